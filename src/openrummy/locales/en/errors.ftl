### Why something is refused, and what to do instead. E_MUST_DRAW is `error-must-draw`, T_SEAT_TAKEN `refused-seat-taken`.
### A fact that a refusal does not have is given as "none". $spelling is "cards" or "tiles"; $card and $cards are in
### words (cards.ftl); $group is the number of a meld, from 1.

error-must-draw =
    { $stock ->
        [none]
            { $spelling ->
                [tiles] Draw a tile first.
               *[cards] Draw a card first.
            }
       *[given] There are still cards in the stock. Draw another one first.
    }
error-already-drew =
    { $spelling ->
        [tiles] You have a tile already. Now discard one, or close.
       *[cards] You have drawn already. Now meld, lay off or discard.
    }
error-not-in-hand = Not in your hand: { $cards }. Choose again.
error-meld-too-short =
    { $group ->
        [none] A meld needs at least three cards. Select more.
       *[given] Meld { $group } needs at least three cards. Add some, or move these to other melds.
    }
error-not-a-meld =
    { $group ->
        [none] That is no meld. Choose cards of one rank, or cards of one suit in order.
       *[given] Meld { $group } is neither a set nor a run. Choose cards of one rank, or cards of one suit in order.
    }
error-not-consecutive =
    { $group ->
        [none] The suit is right, but the cards are not in order. A run has no gaps and does not go round the corner.
       *[given] Meld { $group } is not in order. A run has no gaps and does not go round the corner.
    }
error-duplicate-card =
    { $group ->
        [none] The same card is in there twice. Take one out.
       *[given] Meld { $group } has the same card twice. Move one of them.
    }
error-group-too-long =
    { $group ->
        [none] A set has four cards at most. Take some out.
       *[given] Meld { $group } is too long: a set has four cards at most.
    }
error-layoff-needs-own-meld = Put down a meld of your own first; then you can lay off.
error-layoff-no-fit =
    { $group ->
        [none] That card does not fit there. Try another meld.
       *[given] It does not fit meld { $group }: { $card }. Try another meld.
    }
error-meld-limit =
    { $limit ->
        [one] { $limit } meld a turn is the limit at this table. Now discard.
       *[other] { $limit } melds a turn are the limit at this table. Now discard.
    }
error-return-taken-card =
    { $spelling ->
        [tiles] You have just taken this tile: { $card }. Discard another one.
       *[cards] You have just taken this card: { $card }. Discard another one.
    }
error-stranded = Then you would be left with nothing but the card you have just taken ({ $card }), and could not end your turn. Keep another card.
error-must-keep-discard = At this table the last card has to be discarded. Keep one for that.
error-must-discard =
    { $spelling ->
        [tiles] Discard a tile to end your turn.
       *[cards] Discard a card to end your turn.
    }
error-no-card-added = Add at least one card from your hand. Moving cards on the table is not enough.
error-table-card-removed = These have to stay on the table: { $cards }. Put them into a meld.
error-card-not-available = Neither on the table nor in your hand: { $cards }. Start again from the table as it is.
error-joker-identity =
    { $card ->
        [none] Say which card the joker stands for.
       *[given] The joker stands for this card: { $card }. To make it another one, put the real card in its place.
    }
error-meld-not-allowed-now = No more melding in this turn: you meld once, before a third card. End your turn, or knock.
error-draw-not-allowed-now =
    { $spelling ->
        [tiles] You open the game and have fifteen tiles already. Discard one, or close.
       *[cards] No more drawing in this turn. End it, or knock if your hand is low enough.
    }
error-knock-too-high =
    { $points ->
        [one] Your hand counts { $points } point, which is too much: you can knock with { $limit } or less.
       *[other] Your hand counts { $points } points, which is too much: you can knock with { $limit } or less.
    }
error-thrown-joker = A thrown joker cannot be taken. Draw from the stock.
error-invalid-layout = Without this free tile the other fourteen do not close: { $card }. Nothing is lost; rearrange, or play on.
error-not-your-turn = It is somebody else’s turn. You can arrange your hand meanwhile.
error-round-over = This round is over.
error-not-now = That is not possible now. The buttons show what you can do.
error-no-such-meld = That meld is not there any more. Look at the table again.
error-stock-empty =
    { $spelling ->
        [tiles] There are no tiles left to draw.
       *[cards] The stock is empty. Take the discard if you can, or pass.
    }
error-pile-empty = There is no discard to take. Draw from the stock.
error-refusal-needs-doubles =
    { $needed ->
        [one] You can refuse the deal with { $needed } double; you have { $doubles }.
       *[other] You can refuse the deal with { $needed } doubles; you have { $doubles }.
    }
error-bad-order =
    { $spelling ->
        [tiles] These are not the tiles that should be here. Reload the page.
       *[cards] These are not the cards that should be here. Reload the page.
    }
error-bad-seat = There is no such seat. Reload the page.
error-bad-players = This game is for { $least } to { $most } players. Choose another number.

## The table, the lobby and the account

refused-not-seated = You have no seat at this table. Sit down first.
refused-seat-taken = Somebody was faster: this seat is taken. Choose another.
refused-no-seat = There is nobody on that seat.
refused-already-seated = You have a seat at this table already.
refused-full = All seats are taken. You can watch, or look for another table.
refused-locked = The host has closed this table to newcomers.
refused-not-host = Only the host can do that.
refused-not-now = That is not possible now. Try again a little later.
refused-not-allowed =
    { $rated ->
        [none] The settings do not allow that here.
       *[given] This table is rated. Create an account to sit down; your name and your games stay yours.
    }
refused-nothing-to-undo = There is nothing to take back.
refused-seats-empty = Some seats are still empty. Wait for players, or add bots.
refused-no-balance = You have no extra joker left. Every day you play brings a new one.
refused-bad-name =
    { $most ->
        [one] Choose a name of { $most } letter.
       *[other] Choose a name of 1 to { $most } letters.
    }
refused-bad-text = This text cannot be sent. Write it a little differently.
refused-bad-settings = These settings do not go together. Check the game, the number of players and the rules.
refused-bad-message = Something in there cannot be right. Check it and try again.
refused-bad-login =
    { $least ->
        [none] Name and password do not match, or the link is too old. Try again.
        [one] The password needs at least { $least } character.
       *[other] The password needs at least { $least } characters.
    }
refused-name-in-use = This name is taken. Choose another.
refused-no-table = There is no such table. Check the code; the table may be closed by now.
refused-no-match = There is no such match, or its players do not share it.
refused-closed = This table is closed.
refused-too-fast = That was too fast. Wait a moment and try again.
refused-too-large = That is too long. Make it shorter.
refused-same-id = That was done already. Reload the page.
refused-no-account = You are not signed in. Choose a name or sign in.
refused-forbidden = That is not yours to see or to do.
refused-resync = The game has moved on since. Have a look, and play again.
refused-unavailable = The server cannot do that just now. Nothing is lost; try again in a moment.
