"""The HTTP side: who may call from where, what a body must be, and the status of every refusal."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from openrummy.client import Client
from openrummy.server import link
from openrummy.server.web import _STATUS, CLIENT, MOST_BODY, client_address, refusal
from openrummy.wire import Refused, TableCode
from server.people import PASSWORD, House, house, no, run


async def post(here: House, path: str, body: Any = "{}", token: str = "", **headers: str) -> httpx.Response:
    """A POST with just these headers; ORIGIN stands for the server's own."""
    async with httpx.AsyncClient(base_url=here.url) as http:
        given = {k.replace("_", "-"): v.replace("ORIGIN", here.url) for k, v in headers.items()}
        cookies = {"cookie": f"sid={token}"} if token else {}
        return await http.post(path, content=body, headers=given | cookies)


def code_of(response: httpx.Response) -> str:
    return str(response.json()["code"])


ORIGINS: list[tuple[dict[str, str], bool]] = [
    ({"origin": "ORIGIN"}, True),
    ({"origin": "ORIGIN", "sec_fetch_site": "same-origin"}, True),
    ({"origin": "https://rummy.example"}, True),
    ({"authorization": "Bearer x"}, True),
    ({}, False),
    ({"origin": "https://evil.example"}, False),
    ({"origin": "null"}, False),
    ({"origin": ""}, False),
    ({"origin": "http://["}, False),
    ({"origin": "//"}, False),
    ({"origin": "https://rummy.example.evil.example"}, False),
    ({"origin": "ORIGIN", "sec_fetch_site": "cross-site"}, False),
    ({"origin": "https://evil.example", "authorization": "Bearer x"}, False),
]


def test_only_our_own_pages_and_programs_with_a_token_may_change_anything() -> None:
    async def work() -> None:
        async with house(origins=("https://rummy.example",)) as here:
            for headers, allowed in ORIGINS:
                answer = await post(here, "/api/guest", '{"name": "Ann"}', content_type="application/json", **headers)
                assert answer.status_code == (200 if allowed else 403), headers
                if not allowed:
                    assert code_of(answer) == TableCode.FORBIDDEN

    run(work())


def test_a_body_is_json_of_the_right_kind_and_size() -> None:
    async def work() -> None:
        async with house() as here:
            own = {"origin": "ORIGIN"}
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
                answer = await post(here, "/api/guest", '{"name": "Ann"}', content_type=kind, **own)
                assert (answer.status_code, code_of(answer)) == (400, TableCode.BAD_MESSAGE)
            for kind in ("application/json; charset=utf-8", "Application/JSON"):
                assert (await post(here, "/api/guest", '{"name": "A"}', content_type=kind, **own)).status_code == 200
            bad: list[bytes] = [
                b"", b"[]", b"null", b"{", b'{"name": 1}', b'{"name": "A", "more": 1}', b'{"nam": "A"}', b"\xff\xfe",
                b'{"name": "' + b"x" * 301 + b'"}', b"[" * 50_000, b'{"name": "\\ud800"}',
                b'{"zz": ' + b"[" * 30_000 + b"]" * 30_000 + b"}",
            ]  # fmt: skip
            for body in bad:
                answer = await post(here, "/api/guest", body, content_type="application/json", **own)
                assert (answer.status_code, code_of(answer)) == (400, TableCode.BAD_MESSAGE), body[:40]
            answer = await post(here, "/api/guest", b" " * (MOST_BODY + 1), content_type="application/json", **own)
            assert (answer.status_code, code_of(answer)) == (413, TableCode.TOO_LARGE)

    run(work())


