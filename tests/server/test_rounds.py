"""From deal to deal: readiness, the pause, rematches with a fresh promise, and what the log makes of it all."""

from typing import Any

import pytest

from openrummy.core import Discard, End, Reason, Refuse, Reshuffle, TrumpBonus
from openrummy.fairness import Kept, Proof, check_match, match_commitment
from openrummy.match import replay, replay_match
from openrummy.server import desk, play
from openrummy.server.fold import fold_log
from openrummy.server.room import Stage
from openrummy.server.tell import table_info
from openrummy.wire import Absence, Refused, TableCode
from openrummy.wire import entries as log
from server.rooms import TWO_ROUNDS, Table, refused

GAMES = ("basic", "classic", "carousel", "board")


def test_the_twin_of_the_trump_is_shown_with_the_deal_where_nobody_is_asked() -> None:
    """BRD-14: without an offer play begins at once, and so does what all see of it; a replay tells it as well."""
    shown: list[TrumpBonus] = []
    for n in range(40):
        t = Table(4, checked=False, game="board", options={"refuse_doubles": 0})
        seed = f"{n + 1:064x}"
        t.secret = lambda seed=seed: seed
        t.write((desk.commit(t.context),))
        t.start()
        assert t.room.state is not None
        assert t.room.record is not None
        shown = [e for e in t.events if isinstance(e, TrumpBonus)]
        bonus = t.room.state.public.bonus
        assert [e.seat for e in shown] == ([] if bonus is None else [bonus])
        assert next(replay(t.room.record)).events == tuple(shown)
        if shown:
            return
    assert shown, "nobody had the twin"


@pytest.mark.parametrize("game", GAMES)
def test_the_log_makes_the_same_room_after_every_entry_of_a_match(game: str) -> None:
    """`Table.write` replays the log after every command; here a whole match is played by it."""
    t = Table(4, game=game, options={"target": 50} if game == "carousel" else {})
    t.start()
    t.round_over()
    assert t.room.stage in (Stage.BETWEEN, Stage.OVER)
    assert t.room.record is not None
    _, m = replay_match(t.room.record)
    assert m == t.room.match


def test_a_round_is_dealt_when_everybody_is_ready() -> None:
    t = Table(3, **TWO_ROUNDS).start()
    t.round_over()
    assert t.room.stage is Stage.BETWEEN
    assert t.ready("ann") != ()
    assert t.ready("ann") == ()
    t.ready("bob")
    assert t.room.stage is Stage.BETWEEN
    t.ready("cat")
    assert t.room.stage is Stage.PLAYING
    assert not any(c.ready for c in t.room.chairs if c)
    assert t.room.round_number == 1


def test_nobody_is_ready_before_or_during_a_round() -> None:
    t = Table(2)
    with refused(TableCode.NOT_NOW):
        t.ready("ann")
    t.start()
    with refused(TableCode.NOT_NOW):
        t.ready("ann")
    with refused(TableCode.NOT_NOW):
        desk.next_round(t.room, t.context)


def test_a_bot_need_not_say_that_it_is_ready() -> None:
    t = Table(1, seats=2, **TWO_ROUNDS)
    t.write(desk.add_bot(t.room, "ann", None, "greedy", "Ada", t.context))
    t.start()
    t.round_over()
    t.ready("ann")
    assert t.room.stage is Stage.PLAYING


def test_a_round_does_not_wait_for_who_is_away_but_a_rematch_does() -> None:
    t = Table(3, **TWO_ROUNDS).start()
    t.expire(2)
    t.round_over()
    t.ready("ann")
    t.ready("bob")
    assert t.room.stage is Stage.PLAYING
    assert t.room.state is not None
    assert t.room.state.public.away == (2,)
    t.round_over()
    assert t.room.stage is Stage.OVER
    t.ready("ann")
    t.ready("bob")
    assert t.room.stage is Stage.OVER
    t.back(2)
    t.ready("cat")
    assert t.room.stage is Stage.PLAYING
    assert t.room.state.public.away == ()


