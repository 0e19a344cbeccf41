"""A round that a seat could be in: the cards it cannot see, dealt at random.  For bots, and for the leak tests."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from .cards import Card, Cards, cards, members, physical
from .core import Game, Seat, State, View

Weigh = Callable[[Seat, Cards], float]  # from a seat and the hand that it might hold, how likely that is: positive

_STOCK: Final = -1  # the owner of a card that is in no hand


def unseen(g: Game, v: View) -> tuple[Card, ...]:
    """The cards whose place the seat cannot know, ascending."""
    p = v.public
    seen = [*v.hand, *p.discard, *v.stock_order, *(physical(c) for x in p.table for c in x.meld)]
    seen += [c for held in p.known for c in held]
    if p.trump is not None:
        seen.append(p.trump)
    return members(cards(g.deck(len(v.counts), len(p.brought))) & ~cards(seen))


def guess(g: Game, v: View, rng: Random) -> State:
    """A full state whose view from this seat is `v`; every deal of the unseen cards is equally likely."""
    pool = list(unseen(g, v))
    rng.shuffle(pool)
    return _state(v, pool, rng)


def likely(g: Game, v: View, rng: Random, weigh: Weigh, first: int, swaps: int) -> Iterator[State]:
    """Full states whose view from this seat is `v`, without end; a deal comes up as often as `weigh` says.

    The weight of a deal is the product of the weights of the other hands.  Two cards change places again and again, and
    a change stays by Metropolis' rule (Metropolis et al., Equation of State Calculations by Fast Computing Machines,
    1953): `first` changes are tried before the first state, `swaps` between two states, so that neighbours are alike.
    """
    pool, owners = list(unseen(g, v)), _owners(v)
    rng.shuffle(pool)
    hands = [*map(cards, v.public.known), 0]  # and last, where _STOCK points, the stock
    for card, owner in zip(pool, owners, strict=True):
        hands[owner] |= 1 << card

    def weight(owner: Seat, held: Cards) -> float:
        return 1.0 if owner in (_STOCK, v.seat) else weigh(owner, held)

    weights = [weight(owner, hands[owner]) for owner in (*range(len(v.counts)), _STOCK)]
    in_stock = owners.count(_STOCK)
    tries = first if in_stock < len(pool) else 0
    while True:
        for _ in range(tries):
            i, j = rng.randrange(in_stock, len(pool)), rng.randrange(len(pool))
            a, b = owners[i], owners[j]
            if a == b:
                continue
            change = 1 << pool[i] | 1 << pool[j]
            new_a, new_b = weight(a, hands[a] ^ change), weight(b, hands[b] ^ change)
            if rng.random() * weights[a] * weights[b] < new_a * new_b:
                pool[i], pool[j] = pool[j], pool[i]
                hands[a], hands[b] = hands[a] ^ change, hands[b] ^ change
                weights[a], weights[b] = new_a, new_b
        rest = pool[:in_stock]
        rng.shuffle(rest)
        pool[:in_stock] = rest
        yield _state(v, pool, rng)
        tries = swaps if tries else 0


def _owners(v: View) -> list[Seat]:
    """Who gets each place of a shuffled pool of unseen cards: first the stock, then the seats in order."""
    stock = [_STOCK] * _unknown_stock(v)
    return stock + [seat for seat, n in enumerate(v.counts) if seat != v.seat for _ in range(n - _known(v, seat))]


def _known(v: View, seat: Seat) -> int:
    return len(v.public.known[seat])


def _open_end(v: View) -> tuple[Card, ...]:
    """The trump, which lies open under the stock until it is drawn (BRD-12)."""
    return (v.public.trump,) if v.public.trump is not None and v.stock else ()


def _unknown_stock(v: View) -> int:
    return 0 if v.public.order_known else v.stock - len(_open_end(v))


def _state(v: View, pool: list[Card], rng: Random) -> State:
    """The state in which the unseen cards lie as in `_owners`."""
    p, n = v.public, _unknown_stock(v)
    stock = v.stock_order if p.order_known else (*pool[:n], *_open_end(v))
    hands = []
    for seat, count in enumerate(v.counts):
        if seat == v.seat:
            hands.append(cards(v.hand))
            continue
        hidden = count - _known(v, seat)
        hands.append(cards(p.known[seat]) | cards(pool[n : n + hidden]))
        n += hidden
    return State(p, stock, tuple(hands), _drawn(v, hands, rng))


def _drawn(v: View, hands: list[int], rng: Random) -> Card | None:
    """The card the seat to act drew last: known to itself, for others any of its hidden cards."""
    p = v.public
    if p.turn.seat == v.seat or not p.turn.drawn or p.turn.taken is not None:
        return v.drawn
    hidden = [c for c in members(hands[p.turn.seat]) if c not in p.known[p.turn.seat]]
    return rng.choice(hidden) if hidden else None
