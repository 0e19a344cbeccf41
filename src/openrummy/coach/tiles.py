"""Why a tile may go: what goes with it on the rack, what could still complete it, and who might want it."""

from typing import Final

import msgspec

from ..bots.board.deny import partners
from ..bots.board.racks import JOKERS, Copies, face_of, faces_on, less
from ..cards import Card
from ..core import Seat, View
from ..melds import Category
from ..melds.judge_search import Held

_ACE, _SEVEN, _EIGHT = 0, 6, 7  # places among thirteen
_COLOURS: Final = {Category.BICOLOR: 2, Category.MONOCOLOR: 1}


class Company(msgspec.Struct, frozen=True):
    """What one face of a rack goes with; all are faces, ascending (BRD-31).

    `mates`: on the rack, one tile short of a meld with it; `needed`: what would complete those melds; `live`: how many
    of the needed tiles can still come (RULES G7); `melded`: two tiles of the rack make a meld with it already;
    `twin`: the rack holds it twice.
    """

    mates: tuple[int, ...]
    needed: tuple[int, ...]
    live: int
    melded: bool
    twin: bool

    @property
    def alone(self) -> bool:
        """Whether nothing of the rack goes with it (RULES G1)."""
        return not (self.mates or self.melded or self.twin)


def company(face: int, rack: Held, copies: Copies) -> Company:
    """What a face of the rack goes with; jokers are left out, as they go with all."""
    others = frozenset(f for f in faces_on(less(rack, face)) if f != JOKERS)
    mates: set[int] = set()
    needed: set[int] = set()
    melded = False
    for pair in partners(face):
        here = [f for f in pair if f in others]
        melded = melded or len(here) == 2
        if len(here) == 1:
            mates.add(here[0])
            needed.update(f for f in pair if f not in others)
    live = sum(copies[f] for f in needed)
    return Company(tuple(sorted(mates)), tuple(sorted(needed)), live, melded, face in others)


def is_outside(face: int, category: Category, rack: Held) -> bool:
    """Whether no close of the category has room for a face: a wrong number, or a colour that the rack has least of."""
    suit, place = divmod(face, 13)
    match category:
        case Category.MINOR:
            return place > _SEVEN
        case Category.MAJOR:
            return _ACE < place < _EIGHT
        case Category.BICOLOR | Category.MONOCOLOR:
            counts = [sum((part >> 13 * s & 0x1FFF).bit_count() for part in (rack.one, rack.two)) for s in range(4)]
            return sum(n > counts[suit] for n in counts) >= _COLOURS[category]
        case _:
            return False


def loosest(face: int, rack: Held, copies: Copies) -> bool:
    """Whether for no other tile that is in no meld fewer tiles can still come which make a meld with it."""
    own = company(face, rack, copies)
    if own.melded or own.twin:
        return False
    found = (company(f, rack, copies) for f in faces_on(rack) if f not in (face, JOKERS))
    lives = [c.live for c in found if not (c.melded or c.twin)]
    return bool(lives) and own.live <= min(lives)


def left_lying(face: int, v: View) -> Card | None:
    """A tile of this face among the discards: who threw it had no use for it, and the next player left it there."""
    return next((t for t in reversed(v.public.discard) if face_of(t) == face), None)


def shown_neighbours(face: int, seat: Seat, v: View) -> tuple[Card, ...]:
    """Tiles that all saw a seat take, and that go with this face (RULES G6)."""
    near = {f for pair in partners(face) for f in pair} | {face}
    return tuple(t for t in v.public.known[seat] if face_of(t) in near)
