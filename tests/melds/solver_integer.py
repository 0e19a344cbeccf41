"""The same questions as an integer program, solved by HiGHS: a second opinion that shares no idea with the sweep.

Variables: how often each short meld lies on the table (longer runs are two short ones), how many naturals and jokers
serve as each face, and which melds of the table stay.  First the least cost, then most melds that stay, in one
objective.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import numpy as np
from scipy import optimize
from scipy.sparse import csr_matrix

from melds.solver_positions import Position
from openrummy.cards import JOKER, face, is_joker, members
from openrummy.melds.rules import Ace, Release, kind, run_places

_INFINITE = np.inf
_scipy: Any = optimize  # untyped: what a checker infers from its defaults is wrong


def best(position: Position, cost: Sequence[int]) -> tuple[int, int]:
    """The least cost of what stays in the hand, and the fewest melds of the table that change at that cost."""
    return _Program(position, cost).solve()


def beaten(position: Position, cost: Sequence[int], left: int, changed: int) -> bool:
    """Whether some rearrangement leaves less than `left`, or as much and changes fewer melds than `changed`.

    To refute that takes half the time of looking for the best.
    """
    return _Program(position, cost).is_beaten(left, changed)


class _Program:
    def __init__(self, position: Position, cost: Sequence[int]) -> None:
        table, hand, rules = position
        self.least, self.most, self.claimed = [0] * JOKER, [0] * JOKER, [0] * JOKER
        self.table_jokers = self.hand_jokers = 0
        for card in (c for meld in table for c in meld):
            if is_joker(card):
                self.table_jokers += 1
                if rules.declared:
                    self.claimed[face(card)] += 1
            else:
                self.least[face(card)] += 1
                self.most[face(card)] += 1
        for card in members(hand):
            if is_joker(card):
                self.hand_jokers += 1
            else:
                self.most[face(card)] += 1
        self.rules, self.table, self.cost = rules, table, cost
        jokers = self.table_jokers + self.hand_jokers
        self.melds = [m for m in _short_melds(rules.ace) if sum(self.most[f] == 0 for f in m) <= jokers]

    def solve(self) -> tuple[int, int]:
        found = self._solved(None)
        assert found is not None, "every table of melds can stay as it is"
        many, olds = len(self.melds), len(self.table)
        naturals, jokers, stay = many, many + JOKER, many + 2 * JOKER
        left = sum(c * (m - n) for c, m, n in zip(self.cost, self.most, found[naturals:jokers], strict=False))
        left += self.cost[JOKER] * (self.table_jokers + self.hand_jokers - sum(found[jokers:stay]))
        return left, olds - sum(found[stay:])

    def is_beaten(self, left: int, changed: int) -> bool:
        jokers = self.table_jokers + self.hand_jokers
        everything = sum(c * m for c, m in zip(self.cost, self.most, strict=False)) + self.cost[JOKER] * jokers
        olds = len(self.table)
        worth = -(olds + 1) * (everything - left) - (olds - changed)
        return self._solved(worth - 0.9) is not None  # whole numbers, with room for HiGHS's tolerances

    def _solved(self, below: float | None) -> list[int] | None:
        """The best values of all variables; with `below` any for which the objective is at most that."""
        many, olds = len(self.melds), len(self.table)
        naturals, jokers, stay = many, many + JOKER, many + 2 * JOKER
        size = stay + olds
        rows: list[dict[int, float]] = []
        low: list[float] = []
        high: list[float] = []

        def row(entries: dict[int, float], least: float, most: float) -> None:
            rows.append(entries)
            low.append(least)
            high.append(most)

        balance: list[dict[int, float]] = [{naturals + f: -1.0, jokers + f: -1.0} for f in range(JOKER)]
        for i, meld in enumerate(self.melds):
            for f in meld:
                balance[f][i] = balance[f].get(i, 0) + 1
        own = [self._faces(meld) for meld in self.table]
        kept: dict[tuple[int, bool], dict[int, float]] = {}
        for i, meld in enumerate(own):
            for f, joker in meld:
                balance[f][stay + i] = balance[f].get(stay + i, 0) + 1
                kept.setdefault((f, joker), {}).setdefault(stay + i, 0)
                kept[f, joker][stay + i] += 1
        for entries in balance:
            row(entries, 0, 0)
        for (f, joker), entries in kept.items():
            row({**entries, (jokers if joker else naturals) + f: -1.0}, -_INFINITE, 0)
        row({jokers + f: 1.0 for f in range(JOKER)}, self.table_jokers, self.table_jokers + self.hand_jokers)
        for f, claimed in enumerate(self.claimed):
            if claimed:
                freeing = self.least[f] if self.rules.release is Release.FROM_HAND else 0
                row({jokers + f: 1.0, naturals + f: 1.0}, claimed + freeing, _INFINITE)

        big = olds + 1
        objective = np.zeros(size)
        objective[naturals:jokers] = [-big * c for c in self.cost[:JOKER]]
        objective[jokers:stay] = -big * self.cost[JOKER]
        objective[stay:] = -1
        if below is not None:
            row({i: value for i, value in enumerate(objective.tolist()) if value}, -_INFINITE, below)
        lower, upper = np.zeros(size), np.full(size, float(self.table_jokers + self.hand_jokers))
        upper[:many] = 12
        lower[naturals:jokers], upper[naturals:jokers] = self.least, self.most
        upper[stay:] = 1
        data = [(r, c, v) for r, entries in enumerate(rows) for c, v in entries.items()]
        matrix = csr_matrix(
            ([v for _, _, v in data], ([r for r, _, _ in data], [c for _, c, _ in data])), shape=(len(rows), size)
        )
        found = _scipy.milp(
            objective,
            constraints=_scipy.LinearConstraint(matrix, low, high),
            integrality=np.ones(size),
            bounds=_scipy.Bounds(lower, upper),
            options={"mip_rel_gap": 0},
        )
        assert found.status in (0, 2), found.message  # solved, or shown to be impossible
        return None if found.x is None else [int(value) for value in np.rint(found.x)]

    def _faces(self, meld: tuple[int, ...]) -> list[tuple[int, bool]]:
        """The faces that a meld of the table uses; a free joker of a set takes the first suit that is missing."""
        named = [face(card) for card in meld if face(card) < JOKER]
        places = run_places(meld, self.rules) or ()
        if kind(meld, self.rules) == "run":
            suit = named[0] // 13 if named else 0
            return [(13 * suit + (p - 1) % 13, is_joker(card)) for p, card in zip(places, meld, strict=True)]
        missing = [s for s in range(4) if s not in {f // 13 for f in named}]
        rank = named[0] % 13 if named else 0
        return [
            (face(card), is_joker(card)) if face(card) < JOKER else (13 * missing.pop(0) + rank, True) for card in meld
        ]


def _short_melds(ace: Ace) -> list[tuple[int, ...]]:
    top = 14 if ace is Ace.BOTH else 13
    sets = [tuple(13 * s + r for s in suits) for r in range(13) for n in (3, 4) for suits in combinations(range(4), n)]
    runs = [
        tuple(13 * s + p % 13 for p in range(low, low + n))
        for s in range(4)
        for n in (3, 4, 5)
        for low in range(top - n + 1)
    ]
    return sets + runs
