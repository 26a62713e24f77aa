"""The terminal game: asks people, lets bots move, tells what happened, shows the result."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from tesno.advice.hints import counted, hints_of
from tesno.advice.telling import hint_lines
from tesno.core.actions import END, PICK, kind_of
from tesno.core.names import Seat
from tesno.core.view import imagine
from tesno.locale import Words
from tesno.play import ActionError, Game, Table, TableError, write_replay
from tesno.sight import terrains_of
from tesno.text.choices import Choice, choices_of, several_example
from tesno.text.lore import COMMANDS, explained, found_rules, help_lines
from tesno.text.names import is_human, seat_names
from tesno.text.scene import Scene, scene_of
from tesno.text.screens import choice_lines, column_table, map_tables, players_table, result_table, status_line

BotMove = Callable[[Game], int]
"""What a bot does when its seat is asked: one of the legal actions."""
BotFor = Callable[[str], BotMove]

LOG_LENGTH = 25


class Leaving(Exception):
    """The person at the keyboard leaves the game."""


def play_in_terminal(
    table: Table,
    seats: Sequence[str],
    language: str,
    seed: int | None,
    console: Console,
    ask: Callable[[str], str],
    bot_for: BotFor,
) -> Game:
    """Play a game to its end, or until somebody quits; returns it as it stands then.

    A seat is `human`, `human:Anna`, or a name `bot_for` knows. `ask` shows a prompt and returns a line; EOFError
    from it leaves the game. Raises TableError when the seats do not fit the table.
    """
    if len(seats) != table.players:
        raise TableError(f"{len(seats)} seats named for a table of {table.players} players")
    words = Words.for_table(language, table.box, table.content)
    bots = [None if is_human(seat) else bot_for(seat) for seat in seats]
    game = Game(table, seed=secrets.randbits(32) if seed is None else seed)
    client = _Client(game, words, seat_names(words, seats), bots, console, ask)
    try:
        client.welcome(seats)
        client.run()
    except Leaving:
        client.say(words("client-left"))
    return game


class _Client:
    def __init__(
        self,
        game: Game,
        words: Words,
        names: list[str],
        bots: Sequence[BotMove | None],
        console: Console,
        ask: Callable[[str], str],
    ) -> None:
        self.game = game
        self.words = words
        self.names = names
        self.bots = bots
        self.console = console
        self.ask = ask
        self.terrains = terrains_of(game.rules)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.told = 0  # so many events have been told
        self.viewer = -1  # whose eyes the screen is for
        self.shown = (0, -1)  # round and turn for which the board was last shown
        self.marks: list[int] = []  # where in the log each input of the viewer's began, as far as undo reaches
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.show_help,
            "map": lambda _: self.show_board(),
            "players": lambda _: self.console.print(players_table(self.scene())),
            "combos": lambda _: self.console.print(column_table(self.scene())),
            "why": self.show_why,
            "hint": lambda _: self.show_hints(),
            "log": self.show_log,
            "undo": lambda _: self.undo(),
            "save": self.save,
            "quit": lambda _: self.leave(),
        }
        assert tuple(self.commands) == COMMANDS
        self.command_words = {name: name for name in COMMANDS} | {"?": "help"}
        for name in COMMANDS:
            self.command_words |= dict.fromkeys(words(f"command-{name}").split(), name)

    # The loop.

    def welcome(self, seats: Sequence[str]) -> None:
        """Before the game: which one it is, and how well those play who are no people."""
        self.say(self.words("client-welcome"))
        if variant := self.game.rules.variant:
            self.say(f"{self.words(f'variant-{variant}')}. {self.words(f'variant-{variant}-rule')}")
        for bot in dict.fromkeys(seats):
            # Bots of one's own are nobody's to describe.
            if self.words.has(f"page-bot-{bot}"):
                self.say(f"{self.words(f'bot-{bot}')}: {self.words(f'page-bot-{bot}')}")

    def run(self) -> None:
        while True:
            if self.marks and self.game.acting != self.viewer and not self.confirmed():
                continue
            if self.game.over:
                break
            bot = self.bots[self.game.acting]
            if bot is not None:
                self.game.apply(bot(self.game), self.game.acting)
            elif not self.forced():
                self.turn_to(self.game.acting)
                self.question()
        self.finish()

    def forced(self) -> bool:
        """Take the only way there is; ending a turn's conquests and picking stay the player's own."""
        legal = self.game.legal
        if len(legal) != 1 or legal[0] == END or kind_of(legal[0]) == PICK:
            return False
        self.game.apply(legal[0], self.game.acting)
        return True

    def turn_to(self, seat: Seat) -> None:
        """Before a question: whoever is asked sits at the keyboard, knows the news and sees the board."""
        if seat != self.viewer and len(self.people) > 1:
            self.console.clear()
            self.read(self.words("client-curtain", player=self.names[seat]))
        self.viewer = seat
        self.tell()
        moment = (self.game.state.round, self.game.state.seat)
        if moment != self.shown:
            self.shown = moment
            self.show_board()

    def question(self) -> None:
        """Show what is asked and carry out one line of input."""
        scene = self.scene()
        choices = choices_of(scene)
        self.console.print(status_line(scene))
        if scene.position.step == "pick":
            self.console.print(column_table(scene))
        else:
            for text in choice_lines(scene, choices):
                self.console.print(text)
        if any(choice.spread for choice in choices):
            verb = choices[0].line.split()[0]
            self.say(self.words("client-spread-hint", verb=verb), style="dim")
        elif several := several_example(scene):
            self.say(self.words("client-several-hint", example=several), style="dim")
        while True:
            line = self.read(self.words("client-prompt"))
            length = len(self.game.log)
            if not line or (not self.obey(line) and self.act(line, choices)) or len(self.game.log) != length:
                return

    def confirmed(self) -> bool:
        """The turn is over for the viewer: the last moment to take something back. True when it stands.

        Not at the end of the game: everybody's coins are revealed then.
        """
        if not self.game.can_undo or self.game.over:
            self.marks.clear()
            return True
        self.tell()
        line = self.read(self.words("client-turn-over"))
        if line:
            if not self.obey(line):
                self.say(self.words("client-turn-over-hint"))
            return False
        self.marks.clear()
        return True

    def finish(self) -> None:
        self.tell()
        if self.viewer < 0:
            self.viewer = 0
        self.console.print(*map_tables(self.scene()), sep="\n")
        self.console.print(result_table(self.scene()))

    # Input.

    def read(self, prompt: str) -> str:
        """A line. The end of input leaves; an interrupt asks whether to leave."""
        while True:
            try:
                return self.ask(prompt).strip()
            except EOFError:
                raise Leaving from None
            except KeyboardInterrupt:
                self.leave()

    def leave(self) -> None:
        """Ask, then leave; a second interrupt or the end of input counts as yes."""
        try:
            answer = self.ask(self.words("client-quit-sure")).strip()
        except (EOFError, KeyboardInterrupt):
            raise Leaving from None
        if self.is_yes(answer):
            raise Leaving

    def is_yes(self, answer: str) -> bool:
        return answer.casefold() in ("y", "yes", *self.words("client-yes").split())

    def obey(self, line: str) -> bool:
        """Carry out a command of the client's; False when the line is none."""
        word, _, rest = line.partition(" ")
        if word.startswith("?") and len(word) > 1:
            word, rest = "?", f"{word[1:]} {rest}"
        name = self.command_words.get(word.casefold())
        if name is None:
            return False
        self.commands[name](rest.strip())
        return True

    def act(self, line: str, choices: list[Choice]) -> bool:
        """Carry out a choice by number or a move in notation; False, with a message, when it can't be."""
        if line.isdecimal():
            number = int(line) if len(line) < 6 else 0
            if not 1 <= number <= len(choices):
                self.warn(self.words("client-no-such-number", n=len(choices)))
                return False
            line = choices[number - 1].line
        start = len(self.game.log)
        try:
            self.game.apply(line, self.viewer)
        except ActionError as error:
            self.warn(self.words.reason(error.reason, error.parameters, self.names))
            return False
        if not self.game.can_undo:
            self.marks.clear()
        else:
            self.marks.append(start)
        return True

    # Commands.

    def undo(self) -> None:
        """Take back the viewer's last input with everything that followed by itself."""
        before = len(self.game.log)
        if self.marks and self.game.can_undo:
            # Also what was taken because there was no other way.
            start = self.marks.pop()
            while len(self.game.log) > start and self.game.can_undo:
                self.game.undo()
        self.told = min(self.told, len(self.game.events))
        if len(self.game.log) == before:
            self.warn(self.words.reason("nothing_to_undo", {}))
        else:
            self.say(self.words("client-undone"))

    def show_help(self, name: str) -> None:
        if not name:
            for line in help_lines(self.scene()):
                self.console.print(line)
            return
        rules = found_rules(self.scene(), name)
        for line in rules:
            self.console.print(line)
        if not rules:
            self.warn(self.words("client-no-such-thing", name=name))

    def show_why(self, wish: str) -> None:
        if not wish:
            self.warn(self.words("usage-why-hint"))
            return
        for line in explained(self.scene(), wish):
            self.say(line)

    def show_hints(self) -> None:
        """The best answers to what the viewer is asked, with the lines to type."""
        if self.game.acting != self.viewer:
            self.warn(self.words("advice-not-asked"))
            return
        rules, view, ledger = self.game.rules, self.game.view(self.viewer), counted(self.game)
        for hint in hints_of(rules, view, ledger, hurried=True):
            for line in hint_lines(rules, imagine(rules, view, ledger), hint, self.words, self.names):
                self.say(line)

    def show_log(self, length: str) -> None:
        wanted = int(length) if length.isdecimal() and len(length) < 6 else LOG_LENGTH
        story = self.words.story(self.game.events, self.names, self.terrains)
        for line in story[len(story) - wanted if wanted < len(story) else 0 :]:
            self.say(f"· {line}")

    def show_board(self) -> None:
        scene = self.scene()
        self.console.print(*map_tables(scene), sep="\n")
        self.console.print(players_table(scene))

    def save(self, file: str) -> None:
        """Write a replay file; an existing file is replaced only when the player says so."""
        if not file:
            self.warn(self.words("usage-save"))
            return
        path = Path(file).expanduser()
        try:
            if path.exists() and not self.is_yes(self.read(self.words("client-overwrite", file=str(path)))):
                return
            path.write_text(json.dumps(write_replay(self.game), indent=1) + "\n", encoding="utf-8")
        except OSError as error:
            self.warn(self.words("client-not-saved", file=str(path), problem=error.strerror or str(error)))
        else:
            self.say(self.words("client-saved", file=str(path)))

    # Output. Names and texts may come from users: nothing is read as markup.

    def say(self, text: str, style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def warn(self, text: str) -> None:
        self.console.print(Text(f"! {text}", style="bold red"))

    def scene(self) -> Scene:
        return scene_of(self.game.rules, self.game.view(self.viewer), self.words, self.names)

    def tell(self) -> None:
        """What happened since the last time. The combos dealt at the start are on the table anyway."""
        news = self.game.events[self.told :]
        if self.told == 0:
            news = [event for event in news if event[0] != "revealed"]
        for line in self.words.digest(news, self.names, self.terrains):
            self.say(f"· {line}")
        self.told = len(self.game.events)
