"""Each level of carousel: its moves are legal, come from what its seat sees, and are the same again."""

from random import Random

import pytest

from openrummy.arena import from_seed, play_round
from openrummy.bots import STRATEGIES, Bot, Budget, RandomBot, thinker
from openrummy.core import Game, Rearrange, State, apply, check, deal, view
from openrummy.games import make_game
from openrummy.shuffle import shuffled
from openrummy.worlds import guess

LEVELS = ("easy", "medium", "hard")
FEW = Budget(nodes=4)
SETUPS: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (5, {}),
    (3, {"joker_release": "from_hand", "hand": 4, "knock_limit": 0}),
    (4, {"knock_limit": 60, "hand": 20, "box_bonus_scope": "all"}),
)


def positions(g: Game, players: int, bot: Bot, seed: int) -> list[State]:
    """The states that a round comes through."""
    order = shuffled(g.deck(players, 0), b"positions at a table %2d" % seed, 0)
    s, out = deal(g, order, players, 0), []
    while s.public.outcome is None:
        out.append(s)
        s, _events = apply(g, s, bot.choose(g, view(s, s.seat)))
    return out


def both_kinds(g: Game, players: int) -> list[State]:
    """Rounds of blind players, with a full table early, and of players who hold back, who come to the last turns."""
    return positions(g, players, RandomBot(players), 1) + positions(g, players, thinker("easy", players), 2)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_every_choice_of_a_level_is_legal_in_every_setup(level: str, players: int, options: dict[str, object]) -> None:
    g = make_game("carousel", options)
    for s in both_kinds(g, players)[::3]:
        v = view(s, s.seat)
        check(g, v, STRATEGIES["carousel"][level](g, v, Random(1), FEW))


@pytest.mark.parametrize("level", LEVELS)
def test_what_a_seat_cannot_see_does_not_move_it(level: str) -> None:
    g = make_game("carousel")
    think = STRATEGIES["carousel"][level]
    for i, s in enumerate(both_kinds(g, 3)[::5]):
        v = view(s, s.seat)
        other = view(guess(g, v, Random(i)), s.seat)
        assert think(g, v, Random(3), FEW) == think(g, other, Random(3), FEW)


def test_a_beginner_puts_one_meld_on_a_bare_table_and_keeps_the_others() -> None:
    g = make_game("carousel")
    bare = [view(s, s.seat) for n in range(4) for s in positions(g, 4, thinker("easy", n), n) if not s.public.table]
    moves = [STRATEGIES["carousel"]["easy"](g, v, Random(i), FEW) for v in bare for i in range(8)]
    tables = [a.table for a in moves if isinstance(a, Rearrange)]
    assert tables
    assert all(len(table) == 1 and len(table[0]) == 3 for table in tables)


def test_a_level_plays_the_same_round_again_from_the_same_seed() -> None:
    g = make_game("carousel")
    again = [[thinker(level, 5, FEW) for level in LEVELS] for _ in range(2)]
    one, two = (play_round(g, players, from_seed(b"the same round again")) for players in again)
    assert one == two


@pytest.mark.parametrize("players", [2, 4])
def test_a_beginner_beats_blind_play(players: int) -> None:
    g, won, lost = make_game("carousel"), 0, 0
    for number in range(6):
        for first in (0, 1):
            seats = [thinker("easy", i) if (i + first) % 2 else RandomBot(i) for i in range(players)]
            _, s = play_round(g, seats, from_seed(b"a beginner, blind %2d" % number))
            for seat in g.score(g, s).winners:
                won, lost = won + (seat + first) % 2, lost + (seat + first + 1) % 2
    assert won > lost
