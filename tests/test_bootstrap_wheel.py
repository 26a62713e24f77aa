"""hatch_build.py: a wheel carries the page, an editable install does not wait for it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hatch_build import PageHook
from tools import build_page
from tools.build_page import CannotBuild, Checkout

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[Checkout]:
    checkouts: list[Checkout] = []
    monkeypatch.setattr(build_page, "build", checkouts.append)
    return checkouts


def hook() -> PageHook:
    nothing: Any = None
    return PageHook(str(ROOT), {}, nothing, nothing, "", "wheel")


@pytest.mark.parametrize(("version", "checkouts"), [("standard", [Checkout(ROOT)]), ("editable", [])])
def test_the_page_is_built_for_a_wheel_only(version: str, checkouts: list[Checkout], built: list[Checkout]) -> None:
    hook().initialize(version, {})
    assert built == checkouts


def test_a_wheel_without_a_page_is_not_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(checkout: Checkout) -> None:
        raise CannotBuild("what to do", "what npm said")

    monkeypatch.setattr(build_page, "build", fail)
    with pytest.raises(SystemExit):
        hook().initialize("standard", {})
    assert "what npm said\nwhat to do" in capsys.readouterr().err


@pytest.mark.parametrize("node", [True, False])
def test_node_is_asked_for_where_there_is_none(node: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_page, "system_node", lambda: build_page.Node(("npm",), ROOT) if node else None)
    assert (build_page.PACKAGED_NODE in hook().dependencies()) is not node


def test_the_wheel_takes_the_folder_that_is_built() -> None:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["artifacts"] == [f"/{Checkout(ROOT).page.relative_to(ROOT).as_posix()}/"]
