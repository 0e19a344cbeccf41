"""Two tables on disk that differ only in what one seat cannot see, and clients that note every byte they are sent."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from sqlalchemy import insert
from websockets.asyncio.client import ClientConnection

from every_game.play import Setup, Step, first_record, game_of, refusal
from every_game.worlds import seen_by
from openrummy.bots import BOTS
from openrummy.cards import Card
from openrummy.client import Client
from openrummy.core import (
    AnyAction,
    HouseAction,
    Reshuffle,
    RoundRecord,
    Seat,
    State,
    apply,
    cards_to_shuffle,
    deal,
    view,
)
from openrummy.fairness import match_commitment, match_order
from openrummy.server.secret import hashed
from openrummy.server.store import Store
from openrummy.server.store.schema import accounts, tokens
from openrummy.wire import ExtraJokerUse, Reveal, TableSettings
from openrummy.wire import entries as log

SEED: Final = "5e" * 32
NOW: Final = 1_000_000
TABLE: Final = "the-table"
PEOPLE: Final = ("ann", "bob", "cat", "dan")
SPECTATOR_NAME: Final = "eve"


class Script(msgspec.Struct, frozen=True):
    """A round as it is to be played: the deal, and what the seats do in turn; the house shuffles by the seed."""

    setup: Setup
    first: RoundRecord
    actions: tuple[tuple[Seat, AnyAction], ...]


def script(setup: Setup, player: str, most: int) -> tuple[Script, tuple[Step, ...]]:
    """The first actions of a round by a bot, without its end, and the states that they lead to.

    The house shuffles by the server's seed, as the server will.
    """
    g, first = game_of(setup), first_record(setup, 1)
    s = deal(g, first.order, setup.players, first.dealer, first.brought)
    steps, actions = [Step(s, None, ())], []
    bots = [BOTS[player](seat) for seat in range(setup.players)]
    while len(actions) < most:
        action: AnyAction = _house(s) or bots[s.seat].choose(g, view(s, s.seat))
        after, events = apply(g, s, action)
        if after.public.outcome is not None:
            break
        if not isinstance(action, HouseAction):
            actions.append((s.seat, action))
        s = after
        steps.append(Step(s, action, events))
    return Script(setup, first, tuple(actions)), tuple(steps)


def _house(s: State) -> AnyAction | None:
    due = cards_to_shuffle(s.public)
    if due is None:
        return None
    return Reshuffle(match_order(due, bytes.fromhex(SEED), 0, (), s.public.recycles + 1))


def other_order(played: Script, steps: Sequence[Step], seat: Seat) -> tuple[tuple[Card, ...], int]:
    """Another deck order in which the cards that a seat sees at no time have changed places, and how many of the
    actions are possible in it: all but those that need the very cards, such as a knock."""
    g, first = game_of(played.setup), played.first
    hidden = [c for c in first.order if c not in seen_by(steps, seat)]
    moved = dict(zip(hidden, Random(seat).sample(hidden, len(hidden)), strict=True))
    order = tuple(moved.get(c, c) for c in first.order)
    s = deal(g, order, played.setup.players, first.dealer, first.brought)
    for n, (_, action) in enumerate(played.actions):
        house = _house(s)
        if house is not None:
            s, _ = apply(g, s, house)
        if refusal(g, s, action) is not None:
            return order, n
        s, _ = apply(g, s, action)
        if s.public.outcome is not None:
            return order, n
    return order, len(played.actions)


async def lay_out(folder: Path, played: Script, order: tuple[Card, ...]) -> str:
    """A database with a table where this deal has just been made; its file."""
    setup, first = played.setup, played.first
    settings = TableSettings(
        game=setup.game,
        preset=setup.preset,
        seats=setup.players,
        reveal=Reveal.NEVER,
        bot_pace=0,
        extra_jokers=ExtraJokerUse.FREE if first.brought else ExtraJokerUse.OFF,
        absence_bank=600_000,
    )
    entries: list[log.AnyEntry] = [
        log.Opened(NOW, settings, "CODE234", PEOPLE[0]),
        log.Committed(NOW, SEED, match_commitment(bytes.fromhex(SEED))),
        *(log.Sat(NOW, seat, PEOPLE[seat].title(), PEOPLE[seat]) for seat in range(setup.players)),
        *(log.Brought(NOW, seat, True) for seat in first.brought),
        log.Began(NOW, "match", first.dealer),
        log.Dealt(NOW, order, first.brought),
    ]
    file = folder / "world.db"
    store = await Store.open(f"sqlite+aiosqlite:///{file}")
    async with store.engine.begin() as connection:
        for name in (*PEOPLE, SPECTATOR_NAME):
            await connection.execute(insert(accounts).values(id=name, name=name.title(), created=NOW))
            row = {"hash": hashed(name), "kind": "session", "account": name, "scope": "", "label": ""}
            await connection.execute(insert(tokens).values(**row, created=NOW, seen=NOW, expires=None))
    await store.add_table(TABLE, "CODE234", NOW, entries)
    await store.close()
    return str(file)


class Listener(Client):
    """A client that keeps every byte that it is sent."""

    def __init__(self, url: str, token: str = "") -> None:
        super().__init__(url, token)
        self.tape: list[bytes] = []

    async def _read_all(self, socket: ClientConnection) -> None:
        async def noted() -> Any:
            async for data in socket:
                self.tape.append(data if isinstance(data, bytes) else data.encode())
                yield data

        await super()._read_all(noted())  # type: ignore[arg-type]  # what is read is the same, but no socket
