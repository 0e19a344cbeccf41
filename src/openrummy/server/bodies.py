"""What HTTP requests carry and what they are answered; the OpenAPI document is made of these."""

from typing import Annotated, Any

import msgspec

from .history import Stats

Text = Annotated[str, msgspec.Meta(max_length=300)]


class GuestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to play under."""

    name: Text


class LoginBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A login name and a password (8-200 characters)."""

    login: Text
    password: Text


class PasswordBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The old password and the new one."""

    old: Text
    new: Text


class IdBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The id of a session, or of a table."""

    id: Text


class LabelBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a program's token is for."""

    label: Text


class CodeBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table code as typed."""

    code: Text


class EmailBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An e-mail address, and the language of the mail that goes there."""

    email: Text
    language: Text = "en"


class ForgotBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The login name of an account whose password is forgotten."""

    login: Text
    language: Text = "en"


class LinkBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link from a mail, and the new password where that is what it is for."""

    token: Text
    password: Text = ""


class QuickBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game and size to meet others for; after `wait` seconds bots fill the table."""

    game: Text
    seats: Annotated[int, msgspec.Meta(ge=2, le=6)]
    wait: Annotated[int, msgspec.Meta(ge=0, le=300)] = 10


class Me(msgspec.Struct, frozen=True):
    """Who I am; `token` only when it was just made, for programs that keep it themselves."""

    id: str
    name: str
    guest: bool
    token: str = ""


class Empty(msgspec.Struct, frozen=True):
    """Nothing more to say."""


class NewToken(msgspec.Struct, frozen=True):
    """A secret that is shown once."""

    token: str


class TableRef(msgspec.Struct, frozen=True):
    """A table: its id, and the code that lets others in where that is told."""

    table: str
    code: str = ""


class PoolRating(msgspec.Struct, frozen=True):
    """A rating in one pool, a game and table size such as `basic/4`; provisional until ten matches.

    `steps`: the rating after each of the latest rated matches, the oldest first.
    """

    pool: str
    rating: float
    matches: int
    provisional: bool
    steps: list[float]


class Figures(msgspec.Struct, frozen=True):
    """A player's figures, game by game, and ratings."""

    games: list[Stats]
    ratings: list[PoolRating]


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether all is well, and if not, why."""

    ok: bool
    reason: str = ""


class Refusal(msgspec.Struct, frozen=True):
    """Why something was refused: a code of `TableCode`, with facts."""

    code: str
    facts: dict[str, Any]
