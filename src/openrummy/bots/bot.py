"""What a bot is: it looks at a view and names an action."""

from collections.abc import Callable
from typing import Protocol

from ..core import AnyAction, Game, View


class Bot(Protocol):
    """A player of one seat.  It is asked only when its seat has to act."""

    def choose(self, g: Game, v: View) -> AnyAction:
        """An action that passes `check` for this view."""
        ...


BotMaker = Callable[[int], Bot]  # from a seed
