"""What is begun on the page and not played yet: it is the player's own, and can be left as if it had never been."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from playwright.async_api import Locator, Page, expect

from browser.hands import Mouse
from browser.harness import browser, guest, play_now
from browser.playing import adviser
from openrummy.client import Client
from openrummy.wire import messages as wire
from server.harness import running_server

RUN: Final = [28, 29, 30, 31]  # 3 to 6 of hearts, which Ann is dealt
DEAL: Final = "0007" * 16  # Ann begins, and holds the run
PAIR: Final = [6, 12]


@asynccontextmanager
async def carousel() -> AsyncIterator[tuple[Page, Client]]:
    """Ann's page, and another device of hers, at a table where she holds the run and may play it."""
    faults: list[str] = []
    async with running_server(secret=lambda: DEAL) as url, browser() as at:
        page = await guest(at, url, "Ann", faults, table={"seats": 2})
        await play_now(page, "Carousel")
        async with adviser(page) as of:
            await page.keyboard.press("d")
            await expect(page.get_by_role("button", name="Draw another")).to_be_visible()
            await of.ask(wire.Ping)  # whoever asks hears all that was told before the answer
            yield page, of
    assert faults == []


async def cards_in(place: Locator) -> list[int]:
    """The cards of a place, in their order."""
    return [int(c) for c in await place.evaluate_all("cards => cards.map((card) => card.dataset.card)")]


def hand(page: Page) -> Locator:
    """The cards in the hand."""
    return page.locator(".hand button.card")


async def stage(page: Page, cards: list[int]) -> Locator:
    """Lay cards of the hand on the workbench, as a group of their own; the group's cards."""
    for card in cards:
        await Mouse(page).press(page.locator(f".hand [data-card='{card}']"))
    await page.get_by_role("button", name="New meld").click()
    group = page.locator(".bench .group button.card")
    await expect(group).to_have_count(len(cards))
    return group


def test_u03_sorting_moves_the_cards_in_the_hand_and_those_on_the_workbench_stay() -> None:
    """U03."""

    async def main() -> None:
        async with carousel() as (page, _):
            group = await stage(page, PAIR)
            before = await cards_in(hand(page))
            await page.get_by_role("button", name="Sort by rank").click()
            await expect(hand(page).last).to_have_attribute("data-card", "52")  # the joker
            by_rank = await cards_in(hand(page))
            assert [c % 13 for c in by_rank[:-1]] == sorted(c % 13 for c in by_rank[:-1])
            assert sorted(by_rank) == sorted(before)
            assert sorted(await cards_in(group)) == PAIR
            await page.get_by_role("button", name="Sort by suit").click()
            assert sorted(await cards_in(hand(page))) == sorted(before)
            assert sorted(await cards_in(group)) == PAIR

    asyncio.run(main())


def test_u06_a_run_without_its_middle_is_not_played_but_named_and_one_press_restores_the_table() -> None:
    """U06, U31."""

    async def main() -> None:
        async with carousel() as (page, of):
            play, before, seq = page.get_by_role("button", name="Play it"), await cards_in(hand(page)), of.seq
            group = await stage(page, RUN)
            await expect(play).to_be_enabled()
            await Mouse(page).carry(group.nth(1), page.locator(".hand"))
            await expect(group).to_have_count(3)
            await expect(page.locator(".bench .group .mark")).to_have_text("Not in order")
            await expect(play).to_be_disabled()

            # The key asks all the same, and the server says which group is no meld.
            await page.keyboard.press("m")
            await expect(page.locator(".dock [role=alert]")).to_contain_text("Meld 1")
            await expect(page.locator(".bench .group")).to_have_class(re.compile("wrong"))

            await page.get_by_role("button", name="Reset").click()
            await expect(page.locator(".bench .group")).to_have_count(0)
            await expect(page.locator(".dock [role=alert]")).to_have_count(0)
            assert await cards_in(hand(page)) == before
            await of.ask(wire.Ping)
            assert of.seq == seq  # nothing was done at the table

    asyncio.run(main())


def test_u09_what_was_chosen_and_laid_out_is_left_with_hand_order_and_turn_as_they_were() -> None:
    """U09: no window asks before a knock, so it is the choosing and the laying out that are cancelled."""

    async def main() -> None:
        async with carousel() as (page, of):
            await page.get_by_role("button", name="Sort by rank").click()
            await expect(hand(page).last).to_have_attribute("data-card", "52")
            before, status = await cards_in(hand(page)), await page.locator(".dock .status").inner_text()
            buttons = await page.locator(".actions button").all_inner_texts()
            seq, offers = of.seq, of.offers

            for card in RUN[:2]:
                await Mouse(page).press(page.locator(f".hand [data-card='{card}']"))
            chosen = page.locator("button.card[aria-pressed=true]")
            await expect(chosen).to_have_count(2)
            for card in RUN[:2]:
                await Mouse(page).press(page.locator(f".hand [data-card='{card}']"))
            await expect(chosen).to_have_count(0)
            assert await cards_in(hand(page)) == before

            await stage(page, RUN)
            for _ in range(2):  # by the step, and by all at once
                await page.get_by_role("button", name="Undo").click()
                await expect(page.locator(".bench .group")).to_have_count(0)
                await stage(page, PAIR)
            await page.get_by_role("button", name="Reset").click()
            await expect(page.locator(".bench .group")).to_have_count(0)

            assert await cards_in(hand(page)) == before
            assert await page.locator(".dock .status").inner_text() == status
            assert await page.locator(".actions button").all_inner_texts() == buttons
            await of.ask(wire.Ping)
            assert (of.seq, of.offers) == (seq, offers)

    asyncio.run(main())
