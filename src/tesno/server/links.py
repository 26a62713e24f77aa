"""Links to this server as browsers know it, and pictures of them for the cameras of phones."""

from __future__ import annotations

import io

from starlette.requests import HTTPConnection

# White around the code, in its own squares, so that it is found on any ground.
BORDER = 2


def origin_of(connection: HTTPConnection) -> str:
    """The address by which whoever asks knows this server."""
    secure = connection.url.scheme in ("https", "wss")
    return f"{'https' if secure else 'http'}://{connection.url.netloc}"


def qr_svg(link: str) -> bytes:
    """A QR code as SVG."""
    import segno

    picture = io.BytesIO()
    segno.make(link, error="m", micro=False).save(picture, kind="svg", border=BORDER, xmldecl=False)
    return picture.getvalue()


def qr_data_uri(link: str) -> str:
    """The same for the page to show without asking: links that are secrets stand in no address."""
    import segno

    return segno.make(link, error="m", micro=False).svg_data_uri(border=BORDER)
