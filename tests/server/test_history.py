"""After the match: histories, replays, what is shared and revealed, balances, daily jokers, ratings."""

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from openrummy.client import Client
from openrummy.fairness import Kept, check_match
from openrummy.match import replay_match
from openrummy.server import desk
from openrummy.server.accounts import Accounts
from openrummy.server.history import History
from openrummy.server.ledger import DAY, Ledger
from openrummy.server.ratings import Played, Rating, Ratings, rated
from openrummy.server.store import Store
from openrummy.wire import Refused, TableCode
from openrummy.wire import messages as wire
from server.people import House, between, history, house, no, over, play_on, run, until
from server.rooms import Table

BOARD: dict[str, Any] = {"game": "board", "options": {"trump_bonus": 0}}


async def a_match(here: House, *people: Client, **settings: Any) -> str:
    """A match of these people, played to the end; its id."""
    await here.table(*people, start=True, **settings)
    await asyncio.gather(*(play_on(p, over) for p in people))
    assert people[0].table is not None
    match = people[0].table.match
    while match not in [row["id"] for row in await people[0].get("/api/matches")]:
        await asyncio.sleep(0)
    return match


# -- who may read what --


@pytest.mark.parametrize("game", ["basic", "classic", "carousel", "board"])
def test_a_match_is_replayed_frame_by_frame_and_downloaded_as_a_record(game: str) -> None:
    async def work() -> None:
        options = {"basic": {"match": {"type": "rounds", "rounds": 1}}, "classic": {"target": 1}, "board": {}}
        async with house() as here:
            people = [await here.guest(name) for name in ("Ann", "Bob", "Cat", "Dan")]
            match = await a_match(here, *people, game=game, options=options.get(game, {"target": 1}))
            assert people[0].table is not None
            (row,) = await history(people[0])
            kept = msgspec.convert(await people[0].get(f"/api/matches/{match}"), Kept)
            _, m = replay_match(kept.record)
            assert m.totals == people[0].table.totals
            assert all(c.ok for c in check_match(kept))
            told = await people[0].get(f"/api/matches/{match}/rounds/1")
            assert told["frames"][0]["ply"] == 0
            assert len(told["frames"]) == len(kept.record.rounds[0].actions) + 1
            assert tuple(told["result"]["points"]) == m.rounds[0].points
            assert len(told["frames"][0]["hands"]) == 4
            assert row["names"] == told["names"] == ["Ann", "Bob", "Cat", "Dan"]
            assert (told["game"], told["options"]) == (game, kept.record.options)
            for number in (0, 99):
                with no(TableCode.BAD_MESSAGE, field="round"):
                    await people[0].get(f"/api/matches/{match}/rounds/{number}")
            with no(TableCode.NO_MATCH):
                await people[0].get("/api/matches/nowhere/rounds/99")

    run(work())


def test_a_match_that_is_not_shared_is_for_its_players_only() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob, eve = await here.guest("Ann"), await here.guest("Bob"), await here.guest("Eve")
            shared = await a_match(here, ann, bob)
            await eve.get(f"/api/matches/{shared}")
            own = await a_match(here, ann, bob, share_replay=False)
            await bob.get(f"/api/matches/{own}")
            for path in (f"/api/matches/{own}", f"/api/matches/{own}/rounds/1"):
                with no(TableCode.NO_MATCH):
                    await eve.get(path)
            assert await eve.get("/api/matches") == []

    run(work())


def test_where_nothing_is_revealed_a_replay_shows_what_a_spectator_saw_and_there_is_no_record() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            match = await a_match(here, ann, bob, reveal="never")
            assert ann.table is not None
            assert (ann.table.hands, ann.table.revealed, ann.table.round_seed) == ((), "", "")
            with no(TableCode.FORBIDDEN):
                await ann.get(f"/api/matches/{match}")
            told = await ann.get(f"/api/matches/{match}/rounds/1")
            assert told["names"] == ["Ann", "Bob"]
            for frame in told["frames"]:
                assert "hands" not in frame
                assert "hand" not in frame["view"]
                assert all(e["card"] == -1 for e in frame["events"] if e["was"] == "drew")
                assert frame.get("action", {}).get("do") != "reshuffle"

    run(work())


def test_a_table_that_reveals_after_the_match_shows_no_hand_after_a_round() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            rounds = {"match": {"type": "rounds", "rounds": 2}}
            await here.table(ann, bob, start=True, reveal="match", game="basic", options=rounds, next_round=600)
            await asyncio.gather(play_on(ann, between), play_on(bob, between))
            assert ann.table is not None
            assert (ann.table.hands, ann.table.round_seed) == ((), "")
            await asyncio.gather(play_on(ann, over), play_on(bob, over))
            assert ann.table.hands
            assert ann.table.revealed

    run(work())


# -- balances --


