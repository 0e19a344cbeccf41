"""The settings of a server, from flags, the environment (OPENRUMMY_*) or a TOML file, in that order."""

import difflib
import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec

from ..errors import UNREADABLE, BadInput
from .sound import POSTGRES, first_unsound

PREFIX: Final = "OPENRUMMY_"


def told(text: str, **bounds: Any) -> msgspec.Meta:
    """One sentence about a setting, and its bounds."""
    return msgspec.Meta(description=text, **bounds)


class ServerSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that an operator can set."""

    host: Annotated[str, told("Address to listen on.")] = "127.0.0.1"
    port: Annotated[int, told("Port to listen on; 0: any free one.", ge=0, le=65535)] = 8700
    database: Annotated[str, told("A file for SQLite, or a postgresql:// address.")] = "openrummy.db"
    synchronous: Annotated[str, told("SQLite: FULL (safe at power loss) or NORMAL.")] = "FULL"
    origins: Annotated[tuple[str, ...], told("Further origins that pages may come from.")] = ()
    secure_cookies: Annotated[bool, told("Send cookies over HTTPS only (set it behind TLS).")] = False
    proxies: Annotated[str, told("Addresses of reverse proxies that may tell the client's address.")] = "127.0.0.1"
    guests_per_minute: Annotated[int, told("New guests per address and minute.", ge=1)] = 20
    logins_per_minute: Annotated[int, told("Sign-in attempts per address and minute.", ge=1)] = 10
    codes_per_minute: Annotated[
        int, told("Table codes tried per account and minute (per address, six times).", ge=1)
    ] = 10
    tables_per_minute: Annotated[int, told("New tables per account and minute.", ge=1)] = 20
    chat_per_minute: Annotated[int, told("Chat lines per account and minute.", ge=1)] = 20
    replays_per_minute: Annotated[int, told("Rounds of finished matches replayed per network and minute.", ge=1)] = 120
    reviews_per_minute: Annotated[int, told("Finished matches reviewed per network and minute.", ge=1)] = 20
    sockets_per_account: Annotated[int, told("Connections of one account at a time.", ge=1)] = 16
    joker_daily: Annotated[int, told("Extra jokers that an account earns each day it plays.", ge=0)] = 1
    joker_matches: Annotated[int, told("One extra joker for each so many matches; 0: none.", ge=0)] = 5
    smtp_host: Annotated[str, told("SMTP server for mails; empty: no mail is ever sent.")] = ""
    smtp_port: Annotated[int, told("Its port.", ge=1, le=65535)] = 587
    smtp_user: Annotated[str, told("User at the SMTP server (then over STARTTLS); empty: none.")] = ""
    smtp_password: Annotated[str, told("Its password; better by the environment than by a flag.")] = ""
    smtp_from: Annotated[str, told("Sender of mails.")] = "openrummy@localhost"
    public_url: Annotated[str, told("Address of this server as people see it, for links in mails.")] = (
        "http://localhost:8700"
    )
    bot_processes: Annotated[
        int, told("Processes that bots think in, begun when needed; 0: threads of the server.", ge=0, le=256)
    ] = 2
    metrics: Annotated[bool, told("Serve /metrics.")] = True
    log_json: Annotated[bool, told("Logs as JSON lines, not for a person's terminal.")] = False

    @property
    def file(self) -> Path | None:
        """The file of SQLite; None for another database."""
        return None if self.database.startswith(POSTGRES) else Path(self.database)

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if self.file is None:
            return "postgresql+asyncpg://" + self.database.split("://", 1)[1]
        return f"sqlite+aiosqlite:///{self.database}"


def read_settings(
    flags: Mapping[str, Any], environ: Mapping[str, str] = os.environ, file: Path | None = None
) -> ServerSettings:
    """The settings.  Raises BadInput, naming the setting and where it stands, for an unknown or impossible one."""
    names = ServerSettings.__struct_fields__
    lines = {} if file is None else _read_file(file)
    there = {n: environ[PREFIX + n.upper()] for n in names if PREFIX + n.upper() in environ}
    given = {n: v for n, v in flags.items() if v is not None}
    values = lines | there | given
    if isinstance(values.get("origins"), str):
        values["origins"] = [o.strip() for o in values["origins"].split(",") if o.strip()]
    try:
        settings = msgspec.convert(values, ServerSettings, strict=False)
    except msgspec.ValidationError as e:
        wrong, _, path = str(e).partition(" - at `$.")
        name, why = re.split(r"\W", path)[0], wrong.replace("`", "")
    else:
        unsound = first_unsound(msgspec.structs.asdict(settings))
        if unsound is None:
            return settings
        name, why = unsound
    flag, variable = f"--{name.replace('_', '-')}", PREFIX + name.upper()
    where = flag if name in given else variable if name in there else f"{file}: {name}"
    raise BadInput(f"{where}: {why}")


def unknown_variables(environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Variables that look like settings and are none, each with the one that may be meant, or ""."""
    known = [n.upper() for n in ServerSettings.__struct_fields__]
    wrong = sorted(n for n in environ if n.startswith(PREFIX) and n.removeprefix(PREFIX) not in known)
    near = {n: difflib.get_close_matches(n.removeprefix(PREFIX), known, 1) for n in wrong}
    return {n: PREFIX + found[0] if found else "" for n, found in near.items()}


def _read_file(file: Path) -> dict[str, Any]:
    """The settings of a TOML file, unknown ones refused."""
    try:
        lines = tomllib.loads(file.read_text("utf-8"))
    except OSError as e:
        raise BadInput(f"{file}: {e.strerror or e}") from e
    except UNREADABLE as e:  # no TOML, or no text
        raise BadInput(f"{file}: {e}") from e
    for name in lines:
        if name not in ServerSettings.__struct_fields__:
            near = difflib.get_close_matches(name, ServerSettings.__struct_fields__, 1)
            hint = f"did you mean {near[0]}?" if near else "openrummy serve --help lists them all"
            raise BadInput(f"{file}: there is no setting {name}; {hint}")
    return lines
