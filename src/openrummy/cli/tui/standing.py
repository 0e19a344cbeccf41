"""How the table stands, in words: who sits there, who waits for whom, and what to do next."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from ...core import SPECTATOR, Game, Seat
from ...wire import messages as wire
from ..looks import QUIET, STRONG, styled
from ..screen import limit_text
from ..tally import caused

_NOTHING: Final = {
    "lobby": "the match has not begun yet",
    "between": "the round is over",
    "over": "the match is over",
    "closed": "the table is closed",
}


def names_of(table: wire.TableInfo, seat: Seat) -> tuple[str, ...]:
    """What each seat is called by who sits at `seat`."""
    return tuple("You" if i == seat else c.name if c else "-" for i, c in enumerate(table.chairs))


def round_number(table: wire.TableInfo) -> int:
    """The number of the round that is played, or was played last."""
    return max(1, len(table.rounds) + (table.stage == "playing"))


def standing(table: wire.TableInfo, seat: Seat) -> str:
    """What one should know or do now, in a sentence; nothing while a round is played."""
    chair = table.chairs[seat] if seat != SPECTATOR else None
    ready = chair is not None and chair.ready
    match table.stage:
        case "lobby":
            return _before(table, seat)
        case "between" if chair is None:
            return "The round is over."
        case "between":
            return (
                "You are ready for the next round."
                if ready
                else "The round is over. F5 when you are ready for the next one."
            )
        case "over":
            return _after(table, seat, ready)
        case "closed":
            return "The table is closed. F10 to leave."
        case _:
            return "You are watching: you have no seat here." if chair is None else ""


def _before(table: wire.TableInfo, seat: Seat) -> str:
    if table.host != seat or seat == SPECTATOR:
        host = table.chairs[table.host] if table.host is not None else None
        return f"Waiting for {host.name if host else 'the host'}, who starts the match."
    free = sum(c is None for c in table.chairs)
    if free:
        return f"You are the host. {free} {'seat is' if free == 1 else 'seats are'} free: F6 puts a bot there."
    return "You are the host: F5 starts the match."


def _after(table: wire.TableInfo, seat: Seat, ready: bool) -> str:
    won = table.final is not None and seat in table.final.winners
    said = "The match is over" + ("." if seat == SPECTATOR else ": you win!" if won else ": not this time.")
    if seat == SPECTATOR:
        return f"{said} F10 to leave."
    return f"{said} You are ready for another." if ready else f"{said} F5 for another, F10 to leave."


def nothing_offered(table: wire.TableInfo, seat: Seat) -> str:
    """Why there is no move to choose."""
    return _NOTHING.get(table.stage, "you are watching" if seat == SPECTATOR else "wait for your turn")


def lobby_text(g: Game, table: wire.TableInfo, seat: Seat) -> Text:
    """The table before the first deal: which game, and who is there already."""
    lines = [styled(f"{g.name}, {limit_text(g)}, {len(table.chairs)} players", STRONG), Text()]
    for i, (name, chair) in enumerate(zip(names_of(table, seat), table.chairs, strict=True)):
        facts = ["host"] if i == table.host else []
        if chair is not None and chair.bot:
            facts.append(f"bot, {chair.bot}")
        line = Text(f"  {i + 1}  ").append(name if chair else "a free seat", STRONG if chair else QUIET)
        lines.append(line.append(f"  {', '.join(facts)}", QUIET))
    return Text("\n").join(lines)


def points_of(table: wire.TableInfo, names: Sequence[str]) -> Iterable[str]:
    """The points of the last round, and how they came about where that is told."""
    yield f"\nRound {len(table.rounds)}"
    for seat, points in enumerate(table.rounds[-1].points):
        yield f" {names[seat]} {points:+d}, in all {table.totals[seat]}"
    for item, cause in caused(table.items, tuple(names)):
        yield f"   {names[item.seat]} {item.points:+d} {cause}"


def welcome_back(told: wire.Welcome) -> str:
    """What a player is told who has come back."""
    if told.seat == SPECTATOR:
        return "You are back, but your seat was given away meanwhile."
    acted = told.digest.played_for if told.digest else 0
    return "You are back at your seat." + (
        f" {acted} moves were made for you meanwhile."
        if acted > 1
        else " A move was made for you meanwhile."
        if acted
        else ""
    )
