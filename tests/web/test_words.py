"""The page says nothing but words of the catalogues: they exist, they are used, and its markup has none of its own."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parents[2]
SOURCES = {
    path: path.read_text("utf-8")
    for path in sorted((ROOT / "web" / "src").rglob("*.*"))
    if path.suffix in (".svelte", ".ts")
}
SCREENS = [path for path in SOURCES if path.suffix == ".svelte"]
# The prefixes of messages that belong to the page alone.
OF_THE_PAGE = ("page", "yours", "friends")
SPOKEN_ATTRIBUTES = ("title", "aria-label", "placeholder", "alt", "aria-valuetext")


def messages(prefix: str) -> dict[str, str]:
    """Id → source text of the messages with a prefix, whichever catalogue has them."""
    catalogues = sorted((ROOT / "src" / "tesno" / "locale" / "en").glob("*.ftl"))
    text = "\n".join(path.read_text("utf-8") for path in catalogues)
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    assert all(entry.span is not None for entry in entries)
    return {
        entry.id.name: text[entry.span.start : entry.span.end]
        for entry in entries
        if entry.span and entry.id.name.startswith(f"{prefix}-")
    }


def named(prefix: str) -> Iterator[str]:
    """Regular expressions for the ids that the sources name: in quotes, or in back quotes with parts left open."""
    everything = "\n".join(SOURCES.values())
    for found in re.findall(rf"""["']({prefix}-[\w-]+)["']""", everything):
        yield re.escape(found)
    for found in re.findall(rf"`({prefix}-[^`]*)`", everything):
        yield r"[\w-]+".join(re.escape(part) for part in re.split(r"\$\{[^}]*\}", found))


@pytest.mark.parametrize("prefix", OF_THE_PAGE)
def test_words_that_are_named_exist(prefix: str) -> None:
    known = messages(prefix)
    # A name with an open part is a family, which may have none of its members here.
    missing = [name for name in named(prefix) if "+" not in name and name.replace("\\", "") not in known]
    assert missing == []


@pytest.mark.parametrize("prefix", OF_THE_PAGE)
def test_words_that_exist_are_used(prefix: str) -> None:
    known = messages(prefix)
    patterns = [re.compile(name) for name in set(named(prefix))]
    texts = "\n".join(known.values())
    unused = [
        id for id in known if not any(pattern.fullmatch(id) for pattern in patterns) and f"{{ {id} }}" not in texts
    ]
    assert unused == []


def markup(source: str) -> str:
    """A component's markup without script, style, comments and expressions."""
    source = re.sub(r"<(script|style)\b.*?</\1>|<!--.*?-->", "", source, flags=re.DOTALL)
    plain, depth = [], 0
    for letter in source:
        depth += letter == "{"
        if depth == 0:
            plain.append(letter)
        depth -= letter == "}"
    return "".join(plain)


@pytest.mark.parametrize("path", SCREENS, ids=lambda path: path.stem)
def test_markup_has_no_words_of_its_own(path: Path) -> None:
    plain = markup(SOURCES[path])
    spoken = [value for name in SPOKEN_ATTRIBUTES for value in re.findall(rf'\b{name}="([^"]*)"', plain)]
    texts = re.sub(r"<[^>]*>", " ", plain)
    assert re.findall(r"[^\W\d_]{2,}", " ".join([texts, *spoken])) == []
