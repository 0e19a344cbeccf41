### The rules page of Carousel. Options: $hand, $limit (for knocking), $target; $release is "natural_on_table" or
### "from_hand"; $boxes is "others" or "all".

rules-carousel-aim-title = What it is about
rules-carousel-aim-1 = The melds on the table belong to everybody. You can take them apart and build new ones, as long as a card from your hand goes along.
rules-carousel-aim-2 = Have the lowest hand when somebody knocks, or get rid of all your cards.
rules-carousel-deal-title = Cards and deal
rules-carousel-deal-1 = Two to five players, best with three or more. Two players use one pack with one joker; more players use two packs with two jokers.
rules-carousel-deal-2 =
    { $hand ->
        [one] Everybody gets { $hand } card. The rest is the stock; there is no discard pile.
       *[other] Everybody gets { $hand } cards. The rest is the stock; there is no discard pile.
    }
rules-carousel-deal-3 = The player after the dealer begins. Play goes clockwise, and the deal moves on after every round.
rules-carousel-turn-title = Your turn
rules-carousel-turn-1 = Draw a card. Then play to the table, or draw a second one. Then play, or draw a third. After a third card you cannot play any more in this turn.
rules-carousel-turn-2 = When you have played or drawn three cards, end your turn, or knock.
rules-carousel-table-title = Rebuilding the table
rules-carousel-table-1 = When you are done, at least one new card from your hand lies on the table, no card has gone back to your hand, and everything lies in proper melds. How you get there does not matter.
rules-carousel-table-before-example = Before: three melds on the table, and two cards in your hand
rules-carousel-table-after-example = After: the same cards and your two, in three new runs
rules-carousel-table-2 = A set is three or four cards of one rank, no suit twice. A run is three or more cards of one suit in order. The ace comes before the 2 or after the king; king-ace-2 is not a run.
rules-carousel-table-wrong-example = Not allowed: a pair is left over
rules-carousel-joker-title = Jokers
rules-carousel-joker-1 = When you play a joker, you say which card it stands for. It stays that card wherever it goes.
rules-carousel-joker-2 =
    { $release ->
        [from_hand] If you put the real card from your hand in its place, the joker is free: use it as another card in the same turn.
       *[natural_on_table] If you put the real card in its place, from your hand or from the table, the joker is free: use it as another card in the same turn.
    }
rules-carousel-joker-example = The real 6 takes the joker’s place; the joker becomes an ace
rules-carousel-knock-title = Knocking
rules-carousel-knock-1 =
    { $limit ->
        [one] At the end of your turn you can knock if your hand counts { $limit } point or less. The round is over at once.
       *[other] At the end of your turn you can knock if your hand counts { $limit } points or less. The round is over at once.
    }
rules-carousel-knock-2 = Joker 25, jack, queen and king 10, number cards their number, ace 1.
rules-carousel-score-title = Points
rules-carousel-score-1 = The lowest hand wins and gets the difference to every other hand.
rules-carousel-score-2 = If somebody else has a hand as low as the knocker’s or lower, that player wins and gets 10 more: an undercut.
rules-carousel-score-3 = Playing your last card wins the round and brings 25 more.
rules-carousel-stock-title = When the stock is empty
rules-carousel-stock-1 = Everybody has one last turn, without drawing and knocking. Then the lowest hand wins.
rules-carousel-stock-2 = Playing your last card still ends the round at once and brings 25 more.
rules-carousel-match-title = The match
rules-carousel-match-1 =
    { $target ->
        [one] The match ends after the round in which somebody reaches { $target } point. Each of these players gets 100 more.
       *[other] The match ends after the round in which somebody reaches { $target } points. Each of these players gets 100 more.
    }
rules-carousel-match-2 =
    { $boxes ->
        [all] Everybody gets 25 for each round won. The highest score wins.
       *[others] All the others get 25 for each round they have won. The highest score wins, and that may be somebody else!
    }
