"""Two hundred thousand messages that are wrong: each gets its answer, none moves the table, and nothing piles up."""

import asyncio
import contextlib
import gc
import itertools
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec
import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect

from openrummy.client import Client
from openrummy.core import SPECTATOR, check, view
from openrummy.errors import Illegal
from openrummy.loadgen.socket import FastSocket
from openrummy.server import link, run
from openrummy.server.accounts import Account
from openrummy.server.actor import TableActor
from openrummy.server.room import Room
from openrummy.server.service import Service
from openrummy.server.settings import ServerSettings
from openrummy.wire import TableCode, TableSettings
from openrummy.wire import messages as wire
from server.inside import a_service, a_table, an_account
from server.mutations import Mutator
from server.people import House, house
from server.people import run as run_test

MESSAGES: Final = 200_000
OVER_SOCKETS: Final = 6_000
_tells: Final = msgspec.json.Decoder(wire.AnyTell).decode
_asks: Final = msgspec.json.Decoder(wire.AnyAsk).decode
UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
# What somebody who sits at a table may do at any time; it moves the table, as it should.
FREE_TO_ALL: Final = (wire.Say, wire.Phrase, wire.Stand, wire.Arrange, wire.Bring, wire.Vote)
FOR_THE_HOST: Final = (wire.Lock, wire.HandOver, wire.Silence, wire.Kick, wire.AddBot, wire.Start)


@pytest.fixture(autouse=True)
def _nobody_is_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit of messages is tested elsewhere."""
    monkeypatch.setattr(link, "BURST", 1e12)


class Wire(WebSocket):
    """The server's end of a socket; the test asks, and counts what comes back."""

    def __init__(self) -> None:
        self.asked: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.answers: Counter[str] = Counter()
        self.codes: Counter[str] = Counter()
        self.closed: list[int] = []

    async def receive(self) -> dict[str, Any]:
        return await self.asked.get()

    async def send_text(self, data: str) -> None:
        kind = data[9 : data.index('"', 9)]
        self.answers[kind] += 1
        if kind == "nack":
            told = _tells(data)
            assert isinstance(told, wire.Nack)
            self.codes[told.code] += 1

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.closed.append(code)
        self.asked.put_nowait({"type": "websocket.disconnect", "code": code})

    @property
    def answered(self) -> int:
        """The questions that have their answer."""
        return sum(self.answers[kind] for kind in ("ack", "nack", "proposals"))


async def ask_all(asked: Wire, frames: Iterator[str | bytes], times: int) -> None:
    """Ask so many questions, and wait for all answers."""
    for number, data in enumerate(itertools.islice(frames, times), 1):
        kind = "text" if isinstance(data, str) else "bytes"
        asked.asked.put_nowait({"type": "websocket.receive", kind: data})
        if number % 16 == 0:  # fewer than an outbox holds
            await until_answered(asked, number)
    await until_answered(asked, times)


def frames(mutate: Callable[[], bytes], may_ask: Callable[[str | bytes], bool]) -> Iterator[str | bytes]:
    """Damaged questions as text or as bytes, without end, as far as they may be asked."""
    for number in itertools.count():
        data = mutate()
        frame = data if number % 5 == 0 else data.decode(errors="surrogateescape" if number % 7 else "replace")
        if may_ask(frame):
            yield frame


async def until_answered(asked: Wire, times: int) -> None:
    while asked.answered < times and not asked.closed:
        await asyncio.sleep(0)


def moves_nothing(room: Room, seat: int, data: str | bytes) -> bool:
    """Whether a message, should it be valid after all, is one that may not move the table when this seat asks it."""
    try:
        ask = _asks(data)
    except UNREADABLE:
        return True
    if isinstance(ask, wire.Propose | wire.Hint):
        return False  # these are answered, after some thought
    if seat == SPECTATOR:
        return True
    if isinstance(ask, wire.Act) and room.state is not None and room.state.seat == seat:
        try:
            check(room.game, view(room.state, seat), ask.action)
        except Illegal:
            return True
        return False
    return not isinstance(ask, FREE_TO_ALL) and (room.host != room_account(room, seat) or not _hosts(ask))


