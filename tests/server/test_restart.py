"""The server goes and comes back: what was acknowledged is kept, and the outage counts for nobody."""

import asyncio
from itertools import count
from pathlib import Path

from openrummy.client import Client
from openrummy.core import Discard, Draw, Take
from openrummy.wire import TableCode
from openrummy.wire import messages as wire
from server.harness import ServerProcess
from server.people import (
    ONE_ROUND,
    House,
    act,
    between,
    caught_up,
    history,
    house,
    mover_of,
    no,
    over,
    play_on,
    run,
    until,
)


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
