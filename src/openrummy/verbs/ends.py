"""When a round ends, and what happens when the turn has passed: the stock runs out, nothing moves, time is up."""

from typing import Final

import msgspec
from msgspec.structs import replace

from ..core import (
    SHUFFLING,
    FinalTurns,
    Game,
    Outcome,
    Reason,
    State,
    StockTurned,
    TrumpBonus,
    TurnRule,
    end_round,
    set_at,
)
from ..core.events import AnyEvent

STALL_TURNS_PER_SEAT: Final = 10  # RULES 0.6
MOST_TURNS: Final = 400  # BAS-23


def out(g: Game, s: State) -> Outcome | None:
    """The seat that acted has no card left (SOL-22, MAN-15); `rummy` if it had played nothing before this turn."""
    if s.hand:
        return None
    return Outcome(Reason.OUT, s.seat, rummy=s.public.turn.fresh)


def all_passed(g: Game, s: State) -> Outcome | None:
    """Every seat has passed in a row (BAS-22)."""
    return Outcome(Reason.EXHAUSTED) if s.public.passes >= s.seats else None


def deserted(g: Game, s: State) -> Outcome | None:
    """All players but one have left for good (BRD-52)."""
    return Outcome(Reason.DESERTED) if len(s.public.gone) >= s.seats - 1 else None


def stalled(g: Game, s: State) -> tuple[State, tuple[AnyEvent, ...]]:
    """Too many turns without a stock draw and without a card reaching the table (RULES 0.6, AMB-50)."""
    if s.public.still >= STALL_TURNS_PER_SEAT * s.seats:
        return end_round(s, Outcome(Reason.STALLED))
    return s, ()


def too_long(g: Game, s: State) -> tuple[State, tuple[AnyEvent, ...]]:
    """The safety cap on turns (BAS-23)."""
    return end_round(s, Outcome(Reason.TOO_LONG)) if s.public.turns >= MOST_TURNS else (s, ())


class RenewStock(msgspec.Struct, frozen=True):
    """The stock is empty at the end of a turn: the discards but the top one become the stock, or the round ends.

    `most`: how often (None: any number).  `shuffle`: shuffled by the house (BAS-20), else turned over as a block, so
    that the oldest discard is drawn next and the order is public (SOL-32).  `lone_ends`: with a single discard the
    round ends (SOL-34); otherwise it can be taken, or passed (BAS-22).
    """

    most: int | None
    shuffle: bool
    lone_ends: bool

    def __call__(self, g: Game, s: State) -> tuple[State, tuple[AnyEvent, ...]]:
        p = s.public
        if s.stock:
            return s, ()
        if self.most is not None and p.recycles >= self.most:
            return end_round(s, Outcome(Reason.EXHAUSTED))
        if len(p.discard) < 2:
            return end_round(s, Outcome(Reason.EXHAUSTED)) if self.lone_ends else (s, ())
        if self.shuffle:
            return replace(s, public=replace(p, turn=replace(p.turn, phase=SHUFFLING))), ()
        turned = p.discard[:-1]
        top, threw = p.discard[-1:], p.threw[-1:]
        public = replace(p, discard=top, threw=threw, recycles=p.recycles + 1, order_known=True)
        return replace(s, public=public, stock=turned), (StockTurned(len(turned)),)


def no_stock_left(g: Game, s: State) -> tuple[State, tuple[AnyEvent, ...]]:
    """The drawer of the last tile has discarded: the game ends at once (BRD-50)."""
    return (s, ()) if s.stock else end_round(s, Outcome(Reason.EXHAUSTED))


def final_turns(phase: str) -> TurnRule:
    """Once the stock is empty, every seat, the last drawer included, has one more turn in `phase` (MAN-41)."""

    def rule(g: Game, s: State) -> tuple[State, tuple[AnyEvent, ...]]:
        p = s.public
        if s.stock:
            return s, ()
        if p.final == 0:
            turns = s.seats
            public = replace(p, turn=replace(p.turn, phase=phase), final=turns)
            return replace(s, public=public), (FinalTurns(turns),)
        if p.final == 1:
            return end_round(s, Outcome(Reason.EXHAUSTED))
        return replace(s, public=replace(p, final=p.final - 1)), ()

    return rule


def trump_bonus(phase: str) -> TurnRule:
    """When play begins in `phase`: whoever was dealt the twin of the trump shows it (BRD-14, BRD-16)."""

    def rule(g: Game, s: State) -> tuple[State, tuple[AnyEvent, ...]]:
        p = s.public
        if p.turn.phase != phase or p.trump is None:
            return s, ()
        twin = p.trump + 54 if p.trump < 54 else p.trump - 54
        for seat, hand in enumerate(s.hands):
            if hand >> twin & 1:
                public = replace(p, bonus=seat, known=set_at(p.known, seat, (*p.known[seat], twin)))
                return replace(s, public=public), (TrumpBonus(seat, twin),)
        return s, ()

    return rule
