"""Reasons in the games of drawing, melding and discarding: the seven tips with the facts of the moment (RULES G)."""

from collections.abc import Iterator
from typing import Final

from ..bots.bot import Ranked
from ..bots.melding.burden import Reading, burden, loose, read
from ..bots.melding.holding import holds_back
from ..bots.melding.medium import OUT
from ..bots.melding.medium import ranked as medium_ranked
from ..bots.melding.opponents import FEW, in_danger, near, others, set_possible, stock_ahead, who_collects
from ..bots.melding.shapes import chance, completes, is_lone, outs, outs_with, worth_keeping
from ..bots.melding.table import Mode, fits, mode, slots
from ..cards import Card, Cards, as_set, members
from ..core import Discard, Draw, Game, LayDown, LayOff, Seat, Take, View
from ..verbs import links
from .advice import Reason, Tip

SHOWN: Final = 4.0  # points: places for lay-offs, and what the others learn, once a meld is on the table
_FEW_CARDS: Final = 8  # more names than this help nobody
_AHEAD: Final = 3  # known cards of the stock that are told


def ranked(g: Game, v: View) -> tuple[Ranked, ...]:
    """The ranking of the medium level, but melds stay in the hand where that is better (SOL-11, the second addition).

    What a meld on the table gives away cannot be read off one view: `SHOWN` is a round figure for it.
    """
    ranking = medium_ranked(g, v)
    discards = [x for x in ranking if isinstance(x.action, Discard)]
    if not discards or ranking[0].value >= OUT or not holds_back(v, read(g, v)):
        return ranking
    most = discards[0].value - SHOWN
    lower = (x if isinstance(x.action, Discard) else Ranked(x.action, min(x.value, most)) for x in ranking)
    return tuple(sorted(lower, key=lambda x: -x.value))


def reasons(g: Game, v: View, ranking: tuple[Ranked, ...], place: int) -> tuple[Reason, ...]:
    """Why one would make this move of the ranking; the weightiest reason first."""
    x = ranking[place]
    if len(ranking) == 1:
        return (Reason(Tip.ONLY_MOVE),)
    r = read(g, v)
    told = list(_reasons(v, r, ranking, x))
    if x.value >= OUT:
        told.insert(0, Reason(Tip.OUT))
    return tuple(told)


def standing(g: Game, v: View) -> float:
    """What the hand is worth: less its burden, after the best discard where it holds one card more."""
    r = read(g, v)
    if v.public.turn.seat == v.seat and (v.public.turn.drawn or v.public.turn.taken is not None) and v.hand:
        return -min(burden(r.hand & ~(1 << c), r, r.table, r.open) for c in v.hand)
    return -burden(r.hand, r, r.table, r.open)


def _reasons(v: View, r: Reading, ranking: tuple[Ranked, ...], x: Ranked) -> Iterator[Reason]:
    match x.action:
        case Take():
            yield from _taking(v, r)
        case Draw():
            yield from _drawing(v, r)
        case LayDown(meld):
            yield Reason(Tip.MELD, cards=tuple(meld))
            yield from _danger(v)
        case LayOff(card):
            yield Reason(Tip.LAY_OFF, card=card)
            yield from _danger(v)
        case Discard(card):
            yield from _discarding(v, r, ranking, card)
        case _:
            return


# ---- before the draw (G5)


def _taking(v: View, r: Reading) -> Iterator[Reason]:
    top = v.public.discard[-1]
    melds = completes(top, r.hand, r.rules)
    if melds:
        yield Reason(Tip.TAKE, cards=melds[0])
    elif r.open and fits(r.table, r.rules) >> top & 1:
        yield Reason(Tip.LAY_OFF, card=top)
    else:
        yield Reason(Tip.DO_NOT_TAKE, card=top)


def _drawing(v: View, r: Reading) -> Iterator[Reason]:
    if v.public.discard and not completes(v.public.discard[-1], r.hand, r.rules):
        yield Reason(Tip.DO_NOT_TAKE, card=v.public.discard[-1])
    yield from _second_pass(v)
    yield from _waiting_for(r, r.hand)


def _second_pass(v: View) -> Iterator[Reason]:
    ahead = stock_ahead(v)[:_AHEAD]
    if ahead:
        yield Reason(Tip.SECOND_PASS, cards=ahead)


# ---- the discard (G1, G2, G3, G6, G7)


