"""The best rearrangement of a table with cards of a hand, in plain Python.

Three passes.  The first sweeps the ranks and keeps for each state the least cost so far, with a limit on the cost that
grows until an answer lies within it.  The second walks back from the cheapest end and marks the states on cheapest
ways.  The third sweeps again, on marked states only, and also follows which melds of the table stay as they are.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations
from typing import NamedTuple

from ...cards import JOKER, Card, Cards, face, is_joker
from ..objective import Budget, Objective, allowed_loss, weights
from ..rules import LONGEST_SET, Kind, MeldRules, kind, run_places
from ..table import Table
from .budget import Meter
from .lay import Rank, lay_cards, lay_faces
from .sweep import (
    HIGH_ACE,
    NO_ONE,
    NONE_KEPT,
    Counted,
    Floors,
    Four,
    Kept,
    Move,
    Slots,
    closable,
    count,
    moves,
    step,
)


class State(NamedTuple):
    """What matters between two ranks: open runs of each suit, aces set aside for the top, jokers used."""

    slots: tuple[Slots, ...]
    high: Four
    jokers: int


class Reached(NamedTuple):
    """The least cost of a state and the states before it on ways of that cost."""

    cost: int
    before: list[State]


class Laid(NamedTuple):
    """An answer before it is priced; `cost` is what stays in the hand, `changed` how many old melds are gone."""

    table: Table
    played: tuple[Card, ...]
    changed: int
    cost: int
    proved: bool
    fewest: bool


class Old(NamedTuple):
    """A meld of the table that may stay: its kind, and each card by rank (14 is a high ace), suit and nature."""

    kind: Kind
    places: tuple[int, ...]
    suits: tuple[int, ...]
    jokers: tuple[bool, ...]


class Node(NamedTuple):
    """A state of the third pass: the plain state, open runs that are not kept, and the kept runs still to be laid."""

    state: State
    free: tuple[Slots, ...]
    going: frozenset[int]


class Way(NamedTuple):
    """How a node was reached: melds kept so far, the node before, what the rank between did, melds kept there."""

    kept: int
    before: Node | None
    rank: Rank
    newly: tuple[int, ...]


def rebuild_plain(
    table: Table, hand: Cards, rules: MeldRules, objective: Objective, budget: Budget | None = None
) -> Laid | None:
    """The cheapest rearrangement of a checked table, or None where the goal's limit cannot be reached."""
    counted = count(table, hand, weights(objective), rules)
    allowed = allowed_loss(objective)
    meter = Meter(budget)
    layers = _cheapest(counted, counted.held if allowed is None else min(allowed, counted.held), meter)
    if layers is None:
        unplayed = Laid(table, (), 0, counted.held, meter.proved, True)
        return unplayed if allowed is None or counted.held <= allowed else None
    cost, proved = _mark(layers, counted), meter.proved
    way = _least_disturbed(layers, counted, table, meter)
    ranks, kept = _trace(way)
    after, played = lay_cards(lay_faces(ranks, rules), _naturals(ranks), table, kept, hand, rules)
    return Laid(after, played, len(table) - len(kept), cost, proved, meter.proved)


Layers = list[dict[State, Reached]]


