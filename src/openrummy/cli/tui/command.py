"""`openrummy play --tui`: sit down at a table, on a server of one's own or somebody else's."""

import asyncio
import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Final

import httpx
import msgspec
from websockets.exceptions import WebSocketException

from ...bots import LEVELS
from ...client import Client, ServerRefused
from ...errors import BadInput
from ...wire import TableSettings
from ...wire import messages as wire
from ..looks import Looks
from ..settings import bot_names, house_rules, seats_for
from .app import TableApp, refused_words
from .house import own_server

_UNREACHED: Final = (OSError, httpx.HTTPError, httpx.InvalidURL, WebSocketException, msgspec.DecodeError, ServerRefused)


def play_at_a_table(
    game: str, players: int | None, settings: Sequence[str], preset: str, bots: str, url: str, code: str, name: str
) -> None:
    """Play here until the player leaves.  Raises BadInput for what cannot be played or reached."""
    g = house_rules(game, preset, settings)
    seats = seats_for(g, players)
    kinds = bot_names(bots, seats - 1)
    unknown = [kind for kind in kinds if kind not in LEVELS]
    if unknown:
        raise BadInput(f"a table of a server has no bot {unknown[0]!r}; there are {', '.join(LEVELS)}")
    chosen = TableSettings(game=game, preset=preset, options=msgspec.to_builtins(g.options), seats=seats)
    with _server(url) as address:
        try:
            asyncio.run(_sit_and_play(address, name, code, chosen, kinds))
        except _UNREACHED as e:
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


async def _sit_and_play(url: str, name: str, code: str, chosen: TableSettings, kinds: Sequence[str]) -> None:
    async with await Client.guest(url, name) as me:
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise BadInput("--tui needs a terminal to show the table on; without it `openrummy play` reads lines")
        if code:
            await join(me, code)
        else:
            await open_with_bots(me, chosen, kinds)
        colour = "NO_COLOR" not in os.environ
        await TableApp(me, Looks(colour=colour)).run_async()


async def join(me: Client, code: str) -> None:
    """Sit down at somebody's table, by its code."""
    await me.watch((await me.post("/api/find", {"code": code}))["table"])
    await me.ask(wire.Sit)


async def open_with_bots(me: Client, chosen: TableSettings, kinds: Sequence[str]) -> None:
    """A table of one's own with a bot on every other seat, and the first deal."""
    await me.watch(await me.open_table(chosen))
    if me.seat < 0:
        await me.ask(wire.Sit)
    for kind in kinds:
        await me.ask(wire.AddBot, level=kind)
    await me.ask(wire.Start)
