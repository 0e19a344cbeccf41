"""What is malformed, oversized, forged or too fast gets an error code; the connection stays, and nothing changes."""

import asyncio
import json
from typing import Any

import msgspec
import pytest
from starlette.websockets import WebSocket
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from openrummy.client import Client
from openrummy.core import Discard, Draw
from openrummy.server import desk, link
from openrummy.server.link import MOST_BYTES
from openrummy.wire import TableCode, TableSettings
from openrummy.wire import messages as wire
from server.inside import a_service, an_account
from server.people import House, act, house, no, run, until
from strategies import NO_CARDS

_tells = msgspec.json.Decoder(wire.AnyTell)

BAD = [
    "", "null", "[]", "1", '"watch"', "{", "{}", "\x00", "not json", "[" * 20_000, '{"a":' * 5_000,
    '{"ask": "nothing", "id": "1"}', '{"ask": "ping"}', '{"ask": "ping", "id": ""}', '{"ask": "ping", "id": 5}',
    '{"ask": "ping", "id": "' + "x" * 41 + '"}', '{"ask": "ping", "id": "1", "more": 1}',
    '{"ask": ["ping"], "id": "1"}',
    '{"zz": ' + "[" * 15_000 + "]" * 15_000 + ', "ask": "ping", "id": "1"}',
    '{"ask": "act", "id": "1", "action": {"do": "cheat"}}', '{"ask": "act", "id": "1", "action": {"do": "discard"}}',
    '{"ask": "act", "id": "1", "action": {"do": "discard", "card": "7h"}}',
    '{"ask": "act", "id": "1", "action": {"do": "discard", "card": 1.5}}',
    '{"ask": "act", "id": "1", "action": {"do": "discard", "card": 1e400}}',
    '{"ask": "act", "id": "1", "action": {"do": "void"}}',
    '{"ask": "act", "id": "1", "action": {"do": "leave", "seat": 1}}',
    '{"ask": "act", "id": "1", "action": {"do": "reshuffle", "order": []}}',
    '{"ask": "act", "id": "1", "action": {"do": "draw", "card": 3}}',
    '{"ask": "arrange", "id": "1", "cards": [' + ",".join("1" for _ in range(121)) + "]}",
    '{"ask": "say", "id": "1", "text": "\\ud800"}', '{"ask": "watch", "id": "1", "table": "' + "x" * 65 + '"}',
]  # fmt: skip


async def plain(client: Client, here: House) -> ClientConnection:
    """A bare socket of somebody."""
    headers = {"authorization": f"Bearer {client.token}", "origin": here.url}
    return await connect(here.url.replace("http", "ws") + "/ws", additional_headers=headers, compression=None)


async def answer(line: ClientConnection) -> wire.AnyTell:
    return _tells.decode(await line.recv())


def test_malformed_messages_are_answered_and_the_connection_stays() -> None:
    async def work() -> None:
        async with house() as here:
            line = await plain(await here.guest("Ann"), here)
            for message in BAD:
                await line.send(message)
                told = await answer(line)
                assert isinstance(told, wire.Nack), message[:60]
                assert told.code == TableCode.BAD_MESSAGE, message[:60]
            for data in (b"", b"\xff\xfe\x00", b"\x80", json.dumps({"ask": "nothing"}).encode()):
                await line.send(data)
                told = await answer(line)
                assert isinstance(told, wire.Nack)
            await line.send(b'{"ask": "ping", "id": "b1"}')
            assert await answer(line) == wire.Ack("b1")
            await line.close()

    run(work())


def test_the_refusal_of_a_message_carries_its_id_if_it_has_one() -> None:
    async def work() -> None:
        async with house() as here:
            line = await plain(await here.guest("Ann"), here)
            for message, shown in (
                ('{"ask": "dance", "id": "i1"}', "i1"),
                ('{"ask": "ping", "id": 7}', ""),
                ('{"ask": "dance", "id": "' + "y" * 50 + '"}', "y" * 40),
            ):
                await line.send(message)
                told = await answer(line)
                assert isinstance(told, wire.Nack)
                assert told.id == shown
            await line.close()

    run(work())


def test_a_message_that_is_too_large_is_refused_and_one_that_is_far_too_large_ends_the_connection() -> None:
    async def work() -> None:
        async with house() as here:
            line = await plain(await here.guest("Ann"), here)
            await line.send('{"ask": "ping", "id": "1", "x": "' + "y" * MOST_BYTES + '"}')
            told = await answer(line)
            assert isinstance(told, wire.Nack)
            assert told.code == TableCode.TOO_LARGE
            await line.send("x" * (3 * MOST_BYTES))
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    run(work())


def test_h09_forged_cards_are_refused_and_nothing_changes() -> None:
    """H09: the server knows its own cards; numbers that are none, and other people's, are refused as any wrong one."""

    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            table = await here.table(ann, bob, start=True)
            mover, other = (ann, bob) if ann.offers else (bob, ann)
            await act(mover, Draw())
            assert mover.view is not None
            assert other.view is not None
            line, before = await plain(mover, here), mover.view
            await line.send(json.dumps({"ask": "watch", "id": "w", "table": table}))
            for n, card in enumerate((*NO_CARDS, *other.view.hand[:3], -(1 << 62))):
                for forged in (
                    {"do": "discard", "card": card},
                    {"do": "layoff", "card": card, "group": card},
                    {"do": "meld", "meld": [card, card + 1, card + 2]},
                    {"do": "close", "free": card},
                    {"do": "rearrange", "table": [[card] * 3]},
                ):
                    await line.send(json.dumps({"ask": "act", "id": f"f{n}{forged['do']}", "action": forged}))
                    told = await answer(line)
                    while not isinstance(told, wire.Nack):
                        told = await answer(line)
                    assert told.code.startswith("E_") or told.code == TableCode.BAD_MESSAGE, forged
                if n % 4 == 3:
                    await line.close()  # the limit of messages is not what this is about
                    line = await plain(mover, here)
                    await line.send(json.dumps({"ask": "watch", "id": "w", "table": table}))
            await line.close()
            assert (await here.device(mover).watch(table)).view == before

    run(work())


