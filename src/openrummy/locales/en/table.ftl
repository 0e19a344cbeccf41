### Everything at a table. $name is a player; $card and $cards are in words; $spelling is "cards" or "tiles".

## Places

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

## Whose turn

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

## What you can do

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

## Workbench and board

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

## What happened, said aloud

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

## Clocks and connection

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

## People

people-you = you
people-host = host
people-bot = bot
# $level: how well it plays.
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

## Chat

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

## Round and match

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
