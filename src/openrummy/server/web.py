"""What routes share: bodies checked, answers as JSON, cookies, origins, addresses."""

from ipaddress import IPv6Address, ip_address
from pathlib import Path
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from ..errors import UNREADABLE
from ..wire import Refused, TableCode
from .settings import ServerSettings

CLIENT: Final = Path(__file__).parent / "static"
COOKIE: Final = "sid"
SECURE_COOKIE: Final = "__Host-sid"
MOST_BODY: Final = 65_536
_STATUS: Final = {
    TableCode.BAD_LOGIN: 401,
    TableCode.NO_ACCOUNT: 401,
    TableCode.FORBIDDEN: 403,
    TableCode.NO_TABLE: 404,
    TableCode.NO_MATCH: 404,
    TableCode.NAME_IN_USE: 409,
    TableCode.TOO_LARGE: 413,
    TableCode.TOO_FAST: 429,
    TableCode.UNAVAILABLE: 503,
}

T = TypeVar("T")


def json_response(value: object, status: int = 200) -> Response:
    """A value as JSON; never cached, as it is somebody's."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def refusal(error: Refused) -> Response:
    """A refusal: its code and facts, with the status that fits (400 for what was asked wrongly)."""
    return json_response({"code": error.code, "facts": error.facts}, _STATUS.get(error.code, 400))


async def body(request: Request, kind: type[T]) -> T:
    """The JSON body as `kind`.  Raises Refused TOO_LARGE, or BAD_MESSAGE with what is wrong."""
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        raise Refused(TableCode.BAD_MESSAGE, reason="a JSON body is needed")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > MOST_BODY:
            raise Refused(TableCode.TOO_LARGE, most=MOST_BODY)
    try:
        return msgspec.json.decode(bytes(data), type=kind)
    except UNREADABLE as e:
        raise Refused(TableCode.BAD_MESSAGE, reason=str(e)[:200]) from e


def token_of(connection: HTTPConnection) -> str:
    """The token that a request carries: an `Authorization: Bearer` header, else the cookie."""
    header = connection.headers.get("authorization", "")
    if header.startswith("Bearer "):
        return header[7:]
    return connection.cookies.get(SECURE_COOKIE) or connection.cookies.get(COOKIE) or ""


def set_session(response: Response, token: str, settings: ServerSettings, days: int) -> Response:
    """Give the browser its session cookie, which no script can read."""
    name = SECURE_COOKIE if settings.secure_cookies else COOKIE
    age = days * 86_400
    response.set_cookie(
        name, token, max_age=age, path="/", httponly=True, samesite="lax", secure=settings.secure_cookies
    )
    return response


def end_session(response: Response, settings: ServerSettings) -> Response:
    """Take the session cookie from the browser."""
    name = SECURE_COOKIE if settings.secure_cookies else COOKIE
    response.delete_cookie(name, path="/", secure=settings.secure_cookies, httponly=True, samesite="lax")
    return response


def origin_ok(connection: HTTPConnection, settings: ServerSettings, token: bool) -> bool:
    """Whether a page of ours speaks: its Origin is this host or a configured one.  Programs with a token need none."""
    origin = connection.headers.get("origin")
    if origin is None:
        return token
    if connection.headers.get("sec-fetch-site") == "cross-site":
        return False
    return _host_of(origin) == connection.headers.get("host") or origin in settings.origins


def _host_of(origin: str) -> str | None:
    """Host and port of an origin, or None where there is none to read."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def client_address(connection: HTTPConnection) -> str:
    """The address that limits count by; uvicorn has read the proxy's headers, from the proxies that are trusted.

    Of IPv6 it is the network, as everybody has 2^64 addresses in his own.
    """
    host = connection.client.host if connection.client else "?"
    try:
        read = ip_address(host)
    except ValueError:
        return host
    if not isinstance(read, IPv6Address):
        return host
    return str(read.ipv4_mapped or IPv6Address(int(read) >> 64 << 64))


def query_number(request: Request, name: str) -> int | None:
    """A whole number of the query, if given.  Raises Refused BAD_MESSAGE."""
    text: Any = request.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 15:
        raise Refused(TableCode.BAD_MESSAGE, field=name)
    return int(text)
