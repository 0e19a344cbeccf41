"""Coming back to the table by oneself when the connection was lost: the same guest, at the same seat."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Final

import httpx
import msgspec
from websockets.exceptions import InvalidStatus, WebSocketException

from ...client import Client, ServerRefused
from ...wire import TableCode
from ...wire import messages as wire

LOST: Final = "The connection is lost. Reconnecting, your seat is safe"
UNKNOWN: Final = "The server does not know you any more, so there is no seat to come back to."
UNREACHED: Final = (OSError, httpx.HTTPError, httpx.InvalidURL, WebSocketException, msgspec.DecodeError, ServerRefused)
_MOST_PAUSE: Final = 15.0
_FOR_GOOD: Final = frozenset({TableCode.NO_TABLE, TableCode.CLOSED, TableCode.NO_ACCOUNT, TableCode.FORBIDDEN})
_FORGOTTEN: Final = (401, 403)  # the server does not know the token any more


def pauses() -> Iterator[float]:
    """Seconds between the tries: at once, then longer and longer."""
    yield 0.0
    pause = 1.0
    while True:
        yield pause
        pause = min(2 * pause, _MOST_PAUSE)


async def come_back(
    client: Client, tell: Callable[[str], None], wait: Callable[[float], Awaitable[None]]
) -> wire.Welcome:
    """Watch the table again from what was seen last, however long it takes, telling how it goes.

    Raises ServerRefused when there is nothing to come back to.
    """
    assert client.table is not None
    for pause in pauses():
        tell(f"{LOST}; the next try is in {pause:.0f} seconds." if pause > 1 else f"{LOST} …")
        await wait(pause)
        try:
            await client.disconnect()
        except UNREACHED:
            client.socket = None
        try:
            return await client.watch(client.table.id)
        except ServerRefused as e:
            if e.code in _FOR_GOOD:
                raise
        except InvalidStatus as e:
            if e.response.status_code in _FORGOTTEN:
                raise ServerRefused(TableCode.NO_ACCOUNT, {}) from e
        except UNREACHED:
            continue
    raise AssertionError  # the pauses never end