def _cheapest(counted: Counted, most: int, meter: Meter) -> Layers | None:
    """The layers of states up to a limit that holds an answer; None when no answer costs `most` or less."""
    ways = [moves(rank, counted, NONE_KEPT, counted.jokers) for rank in range(1, 14)]
    floors = Floors(counted)
    limit = floors.after(0, _start(counted).slots, NO_ONE, 0)
    while limit < most:
        if (layers := _sweep(counted, ways, floors, limit, meter)) is not None:
            return layers
        limit += max(1, (most - limit) // 4)
    return _sweep(counted, ways, floors, most, meter)


def _start(counted: Counted) -> State:
    return State(((0,) * counted.rules.least,) * 4, NO_ONE, 0)


def _sweep(counted: Counted, ways: Sequence[Sequence[Move]], floors: Floors, limit: int, meter: Meter) -> Layers | None:
    layers: Layers = [{_start(counted): Reached(0, [])}]
    for rank in range(1, HIGH_ACE + 1):
        layer: dict[State, Reached] = {}
        for state, reached in layers[-1].items():
            for move in ways[rank - 1] if rank < HIGH_ACE else (_tops(state),):
                cost = reached.cost + move.cost
                if cost > limit:
                    break  # moves come cheapest first
                after = _after(state, move.run, move.high, move.jokers, counted.jokers)
                if after is None:
                    continue
                known = layer.get(after)
                if known is None and rank < HIGH_ACE and cost + floors.after(rank, *after) > limit:
                    continue
                if known is None or cost < known.cost:
                    layer[after] = Reached(cost, [state])
                elif cost == known.cost:
                    known.before.append(state)
        layers.append(meter.narrowed(layer, lambda reached: reached.cost))
    ends = {s: r for s, r in layers[-1].items() if _ended(s, counted) and r.cost + _spare(s, counted) <= limit}
    layers[-1] = ends
    return layers if ends else None


def _tops(state: State) -> Move:
    """The only move at place 14: the aces that were set aside."""
    return Move(state.high, NO_ONE, 0, 0, ())


def _after(state: State, run: Four, high: Four, jokers: int, most_jokers: int) -> State | None:
    """The state after a rank; at place 14 `run` are the aces set aside, which are then used up."""
    if state.jokers + jokers > most_jokers:
        return None
    slots: list[Slots] = []
    for old, pieces in zip(state.slots, run, strict=True):
        new = step(old, pieces)
        if new is None:
            return None
        slots.append(new)
    return State(tuple(slots), _sum(state.high, high), state.jokers + jokers)


def _ended(state: State, counted: Counted) -> bool:
    return state.jokers >= counted.table_jokers and all(map(closable, state.slots))


def _spare(state: State, counted: Counted) -> int:
    """The cost of the jokers that stay in the hand."""
    return (counted.jokers - state.jokers) * counted.cost[JOKER]


def _mark(layers: Layers, counted: Counted) -> int:
    """Keep only the states on cheapest ways; the cost of these ways."""
    best = min(reached.cost + _spare(state, counted) for state, reached in layers[-1].items())
    wanted: Iterable[State] = [s for s, r in layers[-1].items() if r.cost + _spare(s, counted) == best]
    for i in range(len(layers) - 1, -1, -1):
        layers[i] = {state: layers[i][state] for state in wanted if state in layers[i]}
        wanted = dict.fromkeys(chain.from_iterable(reached.before for reached in layers[i].values()))
    return best


def _least_disturbed(layers: Layers, counted: Counted, table: Table, meter: Meter) -> list[Way]:
    """The way through marked states that keeps most melds of the table."""
    olds = old_melds(table, counted.rules)
    by_kept = cache(lambda rank, kept: moves(rank, counted, kept, counted.jokers))
    start = next(iter(layers[0]))
    ways: list[dict[Node, Way]] = [{Node(start, start.slots, frozenset()): Way(0, None, Rank((), NO_ONE, NO_ONE), ())}]
    for rank in range(1, HIGH_ACE + 1):
        layer: dict[Node, Way] = {}
        for node, way in ways[-1].items():
            cost = layers[rank - 1][node.state].cost
            for newly in _choices(rank, node, olds):
                kept, run, high, going = _kept_at(rank, newly, node.going, olds)
                rest = by_kept(rank, kept) if rank < HIGH_ACE else [_tops_beside(node.state, run)]
                for move in rest:
                    after = _after(node.state, _sum(move.run, run), _sum(move.high, high), move.jokers, counted.jokers)
                    reached = layers[rank].get(after) if after else None
                    if after is None or reached is None or reached.cost != cost + move.cost:
                        continue
                    free = tuple(step(old, pieces) for old, pieces in zip(node.free, move.run, strict=True))
                    if None in free:
                        continue
                    key = Node(after, tuple(f for f in free if f is not None), going)
                    if key not in layer or layer[key].kept < way.kept + len(newly):
                        outside = [p.naturals - k.naturals for p, k in zip(move.pieces, kept, strict=False)]
                        layer[key] = Way(way.kept + len(newly), node, Rank(move.pieces, move.run, outside), newly)
        ways.append(meter.narrowed(layer, lambda way: -way.kept))
    ends = [(way.kept, node) for node, way in ways[-1].items() if all(map(closable, node.free))]
    if not ends:  # the budget cut the last way: any marked way will do, with nothing kept on purpose
        return _least_disturbed(layers, counted, (), meter)
    last: Node | None = max(ends, key=lambda end: end[0])[1]
    path: list[Way] = []
    for layer in reversed(ways):
        if last is not None:
            path.append(layer[last])
            last = layer[last].before
    return path[-2::-1]


def old_melds(table: Table, rules: MeldRules) -> tuple[Old, ...]:
    """The melds of a checked table by place.  A free joker of a set takes the first suit that the set lacks."""
    out = []
    for meld in table:
        jokers = tuple(map(is_joker, meld))
        named = [face(card) for card in meld if face(card) < JOKER]
        if kind(meld, rules) is Kind.RUN:
            places = run_places(meld, rules) or ()
            suits = (named[0] // 13 if named else 0,) * len(meld)
            out.append(Old(Kind.RUN, places, suits, jokers))
            continue
        lacking = iter([s for s in range(LONGEST_SET) if s not in {f // 13 for f in named}])
        suits = tuple(face(card) // 13 if face(card) < JOKER else next(lacking) for card in meld)
        out.append(Old(Kind.SET, (named[0] % 13 + 1 if named else 1,) * len(meld), suits, jokers))
    return tuple(out)


def _choices(rank: int, node: Node, olds: Sequence[Old]) -> Iterator[tuple[int, ...]]:
    """The sets of melds that may be decided to stay at this rank: those that start here, and runs up to a high ace."""
    here = [
        i
        for i, old in enumerate(olds)
        if i not in node.going
        and ((old.places[0] == rank and HIGH_ACE not in old.places) or (rank == 1 and HIGH_ACE in old.places))
    ]
    return chain.from_iterable(combinations(here, n) for n in range(len(here) + 1))


def _kept_at(
    rank: int, newly: Sequence[int], going: frozenset[int], olds: Sequence[Old]
) -> tuple[tuple[Kept, ...], Four, Four, frozenset[int]]:
    """What kept melds use of a rank: pieces by suit, run pieces, high aces; and the kept runs that go on."""
    naturals, jokers, run, high = [0] * 4, [0] * 4, [0] * 4, [0] * 4
    for i in (*newly, *going):
        old = olds[i]
        for place, suit, joker in zip(old.places, old.suits, old.jokers, strict=True):
            if place == HIGH_ACE and rank == 1:
                high[suit] += 1
            elif place != rank:
                continue
            elif old.kind is Kind.RUN:
                run[suit] += 1
            (jokers if joker else naturals)[suit] += 1
    kept = tuple(Kept(n, j) for n, j in zip(naturals, jokers, strict=True))
    left = frozenset(i for i in (*newly, *going) if olds[i].kind is Kind.RUN and olds[i].places[-1] > rank)
    return kept, _four(run), _four(high), left


def _tops_beside(state: State, kept_run: Four) -> Move:
    """The aces set aside for the top that no kept run takes."""
    return Move(_four([h - k for h, k in zip(state.high, kept_run, strict=True)]), NO_ONE, 0, 0, ())


def _trace(ways: Sequence[Way]) -> tuple[list[Rank], list[int]]:
    return [way.rank for way in ways], [i for way in ways for i in way.newly]


def _naturals(ranks: Sequence[Rank]) -> list[int]:
    """How many naturals of each face lie outside the kept melds."""
    return [ranks[f % 13].naturals[f // 13] for f in range(JOKER)]


def _sum(a: Sequence[int], b: Sequence[int]) -> Four:
    return _four([x + y for x, y in zip(a, b, strict=True)])


def _four(numbers: Sequence[int]) -> Four:
    a, b, c, d = numbers
    return a, b, c, d
