"""Rounds make a match that ends, whose deal goes round, and that is the same when played again from paper."""

from functools import lru_cache
from typing import Any, Final

import msgspec
import pytest

from every_game.play import house_action
from openrummy.bots import BOTS
from openrummy.core import RoundRecord, State, apply, deal, view
from openrummy.errors import BadInput
from openrummy.games import GAMES, make_game
from openrummy.match import Match, Record, add_round, final, new_match, new_record, replay, replay_match
from openrummy.shuffle import first_dealer, seed_from_text, shuffled

# A match of a few rounds; a game that is not listed is played under its default options.
SHORT: Final[dict[str, dict[str, Any]]] = {
    "classic": {"target": 60},
    "basic": {"match": {"type": "target", "target": 60}},
    "carousel": {"target": 40},
    "board": {"games": 3},
}
SEED: Final = seed_from_text("a match")


@lru_cache
def played(name: str, players: int) -> tuple[Record, Match, tuple[State, ...]]:
    """A match of greedy players: its record, its result, and the last state of each round."""
    g = make_game(name, SHORT.get(name))
    m, record, ends = new_match(g, players, first_dealer(players, SEED)), new_record(g, players), []
    bots = [BOTS["greedy"](seat) for seat in range(players)]
    while not m.over:
        order = shuffled(g.deck(players, 0), SEED, len(m.rounds))
        s = deal(g, order, players, m.dealer)
        record = record.with_round(RoundRecord(m.dealer, order))
        while s.public.outcome is None:
            a = house_action(s, len(m.rounds)) or bots[s.seat].choose(g, view(s, s.seat))
            s, _ = apply(g, s, a)
            record = record.with_action(a)
        ends.append(s)
        m = add_round(g, m, s)
        assert len(m.rounds) < 200
    return record, m, tuple(ends)


CASES = [(name, players) for name in GAMES for players in (min(make_game(name).seats), max(make_game(name).seats))]
each_match = pytest.mark.parametrize(("name", "players"), sorted(set(CASES)))


@each_match
def test_a_match_ends_with_a_winner_and_totals_that_add_up(name: str, players: int) -> None:
    g = make_game(name, SHORT.get(name))
    _, m, ends = played(name, players)
    f = final(g, m)
    assert f.winners
    assert all(f.points[seat] == max(f.points) for seat in f.winners)
    assert [r.points for r in m.rounds] == [g.score(g, s).points for s in ends]
    assert m.totals == tuple(map(sum, zip(*(r.points for r in m.rounds), strict=True)))
    assert f.points == tuple(map(sum, zip(f.totals, f.reached, f.boxes, strict=True)))


@each_match
def test_a_match_replays_from_its_record(name: str, players: int) -> None:
    record, m, ends = played(name, players)
    again = msgspec.json.decode(msgspec.json.encode(record), type=Record)
    assert again == record
    assert replay_match(again)[1] == m
    assert tuple(step.state for step in replay(again) if step.state.public.outcome is not None) == ends


@each_match
def test_the_deal_moves_on_one_seat_after_every_round(name: str, players: int) -> None:
    _, m, _ = played(name, players)
    dealers = [r.dealer for r in m.rounds]
    assert dealers[0] == first_dealer(players, SEED)
    assert dealers == [(dealers[0] + i) % players for i in range(len(dealers))]
    assert m.dealer == (dealers[-1] + 1) % players


@each_match
def test_no_round_is_added_to_a_match_that_is_over(name: str, players: int) -> None:
    _, m, ends = played(name, players)
    with pytest.raises(BadInput, match="the match is over"):
        add_round(make_game(name, SHORT.get(name)), m, ends[-1])


@each_match
def test_a_record_of_more_rounds_than_the_match_has_is_refused(name: str, players: int) -> None:
    record, m, _ = played(name, players)
    longer = record.with_round(RoundRecord(m.dealer, record.rounds[-1].order))
    with pytest.raises(BadInput, match=rf"^round {len(m.rounds) + 1}: the match was over"):
        list(replay(longer))
