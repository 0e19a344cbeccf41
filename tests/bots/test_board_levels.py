"""Each level of board rummy: its moves are legal, come from what its seat sees, and are the same again."""

from random import Random

import pytest

from openrummy.bots import STRATEGIES, Budget, RandomBot
from openrummy.core import State, apply, check, deal, view
from openrummy.games import make_game
from openrummy.shuffle import shuffled
from openrummy.worlds import guess

LEVELS = ("easy", "medium", "hard")
FEW = Budget(nodes=4)
SETUPS: tuple[tuple[int, dict[str, object], tuple[int, ...]], ...] = (
    (2, {}, ()),
    (4, {}, (1, 2)),
    (3, {"extra_joker_mode": "hand", "refuse_doubles": 1}, (0,)),
    (2, {"refuse_doubles": 0, "trump_bonus": 0, "large_thrown": "special", "multiplier": 3, "games": 4}, ()),
    (4, {"grand_care": "two_quads", "mosaic_jokers": "flat250", "extra_joker_mode": "none"}, ()),
)


def positions(players: int, options: dict[str, object], brought: tuple[int, ...], seed: int, turns: int) -> list[State]:
    """The states that a game of random moves comes through."""
    g = make_game("board", options)
    order = shuffled(g.deck(players, len(brought)), b"positions of board %2d" % seed, 0)
    s, bot, out = deal(g, order, players, 0, brought), RandomBot(seed), []
    for _ in range(turns):
        if s.public.outcome is not None:
            break
        out.append(s)
        s, _events = apply(g, s, bot.choose(g, view(s, s.seat)))
    return out


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "options", "brought"), SETUPS)
def test_every_choice_of_a_level_is_legal_in_every_setup(
    level: str, players: int, options: dict[str, object], brought: tuple[int, ...]
) -> None:
    g = make_game("board", options)
    for s in positions(players, options, brought, players, 60)[::4]:
        v = view(s, s.seat)
        check(g, v, STRATEGIES["board"][level](g, v, Random(1), FEW))


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_see_does_not_move_it(level: str) -> None:
    g = make_game("board")
    think = STRATEGIES["board"][level]
    for i, s in enumerate(positions(4, {}, (), 7, 60)[::6]):
        v = view(s, s.seat)
        other = view(guess(g, v, Random(i)), s.seat)
        assert think(g, v, Random(3), FEW) == think(g, other, Random(3), FEW)
