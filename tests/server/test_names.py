"""Names: whatever is typed, what is kept can be shown anywhere, and comes back as it was kept."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.client import Client

from tesno.server.names import MOST_CHARACTERS, tidy_name
from tesno.server.wire import GameFacts

CORPUS = [
    ("Anna", "Anna"),
    ("Zażółć gęślą jaźń", "Zażółć gęślą jaźń"),
    ("Ёжик Щукин", "Ёжик Щукин"),
    ("יעל", "יעל"),
    ("نور", "نور"),
    ("小明", "小明"),
    ("<script>alert(1)</script>", "<script>alert(1)</script"),
    ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert"),
    ('"><svg/onload=alert(1)>', '"><svg/onload=alert(1)>'),
    ("javascript:alert(1)", "javascript:alert(1)"),
    ("{{7*7}} ${7*7}", "{{7*7}} ${7*7}"),
    ("{ $player }", "{ $player }"),
    ("'; DROP TABLE games;--", "'; DROP TABLE games;--"),
    ("&lt;b&gt;", "&lt;b&gt;"),
    ("%s %d %n", "%s %d %n"),
    ("\u202eevil\u202c", "evil"),
    ("a\u2066b\u2067c\u2068d\u2069e", "abcde"),
    ("\u200e\u200f\u061cx", "x"),
    ("zero\u200bwidth\u200c\u200d\u2060\ufeff", "zerowidth"),
    ("soft\u00adhyphen", "softhyphen"),
    ("tag\U000e0041\U000e0042", "tag"),
    ("line\nbreak\r\ttab\u2028a\u2029b", "line break tab a b"),
    ("nul\x00bel\x07esc\x1b[31m", "nulbelesc[31m"),
    ("private \ue000 use", "private use"),
    ("   ", ""),
    ("\u00a0\u2003\u3000", ""),
    ("\u3164\uffa0\u115f\u1160\u2800", ""),
    ("\u200b\u200d", ""),
    ("\u0301\u0301", ""),
    ("", ""),
    ("Z" + "\u0351" * 150, "Z\u0351\u0351"),
    ("x" * 200, "x" * 24),
    ("🎲🐉", "🎲🐉"),
    ("e\u0301", "é"),
    ("e\u200d\u0301", "é"),
]


@pytest.mark.parametrize(("typed", "kept"), CORPUS)
def test_names_are_made_harmless(typed: str, kept: str) -> None:
    assert tidy_name(typed) == kept


def test_names_come_back_as_text_wherever_they_are_shown(guest: Client) -> None:
    for typed, kept in CORPUS:
        answer = guest.http.put("/api/me", json={"name": typed})
        assert answer.status_code == 200
        assert answer.json()["name"] == kept
        assert guest.get("/api/me")["name"] == kept
    for typed, kept in CORPUS:
        wish = {"seats": [{"kind": "human", "name": typed}, {"kind": "human"}]}
        answer = guest.http.post("/api/games", json=wish)
        assert answer.status_code == 201
        facts = GameFacts.model_validate(answer.json())
        # Somebody without a name is called by a phrase.
        assert (facts.seats[0].name == kept) == bool(kept)
        assert guest.facts(facts.id).seats == facts.seats
        # Never markup to a browser that follows a link to it.
        assert guest.http.get(f"/api/games/{facts.id}").headers["content-type"] == "application/json"
        if kept:
            with guest.socket(facts.id) as socket:
                assert socket.hello().game.seats[0].name == kept


@pytest.mark.parametrize("name", ["Z" + "\u0351" * 10_000, "x" * 201, "🎲" * 40_000])
def test_endless_names_are_refused(name: str, guest: Client) -> None:
    for method, path, body in (
        ("PUT", "/api/me", {"name": name}),
        ("POST", "/api/games", {"seats": [{"kind": "human", "name": name}, {"kind": "bot"}]}),
    ):
        answer = guest.http.request(method, path, json=body)
        assert answer.status_code == 422
        assert "at most 200 characters" in answer.json()["detail"]
        assert len(answer.content) < 1000


def test_a_name_that_is_not_unicode_is_refused(guest: Client) -> None:
    answer = guest.http.put("/api/me", content=b'{"name": "\\ud83d"}', headers={"content-type": "application/json"})
    assert answer.status_code == 422


@settings(deadline=None)
@given(st.text(max_size=60))
def test_whatever_is_typed_a_name_is_one_short_visible_line(typed: str) -> None:
    kept = tidy_name(typed)
    assert tidy_name(kept) == kept
    assert kept == kept.strip()
    assert unicodedata.normalize("NFC", kept) == kept
    assert not any(unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for character in kept)
    assert sum(not unicodedata.category(character).startswith("M") for character in kept) <= MOST_CHARACTERS
    assert len(kept) <= 3 * MOST_CHARACTERS
