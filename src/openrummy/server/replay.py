"""A finished match played again for the page: the same updates that its table told, round by round."""

from typing import Any, Final

import msgspec

from ..cards import Card, members
from ..core import SPECTATOR, AnyAction, AnyEvent, Item, Reshuffle, Seat, State, view, without_hands
from ..fairness import Kept
from ..match import Final as MatchEnd
from ..match import Match, Record, RoundResult, add_round, end_items, final, game_of, replay
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
    """A round of a finished match, with its game, house rules and players, the totals before it and its result.

    After the last round also the end of the match, with the `bonuses` that came to it.
    """

    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    round: int
    rounds: int
    totals: tuple[int, ...]
    frames: tuple[Frame, ...]
    result: RoundResult | None
    end: MatchEnd | None = None
    bonuses: tuple[Item, ...] = ()


def replay_frames(kept: Kept, number: int, open_hands: bool) -> Replayed:
    """The frames of round `number` (from 1).  With `open_hands` false, only what a spectator saw.

    Raises Refused BAD_MESSAGE for a round that was not played.
    """
    record = kept.record
    if not 1 <= number <= len(record.rounds):
        raise Refused(TableCode.BAD_MESSAGE, field="round", rounds=len(record.rounds))
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
    told = Replayed(*about, number, played, before.totals, shown, None)
    return told if last.public.outcome is None else _with_result(told, record, before, last, open_hands)


def _with_result(told: Replayed, record: Record, before: Match, last: State, open_hands: bool) -> Replayed:
    """What the round came to, and the match if it was its last one."""
    g = game_of(record)
    after = add_round(g, before, last)
    result = after.rounds[-1]
    if not open_hands:
        result = msgspec.structs.replace(result, items=without_hands(result.items))
    end, bonuses = (final(g, after), end_items(g, after)) if after.over else (None, ())
    return msgspec.structs.replace(told, result=result, end=end, bonuses=bonuses)


def _frame(
    ply: int, state: State, action: AnyAction | None, events: tuple[AnyEvent, ...], mover: Seat | None, shown: bool
) -> Frame:
    seen = events if shown else events_for(events, SPECTATOR)
    hands = tuple(members(h) for h in state.hands) if shown else ()
    secret = isinstance(action, Reshuffle) and not shown
    return Frame(
        ply, seen, on_the_wire(view(state, SPECTATOR)), mover if ply else None, None if secret else action, hands
    )
