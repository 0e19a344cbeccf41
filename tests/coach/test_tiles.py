"""Why a tile of a rack may go: each reason is a fact of the rack, of the discards, or of what a player took."""

import pytest
from msgspec.structs import replace

from every_game.play import Setup, to_act, walk
from openrummy.bots.board.racks import JOKERS, Copies, face_of, held
from openrummy.coach import Reason, Tip, advise
from openrummy.coach.tiles import company, is_outside, left_lying, loosest, shown_neighbours
from openrummy.core import Discard, View, view
from openrummy.games import make_game
from openrummy.melds import Category
from openrummy.melds.judge_search import Held
from openrummy.notation import Spelling, parse_card, parse_cards
from positions import position

BOARD = make_game("board")
FULL: Copies = (*(2,) * JOKERS, 2)


def rack(tiles: str) -> Held:
    return held(parse_cards(tiles, Spelling.TILES))


def face(tile: str) -> int:
    return face_of(parse_card(tile, Spelling.TILES))


def faces(tiles: str) -> tuple[int, ...]:
    return tuple(sorted(face(t) for t in tiles.split()))


def without(*gone: str) -> Copies:
    return tuple(0 if f in {face(t) for t in gone} else n for f, n in enumerate(FULL))


def test_a_tile_goes_with_its_colour_up_to_two_away_and_with_its_number_in_other_colours() -> None:
    c = company(face("r5"), rack("r5 r7 b5 y9 k1"), FULL)
    assert c.mates == faces("r7 b5")
    assert c.needed == faces("r6 y5 k5")
    assert (c.live, c.melded, c.alone) == (6, False, False)


def test_a_one_comes_after_a_thirteen_and_before_a_two_but_does_not_join_them() -> None:
    """BRD-31: a 1 is low or high; no run goes round the corner."""
    assert company(face("r1"), rack("r1 r13"), FULL).needed == faces("r12")
    assert company(face("r1"), rack("r1 r2 r13"), FULL).melded is False


def test_a_tile_is_alone_when_only_jokers_are_beside_it() -> None:
    assert company(face("r5"), rack("r5 r8 b6 J"), FULL).alone


def test_a_tile_whose_melds_can_no_longer_come_has_no_live_tile() -> None:
    c = company(face("r5"), rack("r5 r7"), without("r6"))
    assert (c.mates, c.live) == (faces("r7"), 0)


def test_the_loosest_tile_is_one_that_the_fewest_tiles_make_a_meld_of() -> None:
    tiles, copies = rack("r5 r7 y1 y2 b9 b10 k3 k4 k5"), without("r6")
    assert loosest(face("r7"), tiles, copies)
    assert not loosest(face("b9"), tiles, copies)
    assert not loosest(face("k4"), tiles, copies)  # in a meld


@pytest.mark.parametrize(
    ("tile", "category", "outside"),
    [
        ("r8", Category.MINOR, True),
        ("r7", Category.MINOR, False),
        ("r7", Category.MAJOR, True),
        ("r1", Category.MAJOR, False),
        ("k4", Category.BICOLOR, True),
        ("b6", Category.BICOLOR, False),
        ("b6", Category.MONOCOLOR, True),
        ("k4", Category.SIMPLE, False),
    ],
)
def test_a_tile_is_outside_a_category_by_its_number_or_its_colour(tile: str, category: Category, outside: bool) -> None:
    assert is_outside(face(tile), category, rack("r1 r2 r7 r8 b5 b6 k4")) is outside


def seen(hand: str, **said: object) -> View:
    """A view of the seat to throw; `known`: tiles that the next player took before the eyes of all."""
    known = parse_cards(str(said.pop("known", "")), Spelling.TILES)
    v = view(position(BOARD, hand, phase="act", **said), 0)  # type: ignore[arg-type]  # words for a position
    return replace(v, public=replace(v.public, known=((), known, *v.public.known[2:])))


def test_a_tile_like_one_that_lies_among_the_discards_was_left_there() -> None:
    v = seen("r1 r2 r3 y4 y5 y6 b7 b8 b9 k10 k11 k12 k5 k7 r9", pile="r9' b1")
    assert left_lying(face("r9"), v) == parse_card("r9'", Spelling.TILES)
    assert left_lying(face("r8"), v) is None


def test_what_a_player_took_shows_what_it_collects() -> None:
    """RULES G6: a tile taken tells of its neighbours and its number."""
    v = seen("r1 r2 r3 y4 y5 y6 b7 b8 b9 k10 k11 k12 k5 k7 r9", known="r8 b2")
    assert shown_neighbours(face("r9"), 1, v) == parse_cards("r8", Spelling.TILES)
    assert shown_neighbours(face("k5"), 1, v) == ()


WHY = {
    Tip.OUTSIDE, Tip.LOOSE_TILE, Tip.PARTNERS_GONE, Tip.TWIN_GONE, Tip.LOOSEST, Tip.SECOND_COPY, Tip.SPARE,
    Tip.THROW_JOKER, Tip.KEEP_FROM, Tip.LEFT_LYING, Tip.MOST_LIVE, Tip.MANY_WAYS,
}  # fmt: skip


def reasons(v: View, tile: str) -> tuple[Reason, ...]:
    told = advise(BOARD, v, top=50)
    return next(x.reasons for x in told if x.action == Discard(parse_card(tile, Spelling.TILES)))


def test_a_tile_that_goes_with_nothing_is_thrown_for_that() -> None:
    v = seen("r1 r2 r3 y4 y5 y6 b7 b8 b9 k10 k11 k12 k5 k7 b13")
    assert reasons(v, "b13")[0] == Reason(Tip.LOOSE_TILE, card=parse_card("b13", Spelling.TILES))


def test_a_tile_whose_partners_are_dead_is_told_with_them() -> None:
    v = seen("r1 r2 r3 y4 y5 y6 b7 b8 b9 k10 k11 k12 k5 k7 r9", pile="k6 k6' r7 r7' y7 y7'")
    gone = Reason(
        Tip.PARTNERS_GONE,
        card=parse_card("k7", Spelling.TILES),
        cards=faces("b7 k5"),
        needed=faces("r7 y7 k6"),
    )
    assert reasons(v, "k7")[0] == gone


def test_a_second_copy_is_told_as_one() -> None:
    v = seen("r1 r2 r3 y4 y5 y6 b7 b8 b9 k10 k11 k12 k12' k7 r9")
    assert Tip.SECOND_COPY in [r.code for r in reasons(v, "k12")]


def test_a_discard_that_closes_later_is_worth_less_than_the_close() -> None:
    v = seen("r1 r2 r3 y4 y5 y6 b7 b8 b9 k10 k11 k12 k13 k9 r9")
    best, *others = advise(BOARD, v, top=50)
    assert not isinstance(best.action, Discard)
    assert all(x.value < best.value for x in others if isinstance(x.action, Discard))


@pytest.mark.parametrize("players", [2, 3])
def test_every_discard_that_is_advised_is_explained_by_more_than_distances(players: int) -> None:
    for step in walk(Setup("board", "default", players), "greedy", 1):
        if to_act(step.state) is not None:
            best = advise(BOARD, view(step.state, step.state.seat), top=1)[0]
            if isinstance(best.action, Discard):
                assert {r.code for r in best.reasons} & WHY, best
