"""A round that a seat could be in: the cards it cannot see, dealt at random.  For bots, and for the leak tests."""

from random import Random

from .cards import Card, cards, members, physical
from .core import Game, State, View


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
    p = v.public
    pool = list(unseen(g, v))
    rng.shuffle(pool)
    open_end = (p.trump,) if p.trump is not None and v.stock else ()
    if p.order_known:
        stock = v.stock_order
    else:
        stock = (*(pool.pop() for _ in range(v.stock - len(open_end))), *open_end)
    hands = []
    for seat, count in enumerate(v.counts):
        own = v.hand if seat == v.seat else p.known[seat]
        hands.append(cards(own) | cards(pool.pop() for _ in range(count - len(own))))
    return State(p, stock, tuple(hands), _drawn(v, hands, rng))


def _drawn(v: View, hands: list[int], rng: Random) -> Card | None:
    """The card the seat to act drew last: known to itself, for others any of its hidden cards."""
    p = v.public
    if p.turn.seat == v.seat or not p.turn.drawn or p.turn.taken is not None:
        return v.drawn
    hidden = [c for c in members(hands[p.turn.seat]) if c not in p.known[p.turn.seat]]
    return rng.choice(hidden) if hidden else None
