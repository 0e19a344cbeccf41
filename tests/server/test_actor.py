"""A table that runs by itself: clocks against moves, bots that fail, storage that fails, rest, and the end."""

import asyncio
from typing import Any

import pytest

from openrummy.bots import BOTS
from openrummy.core import AnyAction, Discard, Draw, Game, Take, View
from openrummy.errors import Illegal
from openrummy.server import actor as actor_module
from openrummy.server import desk, itself, play
from openrummy.server.desk import Context, Entries
from openrummy.server.hub import EMPTY_AFTER, SWEEP_EVERY
from openrummy.server.room import Room, Stage
from openrummy.wire import Refused, TableCode
from openrummy.wire import entries as log
from openrummy.wire import messages as wire
from server.inside import Clock, a_service, a_table, an_account, look, nothing, when
from server.people import run
from server.rooms import TWO_ROUNDS, Table, refused


def acts(account: str, action: AnyAction, seen: int | None = None) -> Any:
    return lambda room, ctx: play.act(room, account, action, "", ctx, seen)


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


def test_the_pace_of_a_bot_is_the_same_whatever_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pause is the table's setting and nothing else; thinking happens beside it."""
    paces: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float, *rest: Any) -> Any:
        paces.append(seconds)
        return await sleep(0, *rest)

    async def work() -> None:
        async with a_service() as service:
            ann = await an_account(service, "Ann")
            with monkeypatch.context() as patch:
                patch.setattr(actor_module.asyncio, "sleep", noted)
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


# -- rest and the end --


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
            assert table.idle
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
