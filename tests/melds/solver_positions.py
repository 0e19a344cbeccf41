"""Positions for the solver's tests: tables of melds and hands, from a seed."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from openrummy.cards import FACES, JOKER, Card, Cards, cards, make, stands_for
from openrummy.melds.rules import Ace, Found, Meld, MeldRules, Release, look, top_rank
from openrummy.melds.table import Table


class Position(NamedTuple):
    table: Table
    hand: Cards
    rules: MeldRules


ALL_RULES = tuple(
    MeldRules(ace=ace, declared=declared, release=release)
    for ace in Ace
    for declared, release in (
        (False, Release.NATURAL_ON_TABLE),
        (True, Release.NATURAL_ON_TABLE),
        (True, Release.FROM_HAND),
    )
)


class Box:
    """The cards of some ranks, face by face, from which melds are taken."""

    def __init__(self, rng: Random, ranks: range, copies: int, jokers: int) -> None:
        self.rng = rng
        self.naturals = {(r, s): [make(r, s, copy) for copy in range(copies)] for r in ranks for s in range(4)}
        self.jokers = [copy * FACES + f for f in (JOKER, JOKER + 1) for copy in range(4)][:jokers]
        rng.shuffle(self.jokers)
        self.ranks = ranks

    def meld(self, rules: MeldRules) -> Meld | None:
        """A random meld, with jokers now and then, or None if the draw fails."""
        places = self._set() if self.rng.random() < 0.5 else self._run(rules)
        meld: list[Card] = []
        taken: list[tuple[int, int]] = []
        for r, s in places:
            pile = self.naturals.get(((r - 1) % 13 + 1, s), [])
            if self.jokers and (not pile or self.rng.random() < 0.15):
                joker = self.jokers.pop()
                meld.append(stands_for(joker, 13 * s + (r - 1) % 13) if rules.declared else joker)
            elif pile:
                meld.append(pile.pop())
                taken.append((r, s))
            else:
                break
        found = look(tuple(meld), rules) if len(meld) == len(places) else None
        if isinstance(found, Found):
            return found.meld
        for card in meld:
            self.put_back(card)
        return None

    def put_back(self, card: Card) -> None:
        own = card & 255
        if own % FACES >= JOKER:
            self.jokers.append(own)
        else:
            self.naturals[own % FACES % 13 + 1, own % FACES // 13].append(own)

    def deal(self, number: int) -> Cards:
        left = [card for pile in self.naturals.values() for card in pile] + self.jokers
        self.rng.shuffle(left)
        return cards(left[:number])

    def _set(self) -> list[tuple[int, int]]:
        rank = self.rng.choice(self.ranks)
        return [(rank, s) for s in sorted(self.rng.sample(range(4), self.rng.choice((3, 3, 4))))]

    def _run(self, rules: MeldRules) -> list[tuple[int, int]]:
        length = min(3 + int(self.rng.expovariate(0.8)), 13)
        low = self.rng.choice(self.ranks)
        suit = self.rng.randrange(4)
        return [(r, suit) for r in range(low, min(low + length, top_rank(rules) + 1))]


def position(
    rng: Random, rules: MeldRules, ranks: range, table_cards: int, hand: int, copies: int, jokers: int
) -> Position:
    """A table of about `table_cards` cards and a hand from the same box."""
    box = Box(rng, ranks, copies, jokers)
    table: list[Meld] = []
    for _ in range(200):
        if sum(map(len, table)) >= table_cards:
            break
        if (meld := box.meld(rules)) is not None:
            table.append(meld)
    return Position(tuple(table), box.deal(hand), rules)


def random_positions(seed: int, number: int, jokers: Sequence[int] = (0, 0, 1, 2, 2, 3, 4)) -> Iterator[Position]:
    """Tables of 0-48 cards, hands of 1-14, one or two packs, all rules of aces and jokers."""
    rng = Random(seed)
    for i in range(number):
        size, hand, copies = rng.randrange(0, 49), rng.randint(1, 14), rng.choice((1, 2, 2, 2))
        yield position(rng, ALL_RULES[i % len(ALL_RULES)], range(1, 14), size, hand, copies, rng.choice(jokers))


def dense_positions(seed: int, number: int, jokers: Sequence[int] = (0, 0, 1, 2, 2, 3, 4)) -> Iterator[Position]:
    """Four neighbouring ranks, twins everywhere: where solvers go wrong."""
    rng = Random(seed)
    for i in range(number):
        low = rng.choice((1, 1, 2, 6, 10, 10))
        size, hand, copies = rng.randrange(3, 27), rng.randint(2, 12), rng.choice((2, 2, 2, 3))
        yield position(rng, ALL_RULES[i % len(ALL_RULES)], range(low, low + 4), size, hand, copies, rng.choice(jokers))


FEW_JOKERS = (0,) * 16 + (1,) * 3 + (2,)


def small_random_positions(seed: int, number: int) -> Iterator[Position]:
    """Like `random_positions`, as far as plain Python solves thousands in a minute."""
    rng = Random(seed)
    for i in range(number):
        size, hand, copies = rng.randrange(0, 31), rng.randint(1, 11), rng.choice((1, 2, 2))
        yield position(rng, ALL_RULES[i % len(ALL_RULES)], range(1, 14), size, hand, copies, rng.choice(FEW_JOKERS))


def small_dense_positions(seed: int, number: int) -> Iterator[Position]:
    """Like `dense_positions`, as far as plain Python solves thousands in a minute."""
    rng = Random(seed)
    for i in range(number):
        low = rng.choice((1, 1, 2, 6, 10, 10))
        size, hand = rng.randrange(3, 17), rng.randint(2, 7)
        yield position(rng, ALL_RULES[i % len(ALL_RULES)], range(low, low + 4), size, hand, 2, rng.choice(FEW_JOKERS))


def full_positions(seed: int, number: int) -> Iterator[Position]:
    """Two packs, 60-90 cards on the table and hands of 14: where the ways are too many to be followed one by one."""
    rng = Random(seed)
    for i in range(number):
        size, jokers = rng.randrange(60, 91), rng.choice((0, 0, 1, 2))
        yield position(rng, ALL_RULES[i % len(ALL_RULES)], range(1, 14), size, 14, 2, jokers)
