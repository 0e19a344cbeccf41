"""Reasons on a board of tiles: how far which category is, what a close pays, what the next player must not get."""

from collections.abc import Iterator
from typing import Final

from ..bots.board.aims import Aim, aims
from ..bots.board.deny import use_to_next
from ..bots.board.medium import ranked as medium_ranked
from ..bots.board.race import LOSS, Race, best_aim, lost, race
from ..bots.board.racks import JOKERS, face_of, faces_on, held, less, plus
from ..bots.bot import Ranked
from ..cards import Card, as_set, is_joker
from ..core import Close, Discard, Draw, Game, Take, View
from ..melds import Category, closes, points
from ..melds.judge_search import Held
from .advice import Reason, Tip, Unit
from .tiles import Company, company, is_outside, left_lying, loosest, shown_neighbours

_FEW_TILES: Final = 8  # more names than this help nobody
_OTHER_CATEGORIES: Final = 2  # besides the one to go for
_WANTED: Final = 0.2  # from this chance on that the next player can use a tile, it is told


def ranked(g: Game, v: View) -> tuple[Ranked, ...]:
    """The ranking of a good player, who also counts what it is worth to win the match; in what `unit` says."""
    r = race(g, v)
    scale = _scale(r)
    ranking = medium_ranked(g, v)
    if any(isinstance(x.action, Close) for x in ranking):
        ranking = tuple(Ranked(x.action, _waited(x.value, r)) if isinstance(x.action, Discard) else x for x in ranking)
    return tuple(Ranked(x.action, x.value * scale) for x in sorted(ranking, key=lambda x: -x.value))


def standing(g: Game, v: View) -> float:
    """What a rack is worth, after the best discard where it holds one tile more."""
    r = race(g, v)
    return _best(held(v.hand), len(v.hand) % 14 == 1, r)[1] * _scale(r)


def reasons(g: Game, v: View, ranking: tuple[Ranked, ...], place: int) -> tuple[Reason, ...]:
    """Why one would make this move of the ranking; the weightiest reason first."""
    if len(ranking) == 1:
        return (Reason(Tip.ONLY_MOVE),)
    return tuple(_reasons(v, race(g, v), ranking, ranking[place]))


def _waited(value: float, r: Race) -> float:
    """What is left of a value for who could close and does not: the game may end before the next turn."""
    return value - r.end * (value + lost(r))


def unit(g: Game) -> Unit:
    """A match of one game is won by whoever closes, whatever it pays; several games are counted in points."""
    return Unit.CHANCE if g.match.rounds == 1 else Unit.POINTS


def _scale(r: Race) -> float:
    """What a value of the race is multiplied by: 100 lie between a match surely won and one surely lost."""
    if not r.stake:
        return 1.0
    won = LOSS * r.payers + r.stake
    return 100 / (won * (1 + 1 / r.payers) * r.multiplier)


def _best(rack: Held, one_more: bool, r: Race) -> tuple[Aim, float]:
    """What to go for, with the worst tile thrown first where there is one too many."""
    if not one_more:
        return best_aim(rack, r)
    return max((best_aim(less(rack, face), r) for face in faces_on(rack)), key=lambda x: x[1])


def _reasons(v: View, r: Race, ranking: tuple[Ranked, ...], x: Ranked) -> Iterator[Reason]:
    rack = held(v.hand)
    match x.action:
        case Close(free):
            close = closes(as_set(v.hand), r.thrown, r.rules)[free]
            yield Reason(Tip.CLOSE_NOW, category=close.category.value, points=close.points * r.multiplier)
        case Take():
            top = v.public.discard[-1]
            aim, _ = _best(plus(rack, face_of(top)), True, r)
            yield Reason(Tip.NEARER if aim.away < best_aim(rack, r)[0].away else Tip.BETTER_WITH, card=top)
            yield from _distance(aim)
        case Draw():
            if v.public.discard:
                yield Reason(Tip.NOT_NEARER, card=v.public.discard[-1])
            aim, _ = best_aim(rack, r)
            yield from _distance(aim)
            yield from _helping(aim, r)
            yield from _other_categories(aim, rack, r)
        case Discard(tile):
            yield from _discarding(v, r, ranking, tile)
        case _:
            yield from _distance(_best(rack, len(v.hand) % 14 == 1, r)[0])


def _discarding(v: View, r: Race, ranking: tuple[Ranked, ...], tile: Card) -> Iterator[Reason]:
    rack = less(held(v.hand), face_of(tile))
    aim, _ = best_aim(rack, r)
    if any(isinstance(x.action, Close) for x in ranking):
        pays = _pays(aim, rack, r)
        yield Reason(Tip.CLOSE_LATER, category=aim.category.value, points=pays)
    if is_joker(tile):
        yield Reason(Tip.THROW_JOKER)
    others = tuple(best_aim(less(held(v.hand), f), r)[0] for f in faces_on(held(v.hand)) if f != face_of(tile))
    if not is_joker(tile):
        yield from _why_this_tile(v, r, aim, others, tile)
    yield from _denied(v, r, ranking, tile)
    yield from _distance(aim)
    yield from _ways(aim, others, r, tile)
    yield from _other_categories(aim, rack, r)


