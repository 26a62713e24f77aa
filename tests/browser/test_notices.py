"""Notices in the browser: what is asked for in the preferences, what the worker shows, what the title says."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Visit
from tests.browser.player import wait_until
from tests.browser.test_access import Axe
from tests.browser.test_mixed_dice import client_of
from tests.browser.test_shell import kept
from tests.server.letterboxes import MailSink
from tests.server.running import Running

from tesno.cli.serve import PAGE
from tesno.server.notices.mail import MailServer
from tesno.server.notices.push import new_key
from tesno.server.settings import NoticeSettings

pytestmark = pytest.mark.browser


@pytest.fixture
def sink() -> Iterator[MailSink]:
    with MailSink() as running:
        yield running


@pytest.fixture
def ringing(tmp_path: Path, sink: MailSink, page_is_built: None) -> Iterator[Running]:
    key = tmp_path / "push.pem"
    key.write_bytes(new_key())
    mail = MailServer("smtp", "127.0.0.1", sink.port, "Tesno <games@example.org>")
    notices = NoticeSettings(key, "mailto:host@example.org", mail)
    with Running(tmp_path / "server", page=PAGE, notices=notices) as running:
        yield running


def preferences(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("preferences-open").click()
    page.get_by_test_id("preferences").wait_for()


def test_mail_is_asked_for_confirmed_and_ended(visit: Visit, ringing: Running, sink: MailSink) -> None:
    page = visit(ringing.address, locale="pl").page
    preferences(page)
    page.get_by_test_id("notice-mail").fill("anna@example.org")
    page.get_by_test_id("notice-mail-add").click()
    expect(page.get_by_test_id("notice-mail-asked")).to_be_visible()
    expect(page.get_by_test_id("notices")).to_contain_text("jeszcze niepotwierdzony")
    axe = Axe(page)
    axe.check("notices")
    axe.expect_nothing_wrong()
    key = re.search(r"/notices/confirm#(\S+)", sink.letters[0].get_content())
    assert key is not None
    page.goto(f"/notices/confirm#{key[1]}")
    expect(page.get_by_test_id("mail-done")).to_contain_text("anna@example.org")
    preferences(page)
    expect(page.get_by_test_id("notices")).to_contain_text("anna@example.org")
    expect(page.get_by_test_id("notices")).not_to_contain_text("niepotwierdzony")
    page.goto(f"/notices/stop#{key[1]}")
    expect(page.get_by_test_id("mail-done")).to_contain_text("anna@example.org")
    preferences(page)
    expect(page.get_by_test_id("notices")).not_to_contain_text("anna@example.org")


def test_an_address_is_taken_off_with_one_click(visit: Visit, ringing: Running) -> None:
    page = visit(ringing.address).page
    preferences(page)
    page.get_by_test_id("notice-mail").fill("bo@example.org")
    page.get_by_test_id("notice-mail-add").click()
    page.get_by_role("button", name="No more to bo@example.org").click()
    expect(page.get_by_test_id("notices")).not_to_contain_text("bo@example.org")


def test_nothing_is_offered_that_the_server_does_not_do(visit: Visit) -> None:
    page = visit().page
    preferences(page)
    page.wait_for_load_state("networkidle")
    expect(page.get_by_test_id("notices")).to_have_count(0)


def test_the_worker_shows_what_the_server_says(visit: Visit, ringing: Running) -> None:
    guest = kept(visit, ringing.address)
    page = guest.page
    guest.context.grant_permissions(["notifications"], origin=ringing.address)
    session = guest.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(entry["registrationId"] for entry in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    told = {"title": "Ваш ход", "body": "Базовая игра, раунд 2.", "url": "/games/abc", "tag": "abc"}
    message = {"origin": ringing.address, "registrationId": found[0], "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", message)
    shown = "async () => (await (await navigator.serviceWorker.ready).getNotifications())"
    wait_until(page, f"async () => ({shown})().then((all) => all.length === 1)")
    seen = page.evaluate(f"{shown}.map(({{ title, body, tag, data }}) => ({{ title, body, tag, url: data.url }}))")
    assert seen == [told]


def test_the_title_says_how_many_games_wait(visit: Visit, generous: Running) -> None:
    page = visit(generous.address).page
    page.goto("/")
    page.get_by_test_id("play-now").wait_for()
    with client_of(page) as client:
        ids = [client.open("hh").id for _ in range(2)]
    page.reload()
    expect(page).to_have_title(re.compile(r"^\(2\) Tesno"))
    page.goto(f"/games/{ids[0]}")
    page.get_by_test_id("board").wait_for()
    expect(page).to_have_title(re.compile(r"^[^(]*Tesno"))
