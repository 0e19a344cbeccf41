"""The figures of the solver as Markdown and as a picture."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any


def page(results: dict[str, Any]) -> str:
    """The figures as Markdown."""
    out = ["", f"Measured by `benchmarks/solver.py` ({results['python']}, {results['machine']}).", ""]
    out += ["| solver | jokers | table | median ms | p99 ms | times our median |", "|---|---:|---:|---:|---:|---:|"]
    for r in results["compare"]:
        odd = f" ({r['other_optimum']} of {r['positions']} not optimal)" if r["other_optimum"] else ""
        out.append(
            f"| {r['name']}{odd} | {r['jokers']} | {r['table']} | {r['median_ms']:.3f} | {r['p99_ms']:.3f} "
            f"| {r['times_slower']} |"
        )
    out += ["", "How the time grows:", "", "| jokers | table | median ms | p99 ms |", "|---:|---:|---:|---:|"]
    out += [
        f"| {r['jokers']} | {r['table']} | {r['median_ms']:.3f} | {r['p99_ms']:.3f} |"
        for r in results["growth"]["rows"]
    ]
    out += ["", "Full tables of 80 cards, 200 positions of each seed (`--tail`):", ""]
    out += ["| aces | jokers | seed | median ms | p99 ms | slowest ms | fewest changes not proved |"]
    out += ["|---|---:|---:|---:|---:|---:|---:|"]
    out += [
        f"| {r['aces']} | {r['jokers']} | {r['seed']} | {r['median_ms']:.3f} | {r['p99_ms']:.3f} | {r['max_ms']:.3f} "
        f"| {r['not_fewest']} |"
        for r in results["tail"]
    ]
    out += ["", f"Peak memory of the whole process over these: {results['growth']['peak_memory_mb']} MB.", ""]
    out += ["![time against the size of the table](solver-growth.svg)", ""]
    out += ["One hand of ten cards:", "", "| question | ns |", "|---|---:|"]
    out += [f"| {name.removesuffix('_ns').replace('_', ' ')} | {value} |" for name, value in results["split"].items()]
    return "\n".join([*out, ""])


def plot(rows: Sequence[dict[str, Any]], to: Path) -> None:
    """The growth as a picture, if matplotlib is installed."""
    try:
        import matplotlib  # pyright: ignore[reportMissingImports]  # the optional extra
    except ImportError:
        print("matplotlib is not installed: no plot")
        return
    matplotlib.use("svg")
    from matplotlib import pyplot  # pyright: ignore[reportMissingImports]  # the optional extra

    matplotlib.rcParams["svg.hashsalt"] = "openrummy"
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(10, 4), sharey=True)
    for jokers, style in ((0, "o-"), (2, "s-")):
        of = [r for r in rows if r["jokers"] == jokers]
        left.plot([r["table"] for r in of], [r["median_ms"] for r in of], style, label=f"{jokers} jokers, median")
        left.plot([r["table"] for r in of], [r["p99_ms"] for r in of], style[0] + ":", label=f"{jokers} jokers, p99")
    for size, style in ((40, "o-"), (80, "s-")):
        by_jokers = sorted((r["jokers"], r["median_ms"], r["p99_ms"]) for r in rows if r["table"] == size)
        right.plot([j for j, _, _ in by_jokers], [m for _, m, _ in by_jokers], style, label=f"table of {size}, median")
        right.plot(
            [j for j, _, _ in by_jokers], [p for _, _, p in by_jokers], style[0] + ":", label=f"table of {size}, p99"
        )
    for axis, name in ((left, "cards on the table"), (right, "jokers")):
        axis.set(xlabel=name, ylabel="ms", yscale="log")
        axis.legend()
        axis.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(to, metadata={"Date": None})
