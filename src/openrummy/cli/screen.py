"""What a seat sees, as text for a terminal: players with their melds, the piles, the hand."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

import msgspec
from rich.console import Console
from rich.text import Text

from ..cards import Card, is_joker, rank, suit
from ..core import Action, Close, Discard, Game, Group, Seat, View
from ..errors import BadInput
from . import looks as look
from .looks import Looks, counted, flow, one, strip

SORTS: Final = ("suit", "rank")
LEAST_WIDTH: Final = 60
INDENT: Final = 10
_NAME: Final = 9
_SHOWN_DISCARDS: Final = 24


def console() -> Console:
    """Standard output; colours only on a terminal and without NO_COLOR."""
    return Console(highlight=False, soft_wrap=False, emoji=False, markup=False)


def looks_of(out: Console, g: Game) -> Looks:
    """How to print a game on this console: no colours where it has none, letters where it has no suit signs."""
    return Looks(g.spelling, out.encoding.startswith("utf"), colour=out.color_system is not None and not out.no_color)


class Table(msgspec.Struct, frozen=True):
    """What is on show besides the cards: the game, who sits where, the totals, the round, and how the hand lies.

    `code` is that of a table of a server.
    """

    game: Game
    names: tuple[str, ...]
    totals: tuple[int, ...]
    round: int = 1
    sort: str = "suit"
    code: str = ""


def can(g: Game, kind: type[Action]) -> bool:
    """Whether the game has this action at all."""
    return any(verb.action is kind for phase in g.phases.values() for verb in phase.verbs)


def sorted_hand(hand: Iterable[Card], by: str) -> list[list[Card]]:
    """A hand in groups of one suit or of one rank; jokers last.  Raises BadInput for another order."""
    if by not in SORTS:
        raise BadInput(f"a hand is sorted by {' or '.join(SORTS)}, not by {by!r}")
    first, second = (suit, rank) if by == "suit" else (rank, suit)
    ordered = sorted(hand, key=lambda c: (is_joker(c), first(c), second(c), c))
    return [list(same) for _, same in groupby(ordered, key=lambda c: (is_joker(c), first(c)))]


def table_text(v: View, t: Table, looks: Looks, width: int = 80, told: Text | None = None) -> Text:
    """All that the seat may see, in a few lines: the players with their melds, the piles, the hand.

    `told` is what happened before, put between the table and the hand.
    """
    width = max(width, LEAST_WIDTH)
    lines = [_title(t, looks, width), *_players(v, t, looks, width), *_shared_melds(v, looks, width)]
    if told:
        lines += [Text(), told]
    lines += [Text(), *_piles(v, t.game, looks, width)]
    if v.seat >= 0:
        lines.append(hand_text(v, t, looks, width))
    return Text("\n").join(lines)


def limit_text(g: Game) -> str:
    """When the match ends, in words."""
    if g.match.target is not None:
        return f"to {g.match.target} points"
    rounds = g.match.rounds or 1
    return "a single round" if rounds == 1 else f"{rounds} rounds"


def _title(t: Table, looks: Looks, width: int) -> Text:
    line, dot = ("─", "·") if looks.signs else ("-", "-")
    words = f" {t.game.name} {dot} round {t.round} {dot} {limit_text(t.game)} "
    words += f"{dot} table {t.code} " if t.code else ""
    rest = line * (width - len(words) - 2)
    return look.styled(line * 2, look.QUIET).append(words, look.STRONG).append(rest, look.QUIET)


def _players(v: View, t: Table, looks: Looks, width: int) -> list[Text]:
    lines: list[Text] = []
    p, mark = v.public, "▸ " if looks.signs else "> "
    for seat, name in enumerate(t.names):
        acts = p.turn.seat == seat and p.outcome is None
        head = Text(mark if acts else "  ").append(name[:_NAME].ljust(_NAME + 1), look.STRONG if acts else "")
        head.append(f"{t.totals[seat]:>5} pts  ").append(f"{counted(v.counts[seat], looks.thing):<9}", look.QUIET)
        cells = [_numbered(i, x, looks) for i, x in enumerate(p.table) if x.owner == seat]
        cells += [Text(fact, look.QUIET) for fact in _facts(v, seat)]
        lines.append(flow(head, cells, width, head.cell_len, gap=3))
    return lines


def _facts(v: View, seat: Seat) -> list[str]:
    p = v.public
    return [
        fact
        for fact, holds in (
            ("dealer", p.dealer == seat),
            (f"threw {counted(p.thrown[seat], 'joker')}", p.thrown[seat]),
            ("brought a joker", seat in p.brought),
            ("had the trump's twin", p.bonus == seat),
            ("away", seat in p.away),
        )
        if holds
    ]


def _numbered(i: int, group: Group, looks: Looks) -> Text:
    return look.styled(f"#{i + 1} ", look.PLACE).append(look.meld(group.meld, looks))


def _shared_melds(v: View, looks: Looks, width: int) -> list[Text]:
    cells = [_numbered(i, x, looks) for i, x in enumerate(v.public.table) if x.owner is None]
    return [Text(), flow(" Table", cells, width, INDENT, gap=3)] if cells else []


def _piles(v: View, g: Game, looks: Looks, width: int) -> list[Text]:
    p = v.public
    stock = Text(counted(v.stock, looks.thing) if v.stock else "empty")
    if p.trump is not None and v.stock:
        stock.append(", the last one is ").append(one(p.trump, looks))
    if p.final:
        stock.append(f", final turns: {p.final} left", look.BAD)
    lines = [flow(" Stock", [stock], width, INDENT)]
    if v.stock_order:
        cells = [strip([c], looks) for c in v.stock_order]
        lines.append(flow(" in order", cells, width, INDENT, gap=0 if looks.colour else 1))
    if can(g, Discard):
        lines.append(_pile(p.discard, can(g, Close), looks, width))
    return lines


def _pile(pile: Sequence[Card], open_tiles: bool, looks: Looks, width: int) -> Text:
    """The top discard; where the discards lie side by side (BRD-20), the latest of them after it."""
    if not pile:
        return flow(" Discards", [Text("none")], width, INDENT)
    below = pile[-_SHOWN_DISCARDS:-1] if open_tiles else ()
    more = f"  {counted(len(pile), looks.thing)} in all" if len(pile) > 1 and not below else ""
    top = one(pile[-1], looks).append(more, look.QUIET)
    if not below:
        return flow(" Discards", [top], width, INDENT)
    cells = [top.append("  before it", look.QUIET), *(one(c, looks) for c in reversed(below))]
    return flow(" Discards", cells, width, INDENT, gap=1)


def hand_text(v: View, t: Table, looks: Looks, width: int = 80, title: str = "Hand") -> Text:
    """The hand, sorted, the card that came this turn marked; its value where cards left in a hand count."""
    new = [c for c in (v.drawn, v.public.turn.taken) if c is not None and v.public.turn.seat == v.seat]
    cells = [strip(group, looks, new) for group in sorted_hand(v.hand, t.sort)]
    if not can(t.game, Close):
        cells.append(Text(counted(sum(map(t.game.value, v.hand)), "point"), look.QUIET))
    return flow(Text(f" {title}", look.STRONG), cells, max(width, LEAST_WIDTH), INDENT)
