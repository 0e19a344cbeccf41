### The way to a table.

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

## Bots

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

## Settings of a table; the last part of the key is the field

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
