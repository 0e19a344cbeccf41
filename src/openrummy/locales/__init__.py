"""The words of the product in every language, as Fluent catalogues that Python and the page read alike."""

from functools import lru_cache
from pathlib import Path
from typing import Final

LANGUAGES: Final = {"en": "English", "el": "Ελληνικά", "tr": "Türkçe", "lv": "Latviešu", "ro": "Română"}
_HERE: Final = Path(__file__).parent


@lru_cache(maxsize=16)
def catalogue(language: str) -> str:
    """All messages of a language as Fluent text.  Raises KeyError for a language that there is not."""
    if language not in LANGUAGES:
        raise KeyError(language)
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((_HERE / language).glob("*.ftl")))
