"""`make help` lists every command in columns."""

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_words_of_every_command_begin_in_the_same_column() -> None:
    told = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    starts = {re.match(r"  make \S+ +", line).end() for line in told}  # type: ignore[union-attr]
    assert len(told) > 10
    assert len(starts) == 1
