"""Three cards, the game of docs/adding-a-game.md: its rules one by one, and all that holds for any game."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from example_game.three_cards import ENTRY, ThreeCardsOptions, three_cards
from openrummy.cards import cards
from openrummy.core import Game, Reason, State, apply, deal, legal, view
from openrummy.errors import Code, Illegal
from openrummy.games import GAMES, make_game, read_options
from openrummy.melds import Ace
from openrummy.notation import cards_text, parse_cards
from openrummy.transcript import parse_action

TESTS: Final = Path(__file__).resolve().parents[1]
PAGE: Final = (TESTS.parent / "docs" / "adding-a-game.md").read_text("utf-8")
GAME: Final = three_cards(ThreeCardsOptions())


def table(hand: str, pile: str = "Kc", stock: str = "2d 3d", g: Game = GAME) -> State:
    """A state in which seat 0 is to draw, with these cards in hand, on the pile, and on top of the stock."""
    s = deal(g, g.deck(2, 0), 2, dealer=1)
    public = replace(s.public, discard=parse_cards(pile))
    other = parse_cards("Js Qs Ks")
    return State(public, parse_cards(stock), (cards(parse_cards(hand)), cards(other)))


def play(s: State, *said: str, g: Game = GAME) -> State:
    for text in said:
        s, _ = apply(g, s, parse_action(text))
    return s


def refusal(s: State, *said: str, g: Game = GAME) -> Code:
    *before, last = said
    with pytest.raises(Illegal) as refused:
        apply(g, play(s, *before, g=g), parse_action(last))
    return refused.value.code


# -- its rules --


def test_thr_1_two_to_four_play_with_one_pack() -> None:
    assert [len(GAME.deck(players, 0)) for players in GAME.seats] == [52, 52, 52]
    for players in (1, 5):
        with pytest.raises(Illegal, match="E_BAD_PLAYERS"):
            deal(GAME, GAME.deck(2, 0), players)


def test_thr_2_everybody_gets_three_cards_and_one_is_turned_up() -> None:
    s = deal(GAME, GAME.deck(4, 0), 4)
    assert [hand.bit_count() for hand in s.hands] == [3, 3, 3, 3]
    assert cards_text(s.public.discard) == "Kc"
    assert len(s.stock) == 39


def test_thr_3_a_turn_begins_with_one_card_from_the_stock_or_the_pile() -> None:
    s = table("2c 5h 9s")
    assert refusal(s, "discard 2c") is Code.MUST_DRAW
    assert refusal(s, "draw", "draw") is refusal(s, "take", "draw") is refusal(s, "draw", "take") is Code.ALREADY_DREW
    assert play(s, "take").hand == cards(parse_cards("2c 5h 9s Kc"))


def test_thr_4_a_meld_and_the_last_card_put_a_player_out() -> None:
    s = play(table("7h 8h 2c", stock="9h 3d"), "draw", "meld 7h 8h 9h", "discard 2c")
    assert s.public.outcome is not None
    assert (s.public.outcome.reason, s.public.outcome.seat) == (Reason.OUT, 0)
    assert refusal(table("7h 8h 2c"), "draw", "meld 7h 8h 2c") is Code.NOT_A_MELD


def test_thr_4_four_cards_of_a_rank_put_a_player_out_at_once() -> None:
    s = play(table("7h 7s 7c", stock="7d 3d"), "draw", "meld 7h 7s 7c 7d")
    assert s.public.outcome is not None


@pytest.mark.parametrize(("mode", "fits"), [(Ace.LOW, False), (Ace.BOTH, True)])
def test_thr_4_the_ace_stands_above_the_king_only_by_the_house_rule(mode: Ace, fits: bool) -> None:
    g = three_cards(ThreeCardsOptions(ace_mode=mode))
    s = play(table("Qh Kh 2c", stock="Ah 3d", g=g), "draw", g=g)
    assert (parse_action("meld Qh Kh Ah") in list(legal(g, view(s, 0)))) is fits


def test_thr_5_a_turn_ends_with_a_discard() -> None:
    s = table("2c 5h 9s")
    assert refusal(s, "draw", "end") is Code.MUST_DISCARD
    assert play(s, "draw", "discard 2c").seat == 1


def test_thr_6_a_card_just_taken_may_not_be_discarded() -> None:
    assert refusal(table("2c 5h 9s"), "take", "discard Kc") is Code.RETURN_TAKEN_CARD


def test_thr_6_a_meld_that_leaves_only_the_card_just_taken_is_refused() -> None:
    assert refusal(table("7h 8h 9h"), "take", "meld 7h 8h 9h") is Code.STRANDED


def test_thr_7_a_used_up_stock_ends_the_round_without_score() -> None:
    s = play(table("2c 5h 9s", stock="3d"), "draw", "discard 2c")
    assert s.public.outcome is not None
    assert s.public.outcome.reason is Reason.EXHAUSTED
    assert GAME.score(GAME, s).points == (0, 0)


def test_thr_8_who_is_out_scores_the_cards_of_the_others() -> None:
    s = play(table("7h 8h 2c", stock="9h 3d"), "draw", "meld 7h 8h 9h", "discard 2c")
    assert GAME.score(GAME, s).points == (30, 0)


# -- what holds for every game --


def test_what_holds_for_every_game_holds_for_this_one() -> None:
    """The conformance suite, with this game in the register; only the list of known deck orders does not have it."""
    paths = os.pathsep.join(filter(None, (str(TESTS), os.environ.get("PYTHONPATH"))))
    words = "-q -p example_game.register -p no:cacheprovider -k three_cards --ignore tests/every_game/test_orders.py"
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *words.split(), "tests/every_game"],
        cwd=TESTS.parent, env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr
    passed = re.search(r"^(\d+) passed", run.stdout, re.MULTILINE)
    assert passed is not None
    assert int(passed[1]) > 100


def test_the_house_rules_are_read_and_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, ENTRY.name, ENTRY)
    assert make_game("three_cards", {"ace_mode": "high_or_low"}).melds.ace is Ace.BOTH
    assert make_game("three_cards", preset="ace_high").melds.ace is Ace.BOTH
    assert read_options(ThreeCardsOptions, {"target": 9}) == ThreeCardsOptions(target=9)
    with pytest.raises(ValueError, match="target"):
        make_game("three_cards", {"target": 0})


# -- the page --


def test_the_page_shows_the_whole_file() -> None:
    shown = re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    file = (TESTS / "example_game" / "three_cards.py").read_text("utf-8")
    assert re.sub(r"\n+", "\n", "".join(shown)) == re.sub(r"\n+", "\n", file)


def test_the_page_numbers_every_rule_and_every_rule_has_a_test() -> None:
    told = re.findall(r"^\| (THR-\d) \|", PAGE, re.MULTILINE)
    tests = " ".join(name for name in globals() if name.startswith("test_thr_"))
    assert told == [f"THR-{n}" for n in range(1, 9)]
    assert all(f"test_thr_{number[4:]}_" in tests for number in told)
    assert {rule for rule in GAME.cites.values() if rule.startswith("THR")} <= set(told)
