"""Looks for known security advisories about what Tesno is made of: installed Python packages and locked page packages.

Usage: tools/audit, or python tools/audit.py

Asks pip-audit about the packages of this environment and npm about web/package-lock.json. Both ask a service on the
internet. pip-audit is fetched once, into build/audit, unless it is installed.

Exit status:
  0  everything was looked up, and there is no advisory about it
  1  there are advisories: they are listed
  2  wrong usage
  3  no advisory was found, but not everything could be looked up: the service can't be reached, or a tool is missing
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import sysconfig
import venv
from dataclasses import dataclass
from pathlib import Path
from typing import Any

# As a program this finds its neighbours by itself; as a module of tests it is in the package `tools`.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.build_page import Node, packaged_node, system_node

ROOT = Path(__file__).resolve().parent.parent
OURS = "tesno"
PATIENCE = 300
FEW = 5

CLEAN, FOUND, USAGE, NOT_ALL = 0, 1, 2, 3


@dataclass(frozen=True)
class Looked:
    """What was found out. `unseen`: why something was not looked up."""

    count: int
    advisories: tuple[str, ...] = ()
    unseen: str = ""


def read_pip_audit(text: str) -> Looked:
    """The JSON of pip-audit, which calls what it could not look up skipped, and all well."""
    packages = [package for package in _json(text).get("dependencies", []) if package["name"] != OURS]
    if not packages:
        return Looked(0, unseen="pip-audit gave no list: the advisory service can't be reached from here")
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    advisories = tuple(
        f"{package['name']} {package['version']}: {_named(known)}"
        for package in packages
        for known in package.get("vulns", [])
    )
    unseen = ""
    if skipped:
        more = f" and {len(skipped) - FEW} more" if len(skipped) > FEW else ""
        unseen = f"the advisory service told nothing about {', '.join(skipped[:FEW])}{more}"
    return Looked(len(packages) - len(skipped), advisories, unseen)


def _named(known: dict[str, Any]) -> str:
    fixed = ", ".join(known["fix_versions"])
    return f"{known['id']}, {'mended in ' + fixed if fixed else 'not mended yet'}"


def read_npm_audit(text: str) -> Looked:
    """The JSON of `npm audit`."""
    told = _json(text)
    if "auditReportVersion" not in told:
        return Looked(0, unseen="npm got no list: the advisory service can't be reached from here")
    advisories = tuple(
        f"{name} {about['range']}: {about['severity']}, {'; '.join(_titles(about['via']))}"
        for name, about in sorted(told["vulnerabilities"].items())
    )
    return Looked(told["metadata"]["dependencies"]["total"], advisories)


def _titles(causes: list[Any]) -> list[str]:
    """What is known, or which package it comes by."""
    return [cause["title"] if isinstance(cause, dict) else f"by {cause}" for cause in causes]


def look_at_python(folder: Path) -> Looked:
    command = pip_audit(folder)
    if command is None:
        return Looked(0, unseen="pip-audit is not installed, and pip could not fetch it")
    # What is installed here, wherever pip-audit itself is.
    packages = sysconfig.get_paths()["purelib"]
    how = ["--path", packages, "--skip-editable", "--format", "json", "--progress-spinner", "off"]
    return read_pip_audit(_said([*command, *how], ROOT))


def pip_audit(folder: Path) -> list[str] | None:
    """How to call it."""
    if importlib.util.find_spec("pip_audit") is not None:
        return [sys.executable, "-m", "pip_audit"]
    scripts = folder / ("Scripts" if sys.platform == "win32" else "bin")
    python = next((path for path in (scripts / "python.exe", scripts / "python") if path.is_file()), None)
    if python is None:
        print("audit: fetching pip-audit (once)", file=sys.stderr, flush=True)
        venv.create(folder, with_pip=True)
        python = scripts / ("python.exe" if sys.platform == "win32" else "python")
    if not _has_pip_audit(python):
        fetch = [str(python), "-m", "pip", "install", "-qq", "--no-input", "--disable-pip-version-check", "pip-audit"]
        _said(fetch, ROOT)
    return [str(python), "-m", "pip_audit"] if _has_pip_audit(python) else None


def _has_pip_audit(python: Path) -> bool:
    return _said([str(python), "-c", "import pip_audit; print('here')"], ROOT).strip() == "here"


def look_at_page(node: Node | None, web: Path) -> Looked:
    if node is None:
        return Looked(0, unseen="there is no Node 20.19 or newer with npm: ./play fetches one")
    return read_npm_audit(_said([*node.npm, "audit", "--json", "--package-lock-only"], web, node.environment()))


def _said(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> str:
    """What a program says on stdout, however it ends: both end with a status when they find something."""
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment or dict(os.environ),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=PATIENCE,
        )
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout


def _json(text: str) -> dict[str, Any]:
    try:
        told = json.loads(text)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}


def status_of(parts: list[Looked]) -> int:
    if any(part.advisories for part in parts):
        return FOUND
    return NOT_ALL if any(part.unseen for part in parts) else CLEAN


def main(arguments: list[str]) -> int:
    if arguments:
        print(__doc__, file=sys.stderr)
        return USAGE
    parts = {
        "Python packages": look_at_python(ROOT / "build" / "audit"),
        "page packages": look_at_page(system_node() or packaged_node(), ROOT / "web"),
    }
    for name, part in parts.items():
        print(f"{name}: {part.count} looked up, {len(part.advisories)} with an advisory")
        for advisory in part.advisories:
            print(f"  {advisory}")
        if part.unseen:
            print(f"  not everything was looked up: {part.unseen}")
    return status_of(list(parts.values()))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
