"""Every example row of RULES.md, and the rows that stand between them, are answered as the rules say."""

from typing import Any

import pytest

from openrummy.referee import answer_row
from referee.rows import VECTORS, closed, ids, rebuilt, turn

ANSWERS = {"basic": ("result",), "manipulation": ("error",), "board": ("category", "tier", "score")}
ROWS = [{"kind": kind} | row for kind, rows in VECTORS.items() for row in rows]


@pytest.mark.parametrize("row", ROWS, ids=ids(ROWS))
def test_a_row_of_the_rules_is_answered_as_they_say(row: dict[str, Any]) -> None:
    answer = answer_row(row)
    assert answer == {"id": row["id"]} | {name: row[name] for name in ANSWERS[row["kind"]]}


@pytest.mark.parametrize("row", ROWS, ids=ids(ROWS))
def test_the_expected_answer_of_a_row_is_not_read(row: dict[str, Any]) -> None:
    wrong = dict.fromkeys(("result", "error", "category", "tier", "score", "why"), "wrong")
    assert answer_row(row | wrong) == answer_row(row)


def test_there_are_rows_of_every_kind() -> None:
    assert {kind: len(rows) for kind, rows in VECTORS.items()} == {"board": 36, "manipulation": 27, "basic": 32}


BEFORE = "8H 4C KD 2C 6D 9S JC"


class TestATurnOfClassicRummy:
    @pytest.mark.parametrize(
        ("hand", "actions", "result"),
        [
            ("KH 2H 9C 5D 8S JC 4D", "stock AH; meld KH AH 2H", "E_NOT_CONSECUTIVE"),  # SOL-10
            ("3C 4C 6C 9D 5H 8D JC", "stock 2D; meld 3C 4C 6C", "E_NOT_CONSECUTIVE"),
            ("QC QD 4S 7H 9D 2C JS", "stock QH; meld QC QD QH", "PLAY"),
            ("QC QD 4S 7H 9D 2C JS", "stock QH; meld QC QD QS", "E_NOT_IN_HAND"),
            ("QC QD 4S 7H 9D 2C JS", "stock QH; meld QC QC QD", "E_DUPLICATE_CARD"),
            ("QC QD 4S 7H 9D 2C JS", "stock QH; discard KH", "E_NOT_IN_HAND"),
            ("QC QD QH QS 9D 2C JS", "stock 2D; meld QS QC QH QD; discard 9D", "TURN_END"),
            ("QC QD 4S 7H 9D 2C JS", "meld QC QD QH", "E_MUST_DRAW"),
            ("QC QD 4S 7H 9D 2C JS", "lay QC 0", "E_MUST_DRAW"),
            ("QC QD 4S 7H 9D 2C JS", "end", "E_MUST_DRAW"),
            ("QC QD 4S 7H 9D 2C JS", "take; take", "E_ALREADY_DREW"),
            ("QC QD 4S 7H 9D 2C JS", "take; stock 2D", "E_ALREADY_DREW"),
            ("QC QD 4S 7H 9D 2C JS", "take; end", "E_MUST_DISCARD"),
            ("QC QD 4S 7H 9D 2C JS", "stock 2D; discard 2D", "TURN_END"),  # SOL-21: a drawn card may go
            ("QC QD 4S 7H 9D 2C JS", "stock; discard QC", "TURN_END"),
        ],
    )
    def test_draw_meld_discard(self, hand: str, actions: str, result: str) -> None:
        assert turn("classic", hand, actions) == result

    def test_a_first_meld_opens_lay_offs_in_the_same_turn(self) -> None:
        hand = "QC QD 8H KD 2C 6D JC"
        assert turn("classic", hand, "stock QH; meld QC QD QH; lay 8H 0; discard KD", "9H TH JH") == "TURN_END"

    def test_one_may_lay_off_on_a_meld_just_put_down(self) -> None:
        hand = "QC QD QS KD 2C 6D JC"
        assert turn("classic", hand, "stock QH; meld QC QD QS; lay QH 0; discard KD") == "TURN_END"

    def test_a_lay_off_may_be_the_last_card(self) -> None:  # SOL-22
        assert turn("classic", "8H", "stock 7H; lay 8H 0; lay 7H 0", "9H TH JH", own=True) == "OUT"

    def test_a_play_that_leaves_only_the_taken_card_is_refused(self) -> None:  # SOL-23
        assert turn("classic", "8H", "take; lay 8H 0", "9H TH JH", "5D", own=True) == "E_STRANDED"
        assert turn("classic", "8H 9S TS", "take; meld 8H 9S TS", "", "5D", own=True) == "E_NOT_A_MELD"
        assert turn("classic", "8S 9S TS", "take; meld 8S 9S TS", "", "5D", own=True) == "E_STRANDED"

    def test_it_is_allowed_where_the_taken_card_can_be_laid_off_at_once(self) -> None:  # SOL-23
        assert turn("classic", "8H", "take; lay 8H 0; lay 7H 0", "9H TH JH", "7H", own=True) == "OUT"
        assert turn("classic", "8S 9S TS", "take; meld 8S 9S TS; lay JS 0", "", "JS", own=True) == "OUT"

    def test_lay_offs_are_checked_one_by_one(self) -> None:  # SOL-12
        assert (
            turn("classic", "7H 6H KD", "stock 8H; lay 8H 0; lay 7H 0; discard KD", "9H TH JH", own=True) == "TURN_END"
        )

    def test_a_full_set_takes_no_card_and_a_set_no_rank_of_another(self) -> None:
        assert turn("classic", "5H 9D", "stock 2H; lay 9D 0", "5C 5S 5D", own=True) == "E_LAYOFF_NO_FIT"
        assert turn("classic", "AS 9D", "stock 2H; lay AS 0", "JS QS KS", own=True) == "E_LAYOFF_NO_FIT"

    def test_a_meld_that_does_not_lie_there_takes_no_card(self) -> None:
        assert turn("classic", "5H 9D", "stock 2H; lay 5H 3", "5C 5S 5D", own=True) == "E_NO_SUCH_MELD"

    def test_an_empty_pile_gives_no_card(self) -> None:
        assert turn("classic", "5H 9D", "take", pile=None) == "E_PILE_EMPTY"

    def test_nothing_can_be_done_when_the_round_is_over(self) -> None:
        assert turn("classic", "QC QS", "stock QH; meld QC QS QH; discard KD", own=True) == "E_ROUND_OVER"


