"""Taking back one's own last action, as far as it told nothing (H11), and doing an action once only."""

import pytest

from openrummy.core import (
    Accept,
    AnyAction,
    Discard,
    Draw,
    End,
    LayDown,
    LayOff,
    Leave,
    Rearrange,
    Take,
    Void,
    legal,
    view,
)
from openrummy.server import desk, play
from openrummy.server.room import Stage
from openrummy.server.tell import offers
from openrummy.wire import Absence, Refused, TableCode
from openrummy.wire import entries as log
from server.rooms import Table, refused


def test_h11_a_draw_from_the_stock_is_not_taken_back() -> None:
    """H11: information was gained."""
    t = Table(2).start()
    t.act(Draw())
    with refused(TableCode.NOTHING_TO_UNDO):
        t.undo()


def test_a_taken_discard_can_be_put_back() -> None:
    t = Table(2).start()
    before = t.room.state
    t.act(Take())
    t.undo()
    assert t.room.state == before
    t.act(Draw())


def test_undo_goes_back_step_by_step_but_not_past_what_told_something() -> None:
    t = table_with_a_meld()
    drawn = t.room.state
    melds = (
        [a for a in legal(t.room.game, view(t.room.state, t.turn)) if isinstance(a, LayDown)] if t.room.state else []
    )
    t.act(melds[0])
    melded = t.room.state
    rest = [a for a in legal(t.room.game, view(melded, t.turn)) if isinstance(a, LayOff | LayDown)] if melded else []
    if rest:
        t.act(rest[0])
        t.undo()
    assert t.room.state == melded
    t.undo()
    assert t.room.state == drawn
    with refused(TableCode.NOTHING_TO_UNDO):
        t.undo()


def table_with_a_meld() -> Table:
    """A table where the seat to act has drawn and can lay down a meld; seeds are tried until they deal so."""
    for number in range(1, 300):
        t = Table(2)
        t.write(desk.add_seed(t.room, "ann", f"{number:04x}", t.context))
        t.start()
        t.act(Draw())
        assert t.room.state is not None
        if any(isinstance(a, LayDown) for a in legal(t.room.game, view(t.room.state, t.turn))):
            return t
    raise AssertionError("no deal with a meld")


def test_a_discard_ends_the_turn_and_is_not_taken_back() -> None:
    t = Table(2).start()
    seat = t.turn
    t.turn_over()
    with refused(TableCode.NOTHING_TO_UNDO):
        t.undo(seat)
    with refused(TableCode.NOTHING_TO_UNDO):
        t.undo(1 - seat)


def test_only_the_seat_itself_takes_back() -> None:
    t = Table(2).start()
    seat = t.turn
    t.act(Take())
    with refused(TableCode.NOTHING_TO_UNDO):
        t.undo(1 - seat)
    t.undo(seat)


def test_nothing_is_taken_back_where_the_table_says_so() -> None:
    t = Table(2, undo=False).start()
    t.act(Take())
    with refused(TableCode.NOT_ALLOWED):
        t.undo()
    shown = offers(t.room, t.turn)
    assert shown is not None
    assert not shown.undo


def test_what_a_stand_in_did_is_not_taken_back_by_the_owner() -> None:
    t = Table(2, absence=Absence.BOT).start()
    seat = t.turn
    t.expire(seat)
    t.write(play.act_for(t.room, seat, Take(), t.context, by="greedy"))
    t.back(seat)
    with refused(TableCode.NOTHING_TO_UNDO):
        t.undo(seat)


def test_acceptance_of_a_deal_is_not_taken_back() -> None:
    t = Table(2, game="board").start()
    t.act(Accept())
    for seat in (0, 1):
        with refused(TableCode.NOTHING_TO_UNDO):
            t.undo(seat)


def test_a_rebuilt_table_is_taken_back_but_not_the_draw_before_it() -> None:
    """The table of carousel is one action; the second draw after it is none that the rules allow."""
    t = rebuilding_table()
    before = t.room.state
    assert before is not None
    t.act(next(a for a in legal(t.room.game, view(before, t.turn)) if isinstance(a, Rearrange)))
    t.undo()
    assert t.room.state == before
    with refused(TableCode.NOTHING_TO_UNDO):
        t.undo()


def rebuilding_table() -> Table:
    """A carousel table where the seat to act has drawn once and can put a meld down."""
    for number in range(1, 300):
        t = Table(2, game="carousel")
        t.write(desk.add_seed(t.room, "ann", f"{number:04x}", t.context))
        t.start()
        t.act(Draw())
        assert t.room.state is not None
        if any(isinstance(a, Rearrange) for a in legal(t.room.game, view(t.room.state, t.turn))):
            return t
    raise AssertionError("no deal with a table to build")


