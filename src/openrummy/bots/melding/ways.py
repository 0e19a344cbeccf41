"""Whether the hand can be played out this turn, and how (SOL-22, SOL-23, D.3)."""

from typing import Final

from ...cards import Card, Cards, members
from ...core import AnyAction, Discard, LayDown, LayOff
from ...melds import MeldRules, melds_in, slot_faces, split
from .table import Table, chain, laid

_MOST_STEPS: Final = 400  # positions looked at before the search gives up; hands that can go out need a few dozen


def way_out(
    hand: Cards, table: Table, rules: MeldRules, may_lay_off: bool, taken: Card | None, final_discard: bool = False
) -> tuple[AnyAction, ...]:
    """Melds, lay-offs and perhaps a discard that leave no card; empty when there is no way.

    `may_lay_off`: a meld of one's own lies on the table, or none is needed.  The card taken from the pile may not be
    the discard (SOL-21).  With `final_discard` there must be one.
    """
    loose = cards_left(hand, rules)
    if loose > 1 and loose - chain(hand, table, rules)[0].bit_count() > 1 and not _may_join(hand, table, rules):
        return ()
    return _Search(rules, taken, final_discard).go(hand, table, may_lay_off, ()) or ()


def cards_left(hand: Cards, rules: MeldRules) -> int:
    """The fewest cards that are in no meld."""
    return len(split(hand, rules).left)


def _may_join(hand: Cards, table: Table, rules: MeldRules) -> bool:
    """Whether lay-offs could take cards out of the melds of the best division; then only the search knows."""
    gone, _ = chain(hand, table, rules)
    return gone.bit_count() > 0 and hand.bit_count() - gone.bit_count() <= 4


class _Search:
    def __init__(self, rules: MeldRules, taken: Card | None, final_discard: bool) -> None:
        self.rules, self.taken, self.final_discard = rules, taken, final_discard
        self.seen: set[tuple[Cards, Table]] = set()

    def go(self, hand: Cards, table: Table, open_: bool, done: tuple[AnyAction, ...]) -> tuple[AnyAction, ...] | None:
        if not hand:
            return None if self.final_discard else done
        if hand & (hand - 1) == 0 and hand != (1 << self.taken if self.taken is not None else 0):
            return (*done, Discard(hand.bit_length() - 1))
        if (hand, table) in self.seen or len(self.seen) > _MOST_STEPS:
            return None
        self.seen.add((hand, table))
        for meld in reversed(melds_in(hand, self.rules)):
            left = hand & ~sum(1 << c for c in meld)
            if way := self.go(left, (*table, meld), True, (*done, LayDown(meld))):
                return way
        if open_:
            for i, on_table in enumerate(table):
                for card in members(hand & slot_faces(on_table, self.rules)):
                    after = laid(table, card, i, self.rules)
                    if way := self.go(hand & ~(1 << card), after, True, (*done, LayOff(card, i))):
                        return way
        return None
