"""The result of an arena as a picture, with matplotlib (the extra `plot`)."""

import importlib
from pathlib import Path
from typing import Any, Final

from ..arena import Result, Share
from ..errors import BadInput, missing_extra

KINDS: Final = ("svg", "png", "pdf")


def drawing_kind(path: Path) -> str:
    """The kind of file that a name asks for.  Raises BadInput for another one, or when matplotlib is missing."""
    kind = path.suffix.removeprefix(".").lower()
    if kind not in KINDS:
        raise BadInput(f"--picture {path}: its name ends with .{', .'.join(KINDS)}")
    try:
        importlib.import_module("matplotlib")
    except ImportError as e:
        raise missing_extra("--picture", "matplotlib", "plot") from e
    return kind


def save_picture(r: Result, path: Path) -> None:
    """Draw the share of each bot with its interval, and where equals would be.

    Raises BadInput as `drawing_kind` does, OSError when the file cannot be written.
    """
    kind = drawing_kind(path)
    figures: Any = importlib.import_module("matplotlib.figure")
    figure = figures.Figure(figsize=(7, 1.6 + 0.45 * len(r.bots)), layout="constrained")
    axes = figure.subplots()
    rows = list(range(len(r.bots)))
    _shares(axes, rows, [bot.share for bot in r.bots])
    axes.axvline(100 * r.bots[0].fair, color="0.6", linestyle="--", linewidth=1, zorder=0)
    axes.set_yticks(rows, [bot.bot for bot in r.bots])
    axes.set_ylim(len(rows) - 0.5, -0.7)
    axes.set_xlim(0, 100)
    axes.set_xlabel("matches won, %, with 95 % intervals; dashed: equals")
    c = r.contest
    axes.set_title(f"{c.game}, {c.players} players, {r.matches} matches on {r.groups} deal groups", fontsize=10)
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    figure.savefig(path, format=kind, metadata={"Date": None} if kind == "svg" else None)


def _shares(axes: Any, rows: list[int], shares: list[Share]) -> None:
    values = [100 * s.value for s in shares]
    below = [max(0.0, 100 * (s.value - s.low)) for s in shares]
    above = [max(0.0, 100 * (s.high - s.value)) for s in shares]
    axes.errorbar(values, rows, xerr=[below, above], fmt="o", color="#1450c8", capsize=4, clip_on=False)
    for row, s in zip(rows, shares, strict=True):
        axes.annotate(f"{100 * s.value:.1f}", (100 * s.value, row), (0, 7), textcoords="offset points", ha="center")