def test_who_is_nobody_may_see_what_is_public_only() -> None:
    async def work() -> None:
        async with house() as here, httpx.AsyncClient(base_url=here.url) as http:
            for path in ("/api/games", "/api/tables", "/api/leaders/basic/2", "/healthz", "/readyz", "/metrics", "/"):
                assert (await http.get(path)).status_code == 200, path
            for path in ("me", "sessions", "tables/mine", "matches", "balance", "stats"):
                answer = await http.get(f"/api/{path}")
                assert (answer.status_code, code_of(answer)) == (401, TableCode.NO_ACCOUNT), path
                for token in ("wrong", "x" * 5000, "é"):
                    bearer = httpx.Headers([(b"authorization", f"Bearer {token}".encode())])
                    assert (await http.get(f"/api/{path}", headers=bearer)).status_code == 401
            answer = await http.get("/api/matches/nowhere")
            assert (answer.status_code, code_of(answer)) == (404, TableCode.NO_MATCH)
            for path in ("/api/nothing", "/nothing.html", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd"):
                assert (await http.get(path)).status_code == 404, path
            assert (await http.get("/api/login")).status_code == 405
            assert (await http.delete("/api/me")).status_code == 405

    run(work())


def test_a_page_learns_who_opens_it_and_somebody_who_is_new_is_no_refusal() -> None:
    async def work() -> None:
        async with house() as here, httpx.AsyncClient(base_url=here.url) as http:
            ann = await here.guest("Ann")
            for cookie in ({}, {"cookie": "sid=wrong"}):
                nobody = await http.get("/api/visitor", headers=cookie)
                assert (nobody.status_code, nobody.json()) == (200, None)
            known = await http.get("/api/visitor", headers={"cookie": f"sid={ann.token}"})
            assert (known.status_code, known.json()["name"]) == (200, "Ann")

    run(work())


def test_every_answer_has_the_headers_that_keep_pages_safe() -> None:
    async def work() -> None:
        async with house() as here, httpx.AsyncClient(base_url=here.url) as http:
            for path in ("/", "/healthz", "/api/me", "/nothing"):
                headers = (await http.get(path)).headers
                assert "default-src 'self'" in headers["content-security-policy"], path
                assert headers["x-content-type-options"] == "nosniff", path
                assert "server" not in headers
            assert (await http.get("/api/games")).headers["cache-control"] == "no-store"

    run(work())


def test_the_page_is_sent_compressed_and_its_assets_are_kept_but_answers_are_neither() -> None:
    async def work() -> None:
        asset = max(CLIENT.glob("assets/*.js"), key=lambda file: file.stat().st_size)
        async with house() as here, httpx.AsyncClient(base_url=here.url) as http:
            sent = await http.get(f"/assets/{asset.name}")
            assert sent.headers["content-encoding"] == "gzip"
            assert "immutable" in sent.headers["cache-control"]
            assert sent.content == asset.read_bytes()
            plain = await http.get(f"/assets/{asset.name}", headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            page = await http.get("/")
            assert page.headers["cache-control"] == "no-cache"
            assert (await http.get("/", headers={"if-none-match": page.headers["etag"]})).status_code == 304
            assert "content-encoding" not in (await http.get("/api/games")).headers

    run(work())


def test_the_session_cookie_cannot_be_read_by_scripts_and_goes_at_the_end() -> None:
    async def work() -> None:
        async with house() as here:
            own = {"origin": "ORIGIN", "content_type": "application/json"}
            answer = await post(here, "/api/guest", '{"name": "Ann"}', **own)
            cookie = answer.headers["set-cookie"]
            assert "HttpOnly" in cookie
            assert "samesite=lax" in cookie.lower()
            token = answer.json()["token"]
            assert (await post(here, "/api/token", '{"label": "x"}', token, **own)).status_code == 200
            answer = await post(here, "/api/logout", "{}", token, **own)
            assert "sid=" in answer.headers["set-cookie"]
            assert (await post(here, "/api/token", '{"label": "x"}', token, **own)).status_code == 401
        async with house(secure_cookies=True) as here:
            answer = await post(here, "/api/guest", '{"name": "Ann"}', **own)
            assert answer.headers["set-cookie"].startswith("__Host-sid=")
            assert "Secure" in answer.headers["set-cookie"]

    run(work())


def test_a_page_number_is_a_number() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.guest("Ann")
            for text in ("x", "-1", "1.5", "١", "9" * 16, ""):
                with no(TableCode.BAD_MESSAGE, field="before"):
                    await ann.get(f"/api/matches?before={text}")
            assert await ann.get("/api/matches?before=5") == []

    run(work())


@pytest.mark.parametrize(
    ("host", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::"),
        ("testclient", "testclient"),
    ],
)
def test_limits_count_a_network_of_ipv6_as_one(host: str, counted_as: str) -> None:
    connection = HTTPConnection({"type": "http", "headers": [], "client": (host, 1)})
    assert client_address(connection) == counted_as


def test_new_guests_and_sign_ins_are_limited_by_address() -> None:
    async def work() -> None:
        async with house(guests_per_minute=3, logins_per_minute=3, tables_per_minute=2) as here:
            ann = await here.guest("Ann")
            for _ in range(2):
                await here.guest("Bob")
            with no(TableCode.TOO_FAST):
                await Client.guest(here.url, "Cat")
            for _ in range(3):
                with no(TableCode.BAD_LOGIN):
                    await ann.post("/api/login", {"login": "ann", "password": PASSWORD})
            with no(TableCode.TOO_FAST):
                await ann.post("/api/login", {"login": "ann", "password": PASSWORD})
            for _ in range(2):
                await ann.post("/api/tables", {})
            with no(TableCode.TOO_FAST):
                await ann.post("/api/tables", {})

    run(work())


@pytest.mark.parametrize("code", list(TableCode))
def test_a_refusal_has_the_status_that_fits_its_code(code: TableCode) -> None:
    answer = refusal(Refused(code, field="x"))
    assert answer.status_code == _STATUS.get(code, 400)
    assert json.loads(bytes(answer.body)) == {"code": code.value, "facts": {"field": "x"}}
    assert 400 <= answer.status_code < 600


def test_a_client_that_goes_away_in_the_middle_of_its_body_disturbs_nothing() -> None:
    async def work() -> None:
        async with house() as here:
            host, port = here.url.removeprefix("http://").split(":")
            _, writer = await asyncio.open_connection(host, int(port))
            writer.write(
                f"POST /api/guest HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {here.url}\r\n"
                "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{".encode()
            )
            await writer.drain()
            writer.close()
            await writer.wait_closed()
            await here.guest("Ann")

    run(work())


def test_a_socket_is_refused_without_a_session_or_from_a_foreign_page() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.guest("Ann")
            api = (await ann.post("/api/token", {"label": "bot"}))["token"]
            bearer = {"authorization": f"Bearer {ann.token}"}
            where = here.url.replace("http", "ws") + "/ws"
            refused: list[dict[str, str]] = [
                {}, {"origin": here.url}, bearer, bearer | {"origin": "https://evil.example"},
                {"authorization": "Bearer wrong", "origin": here.url},
                bearer | {"origin": here.url, "sec-fetch-site": "cross-site"},
            ]  # fmt: skip
            for headers in refused:
                with pytest.raises(InvalidStatus) as e:
                    await connect(where, additional_headers=headers)
                assert e.value.response.status_code == 403
            for headers in ({"authorization": f"Bearer {api}"}, bearer | {"origin": here.url}):
                await (await connect(where, additional_headers=headers)).close()

    run(work())


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nope", 404),
        ("GET", "/api/matches/m/rounds/-1", 404),
        ("GET", "/api/leaders/basic/two", 404),
        ("GET", "/nothing.html", 404),
        ("PUT", "/api/me", 405),
        ("DELETE", "/api/guest", 405),
        ("GET", "/api/guest", 405),
        ("GET", "/api", 404),
        ("GET", "/api/games/", 404),
        ("POST", "/healthz", 405),
    ],
)
def test_a_call_that_there_is_not_is_refused_with_a_code_like_any_other(method: str, path: str, status: int) -> None:
    async def work() -> None:
        async with house() as here, httpx.AsyncClient(base_url=here.url) as http:
            answer = await http.request(method, path, headers={"origin": here.url})
            assert (answer.status_code, code_of(answer)) == (status, TableCode.BAD_MESSAGE)
            assert answer.headers["content-type"] == "application/json"
            assert answer.json()["facts"]["reason"] in ("Not Found", "Method Not Allowed")

    run(work())


def test_more_sockets_of_an_account_than_it_may_have_are_refused_before_they_open() -> None:
    async def work() -> None:
        async with house(sockets_per_account=1) as here:
            ann = await here.guest("Ann")
            headers = {"authorization": f"Bearer {ann.token}", "origin": here.url}
            where = here.url.replace("http", "ws") + "/ws"
            async with connect(where, additional_headers=headers):
                with pytest.raises(InvalidStatus) as e:
                    await connect(where, additional_headers=headers)
            assert e.value.response.status_code == 403

    run(work())


def test_the_page_on_the_protocol_tells_every_close_code_and_no_other() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    told = {int(code) for code in re.findall(r"^\| ([0-9]{4}) \|", page, re.MULTILINE)}
    assert {code for code in told if code >= 4000} == {link.CLOSE_SIGNED_OUT, link.CLOSE_RESYNC, link.CLOSE_FLOOD}
    assert {code for code in told if code < 4000} == {1009, 1012}
