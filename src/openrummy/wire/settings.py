"""What the host of a table chooses: the game and its house rules, the seats, the clock, and who may watch."""

from enum import StrEnum
from typing import Annotated, Any

import msgspec

from ..core import ExtraJokers, Game
from ..errors import BadInput
from ..games import make_game


class Absence(StrEnum):
    """What happens when a seat's absence bank is spent."""

    IDLE = "idle"
    BOT = "bot"
    VOTE = "vote"


class Reveal(StrEnum):
    """When cards that were never shown, and the seed that dealt them, are revealed.

    After each round, after the match, or never: then nobody can check the deals (docs/fairness.md).
    """

    ROUND = "round"
    MATCH = "match"
    NEVER = "never"


class ExtraJokerUse(StrEnum):
    """Whether seats may bring extra jokers to `board`: never, freely, or from their own balance."""

    OFF = "off"
    FREE = "free"
    BALANCE = "balance"


Seconds = Annotated[int, msgspec.Meta(ge=1, le=7 * 24 * 3600)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to move: `move` seconds for each decision, then the seat's `bank` for the match."""

    move: Seconds = 30
    bank: Annotated[int, msgspec.Meta(ge=0, le=24 * 3600)] = 120


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a table.  `options` are those of the game, over its `preset`; `absence_bank` is in seconds.

    `reveal`: when unshown cards are revealed.  `share_replay`: whether a finished match may
    be read by anybody with its link.  `next_round` is the pause between rounds, in seconds; `bot_pace` about
    how long a bot waits before it acts, in milliseconds: as people do, now shorter and now longer, by chance alone, so
    that the wait tells nothing; with 0 it acts as soon as it has thought, which tells how long that was: for tables of
    programs.
    """

    game: str = "basic"
    preset: str = "default"
    options: dict[str, Any] = {}
    seats: Annotated[int, msgspec.Meta(ge=2, le=6)] = 2
    clock: Clock | None = None
    absence_bank: Seconds = 180
    absence: Absence = Absence.IDLE
    open: bool = False
    spectators: bool = True
    spectator_chat: bool = False
    undo: bool = True
    hints: bool = True
    rated: bool = False
    reveal: Reveal = Reveal.ROUND
    share_replay: bool = True
    extra_jokers: ExtraJokerUse = ExtraJokerUse.OFF
    next_round: Annotated[int, msgspec.Meta(ge=0, le=600)] = 15
    bot_pace: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 700


def game_of(settings: TableSettings) -> Game:
    """The game of a table.  Raises BadInput for an impossible game, option, number of seats, or mix of settings."""
    g = make_game(settings.game, settings.options, settings.preset)
    if settings.seats not in g.seats:
        raise BadInput(f"{g.name} is for {g.seats_text} players, not {settings.seats}")
    if settings.extra_jokers is not ExtraJokerUse.OFF and g.dealing.extra_jokers is ExtraJokers.NONE:
        raise BadInput(f"{g.name} has no extra jokers under these rules")
    if settings.rated and settings.hints:
        raise BadInput("a rated table has no hints")
    return g
