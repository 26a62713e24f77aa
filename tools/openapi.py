"""Prints the server's OpenAPI document, from which the page's types are made (`npm run types` in web/).

Usage: python tools/openapi.py
"""

from __future__ import annotations

import json
from pathlib import Path

from starlette.datastructures import State

from tesno.server.measures import Measures
from tesno.server.requests import all_requests
from tesno.server.settings import Settings


def main() -> int:
    # Nothing is read or written there: the app is described, not started.
    print(json.dumps(all_requests(Settings(data=Path()), Measures().refusals, State()).openapi(), indent=1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
