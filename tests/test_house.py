"""The house rules that no other tool checks: what may be named where."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "tesno"

# Spelled in pieces, or this file would name them itself.
REGISTRY_HOSTS = [
    ".".join(parts)
    for parts in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("jsr", "io"),
    ]
]
REGISTRY = re.compile("|".join(map(re.escape, REGISTRY_HOSTS)), re.IGNORECASE)
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(?:work|root)/")
OUTSIDE_FOLDER = re.compile(r"""(?<![\w-])shared/|["'/]shared["'/]""")

BOX_IDS = {"base", "underground", "warcraft"}


def repository_files() -> list[Path]:
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True).stdout
    # A file deleted but not yet committed is still listed.
    return [path for name in listing.decode().split("\0") if name and (path := ROOT / name).is_file()]


def lines_matching(pattern: re.Pattern[str], files: list[Path]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {match.group()}"
        for path in files
        for number, line in enumerate(path.read_text("utf-8", errors="ignore").splitlines(), 1)
        if (match := pattern.search(line))
    ]


def string_literals(tree: ast.Module) -> Iterator[ast.Constant]:
    """Every string in the code, docstrings excepted."""
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node


def box_ids_in(code: str) -> list[int]:
    """The lines on which a string literal is a box id."""
    return [
        node.lineno
        for node in string_literals(ast.parse(code))
        if isinstance(node.value, str) and node.value.strip().lower() in BOX_IDS
    ]


def test_no_file_names_a_registry_host() -> None:
    assert lines_matching(REGISTRY, repository_files()) == []


def test_no_file_names_a_path_of_the_machine_it_was_written_on() -> None:
    assert lines_matching(MACHINE_PATH, repository_files()) == []


def test_core_knows_no_box() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in sorted((SOURCE / "core").rglob("*.py"))
        for line in box_ids_in(path.read_text("utf-8"))
    ]
    assert found == []


def test_the_sources_need_nothing_outside_of_the_repository() -> None:
    sources = [path for path in repository_files() if path.is_relative_to(ROOT / "src")]
    assert lines_matching(OUTSIDE_FOLDER, sources) == []


@pytest.mark.parametrize(
    ("pattern", "text", "found"),
    [
        (REGISTRY, f"https://{REGISTRY_HOSTS[0]}/simple", True),
        (REGISTRY, f"https://files.{REGISTRY_HOSTS[1]}/x.whl", True),
        (REGISTRY, "a package index", False),
        (MACHINE_PATH, "open('" + "/".join(["", "work", "main"]) + "')", True),
        (MACHINE_PATH, "file://" + "/".join(["", "root", "x"]), True),
        (MACHINE_PATH, "src/work/x and ./work/x and net/root/x", False),
        (OUTSIDE_FOLDER, "../" + "shared" + "/rules", True),
        (OUTSIDE_FOLDER, 'Path("' + "shared" + '")', True),
        (OUTSIDE_FOLDER, "a shared border; shared victory", False),
    ],
)
def test_the_patterns_find_what_they_are_for(pattern: re.Pattern[str], text: str, found: bool) -> None:
    assert bool(pattern.search(text)) is found


def test_box_ids_are_found_in_code_but_not_in_docstrings() -> None:
    code = '"""base"""\ndef f(box):\n    "warcraft"\n    return box == "base" or box in {"Underground"}\n'
    assert box_ids_in(code) == [4, 4]
    assert box_ids_in("x = 'base cost'\n") == []
