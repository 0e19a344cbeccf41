"""A contest summed up: who won how much, how sure that is, and what each kind of bot did."""

import math
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import msgspec

from .bouts import BASE, Bout, Finished, Group, Tally, play_group
from .contest import SEER, Contest, kind_and_nodes
from .journal import Journal
from .runners import Runner
from .statistics import Mean, Share, Table, bootstrap, gap_reached, mean, ratings, share

METHOD: Final = (
    "Intervals are 95 %. The unit is the deal group: all matches on the same deals."
    " Shares: Wilson's interval for the effective number of matches, which follows from the variance between deal"
    " groups, with Student's t; `wilson` is the interval if matches were independent."
    " Means: Student's t over deal groups."
    " Ratings: Bradley and Terry's model (Luce's for more seats) by maximum likelihood, 400 points for ten to one,"
    " mean 0, intervals by bootstrap over deal groups."
    " A match counts 1; winners who share it get equal parts, so that a drawn match of two counts half."
)


class Rating(msgspec.Struct, frozen=True):
    """An Elo-like rating with its interval."""

    value: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """One kind of bot over the whole contest.

    `won` of `matches` counts shared wins in parts; `fair` is the share that equals would have.  Rounds, turns and moves
    are counted by seat.
    """

    bot: str
    matches: int
    won: float
    share: Share
    fair: float
    rating: Rating | None
    rounds: int
    rounds_won: Share
    points_a_round: Mean
    out: int
    knocks: int
    knocks_lost: int
    closed: dict[str, int]
    turns_a_round: Mean
    moves: int


class Duel(msgspec.Struct, frozen=True):
    """One kind against another: of the wins of the two, in matches where both sat, the share of the first."""

    bot: str
    against: str
    share: Share


class Gap(msgspec.Struct, frozen=True):
    """How far a bot gets against another, measured by what a bot that sees everything gets against that one."""

    bot: str
    against: str
    reached: Mean


class Result(msgspec.Struct, frozen=True):
    """All that follows from the contest and its groups; nothing in it depends on the machine."""

    contest: Contest
    groups: int
    matches: int
    rounds: int
    cut: int
    bots: tuple[Standing, ...]
    duels: tuple[Duel, ...]
    gaps: tuple[Gap, ...]
    method: str = METHOD


class Cpu(msgspec.Struct, frozen=True):
    """Processor time of the choices of one kind of bot, within 5 %: milliseconds for one, seconds in all."""

    bot: str
    median_ms: float
    p99_ms: float
    seconds: float


class Report(msgspec.Struct, frozen=True):
    """What the contest gave, and apart from it what was measured on this machine."""

    result: Result
    cpu: tuple[Cpu, ...]


def play_contest(
    c: Contest, groups: int, runner: Runner, journal: Journal | None, advance: Callable[[int], None]
) -> Report:
    """Play the groups that the journal does not hold yet, and sum all up; `advance` hears of the groups that are done.

    The result does not depend on the runner, nor on which groups were played before.
    """
    done = {n: f for n, f in (journal.done if journal else {}).items() if n < groups}
    advance(len(done))
    missing = [number for number in range(groups) if number not in done]
    for finished in runner.run(partial(play_group, c), missing):
        done[finished.group.number] = finished
        if journal:
            journal.add(finished)
        advance(1)
    return report(c, [done[number] for number in range(groups)])


def report(c: Contest, finished: Sequence[Finished]) -> Report:
    """Sum up groups, in the order of their numbers."""
    cpu = tuple(_cpu(bot, [f.cpu[kind] for f in finished]) for kind, bot in enumerate(c.bots))
    return Report(summed(c, [f.group for f in finished]), cpu)


def summed(c: Contest, groups: Sequence[Group]) -> Result:
    """What follows from the groups, in the order of their numbers."""
    bouts = [bout for group in groups for bout in group.bouts]
    kinds = range(len(c.bots))
    rated = _ratings(c, groups) if len(kinds) > 2 else (None,) * len(kinds)
    duels = tuple(Duel(c.bots[a], c.bots[b], share(_duel(groups, a, b))) for a in kinds for b in kinds if a != b)
    return Result(
        contest=c,
        groups=len(groups),
        matches=len(bouts),
        rounds=sum(bout.rounds for bout in bouts),
        cut=sum(bout.cut for bout in bouts),
        bots=tuple(_standing(c, kind, groups, rated[kind]) for kind in kinds),
        duels=duels,
        gaps=tuple(_gaps(c, duels)),
    )


