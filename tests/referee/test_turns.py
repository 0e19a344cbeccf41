"""The turn, event and settlement examples of RULES.md (B.9, C.9), told to the command as a player would tell them."""

import pytest
import typer
from typer.testing import CliRunner

from openrummy.cli.referee import referee_command

app = typer.Typer(pretty_exceptions_enable=False)
app.command("referee")(referee_command)

FOURTEEN = "r3 r4 r5 b9 b10 b11 b12 y7 b7 k7 r1 y1 b1 k1"


def told(code: int, game: str, *args: str) -> str:
    """What the command prints on stdout when it exits with this code."""
    result = CliRunner().invoke(app, [game, *args])
    assert result.exit_code == code, result.output
    return result.stdout


def carousel(code: int, hand: str, do: str, *args: str) -> str:
    return told(code, "carousel", "--hand", hand, "--do", do, *args)


def board(code: int, hand: str, do: str, *args: str) -> str:
    return told(code, "board", "--hand", hand, "--do", do, *args)


class TestTheTurnOfCarousel:
    def test_m_t1_no_draw_after_a_meld(self) -> None:
        said = carousel(1, "7H 8H 9H 2C", "draw 3C; rearrange [7H 8H 9H]; draw")
        assert "3. draw\n     no: E_DRAW_NOT_ALLOWED_NOW (rule MAN-12)" in said

    def test_m_t2_a_meld_after_the_second_draw(self) -> None:
        assert "All legal." in carousel(0, "7H 8H 9H 2C", "draw 3C; draw 4D; rearrange [7H 8H 9H]; end")

    def test_m_t3_no_meld_after_the_third_draw(self) -> None:
        said = carousel(1, "7H 8H 9H 2C", "draw 3C; draw 4D; draw 5S; rearrange [7H 8H 9H]")
        assert "no: E_MELD_NOT_ALLOWED_NOW (rule MAN-10)" in said

    def test_m_t4_a_second_draw_is_due(self) -> None:
        said = carousel(1, "7H 8H 9H 2C", "draw 3C; end", "--stock", "9")
        assert "no: E_MUST_DRAW (rule MAN-11)" in said
        assert "While the stock has cards (8 now), a further draw is due." in said

    def test_m_t5_a_knock_after_three_draws(self) -> None:
        said = carousel(0, "AH", "draw 2S; draw AC; draw AD; knock")
        assert "The round is over (player 1: a knock)." in said

    def test_m_t6_a_knock_after_a_meld(self) -> None:
        carousel(0, "7H 8H 9H 3H", "draw 2S; rearrange [7H 8H 9H]; knock")

    def test_m_t7_no_knock_above_the_limit(self) -> None:
        said = carousel(1, "7H 8H 9H", "draw 6H; meld 7H 8H 9H; knock")
        assert "no: E_KNOCK_TOO_HIGH (rule MAN-13)" in said
        assert "The hand counts 6; 5 or less are needed to knock." in said
        carousel(0, "7H 8H 9H", "draw 6H; meld 7H 8H 9H; knock", "--set", "knock_limit=6")

    def test_m_t8_the_last_card_of_the_stock_brings_the_final_turns(self) -> None:
        said = carousel(0, "7H 8C", "draw 2S; end; end", "--stock", "1")
        assert "the stock is empty: 3 last turns" in said
        assert "player 2 is to act (final)" in said

    def test_m_t9_playing_the_last_card_in_a_final_turn_goes_out(self) -> None:
        others = ["--others", "KS 5H", "--others", "JK 6C"]
        deck = ["--stock", "1", "--players", "4"]  # the fourth hand takes the cards that nobody named
        said = carousel(0, "7H 8H", "draw 9H; end; end; end; end; end; rearrange [7H 8H 9H]", *others, *deck)
        assert "The round is over (player 1: out" in said

    def test_a_final_turn_may_be_passed_and_has_no_draw(self) -> None:
        said = carousel(1, "7H", "draw 9H; end; end; draw", "--stock", "1")
        assert "no: E_DRAW_NOT_ALLOWED_NOW" in said
        said = carousel(1, "7H", "draw 9H; end; end; knock", "--stock", "1")
        assert "no: E_NOT_NOW" in said


