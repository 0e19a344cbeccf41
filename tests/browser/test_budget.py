"""What a first visit loads: little enough for a phone with a poor line."""

import asyncio
from collections.abc import Iterable

import pytest
from playwright.async_api import Browser, Page, Request, expect

from browser.harness import browser, guest, play_now
from server.harness import running_server

LOBBY = 120_000  # bytes of script and style, as they are sent
TABLE = 250_000  # bytes of all that is loaded, card faces and pictures included
GAMES = ("Classic Rummy", "Basic Rummy", "Carousel", "Board Rummy")


def note_loads(page: Page) -> list[Request]:
    """Every file that the page loads from now on; what it asks the server of tables and people is none."""
    loads: list[Request] = []
    page.on("requestfinished", lambda request: None if "/api/" in request.url else loads.append(request))
    return loads


async def weights(loads: Iterable[Request]) -> dict[str, int]:
    """The bytes of each file as it was sent, compressed, by its name."""
    return {request.url.rpartition("/")[2]: (await request.sizes())["responseBodySize"] for request in loads}


async def newcomer(at: Browser, language: str) -> Page:
    """Somebody whose browser keeps nothing of the page."""
    return await (await at.new_context(locale=language, service_workers="block")).new_page()


@pytest.mark.parametrize("language", ["en", "el"])
def test_the_lobby_is_a_light_first_load(language: str) -> None:
    """Greek has the longest catalogue."""

    async def main() -> None:
        async with running_server() as url, browser() as at:
            page = await newcomer(at, language)
            loads = note_loads(page)
            await page.goto(url)
            await expect(page.locator(".game")).to_have_count(4)
            await page.wait_for_load_state("networkidle")
            code = await weights(r for r in loads if r.resource_type in {"script", "stylesheet"})
            assert len(code) > 2
            assert sum(code.values()) <= LOBBY, code

    asyncio.run(main())


def test_a_table_of_each_game_is_a_light_first_load_with_its_card_faces() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults, locale="el")
            await page.locator("select.language").select_option("en")
            for game in GAMES:
                await play_now(page, game)
                again = await newcomer(at, "el")
                await again.context.add_cookies((await page.context.storage_state())["cookies"])  # type: ignore[arg-type]  # as they came
                loads = note_loads(again)
                await again.goto(page.url)
                await expect(again.locator(".dock [data-card]").first).to_be_visible()
                await again.wait_for_load_state("networkidle")
                all_of_it = await weights(loads)
                assert len(all_of_it) > 4
                assert sum(all_of_it.values()) <= TABLE, (game, all_of_it)
                await again.context.close()
                await page.goto(url)
                await expect(page.locator(".game")).to_have_count(4)
        assert faults == []

    asyncio.run(main())
