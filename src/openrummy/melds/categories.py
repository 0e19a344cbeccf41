"""What a close of board rummy is worth: eight categories in three tiers, and what the jokers do to the price."""

from enum import StrEnum
from typing import Final

import msgspec

from ..errors import BadInput


class Category(StrEnum):
    """The categories of RULES C.5, in the order that breaks ties: of equal points the first one is named."""

    DOUBLES = "Doubles"
    GRAND_CARE = "GrandCare"
    MONOCOLOR = "Monocolor"
    BICOLOR = "Bicolor"
    MINOR = "Minor"
    MAJOR = "Major"
    MOSAIC = "Mosaic"
    SIMPLE = "Simple"


class Tier(StrEnum):
    SPECIAL = "special"
    LARGE = "large"
    SMALL = "small"


class LargeThrown(StrEnum):
    """Where a Bicolor, Minor or Major stands after one joker was thrown (AMB-29)."""

    LARGE = "large"
    SPECIAL = "special"


class GrandCare(StrEnum):
    """What Grand Care asks for: any eight tiles of a number, or two full groups of it (AMB-33)."""

    EIGHT_TILES = "eight_tiles"
    TWO_QUADS = "two_quads"


class MosaicJokers(StrEnum):
    """What a small Mosaic with jokers is worth: as a Simple with as many, or always 250 (BRD-41)."""

    AS_SIMPLE = "as_simple"
    FLAT250 = "flat250"


class JudgeRules(msgspec.Struct, frozen=True):
    """The options of board rummy (RULES H) that decide what a close is and what it is worth."""

    large_thrown: LargeThrown = LargeThrown.LARGE
    grand_care: GrandCare = GrandCare.EIGHT_TILES
    mosaic_jokers: MosaicJokers = MosaicJokers.AS_SIMPLE


POINTS: Final = {Tier.SPECIAL: (1000, 900, 800), Tier.LARGE: (500, 400, 300), Tier.SMALL: (250, 200, 150)}
"""What each opponent pays, before the multiplier, with 0, 1, 2 or more jokers in the 14 tiles (BRD-40, BRD-42)."""

_SPECIAL: Final = frozenset({Category.DOUBLES, Category.GRAND_CARE, Category.MONOCOLOR})
_LARGE: Final = frozenset({Category.BICOLOR, Category.MINOR, Category.MAJOR})


def tier(category: Category, thrown: int, closed_with_joker: bool, rules: JudgeRules) -> Tier:
    """The tier of a category for a player who threw `thrown` jokers earlier (RULES C.6).

    Raises BadInput for a negative number of jokers.
    """
    if thrown < 0:
        raise BadInput(f"{thrown} jokers cannot have been thrown")
    if category in _SPECIAL or thrown >= 2 or (thrown == 1 and closed_with_joker):
        return Tier.SPECIAL
    if category in _LARGE:
        raised = closed_with_joker or (thrown == 1 and rules.large_thrown is LargeThrown.SPECIAL)
        return Tier.SPECIAL if raised else Tier.LARGE
    return Tier.LARGE if closed_with_joker or thrown == 1 else Tier.SMALL


def points(category: Category, jokers: int, thrown: int, closed_with_joker: bool, rules: JudgeRules) -> int:
    """What each opponent pays, before the multiplier, with `jokers` jokers in the 14 tiles (RULES C.6).

    Raises BadInput for a negative number of jokers.
    """
    if jokers < 0:
        raise BadInput(f"{jokers} jokers cannot be in a layout")
    of = tier(category, thrown, closed_with_joker, rules)
    flat = category is Category.MOSAIC and of is Tier.SMALL and rules.mosaic_jokers is MosaicJokers.FLAT250
    return POINTS[of][0 if flat else min(jokers, 2)]
