"""Melds by the words of RULES 0.4 and B.3, slowly: nothing here looks at the engine's way of finding them."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise, permutations, product

from openrummy.cards import Card, face, is_joker, is_wild, physical
from openrummy.errors import Code
from openrummy.melds import Ace, Kind, Meld, MeldRules, Release

Spot = tuple[int, int]  # a rank and a suit


def spot(card: Card) -> Spot:
    return face(card) % 13 + 1, face(card) // 13


def is_set(spots: Sequence[Spot]) -> bool:
    """3 <= len <= 4, all ranks equal, all suits different."""
    ranks, suits = {r for r, _ in spots}, {s for _, s in spots}
    return 3 <= len(spots) <= 4 and len(ranks) == 1 and len(suits) == len(spots)


def in_order(ranks: Sequence[int]) -> bool:
    return all(b == a + 1 for a, b in pairwise(ranks))


def places(spots: Sequence[Spot], ace: Ace) -> Iterator[list[int]]:
    """The ranks as they may be read: an ace is 1, and 14 where it may be high."""
    readings = [(1, 14) if r == 1 and ace is Ace.BOTH else (r,) for r, _ in spots]
    yield from map(list, product(*readings))


def is_run(spots: Sequence[Spot], ace: Ace, as_it_lies: bool = False) -> bool:
    """len >= 3, all suits equal, ranks distinct and consecutive; never an ace at both ends."""
    if not 3 <= len(spots) <= 13 or len({s for _, s in spots}) != 1 or len({r for r, _ in spots}) != len(spots):
        return False
    return any(in_order(read if as_it_lies else sorted(read)) for read in places(spots, ace))


def kinds(meld: Meld, ace: Ace) -> set[Kind]:
    """What the cards are.  A wild joker may be any card; then the order of a run counts."""
    wild = [i for i, c in enumerate(meld) if is_wild(c)]
    found: set[Kind] = set()
    if len({physical(c) for c in meld}) != len(meld):
        return found
    named = [spot(c) if not is_wild(c) else None for c in meld]
    ranks, suits = {x[0] for x in named if x}, {x[1] for x in named if x}
    useful = [(r, s) for r in range(1, 14) for s in range(4) if not named or r in ranks or s in suits or not ranks]
    for filling in product(useful, repeat=len(wild)):
        spots = [x or (0, 0) for x in named]
        for i, x in zip(wild, filling, strict=True):
            spots[i] = x
        if is_set(spots):
            found.add(Kind.SET)
        if is_run(spots, ace, as_it_lies=bool(wild)):
            found.add(Kind.RUN)
    return found


def faults(meld: Meld, ace: Ace) -> set[Code]:
    """Every code of RULES 0.5 that is true of cards without wild jokers; none when they are a meld."""
    spots = [spot(c) for c in meld]
    if is_set(spots) or is_run(spots, ace):
        return set()
    one_rank, one_suit = len({r for r, _ in spots}) <= 1, len({s for _, s in spots}) <= 1
    found = set()
    if len(spots) < 3:
        found.add(Code.MELD_TOO_SHORT)
    if not one_rank and not one_suit:
        found.add(Code.NOT_A_MELD)
    if len(set(spots)) < len(spots):
        found.add(Code.DUPLICATE_CARD)
    if one_rank and len(spots) > 4:
        found.add(Code.GROUP_TOO_LONG)
    if one_suit and len(set(spots)) == len(spots):
        found.add(Code.NOT_CONSECUTIVE)
    return found


def all_melds(hand: Iterable[Card], ace: Ace, longest: int = 13) -> set[frozenset[Card]]:
    """Every subset of the natural cards of a hand that is a meld."""
    naturals = [c for c in hand if not is_joker(c)]
    return {
        frozenset(some)
        for n in range(3, min(longest, len(naturals)) + 1)
        for some in combinations(naturals, n)
        if is_set([spot(c) for c in some]) or is_run([spot(c) for c in some], ace)
    }


def rebuild_faults(before: Sequence[Meld], hand: Iterable[Card], after: Sequence[Meld], rules: MeldRules) -> set[Code]:
    """Every rule of B.3 and B.4 that a new table breaks, for declared jokers."""
    old = Counter(physical(c) for meld in before for c in meld)
    new = Counter(physical(c) for meld in after for c in meld)
    held = Counter(hand)
    found = {code for meld in after for code in faults(meld, rules.ace)}
    if not new.keys() - old.keys():
        found.add(Code.NO_CARD_ADDED)
    if old - new:
        found.add(Code.TABLE_CARD_REMOVED)
    if new - old - held:
        found.add(Code.CARD_NOT_AVAILABLE)
    if any(is_wild(c) for meld in after for c in meld) or not _jokers_may(before, after, rules.release):
        found.add(Code.JOKER_IDENTITY)
    return found


def _jokers_may(before: Sequence[Meld], after: Sequence[Meld], release: Release) -> bool:
    """MAN-24 word for word, for some way of telling the jokers on the new table apart: they bear no mark."""
    was = {physical(c): face(c) for meld in before for c in meld if is_joker(c)}
    now = [(physical(c), face(c)) for meld in after for c in meld if is_joker(c)]
    on_table = {physical(c) for meld in before for c in meld}
    naturals = [c for meld in after for c in meld if not is_joker(c)]
    if release is Release.FROM_HAND:
        naturals = [c for c in naturals if c not in on_table]
    there = Counter(map(face, naturals))
    for names in permutations([joker for joker, _ in now]):
        stands = dict(zip(names, (f for _, f in now), strict=True))
        given_up = Counter(f for joker, f in was.items() if stands.get(joker) != f)
        if all(times <= there[f] for f, times in given_up.items()):
            return True
    return False
