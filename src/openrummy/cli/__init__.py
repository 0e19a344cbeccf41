"""The command line: play in the terminal, simulate, replay, settle disputes, solve."""

__all__ = ["main"]


def main(argv: list[str] | None = None) -> None:
    """Run the command line and exit: 0, or 2 with one line on stderr for bad input, never with a traceback."""
    from .app import run

    run(argv)
