"""Clocks, absence and votes, over a clock that only a test moves."""

from typing import Any

import pytest

from openrummy.core import Draw, Leave, Reason, Return, Void
from openrummy.server import desk, play
from openrummy.server.room import Stage
from openrummy.server.tell import clock_info
from openrummy.wire import Absence, TableCode
from openrummy.wire import entries as log
from server.rooms import START, TWO_ROUNDS, Table, refused

CLOCK: dict[str, Any] = {"move": 30, "bank": 60}


# -- the clock of the turn --


def test_without_a_clock_there_is_no_deadline() -> None:
    t = Table(2).start()
    assert play.deadline(t.room) is None
    assert clock_info(t.room) is None


def test_the_deadline_is_the_move_and_the_bank_of_the_seat_to_act() -> None:
    t = Table(2, clock=CLOCK).start()
    assert play.deadline(t.room) == START + 90_000
    t.turn_over(40)
    assert t.room.turn_at == START + 40_000
    assert play.deadline(t.room) == START + 130_000


def test_only_time_over_the_move_is_taken_from_the_bank_of_who_took_it() -> None:
    t = Table(2, clock=CLOCK).start()
    first = t.turn
    t.turn_over(29)
    assert (t.chair(first).bank, t.chair(1 - first).bank) == (60_000, 60_000)
    t.turn_over(50)
    assert (t.chair(first).bank, t.chair(1 - first).bank) == (60_000, 40_000)
    t.turn_over(600)
    assert t.chair(first).bank == 0
    told = clock_info(t.room)
    assert told is not None
    assert told.banks == tuple(t.chair(i).bank for i in range(2))


def test_several_actions_of_a_turn_share_its_time() -> None:
    t = Table(2, clock=CLOCK).start()
    first = t.turn
    t.act(Draw())
    t.now += 20_000
    assert t.room.turn_at == START
    t.now += 20_000
    t.act(t.throw())
    assert t.chair(first).bank == 50_000


def test_the_bank_is_for_the_match_and_full_again_in_the_next() -> None:
    t = Table(2, clock=CLOCK, **TWO_ROUNDS).start()
    first = t.turn
    t.turn_over(50)
    t.round_over()
    t.ready("ann")
    t.ready("bob")
    assert t.chair(first).bank == 40_000
    t.match_over()
    t.ready("ann")
    t.ready("bob")
    assert t.chair(first).bank == 60_000


def test_an_outage_is_given_back_to_every_running_clock() -> None:
    """S24: deadlines are in the log, and the time that the server was down counts for nobody."""
    t = Table(2, clock=CLOCK, absence_bank=100).start()
    seat = t.turn
    t.now += 10_000
    t.drop(1 - seat)
    t.now += 500_000
    t.write((log.Outage(t.now, 500_000),))
    assert play.deadline(t.room) == START + 590_000
    assert play.absence_end(t.room, 1 - seat) == START + 610_000


def test_a_clock_that_began_at_zero_gets_its_outage_back_as_well() -> None:
    t = Table(2, clock=CLOCK, absence_bank=100)
    t.now = 0
    t.start()
    t.drop(1)
    t.write((log.Outage(5_000, 5_000),))
    assert play.deadline(t.room) == 95_000
    assert play.absence_end(t.room, 1) == 105_000


def test_no_clock_runs_for_a_bot_or_while_nobody_plays() -> None:
    t = Table(1, seats=2, clock=CLOCK, **TWO_ROUNDS)
    t.write(desk.add_bot(t.room, "ann", None, "greedy", "Ada", t.context))
    assert play.deadline(t.room) is None
    t.start()
    while t.chair(t.turn).bot is None:
        t.turn_over()
    assert play.deadline(t.room) is None
    t.round_over()
    assert t.room.stage is Stage.BETWEEN
    assert play.deadline(t.room) is None


# -- absence --


def test_the_absence_bank_runs_from_the_drop_and_is_what_is_left_after_the_return() -> None:
    t = Table(2, absence_bank=100).start()
    t.drop(1)
    assert t.drop(1) == ()
    assert play.absence_end(t.room, 1) == START + 100_000
    t.now += 30_000
    t.back(1)
    assert t.chair(1).absence == 70_000
    assert t.back(1) == ()
    t.drop(1)
    assert play.absence_end(t.room, 1) == t.now + 70_000


def test_absence_in_the_lobby_costs_nothing_of_the_match() -> None:
    t = Table(2, absence_bank=100)
    t.drop(1)
    t.now += 1_000_000
    t.start()
    assert play.absence_end(t.room, 1) == t.now + 100_000


def test_a_bank_that_is_not_spent_does_nothing() -> None:
    t = Table(2, absence_bank=100).start()
    t.drop(1)
    t.now += 99_999
    assert not t.chair(1).expired
    assert play.bot_level(t.room, 1) is None


def test_a_lost_line_after_a_spent_bank_is_no_forfeit_at_once() -> None:
    """S13: a grace period, however often."""
    t = Table(2, absence_bank=100).start()
    t.expire(1)
    t.back(1)
    assert not t.chair(1).expired
    t.drop(1)
    assert play.absence_end(t.room, 1) == t.now + 10_000


