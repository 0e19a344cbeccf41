"""A round on paper is the round: it is played again to the same states, and survives being written down."""

from itertools import product
from typing import Any

import msgspec
import pytest

from every_game.play import DENSE, WALKERS, Setup, each_setup, game_of, record_of, walk
from openrummy.core import AnyAction, AnyEvent, Draw, RoundRecord, State, Void, replay_round
from openrummy.errors import BadInput
from openrummy.match import Record, Step, replay
from openrummy.transcript import action_text, parse_action, parse_record, record_text


def through_json(value: Any, kind: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def match_record(setup: Setup, *rounds: RoundRecord) -> Record:
    return Record(setup.game, setup.players, msgspec.to_builtins(game_of(setup).options), rounds=rounds)


@each_setup
def test_a_record_replays_to_the_same_states_and_events(setup: Setup) -> None:
    for player, seed in product(WALKERS, (1, DENSE)):
        steps = walk(setup, player, seed)
        again = replay_round(game_of(setup), setup.players, record_of(setup, seed, steps))
        assert [(s, a, e) for s, a, e in again] == [(x.state, x.action, x.events) for x in steps]


@each_setup
def test_a_record_survives_json(setup: Setup) -> None:
    for player in WALKERS:
        record = match_record(setup, record_of(setup, 1, walk(setup, player, 1)))
        assert through_json(record, Record) == record
        last: Step = list(replay(through_json(record, Record)))[-1]
        assert last.state == walk(setup, player, 1)[-1].state


@each_setup
def test_a_record_survives_text(setup: Setup) -> None:
    for player, seed in product(WALKERS, (1, DENSE)):
        record = match_record(setup, record_of(setup, seed, walk(setup, player, seed)))
        text = record_text(record)
        assert parse_record(text) == record
        assert record_text(parse_record(text)) == text


@each_setup
def test_an_action_survives_text(setup: Setup) -> None:
    spelling = game_of(setup).spelling
    for player in WALKERS:
        for step in walk(setup, player, 1)[1:]:
            assert step.action is not None
            assert parse_action(action_text(step.action, spelling), spelling) == step.action


@each_setup
def test_states_actions_and_events_survive_json(setup: Setup) -> None:
    for player in WALKERS:
        for step in walk(setup, player, 1)[::5]:
            assert through_json(step.state, State) == step.state
            assert through_json(step.action, AnyAction | None) == step.action
            assert through_json(step.events, tuple[AnyEvent, ...]) == step.events


@each_setup
def test_an_illegal_action_in_a_record_is_named_by_round_and_ply(setup: Setup) -> None:
    whole = record_of(setup, 1, walk(setup, "greedy", 1))
    at = len(whole.actions) // 2
    actions = (*whole.actions[:at], msgspec.structs.replace(whole.actions[at]), *whole.actions[at:])
    doubled = msgspec.structs.replace(whole, actions=(*actions, Void()))
    with pytest.raises(BadInput, match=r"^round 1, ply \d+: \w+ is illegal: E_[A-Z_]+"):
        list(replay(match_record(setup, doubled)))


@each_setup
def test_an_action_after_the_end_of_a_round_is_refused(setup: Setup) -> None:
    whole = record_of(setup, 1, walk(setup, "greedy", 1))
    longer = msgspec.structs.replace(whole, actions=(*whole.actions, Draw()))
    ply = len(longer.actions)
    with pytest.raises(BadInput, match=rf"^round 1, ply {ply}: Draw is illegal: E_ROUND_OVER"):
        list(replay(match_record(setup, longer)))


@each_setup
def test_an_unfinished_round_can_be_read_but_not_followed_by_another(setup: Setup) -> None:
    whole = record_of(setup, 1, walk(setup, "greedy", 1))
    half = msgspec.structs.replace(whole, actions=whole.actions[:-1])
    assert list(replay(match_record(setup, half)))[-1].state == walk(setup, "greedy", 1)[-2].state
    with pytest.raises(BadInput, match=r"^round 1 is not over, but another follows"):
        list(replay(match_record(setup, half, half)))


@each_setup
def test_a_round_with_the_wrong_dealer_is_refused(setup: Setup) -> None:
    whole = record_of(setup, 1, walk(setup, "greedy", 1))
    game = match_record(setup, whole, whole)
    if setup.players > 1:
        with pytest.raises(BadInput, match=r"^round 2: (seat \d+ had to deal|the match was over)"):
            list(replay(game))
