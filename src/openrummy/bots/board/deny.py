"""Which tiles the next player must not get."""

from collections.abc import Iterator, Sequence
from typing import Final

from ...core import View
from .racks import JOKERS, Copies, face_of

PASSED: Final = 0.4  # a face that lies in the pile was no use to who threw it, nor to the next player
SCALE: Final = 0.45  # of the two-tile shapes that a tile would complete, not each is one that the player needs
MOST: Final = 0.9


def partners(face: int) -> Iterator[tuple[int, int]]:
    """The pairs of faces that a tile makes a meld of three with; the one is low and high (BRD-31)."""
    s, r = divmod(face, 13)
    colours = [13 * t + r for t in range(4) if t != s]
    yield from ((colours[i], colours[j]) for i in range(3) for j in range(i + 1, 3))
    places = (r, 13) if r == 0 else (r,)
    for place in places:
        for a, b in ((-2, -1), (-1, 1), (1, 2)):
            if place + a >= 0 and place + b <= 13:
                yield 13 * s + (place + a) % 13, 13 * s + (place + b) % 13


def use_to_next(v: View, copies: Copies) -> tuple[float, ...]:
    """For each face, the chance that the next player can use it, from what he took and what lies in the pile.

    He uses a tile with two others that make a meld with it.  Each live tile is in his hand with the share of the hidden
    tiles that he holds; a tile that all saw him take is there for certain (RULES G6), and dead tiles are in no hand.
    """
    seat = (v.seat + 1) % len(v.counts)
    shown = {face_of(t) for t in v.public.known[seat]}
    share = (v.counts[seat] - len(v.public.known[seat])) / max(1, sum(copies))
    has = [1.0 if f in shown else min(1.0, share * copies[f]) for f in range(JOKERS)]
    passed = {face_of(t) for t in v.public.discard}
    return (*(_use(f, has, f in passed) for f in range(JOKERS)), 0.0)


def _use(face: int, has: Sequence[float], passed: bool) -> float:
    shapes = sum(has[a] * has[b] for a, b in partners(face))
    return min(MOST, SCALE * shapes) * (PASSED if passed else 1.0)
