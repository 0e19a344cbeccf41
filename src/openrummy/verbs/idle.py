"""The least harmful legal action for a seat that is away (RULES H): it never melds, takes, knocks or closes."""

from collections.abc import Iterable
from typing import Final

from ..cards import Card, is_joker, rank, suit
from ..core import Accept, AnyAction, Discard, Draw, End, Game, View, check
from ..errors import Illegal

_NEAR: Final = 2  # ranks apart, in one suit, that can still meet in a run of three (RULES G1)


def links(card: Card, hand: tuple[Card, ...]) -> int:
    """How many other cards of the hand could meld with it: same rank, or same suit at most two ranks away (G1)."""
    return sum(
        d != card and not is_joker(d) and (rank(d) == rank(card) or (suit(d) == suit(card) and _close(d, card)))
        for d in hand
    )


def _close(a: Card, b: Card) -> bool:
    return abs(rank(a) - rank(b)) <= _NEAR


def draw_and_throw_back(g: Game, v: View) -> AnyAction:
    """Draw from the stock and discard the drawn card; never a joker: then, and without a draw, the loosest card.

    The loosest card has the fewest links, the highest value first.  A deal is accepted; without a stock it passes.
    """
    quiet = _first_allowed(g, v, (Accept(), Draw(), End()))
    if quiet is not None:
        return quiet
    discards = [a for a in map(Discard, v.hand) if _allowed(g, v, a)]
    for a in discards:
        if a.card == v.drawn and not is_joker(a.card):
            return a
    return min(discards, key=lambda a: (is_joker(a.card), links(a.card, v.hand), -g.value(a.card), a.card))


def draw_until_it_may_end(g: Game, v: View) -> AnyAction:
    """Draw until passing is allowed, then end the turn."""
    return _first_allowed(g, v, (End(),)) or Draw()


def _first_allowed(g: Game, v: View, actions: Iterable[AnyAction]) -> AnyAction | None:
    return next((a for a in actions if _allowed(g, v, a)), None)


def _allowed(g: Game, v: View, a: AnyAction) -> bool:
    """Asking about one action is cheaper than listing all: no meld is looked for, no table rebuilt."""
    try:
        check(g, v, a)
    except Illegal:
        return False
    return True
