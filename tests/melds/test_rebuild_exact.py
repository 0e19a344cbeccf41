"""`rebuild` gives the optimum and changes the fewest melds: against an integer program and against its plain twin."""

from collections.abc import Sequence
from typing import Final

import pytest

from melds.kernel_needed import kernel
from melds.solver_integer import beaten, best
from melds.solver_positions import (
    Position,
    dense_positions,
    full_positions,
    random_positions,
    small_dense_positions,
    small_random_positions,
)
from openrummy.cards import face, members
from openrummy.melds.objective import MOST_CARDS, Objective, card_values, least_left, most_points, tile_values, weights
from openrummy.melds.plain.rebuild import Laid, rebuild_plain
from openrummy.melds.rebuild import find_rebuild
from openrummy.melds.rules import Ace, Release
from openrummy.melds.table import check_rebuild

OBJECTIVES: Final = (MOST_CARDS, least_left(card_values()), most_points(tile_values()))
KINDS: Final = {"random": random_positions, "dense": dense_positions}
BATCHES: Final = range(20)
BATCH: Final = 150  # 20 batches of 150 are 3000 positions of each kind
ORACLE: Final = 10  # every tenth is solved by the integer program from nothing, the others are only refuted by it
_NO_LIMIT: Final = 1 << 20
SMALL: Final = {"random": small_random_positions, "dense": small_dense_positions}  # for the plain twin


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.parametrize("kind", KINDS)
def test_an_integer_program_finds_nothing_better_and_changes_no_fewer_melds(kind: str, batch: int) -> None:
    for i, position in enumerate(KINDS[kind](batch, BATCH)):
        objective = OBJECTIVES[i % len(OBJECTIVES)]
        laid = _solved(position, objective)
        assert not beaten(position, weights(objective), laid.cost, laid.changed), position
        if i % ORACLE == 0:
            assert (laid.cost, laid.changed) == best(position, weights(objective)), position
        _check(position, laid, weights(objective))


@pytest.mark.parametrize("batch", range(4))
def test_nothing_is_better_on_full_tables_either(batch: int) -> None:
    for i, position in enumerate(full_positions(batch, 6)):
        objective = OBJECTIVES[i % len(OBJECTIVES)]
        laid = _solved(position, objective)
        assert not beaten(position, weights(objective), laid.cost, laid.changed), position
        _check(position, laid, weights(objective))


@pytest.mark.parametrize("batch", BATCHES)
@pytest.mark.parametrize("kind", KINDS)
def test_the_lanes_of_the_suits_lead_where_the_ways_one_by_one_lead(kind: str, batch: int) -> None:
    for i, position in enumerate(KINDS[kind](batch, BATCH)):
        objective = OBJECTIVES[i % len(OBJECTIVES)]
        laid, by_lanes = _solved(position, objective), _by_lanes(position, objective)
        assert (by_lanes.cost, by_lanes.proved) == (laid.cost, True), position
        assert by_lanes.changed == laid.changed if by_lanes.fewest else by_lanes.changed >= laid.changed, position
        _check(position, by_lanes, weights(objective))


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


def _by_lanes(position: Position, objective: Objective) -> Laid:
    """The kernel's answer for tables on which the ways are too many, whatever their number here."""
    rules = position.rules
    ace_both, from_hand = rules.ace is Ace.BOTH, rules.release is Release.FROM_HAND
    found = kernel().rebuild(
        position.table,
        members(position.hand),
        weights(objective),
        _NO_LIMIT,
        ace_both,
        rules.declared,
        from_hand,
        few=0,
    )
    return Laid(*found)


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
