"""Whatever the code can say has words: a new code, option, event or setting fails here until it has them."""

import ast
from collections import defaultdict
from enum import StrEnum
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import openrummy
from locales.messages import messages, variables
from openrummy.bots import BOTS
from openrummy.core import AnyEvent, Reason, Why
from openrummy.errors import Code
from openrummy.games import GAMES
from openrummy.games.cites import MELD_CODES
from openrummy.games.describe import game_info
from openrummy.melds import Category, Tier
from openrummy.server.answers import PHRASES
from openrummy.server.facts import SeatFacts
from openrummy.wire import Absence, Clock, ExtraJokerUse, Reveal, TableCode, TableSettings

KEYS = frozenset(messages("en"))  # the other languages have the same ones


def dashed(name: str) -> str:
    """`GrandCare`, `max_melds` and `E_MUST_DRAW` as keys."""
    spaced = "".join(f"-{c}" if c.isupper() and i and not name.isupper() else c for i, c in enumerate(name))
    return spaced.replace("_", "-").lower()


def missing(*keys: str) -> list[str]:
    """Those of the keys that have no message."""
    return [key for key in keys if key not in KEYS]


def with_help(key: str) -> tuple[str, str]:
    """A label and its sentence."""
    return key, f"{key}-help"


def test_every_error_code_has_a_sentence() -> None:
    assert missing(*(f"error-{dashed(code.name)}" for code in Code)) == []


def test_every_table_code_has_a_sentence() -> None:
    assert missing(*(f"refused-{dashed(code.name)}" for code in TableCode)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_name_a_line_and_a_best_number_of_players(game: str) -> None:
    assert missing(f"game-{game}", f"game-{game}-line", f"game-{game}-best") == []


@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_every_value_of_it_has_a_label_and_a_sentence(game: str) -> None:
    wanted: list[str] = []
    for option in game_info(GAMES[game]).options:
        key = f"option-{game}-{dashed(option.name)}"
        wanted += with_help(key)
        for choice in option.choices:
            wanted += with_help(f"{key}-{dashed(choice)}")
    assert missing(*wanted) == []


def test_both_kinds_of_match_have_a_label_and_a_sentence() -> None:
    wanted = [key for kind in ("target", "rounds") for key in with_help(f"option-basic-match-{kind}")]
    assert missing(*wanted) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_preset_has_a_name_and_a_sentence(game: str) -> None:
    wanted = [key for preset in GAMES[game].presets for key in with_help(f"preset-{game}-{dashed(preset)}")]
    assert missing(*wanted) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_rules_page_and_a_tutorial(game: str) -> None:
    steps = [key for key in KEYS if key.startswith(f"tutorial-{game}-")]
    assert 4 <= len(steps) <= 6
    sections = [key for key in KEYS if key.startswith(f"rules-{game}-") and key.endswith("-title")]
    assert len(sections) >= 6
    for title in sections:
        assert f"{title.removesuffix('-title')}-1" in KEYS


def test_every_category_and_tier_of_board_has_a_name_and_a_sentence() -> None:
    wanted = [key for c in Category for key in with_help(f"category-{dashed(c.value)}")]
    wanted += [key for t in Tier for key in with_help(f"tier-{dashed(t.value)}")]
    assert missing(*wanted) == []
    assert missing(*(f"rules-board-{dashed(c.value)}-example" for c in Category)) == []


def test_every_reason_for_the_end_of_a_round_has_words() -> None:
    assert missing(*(f"reason-{dashed(reason.value)}" for reason in Reason)) == []
    who = (Reason.OUT, Reason.KNOCK, Reason.CLOSED, Reason.REFUSED)
    assert missing(*(f"reason-{reason.value}-{side}" for reason in who for side in ("you", "other"))) == []


def test_every_event_is_said_aloud() -> None:
    for event in get_args(AnyEvent):
        tag = msgspec.inspect.type_info(event).tag  # type: ignore[attr-defined]  every event is a struct
        seated = "seat" in event.__struct_fields__
        keys = (f"event-{tag}-you", f"event-{tag}-other") if seated else (f"event-{tag}",)
        assert missing(*keys) == []


def test_every_phrase_has_words() -> None:
    assert missing(*(f"phrase-{key}" for key in PHRASES)) == []


def test_every_bot_has_a_name_and_a_sentence() -> None:
    assert missing(*(key for level in BOTS for key in with_help(f"bot-{dashed(level)}"))) == []


def test_every_reason_for_points_has_a_sentence() -> None:
    payments = (Why.TRUMP, Why.CLOSE, Why.AWAY)
    assert missing(*(f"score-{why}" for why in Why), *(f"score-{why}-paid" for why in payments)) == []


def test_every_setting_of_a_table_has_a_label_and_a_sentence() -> None:
    wanted = [key for name in TableSettings.__struct_fields__ for key in with_help(f"set-{dashed(name)}")]
    wanted += [key for name in Clock.__struct_fields__ for key in with_help(f"set-clock-{dashed(name)}")]
    choices: tuple[tuple[str, type[StrEnum]], ...] = (
        ("absence", Absence), ("reveal", Reveal), ("extra-jokers", ExtraJokerUse),
    )  # fmt: skip
    wanted += [key for name, of in choices for v in of for key in with_help(f"set-{name}-{dashed(v.value)}")]
    assert missing(*wanted) == []


def test_every_figure_of_a_player_has_a_label() -> None:
    named = {"won": "rounds-won", "points": "average"}
    assert missing(*(f"stats-{named.get(name, dashed(name))}" for name in SeatFacts.__struct_fields__)) == []


def _facts_told() -> dict[str, set[str]]:
    """For each code, the facts that the sources give with it."""
    told: dict[str, set[str]] = defaultdict(set)
    for path in Path(openrummy.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                attributes = (x for a in node.args for x in ast.walk(a) if isinstance(x, ast.Attribute))
                for name in {x.attr for x in attributes if _is_code(x)}:
                    told[name] |= {k.arg for k in node.keywords if k.arg}
    for code in MELD_CODES:  # what `look` finds, told by those who asked it
        told[code.name] |= {"group"}
    return told


def _is_code(node: ast.Attribute) -> bool:
    owner = node.value
    return isinstance(owner, ast.Name) and owner.id in ("Code", "TableCode")


def test_a_sentence_about_a_refusal_asks_only_for_facts_that_come_with_it() -> None:
    told = _facts_told()
    in_words = {"card": {"card", "face", "free"}}
    for prefix, codes in (("error", Code), ("refused", TableCode)):
        for code in codes:
            asked = variables("en", f"{prefix}-{dashed(code.name)}") - {"spelling"}
            unknown = {fact for fact in asked if not in_words.get(fact, {fact}) & told[code.name]}
            assert unknown == set(), code
