"""When a table of melds may be rebuilt into another with cards of a hand (RULES B.3 and B.4)."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from ..cards import Card, face, is_declared, is_joker, is_wild, physical
from ..errors import Code, Illegal
from .rules import Found, Meld, MeldRules, Release, look

Table = tuple[Meld, ...]


class Rebuilt(msgspec.Struct, frozen=True):
    """A rebuilt table in table order, and the cards of the hand that are now on it (ascending, physical)."""

    table: Table
    played: tuple[Card, ...]


def check_rebuild(before: Iterable[Meld], hand: Iterable[Card], after: Iterable[Meld], rules: MeldRules) -> Rebuilt:
    """The new table, or Illegal with the first rule of B.3 that it breaks.

    Raises Illegal NO_CARD_ADDED, TABLE_CARD_REMOVED, CARD_NOT_AVAILABLE, any code of `look` (with `group`, the place of
    the meld in `after`), or JOKER_IDENTITY (with `face`, the identity that was given up).
    """
    before, after, held = tuple(before), tuple(after), set(hand)
    old = {physical(c) for meld in before for c in meld}
    new = Counter(physical(c) for meld in after for c in meld)
    played = new.keys() - old
    if not played:
        raise Illegal(Code.NO_CARD_ADDED)
    if missing := sorted(old - new.keys()):
        raise Illegal(Code.TABLE_CARD_REMOVED, cards=missing)
    if foreign := sorted(played - held) + sorted(c for c, n in new.items() if n > 1):
        raise Illegal(Code.CARD_NOT_AVAILABLE, cards=foreign)
    if odd := [c for meld in after for c in meld if c != physical(c) and not is_declared(c)]:
        raise Illegal(Code.JOKER_IDENTITY, cards=odd)
    table: list[Meld] = []
    for i, meld in enumerate(after):
        found = look(meld, rules)
        if not isinstance(found, Found):
            raise Illegal(found, group=i)
        table.append(found.meld)
    if rules.declared:
        _check_releases(before, after, played, rules)
    return Rebuilt(tuple(table), tuple(sorted(played)))


def _check_releases(before: Table, after: Table, played: Iterable[Card], rules: MeldRules) -> None:
    """MAN-24: an identity is given up at most as often as naturals of it lie on the table (or came from the hand).

    Jokers bear no mark, so identities are counted, not followed: two jokers that change places change nothing.
    """
    given_up = _identities(before) - _identities(after)
    if not given_up:
        return
    if rules.release is Release.FROM_HAND:
        naturals = Counter(face(c) for c in played if not is_joker(c))
    else:
        naturals = Counter(face(c) for meld in after for c in meld if not is_joker(c))
    for identity, times in given_up.items():
        if times > naturals[identity]:
            raise Illegal(Code.JOKER_IDENTITY, face=identity)


def _identities(table: Table) -> Counter[int]:
    return Counter(face(c) for meld in table for c in meld if is_joker(c) and not is_wild(c))
