"""Carousel on its workbench and board rummy on its rack, in a real browser against a bot."""

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


def test_a_game_of_board_rummy_is_played_on_the_rack_and_a_close_that_is_none_says_why() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await play_now(page, "Board Rummy")
            accept = page.get_by_role("button", name="Play this deal")
            over = page.get_by_role("button", name="Rematch")
            ready = page.locator(".stock.ready")
            discard = page.locator(".actions .discard")
            await expect(accept).to_be_visible()
            await accept.click()
            tried = False
            for _ in range(MANY):
                first = page.locator(".status", has_text="You open")
                await expect(over.or_(ready).or_(first).first).to_be_visible()
                if await over.is_visible():
                    break
                if await ready.is_visible():
                    await ready.click()
                await expect(page.locator(".rack .card")).to_have_count(15)
                await page.locator(".rack .card").last.click()
                if not tried:
                    await page.get_by_role("button", name="Close, free tile:").click()
                    await expect(page.get_by_role("alert")).to_contain_text("do not close")
                    tried = True
                await expect(discard).to_be_enabled()
                await discard.click()
                await expect(page.locator(".rack .card[aria-pressed=true]")).to_have_count(0)
            await expect(page.locator(".summary")).to_contain_text("Match over")
        assert faults == []

    asyncio.run(main())
