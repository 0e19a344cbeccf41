"""Putting one card on the discard pile."""

from collections.abc import Callable, Iterator
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from ..cards import is_joker
from ..core import Action, Discard, Discarded, Game, State, Then, View, forget, set_at, with_hand
from ..core.events import AnyEvent
from ..errors import Code, require


class DiscardCard(msgspec.Struct, frozen=True):
    """Discard any card but the one just taken from the pile (SOL-21, BAS-15, BRD-24); a twin of it may go."""

    then: Then | Callable[[State], Then]
    action: ClassVar[type[Action]] = Discard

    def legal(self, g: Game, v: View) -> Iterator[Discard]:
        taken = v.public.turn.taken
        for c in v.hand:
            if c != taken:
                yield Discard(c)

    def check(self, g: Game, v: View, a: Discard) -> None:
        require(a.card in v.hand, Code.NOT_IN_HAND, cards=[a.card])
        require(a.card != v.public.turn.taken, Code.RETURN_TAKEN_CARD, card=a.card)

    def apply(self, g: Game, s: State, a: Discard) -> tuple[State, tuple[AnyEvent, ...]]:
        p, seat, gone = s.public, s.seat, 1 << a.card
        public = replace(
            p,
            discard=(*p.discard, a.card),
            threw=(*p.threw, seat),
            known=forget(p.known, seat, gone),
            thrown=set_at(p.thrown, seat, p.thrown[seat] + 1) if is_joker(a.card) else p.thrown,
        )
        return State(public, s.stock, with_hand(s, s.hand & ~gone)), (Discarded(seat, a.card),)
