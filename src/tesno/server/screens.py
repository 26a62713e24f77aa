"""What the table on a big screen shows beside the game: its address, for the cameras of phones."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from tesno.server.links import origin_of, qr_svg
from tesno.server.rest import PROBLEMS, SeenGame, TheService

router = APIRouter(prefix="/api/games", responses=PROBLEMS)


@router.get("/{id}/qr", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}}})
async def qr(live: SeenGame, request: Request, service: TheService) -> Response:
    """The address of a game as a QR code, SVG."""
    link = f"{service.settings.public_url or origin_of(request)}/games/{live.row.id}"
    return Response(qr_svg(link), media_type="image/svg+xml", headers={"cache-control": "no-store"})