@pytest.mark.parametrize(("policy", "level"), [(Absence.IDLE, "idle"), (Absence.BOT, "medium"), (Absence.VOTE, None)])
def test_when_the_bank_is_spent_the_policy_of_the_table_holds(policy: Absence, level: str | None) -> None:
    """C11: the table never waits for ever."""
    t = Table(2, absence=policy).start()
    entries = t.expire(1)
    assert any(e == log.Housed(t.now, Leave(1)) for e in entries)
    assert play.bot_level(t.room, 1) == level
    assert play.bot_level(t.room, 0) is None
    assert t.room.state is not None
    assert t.room.state.public.away == (1,)


def test_the_owner_takes_the_seat_back_at_any_time() -> None:
    t = Table(2).start()
    t.expire(1)
    t.now += 3_600_000
    entries = t.back(1)
    assert log.Housed(t.now, Return(1)) in entries
    assert play.bot_level(t.room, 1) is None
    assert t.room.state is not None
    assert t.room.state.public.away == ()


def test_who_is_away_between_rounds_leaves_the_next_at_once_and_may_return() -> None:
    t = Table(2, **TWO_ROUNDS).start()
    t.round_over()
    t.expire(0)
    assert not any(isinstance(e, log.Housed) and isinstance(e.action, Leave) for e in t.log)
    t.write(desk.next_round(t.room, t.context))
    assert t.room.state is not None
    assert t.room.state.public.away == (0,)
    t.back(0)
    assert t.room.state.public.away == ()


def test_brd_51_who_is_not_back_at_the_end_pays_each_other_player() -> None:
    """BRD-51: the penalty times the multiplier to each of the others, and points add up to zero."""
    t = Table(3, game="board", options={"multiplier": 2, "trump_bonus": 0}).start()
    t.expire(2)
    t.round_over()
    while t.room.stage is not Stage.OVER:
        t.write(desk.next_round(t.room, t.context))
        t.round_over()
    assert t.room.match is not None
    points = t.room.match.totals
    assert sum(points) == 0
    assert points[2] <= -400


def test_c06_two_seats_run_out_of_time_and_each_is_handled_on_its_own() -> None:
    """C06: the round goes on, other clocks are untouched, nobody wins by it."""
    t = Table(4, clock=CLOCK).start()
    for _ in range(2):
        seat = t.turn
        end = play.deadline(t.room)
        assert end is not None
        t.now = end
        while t.turn == seat:
            action = play.choose(t.room, seat, "idle", 0)
            t.write(play.act_for(t.room, seat, action, t.context, by="idle"))
        assert t.chair(seat).bank == 0
    assert sorted(t.chair(i).bank for i in range(4)) == [0, 0, 60_000, 60_000]
    assert t.room.stage is Stage.PLAYING
    assert t.room.state is not None
    assert t.room.state.public.outcome is None


# -- votes --


def test_a_seat_that_was_given_up_plays_on_by_itself_where_the_others_vote_on_the_absent() -> None:
    t = Table(2, absence=Absence.VOTE).start()
    seat = t.turn
    t.expire(seat)
    assert play.bot_level(t.room, seat) is None
    t.write(desk.back(t.room, seat, t.context))
    t.stand(("ann", "bob")[seat])
    assert play.bot_level(t.room, seat) == "idle"


def test_the_others_may_end_the_round_without_score_while_somebody_is_away() -> None:
    t = Table(3, absence=Absence.VOTE).start()
    with refused(TableCode.NOT_NOW):
        play.vote(t.room, "ann", True, t.context)
    t.expire(2)
    t.write(play.vote(t.room, "ann", True, t.context))
    assert t.chair(0).votes
    assert t.room.stage is Stage.PLAYING
    t.write(play.vote(t.room, "ann", False, t.context))
    assert not t.chair(0).votes
    t.write(play.vote(t.room, "bob", True, t.context))
    assert t.room.stage is Stage.PLAYING
    entries = t.write(play.vote(t.room, "ann", True, t.context))
    assert log.Housed(t.now, Void()) in entries
    assert t.room.match is not None
    assert t.room.match.rounds[-1].reason is Reason.VOID
    assert t.room.match.totals == (0, 0, 0)


def test_only_who_is_there_and_has_a_seat_votes_where_the_table_lets_them() -> None:
    t = Table(3, absence=Absence.VOTE).start()
    t.expire(2)
    with refused(TableCode.NOT_SEATED):
        play.vote(t.room, "eve", True, t.context)
    with refused(TableCode.NOT_NOW):
        play.vote(t.room, "cat", True, t.context)
    t = Table(2, absence=Absence.BOT).start()
    t.expire(1)
    with refused(TableCode.NOT_ALLOWED):
        play.vote(t.room, "ann", True, t.context)


def test_old_votes_do_not_count_against_who_was_back_meanwhile() -> None:
    t = Table(3, absence=Absence.VOTE).start()
    t.expire(2)
    t.write(play.vote(t.room, "ann", True, t.context))
    t.back(2)
    assert not t.chair(0).votes
    t.expire(2)
    t.write(play.vote(t.room, "bob", True, t.context))
    assert t.room.stage is Stage.PLAYING


def test_a_void_round_may_end_the_match_with_a_new_promise() -> None:
    t = Table(2, absence=Absence.VOTE).start()
    t.expire(1)
    t.write(play.vote(t.room, "ann", True, t.context))
    assert t.room.stage is Stage.OVER
    assert t.room.commitment
