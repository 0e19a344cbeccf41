"""The command line as a whole: version, help, exit codes, and a start that loads no more than it needs."""

import subprocess
import sys

import pytest

from cli.conftest import Run
from openrummy import __version__

COMMANDS = ("play", "simulate", "games", "replay", "referee", "solve", "arena", "serve", "verify", "load", "admin")


def test_an_interrupt_while_a_command_is_loaded_ends_without_a_word(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(argv: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("openrummy.cli.app.run", interrupted)
    assert run("games") == (130, "", "")


def test_the_version_is_that_of_the_package(run: Run) -> None:
    assert run("--version") == (0, f"openrummy {__version__}\n", "")


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_is_listed_and_explains_itself(run: Run, command: str) -> None:
    assert command in run("--help").out
    ran = run(command, "--help")
    assert ran.code == 0
    assert f"openrummy {command}" in ran.out
    assert run(command, "-h") == ran


@pytest.mark.parametrize(
    "words", [("dance",), ("play", "--dance"), ("replay",), ("simulate", "basic", "--rounds", "x")]
)
def test_wrong_words_are_exit_code_2_without_a_traceback(run: Run, words: tuple[str, ...]) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert "Traceback" not in ran.err + ran.out


@pytest.mark.parametrize(
    ("setting", "told"),
    [
        ("ace_mode=middle", "ace_mode is low or high_or_low"),
        ("max_melds_per_turn=many", "max_melds_per_turn is 1 to 100, or none"),
        ("final_discard=maybe", "final_discard is true or false"),
        ("hand.2=40", "hand: 40 cards for 2 players do not fit one pack"),
    ],
)
def test_a_value_that_an_option_does_not_take_is_answered_with_those_that_it_does(
    run: Run, setting: str, told: str
) -> None:
    ran = run("simulate", "basic", "--set", setting)
    assert ran.code == 2
    assert told in ran.err


@pytest.mark.parametrize(
    ("words", "code"), [(("referee", "--jsonl", "-"), 0), (("replay", "-"), 2), (("verify", "-"), 2)]
)
def test_standard_input_that_is_closed_is_an_empty_one(words: tuple[str, ...], code: int) -> None:
    command = f"{sys.executable} -m openrummy.cli {' '.join(words)} <&-"
    ran = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert ran.returncode == code
    assert "Traceback" not in ran.stderr


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
