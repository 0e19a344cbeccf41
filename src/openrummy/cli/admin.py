"""`openrummy admin`: back up, restore, tidy, count ratings again, export."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from ..errors import BadInput
from ..games import GAMES
from ..server import upkeep
from ..server.hub import wall_clock
from ..server.settings import ServerSettings, read_settings

T = TypeVar("T")
admin = typer.Typer(
    help="Look after the database of a server.",
    rich_markup_mode=None,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Database = Annotated[
    str | None,
    typer.Option(help="A file of SQLite, or a postgresql:// address; also as OPENRUMMY_DATABASE, as for serve."),
]
Config = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="The TOML file of the server.")]
Force = Annotated[bool, typer.Option("--force", help="Replace a file that exists.")]
GameName = Annotated[str | None, typer.Option("--game", metavar="GAME", help="Only matches of this game.")]


def _settings(database: str | None, config: Path | None) -> ServerSettings:
    return read_settings({"database": database}, file=config)


def _run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


@admin.command()
def backup(file: Path, database: Database = None, config: Config = None, force: Force = False) -> None:
    """Copy the database to FILE, also while the server runs."""
    size = upkeep.backup(_settings(database, config), file, force)
    typer.echo(f"backed up to {file} ({size:,} bytes)")


@admin.command()
def restore(file: Path, database: Database = None, config: Config = None, force: Force = False) -> None:
    """Put the backup FILE in the place of the database; stop the server first."""
    where = upkeep.restore(_settings(database, config), file, force)
    typer.echo(f"restored {where} from {file}")


@admin.command()
def vacuum(database: Database = None, config: Config = None) -> None:
    """Forget expired sessions, and give the file's unused space back."""
    before, after = _run(upkeep.vacuum(_settings(database, config), wall_clock()))
    typer.echo(f"{before:,} bytes before, {after:,} after" if before else "done; PostgreSQL vacuums by itself")


@admin.command("recompute-ratings")
def recompute_ratings(database: Database = None, config: Config = None) -> None:
    """Forget all ratings and compute them again from the finished matches."""
    typer.echo(f"counted {_run(upkeep.recompute_ratings(_settings(database, config)))} rated matches")


@admin.command()
def export(folder: Path, game: GameName = None, database: Database = None, config: Config = None) -> None:
    """Write every finished match to a file of its own in FOLDER, as `openrummy verify` reads it."""
    if game is not None and game not in GAMES:
        raise BadInput(f"no game {game!r}; there are {', '.join(GAMES)}")
    typer.echo(f"exported {_run(upkeep.export(_settings(database, config), folder, game))} matches to {folder}")
