"""Write the schemas and the lists of docs/protocol.md from the code; with --check, say whether they are current."""

import inspect
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import NoneType
from typing import Any, get_args

import msgspec

from openrummy.server.api import CALLS
from openrummy.server.openapi import document
from openrummy.wire import TableCode
from openrummy.wire.messages import AnyAsk, AnyTell
from openrummy.wire.schema import protocol_schema

DOCS = Path(__file__).parents[1] / "docs"


def text(value: object) -> str:
    """JSON as it is kept: sorted and indented, so that a change reads well."""
    return msgspec.json.format(msgspec.json.encode(value, order="sorted"), indent=1).decode() + "\n"


def messages(kinds: Any) -> str:
    """A table of messages: the tag, the fields, the first sentence of the docstring."""
    rows = ["| message | fields | |", "| --- | --- | --- |"]
    for kind in get_args(kinds):
        fields = ", ".join(f"`{f}`" for f in kind.__struct_fields__ if f != "id")
        words = " ".join((inspect.getdoc(kind) or "").split("\n\n")[0].split())
        rows.append(f"| `{kind.__struct_config__.tag}` | {fields} | {words} |")
    return "\n".join(rows)


def calls() -> str:
    """A table of HTTP calls."""
    rows = ["| call | body | answer | |", "| --- | --- | --- | --- |"]
    for call in CALLS:
        takes = "" if call.takes is None else f"`{call.takes.__name__}`"
        words = (inspect.getdoc(call.endpoint) or "").splitlines()[0]
        words += " Not with a program's token." if call.owner else ""
        rows.append(f"| `{call.method} {call.path}` | {takes} | {_type_name(call.gives)} | {words} |")
    return "\n".join(rows)


def _type_name(kind: Any) -> str:
    if kind is None:
        return "text"
    inner = get_args(kind)
    if NoneType in inner:
        return f"{_type_name(inner[0])} or `null`"
    return f"`list[{inner[0].__name__}]`" if inner else f"`{kind.__name__}`"


def codes() -> str:
    """The codes of the table, in a line."""
    return ", ".join(f"`{code.value}`" for code in TableCode)


BLOCKS: dict[str, Callable[[], str]] = {
    "asks": lambda: messages(AnyAsk),
    "tells": lambda: messages(AnyTell),
    "calls": calls,
    "codes": codes,
}


def protocol_page() -> str:
    """docs/protocol.md with its marked blocks written anew."""
    page = (DOCS / "protocol.md").read_text()
    for name, make in BLOCKS.items():
        block = f"<!-- {name} -->\n{make()}\n<!-- end -->"
        page = re.sub(rf"<!-- {name} -->.*?<!-- end -->", lambda _, b=block: b, page, flags=re.DOTALL)
    return page


FILES: dict[str, Callable[[], str]] = {
    "openapi.json": lambda: text(document()),
    "protocol.schema.json": lambda: text(protocol_schema()),
    "protocol.md": protocol_page,
}


def stale() -> list[str]:
    """The files that do not say what the code says."""
    return [n for n, make in FILES.items() if not (DOCS / n).exists() or (DOCS / n).read_text() != make()]


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit(f"not current: {', '.join(stale())}; run scripts/schemas.py" if stale() else 0)
    for name, make in FILES.items():
        (DOCS / name).write_text(make())
        print(f"docs/{name}")
