"""Questions about the best play, answered by the solver: how many cards go down, what is left, what to discard."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Final

import msgspec

from ..cards import JOKER, Card, cards, face, is_joker, pack
from ..errors import BadInput, Illegal
from ..melds import Ace, MeldRules, melds_in
from ..melds.objective import MOST_CARDS, Values, card_values, most_points, tile_values
from ..melds.rebuild import rebuild
from ..melds.split import best_discard, deadwood
from ..melds.table import Table
from ..notation import Spelling
from . import fields
from .fields import Row, Unsupported
from .house_rules import read_ace
from .placing import At, placings
from .readings import table_readings
from .supply import Supply, alike


class Solved(msgspec.Struct, frozen=True):
    """What the solver has to know of a game: its melds, its spelling and packs, and what cards count in a hand."""

    rules: MeldRules
    spelling: Spelling = Spelling.CARDS
    copies: int = 2
    left: Values = card_values()


_TWO_WAYS: Final = MeldRules(ace=Ace.BOTH)
SOLVED: Final[dict[str, Solved]] = {
    "gin": Solved(MeldRules(), copies=1),
    "rummy": Solved(MeldRules()),
    "basic": Solved(MeldRules(), copies=1),
    "classic": Solved(MeldRules(), copies=1),
    "machiavelli": Solved(MeldRules(ace=Ace.BOTH, declared=True)),
    "carousel": Solved(MeldRules(ace=Ace.BOTH, declared=True)),
    "rummikub": Solved(MeldRules(), Spelling.TILES, left=tile_values()),
    "remi": Solved(_TWO_WAYS, Spelling.TILES, left=tile_values()),
    "board": Solved(_TWO_WAYS, Spelling.TILES, left=tile_values()),
}
"""The games whose questions the solver answers; gin and rummikub are no games here, but their melds are known."""

MOST_JOKERS: Final = 8
RANKS: Final = tile_values()  # `max: points` counts ranks as tiles do, and 30 for a joker


def solved_game(name: str, row_rules: Row) -> Solved:
    """A game as the solver knows it, with the ace where the rules of the row put it.  Raises Unsupported, BadInput."""
    if name not in SOLVED:
        raise Unsupported(f"no game {name}")
    game = SOLVED[name]
    if other := row_rules.keys() - {"ace"}:
        raise Unsupported(f"the solver knows no rule {min(other)}")
    if "ace" not in row_rules:
        return game
    rules = msgspec.structs.replace(game.rules, ace=read_ace(row_rules["ace"]))
    return msgspec.structs.replace(game, rules=rules)


def answer(row: Row) -> int:
    """The number that the question asks for.  Raises BadInput and Unsupported."""
    action = fields.part(row, "action")
    game = solved_game(fields.text(row, "game"), fields.part(row, "rules"))
    hand = fields.hand(row, "hand", game.spelling)
    table = fields.table(row, "table", game.spelling) if "table" in row else ()
    return QUESTIONS[fields.text(action, "do")](game, table, hand, action)


def _solve(game: Solved, table: Table, hand: tuple[Card, ...], action: Row) -> int:
    """The most tiles, or points, that can be placed."""
    wanted = action.get("max", "tiles")
    if not isinstance(wanted, str):
        raise BadInput("max is a text: tiles or points")
    if wanted not in _OBJECTIVES:
        raise Unsupported(f"nothing is solved for the most {wanted}")
    lying, held = _placed(game, table, hand)
    best = []
    for read in table_readings(lying, game.rules):
        try:
            best.append(rebuild(read, cards(held), game.rules, _OBJECTIVES[wanted]).value or 0)
        except Illegal as e:
            raise BadInput(f"table: meld {e.facts.get('group', 0) + 1} is none: {e.code.value}") from e
    return max(best)


def _deadwood(game: Solved, table: Table, hand: tuple[Card, ...], action: Row) -> int:
    return deadwood(cards(_placed(game, (), hand)[1]), game.rules, game.left)


def _best_discard(game: Solved, table: Table, hand: tuple[Card, ...], action: Row) -> int:
    return best_discard(cards(_placed(game, (), hand)[1]), game.rules, game.left).left


def _count_melds(game: Solved, table: Table, hand: tuple[Card, ...], action: Row) -> int:
    """How many different melds the cards hold; twins are alike, and so are jokers, of which a meld may hold any."""
    _, held = _placed(game, (), hand)
    jokers = sum(map(is_joker, held))
    faces = frozenset(face(c) for c in held if not is_joker(c))
    rules = msgspec.structs.replace(game.rules, declared=False)
    if not jokers:
        return len({frozenset(map(face, meld)) for meld in melds_in(cards(faces), rules)})
    found = set()
    for meld in melds_in(cards(range(JOKER)), rules):
        lacking = len(meld) - len(faces.intersection(meld))
        for wild in range(lacking, min(jokers, len(meld)) + 1):
            found |= {(of, wild) for of in combinations(sorted(faces.intersection(meld)), len(meld) - wild)}
    return len(found)


def _layoff_targets(game: Solved, table: Table, hand: tuple[Card, ...], action: Row) -> int:
    """How many melds of the table take all these cards of the hand."""
    words = fields.hand(action, "cards", game.spelling) if "cards" in action else hand
    lying, _ = _placed(game, table, hand)
    if not words or Counter(map(alike, words)) - Counter(map(alike, hand)):
        return 0
    return sum(any(placings(meld, words, At.BOTH, game.rules)) for meld in lying)


def _placed(game: Solved, table: Table, hand: tuple[Card, ...]) -> tuple[Table, tuple[Card, ...]]:
    """Physical cards for words.  Raises BadInput for more of a card than there are."""
    jokers = sum(map(is_joker, (*hand, *(c for meld in table for c in meld))))
    if jokers > MOST_JOKERS:
        raise BadInput(f"{jokers} jokers, more than {MOST_JOKERS}")
    supply = Supply(game.spelling, pack(game.copies, max(jokers, 2)))
    return tuple(supply.picks(meld) for meld in table), supply.in_hand(hand)


_OBJECTIVES: Final = {"tiles": MOST_CARDS, "cards": MOST_CARDS, "points": most_points(RANKS)}
QUESTIONS: Final[dict[str, Callable[[Solved, Table, tuple[Card, ...], Row], int]]] = {
    "solve": _solve,
    "deadwood": _deadwood,
    "best_discard": _best_discard,
    "count_melds": _count_melds,
    "layoff_targets": _layoff_targets,
}
