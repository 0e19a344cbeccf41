"""A table that runs by itself: clocks against moves, bots that fail or think for long, and a host who has gone."""

import asyncio
from typing import Any

import pytest

from openrummy.bots import BOTS
from openrummy.core import AnyAction, Draw, Game, View
from openrummy.server import actor as actor_module
from openrummy.server import desk, itself, play
from openrummy.server.room import Stage
from openrummy.wire import Refused, TableCode
from openrummy.wire import entries as log
from server.inside import Clock, a_service, a_table, acts, an_account, look, nothing, when
from server.people import run


def test_c05_a_time_out_and_an_action_at_the_same_moment_have_one_effect() -> None:
    """C05: timeout then action, action then timeout: exactly one takes effect, the other is refused or does nothing."""

    async def work() -> None:
        for timeout_first in (True, False):
            clock = Clock()
            async with a_service(clock) as service:
                people = [await an_account(service, name) for name in ("Ann", "Bob")]
                table = await a_table(service, *people, clock={"move": 30, "bank": 0})
                for one in people:
                    await look(table, one)
                seat = play.to_act(table.room)
                assert seat is not None
                seen = table.room.seq - 1
                clock.now += 30_000
                out = itself.time_out(seat)
                mine = acts(people[seat].id, Draw(), seen)
                before = table.room.seq
                jobs = [table.do(out), table.do(mine)] if timeout_first else [table.do(mine), table.do(out)]
                first, second = await asyncio.gather(*jobs, return_exceptions=True)
                assert not isinstance(first, BaseException)
                draws = [e for e in (await service.store.read_log(table.room.id))[before:] if isinstance(e, log.Did)]
                assert sum(e.action == Draw() for e in draws) == 1
                if timeout_first:
                    assert isinstance(second, Refused)
                    assert second.code == TableCode.RESYNC

    run(work())


def test_a_time_out_that_comes_too_early_or_too_late_does_nothing() -> None:
    async def work() -> None:
        clock = Clock()
        async with a_service(clock) as service:
            people = [await an_account(service, name) for name in ("Ann", "Bob")]
            table = await a_table(service, *people, clock={"move": 30, "bank": 0})
            seq = table.room.seq
            for seat in (0, 1):
                assert await table.do(itself.time_out(seat)) >= seq - 1
            assert not any(isinstance(e, log.Did) for e in await service.store.read_log(table.room.id))

    run(work())


def test_when_the_clock_is_over_the_table_acts_by_itself() -> None:
    async def work() -> None:
        clock = Clock()
        async with a_service(clock) as service:
            people = [await an_account(service, name) for name in ("Ann", "Bob")]
            table = await a_table(service, *people, clock={"move": 30, "bank": 10})
            watchers = [await look(table, one) for one in people]
            seat = play.to_act(table.room)
            clock.now += 40_000
            await nothing(table)
            await when(table, lambda room: play.to_act(room) != seat, watchers[0])
            assert {e.by for e in await service.store.read_log(table.room.id) if isinstance(e, log.Did)} == {"idle"}

    run(work())


def test_a_bot_that_fails_does_not_stop_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def __init__(self, seed: int) -> None:
            pass

        def choose(self, g: Game, v: View) -> AnyAction:
            raise ZeroDivisionError

    class Wrong(Broken):
        def choose(self, g: Game, v: View) -> AnyAction:
            return Draw()

    monkeypatch.setattr(actor_module, "RETRY_AFTER", 0.001)

    async def work() -> None:
        async with a_service() as service:
            ann = await an_account(service, "Ann")
            for kind in (Broken, Wrong):
                monkeypatch.setitem(BOTS, "greedy", kind)
                table = await a_table(service, ann, bots=1)
                watcher = await look(table, ann)
                for _ in range(2):
                    await when(table, lambda room: play.to_act(room) == 0, watcher)
                    await table.do(acts(ann.id, Draw()))
                    await table.do(acts(ann.id, play.choose(table.room, 0, "idle", 0)))
                await nothing(table)
                assert table.room.stage is Stage.PLAYING
            turns = [e for e in await service.store.read_log(table.room.id) if isinstance(e, log.Did) and e.seat == 1]
            assert {e.by for e in turns} <= {"greedy", "idle"}

    run(work())