def _hosts(ask: wire.AnyAsk) -> bool:
    return isinstance(ask, FOR_THE_HOST)


def room_account(room: Room, seat: int) -> str | None:
    """The account of a seat."""
    chair = room.chairs[seat]
    return chair.account if chair else None


async def attack(service: Service, actor: TableActor, account: Account, seed: int, times: int) -> Wire:
    """Somebody watches the table and asks damaged questions."""
    asked = Wire()
    line = link.Link(asked, account, service)
    running = asyncio.create_task(line.run())
    watch = {"ask": "watch", "id": "w", "table": actor.room.id}
    asked.asked.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(watch).decode()})
    await until_answered(asked, 1)
    asked.answers.clear()
    before, seat = actor.room, actor.room.seat_of(account.id)
    assert before.state is not None
    cards = view(before.state, 1).hand
    mutate, own = Mutator(seed, before.id, cards), SPECTATOR if seat is None else seat
    await ask_all(asked, frames(mutate, lambda data: moves_nothing(before, own, data)), times)
    assert asked.closed == []
    assert asked.answered == times
    assert asked.codes[TableCode.UNAVAILABLE] == 0  # that is how a fault of the server would look
    assert actor.room is before
    asked.asked.put_nowait({"type": "websocket.receive", "text": '{"ask":"ping","id":"end"}'})
    await until_answered(asked, times + 1)
    assert not running.done()
    asked.asked.put_nowait({"type": "websocket.disconnect"})
    await running
    return asked


@pytest.mark.slow
@pytest.mark.parametrize(("who", "share"), [("a stranger", 0.5), ("the seat to act", 0.3), ("another seat", 0.2)])
def test_damaged_messages_are_answered_and_move_nothing(who: str, share: float) -> None:
    async def work() -> None:
        async with a_service() as service:
            ann, bob, eve = [await an_account(service, name) for name in ("Ann", "Bob", "Eve")]
            actor = await a_table(service, ann, bob, absence_bank=86_400)
            assert actor.room.state is not None
            turn = [ann, bob][actor.room.state.seat]
            attacker = {"a stranger": eve, "the seat to act": turn}.get(who, bob if turn is ann else ann)
            for other in {ann.id, bob.id} - {attacker.id}:  # both are there, so that nobody's absence is noted
                await quiet_seat(service, actor, ann if other == ann.id else bob)
            asked = await attack(service, actor, attacker, seed=round(100 * share), times=round(share * MESSAGES))
            assert len(asked.codes) >= 4
            assert asked.codes[TableCode.TOO_LARGE] > 0
            for running in asyncio.all_tasks():
                if running.get_name() == "quiet":
                    running.cancel()

    asyncio.run(work())


async def quiet_seat(service: Service, actor: TableActor, account: Account) -> None:
    """Somebody is at the table and says nothing."""
    asked = Wire()
    asyncio.create_task(link.Link(asked, account, service).run(), name="quiet")  # noqa: RUF006  # held by its socket
    watch = {"ask": "watch", "id": "w", "table": actor.room.id}
    asked.asked.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(watch).decode()})
    await until_answered(asked, 1)


def test_damaged_messages_over_real_sockets_leave_the_connection_and_the_table_as_they_were() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True)
            before = (ann.view, bob.view, ann.seq)
            assert ann.view is not None
            mutate = Mutator(7, table, ann.view.hand)
            eve = [await here.guest(f"Eve {n}") for n in range(4)]
            await asyncio.gather(*(bombard(one, here, table, mutate) for one in eve))
            again = [here.device(ann), here.device(bob)]
            for one in again:
                await one.watch(table)
            assert (again[0].view, again[1].view, again[0].seq) == before

    run_test(work())


