"""Every single change of an option gives a game that can be played to the end with all its cards."""

from random import Random
from typing import Any

import msgspec
import pytest

from every_game.play import MOST_ACTIONS, WALKERS
from every_game.test_options import fields_of, other_values
from openrummy.bots import BOTS
from openrummy.core import ExtraJokers, Game, Reshuffle, State, apply, cards_to_shuffle, check, deal, legal, view, zones
from openrummy.games import GAMES, make_game
from openrummy.shuffle import seed_from_text, shuffled
from openrummy.worlds import guess

SEED = seed_from_text("variants")
VARIANTS = [
    (name, f.name, value)
    for name, entry in GAMES.items()
    for f in fields_of(name)
    for value in other_values(f.type, msgspec.to_builtins(entry.presets["default"])[f.name])
]
each_variant = pytest.mark.parametrize(("name", "option", "value"), VARIANTS, ids=str)


def opening(g: Game, players: int) -> State:
    brought = (0,) if g.dealing.extra_jokers is not ExtraJokers.NONE else ()
    return deal(g, shuffled(g.deck(players, len(brought)), SEED, 0), players, 0, brought)


@each_variant
def test_a_variant_is_played_to_the_end_with_every_card(name: str, option: str, value: Any) -> None:
    g = make_game(name, {option: value})
    players = min(g.seats)
    for player in WALKERS:
        s = opening(g, players)
        deck, bot, actions = sum(zones(s)), BOTS[player](1), 0
        while s.public.outcome is None and actions < MOST_ACTIONS:
            due = cards_to_shuffle(s.public)
            a = Reshuffle(due) if due is not None else bot.choose(g, view(s, s.seat))
            s, _ = apply(g, s, a)
            actions += 1
            assert sum(zones(s)) == deck
            if actions % 10 == 0:
                for x in legal(g, view(s, s.seat)):
                    check(g, view(s, s.seat), x)
                for seat in range(-1, players):
                    assert view(guess(g, view(s, seat), Random(actions)), seat) == view(s, seat)
        assert s.public.outcome is not None
        assert len(g.score(g, s).points) == players
