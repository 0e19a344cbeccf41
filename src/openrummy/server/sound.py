"""What a setting must be besides its type: addresses that are addresses, and a database that can be one."""

import re
from collections.abc import Callable, Mapping
from ipaddress import ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

from ..errors import BadInput

POSTGRES: Final = ("postgresql://", "postgres://")
SYNCHRONOUS: Final = ("FULL", "NORMAL")


def first_unsound(values: Mapping[str, Any]) -> tuple[str, str] | None:
    """The first setting that cannot be used, with what is wrong with it; None when all can."""
    for name, check in _CHECKS.items():
        try:
            check(values[name])
        except BadInput as e:
            return name, str(e)
    return None


def _database(text: str) -> None:
    """A server that forgets its tables when it stops is none, so nothing in memory will do."""
    known = text.startswith(POSTGRES) or "://" not in text
    if not text or ":memory:" in text or not known:
        raise BadInput(f"a file or a postgresql:// address is needed, not {text!r}")


def _synchronous(text: str) -> None:
    if text not in SYNCHRONOUS:
        raise BadInput(f"it is {' or '.join(SYNCHRONOUS)}, not {text!r}")


def _origins(origins: tuple[str, ...]) -> None:
    """Compared with what a browser sends, letter by letter: so no path, no slash at the end, no capitals."""
    for origin in origins:
        if not _is_address(origin) or urlsplit(origin).path or origin != origin.lower():
            raise BadInput(f"{origin!r} is no origin such as https://rummy.example.org")


def _public_url(text: str) -> None:
    if not _is_address(text):
        raise BadInput(f"{text!r} is no address such as https://rummy.example.org")


def _is_address(text: str) -> bool:
    """Whether it is http(s)://HOST, with a port and a path at most."""
    try:
        parts = urlsplit(text)
        _ = parts.port  # raises for what is no port
    except ValueError:
        return False
    plain = re.fullmatch(r"[\w.:\[\]-]+", parts.netloc, re.ASCII) and not re.search(r"[\s?#]", text)
    return parts.scheme in ("http", "https") and bool(parts.hostname and plain)


def _proxies(text: str) -> None:
    for proxy in map(str.strip, text.split(",")) if text not in ("", "*") else ():
        try:
            ip_network(proxy) if "/" in proxy else ip_address(proxy)
        except ValueError:
            raise BadInput(
                f"{proxy!r} is no address or network such as 127.0.0.1 or 10.0.0.0/8; * alone trusts everybody"
            ) from None


_CHECKS: Final[dict[str, Callable[[Any], None]]] = {
    "database": _database,
    "synchronous": _synchronous,
    "origins": _origins,
    "proxies": _proxies,
    "public_url": _public_url,
}
