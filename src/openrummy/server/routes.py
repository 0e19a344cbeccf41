"""The HTTP side: guests and accounts, tables, quick match, history, health.  Bodies and answers are JSON structs."""

import asyncio
from typing import Final

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from ..bots import LEVELS
from ..games import GAMES
from ..games.describe import game_info
from ..locales import LANGUAGES, catalogue
from ..wire import Refused, TableCode, TableSettings
from .accounts import SESSION_DAYS, Account
from .bodies import (
    CodeBody,
    EmailBody,
    Empty,
    Figures,
    ForgotBody,
    GuestBody,
    Health,
    IdBody,
    LabelBody,
    LinkBody,
    LoginBody,
    Me,
    NewToken,
    PasswordBody,
    PoolRating,
    QuickBody,
    TableRef,
)
from .names import clean_line
from .ratings import PROVISIONAL
from .service import Service
from .web import body, client_address, end_session, json_response, query_number, set_session, token_of

SHARING: Final = 6  # accounts that may try codes from one address: guests are free, so guessing needs this limit, too


def _service(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service


async def account_of(connection: HTTPConnection) -> Account | None:
    """Whose token a request carries, if it is a valid one."""
    token, service = token_of(connection), _service(connection)
    return await service.accounts.by_token(token, service.now()) if token else None


async def _account(connection: HTTPConnection) -> Account:
    account = await account_of(connection)
    if account is None:
        raise Refused(TableCode.NO_ACCOUNT)
    return account


def _signed_in(service: Service, account: Account, token: str) -> Response:
    me = Me(account.id, account.name, account.guest, token)
    return set_session(json_response(me), token, service.settings, SESSION_DAYS)


async def guest(request: Request) -> Response:
    """Become a guest at once."""
    service, wanted = _service(request), await body(request, GuestBody)
    service.limit("guest", client_address(request), service.settings.guests_per_minute)
    account, token = await service.accounts.guest(wanted.name, service.now(), _device(request))
    return _signed_in(service, account, token)


def _device(request: Request) -> str:
    return request.headers.get("user-agent", "")[:100]


async def login(request: Request) -> Response:
    """Sign in to an account."""
    service, given = _service(request), await body(request, LoginBody)
    service.limit("login", client_address(request), service.settings.logins_per_minute)
    return _signed_in(
        service, *await service.accounts.login(given.login, given.password, service.now(), _device(request))
    )


async def upgrade(request: Request) -> Response:
    """A guest becomes an account in place: same id, same tables, same history."""
    service, account, given = _service(request), await _account(request), await body(request, LoginBody)
    service.limit("login", client_address(request), service.settings.logins_per_minute)
    await service.accounts.upgrade(account, given.login, given.password)
    return json_response(Me(account.id, account.name, guest=False))


async def password(request: Request) -> Response:
    """Change the password; all other sessions end."""
    service, account, given = _service(request), await _account(request), await body(request, PasswordBody)
    service.limit("login", client_address(request), service.settings.logins_per_minute)
    await service.accounts.change_password(account, given.old, given.new)
    service.cut(account.id, but=account.token)
    return json_response(Empty())


async def rename(request: Request) -> Response:
    """Another name, from the next table on."""
    service, account, given = _service(request), await _account(request), await body(request, GuestBody)
    name = await service.accounts.rename(account.id, given.name)
    return json_response(Me(account.id, name, account.guest))


async def logout(request: Request) -> Response:
    """End this session."""
    service, account = _service(request), await _account(request)
    await service.accounts.revoke(account, account.token[:16])
    service.cut(account.id, only=account.token)
    return end_session(json_response(Empty()), service.settings)


async def me(request: Request) -> Response:
    """Who am I?"""
    account = await _account(request)
    return json_response(Me(account.id, account.name, account.guest))


async def visitor(request: Request) -> Response:
    """Who opens the page, if anybody is known yet: no refusal for somebody who is new here."""
    account = await account_of(request)
    return json_response(account and Me(account.id, account.name, account.guest))


async def sessions(request: Request) -> Response:
    """My sessions and tokens."""
    return json_response(await _service(request).accounts.sessions(await _account(request)))


async def revoke(request: Request) -> Response:
    """End one of my sessions or tokens."""
    service, account, given = _service(request), await _account(request), await body(request, IdBody)
    if not await service.accounts.revoke(account, given.id):
        raise Refused(TableCode.BAD_MESSAGE, field="id")
    service.cut(account.id, only=given.id)
    return json_response(Empty())


async def api_token(request: Request) -> Response:
    """A token for a program of mine; it is shown once."""
    service, account, given = _service(request), await _account(request), await body(request, LabelBody)
    service.limit("token", account.id, service.settings.logins_per_minute)
    token = await service.accounts.issue(account.id, "api", service.now(), clean_line(given.label))
    return json_response(NewToken(token))


async def delete_account(request: Request) -> Response:
    """Delete my account: personal data goes, finished matches stay without my name."""
    service, account = _service(request), await _account(request)
    service.cut(account.id)
    await service.hub.forget(account)
    service.cut(account.id)  # who came in meanwhile
    return end_session(json_response(Empty()), service.settings)


async def email(request: Request) -> Response:
    """Send a link that makes an e-mail address mine; only where the server sends mail."""
    service, account, given = _service(request), await _account(request), await body(request, EmailBody)
    service.limit("mail", account.id, service.settings.logins_per_minute)
    await service.recovery.ask_address(account.id, given.email, given.language, service.now())
    return json_response(Empty())


async def confirm(request: Request) -> Response:
    """The link of such a mail was opened."""
    service, given = _service(request), await body(request, LinkBody)
    service.limit("login", client_address(request), service.settings.logins_per_minute)
    await service.recovery.confirm_address(given.token, service.now())
    return json_response(Empty())


async def forgot(request: Request) -> Response:
    """Send a link for a new password; the answer is the same for an account that has no address."""
    service, given = _service(request), await body(request, ForgotBody)
    service.limit("login", client_address(request), service.settings.logins_per_minute)
    await service.recovery.ask_reset(given.login, given.language, service.now())
    return json_response(Empty())


async def reset(request: Request) -> Response:
    """A new password by such a link; every session ends."""
    service, given = _service(request), await body(request, LinkBody)
    service.limit("login", client_address(request), service.settings.logins_per_minute)
    service.cut(await service.recovery.reset(given.token, given.password, service.now()))
    return json_response(Empty())


async def games(request: Request) -> Response:
    """The games with their options, bounds and presets."""
    return json_response([game_info(entry) for entry in GAMES.values()])


async def levels(request: Request) -> Response:
    """The levels of bots, from the weakest to the strongest."""
    return json_response(LEVELS)


async def words(request: Request) -> Response:
    """The words of a language, as a Fluent catalogue."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refused(TableCode.BAD_MESSAGE, field="language", languages=list(LANGUAGES))
    return Response(catalogue(language), media_type="text/plain; charset=utf-8")


async def open_table(request: Request) -> Response:
    """Open a table; its code and id."""
    service, account, settings = _service(request), await _account(request), await body(request, TableSettings)
    service.limit("table", account.id, service.settings.tables_per_minute)
    actor = await service.hub.open_table(account, settings)
    return json_response(TableRef(actor.room.id, actor.room.code))


async def find_table(request: Request) -> Response:
    """The table of a code."""
    service, account, given = _service(request), await _account(request), await body(request, CodeBody)
    service.limit("code", account.id, service.settings.codes_per_minute)
    service.limit("code", client_address(request), SHARING * service.settings.codes_per_minute)
    actor = await service.hub.by_code(given.code)
    return json_response(TableRef(actor.room.id, actor.room.code))


async def seat_token(request: Request) -> Response:
    """A secret that takes my seat at a table on another device."""
    service, account, given = _service(request), await _account(request), await body(request, IdBody)
    service.limit("token", account.id, service.settings.logins_per_minute)
    actor = await service.hub.table(given.id)
    if actor.room.seat_of(account.id) is None:
        raise Refused(TableCode.NOT_SEATED)
    return json_response(NewToken(await service.accounts.issue(account.id, "seat", service.now(), scope=given.id)))


async def quick(request: Request) -> Response:
    """Meet others for a game, or play with bots after the wait; answers when the table is there.

    A client that goes away while it waits, waits no more.
    """
    service, account, wanted = _service(request), await _account(request), await body(request, QuickBody)
    service.limit("table", account.id, service.settings.tables_per_minute)
    joining = asyncio.create_task(service.quick.join(account, wanted.game, wanted.seats, wanted.wait))
    leaving = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((joining, leaving), return_when=asyncio.FIRST_COMPLETED)
        if not joining.done():
            raise ClientDisconnect
        return json_response(TableRef(joining.result()))
    finally:
        joining.cancel()
        leaving.cancel()
        await asyncio.gather(joining, leaving, return_exceptions=True)


async def _gone(request: Request) -> None:
    """Return when the client of a request, whose body was read, has gone away."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def tables(request: Request) -> Response:
    """The open tables, and who waits for a quick match."""
    service = _service(request)
    return json_response(msgspec.structs.replace(service.hub.open_tables(), waiting=service.quick.waiting()))


async def my_tables(request: Request) -> Response:
    """The tables where I have a seat."""
    service, account = _service(request), await _account(request)
    return json_response(service.hub.tables_of(account.id))


async def matches(request: Request) -> Response:
    """My finished matches, the newest first; `before` pages on."""
    account, before = await _account(request), query_number(request, "before")
    return json_response(await _service(request).history.of(account.id, before))


async def match(request: Request) -> Response:
    """A finished match with its record and the proof of its deals."""
    account = await account_of(request)
    kept = await _service(request).history.read(request.path_params["id"], account.id if account else None)
    return json_response(kept)


async def match_round(request: Request) -> Response:
    """A round of a finished match, frame by frame."""
    service, account, number = _service(request), await account_of(request), request.path_params["round"]
    service.limit("replay", client_address(request), service.settings.replays_per_minute)
    own = account.id if account else None
    return json_response(await service.history.frames(request.path_params["id"], own, number))


async def match_review(request: Request) -> Response:
    """A finished match looked back at for a seat: what each decision cost, what the coach would have done, and why."""
    service, account, seat = _service(request), await account_of(request), request.path_params["seat"]
    service.limit("review", client_address(request), service.settings.reviews_per_minute)
    return Response(
        await service.review(request.path_params["id"], account.id if account else None, seat),
        media_type="application/json",
    )


async def balance(request: Request) -> Response:
    """My points and extra jokers."""
    service, account = _service(request), await _account(request)
    return json_response(await service.ledger.balance(account.id))


async def stats(request: Request) -> Response:
    """My figures, game by game, and my ratings."""
    service, account = _service(request), await _account(request)
    own = await service.ratings.of(account.id)
    steps = await service.ratings.steps(account.id)
    shown = [
        PoolRating(r.pool, round(r.shown, 2), r.matches, r.matches < PROVISIONAL, steps.get(r.pool, [])) for r in own
    ]
    return json_response(Figures(await service.history.stats(account.id), shown))


async def leaders(request: Request) -> Response:
    """The best of a game and table size, past their provisional matches."""
    pool = f"{request.path_params['game']}/{request.path_params['players']}"
    return json_response(await _service(request).ratings.leaders(pool))


async def healthz(request: Request) -> Response:
    """The process lives."""
    return json_response(Health(ok=True))


async def readyz(request: Request) -> Response:
    """The store can be written to."""
    service = _service(request)
    try:
        await service.store.still_lives(service.now())  # in the next commit of the log, however many ask
    except Exception as e:  # whatever is wrong with the store, the answer is the same: not ready
        return json_response(Health(ok=False, reason=type(e).__name__), 503)
    return json_response(Health(ok=True))


async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    service = _service(request)
    if not service.settings.metrics:
        return json_response({}, 404)
    return Response(service.metrics.page(service), media_type="text/plain; version=0.0.4")
