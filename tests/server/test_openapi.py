"""The published description of the API holds: schemathesis asks all it allows, and some of what it does not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.datastructures import State
from tests.server.client import Client
from tests.server.running import PATIENCE, Running
from tests.server.tables import Table, play

from tesno.server.measures import Measures
from tesno.server.requests import all_requests
from tesno.server.settings import Settings

DESCRIPTION = all_requests(Settings(data=Path()), Measures().refusals, State()).openapi()
OPERATIONS = [(path, method) for path, operations in DESCRIPTION["paths"].items() for method in operations]
# What has nothing to fill in can't be asked wrongly.
ASKED = [
    (path, method, mode)
    for path, method in OPERATIONS
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    if mode is GenerationMode.POSITIVE or {"parameters", "requestBody"} & DESCRIPTION["paths"][path][method].keys()
]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class Known:
    """A guest with a game that runs and one that is over."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.running = client.open("hh").id
        with Table(client, random.Random(1), rounds=1) as table:
            self.over = table.game
            for _ in play(table):
                pass


@pytest.fixture(scope="module")
def known(server: Running) -> Iterator[Known]:
    with Client(server.address) as client:
        yield Known(client)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("path", "method", "mode"), ASKED, ids=[f"{method} {path} {mode.value}" for path, method, mode in ASKED]
)
def test_every_request_is_answered_as_described(
    path: str, method: str, mode: GenerationMode, server: Running, known: Known
) -> None:
    operation: Any = schemathesis.openapi.from_dict(DESCRIPTION)[path][method]
    # Ids made up at random lead nowhere.
    there = {
        "id": st.sampled_from([known.running, known.over]),
        "version": st.integers(1, 9),
        "map": st.sampled_from(["base-2", "underground-5"]),
    }

    @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
    @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def ask(case: Any, data: st.DataObject) -> None:
        for name, values in there.items():
            if name in case.path_parameters and data.draw(st.integers(0, 3)):
                case.path_parameters[name] = data.draw(values)
        case.call_and_validate(
            base_url=server.address,
            checks=CHECKS,
            cookies={known.client.cookie: known.client.token},
            # The first hint waits for a worker to start.
            timeout=PATIENCE,
        )

    ask()


def test_the_whole_contract_is_described() -> None:
    described = {f"{method.upper()} {path}" for path, method in OPERATIONS}
    assert described == {
        "GET /api/me",
        "PUT /api/me",
        "DELETE /api/me",
        "GET /api/me/statistics",
        "GET /api/catalogue",
        "GET /api/words/{language}",
        "GET /api/boards/{map}",
        "POST /api/games",
        "GET /api/games",
        "GET /api/games/{id}",
        "DELETE /api/games/{id}",
        "GET /api/games/{id}/entries",
        "GET /api/games/{id}/scenes/{version}",
        "GET /api/games/{id}/hints",
        "GET /api/games/{id}/review",
        "POST /api/games/{id}/commands",
        "GET /api/games/{id}/summary",
        "GET /api/games/{id}/replay",
        "GET /api/games/{id}/dice",
        "POST /api/games/{id}/rematch",
        "POST /api/games/{id}/table",
        "POST /api/games/{id}/fork",
        "GET /api/games/{id}/board",
        "GET /api/games/{id}/picture",
        "GET /api/boards/{map}/picture",
        "POST /api/maps",
        "POST /api/lessons/{lesson}",
        "GET /api/how-to-play/{box}",
        "GET /api/rules/{box}",
        "POST /api/tables",
        "GET /api/tables/{id}",
        "POST /api/tables/{id}/deeds",
        "GET /api/tables/{id}/qr",
        "GET /api/games/{id}/qr",
        "GET /api/lobby",
        "POST /api/lobby/play",
        "POST /api/games/{id}/seats/{seat}/key",
        "DELETE /api/games/{id}/seats/{seat}/key",
        "POST /api/returns",
        "POST /api/screens",
        "GET /api/screens",
        "POST /api/screens/{id}",
        "GET /api/screens/{id}",
        "DELETE /api/screens/{id}",
        "GET /api/rankings/{box}",
        "GET /api/players/{id}",
        "GET /api/me/ratings",
        "GET /api/talk/{id}",
        "POST /api/talk/{id}",
        "POST /api/talk/{id}/quiet",
        "GET /api/notices",
        "POST /api/notices/push",
        "POST /api/notices/mail",
        "DELETE /api/notices/{way}",
        "POST /api/notices/confirm",
        "POST /api/notices/stop",
    }
    schemas = DESCRIPTION["components"]["schemas"]
    for message in ("ClientMessage", "ServerMessage", "Hello", "Welcome", "Update", "Refused"):
        assert message in schemas
