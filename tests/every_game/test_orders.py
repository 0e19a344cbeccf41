"""A seed means the same round for ever: the same deck, and the same offers in the same order."""

import json

from every_game.orders import PATH, order_of
from every_game.play import Setup, each_setup, setups


@each_setup
def test_a_seed_gives_the_deck_and_the_offers_that_it_always_gave(setup: Setup) -> None:
    known = json.loads(PATH.read_text("utf-8"))
    assert order_of(setup) == known[str(setup)], "if this is meant: PYTHONPATH=tests python tests/every_game/orders.py"


def test_no_order_is_kept_of_a_game_that_is_gone() -> None:
    assert set(json.loads(PATH.read_text("utf-8"))) == set(map(str, setups()))
