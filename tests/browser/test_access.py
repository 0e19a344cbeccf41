"""Pages that everybody can use: axe finds nothing, in every language, on a phone, on a tablet and at a desk."""

import asyncio
from typing import Final

import pytest
from playwright.async_api import expect

from browser.gallery import LANGUAGES, RECORD, faults, picture, show, signed_in, speak, world
from browser.harness import browser, contrasts, guest, new_table, note_faults, play_now, violations
from openrummy.client import Client
from openrummy.core import Discard, Draw, LayDown
from openrummy.wire import messages as wire
from server.harness import running_server
from server.people import act

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


# What a screen reader reads out by itself, from now on.
LISTEN: Final = """() => {
  window.heard = [];
  for (const region of document.querySelectorAll('p.unseen[aria-live]')) {
    const read = () => region.textContent.trim() && window.heard.push(region.textContent.trim());
    new MutationObserver(read).observe(region, { childList: true, characterData: true, subtree: true });
  }
}"""
BOB_BEGINS: Final = "001b" * 16  # and holds the three sixes of the meld
MELD: Final = (5, 31, 44)


def test_u05_what_happens_is_announced_once_and_what_was_chosen_stays() -> None:
    """U05, U27-U30: each change of the turn, draw and meld in words, once; a hand by keys alone is in test_matches."""

    async def main() -> None:
        found: list[str] = []
        async with running_server(secret=lambda: BOB_BEGINS) as url, browser() as at:
            page = await guest(at, url, "Ann", found)
            await new_table(page)
            bob = await Client.guest(url, "Bob")
            await bob.watch(page.url.rpartition("/")[2])
            await bob.ask(wire.Sit)
            await page.get_by_role("button", name="Start").click()
            chosen = page.locator(".hand .card[aria-pressed=true]")
            await page.locator(".hand .card").nth(2).click()
            kept = await chosen.get_attribute("data-card")
            await page.evaluate(LISTEN)
            await act(bob, Draw())
            await act(bob, LayDown(MELD))
            assert bob.view is not None
            await act(bob, Discard(bob.view.hand[0]))
            await expect(page.locator(".status.mine")).to_contain_text("Your turn")
            heard = await page.evaluate("window.heard")
            assert len(heard) == len(set(heard)) == 4
            assert [said.partition(":")[0] for said in heard] == [
                "Bob drew a card.", "Bob melded", "Bob discarded", "Your turn",
            ]  # fmt: skip
            assert await chosen.get_attribute("data-card") == kept
            await bob.close()
        assert found == []

    asyncio.run(main())
