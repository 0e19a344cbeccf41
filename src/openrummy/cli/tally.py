"""How every point of a round came about, player by player."""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from ..cards import Card
from ..core import Game, Reason, Seat, State
from ..games.scoring import OUT_BONUS, UNDERCUT_BONUS, hand_values


class Item(msgspec.Struct, frozen=True):
    """Points that a seat got (or paid) for one cause."""

    seat: Seat
    points: int
    cause: str


Account = Callable[[Game, State, tuple[str, ...]], list[Item]]


def tally(g: Game, s: State, names: tuple[str, ...]) -> list[Item]:
    """The causes of the points of a finished round; together they are exactly what its scorer gives.

    Every known way of scoring is asked, and the one that accounts for each point of each seat is right.  When none
    does, the points stand there without a cause.
    """
    score = g.score(g, s)
    for account in _ACCOUNTS:
        items = account(g, s, names)
        if tuple(sum(i.points for i in items if i.seat == seat) for seat in range(s.seats)) == score.points:
            return items
    return [Item(seat, points, "this round") for seat, points in enumerate(score.points) if points]


def within(name: str) -> str:
    """A name inside a sentence."""
    return "you" if name == "You" else name


def left_in_hand(g: Game, cards: Iterable[Card]) -> str:
    """The value of the cards left in a hand as a sum: `10 + 5 + 1 = 16`."""
    values = sorted(map(g.value, cards), reverse=True)
    return " + ".join(map(str, values)) + (f" = {sum(values)}" if len(values) > 1 else "") if values else "0"


def _winner_takes(g: Game, s: State, names: tuple[str, ...]) -> list[Item]:
    """The cards left in the other hands go to the seat that went out (SOL-41, BAS-30, BAS-31)."""
    o = s.public.outcome
    if o is None or o.reason is not Reason.OUT or o.seat is None:
        return []
    values = hand_values(g, s)
    items = [Item(o.seat, v, f"left with {within(names[seat])}") for seat, v in enumerate(values) if seat != o.seat]
    if g.score(g, s).points[o.seat] == 2 * sum(values):
        items.append(Item(o.seat, sum(values), "doubled: the whole hand in one turn"))
    return items


def _differences(g: Game, s: State, names: tuple[str, ...]) -> list[Item]:
    """The lowest hands get their difference to every other, and a bonus for an undercut or for going out (B.5)."""
    o, values = s.public.outcome, hand_values(g, s)
    items: list[Item] = []
    for seat in g.score(g, s).winners:
        items += [
            Item(seat, v - values[seat], f"against {within(names[other])} ({v} - {values[seat]})")
            for other, v in enumerate(values)
            if other != seat
        ]
        if o is not None and o.reason is Reason.OUT:
            items.append(Item(seat, OUT_BONUS, "for going out"))
        elif o is not None and o.reason is Reason.KNOCK and o.seat is not None and seat != o.seat:
            items.append(Item(seat, UNDERCUT_BONUS, f"for undercutting {within(names[o.seat])}"))
    return items


def _payments(g: Game, s: State, names: tuple[str, ...]) -> list[Item]:
    """What the players pay each other for the trump's twin, a close, and being away (BRD-14, BRD-45, BRD-51)."""
    p, o = s.public, s.public.outcome
    if o is None or o.reason in (Reason.REFUSED, Reason.VOID):
        return []
    times = getattr(g.options, "multiplier", 1)
    items: list[Item] = []
    if p.bonus is not None:
        items += _paid(s, names, p.bonus, getattr(g.options, "trump_bonus", 0), "the trump's twin")
    if o.closing is not None and o.seat is not None:
        cause = f"the close{f', {o.closing.points} x {times}' if times != 1 else ''}"
        items += _paid(s, names, o.seat, o.closing.points * times, cause)
    for seat in p.away:
        items += _paid(s, names, seat, -getattr(g.options, "disconnect_penalty", 0) * times, "being away")
    return items


def _paid(s: State, names: tuple[str, ...], to: Seat, each: int, cause: str) -> list[Item]:
    """Every other player pays `each` to a seat, or gets it from there when it is negative."""
    others = [seat for seat in range(s.seats) if seat != to]
    way, back = ("from", "to") if each >= 0 else ("to", "from")
    items = [Item(to, each * len(others), f"for {cause}, {abs(each)} {way} each other player")]
    return items + [Item(seat, -each, f"{back} {within(names[to])} for {cause}") for seat in others]


_ACCOUNTS: Final[tuple[Account, ...]] = (_winner_takes, _differences, _payments)
