"""A joker in a meld that is just listed: what can it stand for where it lies (MAN-20, MAN-26)?"""

from collections.abc import Iterator
from itertools import combinations, product

from msgspec.structs import replace

from ..cards import is_wild, rank, stands_for, suit
from ..melds import Meld, MeldRules, run_places
from ..melds.rules import LONGEST_SET
from ..melds.table import Table


def readings(meld: Meld, rules: MeldRules) -> Iterator[Meld]:
    """The meld with each joker declared: by its place in a run, as any missing suit in a set.

    The meld as it is, where it needs no reading or has none: the rules then say why.
    """
    if not rules.declared or not any(map(is_wild, meld)):
        yield meld
        return
    found = [*_as_run(meld, rules), *_as_set(meld)]
    yield from found or [meld]


def table_readings(table: Table, rules: MeldRules) -> Iterator[Table]:
    """Every combination of readings of the melds of a table."""
    return product(*(tuple(readings(meld, rules)) for meld in table))


def _as_run(meld: Meld, rules: MeldRules) -> Iterator[Meld]:
    suits = {suit(c) for c in meld if not is_wild(c)}
    places = run_places(meld, replace(rules, declared=False))
    if places is None or len(suits) != 1:
        return
    (own,) = suits
    yield tuple(stands_for(c, own * 13 + (r - 1) % 13) if is_wild(c) else c for c, r in zip(meld, places, strict=True))


def _as_set(meld: Meld) -> Iterator[Meld]:
    named = [c for c in meld if not is_wild(c)]
    ranks, suits = {rank(c) for c in named}, {suit(c) for c in named}
    if len(ranks) != 1 or len(suits) != len(named) or len(meld) > LONGEST_SET:
        return
    (own,) = ranks
    for chosen in combinations(sorted(set(range(4)) - suits), len(meld) - len(named)):
        left = list(chosen)
        yield tuple(stands_for(c, left.pop(0) * 13 + own - 1) if is_wild(c) else c for c in meld)
