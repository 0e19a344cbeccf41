"""Messages that are nearly right: valid ones, damaged in the ways of broken and of malicious clients."""

import random
from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from openrummy.server.link import MOST_BYTES

NUMBERS: Final = (
    b"-1", b"0", b"1.5", b"1e400", b"-0", b"1e2", b"9223372036854775808", b"99999999999999999999999999", b"9" * 400,
    b"0x10", b"01", b"NaN", b"Infinity", b"1_000",
)  # fmt: skip
TOKENS: Final = (
    b"null", b"true", b"[]", b"{}", b'""', b'"\\ud800"', b'"\\u0000"', b'"\xe2\x80\xae"', b"\xff",
    b"[" * 500, b'{"a":' * 300,
    b'"do"', b'"ask"', b"'x'", b"//", b"\xef\xbb\xbf", b"\x00",
)  # fmt: skip
WORDS: Final = (
    b"watch", b"watchlobby", b"sit", b"stand", b"act", b"undo", b"arrange", b"say", b"phrase", b"addseed", b"bring",
    b"start", b"ready", b"addbot", b"kick", b"lock", b"handover", b"silence", b"vote", b"propose", b"hint", b"ping",
    b"draw", b"take", b"meld", b"layoff", b"rearrange", b"discard", b"end", b"knock", b"close", b"accept", b"refuse",
    b"reshuffle", b"leave", b"return", b"void", b"welcome", b"update", b"ack", b"did", b"housed", b"committed",
)  # fmt: skip
Mutation = Callable[[random.Random, bytes], bytes]


def valid(table: str, cards: Sequence[int]) -> list[dict[str, Any]]:
    """A message of every kind, for this table and about these cards."""
    a, b, c, *_ = cards
    actions: list[dict[str, Any]] = [
        {"do": "draw"}, {"do": "take"}, {"do": "meld", "meld": [a, b, c]}, {"do": "layoff", "card": a, "group": 0},
        {"do": "rearrange", "table": [[a, b, c]]}, {"do": "discard", "card": a}, {"do": "end"}, {"do": "knock"},
        {"do": "close", "free": a}, {"do": "accept"}, {"do": "refuse"},
    ]  # fmt: skip
    asks: list[dict[str, Any]] = [
        {"ask": "watch", "table": table, "last": 3}, {"ask": "watch", "table": table, "seat_token": "x" * 43},
        {"ask": "watchlobby"}, {"ask": "sit", "seat": 1}, {"ask": "stand"}, {"ask": "undo"},
        {"ask": "arrange", "cards": [a, b]}, {"ask": "say", "text": "hello"}, {"ask": "phrase", "key": "thanks"},
        {"ask": "addseed", "seed": "00ff"}, {"ask": "bring", "yes": True}, {"ask": "start"}, {"ask": "ready"},
        {"ask": "addbot", "level": "easy", "seat": 1}, {"ask": "kick", "seat": 1}, {"ask": "lock", "locked": True},
        {"ask": "handover", "seat": 1}, {"ask": "silence", "seat": 1, "silent": True}, {"ask": "vote", "yes": True},
        {"ask": "propose"}, {"ask": "hint"}, {"ask": "ping"},
    ]  # fmt: skip
    asks += [{"ask": "act", "action": action} for action in actions]
    return [{"id": f"m{number}", **ask} for number, ask in enumerate(asks)]


def _flip(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + bytes((data[at] ^ 1 << rng.randrange(8),)) + data[at + 1 :]


def _cut(rng: random.Random, data: bytes) -> bytes:
    return data[: rng.randrange(len(data))]


def _drop(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    return data[:at] + data[at + rng.randint(1, 6) :]


def _insert(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data) + 1)
    return data[:at] + rng.choice(TOKENS) + data[at:]


def _double(rng: random.Random, data: bytes) -> bytes:
    at = rng.randrange(len(data))
    part = data[at : at + rng.randint(1, 30)]
    return data[:at] + part * rng.randint(2, 5) + data[at + len(part) :]


def _number(rng: random.Random, data: bytes) -> bytes:
    places = [i for i, c in enumerate(data) if 48 <= c <= 57]
    if not places:
        return _insert(rng, data)
    at = rng.choice(places)
    return data[:at] + rng.choice(NUMBERS) + data[at + 1 :]


def _value(rng: random.Random, data: bytes) -> bytes:
    """Something else behind a colon."""
    parts = data.split(b":")
    if len(parts) < 2:
        return _insert(rng, data)
    at = rng.randrange(1, len(parts))
    rest = parts[at].partition(b",")
    parts[at] = rng.choice((*TOKENS, *NUMBERS)) + rest[1] + rest[2]
    return b":".join(parts)


def _word(rng: random.Random, data: bytes) -> bytes:
    """Another kind of message or action, with the same fields."""
    here = [word for word in WORDS if b'"' + word + b'"' in data]
    return data.replace(rng.choice(here), rng.choice(WORDS), 1) if here else _flip(rng, data)


def _field(rng: random.Random, data: bytes) -> bytes:
    """One field more, which may be there already."""
    name = rng.choice((b"id", b"ask", b"do", b"seat", b"card", b"account", b"by", b"at", b"__class__", b"action"))
    return data[:-1] + b',"' + name + b'":' + rng.choice((*TOKENS, *NUMBERS, b'"x"')) + b"}"


def _large(rng: random.Random, data: bytes) -> bytes:
    if rng.random() > 0.02:  # it takes a hundred times as long as the others
        return _field(rng, data)
    return data[:-1] + b',"x":"' + b"y" * (MOST_BYTES + rng.randint(-200, 200)) + b'"}'


MUTATIONS: Final[tuple[Mutation, ...]] = (
    _flip, _cut, _drop, _insert, _double, _number, _value, _word, _field, _large,
)  # fmt: skip


class Mutator:
    """Damaged messages without end; the same seed gives the same ones."""

    def __init__(self, seed: int, table: str, cards: Sequence[int]) -> None:
        self._rng = random.Random(seed)
        self._valid = [msgspec.json.encode(message) for message in valid(table, cards)]

    def __call__(self) -> bytes:
        """The next message: one to three damages to a valid one, or two valid ones in one."""
        rng = self._rng
        data = rng.choice(self._valid)
        if rng.random() < 0.03:
            other = rng.choice(self._valid)
            return data[: rng.randrange(len(data))] + other[rng.randrange(len(other)) :]
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            data = rng.choice(MUTATIONS)(rng, data) or b"{}"
        return data
