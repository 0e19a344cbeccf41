"""Advice from a view alone: it may be followed, it has reasons that have words, and it tells nothing hidden."""

from itertools import islice
from random import Random

import msgspec
import pytest

from every_game.play import Setup, each_small_setup, game_of, to_act, walk
from locales.messages import variables
from openrummy.coach import Advice, Reason, Tip, advise
from openrummy.core import Discard, check, view
from openrummy.worlds import guess

NAMES = {"seat": "name"}  # a fact's name in the sentence, where it is not its own


@each_small_setup
def test_what_is_advised_is_allowed_and_the_best_comes_first(setup: Setup) -> None:
    g = game_of(setup)
    for step in islice(walk(setup, "greedy", 1), 0, 60, 6):
        if to_act(step.state) is not None:
            v = view(step.state, step.state.seat)
            told = advise(g, v)
            assert told
            assert [x.value for x in told] == sorted((x.value for x in told), reverse=True)
            for x in told:
                check(g, v, x.action)


@each_small_setup
def test_advice_is_the_same_whatever_the_seat_cannot_see(setup: Setup) -> None:
    g, rng = game_of(setup), Random(3)
    for step in islice(walk(setup, "greedy", 1), 0, 40, 8):
        if to_act(step.state) is not None:
            v = view(step.state, step.state.seat)
            assert advise(g, view(guess(g, v, rng), v.seat)) == advise(g, v)


@each_small_setup
def test_a_seat_that_does_not_act_is_told_nothing(setup: Setup) -> None:
    for step in islice(walk(setup, "greedy", 1), 0, 20, 5):
        s = step.state
        assert advise(game_of(setup), view(s, (s.seat + 1) % s.seats)) == ()


@pytest.mark.parametrize("tip", Tip)
def test_every_reason_has_a_sentence_that_asks_for_nothing_else_than_facts(tip: Tip) -> None:
    facts = {NAMES.get(name, name) for name in Reason.__struct_fields__}
    assert variables("en", f"coach-{tip.value.replace('_', '-')}") <= facts | {"spelling"}


def test_advice_survives_json() -> None:
    setup = Setup("basic", "default", 2)
    told = advise(game_of(setup), view(walk(setup, "greedy", 1)[0].state, walk(setup, "greedy", 1)[0].state.seat))
    assert msgspec.json.decode(msgspec.json.encode(told), type=tuple[Advice, ...]) == told


def test_on_a_board_the_nearest_other_categories_are_told_after_the_one_to_go_for() -> None:
    setup = Setup("board", "default", 2)
    g, far = game_of(setup), {Tip.DISTANCE, Tip.WAITING}
    discards = 0
    for step in islice(walk(setup, "greedy", 1), 0, 20):
        if to_act(step.state) is None:
            continue
        best = advise(g, view(step.state, step.state.seat))[0]
        told = [(r.n or 0, r.category) for r in best.reasons if r.code in far]
        if isinstance(best.action, Discard):
            discards += 1
            assert 2 <= len({category for _, category in told}) == len(told) <= 3
            assert told[1:] == sorted(told[1:], key=lambda x: x[0])
    assert discards
