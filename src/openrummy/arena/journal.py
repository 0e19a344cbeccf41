"""A contest on paper while it is played: one line for each finished deal group, so that it can stop and go on."""

import hashlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from .. import __version__, worlds
from ..bots import BOTS, STRATEGIES
from ..errors import UNREADABLE, BadInput
from . import seer
from .bouts import Finished
from .contest import SEER, Contest, kind_and_nodes
from .own import is_own

FORMAT: Final = 1


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: which contest, played by which version, and a digest of the sources of its bots."""

    arena: int
    contest: Contest
    version: str
    sources: str


def head(c: Contest) -> Head:
    """The first line of a journal of this contest, as this program would write it."""
    return Head(FORMAT, c, __version__, sources(c))


def sources(c: Contest) -> str:
    """A digest of the modules that decide for the bots of a contest: those of a level's folder, and the worlds.

    No bot reads another family's folder, so a change of one game's bots leaves what others have played as it is.
    """
    files = {Path(str(worlds.__file__))}
    for bot in c.bots:
        kind, _ = kind_and_nodes(bot)
        if is_own(kind):
            files.add(Path(kind))
            continue
        strategy = STRATEGIES.get(c.game, {}).get(kind)
        if strategy is not None:
            own = Path(inspect.getfile(inspect.unwrap(strategy)))
            files |= set(own.parent.glob("*.py")) if own.parent.name != "bots" else {own}
        else:
            files.add(Path(str(seer.__file__)) if kind == SEER else Path(inspect.getfile(BOTS["greedy"])))
    texts = sorted((path.name, path.read_bytes()) for path in files)
    return hashlib.sha256(msgspec.json.encode(texts)).hexdigest()[:16]


class Journal:
    """The file of a contest.  Every group that is added is on it before the next is asked for."""

    def __init__(self, path: Path, c: Contest, resume: bool) -> None:
        """Open a new file, or one to go on with; `done` are the groups that it holds.

        Raises BadInput when the file is there and is not to be gone on with, is of another contest or of other bots,
        or cannot be read; OSError when it cannot be written.
        """
        self.path, self.done = path, dict[int, Finished]()
        if not path.exists() or not path.stat().st_size:
            self._file: BinaryIO = path.open("wb")
            self._write(head(c))
            return
        if not resume:
            raise BadInput(f"{path} is there already: go on with it by --resume, or name another file")
        self._file = path.open("r+b")
        try:
            whole = self._read(c)
        except BaseException:
            self._file.close()
            raise
        self._file.truncate(whole)
        self._file.seek(whole)

    def _read(self, c: Contest) -> int:
        """Take in the finished groups, and give the length of the file up to its last whole line."""
        lines = _whole_lines(self._file)
        _require_same(self.path, next(lines, b""), c)
        whole = self._file.tell()
        for number, line in enumerate(lines, 2):
            try:
                finished = msgspec.json.decode(line, type=Finished)
            except UNREADABLE as e:
                raise BadInput(f"{self.path}, line {number}: {e}") from e
            self.done[finished.group.number] = finished
            whole = self._file.tell()
        return whole

    def add(self, finished: Finished) -> None:
        """Write down a finished group."""
        self.done[finished.group.number] = finished
        self._write(finished)

    def _write(self, line: Head | Finished) -> None:
        self._file.write(msgspec.json.encode(line) + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _whole_lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines up to one that was cut off while it was written."""
    while (line := file.readline()).endswith(b"\n"):
        yield line


def _require_same(path: Path, line: bytes, c: Contest) -> None:
    try:
        old = msgspec.json.decode(line, type=Head)
    except UNREADABLE as e:
        raise BadInput(f"{path} is no file of an arena: {e}") from e
    new = head(c)
    for name in Contest.__struct_fields__:
        was, is_ = getattr(old.contest, name), getattr(c, name)
        if was != is_:
            raise BadInput(f"{path} is of another contest: {name} is {_shown(was)} there, and {_shown(is_)} here")
    if old != new:
        raise BadInput(f"{path} was played by other bots than those of today ({old.version}): begin a new file")


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode()
