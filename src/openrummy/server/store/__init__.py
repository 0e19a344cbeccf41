"""Where everything durable lives: one database, SQLite or PostgreSQL, through SQLAlchemy Core."""

from .log import LogWriter
from .schema import metadata
from .store import Store

__all__ = ["LogWriter", "Store", "metadata"]
