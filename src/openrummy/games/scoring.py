"""What a finished round is worth: facts in, points out, each with its reason."""

from typing import Any, Final

from ..cards import Card, is_joker, members, rank
from ..core import Game, Item, Reason, Score, Seat, State, Why
from ..core.game import Scorer

JOKER_VALUE: Final = 25  # MAN-30
UNDERCUT_BONUS: Final = 10  # MAN-32
OUT_BONUS: Final = 25  # MAN-35


def value(card: Card) -> int:
    """Ace 1, numbers their face value, jack, queen and king 10, joker 25 (SOL-40, BAS-30, MAN-30)."""
    return JOKER_VALUE if is_joker(card) else min(10, rank(card))


def value_ace_15(card: Card) -> int:
    """As `value`, with aces 15 (BAS-32)."""
    return 15 if rank(card) == 1 else value(card)


def hand_values(g: Game, s: State) -> tuple[int, ...]:
    """The value of the cards left in each hand."""
    return tuple(sum(map(g.value, members(hand))) for hand in s.hands)


def _left(g: Game, s: State, seat: Seat) -> dict[str, Any]:
    """The facts about the cards left in a hand: what each costs, the dearest first."""
    cards = sorted(members(s.hands[seat]), key=lambda c: (-g.value(c), c))
    prices = [g.value(c) for c in cards]
    return {"value": sum(prices), "cards": cards, "prices": prices}


def winner_takes(rummy_doubles: bool) -> Scorer:
    """Who went out scores all cards left in the other hands (SOL-41, BAS-30); going rummy may double it (BAS-31)."""

    def score(g: Game, s: State) -> Score:
        o = s.public.outcome
        if o is None or o.reason is not Reason.OUT or o.seat is None:
            return Score(s.seats)
        left = {seat: _left(g, s, seat) for seat, hand in enumerate(s.hands) if hand}
        items = [Item(o.seat, Why.LEFT, facts["value"], {"other": seat, **facts}) for seat, facts in left.items()]
        if o.rummy and rummy_doubles:
            items.append(Item(o.seat, Why.DOUBLED, sum(i.points for i in items)))
        return Score(s.seats, tuple(items), (o.seat,))

    return score


def lowest_takes_differences(g: Game, s: State) -> Score:
    """The lowest hand scores its difference to every other hand (RULES B.5 and B.6)."""
    o = s.public.outcome
    if o is None or o.reason not in (Reason.OUT, Reason.KNOCK, Reason.EXHAUSTED):
        return Score(s.seats)
    knocker = o.seat if o.reason is Reason.KNOCK else None
    compared = compare_hands(hand_values(g, s), knocker, out=o.reason is Reason.OUT)
    held = tuple(Item(seat, Why.HELD, 0, _left(g, s, seat)) for seat, hand in enumerate(s.hands) if hand)
    return Score(s.seats, (*held, *compared.items), compared.winners)


def compare_hands(values: tuple[int, ...], knocker: Seat | None, out: bool) -> Score:
    """Score hands by value: the facts are who knocked, if anybody, and whether a seat went out.

    A knocker wins only alone at the lowest value; else every other seat at that value wins and gets the undercut bonus
    (MAN-32 to MAN-34).  Without a knocker all lowest hands win (MAN-43).
    """
    low = min(values)
    lowest = [seat for seat, v in enumerate(values) if v == low]
    winners = lowest if knocker is None or lowest == [knocker] else [seat for seat in lowest if seat != knocker]
    items: list[Item] = []
    for seat in winners:
        items += [
            Item(seat, Why.DIFFERENCE, v - low, {"other": other, "own": low, "theirs": v})
            for other, v in enumerate(values)
            if other != seat
        ]
        if out:
            items.append(Item(seat, Why.OUT, OUT_BONUS))
        elif knocker is not None and seat != knocker:
            items.append(Item(seat, Why.UNDERCUT, UNDERCUT_BONUS, {"other": knocker}))
    return Score(len(values), tuple(items), tuple(winners))
