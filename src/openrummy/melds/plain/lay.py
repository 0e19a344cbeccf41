"""From numbers back to cards: the melds of an answer, with the very cards that lie in them."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...cards import JOKER, Card, Cards, face, is_joker, members, physical, stands_for
from ..rules import LONGEST_RUN, MeldRules
from ..table import Table
from .sweep import SUITS, Pieces, groups_needed

Faces = tuple[int, ...]  # a meld as the faces that its cards serve as, in table order


class Rank(NamedTuple):
    """What happens at a rank outside the kept melds, by suit: pieces (none at the high ace), run pieces, naturals."""

    pieces: tuple[Pieces, ...]
    run: Sequence[int]
    naturals: Sequence[int]


def lay_faces(ranks: Sequence[Rank], rules: MeldRules) -> list[Faces]:
    """The new melds as faces: sets by rank, then runs by suit."""
    melds: list[Faces] = []
    for number, rank in enumerate(ranks):
        if rank.pieces:
            melds += _sets(number, [p.group for p in rank.pieces], rules)
    for suit in SUITS:
        melds += _runs(suit, [rank.run[suit] for rank in ranks], rules)
    return melds


def lay_cards(
    faces: Sequence[Faces], naturals: Sequence[int], table: Table, kept: Iterable[int], hand: Cards, rules: MeldRules
) -> tuple[Table, tuple[Card, ...]]:
    """The new table and the cards played: kept melds as they were, then the others with cards of the broken melds.

    `naturals`: how many natural cards of each face lie outside the kept melds.  Jokers take the places that are left; a
    declared joker keeps its identity where it can.
    """
    stay = set(kept)
    broken = [card for i, meld in enumerate(table) if i not in stay for card in meld]
    stock: list[list[Card]] = [[] for _ in range(JOKER)]
    for card in (*broken, *members(hand)):
        if not is_joker(card) and len(stock[face(card)]) < naturals[face(card)]:
            stock[face(card)].append(physical(card))
    wanted = [f for meld in faces for f in meld]
    short = [f for f in range(JOKER) for _ in range(wanted.count(f) - len(stock[f]))]
    loose = [card for card in broken if is_joker(card)] + [card for card in members(hand) if is_joker(card)]
    for place, joker in _share(short, loose, rules):
        stock[place].append(joker)
    new = tuple(tuple(stock[f].pop(0) for f in meld) for meld in faces)
    after = tuple(table[i] for i in sorted(stay)) + new
    before = {physical(card) for meld in table for card in meld}
    return after, tuple(sorted({physical(card) for meld in after for card in meld} - before))


def _share(places: Sequence[int], jokers: Sequence[Card], rules: MeldRules) -> list[tuple[int, Card]]:
    """Which joker serves as which face: those that may keep what they stand for, then the others in order."""
    loose, out, left = list(jokers), [], []
    for place in places:
        same = next((j for j in loose if rules.declared and face(j) == place), None)
        if same is None:
            left.append(place)
            continue
        loose.remove(same)
        out.append((place, same))
    for place, joker in zip(left, loose, strict=False):
        out.append((place, stands_for(joker, place) if rules.declared else physical(joker)))
    return out


def _sets(number: int, by_suit: Sequence[int], rules: MeldRules) -> list[Faces]:
    sets: list[list[int]] = [[] for _ in range(groups_needed(max(by_suit), sum(by_suit), rules.least) or 0)]
    for suit in SUITS:
        for smallest in sorted(sets, key=len)[: by_suit[suit]]:
            smallest.append(13 * suit + number)
    return [tuple(s) for s in sets]


def _runs(suit: int, pieces: Sequence[int], rules: MeldRules) -> list[Faces]:
    """Runs from the number of pieces at each place: short runs must grow, longer ones grow if they can."""
    done: list[range] = []
    going: list[range] = []
    for place, number in enumerate(pieces):
        going.sort(key=lambda r: len(r) >= rules.least)
        grown = [range(r.start, place + 1) for r in going[:number]]
        done += going[number:]
        going = grown + [range(place, place + 1)] * (number - len(grown))
    faces = [
        tuple(13 * suit + place % 13 for place in r) for r in sorted(done + going, key=lambda r: (r.start, r.stop))
    ]
    return [part for run in faces for part in _cut(run)]


def _cut(run: Faces) -> list[Faces]:
    """A whole suit starts at the ace; a run over fourteen places holds both aces of two packs: cut it in the middle."""
    if len(run) == LONGEST_RUN:
        return [tuple(sorted(run))]
    return [run] if len(run) < LONGEST_RUN else [run[:7], run[7:]]
