"""What a caller did wrong is one line, never a traceback; rows come from a file, or from standard input as `-`."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

import typer

from ..errors import BadInput, Illegal

BAD: Final = 2  # the exit code for what cannot be read


@contextmanager
def told_plainly() -> Iterator[None]:
    """Say what went wrong within in one line on the error output, and exit with code 2."""
    try:
        yield
    except Illegal as e:
        group = e.facts.get("group")
        said = f"table: meld {group + 1} is none: {e.code.value}" if isinstance(group, int) else str(e)
    except BadInput as e:
        said = str(e)
    except BrokenPipeError:  # whoever read our output has had enough
        raise
    except OSError as e:
        said = f"{e.filename}: {e.strerror}" if e.filename else str(e)
    else:
        return
    typer.echo(f"openrummy: {' '.join(said.split())}", err=True)
    raise typer.Exit(BAD)


def contents(name: str) -> bytes:
    """All of a file.  Raises OSError when it cannot be read."""
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()


def called(name: str) -> str:
    """What a file is called in a message."""
    return "standard input" if name == "-" else name


@contextmanager
def rows_of(name: str) -> Iterator[BinaryIO]:
    """The lines of a file.  Raises OSError when it cannot be opened."""
    if name == "-":
        yield sys.stdin.buffer
        return
    with open(name, "rb") as lines:
        yield lines