def _won(bout: Bout, kind: int) -> float:
    """The part of a match that a kind won."""
    return sum(bout.bots[seat] == kind for seat in bout.winners) / len(bout.winners)


def _standing(c: Contest, kind: int, groups: Sequence[Group], rating: Rating | None) -> Standing:
    seats = [list(_seats(group, kind)) for group in groups]
    tallies = [tally for of_group in seats for _, tally in of_group]
    matches = [sum(kind in bout.bots for bout in group.bouts) for group in groups]
    won = [math.fsum(_won(bout, kind) for bout in group.bouts) for group in groups]

    def over_rounds(what: Callable[[Tally], int]) -> list[tuple[float, float]]:
        return [(sum(what(t) for _, t in of), sum(rounds for rounds, _ in of)) for of in seats]

    return Standing(
        bot=c.bots[kind],
        matches=sum(matches),
        won=math.fsum(won),
        share=share(list(zip(won, matches, strict=True))),
        fair=1 / min(len(c.bots), c.players),
        rating=rating,
        rounds=sum(rounds for of_group in seats for rounds, _ in of_group),
        rounds_won=share(over_rounds(lambda t: t.rounds_won)),
        points_a_round=mean(over_rounds(lambda t: t.points)),
        out=sum(t.out for t in tallies),
        knocks=sum(t.knocks for t in tallies),
        knocks_lost=sum(t.knocks_lost for t in tallies),
        closed=dict(sum((Counter(t.closed) for t in tallies), Counter[str]()).most_common()),
        turns_a_round=mean(over_rounds(lambda t: t.turns)),
        moves=sum(t.moves for t in tallies),
    )


def _seats(group: Group, kind: int) -> Iterator[tuple[int, Tally]]:
    """The rounds and the tally of each seat of a kind."""
    for bout in group.bouts:
        for own, tally in zip(bout.bots, bout.seats, strict=True):
            if own == kind:
                yield bout.rounds, tally


def _duel(groups: Sequence[Group], a: int, b: int) -> list[tuple[float, float]]:
    pairs: list[tuple[float, float]] = []
    for group in groups:
        both = [bout for bout in group.bouts if a in bout.bots and b in bout.bots]
        mine, theirs = (math.fsum(_won(bout, kind) for bout in both) for kind in (a, b))
        pairs.append((mine, mine + theirs))
    return pairs


def _gaps(c: Contest, duels: Sequence[Duel]) -> Iterator[Gap]:
    """For a contest with one seer: each duel beside that of the seer with the same opponent."""
    seers = [bot for bot in c.bots if kind_and_nodes(bot)[0] == SEER]
    most = {d.against: d.share for d in duels if seers == [d.bot]}
    for duel in duels:
        above = most.get(duel.against)
        if above is not None and duel.bot not in seers and min(duel.share.value, above.value) > 0.5:
            yield Gap(duel.bot, duel.against, gap_reached(duel.share, above))


def _ratings(c: Contest, groups: Sequence[Group]) -> tuple[Rating, ...]:
    kinds = range(len(c.bots))
    won = [tuple(math.fsum(_won(bout, kind) for bout in group.bouts) for kind in kinds) for group in groups]
    tables: Counter[Table] = Counter(tuple(map(bout.bots.count, kinds)) for group in groups for bout in group.bouts)

    def values(drawn: Sequence[int]) -> tuple[float, ...]:
        return ratings([math.fsum(won[i][kind] for i in drawn) for kind in kinds], tables)

    intervals = bootstrap(len(groups), values)
    rated = values(range(len(groups)))
    return tuple(Rating(value, low, high) for value, (low, high) in zip(rated, intervals, strict=True))


def _cpu(bot: str, steps: Sequence[dict[int, int]]) -> Cpu:
    counts: Counter[int] = Counter()
    for some in steps:
        counts.update(some)
    total, spent = sum(counts.values()), sum(n * _ms(step) for step, n in counts.items())
    return Cpu(bot, _quantile(counts, total, 0.5), _quantile(counts, total, 0.99), round(spent / 1000, 2))


def _ms(step: int) -> float:
    """The middle of a step, in milliseconds."""
    return math.pow(BASE, step + 0.5) / 1000


def _quantile(counts: Counter[int], total: int, part: float) -> float:
    below = 0
    for step in sorted(counts):
        below += counts[step]
        if below >= part * total:
            return float(f"{_ms(step):.3g}")
    return 0.0
