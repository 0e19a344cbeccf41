"""The house rules of a row: the options of a game, under the names of the product or of the data."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ..core import Game
from ..errors import BadInput
from ..games import GAMES, entry, make_game
from ..melds import Ace
from ..verbs import RenewStock
from .fields import Row, Unsupported

# Values of the data that are values of an option here: {name in the data: {value: options}}.
_TRANSLATED: Final[dict[str, dict[object, Row]]] = {
    "must_discard_to_go_out": {True: {"final_discard": True}, False: {"final_discard": False}},
    "ace_points": {1: {"ace_mode": "low"}, 15: {"ace_mode": "high_or_low"}},
    "scoring": {"winner_takes": {}},
}
_ACES: Final = {"low": Ace.LOW, "both": Ace.BOTH, "high_or_low": Ace.BOTH}
_TURNED_OVER: Final = frozenset({"turn_over_keep_top"})
_SHUFFLED: Final = frozenset({"shuffle", "shuffle_keep_top", "reshuffle", "reshuffle_keep_top"})
_BLOCKED: Final = frozenset({"block", "end", "end_round", "none"})


def known_game(name: str) -> str:
    """The name, if a game of the product has it.  Raises Unsupported."""
    if name not in GAMES:
        raise Unsupported(f"no game {name}")
    return name


def game_with(name: str, options: Mapping[str, Any]) -> Game:
    """The game under options of the product.

    Raises Unsupported for an option, or a choice of one, that does not exist, and BadInput for a value that is none.
    """
    info = msgspec.inspect.type_info(entry(known_game(name)).options)
    kinds = {f.name: f.type for f in info.fields} if isinstance(info, msgspec.inspect.StructType) else {}
    for option, value in options.items():
        if option not in kinds:
            raise Unsupported(f"{name} has no option {option}")
        choices = _choices(kinds[option])
        if choices and isinstance(value, str) and value not in choices:
            raise Unsupported(f"{option} is never {value}")
    return make_game(name, dict(options))


def game_of_case(name: str, rules: Row) -> Game:
    """The game under the rules of a case, whose names and values are those of the data.  Raises as `game_with`."""
    options: Row = {}
    for rule, value in rules.items():
        if rule in _TRANSLATED:
            _merge(options, _translate(rule, value))
        elif rule not in ("ace", "on_empty"):
            _merge(options, {rule: value})
    if "ace" in rules:
        _merge(options, _ace(name, rules["ace"]))
    if "on_empty" not in rules:
        return game_with(name, options)
    return _when_empty(name, options, rules["on_empty"])


def _choices(kind: msgspec.inspect.Type) -> frozenset[str]:
    bare = kind.type if isinstance(kind, msgspec.inspect.Metadata) else kind
    return frozenset(str(m.value) for m in bare.cls) if isinstance(bare, msgspec.inspect.EnumType) else frozenset()


def _merge(options: Row, more: Row) -> None:
    for option, value in more.items():
        if options.setdefault(option, value) != value:
            raise Unsupported(f"{option} cannot be {options[option]} and {value}")


def _translate(rule: str, value: object) -> Row:
    if not isinstance(value, str | int):
        raise BadInput(f"rules: {rule} is not a value: {value!r:.40}")
    known = {k: v for k, v in _TRANSLATED[rule].items() if type(k) is type(value) and k == value}
    if not known:
        raise Unsupported(f"{rule} is never {value}")
    return next(iter(known.values()))


def _ace(name: str, value: object) -> Row:
    """The option for the place of the ace, or nothing where the game has it fixed that way."""
    ace = read_ace(value)
    if "ace_mode" in entry(known_game(name)).options.__struct_fields__:
        return {"ace_mode": ace.value}
    if make_game(name).melds.ace is not ace:
        raise Unsupported(f"in {name} the ace is not {value}")
    return {}


def read_ace(value: object) -> Ace:
    """`low` or `both`.  Raises Unsupported for another word, BadInput for no word."""
    if not isinstance(value, str):
        raise BadInput(f"rules: ace is a text, not {value!r:.40}")
    if value not in _ACES:
        raise Unsupported(f"the ace is never {value}")
    return _ACES[value]


def _when_empty(name: str, options: Row, value: object) -> Game:
    """What becomes of the discards when the stock is empty, as the house has it: shuffled, turned over, or nothing."""
    if not isinstance(value, str):
        raise BadInput(f"rules: on_empty is a text, not {value!r:.40}")
    renews = [rule for rule in make_game(known_game(name)).turn_rules if isinstance(rule, RenewStock)]
    if not renews or value not in _SHUFFLED | _TURNED_OVER | _BLOCKED:
        raise Unsupported(f"on_empty is never {value}")
    g = game_with(name, options)
    turn_rules = tuple(_renewing(rule, value) if isinstance(rule, RenewStock) else rule for rule in g.turn_rules)
    return msgspec.structs.replace(g, turn_rules=turn_rules)


def _renewing(rule: RenewStock, value: str) -> RenewStock:
    return RenewStock(0 if value in _BLOCKED else rule.most, value in _SHUFFLED, rule.lone_ends)
