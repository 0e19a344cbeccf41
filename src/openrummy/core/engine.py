"""The engine: `legal`, `check` and `apply`.  It knows no game; everything here is a function of values."""

from collections.abc import Iterator

from msgspec.structs import replace

from ..errors import Code, Illegal, require
from .actions import Action, AnyAction, HouseAction
from .events import AnyEvent, RoundEnded
from .game import SHUFFLING, Game, Next, Verb
from .house import apply_house, check_house
from .state import Outcome, State, Turn, finish
from .view import View, view


def verb_for(g: Game, phase: str, a: Action) -> Verb:
    """The verb of the phase that answers the action.  Raises Illegal with the phase's code when there is none."""
    if phase == SHUFFLING:
        raise Illegal(Code.NOT_NOW, phase=phase)
    here = g.phases[phase]
    for verb in here.verbs:
        if type(a) is verb.action:
            return verb
    raise Illegal(here.refusals.get(type(a), here.otherwise), phase=phase)


def check(g: Game, v: View, a: AnyAction) -> None:
    """Raise Illegal unless the seat of this view (or, for a house action, the house) may do `a` now."""
    p = v.public
    require(p.outcome is None, Code.ROUND_OVER)
    if isinstance(a, HouseAction):
        check_house(g, p, a)
        return
    require(p.turn.seat == v.seat, Code.NOT_YOUR_TURN, seat=p.turn.seat)
    verb_for(g, p.turn.phase, a).check(g, v, a)


def legal(g: Game, v: View, skip: type[Action] | None = None) -> Iterator[AnyAction]:
    """Actions of this seat that pass `check`: all of them, or for a rearrangement of the table some good ones.

    `skip` leaves one kind of action out, such as one whose proposals cost too much to make unasked.
    """
    p = v.public
    if p.outcome is None and p.turn.seat == v.seat and p.turn.phase != SHUFFLING:
        for verb in g.phases[p.turn.phase].verbs:
            if verb.action is not skip:
                yield from verb.legal(g, v)


def apply(g: Game, s: State, a: AnyAction) -> tuple[State, tuple[AnyEvent, ...]]:
    """The next state and what happened.  Raises Illegal, and then nothing has changed."""
    seat = s.public.turn.seat
    v = view(s, seat)
    if isinstance(a, HouseAction):
        check(g, v, a)
        return _settle(g, *apply_house(g, s, a))
    require(s.public.outcome is None, Code.ROUND_OVER)
    verb = verb_for(g, s.public.turn.phase, a)
    verb.check(g, v, a)
    after, events = verb.apply(g, s, a)
    after, events = _settle(g, after, events)
    if after.public.outcome is not None:
        return after, events
    then = verb.then(after) if callable(verb.then) else verb.then
    if isinstance(then, Next):
        return pass_turn(g, after, then, events)
    turn = after.public.turn
    if turn.phase != then.phase:
        after = replace(after, public=replace(after.public, turn=replace(turn, phase=then.phase)))
    return after, events


def _settle(g: Game, s: State, events: tuple[AnyEvent, ...]) -> tuple[State, tuple[AnyEvent, ...]]:
    """Ask the endings, and say it when the round is over."""
    outcome = s.public.outcome
    if outcome is None:
        for ending in g.endings:
            if outcome := ending(g, s):
                s = finish(s, outcome)
                break
    return (s, (*events, RoundEnded(outcome))) if outcome else (s, events)


def pass_turn(g: Game, s: State, then: Next, events: tuple[AnyEvent, ...]) -> tuple[State, tuple[AnyEvent, ...]]:
    """The next seat's turn, with a clean memory, after the rules that look at the end of a turn."""
    p = s.public
    seat = (p.turn.seat + 1) % len(s.hands)
    turn = Turn(seat, then.phase, fresh=not p.played[seat])
    if then.counts:
        still = 0 if p.turn.drawn or p.turn.touched else p.still + 1
        p = replace(p, turn=turn, turns=p.turns + 1, still=still)
    else:
        p = replace(p, turn=turn)
    s = State(p, s.stock, s.hands)
    for rule in g.turn_rules:
        s, more = rule(g, s)
        events += more
        if s.public.outcome is not None:
            return s, (*events, RoundEnded(s.public.outcome))
    return s, events


def end_round(s: State, outcome: Outcome) -> tuple[State, tuple[AnyEvent, ...]]:
    """For turn rules: the round is over, and the engine will say so."""
    return finish(s, outcome), ()
