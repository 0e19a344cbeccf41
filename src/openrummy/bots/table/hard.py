"""Plays for the last place in the last turns, and tries its last moves against the hands that the others may hold."""

from random import Random
from typing import Final

from ...core import AnyAction, Draw, Game, Rearrange, View
from ..bot import Budget, Ranked
from . import medium
from .last_turns import last_turns
from .places import short_turn, turn_of
from .plays import smallest
from .worth import worth

NODES: Final = 12  # rebuildings for one move of the last turns
PHASE_DRAWS: Final = {"decide1": 2, "decide2": 1}  # draws that may still follow (MAN-10)


def choose(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """The best move by the rules of `medium`, by the places in the last turns, and there by sampled worlds."""
    return ranked(g, v, rng, budget)[0].action


def ranked(g: Game, v: View, rng: Random, budget: Budget) -> tuple[Ranked, ...]:
    """Every move that comes into question, the best first, each with the points of the round to expect of it."""
    phase, moves = v.public.turn.phase, medium.ranked(g, v)
    if phase == "final" and v.public.final > 1:
        moves = (*last_turns(g, v, rng, budget, budget.nodes or NODES),)
    elif phase in PHASE_DRAWS and moves[0].action == Draw():
        moves = (*moves, *shorter(g, v, moves[0].value))
    return tuple(sorted(moves, key=lambda m: -m.value))


def shorter(g: Game, v: View, drawing: float) -> list[Ranked]:
    """Ending the turn now by the smallest play, so that somebody else's draw is not the last of the stock.

    It is worth what drawing is, and the difference in the chance to win from the last turns, in points of the others.
    """
    players = len(v.counts)
    gain = short_turn(v.stock, players) - turn_of(PHASE_DRAWS[v.public.turn.phase], v.stock, players)
    play = smallest(g, v) if gain > 0 else None
    if play is None:
        return []
    return [Ranked(Rearrange(play.table), drawing + gain * worth(g, v).others)]
