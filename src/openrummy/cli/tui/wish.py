"""What was asked for on the command line: which table, where, and who one is."""

import msgspec

from ...errors import BadInput
from ..screen import SORTS


class Wish(msgspec.Struct, frozen=True):
    """A table to open (`game` to `bots`) on a server (`url`; its own if empty), or one to sit down at (`code`)."""

    game: str = "basic"
    players: int | None = None
    settings: tuple[str, ...] = ()
    preset: str = "default"
    bots: str = "medium"
    url: str = ""
    code: str = ""
    name: str = ""
    sort: str = SORTS[0]
    record: str | None = None

    def check(self, seed: str | None) -> None:
        """Raises BadInput for what no table of a server can do."""
        if seed is not None:
            raise BadInput("--seed cannot go with --tui: the server of a table draws a secret seed for each match")
        if self.sort not in SORTS:
            raise BadInput(f"--sort is {' or '.join(SORTS)}, not {self.sort!r}")
        if self.code and not self.url:
            raise BadInput("--code needs --url: the server that the table is on")
        if self.code and (self.settings or self.players is not None or self.preset != "default"):
            raise BadInput("--code sits down at a table that is there: its rules and its players are its own")
