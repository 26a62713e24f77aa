"""`tesno sim`: the shape of its report, the same whatever the processes, and mistakes told in one line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.cli.running import EXAMPLES, assert_refused, tesno, tesno_apart

TALLY = {"picked", "coins", "coins_per_pick", "price_per_pick", "wins"}


def test_the_report_has_what_is_promised() -> None:
    data = tesno("sim", "--box", "base", "--players", 4, "--games", 6, "--bots", "random", "--seed", 1, "--json").json()
    assert data["games"] == 6
    assert data["decisions"] > 100
    assert data["forced"] > 0
    assert data["seconds"] > 0
    assert len(data["wins"]) == 4
    assert sum(data["wins"]) == pytest.approx(6, abs=0.01)
    assert data["bots"] == ["random"] * 4
    assert data["table"]["players"] == 4
    for kind in ("races", "powers"):
        assert data[kind]
        for tally in data[kind].values():
            assert set(tally) == TALLY
            assert tally["picked"] >= 1
            assert 0 <= tally["wins"] <= 1
    assert sum(tally["picked"] for tally in data["races"].values()) >= 6 * 4


def test_a_bot_per_seat() -> None:
    data = tesno("sim", "--games", 3, "--bots", "greedy,random", "--rounds", 4, "--json").json()
    assert data["bots"] == ["greedy", "random"]
    assert data["coins"][0] > data["coins"][1]


def test_people_get_tables() -> None:
    ran = tesno("sim", "--games", 2, "--seed", 1)
    assert ran.status == 0
    assert ran.out.startswith("2 games, ")
    for word in ("seat", "races", "powers"):
        assert word in ran.out


def unhurried(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != "seconds"}


@pytest.mark.slow
def test_processes_change_nothing_but_the_time() -> None:
    one, two = (tesno_apart("sim", "--games", 48, "--seed", 2, "--jobs", jobs, "--json").json() for jobs in (1, 2))
    assert unhurried(one) == unhurried(two)


def test_table_options_reach_the_table() -> None:
    data = tesno(
        *("sim", "--games", 1, "--players", 2, "--rounds", 3, "--option", "open_coins", "--map", "base-2"),
        *("--races", "amazons,dwarves,elves,ghouls,giants,humans", "--json"),
    ).json()
    assert data["table"]["options"] == ["open_coins"]
    assert data["table"]["rounds"] == 3
    assert set(data["races"]) <= {"amazons", "dwarves", "elves", "ghouls", "giants", "humans"}


@pytest.mark.parametrize(
    ("file", "race", "power"),
    [
        ("yetis.toml", "yetis", "avalanche"),
        ("lighthouse_keepers.toml", "lighthouse_keepers", "night_watch"),
    ],
)
def test_the_examples_are_played_with(file: str, race: str, power: str) -> None:
    data = tesno("sim", "--content", EXAMPLES / file, "--games", 5, "--rounds", 40, "--seed", 1, "--json").json()
    assert data["games"] == 5
    assert data["table"]["content"] == [str(EXAMPLES / file)]
    assert data["races"][race]["coins"] > 0
    assert data["powers"][power]["coins"] > 0


def test_saved_games_can_be_told(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    assert tesno("sim", "--games", 2, "--rounds", 3, "--save", folder, "--json").status == 0
    assert sorted(path.name for path in folder.iterdir()) == ["game-000000.json", "game-000001.json"]


@pytest.mark.parametrize(
    ("arguments", "parts"),
    [
        (("--box", "bsae"), ("unknown box 'bsae'", "did you mean 'base'?")),
        (("--bots", "gredy"), ("unknown bot 'gredy'", "did you mean 'greedy'?")),
        (("--bots", "greedy,random,random"), ("3 bots for 2 seats",)),
        (("--map", "base-9"), ("unknown map 'base-9'", "did you mean")),
        (("--players", "9"), ("9 players", "2, 3, 4, 5")),
        (("--option", "opencoins"), ("unknown option 'opencoins'", "did you mean 'open_coins'?")),
        (("--races", "elfs"), ("unknown race 'elfs'", "did you mean 'elves'?")),
        (("--races", "elves,orcs"), ("2 races chosen", "at least 6")),
        (("--content", str(EXAMPLES / "yetis.toml"), "--races", "elves"), ("'elves' is not played with", "'yetis'")),
        (("--box", "warcraft", "--variant", "solo_fair", "--races", "orcs"), ("'orcs' is not", "leaves it out")),
        (("--box", "warcraft", "--variant", "solo_fair", "--powers", "enraged"), ("'enraged' is not", "leaves it out")),
        (("--powers", "flyin"), ("unknown power 'flyin'", "did you mean 'flying'?")),
        (("--content", "missing.toml"), ("missing.toml", "No such file")),
    ],
)
def test_mistakes_are_told_in_one_line(arguments: tuple[str, ...], parts: tuple[str, ...]) -> None:
    assert_refused(tesno("sim", "--games", "1", *arguments), *parts)


@pytest.mark.parametrize("command", ["sim", "arena", "balance"])
def test_more_games_than_anybody_can_play_are_refused_at_once(command: str) -> None:
    ran = tesno(command, "--games", 10**20)
    assert ran.status == 2
    assert "less than or equal to" in ran.err


def test_a_file_where_a_folder_is_needed_is_called_that(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for command, option in (("sim", "--save"), ("arena", "--results")):
        place = file if command == "sim" else file / "results.jsonl"
        ran = tesno(command, option, place, "--bots", "random", "--games", 1)
        assert_refused(ran, f"{file} is a file, and a folder is needed there")


def test_a_mistake_in_a_process_of_its_own_has_no_traceback(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text('[power.fog]\ntokens = 3\nname = { en = "Fog" }\nuse = ["heros"]\n', encoding="utf-8")
    assert_refused(tesno_apart("sim", "--content", path), str(path), "power.fog.use.0", "'heros'", "'heroes'")


def test_a_map_of_ones_own_brings_its_box_and_its_players(tmp_path: Path) -> None:
    data = tesno("sim", "--map", EXAMPLES / "hollow_crown.json", "--games", 2, "--save", tmp_path, "--json").json()
    assert data["table"]["box"] == "underground"
    assert len(data["wins"]) == 3
    assert data["table"]["map"] == "hollow_crown"
    # A replay needs the file no more.
    ran = tesno("replay", tmp_path / "game-000000.json", "--json")
    assert len(ran.json()["table"]["map"]["regions"]) == 22


def test_boards_side_by_side_and_drawn_ones(tmp_path: Path) -> None:
    maps = ("--map", "base-2", "--map", EXAMPLES / "three_fords.json")
    assert tesno("sim", *maps, "--rounds", 2, "--games", 2, "--json").json()["table"]["map"] == "base-2 three_fords"
    tesno("sim", "--layout", "random", "--rounds", 2, "--games", 1, "--save", tmp_path, "--json").json()
    moves = tesno("replay", tmp_path / "game-000000.json", "--json").json()["moves"]
    assert moves[0]["action"] == "layout base-2"
    told = tesno("replay", tmp_path / "game-000000.json", "--upto", 0, "--lang", "en").out
    assert "The boards are laid out" in told


def test_mistakes_with_maps(tmp_path: Path) -> None:
    assert_refused(tesno("sim", "--map", "base-22"), "unknown map 'base-22'", "did you mean 'base-2'", "no such file")
    assert_refused(tesno("sim", "--map", EXAMPLES / "yetis.toml"), "yetis.toml", "JSON")
    assert_refused(tesno("sim", "--map", "base-2", "--box", "underground"), "unknown map 'base-2'")
    assert_refused(tesno("sim", "--layout", "randm"), "unknown layout 'randm'")
    assert_refused(tesno("sim", "--layout", "random", "--map", "base-2"), "leave the map empty")


def test_more_powers_than_fit_are_refused_in_one_line(tmp_path: Path) -> None:
    powers = [f'[power.own{number}]\ntokens = 4\nname = {{ en = "Own" }}\nmodify = []\n' for number in range(250)]
    path = tmp_path / "many.toml"
    path.write_text("\n".join(powers), encoding="utf-8")
    assert_refused(tesno("sim", "--content", path), "270 powers are too many for one game, 255 fit", "play with fewer")


def test_variants_are_played() -> None:
    data = tesno("sim", "--box", "warcraft", "--variant", "solo_easy", "--games", 4, "--rounds", 3, "--json").json()
    assert data["table"]["players"] == 1
    assert data["table"]["variant"] == "solo_easy"
    assert len(data["coins"]) == 1
    assert 0 <= data["wins"][0] <= 4
    teams = tesno("sim", "--box", "warcraft", "--variant", "factions", "--games", 4, "--rounds", 3, "--json").json()
    # A team's victory is shared by both who won it.
    assert teams["wins"][0] == teams["wins"][2]
    assert teams["wins"][1] == teams["wins"][3]


def test_a_variant_of_another_box_is_refused() -> None:
    assert_refused(tesno("sim", "--variant", "factions"), "the box 'base' has no variant 'factions'")
    assert_refused(tesno("sim", "--box", "warcraft", "--variant", "factions", "--players", 3), "is for 4")
