"""Who is who: guests at once, accounts in place, sessions that can be listed and revoked, tokens for programs."""

import asyncio
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec.structs import replace
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ..wire import Refused, TableCode
from ..wire import entries as log
from .names import clean_name, login_key
from .secret import hashed, new_id, new_token
from .store import Store
from .store.schema import accounts, events, ledger, match_seats, rating_steps, ratings, tokens

SESSION_DAYS: Final = 180
SEEN_EVERY: Final = 3_600_000  # how fresh `seen` is kept, in milliseconds
DELETED_NAME: Final = "—"
_DAY: Final = 86_400_000


class Account(msgspec.Struct, frozen=True):
    """An account as the server uses it.  A guest has no password."""

    id: str
    name: str
    guest: bool
    token: str = ""  # the hash of the token that it came with
    kind: str = "session"


class SessionInfo(msgspec.Struct, frozen=True):
    """A session or API token as its owner sees it; `id` is enough to revoke it and useless to sign in."""

    id: str
    kind: str
    label: str
    created: int
    seen: int
    current: bool


class Accounts:
    """The accounts of one store.  Passwords are hashed in threads, two at a time, so that tables never wait."""

    def __init__(self, store: Store) -> None:
        self._engine = store.engine
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(2)

    async def guest(self, name: str, now: int, label: str = "") -> tuple[Account, str]:
        """A new guest and its session token.  Raises Refused BAD_NAME."""
        account = Account(new_id(), clean_name(name), guest=True)
        async with self._engine.begin() as c:
            await c.execute(insert(accounts).values(id=account.id, name=account.name, created=now))
        return account, await self.issue(account.id, "session", now, label)

    async def issue(self, account: str, kind: str, now: int, label: str = "", scope: str = "") -> str:
        """A new token of an account: `session`, `api`, or `seat` (its scope is the table)."""
        token = new_token()
        expires = None if kind == "api" else now + SESSION_DAYS * _DAY
        row = {"hash": hashed(token), "kind": kind, "account": account, "scope": scope, "label": label[:100]}
        async with self._engine.begin() as c:
            await c.execute(insert(tokens).values(**row, created=now, seen=now, expires=expires))
        return token

    async def by_token(self, token: str, now: int, scope: str = "") -> Account | None:
        """Who a token belongs to; None if it is unknown, expired or for something else."""
        t, a = tokens.c, accounts.c
        query = (
            select(a.id, a.name, a.password, t.hash, t.kind, t.expires, t.seen)
            .join(accounts, a.id == t.account)
            .where(t.hash == hashed(token), t.scope == scope)
        )
        async with self._engine.connect() as c:
            row = (await c.execute(query)).one_or_none()
        if row is None or (row.expires is not None and row.expires < now):
            return None
        if now - row.seen > SEEN_EVERY:
            async with self._engine.begin() as c:
                await c.execute(update(tokens).where(t.hash == row.hash).values(seen=now))
        return Account(row.id, row.name, row.password is None, row.hash, row.kind)

    async def guests(self, ids: list[str]) -> frozenset[str]:
        """Those of these accounts that have no password."""
        query = select(accounts.c.id).where(accounts.c.id.in_(ids), accounts.c.password.is_(None))
        async with self._engine.connect() as c:
            return frozenset((await c.execute(query)).scalars())

    async def rename(self, account: str, name: str) -> str:
        """Another name.  Raises Refused BAD_NAME."""
        clean = clean_name(name)
        async with self._engine.begin() as c:
            await c.execute(update(accounts).where(accounts.c.id == account).values(name=clean))
        return clean

    async def upgrade(self, account: Account, login: str, password: str) -> None:
        """A guest becomes an account in place.  Raises Refused BAD_NAME, BAD_LOGIN (too short) or NAME_IN_USE."""
        if not account.guest:
            raise Refused(TableCode.NOT_ALLOWED)
        check_password(password)
        digest = await self._hash(password)
        try:
            async with self._engine.begin() as c:
                values = {"login": login_key(login), "password": digest}
                guest = (accounts.c.id == account.id) & accounts.c.password.is_(None)
                done = await c.execute(update(accounts).where(guest).values(**values))
        except IntegrityError:
            raise Refused(TableCode.NAME_IN_USE) from None
        if not done.rowcount:
            raise Refused(TableCode.NOT_ALLOWED)

    async def login(self, login: str, password: str, now: int, label: str = "") -> tuple[Account, str]:
        """A new session of an account.  Raises Refused BAD_LOGIN, the same for a wrong name and a wrong password."""
        try:
            key = login_key(login)
        except Refused:
            key = ""  # no account has a name like this, and nobody needs to know
        query = select(accounts).where(accounts.c.login == key)
        async with self._engine.connect() as c:
            row = (await c.execute(query)).one_or_none()
        digest = row.password if row is not None else _NOBODY
        if not await self._matches(digest, password) or row is None:
            raise Refused(TableCode.BAD_LOGIN)
        if self._hasher.check_needs_rehash(digest):
            fresh = await self._hash(password)
            async with self._engine.begin() as c:
                await c.execute(update(accounts).where(accounts.c.id == row.id).values(password=fresh))
        return Account(row.id, row.name, guest=False), await self.issue(row.id, "session", now, label)

    async def change_password(self, account: Account, old: str, new: str) -> None:
        """Another password; every other session ends.  Raises Refused BAD_LOGIN."""
        query = select(accounts.c.password).where(accounts.c.id == account.id)
        async with self._engine.connect() as c:
            digest = (await c.execute(query)).scalar_one_or_none()
        check_password(new)
        if digest is None or not await self._matches(digest, old):
            raise Refused(TableCode.BAD_LOGIN)
        await self.set_password(account.id, new, keep=account.token)

    async def set_password(self, account: str, password: str, keep: str = "") -> None:
        """Another password, whoever checked that it may be; every session but `keep` (a token's hash) ends."""
        fresh = await self._hash(password)
        async with self._engine.begin() as c:
            await c.execute(update(accounts).where(accounts.c.id == account).values(password=fresh))
            others = (tokens.c.account == account) & (tokens.c.hash != keep)
            await c.execute(delete(tokens).where(others))

    async def sessions(self, account: Account) -> list[SessionInfo]:
        """The sessions and API tokens of an account, the newest first."""
        t = tokens.c
        query = select(tokens).where(t.account == account.id).order_by(t.created.desc())
        async with self._engine.connect() as c:
            rows: Any = (await c.execute(query)).all()
        return [SessionInfo(r.hash[:16], r.kind, r.label, r.created, r.seen, r.hash == account.token) for r in rows]

    async def revoke(self, account: Account, session: str) -> bool:
        """End one session or token by its id; False if it was not one of the account's."""
        mine = (tokens.c.account == account.id) & tokens.c.hash.startswith(session, autoescape=True)
        if len(session) != 16:
            return False
        async with self._engine.begin() as c:
            return bool((await c.execute(delete(tokens).where(mine))).rowcount)

    async def forget_expired(self, now: int) -> None:
        """Sessions, and links by mail, that are over."""
        async with self._engine.begin() as c:
            await c.execute(delete(tokens).where(tokens.c.expires < now))

    async def delete(self, account: Account) -> set[str]:
        """Personal data gone: account, login, password, e-mail, sessions, balances; finished matches stay.

        In matches, ratings and logs the account becomes a stranger with an id that leads nowhere, so that everybody
        else's ratings can still be recomputed.  Returns the ids of the tables whose logs were changed.
        """
        stranger = "gone-" + new_id()
        named = await self._tables_that_name(account.id)
        async with self._engine.begin() as c:
            await c.execute(delete(accounts).where(accounts.c.id == account.id))
            await c.execute(delete(tokens).where(tokens.c.account == account.id))
            await c.execute(delete(ledger).where(ledger.c.account == account.id))
            mine = match_seats.c.account == account.id
            await c.execute(update(match_seats).where(mine).values(account=stranger, name=DELETED_NAME))
            await c.execute(delete(rating_steps).where(rating_steps.c.account == account.id))
            await c.execute(update(ratings).where(ratings.c.account == account.id).values(account=stranger))
            await _forget_in_logs(c, named, account.id, stranger)
        return named

    async def _tables_that_name(self, account: str) -> set[str]:
        """The tables with an account in their logs; a look through all of them, so not while others wait to write."""
        query = select(events.c.table_id).where(events.c.body.contains(account, autoescape=True)).distinct()
        async with self._engine.connect() as c:
            return set((await c.execute(query)).scalars())

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _matches(self, digest: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, digest, password)
            except (VerificationError, InvalidHashError):
                return False


