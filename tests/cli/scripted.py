"""A terminal without a person: answers come from a script, and everything printed is kept."""

import io
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random

from rich.console import Console

from openrummy.arena import MatchInPlay
from openrummy.bots import Greedy
from openrummy.cli.person import PROMPT, Person, Terminal
from openrummy.cli.play import play_match_at
from openrummy.core import AnyAction, Game, View
from openrummy.shuffle import seed_from_text
from openrummy.transcript import action_text

NUMBERED = re.compile(r"  ([0-9]+) (?=\S)")


class Printed:
    """A console of some width whose text can be read back."""

    def __init__(self, width: int = 80, colour: bool = False) -> None:
        system = "truecolor" if colour else None
        self.console = Console(
            file=io.StringIO(), width=width, force_terminal=colour, color_system=system, highlight=False, markup=False
        )

    @property
    def text(self) -> str:
        file = self.console.file
        assert isinstance(file, io.StringIO)
        return file.getvalue()

    def after(self, words: str) -> str:
        """What was printed after the last occurrence of these words."""
        return self.text.rpartition(words)[2]


class Typist(Person):
    """Wants what a greedy bot wants, and has to type it."""

    wish = ""

    def choose(self, g: Game, v: View) -> AnyAction:
        Typist.wish = action_text(Greedy(0).choose(g, v), g.spelling)
        return super().choose(g, v)


def script(lines: Iterable[str]) -> Callable[[str], str]:
    """Answers one after the other; then the input has ended."""
    left: Iterator[str] = iter(lines)

    def ask(prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    return ask


def as_wished(prompt: str) -> str:
    """Type what the typist wants; other questions get a plain Enter."""
    return Typist.wish if prompt == PROMPT else ""


def any_number(printed: Printed, random: Random) -> Callable[[str], str]:
    """Choose blindly among the numbers on offer."""

    def ask(prompt: str) -> str:
        if prompt != PROMPT:
            return ""
        menu = printed.after(" points\n\n") if " points\n\n" in printed.text else printed.text
        offered = [int(n) for n in NUMBERED.findall(menu.rpartition("\n\n")[2])]
        return str(random.choice(offered))

    return ask


def play(
    g: Game,
    ask: Callable[[str], str],
    place: Path,
    printed: Printed,
    players: int = 2,
    bot: str = "greedy",
    seed: str = "evening",
    person: type[Person] = Person,
) -> MatchInPlay:
    """A match at a scripted terminal."""
    terminal = Terminal(printed.console, ask)
    return play_match_at(terminal, g, [bot] * (players - 1), seed_from_text(seed), "suit", place, person)
