"""What the others may do before your next turn: close, or hold less than a knocker."""

from math import exp
from typing import Final

from ...core import Game, View
from ...worlds import unseen
from .plays import points_in

# Fitted to the turns of some seven hundred rounds of mixed players at tables of two, three and four: how often a seat
# ended the round in a turn, by the cards it held and the share of the pack on the table.  Nearly never below a quarter
# of the pack; then the more cards it holds, the more ways it has.
BASE: Final = -8.6
OPEN_TABLE: Final = 8.4  # for the share of the pack that lies on the table
EACH_CARD: Final = 0.105
CARD_AND_TABLE: Final = 0.4
NEARLY_OUT: Final = 1.6  # for three cards or fewer (RULES G3)
FEW: Final = 3


def pack_size(g: Game, v: View) -> int:
    """The number of cards in the round (MAN-1)."""
    return len(g.deck(len(v.counts), 0))


def on_table(v: View) -> int:
    """The number of cards on the table."""
    return sum(len(group.meld) for group in v.public.table)


def closing_chance(held: int, laid: int, pack: int) -> float:
    """The chance that a seat with `held` cards ends the round in its turn, with `laid` cards of the pack on the table.

    An empty table lets nobody out but by a hand that melds alone, which hardly happens.
    """
    if not held:
        return 1.0
    share = laid / pack
    open_ = BASE + OPEN_TABLE * share + held * (EACH_CARD + CARD_AND_TABLE * share)
    return 1 / (1 + exp(-open_ - (NEARLY_OUT if held <= FEW else 0.0))) if laid else 0.0


def others_close(v: View, laid: int, pack: int) -> float:
    """The chance that somebody else ends the round before your next turn, with `laid` cards on the table."""
    none = 1.0
    for seat, count in enumerate(v.counts):
        if seat != v.seat:
            none *= 1 - closing_chance(count, laid, pack)
    return 1 - none


def others_points(g: Game, v: View) -> float:
    """The points to expect in all other hands together: the mean of the unseen cards for each card held."""
    hidden = unseen(g, v)
    if not hidden:
        return 0.0
    return points_in(g, hidden) / len(hidden) * (sum(v.counts) - len(v.hand))


def undercut_chance(g: Game, v: View, points: int) -> float:
    """The chance that another hand is as low as `points`, so that a knock would lose (MAN-32, MAN-33).

    The unseen cards are taken as drawn one by one with replacement, which for so few points makes no difference.
    """
    hidden = unseen(g, v)
    if not hidden:
        return 0.0
    each = [0.0] * (points + 1)
    for c in hidden:
        if g.value(c) <= points:
            each[g.value(c)] += 1 / len(hidden)
    above = 1.0
    for seat, count in enumerate(v.counts):
        if seat != v.seat:
            above *= 1 - _at_most(each, count)
    return 1 - above


def _at_most(each: list[float], cards: int) -> float:
    """The chance that so many cards add up to no more than the last index of `each`."""
    if cards >= len(each):  # a card counts one point at least
        return 0.0
    sums = [1.0] + [0.0] * (len(each) - 1)
    for _ in range(cards):
        sums = [sum(sums[i] * each[total - i] for i in range(total + 1)) for total in range(len(each))]
    return sum(sums)
