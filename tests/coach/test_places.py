"""The coach of carousel minds who will draw the last card of the stock, as whoever does plays last (MAN-41)."""

from openrummy.coach import Tip, advise
from openrummy.coach.advise import adviser_of
from openrummy.core import Draw, Rearrange, View, view
from openrummy.games import make_game
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


def test_any_play_as_small_serves_as_well_and_a_larger_one_does_not() -> None:
    v = seen(4)
    adviser = adviser_of(CAROUSEL)
    ranking = adviser.ranked(CAROUSEL, v)
    run, set_, both = (adviser.worth(CAROUSEL, v, ranking, Rearrange(table)) for table in ((RUN,), (SET,), (RUN, SET)))
    assert run == set_ == ranking[0].value
    assert both < run
