"""`openrummy referee`: describe a position, say what is done, and read what the rules say to it."""

from collections.abc import Iterator, Sequence
from typing import Annotated, BinaryIO, Final

import typer
from msgspec.structs import replace

from ..cards import members
from ..core import Game, RoundEnded, State
from ..errors import BadInput
from ..notation import cards_text, parse_card, parse_cards, parse_table
from ..referee import Position, Ruling, answer_line, drawn_by_name, parse_steps, rule_on, set_up
from .app import Preset, Settings
from .plainly import rows_of, told_plainly
from .settings import house_rules
from .words import event_words, player, position_lines, refusal_words, round_words

LEGAL: Final = 0
REFUSED: Final = 1
_BOM: Final = b"\xef\xbb\xbf"

GameName = Annotated[str | None, typer.Argument(metavar="GAME", help="classic, basic, carousel or board.")]
Hand = Annotated[str, typer.Option(help='Your cards before you draw: "8H 4C KD"; tiles: "r7 y12 J".')]
Do = Annotated[list[str] | None, typer.Option(help='Step by step: "draw 2D; lay off 8H on 1; discard KD".')]
Table = Annotated[str, typer.Option(help='The melds on the table: "[9H 10H JH] [5C 5D 5S]".')]
Pile = Annotated[str, typer.Option(help="The discards, as far as they are known, the top last.")]
OwnMeld = Annotated[bool, typer.Option("--own-meld", help="You have a meld of your own on the table.")]
Earlier = Annotated[bool, typer.Option("--played-earlier", help="You played a card to the table in an earlier turn.")]
Others = Annotated[list[str] | None, typer.Option(help="The next player's hand; again for the one after, and so on.")]
Players = Annotated[int | None, typer.Option(help="How many play; left out, as many as the game is best with.")]
Stock = Annotated[int | None, typer.Option(help="How many cards are in the stock.")]
Thrown = Annotated[int, typer.Option(help="board: jokers that you threw earlier.")]
Trump = Annotated[str | None, typer.Option(help="board: the trump tile.")]
Taken = Annotated[str | None, typer.Option(help="The card of your hand that you just took from the pile.")]
Phase = Annotated[str | None, typer.Option(help="Where the turn stands if not before the draw: play, act, open, …")]
Rows = Annotated[
    str | None, typer.Option("--jsonl", metavar="FILE", help="Answer each row of a file; - for standard input.")
]


def referee_command(
    game: GameName = None,
    hand: Hand = "",
    do: Do = None,
    table: Table = "",
    pile: Pile = "",
    own_meld: OwnMeld = False,
    played_earlier: Earlier = False,
    others: Others = None,
    players: Players = None,
    stock: Stock = None,
    thrown: Thrown = 0,
    trump: Trump = None,
    taken: Taken = None,
    phase: Phase = None,
    settings: Settings = None,
    preset: Preset = "default",
    jsonl: Rows = None,
) -> None:
    """Settle a dispute: what each step gives, or why it is refused, with the rule's number.

    Exit code 0: every step is legal; 1: a step is refused; 2: something cannot be read.

    classic, basic: a lay-off and a discard; the place of an ace; a card just taken.

    \b
    openrummy referee classic --hand "8H 4C KD" --own-meld
      --table "[9H 10H JH]" --do "draw 2D; lay off 8H on 1; discard KD"
    openrummy referee basic --hand "QS KS 4D" --set ace_mode=high_or_low
      --do "draw AS; meld QS KS AS; discard 4D"
    openrummy referee basic --hand "4C 9C" --pile 5D --do "take; discard 5D"

    carousel: a table rebuilt, and a knock; *6S is a joker that stands for the six of spades.

    \b
    openrummy referee carousel --hand "QD KD 3H"
      --table "[4S 5S *6S] [6C 6D 6H 6S]"
      --do "draw AC; rearrange [4S 5S 6S] [6C 6D 6H] [QD KD *JD]; knock"

    board: a close with a free tile, after one thrown joker.

    \b
    openrummy referee board --thrown 1 --do "draw k5; close k5"
      --hand "r3 r4 r5 b9 b10 b11 b12 y7 b7 k7 r1 y1 b1 k1"
    """
    with told_plainly():
        if jsonl is not None:
            if game is not None or do:
                raise BadInput("--jsonl takes its positions from the file: leave out the game and --do")
            with rows_of(jsonl) as lines:
                _answer_lines(lines)
            raise typer.Exit(LEGAL)
        if game is None:
            raise BadInput("which game? Say openrummy referee GAME --hand CARDS --do STEPS, or --jsonl FILE")
        g = house_rules(game, preset, settings or [])
        known = _in_words(g, hand, table, pile, others or (), trump, taken)
        fields = {"own_meld": own_meld, "played_earlier": played_earlier, "players": players}
        p = replace(known, **fields, stock=stock, thrown=thrown, phase=phase)
        raise typer.Exit(_print_rulings(g, p, "; ".join(do or ())))


