"""The table: players and melds above, the hand and the moves below, what happens at the side."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar, Final

from msgspec.structs import replace
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Resize
from textual.widgets import Footer, Input, OptionList, RichLog, Static
from textual.widgets.option_list import Option

from ...client import Client, ServerRefused
from ...coach import advise
from ...core import SPECTATOR, AnyAction, AnyEvent, Game, Rearrange, View
from ...errors import BadInput, Code
from ...locales import words
from ...notation import Spelling
from ...wire import TableCode, game_of
from ...wire import messages as wire
from ..advice import reason_words
from ..looks import Looks
from ..menu import Item, in_words
from ..news import news_text
from ..screen import SORTS, Table, can, table_text
from ..summary import layout_text
from ..typed import read_move
from ..words import refusal_words
from .again import LOST, UNKNOWN, come_back
from .hand import Hand
from .moves import fitting, meant, titled
from .standing import lobby_text, names_of, nothing_offered, points_of, round_number, standing, welcome_back

NEWS_WIDTH: Final = 32
_SIDE: Final = NEWS_WIDTH + 4  # a border, a space at each edge, and a scrollbar that is always there
NARROW: Final = 110  # columns below which the news have no column of their own
_NOT_GIVEN: Final = ("rated", "least")  # facts that a refusal may lack, and its sentence asks for
SHORT: Final = 32  # lines below which the moves get fewer
_CSS: Final = (
    f"#side {{ width: {_SIDE}; }}"
    + """
