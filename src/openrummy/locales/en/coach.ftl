### What the coach says: seven tips with the facts of the moment. $card and $cards are in words, $name is a player.

coach = Coach
coach-why = Why?
coach-best = The coach would play: { $move }
coach-more = All advice
coach-fewer = Less
coach-show = Show me
coach-none = The coach has no advice here.
coach-only-move = This is the only move.
coach-out = You can go out this turn.
coach-meld = Lay this meld down: { $cards }. What lies on the table no longer counts against you.
coach-lay-off = Lay this card off: { $card }. One card less in your hand.
coach-lone-card = This card goes with nothing in your hand: { $card }. Discard such cards first, the high ones before the others.
coach-linked-card = Keep this one, it has company in your hand: { $card }.
coach-outs =
    { $n ->
        [one] { $n } card completes a meld with what you keep: { $cards }.
       *[other] { $n } cards complete a meld with what you keep: { $cards }.
    }
coach-many-ways = Discard this one and you keep the most ways to a meld: { $card }.
coach-danger =
    { $n ->
        [one] { $name } has { $n } card left. Get rid of points: meld and lay off what you can.
       *[other] { $name } has { $n } cards left. Get rid of points: meld and lay off what you can.
    }
coach-danger-card =
    { $points ->
        [one] In danger the expensive cards go first. This one costs { $points } point if it stays: { $card }.
       *[other] In danger the expensive cards go first. This one costs { $points } points if it stays: { $card }.
    }
coach-chance = Chance to use it in time: { $percent }%.
coach-table-locked = Nothing more fits on the melds on the table. Work on melds of your own.
coach-table-open =
    { $n ->
        [one] The table is open: { $n } card that is still hidden fits on its melds. Think of laying off.
       *[other] The table is open: { $n } cards that are still hidden fit on its melds. Think of laying off.
    }
coach-table-mixed = Some cards fit on the table, others make melds of your own. Keep both ways open.
coach-take = Take the discard: it completes a meld. { $cards }
coach-do-not-take = Leave the discard. It completes nothing, and everybody would see what you collect. Draw from the stock.
coach-collects-run = { $name } took this card: { $card }. It cannot become a set any more, so a run is being built. Near it: { $cards }.
coach-collects-set = { $name } took this card and may be building a set: { $card }.
coach-keep-from = Do not discard this one now: { $card }. { $name } comes next and could take it.
coach-may-release = You can let this one go: { $card }. { $name } collects its neighbours but does not come next.
coach-outs-gone = Nothing can complete these any more: { $cards }. Break them up.
coach-outs-one-left = Only one card can complete these: { $needed }. You hold: { $cards }.
coach-hold-back = Keep this meld in your hand for now; then nobody can lay off on it: { $cards }.
coach-second-pass = The stock is the old discard pile. You know what comes: { $cards }.
coach-knock = Knock. The others probably hold more than you.
coach-wait = Do not knock yet: somebody may hold less than you.
coach-close-now = Close now: { $category }, { $points } from each.
coach-close-later = You could close, but { $category } is near and pays { $points } from each.
coach-throw-joker = Throw the joker: you can close without it, and your close is worth more.
coach-distance =
    { $n ->
        [one] { $n } tile to go: { $category }.
       *[other] { $n } tiles to go: { $category }.
    }
coach-waiting = Ready to close: { $category }. Only the free tile is missing.
coach-nearer = This tile brings you nearer: { $card }.
coach-not-nearer = The discarded tile brings you no nearer: { $card }.
coach-better-with = With this tile you have more ways to close: { $card }.
coach-helping =
    { $n ->
        [one] { $n } tile that can still come helps: { $cards }.
       *[other] { $n } tiles that can still come help: { $cards }.
    }
coach-outside = This tile has no place there: { $card }. You are going for this: { $category }.
coach-loose-tile = Nothing on your rack goes with this tile: { $card }.
coach-partners-gone = You hold { $cards }, but what would make a meld with this tile cannot come any more: { $needed }. Let it go: { $card }.
coach-twin-gone = The twin of this tile cannot come any more: { $card }.
coach-loosest =
    { $n ->
        [one] Among the loosest of your rack: { $card }. Only { $n } tile can still make a meld of it: { $needed }.
       *[other] Among the loosest of your rack: { $card }. Only { $n } tiles can still make a meld of it: { $needed }.
    }
