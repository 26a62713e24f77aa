"""What guests are worth, box by box, and how they came there: functions of a connection, and what is read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, func, insert, select, text, update

from tesno.server.rating.skill import Skill, after, bot_skills
from tesno.server.store.schema import BANNED, claims, entries, guests, rated_games, ratings


@dataclass(frozen=True)
class RatedEnd:
    """The end of a rated game: by seat the rank, and the level of the bot that was set there."""

    box: str
    ranks: tuple[int, ...]
    bots: tuple[str | None, ...]


@dataclass(frozen=True)
class RatingRow:
    """What a guest is worth in a box. `place`: among those with games enough, equal ones being in the same place."""

    public: str
    name: str
    box: str
    shown: int
    games: int
    place: int


def rate_game(connection: Connection, game: str, end: RatedEnd, finished: str) -> None:
    """Write down what the end of a game has changed, in the transaction that ends it: so it is there once, or not."""
    if connection.dialect.name == "postgresql":
        # Somebody may end two games at once, at two processes.
        lock = text("SELECT pg_advisory_xact_lock(hashtext('ratings'), hashtext(:box))")
        connection.execute(lock, {"box": end.box})
    sitting = _sitting(connection, game, end)
    before = _skills(connection, end.box, set(sitting.values()))
    fixed = bot_skills(end.box)
    skills = [
        fixed[bot] if bot is not None else before.get(sitting.get(seat, -1), (Skill(), 0))[0]
        for seat, bot in enumerate(end.bots)
    ]
    rated = after(skills, end.ranks)
    for seat, guest in sitting.items():
        skill, games = rated[seat], before.get(guest, (Skill(), 0))[1] + 1
        facts = {"mu": skill.mu, "sigma": skill.sigma, "shown": skill.shown}
        row = {**facts, "guest": guest, "box": end.box}
        connection.execute(
            insert(rated_games).values(**row, game=game, seat=seat, rank=end.ranks[seat], finished=finished)
        )
        if games > 1:
            mine = (ratings.c.box == end.box) & (ratings.c.guest == guest)
            connection.execute(update(ratings).where(mine).values(**facts, games=games))
        else:
            connection.execute(insert(ratings).values(**row, games=games))


def _sitting(connection: Connection, game: str, end: RatedEnd) -> dict[int, int]:
    """Seat → guest: who sits there, or did before they left; each guest once, and none that has been erased."""
    found: dict[int, int] = {}
    for seat, guest in connection.execute(select(claims.c.seat, claims.c.guest).where(claims.c.game == game)):
        found[seat] = guest
    if any(bot is None and seat not in found for seat, bot in enumerate(end.bots)):
        # The last to have done something there.
        acted = select(entries.c.guest, entries.c.body).where((entries.c.game == game) & entries.c.guest.is_not(None))
        for guest, body in connection.execute(acted.order_by(entries.c.version.desc())):
            found.setdefault(body["seat"], guest)
    known = select(guests.c.id).where(guests.c.id.in_(set(found.values())) & guests.c.public.is_not(None))
    here = set(connection.scalars(known))
    sitting: dict[int, int] = {}
    for seat, guest in sorted(found.items()):
        if guest in here and guest not in sitting.values() and end.bots[seat] is None:
            sitting[seat] = guest
    return sitting


def _skills(connection: Connection, box: str, of: set[int]) -> dict[int, tuple[Skill, int]]:
    """What guests were worth before, and after how many games."""
    mine = (ratings.c.box == box) & ratings.c.guest.in_(of)
    found = connection.execute(select(ratings.c.guest, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(mine))
    return {guest: (Skill(mu, sigma), games) for guest, mu, sigma, games in found}


def _listed(least: int) -> Any:
    """Those with games enough who have not been banned."""
    after_banned = BANNED[:-1] + bytes([BANNED[-1] + 1])
    welcome = (guests.c.token_hash < BANNED) | (guests.c.token_hash >= after_banned)
    return (ratings.c.games >= least) & welcome & guests.c.public.is_not(None)


_LINE = (guests.c.public, guests.c.name, ratings.c.box, ratings.c.shown, ratings.c.games)


def ranking(box: str, least: int, most: int) -> Select[Any]:
    """The best of a box."""
    place = func.rank().over(order_by=ratings.c.shown.desc()).label("place")
    return (
        select(*_LINE, place)
        .join(guests, guests.c.id == ratings.c.guest)
        .where((ratings.c.box == box) & _listed(least))
        .order_by(ratings.c.shown.desc(), ratings.c.games.desc(), guests.c.public)
        .limit(most)
    )


def ratings_of(public: str, least: int) -> Select[Any]:
    """What one guest is worth in each box; the place is what it would be with games enough."""
    mine, other = ratings.alias("mine"), ratings
    better = (
        select(func.count())
        .select_from(other.join(guests, guests.c.id == other.c.guest))
        .where((other.c.box == mine.c.box) & (other.c.shown > mine.c.shown) & _listed(least))
        .scalar_subquery()
    )
    me = guests.alias("me")
    return (
        select(me.c.public, me.c.name, mine.c.box, mine.c.shown, mine.c.games, (better + 1).label("place"))
        .join(me, me.c.id == mine.c.guest)
        .where(me.c.public == public)
        .order_by(mine.c.box)
    )


def curve_of(public: str, most: int) -> Select[Any]:
    """What one guest was worth after each of the last games, the newest first: box, and the number that is shown."""
    return (
        select(rated_games.c.box, rated_games.c.shown)
        .join(guests, guests.c.id == rated_games.c.guest)
        .where(guests.c.public == public)
        .order_by(rated_games.c.finished.desc(), rated_games.c.number.desc())
        .limit(most)
    )
