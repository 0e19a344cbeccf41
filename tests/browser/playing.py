"""Somebody who plays a whole match on the page: what to play comes from a plain bot, the doing is done on the page."""

import asyncio
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final

from playwright.async_api import Locator, Page, expect

from browser.hands import Hands
from openrummy.client import Client
from openrummy.core import (
    Accept,
    AnyAction,
    Close,
    Discard,
    Draw,
    End,
    Knock,
    LayDown,
    LayOff,
    Rearrange,
    Refuse,
    Take,
)
from openrummy.server import web
from server.people import PATIENCE, between, over, sensible, until

# Whether the page shows what the server has told: the hand, the stock, and nothing on its way.
SHOWS: Final = """([hand, stock]) => {
  const cards = [...document.querySelectorAll('.dock [data-card], .bench .mine')];
  const own = cards.map((card) => Number(card.dataset.card));
  return !document.querySelector('.dock.busy') && !document.querySelector('.card[aria-pressed=true]')
    && document.querySelector('.stock')?.dataset.count === String(stock)
    && own.sort((a, b) => a - b).join() === hand.join();
}"""
PHYSICAL: Final = 255  # the bits of a card that say which one it is; those above say what a joker stands for
CORNER: Final = (-24.0, -6.0)  # of the table: nothing lies there


@asynccontextmanager
async def adviser(page: Page) -> AsyncIterator[Client]:
    """Another device of whoever sits here, which sees the same seat and is asked what to play."""
    keys = [cookie.get("value", "") for cookie in await page.context.cookies() if cookie.get("name") == web.COOKIE]
    where = re.match(r"(https?://[^/]+)/.*#/table/(\w+)", page.url)
    assert where is not None
    async with Client(where[1], keys[0]) as client:
        await client.watch(where[2])
        yield client


