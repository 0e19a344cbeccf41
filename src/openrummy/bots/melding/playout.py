"""A round played to its end by plain hands: quick enough to try many times what a move leads to."""

from functools import lru_cache
from typing import Final

from ...cards import Card, Cards, members
from ...core import Game, Seat, State
from ...melds import Ace, Found, Kind, Meld, MeldRules, least_left, look, slots, split
from .house import House, house
from .opponents import DANGER, alike, near
from .shapes import shapes

# How likely a loose card still finds its meld, by its links in the hand; and what one more card costs beside its value.
_USE: Final = (0.0, 0.35, 0.55, 0.65, 0.7)
_SHARE, _TEMPO = 0.5, 5.0
_MANY: Final = 99  # renewals of the stock, where there is no limit
_MOST_TURNS: Final = 120  # a playout this long is a draw; real rounds of these games take a third of it


class Ends:
    """What the table takes: the high ends and low ends of runs, and the missing cards of sets.

    One pack holds every card once, so a place is gone when its card lies somewhere.
    """

    __slots__ = ("high", "low", "over", "sets")

    def __init__(self, high: Cards, low: Cards, sets: Cards, over: bool) -> None:
        self.high, self.low, self.sets, self.over = high, low, sets, over

    def copy(self) -> "Ends":
        return Ends(self.high, self.low, self.sets, self.over)

    @property
    def all(self) -> Cards:
        return self.high | self.low | self.sets

    def put(self, meld: Meld, rules: MeldRules) -> None:
        """A new meld lies on the table."""
        found = look(meld, rules)
        assert isinstance(found, Found)
        if found.kind is Kind.SET:
            for c in slots(meld, rules):
                self.sets |= 1 << c
            return
        self._open_low(found.meld[0])
        self._open_high(found.meld[-1])

    def add(self, card: Card) -> None:
        """A card that fits was laid off, on a run rather than on a set: that opens the next place."""
        bit = 1 << card
        if self.high & bit:
            self.high ^= bit
            self._open_high(card)
        elif self.low & bit:
            self.low ^= bit
            self._open_low(card)
        else:
            self.sets &= ~bit

    def _open_high(self, card: Card) -> None:
        if card % 13 < 12 and card % 13 > 0:
            self.high |= 2 << card
        elif card % 13 == 12 and self.over:
            self.high |= 1 << card - 12

    def _open_low(self, card: Card) -> None:
        if card % 13 > 0:
            self.low |= 1 << card - 1


class World:
    """A round in full, as plain numbers that change: hands, the stock (its next card last), the pile, the table.

    `lays[seat]`: the seat puts down what it can; otherwise it waits until it can go out or somebody is close.
    """

    __slots__ = ("ends", "fresh", "hands", "lays", "opened", "pile", "renewals", "rules", "stock", "turn")

    def __init__(self, g: Game, s: State, lays: tuple[bool, ...]) -> None:
        p = s.public
        self.hands, self.stock, self.pile = list(s.hands), list(reversed(s.stock)), list(p.discard)
        self.opened, self.fresh = list(p.opened), [not x for x in p.played]
        self.lays, self.rules, self.turn = lays, g.melds, s.seat
        most = house(g).renewals
        self.renewals = _MANY if most is None else most - p.recycles
        self.ends = Ends(0, 0, 0, g.melds.ace is Ace.BOTH)
        for group in p.table:
            self.ends.put(group.meld, g.melds)

    def copy(self) -> "World":
        w = World.__new__(World)
        w.hands, w.stock, w.pile = self.hands.copy(), self.stock.copy(), self.pile.copy()
        w.opened, w.fresh, w.lays = self.opened.copy(), self.fresh.copy(), self.lays
        w.rules, w.turn, w.ends, w.renewals = self.rules, self.turn, self.ends.copy(), self.renewals
        return w

    def throw(self, card: Card) -> bool:
        """The seat to act ends its turn with this discard; whether the next one finds a stock.

        The discards are turned over where the house would shuffle them: in a dealt world their order is no news.
        """
        self.pile.append(card)
        self.turn = (self.turn + 1) % len(self.hands)
        if not self.stock and self.renewals > 0:
            self.stock, self.pile = self.pile[-2::-1], self.pile[-1:]
            self.renewals -= 1
        return bool(self.stock)


@lru_cache(maxsize=8)
def _costs(values: tuple[int, ...]) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple((_SHARE * v + _TEMPO) * (1 - p) for p in _USE) for v in values[:52])


@lru_cache(maxsize=1)
def _linked() -> tuple[Cards, ...]:
    return tuple(alike(c) | near(c) for c in range(52))


