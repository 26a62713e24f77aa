"""`tesno catalogue`: the races, powers, finds and variants of a box, with their rules in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.table import Column
from rich.table import Table as Grid

from tesno.cli.errors import friendly
from tesno.cli.options import USUAL_BOX, BoxOption, ContentOption, LanguageOption, check_box, language_of
from tesno.cli.output import Json, console, print_json
from tesno.load.boxes import load_box
from tesno.load.content import read_content
from tesno.locale import Words

# Said beside a number that nobody could attest, in boxes that have such numbers.
_OURS = "number-ours"


@friendly
def catalogue(
    box: BoxOption = USUAL_BOX,
    lang: LanguageOption = "",
    content: ContentOption = None,
    json: Json = False,
) -> None:
    """List the races, powers, finds and variants of a box with their rules.

    Examples:

        tesno catalogue --box base --lang pl

        tesno catalogue --content examples/yetis.toml --json
    """
    check_box(box)
    words = Words(language_of(lang), box=box)
    data = catalogue_of(box, words.language, content or [])
    if json:
        print_json(data)
        return
    out = console()
    for kind in ("races", "powers", "finds"):
        if data[kind]:
            third = "kind" if kind == "finds" else "tokens"
            # An id is there to be typed: it is shown whole, however narrow the terminal.
            id = Column("id", no_wrap=True)
            grid = Grid(id, "name", third, "rule", title=kind, show_lines=True)
            for entry in data[kind]:
                said = f"{entry[third]} ({words(_OURS)})" if entry.get("ours") else str(entry[third])
                grid.add_row(entry["id"], entry["name"], said, entry["rule"])
            out.print(grid)
            if any(entry.get("ours") for entry in data[kind]):
                out.print(words(f"{_OURS}-rule"))
    if data["variants"]:
        grid = Grid(Column("id", no_wrap=True), "name", "players", "rule", title="variants", show_lines=True)
        for entry in data["variants"]:
            grid.add_row(entry["id"], entry["name"], str(entry["players"]), entry["rule"])
        out.print(grid)


def catalogue_of(box: str, language: str, content: list[Path]) -> dict[str, Any]:
    """Everything there is in a box and in the users' files."""
    files = load_box(box)
    own = [read_content(path, files.box, files.traits) for path in content]
    words = Words(language, own, box)
    parts = [files.box.content, *own]
    return {
        "box": box,
        "language": language,
        "races": [
            {
                "id": race.id,
                "name": words.race(race.id),
                "tokens": race.tokens,
                "ours": race.id in files.ours.races,
                "rule": words.race_rule(race.id),
            }
            for part in parts
            for race in part.races
        ],
        "powers": [
            {
                "id": power.id,
                "name": words.power(power.id),
                "tokens": power.tokens,
                "ours": power.id in files.ours.powers,
                "rule": words.power_rule(power.id),
            }
            for part in parts
            for power in part.powers
        ],
        "finds": [
            {
                "id": find.id,
                "kind": "relic" if find.relic else "place",
                "name": words.find(find.id),
                "tokens": 0,
                "rule": words.find_rule(find.id),
            }
            for find in files.box.content.finds
        ],
        "variants": [
            {
                "id": variant.id,
                "name": words(f"variant-{variant.id}"),
                "players": variant.players,
                "rule": words(f"variant-{variant.id}-rule"),
            }
            for variant in files.box.variants
        ],
    }
