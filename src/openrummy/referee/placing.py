"""Where cards can be added to a meld: at its low end, its high end, or as further suits of a set."""

from collections.abc import Iterator
from enum import StrEnum

from ..cards import Card, face, is_wild
from ..melds import Found, Kind, Meld, MeldRules, look
from .readings import readings
from .supply import told_apart


class At(StrEnum):
    """Where a row says that the cards go; `both` is wherever they fit."""

    HEAD = "head"
    TAIL = "tail"
    SET = "set"
    BOTH = "both"


def placings(meld: Meld, added: tuple[Card, ...], at: At, rules: MeldRules) -> Iterator[Meld]:
    """Every legal meld that the meld becomes with the cards added, in words; all jokers in it are declared.

    Cards without jokers may be named in any order, as a lay-off of several is legal in the order that works (BAS-12);
    a joker stands for its place among the cards as they are named, low to high.
    """
    for own in readings(meld, rules):
        for low, high in _ends(added, at):
            for whole in readings((*low, *own, *high), rules):
                if _fits(told_apart(whole), at, rules):
                    yield whole


def _fits(whole: Meld, at: At, rules: MeldRules) -> bool:
    """A run must lie as it was named; a set has no ends."""
    found = look(whole, rules)
    if not isinstance(found, Found):
        return False
    return found.kind is Kind.SET or (at is not At.SET and found.meld == whole)


def _ends(added: tuple[Card, ...], at: At) -> Iterator[tuple[Meld, Meld]]:
    for order in _orders(added):
        if at is At.HEAD:
            yield order, ()
        elif at is At.BOTH:
            yield from ((order[:cut], order[cut:]) for cut in range(len(order) + 1))
        else:
            yield (), order


def _orders(added: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    yield added
    if not any(map(is_wild, added)):
        up = tuple(sorted(added, key=lambda c: face(c) % 13))
        aces = sum(face(c) % 13 == 0 for c in up)
        yield from {up, (*up[aces:], *up[:aces])} - {added}
