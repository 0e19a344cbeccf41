"""Write the table of the server's settings in docs/operations.md, from the code.

The page has a block between two marks; `--check` fails where it is out of date.
"""

import argparse
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from openrummy.server.settings import PREFIX, ServerSettings

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "operations.md"
BEGIN: Final = "<!-- from the code, by scripts/settings_docs.py -->"
END: Final = "<!-- end -->"


def block() -> str:
    """The table of the settings, as Markdown."""
    about = inspect.type_info(ServerSettings)
    assert isinstance(about, inspect.StructType)
    rows = ["| in the file | flag | environment | default | what it says |", "| --- | --- | --- | --- | --- |"]
    for f in about.fields:
        told = f.type.extra_json_schema or {} if isinstance(f.type, inspect.Metadata) else {}
        flag = "--" + f.name.replace("_", "-")
        cells = (f"`{f.name}`", f"`{flag}`", f"`{PREFIX}{f.name.upper()}`", _shown(f.default), told["description"])
        rows.append("| " + " | ".join(cells) + " |")
    return "\n".join(rows)


def _shown(value: Any) -> str:
    return f"`{msgspec.json.encode(value).decode()}`"


def text(page: str) -> str:
    """The page with its table written anew.  Raises ValueError when the page does not have the two marks."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{PAGE.name} needs {BEGIN} and {END}, each on a line of its own")
    return f"{before}{begin}\n\n{block()}\n\n{end}{after}"


def main(arguments: list[str]) -> int:
    """Write the page, or say whether it is out of date (1)."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the page is out of date")
    page = PAGE.read_text("utf-8")
    if not parser.parse_args(arguments).check:
        PAGE.write_text(text(page), "utf-8")
        return 0
    if page == text(page):
        return 0
    print(f"{PAGE.name} is out of date: run scripts/settings_docs.py", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
