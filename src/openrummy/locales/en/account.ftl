### Accounts, figures, replays, and the fairness page.

account = Account
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

## Figures

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

## History and replay

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

## Fairness

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
