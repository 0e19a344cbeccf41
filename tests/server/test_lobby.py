"""Coming in: names, tables, codes, the list of open tables, and the quick match."""

import asyncio
from pathlib import Path

import pytest

from openrummy.client import Client
from openrummy.server.hub import EMPTY_AFTER, SWEEP_EVERY
from openrummy.server.routes import SHARING
from openrummy.wire import Clock, TableCode
from openrummy.wire import messages as wire
from server.harness import running_server
from server.inside import Clock as Time
from server.inside import a_service, a_table, an_account
from server.people import House, house, no, run, until

GOOD_NAMES = {
    "Ann": "Ann",
    "  Bob   the  Builder ": "Bob the Builder",
    "Ζωή": "Ζωή",
    "İIıi": "İIıi",
    "Ștefan Țepeș": "Ștefan Țepeș",
    "李雷": "李雷",
    "محمد": "محمد",
    "שרה": "שרה",
    "नमस्ते": "नमस्ते",
    "ไทย": "ไทย",
    "e\u0301": "é",
    "👩‍👩‍👧": "👩‍👩‍👧",
    "🃏": "🃏",
    "🫨": "🫨",
    "❤️ 1️⃣": "❤️ 1️⃣",
    "👩🏽‍🚀": "👩🏽‍🚀",
    "علی‌رضا": "علی‌رضا",  # a joiner between letters that would join
    "क्‍ष": "क्‍ष",
    "X": "X",
    "x" * 24: "x" * 24,
}
BAD_NAMES = [
    "", " ", "\u200b", "\u200d", "\u3164", "\u2800", "\uffa0", "x" * 25, "a\u202eb", "a\u2066b", "a\u200fb", "a\x00b",
    "a\x1bb", "\ufeffa", "a\u00adb", "\u0301", "\ue000", "a" + "\u0301" * 90, "a" + "\u0301" * 9,
    "a\u200d\u200d\u200db", "a\u200d", "\U000e0041", "a\u034f",
    "A\ufe0fnn", "Ann\ufe0e", "A\u200dnn", "A\u200cnn", "Ann!\ufe0f", "1\ufe0f", "葛\U000e0100", "ᠠ\u180b", "א\u200dב",
]  # fmt: skip


def test_guests_come_in_with_any_name_that_can_be_read() -> None:
    async def work() -> None:
        async with house() as here:
            for given, shown in GOOD_NAMES.items():
                me = await here.guest(given)
                assert (await me.get("/api/me"))["name"] == shown

    run(work())


def test_names_that_show_nothing_or_turn_the_text_around_are_refused() -> None:
    async def work() -> None:
        async with house() as here:
            for name in BAD_NAMES:
                with no(TableCode.BAD_NAME):
                    await Client.guest(here.url, name)
                    pytest.fail(f"{name!r} was taken")

    run(work())


def test_a_table_is_found_by_its_code_however_it_is_typed() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann)
            assert ann.table is not None
            code = ann.table.code
            for typed in (code, code.lower(), f" {code[:3]}-{code[3:]} "):
                assert (await bob.post("/api/find", {"code": typed}))["table"] == table
            assert set(code) <= set("ABCDEFGHJKMNPQRSTUVWXYZ23456789")

    run(work())


def test_codes_cannot_be_guessed_in_bulk() -> None:
    async def work() -> None:
        async with house(codes_per_minute=5) as here:
            ann = await here.guest("Ann")
            for n in range(5):
                with no(TableCode.NO_TABLE):
                    await ann.post("/api/find", {"code": f"WRONG{n}"})
            with no(TableCode.TOO_FAST):
                await ann.post("/api/find", {"code": "WRONG9"})

    run(work())


def test_many_guests_of_one_address_cannot_guess_more_codes_together() -> None:
    async def work() -> None:
        async with house(codes_per_minute=1) as here:
            for n in range(SHARING):
                guest = await here.guest("Ann")
                with no(TableCode.NO_TABLE):
                    await guest.post("/api/find", {"code": f"WRONG{n}"})
            one_more = await here.guest("Ann")
            with no(TableCode.TOO_FAST):
                await one_more.post("/api/find", {"code": "WRONG9"})

    run(work())


def test_a_table_is_reached_by_its_link_and_an_unknown_one_is_refused() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann)
            await bob.watch(table)
            assert bob.seat == -1
            await bob.ask(wire.Sit)
            await until(bob, lambda c: c.seat == 1)
            for wrong in ("nowhere", "", "x" * 64):
                with no(TableCode.NO_TABLE):
                    await bob.ask(wire.Watch, table=wrong)

    run(work())


def test_what_is_asked_without_a_table_is_refused() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.guest("Ann")
            await ann.connect()
            for ask in (wire.Sit, wire.Start, wire.Ready, wire.Stand, wire.Undo, wire.Propose, wire.Hint):
                with no(TableCode.NO_TABLE):
                    await ann.ask(ask)
            with no(TableCode.NO_TABLE):
                await ann.ask(wire.Arrange, cards=())
            await ann.ask(wire.Ping)

    run(work())


def test_impossible_settings_are_refused_with_the_reason() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.guest("Ann")
            for settings in ({"game": "whist"}, {"game": "classic", "seats": 3}, {"options": {"hand": 5}}):
                with no(TableCode.BAD_SETTINGS):
                    await ann.post("/api/tables", settings)
            for settings in ({"seats": 9}, {"colour": "red"}, {"bot_pace": -1}, {"clock": {"move": 0}}, []):
                with no(TableCode.BAD_MESSAGE):
                    await ann.post("/api/tables", settings)

    run(work())


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
            with no(TableCode.BAD_MESSAGE, field="level"):
                await ann.ask(wire.AddBot, level="genius")

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


# -- the quick match --


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
