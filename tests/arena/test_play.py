"""Rounds and matches between bots: they end, they replay, and a seed decides everything."""

from collections.abc import Iterable
from itertools import islice
from typing import TypeVar

import msgspec
import pytest

from openrummy.arena import MatchInPlay, from_seed, play_match, play_round
from openrummy.bots import BOTS, Bot
from openrummy.cards import Card
from openrummy.core import AnyAction, Discard, Draw, Game, Reshuffle, View, replay_round
from openrummy.errors import BadInput, Illegal
from openrummy.games import GAMES, make_game
from openrummy.match import replay, replay_match
from openrummy.shuffle import seed_from_text, shuffled

T = TypeVar("T")
SEED = seed_from_text("play")


def bots(kind: str, count: int) -> list[Bot]:
    return [BOTS[kind](seat) for seat in range(count)]


def last(steps: Iterable[T]) -> T:
    return list(steps)[-1]


@pytest.mark.parametrize("name", GAMES)
def test_a_round_ends_and_its_record_replays_to_the_same_state(name: str) -> None:
    g = make_game(name)
    for number in range(2):
        players = g.seats[number % len(g.seats)]
        record, state = play_round(g, bots("greedy", players), from_seed(SEED, number), dealer=number % players)
        assert state.public.outcome is not None
        assert last(replay_round(g, players, record))[0] == state


@pytest.mark.parametrize("name", GAMES)
def test_a_match_ends_and_its_steps_are_those_of_its_record(name: str) -> None:
    g = make_game(name)
    players = g.seats[0]
    playing = MatchInPlay(g, bots("greedy", players), SEED)
    steps = list(playing.steps())
    assert playing.match.over
    assert steps == list(replay(playing.record))
    assert replay_match(playing.record)[1] == playing.match


def test_the_seed_decides_the_whole_match() -> None:
    g = make_game("basic")
    first = play_match(g, bots("random", 3), SEED)
    assert first == play_match(g, bots("random", 3), SEED)
    assert first != play_match(g, bots("random", 3), seed_from_text("another"))


def test_the_house_shuffles_the_discards_from_the_seed() -> None:
    g = make_game("basic")
    record, _ = play_round(g, bots("random", 6), from_seed(SEED, 2))
    found = [a for a in record.actions if isinstance(a, Reshuffle)]
    assert found
    assert [a.order for a in found] == [shuffled(a.order, SEED, 2, times=i) for i, a in enumerate(found, 1)]


def test_the_record_is_true_to_the_last_step_at_any_moment() -> None:
    g = make_game("classic")
    playing = MatchInPlay(g, bots("greedy", 4), SEED)
    for step in islice(playing.steps(), 20):
        assert len(playing.record.rounds[-1].actions) == step.ply
        assert last(replay(playing.record)).state == step.state


def test_seats_that_bring_a_joker_are_recorded_and_get_a_bigger_pack() -> None:
    g = make_game("board")
    record, match = play_match(g, bots("greedy", 3), SEED, bring=lambda number: (0, 2))
    assert match.over
    assert record.rounds[0].brought == (0, 2)
    assert len(record.rounds[0].order) == 108


def test_the_dealer_comes_from_the_seed_or_is_named() -> None:
    g = make_game("basic")
    dealers = {MatchInPlay(g, bots("random", 4), seed_from_text(str(i))).match.dealer for i in range(40)}
    assert dealers == {0, 1, 2, 3}
    assert MatchInPlay(g, bots("random", 4), SEED, dealer=2).match.dealer == 2


def test_what_the_rules_refuse_is_not_recorded() -> None:
    class Cheat:
        def choose(self, g: Game, v: View) -> AnyAction:
            return Draw() if v.public.turn.phase == "draw" else Discard(_not_held(v))

    playing = MatchInPlay(make_game("basic"), [Cheat(), Cheat()], SEED)
    with pytest.raises(Illegal):
        list(playing.steps())
    assert playing.record.rounds[0].actions == (Draw(),)
    assert msgspec.json.decode(msgspec.json.encode(playing.record), type=type(playing.record)) == playing.record


def _not_held(v: View) -> Card:
    return next(c for c in range(52) if c not in v.hand)


def test_a_wrong_number_of_players_and_a_short_seed_are_named() -> None:
    with pytest.raises(BadInput, match="classic is for 4 players, not 3"):
        MatchInPlay(make_game("classic"), bots("random", 3), SEED)
    with pytest.raises(BadInput, match="at least 16 bytes"):
        MatchInPlay(make_game("classic"), bots("random", 4), b"short")
