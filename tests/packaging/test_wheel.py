"""The package installs with a compiler and without one, and is the same package for those who import it."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
NO_COMPILER: Final = {"CC": "/nowhere/cc", "CXX": "/nowhere/c++"}


def build(folder: Path, environment: dict[str, str]) -> Path:
    """The wheel that pip builds from a copy of the sources."""
    source = folder / "source"
    source.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    for name in ("src", "kernel"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    wheels = folder / "wheels"
    run("-m", "pip", "wheel", "--no-deps", "--no-index", "--no-build-isolation", f"--wheel-dir={wheels}", str(source),
        **environment)  # fmt: skip
    (wheel,) = wheels.glob("*.whl")
    return wheel


def run(*arguments: str, **environment: str) -> str:
    done = subprocess.run([sys.executable, *arguments], env=os.environ | environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def kernels(wheel: Path) -> list[str]:
    return [
        name
        for name in zipfile.ZipFile(wheel).namelist()
        if name.startswith("openrummy/melds/_kernel.") and not name.endswith(".pyi")
    ]


def imported_from(wheel: Path, folder: Path, statement: str) -> str:
    """What a Python prints that sees only what the wheel installs, besides its dependencies."""
    run("-m", "pip", "install", "--no-deps", "--no-index", f"--target={folder}", str(wheel))
    return run("-W", "ignore", "-c", f"import openrummy.melds; print(openrummy.__file__); {statement}",
               PYTHONPATH=str(folder)).replace(str(folder), "")  # fmt: skip


@pytest.mark.slow
def test_a_wheel_built_without_a_compiler_holds_the_python_definitions_alone(tmp_path: Path) -> None:
    wheel = build(tmp_path, NO_COMPILER)
    assert kernels(wheel) == []
    assert wheel.name.endswith("-py3-none-any.whl")
    assert imported_from(wheel, tmp_path / "site", "") == "/openrummy/__init__.py\n"


@pytest.mark.slow
def test_a_wheel_built_where_a_compiler_is_found_holds_the_kernel(tmp_path: Path) -> None:
    compiler = shutil.which(os.environ.get("CXX", "c++"))
    wheel = build(tmp_path, {})
    assert len(kernels(wheel)) == (compiler is not None)
    if compiler is not None:
        statement = "from openrummy.melds import _kernel; print(_kernel.version() > 0)"
        assert imported_from(wheel, tmp_path / "site", statement) == "/openrummy/__init__.py\nTrue\n"
