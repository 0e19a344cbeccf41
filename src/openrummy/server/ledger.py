"""Balances of points and extra jokers: earned by playing, never sold; a balance is the sum of its ledger."""

from enum import StrEnum
from typing import Any, Final

import msgspec
from sqlalchemy import exists, func, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..wire import Refused, TableCode
from .store import Store
from .store.schema import accounts, ledger

DAY: Final = 86_400_000


class Kind(StrEnum):
    POINTS = "points"
    JOKERS = "jokers"


class Balance(msgspec.Struct, frozen=True):
    """What an account has."""

    points: int
    jokers: int


class Ledger:
    """The ledger of a store.  The same entry (account, kind, reason, ref) is written once, however often it is told."""

    def __init__(self, store: Store, joker_daily: int, joker_matches: int) -> None:
        self._engine = store.engine
        self._daily, self._every = joker_daily, joker_matches

    async def balance(self, account: str) -> Balance:
        """The balances of an account."""
        query = select(ledger.c.kind, func.sum(ledger.c.amount)).where(ledger.c.account == account)
        async with self._engine.connect() as c:
            rows: Any = (await c.execute(query.group_by(ledger.c.kind))).all()
        sums = {kind: int(total) for kind, total in rows}
        return Balance(sums.get(Kind.POINTS, 0), sums.get(Kind.JOKERS, 0))

    async def match_over(
        self, connection: AsyncConnection, account: str, match_id: str, points: int | None, matches: int, now: int
    ) -> None:
        """What a finished match brings, in the transaction that keeps it: points where the game pays any, and jokers.

        `matches` counts the account's finished matches, this one included.
        """
        entries: list[tuple[Kind, int, str, str]] = []
        if points:
            entries.append((Kind.POINTS, points, "match", match_id))
        if self._daily:
            entries.append((Kind.JOKERS, self._daily, "day", str(now // DAY)))
        if self._every and matches % self._every == 0:
            entries.append((Kind.JOKERS, 1, "matches", str(matches)))
        for kind, amount, reason, ref in entries:
            await self._add(connection, account, kind, amount, reason, ref, now)

    async def spend_joker(self, account: str, ref: str, now: int) -> None:
        """Take one extra joker for a table's next game; `ref` is its own, and begins with the table's id and a colon.

        Raises Refused NO_BALANCE.
        """
        mine = (ledger.c.account == account) & (ledger.c.kind == Kind.JOKERS)
        enough = select(func.coalesce(func.sum(ledger.c.amount), 0)).where(mine).scalar_subquery() >= 1
        row = [literal(v) for v in (account, Kind.JOKERS.value, -1, "brought", ref, now)]
        columns = ["account", "kind", "amount", "reason", "ref", "at"]
        one_at_a_time = select(accounts.c.id).where(accounts.c.id == account).with_for_update()
        async with self._engine.begin() as c:
            await c.execute(one_at_a_time)
            done = await c.execute(insert(ledger).from_select(columns, select(*row).where(enough)))
        if not done.rowcount:
            raise Refused(TableCode.NO_BALANCE)

    async def return_joker(self, account: str, ref: str, now: int) -> None:
        """Give back a joker that was not played."""
        async with self._engine.begin() as c:
            await self._add(c, account, Kind.JOKERS, 1, "returned", ref, now)

    async def return_unplayed(self, table_id: str, kept: set[str], now: int) -> None:
        """Give back every joker that was spent for a table and is not among `kept`: those that its log knows of."""
        row = ledger.c
        spent = select(row.account, row.ref).where(row.reason == "brought", row.ref.startswith(f"{table_id}:"))
        async with self._engine.begin() as c:
            rows: Any = (await c.execute(spent)).all()
            for account, ref in rows:
                if ref not in kept:
                    await self._add(c, account, Kind.JOKERS, 1, "returned", ref, now)

    @staticmethod
    async def _add(
        connection: AsyncConnection, account: str, kind: Kind, amount: int, reason: str, ref: str, now: int
    ) -> None:
        """Write an entry unless it is there: one statement, so that no other connection comes between."""
        key = {"account": account, "kind": kind.value, "reason": reason, "ref": ref}
        row = key | {"amount": amount, "at": now}
        new = select(*map(literal, row.values())).where(~exists(select(ledger.c.id).filter_by(**key)))
        await connection.execute(insert(ledger).from_select(list(row), new))
