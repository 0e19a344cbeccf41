"""A bot of its own at somebody's table: python docs/examples/bot.py http://127.0.0.1:8700 TABLECODE"""

import asyncio
import sys

import httpx

from openrummy.cards import rank
from openrummy.client import Client, ServerRefused
from openrummy.core import Discard, LayDown, LayOff, Rearrange
from openrummy.wire.messages import Act, Propose, Ready, Sit


async def choose(me: Client):
    """What is offered: a meld if there is one, else anything before a discard, and of these the highest card."""
    proposed = (await me.ask(Propose)).actions if "rearrange" in me.offers.kinds else ()
    actions = sorted([*proposed, *me.offers.actions], key=lambda a: -rank(a.card) if isinstance(a, Discard) else -99)
    return next((a for a in actions if isinstance(a, Rearrange | LayDown | LayOff)), actions[0])


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
    url, code = sys.argv[1:] if len(sys.argv) == 3 else sys.exit("usage: python docs/examples/bot.py URL TABLECODE")
    try:
        asyncio.run(main(url, code))
    except (OSError, httpx.HTTPError, httpx.InvalidURL, ServerRefused) as e:
        sys.exit(f"{url}: {e}")
