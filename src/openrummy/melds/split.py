"""How is a hand best divided into melds, what is left of it, and what should be thrown away?"""

from array import array
from collections.abc import Sequence
from itertools import islice
from typing import Final

import msgspec

from ..cards import COPIES, FACES, Card, Cards, face, members, physical
from ..errors import BadInput
from .objective import MOST_CARDS, Objective, Values, told_value, weights
from .plain.split import all_splits_plain, deadwood_plain, split_plain
from .rules import MeldRules
from .table import Table

MOST_SPLITS: Final = 1000


class Split(msgspec.Struct, frozen=True):
    """A division of a hand: `value` as in `rebuild`, `melds` in table order, `left` the cards in no meld, ascending."""

    value: int | None
    melds: Table
    left: tuple[Card, ...]


class Discards(msgspec.Struct, frozen=True):
    """The least value left after a discard, and every card whose discard leaves it (ascending)."""

    left: int
    cards: tuple[Card, ...]


def split(hand: Cards, rules: MeldRules, objective: Objective = MOST_CARDS) -> Split:
    """A best division of the hand into melds; jokers of the hand serve as any card.

    `value` is None, and nothing is melded, when GO_OUT or AT_MOST cannot be reached.  Raises BadInput for a hand with
    cards that do not exist.
    """
    _check_hand(hand)
    parted = split_plain(hand, rules, objective)
    if parted is None:
        return Split(None, (), members(hand))
    return _told(hand, objective, *parted)


def all_splits(
    hand: Cards, rules: MeldRules, objective: Objective = MOST_CARDS, most: int = MOST_SPLITS
) -> tuple[Split, ...]:
    """Every best division, up to `most` of them.  Cards of one face are alike, so are jokers; a long run and the same
    cards as two runs are different divisions.  Empty when GO_OUT or AT_MOST cannot be reached.  Raises BadInput."""
    _check_hand(hand)
    cost = weights(objective)
    out = []
    for melds in islice(all_splits_plain(hand, rules, objective, most), most):
        lost = sum(cost[face(card)] for card in _left(hand, melds))
        out.append(_told(hand, objective, melds, lost))
    return tuple(out)


def deadwood(hand: Cards, rules: MeldRules, values: Values) -> int:
    """The least value that a division of the hand leaves.  Raises BadInput."""
    _check_hand(hand)
    return deadwood_plain(hand, rules, values)


def deadwoods(hands: Sequence[Cards], rules: MeldRules, values: Values) -> "array[int]":
    """`deadwood` of many hands at once, as an array of 32-bit numbers in their order.

    Fastest for one-pack hands in a buffer of unsigned 64-bit numbers (`array("Q")`, a NumPy uint64 array).
    Raises BadInput.
    """
    return array("i", [deadwood(int(hand), rules, values) for hand in hands])


def best_discard(hand: Cards, rules: MeldRules, values: Values) -> Discards:
    """What to throw away so that least is left.  Raises BadInput for an empty hand."""
    _check_hand(hand)
    if not hand:
        raise BadInput("an empty hand has nothing to discard")
    left = {card: deadwood(hand ^ 1 << card, rules, values) for card in members(hand)}
    least = min(left.values())
    return Discards(least, tuple(card for card, value in left.items() if value == least))


def _check_hand(hand: Cards) -> None:
    if hand < 0 or hand >> COPIES * FACES:
        raise BadInput("the hand holds a card that does not exist")


def _told(hand: Cards, objective: Objective, melds: Table, lost: int) -> Split:
    cost = weights(objective)
    held = sum(cost[face(card)] for card in members(hand))
    return Split(told_value(objective, held, lost), melds, _left(hand, melds))


def _left(hand: Cards, melds: Table) -> tuple[Card, ...]:
    melded = {physical(card) for meld in melds for card in meld}
    return tuple(card for card in members(hand) if card not in melded)
