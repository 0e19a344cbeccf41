"""The words in five languages: complete, alike in what they ask for, and with every plural form of the language."""

import json
import re
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

import msgspec
import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from locales.messages import (
    CATEGORIES,
    entries,
    files,
    is_plural,
    messages,
    parts,
    plural_forms,
    text_of,
    variables,
    variant_keys,
    whole,
)
from openrummy.locales import LANGUAGES, catalogue, words

DATA = Path(__file__).parents[1] / "data"
EVERY = pytest.mark.parametrize("language", LANGUAGES)
OTHERS = pytest.mark.parametrize("language", [x for x in LANGUAGES if x != "en"])

ALWAYS_GIVEN = {"spelling"}  # cards or tiles: a language whose words differ for them may ask for it in any message
SAMPLES: tuple[str | int, ...] = (0, 1, 2, 5, 11, 20, 21, 101, 1000)

# Slips of careless translation (docs/glossary.md): words that mean something else than what is meant here.
FORBIDDEN = {
    "el": r"μεθύστακ|στολή|φτυάρι|βύσμα|κατάστρωμα|αντιπρόσωπ|απορριμμάτων|στοίβα αγοράς|κλήρωσ|Τραμπ|Δίκλιν|σχεδιάσ"
    r"|συγκόλλησ|συγχώνευσ|μπόνους υποτιμ",
    "tr": r"\b[Tt]ur\b|\b[Tt]ur(u|un|da|dan|lar)\b|iskarta|İskarta",
    "lv": r"klāj[sua]\b|izloz|izvilkšanas|sajaukum|atlaišan|mask|domkrat|klub[iu]|nūj|sird[isī]|lietussarg|dusmoj",
    "ro": r"[şţŞŢ]|\bcostum\b|\bbutelie\b|\bpunte\b",
}


@EVERY
def test_every_catalogue_can_be_read(language: str) -> None:
    junk = [e for path in files(language) for e in entries(path) if isinstance(e, ast.Junk)]
    assert [(j.content or "")[:80] for j in junk] == []


@EVERY
def test_every_language_has_the_same_files_with_the_same_messages_in_the_same_order(language: str) -> None:
    def keys(of: str) -> dict[str, list[str]]:
        return {p.name: [e.id.name for e in entries(p) if isinstance(e, ast.Message)] for p in files(of)}

    assert keys(language) == keys("en")
    assert sum(map(len, keys(language).values())) == len(messages(language)), "a key is there twice"


@OTHERS
def test_a_message_needs_the_same_facts_in_every_language(language: str) -> None:
    differing = {
        key: (sorted(variables(language, key)), sorted(variables("en", key)))
        for key in messages("en")
        if variables(language, key) - ALWAYS_GIVEN != variables("en", key) - ALWAYS_GIVEN
    }
    assert differing == {}


@EVERY
def test_every_choice_between_plurals_has_all_forms_of_the_language(language: str) -> None:
    wrong = {
        key: found
        for key in messages(language)
        for select in parts(language, key).selects
        if is_plural(select) and (found := CATEGORIES & set(variant_keys(select))) != plural_forms(language)
    }
    assert wrong == {}


@EVERY
def test_a_plural_form_says_the_number_unless_it_is_that_number_alone(language: str) -> None:
    for key in messages(language):
        for select in parts(language, key).selects:
            chosen = select.selector.id.name if isinstance(select.selector, ast.VariableReference) else ""
            for variant in select.variants if is_plural(select) else ():
                if isinstance(variant.key, ast.Identifier) and variant.key.name in CATEGORIES:
                    said = ast.Message(ast.Identifier("x"), variant.value).to_json()
                    assert f"'name': '{chosen}'" in str(said), f"{language}/{key} [{variant.key.name}] is silent"


@EVERY
def test_only_facts_and_other_messages_are_asked_for(language: str) -> None:
    for key in messages(language):
        for part in whole(language, key):
            assert not part.functions, key
            assert not part.terms, key


@pytest.mark.parametrize("language", FORBIDDEN)
def test_words_that_mean_something_else_are_not_used(language: str) -> None:
    slips = {key for key in messages(language) if re.search(FORBIDDEN[language], text_of(language, key))}
    assert slips == set()


