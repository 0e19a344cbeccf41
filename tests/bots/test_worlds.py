"""Worlds dealt by what the others took, threw and left lying."""

from collections import Counter
from itertools import islice
from random import Random

import pytest
from msgspec.structs import replace

from every_game.play import Setup, game_of, looked_at, setups
from openrummy.bots.melding.evidence import MEMORY, TOOK, evidence, left_by
from openrummy.cards import Cards, as_set, members
from openrummy.core import NOBODY, Discard, Draw, Game, Seat, State, View, apply, deal, legal, thrown, view
from openrummy.games import make_game
from openrummy.melds import Ace
from openrummy.worlds import Weigh, guess, likely
from positions import position, some

PLENTY = 4_000
OURS = [s for s in setups() if s.game in ("classic", "basic")]


@pytest.fixture(name="basic")
def a_basic() -> Game:
    return make_game("basic")


def with_public(s: State, **fields: object) -> View:
    """What seat 0 sees of the round, with other facts."""
    return view(replace(s, public=replace(s.public, **fields)), 0)


def evenly(seat: Seat, hand: Cards) -> float:
    return 1.0


@pytest.mark.parametrize("setup", OURS, ids=str)
def test_every_world_shows_the_seat_what_it_sees(setup: Setup) -> None:
    g = game_of(setup)
    for i, step in enumerate(looked_at(setup, 16)):
        s = step.state
        v = view(s, s.seat)
        for world in islice(likely(g, v, Random(i), evidence(v, g.melds.ace), 20, 5), 4):
            assert view(world, s.seat) == v


def test_without_evidence_every_deal_is_as_likely_as_another(basic: Game) -> None:
    """Against the plain deal: how often each unseen card is in the hand of seat 1, within five standard errors."""
    v = view(position(basic, "4c 5c 6c 9d 9h Ks 2s Jd", phase="play", pile="3s"), 0)
    found = Counter(c for w in islice(likely(basic, v, Random(1), evenly, 9, 9), PLENTY) for c in members(w.hands[1]))
    plain = Counter(c for w in (guess(basic, v, Random(i)) for i in range(PLENTY)) for c in members(w.hands[1]))
    assert found.keys() == plain.keys()
    assert all(abs(found[c] - plain[c]) < 5 * (2 * plain[c]) ** 0.5 for c in plain)


def test_a_deal_comes_up_as_often_as_its_weight_says(basic: Game) -> None:
    """A hand with the king of spades weighs four times one without: of odds of n to u - n, 4n to u - n."""
    v = view(position(basic, "4c 5c 6c 9d 9h Kd 2s Jd", phase="play", pile="3s"), 0)
    king = as_set(some("Ks"))
    worlds = islice(likely(basic, v, Random(1), lambda seat, hand: 4.0 if hand & king else 1.0, 50, 15), PLENTY)
    held = sum(bool(w.hands[1] & king) for w in worlds)
    n, unseen = v.counts[1], v.counts[1] + v.stock
    assert held / PLENTY == pytest.approx(4 * n / (4 * n + unseen - n), abs=0.04)


def test_known_cards_stay_where_they_are(basic: Game) -> None:
    s = position(basic, "4c 5c 6c 9d 9h Kd 2s Jd", phase="play", pile="3s")
    taken = members(s.hands[1])[:2]
    v = with_public(s, known=((), taken))
    assert all(set(taken) <= set(members(w.hands[1])) for w in islice(likely(basic, v, Random(1), evenly, 50, 9), 50))


def test_who_took_a_card_and_keeps_it_has_its_meld_likelier_than_not(basic: Game) -> None:
    s = position(basic, "4c 5c 6c 9d 9h Kd 2s Jd", phase="play", pile="3s", others=("8h Qd 10s Ac 7s 3h Kc 2d 6s Jh",))
    v = with_public(s, known=((), some("8h")))
    weigh = evidence(v, basic.melds.ace)
    assert weigh(1, as_set(some("8h 8c 8s 2d"))) == weigh(1, as_set(some("8h 7h 6h 2d"))) == TOOK[3]
    assert weigh(1, as_set(some("8h 8c 2d Qs"))) == TOOK[1]

    def share(by: Weigh) -> float:
        worlds = islice(likely(basic, v, Random(1), by, 200, 20), 400)
        return sum(weigh(1, w.hands[1]) == TOOK[3] for w in worlds) / 400

    assert share(evenly) < 0.2
    assert share(weigh) > 0.5


def test_who_threw_a_card_hardly_holds_its_pair_and_less_so_once_its_melds_lie_open(basic: Game) -> None:
    s = position(basic, "4c 5c 6c 9d 9h Kd 2s Jd", phase="play", pile="8h")
    pair, loose = as_set(some("8c 8s 2d")), as_set(some("Qc 3s 2d"))
    odds = []
    for played in (False, True):
        weigh = evidence(with_public(s, threw=(1,), played=(False, played)), basic.melds.ace)
        odds.append(weigh(1, pair) / weigh(1, loose))
    assert odds[1] < odds[0] < 0.2


def test_a_card_that_a_seat_left_lying_counts_once_it_has_drawn(basic: Game) -> None:
    s = deal(basic, basic.deck(2, 0), 2)
    s, _ = apply(basic, s, Draw())
    card = next(a for a in legal(basic, view(s, s.seat)) if isinstance(a, Discard)).card
    thrower = s.seat
    s, _ = apply(basic, s, Discard(card))
    assert next(thrown(s.public)) == (card, thrower)
    assert list(left_by(view(s, thrower), s.seat)) == []
    s, _ = apply(basic, s, Draw())
    assert list(left_by(view(s, thrower), s.seat)) == [card]


def test_a_card_that_the_deal_laid_open_was_thrown_by_nobody(basic: Game) -> None:
    s = deal(basic, basic.deck(2, 0), 2)
    assert len(s.public.discard) == 1
    assert s.public.threw == (NOBODY,)
    assert list(thrown(s.public)) == []


def test_only_the_last_throws_of_a_seat_count(basic: Game) -> None:
    pile = "8h Qd 10s Ac 7s 3h Kc"
    s = position(basic, "4c 5c 6c 9d 9h Kd 2s Jd", phase="play", pile=pile)
    weigh = evidence(with_public(s, threw=(1,) * 7, played=(False, False)), basic.melds.ace)
    first = as_set(some("8c 8s"))
    assert len(pile.split()) - MEMORY == 2
    assert weigh(1, first) == evidence(with_public(s, threw=(NOBODY,) * 2 + (1,) * 5), Ace.LOW)(1, first)


def test_cards_drawn_where_all_could_see_them_are_no_sign_of_a_meld() -> None:
    classic = make_game("classic")
    s = position(classic, "4c 5c 6c 9d 9h Kd 2s", phase="play", pile="3s", others=("8h",))
    known = ((), some("8h"), (), ())
    hand = as_set(some("8h 8c 8s"))
    ace = classic.melds.ace
    assert evidence(with_public(s, known=known), ace)(1, hand) == TOOK[3]
    assert evidence(with_public(s, known=known, order_known=True), ace)(1, hand) == 1.0
