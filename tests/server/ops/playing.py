"""Matches for the tests of this folder: made in memory from a table's own commands, or played through a client."""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any, Final

from openrummy.client import Client, ServerRefused
from openrummy.server import desk, play
from openrummy.server.desk import Context, Entries
from openrummy.server.room import Room, Stage, evolve, open_room
from openrummy.wire import TableSettings
from openrummy.wire import messages as wire

SHORT: Final[dict[str, Any]] = {"game": "basic", "options": {"match": {"type": "rounds", "rounds": 1}}, "seats": 2}
QUICK: Final[dict[str, Any]] = SHORT | {"bot_pace": 0, "next_round": 0}


def after(room: Room, entries: Entries) -> Room:
    """The room after some entries."""
    for entry in entries:
        room, _ = evolve(room, entry)
    return room


def begun(people: Sequence[str], number: int, **settings: Any) -> tuple[Room, Context]:
    """A table where these accounts have just begun a match; `number` makes its id, seeds and times."""
    clock, seeds = count(1000 * number), count(number)
    ctx = Context(number, lambda: f"{next(seeds):064x}")
    chosen: dict[str, Any] = SHORT | {"seats": len(people)} | settings
    first, second = desk.opening(TableSettings(**chosen), "CODE", people[0], ctx)
    room = after(open_room(f"table{number}", first), (second,))
    for name in people:
        ctx = Context(next(clock), ctx.secret)
        room = after(room, desk.sit(room, name, f"Player {name}", None, ctx))
    return after(room, desk.start(room, people[0], f"match{number}", ctx)), ctx


def played(people: Sequence[str], number: int, **settings: Any) -> Room:
    """A finished match between these accounts."""
    room, ctx = begun(people, number, **settings)
    while room.stage is not Stage.OVER:
        seat = play.to_act(room)
        if seat is None:
            room = after(room, desk.next_round(room, ctx))
        else:
            room = after(room, play.act_for(room, seat, play.choose(room, seat, "greedy", 0), ctx))
    return room


async def seated(client: Client, **settings: Any) -> str:
    """A new table where the client has a seat, and bots the others; its id.  Not yet started."""
    chosen = TableSettings(**QUICK | settings)
    table = await client.open_table(chosen)
    await client.watch(table)
    await client.ask(wire.Sit)
    for _ in range(chosen.seats - 1):
        await client.ask(wire.AddBot)
    return table


async def play_until(client: Client, done: Callable[[Client], bool]) -> int:
    """Play the first offered action, again and again, until `done`; how many were acknowledged."""
    acts = 0
    while not done(client):
        table = client.table
        assert table is not None
        try:
            if table.stage == "between":
                await client.ask(wire.Ready)
            elif table.stage == "playing" and client.offers is not None:
                await client.ask(wire.Act, action=client.offers.actions[0])
                acts += 1
        except ServerRefused:
            pass  # it was no longer our turn, or the pause was over already
        if not done(client) and (client.offers is None or table.stage != "playing"):
            await client.next()
    return acts


def over(client: Client) -> bool:
    """Whether the match is over."""
    return client.table is not None and client.table.stage == "over"