#side { border-left: solid $primary-darken-2; padding: 0 1; overflow-y: scroll; scrollbar-size-vertical: 1; }
#table { height: auto; padding: 0 1; }
#over { height: 1fr; }
#moves { height: 8; border: round $primary-darken-1; }
#typed { height: 3; }
#told { height: 5; padding: 0 1; color: $warning; }
.narrow #side { display: none; }
.short #moves { height: 5; border: none; padding: 0 1; }
.short #told { height: 3; }
.short #typed { height: 1; border: none; }
"""
)


def refused_words(e: ServerRefused, spelling: Spelling = Spelling.CARDS) -> str:
    """Why the server refused, in a sentence; the bare code where there is none."""
    if e.code in set(Code):
        return refusal_words(Code(e.code), e.facts, spelling)
    try:
        key = e.code.removeprefix("T_").lower().replace("_", "-")
        return words("en", f"refused-{key}", **(dict.fromkeys(_NOT_GIVEN, "none") | e.facts))
    except (KeyError, ValueError):
        return str(e)


class TableApp(App[None]):
    """A seat at a table of a server, in the terminal."""

    CSS: ClassVar[str] = _CSS
    TITLE = "OpenRummy"
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "hint", "Hint"),
        Binding("f2", "sort", "Sort"),
        Binding("f3", "propose", "Rebuild"),
        Binding("f4", "undo", "Undo"),
        Binding("f5", "start", "Start"),
        Binding("f5", "ready", "Ready"),
        Binding("f6", "add_bot", "Add a bot"),
        Binding("f10", "quit", "Quit"),
        Binding("ctrl+c", "quit", "Quit", show=False, priority=True),
    ]

    def __init__(
        self, client: Client, looks: Looks, *, sort: str = SORTS[0], code: bool = False,
        welcome: wire.Welcome | None = None, wait: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:  # fmt: skip
        """`code`: show the table's code; `welcome`: what the server said when we came; `wait` lets seconds pass."""
        super().__init__()
        self.client, self.looks = client, looks
        self.lost = False
        self.finished = ""  # the match that was played to its end last
        self._with_code, self._welcome, self._wait = code, welcome, wait
        self.hand = Hand(looks)
        self.items: list[Item] = []
        self.titles: list[str] = []
        self.shown = -1
        self._news = Text()
        self._proposed: tuple[AnyAction, ...] = ()
        self._sort = self.hand.sorted_by = sort
        self._rounds_told = ("", 0)

    def compose(self) -> ComposeResult:
        """Lay the table."""
        with Horizontal():
            with Vertical():
                with VerticalScroll(id="over", can_focus=False):
                    yield Static(id="table")
                yield self.hand
                yield Static(id="told")
                yield OptionList(id="moves")
                yield Input(placeholder="or type a move: draw, meld 7h 8h 9h, lay off 10h on 2, kd …", id="typed")
            yield RichLog(id="side", wrap=True, min_width=1)
        yield Footer(compact=True)

    def on_resize(self, event: Resize) -> None:
        """Make do with the room there is."""
        self.screen.set_class(event.size.width < NARROW, "narrow")
        self.screen.set_class(event.size.height < SHORT, "short")
        self.call_after_refresh(self.show_table, (), newest=False)

    def on_mount(self) -> None:
        """Show what is there, and listen from now on."""
        self.hand.focus()
        welcome = self._welcome
        self.show_table(welcome.missed if welcome else (), newest=bool(welcome and welcome.seq >= self.client.seq))
        self._tell_standing()
        self.run_worker(self._listen(), exclusive=True)

    async def _listen(self) -> None:
        """Show what happens; when the connection is lost, come back and go on."""
        while True:
            async for told in self.client.told():
                if isinstance(told, wire.Welcome):
                    self._changed(told.missed, told.seq)
                elif isinstance(told, wire.Update) and (told.events or told.view or told.table or told.undone):
                    self._changed(told.events, told.seq)
                elif isinstance(told, wire.Update):  # a line of chat, say: what was said holds still
                    self.show_table((), newest=told.seq >= self.client.seq)
            self.lost = True
            self.show_moves()
            try:
                welcome = await come_back(self.client, self.tell, self._wait)
            except ServerRefused as e:
                unknown = e.code == TableCode.NO_ACCOUNT
                self.tell(f"{UNKNOWN if unknown else refused_words(e)} F10 to leave.")
                return
            self.lost = False
            self._changed(welcome.missed, welcome.seq)
            self.tell(f"{welcome_back(welcome)} {standing(welcome.table, welcome.seat)}")

    def _changed(self, events: Sequence[AnyEvent], seq: int) -> None:
        """Something is different: what was said about it before holds no longer."""
        self._proposed = ()
        self.show_table(events, newest=seq >= self.client.seq)
        self._tell_standing()

    def _tell_standing(self) -> None:
        if self.client.table is not None:
            self.tell(standing(self.client.table, self.client.seat))

    # -- what one sees --

    @property
    def game(self) -> Game:
        """The game of the table, with its house rules."""
        assert self.client.table is not None
        return game_of(self.client.table.settings)

    @property
    def view(self) -> View | None:
        """What this seat sees, while a round is played."""
        v = self.client.view
        if v is None:
            return None
        return View(self.client.seat, v.hand, v.drawn, v.counts, v.stock, v.stock_order, v.public)

    @property
    def names(self) -> tuple[str, ...]:
        """What each seat is called here."""
        assert self.client.table is not None
        return names_of(self.client.table, self.client.seat)

    def show_table(self, events: Sequence[AnyEvent], newest: bool = True) -> None:
        """Show how things stand, and what happened; `newest`: no later events wait to be shown."""
        table, v = self.client.table, self.view
        if table is None:
            return
        if table.stage == "over":
            self.finished = table.match
        looks = replace(self.looks, spelling=self.game.spelling)
        self.hand.looks = looks
        self.query_one("#table", Static).update(self._table_text(table, v, events, looks))
        self.hand.hold(v.hand if v else (), v.drawn if v else None, f"no {looks.thing}s" if v else "")
        self._show_news(table, events, looks, newest)
        self.show_moves()
        self.refresh_bindings()
        self.shown = self.client.seq

    def _table_text(self, table: wire.TableInfo, v: View | None, events: Sequence[AnyEvent], looks: Looks) -> Text:
        code = table.code if self._with_code else ""
        if v is None:
            head = Text(f"Table {code}\n\n") if code else Text()
            return head.append(lobby_text(self.game, table, self.client.seat))
        totals = table.totals or (0,) * len(self.names)
        shown = Table(self.game, self.names, totals, round_number(table), self._sort, code)
        narrow = self.size.width < NARROW
        width = max(60, self.size.width - 4 - (0 if narrow else _SIDE))
        if events:
            self._news = news_text(events, self.names, looks, width)
        text = table_text(replace(v, seat=SPECTATOR), shown, looks, width, self._news if narrow else None)
        outcome = v.public.outcome
        if outcome is not None and outcome.closing is not None and outcome.seat is not None:
            text.append(layout_text(outcome.closing, shown, outcome.seat, looks, width))
            over = self.query_one("#over", VerticalScroll)
            self.call_after_refresh(over.scroll_end, animate=False)
        return text

    def _show_news(self, table: wire.TableInfo, events: Sequence[AnyEvent], looks: Looks, newest: bool) -> None:
        """What happened, and after the last event of a round its points with their causes, once."""
        side = self.query_one("#side", RichLog)
        if events:
            side.write(news_text(events, self.names, looks, NEWS_WIDTH))
        rounds = (table.match, len(table.rounds))
        if newest and table.rounds and rounds != self._rounds_told:
            self._rounds_told = rounds
            side.write(Text("\n".join(points_of(table, self.names)), style="bold"))

    def show_moves(self) -> None:
        """The moves on offer, those that fit the selected cards where there are any."""
        moves, v, offers = self.query_one("#moves", OptionList), self.view, self.client.offers
        moves.clear_options()
        self.items = []
        if self.lost or self.client.table is None or v is None or offers is None:
            table = self.client.table
            words = nothing_offered(table, self.client.seat) if table and not self.lost else "reconnecting"
            moves.add_option(Option(words, disabled=True))
            return
        self.items = fitting(self.game, v, (*self._proposed, *offers.actions), self.hand.selected, self.hand.looks)
        self.titles = [titled(self.game, v, x, self.hand.looks) for x in self.items]
        moves.add_options([Option(title) for title in self.titles])
        if not self.titles:
            moves.add_option(Option("nothing is offered for these cards; Enter asks the rules why", disabled=True))

    def tell(self, text: str) -> None:
        """A sentence under the hand."""
        self.query_one("#told", Static).update(Text(text))

    # -- what one does --

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Which keys mean something now; the others are not shown."""
        table = self.client.table
        if table is None:
            return True
        match action:
            case "start" | "add_bot":
                return table.stage == "lobby" and table.host == self.client.seat != SPECTATOR
            case "ready":
                return table.stage in ("between", "over")
            case "propose":
                return can(self.game, Rearrange)
            case "undo":
                return table.settings.undo
            case _:
                return True

    def on_hand_selected(self) -> None:
        """Other cards are selected: other moves fit."""
        if self.hand.selected and not self.lost:
            self._tell_standing()
        self.show_moves()

    async def on_hand_entered(self) -> None:
        """Play the selected cards: the only move that fits, or ask the rules why there is none."""
        if len(self.items) == 1:
            await self.play(self.items[0].action)
        elif self.items:
            self.query_one("#moves", OptionList).focus()
        elif (action := meant(self.hand.selected, self.game)) is not None:
            await self.play(action)

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Play the chosen move."""
        if event.option_index < len(self.items):
            await self.play(self.items[event.option_index].action)
            self.hand.focus()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Play the typed move."""
        v = self.view
        if v is None or not event.value.strip():
            return
        try:
            action = read_move(event.value, self.game, v)
        except BadInput as e:
            self.tell(str(e))
            return
        if await self.play(action):
            event.input.clear()
            self.hand.focus()

    async def play(self, action: AnyAction) -> bool:
        """Play a move; whether the rules took it."""
        done = await self._asked(wire.Act, action=action, seen=self.client.seq)
        if done:
            self.hand.select_only(())
        return done

    async def _asked(self, kind: type[wire.Ask], **fields: Any) -> bool:
        try:
            await self.client.ask(kind, **fields)
        except ServerRefused as e:
            self.tell(refused_words(e, self.game.spelling))
            return False
        except ConnectionError:
            self.tell(f"{LOST} …")
            return False
        return True

    async def action_undo(self) -> None:
        """Take back one's own last move."""
        await self._asked(wire.Undo)

    async def action_start(self) -> None:
        """Host: begin the match."""
        await self._asked(wire.Start)

    async def action_add_bot(self) -> None:
        """Host: a bot takes a free seat."""
        await self._asked(wire.AddBot)

    async def action_ready(self) -> None:
        """Ready for the next round, or for another match."""
        await self._asked(wire.Ready)

    async def action_quit(self) -> None:
        """Leave; nobody is told anything after that."""
        self.workers.cancel_all()
        self.exit()

    def action_sort(self) -> None:
        """Put the hand in order: by suit, by rank, and so on."""
        self._sort = SORTS[1 - SORTS.index(self._sort)]
        self.hand.sort(self._sort)

    async def action_propose(self) -> None:
        """Ask what can be played by rebuilding the table."""
        try:
            told = await self.client.ask(wire.Propose)
        except (ServerRefused, ConnectionError) as e:
            self.tell(refused_words(e, self.game.spelling) if isinstance(e, ServerRefused) else f"{LOST} …")
            return
        self._proposed = tuple(a for a in getattr(told, "actions", ()) if isinstance(a, Rearrange))
        self.hand.select_only(())
        self.query_one("#moves", OptionList).focus()

    def action_hint(self) -> None:
        """What the coach would do, and why, where the table allows hints."""
        table, v = self.client.table, self.view
        if table is None or v is None or not table.settings.hints:
            self.tell("This table has no hints." if table is not None and v is not None else "")
            return
        for advice in advise(self.game, v, top=1):
            text = Text("The coach would ").append(in_words(self.game, v, advice.action, self.hand.looks))
            for r in advice.reasons:
                text.append(f"\n  {reason_words(r, 'en', self.hand.looks, self.names)}")
            self.query_one("#told", Static).update(text)
            return
        self.tell("It is not your turn.")
