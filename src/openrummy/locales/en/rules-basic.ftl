### The rules page of Basic Rummy. Options: $ace is "low" or "high_or_low"; $final, $own_meld, $doubles are "yes" or "no";
### $melds and $recycles are numbers or "none"; $match is "target" or "rounds" and $n its number.

rules-basic-aim-title = What it is about
rules-basic-aim-1 = Get rid of all your cards first. Whoever goes out gets points for everything the others still hold.
rules-basic-aim-2 =
    { $match ->
        [rounds] The match lasts { n-rounds }. Most points wins; equal leaders share the win.
       *[target] The match goes to { n-points }.
    }
rules-basic-deal-title = Cards and deal
rules-basic-deal-1 = Two to six players, one pack of 52 cards, no jokers.
rules-basic-deal-2 = So many cards everybody gets:
rules-basic-deal-3 = One card is turned up and begins the discard pile. The rest is the stock, face down.
rules-basic-deal-4 = The player after the dealer begins. Play goes clockwise, and the deal moves on after every round.
rules-basic-turn-title = Your turn
rules-basic-turn-1 = First draw one card: from the stock, or the top card of the discard pile.
rules-basic-turn-2 =
    { $melds ->
        [none] Then you can put down melds and lay off cards, as many as you like, or none.
        [one] Then you can put down { $melds } meld and lay off cards, or do neither.
       *[other] Then you can put down up to { $melds } melds and lay off cards, or do neither.
    }
rules-basic-turn-3 = Last, discard one card. A card that you have just taken from the pile you cannot discard in the same turn.
rules-basic-melds-title = Melds
rules-basic-melds-1 = A set is three or four cards of one rank.
rules-basic-melds-set-example = A set: three eights
rules-basic-melds-2 =
    { $ace ->
        [high_or_low] A run is three or more cards of one suit in order. The ace comes before the 2 or after the king, but king-ace-2 is not a run.
       *[low] A run is three or more cards of one suit in order. The ace comes before the 2; queen-king-ace is not a run.
    }
rules-basic-melds-run-example = A run: 8, 9 and 10 of hearts
rules-basic-melds-ace-example =
    { $ace ->
        [high_or_low] Also a run: queen, king and ace
       *[low] Not a run: queen, king and ace
    }
rules-basic-layoff-title = Laying off
rules-basic-layoff-1 =
    { $own_meld ->
        [yes] Once you have a meld of your own on the table, you can add single cards to any meld.
       *[no] You can add single cards to any meld on the table, even before you have one of your own.
    }
rules-basic-layoff-2 = The card lies before you, but it belongs to the meld, and the meld can go on growing.
rules-basic-layoff-example = 7 and jack go to 8-9-10 of the same suit
rules-basic-out-title = Going out
rules-basic-out-1 =
    { $final ->
        [yes] You go out when you discard your last card. You cannot meld or lay off your last card.
       *[no] You go out when your hand is empty: with a meld, a lay-off or a discard.
    }
rules-basic-out-2 = You cannot play so that only the card you have just taken is left, if you could not end your turn then.
rules-basic-stock-title = When the stock is empty
rules-basic-stock-1 =
    { $recycles ->
        [none] The top discard stays, and the others are shuffled and become the new stock, as often as it takes.
        [0] When the stock is empty at the end of a turn, the round is a draw, and nobody scores.
        [one] The top discard stays, and the others are shuffled and become the new stock: { $recycles } time at most. After that the round is a draw.
       *[other] The top discard stays, and the others are shuffled and become the new stock: { $recycles } times at most. After that the round is a draw.
    }
rules-basic-stock-2 = If there is only one discard, you can take it or pass. When all have passed, the round is a draw.
rules-basic-stock-3 = If for a long time nobody draws from the stock and nobody plays to the table, the round is a draw as well.
rules-basic-score-title = Points
rules-basic-score-1 =
    { $ace ->
        [high_or_low] Whoever goes out gets the points of all cards left in the other hands: ace 15, number cards their number, jack, queen and king 10.
       *[low] Whoever goes out gets the points of all cards left in the other hands: ace 1, number cards their number, jack, queen and king 10.
    }
rules-basic-score-2 =
    { $doubles ->
        [yes] Going rummy: if you play your whole hand in one turn, having put nothing on the table before, you get twice that.
       *[no] It makes no difference whether you go out in one turn or in several.
    }