def test_points_of_a_game_that_pays_add_up_and_a_day_brings_one_joker() -> None:
    async def work() -> None:
        async with house(joker_daily=1, joker_matches=2) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            totals = [0, 0]
            for _ in range(2):
                await a_match(here, ann, bob, **BOARD)
                assert ann.table is not None
                assert ann.table.final is not None
                totals = [a + b for a, b in zip(totals, ann.table.final.points, strict=True)]
            balances = [await p.get("/api/balance") for p in (ann, bob)]
            assert [b["points"] for b in balances] == totals
            assert sum(totals) == 0
            assert [b["jokers"] for b in balances] == [2, 2]  # one for the day, one for two matches
            await a_match(here, ann, bob)
            assert (await ann.get("/api/balance"))["points"] == totals[0]  # basic pays nothing

    run(work())


def test_a_joker_from_the_balance_is_spent_when_brought_and_given_back_when_not_played() -> None:
    async def work() -> None:
        async with house(joker_daily=2, joker_matches=0) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, extra_jokers="balance", **BOARD)
            with no(TableCode.NO_BALANCE):
                await ann.ask(wire.Bring, yes=True)
            await a_match(here, ann, bob, **BOARD)
            assert await jokers(ann) == 2
            table = await here.table(ann, bob, extra_jokers="balance", **BOARD)
            await ann.ask(wire.Bring, yes=True)
            assert await jokers(ann) == 1
            with no(TableCode.NOT_NOW):
                await ann.ask(wire.Bring, yes=True)
            await ann.ask(wire.Bring, yes=False)
            await has(ann, 2)
            await ann.ask(wire.Bring, yes=True)
            await ann.ask(wire.Stand)
            await has(ann, 2)
            await bob.ask(wire.Bring, yes=True)
            await bob.ask(wire.Stand)
            await has(bob, 2)
            for one in (ann, bob):
                await one.watch(table)
                await one.ask(wire.Sit)
            await bob.ask(wire.Bring, yes=True)
            await bob.ask(wire.Start)
            await until(ann, lambda c: bool(c.table and c.table.stage == "playing"))
            assert ann.view is not None
            await asyncio.gather(play_on(ann, over), play_on(bob, over))
            await bob.ask(wire.Stand)
            await history(bob, 2)
            assert await jokers(bob) == 1

    run(work())


