"""A round on paper: enough to play it again, with no random source."""

from collections.abc import Iterator

import msgspec

from ..cards import Card, Cards, cards, physical
from ..errors import BadInput, Illegal
from .actions import AnyAction, Seat
from .deal import dealt
from .engine import apply
from .events import AnyEvent
from .game import Game
from .state import State


class RoundRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One round: who dealt, the deck order, who brought an extra joker, and every action in order."""

    dealer: Seat
    order: tuple[Card, ...]
    actions: tuple[AnyAction, ...] = ()
    brought: tuple[Seat, ...] = ()


def replay_round(
    g: Game, players: int, r: RoundRecord
) -> Iterator[tuple[State, AnyAction | None, tuple[AnyEvent, ...]]]:
    """Every state of the round, with the action that led to it and its events; first the deal, with None.

    Raises BadInput, naming the ply (counted from 1), when an action is illegal or comes after the end.
    """
    try:
        s, events = dealt(g, r.order, players, r.dealer, r.brought)
    except Illegal as e:
        raise BadInput(f"deal: {e}") from e
    yield s, None, events
    for ply, a in enumerate(r.actions, 1):
        try:
            s, events = apply(g, s, a)
        except Illegal as e:
            raise BadInput(f"ply {ply}: {type(a).__name__} is illegal: {e}") from e
        yield s, a, events


def zones(s: State) -> tuple[Cards, ...]:
    """Where every card is.  Together they are the deck, and they never overlap."""
    table = (cards(map(physical, group.meld)) for group in s.public.table)
    return (cards(s.stock), cards(s.public.discard), *s.hands, *table)
