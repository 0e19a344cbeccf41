"""Names and chat lines from people: any script, nothing invisible, nothing that turns the text around."""

import unicodedata
from typing import Final

from ..wire import Refused, TableCode

MOST_LETTERS: Final = 24
_BAD: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_JOINERS: Final = frozenset("\u200c\u200d")  # needed inside words of some scripts and in emoji
_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs that show nothing
_NEW_SIGNS: Final = range(0x1F000, 0x1FB00)  # where emoji are added that this Python's Unicode does not know yet
_MOST_MARKS: Final = 4  # on one letter; more is a tower over the neighbours' lines


def clean_name(text: str) -> str:
    """A name as it will be shown: NFC, trimmed, single spaces, 1-24 visible characters.

    Raises Refused BAD_NAME for control, bidirectional or blank characters, towers of marks, or a wrong length.
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
    """Whether a text has only characters that show something, or join what does, with few marks on each."""
    marks, before = 0, ""
    for c in text:
        marks = marks + 1 if unicodedata.category(c)[0] == "M" else 0
        if marks > _MOST_MARKS or c in _BLANKS or (c in _JOINERS and (not before or before in _JOINERS)):
            return False
        if c not in _JOINERS and unicodedata.category(c) in _BAD and not _is_new_sign(c):
            return False
        before = c
    return before not in _JOINERS


def _is_new_sign(c: str) -> bool:
    return ord(c) in _NEW_SIGNS and unicodedata.category(c) == "Cn"


def _visible(text: str) -> int:
    """Characters that take a place: marks and joiners belong to the one before."""
    return sum(unicodedata.category(c)[0] not in "MC" or _is_new_sign(c) for c in text)


def login_key(name: str) -> str:
    """Under which a login name is found: compatibility-folded, by Unicode's rules and no locale's."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean_name(name)).casefold())
