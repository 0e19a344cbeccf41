"""What players pay each other when a board is closed: every point that one gets is one that another pays."""

from collections.abc import Iterable
from typing import Any

from ..core import Closing, Game, Item, Reason, Score, Seat, State, Why
from ..core.game import Scorer


def settle_board(trump_bonus: int, multiplier: int, absence_penalty: int) -> Scorer:
    """Payments between players, always adding up to zero (BRD-14, BRD-45, BRD-51, BRD-52).

    The trump bonus is paid at the start and not multiplied; a close is paid by each opponent; a seat that is away at
    the end pays the penalty to each other player.  A refused or voided game is paid nothing.
    """

    def score(g: Game, s: State) -> Score:
        p, o, n = s.public, s.public.outcome, s.seats
        if o is None or o.reason in (Reason.REFUSED, Reason.VOID):
            return Score(n)
        items: list[Item] = []
        if p.bonus is not None:
            items += _paid(n, p.bonus, Why.TRUMP, trump_bonus)
        if o.closing and o.seat is not None:
            items += _paid(n, o.seat, Why.CLOSE, o.closing.points * multiplier, _close_facts(o.closing, multiplier))
        for seat in p.away:
            items += _paid(n, seat, Why.AWAY, -absence_penalty * multiplier)
        return Score(n, tuple(items), (o.seat,) if o.closing and o.seat is not None else ())

    return score


def _close_facts(c: Closing, multiplier: int) -> dict[str, Any]:
    return {
        "category": c.category,
        "tier": c.tier,
        "base": c.points,
        "times": multiplier,
        "jokers": c.jokers,
        "thrown": c.thrown,
        "free_joker": c.free_joker,
    }


def _paid(seats: int, to: Seat, why: Why, each: int, facts: dict[str, Any] | None = None) -> Iterable[Item]:
    """Every other player pays `each` to a seat, or gets it from there when it is negative."""
    others = [seat for seat in range(seats) if seat != to] if each else []
    if others:
        yield Item(to, why, each * len(others), {"each": abs(each), **(facts or {})})
    yield from (Item(seat, why, -each, {"each": abs(each), "other": to, **(facts or {})}) for seat in others)
