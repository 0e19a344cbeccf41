"""Whatever a file or a setting holds, a command that cannot read it says so in one line and exits with code 2."""

from pathlib import Path

import pytest

from cli.conftest import Run

DEEP = "[" * 20_000
READERS = [
    ("coach", "--view", "FILE"),
    ("coach", "--record", "FILE"),
    ("review", "FILE"),
    ("replay", "FILE"),
    ("verify", "FILE"),
    ("arena", "--game", "basic", "--bots", "easy", "random", "--out", "FILE", "--resume"),
    ("serve", "--config", "FILE"),
]


@pytest.mark.parametrize("command", READERS, ids=" ".join)
@pytest.mark.parametrize(
    "content", [DEEP.encode(), b'{"a":' * 20_000, b"x = " + DEEP.encode(), b"\xff\xfe[\n", b'["\\ud800"]\n', b"7\n"]
)
def test_a_file_that_cannot_be_read_is_said_in_a_line(
    run: Run, tmp_path: Path, command: tuple[str, ...], content: bytes
) -> None:
    (tmp_path / "file").write_bytes(content)
    ran = run(*(tmp_path / "file" if word == "FILE" else word for word in command))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("command", ["solve", "referee"])
def test_a_row_that_cannot_be_read_is_answered_and_so_is_the_next(run: Run, tmp_path: Path, command: str) -> None:
    (tmp_path / "rows").write_text(f"{DEEP}\n{DEEP}\n", "utf-8")
    ran = run(command, "--jsonl", tmp_path / "rows")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.count('"bad_input"') == 2


def test_a_house_rule_that_cannot_be_read_is_said_in_a_line(run: Run) -> None:
    ran = run("simulate", "basic", "--set", f"hand={DEEP}")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
