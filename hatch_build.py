"""Hatchling's hook: a wheel carries the compiled engine and the built page: `pip install` is all that is needed.

Without a C compiler, or with TESNO_PLAIN=1, it is a wheel for any platform, and plain Python runs. An editable install
has neither page nor compiled engine: ./play builds both there.
"""

from __future__ import annotations

import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "src"))
sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import build_page

from tesno import compiled
from tesno.lab import compiling


def compiling_tools() -> list[str]:
    """What mypyc needs, as pyproject.toml has it."""
    project = tomllib.loads(Path(__file__).with_name("pyproject.toml").read_text("utf-8"))["project"]
    tools: list[str] = project["optional-dependencies"]["compile"]
    return tools


class WheelHook(BuildHookInterface[Any]):
    # For what is compiled, until it is in the wheel.
    _aside: tempfile.TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        """What drawing the boards needs, Node if the system has none that fits, and mypyc where it can be used."""
        wanted = ["pydantic>=2"]
        if build_page.system_node() is None:
            wanted.append(build_page.PACKAGED_NODE)
        if compiling.has_compiler() and not compiled.plain_wished():
            wanted += compiling_tools()
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        try:
            build_page.build(build_page.Checkout(Path(self.root)))
        except build_page.CannotBuild as error:
            self.app.abort(f"{error.said}\n{error}")
        if not compiled.plain_wished():
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        self._aside = tempfile.TemporaryDirectory(prefix="tesno-compiling-")
        folder = Path(self._aside.name) / "whole"
        try:
            name = compiling.compile_sources(folder)
        except compiling.CannotCompile as error:
            self._clean()
            self.app.display_warning(f"plain Python will run, several times slower than compiled: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"][str(folder)] = f"tesno/{compiled.EMBEDDED}/{name}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        self._clean()

    def _clean(self) -> None:
        if self._aside is not None:
            self._aside.cleanup()
