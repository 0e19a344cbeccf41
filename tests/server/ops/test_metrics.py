"""What Prometheus reads, and what a supervisor asks."""

import asyncio
import re

import httpx

from openrummy.client import Client, ServerRefused
from openrummy.server import link
from openrummy.wire import messages as wire
from server.harness import running_server

from .playing import over, play_until, seated


async def figures(client: Client) -> dict[str, float]:
    """Every sample of the page, by its name with labels."""
    page = (await client.http.get("/metrics")).text
    return {name: float(value) for name, value in re.findall(r"^(\w+(?:{[^}]*})?) (\S+)$", page, re.MULTILINE)}


def test_a_match_is_counted_in_every_figure() -> None:
    async def go() -> None:
        async with running_server() as url, await Client.guest(url, "Ann") as ann:
            await seated(ann, options={"match": {"type": "rounds", "rounds": 2}})
            before = await figures(ann)
            assert before['openrummy_tables{stage="lobby"}'] == 1
            assert before["openrummy_sockets"] == 1
            await ann.ask(wire.Start)
            acts = await play_until(ann, over)
            while not await ann.get("/api/matches"):
                pass
            after = await figures(ann)
            assert after['openrummy_matches_total{game="basic"}'] == 1
            assert after['openrummy_rounds_total{game="basic"}'] == 2
            assert after['openrummy_actions_total{by="person"}'] == acts
            assert after['openrummy_actions_total{by="bot"}'] > 0
            assert after['openrummy_actions_total{by="idle"}'] == 0
            assert after['openrummy_tables{stage="over"}'] == 1
            assert after['openrummy_tables{stage="lobby"}'] == 0
            assert after["openrummy_log_entries"] - before["openrummy_log_entries"] > acts
            assert after["openrummy_log_append_seconds_count"] > acts
            assert (
                after['openrummy_log_append_seconds_bucket{le="+Inf"}'] == after["openrummy_log_append_seconds_count"]
            )
            assert after["openrummy_log_append_failures_total"] == 0
            assert after["openrummy_outbox_overflows_total"] == 0
            await ann.disconnect()
            while (await figures(ann))["openrummy_sockets"]:
                pass

    asyncio.run(go())


def test_who_comes_too_fast_is_counted_by_what_he_did() -> None:
    async def go() -> None:
        limits = {"codes_per_minute": 1, "chat_per_minute": 1, "messages_per_second": link.PER_SECOND}
        async with running_server(**limits) as url, await Client.guest(url, "Ann") as ann:
            await seated(ann)
            await ann.ask(wire.Say, text="one")
            for _ in range(2):
                with_code = await asyncio.gather(ann.post("/api/find", {"code": "XXXXXXX"}), return_exceptions=True)
                assert isinstance(with_code[0], ServerRefused)
            (chat,) = await asyncio.gather(ann.ask(wire.Say, text="two"), return_exceptions=True)
            assert isinstance(chat, ServerRefused)
            flood = await asyncio.gather(*(ann.ask(wire.Ping) for _ in range(70)), return_exceptions=True)
            refused = [r for r in flood if isinstance(r, ServerRefused)]
            assert {r.code for r in refused} == {"T_TOO_FAST"}
            found = await figures(ann)
            assert found['openrummy_rate_limited_total{what="code"}'] == 1
            assert found['openrummy_rate_limited_total{what="chat"}'] == 1
            assert found['openrummy_rate_limited_total{what="message"}'] == len(refused) > 0

    asyncio.run(go())


def test_health_readiness_and_metrics_need_no_account_and_metrics_can_be_closed() -> None:
    async def go() -> None:
        for metrics, status in ((True, 200), (False, 404)):
            async with running_server(metrics=metrics) as url, httpx.AsyncClient(base_url=url) as http:
                assert (await http.get("/healthz")).json()["ok"] is True
                assert (await http.get("/readyz")).json()["ok"] is True
                assert (await http.get("/metrics")).status_code == status

    asyncio.run(go())
