"""Puts three cards in the register before tests are collected: `pytest -p example_game.register tests/every_game`."""

from example_game.three_cards import ENTRY
from openrummy.games import GAMES

GAMES[ENTRY.name] = ENTRY
