"""Writes docs/content.md from the vocabulary itself: keys, questions, selector words, traits.

Usage: python tools/make_content_doc.py [--check]

With --check nothing is written; the exit status is 1 when the file is not current.
"""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterable
from pathlib import Path

from pydantic import BaseModel

from tesno.core.trait import Trait
from tesno.load.boxes import BoxFiles, box_ids, load_box
from tesno.load.content import MOST_BADGE, MOST_BANNER, ModifierModel, PowerModel, RaceModel, parameters_of
from tesno.traits.where import COMMON_WORDS
from tesno.traits.words import ASKS, PER, WHEN

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "docs" / "content.md"
EXAMPLES = (ROOT / "examples" / "yetis.toml", ROOT / "examples" / "lighthouse_keepers.toml")

# What each key means; a key of the loader's models that is missing here is an error.
RACE_KEYS = {
    "tokens": f"the banner's number, 1 to {MOST_BANNER}",
    "borrows": "the id of a race of the box that is left out of the game and lends its tokens; it must have at least "
    f"`tokens` + `conquest_only` + {MOST_BADGE} (the largest badge) of them",
    "conquest_only": "so many tokens more, for conquest only: they leave the map at each redeployment",
    "faction": "Warcraft: the side the race is on, `alliance` or `horde`; neutral without it",
    "modify": "a list of modifiers, see below",
    "use": "a list of odd rules, see below",
    "name": "names by language: `en` is needed, `ru` and `pl` are welcome. In these two a race or power of "
    "yours stands beside another name with a dot between them, so they need not agree",
    "rule": "the rule in words by language; left out, it is made from the declaration",
    "tray": "only for races of a box: how many tokens there are in all. Yours has `borrows` instead",
}
POWER_KEYS = {
    "tokens": f"the badge's number, 0 to {MOST_BADGE}",
    "stays_in_decline": "true: the badge stays with its race in decline (for powers that still do something then)",
    "modify": "a list of modifiers, see below",
    "use": "a list of odd rules, see below",
    "name": "as for races",
    "rule": "as for races",
}
MODIFIER_KEYS = {
    "ask": "which question it answers, see below",
    "amount": "how much, -9 to 9; `cost`, `income`, `defence` and `recruits` need it",
    "where": "which regions it speaks of, see below",
    "per": "for `income`: what is counted, see below",
    "each": "for `recruits`: per so many non-empty regions conquered, 1 to 9",
    "when": "when it counts, see below",
    "piece": "for `defence`: the piece that is shown in the race's regions",
}


