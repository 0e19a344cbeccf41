"""A chance that is missed counts once: when it is lost, and not at every turn that leaves it lying."""

from typing import NamedTuple

import pytest

from openrummy.arena import play_match
from openrummy.bots import BOTS
from openrummy.bots.bot import Ranked
from openrummy.coach import Review, Unit, advise, review
from openrummy.coach.chances import NONE, Chance, chance_of, still_open
from openrummy.core import (
    AnyAction,
    Close,
    Discard,
    Draw,
    End,
    Game,
    Knock,
    LayDown,
    LayOff,
    Rearrange,
    View,
    view,
)
from openrummy.games import make_game
from openrummy.match import Record
from openrummy.shuffle import seed_from_text
from positions import card, position, some

BASIC, CAROUSEL, BOARD = (make_game(name) for name in ("basic", "carousel", "board"))
SEVENS = frozenset(some("7c 7d 7h"))


def at_play(hand: str = "7c 7d 7h 2s Kd") -> View:
    return view(position(BASIC, hand, phase="play"), 0)


@pytest.mark.parametrize(
    ("action", "chance"),
    [
        (LayDown(some("7c 7d 7h")), Chance(SEVENS)),
        (LayOff(card("2s"), 0), Chance(frozenset(some("2s")))),
        (Rearrange((some("7c 7d 7h 7s"),)), Chance(SEVENS)),
        (Close(card("2s")), Chance(ending=Close)),
        (Knock(), Chance(ending=Knock)),
        (Discard(card("Kd")), NONE),
        (Draw(), NONE),
        (End(), NONE),
    ],
)
def test_what_reaches_the_table_or_ends_the_round_may_be_made_up_for(action: AnyAction, chance: Chance) -> None:
    assert chance_of(action, at_play()) == chance


class Case(NamedTuple):
    ranking: tuple[Ranked, ...]
    worth: float | None


MELD, THROW, OTHER = LayDown(some("7c 7d 7h")), Discard(card("Kd")), LayOff(card("2s"), 0)


@pytest.mark.parametrize(
    ("ranking", "worth"),
    [
        ((Ranked(MELD, 20.0), Ranked(THROW, 5.0)), 15.0),
        (
            (Ranked(OTHER, 25.0), Ranked(MELD, 20.0), Ranked(THROW, 5.0)),
            15.0,
        ),  # another play first does not take it away
        ((Ranked(THROW, 5.0), Ranked(MELD, 3.0)), 0.0),
        ((Ranked(THROW, 5.0),), None),
    ],
)
def test_a_chance_is_worth_what_taking_it_brings_over_waiting_on(
    ranking: tuple[Ranked, ...], worth: float | None
) -> None:
    assert still_open(Chance(SEVENS), ranking, at_play()) == worth


def test_of_two_plays_the_one_that_was_made_is_no_longer_missing() -> None:
    assert Chance(SEVENS).less(Chance(frozenset(some("7c")))) == Chance(frozenset(some("7d 7h")))
    assert not Chance(ending=Knock).less(Chance(ending=Knock))


class Hoarder:
    """Draws and throws as the coach would, and never lays anything down."""

    def choose(self, g: Game, v: View) -> AnyAction:
        return next(x.action for x in advise(g, v, top=50) if not chance_like(x.action))


def looked_back(g: Game, *players: object, seed: str = "hoard") -> Review:
    record, _ = play_match(g, players, seed_from_text(seed))  # type: ignore[arg-type]  # players of these tests
    return review(Record(record.game, record.players, record.options, rounds=record.rounds[:1]))


def test_a_meld_that_is_held_for_many_turns_is_missed_often_and_lost_once() -> None:
    looked = looked_back(BASIC, Hoarder(), BOTS["easy"](0), seed="b")
    mine = [m for m in looked.moments if m.seat == 0]
    missed = [m for m in mine if m.missed >= 1 and chance_like(m.best.action)]
    assert len(missed) > 2
    assert sum(m.cost for m in missed) < sum(m.missed for m in missed) / 2


def chance_like(action: AnyAction) -> bool:
    return isinstance(action, LayDown | LayOff | Rearrange | Close | Knock)


@pytest.mark.parametrize("name", ["classic", "basic", "carousel", "board"])
def test_nothing_costs_more_than_was_missed_and_what_is_no_chance_costs_all_of_it(name: str) -> None:
    g = make_game(name)
    for m in looked_back(g, *(BOTS["random"](i) for i in range(g.seats[0]))).moments:
        assert 0 <= m.cost <= m.missed
        if not chance_like(m.best.action):
            assert m.cost == m.missed


@pytest.mark.parametrize(
    ("name", "options", "unit"),
    [
        ("board", {}, Unit.CHANCE),
        ("board", {"games": 4}, Unit.POINTS),
        ("basic", {}, Unit.POINTS),
        ("basic", {"match": {"type": "rounds", "rounds": 1}}, Unit.POINTS),
        ("carousel", {}, Unit.POINTS),
        ("classic", {}, Unit.POINTS),
    ],
)
def test_a_single_game_of_board_is_counted_in_the_chance_to_win_it(
    name: str, options: dict[str, object], unit: Unit
) -> None:
    g = make_game(name, options)
    looked = looked_back(g, *(BOTS["random"](i) for i in range(g.seats[0])))
    assert looked.unit is unit
    assert all(m.best.unit is unit for m in looked.moments)
    if unit is Unit.CHANCE:
        assert all(m.missed <= 100 for m in looked.moments)
