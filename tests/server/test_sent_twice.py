"""Two devices of a seat, an action that is sent twice, and one that comes too late."""

import asyncio

from openrummy.core import Discard, Draw, Take
from openrummy.wire import TableCode
from openrummy.wire import messages as wire
from server.people import act, caught_up, house, mover_of, no, run


def test_two_devices_of_a_seat_both_work_and_hear_the_same() -> None:
    """S11, S12: several sockets of a seat; it is not absent while one is left."""

    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True)
            mover, other = mover_of(ann, bob)
            second = here.device(mover)
            await second.watch(table)
            seq = await act(second, Draw())
            await caught_up(mover, seq)
            assert mover.view == second.view
            await second.disconnect()
            assert mover.offers is not None
            seq = await act(mover, next(a for a in mover.offers.actions if isinstance(a, Discard)))
            await caught_up(other, seq)
            assert other.table is not None
            assert all(c and c.dropped is None for c in other.table.chairs)

    run(work())


def test_c02_the_same_action_sent_twice_is_done_once() -> None:
    """C02: draw, cut the connection before the answer, come back, send the same again."""

    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True, game="carousel")
            mover, other = mover_of(ann, bob)
            assert mover.socket is not None
            await mover.socket.send('{"ask": "act", "id": "x1", "action": {"do": "draw"}}')
            await mover.disconnect()
            told = await mover.watch(table)
            again = await mover.ask(wire.Act, id="x1", action=Draw())
            assert isinstance(again, wire.Ack)
            once_more = await mover.ask(wire.Act, id="x1", action=Draw())
            assert once_more == again
            assert mover.view is not None
            assert len(mover.view.hand) == 11
            assert told.view is not None
            with no(TableCode.SAME_ID):
                await mover.ask(wire.Act, id="x1", action=Take())
            with no(TableCode.SAME_ID):
                await mover.ask(wire.Undo, id="x1")
            with no("E_NOT_YOUR_TURN"):
                await other.ask(wire.Act, id="x1", action=Draw())

    run(work())


def test_two_devices_that_send_the_same_action_at_once_do_it_once() -> None:
    """S01, S05: one writer for each table."""

    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True, game="carousel")
            mover, _ = mover_of(ann, bob)
            second = here.device(mover)
            await second.watch(table)
            first, other = await asyncio.gather(
                mover.ask(wire.Act, id="x1", action=Draw()), second.ask(wire.Act, id="x1", action=Draw())
            )
            assert first == other

    run(work())


def test_what_was_chosen_before_the_round_moved_on_is_refused() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            await here.table(ann, bob, start=True, game="carousel")
            mover, _ = mover_of(ann, bob)
            seen = mover.seq
            await act(mover, Draw(), seen=seen)
            with no(TableCode.RESYNC):
                await mover.ask(wire.Act, action=Draw(), seen=seen)

    run(work())
