"""What the referee says in English: why a step is refused, and what happened when it is not."""

from collections.abc import Mapping
from string import Formatter
from typing import Any, Final

from ..cards import Card, members
from ..core import (
    Accepted,
    AnyEvent,
    Closed,
    Discarded,
    Drew,
    FinalTurns,
    Game,
    Knocked,
    LaidOff,
    Melded,
    Outcome,
    Passed,
    Rearranged,
    Reason,
    Refused,
    Reshuffled,
    RoundEnded,
    Seat,
    State,
    StockTurned,
    Took,
    TrumpBonus,
)
from ..errors import Code
from ..notation import Spelling, card_text, cards_text, face_text, meld_text, table_text

# For each code the sentences that fit, the one with most facts first: the first is taken whose facts are all there.
SENTENCES: Final[dict[Code, tuple[str, ...]]] = {
    Code.MUST_DRAW: (
        "While the stock has cards ({stock} now), a further draw is due.",
        "A card has to be drawn first.",
    ),
    Code.ALREADY_DREW: ("A card has been taken already; one draw opens each turn.",),
    Code.NOT_IN_HAND: ("Not in the hand: {cards}.", "A card is not in the hand."),
    Code.MELD_TOO_SHORT: (
        "Meld {group} of the new table has fewer than three cards.",
        "A meld has at least three cards; there are not enough in {cards}.",
        "A meld has at least three cards.",
    ),
    Code.NOT_A_MELD: (
        "Meld {group} of the new table is neither of one rank nor of one suit.",
        "Neither of one rank nor of one suit: {cards}.",
        "The cards are neither of one rank nor of one suit.",
    ),
    Code.NOT_CONSECUTIVE: (
        "Meld {group} of the new table is of one suit, but has a gap or goes round the corner.",
        "One suit, but with a gap or round the corner: {cards}.",
        "The cards are of one suit, but with a gap or round the corner.",
    ),
    Code.DUPLICATE_CARD: (
        "Meld {group} of the new table holds a card twice.",
        "The same card twice: {cards}.",
        "A meld never holds a card twice.",
    ),
    Code.GROUP_TOO_LONG: ("A set has at most four cards.",),
    Code.LAYOFF_NEEDS_OWN_MELD: ("Laying off needs a meld of one's own on the table first.",),
    Code.LAYOFF_NO_FIT: ("{card} does not fit meld {group}.", "The card does not fit the meld."),
    Code.MELD_LIMIT: ("No more melds this turn: the limit is {limit}.", "No more melds this turn."),
    Code.RETURN_TAKEN_CARD: (
        "{card} was just taken from the pile and may not go back in the same turn.",
        "The card just taken from the pile may not go back in the same turn.",
    ),
    Code.STRANDED: (
        "Only {card} would be left, just taken from the pile: it may not be discarded, and nothing else can be done.",
        "Only the card just taken from the pile would be left, and it may not be discarded.",
    ),
    Code.MUST_KEEP_DISCARD: ("The last card has to be discarded, so one must be kept.",),
    Code.MUST_DISCARD: ("A turn with cards left ends with a discard.",),
    Code.NO_CARD_ADDED: ("At least one card of the hand has to reach the table.",),
    Code.TABLE_CARD_REMOVED: ("No longer on the table: {cards}.", "A card has left the table."),
    Code.CARD_NOT_AVAILABLE: (
        "Neither on the table nor in the hand, or used twice: {cards}.",
        "A card is neither on the table nor in the hand.",
    ),
    Code.JOKER_IDENTITY: (
        "A joker stands for {face} and may become another card only when a natural {face} takes its place.",
        "A joker of meld {group} does not say which card it stands for, as in *6s.",
        "A joker keeps the card that it stands for.",
    ),
    Code.MELD_NOT_ALLOWED_NOW: ("No meld any more in this turn: it comes once, before a third draw.",),
    Code.DRAW_NOT_ALLOWED_NOW: ("No card may be drawn now.",),
    Code.KNOCK_TOO_HIGH: (
        "The hand counts {points}; {limit} or less are needed to knock.",
        "The hand counts too much.",
    ),
    Code.THROWN_JOKER: ("A thrown joker may not be taken; draw from the stock.",),
    Code.INVALID_LAYOUT: ("Without {free}, the other tiles are no layout of fourteen.", "The tiles are no layout."),
    Code.NOT_YOUR_TURN: ("It is another player's turn.",),
    Code.ROUND_OVER: ("The round is over.",),
    Code.NOT_NOW: ("That cannot be done now (phase {phase}).", "That cannot be done now."),
    Code.NO_SUCH_MELD: ("There is no meld {group}; melds on the table: {melds}.", "There is no such meld."),
    Code.STOCK_EMPTY: ("The stock is empty.",),
    Code.PILE_EMPTY: ("The discard pile is empty.",),
    Code.REFUSAL_NEEDS_DOUBLES: (
        "A deal may be refused with {needed} doubles; there are {doubles}.",
        "There are not enough doubles to refuse the deal.",
    ),
    Code.BAD_ORDER: ("The cards are not those that are due.",),
    Code.BAD_SEAT: ("There is no such seat.",),
    Code.BAD_PLAYERS: ("The game is not for so many players.",),
}

