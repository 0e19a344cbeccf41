"""The coach in a browser: the review of a match, the sheet with a hint on a phone; the Players window of a phone."""

import asyncio

import pytest
from playwright.async_api import expect

from browser.gallery import World, faults, signed_in
from browser.harness import browser, guest, new_table
from server.harness import running_server
from server.people import house, over, play_on
from server.test_history import a_match

WIDTHS = (390, 1440)
PATIENCE = 60_000  # ms that a review may take on a busy machine


@pytest.mark.parametrize("language", ["en", "el"])
def test_a_match_is_looked_back_at_from_its_end_and_each_moment_leads_to_the_replay(language: str) -> None:
    async def main() -> None:
        found: list[str] = []
        async with house() as here, browser() as at:
            ann, bob = await here.member("Ann"), await here.member("Bob")
            table = await here.table(ann, bob, start=True)
            await asyncio.gather(*(play_on(one, over) for one in (ann, bob)))
            page = await (await signed_in(at, World(ann.url, ann.token, ()), language)).new_page()
            page.on("pageerror", lambda error: found.append(str(error)))
            await page.goto(f"{ann.url}/#/table/{table}")
            await page.locator(".summary a[href*='#/review/']").click()
            await expect(page.locator("#review-summary")).to_be_visible(timeout=PATIENCE)
            await page.locator("details summary").first.click()
            for width in WIDTHS:
                await page.set_viewport_size({"width": width, "height": 900})
                found += [f"{width}: {fault}" for fault in await faults(page)]
            await page.locator(".player select").select_option("Bob")
            await expect(page).to_have_url(f"{ann.url}/#/review/{ann.table.match if ann.table else ''}/1")
            await expect(page.locator("#review-summary")).to_be_visible(timeout=PATIENCE)
            await page.locator("details summary").first.click()
            to = await page.locator("a.to").last.get_attribute("href")
            assert to is not None
            *_, step, seat = to.split("/")
            assert (int(step) > 1, seat) == (True, "1")
            await page.locator("a.to").last.click()
            await expect(page.locator("input[type=range]")).to_have_value(str(int(step) - 1))
            await expect(page.locator("li.hand.turn[data-seat='1'] .cards")).to_have_count(1)
            await expect(page.locator("li.hand[data-seat='0'] .cards")).to_have_count(0)
        assert found == []

    asyncio.run(main())


def test_where_hands_stay_hidden_the_review_of_another_leads_back_to_the_own_one() -> None:
    async def main() -> None:
        found: list[str] = []
        async with house() as here, browser() as at:
            ann, bob = await here.member("Ann"), await here.member("Bob")
            match = await a_match(here, ann, bob, reveal="never")
            page = await (await signed_in(at, World(ann.url, ann.token, ()), "en")).new_page()
            page.on("pageerror", lambda error: found.append(str(error)))
            await page.goto(f"{ann.url}/#/review/{match}/1")
            await expect(page.get_by_role("alert")).to_contain_text("everybody can review only their own play")
            await page.get_by_role("link", name="My own review").click()
            await expect(page.locator("#review-summary")).to_be_visible(timeout=PATIENCE)
        assert found == []

    asyncio.run(main())


def test_on_a_phone_a_hint_is_a_sheet_that_opens_shows_the_table_and_closes() -> None:
    async def main() -> None:
        found: list[str] = []
        async with running_server() as url, browser() as at:
            page = await (await at.new_context(locale="en", viewport={"width": 390, "height": 844})).new_page()
            page.on("pageerror", lambda error: found.append(str(error)))
            await page.goto(f"{url}/#/learn/carousel")
            await page.locator(".pile.ready").click()
            await page.get_by_role("button", name="Hint").click()
            sheet = page.get_by_role("region", name="Coach")
            await expect(sheet).to_contain_text("The coach would play: Lay down: 10 of spades, jack of spades")
            await expect(page.locator(".bench .group")).to_have_count(2)  # the own workbench is left alone
            await expect(sheet.get_by_role("listitem").first).to_be_hidden()
            await sheet.get_by_role("button", name="All advice").click()
            await expect(sheet.get_by_role("img", name="Step 2")).to_be_visible()
            found += await faults(page)
            await sheet.get_by_role("button", name="Show me").click()
            await expect(page.locator(".bench .group")).to_have_count(3)
            await page.get_by_role("button", name="Undo").click()
            await expect(page.locator(".bench .group")).to_have_count(2)
            grip = await sheet.get_by_role("heading").bounding_box()
            assert grip
            await page.mouse.move(grip["x"] + 5, grip["y"] + 5)
            await page.mouse.down()
            await page.mouse.move(grip["x"] + 5, grip["y"] + 60, steps=4)
            await page.mouse.up()
            await expect(sheet).to_have_count(0)
        assert found == []

    asyncio.run(main())


def test_a_phone_has_the_rules_in_the_players_window_and_remembers_who_is_muted() -> None:
    async def main() -> None:
        found: list[str] = []
        async with running_server() as url, browser() as at:
            ann = await guest(at, url, "Ann", found)
            code = await new_table(ann)
            bob = await guest(at, url, "Bob", found, width=390)
            await bob.get_by_label("Table code").fill(code)
            await bob.get_by_role("button", name="Join", exact=True).click()
            await bob.get_by_role("button", name="Sit down").click()
            await ann.get_by_role("button", name="Start").click()
            await bob.get_by_role("button", name="Players").click()
            await bob.get_by_role("button", name="Mute Ann for me").click()
            await bob.reload()
            await bob.get_by_role("button", name="Players").click()
            await expect(bob.get_by_role("button", name="Hear Ann again")).to_be_visible()
            await bob.get_by_role("dialog").get_by_role("button", name="Rules").click()
            await expect(bob.get_by_role("dialog", name="Basic Rummy")).to_be_visible()
        assert found == []

    asyncio.run(main())
