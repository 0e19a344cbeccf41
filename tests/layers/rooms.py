"""The order of the rooms, and the faults that a reading of the sources can find in them."""

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = ROOT / "src" / "openrummy"

# What each room may import; whatever those rooms may import comes with them. The order is that of docs/architecture.md.
MAY_IMPORT: Final[dict[str, frozenset[str]]] = {
    room: frozenset(above.split())
    for room, above in {
        "errors": "",
        "cards": "errors",
        "notation": "cards",
        "melds": "cards",
        "core": "cards melds notation",
        "verbs": "core",
        "games": "verbs",
        "match": "games",
        "transcript": "match",
        "referee": "transcript",
        "shuffle": "cards",
        "fairness": "match shuffle",
        "worlds": "core",
        "bots": "core melds worlds games",
        "coach": "bots match",
        "arena": "bots match shuffle transcript",
        "wire": "core match transcript",
        "locales": "",
        "server": "wire match bots shuffle fairness coach locales",
        "client": "wire",
        "loadgen": "client",
        "cli": "coach arena fairness wire server client loadgen referee locales",
    }.items()
}

# Rules are values: these rooms read no clock, draw no lots, and touch neither files nor the network.
PURE: Final = ("errors", "cards", "melds", "core", "verbs", "games", "match", "notation", "transcript", "referee")
IMPURE_MODULES: Final = frozenset(
    "asyncio datetime http io locale logging multiprocessing os pathlib random secrets select shutil signal socket"
    " sqlite3 subprocess sys tempfile threading time urllib uuid".split()
)
# What a pure room may import all the same, with the reason.
IMPURE_FOR_A_REASON: Final[dict[tuple[str, str], str]] = {
    ("games/describe.py", "sys"): "a game's summary is the sentence that its module opens with",
    (
        "melds/plain/budget.py",
        "time",
    ): "a caller may bound the seconds of a search; unasked, no clock is read",
}
IMPURE_CALLS: Final = frozenset({"open", "print", "input", "exec", "eval"})

GAME_NAMES: Final = frozenset({"basic", "classic", "carousel", "board"})


def sources() -> list[Path]:
    """The modules of the package; the migrations of its database are a history, written once by their own tool."""
    return sorted(path for path in PACKAGE.rglob("*.py") if "versions" not in path.parts)


def room_of(path: Path) -> str:
    """The room that a file belongs to; the empty string for the package's own `__init__` and `__main__`."""
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return "" if first.startswith("__") else first


def closure(room: str) -> frozenset[str]:
    """Every room that `room` may import, itself among them."""
    reached = {room}
    waiting = [room]
    while waiting:
        for above in MAY_IMPORT[waiting.pop()] - reached:
            reached.add(above)
            waiting.append(above)
    return frozenset(reached)


def imported(tree: ast.AST, module: tuple[str, ...]) -> Iterator[tuple[int, Sequence[str]]]:
    """The line and the dotted path of every import; `module` is the package that a relative import starts from."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, tuple(alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            base: tuple[str, ...] = module[: len(module) - node.level + 1] if node.level else ()
            if node.module:
                base = (*base, *node.module.split("."))
            if base == ("openrummy",):  # from openrummy import cards
                for alias in node.names:
                    yield node.lineno, (*base, alias.name)
            else:
                yield node.lineno, base


def wrong_imports(path: Path, source: str) -> list[str]:
    """The imports of a file that go against the order of the rooms."""
    room = room_of(path)
    if not room:
        return []
    if room not in MAY_IMPORT:
        return [f"{room} has no place in the order of the rooms: give it one in tests/layers/rooms.py"]
    allowed = closure(room)
    module = ("openrummy", *path.relative_to(PACKAGE).parts[:-1])
    within = path.relative_to(PACKAGE).as_posix()
    wrong: list[str] = []
    for line, name in imported(ast.parse(source), module):
        if name[0] == "openrummy" and len(name) > 1 and name[1] in MAY_IMPORT and name[1] not in allowed:
            wrong.append(f"line {line}: {room} imports {name[1]}")
        if room in PURE and name[0] in IMPURE_MODULES and (within, name[0]) not in IMPURE_FOR_A_REASON:
            wrong.append(f"line {line}: {room} is pure, and imports {name[0]}")
    return wrong


def impure_calls(path: Path, source: str) -> list[str]:
    """The calls of a pure room that reach outside it."""
    if room_of(path) not in PURE:
        return []
    return [
        f"line {node.lineno}: calls {node.func.id}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in IMPURE_CALLS
    ]


def asks_which_game(path: Path, source: str) -> list[str]:
    """Comparisons of a game, or of its name, with the name of a game, outside games/."""
    if room_of(path) == "games":
        return []
    wrong: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
        elif isinstance(node, ast.Match):
            patterns = [p.value for case in node.cases for p in ast.walk(case.pattern) if isinstance(p, ast.MatchValue)]
            sides = [node.subject, *patterns]
        else:
            continue
        if any(_is_game(side) for side in sides) and any(_names_a_game(side) for side in sides):
            wrong.append(f"line {node.lineno}: asks which game it is in")
    return wrong


def _is_game(node: ast.expr) -> bool:
    if isinstance(node, ast.Attribute):
        return node.attr in ("game", "name")
    return isinstance(node, ast.Name) and node.id in ("game", "name", "game_name")


def _names_a_game(node: ast.expr) -> bool:
    return any(isinstance(part, ast.Constant) and part.value in GAME_NAMES for part in ast.walk(node))


def long_functions(source: str, most: int) -> list[tuple[str, int]]:
    """Functions of more than `most` lines, their docstrings and decorators left out."""
    found: list[tuple[str, int]] = []
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        lines = (node.end_lineno or node.lineno) - node.lineno + 1
        first = node.body[0]
        if ast.get_docstring(node) is not None:
            lines -= (first.end_lineno or first.lineno) - first.lineno + 1
        if lines > most:
            found.append((node.name, lines))
    return found
