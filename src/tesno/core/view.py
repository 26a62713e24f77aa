"""The only door for secrets: what a seat may see of a state, and a possible world made from what it sees."""

from __future__ import annotations

from typing import Any, Final

from tesno.core.bits import count_at, has, members_of, places_of
from tesno.core.forms import restore
from tesno.core.game import is_over
from tesno.core.names import Region, Seat, Slot
from tesno.core.rules import Rules
from tesno.core.state import DECLINED, LISTS, State

SPECTATOR: Final = -1

# What lies open on the table, by allow-list. The masks of unseen tiles say which tiles nobody has seen yet, which
# everybody can tell from those that were seen; their order does not exist in a state.
PUBLIC: Final[tuple[str, ...]] = (
    "tokens",
    "holder",
    "guard",
    "held",
    "hand",
    "withdrawn",
    "tray",
    "reserve",
    "owner",
    "badge",
    "status",
    "active",
    "fallen",
    "truce",
    "pieces",
    "stock",
    "withdrawn_pieces",
    "resting",
    "find_at",
    "finds_unseen",
    "found",
    "memory",
    "tribes",
    "buried",
    "immune",
    "marked",
    "column_races",
    "column_powers",
    "column_coins",
    "banners_unseen",
    "banners_below",
    "badges_unseen",
    "badges_discarded",
    "round",
    "first",
    "seat",
    "stage",
    "cursor",
    "roamers",
    "stood",
    "expanding",
    "declining",
    "picked",
    "used",
    "nonempty",
    "attacked",
    "reach",
    "bordering",
    "open",
    "kin",
    "shield",
    "hollow",
    "helpers",
    "ending",
    "aids",
    "die",
    "step",
    "acting",
    "slot",
    "focus",
    "stack",
)


class View:
    """What one seat, or a spectator, may know. `coins` holds None where a total is hidden."""

    def __init__(self, seat: Seat, coins: tuple[int | None, ...], public: dict[str, Any]) -> None:
        self.seat = seat
        self.coins = coins
        self.public = public

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        return (self.seat, self.coins, self.public) == (other.seat, other.coins, other.public)

    def __hash__(self) -> int:
        raise TypeError("a view is not hashable")


def view_of(rules: Rules, s: State, seat: Seat, revealed: bool = False, beside: View | None = None) -> View:
    """What the seat sees: all but the others' coins, unless the table plays with open coins or the game is over.

    `revealed`: a moment of a game that is over by now, so that nothing of it is secret any more. `beside`: a view of
    the same moment, with which it has in common what is public.
    """
    revealed = revealed or is_over(s) or rules.options.get("open_coins", False)
    coins = tuple(total if revealed or owner == seat else None for owner, total in enumerate(s.coins))
    if beside is not None:
        return View(seat, coins, beside.public)
    return View(seat, coins, {name: _frozen(getattr(s, name)) for name in PUBLIC})


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def imagine(rules: Rules, view: View, ledger: tuple[int, ...] | None = None) -> State:
    """A state that would look like this view.

    Hidden totals are taken from `ledger` (what a player with a good memory has counted, `play.Ledger`) or, without
    one, guessed from what the seat itself has.
    """
    s = State()
    for name in PUBLIC:
        value = view.public[name]
        setattr(s, name, list(value) if name in LISTS else value)
    known = [total for total in view.coins if total is not None]
    guess = known[0] if known else rules.start_coins
    s.coins = tuple(
        total if total is not None else ledger[seat] if ledger is not None else guess
        for seat, total in enumerate(view.coins)
    )
    s.events = None
    return restore(rules, s)


def view_json(rules: Rules, view: View) -> dict[str, Any]:
    """A view for clients: names instead of numbers, nothing that is not in the view."""
    public = view.public
    return {
        "seat": view.seat,
        "round": public["round"],
        "rounds": rules.rounds,
        "turn": public["seat"],
        "acting": public["acting"],
        "first": public["first"],
        "coins": list(view.coins),
        "regions": [_region_json(rules, public, region) for region in range(1, rules.board.size + 1)],
        "slots": [_slot_json(rules, public, slot) for slot in range(len(rules.race_ids)) if public["status"][slot]],
        "column": [
            {"race": rules.race_ids[race], "power": rules.power_ids[power], "coins": coins}
            for race, power, coins in zip(
                public["column_races"], public["column_powers"], public["column_coins"], strict=True
            )
        ],
        "banners_below": [rules.race_ids[race] for race in public["banners_below"]],
        "badges_discarded": [rules.power_ids[power] for power in members_of(public["badges_discarded"])],
        "tray": {id: public["tray"][slot] for slot, id in enumerate(rules.race_ids)},
        "peace": [list(members_of(mask)) for mask in public["truce"]],
        "die": public["die"],
        "finds_unseen": public["finds_unseen"].bit_count(),
        "memory": _memory_json(rules, public),
    }


def _region_json(rules: Rules, public: dict[str, Any], region: Region) -> dict[str, Any]:
    slot = public["holder"][region]
    found = [
        (kind.id, count_at(public["pieces"][index], region))
        for index, kind in enumerate(rules.kinds)
        if region in places_of(public["pieces"][index])
    ]
    if slot >= 0:
        found += rules.plain_form(slot, public["badge"][slot], public["status"][slot] == DECLINED).garrison
    return {
        "region": region,
        "race": rules.race_ids[slot] if slot >= 0 else None,
        "seat": public["owner"][slot] if slot >= 0 else None,
        "tokens": public["tokens"][region],
        "tribe": has(public["tribes"], region),
        "pieces": dict(found),
        "finds": [id for find, id in enumerate(rules.find_ids) if public["find_at"][find] == region],
        "face_down": has(public["buried"], region),
    }


def _memory_json(rules: Rules, public: dict[str, Any]) -> dict[str, Any]:
    """What traits remember, by their words: a region, seats, a number, or the id of a power or find."""
    found: dict[str, Any] = {}
    for trait in rules.traits:
        kept = public["memory"][trait.index]
        if trait.remembers and kept:
            match trait.remembers_kind:
                case "seats":
                    found[trait.remembers] = list(members_of(kept))
                case "power":
                    found[trait.remembers] = rules.power_ids[kept - 1]
                case "find":
                    found[trait.remembers] = rules.find_ids[kept - 1]
                case _:
                    found[trait.remembers] = kept
    return found


def _slot_json(rules: Rules, public: dict[str, Any], slot: Slot) -> dict[str, Any]:
    badge = public["badge"][slot]
    return {
        "seat": public["owner"][slot],
        "race": rules.race_ids[slot],
        "power": rules.power_ids[badge] if badge >= 0 else None,
        "declined": public["status"][slot] == DECLINED,
        "hand": public["hand"][slot],
        "withdrawn": public["withdrawn"][slot],
        "reserve": public["reserve"][slot],
    }
