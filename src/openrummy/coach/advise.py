"""What to do here, and why: the moves of a good player in their order, each with its reasons."""

from typing import Final

from ..bots import thinker
from ..bots.bot import Ranked
from ..bots.table.counting import ranked as table_ranked
from ..core import Game, View
from ..core.game import SHUFFLING
from . import board, melding, table
from .advice import Advice, Adviser, Reason, listed

_MELDING: Final = Adviser(melding.ranked, melding.reasons, listed, melding.standing)
_BOARD: Final = Adviser(board.ranked, board.reasons, listed, board.standing, board.unit)
_TABLE: Final = Adviser(table_ranked, table.reasons, table.value_of, table.standing)

# Each game names its adviser; whoever adds a game adds a line.
ADVISERS: Final[dict[str, Adviser]] = {"classic": _MELDING, "basic": _MELDING, "board": _BOARD, "carousel": _TABLE}


def _plain(g: Game, v: View) -> tuple[Ranked, ...]:
    return (Ranked(thinker("medium", 0).choose(g, v), 0.0),)


def _unexplained(g: Game, v: View, ranking: tuple[Ranked, ...], place: int) -> tuple[Reason, ...]:
    return ()


# For a game without an adviser: what a plain player would do, without a reason and without a price.
PLAIN: Final = Adviser(_plain, _unexplained, listed, lambda g, v: 0.0)


def adviser_of(g: Game) -> Adviser:
    """The adviser of a game."""
    return ADVISERS.get(g.name, PLAIN)


def advise(g: Game, v: View, top: int = 5) -> tuple[Advice, ...]:
    """The best moves for the seat to act, the best first, at most `top`; none when the seat has nothing to do.

    It depends on the view alone, and chance has no part in it.
    """
    if v.public.outcome is not None or v.public.turn.seat != v.seat or v.public.turn.phase == SHUFFLING:
        return ()
    adviser = adviser_of(g)
    ranking = adviser.ranked(g, v)
    return tuple(
        Advice(x.action, x.value, adviser.reasons(g, v, ranking, place), adviser.unit(g))
        for place, x in enumerate(ranking[:top])
    )