coach-second-copy = You hold two of these: { $card }. One is enough here.
coach-spare = Without this tile you are just as near: { $card }.
coach-most-live =
    { $n ->
        [one] After this discard { $n } tile brings you nearer; any other discard leaves fewer.
       *[other] After this discard { $n } tiles bring you nearer; any other discard leaves fewer.
    }
coach-left-lying = One like this lies among the discards already: { $card }. { $name } comes next and will hardly want it.
coach-took-neighbours = { $name } took what goes with it: { $cards }.
coach-lay-down =
    { $points ->
        [one] Lay these down: { $cards }. That takes { $points } point out of your hand.
       *[other] Lay these down: { $cards }. That takes { $points } points out of your hand.
    }
coach-step = Step { $n }: make { $cards }.
coach-save-up = These could go down: { $cards }. Save them up: with more cards you may go out all at once.
coach-nothing-fits = Nothing of your hand fits on the table.
coach-last-turn = This is your last turn: what you lay down no longer counts against you.
coach-last-place = Stop drawing and end your turn: then you are likelier to draw the last card of the stock, and whoever does plays last and wins most rounds.
coach-then-knock =
    { $points ->
        [one] Then you hold { $points } point and may knock.
       *[other] Then you hold { $points } points and may knock.
    }
coach-others-close = Chance that somebody ends the round before your next turn: { $percent }%.
coach-undercut-risk =
    { $points ->
        [one] You hold { $points } point. Chance that somebody holds no more: { $percent }%.
       *[other] You hold { $points } points. Chance that somebody holds no more: { $percent }%.
    }
coach-review = Review of the match
coach-review-best = That was the best move.
coach-review-cost =
    { $points ->
        [one] That cost about { $points } point.
       *[other] That cost about { $points } points.
    }
coach-review-cost-chance = That cost about { $points }% of the chance to win.
coach-review-luck = Luck
coach-review-play = Your play
coach-seat = Seat { $n }
coach-review-share = { $n } of { $all } decisions were the best.
coach-review-nothing = There was nothing to decide.
coach-review-place =
    Round { $round }, after { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }:
coach-less =
    { $points ->
        [0] about as good
        [one] about { $points } point less
       *[other] about { $points } points less
    }
coach-less-chance =
    { $points ->
        [0] about as good
       *[more] about { $points }% less chance to win
    }

## The page of a review

review = Review
review-busy = The coach is going through every decision. This can take a few seconds.
review-player = Player
review-summary = Luck and play
review-luck = Luck
review-play = Play
review-luck-better =
    { $points ->
        [one] Luck brought about { $points } point more than average.
       *[other] Luck brought about { $points } points more than average.
    }
review-luck-worse =
    { $points ->
        [one] Luck brought about { $points } point less than average.
       *[other] Luck brought about { $points } points less than average.
    }
review-luck-better-chance = Luck brought about { $points }% more chance to win than average.
review-luck-worse-chance = Luck brought about { $points }% less chance to win than average.
review-luck-even = Luck was about average.
review-cost =
    { $points ->
        [0] The decisions cost hardly anything.
        [one] The decisions cost about { $points } point.
       *[other] The decisions cost about { $points } points.
    }
review-lost =
    { $points ->
        [0] hardly anything lost
        [one] about { $points } point lost
       *[other] about { $points } points lost
    }
review-cost-chance =
    { $points ->
        [0] The decisions cost hardly anything.
       *[more] The decisions cost about { $points }% of the chance to win.
    }
review-lost-chance =
    { $points ->
        [0] hardly anything lost
       *[more] about { $points }% of the chance to win lost
    }
review-unit-points = All figures are points of the round.
review-unit-chance = All figures are percent of the chance to win the match, which is a single game: a sure win is 100% above a sure loss.
review-once = A chance that was missed and is still there at the next turn counts once, when it is lost.
review-explain = Luck compares what was dealt and drawn with what could have come instead. Play compares every decision with the coach’s best move. Both are estimates from what could be seen at that moment.
review-moments = The most instructive moments
review-no-moments = No decision cost a whole point. There is nothing to improve here.
review-no-moments-chance = No decision cost a whole percent of the chance to win. There is nothing to improve here.
review-played = What was played
review-best = The coach’s move
review-right = best move
review-hand = In hand: { $cards }
review-replay = See it in the replay
review-all = All decisions
review-own-only = At this table the hands stay hidden, so everybody can review only their own play.
review-own = My own review
