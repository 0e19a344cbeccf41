"""`openrummy admin`: a live backup, a restore that goes on with the match, tidying, counting ratings, export."""

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy import insert, update

from openrummy.client import Client
from openrummy.errors import BadInput
from openrummy.fairness import check_match, read_kept
from openrummy.server import upkeep
from openrummy.server.accounts import Accounts
from openrummy.server.history import History
from openrummy.server.ledger import Ledger
from openrummy.server.ratings import Ratings
from openrummy.server.settings import ServerSettings
from openrummy.server.store import Store
from openrummy.server.store.schema import accounts, ratings
from openrummy.wire import messages as wire
from server.harness import ServerProcess

from .playing import over, play_until, played, seated


def admin(*words: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "openrummy.cli", "admin", *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


async def keep(database: str, people: Sequence[str], numbers: Sequence[int]) -> None:
    """Finished matches, one for each number, in a database."""
    store = await Store.open(ServerSettings(database=database).url)
    async with store.engine.begin() as connection:
        rows = [{"id": n, "name": n, "login": n, "password": "x", "created": 0} for n in people]
        await connection.execute(insert(accounts), rows)
    history = History(store, Ratings(store), Ledger(store, 1, 5))
    for number in numbers:
        assert await history.keep(played(people, number, rated=True, hints=False), number)
    await store.close()


# --- backup and restore --------------------------------------------------------------------------------------------


def test_a_match_goes_on_from_a_backup_made_while_it_was_played(tmp_path: Path) -> None:
    """Play, back up the live database, lose it, restore, serve, play to the end."""

    async def begin(url: str) -> tuple[str, str, int]:
        async with await Client.guest(url, "Ann") as ann:
            table = await seated(ann)
            await ann.ask(wire.Start)
            await play_until(ann, lambda me: me.offers is not None)
            assert ann.offers is not None
            await ann.ask(wire.Act, action=ann.offers.actions[0])
            said = admin("backup", tmp_path / "backup.db", "--database", tmp_path / "x.db")
            assert said.returncode == 0, said.stderr
            seq = ann.seq
            await play_until(ann, over)  # what came after the backup is lost with the database
            return table, ann.token, seq

    async def go_on(url: str, table: str, token: str) -> int:
        async with Client(url, token) as ann:
            await ann.watch(table)
            assert not over(ann)
            found = ann.seq
            await play_until(ann, over)
            return found

    with ServerProcess(tmp_path / "x.db") as server:
        table, token, seq = asyncio.run(begin(server.url))
        server.kill()
        for file in tmp_path.glob("x.db*"):
            file.write_bytes(b"destroyed")
        database = ["--database", tmp_path / "x.db"]
        assert "--force" in admin("restore", tmp_path / "backup.db", *database).stderr
        said = admin("restore", tmp_path / "backup.db", *database, "--force")
        assert said.returncode == 0, said.stderr
        server.start()
        assert asyncio.run(go_on(server.url, table, token)) >= seq


def test_a_backup_is_one_whole_file_and_replaces_none(tmp_path: Path) -> None:
    settings = ServerSettings(database=str(tmp_path / "x.db"))
    asyncio.run(keep(settings.database, ("ann", "bob"), [1]))
    to = tmp_path / "backup.db"
    assert upkeep.backup(settings, to, force=False) == to.stat().st_size
    assert sorted(f.name for f in tmp_path.iterdir()) == ["backup.db", "x.db"]
    with pytest.raises(BadInput, match="exists"):
        upkeep.backup(settings, to, force=False)
    assert upkeep.backup(settings, to, force=True) == to.stat().st_size


def test_a_restore_refuses_what_is_no_backup_of_ours_and_changes_nothing(tmp_path: Path) -> None:
    settings = ServerSettings(database=str(tmp_path / "x.db"))
    asyncio.run(keep(settings.database, ("ann", "bob"), [1]))
    before = Path(settings.database).read_bytes()
    (tmp_path / "text.db").write_text("not a database, however long it may be" * 100)
    with sqlite3.connect(tmp_path / "other.db") as connection:
        connection.execute("CREATE TABLE other (a)")
    connection.close()
    upkeep.backup(settings, tmp_path / "half.db", force=False)
    whole = (tmp_path / "half.db").read_bytes()
    (tmp_path / "half.db").write_bytes(whole[: len(whole) // 2])
    for name in ("text.db", "other.db", "half.db", "missing.db", "x.db"):
        with pytest.raises(BadInput):
            upkeep.restore(settings, tmp_path / name, force=True)
    assert Path(settings.database).read_bytes() == before
    assert not list(tmp_path.glob("*.part"))


def test_a_database_in_use_is_not_replaced(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "x.db") as server:
        database = ["--database", server.database]
        assert admin("backup", tmp_path / "backup.db", *database).returncode == 0
        said = admin("restore", tmp_path / "backup.db", *database, "--force")
        assert said.returncode == 2
        assert "stop the server" in said.stderr
        said = admin("backup", server.database, "--database", tmp_path / "backup.db", "--force")
        assert (said.returncode, "stop the server" in said.stderr) == (2, True)
        said = admin("backup", server.database, *database, "--force")
        assert (said.returncode, "is the database itself" in said.stderr) == (2, True)
        assert server.stop() == 0
        assert admin("restore", tmp_path / "backup.db", *database, "--force").returncode == 0


def test_without_a_database_there_is_one_line_and_no_new_file(tmp_path: Path) -> None:
    database = ["--database", tmp_path / "x.db"]
    for words in (["backup", tmp_path / "b.db"], ["vacuum"], ["recompute-ratings"], ["export", tmp_path / "out"]):
        said = admin(*words, *database)
        assert said.returncode == 2
        assert said.stderr == f"openrummy: there is no database {tmp_path / 'x.db'}\n"
    assert list(tmp_path.iterdir()) == []


def test_postgresql_is_backed_up_by_its_own_tools(tmp_path: Path) -> None:
    settings = ServerSettings(database="postgresql://127.0.0.1/rummy")
    with pytest.raises(BadInput, match="pg_dump"):
        upkeep.backup(settings, tmp_path / "b.db", force=False)
    with pytest.raises(BadInput, match="pg_restore"):
        upkeep.restore(settings, tmp_path / "b.db", force=False)


# --- tidying, counting, exporting --------------------------------------------------------------------------------


def test_vacuum_forgets_expired_sessions_and_keeps_the_others(database: str) -> None:
    async def go() -> None:
        store = await Store.open(ServerSettings(database=database).url)
        people = Accounts(store)
        (_, old), (_, new) = await people.guest("Old", 0), await people.guest("New", 10**12)
        now = 10**12
        await store.close()
        before, after = await upkeep.vacuum(ServerSettings(database=database), now)
        assert before >= after
        store = await Store.open(ServerSettings(database=database).url)
        assert await Accounts(store).by_token(old, 1) is None
        assert await Accounts(store).by_token(new, now) is not None
        await store.close()

    asyncio.run(go())


def test_ratings_are_mended_by_one_command(database: str) -> None:
    async def go() -> None:
        settings = ServerSettings(database=database)
        await keep(database, ("ann", "bob"), range(1, 5))
        store = await Store.open(settings.url)
        before = await Ratings(store).of("ann")
        async with store.engine.begin() as connection:
            await connection.execute(update(ratings).values(mu=99.0, matches=1))
        assert await Ratings(store).of("ann") != before
        assert await upkeep.recompute_ratings(settings) == 4
        assert await Ratings(store).of("ann") == before
        await store.close()

    asyncio.run(go())


def test_an_export_can_be_verified_match_by_match(database: str, tmp_path: Path) -> None:
    settings = ServerSettings(database=database)
    asyncio.run(keep(database, ("ann", "bob", "cid"), range(1, 4)))
    assert asyncio.run(upkeep.export(settings, tmp_path / "out", None)) == 3
    files = sorted((tmp_path / "out").iterdir())
    assert [f.name for f in files] == [f"basic-match{i}.json" for i in range(1, 4)]
    for file in files:
        assert all(check.ok for check in check_match(read_kept(file.read_bytes())))
        assert json.loads(file.read_text())["names"] == ["Player ann", "Player bob", "Player cid"]
    assert asyncio.run(upkeep.export(settings, tmp_path / "none", "board")) == 0
    assert list((tmp_path / "none").iterdir()) == []


def test_an_unknown_game_is_not_exported(tmp_path: Path) -> None:
    said = admin("export", tmp_path, "--game", "poker", "--database", tmp_path / "x.db")
    assert said.returncode == 2
    assert "poker" in said.stderr