def test_the_pause_of_a_bot_is_drawn_around_the_tables_pace() -> None:
    pauses = sorted(itself.pause(0.7, f"{n:08x}") for n in range(0, 2**32, 2**24))
    assert pauses[0] == pytest.approx(0.7 * itself.SHORTEST)
    assert pauses[-1] == pytest.approx(0.7 * itself.LONGEST, rel=0.01)
    assert sum(pauses) / len(pauses) == pytest.approx(0.7, rel=0.01)
    assert itself.pause(0.0, "f" * 8) == 0


def test_the_pace_of_a_bot_is_the_same_whatever_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pause comes of the table's setting and of chance, and nothing else; thinking happens beside it."""
    paces: list[float] = []

    class Noting:
        """What the actor has for asyncio; all others sleep as they do."""

        def __getattr__(self, name: str) -> Any:
            return getattr(asyncio, name)

        async def sleep(self, seconds: float) -> None:
            paces.append(seconds)
            await asyncio.sleep(0)

    async def work() -> None:
        async with a_service() as service:
            ann = await an_account(service, "Ann")
            with monkeypatch.context() as patch:
                patch.setattr(actor_module, "asyncio", Noting())
                patch.setattr(actor_module.itself, "pause", lambda pace, secret: pace)
                table = await a_table(service, ann, bots=1, bot_pace=700, absence="bot")
                await when(table, lambda room: room.stage is Stage.OVER, await look_and_leave(table, ann))
            assert {p for p in paces if p >= 0.1} == {0.7}

    async def look_and_leave(table: Any, ann: Any) -> Any:
        watcher = await look(table, ann)
        await table.do(lambda room, ctx: desk.stand(room, ann.id, ctx))
        watcher.account = "somebody"
        return watcher

    run(work())


@pytest.mark.parametrize(("thought", "acts"), [(0.0, 0.7), (0.69, 0.7), (0.7, 0.7), (0.71, 1.4), (2.0, 2.1)])
def test_a_bot_that_thinks_for_longer_than_its_pace_acts_with_a_later_beat(thought: float, acts: float) -> None:
    """How long it thought is known to a beat at the most; without a pace it acts at once."""
    assert itself.beat(thought, 0.7) == pytest.approx(acts)
    assert itself.beat(thought, 0) == thought


def test_a_table_whose_host_has_gone_gets_another_who_is_there() -> None:
    """With a seat or without one: after two minutes the first person who is there may start the match."""

    async def work() -> None:
        for seated in (True, False):
            clock = Clock()
            async with a_service(clock) as service:
                ann, bob, cat = [await an_account(service, name) for name in ("Ann", "Bob", "Cat")]
                table = await a_table(service, ann, bob, cat, start=False)
                if not seated:
                    await table.do(lambda room, ctx: (log.Stood(ctx.now, 0),))
                host, _ = await look(table, ann), await look(table, cat)
                table.watchers.discard(host)
                table.left(host.seat)
                await nothing(table)
                clock.now += actor_module.HOST_WAITS - 1
                await nothing(table)
                assert table.room.host == ann.id
                clock.now += 1
                await nothing(table)
                heir = cat.id
                await when(table, lambda room, heir=heir: room.host == heir)

    run(work())


def test_a_host_who_is_back_in_time_stays_host_and_an_empty_table_keeps_its_own() -> None:
    async def work() -> None:
        clock = Clock()
        async with a_service(clock) as service:
            ann, bob = [await an_account(service, name) for name in ("Ann", "Bob")]
            table = await a_table(service, ann, bob, start=False)
            clock.now += 10 * actor_module.HOST_WAITS
            await nothing(table)
            other = await look(table, bob)
            clock.now += actor_module.HOST_WAITS - 1
            await nothing(table)
            host = await look(table, ann)
            clock.now += 10
            await nothing(table)
            table.watchers.discard(host)
            await nothing(table)
            clock.now += actor_module.HOST_WAITS - 1
            await nothing(table)
            assert table.room.host == ann.id
            table.watchers.discard(other)
            clock.now += actor_module.HOST_WAITS
            await nothing(table)
            assert table.room.host == ann.id

    run(work())
