"""How every point of a round or a match came about, in English, player by player."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from ..cards import Card
from ..core import Game, Item, Why


def caused(items: Iterable[Item], names: tuple[str, ...]) -> list[tuple[Item, str]]:
    """The items that are points, each with its cause in words; `names` are the players."""
    return [(item, _CAUSES[item.why](item, names)) for item in items if item.points]


def within(name: str) -> str:
    """A name inside a sentence."""
    return "you" if name == "You" else name


def left_in_hand(g: Game, cards: Iterable[Card]) -> str:
    """The value of the cards left in a hand as a sum: `10 + 5 + 1 = 16`."""
    values = sorted(map(g.value, cards), reverse=True)
    return " + ".join(map(str, values)) + (f" = {sum(values)}" if len(values) > 1 else "") if values else "0"


def _other(item: Item, names: tuple[str, ...]) -> str:
    return within(names[item.facts["other"]])


def _paid(item: Item, names: tuple[str, ...], thing: str) -> str:
    """A payment, from the side of who gets it from all (or pays it to all), or of one of these."""
    each: int = item.facts["each"]
    if "other" in item.facts:
        return f"{'from' if item.points > 0 else 'to'} {_other(item, names)} for {thing}"
    return f"for {thing}, {each} {'from' if item.points > 0 else 'to'} each other player"


def _close(facts: dict[str, Any]) -> str:
    return "the close" + (f", {facts['base']} x {facts['times']}" if facts["times"] != 1 else "")


_CAUSES: Final[dict[Why, Callable[[Item, tuple[str, ...]], str]]] = {
    Why.LEFT: lambda i, names: f"left with {_other(i, names)}",
    Why.DOUBLED: lambda i, names: "doubled: the whole hand in one turn",
    Why.HELD: lambda i, names: "left in hand",
    Why.DIFFERENCE: lambda i, names: f"against {_other(i, names)} ({i.facts['theirs']} - {i.facts['own']})",
    Why.UNDERCUT: lambda i, names: f"for undercutting {_other(i, names)}",
    Why.OUT: lambda i, names: "for going out",
    Why.TRUMP: lambda i, names: _paid(i, names, "the trump's twin"),
    Why.CLOSE: lambda i, names: _paid(i, names, _close(i.facts)),
    Why.AWAY: lambda i, names: _paid(i, names, "being away"),
    Why.REACHED: lambda i, names: f"for reaching {i.facts['target']}",
    Why.BOXES: lambda i, names: f"for rounds won ({i.facts['rounds']} x {i.facts['each']})",
    Why.HANDS: lambda i, names: "from the hands",
}
