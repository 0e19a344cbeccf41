"""Who solves the positions: we, an integer program, and the solvers of other projects as far as they are installed."""

from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError, version
from itertools import combinations
from typing import Any, Final

from _solver_positions import Position

from openrummy.cards import JOKER, Card, face, is_joker, members
from openrummy.melds import MOST_CARDS, Ace, MeldRules, rebuild

LOW: Final = MeldRules()
BOTH: Final = MeldRules(ace=Ace.BOTH)
_REFERENCE: Final = "HiGHS"

Solve = Callable[[Position], int]  # solves a position and gives the number of cards played


def ours(rules: MeldRules) -> Solve:
    return lambda p: len(rebuild(p.table, p.hand, rules, MOST_CARDS).played)


def highs(jokers: int) -> Solve:
    """The integer program of den Hertog and Hulshof (2006) by scipy's HiGHS: one variable for each short meld."""
    import numpy as np
    from scipy import optimize
    from scipy.sparse import csc_matrix

    scipy: Any = optimize  # untyped: what a checker infers from its defaults is wrong

    melds = _short_melds(jokers)
    matrix = np.zeros((JOKER + 1, len(melds)))
    for i, meld in enumerate(melds):
        for f in meld:
            matrix[f, i] += 1
    sparse, length = csc_matrix(matrix), np.array([len(meld) for meld in melds], float)

    def solve(p: Position) -> int:
        low, high = np.zeros(JOKER + 1), np.zeros(JOKER + 1)
        for card in (c for meld in p.table for c in meld):
            low[min(face(card), JOKER)] += 1
            high[min(face(card), JOKER)] += 1
        for card in members(p.hand):
            high[min(face(card), JOKER)] += 1
        found = scipy.milp(
            -length,
            constraints=scipy.LinearConstraint(sparse, low, high),
            integrality=np.ones(len(melds)),
            bounds=scipy.Bounds(0, max(2, jokers)),
        )
        return round(-found.fun) - round(low.sum())

    return solve


def _short_melds(jokers: int) -> list[tuple[int, ...]]:
    plain = [tuple(13 * s + low + i for i in range(n)) for s in range(4) for n in (3, 4, 5) for low in range(14 - n)]
    plain += [
        tuple(13 * s + r for s in suits) for r in range(13) for n in (3, 4) for suits in combinations(range(4), n)
    ]
    found = set(plain)
    for number in range(1, jokers + 1):
        for meld in plain:
            for places in combinations(range(len(meld)), min(number, len(meld))):
                found.add(tuple(sorted(JOKER if i in places else f for i, f in enumerate(meld))))
    return sorted(found)


def rummikub_solver(jokers: int) -> Solve:
    """mjpieters/rummikub-solver with HiGHS; its tile count, as its value mode does not maximise the value."""
    from rummikub_solver import MILPSolver, RuleSet, SolverMode  # pyright: ignore[reportMissingImports]  # an extra

    rules: Any = RuleSet(jokers=jokers, solver_backend=MILPSolver.HIGHS)

    def tile(card: Card) -> int:
        return JOKER + 1 if is_joker(card) else face(card) + 1

    def solve(p: Position) -> int:
        state = rules.new_game()
        state.initial = False
        state.add_table(*(tile(c) for meld in p.table for c in meld))
        state.add_rack(*(tile(c) for c in members(p.hand)))
        found = rules.solve(state, SolverMode.TILE_COUNT)
        return 0 if found is None else len(found.tiles)

    return solve


def machiavelli() -> Solve:
    """cduck/machiavelli: no jokers, aces high or low."""
    from machiavelli import Solver  # pyright: ignore[reportMissingImports]  # the optional extra

    solver: Any = Solver(quiet=True)

    def name(card: Card) -> str:
        return "123456789tjqk"[face(card) % 13] + "cdhs"[face(card) // 13]

    def solve(p: Position) -> int:
        table = [name(c) for meld in p.table for c in meld]
        hand = [name(c) for c in members(p.hand)]
        return sum(map(len, solver.solve(table + hand, hand))) - len(table)

    return solve


def players(jokers: int) -> Iterator[tuple[str, Solve | None, str]]:
    """Each player: its name, itself or None, and whom its optimum must equal."""
    yield "openrummy", ours(LOW), "openrummy"
    yield _REFERENCE, _made("scipy", lambda: highs(jokers)), "openrummy"
    yield "rummikub-solver", _made("rummikub-solver", lambda: rummikub_solver(jokers)), "openrummy"
    if not jokers:
        yield "openrummy, ace high or low", ours(BOTH), "openrummy, ace high or low"
        yield "machiavelli", _made("machiavelli", machiavelli), "openrummy, ace high or low"


def _made(package: str, make: Callable[[], Solve]) -> Solve | None:
    try:
        version(package)
        return make()
    except (PackageNotFoundError, ImportError):
        print(f"{package} is not installed")
        return None
