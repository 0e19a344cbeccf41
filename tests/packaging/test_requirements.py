"""The pinned requirement files say what pyproject.toml says, with hashes and without addresses."""

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDER: Final = ROOT / "requirements"
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

COMPILED: Final = sorted(path.name for path in FOLDER.glob("*.txt"))


def pins(name: str) -> dict[str, str]:
    """Package to version, as a compiled requirement file pins them."""
    found = re.findall(r"^([a-z0-9-]+)==([^ ;\\]+)", (FOLDER / name).read_text("utf-8"), re.MULTILINE)
    return dict(found)


def wanted(lines: list[str]) -> dict[str, str]:
    """Package to the rest of its line, as pyproject.toml or an .in file asks for them."""
    split = (re.match(r"([A-Za-z0-9._-]+)(?:\[[^]]*\])?(.*)", line) for line in lines)
    return {m[1].lower().replace("_", "-"): m[2] for m in split if m and m[1] != "openrummy"}


@pytest.mark.parametrize("name", COMPILED)
def test_a_requirement_file_holds_no_address(name: str) -> None:
    assert "://" not in (FOLDER / name).read_text("utf-8")


@pytest.mark.parametrize("name", COMPILED)
def test_every_pinned_package_has_a_hash(name: str) -> None:
    entries = re.split(r"^(?=[a-z0-9])", (FOLDER / name).read_text("utf-8"), flags=re.MULTILINE)[1:]
    assert entries
    assert [entry.split()[0] for entry in entries if "--hash=sha256:" not in entry] == []


def test_what_the_package_needs_at_run_time_is_pinned_within_its_range() -> None:
    pinned = pins("runtime.txt")
    for name, limits in wanted(PROJECT["project"]["dependencies"]).items():
        at_least = re.search(r">=([0-9.]+)", limits)
        assert at_least is not None, name
        assert parts(pinned[name]) >= parts(at_least[1]), f"{name}: run `make lock`"


@pytest.mark.parametrize("extra", ["test", "lint", "bench"])
def test_an_extra_is_pinned_as_it_asks(extra: str) -> None:
    pinned = pins(f"{extra}.txt")
    asked = wanted(PROJECT["project"]["optional-dependencies"][extra])
    assert {name: f"=={pinned[name]}" for name in asked} == asked, "run `make lock`"


def test_the_build_tools_are_pinned_as_the_build_asks() -> None:
    pinned = pins("build.txt")
    asked = wanted(PROJECT["build-system"]["requires"])
    assert {name: f"=={pinned[name]}" for name in asked} == asked, "change requirements/build.in and run `make lock`"


def test_all_files_agree_on_the_version_of_a_package() -> None:
    versions: dict[str, set[str]] = {}
    for name in COMPILED:
        for package, version in pins(name).items():
            versions.setdefault(package, set()).add(version)
    assert {package: found for package, found in versions.items() if len(found) > 1} == {}


def parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", version))
