"""Crashes lose nothing that was acknowledged and do nothing twice; and the check that says so can say the opposite."""

import importlib
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import msgspec
import pytest

from openrummy.core import Discard, Draw
from openrummy.match import final
from openrummy.wire import entries as log
from server.rooms import ONE_ROUND, Table

SCRIPTS: Final = Path(__file__).resolve().parents[2] / "scripts"
KILLS: Final = 60


def crash(folder: Path, *words: str) -> str:
    """Run the script in a folder; what it says."""
    command = [sys.executable, str(SCRIPTS / "crash.py"), *words]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_sixty_kills_lose_and_double_nothing(tmp_path: Path) -> None:
    said = crash(tmp_path, "--kills", str(KILLS), "--tables", "8", "--seed", "4")
    assert f"{KILLS} kills" in said
    assert " 0 matches finished" not in said
    assert list(tmp_path.iterdir()) == []  # a fault leaves the log of its table


@pytest.mark.slow
def test_a_full_disk_loses_nothing_and_a_read_only_file_is_named(tmp_path: Path) -> None:
    said = crash(tmp_path, "--kills", "10", "--tables", "6", "--seed", "5", "--disk-full", "--read-only")
    assert "T_UNAVAILABLE" in said
    assert "read-only: exit code 2, openrummy: the database" in said


# --- the check itself ----------------------------------------------------------------------------------------------


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    return importlib.import_module("crash_checks")


@pytest.fixture
def people(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    return importlib.import_module("crash_people")


def played() -> Table:
    """A table of two with a finished round of one match."""
    t = Table(2, **ONE_ROUND).start()
    t.act(Draw(), id="p-1")
    t.match_over()
    return t


def written(folder: Path, t: Table, entries: list[log.AnyEntry], result: object = None) -> Path:
    """A database with a log, and the matches that its whole log has finished, with a result of ours if given."""
    file = folder / "x.db"
    assert t.room.match is not None
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE events (table_id, seq, body)")
        connection.execute("CREATE TABLE matches (id, result)")
        bodies = [("t", i, msgspec.json.encode(entry).decode()) for i, entry in enumerate(entries)]
        connection.executemany("INSERT INTO events VALUES (?, ?, ?)", bodies)
        end = msgspec.json.encode(result or final(t.room.game, t.room.match)).decode()
        connection.execute("INSERT INTO matches VALUES (?, ?)", (t.room.match_id, end))
    return file


def somebody(people: Any, *promises: tuple[str, Any, int], refused: tuple[str, ...] = (), said: str = "") -> Any:
    """A person with these promises."""
    kept = [people.Promise("t", 0, id, action, seq, again=False) for id, action, seq in promises]
    return SimpleNamespace(table="t", promises=kept, refused=refused, said=[said] if said else [])


def test_a_log_that_is_whole_has_no_fault(tmp_path: Path, checks: Any, people: Any) -> None:
    t = played()
    found = checks.read(written(tmp_path, t, t.log))
    at = next(i for i, e in enumerate(t.log) if isinstance(e, log.Did))
    assert found.faults == []
    assert len(found.folded["t"].over) == 1
    assert list(checks.promises_kept(found, [somebody(people, ("p-1", Draw(), at))])) == []


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda entries, at: entries[:at], "is lost"),
        (lambda entries, at: [*entries[: at + 1], entries[at], *entries[at + 1 :]], "was done 2 times"),
        (lambda entries, at: [*entries[:at], log.Did(1, 0, Discard(3), "p-1"), *entries[at + 1 :]], "Discard(card=3)"),
        (lambda entries, at: [*entries[:at], log.Locked(1, True), *entries[at:]], f"and is {Draw()}"),
    ],
    ids=["lost", "doubled", "another", "later"],
)
def test_a_promise_that_is_broken_is_found(
    checks: Any, people: Any, damage: Callable[[list[log.AnyEntry], int], list[log.AnyEntry]], said: str
) -> None:
    t = played()
    at = next(i for i, e in enumerate(t.log) if isinstance(e, log.Did))
    found = checks.Found({"t": damage(t.log, at)}, {}, [])
    faults = list(checks.promises_kept(found, [somebody(people, ("p-1", Draw(), at))]))
    assert said in faults[0].what


def test_what_was_refused_and_done_all_the_same_is_found(checks: Any, people: Any) -> None:
    found = checks.Found({"t": played().log}, {}, [])
    [fault] = checks.promises_kept(found, [somebody(people, refused=("p-1",))])
    assert fault.what == "p-1 was refused, and was done"


def test_a_line_of_chat_that_is_gone_is_found(checks: Any, people: Any) -> None:
    found = checks.Found({"t": played().log}, {}, [])
    [fault] = checks.promises_kept(found, [somebody(people, said="hello")])
    assert "'hello' was acknowledged, and is there 0 times" in fault.what


def test_a_gap_in_a_log_and_a_log_that_does_not_play_are_found(tmp_path: Path, checks: Any) -> None:
    t = played()
    file = written(tmp_path, t, t.log)
    with closing(sqlite3.connect(file)) as connection, connection:
        deal = next(i for i, entry in enumerate(t.log) if isinstance(entry, log.Dealt))
        connection.execute("DELETE FROM events WHERE seq = ?", (deal,))
    faults = [fault.what for fault in checks.read(file).faults]
    assert any("is missing before" in what for what in faults)
    assert any("does not play" in what for what in faults)


def test_a_match_with_another_score_than_its_log_gives_is_found(tmp_path: Path, checks: Any) -> None:
    t = played()
    assert t.room.match is not None
    wrong = msgspec.structs.replace(final(t.room.game, t.room.match), winners=(7,))
    [fault] = checks.read(written(tmp_path, t, t.log, wrong)).faults
    assert "has another score" in fault.what


def test_what_a_killed_server_left_half_begun_is_no_fault_and_an_exception_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(SCRIPTS))
    server = object.__new__(importlib.import_module("crash_server").Server)
    half_begun = ["Traceback (most recent call last):", '  File "spawn.py", in spawn_main', "EOFError: Ran out"]
    too_slow = '{"event": "bot failed", "error": "TimeoutError", "trace": []}'
    server.lines = [*half_begun, "OpenRummy is at http://localhost:1", too_slow]
    assert server.failures() == []
    server.lines += ["Traceback (most recent call last):", '  File "x.py", in y', "KeyError: 1", *half_begun]
    server.lines += ['{"event": "table failed", "error": "KeyError", "trace": ["x.py:1 y"]}']
    assert [said.splitlines()[-1][:11] for said in server.failures()] == ["KeyError: 1", '{"event": "']