def test_a_rematch_begins_with_a_bot_in_the_place_of_who_left() -> None:
    """All who stay were ready already when the bot came: asking again is enough."""
    t = Table(2).start()
    t.match_over()
    t.ready("ann")
    t.stand("bob")
    t.write(desk.add_bot(t.room, "ann", None, "greedy", "Ada", t.context))
    t.ready("ann")
    assert t.room.stage is Stage.PLAYING


def test_a_rematch_is_promised_and_dealt_from_a_fresh_seed() -> None:
    t = Table(2).start()
    promised, seed = t.room.commitment, t.room.seed
    assert promised == match_commitment(bytes.fromhex(seed))
    t.match_over()
    assert t.room.revealed == seed
    assert t.room.kept == promised
    assert t.room.seed not in ("", seed)
    assert t.room.commitment == match_commitment(bytes.fromhex(t.room.seed))
    first = t.room.record
    t.ready("ann")
    t.ready("bob")
    assert t.room.record is not None
    assert first is not None
    assert t.room.record.rounds[0].order != first.rounds[0].order
    assert (t.room.revealed, t.room.round_seed) == ("", "")
    assert len(t.room.record.rounds) == 1


def test_seat_seeds_go_into_one_match_only() -> None:
    """A seed that is known before the house draws its own could be played against."""
    t = Table(2)
    t.write(desk.add_seed(t.room, "bob", "beef", t.context))
    t.start()
    assert t.room.seat_seeds == ("beef",)
    assert t.chair(1).seed == ""
    t.match_over()
    t.ready("ann")
    t.ready("bob")
    assert t.room.seat_seeds == ()


def test_a_finished_match_can_be_checked_against_its_promise() -> None:
    t = Table(3, **TWO_ROUNDS)
    t.write(desk.add_seed(t.room, "cat", "0123", t.context))
    t.start()
    t.match_over()
    assert t.room.record is not None
    proof = Proof(t.room.revealed, t.room.kept, t.room.seat_seeds)
    checks = list(check_match(Kept(t.room.record, proof)))
    assert checks
    assert all(c.ok for c in checks)


def test_an_ended_match_is_told_once_and_before_anybody_leaves() -> None:
    t = Table(2).start()
    t.match_over()
    t.stand("bob")
    folded = fold_log("table", t.log)
    (over,) = folded.over
    assert [c.name if c else None for c in over.chairs] == ["Ann", "Bob"]
    assert over.match_id == t.room.match_id


def test_a_refused_deal_is_dealt_again_by_the_same_dealer() -> None:
    t = refusing_table()
    assert t.room.match is not None
    dealer = t.room.match.dealer
    t.act(Refuse())
    assert t.room.stage is Stage.BETWEEN
    assert t.room.match.rounds[-1].reason is Reason.REFUSED
    t.write(desk.next_round(t.room, t.context))
    assert t.room.match.dealer == dealer
    assert t.room.stage is Stage.PLAYING


def refusing_table(bring: str = "", **settings: Any) -> Table:
    """A board table whose first seat holds three doubles; the seeds are tried until they deal so.

    With `bring`, the host has brought an extra joker of this reference.
    """
    for number in range(1, 200):
        t = Table(2, game="board", **settings)
        t.write(desk.add_seed(t.room, "ann", f"{number:04x}", t.context))
        if bring:
            t.write(desk.bring_joker(t.room, "ann", True, bring, t.context))
        t.start()
        try:
            play.act(t.room, t.chair(t.turn).account or "", Refuse(), "", t.context)
        except ValueError:
            continue
        return t
    raise AssertionError("no deal with three doubles")


def test_the_house_shuffles_as_soon_as_the_stock_is_used_up() -> None:
    """S25: the order of the reshuffle is in the log, so that a restart changes nothing."""
    t = Table(2).start()
    while not any(isinstance(e, log.Housed) for e in t.log):
        t.turn_over()
    (again,) = [e.action for e in t.log if isinstance(e, log.Housed)]
    assert isinstance(again, Reshuffle)
    assert t.room.state is not None
    assert t.room.state.stock == again.order


def test_two_left_for_good_end_the_board_and_the_match_with_a_new_promise() -> None:
    """BRD-52: the game is void but for the penalties; the table can be used again."""
    t = Table(3, game="board").start()
    t.stand("ann")
    t.stand("bob")
    assert t.room.stage is Stage.OVER
    assert t.room.match is not None
    assert t.room.match.rounds[-1].reason is Reason.DESERTED
    assert t.room.commitment
    assert [c.name if c else None for c in t.room.chairs] == [None, None, "Cat"]
    assert len(fold_log("table", t.log).over) == 1


