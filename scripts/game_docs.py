"""Write what the pages of docs/games say about options, presets, deals and refusals, from the code.

Each page has a block between two marks; `make pages` writes the blocks, and `--check` fails where one is out of date.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from openrummy.core import deal
from openrummy.errors import BadInput
from openrummy.games import GAMES, make_game

PAGES: Final = Path(__file__).resolve().parents[1] / "docs" / "games"
BEGIN: Final = "<!-- from the code, by scripts/game_docs.py -->"
END: Final = "<!-- end -->"


def block(name: str) -> str:
    """What the page of a game says from the code, as Markdown without the marks.  Raises BadInput for no game."""
    parts = (_options(name), _presets(name), _deals(name), _refusals(name))
    return "\n\n".join("\n".join(part) for part in parts)


def with_block(page: str, name: str) -> str:
    """The page with its block written anew.  Raises BadInput when the page does not have the two marks, in order."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise BadInput(f"the page of {name} needs {BEGIN} and {END}, each on a line of its own")
    return f"{before}{begin}\n\n{block(name)}\n\n{end}{after}"


def _table(*rows: tuple[str, ...]) -> Iterator[str]:
    head, *body = rows
    for row in (head, ("---",) * len(head), *body):
        yield "| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |"


def _options(name: str) -> Iterator[str]:
    kind = GAMES[name].options
    about = inspect.type_info(kind)
    usual = msgspec.to_builtins(make_game(name).options)
    assert isinstance(about, inspect.StructType)
    yield "## Options\n"
    rows = [(f"`{f.name}`", _values(f.type), f"`{_json(usual[f.name])}`", _description(f.type)) for f in about.fields]
    yield from _table(("option", "values", "default", "what it says"), *rows)


def _description(kind: inspect.Type) -> str:
    schema = (kind.extra_json_schema or {}) if isinstance(kind, inspect.Metadata) else {}
    return str(schema.get("description", ""))


def _values(kind: inspect.Type) -> str:
    """The values that an option may have, for people."""
    match kind:
        case inspect.Metadata(type=inner):
            return _values(inner)
        case inspect.UnionType(types=types):
            return " or ".join(_values(t) for t in types)
        case inspect.EnumType(cls=cls):
            return ", ".join(f"`{member.value}`" for member in cls)
        case inspect.BoolType():
            return "`true`, `false`"
        case inspect.NoneType():
            return "`null`"
        case inspect.IntType(ge=low, le=high):
            return f"{low}–{high}" if high is not None else "a number"
        case inspect.DictType(value_type=value):
            return f"{_values(value)} for each number of players"
        case inspect.StructType(tag=tag, tag_field=field, fields=fields):
            inside = "".join(f", `{f.name}` {_values(f.type)}" for f in fields)
            return f"`{field}` `{tag}`{inside}"
        case _:
            return type(kind).__name__


def _json(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.format(msgspec.json.encode(value), indent=0).decode()


def _presets(name: str) -> Iterator[str]:
    usual = msgspec.to_builtins(make_game(name).options)
    rows: list[tuple[str, str]] = []
    for preset, options in GAMES[name].presets.items():
        set_: dict[str, Any] = msgspec.to_builtins(options)
        other = [f"`{key}` = `{_json(value)}`" for key, value in set_.items() if value != usual[key]]
        rows.append((f"`{preset}`", ", ".join(other) or "–"))
    yield "## Presets\n"
    yield from _table(("preset", "what differs from the defaults"), *rows)


def _deals(name: str) -> Iterator[str]:
    g = make_game(name)
    rows: list[tuple[str, ...]] = []
    for players in g.seats:
        s = deal(g, g.deck(players, 0), players)
        sizes = sorted({hand.bit_count() for hand in s.hands}, reverse=True)
        pack = sum(hand.bit_count() for hand in s.hands) + len(s.stock) + len(s.public.discard)
        first = f"{sizes[0]} to the first player, {sizes[1]} to the others" if len(sizes) > 1 else f"{sizes[0]}"
        rows.append((str(players), str(pack), first, str(len(s.stock))))
    *some, last = map(str, GAMES[name].best)
    best = f"{', '.join(some)} or {last}" if some else last
    yield "## Deals\n"
    yield f"Best with {best} players. Under the default options:\n"
    yield from _table(("players", "pack", "dealt to each", "stock after the deal"), *rows)


def _refusals(name: str) -> Iterator[str]:
    codes: dict[str, list[str]] = {}
    for code, rule in make_game(name).cites.items():
        codes.setdefault(rule, []).append(f"`{code.value}`")
    yield "## Refusals\n"
    yield "What the game refuses, and under which code:\n"
    yield from _table(("rule", "codes"), *((rule, ", ".join(of)) for rule, of in sorted(codes.items())))


def main(arguments: list[str]) -> int:
    """Write or check every page; 1 when a page was out of date in a check, 2 when one cannot be written."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a page is out of date")
    check = parser.parse_args(arguments).check
    stale: list[str] = []
    try:
        for name in GAMES:
            path = PAGES / f"{name}.md"
            page = path.read_text("utf-8")
            if (new := with_block(page, name)) != page:
                stale.append(name)
                if not check:
                    path.write_text(new, "utf-8")
    except (BadInput, OSError) as e:
        print(f"{Path(__file__).name}: {e}", file=sys.stderr)
        return 2
    print(f"{'out of date' if check else 'written'}: {', '.join(stale) or 'none'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
