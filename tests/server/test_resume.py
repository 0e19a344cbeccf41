"""Coming back: after a reload, on another device, after a restart of the server, and with what was sent twice."""

import asyncio
from itertools import count
from pathlib import Path

import pytest

from openrummy.client import Client
from openrummy.core import Discard, Draw, Take
from openrummy.wire import TableCode
from openrummy.wire import messages as wire
from server.harness import ServerProcess
from server.people import ONE_ROUND, House, act, between, caught_up, history, house, no, over, play_on, run, until


def mover_of(*people: Client) -> tuple[Client, Client]:
    """Who is to act, and another."""
    mover = next(p for p in people if p.offers is not None)
    return mover, next(p for p in people if p is not mover)


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


# -- sent twice --


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


# -- the server goes and comes back --


def test_a_table_goes_on_after_a_stop_and_a_start(tmp_path: Path) -> None:
    """S24, S26, S27: hands, chat, orders, ids and clocks are as they were, and the outage counts for nobody."""
    database = str(tmp_path / "test.db")
    time = {"now": 10_000_000}

    async def work() -> None:
        seeds = count(1)
        settings = {"database": database, "now": lambda: time["now"], "secret": lambda: f"{next(seeds):064x}"}
        async with house(**settings) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True, clock={"move": 30, "bank": 60})
            mover, other = mover_of(ann, bob)
            await act(mover, Draw(), id="x1")
            await bob.ask(wire.Say, text="back soon")
            assert mover.view is not None
            wish = tuple(reversed(mover.view.hand))
            await mover.ask(wire.Arrange, cards=wish)
            views, tokens = {p.seat: p.view for p in (ann, bob)}, (mover.token, other.token)
            assert mover.table is not None
            deadline = mover.table.deadline
        time["now"] += 3_600_000
        async with house(**settings) as here:
            mover, other = (here.device(Client(here.url, t)) for t in tokens)
            told = await mover.watch(table)
            assert (told.view, told.order) == (views[told.seat], wish)
            assert [line.text for line in told.chat] == ["back soon"]
            assert told.table.stage == "playing"
            assert deadline is not None
            assert told.table.deadline is not None
            assert deadline + 3_590_000 <= told.table.deadline <= deadline + 3_600_000
            assert (await other.watch(table)).view == views[other.seat]
            await mover.ask(wire.Act, id="x1", action=Draw())
            assert mover.view == views[mover.seat]
            with no(TableCode.SAME_ID):
                await mover.ask(wire.Act, id="x1", action=Take())
            await until(mover, lambda c: all(x and x.dropped is None for x in c.table.chairs) if c.table else False)
            assert await a_discard(mover)

    run(work())


async def a_discard(client: Client) -> int:
    assert client.offers is not None
    return await act(client, next(a for a in client.offers.actions if isinstance(a, Discard)))


def test_nobody_is_timed_out_by_the_time_that_the_server_was_down(tmp_path: Path) -> None:
    """The outage is given back before any clock runs again, however long it was."""
    database = str(tmp_path / "test.db")
    time = {"now": 10_000_000}

    async def work() -> None:
        async with house(database=database, now=lambda: time["now"]) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True, clock={"move": 1, "bank": 0}, absence_bank=1)
            mover, _ = mover_of(ann, bob)
            token, view = mover.token, mover.view
        time["now"] += 86_400_000
        async with house(database=database, now=lambda: time["now"]) as here:
            told = await here.device(Client(here.url, token)).watch(table)
            assert told.view == view
            assert told.offers is not None

    run(work())


def test_c14_who_was_ready_before_a_restart_is_ready_after_it(tmp_path: Path) -> None:
    """C14: choices already made are kept."""
    database = str(tmp_path / "test.db")
    rounds = {"match": {"type": "rounds", "rounds": 2}}

    async def work() -> None:
        async with house(database=database) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True, game="basic", options=rounds, next_round=600)
            await asyncio.gather(play_on(ann, between), play_on(bob, between))
            await ann.ask(wire.Ready)
            tokens = ann.token, bob.token
        async with house(database=database) as here:
            ann, bob = (here.device(Client(here.url, t)) for t in tokens)
            told = await ann.watch(table)
            assert [c.ready for c in told.table.chairs if c] == [True, False]
            await bob.watch(table)
            await bob.ask(wire.Ready)
            await until(ann, lambda c: bool(c.table and c.table.stage == "playing"))

    run(work())


def test_after_a_kill_nothing_acknowledged_is_lost_and_nothing_is_done_twice(tmp_path: Path) -> None:
    async def work() -> None:
        with ServerProcess(tmp_path / "test.db") as server:
            here = House(server.url)
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True, absence_bank=600, **ONE_ROUND)
            people = [ann, bob]
            for n in range(2):
                mover, _ = mover_of(*people)
                told = await mover.ask(wire.Act, id=f"k{n}", action=Draw())
                server.kill()
                await asyncio.gather(*(p.disconnect() for p in people))
                server.start()
                for one in people:
                    await one.watch(table)
                assert await mover.ask(wire.Act, id=f"k{n}", action=Draw()) == told
                assert mover.view is not None
                assert len(mover.view.hand) == 11
                await caught_up(people[1 - people.index(mover)], await a_discard(mover))
                await until(people[1 - people.index(mover)], lambda c: c.offers is not None)
            await asyncio.gather(*(play_on(p, over) for p in people))
            assert ann.table is not None
            (row,) = await history(ann)
            assert ann.table.final is not None
            assert tuple(row["points"]) == ann.table.final.points
            await asyncio.gather(*(c.close() for c in here.clients))

    run(work())


def test_a_match_that_ended_just_before_a_crash_is_kept_after_it(tmp_path: Path) -> None:
    """The log has the end; the history is made from it when the table is read again, even if people have left."""
    from sqlalchemy import delete

    from openrummy.server.store import Store
    from openrummy.server.store.schema import match_seats, matches

    database = str(tmp_path / "test.db")

    async def work() -> None:
        async with house(database=database) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True)
            await asyncio.gather(play_on(ann, over), play_on(bob, over))
            await bob.ask(wire.Stand)
            token = ann.token
        store = await Store.open(f"sqlite+aiosqlite:///{database}")
        for rows in (match_seats, matches):
            await store.execute(delete(rows))
        await store.close()
        async with house(database=database) as here:
            ann = here.device(Client(here.url, token))
            await ann.watch(table)
            assert (await history(ann))[0]["names"] == ["Ann", "Bob"]

    run(work())


# -- who sits down later --


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
