"""Secrets from the system generator, and the hashes that are kept of them."""

import hashlib
import secrets
from typing import Final

_CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no 0/O, 1/I/L
CODE_LENGTH: Final = 7  # 31^7, about 2.7e10 codes: guessing is rate-limited besides


def new_token() -> str:
    """A secret for a session, a seat or a program: 256 bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """An id that cannot be guessed: 96 bits."""
    return secrets.token_hex(12)


def new_seed() -> str:
    """A server seed for a match: 256 bits, hex."""
    return secrets.token_hex(32)


def new_code() -> str:
    """A table code that a person can read aloud."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as typed, with spaces, dashes and lower case forgiven; by a fixed table, whatever the locale."""
    lower = "abcdefghijklmnopqrstuvwxyz"
    return text.translate(str.maketrans(lower, "ABCDEFGHIJKLMNOPQRSTUVWXYZ", " -\t"))


def hashed(token: str) -> str:
    """What is stored of a token.  Tokens are random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
