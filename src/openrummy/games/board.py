"""Take the last discard or draw, throw a tile; close a private board of fourteen tiles in one of eight categories."""

from typing import Annotated

from ..cards import Card, pack
from ..core import (
    Close, Dealing, Discard, Draw, End, ExtraJokers, Game, MatchRules, Next, Phase, Stay, Take,
)  # fmt: skip
from ..errors import Code
from ..melds import Ace, GrandCare, JudgeRules, LargeThrown, MeldRules, MosaicJokers
from ..notation import Spelling
from ..verbs import (
    AcceptDeal, CloseBoard, DiscardCard, DrawStock, RefuseDeal, TakeDiscard, all_asked, deserted, draw_and_throw_back,
    no_stock_left, stalled, trump_bonus,
)  # fmt: skip
from .cites import BOARD
from .options import Entry, Options, told
from .payments import settle_board
from .scoring import value


class BoardOptions(Options, frozen=True):
    """House rules of board rummy (RULES C, H)."""

    extra_joker_mode: Annotated[
        ExtraJokers, told("Extra jokers are shuffled in (pool), replace a dealt tile (hand), or are not used (none).")
    ] = ExtraJokers.POOL
    multiplier: Annotated[int, told("Closes and penalties are paid this many times.", ge=1, le=1_000)] = 1
    trump_bonus: Annotated[int, told("Paid by each player to the holder of the trump's twin.", ge=0, le=10_000)] = 100
    refuse_doubles: Annotated[int, told("Doubles in a dealt hand that allow refusing it; 0: never.", ge=0, le=7)] = 3
    large_thrown: Annotated[LargeThrown, told("The tier of a Large game after one thrown joker.")] = LargeThrown.LARGE
    grand_care: Annotated[GrandCare, told("Grand Care: any eight equal numbers, or two full groups of four.")] = (
        GrandCare.EIGHT_TILES
    )
    mosaic_jokers: Annotated[MosaicJokers, told("A Mosaic with jokers: 200 and 150 like Simple, or always 250.")] = (
        MosaicJokers.AS_SIMPLE
    )
    disconnect_penalty: Annotated[
        int, told("Paid to each other player by a seat that is away at the end.", ge=0, le=10_000)
    ] = 100
    games: Annotated[int, told("Games in a match; equal totals share.", ge=1, le=1_000)] = 1


def tiles(players: int, extra_jokers: int) -> tuple[Card, ...]:
    """Two of each tile, two jokers, and those that players brought (BRD-1, BRD-2)."""
    return pack(2, 2 + extra_jokers)


def board(o: BoardOptions) -> Game:
    """Board rummy under these house rules."""
    judge = JudgeRules(o.large_thrown, o.grand_care, o.mosaic_jokers)
    last_words = (CloseBoard(Stay("act"), judge), DiscardCard(Next("draw")))
    shown = (trump_bonus("open"),) if o.trump_bonus else ()  # without a bonus nobody shows a tile
    offer = Phase(
        (AcceptDeal(all_asked("offer", "open")), RefuseDeal(Stay("offer"), o.refuse_doubles)), otherwise=Code.NOT_NOW
    )
    return Game(
        name="board",
        options=o,
        seats=range(2, 5),
        deck=tiles,
        dealing=Dealing(hand=lambda players: 14, first_extra=1, trump=True, extra_jokers=o.extra_joker_mode),
        melds=MeldRules(ace=Ace.BOTH),
        spelling=Spelling.TILES,
        pays=True,
        first="offer" if o.refuse_doubles else "open",
        phases={
            "offer": offer,
            "open": Phase(
                last_words,
                refusals={Draw: Code.DRAW_NOT_ALLOWED_NOW, Take: Code.DRAW_NOT_ALLOWED_NOW, End: Code.MUST_DISCARD},
            ),
            "draw": Phase(
                (DrawStock(Stay("act")), TakeDiscard(Stay("act"), jokers=False)),
                refusals={Discard: Code.MUST_DRAW, Close: Code.MUST_DRAW, End: Code.MUST_DRAW},
            ),
            "act": Phase(
                last_words, refusals={Draw: Code.ALREADY_DREW, Take: Code.ALREADY_DREW, End: Code.MUST_DISCARD}
            ),
        },
        endings=(deserted,),
        turn_rules=(*shown, no_stock_left, stalled),
        score=settle_board(o.trump_bonus, o.multiplier, o.disconnect_penalty),
        match=MatchRules(rounds=o.games),
        idle=draw_and_throw_back,
        value=value,
        cites=BOARD,
    )


ENTRY = Entry("board", BoardOptions, board, best=(2, 3, 4), presets={
    "default": BoardOptions(), "double": BoardOptions(multiplier=2), "no_extra_jokers": BoardOptions(
        extra_joker_mode=ExtraJokers.NONE), "four_games": BoardOptions(games=4),
})  # fmt: skip
