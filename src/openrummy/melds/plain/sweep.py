"""One rank at a time: which pieces of a rank can go to runs and to sets, and what that costs.

The sweep is dynamic programming over the ranks, after van Rijn, Takes and Vis, "The Complexity of Rummikub Problems"
(2015).  A *piece* is a natural card or a joker that serves as one.  Between two ranks all that matters of a suit is how
many of its runs have one card, two, and three or more; runs longer than five can always be cut, so three is enough.
Runs of three or more are best carried on: a run that could end loses nothing by growing.  Given the number of pieces
for runs, a suit therefore has one next state or none.

An ace that is high in a run is set aside when the sweep meets the aces, and laid at place 14.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import msgspec

from ...cards import FACES, JOKER, Cards, face, is_joker, members
from ..rules import Ace, MeldRules, Release
from ..table import Table

SUITS: Final = range(4)
HIGH_ACE: Final = 14

Slots = tuple[int, ...]  # open runs of a suit by length: 1, 2, ..., least or more
Four = tuple[int, int, int, int]  # one number for each suit


class Counted(msgspec.Struct, frozen=True):
    """A table and a hand as numbers.

    `least`, `most`: natural cards of each face that must and may be on the table afterwards.  `claimed`: table jokers
    declared as each face (all 0 where jokers are free).  `cost`: of leaving each face in the hand.
    """

    least: tuple[int, ...]
    most: tuple[int, ...]
    claimed: tuple[int, ...]
    cost: tuple[int, ...]
    table_jokers: int
    hand_jokers: int
    rules: MeldRules

    @property
    def jokers(self) -> int:
        return self.table_jokers + self.hand_jokers

    @property
    def held(self) -> int:
        """What the whole hand would cost."""
        naturals = sum((m - n) * c for m, n, c in zip(self.most, self.least, self.cost, strict=False))
        return naturals + self.hand_jokers * self.cost[JOKER]


class Pieces(NamedTuple):
    """How the pieces of one face are used: naturals and jokers in all, then where those outside kept melds go."""

    naturals: int
    jokers: int
    run: int
    high: int
    group: int


class Kept(NamedTuple):
    """Naturals and jokers of one face that lie in melds that stay as they are."""

    naturals: int
    jokers: int


class Move(NamedTuple):
    """A way to use a whole rank: for each suit pieces for runs and high aces, jokers in all, and the cost."""

    run: Four
    high: Four
    jokers: int
    cost: int
    pieces: tuple[Pieces, ...]


NONE_KEPT: Final = (Kept(0, 0),) * 4


def count(table: Table, hand: Cards, cost: Sequence[int], rules: MeldRules) -> Counted:
    """The numbers of a checked position."""
    least, held, claimed = [0] * FACES, [0] * FACES, [0] * FACES
    jokers = 0
    for meld in table:
        for card in meld:
            if not is_joker(card):
                least[face(card)] += 1
                continue
            jokers += 1
            if rules.declared:
                claimed[face(card)] += 1
    for card in members(hand):
        held[face(card)] += 1
    most = tuple(n + h for n, h in zip(least, held, strict=True))[:JOKER]
    return Counted(
        tuple(least[:JOKER]), most, tuple(claimed[:JOKER]), tuple(cost), jokers, held[JOKER] + held[JOKER + 1], rules
    )


@lru_cache(maxsize=1 << 16)
def step(slots: Slots, pieces: int) -> Slots | None:
    """The open runs of a suit after `pieces` of the next rank, or None if a short run would be left behind."""
    short = sum(slots[:-1])
    if pieces < short:
        return None
    carried_on = min(slots[-1], pieces - short)
    *shorter, almost, _ = slots
    return pieces - short - carried_on, *shorter, almost + carried_on


def closable(slots: Slots) -> bool:
    """Whether every open run may end here."""
    return not any(slots[:-1])


def groups_needed(pieces: Sequence[int], least: int) -> int | None:
    """Into how many sets these pieces of a rank (by suit) can be dealt: 0 for no pieces, None if they cannot.

    With G sets a suit may give at most G pieces, and the sum must lie in least*G..4*G.  That is enough: dealing each
    suit's pieces to the smallest sets keeps all sizes within one of each other.
    """
    total, tallest = sum(pieces), max(pieces)
    sets = max(tallest, -(-total // 4))
    return sets if least * sets <= total else None


def moves(rank: int, counted: Counted, kept: Sequence[Kept], joker_limit: int) -> list[Move]:
    """Every useful way to use a rank (1-13), cheapest for the same effect on runs and jokers.

    `kept` are the pieces of each suit that stay in melds of the table; they are counted as used, and only the others
    are given to runs and sets.
    """
    tops = counted.rules.ace is Ace.BOTH and rank == 1
    least = counted.rules.least
    found: dict[tuple[Four, Four, int], Move] = {}
    partial = [Move((0, 0, 0, 0), (0, 0, 0, 0), 0, 0, ())]
    for suit in SUITS:
        face_ = 13 * suit + rank - 1
        options = list(_uses(face_, counted, kept[suit], joker_limit, tops))
        merged: dict[tuple[Four, Four, int, int, int], Move] = {}
        for done in partial:
            for use, cost in options:
                if done.jokers + use.jokers > joker_limit:
                    continue
                pieces = (*done.pieces, use)
                run = _put(done.run, suit, use.run)
                high = _put(done.high, suit, use.high)
                sets = [p.group for p in pieces]
                key = run, high, done.jokers + use.jokers, max(sets), sum(sets)
                if key not in merged or merged[key].cost > done.cost + cost:
                    merged[key] = Move(run, high, key[2], done.cost + cost, pieces)
        partial = list(merged.values())
    for move in partial:
        if groups_needed([p.group for p in move.pieces], least) is None:
            continue
        effect = move.run, move.high, move.jokers
        if effect not in found or found[effect].cost > move.cost:
            found[effect] = move
    return sorted(found.values(), key=lambda m: m.cost)


def _uses(face_: int, counted: Counted, kept: Kept, joker_limit: int, tops: bool) -> Iterator[tuple[Pieces, int]]:
    """The ways to use one face, with what is left in the hand as cost."""
    least, most = counted.least[face_], counted.most[face_]
    for naturals in range(max(least, kept.naturals), most + 1):
        cost = (most - naturals) * counted.cost[face_]
        for jokers in range(kept.jokers, joker_limit + 1):
            if not _may_release(counted, face_, naturals, jokers):
                continue
            free = naturals + jokers - kept.naturals - kept.jokers
            for group in range(free + 1):
                for high in range(free - group + 1 if tops else 1):
                    yield Pieces(naturals, jokers, free - group - high, high, group), cost


def _may_release(counted: Counted, face_: int, naturals: int, jokers: int) -> bool:
    """MAN-24: as many identities may be given up as there are naturals of the face (or, from_hand, played ones)."""
    given_up = counted.claimed[face_] - jokers
    if counted.rules.release is Release.FROM_HAND:
        naturals -= counted.least[face_]
    return given_up <= naturals


def _put(four: Four, suit: int, number: int) -> Four:
    numbers = list(four)
    numbers[suit] = number
    a, b, c, d = numbers
    return a, b, c, d
