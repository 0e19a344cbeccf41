"""What tests draw from: actions that a player might try and the rules should refuse."""

import itertools
from collections.abc import Iterator
from random import Random

from openrummy.cards import FACES, JOKER, is_joker, members, physical
from openrummy.core import (
    Accept,
    AnyAction,
    Close,
    Discard,
    Draw,
    End,
    Game,
    Knock,
    LayDown,
    LayOff,
    Leave,
    Rearrange,
    Refuse,
    Reshuffle,
    Return,
    State,
    Take,
    Void,
)

PLAIN: tuple[AnyAction, ...] = (Draw(), Take(), End(), Knock(), Accept(), Refuse())
NO_CARDS = (-1, -7, 214, 255, 10_007, 1 << 40, 1 << 70)  # never a card of any game


def tried_actions(g: Game, s: State, rng: Random) -> list[AnyAction]:
    """Actions that somebody might try in this state: nearly all of them wrong, in every way we know."""
    return [*PLAIN, *_of_one_card(s, rng), *_melds(s, rng), *_tables(s, rng), *_of_the_house(g, s)]


def tried_cards(s: State, rng: Random) -> list[int]:
    """Cards of the own hand, of other seats, of the stock, the pile and the table, and numbers that are no cards."""
    own = members(s.hand)
    others = [c for seat, hand in enumerate(s.hands) if seat != s.seat for c in members(hand)]
    table = [c for group in s.public.table for c in group.meld]
    zones = [own, others, s.stock, s.public.discard, table]
    some = [c for zone in zones for c in rng.sample(list(zone), min(2, len(zone)))]
    jokers = [c for c in own if is_joker(c)]
    declared = [c | (f + 1) << 8 for c in [*own[:1], *jokers, JOKER] for f in (0, 40, 51, 52, 60)]
    return [*some, *jokers, *declared, *NO_CARDS]


def _of_one_card(s: State, rng: Random) -> Iterator[AnyAction]:
    groups = [*range(len(s.public.table)), -1, len(s.public.table), 1 << 40]
    for c in tried_cards(s, rng):
        yield Discard(c)
        yield Close(c)
        yield from (LayOff(c, i) for i in rng.sample(groups, min(3, len(groups))))


def _melds(s: State, rng: Random) -> Iterator[AnyAction]:
    own, other = list(members(s.hand)), tried_cards(s, rng)
    yield LayDown(())
    for size in (1, 2, 3, 3, 4, 5, 14, 20):
        yield LayDown(tuple(rng.sample(own, min(size, len(own)))))
        yield LayDown(tuple(rng.choices(other, k=size)))
    near = sorted(own, key=lambda c: (c % FACES % 13, c))
    for at in range(0, max(1, len(near) - 2), 2):
        yield LayDown(tuple(near[at : at + 3]))
    if own:
        yield LayDown((own[0],) * 3)
        yield LayDown((own[0], own[-1], JOKER))


def _tables(s: State, rng: Random) -> Iterator[AnyAction]:
    table = [list(group.meld) for group in s.public.table]
    own = list(members(s.hand))
    hand = rng.sample(own, min(3, len(own)))

    def changed(meld: int, to: list[int]) -> Rearrange:
        return Rearrange(tuple(map(tuple, (*table[:meld], to, *table[meld + 1 :]))))

    yield Rearrange(())
    yield Rearrange(tuple(map(tuple, table)))
    yield Rearrange(tuple(map(tuple, (*table, hand))))
    yield Rearrange(tuple(map(tuple, (*table, hand, hand))))
    yield Rearrange(tuple(map(tuple, (*table, [*hand, 1 << 40]))))
    yield Rearrange(tuple(map(tuple, (*table, rng.choices(tried_cards(s, rng), k=3)))))
    for i in rng.sample(range(len(table)), min(3, len(table))):
        meld = table[i]
        yield changed(i, meld[1:])
        yield changed(i, [])
        yield changed(i, [*meld, *hand[:1]])
        yield changed(i, meld[1:] + hand[:1])
        yield changed(i, [*meld, meld[0]])
        yield changed(i, [physical(c) for c in meld] + hand[:1])
        yield changed(i, [c | 3 << 8 if is_joker(c) else c for c in meld] + hand[:1])
        yield changed(i, [physical(meld[0]) | 61 << 8, *meld[1:], *hand[:1]])
    for joker in (c for c in own if is_joker(c)):
        for face in (52, 53, 60, 1000):  # the faces 0-51 can be stood for
            yield from (Rearrange((*map(tuple, table), (*pair, joker | (face + 1) << 8))) for pair in _pairs(own, face))


def _pairs(own: list[int], face: int) -> Iterator[tuple[int, int]]:
    """Two naturals of one rank, the rank that an impossible face would have if nobody looked."""
    same = [c for c in own if not is_joker(c) and c % FACES % 13 == face % 13]
    yield from itertools.pairwise(same)


def _of_the_house(g: Game, s: State) -> Iterator[AnyAction]:
    due = tuple(sorted(s.public.discard[:-1]))
    yield from (Reshuffle(order) for order in ((), due[1:], (*due, *due[:1]), (*due[1:], 1 << 40), s.stock))
    for seat in (-1, s.seats, 1 << 40):
        yield from (Leave(seat), Leave(seat, for_good=True), Return(seat))
    yield from (Return(seat) for seat in range(s.seats))
    if s.public.outcome is not None:
        yield from (Void(), Leave(0), Reshuffle(due))
