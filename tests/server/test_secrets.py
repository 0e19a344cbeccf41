"""What a seat receives depends only on its own hand and on public facts, byte for byte on its socket (H02, H03).

Each test plays the same public actions at two tables that differ only in what one seat, or a spectator, can never
see: the hidden hands and the stock have changed places. Everything that it is sent must be the same: welcomes,
updates, offers, answers, refusals, hints, what it missed while it was away.
"""

import asyncio
import contextlib
import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from every_game.play import Setup
from every_game.worlds import seen_by
from openrummy.cards import Card
from openrummy.client import ServerRefused
from openrummy.core import SPECTATOR, AnyAction, Close, Discard, Draw, Knock, LayDown, LayOff, Rearrange, Take
from openrummy.server import link
from openrummy.wire import messages as wire
from server.harness import running_server
from server.people import run, until
from server.worlds import NOW, PEOPLE, SPECTATOR_NAME, TABLE, Listener, Script, lay_out, other_order, script

MOST: Final = 24  # actions of a round that are played
PROBED: Final = 6  # after each so many of them, the seat tries what it may not do
CASES: Final = [
    (Setup("basic", "default", 3), "random"),
    (Setup("classic", "default", 4), "greedy"),
    (Setup("carousel", "default", 3), "greedy"),
    (Setup("board", "default", 2), "greedy"),
    (Setup("board", "default", 3), "random"),
]


@pytest.fixture(autouse=True)
def no_speed_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    """How fast a client may speak is not what this is about."""
    monkeypatch.setattr(link, "PER_SECOND", 1e6)


@pytest.mark.parametrize(("setup", "player"), CASES, ids=lambda x: str(x))
def test_h02_the_bytes_that_a_seat_is_sent_tell_nothing_that_it_cannot_see(
    setup: Setup, player: str, tmp_path: Path
) -> None:
    told_alike(setup, player, tmp_path)


