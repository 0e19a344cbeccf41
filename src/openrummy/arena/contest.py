"""Who plays whom, at which game, on which deals: every bot plays the same deals from the same seats."""

import hashlib
import math
from collections.abc import Sequence
from itertools import combinations, islice, permutations
from typing import Any, Final

import msgspec

from ..bots import BOTS, LEVELS, Budget, thinker
from ..core import Game
from ..errors import BadInput
from ..games import make_game
from ..shuffle import seed_from_text
from .own import is_own, own_bot, strategy_in
from .play import Player
from .seer import Seer

SEER: Final = "seer"
THINKING: Final = tuple(
    level for level in LEVELS if level != "random"
)  # these take a budget of nodes, as the seer does
ENTRANTS: Final = (*BOTS, SEER)


class Contest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Enough to play any part of a contest in any process.

    `options` are all options of the game; `bots` are kinds as `hard`, or `hard:400` with a budget of its own; `nodes`
    is the budget of the others that think, None for the default of each level.
    """

    game: str
    options: dict[str, Any]
    players: int
    bots: tuple[str, ...]
    seed: str
    nodes: int | None = None


def contest(g: Game, players: int, bots: Sequence[str], seed: str, nodes: int | None = None) -> Contest:
    """A contest at this game.

    Raises BadInput for fewer than two bots, one named twice, an unknown one, a budget where none is taken, or a
    number of players that the game does not have.
    """
    if players not in g.seats:
        raise BadInput(f"{g.name} is for {g.seats_text} players, not {players}")
    if len(bots) < 2:
        raise BadInput("an arena needs two bots or more, such as: --bots hard medium")
    for bot in bots:
        kind_and_nodes(bot, nodes)
        if list(bots).count(bot) > 1:
            raise BadInput(f"{bot} is named twice; to compare budgets say hard:100 hard:400")
    return Contest(g.name, msgspec.to_builtins(g.options), players, tuple(bots), seed, nodes)


def kind_and_nodes(bot: str, nodes: int | None = None, kinds: tuple[str, ...] = ENTRANTS) -> tuple[str, int | None]:
    """The kind of a bot, and its budget: its own as in `hard:400`, else `nodes`.  Raises BadInput as `contest` does."""
    kind, sign, own = bot.partition(":")
    if is_own(kind):
        strategy_in(kind)
    elif kind not in kinds:
        raise BadInput(f"no bot {kind!r}; there are {', '.join(kinds)}, or a Python file of your own")
    if not sign:
        return kind, nodes
    thinking = [k for k in kinds if k in (*THINKING, SEER)]
    if kind not in thinking and not is_own(kind):
        raise BadInput(f"{kind} takes no budget; these do: {', '.join(thinking)}")
    if not (own.isascii() and own.isdigit() and int(own) > 0):
        raise BadInput(f"{bot!r}: a budget is a number of nodes, such as {kind}:400")
    return kind, int(own)


def chance(*parts: str | int) -> int:
    """A seed for the choices of one bot, from words and numbers."""
    return int.from_bytes(seed_from_text("/".join(map(str, parts)))[:8], "big")


def make_player(c: Contest, bot: str, seed: int) -> Player:
    """One player of a contest."""
    kind, nodes = kind_and_nodes(bot, c.nodes)
    if kind == SEER:
        return Seer(seed, nodes)
    if is_own(kind):
        return own_bot(kind, seed, nodes)
    return thinker(kind, seed, Budget(nodes)) if kind in THINKING else BOTS[kind](seed)


def game_of(c: Contest) -> Game:
    """The game of a contest.  Raises BadInput for an unknown game or option."""
    return make_game(c.game, c.options)


def seatings(kinds: int, players: int, number: int) -> tuple[tuple[int, ...], ...]:
    """Who sits where in each match of the deal group `number`: for each match, the kind of bot at each seat.

    Each kind sits in each seat equally often: the kinds go round the table, and repeat until it is full (two kinds
    at four seats: ABAB and BABA).  Where there are more kinds than seats, every choice of them plays.  Who sits after
    whom changes from group to group.
    """
    at_once = min(kinds, players)
    found: list[tuple[int, ...]] = []
    for chosen in combinations(range(kinds), at_once):
        first, *others = chosen
        order = (first, *_permutation(others, number))
        found += [tuple(order[(seat + turn) % at_once] for seat in range(players)) for turn in range(at_once)]
    return tuple(found)


def _permutation(things: Sequence[int], number: int) -> tuple[int, ...]:
    """One order of the things, each in its turn."""
    return next(islice(permutations(things), number % math.factorial(len(things)), None))


def matches_in_group(kinds: int, players: int) -> int:
    """How many matches are played on the same deals."""
    return math.comb(kinds, at_once := min(kinds, players)) * at_once


def groups_for(c: Contest, matches: int) -> int:
    """The deal groups that make at least so many matches."""
    return math.ceil(matches / matches_in_group(len(c.bots), c.players))


def deal_seed(c: Contest, number: int) -> bytes:
    """The seed of all matches of a deal group: cards, reshuffles and the first dealer follow from it."""
    return hashlib.sha256(f"openrummy/arena/{c.seed}/{number}".encode()).digest()