def _why_this_tile(v: View, r: Race, aim: Aim, others: tuple[Aim, ...], tile: Card) -> Iterator[Reason]:
    """What is wrong with a tile for the category that the rack goes for (G1, G7), and who will not want it (G6)."""
    face, rack = face_of(tile), held(v.hand)
    told = tuple(_wrong_with(company(face, rack, r.copies), face, rack, aim, r, tile))
    if not told and all(aim.away <= a.away for a in others):
        told = (Reason(Tip.SPARE, card=tile),)
    yield from told
    if left_lying(face, v) is not None:
        yield Reason(Tip.LEFT_LYING, card=tile, seat=(v.seat + 1) % len(v.counts))


def _wrong_with(c: Company, face: int, rack: Held, aim: Aim, r: Race, tile: Card) -> Iterator[Reason]:
    if is_outside(face, aim.category, rack):
        yield Reason(Tip.OUTSIDE, card=tile, category=aim.category.value)
    elif aim.category is Category.DOUBLES:
        if not (c.twin or r.copies[face]):
            yield Reason(Tip.TWIN_GONE, card=tile)
    elif c.twin:
        yield Reason(Tip.SECOND_COPY, card=tile)
    elif aim.category is not Category.MOSAIC:
        yield from _loose(c, face, rack, r, tile)


def _loose(c: Company, face: int, rack: Held, r: Race, tile: Card) -> Iterator[Reason]:
    if c.alone:
        yield Reason(Tip.LOOSE_TILE, card=tile)
    elif not (c.melded or c.live):
        yield Reason(Tip.PARTNERS_GONE, card=tile, cards=c.mates, needed=c.needed)
    elif loosest(face, rack, r.copies):
        yield Reason(Tip.LOOSEST, card=tile, n=c.live, needed=tuple(f for f in c.needed if r.copies[f]))


def _ways(aim: Aim, others: tuple[Aim, ...], r: Race, tile: Card) -> Iterator[Reason]:
    """The tiles that bring the rack nearer, and whether every other discard leaves fewer (G2)."""
    as_near = [a.live for a in others if a.away <= aim.away]
    most = bool(aim.away and as_near) and max(as_near) < aim.live
    told = tuple(_helping(aim, r))
    if most:
        yield Reason(Tip.MANY_WAYS, card=tile) if told else Reason(Tip.MOST_LIVE, n=aim.live)
    yield from told


def _pays(aim: Aim, rack: Held, r: Race) -> int:
    """What each opponent would pay for a close in the category that the rack goes for (BRD-45)."""
    return points(aim.category, rack.jokers, r.thrown, False, r.rules) * r.multiplier


def _denied(v: View, r: Race, ranking: tuple[Ranked, ...], tile: Card) -> Iterator[Reason]:
    """A tile that would leave the rack better, but that the next player can probably use."""
    use = use_to_next(v, r.copies)
    rack = held(v.hand)
    mine = best_aim(less(rack, face_of(tile)), r)[1]
    for x in ranking:
        if isinstance(x.action, Discard) and x.action.card != tile:
            face = face_of(x.action.card)
            if use[face] >= _WANTED and best_aim(less(rack, face), r)[1] >= mine:
                seat = (v.seat + 1) % len(v.counts)
                yield Reason(Tip.KEEP_FROM, card=x.action.card, seat=seat)
                shown = shown_neighbours(face, seat, v)
                if shown:
                    yield Reason(Tip.TOOK_NEIGHBOURS, card=x.action.card, cards=shown, seat=seat)
                return


def _distance(aim: Aim) -> Iterator[Reason]:
    if aim.away:
        yield Reason(Tip.DISTANCE, n=aim.away, category=aim.category.value)
    else:
        yield Reason(Tip.WAITING, category=aim.category.value)


def _other_categories(aim: Aim, rack: Held, r: Race) -> Iterator[Reason]:
    """How far the nearest categories are that the rack does not go for."""
    others = (a for a in aims(rack, r.rules, r.copies) if a.category != aim.category)
    for a in sorted(others, key=lambda a: a.away)[:_OTHER_CATEGORIES]:
        yield from _distance(a)


def _helping(aim: Aim, r: Race) -> Iterator[Reason]:
    """The tiles that bring the rack nearer, where they are few enough to be told."""
    faces = tuple(f for f in range(JOKERS) if aim.helps >> f & 1 and r.copies[f])
    if aim.away and 0 < len(faces) <= _FEW_TILES:
        yield Reason(Tip.HELPING, n=aim.live, cards=faces)
