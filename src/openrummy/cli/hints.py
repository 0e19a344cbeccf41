"""What a player asks for in need: what a plain player would do, and how far a board is from a close."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ..bots import Greedy
from ..cards import as_set
from ..core import Game, View
from ..melds import Distance, judge
from .looks import Looks, category_word, counted, one
from .menu import Item, in_words, judge_rules

_TOLD: Final = 2  # the nearest categories that are told
_MOST_HELPERS: Final = 8  # with more tiles that help, their names help nobody


def hint_text(g: Game, v: View, items: Sequence[Item], looks: Looks) -> Text:
    """The move of a plain player with its number on the menu, and the nearest closes where the round ends by one."""
    action = Greedy(0).choose(g, v)
    move = Text(" A plain player would ").append(in_words(g, v, action, looks))
    number = next((i for i, x in enumerate(items, 1) if x.action == action), None)
    move.append(f" (move {number})" if number else "")
    return Text("\n").join([move, *(_nearness(d, looks) for d in _nearest(g, v))])


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
