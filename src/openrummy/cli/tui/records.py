"""The record of a finished match, fetched from the server that it was played on."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

import msgspec

from ...client import Client, ServerRefused
from ...match import Record
from ...wire import TableCode
from ..play import write_record

_TRIES: Final = 20  # a match is written down just after its end, so the first may come too early
_PAUSE: Final = 0.1


async def fetch_record(
    me: Client, match: str, place: Path, wait: Callable[[float], Awaitable[None]] = asyncio.sleep
) -> None:
    """Write the record of a match down.  Raises ServerRefused where the table keeps it secret, OSError."""
    for again in range(_TRIES):
        try:
            kept = await me.get(f"/api/matches/{match}")
        except ServerRefused as e:
            if e.code != TableCode.NO_MATCH or again == _TRIES - 1:
                raise
            await wait(_PAUSE)
        else:
            write_record(place, msgspec.convert(kept["record"], Record))
            return
