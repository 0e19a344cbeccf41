"""How cards, tiles and the words around them look on a terminal, with colours or without."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from rich.padding import Padding
from rich.text import Text

from ..cards import FACES, JOKER, Card, face, is_joker, physical, rank, suit
from ..notation import RANKS, Spelling, card_text

PAPER: Final = "on #f4efe0"  # cards and tiles are dark on light, so that they show on any background
_JOKER_INK: Final = "#8a1fb0"
_INKS: Final = {
    Spelling.CARDS: ("#0b7a33", "#1450c8", "#c8102e", "#101010"),
    Spelling.TILES: ("#c8102e", "#a86e00", "#1450c8", "#101010"),
}
_SIGNS: Final = "♣♦♥♠"
QUIET: Final = "dim"
STRONG: Final = "bold"
NUMBER: Final = "bold cyan"
PLACE: Final = "yellow"
GOOD: Final = "bold green"
BAD: Final = "bold red"


class Looks(msgspec.Struct, frozen=True):
    """How to print: cards or tiles; suits as signs; on paper in colours, or in brackets without."""

    spelling: Spelling = Spelling.CARDS
    signs: bool = True
    colour: bool = True

    @property
    def thing(self) -> str:
        """What one of them is called."""
        return "tile" if self.spelling is Spelling.TILES else "card"


PLAIN: Final = Looks(colour=False)


def card_word(card: Card, looks: Looks) -> str:
    """`7♥`, `10♠`, `*`, `*6♠`; `r7`, `J`.  Twins look alike: a player has no use for telling them apart."""
    if card < 0 or looks.spelling is Spelling.TILES or not looks.signs:
        return card_text(_first_copy(card) if card >= 0 else card, looks.spelling)
    shown = f"{'10' if rank(card) == 10 else RANKS[rank(card) - 1]}{_SIGNS[suit(card)]}" if face(card) < JOKER else ""
    return f"*{shown}" if is_joker(card) else shown


def _first_copy(card: Card) -> Card:
    own = physical(card) % FACES
    return card - physical(card) + (JOKER if own > JOKER else own)


def ink(card: Card, looks: Looks) -> str:
    """The style of a card: the colour of its suit on paper."""
    if not looks.colour:
        return ""
    colour = _JOKER_INK if is_joker(card) or card < 0 else _INKS[looks.spelling][suit(card)]
    return f"bold {colour} {PAPER}"


def styled(words: str, style: str) -> Text:
    """Words in a style that what is appended to them does not take over."""
    return Text().append(words, style)


def one(card: Card, looks: Looks) -> Text:
    """A single card."""
    word = card_word(card, looks)
    return styled(f" {word} ", ink(card, looks)) if looks.colour else Text(word)


def strip(cards: Iterable[Card], looks: Looks, marked: Sequence[Card] = ()) -> Text:
    """Cards side by side; `marked` ones are underlined (without colours: a `+` before them)."""
    text = Text()
    for i, card in enumerate(cards):
        if looks.colour:
            text.append(" ", PAPER)
            text.append(card_word(card, looks), ink(card, looks) + (" underline" if card in marked else ""))
        else:
            text.append(" " if i else "").append(("+" if card in marked else "") + card_word(card, looks))
    return text.append(" ", PAPER) if looks.colour else text


def meld(cards: Iterable[Card], looks: Looks) -> Text:
    """A meld on the table; in brackets where no paper shows its ends."""
    inside = strip(cards, looks)
    return inside if looks.colour else Text("[").append(inside).append("]")


def flow(head: Text | str, cells: Sequence[Text], width: int, indent: int, gap: int = 2) -> Text:
    """A heading padded to `indent`, and cells after it, in as many lines as the width needs."""
    out = Text().append(head)
    out.append(" " * max(0, indent - out.cell_len))
    used = max(indent, out.cell_len)
    for i, cell in enumerate(cells):
        if i and used + gap + cell.cell_len > width:
            out.append("\n" + " " * indent)
            used = indent
        elif i:
            out.append(" " * gap)
            used += gap
        out.append(cell)
        used += cell.cell_len
    return out


def category_word(category: str) -> str:
    """`Grand Care`, not `GrandCare`."""
    return "".join(f" {c}" if c.isupper() and i else c for i, c in enumerate(category))


def number(n: int) -> str:
    """Small numbers in words."""
    words = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    return words[n] if 0 <= n < len(words) else str(n)


def counted(n: int, thing: str) -> str:
    """`1 card`, `2 cards`."""
    return f"{n} {thing}" + ("" if n == 1 else "s")


def listed(words: Sequence[str], last: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`."""
    return f" {last} ".join(filter(None, (", ".join(words[:-1]), words[-1]))) if words else ""


def either(words: Sequence[str]) -> str:
    """`a`, `a or b`, `a, b or c`."""
    return listed(words, "or")


def hanging(line: Text) -> Padding:
    """A line that keeps the margin which it begins with, also where it is broken."""
    margin = len(line.plain) - len(line.plain.lstrip())
    return Padding(line[margin:], (0, 0, 0, margin), expand=False)
