"""How Python runs a process full of tables that live long: who collects garbage, and how threads take turns."""

import atexit
import gc
import sys
from typing import Final

YOUNG: Final = 1_000  # containers made and not yet gone before the newest are looked through: three milliseconds
NEVER: Final = 1_000_000
MOST_LEFT: Final = 4_000  # closed connections that may wait for the collector
SWITCH: Final = 0.001  # seconds that a thread may keep the interpreter while another waits for it


def prepare_process() -> None:
    """Set this process up to serve.

    Tables, sockets and their logs are no garbage, and looking through all of them stops every table for half a second
    at a thousand tables; nearly everything that dies does so without the collector, and the rest dies young.  So only
    the newest is looked through by itself, and the whole once in a while, by `Garbage`.  And the log's writer must not
    wait for the default five milliseconds to say that a commit is on disk.
    """
    gc.collect()
    gc.freeze()
    atexit.register(gc.unfreeze)  # at the end all may go, or the compiled kernel says that it was left behind
    gc.set_threshold(YOUNG, NEVER, NEVER)
    sys.setswitchinterval(SWITCH)


class Garbage:
    """Counts what leaves cycles behind (a closed connection: some thirty kB), and looks through everything in time.

    That takes about half a second at a thousand tables in play, so it is done for many at once.
    """

    def __init__(self) -> None:
        self._left = MOST_LEFT

    def one_more(self) -> None:
        """A connection was closed."""
        self._left -= 1
        if not self._left:
            self.collect()

    def collect(self) -> None:
        """Look through everything."""
        self._left = MOST_LEFT
        gc.collect()
