"""Rounds in the middle, written as a player would say them: hand, table, pile; all other cards find their place."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from openrummy.cards import Card, cards, members, physical
from openrummy.core import (
    Accept,
    AnyAction,
    AnyEvent,
    Close,
    Discard,
    Draw,
    End,
    Game,
    Group,
    Knock,
    LayDown,
    LayOff,
    Leave,
    Public,
    Rearrange,
    Refuse,
    Reshuffle,
    Return,
    Score,
    Seat,
    State,
    Take,
    Turn,
    Void,
    apply,
    cards_to_shuffle,
    check,
    legal,
    view,
    zones,
)  # fmt: skip
from openrummy.errors import BadInput, Illegal
from openrummy.melds import Meld
from openrummy.notation import Spelling, number_copies, parse_card, parse_table

ACTED = ("play", "act", "decide1", "decide2", "after")  # phases that a draw has led to


def card(text: str) -> Card:
    """A card or a tile: the two spellings never overlap."""
    try:
        return parse_card(text)
    except BadInput:
        return parse_card(text, Spelling.TILES)


def some(text: str) -> tuple[Card, ...]:
    """Cards or tiles, each the copy that is written: `7h 7h'`."""
    return tuple(map(card, text.split()))


def table_of(text: str) -> tuple[tuple[Card, ...], ...]:
    """Melds in brackets; a second card written alike is the card of the second pack."""
    try:
        melds = parse_table(text)
    except BadInput:
        melds = parse_table(text, Spelling.TILES)
    numbered = iter(number_copies(c for meld in melds for c in meld))
    return tuple(tuple(next(numbered) for _ in meld) for meld in melds)


def position(
    g: Game,
    hand: str = "",
    *,
    table: str = "",
    pile: str = "",
    draw: str = "",
    stock: int | None = None,
    others: Sequence[str] = (),
    players: int | None = None,
    seat: Seat = 0,
    phase: str | None = None,
    taken: str | None = None,
    own_meld: bool = False,
    owners: Sequence[Seat] = (),
    trump: str | None = None,
    extra: int = 0,
    **known: Any,
) -> State:
    """A State in which `seat` has to act in `phase`.

    `pile`: its top last.  `draw`: what lies on top of the stock.  `others`: hands of the next seats in order; seats
    without one get a full hand.  Without `stock` all other cards lie in the stock; with it (the number of cards there)
    they go to the seats without a named hand, else under the pile.  `owners`: who put down each meld (default: the seat
    to act if it has an own meld, else the next).  `trump` lies open under the stock.  `extra`: jokers that were
    brought.  Everything else is a field of Public.
    """
    n = players or min(g.seats)
    melds, own, piled, top, bottom = table_of(table), some(hand), some(pile), some(draw), some(trump or "")
    named = [some(text) for text in others]
    used = {physical(c) for c in (*own, *top, *bottom, *piled, *sum(named, ()), *sum(melds, ()))}
    rest = tuple(c for c in g.deck(n, extra) if c not in used)
    unnamed = n - 1 - len(named)
    if stock is None:
        each = g.dealing.hand(n)
        named += [rest[i * each : (i + 1) * each] for i in range(unnamed)]
        rest = rest[unnamed * each :]
    else:
        in_stock = stock - len(top) - len(bottom)
        over, rest = rest[in_stock:], rest[:in_stock]
        named += [over[i::unnamed] for i in range(unnamed)]
        piled = piled if unnamed else (*over, *piled)
    laid = lay(g, melds, owners or [seat if own_meld else (seat + 1) % n] * len(melds))
    played = tuple((x == seat and own_meld) or x in {group.owner for group in laid} for x in range(n))
    fields: dict[str, Any] = {"known": ((),) * n, "opened": played, "played": played, "thrown": (0,) * n}
    fields |= {"discard": piled, "table": laid, "trump": bottom[0] if bottom else None}
    at = phase or g.first
    drawn = int(at in ACTED and taken is None)
    turn = Turn(seat, at, drawn, card(taken) if taken else None, fresh=not played[seat])
    hands = [cards(h) for h in (own, *named)]
    public = Public(turn=turn, dealer=(seat - 1) % n, **(fields | known))
    s = State(public, (*top, *rest, *bottom), tuple(hands[(x - seat) % n] for x in range(n)))
    require_whole(g, s, extra)
    return s


def lay(g: Game, melds: Sequence[Meld], owners: Sequence[Seat]) -> tuple[Group, ...]:
    """Melds on the table; those of carousel belong to nobody."""
    if g.name == "carousel":
        return tuple(map(Group, melds))
    return tuple(Group(meld, owner, (owner,) * len(meld)) for meld, owner in zip(melds, owners, strict=True))


def stacked(g: Game, players: int, hands: Sequence[str], trump: str = "", brought: int = 0) -> tuple[Card, ...]:
    """A deck order that deals these hands, from the first seat on; short ones are filled up, ascending."""
    named, last = [some(text) for text in hands], some(trump)
    used = {*last, *sum(named, ())}
    rest = [c for c in g.deck(players, brought) if c not in used]
    order: list[Card] = []
    for i in range(players):
        given = named[i] if i < len(named) else ()
        missing = g.dealing.hand(players) + (g.dealing.first_extra if i == 0 else 0) - len(given)
        order += [*given, *rest[:missing]]
        rest = rest[missing:]
    return (*order, *rest, *last)


def require_whole(g: Game, s: State, extra: int = 0) -> None:
    """Every card of the deck lies in exactly one place."""
    where = zones(s)
    assert sum(where) == cards(g.deck(s.seats, extra))
    assert sum(z.bit_count() for z in where) == len(g.deck(s.seats, extra))


READ: dict[str, Callable[[str], AnyAction]] = {
    "draw": lambda _: Draw(),
    "take": lambda _: Take(),
    "meld": lambda rest: LayDown(some(rest)),
    "lay": lambda rest: LayOff(card(rest.split(" on ")[0]), int(rest.split(" on ")[1]) - 1),
    "table": lambda rest: Rearrange(table_of(rest)),
    "discard": lambda rest: Discard(card(rest)),
    "end": lambda _: End(),
    "knock": lambda _: Knock(),
    "close": lambda rest: Close(card(rest)),
    "accept": lambda _: Accept(),
    "refuse": lambda _: Refuse(),
    "leave": lambda rest: Leave(int(rest.split()[0]), "for good" in rest),
    "return": lambda rest: Return(int(rest)),
    "void": lambda _: Void(),
}


def action(text: str) -> AnyAction:
    """`draw`, `take`, `meld 7h 8h 9h`, `lay 6h on 1`, `table [7h 8h 9h]`, `discard Kd`, `end`, `knock`, `close k5`."""
    word, _, rest = text.strip().partition(" ")
    return READ[word](rest)


def steps(g: Game, s: State, text: str) -> tuple[State, tuple[AnyEvent, ...]]:
    """The state after actions separated by semicolons, and all that happened."""
    happened: tuple[AnyEvent, ...] = ()
    for one in text.split(";"):
        s, events = apply(g, s, action(one))
        happened += events
    return s, happened


def play(g: Game, s: State, text: str) -> State:
    """The state after actions separated by semicolons."""
    return steps(g, s, text)[0]


def with_next(s: State, text: str) -> State:
    """The state with this card of the stock drawn next."""
    return replace(s, stock=(card(text), *(c for c in s.stock if c != card(text))))


def let_pass(g: Game, s: State, turns: int = 1) -> State:
    """The state after some turns of seats that are away: they draw and throw the drawn card back."""
    end = s.public.turns + turns
    while s.public.turns < end and s.public.outcome is None:
        s, _ = apply(g, s, g.idle(g, view(s, s.seat)))
    return s


def refusal(g: Game, s: State, text: str) -> str | None:
    """The code of the first action that is refused, or None; what `apply` refuses `check` refuses too, and it is not
    offered as legal."""
    for one in text.split(";"):
        a = action(one)
        code = checked(g, s, a)
        if code is not None:
            with pytest.raises(Illegal) as refused:
                apply(g, s, a)
            assert refused.value.code == code
            assert isinstance(a, Rearrange) or a not in offered(g, s)
            return code
        s, _ = apply(g, s, a)
    return None


def checked(g: Game, s: State, a: AnyAction) -> str | None:
    """What `check` says of an action of the seat to act."""
    try:
        check(g, view(s, s.seat), a)
    except Illegal as e:
        return e.code.value
    return None


def offered(g: Game, s: State) -> tuple[AnyAction, ...]:
    """The legal actions; without those that rebuild a whole table, which take longer to find."""
    quick = {
        name: replace(phase, verbs=tuple(verb for verb in phase.verbs if verb.action is not Rearrange))
        for name, phase in g.phases.items()
    }
    return tuple(legal(replace(g, phases=quick), view(s, s.seat)))


def words(actions: Iterable[AnyAction]) -> set[str]:
    """The kinds of some actions, as `action` reads them."""
    names = {LayDown: "meld", LayOff: "lay", Rearrange: "table"}
    return {names.get(type(a), type(a).__name__.lower()) for a in actions}


def reshuffle(g: Game, s: State) -> State:
    """The house shuffles the discards; here it turns them round."""
    due = cards_to_shuffle(s.public)
    assert due is not None
    return apply(g, s, Reshuffle(due[::-1]))[0]


def hand(s: State, seat: Seat | None = None) -> tuple[Card, ...]:
    """The cards of a seat (default: the seat to act), ascending."""
    return members(s.hand if seat is None else s.hands[seat])


def reason(s: State) -> str | None:
    """Why the round is over, or None."""
    return s.public.outcome and s.public.outcome.reason.value


def score(g: Game, s: State) -> Score:
    """The points of a finished round."""
    assert s.public.outcome is not None
    return g.score(g, s)
