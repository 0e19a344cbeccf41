"""`openrummy coach` and `openrummy review`: what to do in a position, and what could have been done in a match."""

import sys
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from ..cards import physical
from ..coach import Review, SeatReview, Unit, advise
from ..coach.review import Lucky, Moment, dearest, each, summed_up
from ..core import Game, View, view
from ..errors import UNREADABLE, BadInput
from ..games import make_game
from ..locales import LANGUAGES, words
from ..match import Record, game_of, replay
from ..transcript import read_record
from .advice import advice_lines, in_unit, move_words, reason_words
from .looks import QUIET, STRONG, Looks, counted, hanging
from .plainly import called, contents
from .screen import Table, console, looks_of, table_text
from .translated import position_lines

Language = Annotated[str, typer.Option(help=f"Language of the words: {', '.join(LANGUAGES)}.")]
AsJson = Annotated[bool, typer.Option("--json", help="Codes and facts as JSON, without words.")]
_PLACE: Final = "ROUND:ACTION"


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file with a view holds: the game with its options, and what the seat sees."""

    game: str
    view: View
    preset: str = "default"
    options: dict[str, Any] = {}


def coach_command(
    file: Annotated[
        str | None, typer.Option("--view", metavar="FILE", help="A view as JSON (see below); - for standard input.")
    ] = None,
    record: Annotated[
        str | None, typer.Option(metavar="FILE", help="A record instead: the view of the seat that acts at --at.")
    ] = None,
    at: Annotated[
        str, typer.Option(metavar=_PLACE, help="Which moment of the record: 2:14 is round 2 after 14 actions.")
    ] = "1:0",
    top: Annotated[int, typer.Option(min=1, max=50, help="How many moves.")] = 5,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Tell what a good player would do, and why, from what one seat can see.

    A view is written as {"game": "classic", "options": {...}, "view": {...}}, the view as a server sends it to a seat.
    With --json such a view is printed as `position`, beside the advice; all of that is read by --view again.

    Examples:

      openrummy coach --record match.txt --at 2:14

      openrummy coach --view position.json --language el

      openrummy coach --record match.txt --at 2:14 --json | openrummy coach --view - --top 1
    """
    _known(language)
    if (file is None) == (record is None):
        raise BadInput("give a view with --view, or a record with --record and --at")
    g, v, so_far = _of_view(file) if file is not None else _of_record(str(record), at)
    told = advise(g, v, top)
    if as_json:
        position = Position(g.name, v, options=msgspec.to_builtins(g.options))
        print(msgspec.json.encode({"position": position, "advice": told}).decode())
        return
    out = console()
    looks = looks_of(out, g)
    names = _names(language, len(v.counts))
    totals, number = so_far or ((0,) * len(names), 1)
    if not told:
        raise BadInput("nobody is to act there: the round is over, or it is another seat's turn")
    _show_position(out, v, Table(g, names, totals, number), language, looks)
    for i, line in enumerate(advice_lines(told, language, looks, names)):
        _print(out, line, STRONG if i == 0 else "" if line.startswith(" ") else QUIET)


