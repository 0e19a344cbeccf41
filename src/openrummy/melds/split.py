"""How is a hand best divided into melds, what is left of it, and what should be thrown away?"""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, Final

import msgspec

from ..cards import COPIES, FACES, JOKER, Card, Cards, face, members, physical
from ..errors import BadInput
from .compiled import KERNEL, KERNEL_LEAST
from .objective import MOST_CARDS, Goal, Objective, Values, allowed_loss, least_left, told_value, weights
from .plain.split import all_splits_plain, deadwood_plain
from .rebuild import find_rebuild
from .rules import Ace, MeldRules
from .table import Table

if TYPE_CHECKING:
    from ._kernel import Splitter

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
    splitter = _splitter(hand, rules, objective)
    if splitter is not None:
        melds, left, lost, held = splitter.split(hand)
        goal = objective.goal
        if goal is Goal.LEAST_LEFT:
            return Split(lost, melds, left)
        allowed = allowed_loss(objective)
        if allowed is not None and lost > allowed:
            return Split(None, (), members(hand))
        return Split(told_value(objective, held, lost), melds, left)
    _check_hand(hand)
    laid = find_rebuild((), hand, rules, objective)
    if laid is None:
        return Split(None, (), members(hand))
    return _told(hand, objective, laid.table, laid.cost)


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
    splitter = _splitter_of(hand, rules, values)
    if splitter is not None:
        return splitter.deadwood(hand)
    _check_hand(hand)
    if KERNEL is None:
        return deadwood_plain(hand, rules, values)
    laid = find_rebuild((), hand, rules, least_left(values))
    assert laid is not None  # there is no limit
    return laid.cost


def deadwoods(hands: Sequence[Cards], rules: MeldRules, values: Values) -> "array[int]":
    """`deadwood` of many hands at once, as an array of 32-bit numbers in their order.

    Fastest for hands of one pack without jokers in a buffer of unsigned 64-bit numbers (`array("Q")`, a NumPy uint64
    array).  Raises BadInput.
    """
    splitter = _splitter_of(0, rules, values)
    if splitter is not None and _is_buffer(hands):
        out = array("i", bytes(4 * len(hands)))
        try:
            splitter.deadwoods(hands, out)
        except ValueError:
            pass  # a joker or a card of another pack among them: one by one
        else:
            return out
    return array("i", [deadwood(int(hand), rules, values) for hand in hands])


def best_discard(hand: Cards, rules: MeldRules, values: Values) -> Discards:
    """What to throw away so that least is left.  Raises BadInput for an empty hand."""
    _check_hand(hand)
    if not hand:
        raise BadInput("an empty hand has nothing to discard")
    splitter = _splitter_of(hand, rules, values)
    if splitter is not None:
        return Discards(*splitter.best_discard(hand))
    left = {card: deadwood(hand ^ 1 << card, rules, values) for card in members(hand)}
    least = min(left.values())
    return Discards(least, tuple(card for card, value in left.items() if value == least))


_ONE_PACK: Final = 1 << JOKER


@lru_cache(maxsize=32)
def _build_splitter(values: Values, ace: Ace) -> "Splitter":
    if KERNEL is None:
        raise BadInput("the kernel is not compiled")
    built: Splitter = KERNEL.Splitter(values, ace is Ace.BOTH)
    return built


class _Last:
    """The last choice of rules and values and its splitter: comparing by identity is faster than any hash."""

    __slots__ = ("key",)

    def __init__(self) -> None:
        self.key: tuple[MeldRules | None, Values, Splitter | None] = (None, (), None)


_last: Final = _Last()


def _splitter_of(hand: Cards, rules: MeldRules, values: Values) -> "Splitter | None":
    """The kernel's table of runs, for hands of one pack without jokers; None where it cannot answer."""
    if KERNEL is None or not 0 <= hand < _ONE_PACK:
        return None
    of_rules, of_values, splitter = _last.key
    if of_rules is rules and of_values is values:
        return splitter
    if rules.least != KERNEL_LEAST:
        return None
    splitter = _build_splitter(values, rules.ace)
    _last.key = rules, values, splitter
    return splitter


def _splitter(hand: Cards, rules: MeldRules, objective: Objective) -> "Splitter | None":
    return _splitter_of(hand, rules, weights(objective))


def _is_buffer(hands: object) -> bool:
    try:
        view = memoryview(hands)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        return False
    return view.format in ("Q", "L") and view.itemsize == 8 and view.ndim == 1


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
