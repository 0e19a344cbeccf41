"""What a player asks for in need: the coach's move and its reasons, and how far a board is from a close."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ..cards import as_set
from ..coach import advise
from ..core import Game, View
from ..melds import Distance, judge
from .advice import reason_words
from .looks import Looks, category_word, counted, one
from .menu import Item, in_words, judge_rules

_TOLD: Final = 2  # the nearest categories that are told
_MOST_HELPERS: Final = 8  # with more tiles that help, their names help nobody


def hint_lines(g: Game, v: View, items: Sequence[Item], looks: Looks, names: Sequence[str]) -> list[Text]:
    """The coach's move with its number on the menu and its reasons, and the nearest closes where one ends the round."""
    lines = []
    for advice in advise(g, v, top=1):
        move = Text(" The coach would ").append(in_words(g, v, advice.action, looks))
        number = next((i for i, x in enumerate(items, 1) if x.action == advice.action), None)
        lines.append(move.append(f" (move {number})" if number else ""))
        lines += [Text(f"   {reason_words(r, 'en', looks, names)}") for r in advice.reasons]
    return [*lines, *(_nearness(d, looks) for d in _nearest(g, v))]


def _nearest(g: Game, v: View) -> list[Distance]:
    rules = next(filter(None, (judge_rules(g, phase) for phase in g.phases)), None)
    if rules is None:
        return []
    return sorted(judge(as_set(v.hand), rules).distances, key=lambda d: d.away)[:_TOLD]


def _nearness(d: Distance, looks: Looks) -> Text:
    if not d.away:
        return Text(f" {category_word(d.category)} is complete.")
    text = Text(f" {category_word(d.category)} is {counted(d.away, looks.thing)} away")
    helpers = [h for h in d.helpers if h.unseen]
    if not 0 < len(helpers) <= _MOST_HELPERS:
        return text.append(".")
    return text.append("; these help: ").append(Text(" ").join(one(h.face, looks) for h in helpers))
