"""tools/audit.py: what was not looked up is never called clean."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from tools import audit
from tools.audit import CLEAN, FOUND, NOT_ALL, USAGE, Looked, look_at_page, read_npm_audit, read_pip_audit, status_of
from tools.build_page import Node

GOOD = {"name": "rich", "version": "13.9.4", "vulns": []}
BAD = {
    "name": "h11",
    "version": "0.14.0",
    "vulns": [{"id": "PYSEC-1", "fix_versions": ["0.16.0"], "aliases": [], "description": "chunks"}],
}
UNMENDED = {"name": "h12", "version": "1", "vulns": [{"id": "PYSEC-2", "fix_versions": []}]}
# What pip-audit says where nothing can be looked up, with status 0 and "No known vulnerabilities found".
SKIPPED = {"name": "typer", "skip_reason": "Dependency not found and could not be audited: typer (0.12)"}
OURS = {"name": "tesno", "skip_reason": "distribution marked as editable"}

NPM_CLEAN = {"auditReportVersion": 2, "vulnerabilities": {}, "metadata": {"dependencies": {"total": 90}}}
NPM_FOUND = {
    "auditReportVersion": 2,
    "vulnerabilities": {
        "vite": {"range": "<6.1", "severity": "high", "via": ["esbuild", {"title": "reads any file"}]},
    },
    "metadata": {"dependencies": {"total": 90}},
}
NPM_REFUSED = {"message": "405 Method Not Allowed", "statusCode": 405, "error": {"summary": ""}}


def pip_audit(*packages: dict[str, Any]) -> Looked:
    return read_pip_audit(json.dumps({"dependencies": [OURS, *packages], "fixes": []}))


def npm_audit(told: object) -> Looked:
    return read_npm_audit(json.dumps(told))


def test_all_clean() -> None:
    parts = [pip_audit(GOOD), npm_audit(NPM_CLEAN)]
    assert parts == [Looked(1), Looked(90)]
    assert status_of(parts) == CLEAN


def test_advisories_are_named_with_what_mends_them() -> None:
    parts = [pip_audit(GOOD, BAD, UNMENDED), npm_audit(NPM_FOUND)]
    assert parts[0].advisories == ("h11 0.14.0: PYSEC-1, mended in 0.16.0", "h12 1: PYSEC-2, not mended yet")
    assert parts[1].advisories == ("vite <6.1: high, by esbuild; reads any file",)
    assert status_of(parts) == FOUND
    assert status_of([parts[0], npm_audit(NPM_REFUSED)]) == FOUND, "what is known is told first"


@pytest.mark.parametrize(
    "part",
    [pip_audit(GOOD, SKIPPED), pip_audit(), read_pip_audit(""), npm_audit(NPM_REFUSED), read_npm_audit("<html>")],
)
def test_what_was_not_looked_up_is_not_clean(part: Looked) -> None:
    assert part.unseen
    assert status_of([pip_audit(GOOD), npm_audit(NPM_CLEAN), part]) == NOT_ALL


def test_a_few_names_stand_for_many() -> None:
    many = [{**SKIPPED, "name": f"p{number}"} for number in range(8)]
    assert pip_audit(*many).unseen.endswith("p0, p1, p2, p3, p4 and 3 more")


def test_npm_is_asked_about_the_lock_file(tmp_path: Path) -> None:
    """Whatever status npm ends with, and also where there is none."""
    npm = tmp_path / "npm.py"
    npm.write_text(
        "import sys, json\n"
        "assert sys.argv[1:] == ['audit', '--json', '--package-lock-only']\n"
        f"print(json.dumps({NPM_FOUND!r}))\nraise SystemExit(1)\n"
    )
    assert look_at_page(Node((sys.executable, str(npm)), tmp_path), tmp_path) == npm_audit(NPM_FOUND)
    assert look_at_page(Node((str(tmp_path / "none"),), tmp_path), tmp_path).unseen
    assert look_at_page(None, tmp_path).unseen


def test_the_report_says_what_was_not_looked_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "look_at_python", lambda folder: pip_audit(GOOD, SKIPPED))
    monkeypatch.setattr(audit, "look_at_page", lambda node, web: npm_audit(NPM_CLEAN))
    assert audit.main([]) == NOT_ALL
    said = capsys.readouterr().out
    assert "Python packages: 1 looked up, 0 with an advisory" in said
    assert "not everything was looked up: the advisory service told nothing about typer" in said
    assert audit.main(["--all"]) == USAGE
