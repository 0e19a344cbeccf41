"""Plays everything it can at once, takes only what completes a meld, and throws the loosest card."""

from collections.abc import Iterable

from ..cards import Card, as_set, is_joker
from ..core import (
    Accept,
    AnyAction,
    Close,
    Discard,
    Draw,
    End,
    Game,
    Knock,
    LayDown,
    LayOff,
    Rearrange,
    Take,
    View,
    legal,
)
from ..melds import melds_in
from ..verbs import links


class Greedy:
    """A plain player without memory or foresight; it needs no seed, but takes one like every bot."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, g: Game, v: View) -> AnyAction:
        options = list(legal(g, v))
        return (
            _best_close(v, options)
            or _first(options, Knock, Rearrange)
            or _longest(options)
            or _first(options, LayOff)
            or _useful_take(g, v, options)
            or _first(options, Accept, Draw)
            or _loosest_discard(g, v, options)
            or next(a for a in options if isinstance(a, End | Take))
        )


def _first(options: Iterable[AnyAction], *kinds: type) -> AnyAction | None:
    return next((a for kind in kinds for a in options if isinstance(a, kind)), None)


def _best_close(v: View, options: Iterable[AnyAction]) -> AnyAction | None:
    closes = [a for a in options if isinstance(a, Close)]
    return max(closes, key=lambda a: is_joker(a.free), default=None)


def _longest(options: Iterable[AnyAction]) -> AnyAction | None:
    return max((a for a in options if isinstance(a, LayDown)), key=lambda a: len(a.meld), default=None)


def _useful_take(g: Game, v: View, options: Iterable[AnyAction]) -> AnyAction | None:
    """Take the top discard only to complete a meld with it (RULES G5)."""
    take = _first(options, Take)
    if take is None:
        return None
    top = v.public.discard[-1]
    return take if any(top in meld for meld in melds_in(as_set(v.hand) | 1 << top, g.melds)) else None


def _loosest_discard(g: Game, v: View, options: Iterable[AnyAction]) -> AnyAction | None:
    """The card with the fewest links outside melds, the highest value first; a joker last of all (RULES G1)."""
    melded = {c for meld in melds_in(as_set(v.hand), g.melds) for c in meld}

    def worth(card: Card) -> tuple[bool, bool, int, int, Card]:
        return is_joker(card), card in melded, links(card, v.hand), -g.value(card), card

    return min((a for a in options if isinstance(a, Discard)), key=lambda a: worth(a.card), default=None)