class Player:
    """Does on the page what it is told; `did` counts which kinds of action were dragged, and which were chosen."""

    def __init__(self, hands: Hands) -> None:
        self.hands, self.page = hands, hands.page
        self.did: Counter[str] = Counter()

    async def match(self, of: Client) -> None:
        """Play until the match is over."""

        async def play() -> None:
            while not over(of):
                await until(of, lambda c: over(c) or between(c) or c.offers is not None)
                if between(of):
                    await self.hands.push("", self.page.get_by_role("button", name="Next round"))
                    await until(of, lambda c: not between(c))
                elif of.offers is not None:
                    await self.turn(of)

        await asyncio.wait_for(play(), 5 * PATIENCE)

    async def turn(self, of: Client) -> None:
        """Do what a plain bot would do, and see that it was done."""
        assert of.view is not None
        await self.page.wait_for_function(SHOWS, arg=[list(of.view.hand), of.view.stock])
        seq = of.seq
        await self.act(sensible(of))
        await until(of, lambda c: c.seq > seq)

    async def act(self, action: AnyAction) -> None:
        """One action, dragged the first time where it can be."""
        kind = type(action).__name__.lower()
        drag = self.hands.drags and not self.did[f"{kind} dragged"]
        match action:
            case Draw():
                drag = False
                await self.hands.push("d", self.ready(".stock.ready"))
            case Take():
                drag = False
                await self.hands.push("t", self.ready(".discard.ready"))
            case LayDown(meld):
                await self.lay_down([c & PHYSICAL for c in meld], drag)
            case LayOff(card, group):
                await self.lay_off(card & PHYSICAL, group, drag)
            case Discard(card):
                await self.discard(card & PHYSICAL, drag)
            case Rearrange(table):
                await self.rebuild(table, drag)
            case Close(free):
                drag = False
                await self.choose([free & PHYSICAL])
                await self.hands.push("c", self.button("Close, free tile:"))
            case Knock():
                drag = False
                await self.hands.push("k", self.button("Knock"))
            case End():
                drag = False
                await self.hands.push("e", self.page.get_by_role("button", name=re.compile("^(End turn|Pass)$")))
            case Accept():
                drag = False
                await self.hands.push("", self.button("Play this deal"))
            case Refuse():
                drag = False
                await self.hands.push("", self.button("Refuse the deal"))
            case _:
                raise AssertionError(action)
        self.did[f"{kind} {'dragged' if drag else 'chosen'}"] += 1

    def button(self, name: str) -> Locator:
        """A button by how its name begins."""
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    def ready(self, selector: str) -> Locator:
        """A pile that can be drawn from."""
        return self.page.locator(f".pile{selector}")

    def card(self, card: int) -> Locator:
        """A card wherever it lies."""
        return self.page.locator(f"button.card[data-card='{card}']")

    async def choose(self, cards: Iterable[int]) -> None:
        """Choose exactly these cards."""
        chosen = self.page.locator("button.card[aria-pressed=true]")
        now = {int(c) for c in await chosen.evaluate_all("cards => cards.map((c) => c.dataset.card)")}
        for card in sorted(now ^ set(cards)):
            await self.hands.press(self.card(card))
            await expect(self.card(card)).to_have_attribute("aria-pressed", "false" if card in now else "true")

    async def lay_down(self, cards: list[int], drag: bool) -> None:
        await expect(self.button("Meld")).to_be_visible()
        await self.choose(cards)
        if drag:
            await self.hands.carry(self.card(cards[0]), self.page.locator(".felt"), CORNER)
        else:
            await self.hands.push("m", self.button("Meld"))

    async def lay_off(self, card: int, group: int, drag: bool) -> None:
        place = self.page.locator(f"[data-drop='group:{group}']")
        if drag:
            await self.hands.carry(self.card(card), place)
            return
        await self.choose([card])
        await self.hands.press(place.locator("button.target"))

    async def discard(self, card: int, drag: bool) -> None:
        if drag:
            await self.hands.carry(self.card(card), self.page.locator("[data-drop=discard]"))
            return
        await self.choose([card])
        await expect(self.page.locator(".actions .discard")).to_be_enabled()
        await self.hands.push("x", self.page.locator(".actions .discard"))

    async def rebuild(self, table: tuple[tuple[int, ...], ...], drag: bool) -> None:
        """Build a table on the workbench, group by group, name the jokers, and play it."""
        for group in table:
            wanted = {c & PHYSICAL for c in group}
            if wanted not in (lying := await self.groups()):
                part = next((i for i, there in enumerate(lying) if there < wanted and len(there) > 2), None)
                await self.build(sorted(wanted - lying[part]) if part is not None else sorted(wanted), part, drag)
                assert wanted in await self.groups()
            for joker in (c for c in group if c > PHYSICAL):
                await self.name(joker)
        await self.hands.push("m", self.button("Play it"))

    async def groups(self) -> list[set[int]]:
        """The cards of each group of the workbench."""
        found: list[list[str]] = await self.page.locator(".bench .group").evaluate_all(
            "all => all.map((group) => [...group.querySelectorAll('button.card')].map((c) => c.dataset.card))"
        )
        return [{int(card) for card in group} for group in found]

    async def build(self, cards: list[int], on: int | None, drag: bool) -> None:
        """Move cards into a group, or into a new one."""
        await self.choose(cards)
        if drag:
            place = "[data-drop=new]" if on is None else f"[data-drop='group:{on}']"
            await self.hands.carry(self.card(cards[0]), self.page.locator(place))
        elif on is None:
            await self.hands.push("n", self.button("New meld"))
        else:
            await self.hands.push("", self.button(f"Move to meld {on + 1}"))
        await expect(self.page.locator("button.card[aria-pressed=true]")).to_have_count(0)

    async def name(self, joker: int) -> None:
        """Say what a joker stands for, if it does not yet."""
        await self.choose([joker & PHYSICAL])
        chooser, face = self.page.locator(".joker select"), str((joker >> 8) - 1)
        if await chooser.input_value() != face:
            await self.hands.select(chooser, face)
        await self.choose([])
