"""What waits for a client is bounded, in order, and gone when it is over."""

import asyncio
import gc
import sys

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from openrummy.server import process
from openrummy.server import run as server_run
from openrummy.server.outbox import Outbox


def test_messages_are_taken_in_order() -> None:
    async def go() -> list[bytes | None]:
        box = Outbox(3)
        assert all(box.put(data) for data in (b"1", b"2", b"3"))
        return [await box.take() for _ in range(3)]

    assert asyncio.run(go()) == [b"1", b"2", b"3"]


def test_a_full_box_takes_nothing_more() -> None:
    box = Outbox(2)
    assert [box.put(b"x") for _ in range(4)] == [True, True, False, False]
    assert len(box) == 2


def test_who_waits_gets_the_next_message() -> None:
    async def go() -> bytes | None:
        box = Outbox(2)
        waiting = asyncio.create_task(box.take())
        await asyncio.sleep(0)
        box.put(b"late")
        return await waiting

    assert asyncio.run(go()) == b"late"


def test_when_it_is_over_what_waited_is_dropped_and_the_reader_is_told() -> None:
    async def go() -> None:
        box = Outbox(2)
        box.put(b"x")
        box.end()
        assert len(box) == 0
        assert not box.put(b"y")
        assert await box.take() is None
        other = Outbox(2)
        waiting = asyncio.create_task(other.take())
        await asyncio.sleep(0)
        other.end()
        assert await waiting is None

    asyncio.run(go())


def test_a_message_is_written_at_once_only_when_none_waits_before_it() -> None:
    """While a slow reader deals with one message, those after it wait, too, or they would overtake it."""

    async def go() -> None:
        box = Outbox(2)
        assert not box.idle  # nobody reads yet
        waiting = asyncio.create_task(box.take())
        await asyncio.sleep(0)
        assert box.idle
        box.put(b"1")
        assert not box.idle
        assert await waiting == b"1"
        assert not box.idle  # it was taken, and is not sent yet
        waiting = asyncio.create_task(box.take())
        await asyncio.sleep(0)
        assert box.idle
        box.end()
        assert not box.idle
        assert await waiting is None

    asyncio.run(go())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_message_that_is_written_at_once_is_a_whole_text_for_a_client(size: int) -> None:
    """RFC 6455, 5.2: the header tells the size in one of three ways."""
    reader = StreamReader()
    reader.feed_data(server_run._head(size) + b"x" * size)
    with pytest.raises(StopIteration) as read:
        next(Frame.parse(reader.read_exact, mask=False))
    frame = read.value.value
    assert (frame.opcode, frame.fin, len(frame.data)) == (Opcode.TEXT, True, size)


def test_a_process_that_serves_collects_only_the_newest_by_itself() -> None:
    before, interval = gc.get_threshold(), sys.getswitchinterval()
    try:
        process.prepare_process()
        assert gc.isenabled()
        assert gc.get_threshold()[0] > 0
        assert min(gc.get_threshold()[1:]) >= process.NEVER
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
        sys.setswitchinterval(interval)


def test_closed_connections_are_collected_when_there_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "MOST_LEFT", 3)
    times: list[int] = []
    monkeypatch.setattr("gc.collect", lambda: times.append(1))
    garbage = process.Garbage()
    for _ in range(7):
        garbage.one_more()
    assert len(times) == 2
