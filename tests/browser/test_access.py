"""Pages that everybody can use: axe finds nothing, on a phone in every language, on a tablet and at a desk."""

import asyncio

import pytest

from browser.gallery import LANGUAGES, RECORD, faults, picture, show, signed_in, world
from browser.harness import browser, guest, play_now, violations
from server.harness import running_server

WIDTHS = (320, 768, 1440)


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_on_any_page_in(language: str) -> None:
    """As somebody who has played sees them; the pictures are kept to be looked at."""

    async def main() -> None:
        found: list[str] = []
        async with world() as there, browser() as at:
            page = await (await signed_in(at, there, language)).new_page()
            page.on("pageerror", lambda error: found.append(str(error)))
            for number, path in enumerate(there.pages):
                await show(page, there, path)
                for width in WIDTHS:
                    await page.set_viewport_size({"width": width, "height": 900})
                    await picture(page, RECORD / f"{language}-light-{width}x900", number, path)
                    found += [f"{width} {path}: {fault}" for fault in await faults(page)]
        assert found == []

    asyncio.run(main())


@pytest.mark.parametrize("game", ["Classic Rummy", "Carousel", "Board Rummy"])
def test_axe_finds_nothing_at_the_table_of(game: str) -> None:
    async def main() -> None:
        found: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", found)
            await play_now(page, game)
            for width in WIDTHS:
                await page.set_viewport_size({"width": width, "height": 800})
                found += [f"{width}: {v}" for v in await violations(page)]
        assert found == []

    asyncio.run(main())
