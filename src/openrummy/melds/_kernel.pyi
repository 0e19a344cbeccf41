"""Exact answers about melds, in C++; each function has a Python twin in openrummy.melds."""

def version() -> int:
    """The version of the kernel's interface, raised whenever a signature or an answer changes."""

def find_way(
    one: int, two: int, category: int, two_quads: bool, limit: int
) -> tuple[int, int, tuple[tuple[int, ...], ...]] | None:
    """`judge_special.find_plain` with the place of the category in `Category`; None when more than `limit` is missing.

    Raises ValueError for faces outside 0-51, a second copy without a first, or an unknown category.
    """

def rebuild(
    table: tuple[tuple[int, ...], ...],
    hand: tuple[int, ...],
    cost: tuple[int, ...],
    limit: int,
    ace_both: bool,
    declared: bool,
    from_hand: bool,
    nodes: int = -1,
    seconds: float = -1.0,
    few: int = 4000,
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...], int, int, bool, bool] | None:
    """`plain.rebuild.rebuild_plain` of a checked table: (table, played, changed, cost, proved, fewest).

    None beyond the limit.  `cost`: of leaving each of the 54 faces; negative budgets are none.  `few`: the most states
    of which the cheapest ways are followed one by one; with 0 they never are, which is slower on small tables and no
    different otherwise.  Raises ValueError for cards that do not exist or lie in two places, and for costs outside
    0-1000.
    """

class Splitter:
    """Divides one-pack hands without jokers (bits 0-51), for one choice of 52 values (0-1000) and of aces.

    Immutable, so threads may share it.  Every method raises ValueError for other bits.
    """

    def __init__(self, values: tuple[int, ...], ace_both: bool) -> None: ...
    def worth(self, hand: int) -> int:
        """The value of all cards of a hand."""

    def deadwood(self, hand: int) -> int:
        """The least value that a division of the hand leaves."""

    def split(self, hand: int) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...], int, int]:
        """A best division: (melds in table order, cards left, their value, the value of the whole hand)."""

    def best_discard(self, hand: int) -> tuple[int, tuple[int, ...]]:
        """The least value left after a discard, and the cards whose discard leaves it."""

    def deadwoods(self, hands: object, left: object) -> None:
        """`deadwood` of a buffer of unsigned 64-bit hands into a buffer of 32-bit numbers as long."""

    def count(self, cards: int, most: int) -> int:
        """How many hands of so many cards leave at most `most`; the values must be the same in every suit."""
