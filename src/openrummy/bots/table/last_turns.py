"""What becomes of a move in the last turns: the hands that the others may hold are dealt, and all lay down (MAN-41)."""

from random import Random

from ...core import AnyAction, End, Game, Rearrange, State, View, apply, view
from ...worlds import guess
from ..bot import Budget, Ranked
from .plays import lightest, own_melds


def last_turns(g: Game, v: View, rng: Random, budget: Budget, nodes: int) -> list[Ranked]:
    """The moves of a seat that does not play last, each with its points less the mean of the others' points.

    All moves are tried in the same worlds.  A world costs one node for each move and each seat that still plays; with
    the stock gone and two players there is only one world, and the answer is exact.
    """
    moves: list[AnyAction] = [Rearrange(p.table) for p in (lightest(g, v), own_melds(g, v)) if p.played]
    moves = [*dict.fromkeys(moves), End()]
    rounds = max(1, nodes // (len(moves) * max(1, v.public.final - 1)))
    worlds = 1 if len(v.counts) == 2 else rounds
    sums, done = [0.0] * len(moves), 0
    while done < worlds and not (done and budget.ended()):
        world = guess(g, v, rng)
        for i, a in enumerate(moves):
            sums[i] += _played_out(g, world, a, v.seat)
        done += 1
    return [Ranked(a, total / done) for a, total in zip(moves, sums, strict=True)]


def _played_out(g: Game, s: State, a: AnyAction, seat: int) -> float:
    """The result of a seat when it plays `a` and all after it lay down what they can."""
    s, _ = apply(g, s, a)
    while s.public.outcome is None:
        play = lightest(g, view(s, s.seat))
        s, _ = apply(g, s, Rearrange(play.table) if play.played else End())
    points = g.score(g, s).points
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)