class TestTheEventsOfBoardRummy:
    def test_b_e1_the_last_discard_may_be_taken(self) -> None:
        board(0, "r1 r2", "take; discard r1", "--pile", "r5")
        board(0, "r1 r2", "draw; discard r1", "--pile", "r5")

    def test_b_e2_a_thrown_joker_may_not_be_taken(self) -> None:
        said = board(1, "r1 r2", "take", "--pile", "J")
        assert "no: E_THROWN_JOKER (rule BRD-23)" in said
        board(0, "r1 r2", "draw; discard r1", "--pile", "J")

    def test_b_e3_the_next_but_one_takes_the_tile_thrown_on_the_joker(self) -> None:
        said = board(0, "r1 r2", "draw y4; discard y4; take", "--pile", "J")
        assert "player 2 takes y4 from the pile" in said

    def test_b_e4_only_the_last_discard_may_be_taken(self) -> None:
        said = board(0, "r1 r2", "take", "--pile", "k9 b3")
        assert "takes b3 from the pile" in said

    def test_b_e5_the_tile_just_taken_may_not_be_discarded(self) -> None:
        said = board(1, "r1 r2", "take; discard k8", "--pile", "k8")
        assert "no: E_RETURN_TAKEN_CARD (rule BRD-24)" in said

    def test_b_e6_it_may_be_the_free_tile_of_a_close(self) -> None:
        board(0, FOURTEEN, "take; close k8", "--pile", "k8")

    def test_b_e7_its_twin_may_be_discarded(self) -> None:
        said = board(0, "k8 r2", "take; discard k8", "--pile", "k8")
        assert "takes k8' from the pile" in said
        assert "discards k8\n" in said
        assert "E_RETURN_TAKEN_CARD" in board(1, "k8 r2", "take; discard k8'", "--pile", "k8")

    def test_b_e8_the_first_player_may_close_at_once(self) -> None:
        board(0, f"{FOURTEEN} k5", "close k5", "--phase", "open")

    def test_b_e9_the_first_player_may_throw_a_joker(self) -> None:
        said = board(1, f"{FOURTEEN} J", "discard J; take", "--phase", "open")
        assert "discards J" in said
        assert "E_THROWN_JOKER" in said

    @pytest.mark.parametrize(("hand", "code"), [("r4 r4 y9 y9 b12 b12", 0), ("r4 r4 y9 y9 J J", 1)])
    def test_b_e10_and_b_e11_three_doubles_may_be_refused_two_jokers_are_none(self, hand: str, code: int) -> None:
        said = board(code, hand, "refuse", "--phase", "offer")
        assert ("the deal was refused" in said) == (code == 0)
        if code:
            assert "A deal may be refused with 3 doubles; there are 2." in said

    def test_b_e12_the_twin_of_the_trump_is_paid_and_not_multiplied(self) -> None:
        args = ["--phase", "offer", "--trump", "y8", "--players", "4", "--set", "multiplier=3"]
        others = ["--others", "r1 r2", "--others", "y8 r3", "--others", "b1 b2"]
        hand = f"{FOURTEEN} k5"
        said = board(0, hand, "accept; accept; accept; accept; close k5", *args, *others)
        assert "player 3 was dealt y8, the twin of the trump" in said
        assert "Points: player 1 +2150, player 2 -850, player 3 -450, player 4 -850" in said  # 250 times 3 each

    def test_b_e13_a_refused_deal_pays_no_bonus(self) -> None:
        args = ["--phase", "offer", "--trump", "y7"]
        said = board(0, "y7 r1", "accept; refuse", *args, "--others", "r4 r4 y9 y9 b12 b12")
        assert "twin of the trump" not in said
        assert "Points: player 1 +0, player 2 +0" in said

    @pytest.mark.parametrize(
        ("players", "multiplier", "hand", "points"),
        [
            ("4", "2", "r1 r2 r3 r4 r9 r10 r11 b4 b5 b6 b7 b11 b12 b13", "player 1 +3000, player 2 -1000"),  # B-E14
            ("2", "1", FOURTEEN.replace("r5", "J").replace("b7", "J"), "player 1 +150, player 2 -150"),  # B-E15
            ("3", "2", "r1 r2 r3 y4 y5 y6 y7 r5 b5 k5 r2 y2 b2 J", "player 1 +1600, player 2 -800"),
        ],
    )
    def test_b_e14_and_b_e15_each_opponent_pays(self, players: str, multiplier: str, hand: str, points: str) -> None:
        args = ["--players", players, "--set", f"multiplier={multiplier}"]
        assert points in board(0, hand, "draw k10; close k10", *args)

    def test_b_e16_a_bonus_and_a_close_of_another_player(self) -> None:
        others = ["--others", "r1 r2 r3 y4 y5 y6 y7 r5 b5 k5 r2 y2 b2 J", "--others", "k1 k2"]
        args = ["--phase", "offer", "--trump", "b13", "--set", "multiplier=2", "--players", "3"]
        do = "accept; accept; accept; discard k11; draw k10; close k10"
        said = board(0, "b13 k11 k12", do, *args, *others)
        assert "Points: player 1 -600, player 2 +1500, player 3 -900" in said

    def test_b_e17_and_b_e18_the_last_tile_is_closed_with_or_ends_the_game(self) -> None:
        others = ["--others", "r1 r2"]
        hand = FOURTEEN
        players = ["--players", "3", "--stock", "1"]
        assert "the stock ran out" in board(0, hand, "draw k5; discard k5", *others, *players)
        assert "Simple, small, 250 from each opponent" in board(0, hand, "draw k5; close k5", *others, *players)

    def test_b_e20_a_wrong_close_is_refused_and_play_goes_on(self) -> None:
        hand = FOURTEEN.replace("k1", "k2")
        said = board(1, hand, "draw k5; close k5; discard k5")
        assert "no: E_INVALID_LAYOUT (rule BRD-25)" in said
        assert "1 not looked at" in said
        board(0, hand, "draw k5; discard k5")

    def test_extra_jokers_may_be_in_a_hand(self) -> None:  # B-E19, B50
        hand = "r3 r4 J b9 b10 b11 b12 y7 J k7 r1 y1 b1 k1"
        assert "Simple, special, 800 from each opponent" in board(0, hand, "draw J; close J", "--thrown", "1")