def test_h02_a_digest_from_the_log_tells_nothing_that_a_seat_cannot_see(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is left in memory, and only the last three events of the round are told."""
    monkeypatch.setattr("openrummy.server.recent.REMEMBERED", 1)
    monkeypatch.setattr("openrummy.server.digest.MOST_EVENTS", 3)
    told = told_alike(Setup("basic", "default", 3), "greedy", tmp_path)
    assert b'"digest":{"since":' in told
    assert b'"earlier":' in told


def test_h12_the_page_prints_nothing() -> None:
    """H12: no debug print of anything, as a hand might be in it; what the network has is compared above."""
    web = Path(__file__).resolve().parents[2] / "web" / "src"
    sources = [path for kind in ("*.ts", "*.svelte") for path in web.rglob(kind) if not path.name.endswith(".test.ts")]
    assert len(sources) > 20
    assert [path.name for path in sources if re.search(r"\bconsole\s*[.\[]|\bdebugger\b", path.read_text())] == []


def told_alike(setup: Setup, player: str, tmp_path: Path) -> bytes:
    """Demand that each receiver is told the same at both tables; all that they were told at one of them."""
    played, steps = script(setup, player, MOST)
    everything = []

    async def work() -> None:
        for seat in (SPECTATOR, *range(setup.players)):
            order, possible = other_order(played, steps, seat)
            assert order != played.first.order
            assert possible >= min(8, len(played.actions))
            same = msgspec.structs.replace(played, actions=played.actions[:possible])
            probes = [c for c in order if c not in seen_by(steps, seat)][:2]
            here = await tapes(tmp_path / f"here{seat}", same, played.first.order, seat, probes)
            there = await tapes(tmp_path / f"there{seat}", same, order, seat, probes)
            assert len(here[seat]) > possible
            for mine, other in zip(here[seat], there[seat], strict=True):
                assert mine == other
            assert any(here[x] != there[x] for x in range(setup.players) if x != seat)
            everything.extend(here[seat])

    run(work())
    return b"".join(everything)


async def tapes(
    folder: Path, played: Script, order: tuple[Card, ...], seat: int, probes: list[Card]
) -> dict[int, list[bytes]]:
    """Play the script at a table with this deal; every byte that each seat was sent."""
    folder.mkdir()
    file = await lay_out(folder, played, order)
    async with running_server(
        database=file, synchronous="NORMAL", now=lambda: NOW + 5, secret=lambda: "77" * 32
    ) as url:
        who = [*range(played.setup.players), SPECTATOR]
        people = {s: Listener(url, PEOPLE[s] if s >= 0 else SPECTATOR_NAME) for s in who}
        for s in who:
            await people[s].connect()
            await watch(people[s], "w0")
        for n, (mover, action) in enumerate(played.actions):
            if n % PROBED == 0 or mover == seat:
                await probe(people[seat], n, probes)
            await one_action(people, mover, n, action)
            if n == len(played.actions) // 2:
                await away_and_back(people, seat)
        await probe(people[seat], len(played.actions), probes)
        await asyncio.gather(*(p.close() for p in people.values()))
        return {s: p.tape for s, p in people.items()}


async def watch(client: Listener, id: str) -> None:
    await client.ask(wire.Watch, id=id, table=TABLE, last=client.seq if client.seq >= 0 else None)
    await until(client, lambda c: c.table is not None)


async def one_action(people: dict[int, Listener], mover: int, n: int, action: AnyAction) -> None:
    """One action of the script; what may be taken back is taken back once and done again."""
    told = await people[mover].ask(wire.Act, id=f"a{n}", action=action)
    if isinstance(action, Take | LayDown | LayOff | Rearrange):
        await people[mover].ask(wire.Undo, id=f"u{n}")
        told = await people[mover].ask(wire.Act, id=f"b{n}", action=action)
    assert isinstance(told, wire.Ack)
    seq = told.seq
    await asyncio.gather(*(until(p, lambda c: c.seq >= seq) for p in people.values()))


async def probe(client: Listener, n: int, hidden: list[Card]) -> None:
    """What a curious player may try: cards that are not its own, out of turn, hints, and what all may ask."""
    tries: list[AnyAction] = [Draw(), Knock()]
    for c in hidden:
        tries += [Discard(c), Close(c), LayOff(c, 0), LayDown((c, c + 1, c + 2))]
    possible = client.offers.actions if client.offers is not None else ()
    for i, action in enumerate(a for a in tries if a not in possible):
        await refused(client, wire.Act, f"p{n}.{i}", action=action)
    await refused(client, wire.Undo, f"p{n}.u", undo=client.offers is not None and client.offers.undo)
    for ask, id in ((wire.Hint, "h"), (wire.Propose, "o")):
        await refused(client, ask, f"p{n}.{id}")
    for i, card in enumerate((None, *hidden)):
        await refused(client, wire.Check, f"p{n}.c{i}", free=card)
    await client.ask(wire.Explain, id=f"p{n}.e")
    await refused(client, wire.Arrange, f"p{n}.r", cards=tuple(hidden))
    await client.ask(wire.Ping, id=f"p{n}.p")


async def refused(client: Listener, ask: type, id: str, undo: bool = False, **fields: Any) -> None:
    """Ask something that may be refused; never an undo that would be done."""
    if undo:
        return
    with contextlib.suppress(ServerRefused):
        await client.ask(ask, id=id, **fields)


async def away_and_back(people: dict[int, Listener], seat: int) -> None:
    """The seat's line is lost and found again, with what it missed."""
    me = people[seat]
    others = [p for s, p in people.items() if s != seat]
    await me.disconnect()
    if seat >= 0:
        for other in others:
            await until(other, lambda c: bool(c.table and (x := c.table.chairs[seat]) and x.dropped is not None))
    me.seq = max(0, me.seq - 14)
    await me.connect()
    await watch(me, "w1")
    for other in others:
        await until(other, lambda c: seat < 0 or bool(c.table and (x := c.table.chairs[seat]) and x.dropped is None))
