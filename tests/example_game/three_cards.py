"""Three cards each: draw or take, discard, and go out with a meld."""

from typing import Annotated

from openrummy.cards import pack
from openrummy.core import Dealing, Draw, End, Game, MatchRules, Next, Phase, Stay, Take
from openrummy.errors import Code
from openrummy.games.cites import EVERYWHERE, MELD_CODES
from openrummy.games.options import Entry, Options, Points, told
from openrummy.games.scoring import value, winner_takes
from openrummy.melds import Ace, MeldRules
from openrummy.verbs import (
    DiscardCard,
    DrawStock,
    LayMeld,
    TakeDiscard,
    draw_and_throw_back,
    no_stock_left,
    out,
    stalled,
)


class ThreeCardsOptions(Options, frozen=True):
    """House rules of three cards."""

    ace_mode: Annotated[Ace, told("Where an ace stands in a run: low, or also above the king.")] = Ace.LOW
    target: Annotated[Points, told("The match ends when a total reaches this.")] = 50


CITES = EVERYWHERE | dict.fromkeys(MELD_CODES, "THR-4") | {
    Code.BAD_PLAYERS: "THR-1", Code.MUST_DRAW: "THR-3", Code.ALREADY_DREW: "THR-3", Code.STOCK_EMPTY: "THR-3",
    Code.PILE_EMPTY: "THR-3", Code.MUST_DISCARD: "THR-5", Code.RETURN_TAKEN_CARD: "THR-6", Code.STRANDED: "THR-6",
}  # fmt: skip


def three_cards(o: ThreeCardsOptions) -> Game:
    """Three cards under these house rules."""
    return Game(
        name="three_cards",
        options=o,
        seats=range(2, 5),
        deck=lambda players, extra_jokers: pack(),
        dealing=Dealing(hand=lambda players: 3, upcard=True),
        melds=MeldRules(ace=o.ace_mode),
        first="draw",
        phases={
            "draw": Phase((DrawStock(Stay("play")), TakeDiscard(Stay("play"))), otherwise=Code.MUST_DRAW),
            "play": Phase(
                (LayMeld(Stay("play")), DiscardCard(Next("draw"))),
                refusals={Draw: Code.ALREADY_DREW, Take: Code.ALREADY_DREW, End: Code.MUST_DISCARD},
            ),
        },
        endings=(out,),
        turn_rules=(no_stock_left, stalled),
        score=winner_takes(rummy_doubles=False),
        match=MatchRules(target=o.target),
        idle=draw_and_throw_back,
        value=value,
        cites=CITES,
    )


ENTRY = Entry("three_cards", ThreeCardsOptions, three_cards, best=(2, 3), presets={
    "default": ThreeCardsOptions(),
    "ace_high": ThreeCardsOptions(ace_mode=Ace.BOTH),
})  # fmt: skip
