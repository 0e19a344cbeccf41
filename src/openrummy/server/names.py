"""Names and chat lines from people: any script, nothing invisible, nothing that turns the text around."""

import unicodedata
from typing import Final

from ..wire import Refused, TableCode

MOST_LETTERS: Final = 24
MOST_CODE_POINTS: Final = 100  # with all marks and all parts of emoji; the database has room for so many
_BAD: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_JOINERS: Final = frozenset("\u200c\u200d")  # needed inside words of some scripts and in emoji
_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs that show nothing
_SELECTORS: Final = frozenset(
    [*map(chr, range(0xFE00, 0xFE10)), *map(chr, range(0xE0100, 0xE01F0)), *"\u180b\u180c\u180d\u180f"]
)  # of another look of the sign before; nothing is seen of them after most
_EMOJI_JOINER: Final = "\u200d"  # makes one sign of several: a family
_SKINS: Final = frozenset(map(chr, range(0x1F3FB, 0x1F400)))  # colour the sign before
_FLAG_LETTERS: Final = frozenset(map(chr, range(0x1F1E6, 0x1F200)))  # two make a flag
_EMOJI_LOOK: Final = "\ufe0f"
_KEYCAP: Final = "\u20e3"
_TWO_LOOKS: Final = frozenset("\u203c\u2049\u3030")  # of the signs that are no symbols: ‼ ⁉ 〰
_VIRAMA: Final = 9  # the combining class of the signs after which letters of Indian scripts join, or not
_NEW_SIGNS: Final = range(0x1F000, 0x1FB00)  # where emoji are added that this Python's Unicode does not know yet
_MOST_MARKS: Final = 4  # on one letter; more is a tower over the neighbours' lines


def clean_name(text: str) -> str:
    """A name as it will be shown: NFC, trimmed, single spaces, 1-24 visible characters.

    Raises Refused BAD_NAME for control, bidirectional or blank characters, towers of marks, or a wrong length.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 0 < _visible(name) <= MOST_LETTERS or not clean(name) or len(name) > MOST_CODE_POINTS:
        raise Refused(TableCode.BAD_NAME, most=MOST_LETTERS)
    return name


def clean_line(text: str) -> str:
    """A chat line as it will be shown.  Raises Refused BAD_TEXT."""
    line = " ".join(unicodedata.normalize("NFC", text).split())
    if not line or not _visible(line) or not clean(line):
        raise Refused(TableCode.BAD_TEXT)
    return line


def clean(text: str) -> bool:
    """Whether a text has only characters that show something, or join what does, with few marks on each.

    Nothing that is not seen may make two texts of the same look.
    """
    marks = 0
    for i, c in enumerate(text):
        marks = marks + 1 if unicodedata.category(c)[0] == "M" else 0
        if marks > _MOST_MARKS or c in _BLANKS:
            return False
        if c in _JOINERS or c in _SELECTORS:
            if not _is_seen(c, text[:i], text[i + 1 : i + 2]):
                return False
        elif unicodedata.category(c) in _BAD and not _is_new_sign(c):
            return False
    return True


def _is_seen(c: str, before: str, after: str) -> bool:
    """Whether a joiner or a variation selector does anything to its neighbours."""
    last = before[-1:]
    if not last or last in _JOINERS:
        return False
    if c in _SELECTORS:
        keycap = after == _KEYCAP and last in "#*0123456789"
        return c == _EMOJI_LOOK and (_is_sign(last) or last in _TWO_LOOKS or keycap)
    if not after:
        return False
    if unicodedata.combining(last) == _VIRAMA or unicodedata.combining(after) == _VIRAMA:
        return True
    base = next((x for x in reversed(before) if unicodedata.category(x)[0] != "M"), "")
    if c == _EMOJI_JOINER and _make_one(base, after):
        return True
    return all(x and unicodedata.bidirectional(x) == "AL" for x in (base, after))  # letters that join in a line


def _make_one(sign: str, other: str) -> bool:
    """Whether two signs can be one emoji, joined: one of them is no plain sign of a text, such as + or ♥."""
    return _is_sign(sign) and _is_sign(other) and max(sign, other) >= "\U0001f000"


def _is_sign(c: str) -> bool:
    """Whether it may be an emoji."""
    return unicodedata.category(c) in ("So", "Sm", "Sk") or _is_new_sign(c)


def _is_new_sign(c: str) -> bool:
    return ord(c) in _NEW_SIGNS and unicodedata.category(c) == "Cn"


def _visible(text: str) -> int:
    """Characters that take a place: marks and joiners belong to the one before, as do the parts of one emoji."""
    places = flag = 0
    for i, c in enumerate(text):
        flag = flag + 1 if c in _FLAG_LETTERS else 0
        before = text[:i][-1:]
        joined = before == _EMOJI_JOINER and _is_sign(c)
        coloured = c in _SKINS and before not in _SKINS and before != "" and _is_sign(before)
        takes_place = unicodedata.category(c)[0] not in "MC" or _is_new_sign(c)
        places += takes_place and not (joined or coloured or (flag and flag % 2 == 0))
    return places


def login_key(name: str) -> str:
    """Under which a login name is found: compatibility-folded, by Unicode's rules and no locale's.

    Joiners and variation selectors do not tell two names apart.
    """
    shown = "".join(c for c in clean_name(name) if c not in _JOINERS and c not in _SELECTORS)
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", shown).casefold())
