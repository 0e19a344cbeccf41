"""The example bot of the docs plays a match to its end, as it says it does."""

import asyncio
import importlib.util
import subprocess
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest

from openrummy.wire import messages as wire
from server.people import ONE_ROUND, House, house, over, run, until

BOT: Final = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def example() -> ModuleType:
    """The program in the docs, as it stands there."""
    spec = importlib.util.spec_from_file_location("example_bot", BOT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def bot_at_a_table(here: House, **settings: Any) -> None:
    host = await here.guest("Host")
    await host.watch(await here.table(host, seats=3, **settings))
    assert host.table is not None
    await host.ask(wire.Stand)
    await host.ask(wire.AddBot, seat=1)
    await host.ask(wire.AddBot, seat=2)
    playing = asyncio.create_task(example().main(here.url, host.table.code))
    await until(host, lambda c: bool(c.table and all(c.table.chairs)))
    await host.ask(wire.Start)
    await until(host, over)
    await playing


@pytest.mark.parametrize(
    "settings",
    [ONE_ROUND, {"game": "board"}, {"game": "carousel", "options": {"target": 1}}],
    ids=["basic", "board", "carousel"],
)
def test_the_example_bot_plays_a_match_to_its_end(settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    async def work() -> None:
        async with house() as here:
            await bot_at_a_table(here, **settings)

    run(work())
    assert capsys.readouterr().out.splitlines()[-1].startswith("points: (")


@pytest.mark.parametrize("words", [(), ("http://127.0.0.1:8700",), ("a", "b", "c")])
def test_the_example_bot_says_how_it_is_called(words: tuple[str, ...]) -> None:
    ran = subprocess.run([sys.executable, BOT, *words], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (1, "usage: python docs/examples/bot.py URL TABLECODE\n")


def test_a_code_that_no_table_has_is_said_in_a_line() -> None:
    async def work() -> None:
        async with house() as here:
            bot = await asyncio.create_subprocess_exec(sys.executable, BOT, here.url, "NOSUCH", stderr=PIPE)
            _, said = await bot.communicate()
            assert (bot.returncode, said.count(b"\n"), here.url.encode() in said) == (1, 1, True), said

    run(work())


def test_the_example_bot_is_forty_lines() -> None:
    assert len(BOT.read_text().splitlines()) <= 40
