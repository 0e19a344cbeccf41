"""Every meld that a hand of natural cards holds."""

from functools import lru_cache
from itertools import combinations, product
from typing import Final

from ..cards import FACES, Card, Cards, face, members
from .rules import LONGEST_RUN, Ace, Meld, MeldRules, top_rank

_LANE: Final = (1 << 13) - 1
_FACE_MASK: Final = (1 << 52) - 1


def melds_in(held: Cards, rules: MeldRules) -> tuple[Meld, ...]:
    """Every natural meld within a set of cards, in a fixed order: sets by rank, then runs by suit.

    Jokers in the set are left out.  Twins of another pack give different melds, as they are different cards.
    """
    if held >> FACES:
        return _with_twins(held, rules)
    clubs, diamonds = held & _LANE, held >> 13 & _LANE
    hearts, spades = held >> 26 & _LANE, held >> 39 & _LANE
    pairs = clubs & diamonds, hearts & spades
    three = pairs[0] & (hearts | spades) | pairs[1] & (clubs | diamonds)
    out: list[Meld] = []
    while three:
        low = three & -three
        r = low.bit_length() - 1
        out += _sets(r, sum(1 << s for s in range(4) if held >> 13 * s + r & 1), rules.least)
        three ^= low
    for s, lane in enumerate((clubs, diamonds, hearts, spades)):
        if lane & lane >> 1:
            out += _runs(lane, s, rules)
    return tuple(out)


@lru_cache(maxsize=1 << 10)
def _sets(r: int, suits: int, least: int) -> tuple[Meld, ...]:
    held = [13 * s + r for s in range(4) if suits >> s & 1]
    return tuple(m for n in range(least, len(held) + 1) for m in combinations(held, n))


@lru_cache(maxsize=1 << 15)
def _runs(lane: int, s: int, rules: MeldRules) -> tuple[Meld, ...]:
    """The runs of one suit; `lane` has a bit for each rank held."""
    wide = lane | (lane & 1) << 13 if rules.ace is Ace.BOTH else lane
    out: list[Meld] = []
    for low in range(top_rank(rules)):
        high = low
        while wide >> high & 1 and high - low < LONGEST_RUN:
            high += 1
            twin_of_ace_low = low == 1 and high == 14  # 2-...-K-A is the same thirteen cards as A-...-K
            if high - low >= rules.least and not twin_of_ace_low:
                out.append(tuple(13 * s + r % 13 for r in range(low, high)))
    return tuple(out)


def _with_twins(held: Cards, rules: MeldRules) -> tuple[Meld, ...]:
    copies: dict[int, list[Card]] = {}
    for c in members(held):
        copies.setdefault(face(c), []).append(c)
    single = sum(1 << f for f in copies) & _FACE_MASK
    return tuple(m for meld in melds_in(single, rules) for m in product(*(copies[f] for f in meld)))
