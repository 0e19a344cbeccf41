"""How every point came about, as the table tells it; and what a close would give, asked before it is done."""

import asyncio
import contextlib
from typing import Any

import msgspec
import pytest

from openrummy.bots import LEVELS
from openrummy.client import Client, ServerRefused
from openrummy.core import Close, Item, Why, sums
from openrummy.errors import Code
from openrummy.wire import TableCode
from openrummy.wire import messages as wire
from server.people import act, between, history, house, no, over, play_on, run, sensible, until

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("basic", {"match": {"type": "rounds", "rounds": 2}}),
    ("classic", {"target": 20}),
    ("carousel", {"target": 40}),
    ("board", {"games": 2}),
]
each_game = pytest.mark.parametrize(("game", "options"), GAMES)
SECRET = {"cards", "prices", "value", "own", "theirs"}


def tells_of_hands(items: tuple[Item, ...]) -> bool:
    return any(SECRET & i.facts.keys() or i.why in (Why.LEFT, Why.DIFFERENCE, Why.HELD) for i in items)


async def explained(client: Client) -> wire.Explained:
    told = await client.ask(wire.Explain)
    assert isinstance(told, wire.Explained)
    return told


@each_game
def test_each_round_and_the_end_are_told_with_every_point_and_its_reason(game: str, options: dict[str, Any]) -> None:
    async def work() -> None:
        async with house() as here:
            people = [await here.guest(name) for name in ("Ann", "Bob", "Cat", "Dan")]
            eve = await here.guest("Eve")
            await eve.watch(await here.table(*people, start=True, game=game, options=options))
            await asyncio.gather(*(play_on(p, over) for p in people), until(eve, over))
            for one in (people[0], eve):
                table = one.table
                assert table is not None
                assert table.final is not None
                told = await explained(one)
                assert [sums(items, 4) for items in told.rounds] == [r.points for r in table.rounds]
                assert table.items == told.rounds[-1]
                assert table.bonuses == told.bonuses
                ends = zip(table.final.totals, sums(told.bonuses, 4), strict=True)
                assert table.final.points == tuple(a + b for a, b in ends)
            assert people[0].table is not None
            number = len(people[0].table.rounds)
            match = (await history(people[0]))[0]["id"]
            replayed = await people[0].get(f"/api/matches/{match}/rounds/{number}")
            result = msgspec.convert(replayed["result"]["items"], tuple[Item, ...])
            assert result == people[0].table.items
            assert msgspec.convert(replayed["end"], wire.FinalInfo) == people[0].table.final

    run(work())


def second_round(client: Client) -> bool:
    """Whether the second round is being played."""
    return client.table is not None and len(client.table.rounds) == 1 and client.table.stage == "playing"


@each_game
def test_where_hands_stay_hidden_one_total_stands_for_them(game: str, options: dict[str, Any]) -> None:
    async def work() -> None:
        async with house() as here:
            people = [await here.guest(name) for name in ("Ann", "Bob", "Cat", "Dan")]
            await here.table(*people, start=True, game=game, options=options, reveal="never")
            await asyncio.gather(*(play_on(p, over) for p in people))
            table, told = people[0].table, await explained(people[0])
            assert table is not None
            assert not tells_of_hands(table.items)
            assert not any(map(tells_of_hands, told.rounds))
            assert [sums(items, 4) for items in told.rounds] == [r.points for r in table.rounds]
            match = (await history(people[0]))[0]["id"]
            replayed = await people[0].get(f"/api/matches/{match}/rounds/1")
            assert not tells_of_hands(msgspec.convert(replayed["result"]["items"], tuple[Item, ...]))

    run(work())


