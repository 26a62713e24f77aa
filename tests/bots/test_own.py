"""How bots of one's own are named."""

from __future__ import annotations

import pickle

import pytest

from tesno.bots import BotError, Own, OwnBots, Patience, bot_names, own_bots
from tesno.bots.own import own_of


@pytest.mark.parametrize(
    ("text", "name", "what", "is_class"),
    [
        ("fox=python fox.py", "fox", "python fox.py", False),
        (" fox = ./fox --level=3 ", "fox", "./fox --level=3", False),
        ("fox=fox", "fox", "fox", False),
        ("mine:MyBot", "MyBot", "mine:MyBot", True),
        ("package.mine:MyBot", "MyBot", "package.mine:MyBot", True),
        ("some folder/mine.py:MyBot", "MyBot", "some folder/mine.py:MyBot", True),
        ("fox=mine.py:MyBot", "fox", "mine.py:MyBot", True),
    ],
)
def test_names_programs_and_classes(text: str, name: str, what: str, is_class: bool) -> None:
    own = own_of(text)
    assert (own.name, own.what, own.is_class) == (name, what, is_class)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("python fox.py", "NAME=COMMAND"),
        ("=python fox.py", "no name"),
        ("fox=", "a program is missing"),
        ("fox='python", "no command"),
        ("greedy=python fox.py", "'greedy' is taken"),
        ("human=python fox.py", "'human' is taken"),
        ("little fox=python fox.py", "no name"),
        ("<b>=python fox.py", "no name"),
        ("f" * 40 + "=fox", "no name"),
    ],
)
def test_what_cannot_be_a_bot(text: str, said: str) -> None:
    with pytest.raises(BotError, match=said):
        own_of(text)


def test_two_bots_need_two_names() -> None:
    with pytest.raises(BotError, match="two bots are called 'fox'"):
        own_bots(["fox=fox 1", "fox=fox 2"])
    assert own_bots(["fox=fox 1", "fox=fox 1"]).names == ("fox",)


def test_the_words_of_a_command_are_split_without_a_shell() -> None:
    assert Own("fox", "fox '$HOME; rm' \"a b\"").command == ["fox", "$HOME; rm", "a b"]


def test_they_travel_to_other_processes() -> None:
    own = own_bots(["fox=fox 1", "mine:MyBot"], Patience(1, 2))
    assert pickle.loads(pickle.dumps(own)) == own


def test_their_names_are_as_good_as_others() -> None:
    own = OwnBots((Own("fox", "fox"),))
    assert bot_names("fox,greedy", 2, own.names) == ("fox", "greedy")
    with pytest.raises(BotError, match="unknown bot 'fix': did you mean 'fox'"):
        bot_names("fix,greedy", 2, own.names)
