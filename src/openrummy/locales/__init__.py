"""The words of the product in every language, as Fluent catalogues that Python and the page read alike."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = {"en": "English", "el": "Ελληνικά", "tr": "Türkçe", "lv": "Latviešu", "ro": "Română"}
_HERE: Final = Path(__file__).parent


@lru_cache(maxsize=16)
def catalogue(language: str) -> str:
    """All messages of a language as Fluent text.  Raises KeyError for a language that there is not."""
    if language not in LANGUAGES:
        raise KeyError(language)
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((_HERE / language).glob("*.ftl")))


@lru_cache(maxsize=16)
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    return bundle


def words(language: str, key: str, **facts: object) -> str:
    """A message in a language.  Raises KeyError for an unknown language or message, ValueError for a missing fact."""
    message = _bundle(language).get_message(key)
    if message.value is None:
        raise KeyError(key)
    text, errors = _bundle(language).format_pattern(message.value, dict(facts))
    if errors:
        raise ValueError(f"{language}/{key}: {errors[0]}")
    return str(text)
