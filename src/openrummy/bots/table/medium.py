"""Holds back until it can close, lays down when somebody else is about to, and sees every rebuilding of the table."""

from random import Random

from ...core import AnyAction, Draw, End, Game, Knock, Rearrange, View
from ..bot import Budget, Ranked
from .plays import lightest
from .worth import worth


def choose(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """The best move by rule; chance plays no part."""
    return ranked(g, v)[0].action


def ranked(g: Game, v: View) -> tuple[Ranked, ...]:
    """Every move that comes into question, the best first, each with the points of the round to expect of it."""
    match v.public.turn.phase:
        case "draw1":
            moves = [Ranked(Draw(), worth(g, v).held_back(1))]
        case "after":
            moves = at_the_end(g, v)
        case "final":
            moves = last_moves(g, v)
        case _:
            moves = decisions(g, v)
    return tuple(sorted(moves, key=lambda m: -m.value))


def decisions(g: Game, v: View) -> list[Ranked]:
    """Lay down what leaves the fewest points, or hold back and draw while there is a stock (MAN-10, MAN-11)."""
    w, play = worth(g, v), lightest(g, v)
    draws = min(2 if v.public.turn.phase == "decide1" else 1, v.stock)
    moves = [Ranked(Draw() if v.stock else End(), w.held_back(draws))]
    if play.played:
        moves.append(Ranked(Rearrange(play.table), w.laid_down(play)))
    return moves


def at_the_end(g: Game, v: View) -> list[Ranked]:
    """Knock or not, after the turn (MAN-13)."""
    w = worth(g, v)
    moves = [Ranked(End(), w.held_back(0))]
    if w.points <= g.options.knock_limit:
        moves.append(Ranked(Knock(), w.closed(w.points)))
    return moves


def last_moves(g: Game, v: View) -> list[Ranked]:
    """The last turn of the round: what is laid down no longer counts (MAN-41)."""
    w, play = worth(g, v), lightest(g, v)
    moves = [Ranked(End(), -float(w.points))]
    if play.played:
        moves.append(Ranked(Rearrange(play.table), w.closed(0) if not play.left else -float(play.left)))
    return moves
