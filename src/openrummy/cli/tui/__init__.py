"""The table as an interface in the terminal, on the same protocol as the page."""

from collections.abc import Sequence

from ...errors import BadInput


def tui_command(
    game: str, players: int | None, settings: Sequence[str], preset: str, bots: str, url: str, code: str, name: str
) -> None:
    """Play here until the player leaves.  Raises BadInput for what cannot be played or reached, or without Textual."""
    try:
        import textual  # noqa: F401  # only to see whether the extra is installed
    except ImportError as e:
        raise BadInput("--tui needs Textual: pip install 'openrummy[tui]'") from e
    from .command import play_at_a_table

    play_at_a_table(game, players, settings, preset, bots, url, code, name)


__all__ = ["tui_command"]
