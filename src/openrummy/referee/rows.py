"""One row of data in, one row out: the answer, or what is wrong with the row."""

from collections.abc import Callable
from typing import Final

import msgspec

from ..errors import UNREADABLE, BadInput
from . import examples, fields, solving
from .cases import PLAYED_AS, read_case
from .fields import Row, Unsupported
from .questions import NEEDED, QUESTIONS

UNSUPPORTED: Final = "unsupported"
_OF_OTHER_GAMES: Final = frozenset("big_gin okey_win okey_joker canasta_meld take_pile parse_meld spread".split())


def answer_case(row: Row) -> Row:
    """`answer`: `legal`, `illegal`, a number, or a number for each seat.  Raises BadInput and Unsupported."""
    do = fields.text(fields.part(row, "action"), "do")
    name = fields.text(row, "game")
    if do in solving.QUESTIONS:
        return {"answer": solving.answer(row)}
    if name not in PLAYED_AS or do in _OF_OTHER_GAMES:
        raise Unsupported(f"nobody rules on {do} in {name}")
    if do not in QUESTIONS:
        raise BadInput(f"no question {do!r:.40}; there are {', '.join((*QUESTIONS, *solving.QUESTIONS))}")
    for needed in NEEDED.get(do, ()):
        if needed not in row:
            raise BadInput(f"{needed} is missing")
    return {"answer": QUESTIONS[do](read_case(row))}


# What answers a kind of row, and the answer for what the product does not have.
_KINDS: Final[dict[str, tuple[Callable[[Row], Row], Row]]] = {
    "basic": (examples.basic, {"result": UNSUPPORTED}),
    "manipulation": (examples.manipulation, {"error": UNSUPPORTED}),
    "board": (examples.board, {"category": UNSUPPORTED, "tier": None, "score": None}),
}
_CASE: Final = (answer_case, {"answer": UNSUPPORTED})


def answer_row(value: object) -> Row:
    """The answer to a row of any kind; never raises, as other rows follow.

    `{"id", "result"}` for `basic`, `{"id", "error"}` for `manipulation`, `{"id", "category", "tier", "score"}` for
    `board`, `{"id", "answer"}` for a case (a row without `kind`); `unsupported` for a game, an option or a question
    that the product does not have; `{"id", "bad_input"}` with the reason for a row that cannot be read.
    """
    name = fields.the_id(value)
    try:
        row = fields.the_row(value)
        answer, unsupported = _kind(row)
    except BadInput as e:
        return {"id": name, "bad_input": str(e)}
    try:
        return {"id": name} | answer(row)
    except Unsupported:
        return {"id": name} | unsupported
    except BadInput as e:
        return {"id": name, "bad_input": str(e)}


def answer_line(line: bytes) -> bytes:
    """The answer to a line of JSON, as JSON; never raises."""
    try:
        value = msgspec.json.decode(line)
    except UNREADABLE as e:
        return msgspec.json.encode({"id": None, "bad_input": f"JSON: {e}"})
    return msgspec.json.encode(answer_row(value))


def _kind(row: Row) -> tuple[Callable[[Row], Row], Row]:
    if "kind" not in row:
        return _CASE
    kind = fields.text(row, "kind")
    if kind not in _KINDS:
        raise BadInput(f"no kind of row {kind!r:.40}; there are {', '.join(_KINDS)}")
    return _KINDS[kind]
