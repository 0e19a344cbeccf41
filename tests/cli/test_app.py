"""The command line as a whole: version, help, exit codes, and a start that loads no more than it needs."""

import subprocess
import sys

import pytest

from cli.conftest import Run
from openrummy import __version__

COMMANDS = ("play", "simulate", "games", "replay", "referee", "solve", "serve", "verify")


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version") == (0, f"openrummy {__version__}\n", "")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_listed_and_explains_itself(run: Run, command: str) -> None:
    assert command in run("--help").out
    ran = run(command, "--help")
    assert ran.code == 0
    assert f"openrummy {command}" in ran.out


@pytest.mark.parametrize(
    "words", [("dance",), ("play", "--dance"), ("replay",), ("simulate", "basic", "--rounds", "x")]
)
def test_wrong_words_are_exit_code_2_without_a_traceback(run: Run, words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert "Traceback" not in ran.err + ran.out


HELP = """
import sys
from openrummy.cli import main
try:
    main(["--help"])
except SystemExit:
    print(*sorted(m for m in sys.modules if m.startswith("openrummy.")))
"""


def test_help_loads_neither_the_rules_nor_the_bots() -> None:
    ran = subprocess.run([sys.executable, "-c", HELP], capture_output=True, text=True, check=True)
    assert ran.stdout.split("\n")[-2].split() == ["openrummy.cli", "openrummy.cli.app", "openrummy.errors"]


def test_a_reader_that_has_had_enough_is_no_error() -> None:
    command = f"{sys.executable} -m openrummy.cli games --json | head -c 10"
    ran = subprocess.run(["bash", "-o", "pipefail", "-c", command], capture_output=True, text=True)
    assert ran.stderr == ""
