### Istakada reminin kuralları.

rules-board-aim-title = Amaç
rules-board-aim-1 = On beş taşından on dördünü ötekilere göstermeden ıstakanda diz ve bitir. Ötekilerin hepsi sana öder.
rules-board-aim-2 = Partinin uzunluğu: { n-games }.
rules-board-deal-title = Taşlar ve dağıtım
rules-board-deal-1 = İki ile dört oyuncu. Kırmızı, sarı, mavi ve siyah renkte 1’den 13’e sayılar, her biri ikişer tane, ve iki joker.
rules-board-deal-2 =
    { $extra ->
        [none] Ek joker yoktur.
        [hand] Masa izin veriyorsa herkes dağıtımdan önce bir ek joker getirebilir. Joker, getirene dağıtılan taşlardan birinin yerine geçer.
       *[pool] Masa izin veriyorsa herkes dağıtımdan önce bir ek joker getirebilir. Joker öteki taşlarla karıştırılır.
    }
rules-board-deal-3 = İlk oyuncu 15 taş alır, ötekiler 14. Bir taş açılır: gösterge. O en son çekilir.
rules-board-deal-4 =
    { $bonus ->
        [0] Göstergenin eşi için bonus yoktur.
        [one] Göstergenin eşi kime dağıtıldıysa o, ötekilerin her birinden anında { $bonus } puan alır.
       *[other] Göstergenin eşi kime dağıtıldıysa o, ötekilerin her birinden anında { $bonus } puan alır.
    }
rules-board-deal-5 =
    { $refuse ->
        [0] Dağıtım reddedilemez.
        [one] Dağıtımda en az { $refuse } çiftin (iki aynı taş) varsa reddedebilirsin. O zaman yeniden dağıtılır, kimse ödemez.
       *[other] Dağıtımda en az { $refuse } çiftin (ikişer aynı taş) varsa reddedebilirsin. O zaman yeniden dağıtılır, kimse ödemez.
    }
rules-board-turn-title = Senin sıran
rules-board-turn-1 = Bir taş çek veya senden önceki oyuncunun az önce attığını al. Sonra bir taş at veya eli bitir. İlk oyuncu taş atarak başlar ya da hemen biter.
rules-board-turn-2 = Az önce yerden aldığın taşı aynı sırada atamazsın.
rules-board-turn-3 = Joker atabilirsin. Onu kimse alamaz, senin bitişin de daha değerli olur.
rules-board-close-title = Bitmek
rules-board-close-1 = On dört taş seri ve gruplarda veya özel dizilişlerden birinde durmalıdır. On beşinci taş boştadır. Boştaki taş jokerse jokerle bitersin.
rules-board-close-2 = Seri: aynı renkten sıralı üç veya daha çok sayı. 1, 2’den önce veya 13’ten sonra gelir; 13-1-2 seri değildir. Grup: ayrı renklerde aynı sayıdan üç veya dört taş.
rules-board-close-example = Dört per, sonda boştaki taş
rules-board-close-3 = Joker her taşın yerine geçer. Program senin için en iyisini seçer. Yanlış bitişin cezası yoktur.
rules-board-categories-title = Bitiş türleri
rules-board-categories-1 = Yalnız en değerlisi sayılır.
rules-board-doubles-example = Çift: yedi çift
rules-board-grand-care-example =
    { $care ->
        [two_quads] Büyük kare: aynı sayıdan iki tam dörtlü, öteki altı taş perlerde
       *[eight_tiles] Büyük kare: aynı sayıdan sekiz taş, öteki altı taş perlerde
    }
rules-board-monocolor-example = Tek renk: bir renkte seriler
rules-board-bicolor-example = İki renk: iki renkte seriler
rules-board-minor-example = Küçükler: 7’den büyük sayı yok
rules-board-major-example = Büyükler: 1 dışında 8’den küçük sayı yok; 1 ya grupta ya da 13’ten sonra
rules-board-mosaic-example = Mozaik: 1’den 13’e ve 1, ilk dördü dört renk, yan yanalar hep ayrı renk
rules-board-simple-example = Düz bitiş: her türlü seri ve grup
rules-board-worth-title = Bitişin değeri
rules-board-worth-1 = Özel (Çift, Büyük kare, Tek renk): her oyuncudan 1000 puan. Büyük (İki renk, Küçükler, Büyükler): 500. Küçük (Mozaik, Düz bitiş): 250.
rules-board-worth-2 =
    { $mosaic ->
        [flat250] Perlerde bir joker varsa 900, 400 veya 200; daha çok joker varsa 800, 300 veya 150. Küçük Mozaik hep 250 eder.
       *[as_simple] Perlerde bir joker varsa 900, 400 veya 200; daha çok joker varsa 800, 300 veya 150.
    }
rules-board-worth-3 =
    { $large ->
        [special] Jokerle bitince veya bir joker attıktan sonra Küçük bitiş Büyük, Büyük bitiş Özel olur.
       *[large] Jokerle bitince Küçük bitiş Büyük, Büyük bitiş Özel olur. Bir joker attıktan sonra Küçük bitiş Büyük olur; Büyük bitiş Büyük kalır.
    }
rules-board-worth-4 = İki joker attıysan veya bir joker atıp jokerle bittiysen her bitiş Özel olur.
rules-board-worth-5 = Bu masanın çarpanı: × { $multiplier }
rules-board-end-title = Kimse bitmezse
rules-board-end-1 = Son taşı çeken hâlâ bitebilir. Bitmezse oyun sona erer, kimse ödemez; göstergenin eşi için ödenen geri alınmaz.
rules-board-end-2 =
    { $penalty ->
        [0] Sonda masada olmayan oyuncu ceza ödemez.
        [one] Sonda masada olmayan oyuncu ötekilerin her birine { $penalty } puan öder; bu, çarpanla çarpılır.
       *[other] Sonda masada olmayan oyuncu ötekilerin her birine { $penalty } puan öder; bu, çarpanla çarpılır.
    }
rules-board-end-3 = Ötekilerin hepsi temelli ayrılırsa oyun biter. O zaman bitiş ödenmez, cezalar ödenir.
rules-board-end-4 = Sonraki oyunda bir sonraki oyuncu başlar. En yüksek toplam partiyi kazanır; eşitlikte galibiyet paylaşılır.
