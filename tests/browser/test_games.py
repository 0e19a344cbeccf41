"""What is special to a game: the workbench of carousel, the rack of board rummy, a card that is dragged to the pile."""

import asyncio

from playwright.async_api import Page, expect

from browser.harness import browser, guest, play_now
from server.harness import running_server

MANY = 300


async def carousel_turn(page: Page) -> bool:
    """Draw, play what is proposed, else draw on; False when the round is over."""
    over = page.get_by_role("button", name="Next round")
    draw = page.get_by_role("button", name="Draw", exact=True)
    last = page.get_by_role("button", name="Pass")
    await expect(over.or_(draw).or_(last).first).to_be_visible()
    if await over.is_visible():
        return False
    if await last.is_visible():
        await last.click()
        await expect(last).to_have_count(0)
        return True
    await draw.click()
    end = page.get_by_role("button", name="End turn")
    more = page.get_by_role("button", name="Draw another")
    play = page.get_by_role("button", name="Play it")
    ask = page.get_by_role("button", name="What can I play?")
    while True:
        await expect(over.or_(end).or_(more).first).to_be_visible()
        if await over.is_visible():
            return False
        if await end.is_visible():
            knock = page.get_by_role("button", name="Knock")
            await (knock if await knock.is_visible() else end).click()
            await expect(end).to_have_count(0)
            return True
        await ask.click()
        await expect(page.locator(".dock [role=status]")).to_be_visible()
        left = str(await page.locator(".stock").get_attribute("data-count"))
        if await play.is_enabled():
            await play.click()
            await expect(more).to_have_count(0)
        else:
            await more.click()
            await expect(page.locator(".stock")).not_to_have_attribute("data-count", left)


def test_a_round_of_carousel_is_played_on_the_workbench() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await page.locator(".game", has_text="Carousel").locator("select").select_option("2")
            await play_now(page, "Carousel")
            for _ in range(MANY):
                if not await carousel_turn(page):
                    break
            await expect(page.locator(".summary")).to_contain_text("Round 1")
        assert faults == []

    asyncio.run(main())


def test_a_close_that_is_none_says_why_and_the_tile_is_discarded_instead() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await play_now(page, "Board Rummy")
            await page.get_by_role("button", name="Play this deal").click()
            ready, first = page.locator(".stock.ready"), page.locator(".status", has_text="You open")
            await expect(ready.or_(first).first).to_be_visible()
            if await ready.is_visible():
                await ready.click()
            await expect(page.locator(".rack .card")).to_have_count(15)
            await page.locator(".rack .card").last.click()
            await page.get_by_role("button", name="Close, free tile:").click()
            await expect(page.get_by_role("alert")).to_contain_text("do not close")
            await page.locator(".actions .discard").click()
            await expect(page.locator(".rack .card")).to_have_count(14)
        assert faults == []

    asyncio.run(main())


def test_a_card_is_dragged_onto_the_pile_and_taken_back_within_a_second_then_dragged_again() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await play_now(page, "Basic Rummy")
            await page.locator(".stock.ready").click()
            await expect(page.locator(".hand .card")).to_have_count(11)
            card = page.locator(".hand .card:not(.new)").first
            await card.drag_to(page.locator(".discard.pile"))
            await page.get_by_role("button", name="Take it back").click()
            await expect(page.locator(".hand .card")).to_have_count(11)
            await card.drag_to(page.locator(".discard.pile"))
            await expect(page.locator(".hand .card")).to_have_count(10)
        assert faults == []

    asyncio.run(main())