class TestTheStockRunsOut:
    def test_a_5_the_discards_are_turned_over_unshuffled_but_the_top(self) -> None:
        args = ["--pile", "7D KC 2H 9S", "--stock", "1"]
        said = told(0, "classic", "--hand", "JD 5C", "--do", "draw 5H; discard JD; draw 7D", *args)
        assert "the stock is empty: 4 discards are turned over, unshuffled" in said
        result = CliRunner().invoke(app, ["classic", "--hand", "JD 5C", "--do", "draw; discard JD; draw KC", *args])
        assert result.exit_code == 2  # the order is known: the 7D comes first
        assert "cannot be the next of the stock" in result.stderr

    def test_d_4_the_discards_are_shuffled_but_the_top(self) -> None:
        args = ["--pile", "7D KC 2H 9S", "--stock", "1"]
        said = told(0, "basic", "--hand", "JD 5C", "--do", "draw 5H; discard JD; draw KC", *args)
        assert "the stock is empty: 4 discards are shuffled" in said

    def test_block_rummy_ends_the_round(self) -> None:
        args = ["--pile", "7D KC", "--stock", "1", "--preset", "block"]
        said = told(0, "basic", "--hand", "JD 5C", "--do", "draw 5H; discard JD", *args)
        assert "The round is over (the stock ran out)." in said
