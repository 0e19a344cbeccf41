### Kārtis, kauliņi un skaiti vārdos. Mainīgie paskaidroti angļu valodā (en/cards.ftl).

## Cards

rank =
    { $rank ->
        [1] dūzis
        [2] divnieks
        [3] trijnieks
        [4] četrinieks
        [5] piecnieks
        [6] sešnieks
        [7] septītnieks
        [8] astotnieks
        [9] devītnieks
        [10] desmitnieks
        [11] kalps
        [12] dāma
        [13] kungs
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
        [clubs] kreicis
        [diamonds] kāravs
        [hearts] ercens
       *[spades] pīķis
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
        [clubs] kreiča { rank }
        [diamonds] kārava { rank }
        [hearts] ercena { rank }
       *[spades] pīķa { rank }
    }
card-short = { rank-short }{ suit-sign }
joker = džokers
joker-short = ★
card-joker-as = džokers kā { $card }
card-hidden = aizklāta kārts
picture-cards = kalps, dāma un kungs

## Tiles

colour =
    { $colour ->
        [red] sarkanais
        [yellow] dzeltenais
        [blue] zilais
       *[black] melnais
    }
tile = { colour } { $number }
tile-short =
    { $colour ->
        [red] { $number } sark.
        [yellow] { $number } dzelt.
        [blue] { $number } zils
       *[black] { $number } meln.
    }
tile-hidden = aizklāts kauliņš
tile-joker-as = džokers kā { $card }

## Melds

meld-set = Grupa: { $cards }
meld-run = Virkne: { $cards }
meld-pair = Pāris: { $cards }
meld-number = { $group }. kombinācija: { $cards }

## Counts

n-cards =
    { $n ->
        [zero] { $n } kāršu
        [one] { $n } kārts
       *[other] { $n } kārtis
    }
n-tiles =
    { $n ->
        [zero] { $n } kauliņu
        [one] { $n } kauliņš
       *[other] { $n } kauliņi
    }
n-things =
    { $spelling ->
        [tiles] { n-tiles }
       *[cards] { n-cards }
    }
n-points =
    { $n ->
        [zero] { $n } punktu
        [one] { $n } punkts
       *[other] { $n } punkti
    }
n-rounds =
    { $n ->
        [zero] { $n } partiju
        [one] { $n } partija
       *[other] { $n } partijas
    }
n-games =
    { $n ->
        [zero] { $n } partiju
        [one] { $n } partija
       *[other] { $n } partijas
    }
n-matches =
    { $n ->
        [zero] { $n } spēļu
        [one] { $n } spēle
       *[other] { $n } spēles
    }
n-players =
    { $n ->
        [zero] { $n } spēlētāju
        [one] { $n } spēlētājs
       *[other] { $n } spēlētāji
    }
n-jokers =
    { $n ->
        [zero] { $n } džokeru
        [one] { $n } džokers
       *[other] { $n } džokeri
    }
n-doubles =
    { $n ->
        [zero] { $n } pāru
        [one] { $n } pāris
       *[other] { $n } pāri
    }
n-melds =
    { $n ->
        [zero] { $n } kombināciju
        [one] { $n } kombinācija
       *[other] { $n } kombinācijas
    }
n-turns =
    { $n ->
        [zero] { $n } gājienu
        [one] { $n } gājiens
       *[other] { $n } gājieni
    }
n-wins =
    { $n ->
        [zero] { $n } uzvaru
        [one] { $n } uzvara
       *[other] { $n } uzvaras
    }
n-watching =
    { $n ->
        [zero] { $n } skatītāju
        [one] { $n } skatītājs
       *[other] { $n } skatītāji
    }
n-seconds =
    { $n ->
        [zero] { $n } sekunžu
        [one] { $n } sekunde
       *[other] { $n } sekundes
    }
n-minutes =
    { $n ->
        [zero] { $n } minūšu
        [one] { $n } minūte
       *[other] { $n } minūtes
    }
n-hours =
    { $n ->
        [zero] { $n } stundu
        [one] { $n } stunda
       *[other] { $n } stundas
    }
n-days =
    { $n ->
        [zero] { $n } dienu
        [one] { $n } diena
       *[other] { $n } dienas
    }
