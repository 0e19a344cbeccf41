"""House rules from the command line: `--preset strict --set ace_mode=high_or_low --set match.rounds=5`."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from ..arena import Player, chance
from ..arena.contest import kind_and_nodes
from ..arena.own import is_own, own_bot
from ..bots import BOTS, Bot, Budget, thinker
from ..core import AnyAction, Game, View, check
from ..errors import UNREADABLE, BadInput, Illegal
from ..games import Entry, entry, make_game
from ..games.describe import bare, fields_of, game_info
from ..transcript import action_text


def house_rules(name: str, preset: str, settings: Iterable[str]) -> Game:
    """The game under a preset with settings over it.

    Raises BadInput for an unknown game, preset or option, or a value that the option does not take.
    """
    base = make_game(name, preset=preset).options
    values: dict[str, Any] = msgspec.to_builtins(base)
    for setting in settings:
        option, sign, text = setting.partition("=")
        path = option.strip().split(".")
        if not sign or not all(path):
            raise BadInput(f"a house rule is OPTION=VALUE, not {setting!r}")
        if path[0] not in values:
            raise BadInput(f"{name} has no option {path[0]!r}; it has {', '.join(values)}")
        value = _value(text.strip(), _can_be_none(entry(name).options, path[0]))
        values[path[0]] = value if len(path) == 1 else _put(values[path[0]], path[1:], value, setting)
        _require_fit(name, path[0], values[path[0]], setting)
    return make_game(name, values)


def _require_fit(name: str, option: str, value: Any, setting: str) -> None:
    """Raise BadInput, with what the option may be, unless it takes the value."""
    try:
        make_game(name, {option: value})
    except BadInput as e:
        if isinstance(value, dict):  # the error says which part is wrong
            raise
        told = next(o for o in game_info(entry(name)).options if o.name == option)
        raise BadInput(f"{setting}: {option} is {told.may_be}") from e


def _value(text: str, can_be_none: bool) -> Any:
    """A JSON value where the text is one, else the text itself; `none` where the option may be left open."""
    if can_be_none and text == "none":
        return None
    try:
        return msgspec.json.decode(text)
    except UNREADABLE:
        return text


def _can_be_none(options: type, name: str) -> bool:
    kind = next(f.type for f in fields_of(options) if f.name == name)
    return any(isinstance(t, msgspec.inspect.NoneType) for t in getattr(bare(kind), "types", ()))


def _put(old: Any, path: Sequence[str], value: Any, setting: str) -> Any:
    """A nested value with one place replaced; naming the field of another variant (`match.rounds`) chooses it."""
    if len(path) != 1 or not isinstance(old, dict):
        raise BadInput(f"{setting}: {setting.partition('.')[0]} has no part of that name")
    if "type" in old and path[0] not in old:
        return {"type": path[0], path[0]: value}
    return {**old, path[0]: value}


def seats_for(g: Game, players: int | None) -> int:
    """The number of players, or the one that plays it best.  Raises BadInput when the game is not for so many."""
    if players is None:
        return entry(g.name).best[0]
    if players not in g.seats:
        raise BadInput(f"{g.name} is for {g.seats_text} players, not {players}")
    return players


def seats_text(e: Entry) -> str:
    """`2-6`, or `4`: how many can play."""
    seats = e.make(e.options()).seats
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]}-{seats[-1]}"


def bot_names(text: str, count: int) -> list[str]:
    """The bots for `count` seats, from `greedy,hard:400`, repeated in turn.

    Raises BadInput for an unknown one, or a budget where none is taken.
    """
    names = [name.strip() for name in text.split(",")]
    for name in names:
        kind_and_nodes(name, kinds=tuple(BOTS))
    return [names[i % len(names)] for i in range(count)]


class _Checked:
    """Somebody's own bot, named where it chooses what the rules refuse."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name, self._bot = name, bot

    def choose(self, g: Game, v: View) -> AnyAction:
        """As the bot.  Raises BadInput, with its name, for what is refused."""
        action = self._bot.choose(g, v)
        try:
            check(g, v, action)
        except Illegal as e:
            raise BadInput(f"{self._name} chose what the rules refuse: {action_text(action, g.spelling)}: {e}") from e
        return action


def make_bot(name: str, *seeds: str | int) -> Player:
    """A bot whose choices follow from these seeds."""
    seed = chance("bot", *seeds)
    kind, nodes = kind_and_nodes(name)
    if is_own(kind):
        return _Checked(kind, own_bot(kind, seed, nodes))
    return BOTS[kind](seed) if nodes is None else thinker(kind, seed, Budget(nodes))
