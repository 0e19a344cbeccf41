"""A bot of its own at somebody's table: python docs/examples/bot.py http://127.0.0.1:8700 TABLECODE

It plays what is offered: a meld if it can, else the first other action, and throws its highest card.
"""

import asyncio
import sys

import httpx

from openrummy.cards import rank
from openrummy.client import Client, ServerRefused
from openrummy.core import Discard, LayDown, LayOff, Rearrange
from openrummy.wire.messages import Act, Proposals, Propose, Ready, Sit


async def choose(me: Client):
    """One of the actions that the server offers, or the first table that it proposes to rebuild."""
    actions = list(me.offers.actions)
    if "rearrange" in me.offers.kinds:
        told = await me.ask(Propose)
        proposed = [a for a in told.actions if isinstance(a, Rearrange)] if isinstance(told, Proposals) else []
        actions = proposed + actions
    eager = [a for a in actions if isinstance(a, Rearrange | LayDown | LayOff)]
    discards = sorted((a for a in actions if isinstance(a, Discard)), key=lambda a: -rank(a.card))
    return (eager or [a for a in actions if not isinstance(a, Discard)] or discards)[0]


async def main(url: str, code: str) -> None:
    async with await Client.guest(url, "Example bot") as me:
        await me.watch((await me.post("/api/find", {"code": code}))["table"])
        await me.ask(Sit)
        while me.table.stage not in ("over", "closed"):
            if me.table.stage == "playing" and me.offers:
                await me.ask(Act, action=await choose(me))
            elif me.table.stage == "between" and not me.table.chairs[me.seat].ready:
                await me.ask(Ready)
            else:
                await me.next()
        print("points:", me.table.final.points, "won" if me.seat in me.table.final.winners else "lost")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: python docs/examples/bot.py URL TABLECODE")
    try:
        asyncio.run(main(*sys.argv[1:]))
    except (OSError, httpx.HTTPError, httpx.InvalidURL, ServerRefused) as e:
        sys.exit(f"{sys.argv[1]}: {e}")
