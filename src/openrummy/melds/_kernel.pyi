"""Exact answers about melds, in C++; each function has a Python twin in openrummy.melds."""

def version() -> int:
    """The version of the kernel's interface, raised whenever a signature or an answer changes."""

def find_way(
    one: int, two: int, category: int, two_quads: bool, limit: int
) -> tuple[int, int, tuple[tuple[int, ...], ...]] | None:
    """`judge_special.find_plain` with the place of the category in `Category`; None when more than `limit` is missing.

    Raises ValueError for faces outside 0-51, a second copy without a first, or an unknown category.
    """
