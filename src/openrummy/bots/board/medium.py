"""Goes for the category that is worth most, by counting live tiles; minds what the next player may get."""

from random import Random
from typing import Final

from ...core import AnyAction, Discard, Draw, Game, Take, View
from ...melds.judge_search import Held
from ..bot import Budget, Ranked
from .closing import closings
from .dealt import offers
from .deny import use_to_next
from .race import Race, best_aim, lost, race
from .racks import JOKERS, face_of, faces_on, held, less, plus, tile_of

GIVING: Final = 40.0  # points that it costs to throw a tile which the next player can use


def choose(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """The best move by rule; chance plays no part."""
    return ranked(g, v)[0].action


def ranked(g: Game, v: View) -> tuple[Ranked, ...]:
    """Every move, the best first, each with the points of the game to expect of it."""
    r = race(g, v)
    match v.public.turn.phase:
        case "offer":
            moves = offers(g, v)
        case "draw":
            moves = draws(v, r)
        case _:
            moves = [*closings(v, r), *discards(v, r)]
    return tuple(sorted(moves, key=lambda m: -m.value))


def draws(v: View, r: Race) -> list[Ranked]:
    """A tile of the stock, or the tile that the player before threw (BRD-22)."""
    rack, pile = held(v.hand), v.public.discard
    moves = [Ranked(Draw(), best_aim(rack, r)[1])] if v.stock else []
    if pile and face_of(pile[-1]) < JOKERS:
        moves.append(Ranked(Take(), value_with(rack, face_of(pile[-1]), r)))
    return moves


def value_with(rack: Held, taken: int, r: Race) -> float:
    """What the rack is worth when it takes a tile and throws its worst other one: a turn has then passed."""
    full = plus(rack, taken)
    best = max(best_aim(less(full, f), r)[1] for f in faces_on(rack) if f != taken or rack.one >> f & 1)
    return best - r.end * (best + lost(r))


def discards(v: View, r: Race) -> list[Ranked]:
    """Each tile that may go: what is left worth, less what it may give to the next player."""
    rack = held(v.hand)
    use = use_to_next(v, r.copies)
    moves = []
    for face in faces_on(rack):
        tile = tile_of(v.hand, face, v.public.turn.taken)
        if tile is not None:
            moves.append(Ranked(Discard(tile), best_aim(less(rack, face), r)[1] - GIVING * use[face]))
    return moves