def table(heads: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> list[str]:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return [f"| {' | '.join(cell.replace('|', '&#124;') for cell in line)} |" for line in lines]


def keys(model: type[BaseModel], meaning: dict[str, str]) -> list[str]:
    """The keys of a model in the order of their explanations, with their defaults."""
    fields = model.model_fields
    if set(fields) != set(meaning):
        raise SystemExit(f"{model.__name__}: explain {sorted(set(fields) ^ set(meaning))} in {Path(__file__).name}")
    rows = []
    for name, text in meaning.items():
        default = fields[name].default
        usual = f" (usually `{default}`)" if isinstance(default, str) and default else ""
        rows.append((f"`{name}`", text + usual))
    return table(("key", "meaning"), rows)


def words(meaning: dict[str, str], head: str) -> list[str]:
    return table((head, "meaning"), [(f"`{word}`", text) for word, text in meaning.items()])


def trait_rows(files: BoxFiles) -> list[tuple[str, ...]]:
    return [(f"`{name}`", _parameters(maker), _first_lines(maker)) for name, maker in sorted(files.traits.items())]


def _parameters(maker: type[Trait]) -> str:
    return ", ".join(f"`{name}` (usually {default})" for name, default in parameters_of(maker).items()) or "—"


def _first_lines(maker: type[Trait]) -> str:
    """The docstring in one line, without notes on where the code is."""
    sentences = " ".join((inspect.getdoc(maker) or "").split())
    kept = [sentence for sentence in sentences.split(". ") if "core/" not in sentence]
    return ". ".join(kept).rstrip(".") + "."


def box_part(files: BoxFiles) -> list[str]:
    box = files.box
    return [
        f"## Words of the box `{box.id}`",
        "",
        f"- Terrains: {listed(box.terrains)}. Water: {listed(box.water)}.",
        f"- Symbols: {listed(box.symbols)}.",
        f"- Pieces: {listed(piece.id for piece in box.pieces)}.",
        "- Races that can lend their tokens: "
        + ", ".join(f"`{race.id}` ({race.tray})" for race in box.content.races)
        + ".",
        "",
        "Odd rules for `use`:",
        "",
        *table(("trait", "parameters", "rule"), trait_rows(files)),
        "",
    ]


def listed(ids: Iterable[str]) -> str:
    return ", ".join(f"`{id}`" for id in ids)


def content_doc() -> str:
    """The whole document."""
    lines = [
        "# Races and powers of your own",
        "",
        "<!-- Generated by tools/make_content_doc.py from the vocabulary: change the words there, not here. -->",
        "",
        "The box holds a blank banner and a blank badge. Write yours in a TOML file and name it with `--content`:",
        "",
        "    tesno play --content my.toml",
        "    tesno balance --content my.toml              # is it too strong?",
        "    tesno catalogue --content my.toml --lang pl  # how it reads",
        "",
        "Your race or power is compiled like those of the box and works with every badge or banner. Nothing in such",
        "a file is code. A mistake is reported in one line: the file, the path of the key, the offending word and the",
        "nearest known one:",
        "",
        "    my.toml: race.yetis.modify.0.where: unknown word 'forrest' (did you mean 'forest'?)",
        "",
        "How to make a map of your own is in [maps.md](maps.md).",
        "",
        "## A race: `[race.your_id]`",
        "",
        *keys(RaceModel, RACE_KEYS),
        "",
        "## A power: `[power.your_id]`",
        "",
        *keys(PowerModel, POWER_KEYS),
        "",
        "## A modifier: an entry of `modify`",
        "",
        *keys(ModifierModel, MODIFIER_KEYS),
        "",
        "`ask` is one of:",
        "",
        *words(ASKS, "ask"),
        "",
        "`per`, for income:",
        "",
        *words(PER, "per"),
        "",
        "`when`:",
        "",
        *words(WHEN, "when"),
        "",
        "A power does nothing in decline, whatever `when` says, unless it has `stays_in_decline = true`.",
        "",
        "## Which regions: `where`",
        "",
        "Words joined with `and`, `or`, `not` and parentheses: `hill or (forest and not edge)`. Besides the terrains",
        "and symbols of the box there are:",
        "",
        *words(COMMON_WORDS, "word"),
        "",
        "`next_to(…)`, for `cost` only: regions adjacent to such a region held by the race, as in `next_to(mountain)`.",
        "",
        "## An odd rule: an entry of `use`",
        "",
        'The name of a trait, `use = ["spirit"]`, or a table with its parameters (1 to 15),',
        '`use = [{ trait = "heroes", count = 1 }]`. Each box has its own, see below.',
        "",
    ]
    for id in box_ids():
        lines += box_part(load_box(id))
    lines += [
        "## Is it too strong?",
        "",
        "`tesno balance` lets bots play with it and compares it with the races and powers of the box, in coins. Here",
        "is what it said of the first example below when beginners played. The usual bot, `hard`, makes more of a",
        "race, and takes longer:",
        "",
        "    $ tesno balance --content examples/yetis.toml --players 2,3 --bot beginner --games 300",
        "    …",
        "    yours: yetis is worth 7.4 (±2.2) coins more than the average race; 113 picks",
        "    yours: avalanche is worth 4.9 (±2.1) coins less than the average power; 95 picks",
        "",
        "The ± is half of the interval in which the worth lies with 95 % probability; four times as many games halve",
        "it. With `--keep FILE` more `--games` go on from those that were played, as long as your file stays as it is.",
        "How it is measured: [bots.md](bots.md#the-balance-lab).",
        "",
    ]
    for path in EXAMPLES:
        lines += [
            f"## Example: {path.relative_to(ROOT).as_posix()}",
            "",
            "```toml",
            path.read_text("utf-8").rstrip(),
            "```",
            "",
        ]
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    text = content_doc()
    if "--check" in sys.argv[1:]:
        current = TARGET.is_file() and TARGET.read_text("utf-8") == text
        raise SystemExit(0 if current else f"{TARGET.name} is not current: run python tools/make_content_doc.py")
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
