"""Accounts: a guest becomes one in place, sessions can be seen and ended, tokens for programs, and being forgotten."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import text

from openrummy.client import Client
from openrummy.core import Draw
from openrummy.server import desk
from openrummy.server.accounts import _NOBODY, DELETED_NAME, SESSION_DAYS, anonymous
from openrummy.server.api import CALLS
from openrummy.server.room import Stage
from openrummy.server.store import Store, metadata
from openrummy.wire import TableCode, TableSettings
from openrummy.wire import entries as log
from openrummy.wire import messages as wire
from server.inside import Clock, a_service, a_table, an_account, when
from server.people import PASSWORD, House, act, history, house, no, over, play_on, run, until
from server.rooms import refused


async def sign_in(here: House, login: str, password: str = PASSWORD) -> Client:
    """A new session of an account."""
    client = Client(here.url)
    here.clients.append(client)
    client.token = (await client.post("/api/login", {"login": login, "password": password}))["token"]
    return client


def test_a_guest_becomes_an_account_in_place_and_keeps_seat_and_name() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.guest("Ann")
            table = await here.table(ann, bots=1, start=True)
            before = await ann.get("/api/me")
            after = await ann.post("/api/upgrade", {"login": "Ann of Cleves", "password": PASSWORD})
            assert (after["id"], after["name"], after["guest"]) == (before["id"], "Ann", False)
            again = await sign_in(here, "ann of cleves")
            assert (await again.watch(table)).seat == 0
            with no(TableCode.NOT_ALLOWED):
                await ann.post("/api/upgrade", {"login": "Other", "password": PASSWORD})

    run(work())


def test_a_login_name_is_taken_once_however_it_is_written() -> None:
    async def work() -> None:
        async with house() as here:
            await here.member("Straße")
            bob = await here.guest("Bob")
            for same in ("STRASSE", "straße", " Strasse "):
                with no(TableCode.NAME_IN_USE):
                    await bob.post("/api/upgrade", {"login": same, "password": PASSWORD})
            assert (await bob.get("/api/me"))["guest"]

    run(work())


def test_a_wrong_password_and_an_unknown_name_are_answered_alike() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.member("Ann")
            answers = []
            for login, password in (("Ann", "wrong password"), ("Nobody", PASSWORD), ("\u202e", PASSWORD), ("", "")):
                body = {"login": login, "password": password}
                answer = await ann.http.post("/api/login", json=body, headers={"origin": here.url})
                answers.append((answer.status_code, answer.content))
            assert len(set(answers)) == 1
            assert answers[0][0] == 401
            for short in ("", "1234567", "x" * 201):
                with no(TableCode.BAD_LOGIN):
                    await (await here.guest("Bob")).post("/api/upgrade", {"login": "Bob", "password": short})

    run(work())


def test_a_login_of_nobody_costs_as_much_as_a_wrong_password() -> None:
    """The digest that is tried then has the same parameters, and is computed to the end."""
    hasher = PasswordHasher()
    assert not hasher.check_needs_rehash(_NOBODY)
    with pytest.raises(VerifyMismatchError):
        hasher.verify(_NOBODY, "anything")


def test_sessions_are_listed_and_ended_one_by_one() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.member("Ann")
            phone = await sign_in(here, "Ann")
            await phone.connect()
            rows = await ann.get("/api/sessions")
            assert [r["current"] for r in rows].count(True) == 1
            assert not any(ann.token in str(r) or phone.token in str(r) for r in rows)
            other = next(r["id"] for r in rows if not r["current"])
            bob = await here.member("Bob")
            for wrong in (other, "", "%", other[:8], "_" * 16):
                with no(TableCode.BAD_MESSAGE):
                    await bob.post("/api/revoke", {"id": wrong})
            await ann.post("/api/revoke", {"id": other})
            with no(TableCode.NO_ACCOUNT):
                await phone.get("/api/me")
            await gone(phone, 4401)
            await ann.get("/api/me")

    run(work())


async def gone(client: Client, code: int) -> None:
    """Listen until the server has ended the connection, and look why."""
    with pytest.raises(ConnectionError):
        await until(client, lambda c: False)
    assert client.socket is not None
    assert client.socket.close_code == code


def test_a_new_password_ends_every_other_session_and_its_connections() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.member("Ann")
            phone = await sign_in(here, "Ann")
            await ann.connect()
            await phone.connect()
            with no(TableCode.BAD_LOGIN):
                await ann.post("/api/password", {"old": "not this one", "new": "something else"})
            await ann.post("/api/password", {"old": PASSWORD, "new": "something else"})
            await gone(phone, 4401)
            await ann.ask(wire.Ping)
            with no(TableCode.BAD_LOGIN):
                await sign_in(here, "Ann")
            await sign_in(here, "Ann", "something else")

    run(work())


def test_a_token_for_a_program_plays_without_a_page() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.member("Ann")
            for label in ("", "\u202ereversed"):
                with no(TableCode.BAD_TEXT):
                    await ann.post("/api/token", {"label": label})
            token = (await ann.post("/api/token", {"label": "my bot"}))["token"]
            program = here.device(Client(here.url, token))
            await here.table(program, bots=1, start=True)
            await act(program)
            row = next(r for r in await ann.get("/api/sessions") if r["kind"] == "api")
            assert row["label"] == "my bot"
            await ann.post("/api/revoke", {"id": row["id"]})
            await gone(program, 4401)

    run(work())


def test_a_token_for_a_program_decides_nothing_about_the_account() -> None:
    """Whoever finds it can play under the name until it is revoked, and no more."""

    async def work() -> None:
        async with house() as here:
            ann = await here.guest("Ann")
            program = here.device(Client(here.url, (await ann.post("/api/token", {"label": "my bot"}))["token"]))
            for call in (c for c in CALLS if c.owner):
                with no(TableCode.FORBIDDEN, reason="token"):
                    await (program.get(call.path) if call.method == "GET" else program.post(call.path, {}))
            deciding = "upgrade password rename revoke token email delete seat sessions".split()
            assert {c.path for c in CALLS if c.owner} == {f"/api/{name}" for name in deciding}

    run(work())


def test_another_name_holds_from_the_next_table_on() -> None:
    async def work() -> None:
        async with house() as here:
            ann = await here.guest("Ann")
            with no(TableCode.BAD_NAME):
                await ann.post("/api/rename", {"name": "\u3164"})
            await ann.post("/api/rename", {"name": "Annika"})
            table = await here.table(ann)
            await until(ann, lambda c: bool(c.table and c.table.chairs[0]))
            assert ann.table is not None
            assert ann.table.id == table
            assert (await ann.get("/api/me"))["name"] == "Annika"

    run(work())


def test_a_deleted_account_is_gone_everywhere_at_once(tmp_path: object) -> None:
    """Its name and words are neither in the tables that run nor anywhere in the file; what it played stays counted."""
    database = f"{tmp_path}/test.db"
    name, words = "Zebedee Quux", "my secret words"

    def files() -> list[bytes]:
        return [Path(database + ending).read_bytes() for ending in ("", "-wal")]

    async def work() -> None:
        async with house(database=database) as here:
            me, bob = await here.member(name), await here.member("Bob")
            await here.table(me, bob, start=True, rated=True, hints=False)
            await me.ask(wire.Say, text=words)
            await asyncio.gather(play_on(me, over), play_on(bob, over))
            await history(bob)
            await here.table(me, bob, start=True)
            account = (await me.get("/api/me"))["id"]
            ratings = await bob.get("/api/stats")
            await me.post("/api/delete", {})
            while any(secret.encode() in data for data in files() for secret in (name, words, account)):
                await asyncio.sleep(0)  # the write-ahead log is emptied as soon as nobody reads it
            await gone(me, 4401)
            with no(TableCode.NO_ACCOUNT):
                await me.get("/api/me")
            with no(TableCode.BAD_LOGIN):
                await sign_in(here, name)
            await until(bob, lambda c: bool(c.table and c.table.chairs[0] and c.table.chairs[0].name == DELETED_NAME))
            assert bob.table is not None
            chair = bob.table.chairs[0]
            assert chair is not None
            assert chair.expired
            assert (await history(bob))[0]["names"] == [DELETED_NAME, "Bob"]
            assert await bob.get("/api/stats") == ratings
            await play_on(bob, over)
        store = await Store.open(f"sqlite+aiosqlite:///{database}")
        async with store.engine.connect() as connection:
            for table in metadata.sorted_tables:
                rows = str((await connection.execute(text(f"SELECT * FROM {table.name}"))).all())
                for secret in (name, words, account):
                    assert secret not in rows, table.name
        await store.close()

    run(work())


def test_a_name_leaves_the_tables_that_sleep_and_their_list() -> None:
    async def work() -> None:
        async with a_service() as service:
            ann, bob = await an_account(service, "Ann"), await an_account(service, "Bob")
            table = await a_table(service, ann, bob, start=False)
            await service.hub.rest()
            assert [row.host for row in service.hub.tables_of(bob.id)] == ["Ann"]
            await service.hub.forget(ann)
            assert [row.host for row in service.hub.tables_of(bob.id)] != ["Ann"]
            assert [row.id for row in service.hub.tables_of(bob.id)] == [table.room.id]
            assert service.hub.tables_of(ann.id) == []

    run(work())


def test_sessions_that_are_over_are_forgotten_by_themselves() -> None:
    async def work() -> None:
        clock = Clock()
        async with a_service(clock) as service:
            ann = await an_account(service, "Ann")
            await service.accounts.issue(ann.id, "api", clock.now)
            clock.now += SESSION_DAYS * 86_400_000 + 1
            await service.accounts.issue(ann.id, "session", clock.now)
            assert len(await service.accounts.sessions(ann)) == 3
            await service.hub.rest()
            assert [s.kind for s in await service.accounts.sessions(ann)] == ["session", "api"]

    run(work())


def test_a_socket_that_opens_while_its_session_ends_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The token is looked up, the session is ended, and only then is the connection counted."""
    from openrummy.server import routes
    from openrummy.server.service import Service

    ending, services, made = list[asyncio.Task[None]](), list[Service](), Service.__init__

    async def work() -> None:
        async with house() as here:
            ann = await here.guest("Ann")
            found, account_of = asyncio.Event(), routes.account_of

            async def slow(connection: Any) -> Any:
                account = await account_of(connection)
                if not found.is_set():
                    found.set()
                    await ending[0]
                return account

            monkeypatch.setattr(routes, "account_of", slow)
            opening = asyncio.create_task(ann.connect())

            async def end() -> None:
                await found.wait()
                service = services[0]
                account = await service.accounts.by_token(ann.token, service.now())
                assert account is not None
                await service.accounts.revoke(account, account.token[:16])
                service.cut(account.id, only=account.token)

            ending.append(asyncio.create_task(end()))
            await opening
            await gone(ann, 4401)

    def kept(self: Service, *given: Any) -> None:
        made(self, *given)
        services.append(self)

    monkeypatch.setattr(Service, "__init__", kept)
    run(work())


