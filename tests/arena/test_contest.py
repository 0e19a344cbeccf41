"""Contests: the same deals from every seat, and a result that depends on nothing else than what was asked for."""

import signal
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from openrummy.arena import (
    Contest,
    Here,
    Journal,
    MatchInPlay,
    Pool,
    Report,
    Runner,
    contest,
    groups_for,
    matches_in_group,
    play_contest,
    play_group,
    seatings,
)
from openrummy.arena.contest import deal_seed, make_player
from openrummy.core import Game
from openrummy.errors import BadInput
from openrummy.games import make_game

BOARD = make_game("board")


def small(g: Game = BOARD, players: int = 2, *bots: str, seed: str = "s") -> Contest:
    return contest(g, players, bots or ("greedy", "random"), seed)


def played(c: Contest, groups: int, on: Runner | None = None, journal: Journal | None = None) -> Report:
    return play_contest(c, groups, on or Here(), journal, lambda done: None)


def square(x: int) -> int:
    return x * x


def half(x: int) -> float:
    return 1 / x


RUNNERS: dict[str, Callable[[], Runner]] = {"here": Here, "pool": lambda: Pool(2)}
each_runner = pytest.mark.parametrize("make", RUNNERS.values(), ids=RUNNERS)


# -- who sits where --


@pytest.mark.parametrize(("kinds", "players"), [(2, 2), (2, 3), (2, 4), (3, 2), (3, 3), (3, 4), (3, 5), (4, 3), (5, 2)])
def test_every_kind_sits_in_every_seat_equally_often_on_the_same_deals(kinds: int, players: int) -> None:
    for number in range(3):
        tables = seatings(kinds, players, number)
        assert len(tables) == matches_in_group(kinds, players)
        counts = Counter((seat, kind) for table in tables for seat, kind in enumerate(table))
        assert len(counts) == kinds * players
        assert len(set(counts.values())) == 1


def test_two_kinds_at_four_seats_alternate() -> None:
    assert seatings(2, 4, 0) == ((0, 1, 0, 1), (1, 0, 1, 0))


def test_who_sits_after_whom_changes_from_deal_to_deal() -> None:
    followers = {
        (table[i], table[(i + 1) % 3]) for number in range(2) for table in seatings(3, 3, number) for i in range(3)
    }
    assert followers == {(a, b) for a in range(3) for b in range(3) if a != b}


def test_more_kinds_than_seats_meet_pair_by_pair() -> None:
    assert {frozenset(table) for table in seatings(3, 2, 0)} == {frozenset(x) for x in ((0, 1), (0, 2), (1, 2))}


def test_matches_are_rounded_up_to_whole_deal_groups() -> None:
    assert groups_for(small(), 5) == 3
    assert groups_for(small(BOARD, 2, "greedy", "random", "easy"), 7) == 2


def test_the_matches_of_a_group_have_the_same_deals_and_dealer_and_other_groups_have_others() -> None:
    c = small()
    seeds = [deal_seed(c, number) for number in (0, 0, 1)]
    firsts = []
    for seed in seeds:
        playing = MatchInPlay(BOARD, [make_player(c, "random", 1), make_player(c, "random", 2)], seed)
        list(playing.round())
        firsts.append(playing.record.rounds[0])
    assert (firsts[0].order, firsts[0].dealer) == (firsts[1].order, firsts[1].dealer)
    assert firsts[0].order != firsts[2].order


def test_the_same_bot_under_two_names_is_exactly_even() -> None:
    c = contest(make_game("carousel"), 2, ("easy:3", "easy:4"), "even")
    result = played(c, 2).result
    assert [bot.won for bot in result.bots] == [2.0, 2.0]


# -- what the result depends on --


@each_runner
def test_a_runner_gives_every_result_once(make: Callable[[], Runner]) -> None:
    assert sorted(make().run(square, range(7))) == [x * x for x in range(7)]
    assert list(make().run(square, [])) == []


@each_runner
def test_a_runner_raises_what_the_work_raises(make: Callable[[], Runner]) -> None:
    with pytest.raises(ZeroDivisionError):
        list(make().run(half, [1, 0]))


@each_runner
def test_the_result_does_not_depend_on_where_it_is_played(make: Callable[[], Runner]) -> None:
    c = small(make_game("classic"), 4)
    assert played(c, 3, make()).result == played(c, 3).result


def test_the_result_depends_on_the_seed() -> None:
    assert played(small(), 2).result.bots != played(small(seed="t"), 2).result.bots


