"""Rounds make a match: the deal goes round, totals add up, and the end comes when the rules say."""

from collections.abc import Iterator
from random import Random

import pytest

from openrummy.core import (
    SHUFFLING,
    AnyAction,
    Game,
    LayDown,
    LayOff,
    Reason,
    Reshuffle,
    RoundRecord,
    State,
    Void,
    apply,
    deal,
    legal,
    view,
)
from openrummy.games import make_game
from openrummy.match import Match, add_round, final, new_match, new_record, replay, replay_match
from positions import play, position, reason, reshuffle, stacked

SHORT = {"match": {"type": "target", "target": 60}}


def voided(g: Game, players: int, dealer: int) -> State:
    return apply(g, deal(g, g.deck(players, 0), players, dealer), Void())[0]


@pytest.mark.parametrize("name", ["classic", "basic", "carousel", "board"])
def test_the_deal_moves_one_seat_each_round_and_counts_for_nothing_else(name: str) -> None:
    """SOL-4, BAS-3, MAN-3, BRD-17: also after a round without score."""
    g = make_game(name, {"games": 9} if name == "board" else None)
    players = max(g.seats)
    m = new_match(g, players, dealer=players - 1)
    for number in range(players + 1):
        assert m.dealer == (players - 1 + number) % players
        m = add_round(g, m, voided(g, players, m.dealer))
    assert (m.totals, m.over) == ((0,) * players, False)
    assert [r.dealer for r in m.rounds] == [(players - 1 + i) % players for i in range(players + 1)]
    assert all(r.reason is Reason.VOID and r.winners == () for r in m.rounds)


def test_a_refused_deal_is_dealt_again_by_the_same_seat() -> None:
    """BRD-15: as often as it is refused."""
    g = make_game("board")
    m = new_match(g, 2, dealer=1)
    for _ in range(3):
        m = add_round(g, m, play(g, deal(g, stacked(g, 2, ("r4 r4' y9 y9' b12 b12'",)), 2, m.dealer), "refuse"))
        assert (m.dealer, m.over) == (1, False)
    assert [r.reason for r in m.rounds] == [Reason.REFUSED] * 3
    m = add_round(g, m, voided(g, 2, 1))
    assert (m.dealer, m.over) == (0, True)


def test_totals_are_the_sums_of_the_rounds() -> None:
    """SOL-42, MAN-50, BRD-53."""
    g = make_game("board", {"games": 3})
    s = play(
        g,
        position(g, "r3 r4 r5 b9 b10 b11 b12 y7 b7 k7 r1 y1 b1 k1", phase="draw", players=3, draw="k5", seat=1),
        "draw; close k5",
    )
    m = new_match(g, 3)
    for number in (1, 2, 3):
        m = add_round(g, m, s)
        assert m.totals == (-250 * number, 500 * number, -250 * number)
    assert m.over
    assert [m.rounds_won(seat) for seat in range(3)] == [0, 3, 0]
    assert final(g, m).winners == (1,)


def test_an_unfinished_match_says_who_would_win_now() -> None:
    m = Match(3, 0, totals=(40, 90, 90))
    end = final(make_game("basic"), m)
    assert (end.points, end.reached, end.boxes, end.winners) == ((40, 90, 90), (0, 0, 0), (0, 0, 0), (1, 2))


def greedy(g: Game, rng: Random, s: State) -> AnyAction:
    """Melds whatever it can; else any move."""
    moves = list(legal(g, view(s, s.seat)))
    down = [a for a in moves if isinstance(a, LayDown | LayOff)]
    return rng.choice(down or moves)


def rounds(g: Game, players: int, seed: int) -> Iterator[tuple[RoundRecord, State]]:
    """A match of quick players, round by round."""
    rng, m = Random(seed), new_match(g, players)
    while not m.over:
        order = list(g.deck(players, 0))
        rng.shuffle(order)
        s, actions = deal(g, order, players, m.dealer), []
        while reason(s) is None:
            if s.public.turn.phase == SHUFFLING:
                s = reshuffle(g, s)
                actions.append(Reshuffle(s.stock))
            else:
                actions.append(greedy(g, rng, s))
                s, _ = apply(g, s, actions[-1])
        yield RoundRecord(m.dealer, tuple(order), tuple(actions)), s
        m = add_round(g, m, s)


@pytest.mark.parametrize(("name", "players"), [("classic", 4), ("basic", 2), ("basic", 5)])
def test_scores_never_fall_and_one_player_scores_in_a_round(name: str, players: int) -> None:
    """J, SOL-41, SOL-42, BAS-34: until the first total at or over the target, and only then."""
    g = make_game(name, SHORT if name == "basic" else {"target": 60})
    record, m = new_record(g, players), new_match(g, players)
    for played, s in rounds(g, players, seed=players):
        assert not m.over
        before, m = m, add_round(g, m, s)
        gained = [b - a for a, b in zip(before.totals, m.totals, strict=True)]
        assert min(gained) >= 0
        assert sum(x > 0 for x in gained) <= 1
        assert max(gained) <= 2 * 340
        assert m.over == (max(m.totals) >= 60)
        record = record.with_round(played)
    assert m.over
    assert len(final(g, m).winners) == 1
    assert replay_match(record)[1] == m


def test_a_match_on_paper_is_played_again_step_by_step() -> None:
    """0.6.3: the same states, and the match as it stood."""
    g = make_game("basic", SHORT)
    record, states = new_record(g, 3), []
    for played, s in rounds(g, 3, seed=1):
        record = record.with_round(played)
        states.append(s)
    steps = list(replay(record))
    assert [step.state for step in steps if step.state.public.outcome is not None] == states
    assert [step.round for step in steps if step.ply == 0] == list(range(1, len(states) + 1))
    assert steps[0].action is None
    assert steps[0].match == new_match(g, 3)
