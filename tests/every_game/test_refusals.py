"""What the rules refuse: with a code that the game can cite, and without a trace."""

from random import Random

import msgspec

from every_game.play import Setup, each_setup, game_of, looked_at, objection, refusal
from openrummy.core import apply, cards_to_shuffle, legal, view, zones
from openrummy.errors import Code
from strategies import tried_actions


@each_setup
def test_a_refused_action_gives_a_code_that_the_game_cites_and_leaves_the_state_untouched(setup: Setup) -> None:
    g = game_of(setup)
    refused = 0
    for n, step in enumerate(looked_at(setup, 12)):
        s = step.state
        before = msgspec.json.encode(s)
        for a in tried_actions(g, s, Random(n)):
            e = refusal(g, s, a)
            if e is None:
                continue
            refused += 1
            assert e.code in g.cites, f"{a}: {e}"
            assert msgspec.json.decode(msgspec.json.encode(e.facts)) == e.facts
        assert msgspec.json.encode(s) == before
    assert refused > 100


@each_setup
def test_check_refuses_exactly_what_apply_refuses(setup: Setup) -> None:
    g = game_of(setup)
    for n, step in enumerate(looked_at(setup, 12)):
        s = step.state
        v = view(s, s.seat)
        for a in tried_actions(g, s, Random(n)):
            said, again = refusal(g, s, a), objection(g, v, a)
            assert (said is None) == (again is None), a
            if said is not None and again is not None:
                assert (said.code, said.facts) == (again.code, again.facts), a


@each_setup
def test_a_wrong_action_that_is_allowed_after_all_keeps_every_card(setup: Setup) -> None:
    g = game_of(setup)
    for n, step in enumerate(looked_at(setup, 12)):
        s = step.state
        deck = sum(zones(s))
        for a in tried_actions(g, s, Random(n)):
            if refusal(g, s, a) is None:
                after, _ = apply(g, s, a)
                assert sum(zones(after)) == deck
                assert sum(zone.bit_count() for zone in zones(after)) == deck.bit_count()


@each_setup
def test_nobody_acts_for_another_seat(setup: Setup) -> None:
    g = game_of(setup)
    for step in looked_at(setup, 8):
        s = step.state
        if s.public.outcome is not None or cards_to_shuffle(s.public) is not None:
            continue
        options = list(legal(g, view(s, s.seat)))
        for seat in (x for x in range(-1, s.seats) if x != s.seat):
            for a in options:
                e = objection(g, view(s, seat), a)
                assert e is not None, f"seat {seat} may do {a} for seat {s.seat}"
                assert (e.code, e.facts) == (Code.NOT_YOUR_TURN, {"seat": s.seat})


@each_setup
def test_nothing_is_allowed_once_the_round_is_over(setup: Setup) -> None:
    g = game_of(setup)
    last = looked_at(setup, 4)[-1].state
    assert last.public.outcome is not None
    for a in tried_actions(g, last, Random(0)):
        e = refusal(g, last, a)
        assert e is not None
        assert e.code is Code.ROUND_OVER
