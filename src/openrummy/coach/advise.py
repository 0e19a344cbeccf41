"""What to do here, and why: the moves of a good player in their order, each with its reasons."""

from typing import Final

from ..bots import thinker
from ..bots.melding.medium import ranked as melding_ranked
from ..core import Game, View
from . import melding
from .advice import Advice, Adviser

_MELDING: Final = Adviser(melding_ranked, melding.reasons)

# Each game names its adviser; whoever adds a game adds a line.
ADVISERS: Final[dict[str, Adviser]] = {"classic": _MELDING, "basic": _MELDING}


def advise(g: Game, v: View, top: int = 5) -> tuple[Advice, ...]:
    """The best moves for the seat to act, the best first, at most `top`; none when the seat has nothing to do.

    It depends on the view alone, and chance has no part in it.  In a game without an adviser, what a plain player
    would do, without a reason.
    """
    if v.public.outcome is not None or v.public.turn.seat != v.seat:
        return ()
    adviser = ADVISERS.get(g.name)
    if adviser is None:
        return (Advice(thinker("medium", 0).choose(g, v), 0.0),)
    ranking = adviser.ranked(g, v)
    return tuple(
        Advice(x.action, x.value, adviser.reasons(g, v, ranking, place)) for place, x in enumerate(ranking[:top])
    )
