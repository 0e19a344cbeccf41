"""A rack of tiles by face, and the tiles that nobody has shown yet."""

from collections.abc import Iterable
from functools import lru_cache

from ...cards import FACES, JOKER, Card
from ...core import Game, View
from ...melds import JudgeRules
from ...melds.judge_search import Faces, Held
from ...verbs import CloseBoard
from ...worlds import unseen

Copies = tuple[int, ...]  # of each face 0-51, and at 52 of jokers
JOKERS = JOKER  # the place of the jokers among copies


def face_of(tile: Card) -> int:
    """The face of a tile on a rack, 0-51; 52 for any joker."""
    return min(tile % FACES, JOKERS)


def held(tiles: Iterable[Card]) -> Held:
    """The rack that these physical tiles make; at most two of a face (BRD-1)."""
    rack = Held(0, 0, 0)
    for tile in tiles:
        rack = plus(rack, face_of(tile))
    return rack


def plus(rack: Held, face: int) -> Held:
    """The rack with one tile more; a third copy of a face is lost, as the box has none."""
    one, two, jokers = rack
    if face >= JOKERS:
        return Held(one, two, jokers + 1)
    return Held(one, two | 1 << face, jokers) if one >> face & 1 else Held(one | 1 << face, two, jokers)


def less(rack: Held, face: int) -> Held:
    """The rack without one of its tiles."""
    one, two, jokers = rack
    if face >= JOKERS:
        return Held(one, two, jokers - 1)
    return Held(one, two & ~(1 << face), jokers) if two >> face & 1 else Held(one & ~(1 << face), two, jokers)


def faces_on(rack: Held) -> tuple[int, ...]:
    """The different faces of a rack, ascending; 52 last if it has jokers."""
    naturals = tuple(f for f in range(JOKERS) if rack.one >> f & 1)
    return (*naturals, JOKERS) if rack.jokers else naturals


def live(g: Game, v: View) -> Copies:
    """How many tiles of each face can still come: not in the hand, not discarded, not shown by anybody (RULES G7).

    A thrown joker never comes back (BRD-23); the trump is not counted, as it is drawn last of all (BRD-12).
    """
    copies = [0] * (JOKERS + 1)
    for tile in unseen(g, v):
        copies[face_of(tile)] += 1
    return tuple(copies)


def count(faces: Faces, copies: Copies) -> int:
    """How many of these faces, and of the jokers, can still come."""
    total = copies[JOKERS]
    while faces:
        low = faces & -faces
        total += copies[low.bit_length() - 1]
        faces ^= low
    return total


def tile_of(hand: Iterable[Card], face: int, kept: Card | None = None) -> Card | None:
    """The lowest tile of a face in a hand, leaving out `kept`, the tile just taken (BRD-24); None if there is none."""
    return min((t for t in hand if face_of(t) == face and t != kept), default=None)


@lru_cache(maxsize=32)
def _judge(verbs: tuple[object, ...]) -> JudgeRules:
    return next((verb.judge for verb in verbs if isinstance(verb, CloseBoard)), JudgeRules())


def judge_rules(g: Game) -> JudgeRules:
    """The options that say what a close is worth (RULES H)."""
    return _judge(g.phases["act"].verbs)
