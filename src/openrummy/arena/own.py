"""Bots of one's own: a file with a function `choose(g, v, rng, budget)` plays like a level (docs/adding-a-bot.md).

A file is run as a program is: name only files that you would run.
"""

import importlib.util
import traceback
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Final

from ..bots import Bot, Budget, Strategy, Thinker
from ..core import Action, AnyAction, Game, View
from ..errors import BadInput

SUFFIX: Final = ".py"


def is_own(kind: str) -> bool:
    """Whether a kind of bot is somebody's own: the path of a file."""
    return kind.endswith(SUFFIX)


def short(bot: str) -> str:
    """What a bot is called in a table: a file by its name alone."""
    kind, sign, nodes = bot.partition(":")
    return f"{Path(kind).stem}{sign}{nodes}" if is_own(kind) else bot


@lru_cache(maxsize=64)
def strategy_in(path: str) -> Strategy:
    """The function `choose` of a file.  Raises BadInput when the file cannot be run, or has no such function."""
    if not Path(path).is_file():
        raise BadInput(f"no file {path}; a bot of your own is a Python file with a function choose(g, v, rng, budget)")
    spec = importlib.util.spec_from_file_location(Path(path).stem, path)
    assert spec is not None  # the suffix says that it is Python
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as e:
        raise BadInput(f"{path} cannot be run: {type(e).__name__}: {e}") from e
    found: Strategy | None = getattr(module, "choose", None)
    if found is None:
        raise BadInput(f"{path} has no function choose(g, v, rng, budget)")
    return found


def own_bot(path: str, seed: int, nodes: int | None = None) -> Bot:
    """A bot that plays as a file says.

    Raises BadInput as `strategy_in` does; the bot raises it, with the line, where its `choose` fails.
    """
    choose = strategy_in(path)

    def told(g: Game, v: View, rng: Random, budget: Budget) -> AnyAction:
        try:
            action = choose(g, v, rng, budget)
        except (Exception, SystemExit) as e:
            raise BadInput(f"{path}{_line(path, e)}: {type(e).__name__}: {e}") from e
        if not isinstance(action, Action):
            raise BadInput(f"{path} chose what the rules refuse: {action!r} is no action such as Draw()")
        return action

    return Thinker(told, seed, Budget(nodes))


def _line(path: str, e: BaseException) -> str:
    """`, line 7`: the last line of the file that an error went through."""
    steps, own = traceback.extract_tb(e.__traceback__), Path(path).resolve()
    lines = [step.lineno for step in steps if Path(step.filename).resolve() == own]
    return f", line {lines[-1]}" if lines else ""
