"""The terminal game, played by scripts: whole games, bad input, undo, why, saving, and no secrets."""

import io
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from tesno.core.bits import replaced
from tesno.locale import LANGUAGES, Words
from tesno.play import Game, Table, TableError, read_replay
from tesno.text import BotMove, play_in_terminal

SMALL = Table(players=2, rounds=3)
EN = Words("en", box="base")


def seed_where_first(table: Table, seat: int = 0) -> int:
    return next(seed for seed in range(99) if Game(table, seed=seed).state.first == seat)


def random_bot(name: str) -> BotMove:
    chooser = random.Random(name)
    return lambda game: chooser.choice(game.legal)


class Terminal:
    """A console that remembers, and a person who types a script; when it ends, so does the input."""

    def __init__(self, *lines: str) -> None:
        self.output = io.StringIO()
        self.printed: list[str] = []
        self.console = Console(file=self, width=140)  # type: ignore[arg-type]
        self.lines: Iterator[str] = iter(lines)

    def write(self, text: str) -> None:
        self.printed.append(text)
        self.output.write(text)

    def flush(self) -> None:
        pass

    def ask(self, prompt: str) -> str:
        self.output.write(prompt)
        try:
            line = next(self.lines)
        except StopIteration:
            raise EOFError from None
        self.output.write(f"{line}\n")
        if line == "^C":
            raise KeyboardInterrupt
        return line

    @property
    def text(self) -> str:
        return self.output.getvalue()

    def after(self, line: str) -> str:
        """What was printed between an input and the next prompt."""
        return self.text.split(f": {line}\n", 1)[1].split(EN("client-prompt").strip(), 1)[0]


def play(
    *lines: str,
    table: Table = SMALL,
    seats: tuple[str, ...] = ("human", "random"),
    language: str = "en",
    seed: int | None = None,
    bot_for: Callable[[str], BotMove] = random_bot,
) -> tuple[Game, Terminal]:
    terminal = Terminal(*lines)
    seed = seed_where_first(table) if seed is None else seed
    game = play_in_terminal(table, seats, language, seed, terminal.console, terminal.ask, bot_for)
    return game, terminal


def any_lines(seed: int) -> list[str]:
    """Numbers, most of them on a list, with commands in between."""
    chooser = random.Random(seed)
    words = ["", "undo", "map", "log", "?", "? dwarves", "players", "combos", "nonsense", "0", "999999999999999999"]
    words += [f"why {region}" for region in (0, 1, 7, 99)]
    return [
        chooser.choice(words) if chooser.random() < 0.2 else str(min(chooser.randint(1, 30) for _ in range(3)))
        for _ in range(5000)
    ]


# What is the same in all languages.
NOTATION = {"pick", "conquer", "gamble", "end", "redeploy", "retreat", "camps", "heroes", "Enter"}
NOTATION |= {"abandon", "give", "up", "raid", "champion", "portal", "bomb", "objective"}


@pytest.mark.parametrize(
    ("box", "language", "players"),
    [
        ("base", "en", 2),
        ("base", "ru", 3),
        ("base", "pl", 5),
        ("base", "ru", 2),
        ("warcraft", "ru", 2),
        ("warcraft", "ru", 5),
        ("warcraft", "pl", 3),
    ],
)
def test_a_whole_game_reaches_the_end_screen(box: str, language: str, players: int) -> None:
    table = Table(box=box, players=players)
    seats = ("human", *["random"] * (players - 1))
    game, terminal = play(*any_lines(players), table=table, seats=seats, language=language, seed=players)
    words = Words(language)
    assert game.over
    result = terminal.text.split(words("table-result"))[-1]
    assert words("table-map_tokens") in result
    for seat, coins in enumerate(game.state.coins):
        assert re.search(rf" {'ABCDE'[seat]} +{coins} ", result)
    assert words("client-human", seat="A") in result
    assert words("bot-random") in result
    if language == "ru":
        assert set(re.findall("[A-Za-z]{2,}", "".join(terminal.printed))) <= NOTATION


def test_a_variant_is_told_before_anything_else() -> None:
    _, terminal = play(table=Table(box="warcraft", players=1, variant="solo_easy"), seats=("human",), seed=1)
    assert "Solo against the Murlocs: easy. A variant of our own." in terminal.text


def test_people_alone_pass_the_keyboard() -> None:
    game, terminal = play(*any_lines(1), seats=("human:Anna", "human:[b]Basia"), seed=1)
    assert game.over
    assert "Pass the keyboard to Anna, then press Enter." in terminal.text
    assert "Pass the keyboard to [b]Basia, then press Enter." in terminal.text
    assert "[b]Basia picks" in terminal.text


def test_bots_alone_need_nobody() -> None:
    game, terminal = play(seats=("random", "greedy"), seed=3)
    assert game.over
    assert "Greedy B" in terminal.text
    assert EN("table-result") in terminal.text


