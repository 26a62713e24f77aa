"""Help: the commands, the rules of the viewer's own races, and the rule of anything by its name."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from tesno.load.boxes import load_box
from tesno.text.sight import Sight

COMMANDS = ("help", "map", "players", "combos", "why", "log", "undo", "save", "quit")


def help_lines(sight: Sight) -> list[Text]:
    """What can be typed, and what the viewer's races can do."""
    words = sight.words
    lines = [Text(words("client-help"), style="bold")]
    for command in COMMANDS:
        usage = words(f"usage-{command}")
        lines.append(Text(f"  {usage}", style="cyan").append(f"  {words(f'about-{command}')}"))
    lines[-1].append("")
    lines.append(Text(words("client-help-notation")))
    for slot in sight.slots_of(sight.seat):
        race = sight.rules.race_ids[slot]
        lines.append(Text(words.race(race), style="bold").append(f" {words.race_rule(race)}", style="not bold"))
        if sight.state.badge[slot] >= 0:
            power = sight.rules.power_ids[sight.state.badge[slot]]
            lines.append(Text(words.power(power), style="bold").append(f" {words.power_rule(power)}", style="not bold"))
    held = [find for find, region in enumerate(sight.state.find_at) if region and _holds(sight, region)]
    for find in held:
        id = sight.rules.find_ids[find]
        lines.append(Text(words.find(id), style="bold").append(f" {words.find_rule(id)}", style="not bold"))
    return lines


def _holds(sight: Sight, region: int) -> bool:
    holder = sight.state.holder[region]
    return holder >= 0 and sight.state.owner[holder] == sight.seat


def found_rules(sight: Sight, name: str) -> list[Text]:
    """The rules of everything whose name or id begins so."""
    wanted = name.casefold()
    return [
        Text(title, style="bold").append(f" {rule}", style="not bold")
        for id, title, rule in _everything(sight)
        if id.startswith(wanted) or title.casefold().startswith(wanted)
    ]


def _everything(sight: Sight) -> Iterator[tuple[str, str, str]]:
    """Id, name and rule text of all there is at this table."""
    words = sight.words
    for race in sight.rules.race_ids:
        yield race, words.race(race), words.race_rule(race)
    for power in sight.rules.power_ids:
        yield power, words.power(power), words.power_rule(power)
    for find in sight.rules.find_ids:
        yield find, words.find(find), words.find_rule(find)
    files = load_box(sight.rules.box).box
    for piece in (*(piece.id for piece in files.pieces), files.tribe):
        yield piece, words(f"piece-{piece}"), words(f"piece-{piece}-rule")
    for terrain in files.terrains:
        yield terrain, words.terrain(terrain), words.terrain_rule(terrain)
    for symbol in files.symbols:
        yield symbol, words(f"symbol-{symbol}"), words(f"symbol-{symbol}-rule")
