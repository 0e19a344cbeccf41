"""Pages that everybody can use: axe finds nothing, in every language, on a phone, on a tablet and at a desk."""

import asyncio
from typing import Final

import pytest

from browser.gallery import LANGUAGES, RECORD, faults, picture, show, signed_in, speak, world
from browser.harness import browser, contrasts, guest, note_faults, play_now, violations
from server.harness import running_server

WIDTHS: Final = (320, 768, 1440)
PARTS: Final = 3  # of the pages, so that they can be looked at side by side


@pytest.mark.parametrize("part", range(PARTS))
def test_axe_finds_nothing_on_any_page_in_any_language_at_any_width(part: int) -> None:
    """As somebody who has played sees them; contrast, which no language changes, is also looked at in the dark.

    The pictures are kept to be looked at.
    """

    async def main() -> None:
        found: list[str] = []
        async with world() as there, browser() as at:
            page = await (await signed_in(at, there, "en")).new_page()
            note_faults(page, found)
            for number, path in list(enumerate(there.pages))[part::PARTS]:
                await show(page, there, path)
                for language in LANGUAGES:
                    await speak(page, language)
                    for width in WIDTHS:
                        await page.set_viewport_size({"width": width, "height": 900})
                        await picture(page, RECORD / f"{language}-light-{width}x900", number, path)
                        found += [f"{language} {width} {path}: {fault}" for fault in await faults(page)]
                for theme in ("light", "dark"):
                    await page.emulate_media(color_scheme=theme)
                    found += [f"{theme} {path}: {fault}" for fault in await contrasts(page)]
                await page.emulate_media(color_scheme="light")
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
                found += [f"{width}: {v}" for v in [*await violations(page), *await contrasts(page)]]
        assert found == []

    asyncio.run(main())
