"""Mail: how a notice is written, and the server that takes it."""

from __future__ import annotations

import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

PATIENCE = 20.0
PORTS = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class MailServer:
    """Who takes the mail, and as whom it is sent. With `smtp` it is encrypted from the second word on, if that server
    can; a password is never told before."""

    scheme: str
    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def of(cls, url: str, sender: str) -> MailServer:
        """smtps://user:password@mail.example.org. Raises ValueError."""
        parts = urlsplit(url)
        if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/"):
            raise ValueError("must be the address of a mail server, such as smtps://user:password@mail.example.org")
        port = parts.port or PORTS[parts.scheme]
        return cls(
            parts.scheme, parts.hostname, port, sender, unquote(parts.username or ""), unquote(parts.password or "")
        )

    def send(self, letter: EmailMessage) -> None:
        """Raises OSError or SMTPException."""
        context = ssl.create_default_context()
        if self.scheme == "smtps":
            with smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=context) as server:
                self._hand_over(server, letter)
            return
        with smtplib.SMTP(self.host, self.port, timeout=PATIENCE) as server:
            server.ehlo()
            if server.has_extn("starttls"):
                server.starttls(context=context)
                server.ehlo()
            elif self.user:
                raise smtplib.SMTPNotSupportedError("the mail server does not encrypt, so it is told no password")
            self._hand_over(server, letter)

    def _hand_over(self, server: smtplib.SMTP, letter: EmailMessage) -> None:
        if self.user:
            server.login(self.user, self.password)
        server.send_message(letter)


def letter(sender: str, to: str, subject: str, text: str, stop: str | None, language: str) -> EmailMessage:
    """`stop`: the address by which a mail program ends these mails in one click (RFC 8058)."""
    made = EmailMessage()
    made["From"] = sender
    made["To"] = to
    made["Subject"] = subject
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">") or None)
    # No answering machine should answer.
    made["Auto-Submitted"] = "auto-generated"
    if stop is not None:
        made["List-Unsubscribe"] = f"<{stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(text)
    # Not before: the content brings headers of its own.
    made["Content-Language"] = language
    return made
