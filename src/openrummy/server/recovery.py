"""E-mail, where the operator has set it up: an address for an account, and a way back in for a forgotten password."""

import asyncio
import smtplib
from collections.abc import Callable
from email.message import EmailMessage
from typing import Any, Final

import structlog
from sqlalchemy import delete, insert, select, update

from ..locales import LANGUAGES, words
from ..wire import Refused, TableCode
from .accounts import Accounts, check_password
from .names import login_key
from .secret import hashed, new_token
from .settings import ServerSettings
from .store import Store
from .store.schema import accounts, tokens

LINK_LIVES: Final = 15 * 60_000  # milliseconds
MOST_ADDRESS: Final = 200
_log = structlog.get_logger()
Send = Callable[[EmailMessage], None]


def by_smtp(settings: ServerSettings) -> Send | None:
    """How mail is sent, or None where no SMTP server is set."""
    if not settings.smtp_host:
        return None

    def send(message: EmailMessage) -> None:
        with smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=20) as smtp:
            if settings.smtp_user:
                smtp.starttls()
                smtp.login(settings.smtp_user, settings.smtp_password)
            smtp.send_message(message)

    return send


class Recovery:
    """Links by mail: each works once, for a quarter of an hour, and only a hash of it is kept."""

    def __init__(self, store: Store, people: Accounts, settings: ServerSettings, send: Send | None) -> None:
        self._engine, self._people, self._settings, self._send = store.engine, people, settings, send
        self._sending: set[asyncio.Task[None]] = set()

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        if not task.cancelled():
            task.exception()  # told in the log already

    async def settled(self) -> None:
        """Wait until every mail that was begun is sent or has failed."""
        await asyncio.gather(*self._sending, return_exceptions=True)

    async def ask_address(self, account: str, address: str, language: str, now: int) -> None:
        """Send a link that makes this address the account's.  Raises Refused NOT_ALLOWED, or BAD_MESSAGE."""
        self._need_mail()
        if not _looks_like_address(address):
            raise Refused(TableCode.BAD_MESSAGE, field="email")
        token = await self._issue(account, address, now)
        await self._mail(address, "confirm", language, token)

    async def confirm_address(self, token: str, now: int) -> None:
        """The link was opened.  Raises Refused BAD_LOGIN for one that is used, old or wrong."""
        account, address = await self._use(token, now)
        if not _looks_like_address(address):
            raise Refused(TableCode.BAD_LOGIN)
        async with self._engine.begin() as c:
            await c.execute(update(accounts).where(accounts.c.id == account).values(email=address))

    async def ask_reset(self, login: str, language: str, now: int) -> None:
        """Send a link for a new password, if the account has an address; the answer is the same if not."""
        self._need_mail()
        query = select(accounts.c.id, accounts.c.email).where(accounts.c.login == login_key(login))
        async with self._engine.connect() as c:
            row: Any = (await c.execute(query)).one_or_none()
        if row is not None and row.email:
            token = await self._issue(row.id, "reset", now)
            # Not waited for, so that neither the time nor an error tells who has an account.
            sending = asyncio.create_task(self._mail(row.email, "reset", language, token))
            self._sending.add(sending)
            sending.add_done_callback(self._sent)

    async def reset(self, token: str, password: str, now: int) -> str:
        """A new password by a link; every session ends.  Returns the account's id.  Raises Refused BAD_LOGIN."""
        check_password(password)
        account, scope = await self._use(token, now)
        if scope != "reset":
            raise Refused(TableCode.BAD_LOGIN)
        await self._people.set_password(account, password)
        return account

    def _need_mail(self) -> None:
        if self._send is None:
            raise Refused(TableCode.NOT_ALLOWED, reason="this server sends no mail")

    async def _issue(self, account: str, scope: str, now: int) -> str:
        token = new_token()
        row = {"hash": hashed(token), "kind": "mail", "account": account, "scope": scope, "label": ""}
        async with self._engine.begin() as c:
            await c.execute(insert(tokens).values(**row, created=now, seen=now, expires=now + LINK_LIVES))
        return token

    async def _use(self, token: str, now: int) -> tuple[str, str]:
        mine = (tokens.c.hash == hashed(token)) & (tokens.c.kind == "mail")
        async with self._engine.begin() as c:
            row: Any = (await c.execute(select(tokens).where(mine))).one_or_none()
            await c.execute(delete(tokens).where(mine))
        if row is None or row.expires < now:
            raise Refused(TableCode.BAD_LOGIN)
        return row.account, row.scope

    async def _mail(self, to: str, what: str, language: str, token: str) -> None:
        said = language if language in LANGUAGES else "en"
        message = EmailMessage()
        message["From"], message["To"] = self._settings.smtp_from, to
        message["Subject"] = words(said, f"mail-{what}-subject")
        # The secret is in the fragment, which no server and no proxy sees; the page posts it.
        link = f"{self._settings.public_url.rstrip('/')}/#{what}={token}"
        message.set_content(words(said, f"mail-{what}-body", link=link))
        if self._send is None:
            return
        try:
            await asyncio.to_thread(self._send, message)
        except (OSError, smtplib.SMTPException) as e:
            _log.error("mail failed", reason=type(e).__name__)
            raise Refused(TableCode.UNAVAILABLE, reason="mail") from e


def _looks_like_address(text: str) -> bool:
    name, _, host = text.rpartition("@")
    plain = text.isprintable() and not any(c.isspace() or c in ',;<>"' for c in text)
    return bool(name and "." in host and plain and len(text) <= MOST_ADDRESS)
