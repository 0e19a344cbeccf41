"""The moves that a seat may make, by number."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec
from rich.text import Text

from ..cards import Card, as_set, physical
from ..core import (
    Accept,
    Action,
    AnyAction,
    Close,
    Discard,
    Draw,
    End,
    Game,
    Knock,
    LayDown,
    LayOff,
    Rearrange,
    Refuse,
    Take,
    View,
)  # fmt: skip
from ..core.engine import verb_for
from ..melds import Close as Layout
from ..melds import JudgeRules, Meld, closes
from .looks import NUMBER, STRONG, Looks, counted, flow, meld, one, strip
from .screen import INDENT, sorted_hand

ORDER: Final[tuple[type[AnyAction], ...]] = (
    Accept, Refuse, Draw, Take, Rearrange, LayDown, LayOff, Close, Knock, End, Discard
)  # fmt: skip
_HEADS: Final = {
    Rearrange: "play", LayDown: "meld", LayOff: "lay off", Close: "close", Discard: "discard",
}  # fmt: skip


class Item(msgspec.Struct, frozen=True):
    """A move on offer, and the words for it."""

    action: AnyAction
    label: Text


def menu(g: Game, v: View, actions: Iterable[AnyAction], looks: Looks, sort: str = "suit") -> list[Item]:
    """The legal actions as a person chooses among them: in a fixed order, cards as they lie in hand, twins once."""
    lies = {c: i for i, c in enumerate(c for group in sorted_hand(v.hand, sort) for c in group)}
    items: dict[tuple[type, str], Item] = {}
    for a in sorted(actions, key=lambda a: (ORDER.index(type(a)), _by_card(a, lies))):
        label = label_of(g, v, a, looks)
        items.setdefault((type(a), label.plain), Item(a, label))
    return list(items.values())


def _by_card(a: AnyAction, lies: Mapping[Card, int]) -> tuple[int, ...]:
    match a:
        case Discard(card) | Close(card):
            return (lies[card],)
        case LayDown(cards):
            return (-len(cards), *(lies[c] for c in cards))
        case LayOff(card, group):
            return (group, lies[card])
        case _:
            return ()


def label_of(g: Game, v: View, a: AnyAction, looks: Looks) -> Text:
    """What a move does, without its verb where the menu has it as a heading."""
    match a:
        case Draw():
            return Text(f"draw a {looks.thing}")
        case Take():
            return Text("take ").append(one(v.public.discard[-1], looks))
        case LayDown(cards):
            return meld(cards, looks)
        case LayOff(card, group):
            return one(card, looks).append(f" on {group + 1}", "")
        case Rearrange(table):
            return _rebuild_label(g, v, table, looks)
        case Close(free):
            return _close_label(g, v, free, looks)
        case Knock():
            return Text(f"knock with {counted(sum(map(g.value, v.hand)), 'point')}")
        case End():
            passing = v.public.turn.drawn == 0 and not v.public.turn.touched
            return Text("pass" if passing else "end your turn")
        case Discard(card):
            return one(card, looks)
        case Accept():
            return Text("play this hand")
        case Refuse():
            return Text("refuse it: deal again")
        case _:
            return Text(type(a).__name__)


def _rebuild_label(g: Game, v: View, table: Sequence[Meld], looks: Looks) -> Text:
    """The cards that leave the hand, and the melds that are new on the table."""
    held = set(v.hand)
    played = [c for m in table for c in m if physical(c) in held]
    before = {frozenset(x.meld) for x in v.public.table}
    new = [m for m in table if frozenset(m) not in before]
    label = strip(played, looks).append(f" ({counted(sum(g.value(physical(c)) for c in played), 'point')})", "")
    if len(new) == 1 and len(new[0]) == len(played):
        return label.append(" as a new meld", "")
    label.append(" making", "")
    for m in new:
        label.append(" ", "").append(meld(m, looks))
    return label


def _close_label(g: Game, v: View, free: int, looks: Looks) -> Text:
    label = one(free, looks)
    layout = would_close(g, v, free)
    return label.append(f" left over: {layout.category}, {layout.points} from each", "") if layout else label


def would_close(g: Game, v: View, free: int) -> Layout | None:
    """What a close with this free tile would be worth, by the rules of the verb that allows it; None if it is none."""
    verb = verb_for(g, v.public.turn.phase, Close(free))
    judge: JudgeRules | None = getattr(verb, "judge", None)
    return closes(as_set(v.hand), v.public.thrown[v.seat], judge).get(free) if judge else None


def menu_text(items: Sequence[Item], width: int = 80) -> Text:
    """The menu in as few lines as it needs: single moves on one line, then each kind of move under its heading."""
    single = [cell for cell, kind_ in _cells(items) if kind_ not in _HEADS]
    lines = [flow(" You may", single, width, INDENT, gap=3)] if single else []
    for kind_, head in _HEADS.items():
        cells = [cell for cell, k in _cells(items) if k is kind_]
        if cells:
            lines.append(flow(Text(f" {head}", STRONG), cells, width, INDENT))
    return Text("\n").join(lines)


def _cells(items: Sequence[Item]) -> list[tuple[Text, type[AnyAction]]]:
    return [(Text(f"{i} ", NUMBER).append(x.label), type(x.action)) for i, x in enumerate(items, 1)]


def in_words(g: Game, v: View, a: AnyAction, looks: Looks) -> Text:
    """A move with its verb: `discard 9♥`, `draw a card`."""
    head = _HEADS.get(type(a), "") if isinstance(a, Action) else ""
    return Text(f"{head} " if head else "").append(label_of(g, v, a, looks))
