"""The rules of `medium`, and a shorter turn where it brings the last place in the last turns: no chance, no search."""

from typing import Final

from ...core import Draw, Game, Rearrange, View
from ..bot import Ranked
from . import medium
from .places import short_turn, turn_of
from .plays import Play, smallest
from .worth import worth

PHASE_DRAWS: Final = {"decide1": 2, "decide2": 1}  # draws that may still follow (MAN-10)


def ranked(g: Game, v: View) -> tuple[Ranked, ...]:
    """Every move that comes into question, the best first, each with the points of the round to expect of it."""
    moves = medium.ranked(g, v)
    if moves[0].action == Draw() and (play := shorter(g, v)) is not None:
        moves = (*moves, Ranked(Rearrange(play.table), worth_of_shorter(g, v, moves[0].value)))
    return tuple(sorted(moves, key=lambda m: -m.value))


def shorter(g: Game, v: View) -> Play | None:
    """The smallest play, where ending the turn by it wins a better place; None where it does not, or nothing fits."""
    return smallest(g, v) if gained(v) > 0 else None


def gained(v: View) -> float:
    """What ending the turn now, instead of drawing on, adds to the chance to win from the last turns."""
    draws, players = PHASE_DRAWS.get(v.public.turn.phase, 0), len(v.counts)
    return short_turn(v.stock, players) - turn_of(draws, v.stock, players) if draws else 0.0


def worth_of_shorter(g: Game, v: View, drawing: float) -> float:
    """What drawing on is worth, and the difference in the chance to win, in points of the others."""
    return drawing + gained(v) * worth(g, v).others
