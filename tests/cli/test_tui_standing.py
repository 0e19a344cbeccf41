"""`openrummy play --tui`: what the table says before, between and after rounds, and which keys are shown."""

import asyncio

import pytest
from textual.widgets import Footer, OptionList, Static
from textual.widgets._footer import FooterKey

from cli.test_tui import ONE_GAME, SIZE, at_a_table, my_turn, play_elsewhere, told, until
from openrummy.cli.looks import Looks
from openrummy.cli.tui.app import TableApp
from openrummy.core import Draw, LayDown
from openrummy.wire import messages as wire
from server.people import act, house, over, play_on
from server.people import run as in_a_loop

PLAIN = Looks(colour=False)


def shown(app: TableApp) -> str:
    return str(app.query_one("#table", Static).content)


def moves(app: TableApp) -> list[str]:
    return [str(option.prompt) for option in app.query_one("#moves", OptionList).options]


def test_a_refusal_is_forgotten_with_the_next_change() -> None:
    async def work() -> None:
        async with house() as here:
            ann, ben = await here.guest("Ann"), await here.guest("Ben")
            await here.table(ann, ben, start=True)
            app = TableApp(ann, PLAIN)
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: app.shown == ann.seq)
                assert not await app.play(LayDown((0, 1, 3)))
                assert told(app) != ""
                if ann.offers is not None:
                    assert await app.play(Draw())
                else:
                    await act(ben, Draw())
                await until(pilot, lambda: told(app) == "")

    in_a_loop(work())


def test_after_the_last_round_the_heading_and_the_moves_say_how_things_stand() -> None:
    async def work() -> None:
        async with house() as here:
            app = await at_a_table(here)
            async with app.run_test(size=SIZE) as pilot:
                await play_elsewhere(here, app, over)
                await until(pilot, lambda: "The match is over" in told(app))
                assert " round 1 " in shown(app)
                assert moves(app) == ["the match is over"]

    in_a_loop(work())


def test_who_sits_down_before_the_start_sees_the_players_and_who_starts() -> None:
    async def work() -> None:
        async with house() as here:
            ann, ben = await here.guest("Ann"), await here.guest("Ben")
            await here.table(ann, ben)
            assert ben.table is not None
            app = TableApp(ben, PLAIN, code=True)
            async with app.run_test(size=SIZE) as pilot:
                assert told(app) == "Waiting for Ann, who starts the match."
                assert f"Table {ben.table.code}" in shown(app)
                assert [line.split() for line in shown(app).splitlines()[-2:]] == [["1", "Ann", "host"], ["2", "You"]]
                assert (moves(app), app.hand.render().plain) == (["the match has not begun yet"], "")
                await ann.ask(wire.Start)
                await until(pilot, lambda: len(app.hand.cards) > 0)
                assert f"table {ben.table.code}" in shown(app).splitlines()[0]

    in_a_loop(work())


def test_the_host_fills_the_table_with_bots_and_starts() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.guest("Ann")
            await here.table(ann, seats=2)
            app = TableApp(ann, PLAIN)
            async with app.run_test(size=SIZE) as pilot:
                assert told(app) == "You are the host. 1 seat is free: F6 puts a bot there."
                await pilot.press("f6")
                await until(pilot, lambda: told(app) == "You are the host: F5 starts the match.")
                await pilot.press("f5")
                await until(pilot, lambda: len(app.hand.cards) > 0)

    in_a_loop(work())


def test_after_a_close_the_layout_is_shown() -> None:
    async def work() -> None:
        async with house(secret=lambda: f"{1:064x}") as here:  # these deals end with a close
            ann, ben = await here.guest("Ann"), await here.guest("Ben")
            await here.table(ann, ben, start=True, **ONE_GAME)
            app = TableApp(ann, PLAIN)
            async with app.run_test(size=SIZE) as pilot:
                await asyncio.gather(play_elsewhere(here, app, over), play_on(ben, over))
                await until(pilot, lambda: "The match is over" in told(app))
                closed = shown(app).splitlines()[-2:]
                assert "closed with" in closed[0]
                assert "left over" in closed[1]
                assert len(closed[1].split()) > 14

    in_a_loop(work())


def test_when_the_window_gets_smaller_the_heading_still_fits() -> None:
    async def work() -> None:
        async with house() as here:
            app = await at_a_table(here)
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: my_turn(app))
                await pilot.resize_terminal(80, 24)
                await until(pilot, lambda: len(shown(app).splitlines()[0]) == 76)

    in_a_loop(work())


@pytest.mark.parametrize("key", ["f10", "ctrl+c", "ctrl+q"])
def test_each_of_these_keys_ends_it(key: str) -> None:
    async def work() -> None:
        async with house() as here:
            app = await at_a_table(here)
            async with app.run_test(size=SIZE) as pilot:
                await until(pilot, lambda: my_turn(app))
                assert app.return_code is None
                await pilot.press(key)
                assert app.return_code == 0

    in_a_loop(work())


@pytest.mark.parametrize("columns", [80, 100, 120])
@pytest.mark.parametrize("game", ["basic", "carousel"])
def test_every_key_of_the_footer_is_in_sight(columns: int, game: str) -> None:
    async def work() -> None:
        async with house() as here:
            app = await at_a_table(here, game=game)
            async with app.run_test(size=(columns, 30)) as pilot:
                await until(pilot, lambda: my_turn(app))
                await pilot.pause()
                keys = app.query_one(Footer).query(FooterKey)
                assert {k.description for k in keys} >= {"Select", "Play", "Hint", "Sort", "Undo", "Quit"}
                assert [k.description for k in keys if k.region.right > columns] == []

    in_a_loop(work())