def test_greek_never_calls_a_run_by_the_word_for_a_turn() -> None:
    runs = [key for key in messages("en") if re.search(r"\bruns?\b", text_of("en", key), re.IGNORECASE)]
    about = [key for key in runs if "σειρά" in text_of("el", key).lower() and "κέντα" not in text_of("el", key)]
    assert [key for key in about if re.search(r"\ba run\b|\bruns\b", text_of("en", key))] == []


def _facts(language: str, key: str) -> Iterator[dict[str, str | int]]:
    """Sample facts for a message: together, every form of each choice is asked for."""
    values: dict[str, list[str | int]] = {name: ["Ana", "x"] for name in variables(language, key) | ALWAYS_GIVEN}
    for part in whole(language, key):
        for select in part.selects:
            if isinstance(select.selector, ast.VariableReference):
                name = select.selector.id.name
                asked = [int(k) if isinstance(k, float) else k for k in variant_keys(select)]
                values[name] = [*asked, *SAMPLES] if is_plural(select) or name in ("n", "rank") else [*asked, "y"]
    longest = max(map(len, values.values()))
    for shift in range(3):
        columns = {
            name: list(islice(cycle(v), shift * i, shift * i + longest)) for i, (name, v) in enumerate(values.items())
        }
        yield from (dict(zip(columns, row, strict=True)) for row in zip(*columns.values(), strict=True))


@EVERY
def test_every_message_can_be_said_with_its_facts(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(language)))
    for key in messages(language):
        value = bundle.get_message(key).value
        assert value is not None, key
        for facts in _facts(language, key):
            text, errors = bundle.format_pattern(value, facts)
            said = str(text)
            assert errors == [], (key, facts)
            assert said == said.strip() != "", (key, facts)
            assert not re.search(r"[{}]|[^\n]  | [,;:!?.]", said), (key, facts, said)


class Plural(msgspec.Struct):
    """A number and the form that it takes."""

    id: str
    locale: str
    input: int
    expected: str


PLURALS = [msgspec.convert(json.loads(line), Plural) for line in (DATA / "plurals.jsonl").read_text().splitlines()]
POINTS = {
    "en": {"one": "point", "other": "points"},
    "el": {"one": "πόντος", "other": "πόντοι"},
    "tr": {"one": "puan", "other": "puan"},
    "lv": {"zero": "punktu", "one": "punkts", "other": "punkti"},
    "ro": {"one": "punct", "few": "puncte", "other": "de puncte"},
}


@pytest.mark.parametrize("row", PLURALS, ids=lambda row: row.id)
def test_a_number_takes_the_form_that_its_language_wants(row: Plural) -> None:
    assert Locale.parse(row.locale).plural_form(row.input) == row.expected
    assert words(row.locale, "n-points", n=row.input) == f"{row.input} {POINTS[row.locale][row.expected]}"


@pytest.mark.parametrize(
    ("language", "suit", "rank", "said"),
    [
        ("en", "hearts", 12, "queen of hearts"),
        ("el", "hearts", 12, "ντάμα κούπα"),
        ("tr", "hearts", 12, "kupa kızı"),
        ("lv", "hearts", 12, "ercena dāma"),
        ("ro", "hearts", 12, "dama de cupă"),
        ("en", "spades", 7, "7 of spades"),
        ("el", "clubs", 1, "άσος σπαθί"),
        ("tr", "spades", 7, "maça yedilisi"),
        ("lv", "clubs", 10, "kreiča desmitnieks"),
        ("ro", "diamonds", 13, "popa de caro"),
    ],
)
def test_a_card_is_called_as_players_call_it(language: str, suit: str, rank: int, said: str) -> None:
    assert words(language, "card", suit=suit, rank=rank) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "red 7"), ("el", "κόκκινο 7"), ("tr", "kırmızı 7"), ("lv", "sarkanais 7"), ("ro", "7 roșu")],
)
def test_a_tile_is_called_as_players_call_it(language: str, said: str) -> None:
    assert words(language, "tile", colour="red", number=7) == said


@EVERY
def test_suit_signs_are_text_not_pictures(language: str) -> None:
    for suit in ("clubs", "diamonds", "hearts", "spades"):
        assert words(language, "suit-sign", suit=suit).endswith("\ufe0e")
