### Klasik reminin kuralları.

rules-classic-aim-title = Amaç
rules-classic-aim-1 = Bütün kâğıtlarını öteki üç oyuncudan önce elden çıkar. İlk biten, ötekilerin elinde kalanların puanını alır.
rules-classic-aim-2 =
    { $target ->
        [one] Parti { $target } puana kadar oynanır.
       *[other] Parti { $target } puana kadar oynanır.
    }
rules-classic-deal-title = Kâğıtlar ve dağıtım
rules-classic-deal-1 =
    { $hand ->
        [one] Dört oyuncu, 52 kâğıtlık bir deste, joker yok. Herkese { $hand } kâğıt dağıtılır.
       *[other] Dört oyuncu, 52 kâğıtlık bir deste, joker yok. Herkese { $hand } kâğıt dağıtılır.
    }
rules-classic-deal-2 = Bir kâğıt açılır, ıskarta onunla başlar. Gerisi kapalı destedir; kaç kâğıt olduğunu herkes görür.
rules-classic-deal-3 = Dağıtandan sonraki oyuncu başlar. Saat yönünde oynanır, her elde bir sonraki oyuncu dağıtır.
rules-classic-turn-title = Senin sıran
rules-classic-turn-1 = Önce bir kâğıt al: kapalı desteden çek veya ıskartanın en üstündekini al.
rules-classic-turn-2 = Sonra dilediğin kadar per açabilir ve kâğıt işleyebilirsin, istersen hiçbirini yapma.
rules-classic-turn-3 = En son bir kâğıt at. Iskartadan az önce aldığın kâğıdı aynı sırada atamazsın.
rules-classic-melds-title = Perler
rules-classic-melds-1 = Grup: aynı değerde üç veya dört kâğıt.
rules-classic-melds-set-example = Grup: üç kız
rules-classic-melds-2 = Seri: aynı renkten (kupa, karo, maça veya sinek) sıralı üç veya daha çok kâğıt. As 2’den önce gelir; kız-papaz-as seri değildir.
rules-classic-melds-run-example = Seri: maça 8, 9 ve 10
rules-classic-melds-wrong-example = Seri değil: burada as papazdan sonra gelmez
rules-classic-layoff-title = İşlemek
rules-classic-layoff-1 = Yerde kendi perin varsa, senin veya başkasının herhangi bir perine tek tek kâğıt işleyebilirsin.
rules-classic-layoff-example = 8, aynı renkten 9-10-vale serisine işlenir
rules-classic-layoff-2 = Yerdeki perler hiç bozulmaz.
rules-classic-out-title = Bitmek
rules-classic-out-1 = Elin boşalınca bitersin: per açarak, işleyerek veya atarak. Son kâğıdı atman gerekmez.
rules-classic-out-2 = Elinde yalnız az önce aldığın, hiçbir yere uymayan kâğıt kalacak biçimde oynayamazsın: sıranı bitiremezdin.
rules-classic-stock-title = Kapalı deste bitince
rules-classic-stock-1 =
    { $shuffle ->
        [yes] İlkinde ıskartanın en üstündeki kalır, ötekiler karıştırılıp yeni deste olur.
       *[no] İlkinde ıskartanın en üstündeki kalır, ötekiler olduğu gibi ters çevrilip yeni deste olur. İyi bellek işe yarar!
    }
rules-classic-stock-2 = İkincisinde el berabere biter, kimse puan almaz.
rules-classic-stock-3 = Uzun süre kimse kapalı desteden çekmez ve yere oynamazsa el yine berabere biter.
rules-classic-score-title = Puanlar
rules-classic-score-1 = Biten, öteki ellerde kalan bütün kâğıtların puanını alır: as 1, sayılı kâğıtlar üstündeki sayı kadar, vale, kız ve papaz 10.
rules-classic-score-2 = Hedefe ilk varan partiyi kazanır.
