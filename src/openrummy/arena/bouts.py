"""Play one deal group: matches on the same deals with everybody in every seat, and what each seat did in them."""

import math
import time
from collections import Counter
from typing import Final

import msgspec

from ..core import AnyAction, Game, HouseAction, Outcome, Reason, Seat, State, view
from ..errors import BadInput, Illegal
from ..match import Step, final
from .contest import Contest, chance, deal_seed, game_of, make_player, seatings
from .play import MatchInPlay, Onlooker, Player

MOST_ROUNDS: Final = 1_000  # a match that is not over by then is counted as it stands
BASE: Final = 1.05  # times of moves are kept in steps of 5 %


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat did in a match.

    `points` are without the bonuses of the end; `knocks_lost` are undercut knocks; `closed` counts categories; a turn
    ends when it passes, a move is one choice.
    """

    rounds_won: int = 0
    points: int = 0
    out: int = 0
    knocks: int = 0
    knocks_lost: int = 0
    closed: dict[str, int] = {}
    turns: int = 0
    moves: int = 0


class Bout(msgspec.Struct, frozen=True, omit_defaults=True):
    """A finished match: the kind of bot at each seat, the seats that won, the rounds, and what each seat did."""

    bots: tuple[int, ...]
    winners: tuple[Seat, ...]
    rounds: int
    seats: tuple[Tally, ...]
    cut: bool = False


class Group(msgspec.Struct, frozen=True):
    """All matches of a deal group; nothing in it depends on the machine."""

    number: int
    bouts: tuple[Bout, ...]


class Finished(msgspec.Struct, frozen=True):
    """A deal group, and for each kind of bot how many choices took how long, in steps of `BASE` from 1 µs on."""

    group: Group
    cpu: tuple[dict[int, int], ...]


class _Timed(Onlooker):
    """A player, and the processor time of its choices."""

    def __init__(self, player: Player, times: Counter[int]) -> None:
        self._player, self._times = player, times

    def look(self, g: Game, s: State) -> AnyAction:
        player = self._player
        if isinstance(player, Onlooker):
            began = time.process_time()
            action = player.look(g, s)
        else:
            v = view(s, s.seat)
            began = time.process_time()
            action = player.choose(g, v)
        self._times[time_step(time.process_time() - began)] += 1
        return action


def time_step(seconds: float) -> int:
    """The step of a time."""
    return int(math.log(max(1.0, seconds * 1e6), BASE))


def play_group(c: Contest, number: int) -> Finished:
    """Play the matches of a deal group.  Raises BadInput, naming the bot, when one chooses what the rules refuse."""
    times: tuple[Counter[int], ...] = tuple(Counter() for _ in c.bots)
    tables = seatings(len(c.bots), c.players, number)
    bouts = tuple(_play_bout(c, number, table, times) for table in tables)
    return Finished(Group(number, bouts), tuple(dict(sorted(t.items())) for t in times))


def _play_bout(c: Contest, number: int, table: tuple[int, ...], times: tuple[Counter[int], ...]) -> Bout:
    g = game_of(c)
    players = [
        _Timed(make_player(c, c.bots[kind], chance("arena", c.seed, number, seat)), times[kind])
        for seat, kind in enumerate(table)
    ]
    playing = MatchInPlay(g, players, deal_seed(c, number))
    tallies = [_Tallying() for _ in table]
    while not playing.match.over and len(playing.match.rounds) < MOST_ROUNDS:
        before: Step | None = None
        try:
            for step in playing.round():
                _count_step(g, before, step, tallies)
                before = step
        except Illegal as e:
            bot = c.bots[table[before.state.seat]] if before else ""
            raise BadInput(f"deal group {number}: {bot} chose what the rules refuse: {e}") from e
    m = playing.match
    for seat, tallying in enumerate(tallies):
        tallying.rounds_won, tallying.points = m.rounds_won(seat), m.totals[seat]
    return Bout(table, final(g, m).winners, len(m.rounds), tuple(t.done() for t in tallies), not m.over)


class _Tallying:
    """A tally that grows."""

    def __init__(self) -> None:
        self.rounds_won = self.points = self.out = self.knocks = self.knocks_lost = self.turns = self.moves = 0
        self.closed: Counter[str] = Counter()

    def done(self) -> Tally:
        return Tally(
            self.rounds_won, self.points, self.out, self.knocks, self.knocks_lost, dict(sorted(self.closed.items())),
            self.turns, self.moves,
        )  # fmt: skip


def _count_step(g: Game, before: Step | None, step: Step, tallies: list[_Tallying]) -> None:
    """Count a choice of a seat, the turn that it ended, and the round when it is over."""
    if before is None or isinstance(step.action, HouseAction):
        return
    seat, p = before.state.seat, step.state.public
    tallies[seat].moves += 1
    tallies[seat].turns += p.turns - before.state.public.turns
    if p.outcome is not None:
        tallies[seat].turns += p.turns == before.state.public.turns
        _count_end(p.outcome, g.score(g, step.state).winners, tallies)


def _count_end(outcome: Outcome, winners: tuple[Seat, ...], tallies: list[_Tallying]) -> None:
    if outcome.seat is None:
        return
    of = tallies[outcome.seat]
    of.out += outcome.reason is Reason.OUT
    of.knocks += outcome.reason is Reason.KNOCK
    of.knocks_lost += outcome.reason is Reason.KNOCK and outcome.seat not in winners
    if outcome.closing is not None:
        of.closed[outcome.closing.category] += 1
