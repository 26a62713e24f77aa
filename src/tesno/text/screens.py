"""The tables of the terminal: regions, players, combos, choices, the result."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from tesno.core.bits import has, regions_of
from tesno.core.board import neighbours
from tesno.core.names import Region, Regions, Seat
from tesno.load.boxes import load_box, map_of
from tesno.sight.model import Ground
from tesno.text.choices import Choice
from tesno.text.names import mark, style
from tesno.text.scene import Scene


def _table(scene: Scene, title: str, *columns: str) -> Table:
    """A plain table; a column whose id ends with # is right-aligned."""
    table = Table(title=Text(title), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        name = column.rstrip("#")
        table.add_column(Text(scene.words(name)), justify="right" if column.endswith("#") else "left")
    return table


def seat_text(scene: Scene, seat: Seat, faded: bool = False) -> Text:
    return Text(f"{mark(seat, faded)} {scene.names[seat]}", style=style(seat, faded))


def map_tables(scene: Scene) -> list[Table]:
    """All regions, a table for each board, with what stands there; what each costs while the viewer conquers."""
    board = scene.rules.board
    if len(board.parts) == 1:
        return [_regions_table(scene, scene.words("table-map"), board.everywhere)]
    return [
        _regions_table(scene, _board_name(scene, id), regions)
        for id, regions in zip(board.id.split(), board.parts, strict=True)
    ]


def _board_name(scene: Scene, id: str) -> str:
    """`The Kettle · Small continent`; a board of the players' own goes by its id."""
    words = scene.words
    if not words.has(f"map-{id}"):
        return id
    size = map_of(scene.rules.box, id).size
    return f"{words(f'map-{id}')} · {words(f'size-{size.lower()}')}" if size else words(f"map-{id}")


def _regions_table(scene: Scene, title: str, regions: Regions) -> Table:
    columns = ["table-region#", "table-terrain", "table-symbols", "table-neighbours", "table-holder"]
    columns += ["table-tokens#", "table-pieces"]
    if scene.conquering:
        columns.append("table-cost#")
    table = _table(scene, title, *columns)
    for region in regions_of(regions):
        ground = scene.ground(region)
        cells = [
            Text(str(region), style="bold" if region in scene.targets else ""),
            Text(scene.words.say(scene.moment.terrain(region))),
            Text(", ".join(_symbols(scene, region))),
            Text(" ".join(map(str, neighbours(scene.rules.board, region)))),
            _holder(scene, ground),
            Text(str(ground.tokens) if ground.race is not None else ""),
            Text(", ".join(scene.pieces(region))),
        ]
        if scene.conquering:
            cells.append(_cost(scene, region))
        table.add_row(*cells)
    return table


def _symbols(scene: Scene, region: Region) -> list[str]:
    board = scene.rules.board
    words = load_box(scene.rules.box).box.symbols
    found = [scene.words(f"symbol-{word}") for word in words if has(board.features.get(word, 0), region)]
    # Where a symbol marks the places of entry, it says so itself.
    marked = load_box(scene.rules.box).map_words.entry_symbol
    return [*found, scene.words("client-entry")] if has(board.entry, region) and not marked else found


def _holder(scene: Scene, ground: Ground) -> Text:
    if ground.race is None or ground.seat is None:
        return Text("")
    name = f"{mark(ground.seat, ground.declined)} {scene.words.race(ground.race)}"
    return Text(name, style=style(ground.seat, ground.declined))


def _cost(scene: Scene, region: Region) -> Text:
    """The cost of a target; `?` marks one that needs luck with the die, `–` what is no target."""
    target = scene.targets.get(region)
    if target is None or target.cost is None:
        return Text("–", style="dim")
    if target.kind == "gamble":
        return Text(f"{target.cost.total}?", style="yellow")
    return Text(str(target.cost.total), style="bold green")


def players_table(scene: Scene) -> Table:
    """Everybody: only what the viewer may see."""
    columns = ("table-player", "table-coins#", "table-active", "table-hand#", "table-declined", "table-regions#")
    table = _table(scene, scene.words("table-players"), *columns)
    for player in scene.position.players:
        active = [scene.combo(holding) for holding in player.holdings if not holding.declined]
        declined = [scene.combo(holding) for holding in player.holdings if holding.declined]
        hand = sum(holding.hand for holding in player.holdings)
        name = seat_text(scene, player.seat)
        if player.side:
            name.append(f" · {scene.words(f'faction-{player.side}')}")
        for kept in player.keeps:
            name.append(f" · {scene.words(f'piece-{kept}')}")
        table.add_row(
            name,
            Text("?" if player.coins is None else str(player.coins)),
            Text(active[0] if active else "–"),
            Text(str(hand) if hand else ""),
            Text("; ".join(declined), style="dim"),
            Text(str(sum(holding.regions for holding in player.holdings))),
        )
    if scene.position.rival is not None:
        rival = scene.position.rival
        table.add_row(Text(scene.words.say(rival.name)), Text(f"{rival.coins} (+{rival.income})"))
    return table


def column_table(scene: Scene) -> Table:
    """The combos with price, coins on them, tokens and both rule texts; the number is what to type to pick."""
    columns = ("table-number#", "table-combo", "table-tokens#", "table-price#", "table-coins_on#", "table-rules")
    table = _table(scene, scene.words("table-combos"), *columns)
    words = scene.words
    for combo in scene.position.column:
        text = Text(f"{words.power(combo.power)}: ", style="bold")
        text.append(words.power_rule(combo.power), style="not bold")
        text.append(f"\n{words.race(combo.race)}: ").append(words.race_rule(combo.race), style="not bold")
        table.add_row(
            Text(str(combo.place + 1)),
            Text(scene.combo(combo)),
            Text(str(combo.tokens)),
            Text(str(combo.price)),
            Text(str(combo.coins) if combo.coins else ""),
            text,
        )
    return table


def choice_lines(scene: Scene, choices: list[Choice]) -> list[Text]:
    """The numbered choices under their headings."""
    lines = []
    group = ""
    for number, choice in enumerate(choices, 1):
        if choice.group != group:
            group = choice.group
            lines.append(Text(scene.words(group), style="bold"))
        lines.append(Text(f"  {number:>2}  ", style="cyan").append(choice.label, style="default"))
    return lines


def status_line(scene: Scene) -> Text:
    """Where the game is and what is asked."""
    words, position, s = scene.words, scene.position, scene.moment.state
    parts = [words("client-round", round=position.round, rounds=position.rounds)]
    if s.slot >= 0:
        power = scene.rules.power_ids[s.badge[s.slot]] if s.badge[s.slot] >= 0 else None
        parts += [words.combo(scene.rules.race_ids[s.slot], power), words("client-hand", n=s.hand[s.slot])]
        if s.helpers:
            parts.append(words("client-helpers", n=s.helpers))
        if s.withdrawn[s.slot]:
            parts.append(words("client-withdrawn", n=s.withdrawn[s.slot]))
    if position.die is not None:
        parts.append(words("client-die", face=position.die))
    line = seat_text(scene, scene.seat).append(f" · {' · '.join(parts)}", style="default")
    return line.append(f"\n{words.say(position.question)}", style="bold")


def result_table(scene: Scene) -> Table:
    """The ranking of a finished game, by coins and then by tokens on the map."""
    columns = ("table-place#", "table-player", "table-coins#", "table-map_tokens#")
    table = _table(scene, scene.words("table-result"), *columns)
    for rank in scene.position.ranking:
        table.add_row(
            Text(str(rank.rank), style="bold" if rank.rank == 1 else ""),
            seat_text(scene, rank.seat),
            Text(str(rank.coins)),
            Text(str(rank.tokens)),
        )
    for team in scene.position.teams:
        table.add_row("", Text(scene.words(f"faction-{team.side}")), Text(str(team.coins)), Text(str(team.tokens)))
    if scene.position.rival is not None:
        rival = scene.position.rival
        table.add_row("", Text(scene.words.say(rival.name)), Text(str(rival.coins)), "")
    return table
