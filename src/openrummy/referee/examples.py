"""The example rows of RULES.md as data: a turn (`basic`), a rebuilt table (`manipulation`), a close (`board`)."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from ..cards import Card
from ..core import Close, Closed, Rearrange, Reason, State
from ..errors import BadInput, Code, Illegal
from ..melds import Meld
from . import fields
from .fields import Row
from .house_rules import game_with
from .play import rule_on, take_step
from .position import Position, acting_phase, set_up
from .steps import Step, drawn_by_name, parse_step
from .supply import alike

TURN_END: Final = "TURN_END"
OUT: Final = "OUT"
GOES_ON: Final = "PLAY"  # the row stops in the middle of the turn


def options_of(row: Row) -> Row:
    """The house rules of an example row: `options`, or `rules`.  Raises BadInput."""
    return fields.part(row, "options") | fields.part(row, "rules")


def basic(row: Row) -> Row:
    """`result`: `TURN_END`, `OUT`, or the code of the refusal; `PLAY` when the actions stop before the turn ends.

    Melds on the table count from 0.  Raises BadInput and Unsupported.
    """
    g = game_with(fields.text(row, "game"), options_of(row))
    pile = () if row.get("pile_top") is None else (fields.card(row, "pile_top", g.spelling),)
    steps = tuple(parse_step(a, g.spelling) for a in _actions(row))
    p = Position(
        hand=fields.hand(row, "hand", g.spelling),
        table=fields.table(row, "table", g.spelling) if "table" in row else (),
        pile=pile,
        stock=None if row.get("stock") is None else fields.number(row, "stock"),
        own_meld=fields.flag(row, "own_meld"),
        played_earlier=fields.flag(row, "played_earlier"),
        players=None if row.get("players") is None else fields.number(row, "players"),
        later=drawn_by_name(steps),
    )
    s = set_up(g, p)
    for ruling in rule_on(g, s, steps):
        if ruling.refusal is not None:
            return {"result": ruling.refusal.code.value}
        s = ruling.state
    return {"result": _result(s)}


def _actions(row: Row) -> Sequence[str]:
    actions = fields.sequence(row, "actions")
    if odd := [a for a in actions if not isinstance(a, str)]:
        raise BadInput(f"actions: {odd[0]!r:.40} is no text")
    return actions


def _result(s: State) -> str:
    outcome = s.public.outcome
    if outcome is not None and outcome.reason is Reason.OUT:
        return OUT
    return TURN_END if outcome is not None or s.public.turns else GOES_ON


def manipulation(row: Row) -> Row:
    """`error`: None for a legal rebuild of the table, else the code of the refusal (RULES B.3, B.4).

    Raises BadInput and Unsupported.
    """
    g = game_with("carousel", options_of(row))
    before, after = (fields.table(row, name, g.spelling) for name in ("before", "after"))
    played = fields.hand(row, "played", g.spelling)
    s = set_up(g, Position(hand=played, table=before, phase=acting_phase(g)))
    if code := _claim(before, played, after):
        return {"error": code.value}
    try:
        take_step(g, s, Step("", Rearrange(after)))
    except Illegal as e:
        return {"error": e.code.value}
    return {"error": None}


def _claim(before: tuple[Meld, ...], played: tuple[Card, ...], after: tuple[Meld, ...]) -> Code | None:
    """What is wrong when `played` says something else than the two tables do (B.3, points 1 and 2)."""
    if not played:
        return Code.NO_CARD_ADDED
    lying = Counter(alike(c) for meld in after for c in meld)
    gone = Counter(alike(c) for c in (*played, *(c for meld in before for c in meld))) - lying
    return Code.TABLE_CARD_REMOVED if gone else None


def board(row: Row) -> Row:
    """`category`, `tier` and `score` (from each opponent, at multiplier 1) of a close; all None when it is none.

    Raises BadInput and Unsupported.
    """
    g = game_with("board", options_of(row))
    layout, free = fields.hand(row, "layout", g.spelling), fields.card(row, "free", g.spelling)
    if len(layout) != g.dealing.hand(2):
        raise BadInput(f"layout: {len(layout)} tiles, not {g.dealing.hand(2)}")
    thrown = fields.number(row, "thrown", 0)
    s = set_up(g, Position(hand=(*layout, free), thrown=thrown, phase=acting_phase(g)))
    try:
        _, events = take_step(g, s, Step("", Close(free)))
    except Illegal:
        return {"category": None, "tier": None, "score": None}
    closing = next(e.closing for e in events if isinstance(e, Closed))
    return {"category": closing.category, "tier": closing.tier, "score": closing.points}
