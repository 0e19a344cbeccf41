"""Rest and the end: tables that nobody is at, tables that are loaded again, and rounds that would never end."""

import asyncio

import pytest

from openrummy.core import Discard, Take
from openrummy.errors import Illegal
from openrummy.server import play
from openrummy.server.hub import EMPTY_AFTER, SWEEP_EVERY
from openrummy.server.room import Stage
from openrummy.wire import TableCode
from server.inside import Clock, a_service, a_table, an_account, look, nothing, settled, when
from server.people import run
from server.rooms import TWO_ROUNDS, Table, refused


def test_a_table_that_nobody_joined_is_closed_after_a_day_wherever_it_is() -> None:
    """C15, S31: awake or at rest on disk; its code finds nothing any more."""

    async def work() -> None:
        clock = Clock()
        async with a_service(clock) as service:
            ann = await an_account(service, "Ann")
            tables = [await a_table(service, ann, start=False, open=n < 3) for n in range(6)]
            codes = [t.room.code for t in tables]
            await service.hub.rest()
            assert len(list(service.hub.actors)) == 3  # the private ones rest
            clock.now += EMPTY_AFTER // 2
            await service.hub.by_code(codes[5])
            assert len(await service.store.live_tables()) == 6
            clock.now += EMPTY_AFTER // 2 + 1 + SWEEP_EVERY
            await service.hub.rest()
            await service.hub.aftermath.flush()
            assert await service.store.live_tables() == []
            assert list(service.hub.actors) == []
            for code in codes:
                with refused(TableCode.NO_TABLE):
                    await service.hub.by_code(code)
            assert service.hub.open_tables().tables == ()

    run(work())


def test_a_match_that_everybody_has_left_waits_for_its_owners_and_not_for_ever() -> None:
    """K06, S30: no round is dealt to an empty table, however long; after a day it is closed."""

    async def work() -> None:
        clock = Clock()
        async with a_service(clock) as service:
            people = [await an_account(service, name) for name in ("Ann", "Bob")]
            table = await a_table(service, *people, absence="bot", absence_bank=1, **TWO_ROUNDS)
            await when(table, lambda room: all(c and c.dropped is not None for c in room.chairs))
            clock.now += 2_000
            await nothing(table)
            await when(table, lambda room: room.stage is Stage.BETWEEN)
            clock.now += 1_000_000
            await nothing(table)
            assert table.room.stage is Stage.BETWEEN
            await settled(table)
            await service.hub.rest()
            assert list(service.hub.actors) == [table]
            watcher = await look(table, people[0])
            await when(table, lambda room: room.stage is Stage.PLAYING, watcher)
            await when(table, lambda room: room.stage is Stage.OVER or play.to_act(room) == 0, watcher)
            table.watchers.clear()
            table.left(watcher.seat)
            await nothing(table)
            clock.now += 2_000
            await nothing(table)
            await when(table, lambda room: room.stage is Stage.OVER)
            await settled(table)
            clock.now += EMPTY_AFTER + 1
            await service.hub.rest()
            assert list(service.hub.actors) == []

    run(work())


def test_votes_are_for_people_and_without_any_the_round_waits_for_them() -> None:
    async def work() -> None:
        clock = Clock()
        async with a_service(clock) as service:
            people = [await an_account(service, name) for name in ("Ann", "Bob")]
            table = await a_table(service, *people, absence="vote", absence_bank=1)
            await when(table, lambda room: all(c and c.dropped is not None for c in room.chairs))
            clock.now += 2_000
            await nothing(table)
            await when(table, lambda room: all(c and c.expired for c in room.chairs))
            await nothing(table)
            assert table.idle
            assert table.room.stage is Stage.PLAYING

    run(work())


def test_unknown_tables_leave_nothing_behind() -> None:
    async def work() -> None:
        async with a_service() as service:
            for n in range(50):
                with refused(TableCode.NO_TABLE):
                    await service.hub.table(f"nowhere{n}")
            assert service.hub._loading == {}

    run(work())


def test_many_who_come_at_once_load_a_table_once() -> None:
    async def work() -> None:
        async with a_service() as service:
            ann = await an_account(service, "Ann")
            table = await a_table(service, ann, start=False)
            await service.hub.rest()
            assert list(service.hub.actors) == []
            found = await asyncio.gather(*(service.hub.table(table.room.id) for _ in range(20)))
            assert len(set(map(id, found))) == 1
            assert found[0] is not table

    run(work())


def test_two_bots_that_take_and_throw_for_ever_are_stopped() -> None:
    """K02: the stall guard ends the round after ten turns for each seat in which nothing was drawn or laid."""
    t = Table(2, checked=False).start()
    for _ in range(200):
        if t.room.stage is not Stage.PLAYING:
            break
        assert t.room.state is not None
        taken = t.room.state.public.discard[-1]
        seat = t.turn
        t.act(Take())
        for card in (c for c in range(52) if t.room.state and t.room.state.hands[seat] >> c & 1 and c != taken):
            try:
                t.act(Discard(card))
            except Illegal:
                continue
            break
    assert t.room.match is not None
    assert t.room.match.rounds[-1].reason == "stalled"


def test_a_server_that_stops_waits_for_the_tables_that_are_being_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else they would read from a store that is closed, and never come to an end."""

    async def work() -> None:
        async with a_service() as service:
            table = await a_table(service, await an_account(service, "Ann"), start=False, open=False)
            await service.hub.rest()
            begun, go_on = asyncio.Event(), asyncio.Event()

            async def slow(table_id: str) -> dict[int, tuple[int, ...]]:
                begun.set()
                await go_on.wait()
                return {}

            monkeypatch.setattr(service.store, "hand_order", slow)
            loading = asyncio.create_task(service.hub.table(table.room.id))
            await begun.wait()
            stopping = asyncio.create_task(service.hub.stop())
            while not service.hub._stopped:
                await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert not stopping.done()
            go_on.set()
            await stopping
            assert not [task for task in asyncio.all_tasks() if task.get_name().startswith("load-")]
            with refused(TableCode.UNAVAILABLE):
                await loading

    run(work())
