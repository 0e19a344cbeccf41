"""Matches played at random, with wrong actions and absent seats in between: what must hold, holds at each step."""

from random import Random
from typing import Any

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from every_game.play import WALKERS, dealt, each_game, game_of, house_action, objection, refusal, setups
from openrummy.bots import BOTS
from openrummy.cards import cards, physical
from openrummy.core import (
    AnyAction,
    Game,
    Leave,
    Reason,
    Return,
    RoundRecord,
    State,
    Void,
    apply,
    deal,
    legal,
    replay_round,
    view,
    zones,
)
from openrummy.games import GAMES
from openrummy.match import Match, add_round, new_match
from openrummy.melds import kind
from openrummy.shuffle import seed_from_text, shuffled
from strategies import tried_actions

SIZES = st.integers(1, 40)
SEEDS = st.integers(0, 1 << 30)


class Rounds(RuleBasedStateMachine):
    """A match of a game: rounds follow each other until Hypothesis has seen enough, also past the end of the match."""

    name = ""
    g: Game
    s: State
    before: State
    m: Match
    r: RoundRecord

    @initialize(data=st.data(), seed=SEEDS)
    def sit_down(self, data: st.DataObject, seed: int) -> None:
        setup = data.draw(st.sampled_from([s for s in setups() if s.game == self.name]))
        self.g, self.m = game_of(setup), new_match(game_of(setup), setup.players, seed % setup.players)
        self.s = self.before = dealt(setup, seed)
        self.deal_round(seed)

    def deal_round(self, seed: int) -> None:
        order = shuffled(self.g.deck(self.m.players, 0), seed_from_text(f"{seed}"), len(self.m.rounds))
        self.r = RoundRecord(self.m.dealer, order)
        self.s = self.before = deal(self.g, order, self.m.players, self.m.dealer)

    def do(self, a: AnyAction) -> None:
        self.before = self.s
        self.s, _ = apply(self.g, self.s, a)
        self.r = msgspec.structs.replace(self.r, actions=(*self.r.actions, a))
        self.holds()

    def over(self) -> bool:
        return self.s.public.outcome is not None

    @precondition(lambda self: not self.over())
    @rule(seed=SEEDS, bot=st.sampled_from([*WALKERS, "idle"]), actions=SIZES)
    def play_on(self, seed: int, bot: str, actions: int) -> None:
        player = BOTS[bot](seed) if bot != "idle" else None
        for i in range(actions):
            if self.over():
                return
            v = view(self.s, self.s.seat)
            self.do(house_action(self.s, seed + i) or (player.choose(self.g, v) if player else self.g.idle(self.g, v)))

    @rule(seed=SEEDS)
    def try_what_is_wrong(self, seed: int) -> None:
        v, encoded = view(self.s, self.s.seat), msgspec.json.encode(self.s)
        wrong = 0
        for a in tried_actions(self.g, self.s, Random(seed)):
            e = objection(self.g, v, a)
            if e is not None:
                wrong += 1
                assert e.code in self.g.cites
        assert wrong
        assert msgspec.json.encode(self.s) == encoded

    @precondition(lambda self: not self.over())
    @rule(seat=st.integers(0, 5), for_good=st.booleans())
    def a_seat_leaves(self, seat: int, for_good: bool) -> None:
        self.do_if_allowed(Leave(seat % self.m.players, for_good))

    @precondition(lambda self: not self.over())
    @rule(seat=st.integers(0, 5))
    def a_seat_returns(self, seat: int) -> None:
        self.do_if_allowed(Return(seat % self.m.players))

    @precondition(lambda self: not self.over())
    @rule(seldom=st.integers(0, 9))
    def the_table_ends_the_round(self, seldom: int) -> None:
        if not seldom:
            self.do(Void())
            assert self.g.score(self.g, self.s).points == (0,) * self.m.players

    def do_if_allowed(self, a: AnyAction) -> None:
        e = refusal(self.g, self.s, a)
        if e is not None:
            assert e.code in self.g.cites
            return
        turn = self.s.public.turn
        self.do(a)
        assert self.s.public.turn == turn

    @precondition(lambda self: self.over())
    @rule(seed=SEEDS)
    def count_the_round(self, seed: int) -> None:
        last = list(replay_round(self.g, self.m.players, self.r))[-1][0]
        assert last == self.s
        check_score(self.name, self.g, self.s)
        dealer = self.m.dealer
        if not self.m.over:
            self.m = add_round(self.g, self.m, self.s)
            stays = self.m.rounds[-1].reason is Reason.REFUSED
            assert self.m.dealer == (dealer if stays else (dealer + 1) % self.m.players)
        else:
            self.m = new_match(self.g, self.m.players, dealer)
        self.deal_round(seed)

    @invariant()
    def somebody_can_act(self) -> None:
        if hasattr(self, "s") and not self.over() and house_action(self.s, 0) is None:
            assert next(iter(legal(self.g, view(self.s, self.s.seat))), None) is not None

    def holds(self) -> None:
        """What must hold after every action (RULES J)."""
        p = self.s.public
        deck = cards(self.g.deck(self.m.players, len(p.brought)))
        assert sum(zones(self.s)) == deck
        assert sum(zone.bit_count() for zone in zones(self.s)) == deck.bit_count()
        assert all(kind(group.meld, self.g.melds) for group in p.table)
        assert not on_table(self.before) & ~on_table(self.s)
        assert all(not known or cards(known) & ~hand == 0 for known, hand in zip(p.known, self.s.hands, strict=True))
        if self.name == "board":
            check_racks(self.s)


def on_table(s: State) -> int:
    return cards(physical(c) for group in s.public.table for c in group.meld)


def check_racks(s: State) -> None:
    """No rack holds more than fifteen tiles, and only the player to move holds fifteen."""
    racks = [hand.bit_count() for hand in s.hands]
    assert max(racks) <= 15
    first = (s.public.dealer + 1) % s.seats
    mover = first if s.public.turn.phase == "offer" else s.seat
    assert all(size == 14 for seat, size in enumerate(racks) if seat != mover)


def check_score(name: str, g: Game, s: State) -> None:
    points = g.score(g, s).points
    if name == "board":
        assert sum(points) == 0  # BRD-45
    else:
        assert min(points) >= 0
    if name in ("classic", "basic"):
        assert sum(p > 0 for p in points) <= 1


@each_game
def test_a_match_at_random_keeps_every_promise(name: str) -> None:
    machine: Any = type(f"Rounds_{name}", (Rounds,), {"name": name})
    run_state_machine_as_test(machine, settings=settings(max_examples=25, stateful_step_count=30))


def test_every_game_in_the_register_is_played() -> None:
    assert {s.game for s in setups()} == set(GAMES)
