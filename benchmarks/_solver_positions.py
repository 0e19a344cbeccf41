"""Tables and hands to solve: whole melds from two packs and fourteen cards of the rest, the same for the same seed."""

import random
from collections import Counter
from typing import Final, NamedTuple

from openrummy.cards import FACES, JOKER, Card, Cards, cards
from openrummy.melds.table import Table

HAND: Final = 14
_LOOSE: Final = 90  # above that, melds drawn at random hardly ever fit


class Position(NamedTuple):
    table: Table
    hand: Cards


def positions(seed: int, size: int, jokers: int, number: int) -> list[Position]:
    """Tables of exactly `size` cards built from legal melds, a quarter of which hold a joker while there are any."""
    rng = random.Random(f"{seed} {size} {jokers}")
    draw = _position if size <= _LOOSE else _full_position
    return [draw(rng, size, jokers) for _ in range(number)]


def _position(rng: random.Random, size: int, jokers: int) -> Position:
    while True:
        pool = {f: [f, f + FACES] for f in range(JOKER)}
        pool[JOKER] = [copy * FACES + f for f in (JOKER, JOKER + 1) for copy in range(4)][:jokers]
        table: list[tuple[Card, ...]] = []
        laid = 0
        for _ in range(4000):
            if laid == size:
                rest = [card for pile in pool.values() for card in pile]
                return Position(tuple(table), cards(rng.sample(rest, min(HAND, len(rest)))))
            faces = _meld(rng)
            if pool[JOKER] and rng.random() < 0.25:
                faces[rng.randrange(len(faces))] = JOKER
            left = size - laid - len(faces)
            if left < 0 or left in (1, 2) or any(len(pool[f]) < n for f, n in Counter(faces).items()):
                continue
            table.append(tuple(pool[f].pop() for f in faces))
            laid += len(faces)


def _full_position(rng: random.Random, size: int, jokers: int) -> Position:
    """Nearly every card on the table: whole packs as sets or as suits cut at random, and then cards taken off."""
    table: list[list[Card]] = []
    for copy in (0, 1):
        if rng.random() < 0.5:
            table += [[FACES * copy + 13 * s + rank for s in range(4)] for rank in range(13)]
            continue
        for s in range(4):
            cut = rng.choice((3, 4, 5, 6))
            suit = [FACES * copy + 13 * s + rank for rank in range(13)]
            table += [suit[:cut], suit[cut : cut + 4], suit[cut + 4 :]]
    spare = [copy * FACES + f for f in (JOKER, JOKER + 1) for copy in range(4)][:jokers]
    while (over := sum(map(len, table)) - size) > 0:
        meld = rng.choice(table)
        if len(meld) > 3:
            spare.append(meld.pop(rng.choice((0, -1))))
        elif over >= 3:
            table.remove(meld)
            spare += meld
    return Position(tuple(map(tuple, table)), cards(rng.sample(spare, min(HAND, len(spare)))))


def _meld(rng: random.Random) -> list[int]:
    if rng.random() < 0.5:
        rank = rng.randrange(13)
        return [13 * s + rank for s in sorted(rng.sample(range(4), rng.choice((3, 3, 4))))]
    length = min(13, 3 + int(rng.expovariate(0.6)))
    low = rng.randrange(14 - length)
    suit = rng.randrange(4)
    return [13 * suit + low + i for i in range(length)]
