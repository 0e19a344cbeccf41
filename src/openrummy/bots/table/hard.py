"""Plays for the last place in the last turns, and tries its last moves against the hands that the others may hold."""

from random import Random
from typing import Final

from ...core import AnyAction, Game, View
from ..bot import Budget, Ranked
from . import counting
from .last_turns import last_turns

NODES: Final = 12  # rebuildings for one move of the last turns


def choose(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """The best move by the rules of `medium`, by the places in the last turns, and there by sampled worlds."""
    return ranked(g, v, rng, budget)[0].action


def ranked(g: Game, v: View, rng: Random, budget: Budget) -> tuple[Ranked, ...]:
    """Every move that comes into question, the best first, each with the points of the round to expect of it."""
    if v.public.turn.phase == "final" and v.public.final > 1:
        moves = last_turns(g, v, rng, budget, budget.nodes or NODES)
        return tuple(sorted(moves, key=lambda m: -m.value))
    return counting.ranked(g, v)
