"""`openrummy play --tui`: a table in the terminal by keyboard, over the same socket as the page."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, RichLog, Static

from cli.conftest import Run
from openrummy.bots import BOTS
from openrummy.cards import rank
from openrummy.cli.looks import Looks
from openrummy.cli.tui.app import NEWS_WIDTH, TableApp, refused_words
from openrummy.cli.tui.moves import cards_of
from openrummy.cli.tui.records import fetch_record
from openrummy.client import Client, ServerRefused
from openrummy.core import Draw
from openrummy.transcript import read_record
from openrummy.wire import TableCode
from server.people import ONE_ROUND, House, house, over, play_on
from server.people import run as in_a_loop

SIZE = (120, 40)
ONE_GAME: dict[str, Any] = {"game": "board", "options": {"games": 1}}


async def until(pilot: Pilot[None], seen: Callable[[], bool]) -> None:
    """Let the app work until something is so; a test that waits in vain is ended by its own patience."""
    while not seen():
        await pilot.pause()


async def at_a_table(here: House, bots: int = 1, **settings: object) -> TableApp:
    me = await here.guest("Ann")
    await here.table(me, bots=bots, start=True, **settings)
    return TableApp(me, Looks(colour=False))


async def play_elsewhere(here: House, app: TableApp, done: Callable[[Client], bool]) -> None:
    """Play on another device of the same player; the app looks on."""
    assert app.client.table is not None
    other = here.device(app.client)
    await other.watch(app.client.table.id)
    await play_on(other, done)


def my_turn(app: TableApp) -> bool:
    """Whether something is offered, and the app shows it."""
    return app.client.offers is not None and app.shown == app.client.seq


def told(app: TableApp) -> str:
    return str(app.query_one("#told", Static).content)


async def choose(app: TableApp, pilot: Pilot[None]) -> None:
    """Play what a plain player would, from the list of moves."""
    assert app.view is not None
    action = BOTS["greedy"](0).choose(app.game, app.view)
    moves = app.query_one("#moves", OptionList)
    # Twins are offered once, so the move may be listed with the other copy.
    titles = [app.titles[i] for i, x in enumerate(app.items) if x.action == action] or app.titles
    moves.focus()
    moves.highlighted = app.titles.index(titles[0])
    await pilot.press("enter")


def test_a_match_is_played_to_its_end_by_keyboard() -> None:
    async def work() -> None:
        async with house() as here:
            app = await at_a_table(here)
            async with app.run_test(size=SIZE) as pilot:
                while app.client.table is not None and app.client.table.stage != "over":
                    await until(pilot, lambda: my_turn(app) or app.client.table.stage == "over")  # type: ignore[union-attr]  # at a table
                    if app.client.table.stage == "over":
                        break
                    await choose(app, pilot)
                    await pilot.pause()
                await until(pilot, lambda: "The match is over" in told(app))
                assert "Round 1" in "\n".join(line.text for line in app.query_one("#side", RichLog).lines)

    in_a_loop(work())


@pytest.mark.parametrize("settings", [ONE_ROUND, ONE_GAME], ids=["cards", "tiles"])
@pytest.mark.parametrize("colour", [False, True])
def test_the_news_at_the_side_are_as_wide_as_the_column(settings: dict[str, Any], colour: bool) -> None:
    async def work() -> None:
        async with house() as here:
            app = await at_a_table(here, **settings)
            app = TableApp(app.client, Looks(colour=colour))
            async with app.run_test(size=SIZE) as pilot:
                await play_elsewhere(here, app, over)
                side = app.query_one("#side", RichLog)
                await until(pilot, lambda: any("Round 1" in line.text for line in side.lines))
                room = side.scrollable_content_region.width
                assert room == NEWS_WIDTH
                assert [line.text for line in side.lines if line.cell_length > room] == []
                assert side.max_scroll_x == 0

    in_a_loop(work())


def test_the_points_of_a_round_come_after_its_last_event() -> None:
    async def work() -> None:
        async with house() as here:
            app = await at_a_table(here)
            await play_elsewhere(here, app, over)
            while not over(app.client):  # it hears of the whole match before the app shows any of it
                await asyncio.sleep(0)
            async with app.run_test(size=SIZE) as pilot:
                side = app.query_one("#side", RichLog)
                await until(pilot, lambda: any("Round 1" in line.text for line in side.lines))
                texts = [line.text for line in side.lines]
                points = next(i for i, text in enumerate(texts) if "Round 1" in text)
                assert any("discarded" in text for text in texts[:points])
                assert not any("discarded" in text for text in texts[points:])

    in_a_loop(work())


def test_the_order_of_the_hand_is_the_players_and_stays_when_a_card_comes() -> None:
    async def work() -> None:
        async with house() as here:
            app = await at_a_table(here)
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: my_turn(app))
                before = list(app.hand.cards)
                await pilot.press("shift+right", "shift+right")
                mine = [*before[1:3], before[0], *before[3:]]
                assert app.hand.cards == mine
                assert await app.play(Draw())
                await until(pilot, lambda: len(app.hand.cards) == len(mine) + 1)
                assert app.hand.cards[:-1] == mine
                assert app.hand.cards[-1] == app.hand.new

    in_a_loop(work())


def test_selected_cards_leave_the_moves_that_fit_them_and_the_rules_say_why_there_is_none() -> None:
    async def work() -> None:
        async with house() as here:
            app = await at_a_table(here)
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: my_turn(app))
                assert await app.play(Draw())
                await until(pilot, lambda: my_turn(app) and app.hand.new is not None)
                await pilot.press("home", "space")
                assert app.view is not None
                assert {cards_of(x.action, app.view) for x in app.items} == {frozenset(app.hand.cards[:1])}
                await pilot.press("right", "space", "enter")
                await until(pilot, lambda: told(app) != "")
                assert "meld" in told(app)
                assert len(app.hand.selected) == 2

    in_a_loop(work())


def test_a_card_played_before_the_draw_is_answered_by_the_rules() -> None:
    async def work() -> None:
        async with house() as here:
            app = await at_a_table(here)
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: my_turn(app))
                await pilot.press("home", "space", "enter")
                await until(pilot, lambda: told(app) != "")
                assert "has to be drawn first" in told(app) or "a further draw is due" in told(app)

    in_a_loop(work())


def test_a_typed_move_is_played_and_a_wrong_one_is_explained() -> None:
    async def work() -> None:
        async with house() as here:
            app = await at_a_table(here)
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: my_turn(app))
                typed = app.query_one("#typed", Input)
                typed.focus()
                typed.value = "fly away"
                await pilot.press("enter")
                await until(pilot, lambda: "fly" in told(app))
                typed.value = "draw"
                await pilot.press("enter")
                await until(pilot, lambda: app.hand.new is not None)
                assert typed.value == ""

    in_a_loop(work())


@pytest.mark.parametrize(("hints", "words"), [(True, "The coach would"), (False, "This table has no hints")])
def test_the_coach_speaks_where_the_table_allows_it(hints: bool, words: str) -> None:
    async def work() -> None:
        async with house() as here:
            app = await at_a_table(here, hints=hints)
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: my_turn(app))
                await pilot.press("f1")
                assert words in told(app)

    in_a_loop(work())


@pytest.mark.parametrize("url", ["http://127.0.0.1:1", "ftp://there", "nothing", "http://[::x"])
def test_a_server_that_cannot_be_reached_is_said_in_a_line(run: Run, url: str) -> None:
    ran = run("play", "basic", "--tui", "--url", url)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"openrummy: {url}: ")
    assert ran.err.count("\n") == 1


def test_a_bot_that_no_table_of_a_server_has_is_refused_in_a_line(run: Run) -> None:
    ran = run("play", "basic", "--tui", "--bots", "hard:20")
    assert (ran.code, ran.out) == (2, "")
    assert "a table of a server has no bot 'hard:20'; there are random, easy, medium, hard" in ran.err


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--seed", "may"], "--seed cannot go with --tui: the server of a table draws a secret seed for each match"),
        (["--sort", "size"], "--sort is suit or rank, not 'size'"),
        (["--code", "K7M2PQ"], "--code needs --url: the server that the table is on"),
        (
            ["--url", "http://127.0.0.1:1", "--code", "K7M2PQ", "--players", "3"],
            "--code sits down at a table that is there: its rules and its players are its own",
        ),
    ],
)
def test_what_no_table_can_do_is_refused_in_a_line(run: Run, words: list[str], why: str) -> None:
    assert run("play", "basic", "--tui", *words) == (2, "", f"openrummy: {why}\n")


def test_the_hand_lies_as_was_asked_for() -> None:
    async def work() -> None:
        async with house() as here:
            app = await at_a_table(here)
            app = TableApp(app.client, Looks(colour=False), sort="rank")
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: my_turn(app))
                assert list(map(rank, app.hand.cards)) == sorted(map(rank, app.hand.cards))

    in_a_loop(work())


def test_the_record_of_the_match_is_written_down_when_it_is_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with house() as here:
            app = await at_a_table(here)
            async with app.run_test(size=SIZE) as pilot:
                await play_elsewhere(here, app, over)
                await until(pilot, lambda: app.finished != "")
            await fetch_record(app.client, app.finished, tmp_path / "match.txt", lambda _: asyncio.sleep(0))
            record = read_record((tmp_path / "match.txt").read_text("utf-8"))
            assert (record.game, len(record.rounds)) == ("basic", 1)

    in_a_loop(work())


def test_without_a_terminal_there_is_no_interface(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Client, "post", answering({"token": "t"}))
    ran = run("play", "basic", "--tui", "--url", "http://127.0.0.1:1")
    assert (ran.code, ran.out) == (2, "")
    assert "--tui needs a terminal" in ran.err


def answering(told: object) -> Callable[..., Awaitable[object]]:
    """A server that gives the same answer to all."""

    async def post(*_: object) -> object:
        return told

    return post


@pytest.mark.parametrize("code", TableCode)
def test_what_the_server_refuses_is_said_in_a_sentence(code: TableCode) -> None:
    facts = {"most": 24} if code is TableCode.BAD_NAME else {}
    assert refused_words(ServerRefused(code, facts)).endswith(".")
