"""A browser for the tests, people who sit in front of it, and what they do at a table."""

import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, Page, Route, async_playwright, expect

FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
MOST_TURNS: Final = 200  # far more than a round between two takes


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """Debian's chromium, or playwright's own where there is none."""
    async with async_playwright() as playwright:
        found = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            yield found
        finally:
            await found.close()


async def guest(at: Browser, url: str, name: str, faults: list[str], width: int = 1280, **context: Any) -> Page:
    """A new person with a browser of their own; what the page throws is added to `faults`."""
    context = {"locale": "en", "reduced_motion": "reduce", **context}
    page = await (await at.new_context(viewport={"width": width, "height": 800}, **context)).new_page()
    page.on("pageerror", lambda error: faults.append(str(error)))
    await page.route("**/api/tables", hurry_bots)
    await page.goto(url)
    await page.locator("#name").fill(name)
    await page.locator("#name").blur()
    await expect(page.locator(".game")).to_have_count(4)
    return page


async def hurry_bots(route: Route) -> None:
    """Bots that do not wait: the pace is for people."""
    if route.request.method != "POST":
        await route.continue_()
        return
    body = json.loads(route.request.post_data or "{}") | {"bot_pace": 0}
    await route.continue_(post_data=json.dumps(body))


async def play_now(page: Page, game: str) -> None:
    """One click to a table with bots; returns when the cards are dealt."""
    await page.get_by_role("button", name=f"Play now: {game}").click()
    await expect(page.locator(".dock [data-card]").first).to_be_visible()


async def new_table(page: Page, game: str = "basic") -> str:
    """Make a table for two and sit down; its code."""
    await page.locator(f'a[href="#/new/{game}"]').click()
    await page.get_by_role("button", name="Create the table").click()
    await page.get_by_role("button", name="Sit down").first.click()
    await expect(page.locator(".chairs")).to_contain_text("you")
    return (await page.locator(".code").inner_text()).rpartition(" ")[2]


async def play_turn(page: Page) -> bool:
    """Draw, then throw a card that was not just taken; False when the round is over."""
    over = page.get_by_role("button", name="Next round")
    can_draw = page.locator(".pile.ready").first
    await expect(over.or_(can_draw).first).to_be_visible()
    if await over.is_visible():
        return False
    await can_draw.click()
    await page.locator(".hand .card:not(.new)").first.click()
    await page.locator(".actions .discard").click()
    await expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(0)
    return True


async def violations(page: Page) -> list[str]:
    """What axe has against the page as it stands: rule and element."""
    assert AXE.exists(), "axe-core is not installed: make web-ready"
    await page.evaluate(AXE.read_text(encoding="utf-8"))
    found = await page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]} ({len(v['nodes'])})" for v in found["violations"]]
