"""What a hand can put on the table: with all the rebuilding there is, or only as a beginner sees it."""

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from ...cards import FACES, Card, Cards, as_set, face, is_joker, stands_for
from ...core import Game, View
from ...melds import Found, Meld, MeldRules, Table, Values, least_left, look, melds_in, rebuild, slots


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
    values = values_of(g)
    return sum([values[c % FACES] for c in hand])


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
                i, table[i] = at
                left.remove(card)
                moved = True
                break
    played = tuple(c for c in v.hand if c not in left)
    return Play(tuple(table), played, sum(map(g.value, left)))


def smallest(g: Game, v: View) -> Play | None:
    """The play that gives the others least: one card on a meld, else three cards; jokers stay in the hand.

    Of several the one that leaves the fewest slots in its meld.  None when there is no such play.
    """
    table = table_of(v)
    plays: list[tuple[int, tuple[Card, ...], Table]] = []
    for card in v.hand:
        at = None if is_joker(card) else _place(table, card, g.melds)
        if at is not None:
            i, longer = at
            plays.append((len(slots(longer, g.melds)), (card,), (*table[:i], longer, *table[i + 1 :])))
    if not plays:
        for meld in melds_in(as_set(v.hand), g.melds):
            if len(meld) == g.melds.least:
                plays.append((len(slots(meld, g.melds)), meld, (*table, meld)))
    if not plays:
        return None
    _, played, after = min(plays)
    return Play(after, played, sum(g.value(c) for c in v.hand if c not in played))


def _place(table: Sequence[Meld], card: Card, rules: MeldRules) -> tuple[int, Meld] | None:
    """The first meld that takes the card, and that meld with it (a joker is declared as it lies, MAN-20)."""
    for i, meld in enumerate(table):
        open_faces = slots(meld, rules)
        if not open_faces or not (is_joker(card) or face(card) in open_faces):
            continue
        found = look((*meld, stands_for(card, open_faces[0]) if is_joker(card) else card), rules)
        if isinstance(found, Found):
            return i, found.meld
    return None
