"""What a person types means the card that can be meant: of two equal ones, the one that is held, or may be played."""

import pytest

from openrummy.cards import stands_for
from openrummy.cli.settings import house_rules
from openrummy.cli.typed import read_move
from openrummy.core import Close, Discard, Draw, LayDown, LayOff, Rearrange, apply, check, view
from openrummy.errors import BadInput
from positions import card, position, some, table_of

BASIC = house_rules("basic", "default", [])
CAROUSEL = house_rules("carousel", "default", [])
BOARD = house_rules("board", "default", [])


@pytest.mark.parametrize("text", ["kd", "Kd", "KD", "discard k♦", " DISCARD  kd "])
def test_a_card_alone_is_discarded(text: str) -> None:
    v = view(position(BASIC, "2c 7h Kd", phase="play"), 0)
    assert read_move(text, BASIC, v) == Discard(card("Kd"))


def test_moves_are_read_as_the_notation_has_them() -> None:
    v = view(position(BASIC, "7h 8h 9h 2c", table="[4c 5c 6c]", phase="play"), 0)
    assert read_move("meld 9h 8h 7h", BASIC, v) == LayDown(some("9h 8h 7h"))
    assert read_move("lay off 7c on #1", BASIC, v) == LayOff(card("7c"), 0)
    assert read_move("draw", BASIC, v) == Draw()


def test_the_card_of_the_second_pack_is_meant_when_only_that_is_held() -> None:
    v = view(position(BOARD, "r1 r2 r3 y4 y5 y6 b7 b8 b9 k10 k11 k12 k8' J r9", phase="act"), 0)
    assert read_move("k8", BOARD, v) == Discard(card("k8'"))
    assert read_move("close k8", BOARD, v) == Close(card("k8'"))


@pytest.mark.parametrize(("taken", "goes"), [("k8", "k8'"), ("k8'", "k8")])
def test_the_twin_of_the_card_just_taken_goes(taken: str, goes: str) -> None:
    """BRD-24, B-E7: the tile just taken may not be thrown, its twin may."""
    v = view(position(BOARD, "r1 r2 r3 y4 y5 y6 b7 b8 b9 k10 k11 k12 k8 k8' r9", phase="act", taken=taken), 0)
    assert read_move("discard k8", BOARD, v) == Discard(card(goes))
    check(BOARD, v, read_move("discard k8", BOARD, v))


def test_a_joker_is_any_joker_that_is_held() -> None:
    v = view(position(BOARD, "r1 r2 r3 y4 y5 y6 b7 b8 b9 k10 k11 k12 k8 J' r9", phase="act"), 0)
    assert read_move("j", BOARD, v) == Discard(card("J'"))


def test_a_meld_alone_is_put_beside_the_table_as_it_lies() -> None:
    v = view(position(CAROUSEL, "Kc Kd Kh 2c", table="[7h 8h 9h]", phase="decide1"), 0)
    move = read_move("meld kc kd kh", CAROUSEL, v)
    assert move == Rearrange((some("7h 8h 9h"), some("Kc Kd Kh")))
    check(CAROUSEL, v, move)


def test_a_card_laid_off_is_the_whole_table_with_it() -> None:
    v = view(position(CAROUSEL, "Th 2c", table="[7h 8h 9h]", phase="decide1"), 0)
    move = read_move("lay off 10h on 1", CAROUSEL, v)
    assert move == Rearrange((some("7h 8h 9h Th"),))
    check(CAROUSEL, v, move)


def test_a_meld_of_the_table_is_named_by_its_number() -> None:
    s = position(CAROUSEL, "7c 7s 2c", table="[4h 5h 6h 7h] [Jc Jd Jh]", phase="decide1")
    v = view(s, 0)
    move = read_move("rearrange #2 [4h 5h 6h] [7h 7c 7s]", CAROUSEL, v)
    check(CAROUSEL, v, move)
    after, _ = apply(CAROUSEL, s, move)
    assert [len(x.meld) for x in after.public.table] == [3, 3, 3]


@pytest.mark.parametrize("text", ["rearrange #3 [7c 7d 7s]", "lay off 7c on 9", "rearrange #0"])
def test_a_meld_that_is_not_there_is_named(text: str) -> None:
    v = view(position(CAROUSEL, "7c 7s 2c", table="[4h 5h 6h 7h] [Jc Jd Jh]", phase="decide1"), 0)
    with pytest.raises(BadInput, match="there is no meld"):
        read_move(text, CAROUSEL, v)


def test_of_equal_cards_those_on_the_table_stay_there_and_the_next_comes_from_the_hand() -> None:
    s = position(CAROUSEL, "7h' 7c 7s 2c", table="[7h 8h 9h]", players=3, phase="decide1")
    move = read_move("rearrange [7h 8h 9h] [7c 7h 7s]", CAROUSEL, view(s, 0))
    assert move == Rearrange((some("7h 8h 9h"), some("7c 7h' 7s")))
    check(CAROUSEL, view(s, 0), move)


def test_a_joker_on_the_table_keeps_what_it_stands_for_and_another_comes_from_the_hand() -> None:
    """MAN-21: `*5s` on the table is still that joker, though the first one that is typed is new."""
    joker = stands_for(card("*'"), card("5s"))
    table = ((card("4s"), joker, card("6s")),)
    s = position(CAROUSEL, "* Kc Kd 2c", table="[4s *'5s 6s]", players=3, phase="decide1")
    assert s.public.table[0].meld == table[0]
    move = read_move("rearrange [Kc Kd *kh] [4s *5s 6s]", CAROUSEL, view(s, 0))
    assert move == Rearrange(((card("Kc"), card("Kd"), stands_for(card("*"), card("Kh"))), table[0]))
    check(CAROUSEL, view(s, 0), move)


def test_a_card_that_is_nowhere_stays_as_written_for_the_rules_to_refuse() -> None:
    v = view(position(CAROUSEL, "Kc Kd 2c", phase="decide1"), 0)
    assert read_move("meld kc kd kh", CAROUSEL, v) == Rearrange(table_of("[Kc Kd Kh]"))


@pytest.mark.parametrize("text", ["void", "leave 0", "reshuffle 2c 3c"])
def test_only_the_house_does_what_the_house_does(text: str) -> None:
    v = view(position(BASIC, "2c 7h Kd", phase="play"), 0)
    with pytest.raises(BadInput, match="only the house does that"):
        read_move(text, BASIC, v)


@pytest.mark.parametrize("text", ["dance", "meld", "discard", "lay off 7h", "7x", "İ", "rearrange 7h 8h 9h"])
def test_what_is_no_move_is_bad_input_or_refused(text: str) -> None:
    v = view(position(BASIC, "2c 7h Kd", phase="play"), 0)
    try:
        move = read_move(text, BASIC, v)
    except BadInput:
        return
    with pytest.raises(ValueError, match="E_"):
        check(BASIC, v, move)
