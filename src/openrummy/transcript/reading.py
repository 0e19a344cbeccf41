"""Reading the text of a match, with the number of the line wherever something cannot be read."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec

from ..cards import Card
from ..core import AnyAction, Game, HouseAction, RoundRecord
from ..errors import UNREADABLE, BadInput
from ..games import make_game
from ..match import Record, game_of, new_match
from ..notation import folded, parse_cards
from .actions import parse_action
from .written import acting_seats

_HEAD: Final = {
    "game": re.compile(r"game (\S+)"),
    "players": re.compile(r"players ([0-9]{1,4})", re.ASCII),
    "rules": re.compile(r"rules ([0-9]{1,4})", re.ASCII),
    "option": re.compile(r"option ([a-z0-9_]+) ?= ?(\S.*)", re.ASCII),
}
_ROUND: Final = re.compile(r"round ([0-9]{1,6}) dealer ([0-9]{1,4})", re.ASCII)
_SEAT: Final = re.compile(r"[0-9]{1,4}", re.ASCII)


@contextmanager
def _at(line: int) -> Iterator[None]:
    """Say the line of whatever cannot be read in here."""
    try:
        yield
    except BadInput as e:
        raise BadInput(f"line {line}: {e}") from e


class _Acted(msgspec.Struct, frozen=True):
    """The seat that was written before an action; round and ply count from 1."""

    line: int
    round: int
    ply: int
    seat: int


class _Draft:
    """A round that is being read."""

    def __init__(self, dealer: int) -> None:
        self.dealer = dealer
        self.order: list[Card] = []
        self.brought: list[int] = []
        self.actions: list[AnyAction] = []

    def round(self) -> RoundRecord:
        """The round as a value."""
        return RoundRecord(self.dealer, tuple(self.order), tuple(self.actions), tuple(self.brought))


class _Reader:
    """Reads a record line by line.  Every method raises BadInput with the line."""

    def __init__(self) -> None:
        self.head: dict[str, str] = {}
        self.options: dict[str, Any] = {}
        self.line_of: dict[str, int] = {}
        self.game: Game | None = None
        self.rounds: list[_Draft] = []
        self.acted: list[_Acted] = []

    def read(self, number: int, line: str) -> None:
        """Take one line that says something."""
        word = folded(line.partition(" ")[0])
        plain = word + line[len(word) :]
        if word in _HEAD:
            with _at(number):
                self._read_head(number, word, plain)
            return
        game = self.finish_head(number)
        with _at(number):
            if word == "round":
                self._open_round(folded(line))
            elif not self.rounds:
                raise BadInput(f"a round is expected, not {line!r}")
            elif word in ("order", "brought"):
                self._read_deal(game, word, line.split()[1:])
            else:
                self._read_action(game, number, line)

    def _read_head(self, number: int, word: str, line: str) -> None:
        m = _HEAD[word].fullmatch(line)
        if m is None:
            raise BadInput(f"not a line about {word}: {line!r}")
        name = f"option {m[1]}" if word == "option" else word
        if self.game or name in self.line_of:
            raise BadInput(f"{name} belongs before the first round, once")
        self.line_of[name] = number
        if word == "option":
            self.options[m[1]] = _option_value(m[2])
        else:
            self.head[word] = m[1]

    def finish_head(self, number: int) -> Game:
        """The game of the header, checked once all of it is known; `number` is the line after it."""
        if self.game:
            return self.game
        for word in ("game", "players", "rules"):
            if word not in self.head:
                raise BadInput(f"line {number}: before the first round, {word} is missing")
        with _at(self.line_of["game"]):
            make_game(self.head["game"])
        with _at(self.line_of["rules"]):
            game_of(self.record())
        self.game = self._with_options()
        with _at(self.line_of["players"]):
            new_match(self.game, int(self.head["players"]))
        return self.game

    def _with_options(self) -> Game:
        try:
            return make_game(self.head["game"], self.options)
        except BadInput:
            for name, value in self.options.items():
                with _at(self.line_of[f"option {name}"]):
                    make_game(self.head["game"], {name: value})
            with _at(self.line_of["game"]):  # each alone is possible, not all together
                raise

    def _open_round(self, line: str) -> None:
        m = _ROUND.fullmatch(line)
        number = len(self.rounds) + 1
        if m is None or int(m[1]) != number:
            raise BadInput(f"'round {number} dealer SEAT' is expected, not {line!r}")
        self.rounds.append(_Draft(int(m[2])))

    def _read_deal(self, game: Game, word: str, said: list[str]) -> None:
        r = self.rounds[-1]
        if r.actions:
            raise BadInput(f"{word} belongs before the actions of a round")
        if word == "order":
            r.order += parse_cards(" ".join(said), game.spelling)
        else:
            r.brought += map(_seat, said)

    def _read_action(self, game: Game, number: int, line: str) -> None:
        r = self.rounds[-1]
        who, colon, said = line.partition(":")
        a = parse_action(said if colon else line, game.spelling)
        if colon:
            by_house = folded(who.strip()) == "house"
            if by_house != isinstance(a, HouseAction):
                raise BadInput(f"{'a seat' if by_house else 'the house'} does this: {said.strip()!r}")
            if not by_house:
                self.acted.append(_Acted(number, len(self.rounds), len(r.actions) + 1, _seat(who.strip())))
        r.actions.append(a)

    def record(self) -> Record:
        """What has been read, its options as far as they are known."""
        options = msgspec.to_builtins(self.game.options) if self.game else {}
        players, version = int(self.head["players"]), int(self.head["rules"])
        return Record(self.head["game"], players, options, version, tuple(r.round() for r in self.rounds))


def _seat(text: str) -> int:
    if not _SEAT.fullmatch(text):
        raise BadInput(f"not a seat: {text!r}")
    return int(text)


def _option_value(text: str) -> Any:
    """A JSON value; a bare word is a string."""
    if re.fullmatch(r"[a-z][a-z0-9_]*", text, re.ASCII) and text not in ("true", "false", "null"):
        return text
    try:
        return msgspec.json.decode(text)
    except UNREADABLE as e:
        raise BadInput(f"not a value: {text!r}") from e


def parse_record(text: str) -> Record:
    """Read a record from text; options that it leaves out are written out with their defaults.

    A seat before an action must be the one whose turn it is; it may be left out.  Whether the actions are legal is for
    `match.replay` to say.  Raises BadInput, naming the line (counted from 1), for anything that cannot be read.
    """
    reader, last = _Reader(), 1
    for last, line in enumerate(text.split("\n"), 1):
        said = " ".join(line.split())
        if said and not said.startswith("#"):
            reader.read(last, said)
    reader.finish_head(last)
    record = reader.record()
    acting = acting_seats(record) if reader.acted else {}
    for a in reader.acted:
        due = acting.get((a.round, a.ply), a.seat)
        if due != a.seat:
            raise BadInput(f"line {a.line}: seat {due} is to act, not seat {a.seat}")
    return record
