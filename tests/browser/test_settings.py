"""What a player chooses for this device, what a key says, and a replay that is watched by the keyboard."""

import asyncio

from playwright.async_api import expect

from browser.gallery import signed_in, world
from browser.harness import browser, guest, play_now, violations
from server.harness import running_server


def test_letters_do_nothing_where_they_are_switched_off_and_that_is_remembered() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await play_now(page, "Basic Rummy")
            table = page.url
            await page.goto(f"{url}/#/settings")
            await page.get_by_label("Single-letter shortcuts").uncheck()
            await page.goto(table)
            await page.reload()
            await expect(page.locator(".stock.ready")).to_be_visible()
            await page.keyboard.press("d")
            await page.keyboard.press("?")
            await page.get_by_role("button", name="Help").click()
            await expect(page.get_by_role("dialog")).to_contain_text("switched off")
            await page.keyboard.press("Escape")
            await expect(page.locator(".hand .card")).to_have_count(10)
            await page.goto(f"{url}/#/settings")
            await page.get_by_label("Single-letter shortcuts").check()
            await page.goto(table)
            await expect(page.locator(".stock.ready")).to_be_visible()
            await page.keyboard.press("d")
            await expect(page.locator(".hand .card")).to_have_count(11)
        assert faults == []

    asyncio.run(main())


def test_keys_read_out_the_turn_the_table_and_the_hand_and_open_the_chat() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await play_now(page, "Basic Rummy")
            await expect(page.locator(".stock.ready")).to_be_visible()  # the bot may be the first to play
            said = page.locator("p.unseen[role=status]")
            await page.keyboard.press("w")
            await expect(said).to_contain_text("Your turn")
            await page.keyboard.press("a")
            await expect(said).to_contain_text("Stock: 3")
            await page.keyboard.press("j")
            first = await page.locator(".hand .card").first.get_attribute("aria-label")
            await expect(said).to_contain_text(f"{first}, ")
            await page.keyboard.press("b")
            await expect(page.get_by_role("dialog", name="Chat")).to_be_visible()
            await page.keyboard.type("hi, good luck")  # into the field: none of these letters plays a card
            await page.keyboard.press("Enter")
            await expect(page.get_by_role("dialog", name="Chat")).to_contain_text("hi, good luck")
            await expect(page.locator(".stock.ready")).to_be_visible()
        assert faults == []

    asyncio.run(main())


def test_what_happened_last_is_told_in_the_language_that_is_chosen_now() -> None:
    async def main() -> None:
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", [])
            await play_now(page, "Basic Rummy")
            await page.locator(".stock.ready").click()
            await expect(page.locator("p.last")).to_contain_text("You drew")
            await page.locator("select.language").select_option("el")
            await expect(page.locator("p.last")).to_contain_text("Τράβηξες")

    asyncio.run(main())


def test_a_discard_waits_and_can_be_taken_back_where_the_player_wants_it() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await page.goto(f"{url}/#/settings")
            await page.get_by_label("Discarding").select_option("wait")
            await page.goto(f"{url}/#/")
            await play_now(page, "Basic Rummy")
            await page.locator(".stock.ready").click()
            await page.locator(".hand .card:not(.new)").first.click()
            await page.locator(".actions .discard").click()
            await page.get_by_role("button", name="Take it back").click()
            await expect(page.locator(".hand .card")).to_have_count(11)
            await page.locator(".actions .discard").click()
            await expect(page.locator(".hand .card")).to_have_count(10)
        assert faults == []

    asyncio.run(main())


def test_a_replay_is_watched_by_the_keyboard_and_says_each_move() -> None:
    async def main() -> None:
        async with world() as there, browser() as at:
            page = await (await signed_in(at, there, "en")).new_page()
            await page.goto(f"{there.url}/#/{next(p for p in reversed(there.pages) if p.startswith('replay'))}")
            step = page.locator(".steps")
            await expect(step).to_contain_text("Step 1 of")
            await page.keyboard.press("ArrowRight")
            await expect(step).to_contain_text("Step 2 of")
            await expect(page.locator(".said")).not_to_be_empty()
            await page.keyboard.press("PageDown")
            await expect(page.get_by_label("Round 2 of")).to_be_visible()
            await page.get_by_label("Speed").select_option("0.5")
            await page.locator("h1").click()
            await page.keyboard.press("Space")
            await expect(step).not_to_contain_text("Step 1 of")
            await page.keyboard.press("Space")
            await expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
            await page.goto(f"{there.url}/offline.html")
            for text in ("You are offline", "Δεν έχεις σύνδεση", "Çevrimdışısın", "Nav interneta", "Nu ai internet"):
                await expect(page.locator("main")).to_contain_text(text)
            assert await violations(page) == []

    asyncio.run(main())
