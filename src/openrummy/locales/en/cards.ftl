### Cards and tiles in words, and counts. $rank and $number are 1 to 13 (numbers); $suit is "clubs", "diamonds",
### "hearts" or "spades", $colour "red", "yellow", "blue" or "black". $n is a count.

## Cards

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

## Tiles

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

## Melds

meld-set = Set: { $cards }
meld-run = Run: { $cards }
meld-pair = Pair: { $cards }
meld-number = Meld { $group }: { $cards }

## Counts

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
