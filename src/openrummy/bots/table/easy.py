"""A beginner: keeps its melds for one big move, overlooks rebuilding, and loses patience now and then."""

from random import Random
from typing import Final

from ...core import AnyAction, Draw, End, Game, Knock, Rearrange, View
from ..bot import Budget
from .chances import on_table
from .plays import Play, lightest, plain_play, points_in, smallest

IMPATIENT: Final = 0.002  # how often, in each decision, it lays down all that it could have kept
BARE: Final = 9  # so many cards on the table look like too few
OPENS: Final = 0.4  # how often it then adds a little, so that there is something to build on
OVERLOOKS: Final = 0.05  # how often it sees only its own melds and single cards that fit
OVERLOOKS_LAST: Final = 0.15  # the same in the last turns, when the table is full and the hand as well
FORGETS_TO_KNOCK: Final = 0.02


def choose(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """A sensible move with a beginner's lapses; the chances are those above."""
    phase = v.public.turn.phase
    if phase == "draw1":
        return Draw()
    if phase == "after":
        low = points_in(g, v.hand) <= g.options.knock_limit
        return Knock() if low and rng.random() >= FORGETS_TO_KNOCK else End()
    last = phase == "final"
    play = plain_play(g, v) if rng.random() < (OVERLOOKS_LAST if last else OVERLOOKS) else lightest(g, v)
    if play.played and (last or play.left <= g.options.knock_limit or rng.random() < IMPATIENT):
        return Rearrange(play.table)
    if not last and (start := _start(g, v, rng)) is not None:
        return Rearrange(start.table)
    return Draw() if v.stock and not last else End()


def _start(g: Game, v: View, rng: Random) -> Play | None:
    """A small play for a table that is nearly bare, now and then."""
    return smallest(g, v) if on_table(v) <= BARE and rng.random() < OPENS else None
