"""A position that somebody describes becomes a whole round: every card of the deck lies somewhere."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from ..cards import JOKER, Card, Cards, cards, is_joker
from ..core import NOBODY, Draw, ExtraJokers, Game, Group, LayOff, Public, State, Stay, Turn
from ..errors import BadInput
from ..games import entry
from ..melds import Found, Meld, look
from .supply import Supply, alike

MOST_THROWN: Final = 6  # BRD-2


class Position(msgspec.Struct, frozen=True):
    """What is known of a round: words for cards, as they are written.  Seat 0 is the player in question.

    `hand`: of seat 0, and `unnamed` more cards that nobody named.  `others`: the hands of seats 1, 2, …, as far as they
    are known.  `table`: its melds.  `pile`: the discards, the top last.  `stock`: how many cards are in the stock; left
    out, the unknown hands are as large as dealt.  `phase`: what may be done now; left out, the player has to draw.
    `taken`: the card of the hand that came from the discard pile this turn.  `own_meld`, `played_earlier`: a meld, or
    any card, of seat 0 lies on the table.  `thrown`: jokers that seat 0 threw earlier (BRD-23), face up under the pile.
    `trump`: the tile under the stock (BRD-12).  `players`: left out, as few as the game is best with.  `later`: cards
    that will be drawn by name, so that there are as many jokers as that needs.
    """

    hand: tuple[Card, ...] = ()
    unnamed: int = 0
    others: tuple[tuple[Card, ...], ...] = ()
    table: tuple[Meld, ...] = ()
    pile: tuple[Card, ...] = ()
    stock: int | None = None
    phase: str | None = None
    taken: Card | None = None
    own_meld: bool = False
    played_earlier: bool = False
    thrown: int = 0
    trump: Card | None = None
    players: int | None = None
    later: tuple[Card, ...] = ()


def set_up(g: Game, p: Position) -> State:
    """The round at that position, seat 0 to act.

    Raises BadInput for more cards than there are, a table that is not of melds, or a number of players, a phase or a
    joker thrown that the game does not know.
    """
    thrown_words = _jokers(p.thrown)
    players = _players(g, p)
    phase = _known_phase(g, p.phase)
    supply = Supply(g.spelling, g.deck(players, _brought(g, players, p)))
    hand = supply.in_hand(p.hand)
    others = [cards(supply.in_hand(words)) for words in p.others]
    table = tuple(supply.picks(meld) for meld in p.table)
    pile = supply.in_hand(p.pile)
    thrown = supply.picks(thrown_words)
    trump = _trump(g, supply, p)
    if thrown and not pile:
        pile = tuple(_naturals_first(supply.free)[:1])  # what the player before discarded, whatever it was
        supply.free = [c for c in supply.free if c not in pile]
    own = cards(hand) | supply.fill(p.unnamed)
    others += _unknown_hands(g, supply, players, p, trump)
    stock = (*_naturals_first(supply.free), *((trump,) if trump is not None else ()))
    public = Public(
        turn=_turn(g, p, phase, hand),
        dealer=players - 1,
        known=((),) * players,
        opened=(p.own_meld, *(False,) * (players - 1)),
        played=(p.own_meld or p.played_earlier, *(False,) * (players - 1)),
        thrown=(p.thrown, *(0,) * (players - 1)),
        discard=(*thrown, *pile),
        threw=(NOBODY,) * (len(thrown) + len(pile)),
        table=_groups(g, table),
        trump=trump,
        brought=tuple(range(_brought(g, players, p))),
    )
    return State(public, stock, (own, *others))


def drawing_phase(g: Game) -> str:
    """The phase in which a turn of play begins."""
    return next(name for name, phase in g.phases.items() if any(verb.action is Draw for verb in phase.verbs))


def acting_phase(g: Game) -> str:
    """The phase that a first draw leads to."""
    draw = next(verb for verb in g.phases[drawing_phase(g)].verbs if verb.action is Draw)
    return draw.then.phase if isinstance(draw.then, Stay) else drawing_phase(g)


def _players(g: Game, p: Position) -> int:
    least = 1 + len(p.others)
    fitting = [n for n in (*entry(g.name).best, *g.seats) if n >= least and _jokers_brought(g, n, p) <= n]
    players = p.players if p.players is not None else next(iter(fitting), max(least, *g.seats))
    if players not in g.seats or players < least:
        raise BadInput(f"{g.name} is for {g.seats_text} players, not {max(players, least)}")
    return players


def _brought(g: Game, players: int, p: Position) -> int:
    if g.dealing.extra_jokers is ExtraJokers.NONE:
        return 0
    return min(_jokers_brought(g, players, p), players)


def _jokers_brought(g: Game, players: int, p: Position) -> int:
    """How many of the jokers named are not in the box, so that seats must have brought them (BRD-2)."""
    named = [*p.hand, *p.pile, *(c for hand in p.others for c in hand), *(c for meld in p.table for c in meld)]
    named += p.later
    in_box = sum(map(is_joker, g.deck(players, 0)))
    return max(0, sum(map(is_joker, named)) + p.thrown - in_box)


def _known_phase(g: Game, phase: str | None) -> str:
    if phase is not None and phase not in g.phases:
        raise BadInput(f"{g.name} has no phase {phase!r}; it has {', '.join(g.phases)}")
    return phase or drawing_phase(g)


def _jokers(count: int) -> tuple[Card, ...]:
    if not 0 <= count <= MOST_THROWN:
        raise BadInput(f"{count} jokers cannot have been thrown")
    return (JOKER,) * count


def _trump(g: Game, supply: Supply, p: Position) -> Card | None:
    if not g.dealing.trump:
        if p.trump is not None:
            raise BadInput(f"{g.name} has no trump")
        return None
    if p.trump is not None and is_joker(p.trump):
        raise BadInput("a joker is never the trump (BRD-13)")
    if p.trump is not None:
        return supply.pick(p.trump)
    unknown = next((c for c in reversed(supply.free) if not is_joker(c)), None)
    if unknown is not None and p.stock not in (0, 1):  # a last tile that nobody named may be any
        supply.free.remove(unknown)
        return unknown
    return None


def _unknown_hands(g: Game, supply: Supply, players: int, p: Position, trump: Card | None) -> list[Cards]:
    """Hands for the seats that nobody described, from cards that nobody named; the twin of the trump stays away."""
    seats = players - 1 - len(p.others)
    avoid = -1 if trump is None else alike(trump)
    if p.stock is None:
        return [supply.fill(g.dealing.hand(players), avoid) for _ in range(seats)]
    wanted = p.stock - (trump is not None)
    spare = len(supply.free) - wanted
    if wanted < 0 or spare < 0 or (spare and not seats):
        most = len(supply.free) + (trump is not None)
        raise BadInput(f"a stock of {p.stock} cards is not possible here, where {most} cards are not named")
    return [supply.fill(spare // seats + (i < spare % seats), avoid) for i in range(seats)]


def _naturals_first(free: Iterable[Card]) -> Sequence[Card]:
    return sorted(free, key=is_joker)


def _turn(g: Game, p: Position, phase: str, hand: tuple[Card, ...]) -> Turn:
    fresh = not (p.own_meld or p.played_earlier)
    if p.taken is not None:
        taken = next((c for c in reversed(hand) if alike(c) == alike(p.taken)), None)
        if taken is None:
            raise BadInput("the card taken from the pile is not in the hand")
        return Turn(0, phase, taken=taken, fresh=fresh)
    began = phase in (drawing_phase(g), g.first)
    return Turn(0, phase, drawn=0 if began else 1, fresh=fresh)


def _groups(g: Game, table: tuple[Meld, ...]) -> tuple[Group, ...]:
    """The melds in table order; where cards are laid off, they belong to seat 1."""
    owned = any(verb.action is LayOff for phase in g.phases.values() for verb in phase.verbs)
    out = []
    for number, meld in enumerate(table, 1):
        found = look(meld, g.melds)
        if not isinstance(found, Found):
            raise BadInput(f"meld {number} on the table is none: {found.value}")
        out.append(Group(found.meld, 1, (1,) * len(meld)) if owned else Group(found.meld))
    return tuple(out)
