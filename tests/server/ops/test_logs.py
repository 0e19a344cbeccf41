"""What the server writes to its log: lines or JSON, a table's with table and seq, and never what is secret."""

import asyncio
import io
import json
import logging
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
import structlog
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from openrummy.client import Client, ServerRefused
from openrummy.server import play
from openrummy.server.logs import configure_logs
from openrummy.server.store import Store
from openrummy.wire import messages as wire
from server.harness import ServerProcess, running_server

from .playing import over, play_until, seated


@pytest.fixture(params=[True, False], ids=["json", "lines"])
def told(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """Where the log goes, in each form."""
    root, stream = logging.getLogger(), io.StringIO()
    before = root.handlers[:], root.level
    configure_logs(request.param, stream)
    yield stream
    root.handlers[:], root.level = before[0], before[1]
    logging.getLogger("openrummy").setLevel(logging.NOTSET)
    structlog.reset_defaults()


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def secrets() -> Any:
    numbers = cycle(range(1, 256))
    return lambda: f"{next(numbers):02x}" * 32


def test_a_match_is_told_without_a_secret_a_hand_a_token_or_a_seed(
    told: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when a table, a bot and a request fail on the way."""
    hands: set[str] = set()

    async def go() -> str:
        async with running_server(secret=secrets()) as url, await Client.guest(url, "Ann") as ann:
            await seated(ann, options={"match": {"type": "rounds", "rounds": 2}})
            await ann.ask(wire.AddSeed, seed="5eed" * 8)
            await ann.ask(wire.Say, text="a private word")
            await ann.ask(wire.Start)
            await play_until(ann, lambda me: me.offers is not None)
            assert ann.view is not None
            assert ann.offers is not None
            hands.add(", ".join(map(str, ann.view.hand)))
            with monkeypatch.context() as broken:
                broken.setattr(play, "act", _fails)
                with pytest.raises(ServerRefused, match="T_UNAVAILABLE"):
                    await ann.ask(wire.Act, action=ann.offers.actions[0])
            await play_until(ann, over)
            return ann.token

    token = asyncio.run(go())
    said = told.getvalue()
    assert "table failed" in said
    assert "match over" in said
    seeds = [f"{n:02x}" * 8 for n in range(1, 256)]
    for secret in (token, "5eed5eed", "a private word", "hunter2", *hands, *seeds):
        assert secret not in said


def _fails(*_: object) -> None:
    raise RuntimeError("hunter2 holds the cards 1, 2, 3")


@pytest.mark.parametrize("told", [True], indirect=True)
def test_every_line_of_a_table_has_its_table_and_seq(told: io.StringIO) -> None:
    async def go() -> str:
        async with running_server() as url, await Client.guest(url, "Ann") as ann:
            table = await seated(ann)
            await ann.ask(wire.Start)
            await play_until(ann, over)
            return table

    table = asyncio.run(go())
    found = lines(told)
    assert [line["event"] for line in found] == ["table opened", "match began", "match over"]
    assert all(line["table"] == table for line in found)
    seqs = [line["seq"] for line in found]
    assert seqs == sorted(seqs)
    assert all(line["level"] == "info" and line["timestamp"].endswith("Z") for line in found)


def test_an_error_is_told_by_its_type_and_place_and_not_by_its_words(told: io.StringIO) -> None:
    try:
        raise KeyError("the ace of spades") from ValueError("in seat two")
    except KeyError:
        structlog.get_logger().exception("it failed", table="t", seq=1)
        logging.getLogger("uvicorn.error").exception("it failed in a library")
    said = told.getvalue()
    assert "the ace of spades" not in said
    assert "in seat two" not in said
    assert said.count("KeyError from ValueError") == 2
    assert said.count("test_logs.py:") == 2


def test_a_failing_statement_does_not_quote_what_it_was_writing(tmp_path: Path) -> None:
    async def go() -> str:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
        try:
            async with store.engine.begin() as connection:
                await connection.execute(text("INSERT INTO nowhere VALUES (:hand)"), {"hand": "ace of spades"})
        except SQLAlchemyError as e:
            return str(e)
        finally:
            await store.close()
        return ""

    said = asyncio.run(go())
    assert "nowhere" in said
    assert "ace of spades" not in said


def test_the_log_of_a_served_table_is_json_on_standard_error_when_asked_for(tmp_path: Path) -> None:
    async def go(url: str) -> None:
        async with await Client.guest(url, "Ann") as ann:
            await seated(ann)
            await ann.ask(wire.Start)
            await play_until(ann, over)

    with ServerProcess(tmp_path / "x.db", "--log-json") as server:
        asyncio.run(go(server.url))
        assert server.stop() == 0
        *told, goodbye = server.log.splitlines()
    assert goodbye == "OpenRummy has stopped."
    events = [json.loads(line)["event"] for line in told]
    assert events == ["table opened", "match began", "match over"]
