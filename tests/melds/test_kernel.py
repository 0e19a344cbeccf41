"""The kernel refuses what it cannot answer, and never answers from memory that is not its own."""

from random import Random
from threading import Thread
from typing import Any, Final

import pytest

from melds.kernel_needed import kernel
from melds.solver_positions import random_positions
from openrummy.cards import members
from openrummy.melds.objective import MOST_CARDS, card_values
from openrummy.melds.rebuild import find_rebuild
from openrummy.melds.rules import Ace, Found, MeldRules, look

ONES: Final = (1,) * 54
GOOD: Final[dict[str, Any]] = {
    "table": ((4, 5, 6),), "hand": (7,), "cost": ONES, "limit": 100, "ace_both": False, "declared": False,
    "from_hand": False,
}  # fmt: skip
BAD: Final = (
    {"table": ((4, 5),)},
    {"table": (tuple(range(14)),)},
    {"table": ((4, 5, 216),)},
    {"table": ((4, 5, -1),)},
    {"table": ((4, 5, 6 | 3 << 8),)},
    {"table": ((4, 5, 52 | 60 << 8),)},
    {"table": ((4, 5, 52),), "declared": True},
    {"table": ((4, 5, 6), (6, 7, 8))},
    {"hand": (4,)},
    {"hand": (7, 7)},
    {"cost": (1,) * 53},
    {"cost": (1,) * 53 + (-1,)},
    {"cost": (1001,) * 54},
)


@pytest.mark.parametrize("fault", BAD, ids=str)
def test_the_kernel_refuses_what_is_no_position(fault: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r".+"):
        kernel().rebuild(**{**GOOD, **fault})


def test_the_kernel_refuses_other_types() -> None:
    for fault in ({"table": [[4, 5, 6]]}, {"hand": None}, {"limit": "all"}, {"table": ((4, 5, "6"),)}):
        with pytest.raises((TypeError, RuntimeError, ValueError)):
            kernel().rebuild(**{**GOOD, **fault})


def test_a_splitter_refuses_hands_and_values_that_are_not_its_own() -> None:
    splitter = kernel().Splitter(card_values(), False)
    for ask in (splitter.deadwood, splitter.split, splitter.best_discard, splitter.worth):
        with pytest.raises(ValueError, match="one pack"):
            ask(1 << 52)
    with pytest.raises(ValueError, match="same in every suit"):
        kernel().Splitter(tuple(range(54)), False).count(3, 0)
    with pytest.raises(ValueError, match="0 to 52"):
        splitter.count(53, 0)
    with pytest.raises(ValueError, match="0 to 1000"):
        kernel().Splitter((2000,) * 54, False)


def test_the_kernel_takes_for_melds_what_the_rules_take_and_nothing_else() -> None:
    rng = Random(3)
    for _ in range(6000):
        rank, suit, size = rng.randrange(13), rng.randrange(4), rng.choice((3, 3, 3, 4, 5, 12, 13))
        faces = [13 * suit + (rank + i) % 13 for i in range(size)] if rng.random() < 0.6 else [
            13 * s + rank for s in rng.sample(range(4), min(size, 4))]  # fmt: skip
        meld = [f + 54 * rng.randrange(2) for f in faces]
        for at in range(len(meld)):
            if rng.random() < 0.2:
                joker = (52, 53, 106, 107, 160, 161, 214, 215)[at % 8]
                meld[at] = joker if rng.random() < 0.7 else joker | (faces[at] + 1) << 8
            elif rng.random() < 0.03:
                meld[at] = rng.randrange(52)
        if rng.random() < 0.1:
            rng.shuffle(meld)
        rules = MeldRules(ace=rng.choice(list(Ace)), declared=rng.random() < 0.3)
        known = look(tuple(meld), rules)
        call = {**GOOD, "hand": (), "ace_both": rules.ace is Ace.BOTH, "declared": rules.declared}
        try:
            taken = kernel().rebuild(**{**call, "table": (tuple(meld),)}) is not None
        except ValueError:
            taken = False
        assert taken == (isinstance(known, Found) and known.meld == tuple(meld)), (meld, rules, known)


def test_threads_that_solve_at_once_give_the_same_answers() -> None:
    positions = list(random_positions(9, 40, jokers=(0, 1, 2)))
    alone = [find_rebuild(p.table, p.hand, p.rules, MOST_CARDS) for p in positions]
    answers: list[list[Any]] = [[], [], []]

    def work(into: list[Any]) -> None:
        into += [find_rebuild(p.table, p.hand, p.rules, MOST_CARDS) for p in positions]

    threads = [Thread(target=work, args=(into,)) for into in answers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [alone, alone, alone]


def test_the_order_of_the_hand_and_the_copies_make_no_difference() -> None:
    rng = Random(2)
    for table, hand, rules in random_positions(10, 40, jokers=(0, 1, 2)):
        swapped = sum(1 << (card + 54 if card < 54 and rng.random() < 0.5 and _free(card + 54, table, hand) else card)
                      for card in members(hand))  # fmt: skip
        a, b = (find_rebuild(table, held, rules, MOST_CARDS) for held in (hand, swapped))
        assert a is not None
        assert b is not None
        assert (a.cost, a.changed) == (b.cost, b.changed)


def _free(card: int, table: tuple[tuple[int, ...], ...], hand: int) -> bool:
    return not hand >> card & 1 and all(c & 255 != card for meld in table for c in meld)
