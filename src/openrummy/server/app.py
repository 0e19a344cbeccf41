"""The web application: routes, the websocket, static files; every page and socket from its own origin only."""

from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ..wire import Refused, TableCode
from . import routes
from .api import CALLS, Call, Endpoint
from .link import AT_ONCE, CLOSE_SIGNED_OUT, Link
from .pages import pages
from .service import Service
from .web import json_response, origin_ok, refusal

API: Final = "/api"  # mounted by itself, so that a wrong method is told as such and not sought among the pages
_log = structlog.get_logger()
_HEADERS: Final = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


class SafeHeaders:
    """Adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in _HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


async def socket(websocket: WebSocket) -> None:
    """The one websocket.  Refused before it opens: without a session, from a foreign origin, or as one too many."""
    service: Service = websocket.app.state.service
    cuts, account = service.cuts, await routes.account_of(websocket)
    if account is None or not origin_ok(websocket, service.settings, token=account.kind == "api"):
        await websocket.close()  # before it is open: HTTP 403
        return
    link = Link(websocket, account, service, **websocket.scope.get("extensions", {}).get(AT_ONCE, {}))
    if not service.join(link):
        await websocket.close()
        return
    try:
        await websocket.accept()
        if service.cuts != cuts and await routes.account_of(websocket) is None:
            await websocket.close(CLOSE_SIGNED_OUT)  # the session ended between the look and the joining
            return
        await link.run()
    finally:
        service.part(link, account.id)


async def refused(request: Request, error: Exception) -> Response:
    """A refusal as JSON with its code."""
    assert isinstance(error, Refused)
    return refusal(error)


async def not_there(request: Request, error: Exception) -> Response:
    """No such call, or not by this method: as JSON like every refusal, with the status and headers of its own."""
    assert isinstance(error, HTTPException)
    facts = {"reason": error.detail}
    response = json_response({"code": TableCode.BAD_MESSAGE, "facts": facts}, error.status_code)
    response.headers.update(error.headers or {})
    return response


async def storage_failed(request: Request, error: Exception) -> Response:
    """The database could not do its part: nothing is promised, and the client may try again."""
    _log.error("storage failed", path=request.url.path, error=type(error).__name__)
    return refusal(Refused(TableCode.UNAVAILABLE, reason="storage"))


async def went_away(request: Request, error: Exception) -> Response:
    """The client did not wait for its answer; nobody reads this one."""
    return Response(status_code=400)


def guarded(endpoint: Endpoint) -> Endpoint:
    """A route that changes something: only from our own pages (or with an API token), and only JSON."""

    async def checked(request: Request) -> Response:
        service: Service = request.app.state.service
        has_token = "authorization" in request.headers
        if not origin_ok(request, service.settings, token=has_token):
            raise Refused(TableCode.FORBIDDEN, reason="origin")
        return await endpoint(request)

    return checked


def owners_only(endpoint: Endpoint) -> Endpoint:
    """A route that decides about an account: whoever found a program's token cannot take the account with it."""

    async def checked(request: Request) -> Response:
        account = await routes.account_of(request)
        if account is not None and account.kind != "session":
            raise Refused(TableCode.FORBIDDEN, reason="token")
        return await endpoint(request)

    return checked


def _route(call: Call, under: str = "") -> Route:
    endpoint = owners_only(call.endpoint) if call.owner else call.endpoint
    if call.method == "POST":
        endpoint = guarded(endpoint)
    return Route(call.path.removeprefix(under), endpoint, methods=[call.method])


def make_app(service: Service) -> Starlette:
    """The application of a service that is open; whoever opened it closes it."""
    app = Starlette(
        routes=[
            *(_route(call) for call in CALLS if not call.path.startswith(API)),
            Mount(
                API, Router([_route(call, API) for call in CALLS if call.path.startswith(API)], redirect_slashes=False)
            ),
            WebSocketRoute("/ws", socket),
            pages(),
        ],
        middleware=[Middleware(SafeHeaders)],
        exception_handlers={
            Refused: refused,
            HTTPException: not_there,
            SQLAlchemyError: storage_failed,
            ClientDisconnect: went_away,
        },
    )
    app.state.service = service
    return app
