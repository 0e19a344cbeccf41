"""Quick match: people who want the same game and size meet; who has waited as long as they chose plays with bots."""

import asyncio
from typing import Final

import msgspec

from ..wire import Refused, TableCode, TableSettings
from . import desk
from .accounts import Account
from .actor import Command, TableActor
from .hub import Hub
from .secret import new_id

BOT_LEVEL: Final = "greedy"


class _Waiting(msgspec.Struct):
    account: Account
    found: asyncio.Future[str]


class QuickMatch:
    """The people who wait, by game and size.  Nothing here is durable: a restart ends the waiting, not a match."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._waiting: dict[tuple[str, int], list[_Waiting]] = {}

    def waiting(self) -> dict[str, int]:
        """How many wait, as `game/size`."""
        return {f"{game}/{size}": len(people) for (game, size), people in self._waiting.items() if people}

    async def join(self, account: Account, game: str, seats: int, wait: float) -> str:
        """Wait for others, at most `wait` seconds, then play with bots.  Returns the id of the table, already started.

        Raises Refused BAD_SETTINGS for an impossible game or size.
        """
        people = self._waiting.setdefault((game, seats), [])
        for old in [p for p in people if p.account.id == account.id]:
            people.remove(old)
            _refuse(old, Refused(TableCode.NOT_NOW, reason="asked again"))
        me = _Waiting(account, asyncio.get_running_loop().create_future())
        people.append(me)
        try:
            if len(people) >= seats:
                await self._seat(game, seats, [people.pop(0) for _ in range(seats)])
            return await asyncio.wait_for(asyncio.shield(me.found), wait)
        except TimeoutError:
            if me in people:
                people.remove(me)
                await self._seat(game, seats, [me])
            return await me.found
        finally:
            if me in people:
                people.remove(me)

    async def _seat(self, game: str, seats: int, people: list[_Waiting]) -> None:
        try:
            actor = await self._hub.open_table(people[0].account, TableSettings(game=game, seats=seats))
            await self._fill(actor, people)
        except Refused as e:
            for p in people:
                _refuse(p, e)
            return
        for p in people:
            if not p.found.done():
                p.found.set_result(actor.room.id)

    async def _fill(self, actor: TableActor, people: list[_Waiting]) -> None:
        host = people[0].account
        for p in people:
            await actor.do(_sit(p.account))
        for i in range(len(people), len(actor.room.chairs)):
            await actor.do(_bot(host.id, f"Bot {i}"))
        await self._hub.know_guests(actor)
        await actor.do(lambda room, ctx: desk.start(room, host.id, new_id(), ctx))

    async def stop(self) -> None:
        """Nobody waits any more."""
        for people in self._waiting.values():
            for p in people:
                _refuse(p, Refused(TableCode.UNAVAILABLE, reason="stopping"))
        self._waiting.clear()


def _refuse(waiting: _Waiting, why: Refused) -> None:
    if not waiting.found.done():
        waiting.found.set_exception(why)


def _sit(account: Account) -> Command:
    return lambda room, ctx: desk.sit(room, account.id, account.name, None, ctx)


def _bot(host: str, name: str) -> Command:
    return lambda room, ctx: desk.add_bot(room, host, None, BOT_LEVEL, name, ctx)
