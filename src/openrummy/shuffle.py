"""From seeds to a deck order: one documented, versioned algorithm that anybody can compute again (docs/fairness.md).

Version 1.  key = HMAC-SHA256(server seed, "openrummy/shuffle/1" and each seat seed, each with its length before it).
The stream is HMAC-SHA256(key, label || counter), counter = 0, 1, ... as 8 bytes, big endian, cut into 4-byte numbers.
The order is a Fisher-Yates shuffle of the ascending deck from its end, each number rejected unless it is below the
largest multiple of the range, so that every order is equally likely.
"""

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from struct import unpack
from typing import Final

from .cards import Card
from .errors import BadInput

SHUFFLE_VERSION: Final = 1
SEED_BYTES: Final = 32
LEAST_SEED_BYTES: Final = 16
_DOMAIN: Final = b"openrummy/shuffle/1"
_WORD: Final = 1 << 32


def commitment(server_seed: bytes) -> str:
    """What is published before the deal: SHA-256 of the server seed with its domain, as hex.

    Raises BadInput for a seed under 128 bits, which could be guessed.
    """
    if len(server_seed) < LEAST_SEED_BYTES:
        raise BadInput(f"a seed needs at least {LEAST_SEED_BYTES} bytes, not {len(server_seed)}")
    return hashlib.sha256(_DOMAIN + b"/commit" + server_seed).hexdigest()


def _key(server_seed: bytes, seat_seeds: Sequence[bytes]) -> bytes:
    mixed = hmac.new(server_seed, _DOMAIN, hashlib.sha256)
    for seed in seat_seeds:
        mixed.update(len(seed).to_bytes(4, "big") + seed)
    return mixed.digest()


def _numbers(key: bytes, label: bytes) -> Iterator[int]:
    counter = 0
    while True:
        yield from unpack(">8I", hmac.digest(key, label + counter.to_bytes(8, "big"), "sha256"))
        counter += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    """A number in range(limit), each equally likely."""
    fair = _WORD - _WORD % limit
    return next(n for n in numbers if n < fair) % limit


def shuffled(
    deck: Sequence[Card], server_seed: bytes, round_number: int, seat_seeds: Sequence[bytes] = (), times: int = 0
) -> tuple[Card, ...]:
    """The order of a deck (its cards are sorted first) for a round of a match.

    `round_number` counts from 0; `times` is 0 for the deal, and counts the reshuffles of the round.
    Raises BadInput for a short seed, or a number that is negative or does not fit in four bytes.
    """
    commitment(server_seed)
    if not (0 <= round_number < _WORD and 0 <= times < _WORD):
        raise BadInput(f"rounds and reshuffles count from 0, in four bytes; not {round_number} and {times}")
    label = b"deal" + round_number.to_bytes(4, "big") + times.to_bytes(4, "big")
    numbers = _numbers(_key(server_seed, seat_seeds), label)
    order = sorted(deck)
    for i in range(len(order) - 1, 0, -1):
        j = _below(i + 1, numbers)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def first_dealer(players: int, server_seed: bytes, seat_seeds: Sequence[bytes] = ()) -> int:
    """The dealer of the first round, from the same seeds (RULES 0.6).  Raises BadInput: a short seed, no player."""
    commitment(server_seed)
    if players < 1:
        raise BadInput("a dealer needs a player")
    return _below(players, _numbers(_key(server_seed, seat_seeds), b"dealer"))


def seed_from_text(text: str) -> bytes:
    """A seed for people who want to name one (simulations, puzzles); never for play."""
    return hashlib.sha256(_DOMAIN + b"/text" + text.encode()).digest()
