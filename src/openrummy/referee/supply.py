"""Which card of which pack is meant when somebody just says the seven of hearts?"""

from collections.abc import Collection, Iterable, Sequence

from ..cards import FACES, JOKER, Card, Cards, cards, is_joker, pack, physical
from ..core import Game
from ..errors import BadInput
from ..melds import Meld
from ..melds.table import Table
from ..notation import Spelling, card_text


def alike(card: Card) -> int:
    """The face that twins share; all jokers are alike, whatever they stand for."""
    return JOKER if is_joker(card) else physical(card) % FACES


def marked(card: Card) -> bool:
    """Whether the card was written with its pack (`7h'`, `**`), so that just that one is meant."""
    return physical(card) != alike(card)


def meant(word: Card, choice: Iterable[Card], taken: Collection[Card] = ()) -> Card | None:
    """The first card of `choice`, not among `taken`, that the written word can mean, with what it stands for."""
    own = physical(word)
    for card in choice:
        if card not in taken and (card == own if marked(word) else alike(card) == own):
            return card + word - own
    return None


def told_apart(words: Meld) -> Meld:
    """Words with each joker as another card, so that a meld of words can be looked at."""
    jokers = (c for c in pack(4, 8) if is_joker(c))
    return tuple(word - physical(word) + next(jokers) if is_joker(word) else word for word in words)


class Supply:
    """The cards of a deck that no place has been found for yet."""

    def __init__(self, spelling: Spelling, deck: Sequence[Card]) -> None:
        self.spelling = spelling
        self.free = list(deck)
        self.deck = tuple(deck)

    def pick(self, word: Card) -> Card:
        """A free card that the word can mean.  Raises BadInput when the deck holds none, or no more of them."""
        found = meant(word, self.free)
        if found is None:
            text = card_text(alike(word), self.spelling)
            held = sum(alike(c) == alike(word) for c in self.deck)
            raise BadInput(f"more of {text} than the {held} in the deck" if held else f"{text} is not in the deck")
        self.free.remove(physical(found))
        return found

    def picks(self, words: Iterable[Card]) -> tuple[Card, ...]:
        """`pick` for each word in turn."""
        return tuple(map(self.pick, words))

    def in_hand(self, words: Iterable[Card]) -> tuple[Card, ...]:
        """`picks` for cards that lie on no table, where a joker stands for nothing yet."""
        return tuple(map(physical, self.picks(words)))

    def fill(self, count: int, avoid: int = -1) -> Cards:
        """Up to `count` of the free cards, of the last pack first; those of the face `avoid` and jokers last."""
        last_resort = sorted(self.free, key=lambda c: (alike(c) == avoid, is_joker(c), -c))
        some = last_resort[: max(count, 0)]
        self.free = [c for c in self.free if c not in some]
        return cards(some)


def resolve(g: Game, words: Iterable[Card], choice: Iterable[Card], deck: Iterable[Card]) -> tuple[Card, ...]:
    """The cards that words mean: of `choice` if possible, in its order, else others of the deck.

    A word that means a card of `choice` once more than there are gives another copy, or the same card again where there
    is no other: the rules then say what is wrong with it.  Raises BadInput for a card that is not in the deck.
    """
    everywhere = (*choice, *deck)
    used: set[Card] = set()
    out: list[Card] = []
    for word in words:
        found = meant(word, everywhere, used)
        if found is None:
            found = meant(word, everywhere)
        if found is None:
            raise BadInput(f"{card_text(word, g.spelling)} is not in the deck")
        used.add(physical(found))
        out.append(found)
    return tuple(out)


def resolve_table(g: Game, words: Iterable[Meld], choice: Iterable[Card], deck: Iterable[Card]) -> Table:
    """`resolve` for the melds of a whole table.  Raises BadInput."""
    words = tuple(words)
    found = iter(resolve(g, (word for meld in words for word in meld), choice, deck))
    return tuple(tuple(next(found) for _ in meld) for meld in words)
