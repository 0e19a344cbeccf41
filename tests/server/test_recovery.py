"""E-mail: off unless it is set up; a link works once and for a quarter of an hour; nobody learns who has an account."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from pathlib import Path

import pytest

from openrummy.server.accounts import Account, Accounts
from openrummy.server.recovery import LINK_LIVES, Recovery, by_smtp
from openrummy.server.settings import ServerSettings
from openrummy.server.store import Store
from openrummy.wire import Refused

PASSWORD = "correct horse"
SETTINGS = ServerSettings(public_url="https://rummy.example")


class Post:
    """A post office that keeps the mails."""

    def __init__(self) -> None:
        self.sent: list[EmailMessage] = []
        self.closed = False

    def __call__(self, message: EmailMessage) -> None:
        if self.closed:
            raise OSError("no route to the post office")
        self.sent.append(message)

    def token(self, what: str) -> str:
        """The secret in the link of the last mail."""
        found = re.search(rf"https://rummy\.example/#{what}=(\S+)", self.sent[-1].get_content())
        assert found is not None
        return found[1]


@asynccontextmanager
async def member(folder: Path, post: Post | None) -> AsyncIterator[tuple[Accounts, Recovery, Account]]:
    """A store with one account, `Ann`."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder}/test.db")
    people = Accounts(store)
    try:
        account, _ = await people.guest("Ann", 0)
        await people.upgrade(account, "Ann", PASSWORD)
        yield people, Recovery(store, people, SETTINGS, post), account
    finally:
        await store.close()


def test_without_smtp_no_mail_is_promised(tmp_path: Path) -> None:
    assert by_smtp(ServerSettings()) is None

    async def main() -> None:
        async with member(tmp_path, None) as (_, recovery, account):
            with pytest.raises(Refused, match="T_NOT_ALLOWED"):
                await recovery.ask_address(account.id, "ann@x.example", "en", 0)
            with pytest.raises(Refused, match="T_NOT_ALLOWED"):
                await recovery.ask_reset("Ann", "en", 0)

    asyncio.run(main())


def test_a_confirmed_address_brings_a_new_password_and_ends_every_session(tmp_path: Path) -> None:
    async def main() -> None:
        post = Post()
        async with member(tmp_path, post) as (people, recovery, account):
            await recovery.ask_address(account.id, "ann@x.example", "ro", 0)
            assert post.sent[0]["Subject"] == "Confirmă-ți adresa de e-mail"
            await recovery.confirm_address(post.token("confirm"), 1)
            _, session = await people.login("ann", PASSWORD, 2)
            await recovery.ask_reset("ANN", "xx", 3)
            await recovery.settled()
            assert post.sent[1]["To"] == "ann@x.example"
            await recovery.reset(post.token("reset"), "another horse", 4)
            assert await people.by_token(session, 5) is None
            with pytest.raises(Refused, match="T_BAD_LOGIN"):
                await people.login("Ann", PASSWORD, 6)
            await people.login("Ann", "another horse", 7)

    asyncio.run(main())


def test_a_link_works_once_and_not_for_long_and_not_for_something_else(tmp_path: Path) -> None:
    async def main() -> None:
        post = Post()
        async with member(tmp_path, post) as (_, recovery, account):
            await recovery.ask_address(account.id, "ann@x.example", "en", 0)
            with pytest.raises(Refused, match="T_BAD_LOGIN"):
                await recovery.confirm_address(post.token("confirm"), LINK_LIVES + 1)
            await recovery.ask_address(account.id, "ann@x.example", "en", 0)
            first = post.token("confirm")
            await recovery.confirm_address(first, 1)
            with pytest.raises(Refused, match="T_BAD_LOGIN"):
                await recovery.confirm_address(first, 2)
            await recovery.ask_address(account.id, "bob@x.example", "en", 3)
            with pytest.raises(Refused, match="T_BAD_LOGIN"):
                await recovery.reset(post.token("confirm"), "another horse", 4)

    asyncio.run(main())


def test_a_mail_that_cannot_be_sent_is_said_where_an_address_is_asked_for_and_only_there(tmp_path: Path) -> None:
    async def main() -> None:
        post = Post()
        async with member(tmp_path, post) as (_, recovery, account):
            await recovery.ask_address(account.id, "ann@x.example", "en", 0)
            await recovery.confirm_address(post.token("confirm"), 1)
            post.closed = True
            with pytest.raises(Refused, match="T_UNAVAILABLE"):
                await recovery.ask_address(account.id, "ann@x.example", "en", 2)
            await recovery.ask_reset("Ann", "en", 3)
            await recovery.settled()

    asyncio.run(main())


def test_asking_for_a_reset_does_not_tell_who_has_an_account(tmp_path: Path) -> None:
    async def main() -> None:
        post = Post()
        async with member(tmp_path, post) as (_, recovery, _):
            await recovery.ask_reset("Ann", "en", 0)  # an account without an address
            await recovery.ask_reset("Nobody", "en", 0)
        assert post.sent == []

    asyncio.run(main())


@pytest.mark.parametrize("address", ["", "ann", "ann@", "@x.example", "a b@x.example", "a@x.example\nBcc: b@x.example"])
def test_what_is_no_address_gets_no_mail(tmp_path: Path, address: str) -> None:
    async def main() -> None:
        post = Post()
        async with member(tmp_path, post) as (_, recovery, account):
            with pytest.raises(Refused, match="T_BAD_MESSAGE"):
                await recovery.ask_address(account.id, address, "en", 0)
        assert post.sent == []

    asyncio.run(main())
