"""What the coach says, in the words of a language: moves, and the reasons for them."""

import re
from collections.abc import Sequence

from ..coach import Advice, Reason, Unit
from ..core import (
    Accept,
    AnyAction,
    Close,
    Discard,
    Draw,
    End,
    Knock,
    LayDown,
    LayOff,
    Rearrange,
    Refuse,
    Take,
)
from ..locales import words
from .looks import Looks
from .translated import card_in, cards_in

_BARE: dict[type, str] = {
    Draw: "do-draw",
    Take: "do-take",
    Knock: "do-knock",
    End: "do-end",
    Accept: "do-accept",
    Refuse: "do-refuse",
}

_CAPITAL = re.compile("[A-Z]")


def _dashed(capital: re.Match[str]) -> str:
    return f"-{capital[0].lower()}"


def move_words(a: AnyAction, language: str, looks: Looks) -> str:
    """A move as the buttons of the page name it, with its cards."""

    def say(key: str, **facts: object) -> str:
        return words(language, key, spelling=looks.spelling.value, **facts)

    match a:
        case Discard(card):
            return say("do-discard-card", card=card_in(language, card, looks))
        case LayOff(card, group):
            return say("do-layoff-on", card=card_in(language, card, looks), group=group + 1)
        case LayDown(meld):
            return f"{say('do-meld')}: {cards_in(language, meld, looks)}"
        case Close(free):
            return say("do-close-with", card=card_in(language, free, looks))
        case Rearrange(table):
            return f"{say('do-commit')}: {' | '.join(cards_in(language, meld, looks) for meld in table)}"
        case _:
            return say(_BARE[type(a)])


def reason_words(r: Reason, language: str, looks: Looks, names: Sequence[str]) -> str:
    """The sentence of a reason.  `names`: what each seat is called."""
    facts: dict[str, object] = {"spelling": looks.spelling.value}
    facts |= {"cards": cards_in(language, r.cards, looks), "needed": cards_in(language, r.needed, looks)}
    if r.card is not None:
        facts["card"] = card_in(language, r.card, looks)
    if r.seat is not None:
        facts["name"] = names[r.seat]
    if r.category is not None:
        facts["category"] = words(language, f"category{_CAPITAL.sub(_dashed, r.category)}")
    facts |= {name: value for name in ("n", "points", "percent") if (value := getattr(r, name)) is not None}
    return words(language, f"coach-{r.code.value.replace('_', '-')}", **facts)


def in_unit(unit: Unit, key: str) -> str:
    """The message that says a figure in this unit."""
    return f"{key}-chance" if unit is Unit.CHANCE else key


def advice_lines(told: Sequence[Advice], language: str, looks: Looks, names: Sequence[str]) -> list[str]:
    """The best move with all its reasons, then the others with what they cost."""
    if not told:
        return []
    best, *others = told
    lines = [words(language, "coach-best", move=move_words(best.action, language, looks))]
    lines += [f"  {reason_words(r, language, looks, names)}" for r in best.reasons]
    for x in others:
        less = words(language, in_unit(best.unit, "coach-less"), points=round(best.value - x.value))
        lines.append(f"{move_words(x.action, language, looks)}: {less}")
    return lines