def test_hands_that_are_shown_after_the_match_are_told_of_only_then() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            rounds = {"match": {"type": "rounds", "rounds": 2}, "rummy_doubles": False}
            await here.table(ann, bob, start=True, options=rounds, reveal="match", game="basic", next_round=600)
            await asyncio.gather(play_on(ann, between), play_on(bob, between))
            for one in (ann, bob):
                assert one.table is not None
                assert not tells_of_hands((*one.table.items, *(await explained(one)).rounds[0]))
            await asyncio.gather(play_on(ann, over), play_on(bob, over))
            assert all(any(i.why is Why.LEFT for i in items) for items in (await explained(ann)).rounds if items)

    run(work())


def test_while_a_round_is_played_its_table_repeats_no_points_of_the_last_one() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            await here.table(ann, bob, start=True, options={"match": {"type": "rounds", "rounds": 3}}, game="basic")
            await asyncio.gather(play_on(ann, second_round), play_on(bob, second_round))
            assert ann.table is not None
            assert (ann.table.items, ann.table.bonuses) == ((), ())
            assert len((await explained(ann)).rounds) == 1

    run(work())


# -- check board --


async def play_until_somebody_can_close(ann: Client, bob: Client) -> tuple[Client, Client]:
    """Play `board` until a seat may close; that one, and the other."""
    while True:
        for me, other in ((ann, bob), (bob, ann)):
            if me.offers is not None:
                if any(isinstance(a, Close) for a in me.offers.actions):
                    return me, other
                await act(me, sensible(me))
        for one in (ann, bob):
            if between(one):
                with contextlib.suppress(ServerRefused):  # the next round may have been dealt already
                    await one.ask(wire.Ready)
        await until(ann, lambda c: c.offers is not None or bob.offers is not None or between(c))


def test_the_checked_board_is_what_the_close_then_is() -> None:
    async def work() -> None:
        async with house(secret=lambda: "5a" * 32) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            options = {"games": 50, "refuse_doubles": 0}
            await here.table(ann, bob, start=True, game="board", options=options, next_round=600)
            mover, other = await play_until_somebody_can_close(ann, bob)
            assert mover.offers is not None
            frees = [a.free for a in mover.offers.actions if isinstance(a, Close)]
            ways = [await mover.ask(wire.Check, free=free) for free in frees]
            best = await mover.ask(wire.Check)
            assert isinstance(best, wire.Checked)
            assert best.closing is not None
            for free, way in zip(frees, ways, strict=True):
                assert isinstance(way, wire.Checked)
                assert way.closing is not None
                assert way.closing.free == free
                assert way.better == (best.closing if best.closing.points > way.closing.points else None)
            with no(Code.NOT_YOUR_TURN):
                await other.ask(wire.Check)
            assert mover.view is not None
            with no(Code.INVALID_LAYOUT):
                await mover.ask(wire.Check, free=next(c for c in mover.view.hand if c not in frees))
            await act(mover, Close(best.closing.free))
            assert mover.view.public.outcome is not None
            assert mover.view.public.outcome.closing == best.closing

    run(work())


def test_a_board_that_does_not_close_is_said_so_and_a_game_without_boards_knows_no_close() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob, eve = await here.guest("Ann"), await here.guest("Bob"), await here.guest("Eve")
            table = await here.table(ann, bob, start=True)
            mover = ann if ann.offers else bob
            told = await mover.ask(wire.Check)
            assert isinstance(told, wire.Checked)
            assert (told.closing, told.better) == (None, None)
            assert mover.view is not None
            with no(Code.MUST_DRAW):
                await mover.ask(wire.Check, free=mover.view.hand[0])
            await eve.watch(table)
            with no(TableCode.NOT_SEATED):
                await eve.ask(wire.Check)

    run(work())


def test_the_levels_of_bots_are_listed_from_the_weakest_to_the_strongest() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.guest("Ann")
            told = await ann.get("/api/levels")
            assert told == list(LEVELS)
            await here.table(ann, seats=len(told) + 1, game="basic")
            for level in told:
                await ann.ask(wire.AddBot, level=level)

    run(work())