async def _forget_in_logs(connection: AsyncConnection, named: set[str], account: str, stranger: str) -> None:
    """Take a person out of the logs of the tables where it was, name and words: the one change that a log ever sees."""
    for table_id in named:
        log_of = select(events.c.seq, events.c.body).where(events.c.table_id == table_id).order_by(events.c.seq)
        rows: Any = (await connection.execute(log_of)).all()
        entries = [msgspec.json.decode(row.body, type=log.AnyEntry) for row in rows]
        for row, old, new in zip(rows, entries, anonymous(entries, account, stranger), strict=True):
            if new is not old:
                here = (events.c.table_id == table_id) & (events.c.seq == row.seq)
                await connection.execute(update(events).where(here).values(body=msgspec.json.encode(new).decode()))


def anonymous(entries: list[log.AnyEntry], account: str, stranger: str) -> list[log.AnyEntry]:
    """A table's log without an account: its id becomes the stranger's, its name a dash, and what it said is gone.

    Canned phrases stay, as they are nobody's words.
    """
    held: set[int] = set()
    out: list[log.AnyEntry] = []
    for entry in entries:
        new = entry
        match entry:
            case log.Sat(_, seat, _, who) if who == account:
                held.add(seat)
                new = replace(entry, account=stranger, name=DELETED_NAME)
            case log.Sat(_, seat) | log.Stood(_, seat):
                held.discard(seat)
            case log.Opened(host=host) | log.HostMoved(host=host) if host == account:
                new = replace(entry, host=stranger)
            case log.Said(account=who) if who == account:
                new = replace(entry, account=stranger, name=DELETED_NAME, text="")
            case log.Said(_, seat, text) if text and seat in held:
                new = replace(entry, text="")
        out.append(new)
    return out


# A digest that no password has: a login of nobody costs as much as one with a wrong password.
_NOBODY: Final = "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"


def check_password(password: str) -> None:
    """Raise Refused BAD_LOGIN for a password of fewer than 8 or more than 200 characters."""
    if not 8 <= len(password) <= 200:
        raise Refused(TableCode.BAD_LOGIN, least=8)
