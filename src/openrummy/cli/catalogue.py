"""`openrummy games`: the games, how many play them, their options and presets, all read from the code."""

import sys
from typing import Any

import msgspec

from ..games import GAMES, Entry, entry
from .looks import styled
from .screen import console
from .settings import bare, fields_of, seats_text


class Option(msgspec.Struct, frozen=True):
    """One house rule: its type in words, its default, and its bounds or choices where it has them."""

    name: str
    type: str
    default: Any
    description: str
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the register knows it; a preset lists the options that it sets otherwise than the defaults."""

    name: str
    summary: str
    players: tuple[int, int]
    best: tuple[int, ...]
    options: tuple[Option, ...]
    presets: dict[str, dict[str, Any]]


def game_info(e: Entry) -> GameInfo:
    """What the code says about a game."""
    defaults = msgspec.to_builtins(e.options())
    seats = e.make(e.options()).seats
    return GameInfo(
        name=e.name,
        summary=" ".join((sys.modules[e.make.__module__].__doc__ or "").split()),
        players=(min(seats), max(seats)),
        best=e.best,
        options=tuple(_option(f, defaults[f.name]) for f in fields_of(e.options)),
        presets={
            name: {k: v for k, v in msgspec.to_builtins(o).items() if v != defaults[k]} for name, o in e.presets.items()
        },
    )


def _option(field: msgspec.inspect.Field, default: Any) -> Option:
    about = field.type
    extra = about.extra_json_schema or {} if isinstance(about, msgspec.inspect.Metadata) else {}
    kind = bare(about)
    number = next((t for t in _parts(kind) if isinstance(t, msgspec.inspect.IntType)), None)
    choices = [str(m.value) for t in _parts(kind) if isinstance(t, msgspec.inspect.EnumType) for m in t.cls]
    return Option(
        name=field.name,
        type=" or ".join(map(_type_name, _parts(kind))),
        default=default,
        description=str(extra.get("description", "")),
        least=number.ge if number else None,
        most=number.le if number else None,
        choices=tuple(choices),
    )


def _parts(kind: msgspec.inspect.Type) -> tuple[msgspec.inspect.Type, ...]:
    return kind.types if isinstance(kind, msgspec.inspect.UnionType) else (kind,)


def _type_name(kind: msgspec.inspect.Type) -> str:
    inspect = msgspec.inspect
    match kind:
        case inspect.IntType():
            return "number"
        case inspect.BoolType():
            return "true or false"
        case inspect.NoneType():
            return "none"
        case inspect.EnumType():
            return "one of"
        case inspect.DictType():
            return f"a {_type_name(kind.value_type)} for each"
        case inspect.StructType():
            bounds = ", ".join(f"{f.name} {_bounds(f.type)}".strip() for f in kind.fields)
            return f"{kind.tag} ({bounds})"
        case _:
            return type(kind).__name__.removesuffix("Type").lower()


def _bounds(kind: msgspec.inspect.Type) -> str:
    number = bare(kind)
    return f"{number.ge} to {number.le}" if isinstance(number, msgspec.inspect.IntType) else ""


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
        out.print(styled(o.name, "bold").append(f" = {_value_text(o.default)}").append(f"   {_may_be(o)}", "dim"))
        out.print(Text(f"    {o.description}"))
    out.print("", Text("presets", "bold"), sep="\n")
    for name, values in info.presets.items():
        told = ", ".join(_setting_text(k, v) for k, v in values.items()) or "the defaults"
        out.print(Text(f"{name}: {told}"))
    out.print(Text(f"\nSet one with --set, for example: openrummy play {info.name} --set {_example(info)}"))


def _may_be(o: Option) -> str:
    if o.choices:
        return " or ".join(o.choices)
    if o.least is None or o.most is None:
        return o.type
    return f"{o.least} to {o.most}" + (", or none" if o.type.endswith("none") else "")


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
