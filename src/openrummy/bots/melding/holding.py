"""When a meld is better kept in the hand: it denies lay-offs, hides the hand, and may double the round (SOL-11)."""

from ...core import View
from .burden import Reading
from .opponents import in_danger


def holds_back(v: View, r: Reading) -> bool:
    """Whether to put nothing down yet: nobody is close, and we have shown nothing.

    On the table, a meld offers places to every other hand; in ours it costs its points only when somebody goes out
    before our next turn, which nobody does from more than three cards without having held back as well.  Where the
    house limits the melds of a turn, the hand could not all go down at once, and nothing is held.
    """
    return r.house.most_melds is None and not in_danger(v) and not v.public.played[v.seat]


def price_of_holding(meld_value: int, r: Reading) -> float:
    """What a meld in the hand risks until our next turn, in points: v(meld) times P(somebody is out before) (G)."""
    return meld_value * r.soon
