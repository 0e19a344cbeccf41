"""The page as it is sent: compressed, and kept by browsers as long as it does not change."""

import os
from typing import Final

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from .web import CLIENT

SMALL: Final = 500  # bytes: what is smaller does not become smaller still
_FOREVER: Final = "public, max-age=31536000, immutable"  # for a year: names of assets change with what is in them
_ASK: Final = "no-cache"  # kept, but asked for anew each time


class Pages(StaticFiles):
    """The files of the built page, each with how long it may be kept."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file, or word that it has not changed."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        asset = scope["path"].startswith("/assets/")
        response.headers["cache-control"] = _FOREVER if asset else _ASK
        return response


def pages() -> Mount:
    """The built page.  Nothing else is compressed: an answer with a secret in it would tell its length."""
    return Mount("/", Pages(directory=CLIENT, html=True), middleware=[Middleware(GZipMiddleware, minimum_size=SMALL)])
