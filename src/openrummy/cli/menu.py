"""The moves that a seat may make, by number."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import msgspec
from rich.text import Text

from ..cards import Card, as_set, physical, rank, suit
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
from ..melds import Close as Layout
from ..melds import JudgeRules, Meld, closes
from .looks import NUMBER, STRONG, Looks, category_word, counted, flow, meld, one, strip, styled
from .screen import INDENT, sorted_hand

ORDER: Final[tuple[type[AnyAction], ...]] = (
    Accept, Refuse, Draw, Take, Rearrange, LayDown, LayOff, Close, Knock, End, Discard
)  # fmt: skip
_HEADS: Final = {
    Rearrange: "play", LayDown: "meld", LayOff: "lay off", Close: "close", Discard: "discard",
}  # fmt: skip


_VERBS: Final[dict[type[AnyAction], str]] = {
    Accept: "accept", Refuse: "refuse", Draw: "draw", Take: "take", Rearrange: "rearrange", LayDown: "meld",
    LayOff: "lay off", Close: "close", Knock: "knock", End: "end", Discard: "discard",
}  # fmt: skip


class Item(msgspec.Struct, frozen=True):
    """A move on offer, and the words for it, in pieces that a line may end between."""

    action: AnyAction
    pieces: tuple[Text, ...]


def menu(g: Game, v: View, actions: Iterable[AnyAction], looks: Looks, sort: str = "suit") -> list[Item]:
    """The legal actions as a person chooses among them: in a fixed order, cards as they lie in hand, twins once."""
    lies = {c: i for i, c in enumerate(c for group in sorted_hand(v.hand, sort) for c in group)}
    items: dict[tuple[type, object], Item] = {}
    for a in sorted(actions, key=lambda a: (ORDER.index(type(a)), _worth(g, v, a), _by_card(a, lies))):
        pieces = pieces_of(g, v, a, looks)
        same = _price(g, v, a) or "".join(p.plain for p in pieces)
        items.setdefault((type(a), same), Item(a, pieces))
    return list(items.values())


def verbs_of(g: Game, v: View, actions: Iterable[AnyAction]) -> list[str]:
    """The words that legal moves are typed with, in the order of the menu; tables can be rebuilt in more ways."""
    kinds = {type(a) for a in actions} | {Rearrange} & {verb.action for verb in g.phases[v.public.turn.phase].verbs}
    return [_VERBS[kind] for kind in ORDER if kind in kinds]


def _worth(g: Game, v: View, a: AnyAction) -> int:
    """The dearest close comes first."""
    price = _price(g, v, a)
    return -price[1] if price else 0


def _price(g: Game, v: View, a: AnyAction) -> tuple[str, int] | None:
    """What a close is worth: one tile left over is as good as another at the same price."""
    layout = would_close(g, v, a.free) if isinstance(a, Close) else None
    return (layout.category, layout.points) if layout else None


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


def pieces_of(g: Game, v: View, a: AnyAction, looks: Looks) -> tuple[Text, ...]:
    """What a move does, without its verb where the menu has it as a heading."""
    return _rebuild(g, v, a.table, looks) if isinstance(a, Rearrange) else (_label(g, v, a, looks),)


def _label(g: Game, v: View, a: AnyAction, looks: Looks) -> Text:
    match a:
        case Draw():
            return Text(f"draw a {looks.thing}")
        case Take():
            return Text("take ").append(one(v.public.discard[-1], looks))
        case LayDown(cards):
            return meld(cards, looks)
        case LayOff(card, group):
            return one(card, looks).append(f" on #{group + 1}")
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


def _rebuild(g: Game, v: View, table: Sequence[Meld], looks: Looks) -> tuple[Text, ...]:
    """The cards that leave the hand, and the melds that are new on the table."""
    held = set(v.hand)
    played = [c for m in table for c in m if physical(c) in held]
    before = {frozenset(x.meld) for x in v.public.table}
    new = [m for m in table if frozenset(m) not in before]
    worth = Text(f"({counted(sum(g.value(physical(c)) for c in played), 'point')})")
    if len(new) == 1 and len(new[0]) == len(played):
        return strip(new[0], looks), worth, Text("as a new meld")
    lying = strip(sorted(played, key=lambda c: (suit(c), rank(c))), looks)
    return lying, worth, Text("making"), *(meld(m, looks) for m in new)


def _close_label(g: Game, v: View, free: int, looks: Looks) -> Text:
    label = one(free, looks)
    layout = would_close(g, v, free)
    return label.append(f" left over: {category_word(layout.category)}, {layout.points} from each") if layout else label


def judge_rules(g: Game, phase: str) -> JudgeRules | None:
    """How closes are judged in a phase of the game; None where there are none."""
    verb = next((x for x in g.phases[phase].verbs if x.action is Close), None)
    return getattr(verb, "judge", None)


def would_close(g: Game, v: View, free: int) -> Layout | None:
    """What a close with this free tile would be worth, by the rules of the verb that allows it; None if it is none."""
    rules = judge_rules(g, v.public.turn.phase)
    return closes(as_set(v.hand), v.public.thrown[v.seat], rules).get(free) if rules else None


def menu_text(items: Sequence[Item], width: int = 80) -> Text:
    """The menu in as few lines as it needs: single moves on one line, then each kind of move under its heading."""
    numbered = [(type(x.action), styled(f"{i} ", NUMBER), x.pieces) for i, x in enumerate(items, 1)]
    single = [_joined((n, *pieces)) for kind, n, pieces in numbered if kind not in _HEADS]
    lines = [flow(" You may", single, width, INDENT, gap=3)] if single else []
    for kind, word in _HEADS.items():
        head = styled(f" {word}", STRONG)
        cells = [(n.append(pieces[0]), *pieces[1:]) for k, n, pieces in numbered if k is kind]
        if any(len(c) > 1 for c in cells):
            for i, cell in enumerate(cells):
                lines.append(flow("" if i else head, cell, width, INDENT, gap=1))
        elif cells:
            lines.append(flow(head, [c[0] for c in cells], width, INDENT))
    return Text("\n").join(lines)


def _joined(pieces: Iterable[Text]) -> Text:
    return Text().join(pieces)


def in_words(g: Game, v: View, a: AnyAction, looks: Looks) -> Text:
    """A move with its verb, in short: `discard 9♥`, `draw a card`."""
    head = f"{_HEADS[type(a)]} " if isinstance(a, Action) and type(a) in _HEADS else ""
    return Text(head).append(Text(" ").join(pieces_of(g, v, a, looks)[:2]))
