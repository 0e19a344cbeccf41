### Settings of the page, shortcuts and help.

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

## Shortcuts

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

## Help with access

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
