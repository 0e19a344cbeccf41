"""Whole matches on the page: every game with the mouse and with the keyboard alone, and two of them with a finger."""

import asyncio
from typing import Any, Final

import pytest
from playwright.async_api import Page, expect

from browser.hands import Finger, Hands, Keys, Mouse
from browser.harness import PHONE, browser, guest, play_now
from browser.playing import Player, adviser
from server.harness import running_server

SHORT: Final[dict[str, dict[str, Any]]] = {
    "Classic Rummy": {"options": {"target": 1}},
    "Basic Rummy": {"options": {"match": {"type": "rounds", "rounds": 1}}},
    "Carousel": {"options": {"target": 1}, "seats": 2},
    "Board Rummy": {"seats": 2},
}
DEAL: Final = "5eed" * 16  # every run of a test deals the same cards
DRAGGED: Final = {
    "Classic Rummy": {"laydown dragged", "discard dragged", "discard chosen"},
    "Basic Rummy": {"laydown dragged", "discard dragged", "discard chosen"},
    "Carousel": {"rearrange dragged", "end chosen"},
    "Board Rummy": {"discard dragged", "discard chosen"},
}


async def play(page: Page, hands: Hands) -> set[str]:
    """Play the match of this page to its end; what was done, and how."""
    player = Player(hands)
    async with adviser(page) as of:
        await player.match(of)
    await expect(page.locator(".summary")).to_contain_text("Match over")
    await expect(page.get_by_role("list", name="Players")).to_contain_text("Άννα (you)")
    await expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    return set(player.did)


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_is_played_with_the_mouse(game: str) -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server(secret=lambda: DEAL) as url, browser() as at:
            page = await guest(at, url, "Άννα", faults, table=SHORT[game])
            await play_now(page, game)
            assert {"draw chosen", *DRAGGED[game]} <= await play(page, Mouse(page))
        assert faults == []

    asyncio.run(main())


@pytest.mark.parametrize("game", ["Classic Rummy", "Carousel"])
def test_a_whole_match_is_played_with_a_finger(game: str) -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server(secret=lambda: DEAL) as url, browser() as at:
            page = await guest(at, url, "Άννα", faults, table=SHORT[game], **PHONE)
            await play_now(page, game)
            assert {"draw chosen", *DRAGGED[game]} <= await play(page, await Finger.on(page))
        assert faults == []

    asyncio.run(main())


@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_is_played_with_the_keyboard_alone_and_the_focus_is_always_seen(game: str) -> None:
    """U05, with `test_u05_what_happens_is_announced_once_and_what_was_chosen_stays`."""

    async def main() -> None:
        faults: list[str] = []
        async with running_server(secret=lambda: DEAL) as url, browser() as at:
            page = await guest(at, url, "Άννα", faults, table=SHORT[game])
            keys = Keys(page)
            await keys.push("", page.get_by_role("button", name=f"Play now: {game}"))
            await expect(page.locator(".dock [data-card]").first).to_be_visible()
            assert "draw chosen" in await play(page, keys)
            assert keys.unseen == []
        assert faults == []

    asyncio.run(main())


def test_a_tap_right_after_a_card_was_thrown_counts() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at:
            page = await guest(at, url, "Ann", faults, **PHONE)
            await play_now(page, "Basic Rummy")
            finger = await Finger.on(page)
            first, second = page.locator(".hand .card").nth(0), page.locator(".hand .card").nth(1)
            await finger.carry(first, page.locator(".felt"))
            await finger.press(second)
            await expect(second).to_have_attribute("aria-pressed", "true")
        assert faults == []

    asyncio.run(main())
