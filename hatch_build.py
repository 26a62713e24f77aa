"""Hatchling's hook: a wheel carries the built page, so that `pip install` needs no Node afterwards.

An editable install does without: ./play builds the page there.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import build_page


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        """What drawing the boards needs, and Node if the system has none that fits."""
        return ["pydantic>=2"] if build_page.system_node() else ["pydantic>=2", build_page.PACKAGED_NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        try:
            build_page.build(build_page.Checkout(Path(self.root)))
        except build_page.CannotBuild as error:
            self.app.abort(f"{error.said}\n{error}")
