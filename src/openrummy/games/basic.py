"""Draw, meld and lay off, discard; the first empty hand wins.  `basic` for 2-6 players, `classic` for four, to 200."""

from typing import Annotated

from msgspec import field
from msgspec.structs import replace

from ..cards import pack
from ..core import Dealing, Draw, End, Game, MatchRules, Next, Phase, Stay, Take
from ..errors import BadInput, Code
from ..melds import Ace, MeldRules
from ..verbs import (
    DiscardCard, DrawStock, EndTurn, LayMeld, LayOffCard, RenewStock, TakeDiscard, all_passed, draw_and_throw_back,
    out, stalled, too_long,
)  # fmt: skip
from .cites import BASIC, CLASSIC
from .options import WHOLE_PACK, Entry, MaybeCount, MaybeSome, Options, Points, Rounds, Target, told
from .scoring import value, value_ace_15, winner_takes

HANDS = {"2": 10, "3": 7, "4": 7, "5": 6, "6": 6}


class BasicOptions(Options, frozen=True):
    """House rules of basic rummy (RULES D, H)."""

    hand: Annotated[dict[str, int], told("Cards dealt to each, by number of players.")] = field(
        default_factory=lambda: dict(HANDS)
    )
    ace_mode: Annotated[Ace, told("Low, or also above the king; then each ace left in a hand counts 15.")] = Ace.LOW
    final_discard: Annotated[bool, told("The last card must be discarded.")] = False
    layoff_needs_own_meld: Annotated[bool, told("Lay off only with a meld of your own on the table.")] = False
    max_melds_per_turn: Annotated[MaybeSome, told("Most melds in one turn; none: any number.")] = None
    rummy_doubles: Annotated[bool, told("Playing the whole hand in one turn doubles the round.")] = True
    max_recycles: Annotated[MaybeCount, told("How often the discards become the stock; none: any number.")] = None
    match: Annotated[Target | Rounds, told("First to a target, or most points after some rounds.")] = Target()

    def __post_init__(self) -> None:
        if self.hand.keys() != HANDS.keys():
            raise BadInput("hand needs a size for 2, 3, 4, 5 and 6 players")
        for players, size in self.hand.items():
            if size < 1 or int(players) * size + 1 >= WHOLE_PACK:
                raise BadInput(f"hand: {size} cards for {players} players do not fit one pack")


class ClassicOptions(Options, frozen=True):
    """House rules of classic rummy (RULES A, H)."""

    hand: Annotated[int, told("Cards dealt to each.", ge=1, le=12)] = 7
    target: Annotated[Points, told("The match ends when a total reaches this.")] = 200
    recycle_shuffle: Annotated[bool, told("Shuffle the discards when they become the stock.")] = False


def basic(o: BasicOptions) -> Game:
    """Basic rummy under these house rules."""
    limit = o.match
    return Game(
        name="basic",
        options=o,
        seats=range(2, 7),
        deck=lambda players, extra: pack(),
        dealing=Dealing(hand=lambda players: o.hand[str(players)], upcard=True),
        melds=MeldRules(ace=o.ace_mode),
        first="draw",
        phases={
            "draw": Phase(
                (DrawStock(Stay("play")), TakeDiscard(Stay("play")), EndTurn(Next("draw"), only_without_stock=True)),
                otherwise=Code.MUST_DRAW,
            ),
            "play": Phase(
                (
                    LayMeld(Stay("play"), o.final_discard, o.max_melds_per_turn),
                    LayOffCard(Stay("play"), o.layoff_needs_own_meld, o.final_discard),
                    DiscardCard(Next("draw")),
                ),
                refusals={Draw: Code.ALREADY_DREW, Take: Code.ALREADY_DREW, End: Code.MUST_DISCARD},
            ),
        },
        endings=(out, all_passed),
        turn_rules=(too_long, stalled, RenewStock(o.max_recycles, shuffle=True, lone_ends=False)),
        score=winner_takes(o.rummy_doubles),
        match=MatchRules(target=limit.target) if isinstance(limit, Target) else MatchRules(rounds=limit.rounds),
        idle=draw_and_throw_back,
        value=value_ace_15 if o.ace_mode is Ace.BOTH else value,
        cites=BASIC,
    )


def classic(o: ClassicOptions) -> Game:
    """Classic rummy: basic rummy for four, with its own lay-off rule, exhaustion, scoring and target (RULES A)."""
    return replace(
        basic(BasicOptions(layoff_needs_own_meld=True)),
        name="classic",
        options=o,
        seats=range(4, 5),
        dealing=Dealing(hand=lambda players: o.hand, upcard=True),
        turn_rules=(stalled, RenewStock(1, shuffle=o.recycle_shuffle, lone_ends=True)),
        score=winner_takes(rummy_doubles=False),
        match=MatchRules(target=o.target),
        cites=CLASSIC,
    )


STRICT = BasicOptions(final_discard=True, layoff_needs_own_meld=True, max_melds_per_turn=1)
BASIC_ENTRY = Entry("basic", BasicOptions, basic, best=(2, 3, 4), presets={
    "default": BasicOptions(), "ace_high_or_low": BasicOptions(ace_mode=Ace.BOTH), "strict": STRICT,
    "block": BasicOptions(max_recycles=0), "five_rounds": BasicOptions(match=Rounds(5)),
})  # fmt: skip
CLASSIC_ENTRY = Entry("classic", ClassicOptions, classic, best=(4,), presets={
    "default": ClassicOptions(), "shuffled": ClassicOptions(recycle_shuffle=True),
})  # fmt: skip
