"""What holds at every state of every game: the cards, whose turn it is, and what is offered."""

from itertools import pairwise, product

from every_game.play import DENSE, WALKERS, Setup, all_seats, each_setup, game_of, looked_at, to_act, walk
from openrummy.cards import Card, cards
from openrummy.core import NOBODY, Discarded, Seat, apply, cards_to_shuffle, check, legal, view, zones
from openrummy.melds import kind


@each_setup
def test_every_card_is_in_exactly_one_place(setup: Setup) -> None:
    g = game_of(setup)
    for player, seed in product(WALKERS, (1, DENSE)):
        for step in walk(setup, player, seed):
            deck = g.deck(setup.players, len(step.state.public.brought))
            union = together = 0
            for zone in zones(step.state):
                union |= zone
                together += zone.bit_count()
            assert union == cards(deck)
            assert together == len(deck)


@each_setup
def test_the_next_states_of_all_offered_actions_keep_the_cards(setup: Setup) -> None:
    g = game_of(setup)
    for step in looked_at(setup, 8):
        s = step.state
        if to_act(s) is None:
            continue
        deck = cards(g.deck(setup.players, len(s.public.brought)))
        for a in legal(g, view(s, s.seat)):
            after, _ = apply(g, s, a)
            assert sum(zone.bit_count() for zone in zones(after)) == deck.bit_count()
            assert sum(zones(after)) == deck


@each_setup
def test_every_discard_is_told_with_who_threw_it(setup: Setup) -> None:
    for player, seed in product(WALKERS, (1, DENSE)):
        by: dict[Card, Seat] = {}
        for step in walk(setup, player, seed):
            by |= {e.card: e.seat for e in step.events if isinstance(e, Discarded)}
            p = step.state.public
            assert p.threw == tuple(by.get(c, NOBODY) for c in p.discard)


@each_setup
def test_exactly_one_seat_or_the_house_is_to_act_until_the_round_is_over(setup: Setup) -> None:
    g = game_of(setup)
    for step in looked_at(setup):
        s = step.state
        offered = [seat for seat in all_seats(s) if next(iter(legal(g, view(s, seat))), None) is not None]
        over, waits_for_house = s.public.outcome is not None, cards_to_shuffle(s.public) is not None
        assert offered == ([] if over or waits_for_house else [s.seat])
        assert not (over and waits_for_house)


@each_setup
def test_what_is_offered_is_allowed_and_offered_once(setup: Setup) -> None:
    g = game_of(setup)
    for step in looked_at(setup):
        s = step.state
        v = view(s, s.seat)
        options = list(legal(g, v))
        assert len(options) == len(set(options))
        for a in options:
            check(g, v, a)


@each_setup
def test_every_group_on_the_table_is_a_meld(setup: Setup) -> None:
    g = game_of(setup)
    for player, seed in product(WALKERS, (1, DENSE)):
        for step in walk(setup, player, seed):
            assert all(kind(group.meld, g.melds) for group in step.state.public.table)


@each_setup
def test_the_turn_passes_to_the_next_seat_and_starts_clean(setup: Setup) -> None:
    for player, seed in product(WALKERS, (1, DENSE)):
        steps = walk(setup, player, seed)
        for before, after in pairwise(steps):
            was, now = before.state.public, after.state.public
            if was.turn.seat == now.turn.seat and was.turns == now.turns:
                continue
            assert now.turn.seat == (was.turn.seat + 1) % setup.players
            assert (now.turn.drawn, now.turn.taken, now.turn.melds, now.turn.touched) == (0, None, 0, False)
            assert now.turn.fresh == (not now.played[now.turn.seat])
            assert after.state.drawn is None


@each_setup
def test_the_seat_after_the_dealer_begins(setup: Setup) -> None:
    s = walk(setup, "random", 1)[0].state
    assert s.seat == (s.public.dealer + 1) % setup.players
