"""Fair deals at a running table: commitment, then seat seeds, then the deal; the seed only when it may be known."""

import asyncio
import json
import re
import subprocess
import sys
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from openrummy.client import Client, ServerRefused
from openrummy.core import deal, view
from openrummy.fairness import match_commitment, match_dealer, promised_by, round_seed
from openrummy.games import make_game
from openrummy.shuffle import shuffled
from openrummy.wire import game_of
from openrummy.wire import messages as wire
from server.harness import running_server

from .playing import over, play_until, seated

THREE: dict[str, Any] = {"options": {"match": {"type": "rounds", "rounds": 3}}}


def secrets() -> Any:
    """Seeds that a test can look for: each 32 bytes long, and known beforehand (bots draw some, too)."""
    numbers = cycle(range(1, 256))
    return lambda: f"{next(numbers):02x}" * 32


def seed(number: int) -> bytes:
    """The seed of the match with this number, from 1."""
    return bytes([number]) * 32


def stage(client: Client) -> str:
    return client.table.stage if client.table else ""


def rounds(client: Client) -> int:
    return len(client.table.rounds) if client.table else 0


def test_the_commitment_is_there_before_a_seat_may_add_a_seed_and_is_kept() -> None:
    async def go() -> None:
        async with running_server(secret=secrets()) as url, await Client.guest(url, "Ann") as ann:
            await seated(ann)
            assert ann.table is not None
            promised = ann.table.commitment
            assert promised == match_commitment(seed(1))
            await ann.ask(wire.AddSeed, seed="AB" * 16)
            await ann.ask(wire.Start)
            await play_until(ann, lambda me: stage(me) == "playing")
            assert ann.table.commitment == promised
            assert ann.table.seat_seeds == ("ab" * 16,)
            dealer = match_dealer(2, seed(1), [bytes.fromhex("ab" * 16)])
            assert ann.table.dealer == dealer

    asyncio.run(go())


def test_seeds_are_fixed_when_the_match_begins_and_count_for_one_match() -> None:
    """Those of the match before were known when the next commitment was drawn: with them, it could be chosen."""

    async def go() -> None:
        async with running_server(secret=secrets()) as url, await Client.guest(url, "Ann") as ann:
            await seated(ann)
            await ann.ask(wire.AddSeed, seed="ab" * 16)
            await ann.ask(wire.Start)
            with pytest.raises(ServerRefused, match="T_NOT_NOW"):
                await ann.ask(wire.AddSeed, seed="cd" * 16)
            await play_until(ann, over)
            assert ann.table is not None
            assert ann.table.commitment in [match_commitment(seed(n)) for n in range(2, 256)]
            assert ann.table.revealed == seed(1).hex()
            assert [c.seed for c in ann.table.chairs if c] == ["", ""]
            assert ann.table.seat_seeds == ("ab" * 16,)
            await ann.ask(wire.Ready)
            await play_until(ann, lambda me: stage(me) == "playing")
            assert ann.table.seat_seeds == ()
            assert ann.table.revealed == ""

    asyncio.run(go())


def test_the_seed_of_a_round_is_revealed_when_it_is_over_and_proves_its_deal() -> None:
    """A player computes the order and finds the hand that he was dealt."""

    async def go() -> None:
        async with running_server() as url, await Client.guest(url, "Ann") as ann:
            await seated(ann, **THREE)
            await ann.ask(wire.AddSeed, seed="ab" * 16)
            assert ann.table is not None
            promised = ann.table.commitment
            await ann.ask(wire.Start)
            g = game_of(ann.table.settings)
            for number in range(3):
                await play_until(ann, lambda me: stage(me) == "playing")
                assert ann.view is not None
                hand, dealer = ann.view.hand, ann.table.dealer
                await play_until(ann, lambda me, n=number: rounds(me) > n)
                link = bytes.fromhex(ann.table.round_seed)
                assert promised_by(link, number) == promised
                order = shuffled(g.deck(2, 0), link, number, [bytes.fromhex("ab" * 16)])
                assert view(deal(g, order, 2, dealer), ann.seat).hand == hand
            assert ann.table.revealed != ""

    asyncio.run(go())


