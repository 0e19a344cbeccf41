"""A beginner: keeps its melds for one big move, overlooks rebuilding, and loses patience now and then."""

from random import Random
from typing import Final

from ...core import AnyAction, Draw, End, Game, Knock, Rearrange, View
from ..bot import Budget
from .plays import Play, lightest, plain_play, points_in

IMPATIENT: Final = 0.03  # how often it lays down what it could have kept
OVERLOOKS: Final = 0.3  # how often it sees only its own melds and single cards that fit
FORGETS_TO_KNOCK: Final = 0.1


def choose(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """A sensible move with a beginner's lapses; the chances are those above."""
    phase = v.public.turn.phase
    if phase == "draw1":
        return Draw()
    if phase == "after":
        low = points_in(g, v.hand) <= g.options.knock_limit
        return Knock() if low and rng.random() >= FORGETS_TO_KNOCK else End()
    play = plain_play(g, v) if rng.random() < OVERLOOKS else lightest(g, v)
    if play.played and (phase == "final" or _lays_down(g, play, rng)):
        return Rearrange(play.table)
    return Draw() if v.stock and phase != "final" else End()


def _lays_down(g: Game, play: Play, rng: Random) -> bool:
    """When it can close; else only from impatience."""
    return play.left <= g.options.knock_limit or rng.random() < IMPATIENT
