"""`openrummy verify`: whether a finished match was dealt as it was promised, and played by the rules."""

from collections.abc import Iterator
from typing import Annotated, Final

import typer

from ..errors import BadInput
from ..fairness import Check, Kept, What, check_match, read_kept
from .looks import counted
from .plainly import called, contents

HOLDS: Final = 0
FAILS: Final = 1
_HOLDS: Final = {
    What.COMMITMENT: "the seed is the one that was committed to",
    What.DEALER: "the first dealer follows from the seeds",
    What.DEAL: "the deal follows from the seeds",
    What.RESHUFFLE: "the reshuffle follows from the seeds",
    What.PLAY: "every action is allowed by the rules",
    What.RESULT: "the result is what the actions give",
}
_FAILS: Final = {
    What.COMMITMENT: "the seed is not the one that was committed to",
    What.DEALER: "the first dealer does not follow from the seeds",
    What.DEAL: "the deal does not follow from the seeds",
    What.RESHUFFLE: "the reshuffle does not follow from the seeds",
    What.PLAY: "not every action is allowed by the rules",
    What.RESULT: "the result is not what the actions give",
}
_MANY: Final = {What.DEAL: "deals follow from the seeds", What.RESHUFFLE: "reshuffles follow from the seeds"}

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
    seen: dict[What, list[bool]] = {}
    for check in check_match(kept):
        seen.setdefault(check.what, []).append(check.ok)
        if not check.ok:
            bad += 1
            typer.echo(f"no: {_where(check)}{_FAILS[check.what]}: {check.why}")
    for line in _summed_up(seen):
        typer.echo(line)
    if kept.result is not None and What.RESULT not in seen:
        typer.echo("not checked: the result, as the actions do not lead to one")
    typer.echo(f"{counted(bad, 'check')} failed." if bad else "Everything holds.")
    raise typer.Exit(FAILS if bad else HOLDS)


def _summed_up(seen: dict[What, list[bool]]) -> Iterator[str]:
    """What holds, and of how many how many do; what failed alone has been said."""
    for what, oks in seen.items():
        if len(oks) == 1 and oks[0]:
            yield f"yes: {_HOLDS[what]}"
        elif len(oks) > 1:
            how_many = f"all {len(oks)}" if all(oks) else f"{sum(oks)} of {len(oks)}"
            yield f"{'yes' if all(oks) else 'no'}: {how_many} {_MANY[what]}"


def _read(file: str) -> Kept:
    try:
        return read_kept(contents(file))
    except BadInput as e:
        raise BadInput(f"{called(file)}: {e}") from e


def _where(check: Check) -> str:
    return f"round {check.round + 1}: " if check.round >= 0 else ""


def _say_own(kept: Kept, noted: str | None, mine: list[str]) -> int:
    """Compare what the caller noted; how much of it does not match.  Raises BadInput where it is no hex."""
    bad = 0
    if noted is not None:
        same = _hex(noted) == kept.proof.commitment
        typer.echo(
            f"{'yes' if same else 'no'}: the commitment in the file is {'' if same else 'not '}the one you noted"
        )
        bad += not same
    for seed in mine:
        used = _hex(seed) in kept.proof.seat_seeds
        typer.echo(f"{'yes' if used else 'no'}: your seed {seed} was {'' if used else 'not '}used")
        bad += not used
    return bad


def _hex(text: str) -> str:
    try:
        return bytes.fromhex(text).hex()
    except ValueError:
        raise BadInput(f"seeds and commitments are hex, not {text!r}") from None
