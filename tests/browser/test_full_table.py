"""Carousel when nearly all cards of two packs lie on the table, on a phone."""

import asyncio
import json
from typing import Any, Final

from playwright.async_api import Locator, Page, WebSocketRoute, expect

from browser.hands import EDGE, Finger, point
from browser.harness import PHONE, browser, guest, play_now
from server.harness import running_server

SECOND: Final = 54  # the first card of the second pack
SETS: Final = [[suit * 13 + rank for suit in range(4)] for rank in range(13)]
RUNS: Final = [[SECOND + suit * 13 + rank for rank in range(12)] for suit in range(4)]
FULL: Final = [{"meld": group} for group in (*SETS, *RUNS)]
KINGS: Final = [SECOND + 12, SECOND + 25]  # of clubs and diamonds: each fits the run of its suit


async def fill_tables(page: Page) -> None:
    """Whatever the server tells of a table, a hundred cards lie on it, and two kings are in the hand."""

    def filled(message: str | bytes) -> str:
        told: dict[str, Any] = json.loads(message)
        view = told.get("view")
        if view:
            view["public"]["table"], view["hand"] = FULL, KINGS
        return json.dumps(told)

    def through(here: WebSocketRoute) -> None:
        there = here.connect_to_server()
        here.on_message(there.send)
        there.on_message(lambda message: here.send(filled(message)))

    await page.route_web_socket("**/ws", through)


async def cards_of(group: Locator) -> set[int]:
    """The cards of a group of the workbench."""
    found = await group.locator("button.card").evaluate_all("cards => cards.map((card) => card.dataset.card)")
    return {int(card) for card in found}


def test_a_table_of_a_hundred_cards_is_scrolled_and_rebuilt_with_a_finger() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults, **PHONE)
            await fill_tables(page)
            await play_now(page, "Carousel")
            finger, felt, groups = await Finger.on(page), page.locator(".felt"), page.locator(".bench .group")
            await expect(groups.locator("button.card")).to_have_count(100)

            # A finger that starts on a card scrolls the table; it comes to rest before anything is tapped.
            await felt.evaluate("(felt) => felt.addEventListener('scrollend', () => (felt.dataset.rests = 'yes'))")
            box = await felt.bounding_box()
            card = await groups.nth(2).locator("button.card").nth(1).bounding_box()
            assert box
            assert card
            start = (card["x"] + 6, card["y"] + 20)
            await finger.slide([start, *((start[0], start[1] - step) for step in range(20, 140, 20))])
            await expect(felt).to_have_attribute("data-rests", "yes")
            assert await felt.evaluate("(felt) => felt.scrollTop") > 60
            await expect(page.locator("button.card[aria-pressed=true]")).to_have_count(0)

            # A card of the hand goes to a group by taps, however far down.
            await finger.press(page.locator(f".hand [data-card='{KINGS[0]}']"))
            await expect(page.locator("button.card[aria-pressed=true]")).to_have_count(1)
            await finger.press(groups.nth(13).get_by_role("button", name="Move to meld 14"))
            await expect(groups.nth(13).locator("button.card")).to_have_count(13)
            assert await cards_of(groups.nth(13)) == {*RUNS[0], KINGS[0]}

            # A card of the table is held, and carried to a group above it.
            await finger.lift(groups.nth(4).locator("button.card").first, groups.nth(2))
            await expect(groups.nth(2).locator("button.card")).to_have_count(5)
            assert SETS[4][0] in await cards_of(groups.nth(2))
            await expect(groups.nth(2).locator(".mark")).to_be_visible()
            await finger.press(page.get_by_role("button", name="Reset"))
            await expect(groups.nth(2).locator("button.card")).to_have_count(4)
        assert faults == []

    asyncio.run(main())


def test_a_card_that_is_held_at_the_edge_of_a_full_table_scrolls_it() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults, viewport={"width": 800, "height": 620})
            await fill_tables(page)
            await play_now(page, "Carousel")
            felt, groups = page.locator(".felt"), page.locator(".bench .group")
            await expect(groups.locator("button.card")).to_have_count(100)
            king = page.locator(f".hand [data-card='{KINGS[0]}']")
            start, box = await point(king, EDGE), await felt.bounding_box()
            assert box
            end = "(felt) => felt.scrollTop + felt.clientHeight >= felt.scrollHeight - 1"
            assert not await felt.evaluate(end)

            await page.mouse.move(*start)
            await page.mouse.down()
            await page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 6, steps=4)
            await page.wait_for_function(end, arg=await felt.element_handle())

            # What has come into sight takes the card.
            place = await groups.last.bounding_box()
            assert place
            await page.mouse.move(place["x"] + 20, place["y"] + place["height"] / 2, steps=2)
            await page.mouse.up()
            await expect(groups.last.locator("button.card")).to_have_count(13)
            assert await cards_of(groups.last) == {*RUNS[-1], KINGS[0]}
        assert faults == []

    asyncio.run(main())
