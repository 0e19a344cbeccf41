"""Finished matches: kept, listed, read again by those who may."""

import asyncio
from typing import Any, Final

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..core import Seat
from ..fairness import Kept, Proof
from ..match import Final as MatchEnd
from ..match import Record, final
from ..wire import Refused, Reveal, TableCode
from .facts import SeatFacts, added, seat_facts
from .ledger import Ledger
from .ratings import Played, Ratings, pool_of
from .replay import Replayed, replay_frames
from .room import Room
from .store import Store
from .store.schema import accounts, match_seats, matches

MOST_LISTED: Final = 100
_json: Final = msgspec.json.Encoder()
_record: Final = msgspec.json.Decoder(Record)
_facts: Final = msgspec.json.Decoder(SeatFacts)


class Row(msgspec.Struct, frozen=True):
    """A line of a player's history."""

    id: str
    game: str
    players: int
    finished: int
    rated: bool
    seat: int
    names: tuple[str, ...]
    points: tuple[int, ...]
    won: bool


class Stats(msgspec.Struct, frozen=True):
    """A player's figures in one game, over all finished matches."""

    game: str
    matches: int
    won: int
    average: float
    facts: SeatFacts


class History:
    """The finished matches of a store; keeping one also counts it in ratings and balances."""

    def __init__(self, store: Store, ratings: Ratings, ledger: Ledger) -> None:
        self._engine, self._ratings, self._ledger = store.engine, ratings, ledger
        self._keeping = asyncio.Lock()
        self._last = 0

    async def keep(self, room: Room, now: int) -> bool:
        """Write a finished match down, with ratings and balances, in one transaction; False if it was there before.

        One match at a time, and no two with the same time: ratings count them in the order of their times.
        """
        if room.match is None or room.record is None:
            raise Refused(TableCode.NO_MATCH)
        async with self._keeping:
            if await self._is_kept(room.match_id):
                return False
            facts = await asyncio.to_thread(seat_facts, room.record)
            end = final(room.game, room.match)
            finished = max(now, self._last + 1)
            async with self._engine.begin() as connection:
                await connection.execute(insert(matches).values(**_match_row(room, end, finished)))
                await connection.execute(_lock([c.account for c in room.chairs if c and c.account]))
                await connection.execute(insert(match_seats), _seat_rows(room, end, facts))
                await self._count(connection, room, end, now)
            self._last = finished
        return True

    async def _is_kept(self, match_id: str) -> bool:
        async with self._engine.connect() as connection:
            if not self._last:
                self._last = (await connection.execute(select(func.max(matches.c.finished)))).scalar_one() or 0
            found = await connection.execute(select(matches.c.id).where(matches.c.id == match_id))
            return found.first() is not None

    async def _count(self, connection: AsyncConnection, room: Room, end: MatchEnd, now: int) -> None:
        people = [(seat, c.account) for seat, c in enumerate(room.chairs) if c and c.account]
        if room.settings.rated and len(people) == len(room.chairs):
            absent = tuple(bool(c and c.expired) for c in room.chairs)
            pool = pool_of(room.game.name, len(people))
            await self._ratings.add(connection, Played(pool, tuple(a for _, a in people), end.points, absent))
        for seat, account in people:
            count = select(func.count()).select_from(match_seats).where(match_seats.c.account == account)
            played: int = (await connection.execute(count)).scalar_one()
            paid = end.points[seat] if room.game.pays else None
            await self._ledger.match_over(connection, account, room.match_id, paid, played, now)

    async def stats(self, account: str) -> list[Stats]:
        """The figures of an account, game by game."""
        columns = (matches.c.game, match_seats.c.points, match_seats.c.won, match_seats.c.facts)
        query = select(*columns).join(matches, matches.c.id == match_seats.c.match_id)
        async with self._engine.connect() as connection:
            rows: Any = (await connection.execute(query.where(match_seats.c.account == account))).all()
        by_game: dict[str, list[Any]] = {}
        for row in rows:
            by_game.setdefault(row.game, []).append(row)
        return [_stats(game, found) for game, found in sorted(by_game.items())]

    async def of(self, account: str, before: int | None = None) -> list[Row]:
        """The matches of an account, the newest first, at most 100; `before` (a time) pages on."""
        mine = select(match_seats.c.match_id).where(match_seats.c.account == account)
        query = select(matches).where(matches.c.id.in_(mine)).order_by(matches.c.finished.desc()).limit(MOST_LISTED)
        if before is not None:
            query = query.where(matches.c.finished < before)
        async with self._engine.connect() as connection:
            found: Any = (await connection.execute(query)).all()
            ids = [m.id for m in found]
            seats: Any = (await connection.execute(_seats_of(ids))).all() if ids else []
        return [_row(m, [s for s in seats if s.match_id == m.id], account) for m in found]

    async def read(self, match_id: str, account: str | None) -> Kept:
        """A finished match with its record, for its players, or for everybody if it is shared.

        Raises Refused NO_MATCH, or FORBIDDEN where the table reveals nothing, as a record shows every card.
        """
        kept, revealed = await self._read(match_id, account)
        if not revealed:
            raise Refused(TableCode.FORBIDDEN, reason="not revealed")
        return kept

    async def frames(self, match_id: str, account: str | None, number: int) -> Replayed:
        """A round of a finished match, frame by frame, for those who may read it.

        Raises Refused NO_MATCH, or BAD_MESSAGE for a round that was not played.
        """
        kept, revealed = await self._read(match_id, account)
        return await asyncio.to_thread(replay_frames, kept, number, revealed)

    async def for_review(self, match_id: str, account: str | None, seat: Seat) -> tuple[bytes, tuple[str, ...]]:
        """The record of a match as JSON, and its players, to look back at a seat.

        Raises Refused NO_MATCH, BAD_MESSAGE for a seat that there is not, or FORBIDDEN for the seat of somebody else
        where the table reveals nothing.
        """
        kept, revealed = await self._read(match_id, account)
        if not 0 <= seat < kept.record.players:
            raise Refused(TableCode.BAD_MESSAGE, field="seat", seats=kept.record.players)
        if not revealed and (account is None or await self._seat(match_id, seat) != account):
            raise Refused(TableCode.FORBIDDEN, reason="not revealed")
        return _json.encode(kept.record), kept.names

    async def _seat(self, match_id: str, seat: Seat) -> str | None:
        own = select(match_seats.c.account).where(match_seats.c.match_id == match_id, match_seats.c.seat == seat)
        async with self._engine.connect() as connection:
            found: str | None = (await connection.execute(own)).scalar_one_or_none()
        return found

    async def _read(self, match_id: str, account: str | None) -> tuple[Kept, bool]:
        async with self._engine.connect() as connection:
            m: Any = (await connection.execute(select(matches).where(matches.c.id == match_id))).one_or_none()
            seats: Any = (await connection.execute(_seats_of([match_id]))).all()
        played = any(s.account == account for s in seats if account is not None)
        if m is None or not (m.shared or played):
            raise Refused(TableCode.NO_MATCH)
        kept = Kept(
            _record.decode(m.record),
            msgspec.json.decode(m.proof, type=Proof),
            msgspec.json.decode(m.result, type=MatchEnd),
            tuple(s.name for s in seats),
        )
        return kept, bool(m.revealed)


