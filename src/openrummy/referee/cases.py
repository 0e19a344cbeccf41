"""Disputes as data: a hand, a table and one thing that somebody wants to do; is it legal, or what does it score?"""

from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from ..core import Game, Rearrange, State
from ..errors import Illegal
from ..melds import Meld
from ..notation import Spelling
from . import fields
from .fields import Row, Unsupported
from .house_rules import game_of_case
from .play import take_step
from .position import Position, acting_phase, set_up
from .steps import Step
from .supply import alike

LEGAL: Final = "legal"
ILLEGAL: Final = "illegal"
Answer = str | int | list[int]

PLAYED_AS: Final = {
    "rummy": "basic", "basic": "basic", "classic": "classic", "machiavelli": "carousel", "carousel": "carousel",
    "remi": "board", "board": "board",
}  # fmt: skip
"""The games of the data, and the game that rules on them here."""


class Case(msgspec.Struct, frozen=True):
    """A row that can be ruled on: the game under its rules, and the words of the row."""

    game: Game
    row: Row
    action: Row
    hand: tuple[int, ...]
    table: tuple[Meld, ...]

    @property
    def spelling(self) -> Spelling:
        """How the row writes cards."""
        return self.game.spelling


def read_case(row: Row) -> Case:
    """The case of a row.  Raises BadInput and Unsupported."""
    name = fields.text(row, "game")
    if name not in PLAYED_AS:
        raise Unsupported(f"no game {name}")
    g = game_of_case(PLAYED_AS[name], fields.part(row, "rules"))
    hand = fields.hand(row, "hand", g.spelling) if "hand" in row else ()
    table = fields.table(row, "table", g.spelling) if "table" in row else ()
    return Case(g, row, fields.part(row, "action"), hand, table)


def position_of(case: Case, **more: Any) -> Position:
    """The round in which the seat of the case has drawn and may act.  Raises BadInput."""
    drew = fields.part(case.action, "drew")
    taken = None
    if drew and fields.text(drew, "from") != "stock":
        taken = fields.card(drew, "card", case.spelling)
    known: dict[str, Any] = {
        "hand": case.hand,
        "table": case.table,
        "phase": acting_phase(case.game),
        "taken": taken,
        "own_meld": fields.flag(case.row, "has_melded"),
    }
    return Position(**(known | more))


def twins_allowed(g: Game, words: Iterable[int]) -> Game:
    """The game with a second pack where the row holds twins: no rule of a turn depends on the number of packs."""
    natural = [alike(c) for c in words]
    if len(set(natural)) == len(natural) or len(g.deck(min(g.seats), 0)) > 53:
        return g
    return msgspec.structs.replace(g, deck=_two_packs(g))


def _two_packs(g: Game) -> Callable[[int, int], tuple[int, ...]]:
    def deck(players: int, extra: int) -> tuple[int, ...]:
        one = g.deck(players, extra)
        return tuple(sorted((*one, *(card + 54 for card in one))))

    return deck


def begin(case: Case, **more: Any) -> tuple[Game, State]:
    """The game and the round of a case.

    Raises BadInput for a position that cannot be, Unsupported for jokers in a game without them.
    """
    p = position_of(case, **more)
    words = (*p.hand, *p.pile, *(c for meld in p.table for c in meld), *(c for held in p.others for c in held))
    g = twins_allowed(case.game, words)
    faces = {alike(c) for c in g.deck(max(g.seats), 0)}
    if any(alike(c) not in faces for c in words):
        raise Unsupported(f"{g.name} has no jokers")
    return g, set_up(g, p)


def rule(g: Game, s: State, step: Step) -> Answer:
    """`legal` or `illegal`, as the engine says.  Raises BadInput."""
    try:
        take_step(g, s, step)
    except Illegal:
        return ILLEGAL
    return LEGAL


def either(answers: Iterable[Answer]) -> Answer:
    """`legal` if one of the readings is."""
    return LEGAL if any(answer == LEGAL for answer in answers) else ILLEGAL


def has_verb(g: Game, action: type) -> bool:
    """Whether a phase of the game knows the action."""
    return any(verb.action is action for phase in g.phases.values() for verb in phase.verbs)


def rebuilds(g: Game) -> bool:
    """Whether melds come to the table by rebuilding it."""
    return has_verb(g, Rearrange)
