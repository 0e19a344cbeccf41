"""Names and chat lines from people: any script, nothing invisible, nothing that turns the text around."""

import unicodedata
from typing import Final

from ..wire import Refused, TableCode

MOST_LETTERS: Final = 24
_BAD: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_JOINERS: Final = frozenset("\u200c\u200d")  # needed inside words of some scripts and in emoji


def clean_name(text: str) -> str:
    """A name as it will be shown: NFC, trimmed, single spaces, 1-24 visible characters.

    Raises Refused BAD_NAME for control or bidirectional characters, or a wrong length.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 0 < _visible(name) <= MOST_LETTERS or not clean(name) or len(name) > 4 * MOST_LETTERS:
        raise Refused(TableCode.BAD_NAME, most=MOST_LETTERS)
    return name


def clean_line(text: str) -> str:
    """A chat line as it will be shown.  Raises Refused BAD_TEXT."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if not line or not _visible(line) or not clean(line):
        raise Refused(TableCode.BAD_TEXT)
    return line


def clean(text: str) -> bool:
    """Whether a text has only characters that show something, or join what does."""
    return all(c in _JOINERS or unicodedata.category(c) not in _BAD for c in text)


def _visible(text: str) -> int:
    """Characters that take a place: marks and joiners belong to the one before."""
    return sum(unicodedata.category(c)[0] not in "MC" for c in text)


def login_key(name: str) -> str:
    """Under which a login name is found: compatibility-folded, by Unicode's rules and no locale's."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean_name(name)).casefold())
