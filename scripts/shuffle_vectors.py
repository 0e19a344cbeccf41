"""Write tests/data/shuffle_vectors.json: seeds, and the deck orders, commitments and dealers that follow from them.

The file is published so that any other program can check its own shuffle. `--check` fails where it is out of date: then
the algorithm has changed, so its version has to change too, and older matches cannot be checked any more.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from openrummy.cards import pack
from openrummy.shuffle import SHUFFLE_VERSION, commitment, first_dealer, shuffled

VECTORS: Final = Path(__file__).resolve().parents[1] / "tests" / "data" / "shuffle_vectors.json"

SEEDS: Final = (bytes(range(32)), bytes(32), bytes(range(255, 223, -1)), b"sixteen bytes ok", bytes(range(64)))
SEATS: Final[tuple[tuple[bytes, ...], ...]] = (
    (),
    (b"one", b"two"),
    (b"onetwo", b""),
    (b"two", b"one"),
    (b"\x00" * 16, b"\xff" * 16, b"", b"seat three"),
)
DECKS: Final = {"52 cards": pack(), "106 cards": pack(2, 2), "110 tiles": pack(2, 6), "five cards": (3, 50, 7, 20, 11)}


def orders() -> Iterator[dict[str, Any]]:
    """One row for each combination that matters: every seed, every list of seat seeds, some rounds and reshuffles."""
    for i, seed in enumerate(SEEDS):
        for j, seats in enumerate(SEATS):
            name, deck = list(DECKS.items())[(i + j) % len(DECKS)]
            number, times = (0, 1, 7, 1_000_000)[(i + 2 * j) % 4], (0, 0, 1, 12)[(j + i // 2) % 4]
            yield {
                "server_seed": seed.hex(),
                "seat_seeds": [s.hex() for s in seats],
                "round": number,
                "times": times,
                "deck": sorted(deck),
                "what": name,
                "order": list(shuffled(deck, seed, number, seats, times)),
            }


def vectors() -> dict[str, Any]:
    """The whole file."""
    return {
        "version": SHUFFLE_VERSION,
        "commitments": [{"server_seed": s.hex(), "commitment": commitment(s)} for s in SEEDS],
        "dealers": [
            {
                "server_seed": s.hex(),
                "seat_seeds": [x.hex() for x in seats],
                "players": n,
                "dealer": first_dealer(n, s, seats),
            }
            for s, seats, n in zip(SEEDS, SEATS, (2, 3, 4, 5, 6), strict=True)
        ],
        "orders": list(orders()),
    }


def text() -> str:
    """The file as it is written: one row a line."""
    lines = []
    for key, value in vectors().items():
        rows = ",\n  ".join(map(json.dumps, value)) if isinstance(value, list) else ""
        lines.append(f"{json.dumps(key)}: [\n  {rows}\n]" if rows else f"{json.dumps(key)}: {json.dumps(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main(arguments: list[str]) -> int:
    """Write the file, or say whether it is out of date (1)."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the file is out of date")
    if parser.parse_args(arguments).check:
        if VECTORS.read_text("utf-8") == text():
            return 0
        print(f"{VECTORS.name} is out of date", file=sys.stderr)
        return 1
    VECTORS.write_text(text(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
