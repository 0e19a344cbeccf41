"""A position in the words of any language: who sits where, what lies on the table, the piles, the hand."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.text import Text

from ..cards import Card, is_joker, rank, suit
from ..core import Close, Discard, Seat, View
from ..locales import words
from ..notation import Spelling
from .looks import QUIET, STRONG, Looks, card_word
from .screen import Table, can, sorted_hand

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

    p = v.public
    yield Text(f"{say('round-number', round=t.round)} · {say(f'game-{t.game.name}')}", STRONG)
    for seat in range(len(t.names)):
        yield from _seat(v, t, seat, language, looks)
    shared = [x for x in p.table if x.owner is None]
    if shared:
        yield Text(f"{say('place-table')}: {' | '.join(listed(x.meld) for x in shared)}")
    yield Text(say("place-stock-count", n=v.stock) if v.stock else say("place-stock-empty"))
    if p.trump is not None and v.stock:
        yield Text(say("place-trump", card=listed([p.trump])))
    if can(t.game, Discard):
        key = "place-previous-discard" if can(t.game, Close) else "place-discard-top"
        yield Text(say(key, card=listed(p.discard[-1:])) if p.discard else say("place-discard-empty"))
    hand = "   ".join(listed(group) for group in sorted_hand(v.hand, t.sort))
    yield Text(f"{say('place-rack' if can(t.game, Close) else 'place-hand')}: ", STRONG).append(hand)


def _seat(v: View, t: Table, seat: Seat, language: str, looks: Looks) -> Iterator[Text]:
    """A seat with its cards and points, and the melds that are its own."""
    p, spelling = v.public, looks.spelling.value
    things = words(language, "n-things", spelling=spelling, n=v.counts[seat])
    facts = [things, words(language, "n-points", n=t.totals[seat])]
    facts += [words(language, "people-dealer")] if p.dealer == seat else []
    acts = p.turn.seat == seat and p.outcome is None
    yield Text(f"{('▸' if looks.signs else '>') if acts else ' '} {t.names[seat]}: {', '.join(facts)}")
    own = [f"#{i} {cards_in(language, x.meld, looks)}" for i, x in enumerate(p.table, 1) if x.owner == seat]
    if own:
        yield Text(f"    {'   '.join(own)}")
    if p.thrown[seat]:
        told = words(language, "place-thrown-jokers", name=t.names[seat], n=p.thrown[seat])
        yield Text(f"    {told}", QUIET)
