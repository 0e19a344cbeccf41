"""What the cards of a hand can still become: links, outs, and the chance of an out in time (RULES G1, G2, G3, G7)."""

from functools import lru_cache
from math import comb
from typing import Final

import msgspec

from ...cards import Card, Cards, members
from ...melds import Ace, Meld, MeldRules, melds_in, top_rank
from ...verbs import links

KEEP_CHANCE: Final = 0.15  # a pair with one live out is worth keeping from this chance on (G7)
_SUITS: Final = 4
_RANKS: Final = 13


class Shapes(msgspec.Struct, frozen=True):
    """The pairs of one pack: `thirds[a][b]` are the cards that make a and b a meld, `pairs[x]` what x completes."""

    thirds: tuple[tuple[Cards, ...], ...]
    pairs: tuple[tuple[Cards, ...], ...]


@lru_cache(maxsize=4)
def shapes(ace: Ace) -> Shapes:
    """The shapes of three under these rules of the ace."""
    thirds = [[0] * 52 for _ in range(52)]
    pairs: list[list[Cards]] = [[] for _ in range(52)]
    for a, b, c in _threes(ace):
        for x, y, z in ((a, b, c), (a, c, b), (b, c, a)):
            thirds[x][y] |= 1 << z
            thirds[y][x] |= 1 << z
            pairs[z].append(1 << x | 1 << y)
    return Shapes(tuple(map(tuple, thirds)), tuple(map(tuple, pairs)))


def _threes(ace: Ace) -> list[tuple[Card, Card, Card]]:
    sets = [
        (13 * s + r, 13 * t + r, 13 * u + r)
        for r in range(_RANKS)
        for s in range(_SUITS)
        for t in range(s + 1, _SUITS)
        for u in range(t + 1, _SUITS)
    ]
    top = top_rank(MeldRules(ace=ace))
    runs = [(13 * s + r, 13 * s + r + 1, 13 * s + (r + 2) % 13) for s in range(_SUITS) for r in range(top - 2)]
    return sets + runs


def is_lone(card: Card, hand: tuple[Card, ...], fits: Cards, rules: MeldRules) -> bool:
    """Whether nothing in the hand belongs to the card, no meld holds it and no meld on the table wants it (G1)."""
    in_meld = any(card in meld for meld in melds_in(sum(1 << c for c in hand), rules))
    return links(card, hand) == 0 and not in_meld and not fits >> card & 1


def outs(hand: Cards, unseen: Cards, rules: MeldRules) -> Cards:
    """The unseen cards that complete a meld with two cards of the hand (G2); seen cards are no outs any more (G7)."""
    thirds = shapes(rules.ace).thirds
    held = members(hand)
    found = 0
    for i, a in enumerate(held):
        row = thirds[a]
        for b in held[:i]:
            found |= row[b]
    return found & unseen


def outs_with(card: Card, hand: Cards, unseen: Cards, rules: MeldRules) -> Cards:
    """The outs that use this card of the hand."""
    row = shapes(rules.ace).thirds[card]
    found = 0
    for b in members(hand & ~(1 << card)):
        found |= row[b]
    return found & unseen


@lru_cache(maxsize=1 << 12)
def chance(live: int, unseen: int, draws: int) -> float:
    """The chance that one of `live` cards is among the next `draws` of `unseen` cards: 1 - C(U-o, k)/C(U, k) (G3)."""
    if live <= 0 or draws <= 0:
        return 0.0
    draws = min(draws, unseen)
    return 1 - comb(max(unseen - live, 0), draws) / comb(unseen, draws)


def completes(card: Card, hand: Cards, rules: MeldRules) -> tuple[Meld, ...]:
    """The shapes of three that the card makes with two cards of the hand."""
    return tuple(tuple(sorted((card, *members(pair)))) for pair in shapes(rules.ace).pairs[card] if hand & pair == pair)


def worth_keeping(card: Card, hand: Cards, unseen: Cards, draws: int, rules: MeldRules) -> bool:
    """Whether a loose card may still find its third in time: without a live out, no; with one, by its chance (G7)."""
    live = outs_with(card, hand, unseen, rules).bit_count()
    return live > 1 or (live == 1 and chance(1, unseen.bit_count(), draws) >= KEEP_CHANCE)
