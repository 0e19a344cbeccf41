"""Cards are small integers; a set of cards is an integer with those bits set.

A card is one *physical* card: `copy * 54 + face`.  Faces 0-51 are suit by suit (clubs, diamonds, hearts, spades), ace
to king; faces 52 and 53 are jokers.  Two packs therefore hold two different sevens of hearts, a hand is a true set, and
nothing in the rules needs a multiset.  Tiles are the same integers with another spelling (red, yellow, blue, black).

A joker on the table that stands for a card carries that face in the bits above the card: `joker | (face + 1) << 8`.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from .errors import BadInput

Card = int
Cards = int  # a set of cards, one bit for each physical card

FACES: Final = 54
COPIES: Final = 4  # the most copies of a card that notation can tell apart
JOKER: Final = 52  # faces 52 and 53
HIDDEN: Final[Card] = -1  # a card that a seat may not see; only ever in what a seat receives
EMPTY: Final[Cards] = 0

_STANDS_SHIFT: Final = 8
_PHYSICAL: Final = (1 << _STANDS_SHIFT) - 1


def physical(card: Card) -> Card:
    """The card itself, without what it stands for."""
    return card & _PHYSICAL


def face(card: Card) -> int:
    """What the card counts as: 0-51, or 52/53 for a joker that stands for nothing yet."""
    return (card >> _STANDS_SHIFT) - 1 if card > _PHYSICAL else card % FACES


def is_joker(card: Card) -> bool:
    """Whether the physical card is a joker, whatever it stands for."""
    return (card & _PHYSICAL) % FACES >= JOKER


def stands_for(joker: Card, as_face: int) -> Card:
    """The joker declared as a face (0-51).  Raises BadInput for a natural card or an impossible face."""
    if not is_joker(joker) or not 0 <= as_face < JOKER:
        raise BadInput(f"card {joker} cannot stand for face {as_face}")
    return physical(joker) | (as_face + 1) << _STANDS_SHIFT


def is_wild(card: Card) -> bool:
    """A joker that stands for nothing yet, so that its place decides."""
    return card <= _PHYSICAL and card % FACES >= JOKER


def rank(card: Card) -> int:
    """1 (ace) to 13 (king); 0 for a joker that stands for nothing yet."""
    f = face(card)
    return 0 if f >= JOKER else f % 13 + 1


def suit(card: Card) -> int:
    """0-3: clubs, diamonds, hearts, spades (red, yellow, blue, black); -1 for a joker that stands for nothing yet."""
    f = face(card)
    return -1 if f >= JOKER else f // 13


def make(rank_: int, suit_: int, copy: int = 0) -> Card:
    """The physical card of a rank (1-13) and suit (0-3)."""
    return copy * FACES + suit_ * 13 + rank_ - 1


def cards(of: Iterable[Card]) -> Cards:
    """The set of these physical cards."""
    mask = EMPTY
    for card in of:
        mask |= 1 << card
    return mask


@lru_cache(maxsize=1 << 13)  # the hands at a thousand tables, twice
def members(mask: Cards) -> tuple[Card, ...]:
    """The cards of a set, ascending."""
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return tuple(out)


@lru_cache(maxsize=1 << 16)
def as_set(of: tuple[Card, ...]) -> Cards:
    """The set of a tuple of physical cards: the inverse of `members`, remembered."""
    return cards(of)


def has(mask: Cards, card: Card) -> bool:
    """Whether the physical card is in the set."""
    return bool(mask >> card & 1)


def faces_in(mask: Cards) -> int:
    """The faces present in a set, as 54 bits: copies fall together."""
    out = 0
    while mask:
        out |= mask & ((1 << FACES) - 1)
        mask >>= FACES
    return out


def pack(copies: int = 1, jokers: int = 0) -> tuple[Card, ...]:
    """`copies` packs of 52 and `jokers` jokers in all, ascending; jokers are spread over the packs first.

    Raises BadInput when notation could not tell the cards apart (more than 4 packs, more than 8 jokers).
    """
    if not 0 < copies <= COPIES or not 0 <= jokers <= 2 * COPIES:
        raise BadInput(f"no pack of {copies} copies with {jokers} jokers")
    naturals = [c * FACES + f for c in range(copies) for f in range(52)]
    wild = [c * FACES + f for f in (JOKER, JOKER + 1) for c in range(copies)]
    wild += [c * FACES + f for c in range(copies, COPIES) for f in (JOKER, JOKER + 1)]
    return tuple(sorted(naturals + wild[:jokers]))


def is_card(card: int) -> bool:
    """Whether the integer is a physical card that notation can write."""
    return 0 <= card < COPIES * FACES


def is_declared(card: int) -> bool:
    """Whether the integer is a joker that stands for one of the 52 faces, and nothing else."""
    return is_joker(card) and is_card(physical(card)) and 0 < card >> _STANDS_SHIFT <= JOKER
