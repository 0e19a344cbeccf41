"""Who one is at each server: the keys of one's guests, kept so that a seat is found again on another evening."""

import os
from pathlib import Path

import msgspec

from ...errors import UNREADABLE
from ..shelf import data_folder

_MOST = 20  # guests of a server that are remembered; the one not seen for longest goes first


class Guest(msgspec.Struct, frozen=True):
    """A guest of a server: the token is the account.  `table` is the code of the table where it sat last."""

    name: str
    token: str
    table: str = ""


_decode = msgspec.json.Decoder(dict[str, list[Guest]]).decode


def place() -> Path:
    """The file with the keys, which only this user may read."""
    return data_folder() / "guests.json"


def known_guest(url: str, name: str, code: str) -> Guest | None:
    """Who to be at a server: by the name if there is one, else who sat at the table of this code, else the latest."""
    known = _read().get(_server(url), [])
    if name:
        return next((g for g in known if g.name == name), None)
    return next((g for g in known if code and g.table == code.upper()), known[0] if known else None)


def keep_guest(url: str, guest: Guest) -> None:
    """Remember a guest as the latest of a server.  Raises OSError when the file cannot be written."""
    kept = _read()
    others = [g for g in kept.get(_server(url), []) if guest.name != g.name]
    kept[_server(url)] = [guest, *others][:_MOST]
    file = place()
    file.parent.mkdir(parents=True, exist_ok=True)
    new = file.with_suffix(f".{os.getpid()}")
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as out:
        out.write(msgspec.json.encode(kept))
    new.replace(file)


def _server(url: str) -> str:
    return url.rstrip("/")


def _read() -> dict[str, list[Guest]]:
    """What is known; nothing where the file is not there or cannot be read."""
    try:
        return _decode(place().read_bytes())
    except (OSError, *UNREADABLE):
        return {}
