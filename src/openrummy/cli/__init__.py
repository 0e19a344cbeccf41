"""The command line: play in the terminal, simulate, replay, settle disputes, solve."""

import sys

__all__ = ["INTERRUPTED", "main"]

INTERRUPTED = 130  # the exit code of who was stopped by Ctrl-C


def main(argv: list[str] | None = None) -> None:
    """Run the command line and exit: 0, or 2 with one line on stderr for bad input, never with a traceback."""
    try:
        from .app import run

        run(argv)
    except KeyboardInterrupt:  # also while the commands are being loaded
        sys.exit(INTERRUPTED)
