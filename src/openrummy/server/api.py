"""Every HTTP call of the server in one table: the routes and the OpenAPI document are made from it."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..fairness import Kept
from ..games.describe import GameInfo
from ..wire import TableSettings
from ..wire.messages import Lobby, OpenTable
from . import bodies, routes
from .accounts import SessionInfo
from .history import Row
from .ledger import Balance
from .ratings import Leader
from .replay import Replayed
from .reviews import Reviewed

Endpoint = Callable[[Request], Awaitable[Response]]


class Call(msgspec.Struct, frozen=True):
    """One call: its path, what runs, the body that it takes (POST) and what it gives; `signed_in` if it needs a token.

    `owner`: only a session may, which its owner signed in with, and no program's token: what decides about the account.
    `gives` is None for an answer that is no JSON.
    """

    path: str
    endpoint: Endpoint
    takes: Any = None
    gives: Any = None
    signed_in: bool = True
    owner: bool = False
    query: tuple[str, ...] = ()

    @property
    def method(self) -> str:
        """`POST` for what changes something."""
        return "GET" if self.takes is None else "POST"


CALLS: Final = (
    Call("/api/guest", routes.guest, bodies.GuestBody, bodies.Me, signed_in=False),
    Call("/api/login", routes.login, bodies.LoginBody, bodies.Me, signed_in=False),
    Call("/api/logout", routes.logout, bodies.Empty, bodies.Empty),
    Call("/api/upgrade", routes.upgrade, bodies.LoginBody, bodies.Me, owner=True),
    Call("/api/password", routes.password, bodies.PasswordBody, bodies.Empty, owner=True),
    Call("/api/rename", routes.rename, bodies.GuestBody, bodies.Me, owner=True),
    Call("/api/revoke", routes.revoke, bodies.IdBody, bodies.Empty, owner=True),
    Call("/api/token", routes.api_token, bodies.LabelBody, bodies.NewToken, owner=True),
    Call("/api/email", routes.email, bodies.EmailBody, bodies.Empty, owner=True),
    Call("/api/email/confirm", routes.confirm, bodies.LinkBody, bodies.Empty, signed_in=False),
    Call("/api/forgot", routes.forgot, bodies.ForgotBody, bodies.Empty, signed_in=False),
    Call("/api/reset", routes.reset, bodies.LinkBody, bodies.Empty, signed_in=False),
    Call("/api/delete", routes.delete_account, bodies.Empty, bodies.Empty, owner=True),
    Call("/api/tables", routes.open_table, TableSettings, bodies.TableRef),
    Call("/api/find", routes.find_table, bodies.CodeBody, bodies.TableRef),
    Call("/api/seat", routes.seat_token, bodies.IdBody, bodies.NewToken, owner=True),
    Call("/api/quick", routes.quick, bodies.QuickBody, bodies.TableRef),
    Call("/api/me", routes.me, gives=bodies.Me),
    Call("/api/visitor", routes.visitor, gives=bodies.Me | None, signed_in=False),
    Call("/api/sessions", routes.sessions, gives=list[SessionInfo], owner=True),
    Call("/api/games", routes.games, gives=list[GameInfo], signed_in=False),
    Call("/api/levels", routes.levels, gives=list[str], signed_in=False),
    Call("/api/words/{language}", routes.words, signed_in=False),
    Call("/api/tables", routes.tables, gives=Lobby, signed_in=False),
    Call("/api/tables/mine", routes.my_tables, gives=list[OpenTable]),
    Call("/api/matches", routes.matches, gives=list[Row], query=("before",)),
    Call("/api/matches/{id}", routes.match, gives=Kept, signed_in=False),
    Call("/api/matches/{id}/rounds/{round:int}", routes.match_round, gives=Replayed, signed_in=False),
    Call("/api/matches/{id}/review/{seat:int}", routes.match_review, gives=Reviewed, signed_in=False),
    Call("/api/balance", routes.balance, gives=Balance),
    Call("/api/stats", routes.stats, gives=bodies.Figures),
    Call("/api/leaders/{game}/{players:int}", routes.leaders, gives=list[Leader], signed_in=False),
    Call("/healthz", routes.healthz, gives=bodies.Health, signed_in=False),
    Call("/readyz", routes.readyz, gives=bodies.Health, signed_in=False),
    Call("/metrics", routes.metrics, signed_in=False),
)
