"""The best divisions of a hand into melds, in plain Python."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Final

from ...cards import JOKER, Card, Cards, face, is_joker, members, stands_for
from ..objective import Objective, Values, least_left, weights
from ..rules import LONGEST_RUN, LONGEST_SET, MeldRules, top_rank
from ..table import Table
from .rebuild import rebuild_plain


def split_plain(hand: Cards, rules: MeldRules, objective: Objective) -> tuple[Table, int] | None:
    """The melds of a best division and the cost of what is left; None where the goal's limit cannot be reached.

    A hand is split as an empty table is rebuilt.
    """
    laid = rebuild_plain((), hand, rules, objective)
    return None if laid is None else (laid.table, laid.cost)


def deadwood_plain(hand: Cards, rules: MeldRules, values: Values) -> int:
    """The least value that any division leaves."""
    parted = split_plain(hand, rules, least_left(values))
    if parted is None:
        raise AssertionError("least_left has no limit")
    return parted[1]


def all_splits_plain(hand: Cards, rules: MeldRules, objective: Objective, most: int) -> Iterator[Table]:
    """Up to `most` best divisions, each once: twins are alike, and jokers are alike."""
    parted = split_plain(hand, rules, objective)
    if parted is None:
        return
    stock: list[list[Card]] = [[] for _ in range(JOKER + 1)]
    for card in members(hand):
        stock[JOKER if is_joker(card) else face(card)].append(card)
    seen: set[tuple[Pattern, ...]] = set()
    search = _Search(rules, weights(objective), parted[1])
    for patterns in search.divisions([len(held) for held in stock], 0, ()):
        alike = tuple(sorted(patterns))
        if alike not in seen:
            seen.add(alike)
            yield _cards(alike, stock, rules)
            if len(seen) == most:
                return


Pattern = tuple[int, ...]  # a meld in table order: a face for a natural, the face and `_AS_JOKER` for a joker

_AS_JOKER: Final = 64


class _Search:
    """Places cards from the lowest face up: each stays in the hand or lies in a meld in which it is the lowest left."""

    def __init__(self, rules: MeldRules, cost: Values, best: int) -> None:
        self.rules, self.cost, self.best = rules, cost, best
        self.with_face: list[list[tuple[int, ...]]] = [[] for _ in range(JOKER)]
        for template in _templates(rules):
            for f in template:
                self.with_face[f].append(template)

    def divisions(self, stock: Sequence[int], left: int, melds: tuple[Pattern, ...]) -> Iterator[tuple[Pattern, ...]]:
        lowest = next((f for f in range(JOKER) if stock[f]), None)
        if lowest is None:
            yield from self._with_spare_jokers(stock[JOKER], left, melds)
            return
        if left + self.cost[lowest] <= self.best:
            yield from self.divisions(_without(stock, (lowest,)), left + self.cost[lowest], melds)
        for template in self.with_face[lowest]:
            for pattern in self._patterns(template, lowest, stock):
                used = tuple(f if f < _AS_JOKER else JOKER for f in pattern)
                yield from self.divisions(_without(stock, used), left, (*melds, self._told(pattern)))

    def _patterns(self, template: tuple[int, ...], lowest: int, stock: Sequence[int]) -> Iterator[Pattern]:
        """The ways to lay a meld with naturals and jokers; the lowest card is a natural."""
        either = [(f,) if f == lowest else (f, f + _AS_JOKER) if stock[f] else (f + _AS_JOKER,) for f in template]
        if sum(len(way) == 1 for way in either) - 1 > stock[JOKER]:
            return
        for pattern in product(*either):
            if sum(f >= _AS_JOKER for f in pattern) <= stock[JOKER]:
                yield pattern

    def _told(self, pattern: Pattern) -> Pattern:
        """A free joker of a set has no suit: it goes last, under one name."""
        one_rank = len({f % _AS_JOKER % 13 for f in pattern}) == 1
        if self.rules.declared or not one_rank:
            return pattern
        return tuple(sorted(f if f < _AS_JOKER else _AS_JOKER for f in pattern))

    def _with_spare_jokers(self, jokers: int, left: int, melds: tuple[Pattern, ...]) -> Iterator[tuple[Pattern, ...]]:
        if left + jokers * self.cost[JOKER] == self.best:
            yield melds
        for n in range(self.rules.least, min(jokers, LONGEST_SET) + 1):
            aces = tuple(13 * s + _AS_JOKER for s in range(n))
            yield from self._with_spare_jokers(jokers - n, left, (*melds, self._told(aces)))


def _without(stock: Sequence[int], used: Sequence[int]) -> list[int]:
    out = list(stock)
    for f in used:
        out[f] -= 1
    return out


def _cards(patterns: Sequence[Pattern], stock: Sequence[Sequence[Card]], rules: MeldRules) -> Table:
    piles = [list(pile) for pile in stock]
    table = []
    for pattern in patterns:
        meld = []
        for f in pattern:
            joker = f >= _AS_JOKER
            card = piles[JOKER if joker else f].pop(0)
            meld.append(stands_for(card, f - _AS_JOKER) if joker and rules.declared else card)
        table.append(tuple(meld))
    return tuple(table)


@lru_cache(maxsize=8)
def _templates(rules: MeldRules) -> tuple[tuple[int, ...], ...]:
    """The faces of every meld, in table order."""
    sets = [
        tuple(13 * s + r for s in suits)
        for r in range(13)
        for n in range(rules.least, LONGEST_SET + 1)
        for suits in combinations(range(4), n)
    ]
    runs = [
        tuple(13 * s + place % 13 for place in range(low, high))
        for s in range(4)
        for low in range(top_rank(rules))
        for high in range(low + rules.least, min(low + LONGEST_RUN, top_rank(rules)) + 1)
    ]
    return (*sets, *runs)
