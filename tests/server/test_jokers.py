"""Extra jokers at a table: brought before the deal, seen by all, and given back when they were not played."""

from typing import Any

from openrummy.cards import JOKER, face
from openrummy.core import Refuse
from openrummy.server import desk
from openrummy.server.fold import Joker, fold_log
from openrummy.server.tell import table_info
from openrummy.wire import TableCode
from server.rooms import Table, refused
from server.test_rounds import refusing_table

FREE: dict[str, Any] = {"game": "board", "extra_jokers": "free"}
BALANCE: dict[str, Any] = {"game": "board", "extra_jokers": "balance"}


def bring(t: Table, who: str, yes: bool = True, ref: str = "") -> None:
    t.write(desk.bring_joker(t.room, who, yes, ref, t.context))


def test_jokers_are_not_brought_where_the_table_has_none() -> None:
    t = Table(2, game="board")
    with refused(TableCode.NOT_ALLOWED):
        bring(t, "ann")


def test_a_brought_joker_is_seen_by_all_and_shuffled_in() -> None:
    """BRD-2."""
    t = Table(2, **FREE)
    bring(t, "bob")
    told = table_info(t.room, frozenset()).chairs
    assert [c.brings for c in told if c] == [False, True]
    t.start()
    assert t.room.state is not None
    assert t.room.state.public.brought == (1,)
    assert t.room.record is not None
    assert sum(face(c) >= JOKER for c in t.room.record.rounds[0].order) == 3


def test_a_joker_is_brought_once_and_taken_back_once() -> None:
    t = Table(2, **FREE)
    with refused(TableCode.NOT_NOW):
        bring(t, "ann", yes=False)
    bring(t, "ann")
    with refused(TableCode.NOT_NOW):
        bring(t, "ann")
    bring(t, "ann", yes=False)
    assert not t.chair(0).brings


def test_no_joker_is_brought_during_a_round() -> None:
    t = Table(2, **FREE).start()
    with refused(TableCode.NOT_NOW):
        bring(t, "ann")


def test_a_played_joker_is_used_up_and_each_game_needs_its_own() -> None:
    t = Table(2, options={"games": 2}, **FREE)
    bring(t, "ann")
    t.start()
    t.round_over()
    assert not t.chair(0).brings
    bring(t, "bob")
    t.write(desk.next_round(t.room, t.context))
    assert t.room.state is not None
    assert t.room.state.public.brought == (1,)


def test_a_refused_deal_costs_no_joker() -> None:
    """BRD-15."""
    t = refusing_table(bring="r1", extra_jokers="balance")
    t.act(Refuse())
    assert (t.chair(0).brings, t.chair(0).joker) == (True, "r1")
    t.write(desk.next_round(t.room, t.context))
    assert t.room.state is not None
    assert t.room.state.public.brought == (0,)
    t.match_over()
    assert (t.chair(0).brings, t.chair(0).joker) == (False, "")
    assert fold_log("table", t.log).released == ()


def test_a_joker_that_was_not_played_is_given_back() -> None:
    t = Table(2, **BALANCE)
    bring(t, "ann", ref="r1")
    bring(t, "ann", yes=False)
    bring(t, "ann", ref="r2")
    t.stand("ann")
    bring(t, "bob", ref="r3")
    t.stand("bob")
    t.write(desk.sit(t.room, "cat", "Cat", 0, t.context))
    bring(t, "cat", ref="r4")
    t.write(desk.close(t.room, "empty", t.context))
    folded = fold_log("table", t.log)
    assert folded.released == (Joker("ann", "r1"), Joker("ann", "r2"), Joker("bob", "r3"), Joker("cat", "r4"))
    assert folded.spent == folded.released


def test_a_joker_that_was_played_is_not_given_back() -> None:
    t = Table(2, **BALANCE)
    bring(t, "ann", ref="r1")
    t.start()
    t.match_over()
    t.stand("ann")
    t.write(desk.close(t.room, "empty", t.context))
    assert fold_log("table", t.log).released == ()
    assert fold_log("table", t.log).spent == (Joker("ann", "r1"),)
