"""A push service and a mail server on this machine, which take what they are given and can read it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import threading
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from tesno.server.notices.push import packed, point_of, public_key

AUTH = bytes(range(16))


class Browser:
    """The keys of a subscription, as a browser makes them."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.public = point_of(self._key.public_key())

    def wish(self, endpoint: str, **more: Any) -> dict[str, Any]:
        return {"endpoint": endpoint, "p256dh": packed(self.public), "auth": packed(AUTH), **more}

    def read(self, body: bytes) -> Any:
        """As RFC 8188 and 8291 say it is read."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        shared = self._key.exchange(ec.ECDH(), public_key(sender))
        first = hmac.digest(AUTH, shared, hashlib.sha256)
        secret = hmac.digest(first, b"WebPush: info\0" + self.public + sender + b"\x01", hashlib.sha256)
        second = hmac.digest(salt, secret, hashlib.sha256)
        key = hmac.digest(second, b"Content-Encoding: aes128gcm\0\x01", hashlib.sha256)[:16]
        nonce = hmac.digest(second, b"Content-Encoding: nonce\0\x01", hashlib.sha256)[:12]
        text = AESGCM(key).decrypt(nonce, record, None)
        assert text[-1] == 2
        return json.loads(text[:-1])


class PushService:
    """Keeps what is posted; answers with a status of one's choice, by path."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, int] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.taken.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(service.answers.get(self.path, 201))
                if service.answers.get(self.path) == 307:
                    self.send_header("location", f"{service.address}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *about: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02})

    def __enter__(self) -> PushService:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class AnyPort(Controller):
    """At any port that is free."""

    def _trigger_server(self) -> None:
        # It greets itself at the port it was given.
        assert isinstance(self.server, asyncio.Server)
        self.port = self.server.sockets[0].getsockname()[1]
        super()._trigger_server()


class MailSink:
    """Takes mail for everybody."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self._controller = AnyPort(self, hostname="127.0.0.1", port=0)

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"

    @property
    def port(self) -> int:
        port: int = self._controller.port
        return port

    def __enter__(self) -> MailSink:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()
