"""Questions for the solver as JSON rows: a table to rebuild, a hand to split, a rack to judge."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from time import perf_counter
from typing import Any, Final

import msgspec

from ..cards import JOKER, Card, Cards, cards, face, is_wild, members, physical
from ..errors import UNREADABLE, BadInput, Illegal
from ..melds.judge import judge
from ..melds.objective import MOST_CARDS, Goal, Objective, Values, card_values, most_points, tile_values
from ..melds.rebuild import Answer, rebuild
from ..melds.rules import Ace, Found, Meld, MeldRules, Release, look, top_rank
from ..melds.split import split
from ..melds.table import Table
from ..notation import Spelling, card_text, face_text, number_copies, parse_card, parse_table
from ..referee.readings import readings

Row = Mapping[str, Any]

RANKS: Final[Values] = tile_values()  # most_points counts ranks, 1 to 13, and 30 for a joker
ASKS: Final = ("rebuild", "split", "judge")
ACES: Final = {"low": Ace.LOW, "both": Ace.BOTH, Ace.BOTH.value: Ace.BOTH}
JOKERS: Final = {"free": False, "fixed": True}
GOALS: Final = {
    "tiles": Goal.MOST_CARDS,
    "cards": Goal.MOST_CARDS,
    "points": Goal.MOST_POINTS,
    "left": Goal.LEAST_LEFT,
    **{goal.value: goal for goal in Goal},
}


class Question(msgspec.Struct, frozen=True):
    """A row that was read: what is asked about which cards, and the word that each card was given by."""

    id: Any
    ask: str
    spelling: Spelling
    rules: MeldRules
    table: Table
    hand: Cards
    objective: Objective | None
    words: Mapping[Card, str]


def solve_rows(lines: Iterable[str | bytes]) -> Iterator[dict[str, Any]]:
    """The answer to each row; a row that cannot be read answers `{"id", "bad_input"}` and the others go on.  Empty
    lines are passed over."""
    for number, line in enumerate(lines, 1):
        if not line.strip():
            continue
        row_id: Any = None
        try:
            row = _decoded(line, number)
            if not isinstance(row, dict):
                raise BadInput("a row is a JSON object")
            row_id = row.get("id")
            yield answered(read_question(row))
        except Illegal as e:
            yield {"id": row_id, "bad_input": _table_fault(e)}
        except BadInput as e:
            yield {"id": row_id, "bad_input": str(e)}


def _decoded(line: str | bytes, number: int) -> Any:
    try:
        return msgspec.json.decode(line)
    except UNREADABLE as e:
        raise BadInput(f"line {number} is not JSON: {e}") from e


def read_question(row: Row) -> Question:
    """A row with its defaults filled in.  Raises BadInput that names the field."""
    ask = _choice(row, "ask", {a: a for a in ASKS}, "rebuild" if row.get("table") is not None else "split")
    if row.get("hand") is None and (ask == "judge" or row.get("table") is None):
        raise BadInput("there is nothing to solve: a row has a table, a hand, or both; to judge, a hand")
    table_words, hand_words = _table_words(row.get("table") or ()), _words(row.get("hand") or (), "hand")
    spelling = _choice(row, "cards", {s.value: s for s in Spelling}, _spelling((*table_words, hand_words)))
    rules = MeldRules(
        ace=_choice(row, "ace", ACES, Ace.LOW),
        declared=_choice(row, "jokers", JOKERS, False),
        release=_choice(row, "release", {r.value: r for r in Release}, Release.NATURAL_ON_TABLE),
    )
    words: dict[Card, str] = {}
    table: list[Meld] = []
    for number, given in enumerate(table_words, 1):
        table.append(settled(_cards(given, spelling, words), rules, number))
    hand = cards(physical(card) for card in _cards(hand_words, spelling, words))
    return Question(row.get("id"), ask, spelling, rules, tuple(table), hand, read_objective(row, ask, spelling), words)


def read_objective(row: Row, ask: str, spelling: Spelling) -> Objective | None:
    """The goal of a row, None where it names none: `"points"`, `"go_out"`, `{"goal": "at_most", "points": 5}`."""
    told = row.get("objective")
    if told is None:
        return None
    points = 0
    if isinstance(told, dict):
        told, points = told.get("goal", Goal.AT_MOST.value), told.get("points", told.get("at_most", 0))
    if not isinstance(told, str) or told not in GOALS:
        raise BadInput(f"objective is one of {', '.join(GOALS)}, not {told!r}")
    if not isinstance(points, int) or isinstance(points, bool):
        raise BadInput("the points of at_most are a whole number")
    return objective_of(GOALS[told], spelling, points)


def objective_of(goal: Goal, spelling: Spelling, points: int = 0) -> Objective:
    """A goal with the usual values: ranks for points played, what a hand counts for points left.  Raises BadInput."""
    left = tile_values() if spelling is Spelling.TILES else card_values()
    return Objective(goal, RANKS if goal is Goal.MOST_POINTS else left, points)


def answered(q: Question) -> dict[str, Any]:
    """The answer to a question as a row.  Raises BadInput and Illegal as the solver does."""
    start = perf_counter()
    answer = ANSWERS[q.ask](q)
    return {"id": q.id, **answer, "ms": round((perf_counter() - start) * 1000, 3)}


def settled(meld: Meld, rules: MeldRules, number: int = 1) -> Meld:
    """A meld of the table as it may have been meant: wild jokers where they fit, and declared if jokers are fixed.

    Raises BadInput with the number of the meld where a fixed joker could stand for more than one card.
    """
    if isinstance(look(meld, rules), Found) or not any(map(is_wild, meld)):
        return meld
    free = msgspec.structs.replace(rules, declared=False)
    placed = meld if isinstance(look(meld, free), Found) else next(_arranged(meld, free), meld)
    if not rules.declared:
        return placed
    meant = {m for m in readings(placed, rules) if isinstance(look(m, rules), Found)}
    if len(meant) > 1:
        raise BadInput(f"table: a joker of meld {number} could stand for more than one card; say which, such as *6S")
    return meant.pop() if meant else placed


def _arranged(meld: Meld, rules: MeldRules) -> Iterator[Meld]:
    """The meld as runs: naturals by rank, jokers in the gaps, then above, then below."""
    naturals = [card for card in meld if not is_wild(card)]
    for ace in (1, 14) if rules.ace is Ace.BOTH else (1,):
        by_place = {_place(card, ace): card for card in naturals}
        if len(by_place) != len(naturals) or not naturals:
            continue
        low, high = min(by_place), max(by_place)
        high += min(len(meld) - (high - low + 1), top_rank(rules) - high)
        low = high - len(meld) + 1
        jokers = [card for card in meld if is_wild(card)]
        if sum(place not in by_place for place in range(low, high + 1)) == len(jokers) and low >= 1:
            run = tuple(
                by_place.get(place) or jokers.pop(0) for place in range(low, high + 1) if place in by_place or jokers
            )
            if isinstance(look(run, rules), Found):
                yield run


def _place(card: Card, ace: int) -> int:
    rank = face(card) % 13 + 1
    return ace if rank == 1 else rank


def _rebuilt(q: Question) -> dict[str, Any]:
    out = told_answer(q, rebuild(q.table, q.hand, q.rules, q.objective or MOST_CARDS))
    if q.objective is None:
        out["max_tiles"] = out["value"]
        out["max_points"] = rebuild(q.table, q.hand, q.rules, most_points(RANKS)).value
    return out


def told_answer(q: Question, answer: Answer) -> dict[str, Any]:
    """A rebuilt table in the words of the row."""
    return {
        "value": answer.value,
        "played": [_word(card, q) for card in answer.played],
        "table": [[_word(card, q) for card in meld] for meld in answer.table],
        "changed": answer.changed,
        "proved": answer.proved,
    }


def _split(q: Question) -> dict[str, Any]:
    found = split(q.hand, q.rules, q.objective or objective_of(Goal.LEAST_LEFT, q.spelling))
    left = set(found.left)
    return {
        "value": found.value,
        "played": [_word(card, q) for card in members(q.hand) if card not in left],
        "table": [[_word(card, q) for card in meld] for meld in found.melds],
        "left": [_word(card, q) for card in found.left],
        "proved": True,
    }


def _judged(q: Question) -> dict[str, Any]:
    found = judge(q.hand)
    close = found.close
    distances = {
        d.category.value: {
            "away": d.away,
            "helpers": {face_text(h.face, q.spelling) if h.face < JOKER else "J": h.unseen for h in d.helpers},
        }
        for d in found.distances
    }
    if close is None:
        return {"value": None, "played": [], "table": [], "proved": True, "distances": distances}
    return {
        "value": close.points,
        "played": [_word(physical(card), q) for meld in close.layout for card in meld],
        "table": [[_word(card, q) for card in meld] for meld in close.layout],
        "proved": True,
        "category": close.category.value,
        "tier": close.tier.value,
        "free": _word(close.free, q),
        "distances": distances,
    }


ANSWERS: Final[dict[str, Callable[[Question], dict[str, Any]]]] = {
    "rebuild": _rebuilt,
    "split": _split,
    "judge": _judged,
}


def _word(card: Card, q: Question) -> str:
    """A card in the word that it was given by; a joker that stands for another card than before says which."""
    word = q.words.get(card)
    return word if word is not None else card_text(card, q.spelling)


def _choice(row: Row, name: str, choices: Mapping[str, Any], default: Any) -> Any:
    value = row.get(name)
    if value is None:
        return default
    if not isinstance(value, str) or value not in choices:
        raise BadInput(f"{name} is one of {', '.join(choices)}, not {value!r}")
    return choices[value]


def _table_words(told: Any) -> list[Sequence[str]]:
    if isinstance(told, str):
        spelling = _spelling([told.replace("[", " ").replace("]", " ").replace(",", " ").split()])
        return [[card_text(c, spelling) for c in meld] for meld in parse_table(told, spelling)]
    if not isinstance(told, list | tuple):
        raise BadInput("table is a list of melds")
    return [_words(meld, f"meld {number} of the table") for number, meld in enumerate(told, 1)]


def _words(told: Any, name: str) -> list[str]:
    words = told.replace(",", " ").split() if isinstance(told, str) else told
    if not isinstance(words, list | tuple) or not all(isinstance(word, str) for word in words):
        raise BadInput(f"{name} is a list of cards, each a text")
    return list(words)


def _spelling(melds: Iterable[Sequence[str]]) -> Spelling:
    """Tiles if every word is a tile, else cards: no natural card is spelled like a tile."""
    try:
        for word in (word for meld in melds for word in meld):
            parse_card(word, Spelling.TILES)
    except BadInput:
        return Spelling.CARDS
    return Spelling.TILES


def _cards(words: Sequence[str], spelling: Spelling, known: dict[Card, str]) -> Meld:
    """Physical cards for words, the first copies that are free; remembers the word of each."""
    out = number_copies((parse_card(word, spelling) for word in words), known, spelling)
    known.update(zip(out, words, strict=True))
    return out


def _table_fault(e: Illegal) -> str:
    group = e.facts.get("group")
    return f"table: meld {group + 1} is none: {e.code.value}" if isinstance(group, int) else str(e)