class Playouts:
    """Rounds played out in one game.  The players hold back like `hard` or lay like `medium`, as their worlds say."""

    def __init__(self, g: Game) -> None:
        self.house: House = house(g)
        self.rules = g.melds
        self.goal = least_left(self.house.values)
        self.pairs = shapes(g.melds.ace).pairs
        self.costs, self.linked = _costs(self.house.values), _linked()
        self.cap = g.match.target

    def run(self, w: World, me: Seat) -> float:
        """Play the world to its end: the points that `me` wins, or its share of what another wins, negative.

        Points beyond the target of the match win nothing more.
        """
        for _ in range(_MOST_TURNS):
            card = self.turn(w)
            if card is None:
                return self.worth(w, me)
            if not w.throw(card):
                return 0.0
        return 0.0

    def worth(self, w: World, me: Seat) -> float:
        """What the round is worth to a seat when the hand of the seat to act is empty."""
        values, winner = self.house.values, w.turn
        points = float(sum(values[c] for hand in w.hands for c in members(hand)))
        if w.fresh[winner] and self.house.doubles:
            points *= 2
        if self.cap is not None:
            points = min(points, float(self.cap))
        return points if winner == me else -points / (len(w.hands) - 1)

    def turn(self, w: World) -> Card | None:
        """One turn of the seat to act up to its discard; None when it is out."""
        hand, top, ends = w.hands[w.turn], w.pile[-1] if w.pile else -1, w.ends
        may = w.opened[w.turn] or not self.house.own_meld_first
        if top >= 0 and self._wants(hand, top, may, ends):
            return self._after_draw(w, hand | 1 << w.pile.pop(), top, may)
        return self._after_draw(w, hand | 1 << w.stock.pop(), -1, may)

    def _wants(self, hand: Cards, top: Card, may: bool, ends: Ends) -> bool:
        if may and ends.all >> top & 1:
            return True
        for pair in self.pairs[top]:  # noqa: SIM110 - a generator would take twice as long, and this is asked most
            if hand & pair == pair:
                return True
        return False

    def _after_draw(self, w: World, hand: Cards, taken: Card, may: bool) -> Card | None:
        """Go out, or put down what is to be put down; then the discard."""
        seat, ends = w.turn, w.ends
        found = split(hand, self.rules, self.goal)
        loose = _set(found.left)
        if _is_out(loose, taken):
            w.hands[seat] = 0
            return None
        waits = w.fresh[seat] and not w.lays[seat] and not self._close(w)
        if waits and not ((may or found.melds) and self._goes_out(ends, found.melds, loose, taken)):
            return self._discard(w, hand, found.left, loose, taken)
        for meld in found.melds:
            ends.put(meld, self.rules)
            w.opened[seat] = may = True
        left = _lay_off(ends, loose) if may else loose
        if _is_out(left, taken):
            w.hands[seat] = 0
            return None
        if left != hand:
            w.fresh[seat] = False
        return self._discard(w, left, members(left), left, taken)

    def _goes_out(self, ends: Ends, melds: tuple[Meld, ...], loose: Cards, taken: Card) -> bool:
        if not melds and not ends.all & loose:
            return False
        after = ends.copy()
        for meld in melds:
            after.put(meld, self.rules)
        return _is_out(_lay_off(after, loose), taken)

    def _close(self, w: World) -> bool:
        """Whether another hand is nearly empty."""
        return any(h.bit_count() <= DANGER for i, h in enumerate(w.hands) if i != w.turn)

    def _discard(self, w: World, hand: Cards, left: tuple[Card, ...], loose: Cards, taken: Card) -> Card:
        """The loose card that costs most to keep leaves the hand."""
        best, most = -1, -1.0
        linked, costs = self.linked, self.costs
        for c in left:
            if c != taken:
                cost = costs[c][min((linked[c] & loose).bit_count(), 4)]
                if cost > most:
                    best, most = c, cost
        if best < 0:
            best = next((c for c in members(hand) if c != taken), taken)
        w.hands[w.turn] = hand & ~(1 << best)
        return best


def _is_out(left: Cards, taken: Card) -> bool:
    """Whether no card is left, or one that may be discarded (SOL-21)."""
    return left & (left - 1) == 0 and (taken < 0 or left != 1 << taken)


def _set(of: tuple[Card, ...]) -> Cards:
    found = 0
    for c in of:
        found |= 1 << c
    return found


def _lay_off(ends: Ends, hand: Cards) -> Cards:
    """Lay off what fits, one after another; what remains."""
    while now := hand & ends.all:
        card = now.bit_length() - 1
        ends.add(card)
        hand ^= 1 << card
    return hand
