"""Quick match: people who want the same game and size meet; who has waited as long as they chose plays with bots."""

import asyncio
from typing import Final

import msgspec

from ..errors import BadInput
from ..wire import Clock, Refused, TableCode, TableSettings, game_of
from . import desk
from .accounts import Account
from .actor import TableActor
from .desk import Command
from .hub import Hub
from .secret import new_id

BOT_LEVEL: Final = "medium"


class _Waiting(msgspec.Struct):
    account: Account
    found: asyncio.Future[str]


class QuickMatch:
    """The people who wait, by game and size.  Nothing here is durable: a restart ends the waiting, not a match."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._waiting: dict[tuple[str, int], list[_Waiting]] = {}
        self._seating: set[asyncio.Task[None]] = set()
        hub.waiting = self.waiting

    def waiting(self) -> dict[str, int]:
        """How many wait, as `game/size`."""
        return {f"{game}/{size}": len(people) for (game, size), people in self._waiting.items() if people}

    async def join(self, account: Account, game: str, seats: int, wait: float) -> str:
        """Wait for others, at most `wait` seconds, then play with whoever waits and bots; the id of the started table.

        When the caller is cancelled, the account waits no more.  Raises Refused BAD_SETTINGS for an impossible game or
        size, NOT_NOW when the account asks again meanwhile.
        """
        _need_game(game, seats)
        people = self._waiting.setdefault((game, seats), [])
        for old in [p for p in people if p.account.id == account.id]:
            people.remove(old)
            _refuse(old, Refused(TableCode.NOT_NOW, reason="asked again"))
        me = _Waiting(account, asyncio.get_running_loop().create_future())
        people.append(me)
        self._hub.changed_lobby()
        try:
            if len(people) >= seats:
                self._begin(game, seats)
            return await asyncio.wait_for(asyncio.shield(me.found), wait)
        except TimeoutError:
            if me in people:
                people.remove(me)
                people.insert(0, me)
                self._begin(game, seats)
            return await me.found
        finally:
            if me in people:
                people.remove(me)
            self._hub.changed_lobby()

    def _begin(self, game: str, seats: int) -> None:
        """Seat those who wait, the longest first; on its own, as a caller may go away while it is under way."""
        people = self._waiting[game, seats]
        chosen, people[:] = people[:seats], people[seats:]
        task = asyncio.create_task(self._seat(game, seats, chosen), name="quick")
        self._seating.add(task)
        task.add_done_callback(self._seating.discard)

    async def _seat(self, game: str, seats: int, people: list[_Waiting]) -> None:
        try:
            clock = Clock() if len(people) > 1 else None  # strangers must not wait for each other for ever
            settings = TableSettings(game=game, seats=seats, clock=clock)
            actor = await self._hub.open_table(people[0].account, settings)
            await self._fill(actor, people)
        except Exception as e:
            why = e if isinstance(e, Refused) else Refused(TableCode.UNAVAILABLE, reason=type(e).__name__)
            for p in people:
                _refuse(p, why)
            return
        for p in people:
            if not p.found.done():
                p.found.set_result(actor.room.id)

    async def _fill(self, actor: TableActor, people: list[_Waiting]) -> None:
        host = people[0].account
        for p in people:
            await actor.do(_sit(p.account))
        for _ in range(len(people), len(actor.room.chairs)):
            await actor.do(_bot(host.id))
        await self._hub.know_guests(actor)
        await actor.do(lambda room, ctx: desk.start(room, host.id, new_id(), ctx))

    async def stop(self) -> None:
        """Nobody waits any more."""
        for people in self._waiting.values():
            for p in people:
                _refuse(p, Refused(TableCode.UNAVAILABLE, reason="stopping"))
        self._waiting.clear()
        await asyncio.gather(*self._seating, return_exceptions=True)


def _need_game(game: str, seats: int) -> None:
    try:
        game_of(TableSettings(game=game, seats=seats))
    except BadInput as e:
        raise Refused(TableCode.BAD_SETTINGS, reason=str(e)) from e


def _refuse(waiting: _Waiting, why: Refused) -> None:
    if not waiting.found.done():
        waiting.found.set_exception(why)


def _sit(account: Account) -> Command:
    return lambda room, ctx: desk.sit(room, account.id, account.name, None, ctx, account.guest)


def _bot(host: str) -> Command:
    return lambda room, ctx: desk.add_bot(room, host, None, BOT_LEVEL, desk.bot_name(room), ctx)
