"""Help: the commands, the rules of the viewer's own races, the rule of anything by its name, and `why 9`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from rich.text import Text

from tesno.core.names import Region
from tesno.load.boxes import load_box
from tesno.play import MalformedAction
from tesno.play.lines import why_line
from tesno.sight.model import Cost, Faction
from tesno.text.scene import Scene

COMMANDS = ("help", "map", "players", "combos", "why", "hint", "log", "undo", "save", "quit")


def help_lines(scene: Scene) -> list[Text]:
    """What can be typed, and what the viewer's races can do."""
    words = scene.words
    lines = [Text(words("client-help"), style="bold")]
    for command in COMMANDS:
        usage = words(f"usage-{command}")
        lines.append(Text(f"  {usage}", style="cyan").append(f"  {words(f'about-{command}')}"))
    lines[-1].append("")
    lines.append(Text(words("client-help-notation")))
    for holding in scene.holdings(scene.seat):
        lines.append(_rule(words.race(holding.race), words.race_rule(holding.race)))
        if holding.power is not None:
            lines.append(_rule(words.power(holding.power), words.power_rule(holding.power)))
    for ground in scene.position.grounds:
        if ground.seat == scene.seat:
            lines += [_rule(words.find(find.id), words.find_rule(find.id)) for find in ground.finds]
    return lines


def _rule(title: str, rule: str) -> Text:
    return Text(title, style="bold").append(f" {rule}", style="not bold")


def found_rules(scene: Scene, name: str) -> list[Text]:
    """The rules of everything whose name or id begins so."""
    wanted = name.casefold()
    return [
        _rule(title, rule)
        for id, title, rule in _everything(scene)
        if id.startswith(wanted) or title.casefold().startswith(wanted)
    ]


def _everything(scene: Scene) -> Iterator[tuple[str, str, str]]:
    """Id, name and rule text of all there is at this table."""
    words = scene.words
    for race in scene.rules.race_ids:
        yield race, words.race(race), words.race_rule(race)
    for power in scene.rules.power_ids:
        yield power, words.power(power), words.power_rule(power)
    for find in scene.rules.find_ids:
        yield find, words.find(find), words.find_rule(find)
    files = load_box(scene.rules.box).box
    for piece in (*(piece.id for piece in files.pieces), files.tribe):
        yield piece, words(f"piece-{piece}"), words(f"piece-{piece}-rule")
    for terrain in files.terrains:
        yield terrain, words.terrain(terrain), words.terrain_rule(terrain)
    for symbol in files.symbols:
        yield symbol, words(f"symbol-{symbol}"), words(f"symbol-{symbol}-rule")
    for faction in get_args(Faction) if any(scene.rules.factions) else ():
        yield faction, words(f"faction-{faction}"), words(f"faction-{faction}-rule")
    if variant := scene.rules.variant:
        yield variant, words(f"variant-{variant}"), words(f"variant-{variant}-rule")


def explained(scene: Scene, wish: str) -> list[str]:
    """Why something is not possible now, or what makes up its cost: a region (`9`) or a move (`dragon 9`)."""
    words = scene.words
    if scene.position.acting != scene.seat:
        return [words.reason("not_your_turn", {"seat": scene.seat}, scene.names)]
    if wish.isdecimal():
        return _about_region(scene, int(wish)) if len(wish) < 6 else [words("usage-why-hint")]
    try:
        reason = why_line(scene.rules, scene.moment.state, scene.seat, wish)
    except MalformedAction:
        return [words("usage-why-hint")]
    return [words("why-legal") if reason is None else words.reason(*reason, scene.names)]


def _about_region(scene: Scene, region: Region) -> list[str]:
    words = scene.words
    if not 1 <= region <= scene.rules.board.size:
        return [words.reason("no_such_region", {"region": region})]
    defenders = scene.defenders(region)
    lines = [words("why-region", region=scene.region(region)) + (f" {defenders}." if defenders else "")]
    lines += [words.say(piece.why) for piece in scene.ground(region).pieces if piece.why is not None]
    target = scene.targets.get(region)
    refusal = next((refusal for refusal in scene.position.refusals if refusal.region == region), None)
    cost: Cost | None = None
    if target is not None and target.cost is not None:
        cost = target.cost
        gamble = target.kind == "gamble"
        lines.append(words("why-gamble", chance=scene.chance(cost)) if gamble else words("why-legal"))
    elif refusal is not None:
        cost = refusal.cost
        lines.append(words.say(refusal.reason))
    else:
        reason = why_line(scene.rules, scene.moment.state, scene.seat, f"conquer {region}")
        assert reason is not None
        lines.append(words.reason(*reason, scene.names))
    if cost is not None:
        lines.append(words("why-cost", sum=words.sum([(part.id, part.amount) for part in cost.summands])))
    tolls = target.tolls if target is not None else refusal.tolls if refusal is not None else []
    return [*lines, *(f"{words.say(toll.text)}." for toll in tolls)]
