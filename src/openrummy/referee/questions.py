"""What can be asked about a case, and how each question becomes something that the engine rules on."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec

from ..cards import JOKER, Card, face, has, is_joker, is_wild, members, physical
from ..core import (
    Close,
    Discard,
    Draw,
    Game,
    Knock,
    LayDown,
    LayOff,
    Outcome,
    Rearrange,
    Reason,
    State,
    Take,
    deal,
    finish,
    set_at,
    zones,
)
from ..errors import BadInput, Illegal
from ..melds import Found, Kind, Meld, check_rebuild, look
from ..melds.table import Table
from ..notation import Spelling, card_text, face_text, parse_card
from . import fields
from .cases import ILLEGAL, LEGAL, Answer, Case, begin, either, has_verb, rebuilds, rule
from .fields import Unsupported
from .house_rules import game_with
from .placing import At, placings
from .play import go_on, take_step
from .readings import readings, table_readings
from .steps import Step
from .supply import alike, resolve, resolve_table, told_apart


def _melded(case: Case) -> Answer:
    """A new meld from the hand."""
    words = fields.hand(case.action, "meld", case.spelling)
    return _with_new_meld(case, words)


def _with_new_meld(case: Case, words: Meld) -> Answer:
    if has_verb(case.game, LayDown):
        return rule(*begin(case), Step("", LayDown(words)))
    if rebuilds(case.game):
        return either(
            rule(*begin(case, table=lying), Step("", LayDown(read)))
            for lying in table_readings(case.table, case.game.melds)
            for read in readings(words, case.game.melds)
        )
    g, s = begin(case)
    meld = resolve(g, words, members(s.hand), members(sum(zones(s))))
    held = {physical(c) for c in meld} <= set(members(s.hand))
    return LEGAL if held and isinstance(look(meld, g.melds), Found) else ILLEGAL


def _laid_off(case: Case) -> Answer:
    """Cards of the hand added to one meld of the table."""
    words = fields.hand(case.action, "cards", case.spelling)
    group = fields.number(case.action, "onto")
    if not words:
        raise BadInput("cards: none to lay off")
    at = _place(case)
    if not 0 <= group < len(case.table):
        return ILLEGAL
    if rebuilds(case.game):
        return either(_rebuilt_with(case, words, group, at))
    g, s = begin(case)
    hand, deck = members(s.hand), members(sum(zones(s)))
    laid = resolve(g, words, hand, deck)
    fits = any(placings(s.public.table[group].meld, laid, at, g.melds))
    if has_verb(g, LayOff):
        return rule(g, s, Step("", LayOff(words[0], group), words)) if fits else ILLEGAL
    return LEGAL if fits and {physical(c) for c in laid} <= set(hand) else ILLEGAL


def _rebuilt_with(case: Case, words: Meld, group: int, at: At) -> list[Answer]:
    answers: list[Answer] = []
    for lying in table_readings(case.table, case.game.melds):
        g, s = begin(case, table=lying)
        for meld in placings(lying[group], words, at, g.melds):
            answers.append(rule(g, s, Step("", Rearrange(set_at(lying, group, meld)))))
    return answers


def _place(case: Case) -> At:
    at = case.action.get("at")
    if at is None:
        return At.BOTH
    if not isinstance(at, str) or at not in set(At):
        raise BadInput("at is head, tail, set or both")
    return At(at)


def _turn(case: Case) -> Answer:
    """A whole turn, told by the table and the hand after it."""
    after = fields.table(case.action, "table_after", case.spelling)
    if case.action.get("hand_after") is not None:
        kept = fields.hand(case.action, "hand_after", case.spelling)
        if _count(case.hand) + _count(*case.table) != _count(kept) + _count(*after):
            return ILLEGAL
    if has_verb(case.game, LayDown):
        return _by_melds_and_lay_offs(*begin(case), after)
    return either(
        _rebuilt_to(case, lying, read)
        for lying in table_readings(case.table, case.game.melds)
        for read in table_readings(after, case.game.melds)
    )


def _rebuilt_to(case: Case, lying: Table, after: Table) -> Answer:
    g, s = begin(case, table=lying)
    if rebuilds(g):
        return rule(g, s, Step("", Rearrange(after)))
    before = tuple(group.meld for group in s.public.table)
    everywhere = (*(physical(c) for meld in before for c in meld), *members(s.hand))
    try:
        check_rebuild(before, members(s.hand), resolve_table(g, after, everywhere, members(sum(zones(s)))), g.melds)
    except Illegal:
        return ILLEGAL
    return LEGAL


def _by_melds_and_lay_offs(g: Game, s: State, after: Table) -> Answer:
    """Where melds stay as they lie (SOL-14): each must still be there, and the rest is melded and laid off."""
    new = list(after)
    grown: list[tuple[int, Meld]] = []
    for group, lying in enumerate(s.public.table):
        whole = next((meld for meld in new if not _count(lying.meld) - _count(meld)), None)
        if whole is None:
            return ILLEGAL
        new.remove(whole)
        more = _count(whole) - _count(lying.meld)
        if more:
            grown.append((group, tuple(more.elements())))
    if not new and not grown:
        return ILLEGAL
    try:
        for meld in new:
            s, _ = take_step(g, s, Step("", LayDown(meld)))
        for group, added in grown:
            s, _ = take_step(g, s, Step("", LayOff(added[0], group), added))
    except Illegal:
        return ILLEGAL
    return LEGAL


def _count(*melds: Meld) -> Counter[int]:
    return Counter(alike(c) for meld in melds for c in meld)


def _joker_replaced(case: Case) -> Answer:
    """A joker of a meld given up for the card that it stands for (MAN-22)."""
    group = fields.number(case.action, "meld")
    word = fields.card(case.action, "with", case.spelling)
    if not 0 <= group < len(case.table) or is_joker(word):
        return ILLEGAL
    return either(_is_freed(case, lying, group, word) for lying in table_readings(case.table, case.game.melds))


def _is_freed(case: Case, lying: Table, group: int, word: Card) -> Answer:
    g, s = begin(case, table=lying)
    (natural,) = resolve(g, [word], members(s.hand), members(sum(zones(s))))
    if not has(s.hand, physical(natural)):
        return ILLEGAL
    meld = lying[group]
    for i, joker in enumerate(meld):
        if is_joker(joker) and (is_wild(joker) or face(joker) == face(word)):
            whole = told_apart((*meld[:i], word, *meld[i + 1 :]))
            found = look(whole, g.melds)
            if isinstance(found, Found) and (found.kind is Kind.SET or found.meld == whole):
                return LEGAL
    return ILLEGAL


def _discarded(case: Case) -> Answer:
    """A card put on the pile."""
    return rule(*begin(case), Step("", Discard(fields.card(case.action, "card", case.spelling))))


def _drawn(case: Case) -> Answer:
    """A card taken from the stock (`from: stock`) or from the pile (`from: discard`).

    With an empty stock the discard before it is made first, so that the engine does what it does at the end of a turn.
    """
    source = fields.text(case.action, "from")
    if source not in ("stock", "discard"):
        raise BadInput("from is stock or discard")
    action = Draw() if source == "stock" else Take()
    pile = fields.hand(case.action, "discard", case.spelling) if "discard" in case.action else ()
    stock = fields.number(case.action, "stock", 1)
    if fields.part(case.action, "drew"):
        return rule(*begin(case, pile=pile), Step("", action))
    if stock or not pile:
        return rule(*begin(case, pile=pile, stock=stock, phase=None), Step("", action))
    known = {
        "hand": pile[-1:],
        "unnamed": 1,
        "others": (case.hand,) if case.hand else (),
        "pile": pile[:-1],
        "stock": 0,
    }
    g, s = begin(case, **known, players=max(case.game.seats))
    try:
        s, _ = go_on(g, s, Discard(physical(resolve(g, pile[-1:], members(s.hand), members(sum(zones(s))))[0])))
        go_on(g, s, action)
    except Illegal:
        return ILLEGAL
    return LEGAL


def _knocked(case: Case) -> Answer:
    """A knock, after the turn is complete (MAN-13)."""
    phase = next((name for name, p in case.game.phases.items() if any(v.action is Knock for v in p.verbs)), None)
    if phase is None:
        raise Unsupported(f"nobody knocks in {case.game.name}")
    return rule(*begin(case, phase=phase), Step("", Knock()))


def _scored(case: Case) -> Answer:
    """The points of each seat for a round that `winner` won, or that nobody won (BAS-30, MAN-31 to MAN-43)."""
    g, hands = case.game, fields.hands(case.action, "hands", case.spelling)
    if has_verb(g, Close) or (rebuilds(g) and "scoring" in fields.part(case.row, "rules")):
        raise Unsupported(f"{g.name} is not scored that way")
    if not hands:
        raise BadInput("hands: none")
    winner = None if case.action.get("winner") is None else fields.number(case.action, "winner")
    knocker = None if case.action.get("knocker") is None else fields.number(case.action, "knocker")
    if any(seat is not None and not 0 <= seat < len(hands) for seat in (winner, knocker)):
        raise BadInput(f"there are seats 0 to {len(hands) - 1}")
    if knocker is not None and not has_verb(g, Knock):
        raise Unsupported(f"nobody knocks in {g.name}")
    rummy = fields.flag(case.action, "went_rummy")
    g, s = begin(case, hand=hands[0], others=hands[1:], table=(), players=len(hands), phase=None)
    if knocker is not None:
        outcome = Outcome(Reason.KNOCK, knocker)
    elif winner is None:
        outcome = Outcome(Reason.EXHAUSTED)
    elif s.hands[winner]:
        raise BadInput(f"seat {winner} has cards left, and so has not won by going out")
    else:
        outcome = Outcome(Reason.OUT, winner, rummy)
    return list(g.score(g, finish(s, outcome)).points)


def _dealt(case: Case) -> Answer:
    """So many players with so many cards each: hand sizes are an option where the game has it (RULES H)."""
    players, each = fields.number(case.action, "players"), fields.number(case.action, "each")
    g = case.game
    if fields.number(case.action, "first_extra", 0) != g.dealing.first_extra:
        return ILLEGAL
    try:
        options: dict[str, Any] = msgspec.to_builtins(g.options)
        if "hand" in options:
            sizes = options["hand"]
            options["hand"] = {**sizes, str(players): each} if isinstance(sizes, dict) else each
            g = game_with(g.name, options)
        s = deal(g, g.deck(players, 0), players)
    except (BadInput, Illegal):
        return ILLEGAL
    return LEGAL if s.stock and g.dealing.hand(players) == each else ILLEGAL


def _parsed(case: Case) -> Answer:
    """The card that a text means, as rows write it; a text that is no card is refused, never corrected."""
    said = fields.text(case.action, "text")
    try:
        card = parse_card(said, case.spelling)
    except BadInput:
        return ILLEGAL
    if case.spelling is Spelling.TILES:
        return card_text(card, Spelling.TILES)
    named = face_text(face(card)).upper() if face(card) < JOKER else ""
    return f"*{named}" if is_joker(card) and named else named or "JK"


QUESTIONS: Final[dict[str, Callable[[Case], Answer]]] = {
    "meld": _melded,
    "meld_all_out": _melded,
    "layoff": _laid_off,
    "turn": _turn,
    "replace_joker": _joker_replaced,
    "discard": _discarded,
    "draw": _drawn,
    "knock": _knocked,
    "score_round": _scored,
    "deal_check": _dealt,
    "parse_card": _parsed,
}


NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "meld": ("hand",),
    "meld_all_out": ("hand",),
    "layoff": ("hand", "table"),
    "turn": ("hand", "table"),
    "replace_joker": ("hand", "table"),
    "discard": ("hand",),
    "knock": ("hand",),
}
"""The fields of a row that a question cannot do without, besides its action."""
