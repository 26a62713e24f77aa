"""What a running server consists of."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from tesno.server.advisers import Advisers
from tesno.server.attendance import Attendance
from tesno.server.gathering.onlookers import Onlookers
from tesno.server.hall import Hall
from tesno.server.limiting import Limiter
from tesno.server.measures import Measures
from tesno.server.news import News
from tesno.server.notices.bell import Bell
from tesno.server.settings import Settings
from tesno.server.spectators import Onlooking
from tesno.server.store import Store
from tesno.server.thinking import Thinkers


@dataclass(frozen=True)
class Service:
    settings: Settings
    store: Store
    hall: Hall
    thinkers: Thinkers
    advisers: Advisers
    limiter: Limiter
    measures: Measures
    onlookers: Onlookers
    attendance: Attendance
    onlooking: Onlooking
    bell: Bell
    talk: News = field(default_factory=News)  # what people say at tables
    unusable: set[str] = field(default_factory=set)  # finished games that were found to be so by statistics
    clock: Callable[[], float] = time.time  # of what is waited for at tables


def service_of(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service
