"""Finished matches: kept, listed, read again by those who may."""

from typing import Any, Final

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ..match import Final as MatchEnd
from ..match import Record, final
from ..shuffle import commitment
from ..wire import Refused, TableCode
from .room import Room
from .store import Store
from .store.schema import match_seats, matches

MOST_LISTED: Final = 100
_json: Final = msgspec.json.Encoder()
_record: Final = msgspec.json.Decoder(Record)


class Proof(msgspec.Struct, frozen=True):
    """What anybody needs to check the deals of a match: the revealed seed, its commitment, the seats' seeds (hex)."""

    seed: str
    commitment: str
    seat_seeds: tuple[str, ...]
    version: int = 1


class Kept(msgspec.Struct, frozen=True):
    """A finished match as it is downloaded; a record file that `openrummy replay` and `openrummy verify` read."""

    record: Record
    result: MatchEnd
    proof: Proof
    names: tuple[str, ...]


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


class History:
    """The finished matches of a store."""

    def __init__(self, store: Store) -> None:
        self._engine = store.engine

    async def keep(self, room: Room, now: int) -> None:
        """Write a finished match down; doing it again changes nothing."""
        if room.match is None or room.record is None:
            raise Refused(TableCode.NO_MATCH)
        end = final(room.game, room.match)

        proof = Proof(
            room.revealed, commitment(bytes.fromhex(room.revealed)), tuple(s.hex() for s in room.seat_seeds())
        )
        row = {
            "id": room.match_id,
            "table_id": room.id,
            "game": room.game.name,
            "players": len(room.chairs),
            "rated": room.settings.rated,
            "shared": room.settings.share_replay,
            "finished": now,
            "record": _json.encode(room.record).decode(),
            "result": _json.encode(end).decode(),
            "proof": _json.encode(proof).decode(),
        }
        seats = [
            {
                "match_id": room.match_id,
                "seat": seat,
                "account": c.account,
                "name": c.name,
                "bot": c.bot,
                "points": end.points[seat],
                "won": seat in end.winners,
                "absent": c.expired,
            }
            for seat, c in enumerate(room.chairs)
            if c is not None
        ]
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(matches).values(**row))
                await connection.execute(insert(match_seats), seats)
        except IntegrityError:
            return  # it was kept before a restart

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
        """A finished match, for its players, or for everybody if it is shared.  Raises Refused NO_MATCH."""
        async with self._engine.connect() as connection:
            m: Any = (await connection.execute(select(matches).where(matches.c.id == match_id))).one_or_none()
            seats: Any = (await connection.execute(_seats_of([match_id]))).all()
        played = any(s.account == account for s in seats if account is not None)
        if m is None or not (m.shared or played):
            raise Refused(TableCode.NO_MATCH)
        return Kept(
            _record.decode(m.record),
            msgspec.json.decode(m.result, type=MatchEnd),
            msgspec.json.decode(m.proof, type=Proof),
            tuple(s.name for s in seats),
        )


def _seats_of(ids: list[str]) -> Any:
    return select(match_seats).where(match_seats.c.match_id.in_(ids)).order_by(match_seats.c.seat)


def _row(m: Any, seats: list[Any], account: str) -> Row:
    mine = next(s for s in seats if s.account == account)
    names, points = tuple(s.name for s in seats), tuple(s.points for s in seats)
    return Row(m.id, m.game, m.players, m.finished, m.rated, mine.seat, names, points, mine.won)
