"""What the options of all games share: how they are described, checked, and read from outside."""

from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec

from ..core import Game
from ..errors import BadInput


def told(text: str, **bounds: Any) -> msgspec.Meta:
    """One sentence about an option, and its bounds."""
    return msgspec.Meta(description=text, **bounds)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """House rules of a game.  A preset is an Options value with a name."""


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="target", tag_field="type"):
    """The match ends when a total reaches `target`."""

    target: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 150


class Rounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="rounds", tag_field="type"):
    """The match ends after `rounds` rounds; equal leaders share the win."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=1_000)] = 5


MaybeSome = Annotated[int, msgspec.Meta(ge=1, le=100)] | None
MaybeCount = Annotated[int, msgspec.Meta(ge=0, le=100)] | None
Points = Annotated[int, msgspec.Meta(ge=1, le=100_000)]


class Entry(msgspec.Struct, frozen=True):
    """A game in the register: its options, how they become a game, its presets, and how many play it best."""

    name: str
    options: type[Options]
    make: Callable[[Any], Game]
    presets: dict[str, Options]
    best: tuple[int, ...]


def read_options(kind: type[Options], raw: object) -> Options:
    """Options from JSON values.  Raises BadInput, naming the option, for an unknown name or a bad value."""
    try:
        return msgspec.convert(msgspec.to_builtins(raw), kind)
    except (msgspec.ValidationError, ValueError, TypeError) as e:
        raise BadInput(f"options: {e}; this game has: {', '.join(kind.__struct_fields__)}") from e


WHOLE_PACK: Final = 52
