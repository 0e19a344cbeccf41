"""Steps are played as the engine plays them; the referee only says which card is meant, and stops at a refusal."""

from collections.abc import Iterator
from itertools import permutations
from typing import Final

import msgspec
from msgspec.structs import replace

from ..cards import Card, members, physical
from ..core import (
    AnyAction,
    AnyEvent,
    Close,
    Discard,
    Draw,
    Game,
    LayDown,
    LayOff,
    Rearrange,
    Reshuffle,
    Seat,
    State,
    apply,
    cards_to_shuffle,
    set_at,
    zones,
)
from ..errors import BadInput, Code, Illegal
from ..melds import Meld
from ..melds.table import Table
from ..notation import card_text
from .steps import Step
from .supply import alike, meant, resolve, resolve_table

MOST_AT_ONCE: Final = 13  # no meld takes more cards than a run holds


class Refusal(msgspec.Struct, frozen=True):
    """Why a step was refused: the code, its facts, and the rule of RULES.md behind it."""

    code: Code
    facts: dict[str, object]
    rule: str


class Ruling(msgspec.Struct, frozen=True):
    """What became of a step of a seat: what happened, or why it was refused; `state` is the round after it."""

    step: Step
    seat: Seat
    state: State
    events: tuple[AnyEvent, ...] = ()
    refusal: Refusal | None = None


def rule_on(g: Game, s: State, steps: tuple[Step, ...], named_hands: int = 0) -> Iterator[Ruling]:
    """Rule on one step after the other, up to the first that is refused.

    Seats 1 to `named_hands` hold what they hold; a card that is drawn by name may come out of any other hand.  Raises
    BadInput for a card that is not in the deck, or a drawn card that cannot have been drawn.
    """
    for step in steps:
        seat = s.seat
        try:
            s, events = take_step(g, s, step, named_hands)
        except Illegal as e:
            yield Ruling(step, seat, s, refusal=Refusal(e.code, e.facts, g.cites.get(e.code, "")))
            return
        yield Ruling(step, seat, s, events)


def take_step(g: Game, s: State, step: Step, named_hands: int = 0) -> tuple[State, tuple[AnyEvent, ...]]:
    """The round after one step and what happened.  Raises Illegal as `core.apply` does, and BadInput as `rule_on`."""
    a = step.action
    if isinstance(a, LayOff) and len(step.cards) > 1 and not _rebuilds(g):
        return _lay_off_all(g, s, step.cards, a.group)
    if isinstance(a, Draw) and step.cards and s.stock:
        s = _with_on_top(g, s, step.cards[0], named_hands)
    return go_on(g, s, concrete(g, s, step))


def go_on(g: Game, s: State, a: AnyAction) -> tuple[State, tuple[AnyEvent, ...]]:
    """`core.apply`; where the house then has to shuffle, it does, in any order.  Raises Illegal."""
    s, events = apply(g, s, a)
    due = cards_to_shuffle(s.public)
    if due is None:
        return s, events
    s, more = apply(g, s, Reshuffle(due))
    return s, events + more


def concrete(g: Game, s: State, step: Step) -> AnyAction:
    """The action with the physical cards that its words mean.  Raises BadInput for a card that is not in the deck.

    Of twins, the one that was not taken from the pile this turn is discarded, and the other is played.
    """
    a, hand, deck = step.action, members(s.hand), members(sum(zones(s)))
    taken = s.public.turn.taken
    keep = tuple(sorted(hand, key=lambda c: c == taken))
    play = tuple(sorted(hand, key=lambda c: c != taken))
    match a:
        case Discard(word):
            return Discard(physical(resolve(g, [word], keep, deck)[0]))
        case Close(word):
            return Close(physical(resolve(g, [word], play, deck)[0]))
        case LayDown(words) if _rebuilds(g):
            return _rebuilt(g, s, (*_table(s), words))
        case LayOff(_, group) if _rebuilds(g):
            return _rebuilt(g, s, _with_added(_table(s), step.cards, group))
        case LayDown(words):
            return LayDown(resolve(g, words, play, deck))
        case LayOff(word, group):
            return LayOff(resolve(g, [word], play, deck)[0], group)
        case Rearrange(table):
            return _rebuilt(g, s, table)
        case _:
            return a


def _rebuilds(g: Game) -> bool:
    """Whether melds and lay-offs are made by rebuilding the table."""
    return not any(verb.action is LayDown for phase in g.phases.values() for verb in phase.verbs)


def _table(s: State) -> Table:
    return tuple(group.meld for group in s.public.table)


def _rebuilt(g: Game, s: State, table: Table) -> Rearrange:
    lying = [physical(card) for meld in _table(s) for card in meld]
    return Rearrange(resolve_table(g, table, (*lying, *members(s.hand)), members(sum(zones(s)))))


def _with_added(table: Table, added: Meld, group: int) -> Table:
    if not 0 <= group < len(table):
        raise Illegal(Code.NO_SUCH_MELD, group=group, melds=len(table))
    return set_at(table, group, (*table[group], *added))


def _lay_off_all(g: Game, s: State, words: tuple[Card, ...], group: int) -> tuple[State, tuple[AnyEvent, ...]]:
    """Several cards at once are single lay-offs in some order that works (BAS-12).

    Raises Illegal with the refusal of the order in which they were named.
    """
    first: Illegal | None = None
    for order in _orders(words):
        try:
            return _in_order(g, s, order, group)
        except Illegal as e:
            first = first or e
    raise first or Illegal(Code.LAYOFF_NO_FIT)


def _orders(words: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    """The order named first, then those in which a run can grow at its two ends, then, for a few cards, all."""
    yield words
    if len(words) <= 5:
        yield from permutations(words)
        return
    up = tuple(sorted(words, key=alike))
    for cut in range(len(up) + 1):
        yield (*up[cut:], *reversed(up[:cut]))


def _in_order(g: Game, s: State, words: tuple[Card, ...], group: int) -> tuple[State, tuple[AnyEvent, ...]]:
    events: tuple[AnyEvent, ...] = ()
    for word in words:
        s, more = go_on(g, s, concrete(g, s, Step("", LayOff(word, group), (word,))))
        events += more
    return s, events


def _with_on_top(g: Game, s: State, word: Card, named_hands: int) -> State:
    """The round in which the next draw is this card: it was in the stock, or in a hand that nobody saw.

    Raises BadInput when it lies open, or where the order of the stock is known.
    """
    unknown = s.stock[:-1] if s.stock[-1] == s.public.trump and len(s.stock) > 1 else s.stock
    top = meant(word, s.stock[:1] if s.public.order_known else unknown)
    if top is not None:
        stock = list(s.stock)
        stock.remove(physical(top))
        return replace(s, stock=(physical(top), *stock))
    swapped = _swapped_out(s, word, named_hands)
    if swapped is None or s.public.order_known or s.public.trump in s.stock[:1]:
        raise BadInput(f"that card cannot be the next of the stock: {card_text(word, g.spelling)}")
    return swapped


def _swapped_out(s: State, word: Card, named_hands: int) -> State | None:
    """The card in place of the top of the stock, which goes to the hand that held it."""
    for seat, hand in enumerate(s.hands):
        found = meant(word, members(hand)) if seat not in (0, s.seat) and seat > named_hands else None
        if found is not None:
            card = physical(found)
            other = hand & ~(1 << card) | 1 << s.stock[0]
            return State(s.public, (card, *s.stock[1:]), set_at(s.hands, seat, other), s.drawn)
    return None
