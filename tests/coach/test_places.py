"""The coach of carousel minds who will draw the last card of the stock, as whoever does plays last (MAN-41)."""

from random import Random

import pytest

from openrummy.coach import Tip, advise
from openrummy.coach.advise import adviser_of
from openrummy.core import Draw, Rearrange, View, apply, deal, view
from openrummy.games import make_game
from openrummy.shuffle import shuffled
from positions import position, some

CAROUSEL = make_game("carousel")
RUN, SET = some("7h 8h 9h"), some("Kc Kd Ks")
HAND = "7h 8h 9h Kc Kd Ks 2c Qs 4d Jc 6s 9d"


def seen(stock: int) -> View:
    """Two players, the second decision of a turn, and so many cards of the stock left."""
    return view(position(CAROUSEL, HAND, phase="decide2", stock=stock, players=2), 0)


def test_with_four_cards_left_the_coach_ends_the_turn_and_says_why() -> None:
    """Whatever the other seat draws, one to three, the last card is yours."""
    best = advise(CAROUSEL, seen(4))[0]
    assert isinstance(best.action, Rearrange)
    assert best.reasons[0].code is Tip.LAST_PLACE
    assert advise(CAROUSEL, seen(5))[0].action == Draw()


def test_any_play_brings_the_place_and_none_is_worth_more_than_the_smallest() -> None:
    v = seen(4)
    adviser = adviser_of(CAROUSEL)
    ranking = adviser.ranked(CAROUSEL, v)
    run, set_, both = (adviser.worth(CAROUSEL, v, ranking, Rearrange(table)) for table in ((RUN,), (SET,), (RUN, SET)))
    assert ranking[0].value == max(run, set_)
    assert next(x.value for x in ranking if x.action == Draw()) < both <= run


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_move_is_listed_twice_and_the_price_of_a_move_is_that_of_the_list(players: int) -> None:
    adviser, rng = adviser_of(CAROUSEL), Random(players)
    order = shuffled(CAROUSEL.deck(players, 0), b"the last card of a stock", 0)
    s = deal(CAROUSEL, order, players)
    while s.public.outcome is None:
        v = view(s, s.seat)
        ranking = adviser.ranked(CAROUSEL, v)
        assert len({x.action for x in ranking}) == len(ranking)
        assert [adviser.worth(CAROUSEL, v, ranking, x.action) for x in ranking] == [x.value for x in ranking]
        s, _ = apply(CAROUSEL, s, rng.choice(ranking[:2]).action)
