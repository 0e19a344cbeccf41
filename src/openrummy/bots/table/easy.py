"""A beginner: keeps its melds for one big move, overlooks rebuilding, and loses patience now and then."""

from random import Random
from typing import Final

from ...core import AnyAction, Draw, End, Game, Knock, Rearrange, View
from ..bot import Budget
from .chances import on_table
from .plays import Play, lightest, plain_play, points_in

IMPATIENT: Final = 0.01  # how often it lays down what it could have kept
BARE: Final = 9  # so many cards on the table look like too few
OPENS: Final = 0.2  # how often it then cannot resist laying down
OVERLOOKS: Final = 0.1  # how often it sees only its own melds and single cards that fit
FORGETS_TO_KNOCK: Final = 0.05


def choose(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """A sensible move with a beginner's lapses; the chances are those above."""
    phase = v.public.turn.phase
    if phase == "draw1":
        return Draw()
    if phase == "after":
        low = points_in(g, v.hand) <= g.options.knock_limit
        return Knock() if low and rng.random() >= FORGETS_TO_KNOCK else End()
    play = plain_play(g, v) if rng.random() < OVERLOOKS else lightest(g, v)
    if play.played and (phase == "final" or _lays_down(g, v, play, rng)):
        return Rearrange(play.table)
    return Draw() if v.stock and phase != "final" else End()


def _lays_down(g: Game, v: View, play: Play, rng: Random) -> bool:
    """When it can close; else only from impatience, most of all before a bare table."""
    return play.left <= g.options.knock_limit or rng.random() < (OPENS if on_table(v) <= BARE else IMPATIENT)
