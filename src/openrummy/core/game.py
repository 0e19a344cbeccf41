"""A game is a table of phases; a phase is a tuple of verbs; a verb carries its house rules and what follows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import StrEnum
from typing import Any, ClassVar, Final, Protocol

import msgspec

from ..cards import Card
from ..errors import Code
from ..melds import MeldRules
from ..notation import Spelling
from .actions import Action, AnyAction, Seat
from .events import AnyEvent
from .points import Item, sums
from .state import Outcome, State
from .view import View

RULES_VERSION: Final = 1
SHUFFLING: Final = "shuffling"  # the phase in which the house, not a seat, has to act


class Stay(msgspec.Struct, frozen=True):
    """The same seat goes on, in this phase."""

    phase: str


class Next(msgspec.Struct, frozen=True):
    """The turn passes to the next seat, in this phase; `counts` unless it was no turn of play (a refusal offer)."""

    phase: str
    counts: bool = True


Then = Stay | Next


class Verb(Protocol):
    """One thing a player can do, with its house rules as fields.

    `check` raises Illegal and sees only a View, so that no rule can depend on a hidden card.  `legal` yields actions
    that pass `check`: all of them, or for a whole-table rearrangement some good ones.  `apply` makes the change only;
    the engine goes on as `then` says, which may ask the new state.
    """

    action: ClassVar[type[Action]]

    @property
    def then(self) -> Then | Callable[[State], Then]: ...
    def legal(self, g: Game, v: View) -> Iterable[Any]: ...
    def check(self, g: Game, v: View, a: Any) -> None: ...
    def apply(self, g: Game, s: State, a: Any) -> tuple[State, tuple[AnyEvent, ...]]: ...


class Phase(msgspec.Struct, frozen=True):
    """What may be done now, and the code for what may not: `refusals` by action, `otherwise` for the rest."""

    verbs: tuple[Verb, ...]
    refusals: dict[type[Action], Code] = {}
    otherwise: Code = Code.NOT_NOW


class ExtraJokers(StrEnum):
    """Where the jokers go that seats bring before the deal (BRD-2, BRD-3)."""

    NONE = "none"
    POOL = "pool"
    HAND = "hand"


class Dealing(msgspec.Struct, frozen=True):
    """How a round is dealt.

    `hand`: cards each, by number of players; `first_extra`: more for the first player; `upcard`: one card opens the
    discard pile; `trump`: a natural tile is turned up and lies at the bottom of the stock (BRD-12, BRD-13).
    """

    hand: Callable[[int], int]
    first_extra: int = 0
    upcard: bool = False
    trump: bool = False
    extra_jokers: ExtraJokers = ExtraJokers.NONE


class MatchRules(msgspec.Struct, frozen=True):
    """When a match ends and what is added then.

    The match ends when a total reaches `target`, or after `rounds` rounds.  `reached_bonus` goes to each seat at or
    over the target (MAN-51), `box_bonus` for each round won to the others, or to all if `box_for_all` (MAN-52).
    """

    target: int | None = None
    rounds: int | None = None
    reached_bonus: int = 0
    box_bonus: int = 0
    box_for_all: bool = False


Ending = Callable[["Game", State], Outcome | None]
TurnRule = Callable[["Game", State], tuple[State, tuple[AnyEvent, ...]]]


class Score(msgspec.Struct, frozen=True):
    """What a finished round is worth to each of so many seats: every point with its reason, and the seats that won."""

    seats: int
    items: tuple[Item, ...] = ()
    winners: tuple[Seat, ...] = ()

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat: the sum of its items."""
        return sums(self.items, self.seats)


Scorer = Callable[["Game", State], Score]


class Game(msgspec.Struct, frozen=True):
    """A game, declared.

    `deck(players, extra jokers)` is the sorted pack.  `endings` are asked after each action, `turn_rules` run when the
    turn has passed (and once after the deal).  `score` prices a finished round; `value(card)` is a card left in a hand.
    `pays`: points change hands between players, so that they can be kept as a balance.
    `idle` is the least harmful legal action for a seat that is away (RULES H).  `cites` names the rule in RULES.md
    behind a code.
    """

    name: str
    options: Any
    seats: range
    deck: Callable[[int, int], tuple[Card, ...]]
    dealing: Dealing
    phases: dict[str, Phase]
    first: str
    endings: tuple[Ending, ...]
    turn_rules: tuple[TurnRule, ...]
    score: Scorer
    match: MatchRules
    idle: Callable[[Game, View], AnyAction]
    value: Callable[[Card], int]
    cites: dict[Code, str]
    melds: MeldRules = MeldRules()
    spelling: Spelling = Spelling.CARDS
    pays: bool = False

    @property
    def seats_text(self) -> str:
        """How many players it is for, in words: `4`, or `2 to 6`."""
        few, many = min(self.seats), max(self.seats)
        return str(few) if few == many else f"{few} to {many}"

    def first_seat(self, dealer: Seat, players: int) -> Seat:
        """The seat that plays first: the one after the dealer."""
        return (dealer + 1) % players
