"""`openrummy verify`: whether a finished match was dealt as it was promised, and played by the rules."""

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from ..errors import BadInput
from ..fairness import Check, Kept, What, check_match, read_kept

HOLDS: Final = 0
FAILS: Final = 1
_WORDS: Final = {
    What.COMMITMENT: "the seed is the one that was committed to",
    What.DEALER: "the first dealer follows from the seeds",
    What.DEAL: "the deal follows from the seeds",
    What.RESHUFFLE: "the reshuffle follows from the seeds",
    What.PLAY: "every action is allowed by the rules",
    What.RESULT: "the result is what the actions give",
}

File = Annotated[str, typer.Argument(metavar="FILE", help="A downloaded match; - for standard input.")]
Noted = Annotated[
    str | None, typer.Option("--commitment", metavar="HEX", help="The commitment that you saw before the first deal.")
]
Mine = Annotated[
    list[str] | None, typer.Option("--my-seed", metavar="HEX", help="A seed that you added; can be repeated.")
]


def verify_command(file: File, noted: Noted = None, mine: Mine = None) -> None:
    """Check the deals of a finished match: the commitment, the dealer, every order, every action, the result.

    The file says what its server promised. Only the commitment that you noted before the first deal shows that it did
    not promise something else: give it with --commitment.

    Exit code 0: everything holds; 1: something does not, and it says what; 2: the file cannot be read.
    """
    kept = _read(file)
    bad = _say_own(kept, noted, mine or [])
    counts: dict[What, int] = {}
    for check in check_match(kept):
        counts[check.what] = counts.get(check.what, 0) + 1
        if not check.ok:
            bad += 1
            typer.echo(f"no: {_where(check)}it does not hold that {_WORDS[check.what]}: {check.why}")
    for what, count in counts.items():
        typer.echo(f"checked: {_WORDS[what]}" + (f" ({count} times)" if count > 1 else ""))
    typer.echo(f"{bad} of these do not hold." if bad else "Everything holds.")
    raise typer.Exit(FAILS if bad else HOLDS)


def _read(file: str) -> Kept:
    if file == "-":
        return read_kept(sys.stdin.buffer.read())
    try:
        return read_kept(Path(file).read_bytes())
    except BadInput as e:
        raise BadInput(f"{file}: {e}") from e


def _where(check: Check) -> str:
    return f"round {check.round + 1}: " if check.round >= 0 else ""


def _say_own(kept: Kept, noted: str | None, mine: list[str]) -> int:
    """Compare what the caller noted; how much of it does not match.  Raises BadInput where it is no hex."""
    bad = 0
    if noted is not None and _hex(noted) != kept.proof.commitment:
        typer.echo("no: the commitment in the file is not the one that you noted")
        bad += 1
    for seed in mine:
        if _hex(seed) not in kept.proof.seat_seeds:
            typer.echo(f"no: your seed {seed} was not used")
            bad += 1
    return bad


def _hex(text: str) -> str:
    try:
        return bytes.fromhex(text).hex()
    except ValueError:
        raise BadInput(f"seeds and commitments are hex, not {text!r}") from None
