"""One server for one PostgreSQL database: a lock that lasts as long as a session, and is looked after."""

import contextlib
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ...errors import BadInput
from .failing import shown

KEY: Final = int.from_bytes(b"openrumm")
SESSION: Final = {  # how long a second server waits for the lock, and after how many seconds a silent one is missed
    "lock_timeout": "3s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "2",
}
NOT_AVAILABLE: Final = "55P03"  # SQLSTATE of a lock that was waited for in vain


class Holding:
    """Keeps other servers from a database.

    A server that has just been killed is waited for; one that vanished with its machine is missed after some twenty
    seconds.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._session: AsyncConnection | None = None

    async def take(self) -> None:
        """Take the lock.  Raises BadInput when another server has it, and what the driver raises."""
        session = await self._engine.connect()
        try:
            await session.execution_options(isolation_level="AUTOCOMMIT")
            for name, value in SESSION.items():
                await session.execute(text("SELECT set_config(:name, :value, false)"), {"name": name, "value": value})
            await session.execute(text("SELECT pg_advisory_lock(:key)"), {"key": KEY})
        except BaseException as e:
            await _drop(session)
            if not isinstance(e, DBAPIError) or getattr(e.orig, "sqlstate", None) != NOT_AVAILABLE:
                raise
            used = shown(self._engine.url.render_as_string())
            raise BadInput(f"another server uses {used}; stop it first, or take another with --database") from None
        self._session = session

    async def keep(self) -> None:
        """See that the session lives, and take the lock again where it does not; raises as `take`."""
        if self._session is not None:
            try:
                await self._session.execute(text("SELECT 1"))
                return
            except (SQLAlchemyError, OSError):
                await self.close()
        await self.take()

    async def close(self) -> None:
        """Give the lock back."""
        session, self._session = self._session, None
        if session is not None:
            await _drop(session)


async def _drop(session: AsyncConnection) -> None:
    """End a session, whatever has become of it: in the pool it would keep the lock."""
    with contextlib.suppress(SQLAlchemyError, OSError):
        await session.invalidate()
    with contextlib.suppress(SQLAlchemyError, OSError):
        await session.close()