def _in_words(
    g: Game, hand: str, table: str, pile: str, others: Sequence[str], trump: str | None, taken: str | None
) -> Position:
    return Position(
        hand=parse_cards(hand, g.spelling),
        table=parse_table(table, g.spelling),
        pile=parse_cards(pile, g.spelling),
        others=tuple(parse_cards(held, g.spelling) for held in others),
        trump=None if trump is None else parse_card(trump, g.spelling),
        taken=None if taken is None else parse_card(taken, g.spelling),
    )


def _print_rulings(g: Game, p: Position, do: str) -> int:
    """Print the position and what becomes of each step; the exit code."""
    steps = parse_steps(do, g.spelling)
    s = set_up(g, replace(p, later=drawn_by_name(steps)))
    typer.echo(f"{g.name}, {s.seats} players, {player(s.seat)} to act")
    for line in position_lines(g, s):
        typer.echo(f"  {line}")
    for number, ruling in enumerate(rule_on(g, s, steps, len(p.others)), 1):
        typer.echo(f"{number}. {ruling.step.text}")
        for line in _ruling_lines(g, ruling):
            typer.echo(f"     {line}")
        if ruling.refusal is not None:
            left = len(steps) - number
            typer.echo(f"Refused at step {number} of {len(steps)}" + (f"; {left} not looked at." if left else "."))
            return REFUSED
        s = ruling.state
    for line in _standing(g, p, s):
        typer.echo(line)
    return LEGAL


def _ruling_lines(g: Game, ruling: Ruling) -> Iterator[str]:
    if (refused := ruling.refusal) is not None:
        by_rule = f" (rule {refused.rule})" if refused.rule else ""
        yield f"no: {refused.code}{by_rule}"
        yield refusal_words(refused.code, refused.facts, g.spelling)
        return
    who = "" if ruling.seat == 0 else f"{player(ruling.seat)} "
    yield (
        "ok: " + who + "; ".join(event_words(g, event) for event in ruling.events if not isinstance(event, RoundEnded))
    )


def _standing(g: Game, p: Position, s: State) -> Iterator[str]:
    """Where the round stands after the last step; what it is worth, where that is known."""
    outcome = s.public.outcome
    if outcome is None:
        held = cards_text(members(s.hands[0]), g.spelling)
        yield f"All legal. {player(0)} holds {held}; {player(s.seat)} is to act ({s.public.turn.phase})."
        return
    yield "All legal. " + round_words(outcome)
    if outcome.closing is not None or len(p.others) == s.seats - 1:
        points = g.score(g, s).points
        yield "Points: " + ", ".join(f"{player(seat)} {n:+d}" for seat, n in enumerate(points))


def _answer_lines(lines: BinaryIO) -> None:
    """Print the answer to each line, as JSON; blank lines are passed over."""
    for number, line in enumerate(lines):
        row = line.removeprefix(_BOM) if number == 0 else line
        if row.strip():
            typer.echo(answer_line(row))
