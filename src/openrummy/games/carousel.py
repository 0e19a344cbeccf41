"""Draw up to three cards, or rebuild the whole table with a card of yours; knock when your hand is low."""

from enum import StrEnum
from typing import Annotated

from ..cards import pack
from ..core import Action, Dealing, Draw, Game, Knock, MatchRules, Next, Phase, Rearrange, Stay
from ..errors import Code
from ..melds import Ace, MeldRules, Release
from ..verbs import DrawStock, EndTurn, KnockLow, RearrangeTable, draw_until_it_may_end, final_turns, out
from .cites import CAROUSEL
from .options import Entry, Options, Points, told
from .scoring import lowest_takes_differences, value


class BoxScope(StrEnum):
    """Who gets the bonus for rounds won: those below the target, or everybody (MAN-52, AMB-17)."""

    OTHERS = "others"
    ALL = "all"


class CarouselOptions(Options, frozen=True):
    """House rules of carousel (RULES B, H)."""

    hand: Annotated[int, told("Cards dealt to each.", ge=1, le=20)] = 10
    knock_limit: Annotated[int, told("The most points in hand for a knock.", ge=0, le=200)] = 5
    target: Annotated[Points, told("The match ends when a total reaches this.")] = 150
    joker_release: Annotated[
        Release, told("Which natural card frees a joker: any that lies on the table, or only one from the hand.")
    ] = Release.NATURAL_ON_TABLE
    box_bonus_scope: Annotated[
        BoxScope, told("Who gets 25 for each round won: those who missed the target, or everybody.")
    ] = BoxScope.OTHERS


def carousel_pack(players: int, extra_jokers: int) -> tuple[int, ...]:
    """One pack of 53 for two players, two for more (MAN-1)."""
    return pack(1, 1) if players == 2 else pack(2, 2)


def carousel(o: CarouselOptions) -> Game:
    """Carousel, also called manipulation rummy, under these house rules."""
    decide: dict[type[Action], Code] = {Knock: Code.NOT_NOW}
    return Game(
        name="carousel",
        options=o,
        seats=range(2, 6),
        deck=carousel_pack,
        dealing=Dealing(hand=lambda players: o.hand),
        melds=MeldRules(ace=Ace.BOTH, declared=True, release=o.joker_release),
        first="draw1",
        phases={
            "draw1": Phase((DrawStock(Stay("decide1")),), otherwise=Code.MUST_DRAW),
            "decide1": Phase(
                (
                    RearrangeTable(Stay("after")),
                    DrawStock(Stay("decide2")),
                    EndTurn(Stay("after"), only_without_stock=True),
                ),
                refusals=decide,
            ),
            "decide2": Phase(
                (
                    RearrangeTable(Stay("after")),
                    DrawStock(Stay("after")),
                    EndTurn(Stay("after"), only_without_stock=True),
                ),
                refusals=decide,
            ),
            "after": Phase(
                (KnockLow(Stay("after"), o.knock_limit), EndTurn(Next("draw1"))),
                refusals={Draw: Code.DRAW_NOT_ALLOWED_NOW, Rearrange: Code.MELD_NOT_ALLOWED_NOW},
            ),
            "final": Phase(
                (RearrangeTable(Next("final")), EndTurn(Next("final"))),
                refusals={Draw: Code.DRAW_NOT_ALLOWED_NOW, Knock: Code.NOT_NOW},
            ),
        },
        endings=(out,),
        turn_rules=(final_turns("final"),),
        score=lowest_takes_differences,
        match=MatchRules(
            target=o.target, reached_bonus=100, box_bonus=25, box_for_all=o.box_bonus_scope is BoxScope.ALL
        ),
        idle=draw_until_it_may_end,
        value=value,
        cites=CAROUSEL,
    )


ENTRY = Entry("carousel", CarouselOptions, carousel, best=(3, 4, 5), presets={
    "default": CarouselOptions(), "joker_from_hand": CarouselOptions(joker_release=Release.FROM_HAND),
    "boxes_for_all": CarouselOptions(box_bonus_scope=BoxScope.ALL),
})  # fmt: skip
