"""A few good ways to rebuild a table, for players and bots to choose from."""

from collections.abc import Callable
from functools import lru_cache

from ..cards import Card, Cards, members
from .objective import MOST_CARDS, Values, least_left
from .rebuild import rebuild
from .rules import MeldRules
from .table import Table

Valued = Callable[[Card], int]


def proposals(table: Table, hand: Cards, rules: MeldRules, value: Valued) -> tuple[Table, ...]:
    """Up to two new tables that play at least one card: the most cards, and the least value left in the hand.

    `value` prices a physical card of the hand.  Raises Illegal when the table itself is not one of melds.
    """
    return _proposals(table, hand, rules, _by_face(value))


@lru_cache(maxsize=64)
def _by_face(value: Valued) -> Values:
    return tuple(map(value, range(54)))


@lru_cache(maxsize=1 << 12)
def _proposals(table: Table, hand: Cards, rules: MeldRules, values: Values) -> tuple[Table, ...]:
    most = rebuild(table, hand, rules, MOST_CARDS)
    if not most.played:
        return ()
    if len(most.played) == len(members(hand)):
        return (most.table,)
    cheapest = rebuild(table, hand, rules, least_left(values))
    return (most.table,) if cheapest.table == most.table else (most.table, cheapest.table)
