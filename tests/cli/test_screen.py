"""What is shown of a round: everything the seat may know, nothing else, in a few lines."""

from random import Random

import pytest
from msgspec.structs import replace

from cli.scripted import Printed
from openrummy.bots import Greedy
from openrummy.cli.looks import PLAIN, Looks, card_word, flow, ink, strip
from openrummy.cli.menu import menu, menu_text
from openrummy.cli.news import news_text
from openrummy.cli.screen import Table, looks_of, sorted_hand, table_text
from openrummy.cli.settings import house_rules
from openrummy.core import SPECTATOR, Game, State, apply, deal, for_seat, legal, view
from openrummy.errors import BadInput
from openrummy.games import GAMES, make_game
from openrummy.notation import Spelling
from openrummy.shuffle import seed_from_text, shuffled
from openrummy.worlds import guess
from positions import card, position, some, steps

NAMES = ("You", "Ada", "Ben", "Cleo", "Dan", "Eva")
TILES = Looks(Spelling.TILES, colour=False)


def shown(g: Game, s: State, seat: int = 0, looks: Looks = PLAIN, width: int = 80) -> list[str]:
    t = Table(g, NAMES[: s.seats], (0,) * s.seats)
    return table_text(view(s, seat), t, looks, width).plain.split("\n")


def offered(g: Game, s: State, looks: Looks = PLAIN, sort: str = "suit") -> list[str]:
    v = view(s, s.seat)
    return menu_text(menu(g, v, legal(g, v), looks, sort), 80).plain.split("\n")


def test_melds_lie_with_their_owners_and_keep_their_numbers() -> None:
    g = make_game("basic")
    lines = shown(g, position(g, "2c 3c 9d", table="[7h 8h 9h] [Qc Qd Qs] [4s 5s 6s]", players=3, owners=[1, 0, 1]))
    you, ada, ben = lines[1:4]
    assert you.endswith("#2 [Q♣ Q♦ Q♠]")
    assert you.startswith("▸ You")
    assert ada.endswith("#1 [7♥ 8♥ 9♥]   #3 [4♠ 5♠ 6♠]")
    assert "#" not in ben


def test_a_table_without_owners_has_a_place_of_its_own() -> None:
    g = make_game("carousel")
    lines = shown(g, position(g, "2c", table="[7h 8h 9h] [5s *6s 7s]"))
    assert " Table    #1 [7♥ 8♥ 9♥]   #2 [5♠ *6♠ 7♠]" in lines
    assert not any("Discards" in line for line in lines)


def test_only_the_top_discard_is_shown_where_cards_cover_each_other() -> None:
    g = make_game("basic")
    lines = shown(g, position(g, "2c", pile="Kd 4h 9s"))
    assert " Discards 9♠  3 cards in all" in lines
    assert not any("K♦" in line for line in lines)


def test_tiles_thrown_lie_side_by_side_the_last_first() -> None:
    """BRD-20: discards are visible."""
    g = make_game("board")
    lines = shown(g, position(g, "r2", pile="y3 k9 b5", trump="r8", phase="draw"), looks=TILES)
    assert " Discards b5  before it k9 y3" in lines
    assert any(line.endswith("tiles, the last one is r8") for line in lines)


def test_the_order_of_the_stock_is_shown_where_the_rules_make_it_known() -> None:
    """SOL-32: the discards were turned over unshuffled."""
    g = make_game("classic")
    s = position(g, "2c 3c", pile="Jd", draw="7d Kc 2h 9s", stock=4, players=4)
    assert not any("in order" in line for line in shown(g, s))
    s = replace(s, public=replace(s.public, order_known=True))
    assert " in order 7♦ K♣ 2♥ 9♠" in shown(g, s)


def test_the_hand_is_valued_and_the_new_card_marked() -> None:
    g = make_game("basic")
    s, _ = steps(g, position(g, "2c 9d Ks", draw="7h", pile="4c"), "draw")
    assert " Hand     2♣  9♦  +7♥  K♠  28 points" in shown(g, s)


def test_tiles_are_not_valued() -> None:
    g = make_game("board")
    assert not any("points" in line for line in shown(g, position(g, "r2 k9", phase="draw"), looks=TILES)[1:])


def test_a_hand_is_sorted_by_suit_or_by_rank_with_jokers_last() -> None:
    hand = some("Kd * 2h 2c Ad 7h")
    assert sorted_hand(hand, "suit") == [[card("2c")], some_list("Ad Kd"), some_list("2h 7h"), [card("*")]]
    assert sorted_hand(hand, "rank") == [[card("Ad")], some_list("2c 2h"), [card("7h")], [card("Kd")], [card("*")]]
    with pytest.raises(BadInput, match="suit or rank"):
        sorted_hand(hand, "luck")


def some_list(text: str) -> list[int]:
    return list(some(text))


def test_the_menu_offers_every_kind_of_move_by_number() -> None:
    g = make_game("basic")
    s = position(g, "7h 8h 9h Qs 2c", table="[Qc Qd Qh]", pile="4c", phase="play", own_meld=True)
    assert offered(g, s) == [
        " meld     1 [7♥ 8♥ 9♥]",
        " lay off  2 Q♠ on #1",
        " discard  3 2♣  4 7♥  5 8♥  6 9♥  7 Q♠",
    ]


