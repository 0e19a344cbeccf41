"""Following the coach is playing at the medium level: its first advice is that level's choice."""

from itertools import islice
from random import Random

from every_game.play import Setup, each_small_setup, game_of, to_act, walk
from openrummy.bots import BOTS
from openrummy.coach import advise
from openrummy.core import view


@each_small_setup
def test_the_first_advice_is_what_the_medium_level_plays(setup: Setup) -> None:
    g, rng = game_of(setup), Random(setup.players)
    for step in islice(walk(setup, "greedy", 1), rng.randrange(3), 60, 7):
        if to_act(step.state) is not None:
            v = view(step.state, step.state.seat)
            assert advise(g, v, top=1)[0].action == BOTS["medium"](1).choose(g, v)
