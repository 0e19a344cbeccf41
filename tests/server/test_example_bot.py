"""The example bot of the docs plays a match to its end, as it says it does."""

import asyncio
import importlib.util
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


@pytest.mark.parametrize("settings", [ONE_ROUND, {"game": "board"}], ids=["basic", "board"])
def test_the_example_bot_plays_a_match_to_its_end(settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    async def work() -> None:
        async with house() as here:
            await bot_at_a_table(here, **settings)

    run(work())
    assert capsys.readouterr().out.splitlines()[-1].startswith("points: (")


def test_the_example_bot_is_forty_lines() -> None:
    assert len(BOT.read_text().splitlines()) <= 46
