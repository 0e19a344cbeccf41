"""The page in a real browser: people meet at a table, play by mouse and by keyboard, and come back after a fault."""

import asyncio
from pathlib import Path

from playwright.async_api import Page, expect

from browser.harness import MOST_TURNS, browser, guest, new_table, play_now, play_turn
from server.harness import running_server


def test_a_guest_plays_a_round_of_basic_against_a_bot_by_clicking() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Άννα", faults)
            await play_now(page, "Basic Rummy")
            for _ in range(MOST_TURNS):
                if not await play_turn(page):
                    break
            await expect(page.locator(".summary")).to_contain_text("Round 1")
            await expect(page.get_by_role("list", name="Players")).to_contain_text("Άννα (you)")
            await page.get_by_role("button", name="Next round").click()
            await expect(page.locator(".hand .card")).to_have_count(10)
        assert faults == []

    asyncio.run(main())


def test_two_people_meet_by_the_code_and_a_reload_keeps_seat_and_order() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            ann = await guest(at, url, "Ann", faults)
            code = await new_table(ann)
            bob = await guest(at, url, "Bob", faults, width=360)
            await bob.get_by_label("Table code").fill(code.swapcase())
            await bob.get_by_role("button", name="Join", exact=True).click()
            await expect(bob.get_by_role("heading", name="House rules of this table")).to_be_visible()
            await bob.get_by_role("button", name="Sit down").click()
            await ann.get_by_role("button", name="Start").click()
            for page in (ann, bob):
                await expect(page.locator(".hand .card")).to_have_count(10)
            await bob.get_by_role("button", name="Sort by rank").click()
            await bob.locator(".hand .card").first.press("Shift+ArrowRight")
            before = await cards(bob)
            assert before != sorted(before)
            await bob.reload()
            await expect(bob.locator(".hand .card")).to_have_count(10)
            await expect(bob.locator(".hand .card").first).to_have_attribute("data-card", before[0])
            assert await cards(bob) == before
        assert faults == []

    asyncio.run(main())


async def cards(page: Page) -> list[str]:
    return [str(await card.get_attribute("data-card")) for card in await page.locator(".hand .card").all()]


def test_a_restart_of_the_server_is_waited_out(tmp_path: Path) -> None:
    async def main() -> None:
        faults: list[str] = []
        async with browser() as at:
            async with running_server(database=str(tmp_path / "t.db")) as url:
                page = await guest(at, url, "Ann", faults)
                await play_now(page, "Basic Rummy")
                port = int(url.rpartition(":")[2])
            await expect(page.locator(".connection")).to_contain_text("Your seat is safe")
            async with running_server(database=str(tmp_path / "t.db"), port=port):
                await expect(page.locator(".connection")).to_have_text("Connected", timeout=30_000)
                assert await play_turn(page)
        assert faults == []

    asyncio.run(main())


def test_a_refusal_is_said_in_the_language_of_the_page() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await page.get_by_label("Table code").fill("NOTABLE")
            await page.get_by_role("button", name="Join", exact=True).click()
            await expect(page.get_by_role("alert")).to_contain_text("There is no such table.")
        assert faults == []

    asyncio.run(main())


def test_a_round_of_basic_is_played_by_the_keyboard_alone() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await page.get_by_role("button", name="Play now: Basic Rummy").press("Enter")
            over = page.get_by_role("button", name="Next round")
            ready = page.locator(".pile.ready").first
            for _ in range(MOST_TURNS):
                await expect(over.or_(ready).first).to_be_visible()
                if await over.is_visible():
                    break
                await page.keyboard.press("d")
                await expect(page.locator(".hand .card.new")).to_have_count(1)
                await page.keyboard.press("h")
                await page.keyboard.press("Space")
                await expect(page.locator(".actions .discard")).to_be_enabled()
                await page.keyboard.press("x")
                await expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(0)
            await over.press("Enter")
            await expect(page.locator(".hand .card")).to_have_count(10)
        assert faults == []

    asyncio.run(main())


def test_a_finger_drags_a_card_to_another_place_in_the_hand() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults, width=390, has_touch=True)
            await play_now(page, "Basic Rummy")
            before = await cards(page)
            start = await page.locator(".hand .card").nth(0).bounding_box()
            end = await page.locator(".hand .card").nth(3).bounding_box()
            assert start
            assert end
            finger = await page.context.new_cdp_session(page)
            x, y = start["x"] + 8, start["y"] + 20
            to = end["x"] + end["width"] - 4

            async def touch(kind: str, points: list[dict[str, float]]) -> None:
                await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

            await touch("touchStart", [{"x": x, "y": y}])
            for step in range(1, 6):
                await touch("touchMove", [{"x": x + (to - x) * step / 5, "y": y}])
            await touch("touchEnd", [])
            moved = [*before[1:4], before[0], *before[4:]]
            await expect(page.locator(".hand .card").nth(3)).to_have_attribute("data-card", before[0])
            assert await cards(page) == moved
            await expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(0)
        assert faults == []

    asyncio.run(main())
