"""The player at the terminal: shows the table, offers the moves, and asks until one of them is legal."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace
from rich.console import Console, RenderableType
from rich.text import Text

from ..core import AnyAction, AnyEvent, Game, Seat, View, check, for_seat, legal
from ..errors import BadInput, Code, Illegal
from ..match import Step
from . import looks as look
from .hints import hint_lines
from .looks import Looks, either, hanging
from .menu import Item, menu, menu_text, verbs_of
from .news import news_text
from .rulebook import rules_text
from .screen import SORTS, Table, table_text
from .summary import score_text
from .typed import read_move
from .words import refusal_words

ME: Final[Seat] = 0
PROMPT: Final = "> "
HELP: Final = """\
Type the number of a move, or the move itself:
  draw   take   meld 7h 8h 9h   lay off 10h on 2   discard kd   knock   end
  close r5   accept   refuse
  A card alone (kd) discards it. Enter plays the only move there is, or shows
  the table again.
Other words:
  sort rank, sort suit   how your hand lies
  hint                   what the coach would do, and why
  score                  the rounds so far
  rules                  the rules of this game
  table                  show everything again
  quit                   stop here; the record is kept
Cards   A 2 ... 10 J Q K with c d h s for clubs, diamonds, hearts, spades;
        a joker is *, or *6s where it stands for the six of spades.
