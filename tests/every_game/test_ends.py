"""Every round ends, whoever plays: within the stall guard, the cap on turns, and without harm by idle seats."""

import pytest

from every_game.play import WALKERS, Setup, each_setup, game_of, walk
from openrummy.cards import is_joker
from openrummy.core import Accept, Discard, Draw, End, Reason, Reshuffle, RoundEnded
from openrummy.verbs import stalled, too_long
from openrummy.verbs.ends import MOST_TURNS, STALL_TURNS_PER_SEAT

QUIET = (Accept, Discard, Draw, End, Reshuffle)
each_player = pytest.mark.parametrize("player", [*WALKERS, "idle"])


@each_player
@each_setup
def test_a_round_ends_within_its_limits(setup: Setup, player: str) -> None:
    g = game_of(setup)
    steps = walk(setup, player, 1)
    last = steps[-1].state.public
    assert last.outcome is not None
    if stalled in g.turn_rules:
        assert max(step.state.public.still for step in steps) <= STALL_TURNS_PER_SEAT * setup.players
    if too_long in g.turn_rules:
        assert last.turns <= MOST_TURNS


@each_player
@each_setup
def test_the_end_is_announced_once_and_last(setup: Setup, player: str) -> None:
    steps = walk(setup, player, 1)
    announced = [event for step in steps for event in step.events if isinstance(event, RoundEnded)]
    assert announced == [steps[-1].events[-1]]
    assert announced[0].outcome == steps[-1].state.public.outcome


@each_player
@each_setup
def test_a_finished_round_has_a_score_for_every_seat(setup: Setup, player: str) -> None:
    g, last = game_of(setup), walk(setup, player, 1)[-1].state
    score = g.score(g, last)
    assert len(score.points) == setup.players
    assert all(0 <= seat < setup.players for seat in score.winners)
    assert all(score.points[seat] == max(score.points) for seat in score.winners)


@each_setup
def test_idle_play_never_melds_takes_knocks_closes_or_refuses(setup: Setup) -> None:
    for step in walk(setup, "idle", 1)[1:]:
        assert isinstance(step.action, QUIET)


@each_setup
def test_idle_play_never_throws_a_joker(setup: Setup) -> None:
    for seed in (1, 2, 3):
        for step in walk(setup, "idle", seed)[1:]:
            assert not (isinstance(step.action, Discard) and is_joker(step.action.card))


@each_setup
def test_idle_play_ends_without_a_close_or_a_knock(setup: Setup) -> None:
    for seed in (1, 2, 3):
        outcome = walk(setup, "idle", seed)[-1].state.public.outcome
        assert outcome is not None
        assert outcome.reason in (Reason.EXHAUSTED, Reason.STALLED, Reason.TOO_LONG)
