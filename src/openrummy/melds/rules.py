"""What a meld is: a set of one rank in different suits, or a run of one suit in order (RULES 0.4)."""

from enum import StrEnum
from functools import lru_cache
from typing import Final

import msgspec

from ..cards import Card, face, is_joker, is_wild, physical
from ..errors import Code

Meld = tuple[Card, ...]

LONGEST_RUN: Final = 13
LONGEST_SET: Final = 4


class Ace(StrEnum):
    """Where an ace may stand in a run; K-A-2 is never a run."""

    LOW = "low"
    BOTH = "high_or_low"


class Kind(StrEnum):
    SET = "set"
    RUN = "run"


class Release(StrEnum):
    """What may take the place of a joker that gives up its identity (MAN-22, MAN-24)."""

    NATURAL_ON_TABLE = "natural_on_table"
    FROM_HAND = "from_hand"


class MeldRules(msgspec.Struct, frozen=True):
    """The rules of melds that games differ in.

    `ace`: low only, or high or low.  `declared`: a joker on the table must say which card it stands for and keeps it
    until it is released (MAN-20, MAN-21); if false, a joker stands for whatever its place makes it (BRD-34).
    `release`: which natural card frees a declared joker.  `least`: the fewest cards of a meld.
    """

    ace: Ace = Ace.LOW
    declared: bool = False
    release: Release = Release.NATURAL_ON_TABLE
    least: int = 3


class Found(msgspec.Struct, frozen=True):
    """A meld that was recognised: its kind, and its cards in table order (runs low to high, sets by suit)."""

    kind: Kind
    meld: Meld


def top_rank(rules: MeldRules) -> int:
    """The highest place in a run: 13, or 14 where the ace may be high."""
    return 14 if rules.ace is Ace.BOTH else 13


@lru_cache(maxsize=1 << 16)
def look(meld: Meld, rules: MeldRules) -> Found | Code:
    """Recognise a meld, or say why these cards are none.

    Cards without wild jokers may come in any order.  With a wild joker (one that stands for nothing yet) the order
    counts: in a run, the joker stands for its place.
    """
    if len(meld) < rules.least:
        return Code.MELD_TOO_SHORT
    if len(set(map(physical, meld))) != len(meld):
        return Code.DUPLICATE_CARD
    wild = any(is_wild(c) for c in meld)
    if wild and rules.declared:
        return Code.JOKER_IDENTITY
    named = [face(c) for c in meld if not is_wild(c)]
    one_rank = len({f % 13 for f in named}) <= 1
    one_suit = len({f // 13 for f in named}) <= 1
    if not one_rank and not one_suit:
        return Code.NOT_A_MELD
    if len(set(named)) != len(named):
        return Code.DUPLICATE_CARD
    if one_rank and len(meld) <= LONGEST_SET:
        return Found(Kind.SET, meld if wild else tuple(sorted(meld, key=_by_suit)))
    if one_rank and not (one_suit and wild):
        return Code.GROUP_TOO_LONG
    run = _run_by_place(meld, rules) if wild else _run_by_rank(meld, rules)
    return Found(Kind.RUN, run) if run else Code.NOT_CONSECUTIVE


def kind(meld: Meld, rules: MeldRules) -> Kind | None:
    """`set`, `run`, or None when the cards are not a meld."""
    found = look(meld, rules)
    return found.kind if isinstance(found, Found) else None


def run_places(meld: Meld, rules: MeldRules) -> tuple[int, ...] | None:
    """The ranks that the slots of a run in table order stand for (an ace at the top is 14); None if it is no run."""
    low = _lowest(meld, rules)
    return None if low is None else tuple(range(low, low + len(meld)))


@lru_cache(maxsize=1 << 14)
def slots(meld: Meld, rules: MeldRules) -> tuple[int, ...]:
    """The faces (0-51) that can each be added to a meld on the table (SOL-12); none when it is full or no meld.

    The meld's jokers, if any, must be declared.
    """
    found = look(meld, rules)
    if not isinstance(found, Found):
        return ()
    named = [face(c) for c in found.meld]
    if found.kind is Kind.SET:
        held = {f // 13 for f in named}
        return tuple(13 * s + named[0] % 13 for s in range(4) if s not in held) if len(named) < LONGEST_SET else ()
    places = run_places(found.meld, rules)
    if places is None or len(named) == LONGEST_RUN:
        return ()
    ends = [r for r in (places[0] - 1, places[-1] + 1) if 1 <= r <= top_rank(rules)]
    fitting = (named[0] // 13 * 13 + (r - 1) % 13 for r in ends)
    return tuple(dict.fromkeys(fitting))  # the ace fits both ends of 2-...-K, and is one face


@lru_cache(maxsize=1 << 14)
def slot_faces(meld: Meld, rules: MeldRules) -> int:
    """`slots` as a bit set of faces."""
    return sum(1 << f for f in slots(meld, rules))


def _by_suit(card: Card) -> tuple[int, int]:
    return face(card), physical(card)


def _run_by_rank(meld: Meld, rules: MeldRules) -> Meld | None:
    low_first = tuple(sorted(meld, key=_by_suit))
    for order in (low_first, (*low_first[1:], low_first[0])):
        if _lowest(order, rules) is not None:
            return order
    return None


def _run_by_place(meld: Meld, rules: MeldRules) -> Meld | None:
    return meld if _lowest(meld, rules) is not None else None


def _lowest(meld: Meld, rules: MeldRules) -> int | None:
    """The rank of the first slot, if every named card stands in its place; an all-wild run takes the lowest place."""
    top = top_rank(rules)
    if len(meld) > LONGEST_RUN:
        return None
    named = [(i, face(c) % 13 + 1) for i, c in enumerate(meld) if not is_wild(c)]
    if not named:
        return 1
    first, first_rank = named[0]
    for low in (first_rank - first, 14 - first) if first_rank == 1 else (first_rank - first,):
        if low < 1 or low + len(meld) - 1 > top:
            continue
        if all(r == low + i or (r == 1 and low + i == 14) for i, r in named):
            return low
    return None


def jokers_in(meld: Meld) -> tuple[Card, ...]:
    """The jokers of a meld as they lie, with what they stand for."""
    return tuple(c for c in meld if is_joker(c))
