"""Whole rounds and matches: the players choose, the house shuffles when it has to, and everything is written down."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence

from ..bots import Bot
from ..cards import Card
from ..core import AnyAction, Game, Reshuffle, RoundRecord, Seat, State, apply, cards_to_shuffle, deal, view
from ..match import Match, Record, Step, add_round, new_match, new_record
from ..shuffle import first_dealer, shuffled


class Onlooker(ABC):
    """A player that is shown everything: a measure for luck.  It exists in the arena only, never at a table."""

    @abstractmethod
    def look(self, g: Game, s: State) -> AnyAction:
        """An action that passes `check` for the seat to act."""


Player = Bot | Onlooker  # whoever answers for a seat; a person at a terminal is a Bot too
Shuffler = Callable[[Sequence[Card], int], tuple[Card, ...]]  # from a deck and how often it was reshuffled, its order
Bringing = Callable[[int], Sequence[Seat]]  # from the round (from 1), the seats that add an extra joker (BRD-2)


def from_seed(seed: bytes, round_number: int = 0, seat_seeds: Sequence[bytes] = ()) -> Shuffler:
    """The orders of one round, from the seeds of the match; rounds count from 0.

    The shuffler raises BadInput for a seed under 16 bytes or a negative round.
    """

    def shuffle(deck: Sequence[Card], times: int) -> tuple[Card, ...]:
        return shuffled(deck, seed, round_number, seat_seeds, times)

    return shuffle


def next_action(g: Game, s: State, players: Sequence[Player], shuffle: Shuffler) -> AnyAction:
    """What comes next in an unfinished round: the house's reshuffle when one is due, else the choice of the seat."""
    due = cards_to_shuffle(s.public)
    if due is not None:
        return Reshuffle(shuffle(due, s.public.recycles + 1))
    player = players[s.seat]
    return player.look(g, s) if isinstance(player, Onlooker) else player.choose(g, view(s, s.seat))


def play_round(
    g: Game, players: Sequence[Player], shuffle: Shuffler, dealer: Seat = 0, brought: Sequence[Seat] = ()
) -> tuple[RoundRecord, State]:
    """One round from the deal to its end: its record, and its last state.

    Raises Illegal for an impossible deal, or when a player chooses what the rules refuse.
    """
    order = shuffle(g.deck(len(players), len(brought)), 0)
    s = deal(g, order, len(players), dealer, brought)
    actions: list[AnyAction] = []
    while s.public.outcome is None:
        actions.append(next_action(g, s, players, shuffle))
        s, _ = apply(g, s, actions[-1])
    return RoundRecord(dealer, order, tuple(actions), tuple(brought)), s


class MatchInPlay:
    """A match while it is played, one step at a time; `record` and `match` are true to the last step."""

    def __init__(
        self, g: Game, players: Sequence[Player], seed: bytes, bring: Bringing = lambda number: (), dealer: Seat = -1
    ) -> None:
        """Before the first deal.  The seed decides the first dealer, unless `dealer` is given.

        Raises BadInput for a wrong number of players, a short seed, or a dealer that has no seat.
        """
        first = first_dealer(len(players), seed) if dealer < 0 else dealer
        self.game, self.players = g, players
        self.match: Match = new_match(g, len(players), first)
        self.record: Record = new_record(g, len(players))
        self._seed, self._bring = seed, bring

    def steps(self) -> Iterator[Step]:
        """Play to the end of the match, giving what `replay` of the record gives.

        Raises Illegal when a player chooses what the rules refuse; that step is not in the record.
        """
        while not self.match.over:
            yield from self.round()

    def round(self) -> Iterator[Step]:
        """Play one round, and count it when it is over."""
        g, m, number = self.game, self.match, len(self.record.rounds) + 1
        shuffle = from_seed(self._seed, number - 1)
        brought = tuple(self._bring(number))
        order = shuffle(g.deck(m.players, len(brought)), 0)
        s = deal(g, order, m.players, m.dealer, brought)
        self.record = self.record.with_round(RoundRecord(m.dealer, order, (), brought))
        yield Step(number, 0, s, None, (), m)
        ply = 0
        while s.public.outcome is None:
            action = next_action(g, s, self.players, shuffle)
            s, events = apply(g, s, action)
            ply += 1
            self.record = self.record.with_action(action)
            if s.public.outcome is not None:
                self.match = add_round(g, m, s)
            yield Step(number, ply, s, action, events, m)


def play_match(
    g: Game, players: Sequence[Player], seed: bytes, bring: Bringing = lambda number: (), dealer: Seat = -1
) -> tuple[Record, Match]:
    """A whole match: its record, and how it ended.  Raises as MatchInPlay does."""
    playing = MatchInPlay(g, players, seed, bring, dealer)
    for _ in playing.steps():
        pass
    return playing.record, playing.match
