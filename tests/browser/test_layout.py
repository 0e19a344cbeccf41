"""Where things are on the screen: nothing jumps, everything fits, and cards are seen to travel."""

import asyncio
from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from browser.harness import browser, guest, play_now
from server.harness import running_server

SMALL: Final = ((320, 568), (568, 320), (390, 844), (1280, 800))

# Every change of the page while others play, with where my cards and buttons are after it.
WATCH: Final = """() => {
  window.seen = new Set();
  window.changes = 0;
  new MutationObserver(() => {
    if (document.querySelector('.status.mine') || !document.querySelector('.dock')) return;
    window.changes += 1;
    const boxes = [...document.querySelectorAll('.dock button')].map((node) => {
      const box = node.getBoundingClientRect();
      return [box.x, box.y, box.width, box.height].map(Math.round);
    });
    window.seen.add(JSON.stringify(boxes));
  }).observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
}"""
FLIGHTS: Final = """() => {
  window.flights = 0;
  new MutationObserver((all) => {
    const nodes = all.flatMap((one) => [...one.addedNodes]);
    window.flights += nodes.filter((node) => node.classList?.contains('flying')).length;
  }).observe(document.body, {childList: true});
}"""
# Cards that a finger does not find at the edge where they stick out; the edge is as wide as a fingertip needs.
HIDDEN: Final = """(list) => [...list.querySelectorAll('button.card')].filter((card) => {
  card.scrollIntoView({block: 'center'});
  const box = card.getBoundingClientRect();
  return ![2, 12, 22].every((x) => card.contains(document.elementFromPoint(box.left + x, box.top + 14)));
}).length"""


async def resize(page: Page, size: tuple[int, int]) -> None:
    await page.set_viewport_size({"width": size[0], "height": size[1]})


@pytest.mark.parametrize("size", SMALL)
def test_my_hand_and_buttons_stay_where_they_are_while_others_play(size: tuple[int, int]) -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await resize(page, size)
            await play_now(page, "Classic Rummy")
            await page.evaluate(WATCH)
            for _ in range(3):
                await expect(page.locator(".stock.ready")).to_be_visible()
                await page.evaluate("window.seen.clear()")
                await page.locator(".stock.ready").click()
                await page.locator(".hand .card:not(.new)").first.click()
                await page.locator(".actions .discard").click()
                await expect(page.locator(".hand .card")).to_have_count(7)
                await expect(page.locator(".stock.ready")).to_be_visible()
                assert await page.evaluate("window.seen.size") <= 1
            assert await page.evaluate("window.changes") > 0
        assert faults == []

    asyncio.run(main())


@pytest.mark.parametrize("size", [(320, 568), (568, 320)])
@pytest.mark.parametrize("game", ["Classic Rummy", "Carousel", "Board Rummy"])
def test_a_table_fits_a_small_phone_without_scrolling_the_page(game: str, size: tuple[int, int]) -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await resize(page, size)
            await play_now(page, game)
            assert await page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0
            assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
            for thing in (".stock", ".actions button", ".dock [data-card]"):
                assert await in_sight(page, thing)
        assert faults == []

    asyncio.run(main())


ANN_BEGINS: Final = "0007" * 16  # so that nothing lies on the table yet
# Where everything lies that can be pushed, but for the cards that are chosen: they are lifted.
PLACES: Final = """() => [...document.querySelectorAll('.dock button, .bench .group button.card')]
  .filter((node) => node.getAttribute('aria-pressed') !== 'true').map((node) => {
    const box = node.getBoundingClientRect();
    return [node.dataset.card ?? node.textContent, ...[box.x, box.y, box.width, box.height].map(Math.round)].join(' ');
  })"""


