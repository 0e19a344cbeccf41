"""What is the best that a hand can do to a table?"""

from typing import Final

import msgspec

from ..cards import FACES, Card, Cards, face, is_card, members, physical
from ..errors import BadInput, Illegal
from .compiled import KERNEL, KERNEL_LEAST
from .objective import MOST_CARDS, Budget, Objective, allowed_loss, told_value, weights
from .plain.rebuild import Laid, rebuild_plain
from .rules import Ace, Found, Meld, MeldRules, Release, look
from .table import Table


class Answer(msgspec.Struct, frozen=True):
    """A rebuilt table.

    `value`: what the goal counts: cards or points played, or points left (LEAST_LEFT, AT_MOST); None when GO_OUT or
    AT_MOST cannot be reached, and then nothing is played.  `played`: cards of the hand, ascending.  `table`: melds in
    table order, legal under `check_rebuild` if anything was played; old melds that stay come first.  `changed`: how
    many old melds are no longer there card for card, the fewest of all answers of this value.  `proved`: that no answer
    has a better value; only a budget can leave it false.  `fewest`: that no answer of this value changes fewer melds;
    false under a budget, or where the kernel had to weigh millions of choices to know (full tables, many jokers).
    """

    value: int | None
    played: tuple[Card, ...]
    table: Table
    changed: int
    proved: bool
    fewest: bool = True


def rebuild(
    table: Table, hand: Cards, rules: MeldRules, objective: Objective = MOST_CARDS, budget: Budget | None = None
) -> Answer:
    """The best complete rearrangement that keeps every card of the table and adds cards of the hand.

    Jokers on the table must be declared or wild as the rules say; with `rules.declared` they keep or give up their
    identities by MAN-24, otherwise they may change them freely (BRD-34).  Jokers of the hand serve as any card.

    Raises BadInput for a card that does not exist or lies in two places, and Illegal with a code of `look` (and
    `group`, the place of the meld) for a table that is not made of melds.
    """
    if not 0 <= hand <= _ALL_CARDS:
        raise BadInput("the hand holds a card that does not exist")
    try:
        laid = find_rebuild(table, hand, rules, objective, budget)
    except ValueError:  # no position, or one that is not in table order: the rules say which
        table = check_position(table, hand, rules)
        laid = find_rebuild(table, hand, rules, objective, budget)
    if laid is None:
        return Answer(None, (), table, 0, True)
    cost = weights(objective)
    held = sum(cost[face(card)] for card in members(hand))
    value = told_value(objective, held, laid.cost)
    return Answer(value, laid.played, laid.table, laid.changed, laid.proved, laid.fewest)


def find_rebuild(
    table: Table, hand: Cards, rules: MeldRules, objective: Objective, budget: Budget | None = None
) -> Laid | None:
    """`rebuild_plain`, in the kernel where it is compiled.

    The kernel raises ValueError for a table that is not made of melds in table order; for the plain twin they are
    checked here, and it raises as `rebuild` does.
    """
    if KERNEL is None or rules.least != KERNEL_LEAST:
        return rebuild_plain(check_position(table, hand, rules), hand, rules, objective, budget)
    limit = allowed_loss(objective)
    nodes = budget.nodes if budget else None
    seconds = budget.seconds if budget else None
    found = KERNEL.rebuild(
        table,
        members(hand),
        weights(objective),
        _NO_LIMIT if limit is None else min(limit, _NO_LIMIT),
        rules.ace is Ace.BOTH,
        rules.declared,
        rules.release is Release.FROM_HAND,
        -1 if nodes is None else nodes,
        -1.0 if seconds is None else seconds,
    )
    return None if found is None else Laid(*found)


_NO_LIMIT: Final = 1 << 20  # more than all cards together can cost
_ALL_CARDS: Final = (1 << 4 * FACES) - 1


def check_position(table: Table, hand: Cards, rules: MeldRules) -> Table:
    """The table in table order.  Raises BadInput and Illegal as `rebuild` says."""
    seen = hand
    out: list[Meld] = []
    for i, meld in enumerate(table):
        for card in map(physical, meld):
            if not is_card(card):
                raise BadInput(f"there is no card {card}")
            if seen >> card & 1:
                raise BadInput(f"card {card} lies in two places")
            seen |= 1 << card
        found = look(meld, rules)
        if not isinstance(found, Found):
            raise Illegal(found, group=i)
        out.append(found.meld)
    return tuple(out)
