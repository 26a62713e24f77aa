"""hatch_build.py: a wheel carries the page and the compiled engine, an editable install does not wait for them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hatch_build import WheelHook, compiling_tools
from hatchling.bridge.app import Application
from hatchling.builders.wheel import WheelBuilder
from tools import build_page
from tools.build_page import CannotBuild, Checkout

from tesno.compiled import EMBEDDED, fingerprint
from tesno.lab import compiling
from tesno.lab.compiling import CannotCompile

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[Checkout]:
    checkouts: list[Checkout] = []
    monkeypatch.setattr(build_page, "build", checkouts.append)
    return checkouts


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Where something was compiled to."""
    monkeypatch.setenv("TESNO_PLAIN", "0")
    folders: list[Path] = []

    def compile_sources(folder: Path) -> str:
        folders.append(folder)
        return fingerprint()

    monkeypatch.setattr(compiling, "compile_sources", compile_sources)
    return folders


def hook() -> WheelHook:
    nothing: Any = None
    return WheelHook(str(ROOT), {}, nothing, nothing, "", "wheel", Application())


def no_data() -> dict[str, Any]:
    """What hatchling gives a hook to fill in."""
    return {"pure_python": True, "infer_tag": False, "force_include": {}}


@pytest.mark.parametrize(("version", "checkouts"), [("standard", [Checkout(ROOT)]), ("editable", [])])
def test_page_and_engine_are_built_for_a_wheel_only(
    version: str, checkouts: list[Checkout], built: list[Checkout], compiled: list[Path]
) -> None:
    data = no_data()
    maker = hook()
    maker.initialize(version, data)
    maker.finalize(version, data, "a.whl")
    assert built == checkouts
    assert len(compiled) == len(checkouts)
    assert data["pure_python"] is (version == "editable")


def test_what_is_compiled_lies_where_it_is_looked_for_and_the_wheel_fits_this_platform_only(
    built: list[Checkout], compiled: list[Path]
) -> None:
    data = no_data()
    maker = hook()
    maker.initialize("standard", data)
    (folder,) = compiled
    assert data == {
        "pure_python": False,
        "infer_tag": True,
        "force_include": {str(folder): f"tesno/{EMBEDDED}/{fingerprint()}"},
    }
    assert folder.parent.is_dir()
    maker.finalize("standard", data, "a.whl")
    assert not folder.parent.exists()


def test_without_a_compiler_the_wheel_is_plain_and_says_so(
    built: list[Checkout], compiled: list[Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(folder: Path) -> str:
        raise CannotCompile("there is no C compiler")

    monkeypatch.setattr(compiling, "compile_sources", fail)
    data = no_data()
    hook().initialize("standard", data)
    assert data == no_data()
    assert "there is no C compiler" in capsys.readouterr().err


def test_who_wishes_plain_python_gets_a_plain_wheel(
    built: list[Checkout], compiled: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TESNO_PLAIN", "1")
    data = no_data()
    hook().initialize("standard", data)
    assert (data, compiled) == (no_data(), [])
    assert not set(compiling_tools()) & set(hook().dependencies())


def test_a_wheel_without_a_page_is_not_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(checkout: Checkout) -> None:
        raise CannotBuild("what to do", "what npm said")

    monkeypatch.setattr(build_page, "build", fail)
    with pytest.raises(SystemExit):
        hook().initialize("standard", no_data())
    assert "what npm said\nwhat to do" in capsys.readouterr().err


@pytest.mark.parametrize("node", [True, False])
def test_node_is_asked_for_where_there_is_none(node: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_page, "system_node", lambda: build_page.Node(("npm",), ROOT) if node else None)
    assert (build_page.PACKAGED_NODE in hook().dependencies()) is not node


@pytest.mark.parametrize("compiler", [True, False])
def test_mypyc_is_asked_for_where_there_is_a_compiler(compiler: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESNO_PLAIN", "0")
    monkeypatch.setattr(compiling, "has_compiler", lambda: compiler)
    assert (set(compiling_tools()) <= set(hook().dependencies())) is compiler


def test_the_wheel_takes_the_folder_that_is_built() -> None:
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["artifacts"] == [f"/{Checkout(ROOT).page.relative_to(ROOT).as_posix()}/"]


def test_the_wheel_has_the_words_and_the_rules_of_every_language() -> None:
    carried = {file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()}
    locale = ROOT / "src" / "tesno" / "locale"
    written = {path for pattern in ("*/*.ftl", "*.json", "*/*.json") for path in locale.glob(pattern)}
    assert {path.relative_to(locale).as_posix() for path in written} >= {"ru/rules.json", "pl/rules.json"}
    assert {path.relative_to(ROOT / "src").as_posix() for path in written} <= carried