_ENDS: Final = {
    Reason.OUT: "out", Reason.KNOCK: "a knock", Reason.CLOSED: "a close", Reason.EXHAUSTED: "the stock ran out",
    Reason.STALLED: "nothing moves any more", Reason.TOO_LONG: "too many turns", Reason.REFUSED: "the deal was refused",
    Reason.VOID: "ended by the table", Reason.DESERTED: "one player is left",
}  # fmt: skip


def refusal_words(code: Code, facts: Mapping[str, object], spelling: Spelling = Spelling.CARDS) -> str:
    """Why something is refused, in one sentence; facts that are cards are written as text."""
    told = {name: _fact(name, value, spelling) for name, value in facts.items() if value is not None}
    fitting = (s for s in SENTENCES[code] if all(field in told for field in _fields(s)))
    return next(fitting, SENTENCES[code][-1]).format_map(told)


def _fields(sentence: str) -> list[str]:
    return [field for _, field, _, _ in Formatter().parse(sentence) if field]


def _fact(name: str, value: Any, spelling: Spelling) -> str:
    match name:
        case "cards":
            return cards_text(value, spelling)
        case "card" | "free":
            return card_text(value, spelling)
        case "face":
            return face_text(value, spelling)
        case "group":
            return str(value + 1)
        case _:
            return str(value)


def player(seat: Seat) -> str:
    """`player 1` for seat 0."""
    return f"player {seat + 1}"


def event_words(g: Game, event: AnyEvent) -> str:
    """What happened, in a few words; who did it is said elsewhere, unless it was another player."""
    match event:
        case Drew(_, card):
            return f"draws {_card(g, card)}"
        case Took(_, card):
            return f"takes {_card(g, card)} from the pile"
        case Melded(_, group, meld):
            return f"meld {group + 1} is {meld_text(meld, g.spelling)}"
        case LaidOff(_, _, group, meld):
            return f"meld {group + 1} is now {meld_text(meld, g.spelling)}"
        case Rearranged(_, played, table):
            melds = table_text((x.meld for x in table), g.spelling)
            return f"plays {cards_text(played, g.spelling)}; the table is now {melds}"
        case Discarded(_, card):
            return f"discards {_card(g, card)}"
        case TrumpBonus(seat, card):
            return f"{player(seat)} was dealt {_card(g, card)}, the twin of the trump"
        case _:
            return _plain_words(event)


def _plain_words(event: AnyEvent) -> str:
    match event:
        case Passed():
            return "ends"
        case Knocked():
            return "knocks"
        case Closed(_, closing):
            return f"closes: {closing.category}, {closing.tier}, {closing.points} from each opponent"
        case Accepted():
            return "plays the hand as dealt"
        case Refused():
            return "refuses the deal"
        case StockTurned(count):
            return f"the stock is empty: {count} discards are turned over, unshuffled"
        case Reshuffled(count):
            return f"the stock is empty: {count} discards are shuffled"
        case FinalTurns(turns):
            return f"the stock is empty: {turns} last turns"
        case RoundEnded(outcome):
            return round_words(outcome)
        case _:
            return type(event).__name__


def round_words(outcome: Outcome) -> str:
    """How a round ended, in one sentence."""
    rummy = ", the whole hand in one turn" if outcome.rummy else ""
    who = f"{player(outcome.seat)}: " if outcome.seat is not None else ""
    return f"The round is over ({who}{_ENDS[outcome.reason]}{rummy})."


def position_lines(g: Game, s: State) -> list[str]:
    """Where the round stands, for the player to act: hand, table, pile and stock."""
    p = s.public
    lines = [f"hand   {cards_text(members(s.hand), g.spelling)}"]
    lines += [f"meld {number} {meld_text(x.meld, g.spelling)}" for number, x in enumerate(p.table, 1)]
    if p.discard:
        lines.append(f"pile   {cards_text(p.discard, g.spelling)}")
    lines.append(f"stock  {len(s.stock)}")
    return lines


def _card(g: Game, card: Card) -> str:
    return card_text(card, g.spelling)
