"""`openrummy serve`: tables for the browser, until it is stopped."""

import asyncio
import contextlib
import errno
import inspect
import os
import signal
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer

from ..errors import BadInput
from ..server.logs import configure_logs
from ..server.process import prepare_process
from ..server.run import bind, new_loop, serve
from ..server.settings import PREFIX, ServerSettings, read_settings, unknown_variables

STOPS: Final = (signal.SIGINT, signal.SIGTERM)


def serve_settings(options: dict[str, Any], open_page: bool) -> None:
    """Serve with these settings; returns after a graceful stop.

    Raises BadInput with one clear line for a bad setting, a taken port, or a database that cannot be used.
    """
    config = options.pop("config", None)
    settings = read_settings(options, file=config)
    configure_logs(settings.log_json)
    for name, near in unknown_variables().items():  # no error: whoever runs many services may set others for all
        typer.echo(f"{name} is no setting" + (f"; did you mean {near}?" if near else ""), err=True)
    prepare_process()
    listening = _listen(settings)
    with contextlib.closing(listening), contextlib.closing(new_loop()) as loop:
        asyncio.set_event_loop(loop)
        try:
            loop.run_until_complete(_until_stopped(settings, listening, open_page))
        finally:
            loop.run_until_complete(loop.shutdown_default_executor())
            asyncio.set_event_loop(None)


def _listen(settings: ServerSettings) -> socket.socket:
    try:
        return bind(settings)
    except (OSError, TypeError) as e:  # TypeError: a name that no resolver can be asked for
        in_use = isinstance(e, OSError) and e.errno == errno.EADDRINUSE
        hint = "; --port takes another one, 0 any that is free" if in_use else ""
        raise BadInput(f"cannot listen on {settings.host} port {settings.port}: {_reason(e)}{hint}") from e


def _reason(e: OSError | TypeError) -> str:
    """The words for an error of a socket: its number's, but a resolver has numbers below 0 and words of its own."""
    number = e.errno if isinstance(e, OSError) else None
    if number is not None and number > 0:
        return os.strerror(number)
    said = e.strerror if isinstance(e, OSError) else None
    return (said or str(e)).partition(" (while ")[0]


async def _until_stopped(settings: ServerSettings, listening: socket.socket, open_page: bool) -> None:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in STOPS:
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl+C arrives as KeyboardInterrupt
            loop.add_signal_handler(number, stop.set)

    def ready(address: str) -> None:
        print(f"OpenRummy is at {address}", flush=True)
        if open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()  # some browsers block

    await serve(settings, listening, ready, stop)


def _flag(name: str) -> str:
    return "--" + name.replace("_", "-")


def _option(field: msgspec.inspect.Field) -> inspect.Parameter:
    """A setting as a flag: its name, what its description says, and its default."""
    told = field.type.extra_json_schema or {} if isinstance(field.type, msgspec.inspect.Metadata) else {}
    text = f"{told.get('description', '')} [{PREFIX}{field.name.upper()}]"
    default, flag = field.default, _flag(field.name)
    kind: Any
    if isinstance(default, bool):
        names, kind = f"{flag}/--no-{flag[2:]}", bool | None
        shown = "yes" if default else "no"
    else:
        names, kind = flag, list[str] | None if isinstance(default, tuple) else type(default) | None
        shown = ", ".join(default) or "none" if isinstance(default, tuple) else str(default)
    annotation: Any = Annotated[kind, typer.Option(names, help=text, show_default=shown)]
    return inspect.Parameter(field.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def settings_options() -> list[inspect.Parameter]:
    """Every setting of the server as a flag that may be left out."""
    about = msgspec.inspect.type_info(ServerSettings)
    assert isinstance(about, msgspec.inspect.StructType)
    return [_option(field) for field in about.fields]


Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="Settings from a TOML file.")]
OpenPage = Annotated[bool, typer.Option("--open/--no-open", help="Open the page in a browser.")]


def serve_command(**options: Any) -> None:
    """Serve tables to browsers and programs, until stopped.

    Every setting may be a flag, an environment variable (its name is in brackets), or a line of a TOML file; a flag
    goes before the environment, and that before the file.

    Exit code 0: stopped; 2: a setting, the address or the database cannot be used.
    """
    open_page = options.pop("open_page")
    serve_settings(options, open_page)
    print("OpenRummy has stopped.", file=sys.stderr)


_PARAMETERS: Final = [
    inspect.Parameter("config", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Config),
    inspect.Parameter("open_page", inspect.Parameter.KEYWORD_ONLY, default=False, annotation=OpenPage),
    *settings_options(),
]
serve_command.__dict__["__signature__"] = inspect.Signature(_PARAMETERS)
serve_command.__annotations__ = {p.name: p.annotation for p in _PARAMETERS}
