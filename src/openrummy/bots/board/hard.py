"""Takes the shortest way to a close, whatever its category, and throws what is needed in the fewest sampled futures.

A round goes to whoever closes first, and measured in points too the shortest way beats the dearest one, so this level
compares racks by distance, then by how many futures they close in; one tile away it counts the live tiles exactly.
"""

from random import Random
from typing import Final

from ...cards import Card
from ...core import AnyAction, Discard, Draw, Game, Take, View
from ...melds.judge_search import Held
from ..bot import Budget
from .aims import Aim, quickest
from .closing import best_closing
from .dealt import offers
from .deny import use_to_next
from .futures import FEWEST, closed_without, sampled
from .race import Race, race, winning_chance
from .racks import JOKERS, face_of, faces_on, held, less, plus, tile_of

FUTURES: Final = 120  # looked at for each discard, without a budget of nodes
GIVING: Final = 3.0  # live tiles that it is worth to keep a tile from the next player, one tile from a close


def choose(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """The best move found; the budget counts futures."""
    r = race(g, v)
    match v.public.turn.phase:
        case "offer":
            return max(offers(g, v), key=lambda m: m.value).action
        case "draw":
            return Take() if should_take(v, r) or not v.stock else Draw()
        case _:
            return best_closing(g, v) or Discard(thrown(v, r, rng, budget))


def should_take(v: View, r: Race) -> bool:
    """Take the tile that was thrown when it shortens the way, or when its tile makes up for a turn without a draw.

    A tile that only opens more ways is worth it if the chance to win the race is better a turn later than without it.
    """
    rack, pile = held(v.hand), v.public.discard
    if not pile or face_of(pile[-1]) == JOKERS:
        return False
    top = face_of(pile[-1])
    full, now = plus(rack, top), _way(rack, r)
    if full == rack:  # a third copy (BRD-1)
        return False
    if _way(full, r).away < now.away:
        return True
    kept = [_way(less(full, f), r) for f in faces_on(rack) if f not in (JOKERS, top)]
    best = min(kept, key=lambda a: (a.away, -a.live))
    return winning_chance(best, r) * (1 - r.end) > winning_chance(now, r)


def thrown(v: View, r: Race, rng: Random, budget: Budget) -> Card:
    """The tile to throw; never a joker while another may go."""
    rack, taken = held(v.hand), v.public.turn.taken
    tiles = {f: t for f in faces_on(rack) if (t := tile_of(v.hand, f, taken)) is not None}
    if len(tiles) > 1:
        tiles.pop(JOKERS, None)
    ways = {f: _way(less(rack, f), r) for f in tiles}
    away = min(way.away for way in ways.values())
    near = [f for f in tiles if ways[f].away == away]
    if away <= 1:
        use = use_to_next(v, r.copies)
        return tiles[max(near, key=lambda f: (ways[f].live - GIVING * use[f], -f))]
    if len(near) == 1:
        return tiles[near[0]]
    futures = list(sampled(r.copies, away, FEWEST, FUTURES, rng, budget))
    closed = closed_without(rack, near, futures, r.rules)
    return tiles[max(near, key=lambda f: (closed[f], ways[f].live, -f))]


def _way(rack: Held, r: Race) -> Aim:
    return quickest(rack, r.rules, r.copies)
