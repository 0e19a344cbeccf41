### Kâğıtlar, taşlar ve sayılar sözle. Değişkenler İngilizce dosyada açıklanır (en/cards.ftl).

## Cards

rank =
    { $rank ->
        [1] as
        [11] vale
        [12] kız
        [13] papaz
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
        [clubs] sinek
        [diamonds] karo
        [hearts] kupa
       *[spades] maça
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
        [1] { suit } ası
        [2] { suit } ikilisi
        [3] { suit } üçlüsü
        [4] { suit } dörtlüsü
        [5] { suit } beşlisi
        [6] { suit } altılısı
        [7] { suit } yedilisi
        [8] { suit } sekizlisi
        [9] { suit } dokuzlusu
        [10] { suit } onlusu
        [11] { suit } valesi
        [12] { suit } kızı
        [13] { suit } papazı
       *[number] { suit } { $rank }
    }
card-short = { rank-short }{ suit-sign }
joker = joker
joker-short = ★
card-joker-as = joker ({ $card } yerine)
card-hidden = kapalı kâğıt
picture-cards = vale, kız ve papaz

## Tiles

colour =
    { $colour ->
        [red] kırmızı
        [yellow] sarı
        [blue] mavi
       *[black] siyah
    }
tile = { colour } { $number }
tile-short =
    { $colour ->
        [red] { $number } kır.
        [yellow] { $number } sarı
        [blue] { $number } mavi
       *[black] { $number } siy.
    }
tile-hidden = kapalı taş
tile-joker-as = joker ({ $card } yerine)

## Melds

meld-set = Grup: { $cards }
meld-run = Seri: { $cards }
meld-pair = Çift: { $cards }
meld-number = { $group }. per: { $cards }

## Counts

n-cards =
    { $n ->
        [one] { $n } kâğıt
       *[other] { $n } kâğıt
    }
n-tiles =
    { $n ->
        [one] { $n } taş
       *[other] { $n } taş
    }
n-things =
    { $spelling ->
        [tiles] { n-tiles }
       *[cards] { n-cards }
    }
n-points =
    { $n ->
        [one] { $n } puan
       *[other] { $n } puan
    }
n-rounds =
    { $n ->
        [one] { $n } el
       *[other] { $n } el
    }
n-games =
    { $n ->
        [one] { $n } oyun
       *[other] { $n } oyun
    }
n-matches =
    { $n ->
        [one] { $n } parti
       *[other] { $n } parti
    }
n-players =
    { $n ->
        [one] { $n } oyuncu
       *[other] { $n } oyuncu
    }
n-jokers =
    { $n ->
        [one] { $n } joker
       *[other] { $n } joker
    }
n-doubles =
    { $n ->
        [one] { $n } çift
       *[other] { $n } çift
    }
n-melds =
    { $n ->
        [one] { $n } per
       *[other] { $n } per
    }
n-turns =
    { $n ->
        [one] { $n } hamle
       *[other] { $n } hamle
    }
n-wins =
    { $n ->
        [one] { $n } galibiyet
       *[other] { $n } galibiyet
    }
n-watching =
    { $n ->
        [one] { $n } izleyici
       *[other] { $n } izleyici
    }
n-seconds =
    { $n ->
        [one] { $n } saniye
       *[other] { $n } saniye
    }
n-minutes =
    { $n ->
        [one] { $n } dakika
       *[other] { $n } dakika
    }
n-hours =
    { $n ->
        [one] { $n } saat
       *[other] { $n } saat
    }
n-days =
    { $n ->
        [one] { $n } gün
       *[other] { $n } gün
    }
