"""The page in a real browser: people meet at a table, arrange their hand, and come back after a fault."""

import asyncio
import json
from pathlib import Path

from playwright.async_api import Page, WebSocketRoute, expect

from browser.hands import Finger
from browser.harness import PHONE, browser, guest, new_table, play_now, play_turn
from server.harness import running_server


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
            await expect(bob.locator("dt", has_text="Cards each").locator("+ dd")).to_have_text("10")  # for the two
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


def test_a_wrong_code_is_told_at_its_field_and_what_was_typed_stays() -> None:
    async def main() -> None:
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", [])
            field = page.get_by_label("Table code")
            await field.fill("XXXXXXX")
            await page.get_by_role("button", name="Join", exact=True).click()
            await expect(page.locator("form", has=field).get_by_role("alert")).to_be_visible()
            await expect(field).to_have_value("XXXXXXX")

    asyncio.run(main())


def test_a_guest_has_no_sign_out_that_would_lose_the_seat_and_a_visitor_finds_the_way_to_sign_in() -> None:
    async def main() -> None:
        async with running_server() as url, browser() as at:
            page = await at.new_page()
            await page.goto(url)
            await page.get_by_role("link", name="Sign in").click()
            await expect(page.get_by_role("heading", name="Sign in")).to_be_visible()
            page = await guest(at, url, "Ann", [])
            await play_now(page, "Basic Rummy")
            await page.goto(f"{url}/#/account")
            await expect(page.get_by_role("heading", name="Devices")).to_be_visible()
            await expect(page.get_by_role("button", name="Sign out")).to_have_count(0)

    asyncio.run(main())


def test_a_finger_drags_a_card_to_another_place_in_the_hand() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults, **PHONE)
            await play_now(page, "Basic Rummy")
            before = await cards(page)
            fourth = page.locator(".hand .card").nth(3)
            box = await fourth.bounding_box()
            assert box
            await (await Finger.on(page)).carry(page.locator(".hand .card").nth(0), fourth, (box["width"] - 4, 20))
            moved = [*before[1:4], before[0], *before[4:]]
            await expect(page.locator(".hand .card").nth(3)).to_have_attribute("data-card", before[0])
            assert await cards(page) == moved
            await expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(0)
        assert faults == []

    asyncio.run(main())


def test_the_page_loads_nothing_that_its_policy_forbids_and_what_is_forbidden_is_noticed() -> None:
    """Every test of the pages asks that nothing was noticed; here something is."""

    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await play_now(page, "Basic Rummy")
            assert faults == []
            for forbidden in ("'img'), {src: 'https://example.org/x.png'}", "'script'), {text: 'own = 1'}"):
                async with page.expect_console_message(lambda said: "Content Security Policy" in said.text):
                    await page.evaluate(f"document.body.append(Object.assign(document.createElement({forbidden}))")
            assert len(faults) == 2
            assert await page.evaluate("window.own") is None

    asyncio.run(main())


def test_a_server_that_is_unavailable_for_a_moment_loses_nobody_a_table() -> None:
    async def main() -> None:
        faults: list[str] = []
        asked: list[str] = []

        def through(here: WebSocketRoute) -> None:
            there = here.connect_to_server()

            def ask(message: str | bytes) -> None:
                asked.append(str(message))
                if len(asked) > 1:
                    there.send(message)
                    return
                here.send(json.dumps({"tell": "nack", "id": json.loads(message)["id"], "code": "T_UNAVAILABLE"}))

            here.on_message(ask)
            there.on_message(here.send)

        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await play_now(page, "Basic Rummy")
            await page.route_web_socket("**/ws", through)
            await page.reload()
            await expect(page.locator(".dock [data-card]").first).to_be_visible()
            assert [json.loads(message)["ask"] for message in asked[:2]] == ["watch", "watch"]
        assert faults == []

    asyncio.run(main())
