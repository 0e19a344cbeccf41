"""The tables of the database.  Times are milliseconds since 1970; bodies are JSON text."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_Big = BigInteger().with_variant(Integer, "sqlite")

accounts: Final = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("login", String(100), unique=True),
    Column("password", Text),
    Column("email", String(200)),
    Column("created", _Big, nullable=False),
)

# Sessions, API tokens and seat tokens: only a hash of the secret is kept.
tokens: Final = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("account", String(32), nullable=False, index=True),
    Column("scope", String(64), nullable=False, default=""),
    Column("label", String(100), nullable=False, default=""),
    Column("created", _Big, nullable=False),
    Column("seen", _Big, nullable=False),
    Column("expires", _Big),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, index=True),
    Column("live", Boolean, nullable=False, index=True),
    Column("created", _Big, nullable=False),
)

# The truth about every table: append only.
events: Final = Table(
    "events",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)

hand_orders: Final = Table(
    "hand_orders",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("cards", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("game", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("revealed", Boolean, nullable=False),
    Column("finished", _Big, nullable=False),
    Column("record", Text, nullable=False),
    Column("result", Text, nullable=False),
    Column("proof", Text, nullable=False),
)

match_seats: Final = Table(
    "match_seats",
    metadata,
    Column("match_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("account", String(32), index=True),
    Column("name", String(100), nullable=False),
    Column("bot", String(20)),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("absent", Boolean, nullable=False),
    Column("facts", Text, nullable=False),
    PrimaryKeyConstraint("match_id", "seat"),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("pool", String(40), nullable=False),
    Column("account", String(32), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    PrimaryKeyConstraint("pool", "account"),
)

# How each rating came about: the shown number after the n-th rated match of an account in a pool.
rating_steps: Final = Table(
    "rating_steps",
    metadata,
    Column("account", String(32), nullable=False),
    Column("pool", String(40), nullable=False),
    Column("matches", Integer, nullable=False),
    Column("shown", Float, nullable=False),
    PrimaryKeyConstraint("account", "pool", "matches"),
)

# Points and extra jokers of accounts, as a ledger: a balance is a sum.
ledger: Final = Table(
    "ledger",
    metadata,
    Column("id", _Big, primary_key=True, autoincrement=True),
    Column("account", String(32), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("amount", Integer, nullable=False),
    Column("reason", String(20), nullable=False),
    Column("ref", String(64), nullable=False, default=""),
    Column("at", _Big, nullable=False),
)
Index("ix_ledger_once", ledger.c.account, ledger.c.kind, ledger.c.reason, ledger.c.ref, unique=True)

heartbeat: Final = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", _Big, nullable=False),
)
