"""Putting cards on the table for good: a new meld, or one card more on a meld that lies there."""

from collections.abc import Callable, Iterator
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from ..cards import Card, as_set, cards, face, faces_in
from ..core import Action, Game, Group, LaidOff, LayDown, LayOff, Melded, State, Then, View, forget, set_at, with_hand
from ..core.events import AnyEvent
from ..errors import Code, require
from ..melds import Found, Meld, look, melds_in, slot_faces


class LayMeld(msgspec.Struct, frozen=True):
    """Put down a meld.  `final_discard`: the last card must be discarded; `most`: melds in one turn."""

    then: Then | Callable[[State], Then]
    final_discard: bool = False
    most: int | None = None
    action: ClassVar[type[Action]] = LayDown

    def legal(self, g: Game, v: View) -> Iterator[LayDown]:
        if self.most is not None and v.public.turn.melds >= self.most:
            return
        for meld in melds_in(as_set(v.hand), g.melds):
            if _refused(g, v, meld, self._table_after(v, meld), self.final_discard) is None:
                yield LayDown(meld)

    def check(self, g: Game, v: View, a: LayDown) -> None:
        missing = [c for c in a.meld if c not in v.hand]
        require(not missing, Code.NOT_IN_HAND, cards=missing)
        melds = v.public.turn.melds
        require(self.most is None or melds < self.most, Code.MELD_LIMIT, limit=self.most)
        found = look(a.meld, g.melds)
        require(isinstance(found, Found), found if isinstance(found, Code) else Code.NOT_A_MELD, cards=list(a.meld))
        code = _refused(g, v, a.meld, self._table_after(v, a.meld), self.final_discard)
        require(code is None, code or Code.STRANDED, card=v.public.turn.taken)

    def _table_after(self, v: View, meld: Meld) -> tuple[Meld, ...]:
        return (*(group.meld for group in v.public.table), meld)

    def apply(self, g: Game, s: State, a: LayDown) -> tuple[State, tuple[AnyEvent, ...]]:
        found = look(a.meld, g.melds)
        meld = found.meld if isinstance(found, Found) else a.meld
        p, seat, gone = s.public, s.seat, cards(meld)
        group = Group(meld, seat, (seat,) * len(meld))
        public = replace(
            p,
            turn=replace(p.turn, melds=p.turn.melds + 1, touched=True),
            table=(*p.table, group),
            known=forget(p.known, seat, gone),
            opened=set_at(p.opened, seat, True),
            played=set_at(p.played, seat, True),
        )
        after = replace(s, public=public, hands=with_hand(s, s.hand & ~gone))
        return after, (Melded(seat, len(p.table), meld),)


class LayOffCard(msgspec.Struct, frozen=True):
    """Add one card to a meld of any player.  `own_meld_first`: only with a meld of one's own on the table (SOL-13)."""

    then: Then | Callable[[State], Then]
    own_meld_first: bool = False
    final_discard: bool = False
    action: ClassVar[type[Action]] = LayOff

    def legal(self, g: Game, v: View) -> Iterator[LayOff]:
        if self.own_meld_first and not v.public.opened[v.seat]:
            return
        held = faces_in(as_set(v.hand))
        for i, group in enumerate(v.public.table):
            fitting = slot_faces(group.meld, g.melds)
            if not held & fitting:
                continue
            for c in v.hand:
                if fitting >> face(c) & 1 and self._refused_after(g, v, c, i) is None:
                    yield LayOff(c, i)

    def check(self, g: Game, v: View, a: LayOff) -> None:
        p = v.public
        require(a.card in v.hand, Code.NOT_IN_HAND, cards=[a.card])
        require(not self.own_meld_first or p.opened[v.seat], Code.LAYOFF_NEEDS_OWN_MELD)
        require(0 <= a.group < len(p.table), Code.NO_SUCH_MELD, group=a.group, melds=len(p.table))
        fits = slot_faces(p.table[a.group].meld, g.melds) >> face(a.card) & 1
        require(fits, Code.LAYOFF_NO_FIT, card=a.card, group=a.group)
        code = self._refused_after(g, v, a.card, a.group)
        require(code is None, code or Code.STRANDED, card=p.turn.taken)

    def _refused_after(self, g: Game, v: View, card: Card, group: int) -> Code | None:
        if len(v.hand) > 2:
            return None
        table = tuple((*x.meld, card) if i == group else x.meld for i, x in enumerate(v.public.table))
        return _refused(g, v, (card,), table, self.final_discard)

    def apply(self, g: Game, s: State, a: LayOff) -> tuple[State, tuple[AnyEvent, ...]]:
        p, seat, gone = s.public, s.seat, 1 << a.card
        old = p.table[a.group]
        found = look((*old.meld, a.card), g.melds)
        meld = found.meld if isinstance(found, Found) else old.meld
        lies_before = dict(zip(old.meld, old.by, strict=True)) | {a.card: seat}
        group = Group(meld, old.owner, tuple(lies_before[c] for c in meld))
        public = replace(
            p,
            turn=replace(p.turn, touched=True),
            table=(*p.table[: a.group], group, *p.table[a.group + 1 :]),
            known=forget(p.known, seat, gone),
            played=set_at(p.played, seat, True),
        )
        after = replace(s, public=public, hands=with_hand(s, s.hand & ~gone))
        return after, (LaidOff(seat, a.card, a.group, meld),)


def _refused(g: Game, v: View, gone: Meld, table: tuple[Meld, ...], final_discard: bool) -> Code | None:
    """Why a play that leaves too little is refused, or None.

    With `final_discard` a card must be kept (D.3).  A play that leaves only the card taken from the pile strands the
    player, who may not discard it, unless it can be laid off at once (SOL-23, BAS-15); with `final_discard` it may not.
    """
    left = len(v.hand) - len(gone)
    if left > 1:
        return None
    if left == 0:
        return Code.MUST_KEEP_DISCARD if final_discard else None
    last = next(c for c in v.hand if c not in gone)
    if last != v.public.turn.taken:
        return None
    can_go = not final_discard and any(slot_faces(m, g.melds) >> face(last) & 1 for m in table)
    return None if can_go else Code.STRANDED
