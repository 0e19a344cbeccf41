"""The server without its transport: store, accounts, tables, limits; what routes and connections work with."""

from collections.abc import Callable
from typing import Final

from limits import RateLimitItemPerMinute
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from ..bots import LEVELS
from ..core import Seat
from ..wire import Refused, TableCode
from .accounts import Account, Accounts
from .alone import Alone
from .desk import Entries
from .history import History
from .hub import Hub, wall_clock
from .journal import note
from .ledger import Ledger
from .link import CLOSE_SIGNED_OUT, Link
from .metrics import Metrics
from .quick import QuickMatch
from .ratings import Ratings
from .recovery import Recovery, by_smtp
from .reviews import reviewed
from .room import Room
from .secret import new_seed
from .settings import ServerSettings
from .store import Store
from .thinkers import Thinkers

REVIEWS_KEPT: Final = 256  # so that somebody who looks again does not wait again


class Service:
    """Everything that runs behind the routes.  `await Service.open(settings)`, then `await service.close()`."""

    def __init__(
        self, settings: ServerSettings, store: Store, now: Callable[[], int], secret: Callable[[], str], alone: Alone
    ) -> None:
        self.settings, self.store, self.now, self._alone = settings, store, now, alone
        self.metrics = Metrics()
        self.accounts = Accounts(store)
        self.recovery = Recovery(store, self.accounts, settings, by_smtp(settings))
        self.ratings = Ratings(store)
        self.ledger = Ledger(store, settings.joker_daily, settings.joker_matches)
        self.history = History(store, self.ratings, self.ledger)
        self.hub = Hub(store, self.accounts, self.ledger, self._match_over, now, secret)
        self.hub.heard = self._heard
        self.thinkers = Thinkers(settings.bot_processes, self.metrics.thought)
        self.hub.choose = self.thinkers.choice
        store.log.took, store.log.failed = self.metrics.append_seconds.observe, self.metrics.append_failures.inc
        self.quick = QuickMatch(self.hub)
        self._reviews: dict[tuple[str, Seat], bytes] = {}
        self.links: dict[str, set[Link]] = {}
        self.cuts = 0  # how often connections were cut: whoever looked up a token before looks again
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    @classmethod
    async def open(
        cls, settings: ServerSettings, now: Callable[[], int] = wall_clock, secret: Callable[[], str] = new_seed
    ) -> "Service":
        """Open the store (migrating it) and wake the tables.

        Raises BadInput when the store cannot be used, or another server uses its file or database.
        """
        alone = Alone(settings.file)
        try:
            store = await Store.open(settings.url, settings.synchronous, alone=True)
        except BaseException:
            alone.close()
            raise
        service = cls(settings, store, now, secret, alone)
        await service.hub.start()
        return service

    async def quiet(self) -> None:
        """Take no new command, let every table finish what is in hand, and keep the matches that are over."""
        await self.quick.stop()
        await self.hub.stop()
        self.thinkers.stop()

    async def close(self) -> None:
        """Stop the tables, write what waits, close the store."""
        await self.quiet()
        await self.store.close()
        self._alone.close()

    async def review(self, match_id: str, account: str | None, seat: Seat) -> bytes:
        """The look back at a seat of a finished match, as JSON.  Raises as `History.for_review`."""
        record, names = await self.history.for_review(match_id, account, seat)
        if (match_id, seat) not in self._reviews:
            told = await self.thinkers.work(reviewed, record, names, seat)
            while len(self._reviews) >= REVIEWS_KEPT:
                self._reviews.pop(next(iter(self._reviews)))
            self._reviews[match_id, seat] = told
        return self._reviews[match_id, seat]

    async def _match_over(self, room: Room) -> None:
        if await self.history.keep(room, self.now()):
            self.metrics.matches.labels(room.game.name).inc()

    def _heard(self, room: Room, entries: Entries) -> None:
        note(room, entries)
        self.metrics.count(room, entries)

    def limit(self, what: str, who: str, per_minute: int) -> None:
        """Count one use.  Raises Refused TOO_FAST over the limit."""
        if not self._limiter.hit(RateLimitItemPerMinute(per_minute), what, who):
            self.metrics.limited.labels(what).inc()
            raise Refused(TableCode.TOO_FAST)

    def may_chat(self, account: str) -> bool:
        """Whether an account may say another line now."""
        may = self._limiter.hit(RateLimitItemPerMinute(self.settings.chat_per_minute), "chat", account)
        if not may:
            self.metrics.limited.labels("chat").inc()
        return may

    def bot_level(self, level: str) -> str:
        """A level that a table offers.  Raises Refused BAD_MESSAGE with those, from the weakest to the strongest."""
        if level not in LEVELS:
            raise Refused(TableCode.BAD_MESSAGE, field="level", levels=list(LEVELS))
        return level

    async def who_has_seat(self, token: str, table_id: str) -> Account | None:
        """Whose seat token this is; tokens of another table do not count."""
        return await self.accounts.by_token(token, self.now(), scope=table_id)

    def join(self, link: Link) -> bool:
        """Count a connection; False when its account has too many."""
        mine = self.links.setdefault(link.account.id, set())
        if len(mine) >= self.settings.sockets_per_account:
            return False
        mine.add(link)
        self.metrics.sockets.inc()
        return True

    def cut(self, account: str, only: str = "", but: str = "") -> None:
        """End the connections that act for an account by a token that is none any more.

        `only`: how the hash of the token begins; `but`: the hash of the one that stays.
        """
        self.cuts += 1
        for link in [link for links in self.links.values() for link in links]:
            for who in (link.owner, link.account):
                if who.id == account and who.token.startswith(only) and who.token != but:
                    link.close(CLOSE_SIGNED_OUT)

    def part(self, link: Link, account: str) -> None:
        """A connection is gone."""
        self.hub.garbage.one_more()
        mine = self.links.get(account, set())
        if link in mine:
            mine.discard(link)
            self.metrics.sockets.dec()
        if not mine:
            self.links.pop(account, None)
