"""The database: opened, brought to the newest schema, read and written with the same statements on both engines."""

import contextlib
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, bindparam, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ...cards import Card
from ...errors import BadInput
from ...wire.entries import AnyEntry
from .commits import AsyncCommits, Commits, Row, Step, ThreadCommits
from .failing import readable_errors
from .holding import Holding
from .log import LogWriter
from .schema import events, hand_orders, heartbeat, tables

CACHE: Final = 1024  # kB of pages that each of them keeps; the system's own cache is behind it
_add_table: Final = insert(tables)
_add_order: Final = insert(hand_orders)
_drop_order: Final = delete(hand_orders).where(
    hand_orders.c.table_id == bindparam("of_table"), hand_orders.c.seat == bindparam("of_seat")
)
PATIENCE: Final = 10_000  # milliseconds that a connection to SQLite waits for another, and
SOON: Final = 100  # that emptying the write-ahead log may keep writers waiting
READERS: Final = 8  # connections to SQLite, each a thread; more at once wait, as making one costs more than using it
_entry: Final = msgspec.json.Decoder(AnyEntry)
_cards: Final = msgspec.json.Decoder(tuple[Card, ...])
_encode: Final = msgspec.json.Encoder().encode


class Store:
    """One database and its log writer.  Open it with `await Store.open(url)`, close it with `await store.close()`."""

    def __init__(self, engine: AsyncEngine, commits: Commits | None = None, holding: Holding | None = None) -> None:
        self.engine = engine
        self.log = LogWriter(commits or AsyncCommits(engine))
        self._forgetting = False
        self._holding = holding

    @classmethod
    async def open(cls, url: str, synchronous: str = "FULL", alone: bool = False) -> "Store":
        """Connect (`sqlite+aiosqlite:///FILE` or `postgresql+asyncpg://...`) and migrate.

        `alone`: as the one server of a PostgreSQL database; what only reads may come beside it.
        Raises BadInput, with the driver's own words, when the database cannot be used, or another server uses it.
        """
        with readable_errors(url):
            return await cls._open(url, synchronous, alone)

    @classmethod
    async def _open(cls, url: str, synchronous: str, alone: bool) -> "Store":
        if url.startswith("sqlite"):
            _try_sqlite(url.partition(":///")[2])
        pool = {"pool_pre_ping": True} if "postgres" in url else {"pool_size": READERS, "max_overflow": 0}
        engine = create_async_engine(url, hide_parameters=True, **pool)
        commits: Commits = AsyncCommits(engine)
        if engine.dialect.name == "sqlite":
            writing = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True)
            commits = ThreadCommits(writing)
            _tune_sqlite(engine.sync_engine, synchronous)
            _tune_sqlite(writing, synchronous)
        try:
            holding = Holding(engine) if alone and engine.dialect.name == "postgresql" else None
            if holding is not None:
                await holding.take()
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
        except BaseException:
            await engine.dispose()
            await commits.close()
            raise
        store = cls(engine, commits, holding)
        store.log.start()
        return store

    async def close(self) -> None:
        """Write what waits and disconnect."""
        await self.log.stop()
        if self._holding is not None:
            await self._holding.close()
        await self.engine.dispose()

    async def watch(self) -> None:
        """See that the database is still this server's own; while another one has it, nothing is written.

        Raises BadInput when another has it.
        """
        if self._holding is None:
            return
        try:
            await self._holding.keep()
        except BadInput:
            self.log.taken = True
            raise
        self.log.taken = False

    async def append(self, table_id: str, first_seq: int, entries: Sequence[AnyEntry]) -> None:
        """Make entries of a table's log durable; raises as `LogWriter.append`."""
        await self.log.append(_rows(table_id, first_seq, entries))

    async def add_table(self, table_id: str, code: str, now: int, entries: Sequence[AnyEntry]) -> None:
        """A new table and its first entries, in one transaction; raises as `LogWriter.append`."""
        row = {"id": table_id, "code": code, "live": True, "created": now}
        await self.log.append(_rows(table_id, 0, entries), Step(_add_table, [row]))

    async def read_log(self, table_id: str, first: int = 0) -> list[AnyEntry]:
        """The entries of a table from seq `first` on, in order; empty for an unknown table."""
        mine = (events.c.table_id == table_id) & (events.c.seq >= first)
        query = select(events.c.body).where(mine).order_by(events.c.seq)
        async with self.engine.connect() as connection:
            return [_entry.decode(body) for body in (await connection.execute(query)).scalars()]

    async def table_by_code(self, code: str) -> str | None:
        """The id of the live table with this code."""
        query = select(tables.c.id).where(tables.c.code == code, tables.c.live)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def live_tables(self) -> list[str]:
        """The ids of all tables that are not closed."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(tables.c.id).where(tables.c.live))).scalars())

    async def quiet_tables(self, before: int) -> list[str]:
        """The ids of the live tables where nothing has happened since `before` (milliseconds since 1970)."""
        every = events.alias()
        newest = select(func.max(every.c.seq)).where(every.c.table_id == tables.c.id).correlate(tables)
        last = (events.c.table_id == tables.c.id) & (events.c.seq == newest.scalar_subquery())
        query = select(tables.c.id, events.c.body).where(last, tables.c.live, tables.c.created < before)
        async with self.engine.connect() as connection:
            return [i for i, body in await connection.execute(query) if _entry.decode(body).at < before]

    async def close_table(self, table_id: str) -> None:
        """The table is no longer live; its log stays."""
        await self.execute(update(tables).where(tables.c.id == table_id).values(live=False))

    async def hand_order(self, table_id: str) -> dict[int, tuple[Card, ...]]:
        """The order of the hand that each seat has chosen."""
        query = select(hand_orders.c.seat, hand_orders.c.cards).where(hand_orders.c.table_id == table_id)
        async with self.engine.connect() as connection:
            return {seat: _cards.decode(body) for seat, body in await connection.execute(query)}

    async def keep_hand_order(self, table_id: str, seat: int, cards: tuple[Card, ...]) -> None:
        """Remember the order of a hand; raises as `LogWriter.append`."""
        row = {"table_id": table_id, "seat": seat, "cards": _encode(cards).decode()}
        drop = Step(_drop_order, [{"of_table": table_id, "of_seat": seat}])
        await self.log.append((), drop, *([Step(_add_order, [row])] if cards else []))

    async def beat(self, now: int) -> int:
        """Note that the server lives, as it starts; returns when it last did (now, the first time)."""
        async with self.engine.begin() as connection:
            last = (await connection.execute(select(heartbeat.c.at))).scalar_one_or_none()
            if last is None:
                await connection.execute(insert(heartbeat).values(id=1, at=now))
            else:
                await connection.execute(update(heartbeat).values(at=now))
        return now if last is None else last

    async def still_lives(self, now: int) -> None:
        """Note that the server lives, in the next commit of the log; raises as `LogWriter.append`."""
        await self.log.append((), Step(update(heartbeat).values(at=now)))

    async def tidy(self) -> None:
        """SQLite: copy the write-ahead log back into the file, while the log writer goes on.

        After `forget` the log is emptied, too; where somebody reads or writes just then, at the next time.
        """
        if self.engine.dialect.name != "sqlite":
            return
        async with self.engine.connect() as connection:
            if not self._forgetting:
                await connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))
                return
            await connection.execute(text(f"PRAGMA busy_timeout={SOON}"))
            try:
                busy = (await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))).one()[0]
            finally:
                await connection.execute(text(f"PRAGMA busy_timeout={PATIENCE}"))
            self._forgetting = bool(busy)

    async def forget(self) -> None:
        """What was deleted or overwritten is to be nowhere any more: not in the write-ahead log, either."""
        self._forgetting = True
        await self.tidy()

    async def execute(self, statement: Any) -> None:
        """Run one statement in a transaction of its own."""
        async with self.engine.begin() as connection:
            await connection.execute(statement)


def _try_sqlite(file: str) -> None:
    """Open a file, take its write lock and give it back: what is wrong with it shows here, before anything runs."""
    with contextlib.closing(sqlite3.connect(file, timeout=10, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=WAL").fetchone()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")


def _rows(table_id: str, first_seq: int, entries: Sequence[AnyEntry]) -> list[Row]:
    return [
        {"table_id": table_id, "seq": first_seq + i, "body": _encode(entry).decode()} for i, entry in enumerate(entries)
    ]


def _tune_sqlite(engine: Engine, synchronous: str) -> None:
    @event.listens_for(engine, "connect")
    def tune(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in (
            "journal_mode=WAL",
            f"synchronous={synchronous}",
            f"busy_timeout={PATIENCE}",
            f"cache_size=-{CACHE}",
            "secure_delete=ON",  # what is deleted is overwritten: a forgotten name is in no free page
        ):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the schema to the newest version (Alembic); nothing to do when it is there."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
