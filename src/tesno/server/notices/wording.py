"""What a notice says, in the reader's language."""

from __future__ import annotations

import json
from dataclasses import dataclass

from tesno.locale import LANGUAGES, Words
from tesno.server.hall import seat_names
from tesno.server.store import GameRow

OTHERWISE = "en"


@dataclass(frozen=True)
class Notice:
    """That a game waits."""

    game: str
    language: str
    title: str
    body: str

    @property
    def json(self) -> str:
        """As the worker in the browser reads it (web/shell/worker.js)."""
        said = {"title": self.title, "body": self.body, "url": f"/games/{self.game}", "tag": self.game}
        return json.dumps(said, ensure_ascii=False)

    @property
    def mail_subject(self) -> str:
        return Words(self.language)("notice-mail-subject")

    def mail_text(self, link: str, stop: str) -> str:
        """`link` leads to the game, `stop` ends these mails."""
        words = Words(self.language)
        lines = (self.body, words("notice-mail-game", link=link), words("notice-mail-stop", link=stop))
        return "\n\n".join(lines) + "\n"


def notice_of(row: GameRow, guest: int, language: str | None) -> Notice:
    spoken = language if language in LANGUAGES else OTHERWISE
    words = Words(spoken)
    others = [words.say(name) for number, name in enumerate(seat_names(row)) if row.claims.get(number) != guest] or [
        words.say(name) for name in seat_names(row)
    ]
    body = words(
        "notice-body", box=words(f"box-{row.table['box']}"), round=row.progress["round"], others=", ".join(others)
    )
    return Notice(row.id, spoken, words("notice-title"), body)


def confirmation(link: str, language: str | None) -> tuple[str, str, str]:
    """Subject and text of the mail that asks whether mails are wanted, and its language."""
    spoken = language if language in LANGUAGES else OTHERWISE
    words = Words(spoken)
    text = "\n\n".join((words("notice-confirm-about"), link, words("notice-confirm-else"))) + "\n"
    return words("notice-confirm-subject"), text, spoken
