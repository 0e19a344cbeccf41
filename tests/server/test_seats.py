"""Seats and the host: who may sit, leave, lead, lock and kick, and what is refused."""

import pytest

from openrummy.errors import BadInput
from openrummy.server import desk
from openrummy.server.room import Stage
from openrummy.wire import ExtraJokerUse, TableCode, TableSettings, game_of
from openrummy.wire import entries as log
from server.rooms import Table, refused


def test_who_sits_down_gets_the_first_free_seat_or_the_chosen_one() -> None:
    t = Table(1, seats=4)
    t.write(desk.sit(t.room, "bob", "Bob", 3, t.context))
    t.write(desk.sit(t.room, "cat", "Cat", None, t.context))
    assert [c.name if c else None for c in t.room.chairs] == ["Ann", "Cat", None, "Bob"]
    assert t.room.seat_of("bob") == 3


def test_nobody_sits_twice_or_on_a_taken_seat_or_beside_the_table() -> None:
    t = Table(2, seats=3)
    with refused(TableCode.ALREADY_SEATED):
        desk.sit(t.room, "ann", "Ann", None, t.context)
    with refused(TableCode.SEAT_TAKEN):
        desk.sit(t.room, "cat", "Cat", 1, t.context)
    for seat in (3, -1, 1 << 40):
        with refused(TableCode.NO_SEAT):
            desk.sit(t.room, "cat", "Cat", seat, t.context)
    t.write(desk.sit(t.room, "cat", "Cat", None, t.context))
    with refused(TableCode.FULL):
        desk.sit(t.room, "dan", "Dan", None, t.context)


def test_a_locked_table_takes_only_its_host() -> None:
    t = Table(2, seats=3)
    with refused(TableCode.NOT_HOST):
        desk.lock(t.room, "bob", True, t.context)
    t.write(desk.lock(t.room, "ann", True, t.context))
    with refused(TableCode.LOCKED):
        desk.sit(t.room, "cat", "Cat", None, t.context)
    t.stand("ann")
    t.write(desk.lock(t.room, t.room.host, False, t.context))
    t.write(desk.sit(t.room, "cat", "Cat", None, t.context))


def test_the_host_may_sit_at_a_locked_table() -> None:
    t = Table(0, seats=2)
    t.write(desk.lock(t.room, "ann", True, t.context))
    t.write(desk.sit(t.room, "ann", "Ann", None, t.context))
    assert t.room.seat_of("ann") == 0


def test_nobody_sits_down_during_a_match() -> None:
    t = Table(2).start()
    with refused(TableCode.NOT_NOW):
        desk.sit(t.room, "cat", "Cat", None, t.context)


def test_a_kicked_seat_is_free_and_only_the_host_kicks_between_matches() -> None:
    t = Table(2, seats=2)
    with refused(TableCode.NOT_HOST):
        desk.kick(t.room, "bob", 0, t.context)
    for seat in (2, -1, 99):
        with refused(TableCode.NO_SEAT):
            desk.kick(t.room, "ann", seat, t.context)
    with refused(TableCode.NOT_ALLOWED):
        desk.kick(t.room, "ann", 0, t.context)
    t.write(desk.kick(t.room, "ann", 1, t.context))
    assert t.room.chairs[1] is None
    with refused(TableCode.NO_SEAT):
        desk.kick(t.room, "ann", 1, t.context)
    t.write(desk.sit(t.room, "bob", "Bob", None, t.context))
    t.start()
    with refused(TableCode.NOT_NOW):
        desk.kick(t.room, "ann", 1, t.context)


def test_a_bot_is_put_on_a_seat_and_taken_off_like_a_person() -> None:
    t = Table(1, seats=3)
    t.write(desk.add_bot(t.room, "ann", 2, "greedy", "Ada", t.context))
    assert t.chair(2).bot == "greedy"
    assert t.chair(2).account is None
    with refused(TableCode.SEAT_TAKEN):
        desk.add_bot(t.room, "ann", 2, "greedy", "Carl", t.context)
    with refused(TableCode.NOT_HOST):
        desk.add_bot(t.room, "bob", None, "greedy", "Carl", t.context)
    t.write(desk.add_bot(t.room, "ann", None, "greedy", "Carl", t.context))
    with refused(TableCode.FULL):
        desk.add_bot(t.room, "ann", None, "greedy", "Emmy", t.context)
    t.write(desk.kick(t.room, "ann", 2, t.context))
    assert t.room.chairs[2] is None


def test_the_host_hands_over_to_a_person_at_the_table_only() -> None:
    t = Table(2, seats=3)
    t.write(desk.add_bot(t.room, "ann", None, "greedy", "Ada", t.context))
    for seat in (2, 3, -1):
        with refused(TableCode.NO_SEAT):
            desk.hand_over(t.room, "ann", seat, t.context)
    with refused(TableCode.NOT_HOST):
        desk.hand_over(t.room, "bob", 1, t.context)
    t.write(desk.hand_over(t.room, "ann", 1, t.context))
    assert t.room.host == "bob"
    with refused(TableCode.NOT_HOST):
        desk.lock(t.room, "ann", True, t.context)


