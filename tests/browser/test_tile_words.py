"""A game of tiles speaks of tiles: no page of it says a word for cards, in any language."""

import asyncio
import re
from typing import Final

from playwright.async_api import Page, expect

from browser.gallery import LANGUAGES, PATIENCE, speak
from browser.hands import Mouse
from browser.harness import browser, guest, play_now
from browser.playing import Player, adviser
from server.harness import running_server
from server.people import over, until

DEAL: Final = "5eed" * 16  # every run of the test plays the same game
CARDS: Final = {
    "en": r"\bcards?\b",
    "el": r"φύλλ|χαρτι",
    "tr": r"k[âa]ğ[ıi][td]",
    "lv": r"\bk[āa]r(ts|ti|tis|tij|tīm|tī|šu)\b",
    "ro": r"\bc(arte|artea|ărți|ărții|ărțile|ărților)\b",
}
# All that is seen or read out, texts of hidden list entries among it; the words of the other games are left out.
WORDS: Final = """() => {
  const names = [...document.querySelectorAll('main [aria-label], main [title], dialog [aria-label]')];
  const spoken = names.flatMap((node) => [node.getAttribute('aria-label') ?? '', node.getAttribute('title') ?? '']);
  return [document.querySelector('main').textContent, ...spoken].join('\\n');
}"""


async def slips(page: Page, where: str) -> list[str]:
    """The words for cards on the page as it stands, in every language."""
    found: list[str] = []
    for language in LANGUAGES:
        await speak(page, language)
        text = await page.evaluate(WORDS)
        found += [
            f"{where} {language}: …{text[max(0, m.start() - 40) : m.end() + 20]}…"
            for m in re.finditer(CARDS[language], text, re.IGNORECASE)
        ]
    await speak(page, "en")
    return found


def test_no_page_of_a_game_of_tiles_speaks_of_cards() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server(secret=lambda: DEAL) as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await page.goto(f"{url}/#/new/board")
            await page.locator("details").first.wait_for()
            found = await slips(page, "new")
            await page.goto(f"{url}/#/")
            await play_now(page, "Board Rummy")
            async with adviser(page) as of:
                player = Player(Mouse(page))
                for turn in range(3):
                    await until(of, lambda c: over(c) or c.offers is not None)
                    if over(of):
                        break
                    found += await slips(page, f"turn {turn}")
                    await player.turn(of)
                for name in ("Help", "Players", "Rules", "Categories"):
                    await page.locator(".frame").get_by_role("button", name=name, exact=True).click()
                    found += await slips(page, name)
                    await page.keyboard.press("Escape")
                await player.match(of)
            link = await page.locator("a[href^='#/replay/']").get_attribute("href")
            assert link is not None
            for where in ("table", "replay", "fair", "review"):
                if where != "table":
                    await page.goto(f"{url}/{link.replace('replay', where)}")
                await expect(page.locator("main h1, main h2").first).to_be_visible(timeout=PATIENCE)
                if where == "review":
                    await expect(page.locator("#review-summary")).to_be_visible(timeout=PATIENCE)
                if where == "fair":
                    await page.get_by_role("button", name="Check").click()
                    await expect(page.locator(".found li").first).to_be_visible()
                await page.wait_for_load_state("networkidle")
                found += await slips(page, where)
        assert found == []
        assert faults == []

    asyncio.run(main())
