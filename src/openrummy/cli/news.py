"""What happened at the table, as sentences."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from ..cards import HIDDEN, Card, physical, rank, suit
from ..core import (
    Accepted,
    AnyEvent,
    Closed,
    Discarded,
    Drew,
    FinalTurns,
    Knocked,
    LaidOff,
    Left,
    Melded,
    Passed,
    Rearranged,
    Refused,
    Reshuffled,
    Returned,
    RoundEnded,
    Seat,
    StockTurned,
    Took,
    TrumpBonus,
)  # fmt: skip
from .looks import QUIET, STRONG, Looks, category_word, counted, flow, meld, number, one, strip, styled

Told = tuple[Seat | None, Text]  # who did it (None: the house), and the words


def news_text(events: Iterable[AnyEvent], names: Sequence[str], looks: Looks, width: int = 80) -> Text:
    """One line for each turn: `Ada  drew, melded 7♥ 8♥ 9♥, discarded K♦`."""
    lines: list[Text] = []
    for seat, doings in _turns(events, names, looks):
        if seat is None:
            lines.extend(styled(f"  {text.plain}", QUIET) for text in doings)
        else:
            cells = [text + Text(",") if i < len(doings) - 1 else text for i, text in enumerate(doings)]
            lines.append(flow(Text("  ").append(names[seat], STRONG), cells, width, 12, gap=1))
    return Text("\n").join(lines)


def _turns(events: Iterable[AnyEvent], names: Sequence[str], looks: Looks) -> list[tuple[Seat | None, list[Text]]]:
    """The doings of each turn, in order; draws in a row are told together, an end that adds nothing is left out."""
    turns: list[tuple[Seat | None, list[Text]]] = []
    draws: list[Card] = []
    for event in events:
        if isinstance(event, RoundEnded):
            continue
        seat: Seat | None = getattr(event, "seat", None)
        if not turns or turns[-1][0] != seat or seat is None:
            turns.append((seat, []))
            draws = []
        doings = turns[-1][1]
        if isinstance(event, Drew):
            draws.append(event.card)
            doings[-1:] = [_drew(draws, looks)] if len(draws) > 1 else [*doings[-1:], _drew(draws, looks)]
        elif not isinstance(event, Passed) or not doings:
            doings.append(event_text(event, names, looks))
            draws = []
    return turns


def _drew(draws: Sequence[Card], looks: Looks) -> Text:
    if HIDDEN in draws:
        return Text("drew" if len(draws) == 1 else f"drew {number(len(draws))} {looks.thing}s")
    return Text("drew ").append(strip(draws, looks))


def event_text(event: AnyEvent, names: Sequence[str], looks: Looks) -> Text:
    """One event in words, without the name of the seat."""
    match event:
        case Drew(_, card):
            return _drew([card], looks)
        case Took(_, card):
            return Text("took ").append(one(card, looks))
        case Melded(_, _, cards):
            return Text("melded ").append(meld(cards, looks))
        case LaidOff(_, card, group, after):
            return Text("laid off ").append(one(card, looks)).append(f" on #{group + 1}: ").append(meld(after, looks))
        case Rearranged(_, played, table):
            lying = [c for group in table for c in group.meld if physical(c) in played]
            return Text("played ").append(strip(sorted(lying, key=_by_suit), looks))
        case Discarded(_, card):
            return Text("discarded ").append(one(card, looks))
        case Closed(_, closing):
            return Text(f"closed with {category_word(closing.category)}, free tile ").append(one(closing.free, looks))
        case TrumpBonus(_, card):
            return Text("was dealt the trump's twin ").append(one(card, looks))
        case Reshuffled(count):
            return Text(f"The discards were shuffled: the stock has {counted(count, looks.thing)} again.")
        case StockTurned(count):
            return Text(
                f"The discards were turned over: the stock has {counted(count, looks.thing)} again, in their order."
            )
        case FinalTurns():
            return Text("The stock ran out: everybody has one more turn, without a draw.")
        case _:
            return Text(_WORDS[type(event)])


def _by_suit(card: Card) -> tuple[int, int]:
    return suit(card), rank(card)


_WORDS = {
    Passed: "passed", Knocked: "knocked", Accepted: "kept the hand as dealt", Refused: "refused the deal",
    Left: "left the table", Returned: "came back",
}  # fmt: skip
