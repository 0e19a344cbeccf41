"""The register of games.  Adding one is adding a file and a name here (docs/adding-a-game.md)."""

from typing import Any, Final

from ..core import Game
from ..errors import BadInput
from . import basic, board, carousel
from .options import Entry, Options, Rounds, Target, read_options

GAMES: Final[dict[str, Entry]] = {
    entry.name: entry for entry in (basic.CLASSIC_ENTRY, basic.BASIC_ENTRY, carousel.ENTRY, board.ENTRY)
}


def entry(name: str) -> Entry:
    """The register's entry.  Raises BadInput with the games that exist."""
    if name not in GAMES:
        raise BadInput(f"no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name]


def make_game(name: str, options: Options | dict[str, Any] | None = None, preset: str = "default") -> Game:
    """The game under house rules: a preset with `options` over it, or an Options value as it is.

    Raises BadInput for an unknown game, preset or option, or a value that is out of bounds.
    """
    e = entry(name)
    if isinstance(options, Options):
        if not isinstance(options, e.options):
            raise BadInput(f"{type(options).__name__} are not the options of {name}")
        return e.make(options)
    if preset not in e.presets:
        raise BadInput(f"{name} has no preset {preset!r}; there are {', '.join(e.presets)}")
    base = {field: getattr(e.presets[preset], field) for field in e.options.__struct_fields__}
    return e.make(read_options(e.options, {**base, **(options or {})}))


__all__ = ["GAMES", "Entry", "Options", "Rounds", "Target", "entry", "make_game", "read_options"]
