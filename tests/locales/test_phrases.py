"""The catalogues: every language says everything, and everything that can be said has words."""

import re

import pytest

from openrummy.locales import LANGUAGES, catalogue, words
from openrummy.server.answers import PHRASES


def keys(language: str) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", catalogue(language), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_once_each(language: str) -> None:
    assert keys(language) == keys("en")
    assert len(set(keys(language))) == len(keys(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_that_may_be_sent_has_words(language: str) -> None:
    assert {f"phrase-{key}" for key in PHRASES} <= set(keys(language))


def test_romanian_writes_commas_below_not_cedillas() -> None:
    assert not set("şţŞŢ") & set(catalogue("ro"))


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(KeyError):
        catalogue("xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mail_holds_its_link(language: str) -> None:
    assert "https://x.example/#y" in words(language, "mail-reset-body", link="https://x.example/#y")


def test_a_missing_fact_is_an_error_not_a_hole() -> None:
    with pytest.raises(ValueError, match="mail-reset-body"):
        words("en", "mail-reset-body")
