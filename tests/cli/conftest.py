"""Running a command as the shell would, within this process."""

import io
import sys
from collections.abc import Callable
from typing import NamedTuple

import pytest

from openrummy.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> Run:
    """Run `openrummy` with these words; `typed` is its standard input."""

    def run_it(*words: object, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        monkeypatch.setenv("COLUMNS", "80")
        with pytest.raises(SystemExit) as stopped:
            main([str(word) for word in words])
        code = stopped.value.code
        said = capsys.readouterr()
        return Ran(code if isinstance(code, int) else 0, said.out, said.err)

    return run_it
