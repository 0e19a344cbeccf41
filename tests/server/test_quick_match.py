"""The quick match: people who want the same game meet, and bots take the places that stay empty."""

import asyncio

from openrummy.client import Client
from openrummy.wire import Clock, TableCode
from openrummy.wire import messages as wire
from server.harness import running_server
from server.people import House, house, no, run, until


async def meet(client: Client, game: str = "basic", seats: int = 2, wait: int = 30) -> str:
    told: str = (await client.post("/api/quick", {"game": game, "seats": seats, "wait": wait}))["table"]
    return told


async def waiting(client: Client, people: int, pool: str = "basic/2") -> None:
    """Listen to the lobby until so many wait in a pool."""
    while True:
        told = await client.next()
        if isinstance(told, wire.Lobby) and told.waiting.get(pool, 0) == people:
            return


async def lookout(here: House) -> Client:
    """Somebody who watches the lobby."""
    eve = await here.guest("Eve")
    await eve.connect()
    await eve.ask(wire.WatchLobby)
    return eve


def test_people_who_want_the_same_game_meet() -> None:
    async def work() -> None:
        async with house() as here:
            people = [await here.guest(name) for name in ("Ann", "Bob", "Cat")]
            tables = await asyncio.gather(*(meet(p, seats=3) for p in people))
            assert len(set(tables)) == 1
            for p in people:
                await p.watch(tables[0])
            assert {p.seat for p in people} == {0, 1, 2}
            assert people[0].table is not None
            assert people[0].table.stage == "playing"

    run(work())


def test_strangers_of_a_quick_match_have_a_clock_and_who_plays_with_bots_has_none() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            together = await asyncio.gather(meet(ann, seats=2), meet(bob, seats=2))
            clocks = [
                (await who.watch(table)).table.settings.clock for who, table in zip((ann, bob), together, strict=True)
            ]
            assert clocks == [Clock(), Clock()]
            alone = (await ann.watch(await meet(ann, seats=2, wait=0))).table
            assert alone.settings.clock is None
            assert [c and c.name for c in alone.chairs] == ["Ann", "Ada"]

    run(work())


def test_after_the_chosen_wait_bots_fill_the_table() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.guest("Ann")
            await ann.watch(await meet(ann, seats=4, wait=0))
            assert ann.table is not None
            assert [bool(c and c.bot) for c in ann.table.chairs] == [False, True, True, True]

    run(work())


def test_whoever_waits_is_taken_along_when_the_first_wait_is_over() -> None:
    async def work() -> None:
        async with house() as here:
            eve = await lookout(here)
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            first = asyncio.create_task(meet(ann, seats=3, wait=60))
            await waiting(eve, 1, "basic/3")
            assert await meet(bob, seats=3, wait=0) == await first

    run(work())


def test_who_goes_away_while_waiting_waits_no_more() -> None:
    async def work() -> None:
        async with house() as here:
            eve = await lookout(here)
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            left = asyncio.create_task(meet(ann))
            await waiting(eve, 1)
            left.cancel()
            await waiting(eve, 0)
            await bob.watch(await meet(bob, wait=0))
            assert bob.table is not None
            assert [c.name for c in bob.table.chairs if c and not c.bot] == ["Bob"]

    run(work())


def test_asking_again_takes_the_place_of_the_first_asking() -> None:
    async def work() -> None:
        async with house() as here:
            eve = await lookout(here)
            ann = await here.guest("Ann")
            first = asyncio.create_task(meet(ann))
            await waiting(eve, 1)
            second = asyncio.create_task(meet(ann, wait=0))
            with no(TableCode.NOT_NOW):
                await first
            await second

    run(work())


def test_a_game_that_cannot_be_played_by_so_many_is_refused_at_once() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.guest("Ann")
            for game, seats in (("classic", 2), ("carousel", 6), ("whist", 2)):
                with no(TableCode.BAD_SETTINGS):
                    await meet(ann, game, seats, wait=300)

    run(work())


def test_who_is_seated_by_a_quick_match_and_never_comes_is_absent_from_the_start() -> None:
    """C11, S22: the table does not wait for ever for somebody who was never connected."""

    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table, _ = await asyncio.gather(meet(ann), meet(bob))
            await ann.watch(table)
            await until(ann, lambda c: bool(c.table and (x := c.table.chairs[1 - c.seat]) and x.dropped is not None))

    run(work())


def test_a_server_that_stops_tells_those_who_wait() -> None:
    async def work() -> None:
        async with running_server() as url:
            here = House(url)
            eve = await lookout(here)
            ann = await here.guest("Ann")
            left = asyncio.create_task(meet(ann))
            await waiting(eve, 1)
        with no(TableCode.UNAVAILABLE):
            await left
        await asyncio.gather(*(c.close() for c in here.clients))

    run(work())
