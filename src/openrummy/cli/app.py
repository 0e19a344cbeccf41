"""The commands of `openrummy`, each loaded when it is called, and what is said when one of them cannot go on."""

import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from typing import Annotated, NoReturn

import typer

from ..errors import BadInput, Illegal, missing_extra
from . import INTERRUPTED

BAD_INPUT = 2
HELP_OPTIONS = {"help_option_names": ["-h", "--help"]}

app = typer.Typer(
    name="openrummy",
    help="Rummy in the terminal: play it, replay it, simulate it, and settle disputes about it.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # plain help: half the time to start
    context_settings=HELP_OPTIONS,
)

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="Which game; `openrummy games` lists them.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="OPTION=VALUE", help="A house rule, such as ace_mode=high_or_low; can be repeated."),
]
Preset = Annotated[str, typer.Option(help="Named house rules to start from; `openrummy games GAME` lists them.")]
Bots = Annotated[
    str,
    typer.Option(
        metavar="BOT,...",
        help="Who plays the seats, in turn: random, greedy, easy, medium, hard, hard:50 with a budget, or a file.",
    ),
]


def run(argv: list[str] | None = None) -> NoReturn:
    """Run a command and exit; what the caller did wrong is one line on stderr and exit code 2."""
    _open_streams()
    try:
        app(argv, prog_name="openrummy")
    except (BadInput, Illegal) as e:
        _fail(str(e))
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as e:
        _fail(f"{e.filename}: {e.strerror}" if e.filename else e.strerror or str(e))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    sys.exit(0)


def _open_streams() -> None:
    """Stand in for streams that were closed from outside, and let no terminal stop at a sign that it lacks."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115  # open as long as we run
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # open as long as we run
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115  # open as long as we run
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _fail(message: str) -> NoReturn:
    print(f"openrummy: {' '.join(message.split())}", file=sys.stderr)
    sys.exit(BAD_INPUT)


def _show_version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        print(f"openrummy {__version__}")
        raise typer.Exit


@app.callback()
def openrummy(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Rummy in the terminal: play it, replay it, simulate it, and settle disputes about it."""


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="Which game; asked when left out.")] = None,
    players: Annotated[int | None, typer.Option(help="Players, you among them.")] = None,
    settings: Settings = None,
    preset: Preset = "default",
    seed: Annotated[str | None, typer.Option(help="Deal these cards again, without --tui; else it is secret.")] = None,
    sort: Annotated[str, typer.Option(help="How your hand lies: by rank or by suit.")] = "suit",
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,...", help="Who plays the other seats, in turn: random, easy, medium, hard; or hard,easy."
        ),
    ] = "medium",
    record: Annotated[str | None, typer.Option(metavar="FILE", help="Where the match is written down.")] = None,
    tui: Annotated[
        bool, typer.Option("--tui", help="As an interface with keys and mouse, at a table of a server.")
    ] = False,
    url: Annotated[str, typer.Option(metavar="URL", help="With --tui: whose server; left out, one of your own.")] = "",
    code: Annotated[
        str,
        typer.Option(help="With --url: the code of the table to sit down at, or to come back to: your seat is kept."),
    ] = "",
    name: Annotated[
        str, typer.Option(help="With --tui: what the others call you; left out, as last time at this server.")
    ] = "",
) -> None:
    """Play a whole match against bots, or with --tui at anybody's table."""
    if tui or url or code:
        if find_spec("textual") is None:
            raise missing_extra("--tui", "Textual", "tui")
        from .tui import Wish, tui_command

        chosen = game or "basic", players, tuple(settings or ()), preset, bots
        tui_command(Wish(*chosen, url=url, code=code, name=name, sort=sort, record=record), seed)
        return
    from .play import play_command

    play_command(game, players, settings or [], preset, seed, sort, bots, record)


@app.command()
def simulate(
    game: GameArgument,
    players: Annotated[int | None, typer.Option(help="Players; left out, the number that plays it best.")] = None,
    rounds: Annotated[int, typer.Option(min=1, max=10_000_000, help="Rounds; the deal moves on after each.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same rounds.")] = "openrummy",
    bots: Bots = "greedy",
    settings: Settings = None,
    preset: Preset = "default",
    jobs: Annotated[int, typer.Option(min=1, max=256, help="Processes; the result does not depend on them.")] = 1,
    timing: Annotated[bool, typer.Option("--timing", help="Also say how fast it went.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Let bots play many rounds, and sum them up."""
    from .simulate import simulate_command

    simulate_command(game, players, rounds, seed, bots, settings or [], preset, jobs, timing, as_json)


@app.command()
def games(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game, with all its options.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
) -> None:
    """List the games, or the options and presets of one."""
    from .catalogue import games_command

    games_command(game, as_json)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, as text or JSON; - for standard input.")],
    round_number: Annotated[int | None, typer.Option("--round", min=1, help="Only this round.")] = None,
    show: Annotated[str, typer.Option(help="table: what lies where at each turn; actions: a line a turn.")] = "table",
    open_hands: Annotated[bool, typer.Option("--open/--closed", help="Show hands and drawn cards, or not.")] = True,
) -> None:
    """Print a recorded match turn by turn."""
    from .replay import replay_command

    replay_command(file, round_number, show, open_hands)


def _deferred(name: str, module: str, function: str, told: str) -> None:
    """Register a command (or a group of them) that brings its own arguments, without loading it before it is called."""

    @app.command(
        name,
        help=told,
        context_settings={"allow_extra_args": True, "ignore_unknown_options": True, "help_option_names": []},
    )
    def run_it(context: typer.Context) -> None:
        from importlib import import_module

        command = getattr(import_module(f"{__package__}.{module}"), function)
        own = command if isinstance(command, typer.Typer) else _alone(name, command)
        own(context.args, prog_name=f"openrummy {name}")


def _alone(name: str, command: Callable[..., None]) -> typer.Typer:
    own = typer.Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)
    own.command(name, context_settings=HELP_OPTIONS)(command)
    return own


_deferred("referee", "referee", "referee_command", "Settle a dispute: what each step gives, or why it is refused.")
_deferred("solve", "solve", "solve_command", "Find the best play on a table, in a hand, or on a board.")
_deferred("coach", "coach", "coach_command", "Say what to do in a position, and why.")
_deferred("review", "coach", "review_command", "Look back at a match: what each decision cost, and what was luck.")
_deferred("arena", "arena", "arena_command", "Let bots play each other on the same deals, and see who is stronger.")
_deferred("serve", "serve", "serve_command", "Serve tables to browsers and programs.")
_deferred("verify", "verify", "verify_command", "Check that a finished match was dealt fairly.")
_deferred("load", "load", "load_command", "See how many tables a server bears, and how long players wait.")
_deferred("admin", "admin", "admin", "Look after a server's database: back up, restore, vacuum, export.")
