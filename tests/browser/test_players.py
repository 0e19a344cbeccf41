"""The Players window in a browser: what the host does for all, and everybody for oneself; points with their reasons."""

import asyncio

from playwright.async_api import Page, expect

from browser.harness import MOST_TURNS, browser, guest, join, new_table, play_now, play_turn
from server.harness import running_server


async def open_players(page: Page) -> None:
    """Open the window, at a table that is played at."""
    await page.get_by_role("button", name="Players").click()
    await expect(page.get_by_role("dialog", name="Players")).to_be_visible()


async def say(page: Page, text: str) -> None:
    """Write a line of chat, if that is possible."""
    await page.get_by_role("button", name="Chat").click()
    await page.get_by_label("Message").fill(text)
    await page.get_by_role("button", name="Send").click()
    await expect(page.get_by_role("dialog", name="Chat")).to_contain_text(text)
    await page.keyboard.press("Escape")


def test_the_host_silences_a_player_closes_the_table_and_hands_it_over() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            ann = await guest(at, url, "Ann", faults)
            code = await new_table(ann)
            bob = await guest(at, url, "Bob", faults, width=390)
            await join(bob, code)
            await ann.get_by_role("button", name="Start").click()
            await open_players(ann)
            await ann.get_by_role("button", name="Silence Bob for all").click()
            await expect(ann.get_by_role("dialog")).to_contain_text("Bob cannot chat now")
            await bob.get_by_role("button", name="Chat").click()
            await expect(bob.get_by_role("dialog", name="Chat")).to_contain_text("The host has silenced you.")
            await bob.keyboard.press("Escape")
            await ann.get_by_role("button", name="Close to newcomers").click()
            await expect(ann.get_by_role("dialog")).to_contain_text("The table is closed to newcomers.")
            await ann.get_by_role("button", name="Make host: Bob").click()
            await expect(ann.get_by_role("button", name="Open to newcomers")).to_have_count(0)
            await open_players(bob)
            await bob.get_by_role("button", name="Open to newcomers").click()
            await expect(ann.get_by_role("dialog")).not_to_contain_text("closed to newcomers")
        assert faults == []

    asyncio.run(main())


def test_who_is_muted_is_no_longer_read_here() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            ann = await guest(at, url, "Ann", faults)
            code = await new_table(ann)
            bob = await guest(at, url, "Bob", faults)
            await join(bob, code)
            await ann.get_by_role("button", name="Start").click()
            await say(ann, "good luck")
            await open_players(bob)
            await bob.get_by_role("button", name="Mute Ann for me").click()
            await bob.keyboard.press("Escape")
            await bob.get_by_role("button", name="Chat").click()
            await expect(bob.get_by_role("dialog", name="Chat")).not_to_contain_text("good luck")
        assert faults == []

    asyncio.run(main())


def test_the_link_for_another_device_opens_the_same_seat_there() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            ann = await guest(at, url, "Ann", faults)
            await play_now(ann, "Basic Rummy")
            held = await ann.locator(".hand .card").evaluate_all("cards => cards.map(c => c.dataset.card).sort()")
            await open_players(ann)
            await ann.get_by_role("button", name="Show the link").click()
            place = await ann.get_by_role("textbox", name="Play on another device").input_value()
            phone = await guest(at, url, "Phone", faults, width=390)
            await phone.goto(place)
            await expect(phone.locator(".hand .card")).to_have_count(10)
            assert await phone.locator(".hand .card").evaluate_all("cs => cs.map(c => c.dataset.card).sort()") == held
        assert faults == []

    asyncio.run(main())


def test_a_number_of_ones_own_goes_into_the_shuffle() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            ann = await guest(at, url, "Ann", faults)
            await new_table(ann)
            await ann.get_by_text("Players, host and seat").first.click()
            await ann.get_by_role("button", name="Make one by chance").click()
            seed = await ann.get_by_role("textbox", name="Your own number").input_value()
            assert len(seed) == 64
            await ann.get_by_role("button", name="Add it").click()
            await expect(ann.get_by_text(seed)).to_be_visible()
        assert faults == []

    asyncio.run(main())


def test_the_summary_says_how_every_point_came_about() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await play_now(page, "Basic Rummy")
            scored = False
            while not scored:
                for _ in range(MOST_TURNS):
                    if not await play_turn(page):
                        break
                summary = page.locator(".summary")
                await expect(summary).to_contain_text("This round")
                scored = await summary.get_by_role("heading", name="How the points came about").is_visible()
                if not scored:
                    await page.get_by_role("button", name="Next round").click()
                    await expect(page.locator(".dock [data-card]").first).to_be_visible()
            total = sum(map(number, await page.locator(".points .who .sum").all_inner_texts()))
            assert sum(map(number, await page.locator(".points .item .sum").all_inner_texts())) == total > 0
            await expect(page.locator(".points")).to_contain_text("Left with")
        assert faults == []

    asyncio.run(main())


def number(text: str) -> int:
    """A number with its sign, as the page writes it."""
    return int(text.replace("−", "-") or 0)
