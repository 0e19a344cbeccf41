"""Takes the shortest way to a close, whatever its category, and looks for the wait that it will end in.

A round goes to whoever closes first, and measured in points too the shortest way beats the dearest one, so this level
compares racks by distance, then by how many futures they close in and how many live tiles they have; at the last two
tiles it counts what can come, one turn ahead.  All along it minds what the next player can use.
"""

from random import Random
from typing import Final

from ...cards import Card
from ...core import AnyAction, Discard, Draw, Game, Take, View
from ...melds.judge_search import Held
from ..bot import Budget
from .ahead import one_away, outlook, two_away
from .aims import Aim, quickest
from .closing import best_closing
from .dealt import offers
from .deny import use_to_next
from .futures import FEWEST, closed_without, sampled
from .race import Race, race, winning_chance
from .racks import JOKERS, face_of, faces_on, held, less, plus, tile_of
from .stock import expected, in_stock

FUTURES: Final = 120  # looked at for each discard, without a budget of nodes
DOUBT: Final = 3  # futures added to every count, as few of them far from a close say little
GIVING: Final = 0.8  # of a throw's futures: what it costs if the next player can use the tile, far from a close
GIVING_NEAR: Final = 0.16  # of the chance to close in time: the same at the last two tiles
NEAR: Final = 2  # tiles missing, from where on the coming turn is looked at
WIDEST: Final = 6  # throws looked at one turn ahead, those with the most live tiles
LOOKS: Final = 20  # futures that looking at one throw counts as


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
    if len(near) == 1:
        return tiles[near[0]]
    if 1 <= away <= NEAR:
        return tiles[_with_best_wait(v, r, {f: ways[f] for f in near}, budget)]
    odds = in_stock(v, r.copies)
    futures = list(sampled(r.copies, odds, away, FEWEST, FUTURES, rng, budget))
    closed = closed_without(rack, near, futures, r.rules)
    given = _given(v, r)
    coming = {f: expected(ways[f].helps, r.copies, odds) for f in near}

    def keeps(face: int) -> tuple[float, int, int]:
        """The futures and the live tiles that a throw leaves: each tells what the other does not."""
        return (closed[face] + DOUBT) * coming[face] * (1 - GIVING * given[face]), ways[face].live, -face

    return tiles[max(near, key=keeps)]


def _with_best_wait(v: View, r: Race, ways: dict[int, Aim], budget: Budget) -> int:
    """Of faces that leave the same distance, one or two tiles, the one to throw: the most promising are looked at."""
    rack, given, o = held(v.hand), _given(v, r), outlook(r, in_stock(v, r.copies))
    order = sorted(ways, key=lambda f: (GIVING_NEAR * given[f] * r.pool - ways[f].live, f))
    most = WIDEST if budget.nodes is None else min(WIDEST, 1 + budget.nodes // LOOKS)
    best, found = order[0], -1.0
    for face in order[:most]:
        a = ways[face]
        value = (one_away if a.away == 1 else two_away)(less(rack, face), a.helps, o) - GIVING_NEAR * given[face]
        if value > found:
            best, found = face, value
        if budget.ended():
            break
    return best


def _given(v: View, r: Race) -> tuple[float, ...]:
    """What the next player may get of each face; to keep it from one of many opponents helps the others as much."""
    return tuple(chance / r.payers for chance in use_to_next(v, r.copies))


def _way(rack: Held, r: Race) -> Aim:
    return quickest(rack, r.rules, r.copies)
