"""What the coach says: moves in their order, each with its reasons as codes and facts.  The words are in catalogues."""

from collections.abc import Callable
from enum import StrEnum

import msgspec

from ..bots.bot import Ranked
from ..cards import Card
from ..core import AnyAction, Game, Seat, View


class Tip(StrEnum):
    """The reasons that exist.  `lone_card` is the message `coach-lone-card`, and so on."""

    ONLY_MOVE = "only_move"
    OUT = "out"
    MELD = "meld"
    LAY_OFF = "lay_off"
    LONE_CARD = "lone_card"
    LINKED_CARD = "linked_card"
    OUTS = "outs"
    MANY_WAYS = "many_ways"
    DANGER = "danger"
    DANGER_CARD = "danger_card"
    CHANCE = "chance"
    TABLE_LOCKED = "table_locked"
    TABLE_OPEN = "table_open"
    TABLE_MIXED = "table_mixed"
    TAKE = "take"
    DO_NOT_TAKE = "do_not_take"
    COLLECTS_RUN = "collects_run"
    COLLECTS_SET = "collects_set"
    KEEP_FROM = "keep_from"
    MAY_RELEASE = "may_release"
    OUTS_GONE = "outs_gone"
    OUTS_ONE_LEFT = "outs_one_left"
    HOLD_BACK = "hold_back"
    SECOND_PASS = "second_pass"
    KNOCK = "knock"
    WAIT = "wait"
    CLOSE_NOW = "close_now"
    CLOSE_LATER = "close_later"
    THROW_JOKER = "throw_joker"
    DISTANCE = "distance"
    WAITING = "waiting"
    NEARER = "nearer"
    NOT_NEARER = "not_nearer"
    BETTER_WITH = "better_with"
    HELPING = "helping"
    OUTSIDE = "outside"
    LOOSE_TILE = "loose_tile"
    PARTNERS_GONE = "partners_gone"
    TWIN_GONE = "twin_gone"
    LOOSEST = "loosest"
    SECOND_COPY = "second_copy"
    SPARE = "spare"
    MOST_LIVE = "most_live"
    LEFT_LYING = "left_lying"
    TOOK_NEIGHBOURS = "took_neighbours"
    LAY_DOWN = "lay_down"
    STEP = "step"
    SAVE_UP = "save_up"
    NOTHING_FITS = "nothing_fits"
    LAST_TURN = "last_turn"
    LAST_PLACE = "last_place"
    THEN_KNOCK = "then_knock"
    OTHERS_CLOSE = "others_close"
    UNDERCUT_RISK = "undercut_risk"


class Unit(StrEnum):
    """What the values of a game are in: points of the round, or percent of the chance to win the match."""

    POINTS = "points"
    CHANCE = "chance"


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One reason: its code, and the facts that its sentence needs.

    `card`, `cards`: what it is about; `needed`: cards that would help; `seat`: another player; `n`: how many;
    `points`: of the round; `percent`: a chance; `category`: of a close.
    """

    code: Tip
    card: Card | None = None
    cards: tuple[Card, ...] = ()
    needed: tuple[Card, ...] = ()
    seat: Seat | None = None
    n: int | None = None
    points: int | None = None
    percent: int | None = None
    category: str | None = None


class Advice(msgspec.Struct, frozen=True):
    """A move, what it is worth (differences are what a move costs), and why; `unit`: what the value is in."""

    action: AnyAction
    value: float
    reasons: tuple[Reason, ...] = ()
    unit: Unit = Unit.POINTS


def in_points(g: Game) -> Unit:
    """Points of the round, as most games are counted."""
    return Unit.POINTS


class Adviser(msgspec.Struct, frozen=True):
    """How a kind of game is advised.  Values are estimates, in what `unit` says.

    `ranked`: what a good player would do, the best first.  `reasons`: why one would make the move at this place of the
    ranking.  `worth`: the value of any legal action beside that ranking.  `standing`: what a seat may hope for with
    the cards it holds, whoever has to act.
    """

    ranked: Callable[[Game, View], tuple[Ranked, ...]]
    reasons: Callable[[Game, View, tuple[Ranked, ...], int], tuple[Reason, ...]]
    worth: Callable[[Game, View, tuple[Ranked, ...], AnyAction], float]
    standing: Callable[[Game, View], float]
    unit: Callable[[Game], Unit] = in_points


def listed(g: Game, v: View, ranking: tuple[Ranked, ...], action: AnyAction) -> float:
    """The value of an action where the ranking lists every legal one; that of the last for one it does not list."""
    return next((x.value for x in ranking if x.action == action), ranking[-1].value)
