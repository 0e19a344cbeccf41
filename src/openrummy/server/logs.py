"""What the server writes to its log: lines for a person, or JSON; never a secret, a hand, a token or a seed.

An error is told by its type and where it happened. Its message is left out, as it may quote what was being written; so
are the values of local variables and the parameters of SQL statements.
"""

import logging
import sys
import traceback
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, Processor


def _where(_: Any, __: str, event: EventDict) -> EventDict:
    """Instead of an exception: its type, and the places that it came through, innermost last."""
    info = event.pop("exc_info", None)
    error = sys.exc_info()[1] if info is True else info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        frames = traceback.extract_tb(error.__traceback__)
        event["error"] = _chain(error)
        event["trace"] = [f"{f.filename}:{f.lineno} {f.name}" for f in frames]
    return event


def _chain(error: BaseException) -> str:
    names = [type(error).__name__]
    while (cause := error.__cause__ or error.__context__) is not None and len(names) < 5:
        names.append(type(cause).__name__)
        error = cause
    return " from ".join(names)


def configure_logs(as_json: bool, to: TextIO | None = None) -> None:
    """Send our lines, and those of the libraries from WARNING up, to one stream (standard error) in one form."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _where,
    ]
    stream = to or sys.stderr
    last: Processor = (
        structlog.processors.JSONRenderer(sort_keys=False)
        if as_json
        else structlog.dev.ConsoleRenderer(colors=stream.isatty(), exception_formatter=structlog.dev.plain_traceback)
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, last], foreign_pre_chain=shared
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("openrummy").setLevel(logging.INFO)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *shared,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
