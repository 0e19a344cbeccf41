"""Taking a card: from the stock, or the top of the discard pile."""

from collections.abc import Callable, Iterator
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from ..cards import is_joker
from ..core import Action, Draw, Drew, Game, State, Take, Then, Took, View, set_at, with_hand
from ..core.events import AnyEvent
from ..errors import Code, require


class DrawStock(msgspec.Struct, frozen=True):
    """Draw the next card of the stock."""

    then: Then | Callable[[State], Then]
    action: ClassVar[type[Action]] = Draw

    def legal(self, g: Game, v: View) -> Iterator[Draw]:
        if v.stock:
            yield Draw()

    def check(self, g: Game, v: View, a: Draw) -> None:
        require(v.stock, Code.STOCK_EMPTY)

    def apply(self, g: Game, s: State, a: Draw) -> tuple[State, tuple[AnyEvent, ...]]:
        card, p, seat = s.stock[0], s.public, s.seat
        seen = p.order_known or card == p.trump  # the trump lies open under the stock (BRD-12)
        known = set_at(p.known, seat, (*p.known[seat], card)) if seen else p.known
        public = replace(p, turn=replace(p.turn, drawn=p.turn.drawn + 1), known=known)
        return State(public, s.stock[1:], with_hand(s, s.hand | 1 << card), card), (Drew(seat, card),)


class TakeDiscard(msgspec.Struct, frozen=True):
    """Take the top discard; where `jokers` is false, a thrown joker stays (BRD-23)."""

    then: Then | Callable[[State], Then]
    jokers: bool = True
    action: ClassVar[type[Action]] = Take

    def legal(self, g: Game, v: View) -> Iterator[Take]:
        pile = v.public.discard
        if pile and (self.jokers or not is_joker(pile[-1])):
            yield Take()

    def check(self, g: Game, v: View, a: Take) -> None:
        pile = v.public.discard
        require(pile, Code.PILE_EMPTY)
        require(self.jokers or not is_joker(pile[-1]), Code.THROWN_JOKER, card=pile[-1])

    def apply(self, g: Game, s: State, a: Take) -> tuple[State, tuple[AnyEvent, ...]]:
        p, seat = s.public, s.seat
        card = p.discard[-1]
        public = replace(
            p,
            turn=replace(p.turn, taken=card),
            known=set_at(p.known, seat, (*p.known[seat], card)),
            discard=p.discard[:-1],
            threw=p.threw[:-1],
            passes=0,
        )
        return State(public, s.stock, with_hand(s, s.hand | 1 << card)), (Took(seat, card),)