def test_the_menu_follows_the_order_of_the_hand_and_offers_twins_once() -> None:
    g = make_game("board")
    s = position(g, "r1 r1' k1 y5 y5' b5 r9 y9 k9 b12 k13 k12 r11 J J'", phase="act")
    line = " ".join(offered(g, s, TILES, "rank")).replace(" discard ", "").split()
    assert line[1::2] == "r1 k1 y5 b5 r9 y9 k9 r11 b12 k12 k13 J".split()


def test_a_close_is_offered_with_its_category_and_its_price() -> None:
    g = make_game("board")
    s = position(g, "r3 r4 r5 b9 b10 b11 b12 y7 b7 k7 r1 y1 b1 k1 J", phase="act")
    assert offered(g, s, TILES)[:2] == [
        " close    1 J left over: Simple, 500 from each", "          2 r1 left over: Simple, 200 from each",
    ]  # fmt: skip


def test_a_rebuilt_table_is_offered_by_what_is_new() -> None:
    g = make_game("carousel")
    s = position(g, "7c 7s 2c", table="[4h 5h 6h 7h] [Jc Jd Jh]", draw="5d", phase="decide1")
    (line,) = [line for line in offered(g, s) if line.startswith(" play")]
    assert line.startswith(" play     2 7♣ 7♠ (14 points) making ")
    assert "[7♣ 7♥ 7♠]" in line
    assert "J♣" not in line


def test_a_long_move_is_broken_between_its_melds() -> None:
    cells = [strip(some("7h 8h 9h Th"), PLAIN)] * 6
    lines = flow(" play", cells, 60, 10).plain.split("\n")
    assert len(lines) == 2
    assert all(len(line) <= 60 and line.startswith((" play     7♥", " " * 10 + "7♥")) for line in lines)


def test_what_others_did_is_a_line_for_each_and_what_they_drew_is_not_told() -> None:
    g = make_game("basic")
    s = position(g, "2c 3c", draw="7h", pile="4c", players=2, seat=1, others=["9d 9h 9s Kc"])
    s, events = steps(g, s, "draw; discard 2c")
    seen = [e for e in (for_seat(e, 0) for e in events) if e is not None]
    assert news_text(seen, NAMES, PLAIN).plain == "  Ada       drew, discarded 2♣"
    own = [e for e in (for_seat(e, 1) for e in events) if e is not None]
    assert news_text(own, NAMES, PLAIN).plain == "  Ada       drew 7♥, discarded 2♣"


@pytest.mark.parametrize("name", GAMES)
def test_the_screen_and_the_news_are_the_same_whatever_the_hidden_cards_are(name: str) -> None:
    """What a seat cannot see is dealt anew: nothing that is printed for it may change."""
    g, random = make_game(name), Random(3)
    n = g.seats[0]
    s = deal(g, shuffled(g.deck(n, 0), seed_from_text("leak"), 0), n)
    for _ in range(40):
        if s.public.outcome is not None:
            break
        other = guess(g, view(s, 0), random)
        for looks in (PLAIN, Looks(g.spelling)):
            assert shown(g, s, 0, looks) == shown(g, other, 0, looks)
        s, events = apply(g, s, Greedy(0).choose(g, view(s, s.seat)))
        told = news_text([e for e in (for_seat(e, SPECTATOR) for e in events) if e is not None], NAMES, PLAIN).plain
        assert "drew " not in told.replace("drew three cards", "").replace("drew two cards", "")


def test_four_suits_have_four_colours_and_signs() -> None:
    looks = Looks()
    assert [card_word(card(c), looks) for c in ("Ac", "Td", "7h", "Ks", "*", "*6s")] == "A♣ 10♦ 7♥ K♠ * *6♠".split()
    assert len({ink(card(c), looks) for c in ("Ac", "Ad", "Ah", "As", "*")}) == 5
    assert len({ink(card(c), Looks(Spelling.TILES)) for c in ("r1", "y1", "b1", "k1", "J")}) == 5
    printed = Printed(colour=True)
    printed.console.print(strip(some("7h"), looks_of(printed.console, make_game("basic"))))
    assert "\x1b[" in printed.text


def test_letters_stand_for_suits_where_the_terminal_has_no_signs() -> None:
    looks = Looks(signs=False, colour=False)
    assert [card_word(card(c), looks) for c in ("Ac", "Td", "7h'", "*6s")] == "Ac Td 7h *6s".split()


def test_twins_look_alike() -> None:
    assert card_word(card("7h'"), PLAIN) == "7♥"
    assert card_word(card("k8'"), TILES) == "k8"
    assert card_word(card("JJ'"), TILES) == "J"


def test_no_colour_is_no_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    printed = Printed(colour=True)
    assert not looks_of(printed.console, make_game("basic")).colour


def test_house_rules_come_from_words() -> None:
    g = house_rules("basic", "strict", ["hand.2=5", "match.rounds=3", "rummy_doubles=false"])
    assert g.dealing.hand(2) == 5
    assert g.dealing.hand(3) == 7
    assert g.match.rounds == 3
    assert g.options.final_discard
    assert not g.options.rummy_doubles
