"""The load generator plays what it was asked to play, counts every wait from when it was due, and says what it saw."""

import asyncio
import json
import random
from typing import Any

import msgspec
import pytest

from openrummy.errors import BadInput
from openrummy.loadgen import Load, measure
from openrummy.loadgen.figures import latency
from openrummy.loadgen.socket import FastSocket
from openrummy.loadgen.table import LoadTable, Tally


def test_a_small_load_is_played_to_its_end() -> None:
    figures = measure(Load(tables=4, rate=40, seconds=1, warm_up=0.2))
    assert (figures.steady.due, figures.steady.done) == (40, 40)
    assert figures.steady.refused == {}
    assert figures.steady.to_last_seat is not None
    assert {figures.held, figures.broke_at} == {40, None}  # which of them is a matter of the machine
    assert figures.steady.cpu_ms is not None
    assert figures.steady.cpu_ms > 0


def test_a_server_that_is_not_there_is_said_in_one_line() -> None:
    with pytest.raises(BadInput, match=r"cannot be put on http://127\.0\.0\.1:1"):
        measure(Load(tables=1, rate=1, seconds=1, url="http://127.0.0.1:1"))


def test_quantiles_are_those_of_the_sorted_waits() -> None:
    waits = [float(n) for n in range(100)]
    random.Random(1).shuffle(waits)
    found = latency(waits)
    assert found is not None
    assert (found.p50, found.p95, found.p99, found.worst) == (50, 95, 99, 99)
    assert latency([]) is None


# --- a table -------------------------------------------------------------------------------------------------------


class Recorder(FastSocket):
    """A socket that keeps what is sent."""

    def __init__(self) -> None:
        super().__init__(lambda text: None, lambda code: None)
        self.sent: list[dict[str, Any]] = []

    def send(self, text: bytes) -> None:
        self.sent.append(json.loads(text))


class Bench:
    """A table of two with a clock that the test moves."""

    def __init__(self) -> None:
        self.now = 0.0
        self.tally = Tally()
        self.table = LoadTable("t", 2, random.Random(1), lambda: self.now, self.tally)
        self.sockets = [Recorder(), Recorder()]
        self.table.sockets += self.sockets

    def update(self, seat: int, offers: list[dict[str, Any]] | None = None, stage: str = "") -> None:
        told: dict[str, Any] = {"tell": "update", "seq": 1, "now": 2, "seat": seat, "events": []}
        told |= {"offers": {"kinds": [], "actions": offers}} if offers else {}
        told |= {"table": {"stage": stage}} if stage else {}
        self.table.hear(seat, msgspec.json.encode(told))


def test_a_wait_counts_from_when_the_action_was_due_and_ends_with_the_last_seat() -> None:
    bench = Bench()
    bench.table.act(due=0.0)
    bench.now = 0.010
    bench.update(1, [{"do": "draw"}])  # only now it is known who may act
    assert bench.sockets[1].sent == [{"ask": "act", "id": "a1", "action": {"do": "draw"}}]
    bench.now = 0.015
    bench.update(0)
    assert bench.tally.last_seat == []
    bench.now = 0.025
    bench.update(1)
    assert bench.tally.last_seat == pytest.approx([25])


def test_the_next_action_waits_until_every_seat_has_heard_of_the_last() -> None:
    bench = Bench()
    bench.update(0, [{"do": "draw"}])
    bench.table.act(0.0)
    bench.table.act(0.0)
    bench.update(0, [{"do": "end"}])
    assert len(bench.sockets[0].sent) == 1
    assert bench.table.behind == 2
    bench.update(1)
    assert [ask["action"]["do"] for ask in bench.sockets[0].sent] == ["draw", "end"]


def test_a_deal_is_not_refused_and_a_rematch_is_played() -> None:
    bench = Bench()
    bench.update(0, [{"do": "refuse"}, {"do": "accept"}])
    bench.table.act(0.0)
    assert bench.sockets[0].sent[0]["action"] == {"do": "accept"}
    bench.update(1, stage="over")
    assert bench.sockets[1].sent == [{"ask": "ready", "id": "r"}]


def test_a_refusal_is_counted_by_its_code_and_the_table_goes_on() -> None:
    bench = Bench()
    bench.update(0, [{"do": "draw"}])
    bench.table.act(0.0)
    bench.table.hear(0, b'{"tell":"nack","id":"a1","code":"T_TOO_FAST","facts":{}}')
    assert bench.tally.refused == {"T_TOO_FAST": 1}
    bench.table.act(0.0)
    assert len(bench.sockets[0].sent) == 2


# --- the socket ----------------------------------------------------------------------------------------------------


class Pipe(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.aborted = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


def opened() -> tuple[FastSocket, Pipe, list[bytes], list[int]]:
    heard: list[bytes] = []
    closed: list[int] = []
    pipe, socket = Pipe(), FastSocket(heard.append, closed.append)
    socket.connection_made(pipe)
    return socket, pipe, heard, closed


def frame(first: int, payload: bytes) -> bytes:
    size = len(payload)
    if size > 65_535:
        return bytes((first, 127)) + size.to_bytes(8, "big") + payload
    return bytes((first, 126)) + size.to_bytes(2, "big") + payload if size > 125 else bytes((first, size)) + payload


@pytest.mark.parametrize("size", [0, 5, 125, 126, 4_000, 65_535, 65_536, 200_000])
def test_a_message_of_any_size_is_heard_whole_however_it_is_cut(size: int) -> None:
    rng = random.Random(size)
    socket, _, heard, _ = opened()
    messages = [rng.randbytes(size), b"next"]
    data = b"".join(frame(0x81, message) for message in messages)
    while data:
        cut = rng.randint(1, max(1, size // 3))
        socket.data_received(data[:cut])
        data = data[cut:]
    assert heard == messages


def test_a_message_in_parts_is_put_together_and_a_ping_between_is_answered() -> None:
    socket, pipe, heard, _ = opened()
    socket.data_received(frame(0x01, b"one ") + frame(0x89, b"ping") + frame(0x00, b"two ") + frame(0x80, b"three"))
    assert heard == [b"one two three"]
    assert pipe.written == b"\x8a\x84\0\0\0\0ping"


@pytest.mark.parametrize(
    ("size", "head"), [(5, b"\x81\x85"), (126, b"\x81\xfe\x00\x7e"), (40_000, b"\x81\xfe\x9c\x40")]
)
def test_what_is_sent_is_masked_as_a_client_has_to(size: int, head: bytes) -> None:
    socket, pipe, _, _ = opened()
    socket.send(b"x" * size)
    assert pipe.written == head + bytes(4) + b"x" * size


def test_the_code_of_a_close_is_kept() -> None:
    socket, pipe, _, closed = opened()
    socket.data_received(frame(0x88, (4408).to_bytes(2, "big") + b"later"))
    assert pipe.aborted
    socket.connection_lost(None)
    assert closed == [4408]