def test_a_forged_field_beside_a_card_is_refused() -> None:
    """H09, L09: unknown fields are refused."""

    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            await here.table(ann, bob, start=True)
            mover = ann if ann.offers else bob
            assert mover.socket is not None
            await mover.socket.send('{"ask": "act", "id": "z", "action": {"do": "draw", "card": 51, "owner": 1}}')
            told = await mover.next()
            while not isinstance(told, wire.Nack):
                told = await mover.next()
            assert told.code == TableCode.BAD_MESSAGE

    run(work())


def test_a_flood_is_slowed_and_then_closed_with_its_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(link, "STRIKES", 10)

    async def work() -> None:
        async with house(messages_per_second=link.PER_SECOND) as here:
            line = await plain(await here.guest("Ann"), here)
            for n in range(int(link.BURST) + 60):
                await line.send(f'{{"ask": "ping", "id": "{n}"}}')
            codes: list[str] = []
            with pytest.raises(ConnectionClosed) as closed:
                await listen(line, codes)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == link.CLOSE_FLOOD
            assert codes[: int(link.BURST)] == [""] * int(link.BURST)
            assert TableCode.TOO_FAST in codes

    run(work())


async def listen(line: ClientConnection, codes: list[str]) -> None:
    """Note the codes of what is answered, until the connection is over."""
    while True:
        told = await answer(line)
        codes.append(told.code if isinstance(told, wire.Nack) else "")


def test_a_flood_that_ended_is_forgotten() -> None:
    """Strikes do not add up over the days of a long connection."""

    async def work() -> None:
        async with a_service() as service:
            here = link.Link(NoReader(), await an_account(service, "Ann"), service)
            for _ in range(int(link.BURST)):
                assert here._may_speak()
            here._tokens = 0.0
            assert not here._may_speak()
            assert here._strikes == 1
            here._filled -= link.BURST / link.PER_SECOND
            assert here._may_speak()
            assert here._strikes == 0

    run(work())


class NoReader(WebSocket):
    """The server's end of a socket whose client sends what a test says, and reads nothing until the test lets it."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.closed: list[int] = []
        self.reads = asyncio.Event()
        self.asks: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def receive(self) -> dict[str, Any]:
        return await self.asks.get()

    async def send_text(self, data: str) -> None:
        await self.reads.wait()
        self.sent.append(data)

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.closed.append(code)
        self.asks.put_nowait({"type": "websocket.disconnect", "code": code})


def test_a_client_that_does_not_read_is_cut_off_and_may_come_back() -> None:
    """Its outbox is bounded; the table does not wait for it, and it gets the whole table when it returns."""

    async def work() -> None:
        async with a_service() as service:
            ann = await an_account(service, "Ann")
            actor = await service.hub.open_table(ann, TableSettings())
            slow = NoReader()
            line = link.Link(slow, ann, service)
            running = asyncio.create_task(line.run())
            watch = f'{{"ask":"watch","id":"w","table":"{actor.room.id}"}}'
            slow.asks.put_nowait({"type": "websocket.receive", "text": watch})
            while not actor.watchers:
                await asyncio.sleep(0)
            for n in range(3 * link.OUTBOX):
                await actor.do(lambda room, ctx, n=n: desk.lock(room, ann.id, n % 2 == 0, ctx))
            assert slow.closed == []
            slow.reads.set()
            await running
            assert slow.closed == [link.CLOSE_RESYNC]
            assert len(slow.sent) <= 1
            assert not actor.watchers

            again = NoReader()
            again.reads.set()
            running = asyncio.create_task(link.Link(again, ann, service).run())
            last = f'{{"ask":"watch","id":"w","table":"{actor.room.id}","last":1}}'
            again.asks.put_nowait({"type": "websocket.receive", "text": last})
            while len(again.sent) < 2:
                await asyncio.sleep(0)
            welcome = _tells.decode(again.sent[0])
            assert isinstance(welcome, wire.Welcome)
            assert welcome.seq == actor.room.seq - 1
            again.asks.put_nowait({"type": "websocket.disconnect"})
            await running

    run(work())


def test_only_so_many_connections_of_an_account_at_a_time() -> None:
    async def work() -> None:
        async with house(sockets_per_account=2) as here:
            ann = await here.guest("Ann")
            lines = [await plain(ann, here) for _ in range(2)]
            with pytest.raises(Exception, match="403"):
                await plain(ann, here)
            await lines[0].close()
            await until_open(ann, here)
            await lines[1].close()

    run(work())


async def until_open(client: Client, here: House) -> None:
    """Try until the server has noticed that a connection went."""
    while True:
        try:
            line = await plain(client, here)
        except Exception:
            continue
        await line.close()
        return


def test_the_errors_of_others_are_told_to_nobody_else() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob = await here.guest("Ann"), await here.guest("Bob")
            await here.table(ann, bob, start=True)
            mover, other = (ann, bob) if ann.offers else (bob, ann)
            seq = other.seq
            with no("E_NOT_YOUR_TURN", seat=mover.seat):
                await other.ask(wire.Act, action=Draw())
            with no("E_MUST_DRAW"):
                await mover.ask(wire.Act, action=Discard(1))
            told = await mover.ask(wire.Say, text="x")
            assert isinstance(told, wire.Ack)
            await until(other, lambda c: c.seq >= told.seq)
            assert other.seq == seq + 1

    run(work())
