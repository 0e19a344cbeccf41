"""What an owner is told of the time that it was away: the truth, all of it, short, and nothing that it may not see."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from openrummy.client import Client
from openrummy.core import SPECTATOR, AnyEvent, Discard, Drew, Take, for_seat
from openrummy.server import desk, play, reading
from openrummy.server import digest as digest_module
from openrummy.server.digest import MOST_EVENTS, MOST_ROUNDS, Missed, digest, shortened
from openrummy.server.recent import REMEMBERED, Recent
from openrummy.server.room import Room, Stage, evolve, open_room
from openrummy.server.tell import round_info
from openrummy.wire import TableCode
from openrummy.wire import entries as log
from openrummy.wire import messages as wire
from server.people import act, between, history, house, no, over, play_on, run, until
from server.rooms import Table

ROUNDS: Final[dict[str, Any]] = {"game": "basic", "options": {"match": {"type": "rounds", "rounds": 3}}}
GAMES: Final = [
    ROUNDS,
    {"game": "board", "options": {"games": 2}},
    {"game": "carousel", "options": {"target": 30}},
    {"game": "classic", "options": {"target": 30, "recycle_shuffle": True}},
]


# -- the digest is what happened --


def played(settings: dict[str, Any], seed: int, most: int = 160) -> Table:
    """A match with undos, chat, absences and votes of nobody, as far as `most` actions go."""
    people = 4 if settings["game"] == "classic" else 3
    rng, t = Random(seed), Table(people, checked=False, absence="bot", **settings).start()
    for n in range(most):
        if t.room.stage is Stage.OVER:
            return t
        if t.room.stage is Stage.BETWEEN:
            t.write(desk.next_round(t.room, t.context))
            continue
        if rng.random() < 0.1:
            t.write((log.Said(t.now, 0, "hm"),))
        if rng.random() < 0.1:
            t.write((log.Dropped(t.now, rng.randrange(people)),))
        state, seat = t.room.state, t.turn
        assert state is not None
        by = "greedy" if rng.random() < 0.2 else ""
        action = play.choose(t.room, seat, "greedy" if rng.random() < 0.8 else "random", n)
        t.write(play.act_for(t.room, seat, action, t.context, by=by))
        if t.room.taken_back and rng.random() < 0.5:
            t.undo()
    return t


def told_live(t: Table) -> list[tuple[int, int, AnyEvent]]:
    """Every event that was not taken back, with its entry and its round, by playing the whole log."""
    first = t.log[0]
    assert isinstance(first, log.Opened)
    room, groups = open_room("table", first), list[tuple[int, int, tuple[AnyEvent, ...]]]()
    for seq, entry in enumerate(t.log[1:], 1):
        room, events = evolve(room, entry)
        if isinstance(entry, log.Undid):
            while not groups[-1][2]:
                groups.pop()
            groups.pop()
        groups.append((seq, room.round_number, events))
    return [(seq, number, e) for seq, number, events in groups for e in events]


def finished_after(t: Table, since: int) -> tuple[wire.RoundInfo, ...]:
    """The rounds that entries after `since` finished."""
    first = t.log[0]
    assert isinstance(first, log.Opened)
    room, before = open_room("table", first), 0
    for seq, entry in enumerate(t.log[1:], 1):
        room, _ = evolve(room, entry)
        if seq == since:
            before = len(room.match.rounds) if room.match else 0
    assert room.match is not None
    return tuple(map(round_info, room.match.rounds[before:]))


@pytest.mark.parametrize("settings", GAMES, ids=lambda s: s["game"])
@pytest.mark.parametrize("seed", range(4))
def test_a_digest_from_any_entry_on_is_what_was_told_live(settings: dict[str, Any], seed: int) -> None:
    """The events of the last round as the seat heard them, less what was taken back; the others by their scores."""
    t = played(settings, seed)
    live, last, match = told_live(t), t.room.round_number, t.room.match
    assert match is not None
    for since in range(2, len(t.log), 3):
        for seat in (SPECTATOR, 0, 2):
            found = digest(t.room, t.log[since + 1 :], since, seat)
            wanted = [for_seat(e, seat) for seq, number, e in live if seq > since and number == last]
            older = any(seq > since and number < last for seq, number, _ in live)
            cut = len(wanted) - MOST_EVENTS
            assert found.events == tuple(wanted[max(0, cut) :])
            assert found.complete == (not older and cut <= 0)
            assert (found.digest is None) == found.complete
            if found.digest is None:
                continue
            rounds = finished_after(t, since)
            assert found.digest.rounds == rounds
            assert found.digest.first_round == (len(match.rounds) - len(rounds) + 1 if rounds else 0)
            assert found.digest.earlier == max(0, cut)
            mine = [e for e in t.log[since + 1 :] if isinstance(e, log.Did) and e.seat == seat and e.by]
            assert found.digest.played_for == len(mine)


def test_what_was_taken_back_from_before_the_absence_is_told_anew() -> None:
    """The owner had seen an action that was then taken back, and done otherwise."""
    t = Table(2, **ROUNDS).start()
    t.act(Take())
    since = len(t.log) - 1
    t.undo()
    seat = t.turn
    t.turn_over()
    found = digest(t.room, t.log[since + 1 :], since, 1 - seat)
    assert [type(e).__name__ for e in found.events] == ["Drew", "Discarded"]
    assert found.complete


def test_a_rematch_is_told_from_its_first_deal() -> None:
    t = Table(2).start()
    t.round_over()
    assert t.room.stage is Stage.OVER
    since = len(t.log) - 1
    for who in ("ann", "bob"):
        t.ready(who)
    t.turn_over()
    assert [type(e).__name__ for e in digest(t.room, t.log[since + 1 :], since, 0).events] == ["Drew", "Discarded"]
    early = digest(t.room, t.log[10:], 9, 0)
    assert not early.complete
    assert early.digest == wire.Digest(9)  # the rounds of another match are told by the history


def test_a_long_digest_keeps_the_last_of_everything() -> None:
    events = tuple(Drew(0, n % 50) for n in range(MOST_EVENTS + 7))
    found = shortened(Missed(events, wire.Digest(3, earlier=2)))
    assert found.events == events[7:]
    assert found.digest == wire.Digest(3, earlier=9)
    assert not found.complete
    rounds = {"game": "basic", "options": {"match": {"type": "rounds", "rounds": MOST_ROUNDS + 4}}}
    t = Table(2, checked=False, **rounds).start()
    t.match_over()
    long = digest(t.room, t.log[3:], 2, 0)
    assert long.digest is not None
    assert (long.digest.first_round, len(long.digest.rounds)) == (5, MOST_ROUNDS)


def test_what_is_kept_in_memory_is_what_the_log_tells() -> None:
    """Read from the log after a restart or noted live, it is the same; and a gap is never passed over in silence."""
    t = played(ROUNDS, 5)
    recent = Recent()
    first = t.log[0]
    assert isinstance(first, log.Opened)
    room = open_room("table", first)
    for entry in t.log[1:]:
        room, events = evolve(room, entry)
        recent.note((entry,), room.seq - 1, events)
    now, live = room.seq - 1, told_live(t)
    for seq in range(now - REMEMBERED, now + 2):
        assert recent.after(seq, now) == tuple(e for at, _, e in live if at > seq)
    assert recent.after(now - REMEMBERED - 1, now) is None


# -- at a table --


def a_gap_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that remember next to nothing, so that the log has to tell."""
    monkeypatch.setattr("openrummy.server.recent.REMEMBERED", 1)


