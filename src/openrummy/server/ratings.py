"""Ratings: one pool for each game and table size, recomputed from the kept matches at any time with the same result."""

from collections import defaultdict
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from .store import Store
from .store.schema import accounts, match_seats, matches, rating_steps, ratings

PROVISIONAL: Final = 10  # matches until a rating counts
MOST_STEPS: Final = 500  # of the way that a rating went are told, the newest
_MODEL: Final = PlackettLuce()


class Rating(msgspec.Struct, frozen=True):
    """A rating: the shown number is `mu - 3 sigma`, what the player is very probably better than."""

    pool: str
    mu: float
    sigma: float
    matches: int

    @property
    def shown(self) -> float:
        """The number that is shown and compared."""
        return self.mu - 3 * self.sigma


class Leader(msgspec.Struct, frozen=True):
    """A line of a leaderboard."""

    name: str
    rating: float
    matches: int


class Played(msgspec.Struct, frozen=True):
    """A rated match as the ratings see it, seat by seat."""

    pool: str
    accounts: tuple[str, ...]
    points: tuple[int, ...]
    absent: tuple[bool, ...]


def pool_of(game: str, players: int) -> str:
    """The pool of a game and table size."""
    return f"{game}/{players}"


Table = dict[str, Rating]  # by account, within a pool


def rated(before: Table, played: Played) -> Table:
    """The ratings of the players after a match: by points, equal points level.

    Who was absent at the end lost, and for the others the match is neutral.
    """
    fresh = _MODEL.rating()
    old = [before.get(a, Rating(played.pool, fresh.mu, fresh.sigma, 0)) for a in played.accounts]
    if any(played.absent):
        ranks = [2.0 if gone else 1.0 for gone in played.absent]
    else:
        ranks = [float(sum(q > p for q in played.points)) for p in played.points]
    teams = [[_MODEL.rating(mu=r.mu, sigma=r.sigma)] for r in old]
    new = _MODEL.rate(teams, ranks=ranks) if len(set(ranks)) > 1 or not any(played.absent) else teams
    after: Table = {}
    for i, account in enumerate(played.accounts):
        kept = any(played.absent) and not played.absent[i]
        moved = new[i][0]
        after[account] = old[i] if kept else Rating(played.pool, moved.mu, moved.sigma, old[i].matches + 1)
    return after


class Ratings:
    """The ratings of a store."""

    def __init__(self, store: Store) -> None:
        self._engine = store.engine

    async def of(self, account: str) -> list[Rating]:
        """The ratings of an account in every pool where it has played."""
        query = select(ratings).where(ratings.c.account == account).order_by(ratings.c.pool)
        async with self._engine.connect() as c:
            rows: Any = (await c.execute(query)).all()
        return [Rating(r.pool, r.mu, r.sigma, r.matches) for r in rows]

    async def steps(self, account: str) -> dict[str, list[float]]:
        """By pool, the shown numbers after an account's latest rated matches, the oldest first."""
        query = (
            select(rating_steps.c.pool, rating_steps.c.shown)
            .where(rating_steps.c.account == account)
            .order_by(rating_steps.c.pool, rating_steps.c.matches)
        )
        async with self._engine.connect() as c:
            rows: Any = (await c.execute(query)).all()
        found: dict[str, list[float]] = defaultdict(list)
        for pool, shown in rows:
            found[pool].append(round(shown, 2))
        return {pool: numbers[-MOST_STEPS:] for pool, numbers in found.items()}

    async def leaders(self, pool: str, most: int = 50) -> list[Leader]:
        """The best of a pool that are no longer provisional."""
        shown = ratings.c.mu - 3 * ratings.c.sigma
        query = (
            select(accounts.c.name, shown, ratings.c.matches)
            .join(accounts, accounts.c.id == ratings.c.account)
            .where(ratings.c.pool == pool, ratings.c.matches >= PROVISIONAL)
            .order_by(shown.desc())
            .limit(most)
        )
        async with self._engine.connect() as c:
            rows: Any = (await c.execute(query)).all()
        return [Leader(name, round(rating, 2), count) for name, rating, count in rows]

    async def add(self, connection: AsyncConnection, played: Played) -> None:
        """Count a rated match, in the transaction that keeps it."""
        here = (ratings.c.pool == played.pool) & ratings.c.account.in_(played.accounts)
        rows: Any = (await connection.execute(select(ratings).where(here))).all()
        before = {r.account: Rating(r.pool, r.mu, r.sigma, r.matches) for r in rows}
        await connection.execute(delete(ratings).where(here))
        after = rated(before, played)
        await self._write(connection, after)
        await _write_steps(connection, _steps(before, after))

    async def recompute(self) -> int:
        """Forget all ratings and count every kept rated match again, the oldest first; how many there were."""
        async with self._engine.begin() as c:
            if c.dialect.name == "postgresql":  # no match is counted meanwhile; SQLite's one writer is us from here on
                await c.execute(text("LOCK TABLE matches IN SHARE ROW EXCLUSIVE MODE"))
            await c.execute(delete(ratings))
            await c.execute(delete(rating_steps))
            found: Any = (await c.execute(_rated_matches())).all()
            seats: Any = (await c.execute(_rated_seats())).all()
            by_match: dict[str, list[Any]] = defaultdict(list)
            for s in seats:
                by_match[s.match_id].append(s)
            pools: dict[str, Table] = defaultdict(dict)
            steps: list[dict[str, Any]] = []
            count = 0
            for m in found:
                played = played_match(m.game, by_match[m.id])
                if played is not None:
                    after = rated(pools[played.pool], played)
                    steps += _steps(pools[played.pool], after)
                    pools[played.pool] |= after
                    count += 1
            for table in pools.values():
                await self._write(c, table)
            await _write_steps(c, steps)
        return count

    @staticmethod
    async def _write(connection: AsyncConnection, table: Table) -> None:
        rows = [{"account": a, **msgspec.structs.asdict(r)} for a, r in table.items()]
        if rows:
            await connection.execute(insert(ratings), rows)


def _steps(before: Table, after: Table) -> list[dict[str, Any]]:
    moved = ((a, r) for a, r in after.items() if r.matches > (before[a].matches if a in before else 0))
    return [{"account": a, "pool": r.pool, "matches": r.matches, "shown": r.shown} for a, r in moved]


async def _write_steps(connection: AsyncConnection, steps: list[dict[str, Any]]) -> None:
    if steps:
        await connection.execute(insert(rating_steps), steps)


def played_match(game: str, seats: list[Any]) -> Played | None:
    """A rated match from its seats (rows of `match_seats`); None if a seat had no account."""
    ids = tuple(s.account for s in seats)
    if not seats or any(i is None for i in ids):
        return None
    points, absent = tuple(s.points for s in seats), tuple(bool(s.absent) for s in seats)
    return Played(pool_of(game, len(seats)), ids, points, absent)


def _rated_matches() -> Any:
    return select(matches.c.id, matches.c.game).where(matches.c.rated).order_by(matches.c.finished, matches.c.id)


def _rated_seats() -> Any:
    mine = select(matches.c.id).where(matches.c.rated)
    return select(match_seats).where(match_seats.c.match_id.in_(mine)).order_by(match_seats.c.seat)
