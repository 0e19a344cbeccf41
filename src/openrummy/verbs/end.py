"""Ending: a turn without more, a round by a knock or a close, a deal before it is played."""

from collections.abc import Callable, Iterator
from typing import ClassVar

import msgspec
from msgspec.structs import replace

from ..cards import JOKER, Card, Cards, as_set, face
from ..core import (
    Accept,
    Accepted,
    Action,
    Close,
    Closed,
    Closing,
    Discard,
    End,
    Game,
    Knock,
    Knocked,
    Next,
    Outcome,
    Passed,
    Reason,
    Refuse,
    Refused,
    State,
    Then,
    View,
    check,
    finish,
    legal,
)
from ..core.events import AnyEvent
from ..errors import Code, require
from ..melds import Close as Layout
from ..melds import JudgeRules, closes


class EndTurn(msgspec.Struct, frozen=True):
    """End the turn, or pass.  `only_without_stock`: while cards can be drawn, drawing is due (MAN-11, BAS-22)."""

    then: Then | Callable[[State], Then]
    only_without_stock: bool = False
    action: ClassVar[type[Action]] = End

    def legal(self, g: Game, v: View) -> Iterator[End]:
        if not (self.only_without_stock and v.stock):
            yield End()

    def check(self, g: Game, v: View, a: End) -> None:
        require(not (self.only_without_stock and v.stock), Code.MUST_DRAW, stock=v.stock)

    def apply(self, g: Game, s: State, a: End) -> tuple[State, tuple[AnyEvent, ...]]:
        return replace(s, public=replace(s.public, passes=s.public.passes + 1)), (Passed(s.seat),)


class KnockLow(msgspec.Struct, frozen=True):
    """End the round with at most `limit` points in hand (MAN-13)."""

    then: Then
    limit: int
    action: ClassVar[type[Action]] = Knock

    def legal(self, g: Game, v: View) -> Iterator[Knock]:
        if sum(map(g.value, v.hand)) <= self.limit:
            yield Knock()

    def check(self, g: Game, v: View, a: Knock) -> None:
        points = sum(map(g.value, v.hand))
        require(points <= self.limit, Code.KNOCK_TOO_HIGH, points=points, limit=self.limit)

    def apply(self, g: Game, s: State, a: Knock) -> tuple[State, tuple[AnyEvent, ...]]:
        return finish(s, Outcome(Reason.KNOCK, s.seat)), (Knocked(s.seat),)


class CloseBoard(msgspec.Struct, frozen=True):
    """End the round with fourteen tiles laid out and one free tile; a wrong close costs nothing (BRD-25, BRD-46)."""

    then: Then
    judge: JudgeRules
    action: ClassVar[type[Action]] = Close

    def legal(self, g: Game, v: View) -> Iterator[Close]:
        for free in closes(as_set(v.hand), v.public.thrown[v.seat], self.judge):
            yield Close(free)

    def _layout(self, v: View, a: Close) -> Layout | None:
        return closes(as_set(v.hand), v.public.thrown[v.seat], self.judge).get(a.free)

    def check(self, g: Game, v: View, a: Close) -> None:
        require(a.free in v.hand, Code.NOT_IN_HAND, cards=[a.free])
        require(self._layout(v, a), Code.INVALID_LAYOUT, free=a.free)

    def closing(self, hand: Cards, thrown: int, free: Card) -> Closing:
        """The facts of a close of these fifteen tiles with this free tile, which `check` allows."""
        best = closes(hand, thrown, self.judge)[free]
        return Closing(
            category=best.category,
            tier=best.tier,
            jokers=best.jokers,
            thrown=thrown,
            free_joker=face(free) >= JOKER,
            points=best.points,
            free=free,
            layout=best.layout,
        )

    def apply(self, g: Game, s: State, a: Close) -> tuple[State, tuple[AnyEvent, ...]]:
        closing = self.closing(s.hand, s.public.thrown[s.seat], a.free)
        return finish(s, Outcome(Reason.CLOSED, s.seat, closing=closing)), (Closed(s.seat, closing),)


def closing_with(g: Game, v: View, free: Card) -> Closing:
    """What a close with this free tile would give, from the own view.  Raises Illegal where it is not allowed."""
    check(g, v, Close(free))
    verbs = (verb for verb in g.phases[v.public.turn.phase].verbs if isinstance(verb, CloseBoard))
    return next(verb.closing(as_set(v.hand), v.public.thrown[v.seat], free) for verb in verbs)


def best_closing(g: Game, v: View) -> Closing | None:
    """The close that pays most of those allowed now, a joker as free tile before others; None without one."""
    ways = [closing_with(g, v, a.free) for a in legal(g, v, skip=Discard) if isinstance(a, Close)]
    return max(ways, key=lambda way: (way.points, way.free_joker), default=None)


def doubles(hand: tuple[int, ...]) -> int:
    """Pairs of identical tiles in a hand; two jokers are none (BRD-15)."""
    faces = [face(c) for c in hand if face(c) < JOKER]
    return len(faces) - len(set(faces))


class AcceptDeal(msgspec.Struct, frozen=True):
    """Play the hand as dealt.  Every seat is asked, so that being asked tells nothing (docs/decisions/0006)."""

    then: Then | Callable[[State], Then]
    action: ClassVar[type[Action]] = Accept

    def legal(self, g: Game, v: View) -> Iterator[Accept]:
        yield Accept()

    def check(self, g: Game, v: View, a: Accept) -> None:
        """Always allowed."""

    def apply(self, g: Game, s: State, a: Accept) -> tuple[State, tuple[AnyEvent, ...]]:
        return replace(s, public=replace(s.public, passes=s.public.passes + 1)), (Accepted(s.seat),)


class RefuseDeal(msgspec.Struct, frozen=True):
    """Ask for a new deal, with at least `least` doubles in the dealt hand (BRD-15)."""

    then: Then
    least: int
    action: ClassVar[type[Action]] = Refuse

    def legal(self, g: Game, v: View) -> Iterator[Refuse]:
        if doubles(v.hand) >= self.least:
            yield Refuse()

    def check(self, g: Game, v: View, a: Refuse) -> None:
        held = doubles(v.hand)
        require(held >= self.least, Code.REFUSAL_NEEDS_DOUBLES, doubles=held, needed=self.least)

    def apply(self, g: Game, s: State, a: Refuse) -> tuple[State, tuple[AnyEvent, ...]]:
        return finish(s, Outcome(Reason.REFUSED, s.seat)), (Refused(s.seat),)


def all_asked(phase: str, play: str) -> Callable[[State], Then]:
    """After an acceptance: the next seat is asked in `phase`, or play begins in phase `play` when all were asked."""

    def then(after: State) -> Then:
        return Next(play if after.public.passes == after.seats else phase, counts=False)

    return then