class TestATurnOfBasicRummy:
    def test_lay_offs_need_no_own_meld_and_may_go_on_both_ends(self) -> None:  # BAS-12
        assert turn("basic", BEFORE, "stock 5D; lay 8H 0; discard KD", "9H TH JH") == "TURN_END"
        assert (
            turn("basic", "QH 8H KD 2S", "stock 7H; lay QH 0; lay 8H 0; lay 7H 0; discard KD", "9H TH JH") == "TURN_END"
        )

    def test_the_final_card_must_be_discarded_where_the_option_is_on(self) -> None:  # D.3
        on = {"final_discard": True}
        assert turn("basic", "8H", "stock 7H; lay 8H 0; discard 7H", "9H TH JH", own=True, options=on) == "OUT"
        assert (
            turn("basic", "8H", "stock 7H; lay 8H 0; lay 7H 0", "9H TH JH", own=True, options=on)
            == "E_MUST_KEEP_DISCARD"
        )
        assert turn("basic", "4C 5C", "stock 6C; meld 4C 5C 6C", "", own=True, options=on) == "E_MUST_KEEP_DISCARD"
        assert turn("basic", "4C 5C 6C", "take; meld 4C 5C 6C", "", "7C", own=True, options=on) == "E_STRANDED"
        off = {"final_discard": False}
        assert turn("basic", "4C 5C", "stock 6C; meld 4C 5C 6C", "", own=True, options=off) == "OUT"

    def test_a_limit_of_melds_holds_for_each_turn(self) -> None:  # BAS-11
        hand, actions = "2C 3C 4C 9D 9H 9S KD", "stock 5S; meld 2C 3C 4C; meld 9D 9H 9S; discard KD"
        assert turn("basic", hand, actions, options={"max_melds_per_turn": 1}) == "E_MELD_LIMIT"
        assert turn("basic", hand, actions, options={"max_melds_per_turn": 2}) == "TURN_END"
        assert turn("basic", hand, actions, options={"max_melds_per_turn": None}) == "TURN_END"
        assert (
            turn("basic", hand, "stock 5C; meld 2C 3C 4C; lay 5C 0; discard KD", options={"max_melds_per_turn": 1})
            == "TURN_END"
        )

    def test_own_meld_first_where_the_option_is_on(self) -> None:
        on = {"layoff_needs_own_meld": True}
        assert turn("basic", BEFORE, "stock 5D; lay 8H 0; discard KD", "9H TH JH", own=True, options=on) == "TURN_END"
        assert (
            turn("basic", "2C 3C 4C 8H KD", "stock 5D; meld 2C 3C 4C; lay 8H 0; discard KD", "9H TH JH", options=on)
            == "TURN_END"
        )

    def test_an_ace_is_high_or_low_where_the_option_is_on(self) -> None:  # BAS-32
        on = {"ace_mode": "high_or_low"}
        assert turn("basic", "AH 2H 4C", "stock 3H; meld AH 2H 3H; discard 4C", options=on) == "OUT"
        assert turn("basic", "AH 4C 5C", "stock 2D; lay AH 0; discard 4C", "JH QH KH", options=on) == "TURN_END"
        assert turn("basic", "2H 4C 5C", "stock 2D; lay 2H 0", "QH KH AH", options=on) == "E_LAYOFF_NO_FIT"
        assert (
            turn("basic", "AH 4C 5C", "stock 2D; lay AH 0", "JH QH KH", options={"ace_mode": "low"})
            == "E_LAYOFF_NO_FIT"
        )

    def test_going_out_counts_whatever_was_played_before(self) -> None:
        assert turn("basic", "QC QS", "stock QH; meld QC QS QH", played_earlier=True) == "OUT"

    def test_a_taken_card_may_not_go_back(self) -> None:  # BAS-15
        assert turn("basic", "4C 9C", "take; discard 5D", pile="5D") == "E_RETURN_TAKEN_CARD"
        assert turn("basic", "8H", "take; lay 8H 0", "9H TH JH", "5D") == "E_STRANDED"

    def test_without_a_stock_the_pile_may_be_taken_or_the_turn_passed(self) -> None:  # BAS-22
        assert turn("basic", "4C 9C", "stock", pile="5D", stock=0, players=3) == "E_STOCK_EMPTY"
        assert turn("basic", "4C 9C", "take; discard 4C", pile="5D", stock=0, players=3) == "TURN_END"
        assert turn("basic", "4C 9C", "end", pile="5D", stock=0, players=3) == "TURN_END"


