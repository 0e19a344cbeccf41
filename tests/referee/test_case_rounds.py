"""Cases of a round: whether it can be dealt, who may knock, and how it is scored."""

from typing import Any

import pytest

from referee.rows import case


@pytest.mark.parametrize(
    ("game", "players", "each", "more", "answer"),
    [
        ("rummy", 2, 10, {}, "legal"),
        ("rummy", 6, 6, {}, "legal"),
        ("rummy", 4, 7, {}, "legal"),
        ("rummy", 2, 25, {}, "legal"),  # a stock of one
        ("rummy", 2, 26, {}, "illegal"),
        ("rummy", 7, 6, {}, "illegal"),
        ("rummy", 1, 10, {}, "illegal"),
        ("rummy", 6, 9, {}, "illegal"),
        ("rummy", 2, 0, {}, "illegal"),
        ("rummy", 2, 10, {"first_extra": 1}, "illegal"),
        ("classic", 4, 7, {}, "legal"),
        ("classic", 2, 7, {}, "illegal"),
        ("remi", 4, 14, {"first_extra": 1}, "legal"),
        ("remi", 2, 14, {"first_extra": 1}, "legal"),
        ("remi", 5, 14, {"first_extra": 1}, "illegal"),
        ("remi", 4, 14, {}, "illegal"),
        ("remi", 4, 13, {"first_extra": 1}, "illegal"),
        ("carousel", 5, 10, {}, "legal"),
        ("carousel", 6, 10, {}, "illegal"),
        ("machiavelli", 4, 13, {}, "legal"),
        ("gin", 2, 10, {}, "unsupported"),
    ],
)
def test_a_deal_is_possible_or_not(game: str, players: int, each: int, more: dict[str, Any], answer: str) -> None:
    assert case(game, "deal_check", players=players, each=each, **more) == answer


def test_a_knock_needs_a_low_hand() -> None:  # MAN-13
    assert case("carousel", "knock", "3H 2S") == "legal"
    assert case("carousel", "knock", "6H") == "illegal"
    assert case("carousel", "knock", "JK") == "illegal"
    assert case("carousel", "knock", "6H", rules={"knock_limit": 6}) == "legal"
    assert case("rummy", "knock", "AH") == "unsupported"


@pytest.mark.parametrize(
    ("game", "hands", "rules", "more", "points"),
    [
        ("rummy", " / KS 5H AD / 9D 2D / JC QC 7S 3D", {"scoring": "winner_takes"}, {"winner": 0}, [57, 0, 0, 0]),
        ("rummy", "AS / / TS", {}, {"winner": 1}, [0, 11, 0]),
        ("rummy", " / AS AC", {"ace_points": 15}, {"winner": 0, "went_rummy": True}, [60, 0]),
        ("rummy", " / AS AC", {"ace_points": 1}, {"winner": 0}, [2, 0]),
        ("rummy", " / AS AC TC KH", {"ace": "both"}, {"winner": 0}, [50, 0]),
        ("rummy", "5H / AS AC", {}, {"winner": None}, [0, 0]),
        ("rummy", " / KD", {"rummy_doubles": False}, {"winner": 0, "went_rummy": True}, [10, 0]),
        ("classic", " / KD / 5H / AS", {}, {"winner": 0, "went_rummy": True}, [16, 0, 0, 0]),  # SOL-43
        ("carousel", "2H 2S / AH TH / KS KH 3D", {}, {"winner": None, "knocker": 0}, [26, 0, 0]),  # M-P1
        ("carousel", "5H / 2H / KS 4H", {}, {"winner": 1, "knocker": 0}, [0, 25, 0]),  # M-P3
        ("carousel", " / KS 2D / JK 6H", {}, {"winner": 0}, [68, 0, 0]),  # M-P8
        ("carousel", "9H / KS 5D / KH KD 2H", {}, {"winner": None}, [19, 0, 0]),  # M-P9
    ],
)
def test_a_round_is_scored(
    game: str, hands: str, rules: dict[str, Any], more: dict[str, Any], points: list[int]
) -> None:
    told = [part.split() for part in hands.split("/")]
    assert case(game, "score_round", rules=rules, hands=told, **more) == points


def test_a_scoring_that_does_not_exist_is_unsupported() -> None:
    assert case("rummy", "score_round", rules={"scoring": "rummikub"}, hands=[[], ["5H"]], winner=0) == "unsupported"
    assert (
        case("carousel", "score_round", rules={"scoring": "winner_takes"}, hands=[[], ["5H"]], winner=0)
        == "unsupported"
    )
    assert case("remi", "score_round", hands=[[], ["r5"]], winner=0) == "unsupported"
    assert case("rummy", "score_round", rules={"ace_points": 11}, hands=[[], ["5H"]], winner=0) == "unsupported"
    both = {"ace_points": 15, "ace": "low"}
    assert case("rummy", "score_round", rules=both, hands=[[], ["AH"]], winner=0) == "unsupported"
