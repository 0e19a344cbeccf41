"""What is done at a table, in the words of players: `draw`, `meld 7h 8h 9h`, `lay off 8h on 1`, `leave 2 for good`."""

import re
from typing import Final

from ..core import (
    Accept,
    AnyAction,
    Close,
    Discard,
    Draw,
    End,
    Knock,
    LayDown,
    LayOff,
    Leave,
    Rearrange,
    Refuse,
    Reshuffle,
    Return,
    Take,
    Void,
)
from ..errors import BadInput
from ..notation import Spelling, card_text, cards_text, folded, parse_card, parse_cards, parse_table, table_text

_BARE: Final[dict[str, AnyAction]] = {
    "draw": Draw(), "take": Take(), "end": End(), "knock": Knock(), "accept": Accept(), "refuse": Refuse(),
    "void": Void(),
}  # fmt: skip
_WORD: Final = {type(action): word for word, action in _BARE.items()}
_ALSO: Final = {"draw stock": "draw", "take discard": "take", "pass": "end"}
_WITH_CARDS: Final = re.compile(r"(meld|rearrange|discard|close|reshuffle)(?: .*)?", re.ASCII)
_LAY_OFF: Final = re.compile(r"lay ?off (\S+) on #?([1-9][0-9]{0,3})", re.ASCII)
_PRESENCE: Final = re.compile(r"leave ([0-9]{1,4})( for good)?|return ([0-9]{1,4})", re.ASCII)


def action_text(a: AnyAction, spelling: Spelling = Spelling.CARDS) -> str:
    """An action as one line: `draw`, `meld 7h 8h 9h`, `lay off 8h on 1` (melds count from 1), `leave 2 for good`."""
    match a:
        case LayDown(meld):
            return f"meld {cards_text(meld, spelling)}".rstrip()
        case LayOff(card, group):
            return f"lay off {card_text(card, spelling)} on {group + 1}"
        case Rearrange(table):
            return f"rearrange {table_text(table, spelling)}"
        case Discard(card):
            return f"discard {card_text(card, spelling)}"
        case Close(free):
            return f"close {card_text(free, spelling)}"
        case Reshuffle(order):
            return f"reshuffle {cards_text(order, spelling)}".rstrip()
        case Leave(seat, for_good):
            return f"leave {seat}" + (" for good" if for_good else "")
        case Return(seat):
            return f"return {seat}"
        case _:
            return _WORD[type(a)]


def parse_action(text: str, spelling: Spelling = Spelling.CARDS) -> AnyAction:
    """Read an action; the value counts melds from 0.  Raises BadInput, with the text, when it is none.

    `draw stock`, `take discard`, `pass`, `layoff` and `on #1` are read as well; a meld may stand in brackets.
    """
    words = " ".join(text.split())
    said = folded(words)
    if (bare := _BARE.get(_ALSO.get(said, said))) is not None:
        return bare
    if m := _LAY_OFF.fullmatch(said):
        return LayOff(parse_card(words[m.start(1) : m.end(1)], spelling), int(m[2]) - 1)
    if m := _PRESENCE.fullmatch(said):
        return Return(int(m[3])) if m[3] else Leave(int(m[1]), m[2] is not None)
    if m := _WITH_CARDS.fullmatch(said):
        return _action_with_cards(m[1], words[len(m[1]) + 1 :], spelling)
    raise BadInput(f"not an action: {text!r}")


def _action_with_cards(word: str, rest: str, spelling: Spelling) -> AnyAction:
    match word:
        case "meld":
            bare = rest[1:-1] if rest.startswith("[") and rest.endswith("]") else rest
            return LayDown(parse_cards(bare, spelling))
        case "rearrange":
            return Rearrange(parse_table(rest, spelling))
        case "discard":
            return Discard(parse_card(rest, spelling))
        case "close":
            return Close(parse_card(rest, spelling))
        case _:
            return Reshuffle(parse_cards(rest, spelling))
