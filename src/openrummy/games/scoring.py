"""What a finished round is worth: facts in, points out."""

from typing import Final

from ..cards import Card, is_joker, members, rank
from ..core import Game, Reason, Score, Seat, State
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


def winner_takes(rummy_doubles: bool) -> Scorer:
    """Who went out scores all cards left in the other hands (SOL-41, BAS-30); going rummy may double it (BAS-31)."""

    def score(g: Game, s: State) -> Score:
        o = s.public.outcome
        if o is None or o.reason is not Reason.OUT or o.seat is None:
            return Score((0,) * s.seats)
        points = sum(hand_values(g, s)) * (2 if o.rummy and rummy_doubles else 1)
        return Score(tuple(points if seat == o.seat else 0 for seat in range(s.seats)), (o.seat,))

    return score


def lowest_takes_differences(g: Game, s: State) -> Score:
    """The lowest hand scores its difference to every other hand (RULES B.5 and B.6)."""
    o = s.public.outcome
    if o is None or o.reason not in (Reason.OUT, Reason.KNOCK, Reason.EXHAUSTED):
        return Score((0,) * s.seats)
    knocker = o.seat if o.reason is Reason.KNOCK else None
    return compare_hands(hand_values(g, s), knocker, out=o.reason is Reason.OUT)


def compare_hands(values: tuple[int, ...], knocker: Seat | None, out: bool) -> Score:
    """Score hands by value: the facts are who knocked, if anybody, and whether a seat went out.

    A knocker wins only alone at the lowest value; else every other seat at that value wins and gets the undercut bonus
    (MAN-32 to MAN-34).  Without a knocker all lowest hands win (MAN-43).
    """
    low = min(values)
    lowest = [seat for seat, v in enumerate(values) if v == low]
    winners = lowest if knocker is None or lowest == [knocker] else [seat for seat in lowest if seat != knocker]
    bonus = OUT_BONUS if out else UNDERCUT_BONUS if knocker is not None and winners != [knocker] else 0
    won = sum(v - low for v in values) + bonus
    return Score(tuple(won if seat in winners else 0 for seat in range(len(values))), tuple(winners))


def settle_board(trump_bonus: int, multiplier: int, absence_penalty: int) -> Scorer:
    """Payments between players, always adding up to zero (BRD-14, BRD-45, BRD-51, BRD-52).

    The trump bonus is paid at the start and not multiplied; a close is paid by each opponent; a seat that is away at
    the end pays the penalty to each other player.  A refused or voided game is paid nothing.
    """

    def score(g: Game, s: State) -> Score:
        p, o, n = s.public, s.public.outcome, s.seats
        if o is None or o.reason in (Reason.REFUSED, Reason.VOID):
            return Score((0,) * n)
        points = [0] * n
        if p.bonus is not None:
            _pay(points, p.bonus, trump_bonus)
        if o.closing and o.seat is not None:
            _pay(points, o.seat, o.closing.points * multiplier)
        for seat in p.away:
            _pay(points, seat, -absence_penalty * multiplier)
        return Score(tuple(points), (o.seat,) if o.closing and o.seat is not None else ())

    return score


def _pay(points: list[int], seat: Seat, each: int) -> None:
    """Every other player pays `each` to the seat."""
    for other in range(len(points)):
        points[other] -= each
    points[seat] += each * len(points)