def test_an_account_stays_while_a_match_with_its_name_waits_to_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept later, once the database takes it again, must not bring the name back."""

    async def work() -> None:
        async with a_service() as service:
            ann = await an_account(service, "Ann")

            async def no_room(*_: Any) -> None:
                raise OSError

            with monkeypatch.context() as patch:
                patch.setattr(service.hub.aftermath, "_keep", no_room)
                table = await a_table(service, ann, bots=1)
                await table.do(lambda room, ctx: desk.stand(room, ann.id, ctx))
                await when(table, lambda room: room.stage is Stage.OVER)
                with refused(TableCode.UNAVAILABLE):
                    await service.hub.forget(ann)
                assert await service.accounts.guests([ann.id]) == {ann.id}
                await service.hub.forget(await an_account(service, "Bob"))  # whom the match does not name
            await service.hub.aftermath.flush()

    run(work())


def test_the_words_of_a_deleted_spectator_leave_the_tables_that_are_awake() -> None:
    async def work() -> None:
        async with house() as here:
            ann, bob, eve = await here.guest("Ann"), await here.guest("Bob"), await here.guest("Eve")
            table = await here.table(ann, bob, start=True, spectator_chat=True)
            await eve.watch(table)
            await eve.ask(wire.Say, text="look at me")
            assert [line.name for line in (await here.device(bob).watch(table)).chat] == ["Eve"]
            await eve.post("/api/delete", {})
            assert (await here.device(bob).watch(table)).chat == ()

    run(work())


def test_a_log_is_made_anonymous_for_one_person_only() -> None:
    entries: list[log.AnyEntry] = [
        log.Opened(0, TableSettings(), "CODE", "a1"),
        log.Sat(1, 0, "Ann", "a1"),
        log.Sat(1, 1, "Bob", "b1"),
        log.Said(2, 0, "one"),
        log.Said(2, 1, "two"),
        log.Said(2, 0, phrase="smile"),
        log.Said(2, -1, "three", name="Ann", account="a1"),
        log.Said(2, -1, "four", name="Ann", account="c1"),
        log.Stood(3, 0),
        log.Sat(4, 0, "Cat", "c1"),
        log.Said(5, 0, "five"),
        log.HostMoved(6, "a1"),
        log.HostMoved(6, "b1"),
        log.Did(7, 0, Draw()),
    ]
    told = anonymous(entries, "a1", "x")
    changed = {i: new for i, (old, new) in enumerate(zip(entries, told, strict=True)) if new != old}
    assert changed == {
        0: log.Opened(0, TableSettings(), "CODE", "x"),
        1: log.Sat(1, 0, DELETED_NAME, "x"),
        3: log.Said(2, 0),
        6: log.Said(2, -1, name=DELETED_NAME, account="x"),
        11: log.HostMoved(6, "x"),
    }
