"""The page about the referee shows what the command prints."""

import re
import shlex
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from openrummy.cli.referee import referee_command
from openrummy.referee.questions import QUESTIONS
from openrummy.referee.solving import QUESTIONS as SOLVED

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "referee.md").read_text("utf-8")
BLOCKS = re.findall(r"^```console\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
EXAMPLES = [
    tuple(part.split("\n", 1)) for block in BLOCKS for part in re.split(r"^\$ ", block, flags=re.MULTILINE) if part
]
ROWS = re.findall(r"^```rows\.jsonl\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)

app = typer.Typer(pretty_exceptions_enable=False)
app.command("referee")(referee_command)


@pytest.mark.parametrize(("line", "printed"), EXAMPLES, ids=[line[:60] for line, _ in EXAMPLES])
def test_an_example_prints_what_the_page_says(
    line: str, printed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rows.jsonl").write_text(ROWS[0], "utf-8")
    monkeypatch.chdir(tmp_path)
    program, command, *args = shlex.split(line)
    assert (program, command) == ("openrummy", "referee")
    assert CliRunner().invoke(app, args).output == printed


def test_the_page_has_its_examples() -> None:
    assert (len(EXAMPLES), len(ROWS)) == (7, 1)


def test_the_page_names_every_question() -> None:
    assert [do for do in (*QUESTIONS, *SOLVED) if f"`{do}`" not in PAGE] == []
