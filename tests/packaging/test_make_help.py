"""`make help` lists every command in columns."""

import os
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_words_of_every_command_begin_in_the_same_column() -> None:
    alone = {
        name: value for name, value in os.environ.items() if not name.startswith("MAKE")
    }  # not as a part of another
    said = subprocess.run(["make", "help"], cwd=ROOT, env=alone, capture_output=True, text=True, check=True)
    told = said.stdout.splitlines()
    starts = {len(line) - len(re.sub(r"^  make \S+ +", "", line)) for line in told}
    assert len(told) > 10
    assert len(starts) == 1
    assert starts != {0}
