"""People at one table, each with a browser of their own: lost connections, a server that is killed, a second device."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

from playwright.async_api import Page, expect

from browser.hands import Mouse
from browser.harness import browser, guest, join, new_table
from browser.playing import Player, adviser
from openrummy.client import Client
from server.harness import ServerProcess, running_server
from server.people import between, over, until

DEAL = "0ace" * 16  # every run of a test deals the same cards


class Cable:
    """What lies between a browser and the server, and can be pulled."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.url, self.pulled = "", False
        self.ends: set[asyncio.StreamWriter] = set()

    def pull(self) -> None:
        """Nothing goes through any more."""
        self.pulled = True
        for end in self.ends:
            end.transport.abort()

    def plug_in(self) -> None:
        """New connections go through again."""
        self.pulled = False

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, in both directions."""
        if self.pulled:
            writer.transport.abort()
            return
        there, back = await asyncio.open_connection(self.host, self.port)
        both = {writer, back}
        self.ends |= both
        try:
            await asyncio.gather(self._pump(reader, back), self._pump(there, writer))
        finally:
            self.ends -= both

    @staticmethod
    async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(1 << 16):
                writer.write(data)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def cable(url: str) -> AsyncIterator[Cable]:
    """A cable to a server: its `url` is the server's, through the cable."""
    host, _, port = url.removeprefix("http://").strip("/").partition(":")
    line = Cable(host, int(port))
    listening = await asyncio.start_server(line, "127.0.0.1", 0)
    line.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield line
    finally:
        line.pull()
        listening.close()


async def hand(page: Page) -> list[str]:
    """The cards as they lie in the hand."""
    found: list[str] = await page.locator(".hand .card").evaluate_all("cards => cards.map((c) => c.dataset.card)")
    return found


async def draw_and_discard(page: Page) -> None:
    """A turn without any melding."""
    await page.locator(".stock.ready").click()
    await page.locator(".hand .card:not(.new)").first.click()
    await page.locator(".actions .discard").click()
    await expect(page.locator(".pile.ready")).to_have_count(0)


async def all_to_the_end(people: list[Page]) -> None:
    """Everybody plays like a plain bot, until the round is over."""
    async with AsyncExitStack() as stack:
        advised = [(Player(Mouse(page)), await stack.enter_async_context(adviser(page))) for page in people]

        async def play(player: Player, of: Client) -> None:
            while True:
                await until(of, lambda c: over(c) or between(c) or c.offers is not None)
                if over(of) or between(of):
                    return
                await player.turn(of)

        await asyncio.gather(*(play(player, of) for player, of in advised))


def test_who_loses_the_network_keeps_the_seat_and_what_was_chosen_and_catches_up() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server() as url, browser() as at, AsyncExitStack() as stack:
            cables = [await stack.enter_async_context(cable(url)) for _ in range(2)]
            ann, bob = [await guest(at, c.url, name, faults) for name, c in zip(("Ann", "Bob"), cables, strict=True)]
            await join(bob, await new_table(ann))
            await ann.get_by_role("button", name="Start").click()
            await expect(bob.locator(".hand .card")).to_have_count(10)
            first, second, line = (ann, bob, cables[1]) if await begins(ann, bob) else (bob, ann, cables[0])
            await second.locator(".hand .card").nth(2).click()
            chosen = second.locator(".hand .card[aria-pressed=true]")
            kept = await chosen.get_attribute("data-card")
            line.pull()
            await expect(second.locator(".connection")).to_contain_text("Your seat is safe")
            await draw_and_discard(first)
            await expect(first.locator(".notice")).to_contain_text("Connection lost, waiting for")
            line.plug_in()
            await expect(second.locator(".connection")).to_have_text("Connected")
            await expect(second.locator(".stock.ready")).to_be_visible()
            assert await chosen.get_attribute("data-card") == kept
            await chosen.click()
            await draw_and_discard(second)
            await expect(first.locator(".stock.ready")).to_be_visible()
        assert faults == []

    asyncio.run(main())


async def begins(one: Page, other: Page) -> bool:
    """Whether it is the first one's turn."""
    await expect(one.locator(".stock.ready").or_(one.locator(".status", has_text="to play"))).to_be_visible()
    return await one.locator(".stock.ready").is_visible()


def test_a_server_killed_in_mid_game_goes_on_from_its_file_with_both_people_and_a_second_device(tmp_path: Path) -> None:
    async def main() -> None:
        faults: list[str] = []
        with ServerProcess(tmp_path / "table.db") as server:
            async with browser() as at:
                ann = await guest(at, server.url, "Ann", faults)
                bob = await guest(at, server.url, "Bob", faults)
                await join(bob, await new_table(ann))
                await ann.get_by_role("button", name="Start").click()
                await expect(bob.locator(".hand .card")).to_have_count(10)
                first, second = (ann, bob) if await begins(ann, bob) else (bob, ann)
                await draw_and_discard(first)
                await second.locator(".stock.ready").click()
                await expect(second.locator(".hand .card.new")).to_be_visible()
                held = [await hand(page) for page in (first, second)]
                server.kill()
                for page in (ann, bob):
                    await expect(page.locator(".connection")).to_contain_text("Your seat is safe")
                server.start()
                for page in (ann, bob):
                    await expect(page.locator(".connection")).to_have_text("Connected")
                assert [await hand(page) for page in (first, second)] == held
                device = await second.context.new_page()
                await device.goto(second.url)
                await expect(device.locator(".hand .card")).to_have_count(11)
                await device.locator(".hand .card:not(.new)").first.click()
                await device.locator(".actions .discard").click()
                await expect(second.locator(".hand .card")).to_have_count(10)
                assert sorted(await hand(device)) == sorted(await hand(second))
                await draw_and_discard(first)
                for page in (second, device):
                    await expect(page.locator(".stock.ready")).to_be_visible()
        assert faults == []

    asyncio.run(main())


def test_four_people_play_a_round_of_classic_to_its_end() -> None:
    async def main() -> None:
        faults: list[str] = []
        async with running_server(secret=lambda: DEAL) as url, browser() as at:
            people = [
                await guest(at, url, name, faults, table={"next_round": 60}) for name in ("Ann", "Bob", "Cem", "Dace")
            ]
            code = await new_table(people[0], "classic")
            for person in people[1:]:
                await join(person, code)
                await expect(person.get_by_role("button", name="Leave the table")).to_be_visible()
            await people[0].get_by_role("button", name="Start").click()
            for page in people:
                await expect(page.locator(".hand .card")).to_have_count(7)
            await all_to_the_end(people)
            for page in people:
                await expect(page.locator(".summary")).to_contain_text("Round 1")
                await page.get_by_role("button", name="Next round").click()
            for page in people:
                await expect(page.locator(".hand .card")).to_have_count(7)
        assert faults == []

    asyncio.run(main())
