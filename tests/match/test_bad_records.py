"""What is said to a match, or to a match on paper, that cannot be."""

import pytest

from openrummy.cards import pack
from openrummy.core import RULES_VERSION, Draw, RoundRecord, Void, apply, deal
from openrummy.errors import BadInput
from openrummy.games import GAMES, make_game
from openrummy.match import Record, add_round, new_match, new_record, replay, replay_match

DECK = pack()
VOIDED = RoundRecord(0, DECK, (Void(),))


def unreadable(record: Record, message: str) -> None:
    for read in (lambda r: list(replay(r)), replay_match):
        with pytest.raises(BadInput, match=message):
            read(record)


SEATS = {"classic": "4", "basic": "2 to 6", "carousel": "2 to 5", "board": "2 to 4"}


@pytest.mark.parametrize("name", list(GAMES))
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_a_match_is_for_as_many_players_as_its_game(name: str, players: int) -> None:
    with pytest.raises(BadInput, match=rf"^{name} is for {SEATS[name]} players, not {players}$"):
        new_match(make_game(name), players)


@pytest.mark.parametrize("dealer", [-1, 2])
def test_a_match_is_dealt_from_a_seat_at_the_table(dealer: int) -> None:
    with pytest.raises(BadInput, match=f"no seat {dealer} at a table of 2"):
        new_match(make_game("basic"), 2, dealer)


def test_a_round_is_counted_only_when_it_is_over() -> None:
    g = make_game("basic")
    with pytest.raises(BadInput, match="the round is not over"):
        add_round(g, new_match(g, 2), deal(g, DECK, 2))


def test_a_match_that_is_over_counts_no_more_rounds() -> None:
    g = make_game("basic", {"match": {"type": "rounds", "rounds": 1}})
    s, _ = apply(g, deal(g, DECK, 2), Void())
    m = add_round(g, new_match(g, 2), s)
    assert m.over
    with pytest.raises(BadInput, match="the match is over"):
        add_round(g, m, s)


def test_a_record_names_a_game_that_exists() -> None:
    unreadable(Record("whist", 2, rounds=(VOIDED,)), "no game 'whist'; there are classic, basic, carousel, board")


def test_a_record_names_options_that_exist() -> None:
    unreadable(Record("basic", 2, {"trumps": True}, rounds=(VOIDED,)), "trumps")
    unreadable(Record("basic", 2, {"ace_mode": "wild"}, rounds=(VOIDED,)), "ace_mode")


def test_a_record_of_other_rules_is_not_guessed_at() -> None:
    later = RULES_VERSION + 1
    unreadable(
        Record("basic", 2, version=later), f"rules version {later} is not known; this program has {RULES_VERSION}"
    )


def test_a_record_has_a_possible_number_of_players_and_a_dealer_among_them() -> None:
    unreadable(Record("basic", 9, rounds=(VOIDED,)), "basic is for 2 to 6 players, not 9")
    unreadable(Record("basic", 2, rounds=(RoundRecord(3, DECK),)), "no seat 3 at a table of 2")


def test_the_round_of_a_bad_deal_is_named() -> None:
    unreadable(Record("basic", 2, rounds=(VOIDED, RoundRecord(1, DECK[1:]))), r"^round 2, deal: E_BAD_ORDER")


def test_the_round_and_the_ply_of_an_illegal_action_are_named() -> None:
    twice = RoundRecord(1, DECK, (Draw(), Draw()))
    unreadable(Record("basic", 2, rounds=(VOIDED, twice)), r"^round 2, ply 2: Draw is illegal: E_ALREADY_DREW")


def test_the_deal_has_to_go_round() -> None:
    unreadable(Record("basic", 2, rounds=(VOIDED, VOIDED)), r"^round 2: seat 1 had to deal")


def test_only_the_last_round_may_be_unfinished() -> None:
    rounds = (RoundRecord(0, DECK, (Draw(),)), RoundRecord(1, DECK))
    unreadable(Record("basic", 2, rounds=rounds), r"^round 1 is not over, but another follows")


def test_a_record_without_a_round_takes_no_action() -> None:
    with pytest.raises(BadInput, match="a record without a round"):
        new_record(make_game("basic"), 2).with_action(Draw())


def test_an_empty_record_is_a_match_that_has_not_begun() -> None:
    record = new_record(make_game("basic"), 2)
    assert list(replay(record)) == []
    assert replay_match(record)[1].rounds == ()
