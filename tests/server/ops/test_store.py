"""The same store on SQLite and PostgreSQL: logs, tables, hands, migrations, history, ratings, balances."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, insert, select, text

from openrummy.client import Client
from openrummy.errors import BadInput
from openrummy.server.history import History
from openrummy.server.ledger import Ledger
from openrummy.server.ratings import Rating, Ratings
from openrummy.server.settings import ServerSettings
from openrummy.server.store import Store
from openrummy.server.store.schema import accounts, metadata
from openrummy.server.store.store import __file__ as store_file
from openrummy.wire import Refused, TableCode
from openrummy.wire import entries as log
from openrummy.wire import messages as wire
from server.harness import running_server

from .playing import over, play_until, played, seated

SAID = [log.Said(i, 0, text=f"line {i}") for i in range(10)]


@asynccontextmanager
async def opened(database: str, alone: bool = False) -> AsyncIterator[Store]:
    store = await Store.open(ServerSettings(database=database).url, alone=alone)
    try:
        yield store
    finally:
        await store.close()


def test_a_log_is_read_as_it_was_written(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await store.append("t", 0, SAID[:3])
            await store.append("other", 0, SAID[5:])
            await store.append("t", 3, SAID[3:5])
            assert await store.read_log("t") == SAID[:5]
            assert await store.read_log("nobody") == []
        async with opened(database) as store:
            assert await store.read_log("t") == SAID[:5]

    asyncio.run(go())


def test_a_database_serves_one_server_at_a_time(postgres_database: str) -> None:
    """A file of SQLite does so by a lock beside it; what only reads, such as an export, may come at any time."""

    async def go() -> None:
        async with opened(postgres_database, alone=True):
            with pytest.raises(BadInput, match="another server uses postgresql://"):
                await Store.open(ServerSettings(database=postgres_database).url, alone=True)
            async with opened(postgres_database) as beside:
                assert await beside.live_tables() == []
        async with opened(postgres_database, alone=True):
            pass

    asyncio.run(go())


def test_a_database_is_taken_again_when_its_session_was_lost_and_left_alone_when_another_server_came_first(
    postgres_database: str,
) -> None:
    async def go() -> None:
        async with opened(postgres_database, alone=True) as store:
            await cut_off(store)
            await store.watch()
            with pytest.raises(BadInput, match="another server"):
                await Store.open(ServerSettings(database=postgres_database).url, alone=True)
            await cut_off(store)
            async with opened(postgres_database, alone=True):
                with pytest.raises(BadInput, match="another server"):
                    await store.watch()
                with pytest.raises(Refused):
                    await store.append("t", 0, SAID[:1])
            await store.watch()
            await store.append("t", 0, SAID[:1])

    asyncio.run(go())


async def cut_off(store: Store) -> None:
    """End the session that holds the database, as its server would do."""
    mine = "database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    end = f"SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND {mine}"
    async with store.engine.begin() as connection:
        await connection.execute(text(end))


def test_a_seq_is_written_once_and_the_neighbours_in_its_commit_do_not_suffer(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await store.append("t", 0, SAID[:2])
            wrong = store.append("t", 1, SAID[7:9])
            others = [store.append(f"t{i}", 0, SAID[:1]) for i in range(20)]
            results = await asyncio.gather(*others[:10], wrong, *others[10:], return_exceptions=True)
            refused = [r for r in results if r is not None]
            assert [type(r) for r in refused] == [Refused]
            assert isinstance(refused[0], Refused)
            assert refused[0].code is TableCode.UNAVAILABLE
            assert await store.read_log("t") == SAID[:2]
            assert [await store.read_log(f"t{i}") for i in range(20)] == [SAID[:1]] * 20

    asyncio.run(go())


def test_appends_that_wait_together_are_committed_together(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await asyncio.gather(*(store.append(f"t{i}", 0, SAID) for i in range(200)))
            assert store.log.rows == 2000
            assert store.log.commits < 10

    asyncio.run(go())


def test_a_table_is_found_by_its_code_until_it_is_closed(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await store.add_table("t", "ABCDEFG", 5, SAID[:2])
            assert await store.table_by_code("ABCDEFG") == "t"
            assert await store.live_tables() == ["t"]
            await store.close_table("t")
            assert await store.table_by_code("ABCDEFG") is None
            assert await store.live_tables() == []
            assert await store.read_log("t") == SAID[:2]

    asyncio.run(go())


def test_the_order_of_a_hand_is_replaced(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await store.keep_hand_order("t", 1, (5, 3))
            await store.keep_hand_order("t", 1, (3, 5))
            assert await store.hand_order("t") == {1: (3, 5)}

    asyncio.run(go())


def test_the_heartbeat_tells_when_it_was_last(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            assert [await store.beat(5), await store.beat(9), await store.beat(12)] == [5, 5, 9]

    asyncio.run(go())


def alembic(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", store_file.rpartition("/")[0] + "/migrations")
    config.attributes["connection"] = connection
    return config


def test_the_migrations_make_the_schema_of_the_code_and_can_go_back(database: str) -> None:
    """`alembic check` finds no difference; down and up again is the same."""

    def check(connection: Connection) -> None:
        command.check(alembic(connection))

    def down_and_up(connection: Connection) -> None:
        command.downgrade(alembic(connection), "base")
        command.upgrade(alembic(connection), "head")

    async def go() -> None:
        async with opened(database) as store:
            for step in (check, down_and_up, check):
                async with store.engine.begin() as connection:
                    await connection.run_sync(step)
            async with store.engine.connect() as connection:
                for table in metadata.tables.values():
                    assert (await connection.execute(select(table))).all() == []

    asyncio.run(go())


async def people(store: Store, *names: str) -> None:
    async with store.engine.begin() as connection:
        rows = [{"id": n, "name": n, "login": n, "password": "x", "created": 0} for n in names]
        await connection.execute(insert(accounts), rows)


def history_of(store: Store) -> tuple[History, Ratings, Ledger]:
    ratings, ledger = Ratings(store), Ledger(store, 1, 2)
    return History(store, ratings, ledger), ratings, ledger


def test_ratings_computed_again_from_the_matches_are_the_same(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await people(store, "ann", "bob", "cid")
            history, ratings, _ = history_of(store)
            tables = [("ann", "bob"), ("bob", "cid"), ("ann", "cid"), ("ann", "bob", "cid"), ("bob", "ann")]
            for number, who in enumerate(tables, 1):
                room = played(who, number, rated=True, hints=False)
                assert await history.keep(room, number)
                assert not await history.keep(room, number + 50)  # told again after a crash: it counts once
            before = {who: await ratings.of(who) for who in ("ann", "bob", "cid")}
            assert [(r.pool, r.matches) for r in before["ann"]] == [("basic/2", 3), ("basic/3", 1)]
            assert len({r.mu for found in before.values() for r in found}) > 3
            assert await ratings.recompute() == len(tables)
            assert {who: await ratings.of(who) for who in before} == before
            assert await ratings.leaders("basic/2") == []  # nobody has ten matches yet

    asyncio.run(go())


def test_matches_of_the_same_people_that_end_together_are_all_counted(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await people(store, "ann", "bob")
            history, ratings, ledger = history_of(store)
            rooms = [played(("ann", "bob"), n, rated=True, hints=False) for n in range(1, 7)]
            assert await asyncio.gather(*(history.keep(room, 1) for room in rooms)) == [True] * 6
            (rating,) = await ratings.of("ann")
            assert isinstance(rating, Rating)
            assert rating.matches == 6
            assert len(await history.of("bob")) == 6
            assert (await ledger.balance("ann")).jokers == 1 + 3  # one for the day, one for every second match

    asyncio.run(go())


def test_the_last_joker_is_spent_once(database: str) -> None:
    async def go() -> None:
        async with opened(database) as store:
            await people(store, "ann", "bob")
            history, _, ledger = history_of(store)
            assert await history.keep(played(("ann", "bob"), 1), 1)
            tries = [ledger.spend_joker("ann", f"ref{i}", 2) for i in range(8)]
            spent = await asyncio.gather(*tries, return_exceptions=True)
            assert [type(s) for s in spent if s is not None] == [Refused] * 7
            assert (await ledger.balance("ann")).jokers == 0

    asyncio.run(go())


def test_a_match_is_played_to_its_end_and_read_again_after_a_restart(database: str) -> None:
    async def go() -> None:
        async with running_server(database=database) as url, await Client.guest(url, "Ann") as ann:
            await seated(ann)
            await ann.ask(wire.Start)
            await play_until(ann, over)
        async with running_server(database=database) as url, Client(url, ann.token) as again:
            (row,) = await again.get("/api/matches")
            kept = await again.get(f"/api/matches/{row['id']}")
            assert len(kept["record"]["rounds"]) == 1
            assert ann.table is not None
            assert ann.table.final is not None
            assert tuple(row["points"]) == ann.table.final.points

    asyncio.run(go())
