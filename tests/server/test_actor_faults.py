"""A table in trouble: storage that fails, a fault in a command, a stop, and a mailbox that is full."""

import asyncio
from typing import Any

import pytest

from openrummy.core import Draw
from openrummy.server import actor as actor_module
from openrummy.server import desk, play
from openrummy.server.desk import Context, Entries
from openrummy.server.room import Room, Stage
from openrummy.wire import Refused, TableCode
from openrummy.wire import messages as wire
from server.inside import a_service, a_table, acts, an_account, look, nothing
from server.people import run
from server.rooms import refused


def test_a_table_whose_storage_fails_says_so_and_reads_its_log_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with a_service() as service:
            people = [await an_account(service, name) for name in ("Ann", "Bob")]
            table = await a_table(service, *people)
            watcher, _ = [await look(table, one) for one in people]
            before = table.room
            append = service.store.append

            async def fails(*_: Any) -> None:
                raise Refused(TableCode.UNAVAILABLE, reason="storage")

            monkeypatch.setattr(service.store, "append", fails)
            mover = people[play.to_act(table.room) or 0].id
            with refused(TableCode.UNAVAILABLE):
                await table.do(acts(mover, Draw()))
            monkeypatch.setattr(service.store, "append", append)
            await table.do(acts(mover, Draw()))
            assert table.room.seq == before.seq + 1
            assert sum(isinstance(t, wire.Welcome) for t in watcher.told) == 2

    run(work())


def test_a_table_whose_storage_fails_does_not_spin(monkeypatch: pytest.MonkeyPatch) -> None:
    """What happens by itself is tried again after a pause, not at once and for ever."""

    async def work() -> None:
        async with a_service() as service:
            ann = await an_account(service, "Ann")
            table = await a_table(service, ann, bots=1, bot_pace=0, start=False)
            await look(table, ann)
            tries = []

            async def fails(*_: Any) -> None:
                tries.append(1)
                raise Refused(TableCode.UNAVAILABLE, reason="storage")

            monkeypatch.setattr(service.store, "append", fails)
            with refused(TableCode.UNAVAILABLE):
                await table.do(lambda room, ctx: desk.start(room, ann.id, "m", ctx))
            for _ in range(200):
                await asyncio.sleep(0)
            assert len(tries) <= 2

    run(work())


def test_an_unexpected_fault_is_answered_and_the_table_lives_on() -> None:
    def breaks(room: Room, ctx: Context) -> Entries:
        raise KeyError("fault")

    async def work() -> None:
        async with a_service() as service:
            people = [await an_account(service, name) for name in ("Ann", "Bob")]
            table = await a_table(service, *people)
            with refused(TableCode.UNAVAILABLE):
                await table.do(breaks)
            await nothing(table)
            assert table.room.stage is Stage.PLAYING

    run(work())


def test_a_stopping_table_takes_nothing_more_and_finishes_what_is_in_hand() -> None:
    async def work() -> None:
        async with a_service() as service:
            people = [await an_account(service, name) for name in ("Ann", "Bob")]
            table = await a_table(service, *people, start=False)
            host = people[0].id
            work = [table.do(lambda room, ctx, n=n: desk.lock(room, host, n % 2 == 0, ctx)) for n in range(5)]
            jobs = list(map(asyncio.create_task, work))
            await asyncio.sleep(0)
            await table.stop()
            assert len({await job for job in jobs}) == 5
            with refused(TableCode.UNAVAILABLE):
                await nothing(table)

    run(work())


def test_a_full_mailbox_refuses_instead_of_growing() -> None:
    async def work() -> None:
        async with a_service() as service:
            people = [await an_account(service, name) for name in ("Ann", "Bob")]
            table = await a_table(service, *people, start=False)
            jobs = [asyncio.create_task(nothing(table)) for _ in range(actor_module.MAILBOX + 50)]
            done = await asyncio.gather(*jobs, return_exceptions=True)
            fast = [e for e in done if isinstance(e, Refused)]
            assert len(fast) == 50
            assert {e.code for e in fast} == {TableCode.TOO_FAST}

    run(work())