def review_command(
    file: Annotated[str, typer.Argument(metavar="RECORD", help="A record, as text or JSON; - for standard input.")],
    seat: Annotated[
        int | None, typer.Option(min=0, help="Only this seat; seats count from 0, as in the record.")
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="Every decision that cost something, not the dearest three.")] = (
        False
    ),
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Look back at a match: the dearest decisions of each seat, what the coach would have done, and luck beside play.

    Costs are points of the round; for a match of one game of board, percent of the chance to win it. What was missed
    and is still there at the seat's next turn counts once, when it is lost.

    Examples:

      openrummy review match.txt

      openrummy review match.txt --seat 0 --all --language tr
    """
    _known(language)
    record = _record_in(file)
    if seat is not None and seat >= record.players:
        raise BadInput(f"there is no seat {seat}: the record has seats 0 to {record.players - 1}")
    looked = _looked_back(record, seat)
    if as_json:
        print(msgspec.json.encode(looked).decode())
        return
    out, g = console(), game_of(record)
    looks = looks_of(out, g)
    names = _names(language, record.players)
    out.print(Text(words(language, "coach-review"), style=STRONG))
    for one in looked.seats:
        dear = dearest(looked.moments, one.seat) if every else one.instructive
        _show_seat(out, one, dear, looked.unit, language, looks, names)
    out.print()
    for key in (f"review-unit-{looked.unit.value}", "review-once"):
        _print(out, words(language, key), QUIET)


def _known(language: str) -> None:
    if language not in LANGUAGES:
        raise BadInput(f"no language {language!r}; there are {', '.join(LANGUAGES)}")


def _record_in(file: str) -> Record:
    try:
        return read_record(contents(file))
    except BadInput as e:
        raise BadInput(f"{called(file)} is no record of a match: {e}") from e


def _of_view(file: str) -> tuple[Game, View, None]:
    """A view, or the whole of what `--json` prints."""
    try:
        told = msgspec.json.decode(contents(file))
        alone = told["position"] if isinstance(told, dict) and "position" in told else told
        p = msgspec.convert(alone, Position)
    except UNREADABLE as e:
        raise BadInput(f"{called(file)} is no view: {e}") from e
    g, v = make_game(p.game, p.options, p.preset), p.view
    if len(v.counts) not in g.seats or not 0 <= v.seat < len(v.counts):
        raise BadInput(f"no view of a seat: {g.name} is for {g.seats_text} players")
    _require_sense(g, v)
    return g, v, None


def _require_sense(g: Game, v: View) -> None:
    """Every card of the view is in the pack once, and the hidden ones are as many as the pack has left."""
    p = v.public
    deck = g.deck(len(v.counts), len(p.brought))
    shown = [*v.hand, *p.discard, *(physical(c) for x in p.table for c in x.meld)]
    shown += [p.trump] if p.trump is not None else []
    hidden = sum(v.counts) - len(v.hand) + v.stock - (p.trump is not None)
    if not set(shown) <= set(deck) or len(set(shown)) < len(shown) or len(shown) + hidden != len(deck):
        raise BadInput(f"no view of {g.name}: its cards do not make the pack")


def _of_record(file: str, at: str) -> tuple[Game, View, tuple[tuple[int, ...], int]]:
    """The game, the view, and what was before: the totals, and which round it is."""
    try:
        number, ply = map(int, at.split(":"))
    except ValueError:
        raise BadInput(f"--at {at}: write it as {_PLACE}, such as 2:14") from None
    record = _record_in(file)
    for step in replay(record):
        if (step.round, step.ply) == (number, ply):
            return game_of(record), view(step.state, step.state.seat), (step.match.totals, step.round)
    raise BadInput(f"--at {at}: there is no such moment; {_how_long(record, number)}")


def _how_long(record: Record, number: int) -> str:
    """How many rounds a record has, or how many actions the round has that was named."""
    if 1 <= number <= len(record.rounds):
        return f"round {number} has {counted(len(record.rounds[number - 1].actions), 'action')}"
    return f"the record has {counted(len(record.rounds), 'round')}"


def _show_position(out: Console, v: View, t: Table, language: str, looks: Looks) -> None:
    """The table as terminal play shows it in English, a line for each part of it in other languages."""
    if language == "en":
        out.print(table_text(v, t, looks, out.width))
    else:
        for line in position_lines(v, t, language, looks):
            out.print(hanging(line))
    out.print()


def _names(language: str, players: int) -> tuple[str, ...]:
    return tuple(words(language, "coach-seat", n=seat) for seat in range(players))


def _looked_back(record: Record, seat: int | None) -> Review:
    """The review of all seats or of one, with its progress on a terminal."""
    total = sum(len(r.actions) for r in record.rounds)
    seen: list[Moment | Lucky] = []
    if not sys.stderr.isatty():
        return summed_up(record, each(record, seat), seat)
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=total)
        for x in each(record, seat):
            seen.append(x)
            if isinstance(x, Moment):
                progress.advance(task)
    return summed_up(record, seen, seat)


def _show_seat(
    out: Console, s: SeatReview, dear: Sequence[Moment], unit: Unit, language: str, looks: Looks, names: Sequence[str]
) -> None:
    def cost(points: float, key: str = "coach-review-cost") -> str:
        return words(language, in_unit(unit, key), points=round(points))

    out.print()
    out.print(Text(names[s.seat], style=STRONG))
    if not s.decisions:
        out.print(Text(words(language, "coach-review-nothing")))
        return
    share = words(language, "coach-review-share", n=s.best, all=s.decisions)
    play, luck = words(language, "coach-review-play"), words(language, "coach-review-luck")
    out.print(Text(f"{play}: {share} {cost(s.cost, 'review-cost')}"))
    out.print(Text(f"{luck}: {_luck_words(s.luck, unit, language)}"))
    for m in dear:
        place = words(language, "coach-review-place", round=m.round, n=m.ply)
        did = move_words(m.action, language, looks)
        _print(out, f"  {place} {did}. {cost(m.cost)}")
        _print(out, f"    {words(language, 'coach-best', move=move_words(m.best.action, language, looks))}")
        for r in m.best.reasons:
            _print(out, f"      {reason_words(r, language, looks, names)}", QUIET)


def _luck_words(luck: float, unit: Unit, language: str) -> str:
    points = round(luck)
    if not points:
        return words(language, "review-luck-even")
    key = "review-luck-better" if points > 0 else "review-luck-worse"
    return words(language, in_unit(unit, key), points=abs(points))


def _print(out: Console, line: str, style: str = "") -> None:
    out.print(hanging(Text(line, style=style)))