def test_who_left_for_good_between_rounds_is_gone_in_the_next() -> None:
    t = Table(2, game="board", options={"games": 2}).start()
    t.round_over()
    t.stand("bob")
    t.write(desk.next_round(t.room, t.context))
    assert t.room.stage is Stage.OVER
    assert t.room.match is not None
    assert t.room.match.rounds[-1].reason is Reason.DESERTED


def test_who_gave_up_a_seat_does_not_get_it_back_and_may_not_act() -> None:
    t = Table(3).start()
    seat = t.turn
    account = t.chair(seat).account or ""
    t.stand(account)
    assert t.room.seat_of(account) is None
    assert t.back(seat) == ()
    with refused(TableCode.NOT_SEATED):
        play.act(t.room, account, Discard(0), "", t.context)
    assert play.bot_level(t.room, seat) == "idle"


def test_a_seat_that_was_given_up_is_free_after_the_match() -> None:
    t = Table(3).start()
    t.stand("bob")
    t.match_over()
    assert t.room.chairs[1] is None
    (over,) = fold_log("table", t.log).over
    assert over.chairs[1] is not None
    assert over.chairs[1].expired
    t.write(desk.sit(t.room, "dan", "Dan", 1, t.context))


def test_a_paused_table_goes_on_when_somebody_is_back() -> None:
    t = Table(2, absence=Absence.BOT, **TWO_ROUNDS).start()
    t.expire(0)
    t.expire(1)
    t.round_over()
    assert not t.room.attended
    t.back(1)
    assert t.room.attended
    t.ready("bob")
    assert t.room.stage is Stage.PLAYING


def test_the_table_tells_no_secret() -> None:
    """TableInfo has the promise, never the seed; and each field of it is named here, so that a new one is looked at."""
    t = Table(2, **TWO_ROUNDS).start()
    t.round_over()
    t.ready("ann")
    t.ready("bob")
    told = table_info(t.room, frozenset())
    assert set(told.__struct_fields__) == {
        "id", "code", "settings", "options", "stage", "chairs", "host", "locked", "commitment", "revealed",
        "round_seed", "seat_seeds", "match", "dealer", "totals", "rounds", "items", "final", "bonuses", "turn_at",
        "deadline", "hands",
    }  # fmt: skip
    assert (told.hands, told.items, told.bonuses) == ((), (), ())
    assert told.revealed == ""
    assert t.room.seed not in repr(told)


def test_reveals_follow_the_setting_of_the_table() -> None:
    for reveal, between, over in (("round", True, True), ("match", False, True), ("never", False, False)):
        t = Table(2, reveal=reveal, **TWO_ROUNDS).start()
        t.round_over()
        told = table_info(t.room, frozenset())
        assert (bool(told.hands), bool(told.round_seed), told.revealed) == (between, between, "")
        t.ready("ann")
        t.ready("bob")
        assert table_info(t.room, frozenset()).hands == ()
        t.round_over()
        told = table_info(t.room, frozenset())
        assert (bool(told.hands), bool(told.revealed)) == (over, over)


def test_a_log_that_is_none_makes_no_table() -> None:
    for entries in ([], [log.Locked(0, True)]):
        with pytest.raises(Refused):
            fold_log("table", list(entries))


def test_k03_with_the_stock_gone_and_everybody_passing_once_the_round_ends_and_is_scored() -> None:
    """K03, MAN-41: one last turn for each seat, then the points of the hands decide."""
    t = Table(3, game="carousel", checked=False).start()
    while t.room.stage is Stage.PLAYING:
        t.write(play.act_for(t.room, t.turn, play.choose(t.room, t.turn, "idle", 0), t.context))
    assert t.room.match is not None
    (end,) = t.room.match.rounds
    assert end.reason is Reason.EXHAUSTED
    assert sum(end.points) > 0
    assert t.room.record is not None
    assert t.room.record.rounds[0].actions[-3:] == (End(),) * 3
