"""What a rack is worth: each missing tile is a race between the tiles that help and the end of the game."""

from typing import Final

import msgspec

from ...core import Game, View
from ...melds import Category, JudgeRules, points
from ...melds.judge_search import Held
from .aims import Aim, aims
from .racks import Copies, judge_rules, live

USUAL: Final = 66  # tiles that can still come in the middle of a game
# How many live tiles help at 1, 2, 3 … tiles from a close, as a rule: a rough expectation, only to compare categories.
HELP_OF_MELDS: Final = (6.4, 10.6, 14.3, 22.0, 38.0, 50.0)
HELP: Final = {
    Category.SIMPLE: HELP_OF_MELDS,
    Category.MOSAIC: (4.5, 8.0, 12.0, 16.0, 20.0, 24.0),
    Category.DOUBLES: (1.6, 3.4, 5.2, 7.0, 8.5, 9.5),
}
HELP_OF_THE_REST: Final = (4.0, 7.0, 10.0, 14.0, 20.0, 26.0)  # fewer tiles are of two colours, or low, or high
THROWN: Final = 0.6  # a tile that the player before throws helps so much less often than one of the stock
LOSS: Final = 260  # what a close by somebody else costs, as a rule
MATCH: Final = 2000  # a match of one game goes to whoever closes: that counts as so many points more
# The chance that a given opponent closes in a given turn, by turns that each seat has had: `EARLY` more each turn.
EARLY, MOST = 0.008, 0.12


class Race(msgspec.Struct, frozen=True):
    """What is the same for every choice of this turn.

    `pool`: tiles that can still come; `end`: the chance that the game ends before the seat's next turn; `others`: the
    part of it that is a close by somebody else; `thrown`: jokers that the seat threw; `payers`: who pays for its close;
    `stake`: points that winning counts more, before the multiplier (`MATCH`).
    """

    rules: JudgeRules
    copies: Copies
    pool: int
    end: float
    others: float
    thrown: int
    payers: int
    multiplier: int
    stake: int


def race(g: Game, v: View) -> Race:
    """The race as this seat sees it: the more turns have passed, the nearer are the others; the stock is the limit."""
    n = len(v.counts)
    copies = live(g, v)
    others = 1 - (1 - closing_chance(v.public.turns // n)) ** (n - 1)
    out = 1 / (v.stock / n + 1)
    stake = MATCH if g.match.rounds == 1 else 0
    return Race(
        judge_rules(g), copies, sum(copies), min(0.9, others + out), others, v.public.thrown[v.seat], n - 1,
        g.options.multiplier, stake,
    )  # fmt: skip


def closing_chance(turns: int) -> float:
    """The chance that an opponent closes in a turn, after so many turns of each seat."""
    return min(MOST, EARLY * turns)


def helping_chance(tiles: float, pool: int) -> float:
    """The chance that a turn brings one of so many live tiles: thrown by the player before, or drawn."""
    drawn = min(1.0, tiles / max(1, pool))
    return 1 - (1 - drawn) * (1 - THROWN * drawn)


def winning_chance(a: Aim, r: Race) -> float:
    """The chance to close in this category before the game ends: every missing tile has to win its race."""
    chance = 1.0
    usual = HELP.get(a.category, HELP_OF_THE_REST)
    for missing in range(a.away, 0, -1):
        expected = usual[min(missing, len(usual)) - 1] * r.pool / USUAL
        p = helping_chance(a.live if missing == a.away else expected, r.pool)
        chance *= p / (p + r.end - p * r.end) if p else 0.0
    return chance


def price(category: Category, jokers: int, r: Race, with_joker: bool = False) -> int:
    """What a close brings in all, with so many jokers in the layout (BRD-45)."""
    return points(category, jokers, r.thrown, with_joker, r.rules) * r.payers * r.multiplier


def value_of_aim(a: Aim, rack: Held, r: Race) -> float:
    """Points to expect of a rack that goes for one category."""
    won = winning_chance(a, r)
    gain = price(a.category, rack.jokers, r) + r.stake * r.multiplier
    return won * gain - (1 - won) * lost(r)


def lost(r: Race) -> float:
    """Points to expect to lose when this seat does not close."""
    return r.others / r.end * (LOSS + r.stake / r.payers) * r.multiplier


def best_aim(rack: Held, r: Race) -> tuple[Aim, float]:
    """The category that is worth most to go for, and what it is worth in points, with 14 tiles before a draw."""
    valued = [(value_of_aim(a, rack, r), -i, a) for i, a in enumerate(aims(rack, r.rules, r.copies))]
    value, _, a = max(valued)
    return a, value
