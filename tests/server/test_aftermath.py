"""What happens at a table and matters elsewhere is done once, and all of it when somebody waits for it."""

import asyncio
from typing import Any

import pytest

from server.inside import a_service
from server.people import run


def test_what_waits_is_done_once_and_whoever_asks_for_it_waits_until_it_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The server's own work meets somebody who asks for the same: many tables are closed, for example."""

    async def work() -> None:
        async with a_service() as service:
            aftermath, begun, ended = service.hub.aftermath, list[int](), list[int]()

            async def keep(table_id: str, seat: int, cards: Any) -> None:
                begun.append(seat)
                for _ in range(3):
                    await asyncio.sleep(0)
                ended.append(seat)

            monkeypatch.setattr(service.store, "keep_hand_order", keep)
            for seat in range(4):
                aftermath.keep_order("table", seat, (1, 2))
            first = asyncio.create_task(aftermath.flush())
            while not begun:
                await asyncio.sleep(0)
            await aftermath.flush()
            assert first.done()
            assert sorted(begun) == sorted(ended) == [0, 1, 2, 3]

    run(work())
