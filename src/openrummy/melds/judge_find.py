"""Where the judge finds its layouts: in the kernel if it is compiled, in Python otherwise, with the same answers."""

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Final

from .categories import Category, GrandCare
from .judge_search import Held, Way
from .judge_special import find_plain

_Found = tuple[int, int, tuple[tuple[int, ...], ...]]
_PLACE: Final = {category: i for i, category in enumerate(Category)}


def _kernel() -> Callable[[int, int, int, bool, int], _Found | None] | None:
    try:
        module = import_module("._kernel", __package__)
    except ImportError:
        return None
    return getattr(module, "find_way", None)


_FIND_WAY: Final = _kernel()


@lru_cache(maxsize=1 << 13)
def find(held: Held, category: Category, grand_care: GrandCare, limit: int) -> Way | None:
    """`find_plain`, about a hundred times faster where the kernel is compiled."""
    if _FIND_WAY is None:
        return find_plain(held, category, grand_care, limit)
    found = _FIND_WAY(held.one, held.two, _PLACE[category], grand_care is GrandCare.TWO_QUADS, limit)
    return None if found is None else Way(*found)
