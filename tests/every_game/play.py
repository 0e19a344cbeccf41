"""Rounds of every game in the register, under every preset and for every number of players."""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import product
from random import Random

import msgspec
import pytest

from openrummy.bots import BOTS
from openrummy.cards import is_joker, rank
from openrummy.core import (
    AnyAction,
    AnyEvent,
    ExtraJokers,
    Game,
    Reshuffle,
    RoundRecord,
    Seat,
    State,
    View,
    apply,
    cards_to_shuffle,
    check,
    deal,
    view,
)
from openrummy.errors import Illegal
from openrummy.games import GAMES, make_game
from openrummy.shuffle import seed_from_text, shuffled

MOST_ACTIONS = 20_000  # no round of any game comes near; a round that does would never end

DENSE = 2

WALKERS = ("random", "greedy")  # the bots that play the rounds looked at here: quick, and as different as can be


class Setup(msgspec.Struct, frozen=True):
    """A game under one preset for so many players."""

    game: str
    preset: str
    players: int

    def __str__(self) -> str:
        return f"{self.game}-{self.preset}-{self.players}"


class Step(msgspec.Struct, frozen=True):
    """A state of a round, with the action that led to it (None: the deal) and what happened."""

    state: State
    action: AnyAction | None
    events: tuple[AnyEvent, ...]


@lru_cache
def game_of(setup: Setup) -> Game:
    return make_game(setup.game, preset=setup.preset)


def setups() -> list[Setup]:
    return [
        Setup(name, preset, players)
        for name, entry in GAMES.items()
        for preset in entry.presets
        for players in make_game(name, preset=preset).seats
    ]


def small_setups() -> list[Setup]:
    """One of each preset, for the fewest players, and the default for the most."""
    every = setups()
    fewest = {(s.game, s.preset): s for s in reversed(every)}
    most = {s.game: s for s in every if s.preset == "default"}
    return [s for s in every if s in fewest.values() or s in most.values()]


each_setup = pytest.mark.parametrize("setup", setups(), ids=str)
each_small_setup = pytest.mark.parametrize("setup", small_setups(), ids=str)
each_game = pytest.mark.parametrize("name", list(GAMES))


def first_record(setup: Setup, seed: int) -> RoundRecord:
    """The deal of a seed: dealer, deck order, and, where the game knows extra jokers, who brought one.

    The seed DENSE deals neighbouring ranks together and the jokers early, so that hands are full of melds.
    """
    g, rng = game_of(setup), Random(seed)
    mode = g.dealing.extra_jokers
    brought = tuple(x for x in range(setup.players) if mode is not ExtraJokers.NONE and rng.random() < 0.5)
    order = shuffled(g.deck(setup.players, len(brought)), seed_from_text(f"{setup} {seed}"), 0)
    if seed == DENSE:
        order = tuple(sorted(order, key=lambda c: is_joker(c) or rank(c) + rng.uniform(0, 3)))
    return RoundRecord(rng.randrange(setup.players), order, (), brought)


def dealt(setup: Setup, seed: int) -> State:
    r = first_record(setup, seed)
    return deal(game_of(setup), r.order, setup.players, r.dealer, r.brought)


def house_action(s: State, seed: int) -> AnyAction | None:
    """The reshuffle that is due, if play waits for one."""
    due = cards_to_shuffle(s.public)
    if due is None:
        return None
    return Reshuffle(shuffled(due, seed_from_text(f"again {seed}"), 0, (), s.public.recycles + 1))


def play(setup: Setup, player: str, seed: int) -> Iterator[Step]:
    """A round of a seed, from the deal to its end; `player` is the name of a bot, or `idle`."""
    g, s = game_of(setup), dealt(setup, seed)
    bots = [BOTS[player](seed * 10 + seat) for seat in range(setup.players)] if player != "idle" else []
    yield Step(s, None, ())
    for _ in range(MOST_ACTIONS):
        if s.public.outcome is not None:
            return
        v = view(s, s.seat)
        a = house_action(s, seed) or (bots[s.seat].choose(g, v) if bots else g.idle(g, v))
        s, events = apply(g, s, a)
        yield Step(s, a, events)
    raise AssertionError(f"{setup} seed {seed}: no end after {MOST_ACTIONS} actions by {player}")


@cache
def walk(setup: Setup, player: str, seed: int) -> tuple[Step, ...]:
    """All of `play`, remembered, so that the tests look at the same rounds."""
    return tuple(play(setup, player, seed))


def record_of(setup: Setup, seed: int, steps: tuple[Step, ...]) -> RoundRecord:
    """The round on paper."""
    actions = tuple(step.action for step in steps if step.action is not None)
    return msgspec.structs.replace(first_record(setup, seed), actions=actions)


def looked_at(setup: Setup, states: int = 40) -> list[Step]:
    """Some states of random and of greedy rounds: the last ones, and others spread evenly."""
    steps: list[Step] = []
    for player, seed in product(WALKERS, (1, DENSE)):
        whole = walk(setup, player, seed)
        every = max(1, 2 * len(whole) // states)
        steps += [step for i, step in enumerate(whole) if i % every == 0 or i > len(whole) - 4]
    return steps


def all_seats(s: State) -> range:
    """Every seat, and the spectator's -1."""
    return range(-1, s.seats)


def to_act(s: State) -> Seat | None:
    """The seat that has to act, or None when it is the house, or nobody's turn any more."""
    return None if s.public.outcome or cards_to_shuffle(s.public) is not None else s.seat


def refusal(g: Game, s: State, a: AnyAction) -> Illegal | None:
    """What `apply` says against an action."""
    try:
        apply(g, s, a)
    except Illegal as e:
        return e
    return None


def objection(g: Game, v: View, a: AnyAction) -> Illegal | None:
    """What `check` says against an action."""
    try:
        check(g, v, a)
    except Illegal as e:
        return e
    return None
