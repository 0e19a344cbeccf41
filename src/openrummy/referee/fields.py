"""Rows of data from anywhere: each field is read once, and says what is wrong with it."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from ..cards import Card
from ..errors import BadInput
from ..melds import Meld
from ..notation import Spelling, parse_card, parse_cards, parse_table

Row = dict[str, Any]
T = TypeVar("T")
MOST_CARDS: Final = 250  # more than any deck holds
MOST_NUMBER: Final = 1_000_000


class Unsupported(Exception):
    """The row is well formed, but asks about a game, an option or a question that the product does not have."""


def the_row(value: object) -> Row:
    """A JSON object.  Raises BadInput."""
    if not isinstance(value, dict):
        raise BadInput(f"a row is an object, not {_kind(value)}")
    return value


def the_id(value: object) -> str | int | None:
    """The id of a row, or None where it cannot be read."""
    given = value.get("id") if isinstance(value, dict) else None
    return given if isinstance(given, str | int) and not isinstance(given, bool) else None


def part(row: Row, name: str) -> Row:
    """An object within the row; an empty one if it is left out.  Raises BadInput."""
    value = row.get(name)
    if value is None:
        return {}
    if not isinstance(value, dict):
        raise BadInput(f"{name} is an object, not {_kind(value)}")
    return value


def text(row: Row, name: str) -> str:
    """A text.  Raises BadInput when it is missing or no text."""
    value = row.get(name)
    if not isinstance(value, str):
        raise BadInput(f"{name} is a text, not {_kind(value)}" if name in row else f"{name} is missing")
    return value


def number(row: Row, name: str, default: int | None = None) -> int:
    """A whole number.  Raises BadInput when it is none, or missing without a default."""
    value = row.get(name, default)
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) > MOST_NUMBER:
        raise BadInput(f"{name} is a whole number, not {_kind(value)}" if name in row else f"{name} is missing")
    return value


def flag(row: Row, name: str, default: bool = False) -> bool:
    """True or false.  Raises BadInput."""
    value = row.get(name, default)
    if not isinstance(value, bool):
        raise BadInput(f"{name} is true or false, not {_kind(value)}")
    return value


def sequence(row: Row, name: str) -> Sequence[Any]:
    """A list.  Raises BadInput when it is missing or none."""
    value = row.get(name)
    if not isinstance(value, list):
        raise BadInput(f"{name} is a list, not {_kind(value)}" if name in row else f"{name} is missing")
    return value


def card(row: Row, name: str, spelling: Spelling) -> Card:
    """One card as written.  Raises BadInput."""
    return _in(name, lambda: parse_card(text(row, name), spelling))


def hand(row: Row, name: str, spelling: Spelling) -> tuple[Card, ...]:
    """Cards as written: a list of them, or a text.  Raises BadInput."""
    if name not in row:
        raise BadInput(f"{name} is missing")
    return _in(name, lambda: _cards(row[name], spelling))


def table(row: Row, name: str, spelling: Spelling) -> tuple[Meld, ...]:
    """Melds as written: a list of lists of cards, or a text in brackets.  Raises BadInput."""
    if isinstance(row.get(name), str):
        melds = _in(name, lambda: parse_table(text(row, name), spelling))
    else:
        melds = _in(name, lambda: tuple(_cards(meld, spelling) for meld in sequence(row, name)))
    if sum(map(len, melds)) > MOST_CARDS:
        raise BadInput(f"{name}: more than {MOST_CARDS} cards")
    return melds


def hands(row: Row, name: str, spelling: Spelling) -> tuple[tuple[Card, ...], ...]:
    """A list of hands.  Raises BadInput."""
    return _in(name, lambda: tuple(_cards(of, spelling) for of in sequence(row, name)))


def _cards(value: object, spelling: Spelling) -> tuple[Card, ...]:
    if isinstance(value, str):
        found = parse_cards(value, spelling)
    elif isinstance(value, list):
        if odd := [word for word in value if not isinstance(word, str)]:
            raise BadInput(f"a card is a text, not {_kind(odd[0])}")
        found = tuple(parse_card(word, spelling) for word in value)
    else:
        raise BadInput(f"cards are a list, not {_kind(value)}")
    if len(found) > MOST_CARDS:
        raise BadInput(f"more than {MOST_CARDS} cards")
    return found


def _in(name: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except BadInput as e:
        said = str(e)
        raise BadInput(said if said.startswith(name) else f"{name}: {said}") from e


def _kind(value: object) -> str:
    """A value in a few words, for messages."""
    names = {dict: "an object", list: "a list", str: "a text", bool: "a truth value", type(None): "null"}
    if type(value) in names:
        return names[type(value)]
    shown = repr(value)
    return shown if len(shown) <= 20 else f"{shown[:17]}..."
