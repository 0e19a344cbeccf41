"""What a player says he does, in words: `draw 2D; lay off 8H 7H on 1; discard KD`."""

import re
from collections.abc import Iterable
from typing import Final

import msgspec

from ..cards import Card
from ..core import AnyAction, Draw, LayOff
from ..errors import BadInput
from ..notation import Spelling, folded, parse_card, parse_cards
from ..transcript import parse_action


class Step(msgspec.Struct, frozen=True):
    """One thing done, with cards as they were written.  `cards`: what a draw showed, or what is laid off on `group`."""

    text: str
    action: AnyAction
    cards: tuple[Card, ...] = ()


_DRAW: Final = re.compile(r"(?:draw stock|draw|stock)(?: (\S+))?", re.ASCII)
_LAY_OFF: Final = re.compile(r"lay ?off (.+) (?:on|to) #?([0-9]{1,4})", re.ASCII)
_LAY: Final = re.compile(r"lay (\S+) ([0-9]{1,4})", re.ASCII)
_BRACKETS: Final = re.compile(r"\s*\[([^\[\]]*)\]\s*")


def parse_steps(text: str, spelling: Spelling) -> tuple[Step, ...]:
    """The steps between semicolons.  Raises BadInput, with the step, for one that cannot be read."""
    return tuple(parse_step(part, spelling) for part in re.split(r"[;\n]", text) if part.strip())


def parse_step(text: str, spelling: Spelling) -> Step:
    """One step: an action as docs/notation.md writes it, or `draw 2D`, `stock 2D`, or several cards laid off at once.

    Melds on the table count from 1, but from 0 in `lay 8H 0`, the short form of test data.  Raises BadInput.
    """
    words = " ".join(text.split())
    said = folded(words)
    if m := _DRAW.fullmatch(said):
        card = () if m[1] is None else (parse_card(words[m.start(1) : m.end(1)], spelling),)
        return Step(words, Draw(), card)
    if m := _LAY_OFF.fullmatch(said):
        return _lay_off(words, words[m.start(1) : m.end(1)], int(m[2]) - 1, spelling)
    if m := _LAY.fullmatch(said):
        return _lay_off(words, words[m.start(1) : m.end(1)], int(m[2]), spelling)
    return Step(words, parse_action(words, spelling))


def drawn_by_name(steps: Iterable[Step]) -> tuple[Card, ...]:
    """The cards that the steps say are drawn, as written."""
    return tuple(card for step in steps if isinstance(step.action, Draw) for card in step.cards)


def _lay_off(words: str, cards: str, group: int, spelling: Spelling) -> Step:
    inside = _BRACKETS.fullmatch(cards)
    laid = parse_cards(inside[1] if inside else cards, spelling)
    if not laid:
        raise BadInput(f"no card to lay off: {words!r}")
    return Step(words, LayOff(laid[0], group), laid)
