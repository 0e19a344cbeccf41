"""`openrummy solve`: the best play on a table, the best division of a hand, how far a rack is from closing."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any, BinaryIO, Final

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from ..cards import Card, members, physical
from ..errors import BadInput
from ..melds.judge import judge
from ..melds.objective import MOST_CARDS, Budget, Goal
from ..melds.rebuild import Answer, rebuild
from ..melds.rules import Meld
from ..melds.split import split
from .looks import GOOD, QUIET, STRONG, Looks, category_word, counted, flow, listed, strip
from .plainly import rows_of, told_plainly
from .solve_rows import Question, objective_of, read_question, solve_rows

__all__ = ["solve_command", "solve_rows"]

_INDENT: Final = 9

TableOption = Annotated[str | None, typer.Option(help='The melds on the table: "[9H 10H JH] [5C 5D *5S]".')]
HandOption = Annotated[str, typer.Option(help='The cards in hand: "8H 4C KD"; tiles: "r7 y12 J".')]
Ask = Annotated[str | None, typer.Option(help="rebuild (with --table), split (without) or judge.")]
CardsOption = Annotated[str | None, typer.Option("--cards", help="cards or tiles; left out, as they are spelled.")]
AceOption = Annotated[str, typer.Option(help="low, or both: an ace may also stand above the king.")]
JokersOption = Annotated[str, typer.Option(help="free to change on the table, or fixed to what they stand for.")]
ReleaseOption = Annotated[str, typer.Option(help="What frees a fixed joker: natural_on_table or from_hand.")]
ObjectiveOption = Annotated[
    str | None, typer.Option(help="cards, points, left, go_out or at_most; a table asks for cards, a hand for left.")
]
PointsOption = Annotated[int, typer.Option(help="For at_most: the points that may stay in the hand.")]
NodesOption = Annotated[int | None, typer.Option(help="Stop being exact after so many positions.")]
SecondsOption = Annotated[float | None, typer.Option(help="Stop being exact after so many seconds.")]
RowsOption = Annotated[
    str | None, typer.Option("--jsonl", metavar="FILE", help="Answer each row of a file; - for standard input.")
]


def solve_command(
    table: TableOption = None,
    hand: HandOption = "",
    ask: Ask = None,
    cards: CardsOption = None,
    ace: AceOption = "low",
    jokers: JokersOption = "free",
    release: ReleaseOption = "natural_on_table",
    objective: ObjectiveOption = None,
    points: PointsOption = 0,
    nodes: NodesOption = None,
    seconds: SecondsOption = None,
    jsonl: RowsOption = None,
) -> None:
    """Find the best play: exact, and in the fewest changes to the table.

    \b
    openrummy solve --table "[9C 9D 9H 9S] [4D 5D 6D 7D]" --hand "10S JS 7C 7H 2D"
    openrummy solve --ace both --jokers fixed --table "[3S 4S 5S *6S]" --hand "6S QH KH"
    openrummy solve --hand "5S 6S 7S 5C 6C 7C 5D 6D 7D AS"
    openrummy solve --ask judge --hand "r3 r4 r5 b9 b10 b11 b12 y7 b7 k7 r1 y1 b1 k1 k5"
    openrummy solve --jsonl positions.jsonl
    """
    with told_plainly():
        if jsonl is not None:
            if table is not None or hand:
                raise BadInput("--jsonl takes its positions from the file: leave out --table and --hand")
            with rows_of(jsonl) as lines:
                _answer_lines(lines)
            return
        if table is None and not hand:
            raise BadInput("there is nothing to solve: give --table, --hand or both, or rows by --jsonl")
        row = {
            "ask": ask,
            "table": table,
            "hand": hand,
            "cards": cards,
            "ace": ace,
            "jokers": jokers,
            "release": release,
        }
        goal = None if objective is None else {"goal": objective, "points": points}
        q = read_question({**row, "objective": goal})
        _print(q, Budget(nodes, seconds))


def _print(q: Question, budget: Budget) -> None:
    console = Console(highlight=False)
    looks = Looks(q.spelling, colour=console.color_system is not None)
    printers = {"rebuild": _print_rebuilt, "split": _print_split, "judge": _print_judged}
    for line in printers[q.ask](q, budget, looks, console.width):
        console.print(line)


def _print_rebuilt(q: Question, budget: Budget, looks: Looks, width: int) -> Iterator[Text]:
    objective = q.objective or MOST_CARDS
    answer = rebuild(q.table, q.hand, q.rules, objective, budget)
    stay = set(q.table) & set(answer.table)
    new = set(answer.played)
    yield _melds("Before", q.table, looks, width, dim=stay)
    if answer.value is None:
        yield Text("This cannot be reached; nothing is played.", STRONG)
        return
    if not answer.played:
        yield Text(_unplayed(answer), STRONG)
        return
    yield _melds("After", answer.table, looks, width, dim=stay, marked=new)
    yield flow(Text("Played", QUIET), [strip(answer.played, looks, answer.played)], width, _INDENT)
    left = [card for card in members(q.hand) if card not in new]
    if left:
        yield flow(Text("Left", QUIET), [strip(left, looks)], width, _INDENT)
    for before, after in moved(q.table, answer):
        yield Text.assemble(("Moved    ", QUIET), before_and_after(before, after, looks))
    yield Text(_sum_up(q, answer, looks), GOOD)


def moved(table: Sequence[Meld], answer: Answer) -> Iterator[tuple[Meld, list[tuple[Meld, Meld]]]]:
    """For each meld that changed: the meld, and where its cards went: (cards, the meld in which they now lie)."""
    for meld in table:
        if meld in answer.table:
            continue
        own = {physical(card) for card in meld}
        shares = [(tuple(c for c in new if physical(c) in own), new) for new in answer.table]
        yield meld, [(part, new) for part, new in shares if part]


def before_and_after(before: Meld, after: Sequence[tuple[Meld, Meld]], looks: Looks) -> Text:
    """`[4d 5d 6d 7d] → 4d 5d 6d stay together; 7d to [7c 7d 7h]`."""
    text = Text.assemble(strip(before, looks), " → ")
    for number, (part, new) in enumerate(after):
        text.append("; " if number else "")
        text.append(strip(part, looks))
        if part != new:
            text.append(" in ").append(strip(new, looks))
    return text


def _print_split(q: Question, budget: Budget, looks: Looks, width: int) -> Iterator[Text]:
    found = split(q.hand, q.rules, q.objective or objective_of(Goal.LEAST_LEFT, q.spelling))
    if found.value is None:
        yield Text("This cannot be reached.", STRONG)
        return
    yield _melds("Melds", found.melds, looks, width)
    yield flow(Text("Left", QUIET), [strip(found.left, looks)] if found.left else [Text("nothing")], width, _INDENT)
    left = q.objective is None or q.objective.goal in (Goal.LEAST_LEFT, Goal.AT_MOST)
    melded = sum(map(len, found.melds))
    yield Text(f"{counted(melded, looks.thing)} in melds; {found.value} {'left' if left else 'counted'}.", GOOD)


def _print_judged(q: Question, budget: Budget, looks: Looks, width: int) -> Iterator[Text]:
    found = judge(q.hand)
    close = found.close
    if close is not None:
        yield _melds("Close", close.layout, looks, width)
        yield flow(Text("Free", QUIET), [strip((close.free,), looks)], width, _INDENT)
        yield Text(f"{category_word(close.category.value)}, {close.tier.value}: {close.points} points.", GOOD)
    for d in found.distances:
        yield Text.assemble((f"{category_word(d.category.value):<12}", STRONG), f"{counted(d.away, 'tile')} away")


def _melds(
    head: str, table: Iterable[Meld], looks: Looks, width: int, dim: Iterable[Meld] = (), marked: Iterable[Card] = ()
) -> Text:
    """The melds of a table after a heading; those that stay are dim, cards from the hand are marked."""
    quiet, new = set(dim), {physical(card) for card in marked}
    cells = []
    for meld in table:
        inside = strip(meld, looks, [card for card in meld if physical(card) in new])
        if meld in quiet:
            inside.stylize(QUIET)
        cells.append(inside if looks.colour else Text("[").append(inside).append("]"))
    return flow(Text(head, QUIET), cells or [Text("empty")], width, _INDENT)


def _sum_up(q: Question, answer: Answer, looks: Looks) -> str:
    played = f"{counted(len(answer.played), looks.thing)} played"
    changed = f"{counted(answer.changed, 'meld')} of {len(q.table)} changed" if q.table else ""
    goal = q.objective.goal if q.objective else Goal.MOST_CARDS
    told = {Goal.MOST_POINTS: f"{answer.value} points", Goal.LEAST_LEFT: f"{answer.value} left"}
    worth = told.get(goal, f"{answer.value} left" if goal is Goal.AT_MOST else "")
    sure = "the best there is" if answer.proved else "the best found; the budget ended the search"
    return f"{listed([part for part in (played, worth, changed) if part])}: {sure}."


def _unplayed(answer: Answer) -> str:
    return "Nothing can be played." if answer.proved else "Nothing was found; the budget ended the search."


def _answer_lines(file: BinaryIO) -> None:
    for answer in solve_rows(file):
        sys.stdout.write(_json(answer) + "\n")
    sys.stdout.flush()


def _json(answer: dict[str, Any]) -> str:
    return msgspec.json.encode(answer).decode()
