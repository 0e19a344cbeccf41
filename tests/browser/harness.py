"""A browser for the tests, people who sit in front of it, and what they do at a table."""

import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, ConsoleMessage, Page, Route, async_playwright, expect

FLAGS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PHONE: Final[dict[str, Any]] = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 844}}
MOST_TURNS: Final = 200  # far more than a round between two takes
PATIENCE: Final = 30_000  # milliseconds until a test that waits for the page gives up: only a broken page comes near

expect.set_options(timeout=PATIENCE)


@asynccontextmanager
async def browser() -> AsyncIterator[Browser]:
    """Debian's chromium, or playwright's own where there is none."""
    async with async_playwright() as playwright:
        found = await playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        try:
            yield found
        finally:
            await found.close()


async def guest(
    at: Browser,
    url: str,
    name: str,
    faults: list[str],
    width: int = 1280,
    table: dict[str, Any] | None = None,
    **context: Any,
) -> Page:
    """A new person with a browser of their own; what the page throws, or may not load, is added to `faults`.

    `table`: settings for all tables that are made on the page.
    """
    context = {"locale": "en", "reduced_motion": "reduce", "viewport": {"width": width, "height": 800}, **context}
    page = await (await at.new_context(**context)).new_page()
    note_faults(page, faults)
    await page.route("**/api/tables", partial(hurry_bots, table or {}))
    await page.goto(url)
    await page.locator("#name").fill(name)
    await page.locator("#name").blur()
    await expect(page.locator(".game")).to_have_count(4)
    return page


def note_faults(page: Page, faults: list[str]) -> None:
    """Add to `faults` what the page throws, and what its own policy forbids it to load (it is said in the console)."""

    def said(message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text:
            faults.append(message.text)

    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", said)


async def hurry_bots(table: dict[str, Any], route: Route) -> None:
    """Bots that do not wait: the pace is for people."""
    if route.request.method != "POST":
        await route.continue_()
        return
    body = json.loads(route.request.post_data or "{}") | {"bot_pace": 0} | table
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


async def join(page: Page, code: str) -> None:
    """Come to a table by its code, and sit down."""
    await page.get_by_label("Table code").fill(code)
    await page.get_by_role("button", name="Join", exact=True).click()
    await page.get_by_role("button", name="Sit down").first.click()


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
    """What axe has against the page as it stands, contrast left out: rule and element."""
    return await _axe(page, "{rules: {'color-contrast': {enabled: false}}}")


async def contrasts(page: Page) -> list[str]:
    """What is too pale to be read, or too dark.  Of all rules this takes the longest."""
    return await _axe(page, "{runOnly: {type: 'rule', values: ['color-contrast']}}")


async def _axe(page: Page, rules: str) -> list[str]:
    """Only what is wrong comes back, without axe's look at styles from elsewhere: there are none."""
    assert AXE.exists(), "axe-core is not installed: make web-ready"
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text(encoding="utf-8"))
    options = f"{{...{rules}, resultTypes: ['violations'], preload: false}}"
    each = "(v) => `${v.id}: ${v.nodes[0].html.slice(0, 160)} (${v.nodes.length})`"
    found: list[str] = await page.evaluate(f"axe.run(document, {options}).then((r) => r.violations.map({each}))")
    return found
