"""What the register says about itself: games, how many play them, options and presets, all read from the code."""

import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from .options import Entry


class Option(msgspec.Struct, frozen=True):
    """One house rule: its type in words, its default, and its bounds or choices where it has them."""

    name: str
    type: str
    default: Any
    description: str
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()

    @property
    def may_be(self) -> str:
        """What it may be, in words: `low or high_or_low`, `0 to 100, or none`."""
        if self.choices:
            return " or ".join(self.choices)
        if self.least is None or self.most is None:
            return self.type
        return f"{self.least} to {self.most}" + (", or none" if self.type.endswith("none") else "")


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


def fields_of(options: type) -> Sequence[msgspec.inspect.Field]:
    """The fields of a struct as msgspec sees them, with their bounds and descriptions."""
    info = msgspec.inspect.type_info(options)
    assert isinstance(info, msgspec.inspect.StructType)
    return info.fields


def bare(kind: msgspec.inspect.Type) -> msgspec.inspect.Type:
    """A type without the words about it."""
    return kind.type if isinstance(kind, msgspec.inspect.Metadata) else kind
