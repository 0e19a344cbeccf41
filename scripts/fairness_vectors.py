"""Write tests/data/fairness_vectors.json: seeds of rounds and commitments, and whole matches with their proofs.

The file is published so that any other program can check what it computes. `--check` fails where it is out of date:
then the algorithm or a rule has changed, and matches that were played before cannot be checked any more.
"""

import argparse
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from openrummy.arena.play import play_round
from openrummy.bots import BOTS
from openrummy.fairness import LINKS, Kept, Proof, match_commitment, match_dealer, match_order, round_seed
from openrummy.games import make_game
from openrummy.match import add_round, final, new_match, new_record

VECTORS: Final = Path(__file__).resolve().parents[1] / "tests" / "data" / "fairness_vectors.json"
SEEDS: Final = (bytes(range(32)), bytes(32), b"sixteen bytes ok", bytes(range(64)))
ROUNDS: Final = (0, 1, 2, 64, LINKS - 2, LINKS - 1, LINKS, LINKS + 1, 100_000)
BRING: Final = {"board": ((), (1,), (0, 2))}
MATCHES: Final[tuple[tuple[str, dict[str, Any], int, str, tuple[bytes, ...]], ...]] = (
    ("basic", {"match": {"type": "rounds", "rounds": 2}}, 2, "random", (b"one", b"two")),
    ("board", {"games": 3}, 3, "greedy", ()),
)


def chain(seed: bytes) -> dict[str, Any]:
    """The seeds of some rounds of a match, and its commitment."""
    rounds = {str(number): round_seed(seed, number).hex() for number in ROUNDS}
    return {"match_seed": seed.hex(), "commitment": match_commitment(seed), "round_seeds": rounds}


def kept(name: str, options: dict[str, Any], players: int, bot: str, seats: tuple[bytes, ...], seed: bytes) -> Kept:
    """A match that bots played, as a server keeps it."""
    g = make_game(name, options)
    m, record = new_match(g, players, match_dealer(players, seed, seats)), new_record(g, players)
    while not m.over:
        number = len(record.rounds)

        def shuffle(deck: Any, times: int, number: int = number) -> tuple[int, ...]:
            return match_order(deck, seed, number, seats, times)

        brought = BRING.get(name, ())[number : number + 1]
        bots = [BOTS[bot](i) for i in range(players)]
        played, state = play_round(g, bots, shuffle, m.dealer, brought[0] if brought else ())
        record, m = record.with_round(played), add_round(g, m, state)
    proof = Proof(seed.hex(), match_commitment(seed), tuple(s.hex() for s in seats))
    return Kept(record, proof, final(g, m), tuple(f"Seat {i}" for i in range(players)))


def text() -> str:
    """The file as it is written: one row a line."""
    encode = msgspec.json.encode
    chains = ",\n  ".join(encode(chain(seed)).decode() for seed in SEEDS)
    matches = ",\n  ".join(encode(kept(*m, SEEDS[i])).decode() for i, m in enumerate(MATCHES))
    return f'{{\n"chains": [\n  {chains}\n],\n"matches": [\n  {matches}\n]\n}}\n'


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
