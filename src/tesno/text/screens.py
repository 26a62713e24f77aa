"""The tables of the terminal: regions, players, combos, choices, the result."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

from tesno.core.actions import CONQUER, GAMBLE
from tesno.core.board import neighbours
from tesno.load.boxes import load_box
from tesno.sight.column import column_of
from tesno.sight.players import ranking_of
from tesno.text.choices import Choice
from tesno.text.names import mark, style
from tesno.text.sight import Sight


def _table(sight: Sight, title: str, *columns: str) -> Table:
    """A plain table; a column whose id ends with # is right-aligned."""
    table = Table(title=Text(sight.words(title)), title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        name = column.rstrip("#")
        table.add_column(Text(sight.words(name)), justify="right" if column.endswith("#") else "left")
    return table


def seat_text(sight: Sight, seat: int, faded: bool = False) -> Text:
    return Text(f"{mark(seat, faded)} {sight.names[seat]}", style=style(seat, faded))


def map_table(sight: Sight) -> Table:
    """All regions with what stands there; what each costs while the viewer conquers."""
    columns = ["table-region#", "table-terrain", "table-symbols", "table-neighbours", "table-holder"]
    columns += ["table-tokens#", "table-pieces"]
    if sight.conquering:
        columns.append("table-cost#")
    table = _table(sight, "table-map", *columns)
    for region in range(1, sight.rules.board.size + 1):
        holder = sight.state.holder[region]
        cells = [
            Text(str(region), style="bold" if region in sight.targets else ""),
            Text(sight.terrain(region)),
            Text(", ".join(_symbols(sight, region))),
            Text(" ".join(map(str, neighbours(sight.rules.board, region)))),
            _holder(sight, holder),
            Text(str(sight.state.tokens[region]) if holder >= 0 else ""),
            Text(", ".join(sight.pieces(region))),
        ]
        if sight.conquering:
            cells.append(_cost(sight, region))
        table.add_row(*cells)
    return table


def _symbols(sight: Sight, region: int) -> list[str]:
    board = sight.rules.board
    words = load_box(sight.rules.box).box.symbols
    found = [sight.words(f"symbol-{word}") for word in words if board.features.get(word, 0) >> region & 1]
    return [*found, sight.words("client-entry")] if board.entry >> region & 1 else found


def _holder(sight: Sight, slot: int) -> Text:
    if slot < 0:
        return Text("")
    seat, faded = sight.state.owner[slot], sight.faded(slot)
    return Text(f"{mark(seat, faded)} {sight.words.race(sight.rules.race_ids[slot])}", style=style(seat, faded))


def _cost(sight: Sight, region: int) -> Text:
    """The cost of a target; `?` marks one that needs luck with the die, `–` what is no target."""
    kind = sight.targets.get(region)
    if kind == CONQUER:
        return Text(str(sight.cost(region)), style="bold green")
    if kind == GAMBLE:
        return Text(f"{sight.cost(region)}?", style="yellow")
    return Text("–", style="dim")


def players_table(sight: Sight) -> Table:
    """Everybody: only what the viewer may see."""
    columns = ("table-player", "table-coins#", "table-active", "table-hand#", "table-declined", "table-regions#")
    table = _table(sight, "table-players", *columns)
    for seat in range(sight.rules.seats):
        coins = sight.view.coins[seat]
        active = sight.state.active[seat]
        declined = [sight.combo(slot) for slot in sight.slots_of(seat) if sight.faded(slot)]
        held = sum(len(sight.regions(slot)) for slot in sight.slots_of(seat))
        hand = sum(sight.state.hand[slot] for slot in sight.slots_of(seat))
        table.add_row(
            seat_text(sight, seat),
            Text("?" if coins is None else str(coins)),
            Text(sight.combo(active) if active >= 0 else "–"),
            Text(str(hand) if hand else ""),
            Text("; ".join(declined), style="dim"),
            Text(str(held)),
        )
    return table


def column_table(sight: Sight) -> Table:
    """The combos with price, coins on them, tokens and both rule texts; the number is what to type to pick."""
    columns = ("table-number#", "table-combo", "table-tokens#", "table-price#", "table-coins_on#", "table-rules")
    table = _table(sight, "table-combos", *columns)
    words = sight.words
    for combo in column_of(sight.rules, sight.state):
        text = Text(f"{words.power(combo.power)}: ", style="bold")
        text.append(words.power_rule(combo.power), style="not bold")
        text.append(f"\n{words.race(combo.race)}: ").append(words.race_rule(combo.race), style="not bold")
        table.add_row(
            Text(str(combo.place + 1)),
            Text(words.combo(combo.race, combo.power)),
            Text(str(combo.tokens)),
            Text(str(combo.price)),
            Text(str(combo.coins) if combo.coins else ""),
            text,
        )
    return table


def choice_lines(sight: Sight, choices: list[Choice]) -> list[Text]:
    """The numbered choices under their headings."""
    lines = []
    group = ""
    for number, choice in enumerate(choices, 1):
        if choice.group != group:
            group = choice.group
            lines.append(Text(sight.words(group), style="bold"))
        lines.append(Text(f"  {number:>2}  ", style="cyan").append(choice.label, style="default"))
    return lines


def status_line(sight: Sight) -> Text:
    """Where the game is and what is asked."""
    s, words = sight.state, sight.words
    parts = [words("client-round", round=s.round, rounds=sight.rules.rounds)]
    if s.slot >= 0:
        parts.append(sight.combo(s.slot))
        parts.append(words("client-hand", n=s.hand[s.slot]))
        if s.helpers:
            parts.append(words("client-helpers", n=s.helpers))
        if s.withdrawn[s.slot]:
            parts.append(words("client-withdrawn", n=s.withdrawn[s.slot]))
    if s.die >= 0:
        parts.append(words("client-die", face=s.die))
    line = seat_text(sight, sight.seat).append(f" · {' · '.join(parts)}", style="default")
    return line.append(f"\n{sight.question}", style="bold")


def result_table(sight: Sight) -> Table:
    """The ranking of a finished game, by coins and then by tokens on the map."""
    columns = ("table-place#", "table-player", "table-coins#", "table-map_tokens#")
    table = _table(sight, "table-result", *columns)
    for rank in ranking_of(sight.state):
        table.add_row(
            Text(str(rank.rank), style="bold" if rank.rank == 1 else ""),
            seat_text(sight, rank.seat),
            Text(str(rank.coins)),
            Text(str(rank.tokens)),
        )
    return table
