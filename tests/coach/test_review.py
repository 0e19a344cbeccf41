"""A look back at a match: it is fair to who played as the coach would, and knows luck from play."""

from functools import cache

import pytest
from msgspec.structs import replace

from openrummy.arena import play_match
from openrummy.bots import BOTS
from openrummy.coach import ADVISERS, Review, advise, review
from openrummy.coach.review import INSTRUCTIVE, WORTH_TELLING
from openrummy.core import AnyAction, Game, HouseAction, RoundRecord, View
from openrummy.games import make_game
from openrummy.match import Record
from openrummy.shuffle import seed_from_text

SHORT = {"basic": {"match": {"type": "rounds", "rounds": 1}}}
each_advised = pytest.mark.parametrize("name", ADVISERS)


class Coached:
    """A player that follows the coach."""

    def choose(self, g: Game, v: View) -> AnyAction:
        return advise(g, v, top=1)[0].action


@cache
def a_match(name: str) -> Record:
    """A match of one round: the first seat plays as the coach would, the others blindly."""
    g = make_game(name, SHORT.get(name, {}))
    others = [BOTS["random"](seat) for seat in range(1, min(g.seats))]
    record, _ = play_match(g, [Coached(), *others], seed_from_text("review"))
    return Record(record.game, record.players, record.options, rounds=record.rounds[:1])


@cache
def looked_back(name: str) -> Review:
    return review(a_match(name))


@each_advised
def test_who_plays_as_the_coach_would_has_nothing_to_learn(name: str) -> None:
    mine = looked_back(name).seats[0]
    assert mine.decisions > 0
    assert mine.best == mine.decisions
    assert mine.instructive == ()


@each_advised
def test_who_plays_blindly_pays_for_it_and_sees_the_dearest_moments_first(name: str) -> None:
    for seat in looked_back(name).seats[1:]:
        costs = [m.cost for m in seat.instructive]
        assert 0 < len(costs) <= INSTRUCTIVE
        assert costs == sorted(costs, reverse=True)
        assert min(costs) >= WORTH_TELLING
        assert seat.cost >= sum(costs)


@each_advised
def test_every_moment_is_a_decision_of_the_match(name: str) -> None:
    (played,) = a_match(name).rounds
    for m in looked_back(name).moments:
        assert played.actions[m.ply] == m.action
        assert not isinstance(m.action, HouseAction)


@each_advised
def test_a_look_back_is_the_same_every_time(name: str) -> None:
    assert review(a_match(name)) == looked_back(name)


def test_luck_is_the_cards_and_not_the_play() -> None:
    """The same first hand is as lucky whatever is done with it afterwards."""
    record = a_match("classic")
    dealt = Record(record.game, record.players, record.options, rounds=(with_actions(record, 0),))
    one = Record(record.game, record.players, record.options, rounds=(with_actions(record, 1),))
    at_the_deal, after_one = review(dealt), review(one)
    drawn = one.rounds[0].dealer + 1
    for seat in range(4):
        if seat != drawn % 4:
            assert after_one.seats[seat].luck == at_the_deal.seats[seat].luck


def with_actions(record: Record, n: int) -> RoundRecord:
    """The first round with its first `n` actions only."""
    return replace(record.rounds[0], actions=record.rounds[0].actions[:n])
