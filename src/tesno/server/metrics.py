"""What goes on in the server, in numbers for whoever watches over it: `/metrics`, in the format of Prometheus.

Not for strangers. Nothing in it says who plays.
"""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tesno.server.exposition import CONTENT_TYPE, family, gauge
from tesno.server.insiders import METRICS, THIS_MACHINE, is_insider
from tesno.server.problems import Refusal
from tesno.server.rest import TheService
from tesno.server.service import Service
from tesno.server.thinking import Loads

router = APIRouter(include_in_schema=False)


@router.get(METRICS)
async def metrics(request: Request, service: TheService) -> Response:
    if not is_insider(request, (*THIS_MACHINE, *service.settings.metrics_from)):
        raise Refusal(404, "not_found", "no such address")
    return Response(text_of(service), media_type=CONTENT_TYPE)


def text_of(service: Service) -> str:
    measures = service.measures
    counted = (
        ("tesno_commands_total", "counter", "Commands of players that were answered.", measures.commands),
        (
            "tesno_refusals_total",
            "counter",
            "Requests, commands, messages and sockets refused.",
            measures.refusals,
        ),
        ("tesno_commit_seconds", "histogram", "From handing an entry to the store to its commit.", measures.commits),
        ("tesno_loop_lag_seconds", "histogram", "How late the event loop is.", measures.lag),
    )
    return "".join(
        [
            gauge("tesno_start_time_seconds", "When the server started, since 1970.", measures.started),
            gauge("tesno_sockets", "Sockets at tables.", service.limiter.sockets),
            gauge("tesno_live_games", "Games in memory.", service.hall.in_memory),
            gauge("tesno_watched_games", "Games that somebody watches.", service.hall.watched),
            *(family(name, kind, about, what.samples(name)) for name, kind, about, what in counted),
            *waiting_questions(service.thinkers.loads),
        ]
    )


def waiting_questions(loads: Loads) -> list[str]:
    """What there is to do for bots and advisers."""
    queues = {"bots": loads.bots, "advice": loads.advice}

    def told(name: str, about: str, of: str) -> str:
        return gauge(name, about, {queue: getattr(load, of) for queue, load in queues.items()}, "queue")

    return [
        told("tesno_questions_waiting", "Questions that no worker has taken up.", "waiting"),
        told("tesno_questions_longest_wait_seconds", "How long the first of them waits.", "longest_wait"),
        told("tesno_workers_busy", "Workers that think.", "busy"),
        told("tesno_workers", "Workers there may be.", "workers"),
    ]
