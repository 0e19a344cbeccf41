"""`openrummy load`: how many tables a server bears, and how long their players wait."""

import sys
from typing import Annotated

import msgspec
import typer

from ..errors import BadInput
from ..games import GAMES
from ..loadgen import Figures, Latency, Load, Step, measure

Tables = Annotated[int, typer.Option(min=1, max=100_000, help="Tables that play.")]
Rate = Annotated[float, typer.Option(min=1, max=1_000_000, help="Actions a second, over all tables.")]
Seconds = Annotated[float, typer.Option(min=1, max=86_400, help="How long the rate is held.")]
Seats = Annotated[int, typer.Option(min=2, max=6, help="People at each table.")]
Games = Annotated[str, typer.Option(help="Which games, in turn: basic,board and so on.")]
Url = Annotated[str, typer.Option(help="A server that runs already; else one is started on a temporary file.")]
Synchronous = Annotated[str, typer.Option(help="For the server that is started: FULL or NORMAL.")]
Ramp = Annotated[bool, typer.Option("--ramp", help="Then raise the rate until the server breaks.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")]
Seed = Annotated[int, typer.Option(help="The same seed makes the same choices.")]


def load_command(
    tables: Tables = 1000,
    rate: Rate = 1000,
    seconds: Seconds = 20,
    seats: Seats = 4,
    games: Games = "basic,carousel,board,classic",
    url: Url = "",
    synchronous: Synchronous = "FULL",
    ramp: Ramp = False,
    seed: Seed = 1,
    as_json: AsJson = False,
) -> None:
    """Play many tables at a fixed rate, and say how long the last seat waits and what the server spends.

    Every action is due at its own time, whether or not those before it were answered; its wait counts from then.  The
    server is kept to one core and this program to another, where there are two.
    """
    chosen = tuple(games.split(","))
    unknown = [name for name in chosen if name not in GAMES]
    if unknown:
        raise BadInput(f"no game {unknown[0]!r}; there are {', '.join(GAMES)}")
    load = Load(
        tables=tables, rate=rate, seconds=seconds, seats=seats, games=chosen, seed=seed, ramp=ramp, url=url,
        synchronous=synchronous.upper(),
    )  # fmt: skip
    figures = measure(load, lambda text: print(text, file=sys.stderr))
    print(msgspec.json.format(msgspec.json.encode(figures)).decode() if as_json else "\n".join(_lines(figures)))


def _lines(figures: Figures) -> list[str]:
    step, disk = figures.steady, figures.disk
    rows = [
        ("tables", f"{figures.load.tables} of {figures.load.seats}: {', '.join(figures.load.games)}"),
        ("rate", f"{step.rate:g} actions a second for {step.seconds:g} s: {step.done} of {step.due} done"),
        *_waits(step),
        ("a bare sync meanwhile", _wait(disk)),
        ("server, CPU-ms an action", step.cpu_ms),
        ("actions a second and core", step.per_core),
        ("log entries in a commit", step.group),
        ("server on its core", _part(step.busy)),
        ("server waiting for a core", _part(step.starved)),
        ("generator on its core", _part(step.generator_busy)),
        ("generator behind its time", _wait(step.generator_late)),
        ("kB for an idle socket", figures.kb_per_socket),
        ("kB for a table in play", figures.kb_per_table),
        ("refused", ", ".join(f"{n} {code}" for code, n in step.refused.items()) or None),
        ("held", f"{figures.held:g} actions a second" if figures.held and figures.load.ramp else None),
        ("broke at", f"{figures.broke_at:g} actions a second" if figures.broke_at else None),
    ]
    return [f"{name:<28}{value}" for name, value in rows if value is not None]


def _waits(step: Step) -> list[tuple[str, str | None]]:
    pairs = (("to the last seat's event", step.to_last_seat), ("to the acknowledgement", step.to_ack))
    return [(name, _wait(wait)) for name, wait in pairs]


def _wait(wait: Latency | None) -> str | None:
    return f"p50 {wait.p50} ms, p95 {wait.p95} ms, p99 {wait.p99} ms" if wait else None


def _part(part: float | None) -> str | None:
    return None if part is None else f"{part:.0%}"
