"""How cards and tiles are written and read: `7h`, `Th'`, `*`, `*6s`; `r7`, `y12'`, `J`, `Jr7` (docs/notation.md).

Reading accepts any letter case, `10h`, `♥`, `JK`; it never uses a locale, so a Turkish one changes nothing.
"""

import re
from collections.abc import Iterable
from enum import StrEnum
from string import ascii_lowercase, ascii_uppercase
from typing import Final

from .cards import COPIES, FACES, HIDDEN, JOKER, Card, face, is_joker, make, physical, stands_for
from .errors import BadInput

RANKS: Final = "A23456789TJQK"
SUITS: Final = "cdhs"
COLOURS: Final = "rybk"

_RANK: Final = {r: i + 1 for both in (RANKS, "a23456789tjqk") for i, r in enumerate(both)}
_SUIT: Final = {s: i for i, both in enumerate(("cC", "dD", "hH", "sS")) for s in both}
_COLOUR: Final = {s: i for i, both in enumerate(("rR", "yY", "bB", "kK")) for s in both}
_SIGNS: Final = str.maketrans({"♣": "c", "♦": "d", "♥": "h", "♠": "s", "♧": "c", "♢": "d", "♡": "h", "♤": "s",
                               "\ufe0e": None, "\ufe0f": None, "’": "'", "′": "'"})  # fmt: skip

_ASCII_LOWER: Final = str.maketrans(ascii_uppercase, ascii_lowercase)

_CARD: Final = re.compile(r"(10|[A2-9TJQKa2-9tjqk])([cdhsCDHS])('*)", re.ASCII)
_CARD_JOKER: Final = re.compile(r"(?:(\*\*|\*)|[jJ][kK])('*)((?:10|[A2-9TJQKa2-9tjqk])[cdhsCDHS])?", re.ASCII)
_TILE: Final = re.compile(r"([rybkRYBK])(1[0-3]|[1-9])('*)", re.ASCII)
_TILE_JOKER: Final = re.compile(r"([jJ]{1,2})('*)([rybkRYBK](?:1[0-3]|[1-9]))?", re.ASCII)


class Spelling(StrEnum):
    """Whether the 54 faces are written as cards or as tiles."""

    CARDS = "cards"
    TILES = "tiles"


def folded(text: str) -> str:
    """The text with the letters A-Z small, and no other letter changed."""
    return text.translate(_ASCII_LOWER)


def face_text(face_: int, spelling: Spelling = Spelling.CARDS) -> str:
    """A natural face (0-51) as written: `6s` or `k6`."""
    if spelling is Spelling.TILES:
        return f"{COLOURS[face_ // 13]}{face_ % 13 + 1}"
    return RANKS[face_ % 13] + SUITS[face_ // 13]


def card_text(card: Card, spelling: Spelling = Spelling.CARDS) -> str:
    """One card: rank and suit, a `'` for each further copy; a joker `*` (tiles `J`) and what it stands for.

    The second joker of one pack is `**` (tiles `JJ`); a card that may not be seen is `??`.
    """
    if card == HIDDEN:
        return "??"
    copy, own = divmod(physical(card), FACES)
    marks = "'" * copy
    if own < JOKER:
        return face_text(own, spelling) + marks
    sign = ("J" if spelling is Spelling.TILES else "*") * (own - JOKER + 1)
    return sign + marks + (face_text(face(card), spelling) if face(card) < JOKER else "")


def parse_card(text: str, spelling: Spelling = Spelling.CARDS) -> Card:
    """Read one card.  Raises BadInput, with the text, when it is none."""
    if spelling is Spelling.TILES:
        return _parse_tile(text)
    plain = text.strip().translate(_SIGNS)
    if m := _CARD_JOKER.fullmatch(plain):
        joker = _joker(text, len(m[1] or "*"), len(m[2]))
        return stands_for(joker, face(parse_card(m[3]))) if m[3] else joker
    if m := _CARD.fullmatch(plain):
        return make(10 if m[1] == "10" else _RANK[m[1]], _SUIT[m[2]], _copy(text, m[3]))
    raise BadInput(f"not a card: {text!r}")


def _parse_tile(text: str) -> Card:
    plain = text.strip().translate(_SIGNS)
    if m := _TILE_JOKER.fullmatch(plain):
        joker = _joker(text, len(m[1]), len(m[2]))
        return stands_for(joker, face(_parse_tile(m[3]))) if m[3] else joker
    if m := _TILE.fullmatch(plain):
        return make(int(m[2]), _COLOUR[m[1]], _copy(text, m[3]))
    raise BadInput(f"not a tile: {text!r}")


def _copy(text: str, marks: str) -> int:
    if len(marks) >= COPIES:
        raise BadInput(f"at most {COPIES} packs can be written: {text!r}")
    return len(marks)


def _joker(text: str, number: int, marks: int) -> Card:
    return _copy(text, "'" * marks) * FACES + JOKER + number - 1


def cards_text(of: Iterable[Card], spelling: Spelling = Spelling.CARDS) -> str:
    """Cards separated by spaces."""
    return " ".join(card_text(c, spelling) for c in of)


def parse_cards(text: str, spelling: Spelling = Spelling.CARDS) -> tuple[Card, ...]:
    """Read cards separated by spaces or commas, each as it is written.  Raises BadInput."""
    return tuple(parse_card(word, spelling) for word in text.replace(",", " ").split())


def meld_text(meld: Iterable[Card], spelling: Spelling = Spelling.CARDS) -> str:
    """A meld on the table: `[7h 8h 9h]`."""
    return f"[{cards_text(meld, spelling)}]"


def table_text(table: Iterable[Iterable[Card]], spelling: Spelling = Spelling.CARDS) -> str:
    """A table: its melds separated by spaces; `empty` when there is none."""
    return " ".join(meld_text(m, spelling) for m in table) or "empty"


_MELD: Final = re.compile(r"\[([^\[\]]*)\]")


def parse_table(text: str, spelling: Spelling = Spelling.CARDS) -> tuple[tuple[Card, ...], ...]:
    """Read a table of melds in brackets, or `empty`.  Raises BadInput for anything outside brackets."""
    bare = text.strip()
    if folded(bare) in ("", "empty"):
        return ()
    if rest := _MELD.sub("", bare).strip():
        raise BadInput(f"a table is melds in brackets, not {rest!r}")
    return tuple(parse_cards(inside, spelling) for inside in _MELD.findall(bare))


def number_copies(
    cards: Iterable[Card], taken: Iterable[Card] = (), spelling: Spelling = Spelling.CARDS
) -> tuple[Card, ...]:
    """Give cards written without copy marks the first copy that is not taken yet: `7h 7h` becomes `7h 7h'`.

    For people's input, where a second seven of hearts is just another one.  A joker may become the second joker of a
    pack.  Raises BadInput, in this spelling, when there are more equal cards than can be written.
    """
    used = {physical(c) for c in taken}
    out: list[Card] = []
    for card in cards:
        free = physical(card) if physical(card) not in used else _free_copy(card, used, spelling)
        used.add(free)
        out.append(free + card - physical(card))
    return tuple(out)


def _free_copy(card: Card, used: set[Card], spelling: Spelling) -> Card:
    own = physical(card) % FACES
    choices = (JOKER, JOKER + 1) if is_joker(card) else (own,)
    for c in (n * FACES + f for f in choices for n in range(COPIES)):
        if c not in used:
            return c
    what = "packs" if spelling is Spelling.CARDS else "sets"
    raise BadInput(f"more copies of {card_text(JOKER if is_joker(card) else own, spelling)} than {COPIES} {what} hold")