@pytest.mark.parametrize("size", [(390, 844), (1280, 800)])
@pytest.mark.parametrize("game", ["Carousel", "Board Rummy"])
def test_what_is_chosen_moves_nothing_else(game: str, size: tuple[int, int]) -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server(secret=lambda: ANN_BEGINS) as url, browser() as at:
            page = await guest(at, url, "Ann", faults, table={"seats": 2})
            await resize(page, size)
            await play_now(page, game)
            if game == "Board Rummy":
                await page.get_by_role("button", name="Play this deal").click()
            await expect(page.locator(".status.mine")).to_be_visible()
            cards = page.locator(".dock button.card")
            if game == "Carousel":
                await cards.first.click()
                await page.get_by_role("button", name="New meld").click()
                await expect(page.locator(".bench .group")).to_have_count(1)
            chosen = cards.nth(1)
            await chosen.click()
            await expect(chosen).to_have_attribute("aria-pressed", "true")
            during = await page.evaluate(PLACES)
            await chosen.click()
            await expect(chosen).to_have_attribute("aria-pressed", "false")
            assert set(during) < set(await page.evaluate(PLACES))
        assert faults == []

    asyncio.run(main())


async def in_sight(page: Page, selector: str) -> Any:
    """Whether the first of these is on the screen and nothing lies over its middle."""
    return await page.locator(selector).first.evaluate(
        """(node) => {
          const box = node.getBoundingClientRect();
          const there = document.elementFromPoint(box.left + Math.min(12, box.width / 2), box.top + box.height / 3);
          return node.contains(there);
        }"""
    )


def test_text_of_twice_the_size_loses_nothing_at_the_table() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await play_now(page, "Basic Rummy")
            await page.evaluate("document.documentElement.style.fontSize = '200%'")
            assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
            await page.locator(".stock.ready").click()
            await page.locator(".hand .card:not(.new)").first.click()
            await page.locator(".actions .discard").click()
            await expect(page.locator(".hand .card")).to_have_count(10)
        assert faults == []

    asyncio.run(main())


def test_the_name_of_the_player_is_whole_in_the_bar_of_a_phone() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Konstantinos", faults, width=360)
            await play_now(page, "Basic Rummy")
            await page.goto(f"{url}/#/rules")
            name = page.locator(".person span")
            await expect(name).to_be_visible()
            assert await name.evaluate("(node) => node.scrollWidth <= node.clientWidth + 1")
        assert faults == []

    asyncio.run(main())


@pytest.mark.parametrize("width", [320, 768, 2560])
def test_forty_cards_in_hand_and_a_table_of_a_hundred_are_within_reach(width: int) -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults, width=width)
            await page.goto(f"{url}/#/showcase")
            for place, count in ((".many .hand", 40), (".full .groups", 100)):
                cards = page.locator(f"{place} button.card")
                await expect(cards).to_have_count(count)
                assert await page.locator(place).evaluate(HIDDEN) == 0
            assert await page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert faults == []

    asyncio.run(main())


def test_cards_are_seen_to_travel_and_can_be_chosen_on_the_way() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults, reduced_motion="no-preference")
            await play_now(page, "Basic Rummy")
            await expect(page.locator(".stock.ready")).to_be_visible()  # the bot may be the first to play
            await expect(page.locator(".flying")).to_have_count(0)
            await page.evaluate(FLIGHTS)
            await page.locator(".stock.ready").click()
            new = page.locator(".hand .card.new")
            await expect(new).to_have_count(1)
            await new.dispatch_event("click")
            await expect(new).to_have_attribute("aria-pressed", "true")
            assert await page.evaluate("window.flights") == 1
            await new.click()
            await page.locator(".hand .card:not(.new)").first.click()
            await page.locator(".actions .discard").click()
            await expect(page.locator(".hand .card")).to_have_count(10)
            await expect(page.locator(".stock.ready")).to_be_visible()
            assert await page.evaluate("window.flights") >= 4  # mine, the card under it, the bot's two
            await expect(page.locator(".flying")).to_have_count(0)
        assert faults == []

    asyncio.run(main())


def test_nothing_travels_where_less_motion_is_wanted() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults)
            await play_now(page, "Basic Rummy")
            await page.evaluate(FLIGHTS)
            await page.locator(".stock.ready").click()
            await page.locator(".hand .card:not(.new)").first.click()
            await page.locator(".actions .discard").click()
            await expect(page.locator(".hand .card")).to_have_count(10)
            await expect(page.locator(".stock.ready")).to_be_visible()
            assert await page.evaluate("window.flights") == 0
        assert faults == []

    asyncio.run(main())
