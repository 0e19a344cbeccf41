"""What a hand may still cost, in points: loose cards, the time they take, melds that are held back (RULES G)."""

from typing import Final

import msgspec

from ...cards import Card, Cards, as_set, cards, members
from ...core import Game, View
from ...melds import MeldRules, least_left, split
from ...worlds import unseen
from .house import House, house
from .opponents import draws_left, fewest
from .shapes import chance, shapes
from .table import Table, fits, melds_of, next_but_one

TEMPO: Final = 5.0  # what one more card to get rid of costs, whatever its value
LAID: Final = 0.85  # the chance that a card which fits the table now still does at our next turn
FINAL: Final = 0.5  # the burden that a last loose card is of: it is the discard that goes out

# The chance that somebody is out before our next turn, by the cards of the shortest other hand.
_OUT_SOON: Final = (1.0, 0.45, 0.3, 0.2, 0.1)
_OUT_LATER: Final = 0.04


class Reading(msgspec.Struct, frozen=True):
    """A view as the judgments need it.

    `hand`, `unseen`: sets of cards.  `open`: we may lay off.  `draws`: our draws still to count on.  `soon`: the
    chance that somebody goes out before our next turn.  `share`: of its value that a loose card is expected to cost;
    what we leave goes to one of the others, so that with more players it sets us back less.
    """

    hand: Cards
    unseen: Cards
    table: Table
    open: bool
    draws: int
    soon: float
    share: float
    house: House
    rules: MeldRules


def read(g: Game, v: View) -> Reading:
    """What a seat can tell from its view."""
    h, least = house(g), fewest(v)
    return Reading(
        hand=as_set(v.hand),
        unseen=cards(unseen(g, v)),
        table=melds_of(v),
        open=not h.own_meld_first or v.public.opened[v.seat],
        draws=draws_left(v),
        soon=_OUT_SOON[least] if least < len(_OUT_SOON) else _OUT_LATER,
        share=1 / len(v.counts),
        house=h,
        rules=g.melds,
    )


def loose(hand: Cards, r: Reading) -> tuple[Card, ...]:
    """The cards in no meld when the hand is divided so that least is left."""
    return split(hand, r.rules, least_left(r.house.values)).left


def burden(hand: Cards, r: Reading, table: Table, may_lay_off: bool) -> float:
    """What a hand costs that we hold after our discard, in points."""
    left = loose(hand, r)
    values = r.house.values
    melded = hand & ~cards(left)
    total = r.soon * sum(values[c] for c in members(melded))
    if not left:
        return total
    thirds, u = shapes(r.rules.ace).thirds, r.unseen.bit_count()
    now = fits(table, r.rules) if may_lay_off else 0
    soon = next_but_one(table, r.rules) if may_lay_off else {}
    costs = []
    for c in left:
        if now >> c & 1:
            p = LAID
        else:
            row, live = thirds[c], soon.get(c, 0)
            for b in left:
                live |= row[b]
            p = chance((live & r.unseen).bit_count(), u, r.draws)
        costs.append((r.share * values[c] + TEMPO) * (1 - p))
    return total + sum(costs) - (1 - FINAL) * min(costs)
