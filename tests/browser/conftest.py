"""A browser, a server and guests; every guest's page is watched while it is used."""

from __future__ import annotations

import os
import re
import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    expect,
    sync_playwright,
)
from tests.server.client import Client
from tests.server.running import Running, Serving, serving

from tesno.cli.serve import PAGE

HERE = Path(__file__).resolve().parent
# A later --disable-features takes the place of an earlier one, so what Playwright disables is said again.
DISABLED_BY_PLAYWRIGHT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "TcpPortRandomizationWin",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
# Pages of the browser's own for what is typed as an address, which nobody does here: two for every window, in a process
# of their own.
SUGGESTIONS = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
FLAGS = (
    f"--disable-features={','.join(DISABLED_BY_PLAYWRIGHT + SUGGESTIONS)}",
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
# For what is stuck. A slow machine may take its time: no test may fail for want of speed.
LONGEST_TEST = 600
PATIENCE = 60_000
DESKTOP: Any = {"width": 1440, "height": 900}
PHONE: Any = {"width": 360, "height": 640}

# ./test deals files to two workers in this order: what takes longest goes first, so that both end together.
LONGEST = (
    "access",
    "warcraft",
    "lesson",
    "rulebook",
    "legible",
    "leavers",
    "mine",
    "follow",
    "friends",
    "mixed_dice",
    "islands",
    "phone",
    "rating",
    "lobby",
    "together",
)

expect.set_options(timeout=PATIENCE)

# What no policy lets happen is said aloud, so that the watch hears it.
REPORT_VIOLATIONS = """
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`CSP: ${violatedDirective} ${blockedURI}`));
"""


# Without a graphics card, painting is most of what a browser does. Nothing else changes: what is transparent has its
# place and size, is hit by the mouse and read aloud. axe alone passes it over (look.js).
UNPAINTED = """
const transparent = new CSSStyleSheet();
transparent.replaceSync(":root { opacity: 0 }");
document.adoptedStyleSheets.push(transparent);
"""


class Watch:
    """Everything that goes wrong in a guest's pages and would not be seen otherwise."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.host = urlsplit(address).netloc
        self.wrong: list[str] = []
        self.forgiven: list[str] = []
        context.on("console", self._said)
        context.on("weberror", lambda error: self.wrong.append(f"error: {error.error}"))
        context.on("request", self._asked)
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)
        context.on("dialog", self._dialog)
        context.on("page", lambda page: page.on("websocket", lambda socket: self._goes_to(socket.url)))

    def forgive(self, pattern: str) -> None:
        """For what a test brings about itself."""
        self.forgiven.append(pattern)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != "Service Worker registration blocked by Playwright":
            self.wrong.append(f"console {message.type}: {message.text} {message.location.get('url', '')}")

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).scheme not in ("data", "blob"):
            self._goes_to(request.url)

    def _goes_to(self, url: str) -> None:
        if urlsplit(url).netloc != self.host:
            self.wrong.append(f"goes elsewhere: {url}")

    def _failed(self, request: Request) -> None:
        # Leaving a page breaks off what it was still loading.
        if request.failure != "net::ERR_ABORTED":
            self.wrong.append(f"failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self.wrong.append(f"{response.status}: {response.request.method} {response.url}")

    def _dialog(self, dialog: Any) -> None:
        self.wrong.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def check(self) -> None:
        bad = [line for line in self.wrong if not any(re.search(pattern, line) for pattern in self.forgiven)]
        assert not bad, "\n".join(bad)


class Guest:
    """A fresh browser profile with one page. It is painted for whoever takes pictures."""

    def __init__(self, browser: Browser, address: str, painted: bool = True, **wishes: Any) -> None:
        # What comes from a worker that keeps the page is no longer seen by who watches the page.
        usual: dict[str, Any] = {
            "viewport": DESKTOP,
            "locale": "en-US",
            "reduced_motion": "reduce",
            "service_workers": "block",
        }
        self.address = address
        self.context = browser.new_context(base_url=address, **{**usual, **wishes})
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(path=HERE / "look.js")
        self.context.add_init_script(REPORT_VIOLATIONS)
        if not painted:
            self.context.add_init_script(UNPAINTED)
        self.watch = Watch(self.context, address)
        self.page = self.context.new_page()

    def another_page(self) -> Page:
        return self.context.new_page()


Visit = Callable[..., Guest]


def pytest_configure(config: pytest.Config) -> None:
    # xdist would put those first that have the most tests.
    config.option.loadscopereorder = False


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    place = {f"test_{name}.py": number for number, name in enumerate(LONGEST)}
    items.sort(key=lambda item: place.get(item.path.name, len(place)) if item.path.parent == HERE else -1)


def find_chromium() -> str | None:
    names = (os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return next((found for name in names if name and (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    executable = find_chromium()
    if executable is None:
        pytest.skip("no Chromium here: install it, or set CHROMIUM to its path")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def page_is_built() -> None:
    if not (PAGE / "index.html").is_file():
        pytest.fail("the page is not built: run .venv/bin/python tools/build_page.py", pytrace=False)


@pytest.fixture(scope="session")
def server(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("browser-server")) as running:
        yield running


@pytest.fixture(scope="session")
def generous(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that lets one guest open as many tables as a rare moment takes."""
    with Running(tmp_path_factory.mktemp("generous-server"), page=PAGE) as running:
        yield running


@pytest.fixture
def client(generous: Running) -> Iterator[Client]:
    """A guest who plays over the wire; a browser may take over with the same cookie."""
    with Client(generous.address) as client:
        yield client


@pytest.fixture(autouse=True)
def bounded() -> Iterator[None]:
    """No test may hang: a page that does not answer would otherwise be waited for without end."""

    def too_long(_signal: int, _frame: FrameType | None) -> None:
        raise TimeoutError(f"the test took more than {LONGEST_TEST} s")

    before = signal.signal(signal.SIGALRM, too_long)
    signal.alarm(LONGEST_TEST)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes guests. When the test is over nothing may have gone wrong in any of their pages."""
    guests: list[Guest] = []

    def make(address: str | None = None, **wishes: Any) -> Guest:
        if address is None:
            address = request.getfixturevalue("server").address
        guests.append(Guest(browser, address, **{"painted": False, **wishes}))
        return guests[-1]

    yield make
    for guest in guests:
        guest.context.close()
    for guest in guests:
        guest.watch.check()