def _lock(people: list[str]) -> Any:
    """Let matches of the same people be counted one after the other.

    SQLite has one writer, which the transaction is from its first statement on, as that writes.
    """
    return select(accounts.c.id).where(accounts.c.id.in_(people)).order_by(accounts.c.id).with_for_update()


def _match_row(room: Room, end: MatchEnd, now: int) -> dict[str, Any]:
    proof = Proof(room.revealed, room.kept, room.seat_seeds)
    return {
        "id": room.match_id,
        "table_id": room.id,
        "game": room.game.name,
        "players": len(room.chairs),
        "rated": room.settings.rated,
        "shared": room.settings.share_replay,
        "revealed": room.settings.reveal is not Reveal.NEVER,
        "finished": now,
        "record": _json.encode(room.record).decode(),
        "result": _json.encode(end).decode(),
        "proof": _json.encode(proof).decode(),
    }


def _seat_rows(room: Room, end: MatchEnd, facts: tuple[SeatFacts, ...]) -> list[dict[str, Any]]:
    return [
        {
            "match_id": room.match_id,
            "seat": seat,
            "account": c.account,
            "name": c.name,
            "bot": c.bot,
            "points": end.points[seat],
            "won": seat in end.winners,
            "absent": c.expired,
            "facts": _json.encode(facts[seat]).decode(),
        }
        for seat, c in enumerate(room.chairs)
        if c is not None
    ]


def _stats(game: str, rows: list[Any]) -> Stats:
    facts = added([_facts.decode(r.facts) for r in rows])
    average = sum(r.points for r in rows) / len(rows)
    return Stats(game, len(rows), sum(bool(r.won) for r in rows), round(average, 2), facts)


def _seats_of(ids: list[str]) -> Any:
    return select(match_seats).where(match_seats.c.match_id.in_(ids)).order_by(match_seats.c.seat)


def _row(m: Any, seats: list[Any], account: str) -> Row:
    mine = next(s for s in seats if s.account == account)
    names, points = tuple(s.name for s in seats), tuple(s.points for s in seats)
    return Row(m.id, m.game, m.players, m.finished, m.rated, mine.seat, names, points, mine.won)
