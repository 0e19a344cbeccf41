"""What a hand can put on the table: with all the rebuilding there is, or only as a beginner sees it."""

from collections.abc import Callable
from functools import lru_cache

import msgspec

from ...cards import FACES, Card, Cards, as_set, face, is_joker, stands_for
from ...core import Game, View
from ...melds import Found, MeldRules, Table, Values, least_left, look, rebuild, slots


class Play(msgspec.Struct, frozen=True):
    """A new table, the cards that go there, and the points that stay in the hand.  Nothing played: the old table."""

    table: Table
    played: tuple[Card, ...]
    left: int


def table_of(v: View) -> Table:
    """The melds on the table."""
    return tuple([group.meld for group in v.public.table])


def values_of(g: Game) -> Values:
    """What each face costs in a hand (MAN-30)."""
    return _by_face(g.value)


@lru_cache(maxsize=64)
def _by_face(value: Callable[[Card], int]) -> Values:
    return tuple(map(value, range(FACES)))


def points_in(g: Game, hand: tuple[Card, ...]) -> int:
    """The points of a hand: what counts when somebody else ends the round (MAN-31)."""
    return sum(map(g.value, hand))


@lru_cache(maxsize=1 << 10)
def _lightest(table: Table, hand: Cards, rules: MeldRules, values: Values) -> Play:
    answer = rebuild(table, hand, rules, least_left(values))
    return Play(answer.table, answer.played, answer.value or 0)


def lightest(g: Game, v: View) -> Play:
    """The play that leaves the fewest points in the hand, whatever it does to the table."""
    return _lightest(table_of(v), as_set(v.hand), g.melds, values_of(g))


def own_melds(g: Game, v: View) -> Play:
    """The melds of the hand alone that leave the fewest points, beside the table as it is."""
    alone = _lightest((), as_set(v.hand), g.melds, values_of(g))
    return Play((*table_of(v), *alone.table), alone.played, alone.left)


def plain_play(g: Game, v: View) -> Play:
    """What a beginner sees: melds of the own hand, then single cards that fit a meld as it lies (no rebuilding)."""
    own = own_melds(g, v)
    table, left = list(own.table), [c for c in v.hand if c not in own.played]
    moved = True
    while moved:
        moved = False
        for card in left:
            at = _place(table, card, g.melds)
            if at is not None:
                i, as_laid = at
                found = look((*table[i], as_laid), g.melds)
                assert isinstance(found, Found)  # that is what a slot is
                table[i] = found.meld
                left.remove(card)
                moved = True
                break
    played = tuple(c for c in v.hand if c not in left)
    return Play(tuple(table), played, sum(map(g.value, left)))


def _place(table: list[tuple[Card, ...]], card: Card, rules: MeldRules) -> tuple[int, Card] | None:
    """The first meld that takes the card, and the card as it lies there (a joker is declared, MAN-20)."""
    for i, meld in enumerate(table):
        open_faces = slots(meld, rules)
        if is_joker(card) and open_faces:
            return i, stands_for(card, open_faces[0])
        if face(card) in open_faces:
            return i, card
    return None
