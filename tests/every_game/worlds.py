"""Other deals in which a seat would have seen the same, and somebody could have done the same."""

from collections.abc import Iterable
from random import Random
from typing import Final

from msgspec.structs import replace

from every_game.play import Step, refusal
from openrummy.cards import Card, members, physical
from openrummy.core import (
    AnyAction,
    AnyEvent,
    Close,
    Discard,
    Draw,
    Game,
    LayDown,
    LayOff,
    Rearrange,
    Seat,
    State,
    TrumpBonus,
    apply,
    view,
)
from openrummy.worlds import guess

SHOWS_THE_HAND: Final = (Close,)  # what was hidden is laid open, so it has to be the same
SHOWS_A_CARD: Final = (TrumpBonus,)  # the rules show a card that was dealt face down (BRD-14)
_TRIES: Final = 60


def seen_by(steps: Iterable[Step], seat: Seat) -> set[Card]:
    """Every card that a seat sees at some time of a round, and what it may conclude: who has no twin of the trump."""
    seen: set[Card] = set()
    for step in steps:
        v = view(step.state, seat)
        p = v.public
        seen |= {*v.hand, *v.stock_order, *p.discard, *(c for known in p.known for c in known)}
        seen |= {physical(c) for group in p.table for c in group.meld}
        if p.trump is not None:
            seen |= {p.trump, (p.trump + 54) % 108}
        if p.outcome is not None and p.outcome.closing is not None:
            seen |= {physical(c) for meld in p.outcome.closing.layout for c in meld} | {p.outcome.closing.free}
    return seen


def same_action_elsewhere(g: Game, s: State, step: Step, seat: Seat, rng: Random) -> State:
    """A state that looks to `seat` as `s` does, and in which the action of `step` is possible and shows the same cards.

    The hand of the seat to act is another one, too, wherever the action allows it.
    """
    a = step.action
    assert a is not None
    shown = [e for e in step.events if isinstance(e, SHOWS_A_CARD)]
    for attempt in range(_TRIES):
        keep = isinstance(a, SHOWS_THE_HAND) or attempt > _TRIES // 2
        elsewhere = guess(g, view(s, seat), rng)
        if keep:
            for c in members(s.hand):
                elsewhere = _put(elsewhere, c, s.seat, members(s.hand))
        for c in _cards_of(a, s):
            elsewhere = _put(elsewhere, c, s.seat, _cards_of(a, s))
        if isinstance(a, Draw) and seat == s.seat:
            elsewhere = _put(elsewhere, s.stock[0], None, ())
        for e in shown:
            elsewhere = _put(elsewhere, e.card, e.seat, (e.card,))
        if refusal(g, elsewhere, a) is None and _shows(g, elsewhere, a) == shown:
            return elsewhere
    raise AssertionError(f"no other deal in which {a} is possible")


def _shows(g: Game, s: State, a: AnyAction) -> list[AnyEvent]:
    return [e for e in apply(g, s, a)[1] if isinstance(e, SHOWS_A_CARD)]


def _cards_of(a: AnyAction, s: State) -> tuple[Card, ...]:
    """The cards of the hand that an action shows."""
    match a:
        case Discard(card) | LayOff(card, _):
            named: tuple[Card, ...] = (card,)
        case LayDown(meld):
            named = meld
        case Rearrange(table):
            named = tuple(physical(c) for meld in table for c in meld)
        case _:
            named = ()
    return tuple(c for c in named if s.hand >> c & 1)


def _put(s: State, card: Card, seat: Seat | None, keep: tuple[Card, ...]) -> State:
    """The state with a hidden card moved to a seat (None: to the top of the stock), against another hidden card."""
    target = s.stock[:1] if seat is None else members(s.hands[seat])
    if card in target:
        return s
    fixed = {*keep, *(c for known in s.public.known for c in known)}
    other = next(c for c in target if c not in fixed)
    stock = tuple(card if c == other else other if c == card else c for c in s.stock)
    swap = 1 << card | 1 << other
    hands = tuple(h ^ swap if (h & swap).bit_count() == 1 else h for h in s.hands)
    return replace(s, stock=stock, hands=hands)
