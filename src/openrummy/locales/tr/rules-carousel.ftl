### Carousel kuralları (yerdeki perleri bozmalı remi).

rules-carousel-aim-title = Amaç
rules-carousel-aim-1 = Yerdeki perler herkesindir. Elinden de bir kâğıt koymak şartıyla onları bozup yenilerini kurabilirsin.
rules-carousel-aim-2 = Biri vurduğunda en az puanlı el seninki olsun, ya da bütün kâğıtlarını elden çıkar.
rules-carousel-deal-title = Kâğıtlar ve dağıtım
rules-carousel-deal-1 = İki ile beş oyuncu, en iyisi üç ve üstü. İki oyuncu tek jokerli bir desteyle, daha çok oyuncu iki jokerli iki desteyle oynar.
rules-carousel-deal-2 =
    { $hand ->
        [one] Herkese { $hand } kâğıt dağıtılır. Gerisi kapalı destedir; ıskarta yoktur.
       *[other] Herkese { $hand } kâğıt dağıtılır. Gerisi kapalı destedir; ıskarta yoktur.
    }
rules-carousel-deal-3 = Dağıtandan sonraki oyuncu başlar. Saat yönünde oynanır, her elde bir sonraki oyuncu dağıtır.
rules-carousel-turn-title = Senin sıran
rules-carousel-turn-1 = Bir kâğıt çek. Sonra yere oyna veya ikinci bir kâğıt çek. Sonra oyna veya üçüncüyü çek. Üçüncü kâğıttan sonra bu sıranda oynayamazsın.
rules-carousel-turn-2 = Oynadıysan veya üç kâğıt çektiysen sıranı bitir ya da vur.
rules-carousel-table-title = Perleri bozup yeniden kurmak
rules-carousel-table-1 = İşin bitince yerde elinden en az bir yeni kâğıt olmalı, hiçbir kâğıt eline dönmemiş olmalı ve her şey düzgün perlerde durmalı. Oraya nasıl vardığın önemli değil.
rules-carousel-table-before-example = Önce: yerde üç per, elinde iki kâğıt
rules-carousel-table-after-example = Sonra: aynı kâğıtlar ve senin iki kâğıdın, üç yeni seride
rules-carousel-table-2 = Grup: aynı değerde üç veya dört kâğıt, her renkten bir tane. Seri: aynı renkten (örneğin hep kupa) sıralı üç veya daha çok kâğıt. As 2’den önce veya papazdan sonra gelir; papaz-as-2 seri değildir.
rules-carousel-table-wrong-example = Olmaz: geriye iki kâğıt kalıyor
rules-carousel-joker-title = Jokerler
rules-carousel-joker-1 = Joker oynarken hangi kâğıdın yerine geçtiğini söylersin. Nereye giderse gitsin o kâğıt olarak kalır.
rules-carousel-joker-2 =
    { $release ->
        [from_hand] Yerine elindeki gerçek kâğıdı koyarsan joker serbest kalır: onu aynı sırada başka bir kâğıt olarak kullan.
       *[natural_on_table] Yerine elinden veya yerden gerçek kâğıdı koyarsan joker serbest kalır: onu aynı sırada başka bir kâğıt olarak kullan.
    }
rules-carousel-joker-example = Gerçek 6 jokerin yerine geçer; joker as olur
rules-carousel-knock-title = Vurmak
rules-carousel-knock-1 =
    { $limit ->
        [one] Sıranın sonunda elin en fazla { $limit } puan ediyorsa vurabilirsin. El hemen biter.
       *[other] Sıranın sonunda elin en fazla { $limit } puan ediyorsa vurabilirsin. El hemen biter.
    }
rules-carousel-knock-2 = Joker 25, vale, kız ve papaz 10, sayılı kâğıtlar üstündeki sayı kadar, as 1.
rules-carousel-score-title = Puanlar
rules-carousel-score-1 = En az puanlı el kazanır ve öteki ellerle arasındaki farkları alır.
rules-carousel-score-2 = Başka birinin eli vuranınki kadar veya daha azsa, eli o oyuncu kazanır ve 10 puan fazladan alır.
rules-carousel-score-3 = Son kâğıdını da oynarsan eli kazanır ve 25 puan fazladan alırsın.
rules-carousel-stock-title = Kapalı deste bitince
rules-carousel-stock-1 = Herkes son bir kez oynar; çekmek ve vurmak yoktur. Sonra en az puanlı el kazanır.
rules-carousel-stock-2 = O zaman da son kâğıdını oynarsan el hemen biter ve 25 puan fazladan alırsın.
rules-carousel-match-title = Parti
rules-carousel-match-1 =
    { $target ->
        [one] Biri { $target } puana varınca parti o elle biter. Varanların her biri 100 puan fazladan alır.
       *[other] Biri { $target } puana varınca parti o elle biter. Varanların her biri 100 puan fazladan alır.
    }
rules-carousel-match-2 =
    { $boxes ->
        [all] Herkes kazandığı her el için 25 puan alır. En yüksek puan kazanır.
       *[others] Ötekiler kazandıkları her el için 25 puan alır. En yüksek puan kazanır, bu başka biri de olabilir!
    }
