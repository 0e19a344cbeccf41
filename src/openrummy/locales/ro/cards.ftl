### Cărți, piese și numere în cuvinte. Variabilele sunt explicate în engleză (en/cards.ftl).

## Cards

rank =
    { $rank ->
        [1] as
        [11] valet
        [12] damă
        [13] popă
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
        [clubs] treflă
        [diamonds] caro
        [hearts] cupă
       *[spades] pică
    }
suit-sign =
    { $suit ->
        [clubs] ♣︎
        [diamonds] ♦︎
        [hearts] ♥︎
       *[spades] ♠︎
    }
card =
    { $rank ->
        [1] asul de { suit }
        [11] valetul de { suit }
        [12] dama de { suit }
        [13] popa de { suit }
       *[number] { $rank } de { suit }
    }
card-short = { rank-short }{ suit-sign }
joker = joker
joker-short = ★
card-joker-as = joker pentru { $card }
card-hidden = carte cu fața în jos
picture-cards = valetul, dama și popa

## Tiles

colour =
    { $colour ->
        [red] roșu
        [yellow] galben
        [blue] albastru
       *[black] negru
    }
tile = { $number } { colour }
tile-short =
    { $colour ->
        [red] { $number } roșu
        [yellow] { $number } galben
        [blue] { $number } albastru
       *[black] { $number } negru
    }
tile-hidden = piesă cu fața în jos
tile-joker-as = joker pentru { $card }

## Melds

meld-set = Terță sau careu: { $cards }
meld-run = Suită: { $cards }
meld-pair = Pereche: { $cards }
meld-number = Formația { $group }: { $cards }

## Counts

n-cards =
    { $n ->
        [one] { $n } carte
        [few] { $n } cărți
       *[other] { $n } de cărți
    }
n-tiles =
    { $n ->
        [one] { $n } piesă
        [few] { $n } piese
       *[other] { $n } de piese
    }
n-things =
    { $spelling ->
        [tiles] { n-tiles }
       *[cards] { n-cards }
    }
n-points =
    { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
n-rounds =
    { $n ->
        [one] { $n } rundă
        [few] { $n } runde
       *[other] { $n } de runde
    }
n-games =
    { $n ->
        [one] { $n } joc
        [few] { $n } jocuri
       *[other] { $n } de jocuri
    }
n-matches =
    { $n ->
        [one] { $n } partidă
        [few] { $n } partide
       *[other] { $n } de partide
    }
n-players =
    { $n ->
        [one] { $n } jucător
        [few] { $n } jucători
       *[other] { $n } de jucători
    }
n-jokers =
    { $n ->
        [one] { $n } joker
        [few] { $n } jokeri
       *[other] { $n } de jokeri
    }
n-doubles =
    { $n ->
        [one] { $n } dublă
        [few] { $n } duble
       *[other] { $n } de duble
    }
n-melds =
    { $n ->
        [one] { $n } formație
        [few] { $n } formații
       *[other] { $n } de formații
    }
n-turns =
    { $n ->
        [one] { $n } mutare
        [few] { $n } mutări
       *[other] { $n } de mutări
    }
n-wins =
    { $n ->
        [one] { $n } victorie
        [few] { $n } victorii
       *[other] { $n } de victorii
    }
n-watching =
    { $n ->
        [one] { $n } spectator
        [few] { $n } spectatori
       *[other] { $n } de spectatori
    }
n-seconds =
    { $n ->
        [one] { $n } secundă
        [few] { $n } secunde
       *[other] { $n } de secunde
    }
n-minutes =
    { $n ->
        [one] { $n } minut
        [few] { $n } minute
       *[other] { $n } de minute
    }
n-hours =
    { $n ->
        [one] { $n } oră
        [few] { $n } ore
       *[other] { $n } de ore
    }
n-days =
    { $n ->
        [one] { $n } zi
        [few] { $n } zile
       *[other] { $n } de zile
    }
