"""Rebuilding the whole table with cards of the hand, in one commit."""

from collections.abc import Callable, Iterator
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from ..cards import as_set, cards, members
from ..core import Action, Game, Group, Rearrange, Rearranged, State, Then, View, forget, set_at, with_hand
from ..core.events import AnyEvent
from ..melds import check_rebuild, proposals


class RearrangeTable(msgspec.Struct, frozen=True):
    """Propose a new table.  The mess on the way stays with the player; only the result is checked (MAN-12, B.3)."""

    then: Then | Callable[[State], Then]
    action: ClassVar[type[Action]] = Rearrange

    def legal(self, g: Game, v: View) -> Iterator[Rearrange]:
        before = tuple(group.meld for group in v.public.table)
        for table in proposals(before, as_set(v.hand), g.melds, g.value):
            yield Rearrange(table)

    def check(self, g: Game, v: View, a: Rearrange) -> None:
        check_rebuild((group.meld for group in v.public.table), v.hand, a.table, g.melds)

    def apply(self, g: Game, s: State, a: Rearrange) -> tuple[State, tuple[AnyEvent, ...]]:
        p, seat = s.public, s.seat
        before = tuple(group.meld for group in p.table)
        rebuilt = check_rebuild(before, members(s.hand), a.table, g.melds)
        gone = cards(rebuilt.played)
        table = tuple(Group(meld) for meld in rebuilt.table)
        public = replace(
            p,
            turn=replace(p.turn, melds=p.turn.melds + 1, touched=True),
            table=table,
            known=forget(p.known, seat, gone),
            opened=set_at(p.opened, seat, True),
            played=set_at(p.played, seat, True),
        )
        after = replace(s, public=public, hands=with_hand(s, s.hand & ~gone))
        return after, (Rearranged(seat, rebuilt.played, table),)
