"""`openrummy games`: the games, how many play them, their options and presets, all read from the code."""

from typing import Any

import msgspec

from ..games import GAMES, entry
from ..games.describe import GameInfo, game_info
from .looks import styled
from .screen import console
from .settings import seats_text


def games_command(game: str | None, as_json: bool) -> None:
    """Print one game or all of them.  Raises BadInput for an unknown one."""
    infos = [game_info(e) for e in ([entry(game)] if game else GAMES.values())]
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(infos[0] if game else infos), indent=2).decode())
    elif game:
        _print_game(infos[0])
    else:
        _print_games(infos)


def _print_games(infos: list[GameInfo]) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for title in ("game", "players", "best", "what it is"):
        table.add_column(title, no_wrap=title != "what it is")
    for info in infos:
        table.add_row(info.name, seats_text(entry(info.name)), ", ".join(map(str, info.best)), info.summary)
    out = console()
    out.print(table)
    out.print("\nopenrummy games GAME lists the options and presets of a game; openrummy play GAME plays it.")


def _print_game(info: GameInfo) -> None:
    from rich.text import Text

    out = console()
    out.print(
        Text(info.name, "bold"),
        f" {seats_text(entry(info.name))} players, best with {', '.join(map(str, info.best))}",
        sep="",
    )
    out.print(Text(info.summary))
    out.print()
    for o in info.options:
        out.print(styled(o.name, "bold").append(f" = {_value_text(o.default)}").append(f"   {o.may_be}", "dim"))
        out.print(Text(f"    {o.description}"))
    out.print("", Text("presets", "bold"), sep="\n")
    for name, values in info.presets.items():
        told = ", ".join(_setting_text(k, v) for k, v in values.items()) or "the defaults"
        out.print(Text(f"{name}: {told}"))
    out.print(Text(f"\nSet one with --set, for example: openrummy play {info.name} --set {_example(info)}"))


def _setting_text(name: str, value: Any) -> str:
    """As it is written after --set."""
    if isinstance(value, dict) and "type" in value:
        return ", ".join(f"{name}.{k}={v}" for k, v in value.items() if k != "type")
    return f"{name}={_value_text(value)}"


def _value_text(value: Any) -> str:
    if isinstance(value, dict):
        if "type" in value:
            return " ".join(str(v) for v in value.values())
        return ", ".join(f"{k}: {v}" for k, v in value.items())
    return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _example(info: GameInfo) -> str:
    chosen = next((o for o in info.options if o.choices), info.options[0])
    return f"{chosen.name}={chosen.choices[-1] if chosen.choices else chosen.default}"