def _discarding(v: View, r: Reading, ranking: tuple[Ranked, ...], card: Card) -> Iterator[Reason]:
    hand = members(r.hand)
    left = r.hand & ~(1 << card)
    if is_lone(card, hand, fits(r.table, r.rules), r.rules):
        yield Reason(Tip.LONE_CARD, card=card)
    else:
        yield from _broken(r, card)
    if in_danger(v):
        yield from _danger(v)
        yield Reason(Tip.DANGER_CARD, card=card, points=r.house.values[card])
    yield from _released(v, r, card)
    yield from _denied(v, r, ranking, card)
    yield from _held_back(ranking)
    yield from _waiting_for(r, left)
    if _most_ways(r, card):
        yield Reason(Tip.MANY_WAYS, card=card)
    yield from _table(r, left)
    yield from _second_pass(v)


def _broken(r: Reading, card: Card) -> Iterator[Reason]:
    """A pair that nothing completes any more, or one card too unlikely to come in time (G7)."""
    mates = tuple(c for c in members(r.hand) if c != card and links(card, (card, c)))
    if not mates or worth_keeping(card, r.hand, r.unseen, r.draws, r.rules):
        return
    live = outs_with(card, r.hand, r.unseen, r.rules)
    if not live:
        yield Reason(Tip.OUTS_GONE, cards=(card, *mates))
    elif live.bit_count() == 1:
        yield Reason(Tip.OUTS_ONE_LEFT, cards=(card, *mates), needed=members(live))


def _most_ways(r: Reading, card: Card) -> bool:
    """Whether no other loose card, thrown instead, would leave as many outs (G2)."""
    ways = {c: outs(r.hand & ~(1 << c), r.unseen, r.rules).bit_count() for c in loose(r.hand, r)}
    return len(ways) > 1 and all(ways.get(card, 0) > n for c, n in ways.items() if c != card)


def _waiting_for(r: Reading, hand: Cards) -> Iterator[Reason]:
    """The cards that complete something loose, and the chance that one of them comes in time (G2, G3)."""
    live = outs(as_set(loose(hand, r)), r.unseen, r.rules)
    n = live.bit_count()
    if 0 < n <= _FEW_CARDS:
        yield Reason(Tip.OUTS, n=n, cards=members(live))
        yield Reason(Tip.CHANCE, percent=round(100 * chance(n, r.unseen.bit_count(), r.draws)))


# ---- the others (G3, G6)


def _danger(v: View) -> Iterator[Reason]:
    if in_danger(v):
        seat = min(others(v), key=lambda s: v.counts[s])
        yield Reason(Tip.DANGER, seat=seat, n=v.counts[seat])


def _released(v: View, r: Reading, card: Card) -> Iterator[Reason]:
    """A card that somebody collects, but not the next seat, who could take it: it may go (the correction to G6)."""
    seats = who_collects(card, v, r.unseen)
    if seats and seats[0] != others(v)[0] and v.counts[seats[0]] > FEW:
        yield Reason(Tip.MAY_RELEASE, card=card, seat=seats[0])


def _denied(v: View, r: Reading, ranking: tuple[Ranked, ...], card: Card) -> Iterator[Reason]:
    """A loose card that would go first if the next seat did not collect it."""
    after = others(v)[0]
    for x in ranking:
        if not isinstance(x.action, Discard) or x.action.card == card:
            continue
        other = x.action.card
        if other in loose(r.hand, r) and after in who_collects(other, v, r.unseen):
            yield from _collecting(v, r, after, other)
            yield Reason(Tip.KEEP_FROM, card=other, seat=after)
            return


def _collecting(v: View, r: Reading, seat: Seat, wanted: Card) -> Iterator[Reason]:
    """Which of the cards that a seat took makes it want this one, and for what (G6)."""
    for taken in v.public.known[seat]:
        if near(taken) >> wanted & 1 and not set_possible(taken, seat, v, r.unseen):
            yield Reason(Tip.COLLECTS_RUN, card=taken, cards=members(near(taken) & (r.hand | r.unseen)), seat=seat)
            return
    if v.public.known[seat]:
        yield Reason(Tip.COLLECTS_SET, card=v.public.known[seat][-1], seat=seat)


# ---- the table (G4), and melds that stay in the hand (SOL-11)


def _held_back(ranking: tuple[Ranked, ...]) -> Iterator[Reason]:
    best = ranking[0].action
    if isinstance(best, Discard):
        meld = next((x.action.meld for x in ranking if isinstance(x.action, LayDown)), None)
        if meld is not None:
            yield Reason(Tip.HOLD_BACK, cards=tuple(meld))


def _table(r: Reading, hand: Cards) -> Iterator[Reason]:
    if not r.table:
        return
    match mode(hand, r.table, r.unseen, r.rules):
        case Mode.MELD:
            yield Reason(Tip.TABLE_LOCKED)
        case Mode.LAY_OFF if r.open:
            yield Reason(Tip.TABLE_OPEN, n=slots(r.table, r.unseen, r.rules).bit_count())
        case Mode.HYBRID if r.open:
            yield Reason(Tip.TABLE_MIXED)
        case _:
            return
