"""What a person types, as a move: written without minding which of two equal cards is meant."""

import re
from collections.abc import Callable, Iterable
from typing import Final

from ..cards import FACES, Card, face, is_joker, physical
from ..core import AnyAction, Close, Discard, Game, HouseAction, LayDown, LayOff, Rearrange, View, check
from ..errors import BadInput, Illegal
from ..melds import Meld
from ..notation import Spelling, folded, meld_text, parse_card
from ..transcript import parse_action

_MELD_NUMBER: Final = re.compile(r"#([0-9]{1,3})(?![0-9])", re.ASCII)
_HALF_A_LAY_OFF: Final = re.compile(r"lay(?: ?off)?(?: [^ ]+)?", re.ASCII)
# What a word needs after it, with cards and with tiles.
_WHOLE: Final = {
    "discard": ("discard kd", "discard r5"),
    "meld": ("meld 7h 8h 9h", "meld r7 r8 r9"),
    "close": ("close kd", "close r5"),
    "rearrange": ("rearrange #1 #2 [7h 8h 9h]", "rearrange #1 #2 [r7 r8 r9]"),
}


def read_move(text: str, g: Game, v: View) -> AnyAction:
    """The move that a line means for this seat; cards that it does not hold stay as written, for `check` to refuse.

    A card alone discards it.  Where only whole tables are played, `meld` and `lay off` add to the table as it lies, and
    `#2` in a whole table stands for meld 2 as it lies.  Raises BadInput when the line is no move.
    """
    _require_whole(folded(" ".join(text.split())), g.spelling)
    action = _one_card(text, g) or parse_action(_with_melds(text, g, v), g.spelling)
    if isinstance(action, HouseAction):
        raise BadInput("only the house does that")
    if _plays_whole_tables(g):
        action = _as_table(action, v)
    return _with_held_cards(action, g, v)


def _require_whole(said: str, spelling: Spelling) -> None:
    """Raise BadInput, with an example, where only the first word of a move was typed, or half a lay-off."""
    tiles = spelling is Spelling.TILES
    if said in _WHOLE:
        raise BadInput(f"{said} what? Such as: {_WHOLE[said][tiles]}")
    if _HALF_A_LAY_OFF.fullmatch(said):
        raise BadInput(f"lay off which card, and on which meld? Such as: lay off {'r10' if tiles else '10h'} on 2")


def _one_card(text: str, g: Game) -> AnyAction | None:
    try:
        return Discard(parse_card(text, g.spelling))
    except BadInput:
        return None


def _with_melds(text: str, g: Game, v: View) -> str:
    def spelled(m: re.Match[str]) -> str:
        i = int(m[1]) - 1
        if not 0 <= i < len(v.public.table):
            raise BadInput(f"there is no meld {m[0]} on the table")
        return meld_text(v.public.table[i].meld, g.spelling)

    return _MELD_NUMBER.sub(spelled, text) if "[" in text or text.strip().startswith("rearrange") else text


def _plays_whole_tables(g: Game) -> bool:
    verbs = {verb.action for phase in g.phases.values() for verb in phase.verbs}
    return Rearrange in verbs and LayDown not in verbs


def _as_table(a: AnyAction, v: View) -> AnyAction:
    """A new meld, or a card on a meld, as the whole table that it makes."""
    table = [group.meld for group in v.public.table]
    match a:
        case LayDown(meld):
            return Rearrange((*table, meld))
        case LayOff(card, group) if 0 <= group < len(table):
            table[group] = (*table[group], card)
            return Rearrange(tuple(table))
        case LayOff():
            raise BadInput(f"there is no meld {a.group + 1} on the table")
        case _:
            return a


def _with_held_cards(a: AnyAction, g: Game, v: View) -> AnyAction:
    """The action with each card the physical one that is meant: one that the seat has, and if it can be, may play."""
    match a:
        case Discard(card):
            return _allowed(Discard, card, g, v)
        case Close(card):
            return _allowed(Close, card, g, v)
        case LayOff(card, group):
            return LayOff(next(iter(_twins(card, v.hand)), card), group)
        case LayDown(meld):
            return LayDown(_assigned([meld], v.hand)[0])
        case Rearrange(table):
            lying = [c for group in v.public.table for c in group.meld]
            return Rearrange(tuple(_assigned(table, [*lying, *v.hand])))
        case _:
            return a


def _twins(card: Card, pool: Iterable[Card]) -> list[Card]:
    """The cards of the pool that are written alike, the one written first; any joker is like any other."""
    alike = [c for c in pool if (is_joker(c) if is_joker(card) else face(c) == face(card) and not is_joker(c))]
    return sorted(alike, key=lambda c: (physical(c) != physical(card), c))


def _allowed(make: Callable[[Card], AnyAction], card: Card, g: Game, v: View) -> AnyAction:
    choices = [make(c) for c in _twins(card, v.hand)] or [make(card)]
    return next((a for a in choices if _passes(g, v, a)), choices[0])


def _passes(g: Game, v: View, a: AnyAction) -> bool:
    try:
        check(g, v, a)
    except Illegal:
        return False
    return True


def _assigned(melds: Iterable[Meld], pool: Iterable[Card]) -> list[Meld]:
    """The melds with physical cards out of the pool, its first ones first; a joker that lies as written is kept.

    A card that the pool has not, or no longer, stays as written.
    """
    left = list(pool)
    slots = [(i, j, c) for i, m in enumerate(melds) for j, c in enumerate(m)]
    slots.sort(key=lambda x: is_joker(x[2]) and not _declared_alike(x[2], left))
    out = [list(m) for m in melds]
    for i, j, card in slots:
        same = _declared_alike(card, left) or [c for c in left if _alike(c, card)]
        if same:
            left.remove(same[0])
            out[i][j] = physical(same[0]) | (card - physical(card))
    return [tuple(m) for m in out]


def _alike(a: Card, b: Card) -> bool:
    return is_joker(a) if is_joker(b) else physical(a) % FACES == physical(b) % FACES


def _declared_alike(card: Card, pool: Iterable[Card]) -> list[Card]:
    """Jokers of the pool that already stand for what this one does."""
    return [c for c in pool if is_joker(card) and is_joker(c) and face(c) == face(card) and c != physical(c)]
