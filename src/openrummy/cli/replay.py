"""`openrummy replay`: a recorded match, turn by turn, with the points at the end of each round."""

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from ..cards import HIDDEN
from ..core import SPECTATOR, AnyEvent, Drew, Game, view
from ..errors import BadInput
from ..match import Match, Record, Step, add_round, game_of, replay
from ..transcript import read_record
from . import looks as look
from .looks import Looks, counted
from .news import news_text
from .person import Terminal
from .plainly import contents
from .screen import Table, console, hand_text, looks_of, table_text
from .summary import match_text, round_text

SHOWS: Final = ("table", "actions")


class Page:
    """Prints the steps of a record, turn by turn."""

    def __init__(self, terminal: Terminal, g: Game, players: int, show: str, open_hands: bool) -> None:
        self.terminal, self.game, self.show, self.open = terminal, g, show, open_hands
        self.looks: Looks = looks_of(terminal.out, g)
        self.names = tuple(f"Seat {seat}" for seat in range(players))
        self._turn: list[AnyEvent] = []

    def table(self, step: Step) -> Table:
        return Table(self.game, self.names, step.match.totals, step.round)

    def step(self, step: Step) -> None:
        """Take in a step, and print when a turn or the round is over."""
        if step.ply == 0:
            self._turn = []
            self._deal(step)
            return
        self._turn += [e if self.open or not isinstance(e, Drew) else Drew(e.seat, HIDDEN) for e in step.events]
        over = step.state.public.outcome is not None
        if over or _turn_is_over(step):
            self._print_turn(step)
        if over:
            self.terminal.say(round_text(step.state, step.match, self.table(step), self.looks, self.terminal.width))

    def _deal(self, step: Step) -> None:
        self._position(step)

    def _print_turn(self, step: Step) -> None:
        told = news_text(self._turn, self.names, self.looks, self.terminal.width)
        self._turn = []
        if told:
            self.terminal.say(told)
        if self.show == "table" and step.state.public.outcome is None:
            self._position(step)

    def _position(self, step: Step) -> None:
        """What lies where, with every hand when they are open."""
        t, width = self.table(step), self.terminal.width
        self.terminal.say(Text())
        self.terminal.say(table_text(view(step.state, SPECTATOR), t, self.looks, width))
        for seat, name in enumerate(self.names if self.open else ()):
            self.terminal.say(hand_text(view(step.state, seat), t, self.looks, width, name))


def _turn_is_over(step: Step) -> bool:
    """Whether the action just done passed the turn on."""
    turn = step.state.public.turn
    return turn.drawn == 0 and turn.taken is None and not turn.touched


def replay_command(file: str, round_number: int | None, show: str, open_hands: bool) -> None:
    """Print a record.  Raises BadInput, with round and ply, where it cannot have happened; OSError without a file."""
    if show not in SHOWS:
        raise BadInput(f"--show is {' or '.join(SHOWS)}, not {show!r}")
    record = read_record(contents(file))
    if round_number is not None and round_number > len(record.rounds):
        raise BadInput(f"the record has {counted(len(record.rounds), 'round')}, no round {round_number}")
    g = game_of(record)
    page = Page(Terminal(console(), input), g, record.players, show, open_hands)
    page.terminal.say(Text(f"{g.name}, {record.players} players, {counted(len(record.rounds), 'round')}", look.STRONG))
    last = None
    for step in _of_round(record, round_number):
        page.step(step)
        last = step
    _say_how_it_ended(page, last)


def _of_round(record: Record, number: int | None) -> Iterator[Step]:
    return (step for step in replay(record) if number is None or step.round == number)


def _say_how_it_ended(page: Page, last: Step | None) -> None:
    if last is None:
        page.terminal.say(" No round was dealt.")
        return
    if last.state.public.outcome is None:
        page.terminal.say(" The record ends here, before the end of the round.")
        return
    m: Match = add_round(page.game, last.match, last.state)
    if m.over:
        page.terminal.say(match_text(m, page.table(last)))
