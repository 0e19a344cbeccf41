"""A position in the words of any language: who sits where, what lies on the table, the piles, the hand."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from rich.text import Text

from ..cards import Card, is_joker, rank, suit
from ..core import Close, Discard, Seat, View
from ..locales import words
from ..notation import Spelling
from .looks import BAD, QUIET, STRONG, Looks, card_word
from .screen import Table, can, sorted_hand

SHOWN_DISCARDS: Final = 24  # the latest
_COLOURS: Final = ("red", "yellow", "blue", "black")


def card_in(language: str, card: Card, looks: Looks) -> str:
    """A card by its signs, `7♥`; a tile by its colour and number, `sarı 7`, but in English as it is typed, `y7`."""
    if language == "en" or looks.spelling is Spelling.CARDS or card < 0:
        return card_word(card, looks)
    if is_joker(card):
        return words(language, "joker")
    return words(language, "tile", colour=_COLOURS[suit(card)], number=rank(card))


def cards_in(language: str, cards: Iterable[Card], looks: Looks) -> str:
    """Cards side by side; tiles in words have a comma between them."""
    between = " " if language == "en" or looks.spelling is Spelling.CARDS else ", "
    return between.join(card_in(language, c, looks) for c in cards)


def position_lines(v: View, t: Table, language: str, looks: Looks) -> Iterator[Text]:
    """All that a seat may see, a line for each part."""

    def say(key: str, **facts: object) -> str:
        return words(language, key, spelling=looks.spelling.value, **facts)

    def listed(cards: Iterable[Card]) -> str:
        return cards_in(language, cards, looks)

    p, rack = v.public, can(t.game, Close)
    yield Text(f"{say('round-number', round=t.round)} · {say(f'game-{t.game.name}')} · {_limit(t, language)}", STRONG)
    for seat in range(len(t.names)):
        yield from _seat(v, t, seat, language, looks)
    shared = [f"#{i} {listed(x.meld)}" for i, x in enumerate(p.table, 1) if x.owner is None]
    if shared:
        yield Text(f"{say('place-table')}: {'   '.join(shared)}")
    yield Text(say("place-stock-count", n=v.stock) if v.stock else say("place-stock-empty"))
    if v.stock_order:
        yield Text(f"{say('place-stock-known')} {listed(v.stock_order)}")
    if p.trump is not None and v.stock:
        yield Text(say("place-trump", card=listed([p.trump])))
    if p.final:
        yield Text(say("event-finalturns"), BAD)
    if can(t.game, Discard):
        yield from _pile(p.discard, rack, language, looks)
    hand = "   ".join(listed(group) for group in sorted_hand(v.hand, t.sort))
    line = Text(f"{say('place-rack' if rack else 'place-hand')}: ", STRONG).append(hand)
    yield line if rack else line.append(f" · {say('n-points', n=sum(map(t.game.value, v.hand)))}", QUIET)
    new = new_cards(v)
    if new:
        yield Text(say("turn-new-card", card=listed(new)))


def new_cards(v: View) -> list[Card]:
    """What came into the hand in this turn of its seat, and is still there."""
    return [c for c in (v.drawn, v.public.turn.taken) if c in v.hand and v.public.turn.seat == v.seat]


def _limit(t: Table, language: str) -> str:
    """When the match ends."""
    target = t.game.match.target
    if target is None:
        return words(language, "n-rounds", n=t.game.match.rounds or 1)
    return f"{words(language, 'option-classic-target')}: {words(language, 'n-points', n=target)}"


def _pile(pile: Sequence[Card], rack: bool, language: str, looks: Looks) -> Iterator[Text]:
    """The last discard and how many there are; where they lie side by side (BRD-20), all, the last one first."""

    def say(key: str, **facts: object) -> str:
        return words(language, key, spelling=looks.spelling.value, **facts)

    if not pile:
        yield Text(say("place-discard-empty"))
        return
    top = say("place-previous-discard" if rack else "place-discard-top", card=card_in(language, pile[-1], looks))
    size = say("n-things", n=len(pile))
    if not rack:
        yield Text(f"{top} · {size}")
        return
    yield Text(top)
    if len(pile) > 1:
        yield Text(f"{say('place-discard')} ({size}): {cards_in(language, reversed(pile[-SHOWN_DISCARDS:]), looks)}")


def _seat(v: View, t: Table, seat: Seat, language: str, looks: Looks) -> Iterator[Text]:
    """A seat with its cards and points, and the melds that are its own."""
    p, spelling = v.public, looks.spelling.value
    things = words(language, "n-things", spelling=spelling, n=v.counts[seat])
    facts = [things, words(language, "n-points", n=t.totals[seat])]
    facts += [words(language, "people-dealer")] if p.dealer == seat else []
    facts += [words(language, "people-away")] if seat in p.away else []
    acts = p.turn.seat == seat and p.outcome is None
    yield Text(f"{('▸' if looks.signs else '>') if acts else ' '} {t.names[seat]}: {', '.join(facts)}")
    own = [f"#{i} {cards_in(language, x.meld, looks)}" for i, x in enumerate(p.table, 1) if x.owner == seat]
    if own:
        yield Text(f"    {'   '.join(own)}")
    told = []
    if p.thrown[seat]:
        told.append(words(language, "place-thrown-jokers", name=t.names[seat], n=p.thrown[seat]))
    if seat in p.brought:
        told.append(words(language, "extra-joker-brought-other", name=t.names[seat]))
    if p.bonus == seat and p.trump is not None:
        twin, worth = card_in(language, p.trump, looks), getattr(t.game.options, "trump_bonus", 0)
        told.append(words(language, "event-trumpbonus-other", name=t.names[seat], card=twin, points=worth))
    yield from (Text(f"    {line}", QUIET) for line in told)