async def bombard(who: Client, here: House, table: str, mutate: Callable[[], bytes]) -> None:
    """A stranger's share of the messages; every one is answered on the same connection."""
    headers = {"authorization": f"Bearer {who.token}", "origin": here.url}
    url = here.url.replace("http", "ws") + "/ws"
    async with connect(url, additional_headers=headers, compression=None, max_size=None) as line:
        await line.send(msgspec.json.encode({"ask": "watch", "id": "w", "table": table}))
        await answers(line, 1)
        for _ in range(OVER_SOCKETS // 4 // 16):
            batch = [mutate() for _ in range(16)]
            for data in batch:
                await line.send(data)
            await answers(line, len(batch))
        await line.send('{"ask":"ping","id":"end"}')
        await answers(line, 1)


async def answers(line: ClientConnection, times: int) -> None:
    while times:
        told = _tells(await line.recv())
        times -= isinstance(told, wire.Ack | wire.Nack | wire.Proposals)


# --- nothing piles up ----------------------------------------------------------------------------------------------


class Deaf(Wire):
    """A client that takes nothing any more."""

    async def send_text(self, data: str) -> None:
        await asyncio.Event().wait()


def test_what_waits_for_a_client_that_takes_nothing_is_bounded() -> None:
    async def work() -> None:
        async with a_service() as service:
            account = await an_account(service, "Ann")
            lines = [link.Link(Deaf(), account, service) for _ in range(50)]
            running = [asyncio.create_task(line.run()) for line in lines]
            await asyncio.sleep(0)
            for number in range(1_000):
                message = wire.Ack(f"a{number}")
                for line in lines:
                    line.tell(message)
                    assert len(line._outbox) <= link.OUTBOX
            gc.collect()
            kept = [x for x in gc.get_objects() if isinstance(x, list) and len(x) > link.OUTBOX and _is_mail(x)]
            assert kept == []
            assert all(len(line._outbox) == 0 for line in lines)  # they were cut off, and what waited is gone
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    asyncio.run(work())


def _is_mail(found: list[Any]) -> bool:
    return isinstance(found[0], bytes) and found[0].startswith(b'{"tell"')


def test_a_client_that_is_there_and_reads_nothing_is_dropped_when_it_answers_no_ping(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Its network is gone, or it is malicious: its end stays open, its buffers are full, it never says goodbye."""
    monkeypatch.setattr(run, "PING_EVERY", 1e6)
    monkeypatch.setattr(link, "OUTBOX", 4)
    monkeypatch.setattr("server.harness.bind", bind_small)

    async def work() -> None:
        async with house() as here:
            ann, eve = await here.guest("Ann"), await here.guest("Eve")
            table = await ann.open_table(TableSettings(open=True))
            await ann.watch(table)
            await ann.ask(wire.Sit)
            host, _, port = here.url.removeprefix("http://").partition(":")
            silent = [
                await FastSocket.connect(host, int(port), eve.token, lambda text: None, lambda code: None)
                for _ in range(4)
            ]
            for one in silent:
                one.send(msgspec.json.encode({"ask": "watch", "id": "w", "table": table}))
                one.pause(keep=2048)
            while await counted(ann, "outbox_overflows_total") < len(silent):
                for _ in range(25):
                    await ann.ask(wire.Lock, locked=True)  # told to all who watch
            assert await counted(ann, "sockets") == 1 + len(silent)
            for line in [x for x in gc.get_objects() if isinstance(x, run._Socket) and not x.writable.is_set()]:
                line.keepalive_timeout()  # the ping has waited long enough
            while await counted(ann, "sockets") > 1:
                await ann.ask(wire.Ping)
            for one in silent:
                one.close()

    run_test(work())


def bind_small(settings: ServerSettings) -> socket.socket:
    """A listening socket whose connections keep little in the system's buffers."""
    listening = run.bind(settings)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listening


async def counted(of: Client, what: str) -> int:
    """A figure of the server."""
    page = (await of.http.get("/metrics")).text
    [line] = [line for line in page.splitlines() if line.startswith(f"openrummy_{what} ")]
    return round(float(line.split()[1]))


def test_the_questions_of_an_attack_are_the_same_for_the_same_seed() -> None:
    one, two = Mutator(5, "t", range(7)), Mutator(5, "t", range(7))
    assert [one() for _ in range(500)] == [two() for _ in range(500)]


def test_most_damaged_messages_are_really_wrong() -> None:
    mutate = Mutator(5, "t", range(7))
    right = 0
    for _ in range(5_000):
        with contextlib.suppress(*UNREADABLE):
            _asks(mutate())
            right += 1
    assert right < 1_500
