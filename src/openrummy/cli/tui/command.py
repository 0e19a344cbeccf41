"""`openrummy play --tui`: sit down at a table, on a server of one's own or somebody else's."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from ...bots import LEVELS
from ...client import Client, ServerRefused
from ...core import SPECTATOR
from ...errors import BadInput
from ...wire import TableCode, TableSettings
from ...wire import messages as wire
from ..looks import Looks
from ..settings import bot_names, house_rules, seats_for
from .again import UNREACHED
from .app import TableApp, refused_words
from .guests import Guest, keep_guest, known_guest
from .house import own_server
from .records import fetch_record
from .wish import Wish

FIRST_NAME: Final = "Guest"


def play_at_a_table(wish: Wish) -> None:
    """Play here until the player leaves.  Raises BadInput for what cannot be played or reached."""
    g = house_rules(wish.game, wish.preset, wish.settings)
    seats = seats_for(g, wish.players)
    kinds = bot_names(wish.bots, seats - 1)
    unknown = [kind for kind in kinds if kind not in LEVELS]
    if unknown:
        raise BadInput(f"a table of a server has no bot {unknown[0]!r}; there are {', '.join(LEVELS)}")
    chosen = TableSettings(game=wish.game, preset=wish.preset, options=msgspec.to_builtins(g.options), seats=seats)
    if wish.record is not None:
        Path(wish.record).parent.mkdir(parents=True, exist_ok=True)
        Path(wish.record).open("a").close()  # a place that cannot be written to is found out before the match
    with _server(wish.url) as address:
        try:
            asyncio.run(_sit_and_play(address, wish, chosen, kinds))
        except UNREACHED as e:
            raise BadInput(f"{address}: {_why(e)}") from e


def _why(e: Exception) -> str:
    """What kept a player from the table, in words."""
    if isinstance(e, msgspec.DecodeError):  # something answers, in another language
        return "no table server answers there"
    return refused_words(e) if isinstance(e, ServerRefused) else str(e) or type(e).__name__


@contextlib.contextmanager
def _server(url: str) -> Iterator[str]:
    if url:
        yield url
    else:
        with own_server() as address:
            yield address


async def _sit_and_play(url: str, wish: Wish, chosen: TableSettings, kinds: Sequence[str]) -> None:
    own = not wish.url
    async with await guest_at(url, wish.name, wish.code, own) as me:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise BadInput("--tui needs a terminal to show the table on; without it `openrummy play` reads lines")
        welcome = await join(me, wish.code) if wish.code else await open_with_bots(me, chosen, kinds)
        kept = not own and await keep(me, wish.name)
        colour = "NO_COLOR" not in os.environ
        app = TableApp(me, Looks(colour=colour), sort=wish.sort, code=not own, welcome=welcome)
        await app.run_async()
        if wish.record is not None:
            await _write_down(me, app.finished, Path(wish.record))
        if kept and me.table is not None and me.seat != SPECTATOR and me.table.stage != "closed":
            print(f"Your seat is kept. To come back: openrummy play --tui --url {url} --code {me.table.code}")


async def _write_down(me: Client, match: str, place: Path) -> None:
    """Write down the match that was finished last, or say why not."""
    try:
        if match:
            await fetch_record(me, match, place)
            print(f"The record is in {place}")
        else:
            print(f"No match was finished, so {place} has no record: a table shows its cards at the end only.")
    except UNREACHED as e:
        print(f"There is no record in {place}: {_why(e)}")
    if not place.stat().st_size:
        place.unlink()


async def guest_at(url: str, name: str, code: str, own: bool) -> Client:
    """Who one was at this server, if it still knows; else a new guest.  Raises ServerRefused."""
    known = None if own else known_guest(url, name, code)
    if known is not None:
        me = Client(url, known.token)
        try:
            await me.get("/api/me")
        except ServerRefused as e:
            await me.close()
            if e.code != TableCode.NO_ACCOUNT:
                raise
        except BaseException:
            await me.close()
            raise
        else:
            return me
    return await Client.guest(url, name or (known.name if known else FIRST_NAME))


async def keep(me: Client, name: str) -> bool:
    """Remember who we are, to come back after this window was closed; whether that could be written."""
    assert me.table is not None
    called = name or (await me.get("/api/me"))["name"]
    try:
        keep_guest(me.url, Guest(called, me.token, me.table.code))
    except OSError:
        return False
    return True


async def join(me: Client, code: str) -> wire.Welcome:
    """Sit down at a table by its code, or come back to one's seat there."""
    welcome = await me.watch((await me.post("/api/find", {"code": code}))["table"])
    if me.seat == SPECTATOR:
        await me.ask(wire.Sit)
    return welcome


async def open_with_bots(me: Client, chosen: TableSettings, kinds: Sequence[str]) -> wire.Welcome:
    """A table of one's own with a bot on every other seat, and the first deal."""
    welcome = await me.watch(await me.open_table(chosen))
    if me.seat == SPECTATOR:
        await me.ask(wire.Sit)
    for kind in kinds:
        await me.ask(wire.AddBot, level=kind)
    await me.ask(wire.Start)
    return welcome