def test_a_contest_that_was_stopped_gives_the_same_result_when_it_goes_on(tmp_path: Path) -> None:
    path, c = tmp_path / "x.jsonl", small()
    journal = Journal(path, c, resume=False)
    for number in (3, 0):  # any order
        journal.add(play_group(c, number))
    journal.close()
    with path.open("ab") as file:  # the power failed within a line
        file.write(b'{"group":{"number":1,"bouts":[{"bo')
    again = Journal(path, c, resume=True)
    assert sorted(again.done) == [0, 3]
    report = played(c, 5, journal=again)
    again.close()
    assert report.result == played(c, 5).result
    last = Journal(path, c, resume=True)
    last.close()
    assert sorted(last.done) == [0, 1, 2, 3, 4]
    assert played(c, 2, journal=last).result == played(c, 2).result


def test_a_file_is_not_overwritten_nor_mixed_with_another_contest(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    Journal(path, small(), resume=False).close()
    with pytest.raises(BadInput, match="is there already"):
        Journal(path, small(), resume=False)
    with pytest.raises(BadInput, match='of another contest: seed is "s" there, and "t" here'):
        Journal(path, small(seed="t"), resume=True)


def test_a_file_of_bots_that_were_changed_since_is_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    Journal(path, small(), resume=False).close()
    head = msgspec.json.decode(path.read_bytes())
    path.write_bytes(msgspec.json.encode({**head, "sources": "0"}) + b"\n")
    with pytest.raises(BadInput, match="other bots than those of today"):
        Journal(path, small(), resume=True)


@pytest.mark.parametrize("text", ["hello\n", "{}\n", '{"arena":1}\n'])
def test_a_file_that_is_no_contest_is_named(tmp_path: Path, text: str) -> None:
    path = tmp_path / "x.jsonl"
    path.write_text(text)
    with pytest.raises(BadInput, match=r"x\.jsonl is no file of an arena"):
        Journal(path, small(), resume=True)


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    Journal(path, small(), resume=False).close()
    with path.open("ab") as file:
        file.write(b"{}\n")
    with pytest.raises(BadInput, match="line 2"):
        Journal(path, small(), resume=True)


# -- what is counted --


def test_matches_rounds_points_and_closes_add_up() -> None:
    result = played(small(BOARD, 3), 3).result
    greedy, random = result.bots
    assert result.matches == 6
    assert greedy.won + random.won == pytest.approx(6)
    assert greedy.rounds + random.rounds == 3 * result.rounds
    points = sum(bot.points_a_round.value * bot.rounds for bot in result.bots)
    assert points == pytest.approx(0)
    assert sum(greedy.closed.values()) + sum(random.closed.values()) <= result.rounds
    assert greedy.fair == 0.5


def test_knocks_and_going_out_are_those_of_the_seat() -> None:
    result = played(small(make_game("carousel")), 3).result
    for bot in result.bots:
        assert bot.knocks_lost <= bot.knocks
        assert bot.out + bot.knocks <= result.rounds
    assert sum(bot.out + bot.knocks for bot in result.bots) > 0


def test_turns_are_counted_for_whoever_had_them() -> None:
    bout = play_group(small(make_game("basic"), 3), 0).group.bouts[0]
    turns = [tally.turns for tally in bout.seats]
    assert max(turns) - min(turns) <= bout.rounds
    assert all(tally.moves >= tally.turns for tally in bout.seats)


def test_every_choice_is_timed() -> None:
    finished = play_group(small(), 0)
    timed = [sum(of.values()) for of in finished.cpu]
    moves = [0, 0]
    for bout in finished.group.bouts:
        for kind, tally in zip(bout.bots, bout.seats, strict=True):
            moves[kind] += tally.moves
    assert timed == moves


def test_a_greedy_player_beats_a_random_one_beyond_doubt() -> None:
    greedy = played(small(make_game("basic"), 4), 8).result.bots[0]
    assert greedy.share.low > 0.5


def test_the_seer_beats_a_medium_player_on_any_deal() -> None:
    g = make_game("basic", {"match": {"type": "rounds", "rounds": 2}})
    result = played(contest(g, 2, ("seer:12", "medium"), "s"), 2).result
    assert result.bots[0].won >= 3


def interrupts_blocked(_: int) -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_an_interrupt_reaches_no_process_of_a_pool_from_its_first_moment_on() -> None:
    assert list(Pool(2).run(interrupts_blocked, range(4))) == [True] * 4
    assert not interrupts_blocked(0)


# -- what cannot be played --


@pytest.mark.parametrize(
    ("bots", "said"),
    [
        (("hard",), "two bots or more"),
        (("hard", "hard"), "named twice"),
        (("hard", "clever"), "no bot 'clever'; there are random"),
        (("hard", "random:5"), "random takes no budget"),
        (("hard", "medium:many"), "a budget is a number of nodes, such as medium:400"),
        (("hard", "medium:0"), "a budget is a number of nodes"),
    ],
)
def test_bots_that_cannot_play_are_named(bots: tuple[str, ...], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        contest(BOARD, 2, bots, "s")


def test_a_wrong_number_of_players_is_named() -> None:
    with pytest.raises(BadInput, match="board is for 2 to 4 players, not 5"):
        contest(BOARD, 5, ("hard", "medium"), "s")
