"""What waits to be sent to one client: a few messages, never more, and one reader who takes them in order."""

import asyncio


class Outbox:
    """A queue of at most `size` encoded messages, lighter than `asyncio.Queue`: every event goes through four."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._waiting: list[bytes] = []  # nearly always empty, and then a tenth of an empty deque
        self._reader: asyncio.Future[None] | None = None
        self._over = False

    def __len__(self) -> int:
        return len(self._waiting)

    @property
    def idle(self) -> bool:
        """Nothing waits, and the reader has dealt with all that it took."""
        return self._reader is not None and not self._reader.done()

    def put(self, data: bytes) -> bool:
        """Add a message; False, and nothing is added, when too many wait or it is over."""
        if self._over or len(self._waiting) >= self._size:
            return False
        self._waiting.append(data)
        self._wake()
        return True

    def end(self) -> None:
        """Drop what waits; the reader is told that it is over."""
        self._waiting.clear()
        self._over = True
        self._wake()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def take(self) -> bytes | None:
        """The next message, when there is one; None when it is over."""
        while not self._waiting:
            if self._over:
                return None
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
            self._reader = None
        return self._waiting.pop(0)
