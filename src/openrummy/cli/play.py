"""`openrummy play`: a whole match in the terminal, a person against bots."""

import secrets
import sys
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Final

from rich.text import Text

from ..arena import MatchInPlay, Player
from ..core import ExtraJokers, Game, Seat
from ..errors import BadInput
from ..games import GAMES, Entry
from ..match import Record, Step
from ..shuffle import SEED_BYTES, commitment, seed_from_text
from ..transcript import record_json, record_text
from . import looks as look
from .looks import Looks
from .person import ME, Person, Quit, Terminal
from .screen import SORTS, console, looks_of
from .settings import bot_names, house_rules, make_bot, seats_for, seats_text
from .shelf import data_folder
from .summary import match_text, round_text

BOT_NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eva")
FIRST_CHOICE: Final = "basic"


def play_command(
    game: str | None,
    players: int | None,
    settings: Sequence[str],
    preset: str,
    seed: str | None,
    sort: str,
    bots: str,
    record: str | None,
) -> None:
    """Play at this terminal.  Raises BadInput for what cannot be played."""
    if sort not in SORTS:
        raise BadInput(f"--sort is {' or '.join(SORTS)}, not {sort!r}")
    terminal = Terminal(console(), ask_for_line, clear=sys.stdout.isatty() and _somebody_types())
    try:
        if game is None:
            game, players = ask_what_to_play(terminal, players)
        g = house_rules(game, preset, settings)
    except EOFError:
        terminal.say("\nThe input has ended before a game was chosen.")
        return
    kinds = bot_names(bots, seats_for(g, players) - 1)
    key = seed_from_text(seed) if seed is not None else secrets.token_bytes(SEED_BYTES)
    play_match_at(terminal, g, kinds, key, sort, Path(record) if record else _own_place(g, key))


def _somebody_types() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def ask_for_line(prompt: str) -> str:
    """A line from standard input.  Raises EOFError when it is closed."""
    if sys.stdin is None or sys.stdin.closed:
        raise EOFError
    if _somebody_types():
        import readline  # noqa: F401  # lets the line be edited, and earlier ones come back
    return input(prompt)


def ask_what_to_play(terminal: Terminal, players: int | None) -> tuple[str, int]:
    """Ask for the game and the number of players; Enter takes what is proposed.  Raises EOFError without an answer."""
    names = list(GAMES)
    terminal.say(Text("OpenRummy\n", look.STRONG))
    for i, e in enumerate(GAMES.values(), 1):
        terminal.say(
            look.styled(f"  {i} ", look.NUMBER)
            .append(f"{e.name:<10}", look.STRONG)
            .append(f"{seats_text(e):>4} players")
        )
    while True:
        answer = terminal.ask(f"\nWhich game? [{FIRST_CHOICE}] ").lower() or FIRST_CHOICE
        chosen = names[int(answer) - 1] if answer in map(str, range(1, len(names) + 1)) else answer
        if chosen in GAMES:
            return chosen, _ask_how_many(terminal, GAMES[chosen], players)
        terminal.say(f"There are {', '.join(names)}.")


def _ask_how_many(terminal: Terminal, e: Entry, players: int | None) -> int:
    seats = e.make(e.options()).seats
    if len(seats) == 1:
        return seats[0]
    chosen = players or 0
    while chosen not in seats:
        answer = terminal.ask(f"How many players, {seats_text(e)}? [{e.best[0]}] ") or str(e.best[0])
        chosen = int(answer) if answer.isdecimal() else 0
    return chosen


def play_match_at(
    terminal: Terminal,
    g: Game,
    kinds: Sequence[str],
    seed: bytes,
    sort: str,
    place: Path,
    sit_down: Callable[[Terminal, tuple[str, ...], Looks, str], Person] = Person,
) -> MatchInPlay:
    """Play a whole match, or until the player quits or the input ends; then say where the record is and the seed."""
    names = ("You", *BOT_NAMES[: len(kinds)])
    looks = looks_of(terminal.out, g)
    person = sit_down(terminal, names, looks, sort)
    players: list[Player] = [person, *(make_bot(kind, seed.hex(), i) for i, kind in enumerate(kinds, 1))]
    playing = MatchInPlay(g, players, seed, bring=lambda number: _ask_for_joker(terminal, g))
    write_record(place, playing.record)  # a place that cannot be written to is found out before the match
    against = ", ".join(f"{name} ({kind})" for name, kind in zip(names[1:], kinds, strict=True))
    terminal.say(Text(f"{g.name} against {against}", look.STRONG))
    terminal.say(f"The cards are settled already; the seed's SHA-256 commitment is\n  {commitment(seed)}")
    try:
        terminal.wait()
        for step in playing.steps():
            person.notice(g, step)
            if step.state.public.outcome is not None:
                write_record(place, playing.record)
                _end_of_round(terminal, person, step, playing)
    except Quit:
        terminal.say(" You have left the table.")
    except EOFError:
        terminal.say("\n The input has ended, so the match stops here.")
    except KeyboardInterrupt:
        terminal.say("\n You have left the table.")
    finally:
        write_record(place, playing.record)
        terminal.say_whole(f" The record is in {place}\n The seed was {seed.hex()}")
    return playing


def _ask_for_joker(terminal: Terminal, g: Game) -> tuple[Seat, ...]:
    """Whether the player adds a joker before the deal (BRD-2); the bots never do."""
    if g.dealing.extra_jokers is ExtraJokers.NONE:
        return ()
    where = "to your tiles" if g.dealing.extra_jokers is ExtraJokers.HAND else "to the pool"
    return (ME,) if terminal.ask(f"\n Add an extra joker {where}? [y/N] ").lower() in ("y", "yes") else ()


def _end_of_round(terminal: Terminal, person: Person, step: Step, playing: MatchInPlay) -> None:
    assert person.table is not None
    terminal.fresh()
    terminal.say(person.last_words())
    terminal.say(round_text(step.state, step.match, person.table, person.looks, terminal.width))
    if playing.match.over:
        terminal.say(match_text(playing.match, person.table))
    else:
        terminal.wait()


def write_record(place: Path, record: Record) -> None:
    """Write a record, as JSON or as text by the end of the name.  Raises OSError."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(record_json(record) if place.suffix == ".json" else record_text(record), encoding="utf-8")


def _own_place(g: Game, seed: bytes) -> Path:
    """Where a record goes that nobody named: a new file in the user's data directory."""
    shelf, name = data_folder() / "records", f"{g.name}-{commitment(seed)[:12]}"
    free = (shelf / f"{name}{f'-{n}' if n > 1 else ''}.txt" for n in count(1))
    return next(place for place in free if not place.exists())