Tiles   r y b k for red, yellow, blue, black with 1 ... 13; a joker is J.
"""


class Quit(Exception):
    """The player has left the table."""


class Terminal:
    """Where to print, and how to ask for a line."""

    def __init__(self, out: Console, ask: Callable[[str], str], clear: bool = False) -> None:
        """`ask` gives a line for a prompt, and raises EOFError when there is no more; `clear` empties the screen."""
        self.out, self._ask, self._clear = out, ask, clear

    @property
    def width(self) -> int:
        return self.out.width

    def say(self, what: RenderableType, style: str = "") -> None:
        """Print something below."""
        self.out.print(what, style=style or None)

    def say_whole(self, line: str) -> None:
        """Print a line that somebody may want to copy: it is not broken at the edge of the screen."""
        self.out.print(line, soft_wrap=True)

    def fresh(self) -> None:
        """Begin a new screen, where there is one."""
        if self._clear:
            self.out.clear()

    def ask(self, prompt: str) -> str:
        """A line without the spaces around it.  Raises EOFError when the input has ended."""
        return self._ask(prompt).strip()

    def wait(self) -> None:
        """Until Enter is pressed, where somebody is there to press it."""
        if self._clear:
            self.ask(" Enter to go on ")


class Person:
    """The seat of whoever sits at the terminal.  It is told each step, and asked like a bot."""

    def __init__(self, terminal: Terminal, names: tuple[str, ...], looks: Looks, sort: str = "suit") -> None:
        self.terminal, self.names, self.looks, self.sort = terminal, names, looks, sort
        self.table: Table | None = None
        self._news: list[AnyEvent] = []
        self._turn: Seat | None = None
        self._step: Step | None = None

    def notice(self, g: Game, step: Step) -> None:
        """Remember what happened since the last turn of this seat, as this seat may see it."""
        p = step.state.public
        mine_is_over = self._turn == ME and p.turn.seat != ME
        if step.ply == 0 or mine_is_over:
            self._news = []
        seen = [for_seat(e, ME) for e in step.events if not (mine_is_over and getattr(e, "seat", None) == ME)]
        self._news += [e for e in seen if e is not None]
        self._turn, self._step = p.turn.seat, step
        self.table = Table(g, self.names, step.match.totals, step.round, self.sort)

    def choose(self, g: Game, v: View) -> AnyAction:
        """Ask for a move until a legal one is given.  Raises Quit, or EOFError when the input has ended."""
        actions = list(legal(g, v))
        self._show(v, self._menu(g, v, actions))
        while True:
            line = self.terminal.ask(PROMPT)
            try:
                action = self._answer(line, g, v, actions)
                if action is not None:
                    check(g, v, action)
                    return action
            except Illegal as e:
                self._refuse(f"No. {_why(e, g, v, actions)}")
            except BadInput as e:
                said = str(e)
                self._refuse(f"{said[:1].upper()}{said[1:]}. Type a number, a move, or help.")

    def _refuse(self, why: str) -> None:
        self.terminal.say(hanging(Text(f" {why}", look.BAD)))

    def _menu(self, g: Game, v: View, actions: list[AnyAction]) -> list[Item]:
        return menu(g, v, actions, self.looks, self.sort)

    def _answer(self, line: str, g: Game, v: View, actions: list[AnyAction]) -> AnyAction | None:
        """The move that a line means, or None when it asked for something else, which is done."""
        items = self._menu(g, v, actions)
        words = line.lower().split()
        if not words and len(items) == 1:
            return items[0].action
        if not words or words[0] in _COMMANDS:
            _COMMANDS[words[0] if words else "table"](self, g, v, actions, words[1:])
            return None
        if line.isdecimal():
            n = int(line)
            if not 1 <= n <= len(items):
                raise BadInput(f"There is no move {n}")
            return items[n - 1].action
        return read_move(line, g, v)

    def _show(self, v: View, items: list[Item]) -> None:
        say, width = self.terminal.say, self.terminal.width
        self.terminal.fresh()
        if self.table is not None:
            say(table_text(v, self.table, self.looks, width, self._told(width)))
        say(Text())
        say(menu_text(items, width))
        if len(items) == 1:
            say(Text(" Enter plays it; help shows what else you can type.", look.QUIET))
        else:
            say(Text(" Type a number, a move, or help.", look.QUIET))

    def _told(self, width: int) -> Text:
        return news_text(self._news, self.names, self.looks, width)

    def last_words(self) -> Text:
        """What happened up to the end of the round, for the top of its summary."""
        return self._told(self.terminal.width)

    def _sort(self, g: Game, v: View, actions: list[AnyAction], words: list[str]) -> None:
        by = words[0] if words else SORTS[1 - SORTS.index(self.sort)]
        if by not in SORTS:
            raise BadInput(f"A hand is sorted by {' or '.join(SORTS)}, not by {by!r}")
        self.sort = by
        if self.table is not None:
            self.table = replace(self.table, sort=by)
        self._show(v, self._menu(g, v, actions))

    def _hint(self, g: Game, v: View, actions: list[AnyAction], words: list[str]) -> None:
        for line in hint_lines(g, v, self._menu(g, v, actions), self.looks, self.names):
            self.terminal.say(hanging(line))

    def _score(self, g: Game, v: View, actions: list[AnyAction], words: list[str]) -> None:
        if self._step is not None and self.table is not None:
            self.terminal.say(score_text(self._step.match, self.table))

    def _quit(self, g: Game, v: View, actions: list[AnyAction], words: list[str]) -> None:
        answer = self.terminal.ask(" Stop the match here? Its record is kept. [y/N] ")
        if answer.lower() in ("y", "yes"):
            raise Quit

    def _help(self, g: Game, v: View, actions: list[AnyAction], words: list[str]) -> None:
        self.terminal.say(Text(HELP))

    def _rules(self, g: Game, v: View, actions: list[AnyAction], words: list[str]) -> None:
        self.terminal.say(Text(rules_text(g)))

    def _again(self, g: Game, v: View, actions: list[AnyAction], words: list[str]) -> None:
        self._show(v, self._menu(g, v, actions))


def _why(e: Illegal, g: Game, v: View, actions: Sequence[AnyAction]) -> str:
    """Why a move is refused; for one that belongs to another part of the turn, what may be done in this one."""
    if e.code is not Code.NOT_NOW:
        return refusal_words(e.code, e.facts, g.spelling)
    return f"{refusal_words(e.code, {})} You may {either(verbs_of(g, v, actions))}."


_Command = Callable[[Person, Game, View, list[AnyAction], list[str]], None]
_COMMANDS: Final[dict[str, _Command]] = {
    "help": Person._help, "?": Person._help, "rules": Person._rules, "hint": Person._hint, "score": Person._score,
    "sort": Person._sort, "table": Person._again, "quit": Person._quit, "exit": Person._quit, "q": Person._quit,
}  # fmt: skip
