"""One rank at a time: which pieces of a rank can go to runs and to sets, and what that costs.

The sweep is dynamic programming over the ranks, after van Rijn, Takes and Vis, "The Complexity of Rummikub Problems"
(2015).  A *piece* is a natural card or a joker that serves as one.  Between two ranks all that matters of a suit is how
many of its runs have one card, two, and three or more; runs longer than five can always be cut, so three is enough.
Runs of three or more are best carried on: a run that could end loses nothing by growing.  Given the number of pieces
for runs, a suit therefore has one next state or none.

An ace that is high in a run is set aside when the sweep meets the aces, and laid at place 14.
"""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

import msgspec

from ...cards import FACES, JOKER, Cards, face, is_joker, members
from ..rules import Ace, MeldRules, Release
from ..table import Table

SUITS: Final = range(4)
HIGH_ACE: Final = 14

# Run pieces and high aces by suit, jokers; the tallest and the total of the pieces for sets.
_Effect = tuple[tuple[int, ...], tuple[int, ...], int, int, int]
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


NO_ONE: Final[Four] = (0, 0, 0, 0)
NEVER: Final = 1 << 28  # no way to lay what must be laid
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


def groups_needed(tallest: int, total: int, least: int) -> int | None:
    """Into how many sets the pieces of a rank can be dealt: 0 for no pieces, None if they cannot.

    With G sets a suit may give at most G pieces (`tallest` is the most that one gives), and the sum must lie in
    least*G..4*G.  That is enough: dealing each suit's pieces to the smallest sets keeps all sizes within one of each
    other.
    """
    sets = max(tallest, -(-total // 4))
    return sets if least * sets <= total else None


def moves(rank: int, counted: Counted, kept: Sequence[Kept], joker_limit: int) -> list[Move]:
    """Every useful way to use a rank (1-13), cheapest for the same effect on runs and jokers.

    `kept` are the pieces of each suit that stay in melds of the table; they are counted as used, and only the others
    are given to runs and sets.
    """
    least = counted.rules.least
    partial: dict[_Effect, tuple[int, tuple[Pieces, ...]]] = {((), (), 0, 0, 0): (0, ())}
    for suit in SUITS:
        options = list(_uses(13 * suit + rank - 1, counted, kept[suit], joker_limit))
        merged: dict[_Effect, tuple[int, tuple[Pieces, ...]]] = {}
        for (runs, highs, used, tallest, total), (spent, pieces) in partial.items():
            for use, cost in options:
                jokers, group = used + use.jokers, use.group
                if jokers > joker_limit:
                    continue
                key = (*runs, use.run), (*highs, use.high), jokers, max(tallest, group), total + group
                if key not in merged or merged[key][0] > spent + cost:
                    merged[key] = spent + cost, (*pieces, use)
        partial = merged
    found: dict[tuple[Four, Four, int], Move] = {}
    for (runs, highs, used, tallest, total), (cost, pieces) in partial.items():
        fill = 0 if counted.rules.declared else joker_limit - used
        for extra in range(fill + 1):
            if groups_needed(tallest, total + extra, least) is None:
                continue
            effect = _four(runs), _four(highs), used + extra
            if effect not in found or found[effect].cost > cost:
                found[effect] = Move(*effect, cost, _filled(pieces, extra))
    return sorted(found.values(), key=lambda m: m.cost)


def _filled(pieces: tuple[Pieces, ...], extra: int) -> tuple[Pieces, ...]:
    """The pieces with free jokers added to the sets.  They have no suit of their own, so they go where fewest are."""
    filled = list(pieces)
    for _ in range(extra):
        suit = min(SUITS, key=lambda s: filled[s].group)
        use = filled[suit]
        filled[suit] = use._replace(jokers=use.jokers + 1, group=use.group + 1)
    return tuple(filled)


def _uses(face_: int, counted: Counted, kept: Kept, joker_limit: int) -> Iterator[tuple[Pieces, int]]:
    """The ways to use one face, with what is left in the hand as cost."""
    least, most = counted.least[face_], counted.most[face_]
    tops = counted.rules.ace is Ace.BOTH and face_ % 13 == 0
    for naturals in range(max(least, kept.naturals), most + 1):
        cost = (most - naturals) * counted.cost[face_]
        for jokers in range(kept.jokers, joker_limit + 1):
            if not _may_release(counted, face_, naturals, jokers):
                continue
            free = naturals + jokers - kept.naturals - kept.jokers
            for group in range((free if counted.rules.declared else naturals - kept.naturals) + 1):
                for high in range(free - group + 1 if tops else 1):
                    yield Pieces(naturals, jokers, free - group - high, high, group), cost


class Floors:
    """A floor for the cost of the ranks to come: each suit by itself, as if the other suits always had time for its
    sets and left it every joker."""

    def __init__(self, counted: Counted) -> None:
        self._counted = counted
        self._of_suit = cache(self._least)
        self._options = cache(self._uses_alone)

    def after(self, rank: int, slots: Sequence[Slots], high: Four, jokers: int) -> int:
        """The floor after a rank (13: before the high aces) for open runs, aces set aside and jokers used so far."""
        left = self._counted.jokers - jokers
        return sum(self._of_suit(suit, rank, slots[suit], high[suit], left) for suit in SUITS)

    def _least(self, suit: int, rank: int, slots: Slots, high: int, left: int) -> int:
        if rank == 13:
            end = step(slots, high)
            return 0 if end is not None and closable(end) else NEVER
        best = NEVER
        for run, tops, jokers, cost in self._options(suit, rank + 1):
            if cost < best and jokers <= left and (after := step(slots, run)) is not None:
                best = min(best, cost + self._of_suit(suit, rank + 1, after, high + tops, left - jokers))
        return best

    def _uses_alone(self, suit: int, rank: int) -> list[tuple[int, int, int, int]]:
        """Run pieces, aces set aside, jokers and cost, when other suits lend what they may have and jokers the rest."""
        counted, least = self._counted, self._counted.rules.least
        found: dict[tuple[int, int, int], int] = {}
        for use, cost in _uses(13 * suit + rank - 1, counted, Kept(0, 0), counted.jokers):
            lent = sum(min(counted.most[13 * other + rank - 1], use.group) for other in SUITS if other != suit)
            effect = use.run, use.high, use.jokers + max(0, (least - 1) * use.group - lent)
            found[effect] = min(cost, found.get(effect, NEVER))
        return sorted(((*effect, cost) for effect, cost in found.items()), key=lambda option: option[3])


def _may_release(counted: Counted, face_: int, naturals: int, jokers: int) -> bool:
    """MAN-24: as many identities may be given up as there are naturals of the face (or, from_hand, played ones)."""
    given_up = counted.claimed[face_] - jokers
    if counted.rules.release is Release.FROM_HAND:
        naturals -= counted.least[face_]
    return given_up <= naturals


def _four(numbers: Sequence[int]) -> Four:
    a, b, c, d = numbers
    return a, b, c, d
