"""What the melds on the table still take: slots, locked melds, what a hand can lay off (RULES G4)."""

from enum import StrEnum
from functools import lru_cache

from ...cards import Card, Cards
from ...core import View
from ...melds import Found, Meld, MeldRules, look, slot_faces
from .shapes import outs

Table = tuple[Meld, ...]


class Mode(StrEnum):
    """How a hand gets smaller here: by melds of its own, by lay-offs, or by both."""

    MELD = "meld"
    LAY_OFF = "lay_off"
    HYBRID = "hybrid"


def melds_of(v: View) -> Table:
    """The melds that lie on the table."""
    return tuple([group.meld for group in v.public.table])


@lru_cache(maxsize=1 << 12)
def fits(table: Table, rules: MeldRules) -> Cards:
    """Every card that some meld of the table takes now."""
    found = 0
    for meld in table:
        found |= slot_faces(meld, rules)
    return found


def slots(table: Table, reachable: Cards, rules: MeldRules) -> Cards:
    """The cards that fit and can still appear: in a hand of ours or unseen (G4)."""
    return fits(table, rules) & reachable


def is_locked(meld: Meld, reachable: Cards, rules: MeldRules) -> bool:
    """Whether nothing that can still appear fits this meld (G4)."""
    return not slot_faces(meld, rules) & reachable


def mode(hand: Cards, table: Table, unseen: Cards, rules: MeldRules) -> Mode:
    """Melds when nothing fits any more; lay-offs when twice as many unseen cards fit as complete a meld (G4)."""
    if not slots(table, unseen | hand, rules):
        return Mode.MELD
    wanted = slots(table, unseen, rules).bit_count()
    return Mode.LAY_OFF if wanted >= 2 * outs(hand, unseen, rules).bit_count() else Mode.HYBRID


def laid(table: Table, card: Card, group: int, rules: MeldRules) -> Table:
    """The table with a fitting card on the meld number `group`."""
    found = look((*table[group], card), rules)
    assert isinstance(found, Found)
    return (*table[:group], found.meld, *table[group + 1 :])


def chain(hand: Cards, table: Table, rules: MeldRules) -> tuple[Cards, Table]:
    """The cards of the hand that can be laid off one after another, and the table with them on it."""
    gone = 0
    changed = True
    while changed:
        changed = False
        for i, meld in enumerate(table):
            now = hand & ~gone & slot_faces(meld, rules)
            if now:
                card = now.bit_length() - 1
                table, gone, changed = laid(table, card, i, rules), gone | 1 << card, True
    return gone, table


@lru_cache(maxsize=1 << 12)
def next_but_one(table: Table, rules: MeldRules) -> dict[Card, Cards]:
    """For each card that a run takes after one more card: the cards that would open its place."""
    opened: dict[Card, Cards] = {}
    for i, meld in enumerate(table):
        now = slot_faces(meld, rules)
        for slot in range(52):
            if now >> slot & 1:
                after = slot_faces(laid(table, slot, i, rules)[i], rules) & ~now
                if after:
                    card = after.bit_length() - 1
                    opened[card] = opened.get(card, 0) | 1 << slot
    return opened
