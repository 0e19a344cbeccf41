"""The house rules that a plan has to know, read from the verbs of the game."""

from functools import lru_cache
from typing import Final

import msgspec

from ...core import Game
from ...melds import Values
from ...verbs import LayMeld, LayOffCard, RenewStock

_FACES: Final = 54


class House(msgspec.Struct, frozen=True):
    """What differs between the games of this family.

    `own_meld_first`: lay-offs only with a meld of one's own (SOL-13).  `final_discard`: the last card is discarded
    (D.3).  `most_melds`: in one turn, None for any number.  `doubles`: going out in one turn doubles (BAS-31).
    `renewals`: how often the discards become the stock, None for any number (SOL-30, BAS-21).
    """

    values: Values
    own_meld_first: bool
    final_discard: bool
    most_melds: int | None
    doubles: bool
    renewals: int | None


def house(g: Game) -> House:
    """The house rules of a game."""
    return _read(_ById(g))


class _ById:
    """A game compared by what it is: games hold dictionaries, which have no hash."""

    def __init__(self, g: Game) -> None:
        self.g = g

    def __hash__(self) -> int:
        return id(self.g)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ById) and other.g is self.g


@lru_cache(maxsize=64)
def _read(of: _ById) -> House:
    g = of.g
    verbs = [verb for phase in g.phases.values() for verb in phase.verbs]
    meld = next(verb for verb in verbs if isinstance(verb, LayMeld))
    add = next(verb for verb in verbs if isinstance(verb, LayOffCard))
    return House(
        values=tuple(g.value(c) for c in range(_FACES)),
        own_meld_first=add.own_meld_first,
        final_discard=meld.final_discard,
        most_melds=meld.most,
        doubles=bool(getattr(g.options, "rummy_doubles", False)),
        renewals=next((rule.most for rule in g.turn_rules if isinstance(rule, RenewStock)), None),
    )
