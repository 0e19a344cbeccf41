"""How long one hand of ten cards takes to split: in the kernel's loop, from Python, and in two other projects."""

import random
from array import array
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError
from time import process_time
from typing import Any

from _solver_peers import LOW

from openrummy.cards import Cards, cards, face, members
from openrummy.melds import card_values, deadwood, deadwoods, least_left, split


def splits(number: int) -> dict[str, float]:
    """Nanoseconds for one hand of ten cards: in the kernel's loop, and from Python."""
    rng = random.Random(3)
    hands = [cards(rng.sample(range(52), 10)) for _ in range(number)]
    many, values = array("Q", hands), card_values()
    goal = least_left(values)

    def each(ask: Callable[[Cards], object]) -> None:
        for hand in hands:
            ask(hand)

    def best_of(ask: Callable[[], object]) -> float:
        spent = []
        for _ in range(7):
            start = process_time()
            ask()
            spent.append(process_time() - start)
        return round(min(spent) / number * 1e9, 1)

    out = {
        "deadwood_in_the_loop_ns": best_of(lambda: deadwoods(many, LOW, values)),
        "deadwood_from_python_ns": best_of(lambda: each(lambda hand: deadwood(hand, LOW, values))),
        "split_from_python_ns": best_of(lambda: each(lambda hand: split(hand, LOW, goal))),
    }
    for name, ask in (("openspiel_from_python_ns", _openspiel), ("rlcard_from_python_ns", _rlcard)):
        try:
            out[name] = ask(hands[: max(1, number // 20)])
        except (PackageNotFoundError, ImportError):
            print(f"{name.split('_')[0]} is not installed")
    return out


def _openspiel(hands: Sequence[Cards]) -> float:
    import pyspiel  # pyright: ignore[reportMissingImports]  # the optional extra

    utils: Any = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
    return _each([[face(c) for c in members(hand)] for hand in hands], utils.min_deadwood)


def _rlcard(hands: Sequence[Cards]) -> float:
    from rlcard.games.gin_rummy.utils import melding, utils  # pyright: ignore[reportMissingImports]  # the extra

    def ask(hand: list[Any]) -> object:
        clusters = melding.get_best_meld_clusters(hand=hand)
        return min((utils.get_deadwood_count(hand=hand, meld_cluster=c) for c in clusters), default=0)

    return _each([[utils.get_card(card_id=face(c)) for c in members(hand)] for hand in hands], ask)


def _each(hands: Sequence[Any], ask: Callable[[Any], object]) -> float:
    start = process_time()
    for hand in hands:
        ask(hand)
    return round((process_time() - start) / len(hands) * 1e9, 1)
