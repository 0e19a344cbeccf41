"""The lobby: the list of open tables, one's own tables, and who may sit at one."""

import asyncio
from pathlib import Path

from openrummy.client import Client
from openrummy.server.hub import EMPTY_AFTER, SWEEP_EVERY
from openrummy.wire import TableCode
from openrummy.wire import messages as wire
from server.inside import Clock as Time
from server.inside import a_service, a_table, an_account
from server.people import house, no, run, until


def test_the_list_of_open_tables_is_live() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            await bob.connect()
            await bob.ask(wire.WatchLobby)
            assert await lobby(bob) == []
            table = await here.table(ann, open=True, seats=3)
            await here.table(ann, open=False)
            rows = await lobby(bob, lambda rows: bool(rows and rows[0].taken))
            assert [(r.id, r.taken, r.host) for r in rows] == [(table, 1, "Ann")]
            await ann.watch(table)
            await ann.ask(wire.Lock, locked=True)
            assert await lobby(bob, lambda rows: not rows) == []

    run(work())


async def lobby(client: Client, done: object = lambda rows: True) -> list[wire.OpenTable]:
    """The next list of open tables that is as it should be."""
    assert callable(done)
    while True:
        told = await client.next()
        if isinstance(told, wire.Lobby) and done(told.tables):
            return list(told.tables)


def test_a_table_without_spectators_shows_its_play_to_nobody() -> None:
    """Whoever looked before the match is sent away when it begins; the seats stay."""

    async def work() -> None:
        async with house() as here:
            ann, bob, eve = await here.guest("Ann"), await here.guest("Bob"), await here.guest("Eve")
            table = await here.table(ann, bob, spectators=False)
            await eve.watch(table)
            await ann.ask(wire.Start)
            told = await eve.next()
            while not isinstance(told, wire.Nack):
                assert isinstance(told, wire.Update)
                assert told.view is None
                told = await eve.next()
            with no(TableCode.FORBIDDEN):
                await eve.ask(wire.Explain)  # on the connection that she still has
            with no(TableCode.FORBIDDEN):
                await eve.watch(table)

    run(work())


def test_my_tables_are_listed_asleep_and_awake_and_no_longer_when_they_are_over() -> None:
    async def work() -> None:
        clock = Time()
        async with a_service(clock) as service:
            ann, bob = await an_account(service, "Ann"), await an_account(service, "Bob")
            table = await a_table(service, ann, start=False)
            playing = await a_table(service, ann, bots=1, bot_pace=10_000)
            await service.hub.rest()
            assert list(service.hub.actors) == [playing]
            assert [row.id for row in service.hub.tables_of(ann.id)] == [playing.room.id, table.room.id]
            assert service.hub.tables_of(bob.id) == []
            await service.hub.table(table.room.id)
            assert len(service.hub.tables_of(ann.id)) == 2
            clock.now += EMPTY_AFTER + SWEEP_EVERY
            await service.hub.rest()
            assert table.room.id not in [row.id for row in service.hub.tables_of(ann.id)]

    run(work())


def test_my_tables_are_listed_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "test.db")

    async def work() -> None:
        async with house(database=database) as here:
            ann = await here.guest("Ann")
            table = await here.table(ann, seats=2)
        async with house(database=database) as here:
            again = here.device(Client(here.url, ann.token))
            while not (found := await again.get("/api/tables/mine")):
                await asyncio.sleep(0)  # the tables are read when the server starts
            assert [row["id"] for row in found] == [table]

    run(work())


def test_a_host_kicks_and_the_kicked_watch_on() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            await here.table(ann, bob)
            with no(TableCode.NOT_HOST):
                await bob.ask(wire.Kick, seat=0)
            await ann.ask(wire.Kick, seat=1)
            await until(bob, lambda c: c.seat == -1)
            with no(TableCode.NOT_SEATED):
                await bob.ask(wire.Ready)
            await ann.ask(wire.AddBot)
            await until(bob, lambda c: bool(c.table and c.table.chairs[1]))
            assert bob.table is not None
            assert bob.table.chairs[1] is not None
            assert bob.table.chairs[1].bot == "medium"

    run(work())


def test_an_unknown_bot_is_refused_with_those_that_there_are() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.guest("Ann")
            await here.table(ann)
            for level in ("genius", "greedy"):  # the greedy one is for measuring, and no table offers it
                with no(TableCode.BAD_MESSAGE, field="level", levels=await ann.get("/api/levels")):
                    await ann.ask(wire.AddBot, level=level)

    run(work())


def test_guests_are_marked_as_such_from_the_first_moment() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.member("Ann"), await here.guest("Bob")
            await here.table(ann, bob)
            await until(ann, lambda c: bool(c.table and c.table.chairs[1]))
            assert ann.table is not None
            assert [c.guest for c in ann.table.chairs if c] == [False, True]

    run(work())


def test_a_rated_table_refuses_guests_bots_and_hints() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.member("Ann"), await here.guest("Bob")
            table = await here.table(ann, rated=True, hints=False)
            await bob.watch(table)
            with no(TableCode.NOT_ALLOWED):
                await bob.ask(wire.Sit)
            with no(TableCode.NOT_ALLOWED):
                await ann.ask(wire.AddBot)
            with no(TableCode.NOT_ALLOWED):
                await ann.ask(wire.Hint)
            await bob.post("/api/upgrade", {"login": "Bob", "password": "long enough"})
            await bob.ask(wire.Sit)  # an account now, on the same connection

    run(work())
