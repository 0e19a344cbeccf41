### The games: what they are, their house rules, and how a round is counted.

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

## Options

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

## Presets

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

## Board: categories and tiers

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

## How a round ended

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

## Points, line by line

score-left = Left with { $name }: { n-points }
score-doubled = Whole hand in one turn: × 2
score-held = In hand at the end: { n-points }
score-difference = Difference to { $name }: { $theirs } − { $own }
score-undercut = Undercut the knocker: { $name }
score-out = Went out
score-close =
    { $times ->
        [1] { $category } ({ $tier }): { $base } from each
       *[more] { $category } ({ $tier }): { $base } × { $times } from each
    }
score-close-paid =
    { $times ->
        [1] { $name } closed: { $category } ({ $tier }), { $base }
       *[more] { $name } closed: { $category } ({ $tier }), { $base } × { $times }
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
        [one] { $rounds } round won: { $rounds } × { $each }
       *[other] { $rounds } rounds won: { $rounds } × { $each }
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
