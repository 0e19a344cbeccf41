"""Actions and whole matches as JSON, for programs: the values as they are, cards as numbers."""

from collections.abc import Iterable
from typing import Final, TypeVar

import msgspec

from ..cards import Card, is_card, is_declared
from ..core import AnyAction, Close, Discard, LayDown, LayOff, Rearrange, Reshuffle
from ..errors import UNREADABLE, BadInput
from ..match import Record

_ACTION_DECODER: Final[msgspec.json.Decoder[AnyAction]] = msgspec.json.Decoder(AnyAction)
_RECORD_DECODER: Final = msgspec.json.Decoder(Record)
_Value = TypeVar("_Value")


class _Download(msgspec.Struct):
    record: msgspec.Raw = msgspec.Raw()


_DOWNLOAD_DECODER: Final = msgspec.json.Decoder(_Download)


def action_json(a: AnyAction) -> str:
    """An action as JSON: `{"do":"discard","card":51}`.  Cards are numbers, melds count from 0."""
    return msgspec.json.encode(a).decode()


def parse_action_json(text: str | bytes) -> AnyAction:
    """Read an action from JSON.  Raises BadInput where it is none, or has a card that notation cannot write."""
    a = _decode(text, _ACTION_DECODER)
    _require_cards("the action", _cards_of(a))
    return a


def record_json(record: Record) -> str:
    """A record as JSON, with all of its options.  Cards are numbers, as in the values."""
    return msgspec.json.encode(record).decode()


def parse_record_json(text: str | bytes) -> Record:
    """Read a record from JSON, as it is; also out of a downloaded match, which has its result and proof beside it.

    Raises BadInput, naming the place, where it is no record or has a card that notation cannot write; whether the game
    exists and the actions are legal is for `match.replay` to say.
    """
    within = _decode(text, _DOWNLOAD_DECODER).record
    record = _decode(bytes(within) or text, _RECORD_DECODER)
    for number, r in enumerate(record.rounds, 1):
        _require_cards(f"round {number}, order", r.order)
        for ply, a in enumerate(r.actions, 1):
            _require_cards(f"round {number}, ply {ply}", _cards_of(a))
    return record


def _decode(text: str | bytes, decoder: msgspec.json.Decoder[_Value]) -> _Value:
    try:
        return decoder.decode(text)
    except UNREADABLE as e:
        raise BadInput(f"JSON: {e}") from e


def _cards_of(a: AnyAction) -> tuple[Card, ...]:
    match a:
        case LayDown(cards) | Reshuffle(cards):
            return cards
        case LayOff(card) | Discard(card) | Close(card):
            return (card,)
        case Rearrange(table):
            return tuple(card for meld in table for card in meld)
        case _:
            return ()


def _require_cards(where: str, cards: Iterable[Card]) -> None:
    for card in cards:
        if not (is_card(card) or is_declared(card)):
            raise BadInput(f"{where}: {card} is no card")