async def everything_said(url: str, token: str, table: str, play: Client) -> list[str]:
    """All that a socket and the HTTP answers say while a client plays a match to its end."""
    said: list[str] = []
    headers = {"authorization": f"Bearer {token}", "origin": url}
    async with connect(url.replace("http", "ws") + "/ws", additional_headers=headers, max_size=1 << 22) as ws:

        async def listen() -> None:
            async for message in ws:
                said.append(str(message))

        listener = asyncio.create_task(listen())
        await ws.send(json.dumps({"ask": "watch", "id": "w", "table": table}))
        await play.ask(wire.Start)
        paths = ("/api/me", "/api/tables", "/api/tables/mine", "/api/matches", "/api/stats", "/metrics", "/readyz")
        while not over(play):
            for path in paths:
                answer = await play.http.get(path, headers={"authorization": f"Bearer {token}"})
                said.append(answer.text)
            done = rounds(play)
            await play_until(play, lambda me, n=done: over(me) or rounds(me) > n)
            said.append("-- round --")
    listener.cancel()
    await asyncio.gather(listener, return_exceptions=True)
    return said


@pytest.mark.parametrize("reveal", ["round", "match", "never"])
def test_nothing_that_is_sent_holds_a_seed_before_it_may_be_known(reveal: str) -> None:
    async def go() -> None:
        async with (
            running_server(secret=secrets()) as url,
            await Client.guest(url, "Ann") as ann,
            await Client.guest(url, "Eve") as eve,
        ):
            table = await seated(ann, reveal=reveal, **THREE)
            said = await everything_said(url, eve.token, table, ann)
            assert len(said) > 20
            before = [part for part in said if '"stage":"over"' not in part]
            assert not any(seed(1).hex() in part for part in before)
            assert not any(seed(n).hex() in part for n in range(2, 256) for part in said)
            links = [round_seed(seed(1), n).hex() for n in range(4)]
            for n, link in enumerate(links):
                seen = [part for part in before if link in part]
                assert bool(seen) == (reveal == "round" and n < 2), n
                assert all(part.count('"reason"') > n for part in seen)
            assert any(seed(1).hex() in part for part in said) == (reveal != "never")

    asyncio.run(go())


def test_a_record_of_a_table_that_reveals_nothing_is_not_given_away() -> None:
    async def go() -> None:
        async with running_server() as url, await Client.guest(url, "Ann") as ann:
            await seated(ann, reveal="never")
            await ann.ask(wire.Start)
            await play_until(ann, over)
            (row,) = await matches_of(ann)
            with pytest.raises(ServerRefused, match="T_FORBIDDEN"):
                await ann.get(f"/api/matches/{row['id']}")

    asyncio.run(go())


async def matches_of(client: Client) -> list[dict[str, Any]]:
    """The finished matches, when they are kept."""
    while True:
        found: list[dict[str, Any]] = await client.get("/api/matches")
        if found:
            return found


# --- openrummy verify ----------------------------------------------------------------------------------------------


def verify(*words: object, data: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "openrummy.cli", "verify", *map(str, words)]
    return subprocess.run(command, capture_output=True, input=data, timeout=120, check=False)


