"""Pictures of every page, to be looked at: `make pictures` puts them into build/pictures."""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal

from playwright.async_api import Browser, BrowserContext, Page

from browser.harness import browser, contrasts, violations
from openrummy.client import Client
from openrummy.server import web
from openrummy.wire import messages as wire
from server.people import House, house, over, play_on

LANGUAGES: Final = ("en", "el", "tr", "lv", "ro")
SIZES: Final = ((320, 568), (390, 844), (844, 390), (768, 1024), (1440, 900))
PATIENCE: Final = 120_000  # milliseconds until a page that does not come is given up
Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")
RECORD: Final = Path(__file__).parents[2] / "build/pictures"
PAGES: Final = (
    "", "new", "new/board", "new/carousel", "settings", "account", "history", "stats", "leaders",
    "rules", "rules/classic", "rules/basic", "rules/carousel", "rules/board",
    "learn", "learn/classic", "learn/basic", "learn/carousel", "learn/board",
    "fair", "showcase", "reset/token", "nowhere",
)  # fmt: skip


@dataclass(frozen=True)
class World:
    """A server with somebody who has played: the address, the key of the session, and the pages to look at."""

    url: str
    key: str
    pages: tuple[str, ...]


@asynccontextmanager
async def world() -> AsyncIterator[World]:
    """A player with finished matches and a rating, and tables in every stage."""
    async with house() as here:
        ann, bob = await here.member("Ann"), await here.member("Bob")
        finished = [await _match(here, ann, bob, rated=True, hints=False) for _ in range(3)]
        finished.append(await _match(here, ann, bots=3, game="classic", options={"target": 150}, seats=4))
        tables = await _tables(here, ann)
        ends = [f"{page}/{match}" for match in finished[2:] for page in ("replay", "fair", "review")]
        yield World(ann.url, ann.token, (*PAGES, *(f"table/{t}" for t in tables), *ends))


async def _match(here: House, *people: Client, bots: int = 0, **settings: Any) -> str:
    """Play a match to its end and leave; its id."""
    await here.table(*people, bots=bots, start=True, **settings)
    await asyncio.gather(*(play_on(one, over) for one in people))
    assert people[0].table is not None
    match = people[0].table.match
    assert match is not None
    for one in people:
        await one.ask(wire.Stand)
    return match


async def _tables(here: House, ann: Client) -> list[str]:
    """Tables that wait, pause, are over, and are played at."""
    rounds = {"match": {"type": "rounds", "rounds": 3}}
    paused = await here.table(ann, bots=1, start=True, game="basic", options=rounds, next_round=600)
    await play_on(ann, lambda c: c.table is not None and c.table.stage == "between")
    ended = await here.table(ann, bots=1, start=True)
    await play_on(ann, over)
    waiting = await here.table(ann, bots=1, game="carousel", seats=3)
    games = (("classic", 3), ("carousel", 1), ("board", 3))
    return [waiting, paused, ended, *[await here.table(ann, bots=n, start=True, game=game) for game, n in games]]


async def signed_in(at: Browser, there: World, language: str, theme: Theme = "light") -> BrowserContext:
    """A browser where the world's player is signed in."""
    context = await at.new_context(locale=language, color_scheme=theme, reduced_motion="reduce")
    await context.add_cookies([{"name": web.COOKIE, "value": there.key, "url": there.url}])
    return context


async def show(page: Page, there: World, path: str) -> None:
    """Go to a page and wait until it stands still; a review has to be made first."""
    await page.goto(f"{there.url}/#/{path}")
    await page.locator("#review-summary" if path.startswith("review") else "main h1, main h2").first.wait_for(
        timeout=PATIENCE
    )
    await page.wait_for_load_state("networkidle", timeout=PATIENCE)


async def speak(page: Page, language: str) -> None:
    """Switch the language by the list in the bar (a table on a small screen hides the bar, not the list)."""
    await page.locator("select.language").evaluate(
        "(list, to) => { list.value = to; list.dispatchEvent(new Event('change', {bubbles: true})); }", language
    )
    await page.locator(f"html[lang={language}]").wait_for()


async def picture(page: Page, folder: Path, number: int, path: str) -> None:
    """Keep a picture of the page as it stands."""
    folder.mkdir(parents=True, exist_ok=True)
    kind, _, rest = path.partition("/")
    name = (
        kind if kind in {"table", "replay", "review"} or len(rest) > 10 else path.replace("/", "-")
    )  # no ids in names
    await page.screenshot(path=folder / f"{number:02}-{name or 'home'}.jpg", type="jpeg", quality=70, full_page=True)


async def faults(page: Page) -> list[str]:
    """What axe has against the page as it stands, and how far it is wider than the screen."""
    spill = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return await violations(page) + ([f"{spill} px too wide"] if spill > 0 else [])


async def _take(arguments: argparse.Namespace) -> None:
    async with world() as there, browser() as at:
        for language in arguments.languages:
            for theme in arguments.themes:
                context = await signed_in(at, there, language, theme)
                page = await context.new_page()
                for number, path in _wanted(there, arguments.only):
                    await show(page, there, path)
                    for width, height in arguments.sizes:
                        await page.set_viewport_size({"width": width, "height": height})
                        await page.wait_for_load_state("networkidle")
                        await picture(page, arguments.out / f"{language}-{theme}-{width}x{height}", number, path)
                        for fault in [*await faults(page), *await contrasts(page)] if arguments.axe else ():
                            sys.stdout.write(f"{language} {theme} {width} {path}: {fault}\n")
                await context.close()


def _wanted(there: World, only: list[str]) -> Iterator[tuple[int, str]]:
    for number, path in enumerate(there.pages):
        if not only or any(path.startswith(word) for word in only):
            yield number, path


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


def main() -> None:
    """Read what is wanted and take the pictures."""
    parser = argparse.ArgumentParser(prog="python -m browser.gallery", description=__doc__)
    parser.add_argument("only", nargs="*", help="pages whose address begins like this; all pages without")
    parser.add_argument("--languages", nargs="+", default=LANGUAGES, choices=LANGUAGES)
    parser.add_argument("--sizes", nargs="+", default=SIZES, type=_size, metavar="WxH")
    parser.add_argument("--themes", nargs="+", default=THEMES, choices=THEMES)
    parser.add_argument("--axe", action="store_true", help="also say what axe finds")
    parser.add_argument("--out", type=Path, default=RECORD)
    asyncio.run(_take(parser.parse_args()))


if __name__ == "__main__":
    main()
