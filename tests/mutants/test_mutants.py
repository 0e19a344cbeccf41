"""The faults that `make mutants` plants: each still fits the sources, and a planted one is noticed."""

import importlib.util
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


def _script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutants", ROOT / "scripts" / "mutants.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = module
    spec.loader.exec_module(module)
    return module


mutants = _script()
FAULTS = mutants.read_mutants()


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_fits_the_sources_and_leaves_them_python(fault: Any, tmp_path: Path) -> None:
    package = tmp_path / "openrummy"
    shutil.copytree(mutants.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so", "static"))
    mutants.plant(fault, package)
    for edit in fault.edits:
        compile((package / edit.file).read_text("utf-8"), edit.file, "exec")


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_the_tests_that_should_notice_a_fault_exist(fault: Any) -> None:
    for test in fault.tests:
        file, _, name = test.partition("::")
        assert (ROOT / file).exists()
        assert f"def {name}(" in (ROOT / file).read_text("utf-8") if name else True


def test_there_are_faults_of_every_kind() -> None:
    assert len(FAULTS) >= 30
    rooms = {edit.file.split("/")[0].removesuffix(".py") for fault in FAULTS for edit in fault.edits}
    assert rooms >= {"melds", "core", "verbs", "games", "match", "shuffle", "worlds"}


def test_a_planted_fault_is_noticed_by_a_test() -> None:
    leak = next(fault for fault in FAULTS if fault.name == "an event tells the drawn card to a spectator")
    verdict = mutants.judge(leak)
    assert verdict.caught_by is not None, verdict.trouble
    assert verdict.caught_by.startswith("tests/every_game/test_secrets.py::")


def test_a_fault_that_no_longer_fits_is_reported() -> None:
    gone = mutants.Mutant("gone", (mutants.Edit("match.py", "no such text", "x"),), ("tests/match",))
    assert mutants.judge(gone).trouble.startswith("does not apply: match.py: the text to change is there 0 times")


def test_a_sample_is_the_same_for_a_seed() -> None:
    assert mutants.chosen(FAULTS, (), 5, 3) == mutants.chosen(FAULTS, (), 5, 3)
    assert mutants.chosen(FAULTS, (), 5, 3) != mutants.chosen(FAULTS, (), 5, 4)
    assert [fault.name for fault in mutants.chosen(FAULTS, ("K-A-2",), None, 0)] == ["K-A-2 is a run"]
