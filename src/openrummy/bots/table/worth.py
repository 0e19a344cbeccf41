"""What a position of the round is worth, by the cards held, the points held, and the cards on the table.

Worth is the own points less the mean of the others': a round that somebody else wins takes the own hand from one of
them only (MAN-31), so with more players a large hand is less of a risk, and the round itself is the prize.
"""

from typing import Final

import msgspec

from ...core import Game, View
from .chances import closing_chance, on_table, others_close, others_points, pack_size, undercut_chance
from .plays import Play, points_in

OUT_BONUS: Final = 25  # MAN-35
UNDERCUT_BONUS: Final = 10  # MAN-32
LAST_LEFT: Final = 20  # about what stays in a hand when all is laid down at the end of the stock (MAN-41)


class Worth(msgspec.Struct, frozen=True):
    """The facts of a view that all its moves share.

    `points`: in the own hand; `others`: to expect in all other hands together; `laid`: cards on the table of `pack`.
    """

    g: Game
    v: View
    points: int
    others: float
    laid: int
    pack: int

    @property
    def opponents(self) -> int:
        """The number of other seats."""
        return len(self.v.counts) - 1

    def kept(self, cards: int, points: float, laid: int) -> float:
        """Ending the turn with so many cards and points in hand, and so many cards on the table.

        Somebody else may close first and take the points.  Otherwise the own turn comes with its chance to close; and
        in the long run the round goes to the hand with the most cards to place: its share of all cards held.
        """
        first = others_close(self.v, laid, self.pack)
        close = closing_chance(cards, laid, self.pack)
        share = cards / max(1, cards + sum(self.v.counts) - len(self.v.hand))
        later = share * self.others - (1 - share) * min(points, LAST_LEFT) / self.opponents
        return (1 - first) * (close * (self.others + OUT_BONUS) + (1 - close) * later) - first * points / self.opponents

    def closed(self, points: int) -> float:
        """Ending the round now with so many points: going out, or a knock that may be undercut."""
        won = self.others - points * self.opponents
        if not points:
            return won + OUT_BONUS
        lost = undercut_chance(self.g, self.v, points)
        return (1 - lost) * won - lost * (points + UNDERCUT_BONUS) / self.opponents

    def laid_down(self, play: Play) -> float:
        """Laying down a play: the round may end with it."""
        if play.left <= self.g.options.knock_limit:
            return self.closed(play.left)
        return self.kept(len(self.v.hand) - len(play.played), play.left, self.laid + len(play.played))

    def held_back(self, draws: int) -> float:
        """Going on with the hand as it is, and so many more cards of the stock."""
        mean = self.others / max(1, sum(self.v.counts) - len(self.v.hand))
        return self.kept(len(self.v.hand) + draws, self.points + mean * draws, self.laid)


def worth(g: Game, v: View) -> Worth:
    """The facts of a view."""
    return Worth(g, v, points_in(g, v.hand), others_points(g, v), on_table(v), pack_size(g, v))
