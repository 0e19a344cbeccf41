"""Coming back to a table: with what was missed, after a reload, by the token of a seat; and who sits down later."""

import asyncio

import pytest

from openrummy.client import Client
from openrummy.core import Discard, Draw, Take
from openrummy.wire import TableCode
from openrummy.wire import messages as wire
from server.people import act, house, mover_of, no, over, play_on, run, until


async def a_turn(client: Client) -> int:
    """Draw and throw something; the seq of the discard."""
    await act(client, Draw())
    assert client.offers is not None
    return await act(client, next(a for a in client.offers.actions if isinstance(a, Discard)))


def test_c08_who_comes_back_gets_what_was_missed_and_may_act_at_once() -> None:
    """C08: full current view, turn and clock; input enabled at once."""

    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True)
            mover, other = mover_of(ann, bob)
            await other.disconnect()
            await until(mover, lambda c: bool(c.table and (x := c.table.chairs[other.seat]) and x.dropped is not None))
            seq = await a_turn(mover)
            told = await other.watch(table)
            assert told.complete
            assert told.seq > seq
            assert [type(e).__name__ for e in told.missed] == ["Drew", "Discarded"]
            assert told.offers is not None
            await act(other, Draw())

    run(work())


def test_what_was_taken_back_again_and_again_is_nothing_that_was_missed() -> None:
    """However much there is of it: more than the table keeps in memory."""

    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True)
            mover, other = mover_of(ann, bob)
            await other.disconnect()
            for _ in range(40):
                await act(mover, Take())
                await mover.ask(wire.Undo)
                await until(mover, lambda c: bool(c.offers and Take() in c.offers.actions))
            told = await other.watch(table)
            assert (told.missed, told.complete, told.digest) == ((), True, None)
            assert told.view is not None

    run(work())


def test_an_action_that_was_taken_back_is_not_among_what_was_missed() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True)
            mover, other = mover_of(ann, bob)
            await other.disconnect()
            await act(mover, Take())
            await mover.ask(wire.Undo)
            assert (await other.watch(table)).missed == ()

    run(work())


def test_what_was_taken_back_is_not_missed_when_somebody_chatted_meanwhile() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True)
            mover, other = mover_of(ann, bob)
            await other.disconnect()
            await act(mover, Take())
            await mover.ask(wire.Say, text="hm")
            await mover.ask(wire.Undo)
            assert (await other.watch(table)).missed == ()

    run(work())


def test_c09_a_reload_takes_the_seat_again_by_its_token() -> None:
    """C09, S21: the session is the seat; a name is never in the way."""

    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True)
            again = here.device(ann)
            told = await again.watch(table)
            assert told.seat == ann.seat
            assert told.view == ann.view

    run(work())


def test_a_seat_token_lends_one_seat_at_one_table_and_nothing_else() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob, eve = await here.guest("Ann"), await here.guest("Bob"), await here.guest("Eve")
            elsewhere = await here.table(ann, bots=1, start=True)
            table = await here.table(ann, bob, start=True)
            token = (await ann.post("/api/seat", {"id": table}))["token"]
            with no(TableCode.NOT_SEATED):
                await eve.post("/api/seat", {"id": table})
            told = await eve.watch(table, seat_token=token)
            assert told.seat == 0
            assert told.view is not None
            assert told.view.hand
            assert (await eve.watch(elsewhere)).seat == -1
            for wrong in ("nonsense", ann.token):
                with no(TableCode.FORBIDDEN):
                    await eve.watch(table, seat_token=wrong)
            with no(TableCode.FORBIDDEN):
                await eve.watch(elsewhere, seat_token=token)
            with no(TableCode.NO_ACCOUNT):
                await here.device(Client(here.url, token)).get("/api/me")

    run(work())


def test_s07_seats_do_not_move_when_somebody_comes_back() -> None:
    """S07: the index of a seat never changes."""

    async def work() -> None:
        async with house() as here:
            people = [await here.guest(name) for name in ("Ann", "Bob", "Cat")]
            table = await here.table(*people, start=True)
            for one in people:
                await one.disconnect()
                await one.watch(table)
            assert [p.seat for p in people] == [0, 1, 2]

    run(work())


@pytest.mark.parametrize("reveal", ["never", "round"])
def test_h05_h06_a_newcomer_sees_nothing_of_the_hand_that_lay_on_the_seat(reveal: str) -> None:
    """H05, H06: no view, no missed event, no order of the cards survives the person; a rematch starts clean."""

    async def work() -> None:
        async with house() as here:
            ann, bob, eve = await here.guest("Ann"), await here.guest("Bob"), await here.guest("Eve")
            table = await here.table(ann, bob, start=True, reveal=reveal)
            assert bob.view is not None
            await bob.ask(wire.Arrange, cards=bob.view.hand)
            await asyncio.gather(play_on(ann, over), play_on(bob, over))
            await bob.ask(wire.Stand)
            await eve.watch(table)
            await eve.ask(wire.Sit)
            await until(eve, lambda c: c.seat == 1)
            assert eve.view is not None
            assert (eve.view.hand, eve.view.drawn) == ((), None)
            eve.seq = 0
            told = await eve.watch(table)
            assert told.view is not None
            assert (told.seat, told.view.hand, told.missed, told.order) == (1, (), (), ())
            assert bool(told.table.hands) == (reveal == "round")
            await ann.ask(wire.Ready)
            await eve.ask(wire.Ready)
            await until(eve, lambda c: bool(c.table and c.table.stage == "playing"))
            assert eve.table is not None
            assert (eve.table.hands, eve.table.revealed, eve.table.round_seed) == ((), "", "")
            assert len(eve.view.hand) == 10

    run(work())
