"""Small screens in every language: each button of the hand is there, large enough, and says its name."""

import asyncio
from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from browser.gallery import LANGUAGES, speak
from browser.harness import PHONE, browser, guest, play_now
from server.harness import running_server

SMALL: Final[dict[str, Any]] = PHONE | {"viewport": {"width": 320, "height": 568}}
TOUCH: Final = 44  # the least width and height of what a finger pushes
ONE_ROW: Final = ((320, 568), (390, 844), (844, 390), (768, 1024), (1280, 800))
# The buttons that are out of sight to the side, too small, or without a name; and in how many rows they lie.
LOOK: Final = """(least) => {
  const buttons = [...document.querySelectorAll('.tools button')];
  const faults = buttons.filter((button) => {
    const box = button.getBoundingClientRect();
    const cut = box.left < 0 || box.right > innerWidth || button.scrollWidth > button.clientWidth + 1;
    return cut || box.width < least || box.height < least || !button.textContent.trim();
  });
  const rows = new Set(buttons.map((button) => Math.round(button.getBoundingClientRect().top / 8)));
  return [faults.map((button) => button.textContent.trim()), rows.size];
}"""


@pytest.mark.parametrize("game", ["Classic Rummy", "Carousel", "Board Rummy"])
def test_no_button_of_the_hand_is_hidden_on_any_screen_in_any_language(game: str) -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults, **PHONE)
            await play_now(page, game)
            for language in LANGUAGES:
                await speak(page, language)
                for width, height in (*ONE_ROW, (360, 740), (568, 320)):
                    await page.set_viewport_size({"width": width, "height": height})
                    hidden, rows = await page.evaluate(LOOK, TOUCH)
                    assert hidden == [], (language, width)
                    assert rows == 1 or (width, height) not in ONE_ROW, (language, width)
        assert faults == []

    asyncio.run(main())


def test_the_trump_and_both_piles_of_a_board_are_seen_whole_on_every_upright_phone() -> None:
    async def main() -> None:
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", [], **PHONE)
            await play_now(page, "Board Rummy")
            for language in LANGUAGES:
                await speak(page, language)
                for width, height in ((320, 568), (360, 740), (390, 844), (430, 932)):
                    await page.set_viewport_size({"width": width, "height": height})
                    for what in (".trump", ".pile.stock", ".pile.discard"):
                        await expect(page.locator(what)).to_be_in_viewport(ratio=1)

    asyncio.run(main())


def test_the_categories_of_a_board_are_a_button_in_sight_on_a_small_phone() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults, **SMALL)
            await play_now(page, "Board Rummy")
            button = page.locator(".about button")
            for language in LANGUAGES:
                await speak(page, language)
                await expect(button).to_be_in_viewport(ratio=1)
                assert await has_border(page, ".about button")
                over = await page.locator(".felt").evaluate("(felt) => felt.scrollHeight - felt.clientHeight")
                assert over <= 1  # a fraction of a pixel counts as one
            await speak(page, "en")
            await button.click()
            await expect(page.get_by_role("dialog")).to_contain_text("Grand Care")
            await expect(page.get_by_role("dialog")).not_to_contain_text("_")  # as in a name that is no word
            await page.get_by_role("button", name="Close window").click()
            await expect(page.get_by_role("dialog")).to_have_count(0)
        assert faults == []

    asyncio.run(main())


async def has_border(page: Page, selector: str) -> bool:
    """Whether something is seen to be a button: it has a border that is not transparent."""
    colour = await page.locator(selector).evaluate("(node) => getComputedStyle(node).borderTopColor")
    return colour not in ("transparent", "rgba(0, 0, 0, 0)")


# Fields of a form that stand side by side: the tops of their controls, row by row.
ROWS: Final = """() => {
  const rows = {};
  for (const field of document.querySelectorAll('.field')) {
    const control = field.querySelector(':scope > select, :scope > input, :scope > .two, :scope > .many');
    if (!control) continue;
    const top = (node) => Math.round(node.getBoundingClientRect().top);
    (rows[`${field.parentElement.className}${top(field)}`] ??= new Set()).add(top(control));
  }
  return Object.values(rows).map((tops) => tops.size);
}"""


@pytest.mark.parametrize("width", [768, 1024, 1280])
def test_the_fields_of_a_new_table_stand_in_line_however_long_their_names_are(width: int) -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults, width=width)
            await page.goto(f"{url}/#/new/carousel")
            await expect(page.locator("details")).to_have_count(2)
            await page.locator("details").evaluate_all("all => all.forEach((one) => (one.open = true))")
            for language in LANGUAGES:
                await speak(page, language)
                rows = await page.evaluate(ROWS)
                assert rows
                assert set(rows) == {1}, language
        assert faults == []

    asyncio.run(main())