@pytest.mark.parametrize("written", [False, True], ids=["not written", "written all the same"])
def test_a_joker_whose_commit_failed_is_either_brought_or_given_back(
    written: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commit that fails may or may not have happened: the log says which, and never is it both."""

    async def work() -> None:
        async with house(joker_daily=2, joker_matches=0) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            await a_match(here, ann, bob, **BOARD)
            await here.table(ann, bob, extra_jokers="balance", **BOARD)
            append = Store.append

            async def fails(self: Store, *given: Any) -> None:
                if written:
                    await append(self, *given)
                raise Refused(TableCode.UNAVAILABLE, reason="storage")

            with monkeypatch.context() as patch:
                patch.setattr(Store, "append", fails)
                with no(TableCode.UNAVAILABLE):
                    await ann.ask(wire.Bring, yes=True)
            await ann.ask(wire.Say, text="hm")  # the table reads its log again
            assert ann.table is not None
            chair = ann.table.chairs[ann.seat]
            assert chair is not None
            assert chair.brings == written
            await has(ann, 1 if written else 2)

    run(work())


async def jokers(client: Client) -> int:
    return int((await client.get("/api/balance"))["jokers"])


async def has(client: Client, count: int) -> None:
    """Ask until the balance is so: a joker is given back just after it left the table."""
    while await jokers(client) != count:
        await asyncio.sleep(0)


def test_a_joker_whose_bringing_was_cut_short_by_a_crash_is_given_back(tmp_path: object) -> None:
    """Spent in the ledger, but never in the table's log: seen when the table is read again."""
    database = f"{tmp_path}/test.db"

    async def work() -> None:
        async with house(database=database) as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            await a_match(here, ann, bob, **BOARD)
            table = await here.table(ann, bob, extra_jokers="balance", **BOARD)
            account, token = (await ann.get("/api/me"))["id"], ann.token
            assert await jokers(ann) == 1
        store = await Store.open(f"sqlite+aiosqlite:///{database}")
        await Ledger(store, 0, 0).spend_joker(account, f"{table}:lost", 0)
        await store.close()
        async with house(database=database) as here:
            ann = here.device(Client(here.url, token))
            await ann.watch(table)
            assert await jokers(ann) == 1

    run(work())


def test_a_balance_is_never_below_zero_and_nothing_is_given_back_twice(tmp_path: object) -> None:
    async def work() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/test.db")
        ledger = Ledger(store, 1, 0)
        async with store.engine.begin() as connection:
            for match in ("m1", "m2"):
                await ledger.match_over(connection, "ann", match, 10, 1, 5 * DAY)
        assert (await ledger.balance("ann")).jokers == 1
        outcomes = await asyncio.gather(
            *(ledger.spend_joker("ann", f"t:{n}", 0) for n in range(4)), return_exceptions=True
        )
        assert sum(o is None for o in outcomes) == 1
        spent = f"t:{outcomes.index(None)}"
        for _ in range(3):
            await ledger.return_joker("ann", spent, 0)
        assert (await ledger.balance("ann")).jokers == 1
        await store.close()

    run(work())


# -- ratings --


def test_a_rated_match_moves_both_and_counting_again_gives_the_same() -> None:
    async def work() -> None:
        async with house(now=lambda: 1_000) as here:  # time stands still: only the order of keeping counts
            people = [await here.member(name) for name in ("Ann", "Bob", "Cat")]
            for n in range(3):
                await a_match(here, people[n % 3], people[(n + 1) % 3], rated=True, hints=False)
            figures = [await p.get("/api/stats") for p in people]
            for told in figures:
                (pool,) = told["ratings"]
                assert pool["pool"] == "basic/2"
                assert pool["provisional"]
            assert sum(f["ratings"][0]["matches"] for f in figures) == 6
            assert await people[0].get("/api/leaders/basic/2") == []
            (games,) = figures[0]["games"]
            assert (games["game"], games["matches"]) == ("basic", 2)

    run(work())


def rooms(number: int) -> list[Any]:
    """Finished rated matches of three people, in the order in which they ended."""
    out = []
    for n in range(number):
        t = Table(2 + n % 2, checked=False, rated=True, hints=False)
        t.write((_seed(t, n),))
        t.start()
        if n % 4 == 3:
            t.expire(1)
        t.match_over()
        out.append(replace(t.room, match_id=f"m{(n * 7) % number}"))
    return out


def _seed(t: Table, n: int) -> Any:
    (entry,) = desk.add_seed(t.room, "ann", f"{n:04x}", t.context)
    return entry


def test_counting_all_ratings_again_gives_what_was_counted_one_by_one(tmp_path: object) -> None:
    async def work() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/test.db")
        ratings = Ratings(store)
        kept = History(store, ratings, Ledger(store, 1, 1))
        found = rooms(12)
        assert all(await asyncio.gather(*(kept.keep(room, 5_000) for room in found)))
        assert not any(await asyncio.gather(*(kept.keep(room, 5_000) for room in found)))
        before = [(await ratings.of(who), await ratings.steps(who)) for who in ("ann", "bob", "cat")]
        assert await ratings.recompute() == 12
        assert [(await ratings.of(who), await ratings.steps(who)) for who in ("ann", "bob", "cat")] == before
        for own, steps in before:
            assert {r.pool: round(r.shown, 2) for r in own if r.matches} == {p: s[-1] for p, s in steps.items()}
            assert {r.pool: r.matches for r in own if r.matches} == {p: len(s) for p, s in steps.items()}
        await store.close()

    run(work())


def test_who_is_absent_at_the_end_loses_and_for_the_others_the_match_is_neutral() -> None:
    before = {who: Rating("basic/3", 25.0, 8.0, 5) for who in ("ann", "bob", "cat")}
    after = rated(before, Played("basic/3", ("ann", "bob", "cat"), (500, 0, 10), (True, False, False)))
    assert after["ann"].mu < before["ann"].mu
    assert after["ann"].matches == 6
    assert after["bob"] == before["bob"]
    assert after["cat"] == before["cat"]


def test_equal_points_are_level_and_the_order_of_seats_does_not_matter() -> None:
    """K11-K13: a draw is a draw."""
    level = rated({}, Played("p", ("ann", "bob"), (7, 7), (False, False)))
    assert level["ann"] == level["bob"]
    one = rated({}, Played("p", ("ann", "bob"), (9, 7), (False, False)))
    other = rated({}, Played("p", ("bob", "ann"), (7, 9), (False, False)))
    assert one["ann"].mu == pytest.approx(other["ann"].mu)
    assert one["ann"].mu > one["bob"].mu


def test_leaders_are_those_past_their_provisional_matches_and_still_there(tmp_path: object) -> None:
    async def work() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/test.db")
        ratings, people = Ratings(store), Accounts(store)
        accounts = [(await people.guest(name, 0))[0] for name in ("Ann", "Bob", "Cat")]
        async with store.engine.begin() as connection:
            for n in range(10):
                pair = (accounts[0].id, accounts[1].id)
                await ratings.add(connection, Played("basic/2", pair, (n, 1), (False, False)))
            await ratings.add(connection, Played("basic/2", (accounts[2].id, "gone"), (1, 0), (False, False)))
        told = await ratings.leaders("basic/2")
        assert [x.name for x in told] == ["Ann", "Bob"]
        assert told[0].rating > told[1].rating
        assert len((await ratings.steps(accounts[0].id))["basic/2"]) == 10
        await people.delete(accounts[0])
        assert await ratings.steps(accounts[0].id) == {}
        assert [x.name for x in await ratings.leaders("basic/2")] == ["Bob"]
        await store.close()

    run(work())