def test_the_seats_must_fit_the_table() -> None:
    with pytest.raises(TableError, match="1 seats named for a table of 2"):
        play(seats=("human",))


BAD_LINES = ["0", "99", "-1", "conquer", "conquer x", "conquer 99", "conquer 9 9", "flibber", "redeploy 2=9", "[b]"]
BAD_LINES += ["finish", "pick 7", "pick nobody", "end", "camps 1=2", "heroes x", "abandon 1 2", "9=9", "place 2", "²"]


def test_bad_input_says_so_and_changes_nothing() -> None:
    game, terminal = play(*BAD_LINES)
    assert [move.text for move in game.log if move.acting >= 0] == []
    assert terminal.text.count("\n! ") == len(BAD_LINES)
    assert EN.reason("malformed", {}) in terminal.text
    assert EN("client-no-such-number", n=6) in terminal.text
    assert "There is no combo number 7." in terminal.text
    assert EN("client-left") in terminal.text


def test_a_combo_one_cannot_pay_for_is_refused() -> None:
    """The person has spent all five coins; the next combo is picked after a decline."""
    table = Table(players=2, rounds=10)
    lines = ["pick 6", "end", "", "decline", "", "pick 6", "pick 1"]
    game, terminal = play(*lines, table=table)
    assert "pays 5 coins" in terminal.text
    assert re.search(r"This combo costs 5 coins; you have [0-4]\.", terminal.text)
    assert [move.text.split()[0] for move in game.log if move.acting == 0] == ["pick", "end", "decline", "pick"]


def first_targets(count: int) -> list[int]:
    """Regions the first player of SMALL can conquer one after the other, having picked the top combo."""
    game = Game(SMALL, seed=seed_where_first(SMALL))
    game.apply("pick 1")
    found = []
    for _ in range(count):
        text = next(text for text in game.legal_texts if text.startswith("conquer "))
        found.append(int(text.split()[1]))
        game.apply(text)
    return found


def test_undo_takes_back_step_by_step_but_no_reveal() -> None:
    one, two = first_targets(2)
    game, terminal = play("1", f"conquer {one}", f"conquer {two}", "undo", "undo", "undo", "quit", "yes")
    assert [move.text for move in game.log if move.acting == 0] == [f"pick {game.rules.race_ids[game.state.active[0]]}"]
    assert terminal.text.count(EN("client-undone")) == 2
    assert EN.reason("nothing_to_undo", {}) in terminal.text


def test_a_redeployment_in_one_line_is_one_step_to_undo() -> None:
    one, two = sorted(first_targets(2))
    start = ["1", *(f"conquer {region}" for region in first_targets(2))]
    game, _ = play(*start, "end")
    pool = game.state.hand[game.state.slot]
    assert pool > 2
    bad = [
        f"redeploy {one}=1",
        f"redeploy {one}={pool + 9}",
        f"redeploy {one}=0 {two}={pool}",
        "redeploy 23=2",
        "redeploy x",
    ]
    good = f"redeploy {one}={pool - 1} {two}=3"
    game, terminal = play(*start, "end", *bad, good, "log", "undo")
    assert game.state.hand[game.state.slot] == pool
    assert game.log[-1].text == "end"
    shown = " ".join(terminal.text.split())
    assert EN.reason("wrong_number", {"count": pool, "told": 0}) in shown
    assert EN.reason("keep_tokens", {"region": one, "count": 1}) in shown
    assert EN.reason("not_held", {"region": 23}) in shown
    assert EN.reason("malformed_share", {"word": "x"}) in shown
    assert f"Player A places {pool - 2} tokens in region {one}" in terminal.text
    game, terminal = play(*start, good)
    assert (game.state.tokens[one], game.state.tokens[two]) == (pool - 1, 3)
    assert [move.text for move in game.log].count("end") == 1
    assert terminal.text.rstrip().endswith(EN("client-left"))


def test_the_turn_goes_on_only_when_told() -> None:
    start = ["1", f"conquer {first_targets(1)[0]}", "end"]
    game, terminal = play(*start, "what", "map")
    assert game.acting == 1
    assert "Random B picks" not in terminal.text
    assert EN("client-turn-over-hint") in terminal.text
    game, terminal = play(*start, "")
    assert "Random B picks" in terminal.text


def test_why() -> None:
    target = first_targets(1)[0]
    wishes = [
        "why",
        "why 99",
        "why 0",
        "why x",
        f"why {target}",
        "why 1",
        "why 14",
        f"why conquer {target}",
        "why dragon 9",
    ]
    _, terminal = play("why 3", "1", *wishes)
    assert f"Something else is asked now. {EN('step-pick')}." in terminal.after("why 3")
    assert EN("usage-why-hint") in terminal.after("why")
    assert "There is no region 99 on this map." in terminal.after("why 99")
    assert "There is no region 0 on this map." in terminal.after("why 0")
    assert EN("usage-why-hint") in terminal.after("why x")
    assert EN("why-legal") in terminal.after(f"why {target}")
    assert "Cost: 2 any region" in terminal.after(f"why {target}")
    assert "sea or a lake" in terminal.after("why 1")
    assert "Region 14 is no place of entry" in terminal.after("why 14")
    assert EN("why-legal") in terminal.after(f"why conquer {target}")
    assert "This race can't do that." in terminal.after("why dragon 9")