class TestARebuiltTableOfCarousel:
    @pytest.mark.parametrize(
        ("before", "played", "after", "error"),
        [
            ("[7H 8H 9H]", "6H", "[6H 7H 8H 9H]", None),
            ("[7S 7H 7D]", "7S", "[7S 7H 7D 7S]", "E_DUPLICATE_CARD"),
            ("empty", "7S 7S 7H", "[7S 7S 7H]", "E_DUPLICATE_CARD"),
            ("[4D 5D 6D]", "7C 7H", "[4D 5D 6D] [7C 7H]", "E_MELD_TOO_SHORT"),
            ("[4D 5D 6D 7D 8D]", "6D", "[4D 5D 6D] [6D 7D 8D]", None),
            ("[4D 5D 6D 7D]", "8D 9D", "[4D 5D 6D 7D 9D 8D]", None),
            ("[4D 5D 6D 7D]", "9D", "[4D 5D 6D 7D 9D]", "E_NOT_CONSECUTIVE"),
            ("empty", "AS 2S 3S", "[AS 2S 3S]", None),
            ("empty", "QH KH AH 2H", "[QH KH AH 2H]", "E_NOT_CONSECUTIVE"),
            ("[QH KH AH]", "JH 2H 3H", "[JH QH KH] [AH 2H 3H]", None),
            ("empty", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "[AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS]", None),
            ("[3S 4S 5S]", "6S", "[3S 4S 5S] [6S 7S 8S]", "E_CARD_NOT_AVAILABLE"),
            ("[3S 4S 5S]", "", "[3S 4S 5S 6S]", "E_NO_CARD_ADDED"),
            ("[3S 4S 5S]", "6S", "[3S 4S 5S]", "E_TABLE_CARD_REMOVED"),
            ("[3S 4S 5S 6S]", "7C 7D", "[3S 4S 5S] [7C 7D 7H]", "E_TABLE_CARD_REMOVED"),
            ("[3S 4S 5S] [6S 7S 8S]", "9S", "[3S 4S 5S 6S 7S 8S 9S]", None),
            ("empty", "6C 7D 8H", "[6C 7D 8H]", "E_NOT_A_MELD"),
            ("empty", "6C 7D", "[6C 7D]", "E_MELD_TOO_SHORT"),
        ],
    )
    def test_without_jokers(self, before: str, played: str, after: str, error: str | None) -> None:
        assert rebuilt(before, played, after) == error

    @pytest.mark.parametrize(
        ("before", "played", "after", "error", "from_hand"),
        [
            ("empty", "5S 7S JK", "[5S *6S 7S]", None, None),
            ("empty", "5S 7S JK", "[5S *8S 7S]", "E_NOT_CONSECUTIVE", "E_NOT_CONSECUTIVE"),
            ("empty", "5S 7S JK", "[5S JK 7S]", "E_JOKER_IDENTITY", "E_JOKER_IDENTITY"),
            ("[3S 4S 5S *6S]", "2S", "[2S 3S 4S 5S *6S]", None, None),
            ("[3S 4S 5S *6S]", "2S", "[*2S 3S 4S 5S] [2S]", "E_MELD_TOO_SHORT", "E_MELD_TOO_SHORT"),
            ("[3S 4S 5S *6S]", "6C 6D", "[3S 4S 5S] [*6H 6C 6D]", "E_JOKER_IDENTITY", "E_JOKER_IDENTITY"),
            ("[3S 4S 5S *6S]", "QH KH", "[3S 4S 5S] [QH KH *AH]", "E_JOKER_IDENTITY", "E_JOKER_IDENTITY"),
            ("[3S 4S 5S *6S]", "6S 7S", "[3S 4S 5S 6S 7S *8S]", None, None),
            ("[3S 4S 5S *6S]", "6S QH KH", "[3S 4S 5S 6S] [QH KH *AH]", None, None),
            ("[5S *6S 7S] [6C 6H 6S]", "QD KD 6D", "[5S 6S 7S] [6C 6H 6D] [QD KD *AD]", None, "E_JOKER_IDENTITY"),
            ("[5S *6S 7S]", "6S", "[5S 6S 7S] [*8S]", "E_MELD_TOO_SHORT", "E_MELD_TOO_SHORT"),
            ("[6C 6D *6S]", "6H", "[6C 6D 6H *6S]", None, None),
            ("[QH KH *AH]", "2H 3H", "[QH KH *JH] [2H 3H AH]", "E_CARD_NOT_AVAILABLE", "E_CARD_NOT_AVAILABLE"),
            ("[QH KH *AH]", "JH 2H 3H", "[JH QH KH] [*AH 2H 3H]", None, None),  # MAN-25
            ("[5S *6S 7S]", "JK 8S", "[5S *6S 7S 8S *9S]", None, None),
            ("[5S *6S 7S] [5H *6H 7H]", "8S", "[5S *6S 7S 8S] [5H *6H 7H]", None, None),
            (
                "[5S *6S 7S] [5S *6S 7S]",
                "6S JD QD",
                "[5S 6S 7S] [5S *6S 7S] [JD QD]",
                "E_TABLE_CARD_REMOVED",
                "E_TABLE_CARD_REMOVED",
            ),
            ("[5S *6S 7S] [QH *KH AH]", "6S", "[5S 6S 7S *8S] [QH *KH AH]", None, None),
            ("[5S *6S 7S] [5S *6S 7S]", "6S 6S", "[5S 6S 7S *8S] [*4S 5S 6S 7S]", None, None),
            ("[5S *6S 7S] [5S *6S 7S]", "6S", "[5S 6S 7S *8S] [5S *4S] [7S]", "E_MELD_TOO_SHORT", "E_MELD_TOO_SHORT"),
        ],
    )
    def test_with_jokers(
        self, before: str, played: str, after: str, error: str | None, from_hand: str | None
    ) -> None:  # MAN-20 to MAN-26
        assert rebuilt(before, played, after) == error
        assert rebuilt(before, played, after, options={"joker_release": "natural_on_table"}) == error
        assert rebuilt(before, played, after, options={"joker_release": "from_hand"}) == from_hand
        assert rebuilt(before, played, after, rules={"joker_release": "from_hand"}) == from_hand

    def test_the_rows_that_differ_when_the_natural_must_come_from_the_hand(self) -> None:
        differ = {
            row["id"]
            for row in VECTORS["manipulation"]
            if answer_row({**row, "kind": "manipulation", "options": {"joker_release": "from_hand"}})["error"]
            != row["error"]
        }
        assert differ == {"M25", "M35"}


