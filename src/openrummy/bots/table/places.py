"""Who will draw the last card of the stock: the last place in the last turns is the best one (MAN-41)."""

from functools import lru_cache
from typing import Final

# How often each place of the last turns wins the round, the last one first: measured over 600 rounds of players who
# hold back, at tables of two to five (scripts/odds.py).  Whoever draws the last card plays last, with the cards of all
# others on the table.
WINS: Final = {2: (1.0, 0.0), 3: (0.6, 0.4, 0.0), 4: (0.58, 0.4, 0.01, 0.0), 5: (0.66, 0.31, 0.03, 0.0, 0.0)}

# A turn of fewer draws needs a card on the table, which serves everybody: what that costs of the chance to win, as
# matches told (docs/decisions/0009).
SHORT_TURN: Final = {2: 0.04, 3: 0.1}
SHORT_TURN_OF_MANY: Final = 0.3

DRAWS: Final = ((1, 0.05), (2, 0.05), (3, 0.9))  # what another seat draws in a turn (MAN-10)
MOST_DRAWS: Final = 3


def after_turn(stock: int, players: int) -> float:
    """The chance to win from the last turns, when the own turn ends with so many cards in the stock."""
    return _others(stock, 1, players)


def turn_of(draws_left: int, stock: int, players: int) -> float:
    """The same within the own turn, when more cards can be drawn; only the last of three draws ends it by itself."""
    if not draws_left or not stock:
        return after_turn(stock, players)
    go_on = turn_of(draws_left - 1, stock - 1, players)
    return max(go_on, short_turn(stock - 1, players)) if draws_left > 1 else go_on


def short_turn(stock: int, players: int) -> float:
    """The same when the turn ends now by laying something down."""
    return after_turn(stock, players) - SHORT_TURN.get(players, SHORT_TURN_OF_MANY)


@lru_cache(maxsize=1 << 12)
def _own(stock: int, players: int) -> float:
    """The chance at the start of the own turn: three draws, or a shorter turn."""
    if stock <= MOST_DRAWS:
        return WINS[players][0]
    shorter = max(short_turn(stock - draws, players) for draws in (1, 2))
    return max(_others(stock - MOST_DRAWS, 1, players), shorter)


@lru_cache(maxsize=1 << 12)
def _others(stock: int, offset: int, players: int) -> float:
    """The chance when the seat so many places further on begins its turn."""
    if not stock:
        return WINS[players][0]  # the own draw was the last
    if offset == players:
        return _own(stock, players)
    return sum(
        p * (WINS[players][offset] if draws >= stock else _others(stock - draws, offset + 1, players))
        for draws, p in DRAWS
    )