def test_hints_tell_what_to_type_and_why() -> None:
    _, terminal = play("1", "hint", "совет")
    told = terminal.after("hint")
    lines = re.findall(r"^\* .*\[(.*)\]$", told, re.MULTILINE)
    assert 1 <= len(lines) <= 3
    assert "in the end about" in told
    # Whoever types what is between the brackets is understood.
    game, terminal = play("1", *lines[0].split("; "))
    assert game.log[-1].text == lines[0].split("; ")[-1]


def test_no_hint_for_whoever_is_not_asked() -> None:
    start = ["1", "end"]
    _, terminal = play(*start, "hint")
    assert EN("advice-not-asked") in terminal.text


def test_help_tells_commands_and_the_rules_of_ones_own() -> None:
    game, terminal = play("?", "1", "? ", "?elves", "? Сова", "help lost tribe")
    race = game.rules.race_ids[game.state.active[0]]
    assert EN("about-undo") in terminal.after("?")
    joined = " ".join(terminal.text.split())
    assert f"{EN.race(race)} {EN.race_rule(race)}" in joined
    assert EN("race-elves-rule") in " ".join(terminal.after("?elves").split())
    assert EN("client-no-such-thing", name="Сова") in terminal.text
    assert EN("piece-lost_tribe-rule") in joined


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("ru", ["Карта", "игроки", "почему 9", "журнал", "отмена", "справка", "выход", "да"]),
        ("pl", ["mapa", "gracze", "Dlaczego 9", "dziennik", "cofnij", "pomoc", "wyjdź", "t"]),
    ],
)
def test_commands_have_words_of_their_own(language: str, lines: list[str]) -> None:
    _, terminal = play(*lines, "never read", language=language)
    words = Words(language)
    assert words.reason("malformed", {}) not in terminal.text
    assert words.reason("nothing_to_undo", {}) in terminal.text
    assert words("client-left") in terminal.text
    assert "never read" not in terminal.text


def test_quit_asks() -> None:
    game, terminal = play("quit", "n", "1", "^C", "n", "quit", "Yes", "never read")
    assert game.state.active[0] >= 0
    assert terminal.text.count(EN("client-quit-sure").strip()) == 3
    assert "never read" not in terminal.text


def test_a_second_interrupt_leaves() -> None:
    _, terminal = play("^C", "^C", "never read")
    assert EN("client-left") in terminal.text
    assert "never read" not in terminal.text


def test_save(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    missing = tmp_path / "nowhere" / "x.json"
    game, terminal = play("1", "save", f"save {file}", f"save {missing}", f"save {file}", "n", f"save {file}", "y")
    saved = read_replay(file)
    assert [move.text for move in saved.log] == [move.text for move in game.log]
    joined = terminal.text.replace("\n", "")
    assert joined.count("Saved: ") == 2
    assert "Not saved: " in joined
    assert EN("usage-save") in terminal.text


CANARY = 70_000


def rich_bot(name: str) -> BotMove:
    """A bot whose coins can be told from all other numbers."""
    chooser = random.Random(name)

    def move(game: Game) -> int:
        seat = game.acting
        game.state.coins = replaced(game.state.coins, seat, CANARY + game.state.coins[seat] % 1000)
        return chooser.choice(game.legal)

    return move


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_total_of_an_opponent_is_shown_before_the_end(language: str) -> None:
    table = Table(players=3, rounds=4)
    seats = ("human", "random", "random")
    lines = [line for line in any_lines(8) for line in (line, "players")]
    game, terminal = play(*lines, table=table, seats=seats, language=language, bot_for=rich_bot)
    assert game.over
    assert min(game.state.coins[1:]) >= CANARY
    during, result = terminal.text.split(Words(language)("event-over", players="|", n=1).split("|")[0], 1)
    assert "70" in result
    assert not re.search(r"7\D?0\D?\d\d\d", during)


def test_open_coins_are_shown() -> None:
    table = Table(players=2, rounds=2, options=("open_coins",))
    _, terminal = play("players", table=table)
    assert re.search(r"Random B +5 ", terminal.text)
    _, terminal = play("players", table=SMALL)
    assert re.search(r"Random B +\? ", terminal.text)


def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    """Everybody's coins are on the table then."""
    table = Table(players=2, rounds=1)
    game, terminal = play("1", "end", "", "undo", table=table, seed=seed_where_first(table, 1))
    assert game.over
    assert EN("client-undone") not in terminal.text.split("The game is over.")[1]