def test_when_the_host_leaves_somebody_else_is_host() -> None:
    t = Table(3)
    t.stand("ann")
    assert t.room.host == "bob"
    assert t.room.seat_of("ann") is None


def test_a_host_who_leaves_during_the_match_hands_over_too() -> None:
    t = Table(3).start()
    t.stand("ann")
    assert t.room.host == "bob"


def test_a_match_starts_with_every_seat_taken_and_by_the_host() -> None:
    t = Table(1, seats=2)
    with refused(TableCode.SEATS_EMPTY):
        desk.start(t.room, "ann", "m", t.context)
    t.write(desk.sit(t.room, "bob", "Bob", None, t.context))
    with refused(TableCode.NOT_HOST):
        desk.start(t.room, "bob", "m", t.context)
    t.start()
    with refused(TableCode.NOT_NOW):
        desk.start(t.room, "ann", "m", t.context)


def test_a_silenced_seat_is_marked_until_it_may_speak_again() -> None:
    t = Table(2)
    with refused(TableCode.NOT_HOST):
        desk.silence(t.room, "bob", 0, True, t.context)
    with refused(TableCode.NO_SEAT):
        desk.silence(t.room, "ann", 7, True, t.context)
    t.write(desk.silence(t.room, "ann", 1, True, t.context))
    assert t.chair(1).silent
    t.write(desk.silence(t.room, "ann", 1, False, t.context))
    assert not t.chair(1).silent


def test_who_has_no_seat_can_do_nothing_of_a_seat() -> None:
    t = Table(2)
    for ask in (
        lambda: desk.stand(t.room, "eve", t.context),
        lambda: desk.add_seed(t.room, "eve", "00", t.context),
        lambda: desk.bring_joker(t.room, "eve", True, "", t.context),
        lambda: desk.ready(t.room, "eve", "m", t.context),
    ):
        with refused(TableCode.NOT_SEATED):
            ask()


def test_a_closed_table_takes_nothing_more() -> None:
    t = Table(2, seats=3)
    t.write(desk.close(t.room, "empty", t.context))
    assert t.room.stage is Stage.CLOSED
    assert desk.close(t.room, "empty", t.context) == ()
    with refused(TableCode.NOT_NOW):
        desk.sit(t.room, "cat", "Cat", None, t.context)
    with refused(TableCode.CLOSED):
        desk.stand(t.room, "ann", t.context)
    with refused(TableCode.CLOSED):
        desk.lock(t.room, "ann", True, t.context)
    assert t.drop(0) == ()


def test_a_rated_table_takes_no_guest_and_no_bot() -> None:
    t = Table(1, seats=2, rated=True, hints=False)
    with refused(TableCode.NOT_ALLOWED):
        desk.sit(t.room, "bob", "Bob", None, t.context, guest=True)
    with refused(TableCode.NOT_ALLOWED):
        desk.add_bot(t.room, "ann", None, "greedy", "Ada", t.context)
    t.write(desk.sit(t.room, "bob", "Bob", None, t.context))


@pytest.mark.parametrize(
    "settings",
    [
        {"game": "whist"},
        {"game": "classic", "seats": 2},
        {"game": "carousel", "seats": 6},
        {"options": {"no_such_rule": 1}},
        {"preset": "nothing"},
        {"rated": True, "hints": True},
        {"extra_jokers": ExtraJokerUse.FREE},
        {"game": "board", "extra_jokers": ExtraJokerUse.FREE, "options": {"extra_joker_mode": "none"}},
        {"game": "board", "extra_jokers": ExtraJokerUse.BALANCE, "preset": "no_extra_jokers"},
    ],
)
def test_a_table_that_could_not_be_played_is_not_opened(settings: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        game_of(TableSettings(**settings))  # type: ignore[arg-type]  # the names and values are the cases


def test_a_seed_is_hex_of_at_most_32_bytes_and_given_between_matches() -> None:
    t = Table(2)
    for seed in ("", "xyz", "0", "00" * 33):
        with refused(TableCode.BAD_MESSAGE):
            desk.add_seed(t.room, "ann", seed, t.context)
    t.write(desk.add_seed(t.room, "ann", "C0 FFEE", t.context))
    assert t.chair(0).seed == "c0ffee"
    t.start()
    with refused(TableCode.NOT_NOW):
        desk.add_seed(t.room, "ann", "00", t.context)


def test_a_newcomer_brings_nothing_of_who_sat_there_before() -> None:
    t = Table(2, clock={"move": 10, "bank": 60})
    t.write(desk.add_seed(t.room, "bob", "aa", t.context))
    t.write(desk.silence(t.room, "ann", 1, True, t.context))
    t.drop(1)
    t.write(desk.kick(t.room, "ann", 1, t.context))
    t.write(desk.sit(t.room, "cat", "Cat", 1, t.context))
    chair = t.chair(1)
    assert (chair.seed, chair.silent, chair.dropped, chair.bank) == ("", False, None, 60_000)
    assert isinstance(t.log[-1], log.Sat)
