"""A finished match played again for the page: the same updates that its table told, round by round."""

from typing import Any, Final

import msgspec

from ..cards import Card, members
from ..core import SPECTATOR, AnyAction, AnyEvent, Reshuffle, Seat, State, view
from ..fairness import Kept
from ..match import Record, RoundResult, game_of, replay
from ..wire import Refused, TableCode
from ..wire import messages as out
from .tell import events_for, on_the_wire

MOST_PLIES: Final = 5_000  # of one round, far above what the rules allow


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """One state of a round: who acted and how, what all saw, the table, and the open hands where they are revealed."""

    ply: int
    events: tuple[AnyEvent, ...]
    view: out.SeatView
    seat: Seat | None = None
    action: AnyAction | None = None
    hands: tuple[tuple[Card, ...], ...] = ()


class Replayed(msgspec.Struct, frozen=True):
    """A round of a finished match, with its game, house rules and players, the totals before it and its result."""

    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    round: int
    rounds: int
    totals: tuple[int, ...]
    frames: tuple[Frame, ...]
    result: RoundResult | None


def replay_frames(kept: Kept, number: int, open_hands: bool) -> Replayed:
    """The frames of round `number` (from 1).  With `open_hands` false, only what a spectator saw.

    Raises Refused NO_MATCH for a round that was not played.
    """
    record = kept.record
    if not 1 <= number <= len(record.rounds):
        raise Refused(TableCode.NO_MATCH, rounds=len(record.rounds))
    part = msgspec.structs.replace(record, rounds=record.rounds[:number])
    frames: list[Frame] = []
    before, last, mover = None, None, None
    for step in replay(part):
        if step.round == number:
            before = before or step.match
            frames.append(_frame(step.ply, step.state, step.action, step.events, mover, open_hands))
        mover, last = step.state.seat, step.state
    if before is None or last is None:
        raise Refused(TableCode.NO_MATCH)
    played, shown = len(record.rounds), tuple(frames[:MOST_PLIES])
    about = (record.game, record.options, kept.names)
    return Replayed(*about, number, played, before.totals, shown, _result(part, last))


def _result(record: Record, last: State) -> RoundResult | None:
    """The result of the record's last round, if it was finished."""
    outcome = last.public.outcome
    if outcome is None:
        return None
    g = game_of(record)
    score = g.score(g, last)
    return RoundResult(last.public.dealer, outcome.reason, score.points, score.winners)


def _frame(
    ply: int, state: State, action: AnyAction | None, events: tuple[AnyEvent, ...], mover: Seat | None, shown: bool
) -> Frame:
    seen = events if shown else events_for(events, SPECTATOR)
    hands = tuple(members(h) for h in state.hands) if shown else ()
    secret = isinstance(action, Reshuffle) and not shown
    return Frame(
        ply, seen, on_the_wire(view(state, SPECTATOR)), mover if ply else None, None if secret else action, hands
    )
