"""A bound on the work of an answer; past it only the most promising states are followed and nothing is proved."""

from collections.abc import Callable
from time import monotonic
from typing import Final, TypeVar

from ..objective import Budget

_NARROW: Final = 32  # states that are still followed at a rank once the budget is spent

Key = TypeVar("Key")
Worth = TypeVar("Worth")


class Meter:
    """Counts states against a budget.  `proved` turns false once something was left out."""

    def __init__(self, budget: Budget | None) -> None:
        self.proved = True
        self._nodes = budget.nodes if budget else None
        self._until = monotonic() + budget.seconds if budget and budget.seconds is not None else None

    def narrowed(self, layer: dict[Key, Worth], by: Callable[[Worth], int]) -> dict[Key, Worth]:
        """The layer itself within the budget; past it the cheapest few of its states."""
        if self._nodes is not None:
            self._nodes -= len(layer)
        spent = (self._nodes is not None and self._nodes < 0) or (self._until is not None and monotonic() > self._until)
        if not spent or len(layer) <= _NARROW:
            return layer
        self.proved = False
        return dict(sorted(layer.items(), key=lambda item: by(item[1]))[:_NARROW])
