"""A bot that follows the coach's first advice: openrummy arena --game basic --bots docs/examples/coached.py medium"""

from random import Random

from openrummy.bots import Budget
from openrummy.coach import advise
from openrummy.core import AnyAction, Game, View


def choose(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
    """What the coach would do; it needs neither chance nor a budget."""
    return advise(g, v, top=1)[0].action
