### The rules page of Board Rummy. Options: $extra is "none", "pool" or "hand"; $multiplier, $bonus, $refuse, $penalty are
### numbers; $large is "large" or "special"; $care "eight_tiles" or "two_quads"; $mosaic "as_simple" or "flat250"; $n games.

rules-board-aim-title = What it is about
rules-board-aim-1 = Arrange fourteen of your fifteen tiles on your rack, unseen by the others, and close. All the others pay you.
rules-board-aim-2 = The match lasts { n-games }.
rules-board-deal-title = Tiles and deal
rules-board-deal-1 = Two to four players. The numbers 1 to 13 in red, yellow, blue and black, each twice, and two jokers.
rules-board-deal-2 =
    { $extra ->
        [none] There are no extra jokers.
        [hand] Before the deal everybody can bring an extra joker, if the table allows it. It takes the place of one of the tiles dealt to that player.
       *[pool] Before the deal everybody can bring an extra joker, if the table allows it. It is mixed in with the other tiles.
    }
rules-board-deal-3 = The first player gets 15 tiles, the others 14. One tile is turned up: the trump. It is drawn last.
rules-board-deal-4 =
    { $bonus ->
        [0] There is no bonus for the twin of the trump.
        [one] Whoever is dealt the twin of the trump gets { $bonus } point from each of the others, at once.
       *[other] Whoever is dealt the twin of the trump gets { $bonus } points from each of the others, at once.
    }
rules-board-deal-5 =
    { $refuse ->
        [0] A deal cannot be refused.
        [one] With { $refuse } double or more in your deal (two identical tiles) you can refuse it. Then there is a new deal, and nobody pays.
       *[other] With { $refuse } doubles or more in your deal (two identical tiles each) you can refuse it. Then there is a new deal, and nobody pays.
    }
rules-board-turn-title = Your turn
rules-board-turn-1 = Draw a tile, or take the one that the player before you has just discarded. Then discard a tile, or close. The first player begins with a discard, or closes at once.
rules-board-turn-2 = A tile that you have just taken you cannot discard in the same turn.
rules-board-turn-3 = You can throw a joker. Nobody can take it, and your close is worth more.
rules-board-close-title = Closing
rules-board-close-1 = Fourteen tiles have to lie in runs and groups, or in one of the special patterns. The fifteenth is free. If it is a joker, you close with a joker.
rules-board-close-2 = A run is three or more numbers of one colour in order. The 1 comes before the 2 or after the 13; 13-1-2 is not a run. A group is three or four tiles of one number in different colours.
rules-board-close-example = Four melds, and the free tile at the end
rules-board-close-3 = A joker stands for any tile. The program picks what is best for you. A wrong close costs nothing.
rules-board-categories-title = Categories
rules-board-categories-1 = Only the best category counts.
rules-board-doubles-example = Doubles: seven pairs
rules-board-grand-care-example =
    { $care ->
        [two_quads] Grand Care: two full groups of four of the same number, the other six tiles in melds
       *[eight_tiles] Grand Care: eight tiles of one number, the other six in melds
    }
rules-board-monocolor-example = Monocolor: runs of one colour
rules-board-bicolor-example = Bicolor: runs of two colours
rules-board-minor-example = Minor: nothing above 7
rules-board-major-example = Major: nothing below 8 but ones: in a group, or after the 13
rules-board-mosaic-example = Mosaic: 1 to 13 and 1, the first four in four colours, neighbours always different
rules-board-simple-example = Simple: any runs and groups
rules-board-worth-title = What a close is worth
rules-board-worth-1 = Special (Doubles, Grand Care, Monocolor): 1000 points from each. Large (Bicolor, Minor, Major): 500. Small (Mosaic, Simple): 250.
rules-board-worth-2 =
    { $mosaic ->
        [flat250] With one joker in the melds it is 900, 400 or 200; with more, 800, 300 or 150. A small Mosaic is always worth 250.
       *[as_simple] With one joker in the melds it is 900, 400 or 200; with more, 800, 300 or 150.
    }
rules-board-worth-3 =
    { $large ->
        [special] Closed with a joker, or after one thrown joker, Small becomes Large, and Large becomes Special.
       *[large] Closed with a joker, Small becomes Large, and Large becomes Special. After one thrown joker Small becomes Large; Large stays Large.
    }
rules-board-worth-4 = After two thrown jokers, or one and a close with a joker, everything is Special.
rules-board-worth-5 = Multiplier of this table: × { $multiplier }
rules-board-end-title = Without a close
rules-board-end-1 = Whoever draws the last tile can still close. Otherwise the game is over, and nobody pays; the bonus for the twin of the trump stays paid.
rules-board-end-2 =
    { $penalty ->
        [0] A player who is away at the end pays no penalty.
        [one] A player who is away at the end pays { $penalty } point to each of the others, times the multiplier.
       *[other] A player who is away at the end pays { $penalty } points to each of the others, times the multiplier.
    }
rules-board-end-3 = If all the others have left for good, the game is over. No close is paid then, but the penalties are.
rules-board-end-4 = In the next game the next player begins. The highest total wins the match; equal leaders share the win.
