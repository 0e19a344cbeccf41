"""Write docs/openapi.json and docs/protocol.schema.json from the code; with --check, say whether they are current."""

import sys
from pathlib import Path

import msgspec

from openrummy.server.openapi import document
from openrummy.wire.schema import protocol_schema

DOCS = Path(__file__).parents[1] / "docs"
FILES = {"openapi.json": document, "protocol.schema.json": protocol_schema}


def text(value: object) -> str:
    """JSON as it is kept: sorted and indented, so that a change reads well."""
    return msgspec.json.format(msgspec.json.encode(value, order="sorted"), indent=1).decode() + "\n"


def stale() -> list[str]:
    """The files that do not say what the code says."""
    return [n for n, make in FILES.items() if not (DOCS / n).exists() or (DOCS / n).read_text() != text(make())]


if __name__ == "__main__":
    if "--check" in sys.argv[1:]:
        sys.exit(f"not current: {', '.join(stale())}; run scripts/schemas.py" if stale() else 0)
    for name, make in FILES.items():
        (DOCS / name).write_text(text(make()))
        print(f"docs/{name}")