@pytest.mark.parametrize("game", ["basic", "classic", "carousel", "board"])
def test_a_downloaded_match_of_every_game_is_verified(tmp_path: Path, game: str) -> None:
    options: dict[str, dict[str, Any]] = {
        "basic": {"match": {"type": "rounds", "rounds": 1}},
        "classic": {"target": 1},
        "carousel": {"target": 1},
        "board": {"games": 2},
    }
    seats = min(make_game(game).seats)

    async def go() -> tuple[str, bytes]:
        async with running_server() as url, await Client.guest(url, "Ann") as ann:
            await seated(ann, game=game, options=options[game], seats=seats)
            assert ann.table is not None
            promised = ann.table.commitment
            await ann.ask(wire.AddSeed, seed="ab" * 16)
            await ann.ask(wire.Start)
            await play_until(ann, over)
            (row,) = await matches_of(ann)
            headers = {"authorization": f"Bearer {ann.token}"}
            return promised, (await ann.http.get(f"/api/matches/{row['id']}", headers=headers)).content

    promised, data = asyncio.run(go())
    (tmp_path / "match.json").write_bytes(data)
    said = verify(tmp_path / "match.json", "--commitment", promised, "--my-seed", "AB" * 16)
    assert said.returncode == 0, said.stdout + said.stderr
    assert said.stdout.endswith(b"Everything holds.\n")
    assert said.stdout.count(b"yes: ") >= 7
    assert b"no" not in re.findall(rb"^\w+", said.stdout, re.MULTILINE)


def test_what_does_not_match_is_said_with_its_round_and_exit_code_1() -> None:
    vectors = json.loads((Path(__file__).parents[2] / "data" / "fairness_vectors.json").read_text("utf-8"))
    match = vectors["matches"][1]
    order = match["record"]["rounds"][2]["order"]
    order[-1], order[-2] = order[-2], order[-1]
    said = verify("-", "--commitment", "00", "--my-seed", "11", data=json.dumps(match).encode())
    assert said.returncode == 1
    text = said.stdout.decode()
    assert "the commitment in the file is not the one you noted" in text
    assert "your seed 11 was not used" in text
    assert "no: round 3: the deal does not follow from the seeds: card " in text
    deals = len(match["record"]["rounds"])
    assert f"no: {deals - 1} of {deals} deals follow from the seeds" in text
    assert text.endswith(" checks failed.\n")


def test_what_does_not_hold_is_not_told_to_hold_as_well() -> None:
    """A changed result: one line says so, and no other line speaks of the result."""
    vectors = json.loads((Path(__file__).parents[2] / "data" / "fairness_vectors.json").read_text("utf-8"))
    match = next(m for m in vectors["matches"] if m.get("result"))
    match["result"]["points"] = [n + 1 for n in match["result"]["points"]]
    said = verify("-", data=json.dumps(match).encode())
    assert said.returncode == 1
    lines = said.stdout.decode().splitlines()
    (about,) = (line for line in lines if "result" in line)
    assert about.startswith("no: the result is not what the actions give: the points are ")
    assert "yes: every action is allowed by the rules" in lines
    assert lines[-1] == "1 check failed."


def test_a_result_is_not_called_checked_where_the_actions_lead_to_none() -> None:
    vectors = json.loads((Path(__file__).parents[2] / "data" / "fairness_vectors.json").read_text("utf-8"))
    match = next(m for m in vectors["matches"] if m.get("result"))
    match["record"]["rounds"][0]["actions"][0] = {"do": "discard", "card": 0}
    lines = verify("-", data=json.dumps(match).encode()).stdout.decode().splitlines()
    assert any(line.startswith("no: not every action is allowed by the rules: ") for line in lines)
    assert "not checked: the result, as the actions do not lead to one" in lines


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"game basic\nplayers 2\n", b'{"record": 5}'])
def test_what_cannot_be_read_is_said_in_one_line_and_exit_code_2(data: bytes) -> None:
    said = verify("-", data=data)
    assert (said.returncode, said.stdout) == (2, b"")
    assert said.stderr.count(b"\n") == 1


def test_a_file_that_is_no_match_is_named(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text("{}")
    assert b"mine.json: no match with a proof" in verify(tmp_path / "mine.json").stderr


def test_a_missing_file_is_said_in_one_line(tmp_path: Path) -> None:
    said = verify(tmp_path / "missing.json")
    assert said.returncode == 2
    assert b"missing.json" in said.stderr
