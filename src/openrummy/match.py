"""Rounds make a match: who deals, the totals, the end, the bonuses, the winners."""

from collections.abc import Iterator
from typing import Any

import msgspec

from .core import (
    RULES_VERSION,
    AnyAction,
    AnyEvent,
    Game,
    Item,
    Reason,
    RoundRecord,
    Seat,
    State,
    Why,
    replay_round,
    set_at,
    sums,
)  # fmt: skip
from .errors import BadInput
from .games import make_game


class RoundResult(msgspec.Struct, frozen=True):
    """A finished round: who dealt, why it ended, the points of each seat, the seats that won it, and how it came about.

    `items` may tell of cards that were never shown.
    """

    dealer: Seat
    reason: Reason
    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    items: tuple[Item, ...] = ()


class Match(msgspec.Struct, frozen=True):
    """A match so far.  `dealer` deals the next round; `totals` are without the bonuses of the end."""

    players: int
    dealer: Seat
    rounds: tuple[RoundResult, ...] = ()
    totals: tuple[int, ...] = ()
    over: bool = False

    def rounds_won(self, seat: Seat) -> int:
        """How many rounds the seat has won (MAN-36)."""
        return sum(seat in r.winners for r in self.rounds)


class Final(msgspec.Struct, frozen=True):
    """The end of a match, seat by seat: totals, the two bonuses, their sum, and the winners (several share)."""

    totals: tuple[int, ...]
    reached: tuple[int, ...]
    boxes: tuple[int, ...]
    points: tuple[int, ...]
    winners: tuple[Seat, ...]


def new_match(g: Game, players: int, dealer: Seat = 0) -> Match:
    """A match before its first round.  Raises BadInput when the game is not for so many players."""
    if players not in g.seats:
        raise BadInput(f"{g.name} is for {g.seats_text} players, not {players}")
    if not 0 <= dealer < players:
        raise BadInput(f"no seat {dealer} at a table of {players}")
    return Match(players, dealer, totals=(0,) * players)


def add_round(g: Game, m: Match, s: State) -> Match:
    """The match with a finished round counted.  Raises BadInput when the round or the match is in the wrong state.

    The deal moves on one seat (SOL-4), except after a refused deal, which counts for nothing (BRD-15).
    """
    outcome = s.public.outcome
    if outcome is None or m.over:
        raise BadInput("the match is over" if m.over else "the round is not over")
    score = g.score(g, s)
    result = RoundResult(s.public.dealer, outcome.reason, score.points, score.winners, score.items)
    totals = tuple(a + b for a, b in zip(m.totals, result.points, strict=True))
    refused = outcome.reason is Reason.REFUSED
    dealer = m.dealer if refused else (m.dealer + 1) % m.players
    rounds = (*m.rounds, result)
    return Match(m.players, dealer, rounds, totals, _is_over(g, rounds, totals))


def _is_over(g: Game, rounds: tuple[RoundResult, ...], totals: tuple[int, ...]) -> bool:
    rules = g.match
    played = sum(r.reason is not Reason.REFUSED for r in rounds)
    return (rules.target is not None and max(totals) >= rules.target) or (
        rules.rounds is not None and played >= rules.rounds
    )


def final(g: Game, m: Match) -> Final:
    """Totals with the bonuses of the end (MAN-51, MAN-52), and who won; for an unfinished match, as if it ended now."""
    bonuses = end_items(g, m)
    reached = sums((i for i in bonuses if i.why is Why.REACHED), m.players)
    boxes = sums((i for i in bonuses if i.why is Why.BOXES), m.players)
    points = tuple(map(sum, zip(m.totals, reached, boxes, strict=True)))
    best = max(points)
    return Final(m.totals, reached, boxes, points, tuple(seat for seat, p in enumerate(points) if p == best))


def end_items(g: Game, m: Match) -> tuple[Item, ...]:
    """How the bonuses of the end come about: the target that was reached (MAN-51), rounds won (MAN-52)."""
    rules = g.match
    reached = [
        s for s, t in enumerate(m.totals) if rules.reached_bonus and rules.target is not None and t >= rules.target
    ]
    items = [Item(seat, Why.REACHED, rules.reached_bonus, {"target": rules.target}) for seat in reached]
    for seat in range(m.players):
        won = m.rounds_won(seat)
        if won and rules.box_bonus and (rules.box_for_all or seat not in reached):
            items.append(Item(seat, Why.BOXES, rules.box_bonus * won, {"rounds": won, "each": rules.box_bonus}))
    return tuple(items)


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match on paper: the game, its options (all of them), the rules version, and every round with its actions."""

    game: str
    players: int
    options: dict[str, Any] = {}
    version: int = RULES_VERSION
    rounds: tuple[RoundRecord, ...] = ()

    def with_action(self, a: AnyAction) -> "Record":
        """The record with an action added to its last round.  Raises BadInput when there is no round."""
        if not self.rounds:
            raise BadInput("a record without a round takes no action")
        last = self.rounds[-1]
        last = msgspec.structs.replace(last, actions=(*last.actions, a))
        return msgspec.structs.replace(self, rounds=set_at(self.rounds, len(self.rounds) - 1, last))

    def with_round(self, r: RoundRecord) -> "Record":
        """The record with a round added."""
        return msgspec.structs.replace(self, rounds=(*self.rounds, r))


def new_record(g: Game, players: int) -> Record:
    """An empty record of a match of this game, with its options written out."""
    return Record(g.name, players, msgspec.to_builtins(g.options))


def game_of(record: Record) -> Game:
    """The game of a record.  Raises BadInput for an unknown game, option or rules version."""
    if record.version != RULES_VERSION:
        raise BadInput(f"rules version {record.version} is not known; this program has {RULES_VERSION}")
    return make_game(record.game, record.options)


class Step(msgspec.Struct, frozen=True):
    """One state of a replayed match.  `ply` counts the actions of the round; 0 is the deal.  `match` is before it."""

    round: int
    ply: int
    state: State
    action: AnyAction | None
    events: tuple[AnyEvent, ...]
    match: Match


def replay(record: Record) -> Iterator[Step]:
    """Play a record again, state by state; a last round may be unfinished.

    Raises BadInput, naming round and ply, where the record cannot have happened.
    """
    g = game_of(record)
    if not record.rounds:
        return
    m = new_match(g, record.players, record.rounds[0].dealer)
    for number, r in enumerate(record.rounds, 1):
        if m.over or r.dealer != m.dealer:
            raise BadInput(f"round {number}: " + ("the match was over" if m.over else f"seat {m.dealer} had to deal"))
        state = None
        try:
            for ply, (state, action, events) in enumerate(replay_round(g, record.players, r)):
                yield Step(number, ply, state, action, events, m)
        except BadInput as e:
            raise BadInput(f"round {number}, {e}") from e
        if state is not None and state.public.outcome is not None:
            m = add_round(g, m, state)
        elif number < len(record.rounds):
            raise BadInput(f"round {number} is not over, but another follows")


def replay_match(record: Record) -> tuple[Game, Match]:
    """The match after all finished rounds of a record.  Raises BadInput as `replay` does."""
    g = game_of(record)
    dealer = record.rounds[0].dealer if record.rounds else 0
    m = new_match(g, record.players, dealer)
    for step in replay(record):
        if step.state.public.outcome is not None:
            m = add_round(g, step.match, step.state)
    return g, m
