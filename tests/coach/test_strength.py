"""Following the coach is playing at the medium level, or better where one holds a meld back or minds the last place."""

from itertools import islice
from random import Random

from every_game.play import Setup, each_small_setup, game_of, to_act, walk
from openrummy.bots import BOTS
from openrummy.coach import Tip, advise
from openrummy.core import Draw, LayDown, LayOff, view


@each_small_setup
def test_the_first_advice_is_what_the_medium_level_plays_or_what_wins_more(setup: Setup) -> None:
    g, rng = game_of(setup), Random(setup.players)
    for step in islice(walk(setup, "greedy", 1), rng.randrange(3), 60, 7):
        if to_act(step.state) is not None:
            v = view(step.state, step.state.seat)
            (told,) = advise(g, v, top=1)
            plays = BOTS["medium"](1).choose(g, v)
            why = {r.code for r in told.reasons}
            held = Tip.HOLD_BACK in why and isinstance(plays, LayDown | LayOff)
            short = Tip.LAST_PLACE in why and plays == Draw()
            assert told.action == plays or held or short
