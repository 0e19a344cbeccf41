"""`openrummy play --tui --url`: a seat is found again after the connection was lost, or the window closed."""

import asyncio
import stat
from contextlib import AsyncExitStack
from itertools import islice
from pathlib import Path

import pytest
from textual.widgets import OptionList

from cli.test_tui import SIZE, my_turn, told, until
from openrummy.cli.looks import Looks
from openrummy.cli.tui.again import pauses
from openrummy.cli.tui.app import TableApp
from openrummy.cli.tui.command import guest_at, join, keep
from openrummy.cli.tui.guests import Guest, keep_guest, known_guest, place
from openrummy.client import Client
from openrummy.core import Draw
from server.people import House, house
from server.people import run as in_a_loop

U = "http://cards.example"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def test_the_pauses_between_the_tries_grow_up_to_a_bound() -> None:
    assert list(islice(pauses(), 8)) == [0, 1, 2, 4, 8, 15, 15, 15]


async def again(later: AsyncExitStack, url: str, database: str) -> None:
    """Start a server at the same address; it ends after the app."""
    await later.enter_async_context(house(database=database, port=int(url.rpartition(":")[2])))


def test_after_a_restart_of_the_server_the_same_guest_goes_on_at_the_same_seat(tmp_path: Path) -> None:
    database = str(tmp_path / "test.db")
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)
        await asyncio.sleep(0)

    async def work() -> None:
        async with AsyncExitStack() as later, AsyncExitStack() as first:
            here = await first.enter_async_context(house(database=database))
            async with await Client.guest(here.url, "Ann") as me:
                await here.table(me, bots=1, start=True, absence_bank=86_400)
                app = TableApp(me, Looks(colour=False), wait=wait)
                async with app.run_test(size=SIZE) as pilot:
                    await until(pilot, lambda: my_turn(app))
                    seat, hand = me.seat, set(app.hand.cards)
                    await first.aclose()
                    await until(pilot, lambda: 15 in waited)
                    assert "Reconnecting, your seat is safe; the next try is in 15 seconds." in told(app)
                    assert app.query_one("#moves", OptionList).get_option_at_index(0).prompt == "reconnecting"
                    await again(later, here.url, database)
                    await until(pilot, lambda: not app.lost and my_turn(app))
                    assert told(app).startswith("You are back at your seat.")
                    assert (me.seat, set(app.hand.cards)) == (seat, hand)
                    assert await app.play(Draw())
                    await until(pilot, lambda: len(app.hand.cards) == len(hand) + 1)
                assert waited[:4] == [0, 1, 2, 4]

    in_a_loop(work())


def test_a_server_that_has_forgotten_the_guest_is_not_tried_for_ever(tmp_path: Path) -> None:
    async def work() -> None:
        async with AsyncExitStack() as later, AsyncExitStack() as first:
            here = await first.enter_async_context(house(database=str(tmp_path / "one.db")))
            async with await Client.guest(here.url, "Ann") as me:
                await here.table(me, bots=1, start=True)
                app = TableApp(me, Looks(colour=False), wait=lambda _: asyncio.sleep(0))
                async with app.run_test(size=SIZE) as pilot:
                    await until(pilot, lambda: my_turn(app))
                    await first.aclose()
                    await again(later, here.url, str(tmp_path / "two.db"))
                    await until(pilot, lambda: "does not know you any more" in told(app))

    in_a_loop(work())


async def sit_down(here: House, name: str = "", code: str = "") -> Client:
    me = await guest_at(here.url, name, code, own=False)
    here.clients.append(me)
    if code:
        await join(me, code)
    else:
        await here.table(me, bots=1, start=True)
    assert await keep(me, name)
    return me


def test_who_starts_again_with_the_code_takes_the_old_seat() -> None:
    async def work() -> None:
        async with house() as here:
            before = await sit_down(here, "Ann")
            assert before.table is not None
            assert before.view is not None
            await before.disconnect()
            after = await sit_down(here, code=before.table.code)
            assert after.view is not None
            assert (after.seat, after.view.hand) == (before.seat, before.view.hand)

    in_a_loop(work())


def test_a_server_that_does_not_know_the_key_gets_a_new_guest_of_the_same_name() -> None:
    async def work() -> None:
        async with house() as here:
            keep_guest(here.url, Guest("Ann", "an old key"))
            me = await sit_down(here)
            assert (await me.get("/api/me"))["name"] == "Ann"

    in_a_loop(work())


def test_the_keys_are_for_this_user_only() -> None:
    keep_guest(U, Guest("Ann", "one"))
    keep_guest(U, Guest("Ann", "two"))
    assert stat.S_IMODE(place().stat().st_mode) == 0o600
    assert [file.name for file in place().parent.iterdir()] == ["guests.json"]


def test_a_guest_is_found_by_name_by_the_code_of_its_table_or_as_the_latest() -> None:
    ann, ben = Guest("Ann", "one", "AAAA"), Guest("Ben", "two", "BBBB")
    keep_guest(U, ann)
    keep_guest(f"{U}/", ben)
    assert known_guest(U, "", "") == ben
    assert known_guest(U, "", "aaaa") == ann
    assert known_guest(U, "Ann", "BBBB") == ann
    assert known_guest(U, "Cleo", "BBBB") is None
    assert known_guest("http://elsewhere.example", "", "") is None


def test_a_file_of_keys_that_cannot_be_read_counts_as_none() -> None:
    place().parent.mkdir(parents=True)
    place().write_text("[]")
    assert known_guest(U, "", "") is None
