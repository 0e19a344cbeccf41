"""What is wrong with a database, in one line that a person can act on."""

from collections.abc import Iterator
from contextlib import contextmanager

from alembic.util.exc import CommandError
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from ...errors import BadInput, missing_extra


@contextmanager
def readable_errors(url: str) -> Iterator[None]:
    """Turn whatever a database or its driver raises into BadInput, with the driver's words and without the password."""
    try:
        yield
    except BadInput:
        raise
    except CommandError as e:
        raise BadInput(f"{shown(url)} was written by another version of OpenRummy: {reason(e)}") from e
    except ModuleNotFoundError as e:
        raise missing_extra(shown(url), f"a driver ({e})", "postgres") from e
    except Exception as e:
        if not _about_storage(e):
            raise
        raise BadInput(f"the database {shown(url)} cannot be used: {reason(e)}") from e


def _about_storage(e: Exception) -> bool:
    return isinstance(e, SQLAlchemyError | OSError) or type(e).__module__.partition(".")[0] in ("asyncpg", "sqlite3")


def reason(e: BaseException) -> str:
    """The driver's own words, without the statement or what was being written."""
    if isinstance(e, DBAPIError) and e.orig is not None:
        return reason(e.orig)
    if isinstance(e, OSError):
        return e.strerror or str(e) or type(e).__name__
    text = str(e).partition("\n")[0]
    return text.partition(": ")[2] if text.startswith("<class") else text


def shown(url: str) -> str:
    """A database address as it may be shown: without user and password."""
    scheme, _, rest = url.partition("://")
    if scheme.startswith("sqlite"):
        return rest.removeprefix("/")
    return f"{scheme.partition('+')[0]}://{rest.rpartition('@')[2]}"
