"""The deal: a deck order becomes a round, with no random source."""

from collections.abc import Sequence

from ..cards import Card, cards, is_joker
from ..errors import Code, Illegal, require
from .actions import Seat
from .events import AnyEvent
from .game import ExtraJokers, Game
from .state import NOBODY, Public, State, Turn


def deal(g: Game, order: Sequence[Card], players: int, dealer: Seat = 0, brought: Sequence[Seat] = ()) -> State:
    """A new round; as `dealt`, without what happened at once."""
    return dealt(g, order, players, dealer, brought)[0]


def dealt(
    g: Game, order: Sequence[Card], players: int, dealer: Seat = 0, brought: Sequence[Seat] = ()
) -> tuple[State, tuple[AnyEvent, ...]]:
    """A new round, and what all saw at once, such as the twin of the trump where play begins with the deal (BRD-14).

    `order` is the shuffled pack: its first card is dealt first, and hands are dealt whole, from the seat after the
    dealer on.  `brought` are the seats that add an extra joker (BRD-2).  Raises Illegal BAD_PLAYERS, BAD_SEAT, or
    BAD_ORDER when `order` is no permutation of the deck.
    """
    require(players in g.seats, Code.BAD_PLAYERS, players=players, least=min(g.seats), most=max(g.seats))
    require(0 <= dealer < players, Code.BAD_SEAT, seat=dealer)
    allowed = g.dealing.extra_jokers is not ExtraJokers.NONE
    for seat in brought:
        require(allowed and 0 <= seat < players and list(brought).count(seat) == 1, Code.BAD_SEAT, seat=seat)
    _require_deck(order, g.deck(players, len(brought)))
    return _run_turn_rules(g, _dealt(g, tuple(order), players, dealer, tuple(sorted(brought))))


def _require_deck(order: Sequence[Card], deck: tuple[Card, ...]) -> None:
    if len(order) != len(deck):
        raise Illegal(Code.BAD_ORDER, cards=len(order), expected=len(deck))
    if tuple(sorted(order)) != deck:
        wrong = sorted(set(order) - set(deck)) or sorted({c for c in order if order.count(c) > 1})
        raise Illegal(Code.BAD_ORDER, wrong=wrong)


def _run_turn_rules(g: Game, s: State) -> tuple[State, tuple[AnyEvent, ...]]:
    events: tuple[AnyEvent, ...] = ()
    for rule in g.turn_rules:
        s, news = rule(g, s)
        events += news
    return s, events


def _dealt(g: Game, order: tuple[Card, ...], players: int, dealer: Seat, brought: tuple[Seat, ...]) -> State:
    d = g.dealing
    aside = _extra_jokers(g, players, len(brought)) if d.extra_jokers is ExtraJokers.HAND else ()
    pack = [c for c in order if c not in aside]
    bottom: list[Card] = []
    if d.trump:
        bottom.append(pack.pop(max(i for i, c in enumerate(pack) if not is_joker(c))))
    trump = bottom[0] if bottom else None
    first = g.first_seat(dealer, players)
    hands: list[tuple[Card, ...]] = [()] * players
    for i in range(players):
        seat, size = (first + i) % players, d.hand(players) + (d.first_extra if i == 0 else 0)
        hands[seat], pack = tuple(pack[:size]), pack[size:]
    known: list[tuple[Card, ...]] = [()] * players
    for seat, joker in zip(brought, aside, strict=False):
        bottom.insert(0, hands[seat][-1])
        hands[seat] = (*hands[seat][:-1], joker)
        known[seat] = (joker,)  # all have seen who brought it
    up = (pack.pop(0),) if d.upcard else ()
    no = (False,) * players
    public = Public(
        turn=Turn(first, g.first),
        dealer=dealer,
        known=tuple(known),
        opened=no,
        played=no,
        thrown=(0,) * players,
        discard=up,
        threw=(NOBODY,) * len(up),
        trump=trump,
        brought=brought,
    )
    return State(public, (*pack, *bottom), tuple(map(cards, hands)))


def _extra_jokers(g: Game, players: int, count: int) -> tuple[Card, ...]:
    """The jokers that seats brought, ascending: those that are not in the box, whose own stay in the pool."""
    box = g.deck(players, 0)
    return tuple(c for c in g.deck(players, count) if c not in box)
