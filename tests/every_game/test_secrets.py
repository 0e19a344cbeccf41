"""Nobody learns what he may not know: not from a view, an offer, an error or an event.

Each test deals the cards that a seat cannot see anew, and asks for the same bytes.
"""

from itertools import pairwise, product
from random import Random

import msgspec

from every_game.play import (
    DENSE,
    WALKERS,
    Setup,
    Step,
    all_seats,
    each_setup,
    each_small_setup,
    game_of,
    looked_at,
    record_of,
    refusal,
    walk,
)
from every_game.worlds import same_action_elsewhere, seen_by
from openrummy.cards import HIDDEN
from openrummy.core import SPECTATOR, AnyAction, AnyEvent, Drew, Game, State, apply, deal, for_seat, legal, view
from openrummy.errors import Illegal
from openrummy.worlds import guess
from strategies import tried_actions

LONG = 250  # more of a round repeats what was seen


def told(events: tuple[AnyEvent, ...], seat: int) -> bytes:
    return msgspec.json.encode([for_seat(event, seat) for event in events])


def seen(s: State, seat: int) -> bytes:
    return msgspec.json.encode(view(s, seat))


@each_setup
def test_a_view_is_the_same_whatever_the_seat_cannot_see(setup: Setup) -> None:
    g, rng = game_of(setup), Random(7)
    for step in looked_at(setup):
        s = step.state
        for seat in all_seats(s):
            elsewhere = guess(g, view(s, seat), rng)
            assert seen(elsewhere, seat) == seen(s, seat)


@each_setup
def test_the_cards_that_cannot_be_seen_are_in_fact_dealt_anew(setup: Setup) -> None:
    """The tests here would be empty if the worlds did not differ."""
    g, s = game_of(setup), walk(setup, "random", 1)[2].state
    worlds = [guess(g, view(s, SPECTATOR), Random(seed)) for seed in range(4)]
    assert len({w.hands for w in worlds}) > 1
    assert len({w.stock for w in worlds}) > 1


@each_setup
def test_offers_are_the_same_whatever_the_seat_cannot_see(setup: Setup) -> None:
    g, rng = game_of(setup), Random(7)
    for step in looked_at(setup, 12):
        s = step.state
        elsewhere = guess(g, view(s, s.seat), rng)
        assert list(legal(g, view(elsewhere, s.seat))) == list(legal(g, view(s, s.seat)))


@each_setup
def test_errors_are_the_same_whatever_the_seat_cannot_see(setup: Setup) -> None:
    g, rng = game_of(setup), Random(7)
    for n, step in enumerate(looked_at(setup, 8)):
        s = step.state
        elsewhere = guess(g, view(s, s.seat), rng)
        for a in tried_actions(g, s, Random(n)):
            assert error(g, s, a) == error(g, elsewhere, a), a


def error(g: Game, s: State, a: AnyAction) -> tuple[str, bytes] | None:
    e = refusal(g, s, a)
    return None if e is None else (e.code, msgspec.json.encode(e.facts))


@each_small_setup
def test_an_action_looks_the_same_whatever_the_seat_cannot_see(setup: Setup) -> None:
    """At every step: deal what a seat cannot see anew, so that the same action is possible, and compare."""
    g, rng = game_of(setup), Random(7)
    for player, seed in product(WALKERS, (1, DENSE)):
        steps = walk(setup, player, seed)[-LONG:]
        for before, after in pairwise(steps):
            assert after.action is not None
            for seat in all_seats(before.state):
                elsewhere = same_action_elsewhere(g, before.state, after, seat, rng)
                there, events = apply(g, elsewhere, after.action)
                assert told(events, seat) == told(after.events, seat), after.action
                assert seen(there, seat) == seen(after.state, seat), after.action


@each_small_setup
def test_a_whole_round_looks_the_same_whatever_the_seat_never_sees(setup: Setup) -> None:
    """Cards that a seat sees at no time change places in the deal; the same actions are played, as far as they go."""
    for player, seed in product(WALKERS, (1, DENSE)):
        steps = walk(setup, player, seed)[:LONG]
        for seat in all_seats(steps[0].state):
            same = _other_round(setup, seed, steps, seat)
            assert [x.action for x in same] == [x.action for x in steps[: len(same)]]
            for here, there in zip(steps, same, strict=False):
                assert seen(there.state, seat) == seen(here.state, seat), here.action
                assert told(there.events, seat) == told(here.events, seat), here.action
            assert len(same) > 1


def _other_round(setup: Setup, seed: int, steps: tuple[Step, ...], seat: int) -> list[Step]:
    g = game_of(setup)
    r = record_of(setup, seed, steps)
    hidden = [c for c in r.order if c not in seen_by(steps, seat)]
    moved = dict(zip(hidden, Random(seat).sample(hidden, len(hidden)), strict=True))
    order = tuple(moved.get(c, c) for c in r.order)
    s = deal(g, order, setup.players, r.dealer, r.brought)
    out = [Step(s, None, ())]
    for a in r.actions:
        try:
            s, events = apply(g, s, a)
        except Illegal:  # a knock or a close that needs the very cards of the round
            break
        out.append(Step(s, a, events))
    return out


@each_setup
def test_a_spectator_sees_no_hand_and_no_drawn_card(setup: Setup) -> None:
    for player in WALKERS:
        for step in walk(setup, player, 1):
            v = view(step.state, SPECTATOR)
            assert v.hand == ()
            assert v.drawn is None
            for event in step.events:
                for seat in all_seats(step.state):
                    if isinstance(event, Drew):
                        shown = for_seat(event, seat)
                        assert shown == (event if event.seat == seat else Drew(event.seat, HIDDEN))
