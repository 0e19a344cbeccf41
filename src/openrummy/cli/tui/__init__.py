"""The table as an interface in the terminal, on the same protocol as the page."""

from .wish import Wish


def tui_command(wish: Wish, seed: str | None) -> None:
    """Play here until the player leaves.  Raises BadInput for what cannot be played or reached."""
    wish.check(seed)
    from .command import play_at_a_table  # only now, as it needs Textual

    play_at_a_table(wish)


__all__ = ["Wish", "tui_command"]
