"""The rules of each game on half a page, for a player at the table."""

from typing import Final

import msgspec

from ..core import Game
from ..games import make_game
from .screen import limit_text

_DRAW_AND_DISCARD: Final = """\
Turn      Draw a card from the stock or take the top discard. Then meld and
          lay off as you like, and discard one card.
Melds     A set: 3 or 4 cards of one rank. A run: 3 or more cards of one suit
          in order. {aces}
Lay off   Add a card to any meld on the table.{own_meld}
Discard   Not the card that you took from the discard pile in this turn.
Out       The first empty hand ends the round{last_card}.
Points    Who goes out gets the value of all cards left in the other hands:
          ace {ace}, numbers their value, jack, queen and king 10.{double}
"""

_PAGES: Final = {
    "basic": _DRAW_AND_DISCARD
    + """\
Stock     When it is used up, the discards but the top one are shuffled and
          become the stock.
""",
    "classic": _DRAW_AND_DISCARD
    + """\
Stock     When it is used up, the discards but the top one become the stock,
          once. The second time ends the round without points.
""",
    "carousel": """\
Turn      Draw a card. Then play, or draw a second; then play, or draw a third
          and play nothing.
Play      Put at least one card of yours on the table, and rebuild the table as
          you like: in the end every meld must be right, and no card may leave
          the table. After that you may only knock, or end your turn.
Melds     A set: 3 or 4 cards of one rank in different suits. A run: 3 or more
          cards of one suit in order; the ace is low or high.
Joker     It stands for one card (*6s) and keeps that until the real card lies
          on the table; then it can stand for another, on the table.
Knock     At the end of your turn, with {knock_limit} points or less in hand. The lowest
          hand gets its difference to every other hand. If that is somebody
          else, or somebody else has as little, that player gets 10 more.
Out       The last card played ends the round, and earns 25 more.
Stock     When it is used up, everybody has one more turn without a draw.
Points    Ace 1, numbers their value, jack, queen and king 10, joker 25.
End       Reaching the target earns 100; those below it (or all, as an option)
          get 25 for each round they won.
Typing    meld 7h 8h 9h       a new meld from your hand
          lay off 10h on 1    a card on a meld, as the table lies
          rearrange #1 [7c 7d 7h] [4d 5d 6d]
                              the whole new table; #1 is meld 1 as it lies
""",
    "board": """\
Turn      Draw a tile, or take the one just thrown. Then throw one, or close.
          Who plays first has 15 tiles, and only throws or closes.
Close     With 14 of your 15 tiles laid out and one left over. A run is 3 or
          more numbers of a colour in order, a group 3 or 4 equal numbers of
          different colours. The best category counts, from each other player:
          1000  Doubles: seven pairs. Grand Care: eight equal numbers.
                Monocolor: runs of one colour.
           500  Bicolor: runs of two colours. Minor: numbers 1 to 7 only.
                Major: numbers 8 to 13 and 1 only.
           250  Mosaic: 1, 2, ... 13, 1, neighbours of different colours, the
                first four all different. Simple: any runs and groups.
Jokers    One stands for any tile, but each in the layout lowers the price. One
          left over, or thrown before, makes a small game large and a large one
          special. A thrown joker may not be taken.
Trump     It lies open under the stock. Who was dealt its twin gets {trump_bonus} from
          each other player.
Refusing  With {refuse_doubles} or more pairs of equal tiles in the dealt hand (0: never).
Stock     When its last tile is drawn and nobody closes, nobody is paid.
""",
}


def rules_text(g: Game) -> str:
    """The rules of the game under its options, and the options that differ from the defaults."""
    o = g.options
    options = {name: getattr(o, name) for name in o.__struct_fields__}
    high = str(getattr(o, "ace_mode", "low")) != "low"
    facts = {
        "aces": "The ace is low or high." if high else "The ace is low.",
        "ace": 15 if high else 1,
        "own_meld": "\n          First you need a meld of your own there." if _asks(g, "own_meld_first") else "",
        "last_card": "; the last card must be discarded" if _asks(g, "final_discard") else "",
        "double": "\n          All of it twice, when the whole hand was played in that one turn."
        if getattr(o, "rummy_doubles", False)
        else "",
        **options,
    }
    usual = msgspec.to_builtins(make_game(g.name).options)
    own = [f"{k} = {v}" for k, v in msgspec.to_builtins(o).items() if v != usual[k]]
    house = "".join(f"{'' if i else 'House':<10}{line}\n" for i, line in enumerate(own))
    page = _PAGES.get(g.name, "No page has been written about this game.\n")
    return page.format(**facts) + f"{'Match':<10}{limit_text(g).capitalize()}.\n" + house


def _asks(g: Game, field: str) -> bool:
    """Whether a verb of the game has this house rule on."""
    return any(getattr(verb, field, False) is True for phase in g.phases.values() for verb in phase.verbs)
