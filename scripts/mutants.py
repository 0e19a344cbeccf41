"""Plants small faults in a copy of the engine, one at a time, and shows which test catches each.

The faults stand in mutants.toml.  Each is tried against the tests that should catch it, then against all quick ones.
Exit code 1 when a fault survives, when its text is no longer found, or when it breaks the import instead of a rule.
"""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
PACKAGE: Final = ROOT / "src" / "openrummy"
ALL: Final = ("tests/core", "tests/games", "tests/match", "tests/melds", "tests/every_game")
WORKERS: Final = 2
MOST_SHOWN: Final = 160  # a test's parameters can be a whole deck


class Edit(NamedTuple):
    """A text of a source file that stands there exactly once, and what it becomes."""

    file: str
    old: str
    new: str


class Mutant(NamedTuple):
    """A fault: a rule told wrong in a few words, the edits that make it, and the tests that should notice first."""

    name: str
    edits: tuple[Edit, ...]
    tests: tuple[str, ...]


class Verdict(NamedTuple):
    """What became of a fault: the first test that failed, or why none did."""

    mutant: Mutant
    caught_by: str | None
    trouble: str = ""


def read_mutants(path: Path = ROOT / "scripts" / "mutants.toml") -> list[Mutant]:
    """The faults of a file.  Raises ValueError when two have one name."""
    rows = tomllib.loads(path.read_text("utf-8"))["mutant"]
    mutants = [
        Mutant(
            row["name"],
            tuple(Edit(e["file"], e["old"].strip("\n"), e["new"].strip("\n")) for e in (row, *row.get("also", ()))),
            tuple(row["tests"]),
        )
        for row in rows
    ]
    names = [m.name for m in mutants]
    if twice := {name for name in names if names.count(name) > 1}:
        raise ValueError(f"two mutants are called {', '.join(sorted(twice))}")
    return mutants


def patched(edit: Edit, source: str) -> str:
    """The source with the edit made.  Raises ValueError unless its text stands there exactly once."""
    found = source.count(edit.old)
    if found != 1:
        raise ValueError(f"{edit.file}: the text to change is there {found} times, not once: {edit.old.strip()!r}")
    if edit.old == edit.new:
        raise ValueError(f"{edit.file}: the edit changes nothing")
    return source.replace(edit.old, edit.new)


def plant(mutant: Mutant, package: Path) -> None:
    """Make the edits in a copy of the package.  Raises ValueError as `patched`, and OSError for a file that is gone."""
    for edit in mutant.edits:
        path = package / edit.file
        path.write_text(patched(edit, path.read_text("utf-8")), "utf-8")


_PYTEST: Final = (
    *(sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist"),
    *("-q", "--tb=no", "-rfE", "-m", "not slow"),
)
_SAID: Final = re.compile(r"^(FAILED|ERROR) (tests/.+?)(?: - .*)?$", re.MULTILINE)
_ALL_PASSED: Final = 0  # pytest's exit codes
_TEST_FAILED: Final = 1


def run_tests(source_root: Path, tests: Sequence[str]) -> tuple[int, str]:
    """Run tests against the package under `source_root`: pytest's exit code and output."""
    env = {**os.environ, "PYTHONPATH": str(source_root), "PYTHONDONTWRITEBYTECODE": "1", "CI": "1"}
    done = subprocess.run([*_PYTEST, *tests], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def judge(mutant: Mutant) -> Verdict:
    """Plant one fault in a fresh copy, and look for a test that notices."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as root:
        package = Path(root) / "openrummy"
        shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
        try:
            plant(mutant, package)
        except (ValueError, OSError) as e:
            return Verdict(mutant, None, f"does not apply: {e}")
        for tests in (mutant.tests, ALL):
            code, output = run_tests(Path(root), ("-x", *tests))
            said = _SAID.search(output)
            if code == _TEST_FAILED and said and said[1] == "FAILED":
                return Verdict(mutant, said[2])
            if code != _ALL_PASSED:
                return Verdict(mutant, None, f"no test ran: {output.strip().splitlines()[-1]}")
    return Verdict(mutant, None, "SURVIVES every quick test")


def failing_anyway(tests: Sequence[str]) -> list[str]:
    """Those of the tests that fail without any fault, and so show nothing."""
    if not tests:
        return []
    _, output = run_tests(PACKAGE.parent, tests)
    return [said[1] for said in _SAID.findall(output)]


def chosen(mutants: Sequence[Mutant], words: Sequence[str], sample: int | None, seed: int) -> list[Mutant]:
    """The mutants whose names hold one of the words; `sample` of them, drawn by `seed`."""
    out = [m for m in mutants if not words or any(w in m.name for w in words)]
    return random.Random(seed).sample(out, min(sample, len(out))) if sample is not None else out


def main(argv: Sequence[str] | None = None) -> int:
    """Show the table; 0 when every fault was caught."""
    parser = argparse.ArgumentParser(description="Plant small faults in a copy of the engine; show what catches each.")
    parser.add_argument("words", nargs="*", help="only faults whose name holds one of these words")
    parser.add_argument("--sample", type=int, metavar="N", help="only N faults, drawn at random")
    parser.add_argument("--seed", type=int, default=0, help="which N")
    args = parser.parse_args(argv)
    mutants = chosen(read_mutants(), args.words, args.sample, args.seed)
    if not mutants:
        parser.error("no fault has such a name")
    width = max(len(m.name) for m in mutants)
    missed = 0
    catching: set[str] = set()
    with ThreadPoolExecutor(WORKERS) as pool:
        for verdict in pool.map(judge, mutants):
            missed += verdict.caught_by is None
            catching.update([verdict.caught_by] if verdict.caught_by else [])
            told = (verdict.caught_by or verdict.trouble)[:MOST_SHOWN]
            print(f"{verdict.mutant.name:{width}}  {told}", flush=True)
    anyway = failing_anyway(sorted(catching))
    for test in anyway:
        print(f"fails without a fault, and so shows nothing: {test}")
    print(f"{len(mutants) - missed} of {len(mutants)} faults caught")
    return 1 if missed or anyway else 0


if __name__ == "__main__":
    sys.exit(main())
