"""Reasons where the whole table is rebuilt: lay down or save up, knock or wait, and the rebuilding step by step."""

from collections.abc import Iterator
from typing import Final

from ..bots.bot import Ranked
from ..bots.table.chances import others_close, undercut_chance
from ..bots.table.counting import shorter, worth_of_play
from ..bots.table.plays import Play, lightest, table_of
from ..bots.table.worth import Worth, worth
from ..cards import Card, as_set, face, members, physical
from ..core import AnyAction, Draw, End, Game, Knock, Rearrange, View
from ..melds import Meld
from .advice import Reason, Tip, listed

_DANGER: Final = 0.2  # from this chance on that somebody ends the round first, it is told
_LAST_TURN: Final = "final"  # the phase of the turns after the stock is used up (MAN-41)


def standing(g: Game, v: View) -> float:
    """What a hand may hope for: with the best play laid down, or held back, whichever is worth more."""
    w = worth(g, v)
    play = lightest(g, v)
    return max(w.held_back(0), w.laid_down(play)) if play.played else w.held_back(0)


def value_of(g: Game, v: View, ranking: tuple[Ranked, ...], action: AnyAction) -> float:
    """The value of any move: tables can be rebuilt in more ways than a ranking lists."""
    if not isinstance(action, Rearrange):
        return listed(g, v, ranking, action)
    w, play = worth(g, v), _play(g, v, action)
    if v.public.turn.phase != _LAST_TURN:
        drawing = next((x.value for x in ranking if x.action == Draw()), None)
        return w.laid_down(play) if drawing is None else worth_of_play(g, v, play, drawing)
    return -float(play.left) if play.left else w.closed(0)


def reasons(g: Game, v: View, ranking: tuple[Ranked, ...], place: int) -> tuple[Reason, ...]:
    """Why one would make this move of the ranking; the weightiest reason first, the steps of a rebuilding last."""
    action = ranking[place].action
    w = worth(g, v)
    told = list(_reasons(g, v, w, ranking, action))
    return tuple(told) or (Reason(Tip.ONLY_MOVE),)


def _reasons(g: Game, v: View, w: Worth, ranking: tuple[Ranked, ...], action: AnyAction) -> Iterator[Reason]:
    match action:
        case Rearrange():
            yield from _laying_down(g, v, w, action)
        case Draw():
            yield from _saving_up(g, v)
        case Knock():
            yield Reason(Tip.KNOCK)
            yield from _undercut(g, v, w)
        case End() if any(isinstance(x.action, Knock) for x in ranking):
            yield Reason(Tip.WAIT)
            yield from _undercut(g, v, w)
        case _:
            return


def _laying_down(g: Game, v: View, w: Worth, action: Rearrange) -> Iterator[Reason]:
    play = _play(g, v, action)
    if not play.left:
        yield Reason(Tip.OUT)
    elif v.public.turn.phase == _LAST_TURN:
        yield Reason(Tip.LAST_TURN)
    elif play.left <= g.options.knock_limit:
        yield Reason(Tip.THEN_KNOCK, points=play.left)
    elif shorter(g, v) is not None:
        yield Reason(Tip.LAST_PLACE)
    else:
        yield from _danger(v, w)
    yield Reason(Tip.LAY_DOWN, cards=_by_suit(play.played), points=w.points - play.left)
    for n, meld in enumerate(changed(table_of(v), play.table), 1):
        yield Reason(Tip.STEP, n=n, cards=meld)


def _saving_up(g: Game, v: View) -> Iterator[Reason]:
    if v.public.turn.phase == "draw1":
        return
    play = lightest(g, v)
    if play.played:
        yield Reason(Tip.SAVE_UP, cards=_by_suit(play.played), points=play.left)
    else:
        yield Reason(Tip.NOTHING_FITS)


def _by_suit(of: tuple[Card, ...]) -> tuple[Card, ...]:
    """As one holds them: the second pack is not told after the first."""
    return tuple(sorted(of, key=lambda c: (face(c), c)))


def _danger(v: View, w: Worth) -> Iterator[Reason]:
    chance = others_close(v, w.laid, w.pack)
    if chance >= _DANGER:
        yield Reason(Tip.OTHERS_CLOSE, percent=round(100 * chance))


def _undercut(g: Game, v: View, w: Worth) -> Iterator[Reason]:
    yield Reason(Tip.UNDERCUT_RISK, points=w.points, percent=round(100 * undercut_chance(g, v, w.points)))


def changed(before: tuple[Meld, ...], after: tuple[Meld, ...]) -> tuple[tuple[Card, ...], ...]:
    """The melds of the new table that do not lie there yet, the shortest first: those are the steps to make it."""
    lying = {frozenset(meld) for meld in before}
    return tuple(sorted((tuple(m) for m in after if frozenset(m) not in lying), key=lambda m: (len(m), m)))


def _play(g: Game, v: View, action: Rearrange) -> Play:
    laid = as_set(tuple(physical(c) for meld in action.table for c in meld))
    played = tuple(c for c in v.hand if laid >> c & 1)
    left = members(as_set(v.hand) & ~as_set(played))
    return Play(tuple(action.table), played, sum(map(g.value, left)))
