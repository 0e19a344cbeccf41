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
) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...], int, int, bool] | None:
    """`plain.rebuild.rebuild_plain` of a checked table: (table, played, changed, cost, proved); None beyond the limit.

    `cost`: of leaving each of the 54 faces; negative budgets are none.  Raises ValueError for cards that do not exist or
    lie in two places, and for costs outside 0-1000.
    """
