"""Racks for the tests of the board game, and a game of four in which seat 0 holds one."""

from typing import Any

from openrummy.core import Game, State
from openrummy.games import make_game
from positions import position

BOARD = make_game("board")
SIMPLE = "r3 r4 r5 b9 b10 b11 b12 y7 b7 k7 r1 y1 b1 k1"  # B01: 250
MINOR = "r1 r2 J y4 y5 y6 y7 r5' b5 k5 r2' y2 b2 k2"  # B17 with a joker: 400
LARGE = "r1 r2 r3 r4 r9 r10 r11 b4 b5 b6 b7 b11 b12 b13"  # B13: 500
LOOSE = "r2 r5 r8 r11 y2 y5 y8 y11 b3 b6 b9 b12 k4 k7"


def start(cards: str = LOOSE, phase: str = "draw", g: Game = BOARD, **more: Any) -> State:
    return position(g, cards, phase=phase, **{"players": 4, **more})
