"""The hand: cards in a row that one moves along, selects and puts in order, with the keyboard or the mouse."""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.message import Message
from textual.widget import Widget

from ...cards import Card
from ..looks import Looks, one
from ..screen import SORTS, sorted_hand

_GAP: Final = 1
_CURSOR: Final = "reverse bold"


class Hand(Widget, can_focus=True):
    """The cards of a seat in its own order; the order stays when cards come and go.

    Posts `Selected` whenever other cards are selected, and `Entered` when Enter asks to play them.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", "Along", show=False),
        Binding("right", "step(1)", "Along", show=False),
        Binding("home", "step(-99)", "First", show=False),
        Binding("end", "step(99)", "Last", show=False),
        Binding("space", "select", "Select"),
        Binding("shift+left", "move(-1)", "Move", show=False),
        Binding("shift+right", "move(1)", "Move", key_display="⇧←→"),
        Binding("escape", "clear", "None", show=False),
        Binding("enter", "play", "Play"),
    ]
    DEFAULT_CSS: ClassVar[str] = (
        "Hand { height: auto; min-height: 2; padding: 0 1; } Hand:focus { background: $boost; }"
    )

    class Selected(Message):
        """Other cards are selected now."""

    class Entered(Message):
        """The selected cards are to be played."""

    def __init__(self, looks: Looks) -> None:
        super().__init__(id="hand")
        self.looks = looks
        self.cards: list[Card] = []
        self.selected: set[Card] = set()
        self.new: Card | None = None
        self.sorted_by = SORTS[0]
        self._nothing = ""
        self._at = 0

    def hold(self, cards: Iterable[Card], new: Card | None, nothing: str = "") -> None:
        """Hold these cards: those that stay keep their places, new ones come last; a new hand is sorted.

        `nothing` is what an empty hand says.
        """
        self._nothing = nothing
        held = tuple(cards)
        stay = [c for c in self.cards if c in held]
        come = [c for c in held if c not in stay]
        self.cards = stay + come if stay else [c for group in sorted_hand(come, self.sorted_by) for c in group]
        self.selected &= set(held)
        self.new = new
        self._at = max(0, min(self._at, len(self.cards) - 1))
        self.refresh(layout=True)

    def sort(self, by: str) -> None:
        """Put the hand in order."""
        self.sorted_by = by
        self.cards = [c for group in sorted_hand(self.cards, by) for c in group]
        self.refresh()

    def select_only(self, cards: Sequence[Card]) -> None:
        """Select these cards and no others."""
        self.selected = set(cards)
        self._tell()

    def render(self) -> Text:
        """Cards side by side; what is selected is lifted by brackets, the new one is marked."""
        cells = [self._cell(i, c) for i, c in enumerate(self.cards)]
        return Text(" " * _GAP).join(cells) if cells else Text(self._nothing, style="dim")

    def _cell(self, i: int, card: Card) -> Text:
        left, right = ("[", "]") if card in self.selected else ("+", " ") if card == self.new else (" ", " ")
        cell = Text(left).append(one(card, self.looks)).append(right)
        if i == self._at and self.has_focus:
            cell.stylize(_CURSOR)
        return cell

    def on_focus(self) -> None:
        """Show where one is."""
        self.refresh()

    def on_blur(self) -> None:
        """Hide it again."""
        self.refresh()

    def on_click(self, event: Click) -> None:
        """Select the card that was clicked."""
        x, y = event.x - 1, event.y
        width = max(1, self.content_size.width)
        lines = list(self.render().wrap(self.app.console, width))
        before = sum(len(line.plain) + 1 for line in lines[:y])
        place = before + x
        start = 0
        for i, card in enumerate(self.cards):
            end = start + len(self._cell(i, card).plain)
            if start <= place < end:
                self._at = i
                self._toggle(card)
                return
            start = end + _GAP

    def action_step(self, by: int) -> None:
        """Go along the hand."""
        self._at = max(0, min(self._at + by, len(self.cards) - 1))
        self.refresh()

    def action_select(self) -> None:
        """Select the card here, or leave it."""
        if self.cards:
            self._toggle(self.cards[self._at])

    def action_move(self, by: int) -> None:
        """Move the card here along the hand."""
        to = self._at + by
        if 0 <= to < len(self.cards):
            self.cards[self._at], self.cards[to] = self.cards[to], self.cards[self._at]
            self._at = to
            self.refresh()

    def action_clear(self) -> None:
        """Select nothing."""
        self.select_only(())

    def action_play(self) -> None:
        """Play what is selected; with nothing selected, the card here."""
        if not self.selected and self.cards:
            self.selected = {self.cards[self._at]}
            self._tell()
            return
        self.post_message(self.Entered())

    def _toggle(self, card: Card) -> None:
        self.selected ^= {card}
        self._tell()

    def _tell(self) -> None:
        self.refresh()
        self.post_message(self.Selected())