async def alone(mover: Client, away: Client) -> None:
    """Wait until the table knows that somebody has gone."""
    await until(mover, lambda c: bool(c.table and (x := c.table.chairs[away.seat]) and x.dropped is not None))


def seen_rounds(told: wire.Welcome) -> int:
    assert told.digest is not None
    return len(told.digest.rounds)


@pytest.mark.parametrize("restart", [False, True], ids=["in one run", "over a restart"])
@pytest.mark.parametrize("device", ["the same", "a new one"])
def test_the_owner_is_told_what_happened_while_a_bot_played_for_it(restart: bool, device: str, tmp_path: Path) -> None:
    """A long absence: two rounds are over, a third is running; on a device that knows nothing as well."""
    settings = {**ROUNDS, "absence": "bot", "absence_bank": 1, "next_round": 600}
    database = str(tmp_path / "test.db")

    async def work() -> None:
        async with house(database=database) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True, **settings)
            left_at = bob.seq
            await bob.disconnect()
            await alone(ann, bob)
            for _ in range(2):
                await play_on(ann, between)
                await ann.ask(wire.Ready)
                await until(ann, lambda c: bool(c.table and c.table.stage == "playing"))
            await until(ann, lambda c: c.offers is not None)
            rounds, tokens, url = ann.table.rounds if ann.table else (), (ann.token, bob.token), here.url
            if not restart:
                back = bob if device == "the same" else here.device(Client(url, tokens[1]))
                check(await back.watch(table), rounds, left_at if device == "the same" else None)
                return
        async with house(database=database) as here:
            back = here.device(Client(here.url, tokens[1]))
            if device == "the same":
                back.seq, back.table = left_at, bob.table
            check(await back.watch(table), rounds, left_at if device == "the same" else None)

    def check(told: wire.Welcome, rounds: tuple[wire.RoundInfo, ...], left_at: int | None) -> None:
        assert told.seat == 1
        assert not told.complete
        assert told.digest is not None
        assert told.digest.rounds == rounds
        assert (told.digest.first_round, len(rounds)) == (1, 2)
        assert told.digest.played_for > 0
        assert left_at is None or told.digest.since == left_at
        drawn = [e for e in told.missed if isinstance(e, Drew)]
        assert all((e.card >= 0) == (e.seat == 1) for e in drawn)
        assert told.view is not None
        assert told.view.hand

    run(work())


