### The rules page of Classic Rummy. Options: $hand, $target; $shuffle is "yes" or "no".

rules-classic-aim-title = What it is about
rules-classic-aim-1 = Get rid of all your cards before the other three do. Whoever goes out first gets points for everything the others still hold.
rules-classic-aim-2 =
    { $target ->
        [one] The match goes to { $target } point.
       *[other] The match goes to { $target } points.
    }
rules-classic-deal-title = Cards and deal
rules-classic-deal-1 =
    { $hand ->
        [one] Four players, one pack of 52 cards, no jokers. Everybody gets { $hand } card.
       *[other] Four players, one pack of 52 cards, no jokers. Everybody gets { $hand } cards.
    }
rules-classic-deal-2 = One card is turned up and begins the discard pile. The rest is the stock, face down; everybody sees how many cards it has.
rules-classic-deal-3 = The player after the dealer begins. Play goes clockwise, and the deal moves on after every round.
rules-classic-turn-title = Your turn
rules-classic-turn-1 = First draw one card: from the stock, or the top card of the discard pile.
rules-classic-turn-2 = Then you can put down melds and lay off cards, as many as you like, or none.
rules-classic-turn-3 = Last, discard one card. A card that you have just taken from the pile you cannot discard in the same turn.
rules-classic-melds-title = Melds
rules-classic-melds-1 = A set is three or four cards of one rank.
rules-classic-melds-set-example = A set: three queens
rules-classic-melds-2 = A run is three or more cards of one suit in order. The ace comes before the 2; queen-king-ace is not a run.
rules-classic-melds-run-example = A run: 8, 9 and 10 of spades
rules-classic-melds-wrong-example = Not a run: the ace never comes after the king here
rules-classic-layoff-title = Laying off
rules-classic-layoff-1 = Once you have a meld of your own on the table, you can add single cards to any meld, yours or another player’s.
rules-classic-layoff-example = The 8 goes to 9-10-jack of the same suit
rules-classic-layoff-2 = Melds on the table are never taken apart.
rules-classic-out-title = Going out
rules-classic-out-1 = You go out when your hand is empty: with a meld, a lay-off or a discard. You need not discard your last card.
rules-classic-out-2 = You cannot play so that only the card you have just taken is left and fits nowhere: you could not end your turn.
rules-classic-stock-title = When the stock is empty
rules-classic-stock-1 =
    { $shuffle ->
        [yes] The first time, the top discard stays, and the others are shuffled and become the new stock.
       *[no] The first time, the top discard stays, and the others are turned over as they lie and become the new stock. Good memory pays!
    }
rules-classic-stock-2 = The second time the round is a draw, and nobody scores.
rules-classic-stock-3 = If for a long time nobody draws from the stock and nobody plays to the table, the round is a draw as well.
rules-classic-score-title = Points
rules-classic-score-1 = Whoever goes out gets the points of all cards left in the other hands: ace 1, number cards their number, jack, queen and king 10.
rules-classic-score-2 = The first to reach the target wins the match.
