"""`rebuild` gives the optimum and changes the fewest melds: against an integer program and against its plain twin."""

from collections.abc import Sequence
from typing import Final

import pytest

from melds.solver_integer import best
from melds.solver_positions import (
    Position,
    dense_positions,
    random_positions,
    small_dense_positions,
    small_random_positions,
)
from openrummy.cards import face, members
from openrummy.melds.objective import MOST_CARDS, Objective, card_values, least_left, most_points, tile_values, weights
from openrummy.melds.plain.rebuild import Laid, rebuild_plain
from openrummy.melds.rebuild import find_rebuild
from openrummy.melds.table import check_rebuild

OBJECTIVES: Final = (MOST_CARDS, least_left(card_values()), most_points(tile_values()))
KINDS: Final = {"random": random_positions, "dense": dense_positions}
BATCHES: Final = range(20)
BATCH: Final = 150  # 20 batches of 150 are 3000 positions of each kind
SMALL: Final = {"random": small_random_positions, "dense": small_dense_positions}  # for the plain twin


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.parametrize("kind", KINDS)
def test_an_integer_program_finds_nothing_better_and_changes_no_fewer_melds(kind: str, batch: int) -> None:
    for i, position in enumerate(KINDS[kind](batch, BATCH)):
        objective = OBJECTIVES[i % len(OBJECTIVES)]
        laid = _solved(position, objective)
        assert (laid.cost, laid.changed) == best(position, weights(objective)), position
        _check(position, laid, weights(objective))


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_plain_twin_gives_the_same_optimum(kind: str, batch: int) -> None:
    for i, position in enumerate(SMALL[kind](1000 + batch, BATCH)):
        objective = OBJECTIVES[i % len(OBJECTIVES)]
        plain = rebuild_plain(position.table, position.hand, position.rules, objective)
        laid = _solved(position, objective)
        assert plain is not None
        assert (laid.cost, laid.changed) == (plain.cost, plain.changed), position
        _check(position, laid, weights(objective))
        _check(position, plain, weights(objective))


def _solved(position: Position, objective: Objective) -> Laid:
    laid = find_rebuild(position.table, position.hand, position.rules, objective)
    assert laid is not None
    assert laid.proved
    assert laid.fewest
    return laid


def _check(position: Position, laid: Laid, cost: Sequence[int]) -> None:
    """Cards are conserved, every meld is legal and in table order, and the numbers are those of the cards."""
    left = [card for card in members(position.hand) if card not in laid.played]
    assert sum(cost[face(card)] for card in left) == laid.cost
    assert len([meld for meld in position.table if meld not in laid.table]) == laid.changed
    if laid.played:
        rebuilt = check_rebuild(position.table, members(position.hand), laid.table, position.rules)
        assert rebuilt.table == laid.table
        assert rebuilt.played == laid.played
    else:
        assert laid.table == position.table
