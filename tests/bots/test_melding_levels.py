"""Each level of classic and basic: its moves are legal, come from what its seat sees, and are the same again."""

from random import Random

import pytest

from every_game.play import Setup, game_of, looked_at, setups
from openrummy.arena import from_seed, play_match, play_round
from openrummy.bots import STRATEGIES, Budget, RandomBot, thinker
from openrummy.bots.melding.playout import Playouts, World
from openrummy.cards import cards
from openrummy.core import Discard, LayDown, LayOff, apply, check, deal, view
from openrummy.games import make_game
from openrummy.match import final
from openrummy.shuffle import shuffled
from openrummy.worlds import guess
from positions import action, card, position, some

LEVELS = ("easy", "medium", "hard")
FEW = Budget(nodes=4)
OURS = [s for s in setups() if s.game in ("classic", "basic")]
each_level = pytest.mark.parametrize("level", LEVELS)
each_of_ours = pytest.mark.parametrize("setup", OURS, ids=str)


@each_of_ours
def test_every_choice_of_every_level_is_legal(setup: Setup) -> None:
    g = game_of(setup)
    for step in looked_at(setup, 16):
        if step.state.public.outcome is None and step.state.public.turn.phase in g.phases:
            v = view(step.state, step.state.seat)
            for level in LEVELS:
                check(g, v, STRATEGIES[setup.game][level](g, v, Random(1), FEW))


@each_level
@pytest.mark.parametrize("setup", [s for s in OURS if s.preset == "default"], ids=str)
def test_what_a_seat_cannot_see_does_not_move_it(setup: Setup, level: str) -> None:
    g, think = game_of(setup), STRATEGIES[setup.game][level]
    for i, step in enumerate(looked_at(setup, 10)):
        s = step.state
        if s.public.outcome is None and s.public.turn.phase in g.phases:
            v = view(s, s.seat)
            other = view(guess(g, v, Random(i)), s.seat)
            assert think(g, v, Random(3), FEW) == think(g, other, Random(3), FEW)


@pytest.mark.parametrize(("game", "players"), [("classic", 4), ("basic", 2)])
def test_a_level_plays_the_same_round_again_from_the_same_seed(game: str, players: int) -> None:
    g = make_game(game)
    again = [[thinker(LEVELS[i % 3], 5, FEW) for i in range(players)] for _ in range(2)]
    one, two = (play_round(g, bots, from_seed(b"the same round again")) for bots in again)
    assert one == two


@pytest.mark.parametrize(("game", "players"), [("classic", 4), ("basic", 2), ("basic", 4)])
def test_a_beginner_beats_blind_play(game: str, players: int) -> None:
    g, won = make_game(game), 0.0
    for number in range(6):
        for first in (0, 1):
            seats = [thinker("easy", i) if (i + first) % 2 else RandomBot(i) for i in range(players)]
            winners = final(g, play_match(g, seats, b"a beginner, blind %2d" % number)[1]).winners
            won += sum((seat + first) % 2 for seat in winners) / len(winners)
    assert won > 9  # of 12


def test_hard_is_bounded_by_its_nodes_and_stops_when_told() -> None:
    """With no time at all it still has an answer."""
    g = make_game("basic")
    v = view(position(g, "4c 5c 6c 9d 9h Ks 2s Jd", phase="play", pile="3s"), 0)
    a = STRATEGIES["basic"]["hard"](g, v, Random(1), Budget(ended=lambda: True))
    assert isinstance(a, Discard | LayDown | LayOff)


def test_hard_keeps_its_meld_while_nobody_is_close_and_medium_puts_it_down() -> None:
    g = make_game("basic")
    v = view(position(g, "4c 5c 6c 9d 9h Ks 2s Jd", phase="play", pile="3s"), 0)
    assert isinstance(STRATEGIES["basic"]["hard"](g, v, Random(1), FEW), Discard)
    assert STRATEGIES["basic"]["medium"](g, v, Random(1), FEW) == action("meld 4c 5c 6c")


def test_hard_goes_out_when_it_can() -> None:
    g = make_game("basic")
    v = view(position(g, "4c 5c 6c Kd", phase="play", pile="3s"), 0)
    assert STRATEGIES["basic"]["hard"](g, v, Random(1), FEW) == action("meld 4c 5c 6c")


@pytest.mark.parametrize(("game", "players"), [("classic", 4), ("basic", 2), ("basic", 6)])
def test_a_playout_ends_every_deal_and_pays_what_it_takes(game: str, players: int) -> None:
    """What the winner gets is what the others lose, so the seats' outcomes add up to nothing."""
    g = make_game(game)
    for number in range(6):
        s = deal(g, shuffled(g.deck(players, 0), b"deals to play out %2d" % number, 0), players)
        w = World(g, s, tuple(seat % 2 == 0 for seat in range(players)))
        outcomes = [Playouts(g).run(w.copy(), seat) for seat in range(players)]
        assert sum(outcomes) == pytest.approx(0)


def test_a_playout_lays_off_in_the_order_that_works() -> None:
    g = make_game("basic")
    s = position(g, "7h 8h Kd", table="[9h 10h Jh]", pile="3s", draw="2c", phase="draw")
    w = World(g, s, (True, True))
    assert Playouts(g).turn(w) == card("Kd")
    assert w.hands[0] == cards(some("2c"))
    assert w.ends.all == cards(some("6h Qh"))


def test_no_level_throws_a_card_that_it_could_lay_off_at_once() -> None:
    g = make_game("basic")
    v = view(position(g, "8h 2c 5s 9c Kd", table="[9h 10h Jh]", phase="play", pile="3s"), 0)
    for seed in range(20):
        for level in LEVELS:
            assert STRATEGIES["basic"][level](g, v, Random(seed), FEW) != action("discard 8h")


def test_apply_takes_what_the_levels_choose_to_the_end_of_a_round() -> None:
    g = make_game("basic", preset="strict")
    s = deal(g, shuffled(g.deck(3, 0), b"a strict round of three", 0), 3)
    bots = [thinker(level, 1, FEW) for level in LEVELS]
    for _ in range(60):
        if s.public.outcome is None and s.public.turn.phase in g.phases:
            s, _events = apply(g, s, bots[s.seat].choose(g, view(s, s.seat)))
    assert s.public.turns > 2
