"""The rules of `medium`, and a shorter turn where it brings the last place in the last turns: no chance, no search."""

from typing import Final

from ...core import Draw, Game, Rearrange, View
from ..bot import Ranked
from . import medium
from .places import short_turn, turn_of
from .plays import Play, lightest, smallest
from .worth import worth

PHASE_DRAWS: Final = {"decide1": 2, "decide2": 1}  # draws that may still follow (MAN-10)


def ranked(g: Game, v: View) -> tuple[Ranked, ...]:
    """Every move that comes into question, the best first, each with the points of the round to expect of it."""
    moves = medium.ranked(g, v)
    drawing = next((m.value for m in moves if m.action == Draw()), None)
    short = shorter(g, v)
    if drawing is None or short is None:
        return moves
    plays = {Rearrange(p.table): p for p in (lightest(g, v), short) if p.played}
    told = [Ranked(a, worth_of_play(g, v, p, drawing)) for a, p in plays.items()]
    return tuple(sorted((*told, *(m for m in moves if m.action not in plays)), key=lambda m: -m.value))


def shorter(g: Game, v: View) -> Play | None:
    """The smallest play, where ending the turn by it wins a better place; None where it does not, or nothing fits."""
    return smallest(g, v) if gained(v) > 0 else None


def gained(v: View) -> float:
    """What ending the turn now, instead of drawing on, adds to the chance to win from the last turns."""
    draws, players = PHASE_DRAWS.get(v.public.turn.phase, 0), len(v.counts)
    return short_turn(v.stock, players) - turn_of(draws, v.stock, players) if draws else 0.0


def worth_of_play(g: Game, v: View, play: Play, drawing: float) -> float:
    """What a play is worth where drawing on is worth `drawing`: by what it leaves, or by the place that it brings.

    The place is worth the difference in the chance to win, in points of the others; a play that gives more away than
    the smallest one has that taken off.
    """
    w = worth(g, v)
    value, short = w.laid_down(play), shorter(g, v)
    if short is None or play.left <= g.options.knock_limit:
        return value
    return max(value, drawing + gained(v) * w.others + min(0.0, value - w.laid_down(short)))
