### Basit reminin kuralları.

rules-basic-aim-title = Amaç
rules-basic-aim-1 = Bütün kâğıtlarını ilk sen elden çıkar. Biten, ötekilerin elinde kalanların puanını alır.
rules-basic-aim-2 =
    { $match ->
        [rounds] Partinin uzunluğu: { n-rounds }. En çok puanı olan kazanır; eşitlikte galibiyet paylaşılır.
       *[target] Partinin hedefi: { n-points }.
    }
rules-basic-deal-title = Kâğıtlar ve dağıtım
rules-basic-deal-1 = İki ile altı oyuncu, 52 kâğıtlık bir deste, joker yok.
rules-basic-deal-2 = Herkese dağıtılan kâğıt sayısı:
rules-basic-deal-3 = Bir kâğıt açılır, ıskarta onunla başlar. Gerisi kapalı destedir.
rules-basic-deal-4 = Dağıtandan sonraki oyuncu başlar. Saat yönünde oynanır, her elde bir sonraki oyuncu dağıtır.
rules-basic-turn-title = Senin sıran
rules-basic-turn-1 = Önce bir kâğıt al: kapalı desteden çek veya ıskartanın en üstündekini al.
rules-basic-turn-2 =
    { $melds ->
        [none] Sonra dilediğin kadar per açabilir ve kâğıt işleyebilirsin, istersen hiçbirini yapma.
        [one] Sonra en fazla { $melds } per açabilir ve kâğıt işleyebilirsin, istersen hiçbirini yapma.
       *[other] Sonra en fazla { $melds } per açabilir ve kâğıt işleyebilirsin, istersen hiçbirini yapma.
    }
rules-basic-turn-3 = En son bir kâğıt at. Iskartadan az önce aldığın kâğıdı aynı sırada atamazsın.
rules-basic-melds-title = Perler
rules-basic-melds-1 = Grup: aynı değerde üç veya dört kâğıt.
rules-basic-melds-set-example = Grup: üç sekizli
rules-basic-melds-2 =
    { $ace ->
        [high_or_low] Seri: aynı renkten (kupa, karo, maça veya sinek) sıralı üç veya daha çok kâğıt. As 2’den önce veya papazdan sonra gelir, ama papaz-as-2 seri değildir.
       *[low] Seri: aynı renkten (kupa, karo, maça veya sinek) sıralı üç veya daha çok kâğıt. As 2’den önce gelir; kız-papaz-as seri değildir.
    }
rules-basic-melds-run-example = Seri: kupa 8, 9 ve 10
rules-basic-melds-ace-example =
    { $ace ->
        [high_or_low] Bu da seri: kız, papaz ve as
       *[low] Seri değil: kız, papaz ve as
    }
rules-basic-layoff-title = İşlemek
rules-basic-layoff-1 =
    { $own_meld ->
        [yes] Yerde kendi perin varsa, herhangi bir pere tek tek kâğıt işleyebilirsin.
       *[no] Kendi perin olmasa da yerdeki herhangi bir pere tek tek kâğıt işleyebilirsin.
    }
rules-basic-layoff-2 = İşlenen kâğıt senin önünde durur ama o pere aittir, per büyümeye devam edebilir.
rules-basic-layoff-example = 7 ve vale, aynı renkten 8-9-10 serisine işlenir
rules-basic-out-title = Bitmek
rules-basic-out-1 =
    { $final ->
        [yes] Son kâğıdını atınca bitersin. Son kâğıdı açamaz ve işleyemezsin.
       *[no] Elin boşalınca bitersin: per açarak, işleyerek veya atarak.
    }
rules-basic-out-2 = Elinde yalnız az önce aldığın kâğıt kalacak ve sıranı bitiremeyeceksen öyle oynayamazsın.
rules-basic-stock-title = Kapalı deste bitince
rules-basic-stock-1 =
    { $recycles ->
        [none] Iskartanın en üstündeki kalır, ötekiler karıştırılıp yeni deste olur; bu, gerektikçe yinelenir.
        [0] Bir oyuncunun sırası bittiğinde kapalı deste boşsa el berabere biter, kimse puan almaz.
        [one] Iskartanın en üstündeki kalır, ötekiler karıştırılıp yeni deste olur, en fazla { $recycles } kez. Sonra el berabere biter.
       *[other] Iskartanın en üstündeki kalır, ötekiler karıştırılıp yeni deste olur, en fazla { $recycles } kez. Sonra el berabere biter.
    }
rules-basic-stock-2 = Iskartada tek kâğıt varsa onu alabilir veya pas geçebilirsin. Herkes pas geçerse el berabere biter.
rules-basic-stock-3 = Uzun süre kimse kapalı desteden çekmez ve yere oynamazsa el yine berabere biter.
rules-basic-score-title = Puanlar
rules-basic-score-1 =
    { $ace ->
        [high_or_low] Biten, öteki ellerde kalan bütün kâğıtların puanını alır: as 15, sayılı kâğıtlar üstündeki sayı kadar, vale, kız ve papaz 10.
       *[low] Biten, öteki ellerde kalan bütün kâğıtların puanını alır: as 1, sayılı kâğıtlar üstündeki sayı kadar, vale, kız ve papaz 10.
    }
rules-basic-score-2 =
    { $doubles ->
        [yes] Elden bitmek: daha önce yere hiçbir şey koymadan bütün elini bir sırada oynarsan puanın iki katına çıkar.
       *[no] Elden bitmekle yavaş yavaş bitmek arasında puan farkı yoktur.
    }