def test_the_end_of_a_round_is_not_taken_back() -> None:
    t = Table(2).start()
    t.round_over()
    assert t.room.stage is Stage.OVER
    for seat in (0, 1):
        with refused(TableCode.NOTHING_TO_UNDO):
            t.undo(seat)


def test_the_record_has_only_what_was_not_taken_back() -> None:
    t = Table(2).start()
    t.act(Take())
    t.undo()
    t.act(Draw())
    assert t.room.record is not None
    assert t.room.record.rounds[-1].actions == (Draw(),)
    assert sum(isinstance(e, log.Undid) for e in t.log) == 1


# -- once only --


def test_the_same_id_with_the_same_action_is_known() -> None:
    """C02: the second gets the stored answer."""
    t = Table(2).start()
    seat = t.turn
    assert play.done_before(t.room, seat, "a1", Draw()) is None
    t.act(Draw(), id="a1")
    assert play.done_before(t.room, seat, "a1", Draw()) == t.room.seq - 1
    assert play.done_before(t.room, 1 - seat, "a1", Draw()) is None
    assert play.done_before(t.replayed(), seat, "a1", Draw()) == t.room.seq - 1


@pytest.mark.parametrize("other", [Take(), End(), Discard(3), None])
def test_the_same_id_with_other_content_is_refused(other: AnyAction | None) -> None:
    """S10: same key with other content is refused."""
    t = Table(2).start()
    seat = t.turn
    t.act(Draw(), id="a1")
    with refused(TableCode.SAME_ID):
        play.done_before(t.room, seat, "a1", other)


def test_ids_are_remembered_for_a_while_and_not_for_ever() -> None:
    t = Table(2).start()
    for n in range(100):
        t.act(Take(), id=f"t{n}")
        t.undo()
    seat = t.turn
    assert len(t.room.done) == 64
    assert play.done_before(t.room, seat, "t99", Take()) is not None
    assert play.done_before(t.room, seat, "t0", Take()) is None


def test_a_newcomer_does_not_inherit_the_ids_of_a_seat() -> None:
    t = Table(2).start()
    t.act(Draw(), id="x1")
    seat = t.turn
    t.round_over()
    t.stand(t.chair(seat).account or "")
    t.write(desk.sit(t.room, "cat", "Cat", seat, t.context))
    assert play.done_before(t.room, seat, "x1", Draw()) is None


def test_c03_a_card_that_is_no_longer_held_is_not_discarded_again() -> None:
    """C03: refused, it is not in the hand."""
    t = Table(2).start()
    seat = t.turn
    t.act(Draw())
    thrown = t.throw()
    t.act(thrown)
    t.turn_over()
    t.act(Draw())
    with pytest.raises(ValueError, match="E_NOT_IN_HAND"):
        play.act(t.room, t.chair(seat).account or "", thrown, "", t.context)


def test_an_action_chosen_before_the_round_moved_on_is_refused() -> None:
    """S01: a double click draws once, even where the rules would let the seat draw again."""
    t = Table(2, game="carousel").start()
    account, seen = t.chair(t.turn).account or "", t.room.seq - 1
    t.write(play.act(t.room, account, Draw(), "c1", t.context, seen))
    with refused(TableCode.RESYNC):
        play.act(t.room, account, Draw(), "c2", t.context, seen)
    t.write(play.act(t.room, account, Draw(), "c3", t.context, t.room.seq - 1))


def test_chat_and_seats_do_not_make_an_action_stale() -> None:
    t = Table(2).start()
    account, seen = t.chair(t.turn).account or "", t.room.seq - 1
    t.write((log.Said(t.now, 0, "hello"),))
    t.drop(1 - t.turn)
    assert play.act(t.room, account, Draw(), "", t.context, seen)


def test_the_house_is_not_played_by_a_seat() -> None:
    t = Table(2).start()
    for action in (Void(), Leave(1)):
        with refused(TableCode.FORBIDDEN):
            play.act(t.room, t.chair(t.turn).account or "", action, "", t.context)


def test_nothing_is_played_outside_a_round() -> None:
    t = Table(2)
    with refused(TableCode.NOT_NOW):
        play.act(t.room, "ann", Draw(), "", t.context)
    t.start()
    t.round_over()
    with pytest.raises((Refused, ValueError)):
        play.act(t.room, "ann", Draw(), "", t.context)
    with refused(TableCode.NOT_SEATED):
        play.act(t.room, "eve", Draw(), "", t.context)
