"""Which of the moves on offer fit the cards that are selected."""

from collections.abc import Iterable

from ...cards import Card, physical
from ...core import AnyAction, Close, Discard, Game, LayDown, LayOff, Rearrange, View
from ..looks import Looks
from ..menu import Item, in_words, menu
from ..screen import can


def cards_of(a: AnyAction, v: View) -> frozenset[Card]:
    """The cards of the hand that a move plays."""
    match a:
        case Discard(card) | LayOff(card) | Close(card):
            return frozenset({card})
        case LayDown(meld):
            return frozenset(map(physical, meld))
        case Rearrange(table):
            return frozenset(physical(c) for meld in table for c in meld) & frozenset(v.hand)
        case _:
            return frozenset()


def fitting(g: Game, v: View, actions: Iterable[AnyAction], selected: set[Card], looks: Looks) -> list[Item]:
    """The moves as a menu: with cards selected those that play just them, else all."""
    fit = [a for a in actions if not selected or cards_of(a, v) == selected]
    return menu(g, v, fit, looks)


def titled(g: Game, v: View, item: Item, looks: Looks) -> str:
    """A move of the menu in a line."""
    return in_words(g, v, item.action, looks).plain


def meant(selected: set[Card], g: Game) -> AnyAction | None:
    """What somebody wants who plays cards that no offer fits, so that the rules can say no: a discard, or a meld."""
    if len(selected) > 1:
        return LayDown(tuple(sorted(selected)))
    return Discard(*selected) if selected and can(g, Discard) else None
