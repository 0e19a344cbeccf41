### Φύλλα, πλακίδια και πλήθη με λόγια. Οι μεταβλητές εξηγούνται στα αγγλικά (en/cards.ftl).

## Cards

rank =
    { $rank ->
        [1] άσος
        [11] βαλές
        [12] ντάμα
        [13] ρήγας
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
        [clubs] σπαθιά
        [diamonds] καρό
        [hearts] κούπες
       *[spades] μπαστούνια
    }
suit-sign =
    { $suit ->
        [clubs] ♣︎
        [diamonds] ♦︎
        [hearts] ♥︎
       *[spades] ♠︎
    }
card =
    { $suit ->
        [clubs] { rank } σπαθί
        [diamonds] { rank } καρό
        [hearts] { rank } κούπα
       *[spades] { rank } μπαστούνι
    }
card-short = { rank-short }{ suit-sign }
joker = τζόκερ
joker-short = ★
card-joker-as = τζόκερ ως { $card }
card-hidden = κλειστό φύλλο
picture-cards = βαλές, ντάμα και ρήγας

## Tiles

colour =
    { $colour ->
        [red] κόκκινο
        [yellow] κίτρινο
        [blue] μπλε
       *[black] μαύρο
    }
tile = { colour } { $number }
tile-short =
    { $colour ->
        [red] { $number } κόκ.
        [yellow] { $number } κίτ.
        [blue] { $number } μπλε
       *[black] { $number } μαύρ.
    }
tile-hidden = κλειστό πλακίδιο
tile-joker-as = τζόκερ ως { $card }

## Melds

meld-set = Ίδιας αξίας: { $cards }
meld-run = Κέντα: { $cards }
meld-pair = Ζευγάρι: { $cards }
meld-number = Συνδυασμός { $group }: { $cards }

## Counts

n-cards =
    { $n ->
        [one] { $n } φύλλο
       *[other] { $n } φύλλα
    }
n-tiles =
    { $n ->
        [one] { $n } πλακίδιο
       *[other] { $n } πλακίδια
    }
n-things =
    { $spelling ->
        [tiles] { n-tiles }
       *[cards] { n-cards }
    }
n-points =
    { $n ->
        [one] { $n } πόντος
       *[other] { $n } πόντοι
    }
n-rounds =
    { $n ->
        [one] { $n } γύρος
       *[other] { $n } γύροι
    }
n-games =
    { $n ->
        [one] { $n } παιχνίδι
       *[other] { $n } παιχνίδια
    }
n-matches =
    { $n ->
        [one] { $n } παρτίδα
       *[other] { $n } παρτίδες
    }
n-players =
    { $n ->
        [one] { $n } παίκτης
       *[other] { $n } παίκτες
    }
n-jokers =
    { $n ->
        [one] { $n } τζόκερ
       *[other] { $n } τζόκερ
    }
n-doubles =
    { $n ->
        [one] { $n } διπλό
       *[other] { $n } διπλά
    }
n-melds =
    { $n ->
        [one] { $n } συνδυασμός
       *[other] { $n } συνδυασμοί
    }
n-turns =
    { $n ->
        [one] { $n } κίνηση
       *[other] { $n } κινήσεις
    }
n-wins =
    { $n ->
        [one] { $n } νίκη
       *[other] { $n } νίκες
    }
n-watching =
    { $n ->
        [one] { $n } θεατής
       *[other] { $n } θεατές
    }
n-seconds =
    { $n ->
        [one] { $n } δευτερόλεπτο
       *[other] { $n } δευτερόλεπτα
    }
n-minutes =
    { $n ->
        [one] { $n } λεπτό
       *[other] { $n } λεπτά
    }
n-hours =
    { $n ->
        [one] { $n } ώρα
       *[other] { $n } ώρες
    }
n-days =
    { $n ->
        [one] { $n } μέρα
       *[other] { $n } μέρες
    }
