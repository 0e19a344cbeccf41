var e=`account = Account
account-guest = Guest
account-guest-help = You play as a guest. With an account you keep your games on every device.
account-upgrade = Create an account
account-upgrade-help = Your name, your games and your figures stay yours.
account-login = Sign in
account-login-name = Login name
account-password = Password
account-password-help = At least 8 characters.
account-password-old = Old password
account-password-new = New password
account-password-change = Change password
account-password-changed = The password is changed. All other devices are signed out.
account-password-forgot = Password forgotten?
account-password-forgot-help = If the account has an e-mail address, a link for a new password goes there.
account-logout = Sign out
account-rename = Change name
account-rename-help = The new name is shown from your next table on.
account-email = E-mail
account-email-help = Only for a forgotten password. You do not need one.
account-email-send = Send a link
account-email-sent = A link is on its way. Open it within 15 minutes.
account-email-confirmed = The address is confirmed.
account-email-off = This server sends no e-mail.
account-sessions = Devices
account-sessions-help = Where you are signed in. Sign out what you do not know.
account-session-this = this device
account-session-since = since { $date }
account-session-end = Sign out
account-tokens = Tokens for programs
account-tokens-help = A token lets a program play in your name.
account-token-label = What is it for?
account-token-new = New token
account-token-shown-once = Copy the token now. It is not shown again.
account-token-end = Withdraw
account-delete = Delete account
account-delete-help = Your name and your data go for good. Matches with others stay, without your name.
account-delete-confirm = Delete for good
account-deleted = Your account is deleted.
account-points = Points balance: { n-points }
account-extra-jokers = Extra jokers: { $n }
stats = Statistics
stats-none = Nothing yet. Play a match to its end.
stats-matches = Matches
stats-won = Won
stats-rounds = Rounds
stats-rounds-won = Rounds won
stats-average = Average score
stats-out = Went out
stats-knocks = Knocks
stats-undercuts = Undercut others
stats-undercut = Was undercut
stats-closes = Closed, by category
stats-plot-points = Points, match by match
stats-plot-wins = Wins by game
stats-plot-rating = Rating over time
rating = Rating
rating-provisional = provisional
rating-provisional-help =
    { $n ->
        [one] Provisional: { $n } more rated match to go.
       *[other] Provisional: { $n } more rated matches to go.
    }
rating-pool = { $game }, { n-players }
leaders = Leaderboard
leaders-rank = Rank
leaders-player = Player
leaders-none = Nobody has played enough rated matches yet.
history = My matches
history-none = No finished matches yet.
history-won = Won
history-lost = Lost
history-shared = Shared win
history-date = Date
history-rated = rated
history-more = Show older
replay = Replay
replay-first = To the start
replay-back = Step back
replay-play = Play
replay-pause = Pause
replay-forward = Step forward
replay-last = To the end
replay-speed = Speed
replay-sound = Sound
replay-keys = Space plays and pauses. The arrows go one step, Page Up and Page Down one round.
replay-round = Round { $round } of { $rounds }
replay-step = Step { $step } of { $steps }
replay-seat = See it from the seat of { $name }
replay-all-hands = Show all hands
replay-hands-hidden = This table does not show the hands.
replay-share = Share
replay-share-help = Anybody with this link can watch the match.
replay-share-off = The players of this match do not share it.
replay-download = Download the record
fair = Fair deals
fair-how-1 = Before the match the server draws a secret number and publishes its fingerprint. It cannot change the number afterwards without being found out.
fair-how-2 = Every player may add a number of their own. The shuffle is made of all these numbers.
fair-how-3 = When a round is over, the numbers are shown, and your browser makes the same shuffle again. If it comes out the same, nobody has tampered with the deal.
fair-how-4 = What this does not prove: that nobody tells a friend what they hold.
fair-commitment = Fingerprint before the deal
fair-seed = Secret number, now shown
fair-seat-seeds = Numbers of the players
fair-your-seed = Your own number
fair-your-seed-help = Anything you like, up to { $most } bytes in hexadecimal. It goes into the next match.
fair-your-seed-add = Add it
fair-your-seed-make = Make one by chance
fair-your-seed-added = Your number goes into the next match.
fair-check = Check this deal
fair-checking = Checking …
fair-good =
    { $spelling ->
        [tiles] The deal is right: the fingerprint fits, and the shuffle gives these tiles.
       *[cards] The deal is right: the fingerprint fits, and the shuffle gives these cards.
    }
fair-bad-commitment = The fingerprint does not fit the secret number. This deal cannot be trusted.
fair-bad-dealer = Somebody else had to deal first. This match cannot be trusted.
fair-bad-order =
    { $spelling ->
        [tiles] The shuffle gives other tiles. This deal cannot be trusted.
       *[cards] The shuffle gives other cards. This deal cannot be trusted.
    }
fair-item-commitment = The fingerprint
fair-item-dealer = Who deals first
fair-item-deal = Round { $round }: the deal
fair-item-reshuffle = Round { $round }: reshuffle { $times }
fair-right = right
fair-wrong = wrong
fair-noted = Your browser noted this fingerprint before the match.
fair-noted-other = Before the match your browser saw another fingerprint. This match cannot be trusted.
fair-needs-https = This browser checks deals only on pages that come over HTTPS. You can download the record and check it with “openrummy verify”.
fair-hidden = This table does not show its numbers, so the deals cannot be checked.
fair-not-yet = The numbers are shown when the round or the match is over.
fair-order =
    { $spelling ->
        [tiles] The shuffle, tile by tile
       *[cards] The shuffle, card by card
    }
rank =
    { $rank ->
        [1] ace
        [11] jack
        [12] queen
        [13] king
       *[number] { $rank }
    }
rank-short =
    { $rank ->
        [1] A
        [11] J
        [12] Q
        [13] K
       *[number] { $rank }
    }
suit =
    { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
suit-sign =
    { $suit ->
        [clubs] ♣︎
        [diamonds] ♦︎
        [hearts] ♥︎
       *[spades] ♠︎
    }
card = { rank } of { suit }
card-short = { rank-short }{ suit-sign }
joker = joker
joker-short = ★
card-joker-as = joker as { $card }
card-hidden = face-down card
picture-cards = jack, queen and king
colour =
    { $colour ->
        [red] red
        [yellow] yellow
        [blue] blue
       *[black] black
    }
tile = { colour } { $number }
tile-short = { $number } { colour }
tile-hidden = face-down tile
tile-joker-as = joker as { $card }
meld-set = Set: { $cards }
meld-run = Run: { $cards }
meld-pair = Pair: { $cards }
meld-number = Meld { $group }: { $cards }
n-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
n-tiles =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }
n-things =
    { $spelling ->
        [tiles] { n-tiles }
       *[cards] { n-cards }
    }
n-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
n-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
n-games =
    { $n ->
        [one] { $n } game
       *[other] { $n } games
    }
n-matches =
    { $n ->
        [one] { $n } match
       *[other] { $n } matches
    }
n-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
n-jokers =
    { $n ->
        [one] { $n } joker
       *[other] { $n } jokers
    }
n-doubles =
    { $n ->
        [one] { $n } double
       *[other] { $n } doubles
    }
n-melds =
    { $n ->
        [one] { $n } meld
       *[other] { $n } melds
    }
n-turns =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
n-wins =
    { $n ->
        [one] { $n } win
       *[other] { $n } wins
    }
n-watching =
    { $n ->
        [one] { $n } watching
       *[other] { $n } watching
    }
n-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
n-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
n-hours =
    { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
n-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
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
game-classic = Classic Rummy
game-classic-line = Four players, seven cards each: draw, meld, lay off, discard. First to the target wins.
game-classic-best = Always four players
game-basic = Basic Rummy
game-basic-line = Rummy as most people know it, with house rules of your choice.
game-basic-best = Best with two to four players
game-carousel = Carousel
game-carousel-line = The table belongs to everybody: take it apart and rebuild it with your cards.
game-carousel-best = Best with three to five players
game-board = Board Rummy
game-board-line = Tiles on your own rack. Arrange fourteen of fifteen in secret, then close.
game-board-best = Good with two, three or four players
option-on = Yes
option-off = No
option-no-limit = No limit
option-default = { $value } (usual)
option-classic-hand = Cards each
option-classic-hand-help = How many cards everybody is dealt.
option-classic-target = Target
option-classic-target-help = The match ends when somebody has this many points.
option-classic-recycle-shuffle = Shuffle the discards
option-classic-recycle-shuffle-help = When the stock is empty, the discards are shuffled before they become the new stock. Otherwise they are only turned over, and their order is known.
option-basic-hand = Cards each
option-basic-hand-help = How many cards everybody is dealt, by number of players.
option-basic-ace-mode = The ace
option-basic-ace-mode-help = Where the ace may stand in a run.
option-basic-ace-mode-low = Low
option-basic-ace-mode-low-help = Ace-2-3 is a run, queen-king-ace is not. An ace in hand counts 1.
option-basic-ace-mode-high-or-low = Low or high
option-basic-ace-mode-high-or-low-help = Ace-2-3 and queen-king-ace are both runs; king-ace-2 is not. An ace in hand counts 15.
option-basic-final-discard = Last card discarded
option-basic-final-discard-help = You can go out only by discarding your last card.
option-basic-layoff-needs-own-meld = Lay off only after a meld
option-basic-layoff-needs-own-meld-help = You can lay off once you have put down a meld of your own.
option-basic-max-melds-per-turn = Melds a turn
option-basic-max-melds-per-turn-help = How many melds you can put down in one turn.
option-basic-rummy-doubles = All in one turn counts double
option-basic-rummy-doubles-help = Going out with your whole hand in one turn doubles the round.
option-basic-max-recycles = New stock
option-basic-max-recycles-help = How often the discards are shuffled into a new stock. After that the round is a draw.
option-basic-match = The match
option-basic-match-help = When the match ends.
option-basic-match-target = To a target
option-basic-match-target-help = The match ends when somebody has this many points.
option-basic-match-rounds = A number of rounds
option-basic-match-rounds-help = Most points after these rounds wins; equal leaders share the win.
option-carousel-hand = Cards each
option-carousel-hand-help = How many cards everybody is dealt.
option-carousel-knock-limit = Limit for knocking
option-carousel-knock-limit-help = You can knock with this many points in hand, or fewer.
option-carousel-target = Target
option-carousel-target-help = The match ends when somebody has this many points.
option-carousel-joker-release = Freeing a joker
option-carousel-joker-release-help = Which real card can take the place of a joker.
option-carousel-joker-release-natural-on-table = Any real card
option-carousel-joker-release-natural-on-table-help = The real card comes from your hand or from another meld on the table.
option-carousel-joker-release-from-hand = Only from the hand
option-carousel-joker-release-from-hand-help = The real card has to come from your hand.
option-carousel-box-bonus-scope = Bonus for rounds won
option-carousel-box-bonus-scope-help = Who gets 25 points for each round won when the match ends. This can decide who wins.
option-carousel-box-bonus-scope-others = Only those below the target
option-carousel-box-bonus-scope-others-help = Players who reached the target get 100 points instead.
option-carousel-box-bonus-scope-all = Everybody
option-carousel-box-bonus-scope-all-help = Players who reached the target get it besides their 100 points.
option-board-extra-joker-mode = Extra jokers
option-board-extra-joker-mode-help = What happens to the jokers that players bring.
option-board-extra-joker-mode-none = None
option-board-extra-joker-mode-none-help = Only the two jokers of the set are in play.
option-board-extra-joker-mode-pool = Among the tiles
option-board-extra-joker-mode-pool-help = They are mixed in with the other tiles, and anybody may draw them.
option-board-extra-joker-mode-hand = To its player
option-board-extra-joker-mode-hand-help = Each goes to the player who brought it, in place of a dealt tile.
option-board-multiplier = Multiplier
option-board-multiplier-help = Closes and penalties are paid this many times.
option-board-trump-bonus = Trump bonus
option-board-trump-bonus-help = What every other player pays to the one who is dealt the twin of the trump. 0: no bonus.
option-board-refuse-doubles = Refusing the deal
option-board-refuse-doubles-help = With this many doubles in your deal you can ask for a new one. 0: never.
option-board-large-thrown = Large with a thrown joker
option-board-large-thrown-help = What Bicolor, Minor and Major are worth after one thrown joker.
option-board-large-thrown-large = Still Large
option-board-large-thrown-large-help = 500 points, less with jokers in the melds.
option-board-large-thrown-special = Special
option-board-large-thrown-special-help = 1000 points, less with jokers in the melds.
option-board-grand-care = Grand Care
option-board-grand-care-help = What makes a Grand Care.
option-board-grand-care-eight-tiles = Any eight
option-board-grand-care-eight-tiles-help = Eight tiles of one number, in groups or in runs.
option-board-grand-care-two-quads = Two groups of four
option-board-grand-care-two-quads-help = Two full groups of the same number.
option-board-mosaic-jokers = Mosaic with jokers
option-board-mosaic-jokers-help = What a small Mosaic with jokers is worth.
option-board-mosaic-jokers-as-simple = Like Simple
option-board-mosaic-jokers-as-simple-help = 200 points with one joker, 150 with more.
option-board-mosaic-jokers-flat250 = Always 250
option-board-mosaic-jokers-flat250-help = Jokers do not lower it.
option-board-disconnect-penalty = Penalty for leaving
option-board-disconnect-penalty-help = What a player who is away at the end pays to each of the others, times the multiplier.
option-board-games = Games
option-board-games-help = How many games make a match.
preset-own = Your own rules
preset-own-help = You have changed some of the rules.
preset-classic-default = Usual rules
preset-classic-default-help = Seven cards, to 200; discards are turned over, not shuffled.
preset-classic-shuffled = With shuffling
preset-classic-shuffled-help = The discards are shuffled before they become the new stock.
preset-basic-default = Usual rules
preset-basic-default-help = Ace low, lay off whenever you like, to 150.
preset-basic-ace-high-or-low = Ace low or high
preset-basic-ace-high-or-low-help = Queen-king-ace is a run too, and an ace in hand counts 15.
preset-basic-strict = Strict
preset-basic-strict-help = One meld a turn, lay off only after a meld, last card discarded.
preset-basic-block = One stock only
preset-basic-block-help = When the stock is empty, the round is a draw.
preset-basic-five-rounds = Five rounds
preset-basic-five-rounds-help = Most points after five rounds wins.
preset-carousel-default = Usual rules
preset-carousel-default-help = Ten cards, knock with 5 or less, to 150.
preset-carousel-joker-from-hand = Joker only from the hand
preset-carousel-joker-from-hand-help = Only a real card from your hand frees a joker.
preset-carousel-boxes-for-all = Round bonus for all
preset-carousel-boxes-for-all-help = Everybody gets 25 points for each round won.
preset-board-default = Usual rules
preset-board-default-help = One game, single stakes, extra jokers among the tiles.
preset-board-double = Double
preset-board-double-help = Closes and penalties are paid twice.
preset-board-no-extra-jokers = Two jokers
preset-board-no-extra-jokers-help = Nobody can bring an extra joker.
preset-board-four-games = Four games
preset-board-four-games-help = The match lasts four games.
category-doubles = Doubles
category-doubles-help = Seven pairs of identical tiles.
category-grand-care = Grand Care
category-grand-care-help = Eight tiles of one number, and the other six in melds as well.
category-monocolor = Monocolor
category-monocolor-help = Only runs, all in one colour.
category-bicolor = Bicolor
category-bicolor-help = Only runs, in two colours at most.
category-minor = Minor
category-minor-help = Melds of the numbers 1 to 7 only.
category-major = Major
category-major-help = Melds of the numbers 8 to 13 and 1 only; a 1 in a run comes after the 13.
category-mosaic = Mosaic
category-mosaic-help = 1 to 13 and a 1 again: the first four in four colours, and no two neighbours alike.
category-simple = Simple
category-simple-help = Any runs and groups.
tier-special = Special
tier-special-help = 1000 points, 900 with one joker, 800 with more.
tier-large = Large
tier-large-help = 500 points, 400 with one joker, 300 with more.
tier-small = Small
tier-small-help = 250 points, 200 with one joker, 150 with more.
reason-out = Going out
reason-out-you = You went out!
reason-out-other = { $name } went out.
reason-knock = Knock
reason-knock-you = You knocked.
reason-knock-other = { $name } knocked.
reason-closed = Closed
reason-closed-you = You closed: { $category }.
reason-closed-other = { $name } closed: { $category }.
reason-refused = Deal refused
reason-refused-you = You refused the deal. Everybody gets new tiles.
reason-refused-other = { $name } refused the deal. Everybody gets new tiles.
reason-exhausted = The stock ran out.
reason-stalled = Nothing moves any more, so the round is a draw.
reason-too-long = The round went on too long and is a draw.
reason-void = The table ended the round without points.
reason-deserted = Only one player is left.
score-left = Left with { $name }: { n-points }
score-doubled = Whole hand in one turn: × 2
score-held = In hand at the end: { n-points }
score-difference = Difference to { $name }: { $theirs }\xA0−\xA0{ $own }
score-undercut = Undercut the knocker: { $name }
score-out = Went out
score-close =
    { $times ->
        [1] { $category } ({ $tier }): { $base } from each
       *[more] { $category } ({ $tier }): { $base }\xA0×\xA0{ $times } from each
    }
score-close-paid =
    { $times ->
        [1] { $name } closed: { $category } ({ $tier }), { $base }
       *[more] { $name } closed: { $category } ({ $tier }), { $base }\xA0×\xA0{ $times }
    }
score-jokers-in = Jokers in the melds: { $n }
score-jokers-thrown = Jokers thrown before: { $n }
score-free-joker = Closed with a joker
score-trump = Twin of the trump: { $each } from each
score-trump-paid = { $name } had the twin of the trump
score-away = Away at the end: { $each } to each
score-away-paid = { $name } was away at the end
score-reached = Reached the target: { $target }
score-boxes =
    { $rounds ->
        [one] { $rounds } round won: { $rounds }\xA0×\xA0{ $each }
       *[other] { $rounds } rounds won: { $rounds }\xA0×\xA0{ $each }
    }
score-hands = From the hands, which stay hidden at this table
score-price = { $card }: { n-points }
score-nothing = Nobody scores.
score-none-yet = No round is over yet.
score-round = Round { $round }
score-this-round = This round
score-total = Total
score-final = Final score
score-shared = Shared win
app-name = OpenRummy
app-line = Rummy for everybody: with friends, with strangers, with bots.
skip-to-content = Skip to content
home = Home
home-welcome = Which game shall it be?
home-your-name = Your name
home-your-name-help = Up to 24 letters. You need no account.
home-go = Let’s play
home-play-now = Play now
home-play-now-help = A table with bots, at once.
home-continue = Go on with your game
home-continue-none = You have no game running.
home-create = Create a table
home-join = Join a table
home-join-code = Table code
home-join-code-help = The code or the link that the host has sent you.
home-join-go = Join
home-quick = Quick match
home-quick-help = Meet other people for a game. When the wait is over, bots take the empty seats.
home-quick-wait = Wait at most
home-quick-searching = Looking for players … { n-seconds }
home-quick-cancel = Stop looking
home-quick-waiting =
    { $n ->
        [0] Nobody is waiting.
        [one] { $n } person is waiting.
       *[other] { $n } people are waiting.
    }
home-open-tables = Open tables
home-open-tables-none = No open tables just now. Create one!
home-open-table = { $game }, host: { $name }. Seats taken: { $taken } of { $seats }
home-watch = Watch
home-rules = Rules
home-learn = Learn to play
home-number-of-players = Players
home-bots-level = Bots
home-invite = Invite
home-invite-code = Table code: { $code }
home-invite-link = Copy the link
home-invite-copied = Link copied.
home-rules-before = Have a look at the house rules before you start.
create-title = New table
create-game = Game
create-preset = Rules
create-options = House rules
create-more = More settings
create-go = Create the table
create-value = { $label }: { $value }
bot-random = Random
bot-random-help = Plays anything that is allowed.
bot-greedy = Plain
bot-greedy-help = Melds whatever it can and throws what it needs least.
bot-easy = Easy
bot-easy-help = Plays like a beginner, and misses things.
bot-medium = Medium
bot-medium-help = Knows the usual tips and remembers what has been played.
bot-hard = Hard
bot-hard-help = Thinks ahead and remembers what you take.
set-game = Game
set-game-help = What you play.
set-preset = Rules
set-preset-help = A set of house rules to start from.
set-options = House rules
set-options-help = Each rule as you like it; everybody at the table sees them before the start.
set-seats = Players
set-seats-help = How many people and bots sit at the table.
set-clock = Clock
set-clock-help = Time for each move. When it is over, a simple move is played for you.
set-clock-none = No clock
set-clock-move = Time for a move
set-clock-move-help = So much time for every move.
set-clock-bank = Extra time
set-clock-bank-help = For long thoughts, once for the whole match.
set-absence-bank = Away time
set-absence-bank-help = How many seconds the table waits for players who lose their connection.
set-absence = When somebody stays away
set-absence-help = What happens when the away time is over. Whoever is back takes the seat again at any time.
set-absence-idle = Simple moves
set-absence-idle-help = The seat only draws and discards, or ends its turn.
set-absence-bot = A bot plays
set-absence-bot-help = A bot plays the hand until its owner is back.
set-absence-vote = The others vote
set-absence-vote-help = The others can end the round without points, if all agree.
set-open = Open table
set-open-help = Everybody can find this table and join. Otherwise people need the code.
set-spectators = Spectators
set-spectators-help = Others can watch. They never see the hands while you play.
set-spectator-chat = Spectators can chat
set-spectator-chat-help = Those who watch can write as well.
set-undo = Undo
set-undo-help = You can take a move back as long as it has shown you nothing new.
set-hints = Hints
set-hints-help = You can ask what a bot would play. Not at rated tables.
set-rated = Rated
set-rated-help = The match counts for the ratings. Only for people with an account, without bots and hints.
set-reveal = Showing the hands
set-reveal-help = When the hands and the shuffle are shown, so that everybody can check the deal.
set-reveal-round = After each round
set-reveal-round-help = The hands are open as soon as a round is over.
set-reveal-match = After the match
set-reveal-match-help = All rounds are open when the match is over.
set-reveal-never = Never
set-reveal-never-help = Hands stay hidden, and nobody can check the deals.
set-share-replay = Share the replay
set-share-replay-help = Anybody with the link can watch the finished match.
set-extra-jokers = Extra jokers
set-extra-jokers-help = Whether players can bring extra jokers to Board Rummy.
set-extra-jokers-off = No
set-extra-jokers-off-help = Nobody brings any.
set-extra-jokers-free = Free
set-extra-jokers-free-help = Everybody can bring one to each game.
set-extra-jokers-balance = From your own
set-extra-jokers-balance-help = You bring one of those that you have earned by playing.
set-next-round = Pause between rounds
set-next-round-help = The next round begins after so many seconds, or as soon as all are ready.
set-bot-pace = Bots’ pace
set-bot-pace-help = How many thousandths of a second bots wait before each move.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-oops = Oops!
phrase-nice-one = Nice one!
phrase-hurry = Your turn, whenever you are ready.
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-rematch = Another match?
phrase-smile = 🙂
phrase-clap = 👏
phrase-think = 🤔
phrase-wow = 😮
phrase-sad = 🙁
phrase-heart = 💚
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
settings = Settings
settings-language = Language
settings-look = Look
settings-theme = Colours
settings-theme-auto = As on the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-four-colours = Four-colour deck
settings-four-colours-help = Clubs green, diamonds blue, hearts red, spades black.
settings-big-index = Large numbers on cards
settings-big-index-help = Easier to read on a small screen or from afar.
settings-tile-shapes = Shapes on tiles
settings-tile-shapes-help = Each tile colour also has a shape of its own.
settings-motion = Motion
settings-motion-help = Cards glide to their place.
settings-motion-auto = As on the device
settings-motion-on = On
settings-motion-off = Off
settings-sounds = Sounds
settings-sounds-help = A quiet sound for your turn, a knock and the end of a round.
settings-volume = Volume
settings-play = Playing
settings-confirm-discard = Discarding
settings-confirm-discard-help = A card that you drag to the pile waits a second in any case.
settings-discard-steps = In two steps: select, then discard
settings-discard-wait = Can be taken back within a second
settings-keys = Single-letter shortcuts
settings-keys-help = At the table a letter alone does something: D draws. Switch this off if you dictate, or strike keys by accident.
settings-vibration = Vibrate on my turn
settings-notifications = Tell me when it is my turn
settings-saved = Saved on this device.
settings-install = Install the app
settings-install-help = OpenRummy then has an icon of its own and opens in a window of its own.
settings-offline = You are offline. The page comes back as soon as you are connected.
settings-offline-help = Your seat and your cards are safe at the table meanwhile.
settings-reload = Reload
close = Close window
cancel = Cancel
back = Back
yes = Yes
no = No
ok = OK
copy = Copy
copied = Copied
save = Save
edit = Change
more = More
less = Less
loading = Loading …
search = Search
menu = Menu
help = Help
about = About OpenRummy
page-not-found = There is nothing here.
something-wrong = Something went wrong. Reload the page; your seat is safe.
keys = Keyboard shortcuts
keys-help = Everything can be played with the keyboard alone.
keys-off = Single-letter shortcuts are switched off on this device.
key-hand = Go to your hand
key-table = Go to the table
key-stock = Draw from the stock
key-take = Take the discard
key-space = Space
key-select =
    { $spelling ->
        [tiles] Select or unselect a tile
       *[cards] Select or unselect a card
    }
key-move-card =
    { $spelling ->
        [tiles] Move a tile on the rack
       *[cards] Move a card in the hand
    }
key-meld = Meld what is selected
key-new-meld = New meld from what is selected
key-layoff = Lay off what is selected
key-discard = Discard what is selected
key-sort-rank = Sort by rank
key-sort-suit = Sort by suit
key-knock = Knock
key-close = Close
key-end = End turn
key-undo = Undo
key-say-turn = Say whose turn it is
key-say-table = Read out the table
key-say-hand = Read out your hand
key-chat = Go to the chat
key-list = Show this list
access = Accessibility
access-1 = Every card and button has a name that a screen reader reads out.
access-2 = What others do is read out as it happens. You can repeat it at any time.
access-3 = You can enlarge the text to twice its size; nothing gets lost.
access-4 = Suits and tile colours can be told apart by their signs, not only by colour.
access-5 = Drag cards, tap them, or use the keyboard: each way does everything.
access-6 = If a clock is too fast for you, ask the host for a table without one.
said-verbosity = What is read out
said-all = Every move
said-mine = Only what concerns me
place-hand = Your hand
place-rack = Your rack
place-table = Table
place-stock = Stock
place-stock-count = Stock: { n-things }
place-stock-empty = Stock: empty
place-stock-known = The order of the stock is known: the discards were turned over.
place-discard = Discard pile
place-discard-top = Discard pile, on top: { $card }
place-discard-empty = Discard pile: empty
place-discard-browse = Look through the pile
place-previous-discard = Last discard: { $card }
place-melds-of = Melds of { $name }
place-melds-yours = Your melds
place-laid-off-to = Laid off to meld { $group }
place-trump = Trump: { $card }
place-thrown-jokers = Thrown jokers of { $name }: { $n }
place-workbench = Workbench
place-scores = Scores
place-players = Players
place-hand-of = { $name }: { n-things }
place-points-of = { $name }: { n-points }
turn-you = Your turn
turn-other = { $name } to play
turn-you-draw = Your turn. Draw first.
turn-you-play = Meld, lay off, or discard to end your turn.
turn-you-discard = Discard to end your turn.
turn-you-open = You open: discard a tile, or close.
turn-you-decide = Rebuild the table with a card of yours, or draw another.
turn-you-rebuild = Rebuild the table with a card of yours, or end your turn.
turn-you-end = End your turn.
turn-you-after = End your turn, or knock.
turn-you-final = Last turn: rebuild the table, or pass.
turn-you-offer = Play this deal, or refuse it?
turn-you-accept = Look at your tiles, then play this deal.
turn-waiting-players = Waiting for players
turn-waiting-host = Waiting for the host to start
turn-waiting-for = Waiting for { $name }
turn-waiting-ready = Waiting for everybody to be ready
turn-bot-thinking = { $name } is thinking
turn-dealing = Dealing
turn-shuffling = Shuffling
turn-taken-card = Just taken: { $card }. You cannot discard it in this turn.
turn-new-card = New: { $card }
do-draw = Draw
do-draw-more = Draw another
do-take = Take the discard
do-take-card = Take: { $card }
do-meld = Meld
do-layoff = Lay off
do-layoff-on = Lay off on meld { $group }: { $card }
do-discard = Discard
do-discard-card = Discard: { $card }
do-discard-undo = Take it back
do-throw-joker = Throw the joker? It is out of the game then.
do-knock = Knock
do-close = Close
do-close-with = Close, free tile: { $card }
do-check-board = Check board
do-end = End turn
do-pass = Pass
do-accept = Play this deal
do-refuse = Refuse the deal
do-undo = Undo
do-undo-help = A move can be taken back as long as it has shown you nothing new. Drawing and discarding stay.
do-sort-rank = Sort by rank
do-sort-suit = Sort by suit
do-arrange-runs = Runs
do-arrange-groups = Groups
do-arrange-pairs = Pairs
do-what-can-i-play = What can I play?
do-hint = Hint
do-reset = Reset
do-commit = Play it
do-lay-down = Lay down: { $cards }
do-new-meld = New meld
do-split-meld = Split here
do-move-left = Move left
do-move-right = Move right
do-move-to-hand = Back to hand
do-move-to-meld = Move to meld { $group }
do-select = Select: { $card }
do-unselect = Unselect: { $card }
do-unselect-all = Select nothing
do-next-row = To the other row
selected =
    { $n ->
        [one] { $n } selected
       *[other] { $n } selected
    }
bench-help = Move cards freely. Nothing counts until you play it.
bench-ok = All melds are right.
bench-added =
    { $n ->
        [one] { $n } card from your hand
       *[other] { $n } cards from your hand
    }
bench-add-one = Add at least one card from your hand.
mark-too-short = Too short
mark-not-a-meld = No meld
mark-not-consecutive = Not in order
mark-duplicate = Same card twice
mark-too-long = Too long
mark-joker-unnamed = Joker stands for?
mark-missing = Still to be placed: { $cards }
joker-chooser = Which card does the joker stand for?
joker-chooser-choice = Joker as { $card }
joker-chooser-suit = Suit
joker-chooser-rank = Rank
proposals-none = Nothing found that fits the table now.
proposals-shown = Proposal { $number } of { $count }
hint-move = A bot would play this now.
board-closes = This closes: { $category } ({ $tier }), { $points } from each.
board-closes-not = This does not close yet.
board-free-tile = Free tile: { $card }
board-better-free = Another free tile pays more: { $card } ({ $points } from each).
board-multiplier = Multiplier: × { $multiplier }
board-refuse-offer =
    { $n ->
        [one] You have { $n } double. Refuse this deal and get new tiles?
       *[other] You have { $n } doubles. Refuse this deal and get new tiles?
    }
board-categories = Categories
extra-joker = Extra joker
extra-joker-bring = Bring an extra joker
extra-joker-brought-you = Your extra joker is in the next game.
extra-joker-brought-other = { $name } brings an extra joker.
extra-joker-left =
    { $n ->
        [one] You have { $n } extra joker.
       *[other] You have { $n } extra jokers.
    }
extra-joker-free = Extra jokers cost nothing at this table.
event-drew-you = You drew: { $card }.
event-drew-other =
    { $spelling ->
        [tiles] { $name } drew a tile.
       *[cards] { $name } drew a card.
    }
event-took-you = You took the discard: { $card }.
event-took-other = { $name } took the discard: { $card }.
event-melded-you = You melded: { $cards }.
event-melded-other = { $name } melded: { $cards }.
event-laidoff-you = You laid off on meld { $group }: { $card }.
event-laidoff-other = { $name } laid off on meld { $group }: { $card }.
event-rearranged-you = You rebuilt the table with: { $cards }.
event-rearranged-other = { $name } rebuilt the table with: { $cards }.
event-discarded-you = You discarded: { $card }.
event-discarded-other = { $name } discarded: { $card }.
event-threw-joker-you = You threw a joker.
event-threw-joker-other = { $name } threw a joker. The next player has to draw from the stock.
event-passed-you = Your turn is over.
event-passed-other = { $name } ended the turn.
event-knocked-you = You knock!
event-knocked-other = { $name } knocks!
event-closed-you = You close: { $category }!
event-closed-other = { $name } closes: { $category }!
event-accepted-you = You play this deal.
event-accepted-other = { $name } plays this deal.
event-refused-you = You refuse the deal.
event-refused-other = { $name } refuses the deal.
event-trumpbonus-you =
    { $points ->
        [one] You were dealt the twin of the trump ({ $card }): { $points } point from each.
       *[other] You were dealt the twin of the trump ({ $card }): { $points } points from each.
    }
event-trumpbonus-other =
    { $points ->
        [one] { $name } was dealt the twin of the trump ({ $card }): { $points } point from each.
       *[other] { $name } was dealt the twin of the trump ({ $card }): { $points } points from each.
    }
event-stockturned = The stock was empty. The discards were turned over, in the same order: { n-cards }.
event-reshuffled = The stock was empty. The discards were shuffled: { n-cards }.
event-finalturns = The stock is empty. Everybody has one last turn, without drawing.
event-left-you = You are away. Your seat is kept for you.
event-left-other = { $name } is away.
event-left-for-good-you = You have left the game.
event-left-for-good-other = { $name } has left the game.
event-returned-you = Welcome back.
event-returned-other = { $name } is back.
event-roundended = The round is over.
event-matchended-you = You have won the match!
event-matchended-other = The match goes to { $name }.
event-matchended-shared = Shared win: { $names }.
event-undone-you = You took your move back.
event-undone-other = { $name } took the move back.
event-dealt = New deal. { $name } begins.
event-dealt-you = New deal. You begin.
clock-left = Time left: { n-seconds }
clock-bank = Extra time: { n-seconds }
clock-hurry = Little time left: { n-seconds }.
clock-bank-running = Your extra time is running.
absence-bank = Away time left: { n-seconds }
absence-running = Connection lost, waiting for { $name }: { n-seconds }.
absence-idle = { $name } is away. The table plays simple moves meanwhile.
absence-bot = { $name } is away. A bot plays meanwhile.
absence-vote = { $name } is away. You can vote to end the round without points.
digest = While you were away
digest-round = Round { $round }: { $points }
digest-played-for =
    { $n ->
        [one] { $n } move was made for you.
       *[other] { $n } moves were made for you.
    }
connection-on = Connected
connection-connecting = Connecting …
connection-lost = Reconnecting … Your seat is safe.
connection-long = Still trying. Your seat is safe, and nothing on your workbench is lost.
connection-back = Connected again.
connection-test = Check the connection
connection-test-good = Good connection: { $ms } ms.
connection-test-slow = Slow connection: { $ms } ms. You can play, but answers take a little longer.
connection-test-bad = No connection to the server. Check yours before you sit down.
connection-other-device = This seat is open on another device too. Both work.
people-you = you
people-host = host
people-bot = bot
people-bot-level = { $level ->
    [easy] bot, easy
    [medium] bot, medium
    [hard] bot, hard
    [random] bot, random
    [greedy] bot, plain
   *[any] bot
}
people-guest = guest
people-free-seat = Free seat
people-ready = ready
people-left = has left
people-away = away
people-dealer = dealer
people-spectators = Spectators: { $n }
people-you-watch = You are watching.
people-watch-off = Nobody can watch this table.
people-more = Players, host and seat
do-sit = Sit down
do-stand = Leave the table
do-stand-confirm = Leave for good? Your seat plays on without you, and you lose a rated match.
do-add-bot = Add a bot
do-remove-bot = Remove the bot
do-kick = Remove from the table
do-kick-help = The seat becomes free. Only before or between matches.
do-lock = Close to newcomers
do-unlock = Open to newcomers
do-lock-help = While the table is closed, nobody new can sit down, not even with the code.
do-hand-over = Make host
do-hand-over-help = The host starts the match, adds and removes players, and decides who may chat.
do-start = Start
do-ready = Ready
do-next-round = Next round
do-rematch = Rematch
do-vote-end = Vote: end the round
do-vote-back = Take the vote back
host-you = You are the host now.
host-other = The host is now { $name }.
kicked = The host has given your seat to somebody else.
table-locked = The table is closed to newcomers.
table-unlocked = The table is open to newcomers.
table-closed = The table is closed.
votes-so-far = Votes to end the round: { $votes } of { $needed }
next-round-in = Next round in { n-seconds }
seat-on-another-device = Play on another device
seat-on-another-device-help = Open this secret link there. Whoever has it can play for you.
seat-link-make = Show the link
chat = Chat
chat-say = Message
chat-send = Send
chat-phrases = Phrases
chat-mute = Mute { $name } for me
chat-unmute = Hear { $name } again
chat-mute-help = You no longer see what this player writes. Nobody else notices.
help-mute = Mute for me
chat-muted = Muted
chat-silence = Silence { $name } for all
chat-unsilence = Let { $name } chat again
chat-silence-help = This player cannot write at this table until you allow it again.
help-silence = Silence for all
chat-silenced-you = The host has silenced you.
chat-silenced-other = { $name } cannot chat now.
chat-off = No chat for spectators at this table.
chat-empty = Nobody has said anything yet.
chat-new = New message from { $name }
round-number = Round { $round }
round-summary = How the points came about
round-won-you =
    { $n ->
        [one] You win the round: { $n } point.
       *[other] You win the round: { $n } points.
    }
round-won-other =
    { $n ->
        [one] { $name } wins the round: { $n } point.
       *[other] { $name } wins the round: { $n } points.
    }
round-open-hands = The hands
match-over = Match over
match-standings = Standings
match-watch-replay = Watch the replay
match-back-home = Back to the home page
house-rules = House rules of this table
house-rules-usual = The usual rules apply.
tutorial = Learn to play
tutorial-step = Step { $step } of { $steps }
tutorial-start = Show me
tutorial-skip = Skip
tutorial-next = Next
tutorial-again = Again
tutorial-well-done = Well done!
tutorial-done = That is all you need. Play a first game with bots?
tutorial-classic-1 = These are your cards. Drag them, or sort them with the buttons, as you like.
tutorial-classic-2 = Draw first. Tap the stock.
tutorial-classic-3 = Three queens are a set. Select them and press Meld.
tutorial-classic-4 = You have a meld on the table now, so you can lay off. Put the 8 with 9-10-jack of the same suit.
tutorial-classic-5 = Now discard a card that fits nothing. High ones cost most.
tutorial-classic-6 = One card left, and it fits a meld. Lay it off, and you go out!
tutorial-basic-1 = These are your cards. Drag them, or sort them with the buttons, as you like.
tutorial-basic-2 = The top discard would complete a run for you. Take it.
tutorial-basic-3 = 8, 9 and 10 of hearts are a run. Select them and press Meld.
tutorial-basic-4 = Lay off the fourth 6 with the three on the table. It need not be your meld.
tutorial-basic-5 = End your turn: discard a card that fits nothing.
tutorial-carousel-1 = Everything on the table is yours to move. Draw a card first.
tutorial-carousel-2 = You need one more card for your 10 and jack of spades. The set of four 9s can spare its 9 of spades: drag it to a new meld. Now add your 10 and jack. All melds are right again: play it.
tutorial-carousel-4 = You hold the card that the joker stands for. Put it in the joker’s place, and use the joker somewhere else.
tutorial-carousel-5 = Your hand counts 4. That is low enough: knock!
tutorial-carousel-6 = If somebody has 4 or less as well, you lose the round. Knock when the others hold many cards.
tutorial-board-1 = This is your rack. Arrange the tiles freely, or try the three buttons.
tutorial-board-2 = Draw a tile, or take the last discard. Take the discard: it completes a group.
tutorial-board-3 = Now you have fifteen tiles. Discard the one that fits nothing.
tutorial-board-4 = A joker fits everywhere. If you throw it, your close is worth more, but you have to do without it.
tutorial-board-5 = Fourteen tiles lie in melds. Press Check board: it says the category and the points.
tutorial-board-6 = Choose the free tile and close!`;export{e as default};