def test_after_a_restart_a_short_absence_is_told_event_by_event(tmp_path: Path) -> None:
    database = str(tmp_path / "test.db")

    async def work() -> None:
        async with house(database=database) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True)
            mover, other = (ann, bob) if ann.offers is not None else (bob, ann)
            seq = other.seq
            await other.disconnect()
            await alone(mover, other)
            await act(mover)
            assert mover.offers is not None
            await act(mover, next(a for a in mover.offers.actions if isinstance(a, Discard)))
            seat, known = other.seat, other.table
        async with house(database=database) as here:
            again = here.device(Client(here.url, other.token))
            again.seq, again.table = seq, known
            told = await again.watch(table)
            assert (told.seat, told.complete, told.digest) == (seat, True, None)
            assert [type(e).__name__ for e in told.missed][-1] == "Discarded"
            assert len(told.missed) == 2

    run(work())


def test_a_table_that_cannot_read_its_log_shows_itself_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    from sqlalchemy.exc import OperationalError

    from openrummy.server.store import Store

    a_gap_in_memory(monkeypatch)

    async def broken(*_: object) -> list[log.AnyEntry]:
        raise OperationalError("", {}, Exception("the disk is gone"))

    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True)
            mover, other = (ann, bob) if ann.offers is not None else (bob, ann)
            await other.disconnect()
            await alone(mover, other)
            await act(mover)
            monkeypatch.setattr(Store, "read_log", broken)
            told = await other.watch(table)
            assert (told.missed, told.complete, told.digest) == ((), False, None)
            assert told.view is not None

    run(work())


def test_while_a_digest_is_read_the_table_goes_on_and_nothing_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Actions between the reading and the telling are told as well; an undo there begins it anew."""
    monkeypatch.setattr("openrummy.server.recent.REMEMBERED", 4)
    begun, go_on, calls = asyncio.Event(), asyncio.Event(), list[int]()
    honest = digest_module.digest

    async def work() -> None:
        loop = asyncio.get_running_loop()

        def slow(room: Room, *others: Any) -> Missed:
            calls.append(room.seq)
            if len(calls) == 1:
                loop.call_soon_threadsafe(begun.set)
                asyncio.run_coroutine_threadsafe(go_on.wait(), loop).result()
            return honest(room, *others)

        monkeypatch.setattr(reading, "digest", slow)
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True)
            mover, other = (ann, bob) if ann.offers is not None else (bob, ann)
            await other.disconnect()
            await alone(mover, other)
            for _ in range(6):
                await mover.ask(wire.Say, text="hm")
            coming = asyncio.create_task(other.watch(table))
            await begun.wait()
            await act(mover)
            assert mover.offers is not None
            await act(mover, next(a for a in mover.offers.actions if isinstance(a, Discard)))
            go_on.set()
            told = await coming
            assert len(told.missed) == 2
            assert (told.complete, len(calls)) == (True, 1)

    run(work())


# -- who may be told --


def test_who_sat_down_later_is_told_nothing_of_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """H05: whatever `last` is asked for, and however little is in memory."""
    a_gap_in_memory(monkeypatch)

    async def work() -> None:
        async with house() as here:
            ann, bob, eve = await here.guest("Ann"), await here.guest("Bob"), await here.guest("Eve")
            table = await here.table(ann, bob, start=True)
            await asyncio.gather(play_on(ann, over), play_on(bob, over))
            await history(ann)
            await bob.ask(wire.Stand)
            await eve.watch(table)
            await eve.ask(wire.Sit)
            for last in (0, -1, -(10**9), 10**9):
                eve.seq = last
                told = await eve.watch(table)
                assert (told.seat, told.missed, told.digest) == (1, (), None)

    run(work())


def test_a_spectator_is_told_no_card_that_was_drawn_and_nothing_where_nobody_may_watch(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    a_gap_in_memory(monkeypatch)

    async def work() -> None:
        async with house() as here:
            ann, bob, eve = await here.guest("Ann"), await here.guest("Bob"), await here.guest("Eve")
            for spectators in (True, False):
                table = await here.table(ann, bob, start=True, spectators=spectators)
                if not spectators:
                    with no(TableCode.FORBIDDEN):
                        await eve.watch(table)
                await asyncio.gather(play_on(ann, over), play_on(bob, over))
                told = await watched(eve, table)
                assert all(e.card < 0 for e in told.missed if isinstance(e, Drew))
                assert bool(told.missed) == spectators

    run(work())


async def watched(client: Client, table: str) -> wire.Welcome:
    """Watch as somebody who says that it has seen nothing."""
    if client.socket is None:
        await client.connect()
    await client.ask(wire.Watch, table=table, last=0)
    while True:
        told = await client.next()
        if isinstance(told, wire.Welcome):
            return told


def test_a_digest_on_the_wire_names_nothing_else() -> None:
    """What it may hold is a list of fields, each public."""
    assert set(wire.Digest.__struct_fields__) == {"since", "first_round", "rounds", "earlier", "played_for"}
    assert set(msgspec.to_builtins(wire.Digest(1))) == {"since"}