MELDS = "R3 R4 R5 B9 B10 B11 B12 Y7 B7 K7 R1 Y1 B1 K1"
RUNS = "R1 R2 R3 R4 R9 R10 R11 B4 B5 B6 B7 B11 B12 B13"
MOSAIC = "R1 Y2 B3 K4 R5 Y6 B7 K8 R9 Y10 B11 K12 R13 Y1"


class TestACloseOfBoardRummy:
    @pytest.mark.parametrize(
        ("layout", "free", "thrown", "told"),
        [
            ("R3 R4 R5 B9 B10 B11 B12 Y7 Y8 Y9 K1 K2 K3 K4", "K5", 0, "Simple small 250"),  # runs only, four colours
            ("R11 R12 R13 R1 Y4 Y5 Y6 B7 B8 B9 R3 Y3 B3 K3", "K9", 0, "Simple small 250"),  # BRD-31: 12-13-1
            ("R1 Y2 B3 R4 R5 Y6 B7 K8 R9 Y10 B11 K12 R13 Y1", "K5", 0, "no close"),  # BRD-32: first four colours
            ("R1 Y2 J J R5 Y6 B7 K8 R9 Y10 B11 K12 R13 Y1", "K5", 0, "Mosaic small 150"),
            ("R1 Y2 B3 K4 R5 Y6 B7 K8 R9 Y10 B11 K12 R13 J", "K5", 0, "Mosaic small 200"),
            (MOSAIC, "J", 0, "Mosaic large 500"),
            (MOSAIC, "K5", 1, "Mosaic large 500"),
            (MOSAIC, "J", 1, "Mosaic special 1000"),
            ("R1 R2 R3 R4 R9 R10 R11 B4 B5 B6 B7 Y12 B12 K12", "K2", 0, "Simple small 250"),  # AMB-34
            ("R1 R2 R3 R4 R9 R10 R11 B4 B5 B6 B7 Y11 Y12 Y13", "K2", 0, "Simple small 250"),  # three colours
            (RUNS, "J", 1, "Bicolor special 1000"),
            (RUNS, "K2", 2, "Bicolor special 1000"),
            ("R1 R2 R3 Y4 Y5 Y6 Y7 R5 B5 K5 R2 Y2 B2 J", "K12", 0, "Minor large 400"),
            ("R1 R2 R3 Y4 Y5 Y6 Y7 R5 B5 K5 R8 Y8 B8 K8", "K12", 0, "Simple small 250"),
            ("R12 R13 R1 B8 B9 B10 B11 Y13 B13 K13 R1 Y1 B1 J", "R2", 0, "Major large 400"),
            ("R2 R2 R9 R9 Y4 Y4 Y11 Y11 B1 B1 B13 B13 J J", "J", 0, "Doubles special 800"),  # BRD-2: an extra joker
            ("R2 R2 R2 R9 Y4 Y4 Y11 Y11 B1 B1 B13 B13 K6 K6", "R5", 0, "layout: more of r2 than the 2 in the deck"),
            ("R7 Y7 B7 K7 R7 Y7 B7 J R10 R11 R12 Y1 B1 K1", "R5", 0, "GrandCare special 900"),
            ("R1 R2 R3 R4 R5 R4 R5 R6 R8 R9 R10 R11 R12 J", "Y1", 0, "Monocolor special 900"),
            (MELDS, "J", 2, "Simple special 1000"),
            ("J J J R3 R4 R5 B9 B10 B11 B12 R1 Y1 B1 K1", "K5", 0, "Simple small 150"),  # BRD-47
            ("R3 R4 R5 B9 B10 B11 B12 Y7 B7 K8 R1 Y1 B1 K1", "K5", 0, "no close"),
        ],
    )
    def test_categories_and_their_worth(self, layout: str, free: str, thrown: int, told: str) -> None:
        assert closed(layout, free, thrown).removeprefix("layout: ") == told.removeprefix("layout: ")

    def test_options(self) -> None:
        care = "R7 Y7 B7 R7 Y7 B7 K6 K7 K8 K5 K6 K7 K8 K9"
        assert closed(care, "R1", options={"grand_care": "two_quads"}) == "Simple small 250"
        full = "R7 Y7 B7 K7 R7 Y7 B7 K7 R10 R11 R12 Y1 B1 K1"
        assert closed(full, "R5", options={"grand_care": "two_quads"}) == "GrandCare special 1000"
        assert closed(RUNS, "K2", 1, options={"large_thrown": "special"}) == "Bicolor special 1000"
        assert closed(RUNS, "K2", 0, options={"large_thrown": "special"}) == "Bicolor large 500"
        joker = MOSAIC.replace("B3", "J")
        assert closed(joker, "K5", options={"mosaic_jokers": "flat250"}) == "Mosaic small 250"
        assert closed(joker, "K5", options={"mosaic_jokers": "as_simple"}) == "Mosaic small 200"
        assert closed(MELDS, "K5", options={"multiplier": 3}) == "Simple small 250"
