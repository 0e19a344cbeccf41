"""The checks of the catalogues can fail: each finds the slip that it is there for."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from locales import messages as read
from locales import test_catalogues as checks

CACHED = (read.entries, read.messages, read.parts)


@pytest.fixture
def greek(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Puts a file of Greek words in place of its own; all is as before afterwards."""
    copied = Path(shutil.copytree(read.HERE, tmp_path / "locales"))
    monkeypatch.setattr(read, "HERE", copied)
    (copied / "en/slip.ftl").write_text(ENGLISH, encoding="utf-8")

    def put(text: str) -> None:
        (copied / "el/slip.ftl").write_text(text, encoding="utf-8")
        for one in CACHED:
            one.cache_clear()

    yield put
    monkeypatch.undo()
    for one in CACHED:
        one.cache_clear()


ENGLISH = "slip-who = { $name } waits\nslip-count = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}\n"
GREEK = "slip-who = Ο { $name } περιμένει\nslip-count = { $n ->\n    [one] { $n } χαρτί\n   *[other] { $n } χαρτιά\n}\n"

Put = Callable[[str], None]


def test_catalogues_that_agree_pass(greek: Put) -> None:
    greek(GREEK)
    checks.test_every_language_has_the_same_files_with_the_same_messages_in_the_same_order("el")
    checks.test_a_message_needs_the_same_facts_in_every_language("el")
    checks.test_every_choice_between_plurals_has_all_forms_of_the_language("el")


def test_a_missing_message_is_found(greek: Put) -> None:
    greek("".join(GREEK.splitlines(keepends=True)[1:]))
    with pytest.raises(AssertionError):
        checks.test_every_language_has_the_same_files_with_the_same_messages_in_the_same_order("el")


def test_an_unknown_variable_is_found(greek: Put) -> None:
    greek(GREEK.replace("$name", "$onoma"))
    with pytest.raises(AssertionError, match="onoma"):
        checks.test_a_message_needs_the_same_facts_in_every_language("el")


def test_a_missing_plural_form_is_found(greek: Put) -> None:
    greek(GREEK.replace("    [one] { $n } χαρτί\n", ""))
    with pytest.raises(AssertionError, match="slip-count"):
        checks.test_every_choice_between_plurals_has_all_forms_of_the_language("el")


def test_words_that_cannot_be_read_are_found(greek: Put) -> None:
    greek(GREEK + "slip-broken = { $n ->\n")
    with pytest.raises(AssertionError, match="slip-broken"):
        checks.test_every_catalogue_can_be_read("el")
