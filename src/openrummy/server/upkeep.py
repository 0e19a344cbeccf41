"""Looking after a server's database: backed up while it runs, restored, tidied, counted again, exported."""

import contextlib
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import delete, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from ..errors import BadInput
from ..fairness import Kept, Proof
from ..match import Final as MatchEnd
from ..match import Record
from .alone import Alone
from .ratings import Ratings
from .settings import ServerSettings
from .store import Store
from .store.failing import readable_errors
from .store.schema import match_seats, matches, metadata, tokens

PAGES: Final = 1000  # copied between two looks at the source, so that a running server is never kept waiting
_USE_PG: Final = "for PostgreSQL use its own tools: pg_dump to back up, pg_restore to restore"


def sqlite_file(settings: ServerSettings) -> Path:
    """The SQLite file of the settings.  Raises BadInput for PostgreSQL."""
    if settings.file is None:
        raise BadInput(_USE_PG)
    return settings.file


def backup(settings: ServerSettings, to: Path, force: bool) -> int:
    """Copy the database to one file, consistent even while a server writes; the size of the copy.

    Raises BadInput when there is no database, `to` exists and not `force`, or is the database of a server.
    """
    source = _existing(sqlite_file(settings))
    _need_another(to, source)
    _need_free(to, force)
    if to.exists():
        _need_unused(to)
    _copy(source, to)
    return to.stat().st_size


def restore(settings: ServerSettings, source: Path, force: bool) -> Path:
    """Put a backup in the place of the database, which no server may have open; where it is now.

    Raises BadInput when the backup is damaged or none of ours, the database exists and not `force`, or is in use.
    """
    target = sqlite_file(settings)
    _check_backup(_existing(source))
    _need_another(source, target)
    _need_free(target, force)
    if target.exists():
        _need_unused(target)
    _copy(source, target)
    return target


def _existing(file: Path) -> Path:
    if not file.is_file():
        raise BadInput(f"there is no database {file}")
    return file


def _need_another(file: Path, database: Path) -> None:
    if file.exists() and database.exists() and file.samefile(database):
        raise BadInput(f"{file} is the database itself")


def _need_free(file: Path, force: bool) -> None:
    if file.exists() and not force:
        raise BadInput(f"{file} exists; --force puts the new one in its place")


def _copy(source: Path, target: Path) -> None:
    """Copy a database with SQLite's own backup, check the copy, and only then put it in its place."""
    part = target.with_name(target.name + ".part")
    try:
        with readable_errors(f"sqlite:///{source}"):
            part.unlink(missing_ok=True)
            with _opened(source) as old, contextlib.closing(sqlite3.connect(part)) as new:
                old.backup(new, pages=PAGES)
                new.execute("PRAGMA journal_mode=DELETE").fetchone()
                _need_sound(new, source)
            _sync(part)
        with readable_errors(f"sqlite:///{target}"):
            for beside in ("-wal", "-shm"):  # of the database that is replaced: they would be taken for the new one's
                target.with_name(target.name + beside).unlink(missing_ok=True)
            os.replace(part, target)
            _sync(target.parent)
    finally:
        part.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _opened(file: Path) -> contextlib.closing[sqlite3.Connection]:
    """An existing database; a missing one is not made."""
    return contextlib.closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=rw", uri=True, timeout=10))


def _check_backup(file: Path) -> None:
    with readable_errors(f"sqlite:///{file}"), _opened(file) as connection:
        _need_sound(connection, file)
        found = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not set(metadata.tables) <= found:
            raise BadInput(f"{file} is no database of OpenRummy")


def _need_sound(connection: sqlite3.Connection, file: Path) -> None:
    (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if found != "ok":
        raise BadInput(f"{file} is damaged: {found}")


def _need_unused(file: Path) -> None:
    """Leaving WAL mode needs the file for oneself, and writes what waits into it; a damaged file is in nobody's use."""
    try:
        with _opened(file) as connection:
            connection.execute("PRAGMA busy_timeout=0")
            connection.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.OperationalError as e:
        if "locked" in str(e):
            raise BadInput(f"{file} is in use: stop the server first") from e
    except sqlite3.DatabaseError:
        return


async def vacuum(settings: ServerSettings, now: int) -> tuple[int, int]:
    """Forget tokens that have expired, and give unused space back; the size before and after (0, 0 on PostgreSQL)."""
    async with _store(settings) as store:
        await store.execute(delete(tokens).where(tokens.c.expires < now))
        if not settings.url.startswith("sqlite"):
            return 0, 0
        with readable_errors(settings.url):
            before = await _bytes(store.engine)
            async with store.engine.connect() as connection:
                plain = await connection.execution_options(isolation_level="AUTOCOMMIT")
                await plain.execute(text("VACUUM"))
                await plain.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
            return before, await _bytes(store.engine)


async def _bytes(engine: AsyncEngine) -> int:
    async with engine.connect() as connection:
        pages = (await connection.execute(text("PRAGMA page_count"))).scalar_one()
        size = (await connection.execute(text("PRAGMA page_size"))).scalar_one()
    return int(pages) * int(size)


async def recompute_ratings(settings: ServerSettings) -> int:
    """Count every kept rated match again, the oldest first; how many there were.

    Raises BadInput while a server uses the file or database: it would count on with the old figures.
    """
    async with _store(settings, alone=True) as store:
        with contextlib.closing(Alone(settings.file)), readable_errors(settings.url):
            return await Ratings(store).recompute()


async def export(settings: ServerSettings, folder: Path, game: str | None) -> int:
    """Write every finished match (of one game) to a file of its own, as it is downloaded; how many there were."""
    async with _store(settings) as store:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as e:
            raise BadInput(f"{folder}: {e.strerror}") from e
        with readable_errors(settings.url):
            wanted = select(matches.c.id).order_by(matches.c.finished, matches.c.id)
            async with store.engine.connect() as connection:
                found = await connection.execute(wanted if game is None else wanted.where(matches.c.game == game))
                ids = list(found.scalars())
            for match_id in ids:
                kept = await read_match(store, match_id)
                (folder / f"{kept.record.game}-{match_id}.json").write_bytes(msgspec.json.encode(kept))
    return len(ids)


async def read_match(store: Store, match_id: str) -> Kept:
    """A finished match as it is downloaded, whoever may see it."""
    async with store.engine.connect() as connection:
        m: Any = (await connection.execute(select(matches).where(matches.c.id == match_id))).one()
        seats = select(match_seats.c.name).where(match_seats.c.match_id == match_id).order_by(match_seats.c.seat)
        names = tuple((await connection.execute(seats)).scalars())
    decode = msgspec.json.decode
    return Kept(decode(m.record, type=Record), decode(m.proof, type=Proof), decode(m.result, type=MatchEnd), names)


@contextlib.asynccontextmanager
async def _store(settings: ServerSettings, alone: bool = False) -> AsyncIterator[Store]:
    """The store of the settings, which has to be there already."""
    if settings.file is not None:
        _existing(settings.file)
    store = await Store.open(settings.url, settings.synchronous, alone)
    try:
        yield store
    finally:
        await store.close()
