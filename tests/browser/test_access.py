"""Pages that everybody can use: axe finds nothing, on a phone in every language, on a tablet and at a desk."""

import asyncio

import pytest

from browser.harness import browser, guest, play_now, violations
from server.harness import running_server

WIDTHS = (320, 768, 1440)


@pytest.mark.parametrize("language", ["en", "el", "tr", "lv", "ro"])
def test_axe_finds_nothing_on_the_pages_in(language: str) -> None:
    async def main() -> None:
        faults: list[str] = []
        found: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults, locale=language)
            for width in WIDTHS if language == "en" else WIDTHS[:1]:
                await page.set_viewport_size({"width": width, "height": 900})
                for path in (
                    "",
                    "new/carousel",
                    "settings",
                    "account",
                    "history",
                    "stats",
                    "leaders",
                    "rules",
                    "rules/board",
                    "rules/basic",
                    "rules/carousel",
                    "learn",
                    "reset/token",
                    "fair",
                    "showcase",
                ):
                    await page.goto(f"{url}/#/{path}")
                    await page.locator("main h1").first.wait_for()
                    found += [f"{width} {path}: {v}" for v in await violations(page)]
                    spill = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
                    found += [f"{width} {path}: {spill} px too wide"] if spill > 0 else []
        assert faults == []
        assert found == []

    asyncio.run(main())


@pytest.mark.parametrize("game", ["Classic Rummy", "Carousel", "Board Rummy"])
def test_axe_finds_nothing_at_the_table_of(game: str) -> None:
    async def main() -> None:
        faults: list[str] = []
        found: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await play_now(page, game)
            for width in WIDTHS:
                await page.set_viewport_size({"width": width, "height": 800})
                found += [f"{width}: {v}" for v in await violations(page)]
        assert faults == []
        assert found == []

    asyncio.run(main())
