### Oyunlar, masa kuralları ve puan hesabı.

game-classic = Klasik remi
game-classic-line = Dört oyuncu, yedişer kâğıt: çek, per aç, işle, at. Hedefe ilk varan kazanır.
game-classic-best = Her zaman dört oyuncu
game-basic = Basit remi
game-basic-line = Çoğu kişinin bildiği remi, kuralları sen seçersin.
game-basic-best = En iyisi iki ile dört oyuncu arası
game-carousel = Carousel
game-carousel-line = Yerdeki perler herkesin: boz ve kendi kâğıtlarınla yeniden kur.
game-carousel-best = En iyisi üç ile beş oyuncu arası
game-board = Istakada remi
game-board-line = Taşlar kendi ıstakanda. On beş taştan on dördünü gizlice diz ve bitir.
game-board-best = İki, üç veya dört oyuncuyla iyi

## Options

option-on = Evet
option-off = Hayır
option-no-limit = Sınır yok
option-default = { $value } (olağan)

option-classic-hand = Kişi başına kâğıt
option-classic-hand-help = Herkese kaç kâğıt dağıtılır.
option-classic-target = Hedef
option-classic-target-help = Biri bu puana varınca parti biter.
option-classic-recycle-shuffle = Iskartayı karıştır
option-classic-recycle-shuffle-help = Kapalı deste bitince ıskarta karıştırılıp yeni deste olur. Yoksa yalnız ters çevrilir ve dizilişi bilinir.

option-basic-hand = Kişi başına kâğıt
option-basic-hand-help = Oyuncu sayısına göre herkese kaç kâğıt dağıtılır.
option-basic-ace-mode = As
option-basic-ace-mode-help = Asın seride nereye konabileceği.
option-basic-ace-mode-low = Yalnız küçük
option-basic-ace-mode-low-help = As-2-3 seridir, kız-papaz-as değildir. Elde kalan as 1 sayılır.
option-basic-ace-mode-high-or-low = Küçük veya büyük
option-basic-ace-mode-high-or-low-help = As-2-3 de kız-papaz-as da seridir; papaz-as-2 değildir. Elde kalan as 15 sayılır.
option-basic-final-discard = Son kâğıt atılır
option-basic-final-discard-help = Yalnız son kâğıdını atarak bitebilirsin.
option-basic-layoff-needs-own-meld = Per açmadan işlenmez
option-basic-layoff-needs-own-meld-help = Ancak kendi perini açtıktan sonra işleyebilirsin.
option-basic-max-melds-per-turn = Bir sırada açılan per
option-basic-max-melds-per-turn-help = Bir sırada kaç per açabilirsin.
option-basic-rummy-doubles = Elden bitmek iki kat
option-basic-rummy-doubles-help = Bütün elini bir sırada açıp bitersen elin puanı iki katına çıkar.
option-basic-max-recycles = Yeni deste
option-basic-max-recycles-help = Iskartanın kaç kez karıştırılıp yeni deste olacağı. Sonra el berabere biter.
option-basic-match = Parti
option-basic-match-help = Partinin ne zaman biteceği.
option-basic-match-target = Hedefe kadar
option-basic-match-target-help = Biri bu puana varınca parti biter.
option-basic-match-rounds = Belirli sayıda el
option-basic-match-rounds-help = Bu ellerden sonra en çok puanı olan kazanır; eşitlikte galibiyet paylaşılır.

option-carousel-hand = Kişi başına kâğıt
option-carousel-hand-help = Herkese kaç kâğıt dağıtılır.
option-carousel-knock-limit = Vurma sınırı
option-carousel-knock-limit-help = Elinde en fazla bu kadar puan varken vurabilirsin.
option-carousel-target = Hedef
option-carousel-target-help = Biri bu puana varınca parti biter.
option-carousel-joker-release = Jokeri serbest bırakmak
option-carousel-joker-release-help = Hangi gerçek kâğıt jokerin yerine geçebilir.
option-carousel-joker-release-natural-on-table = Elden veya yerden
option-carousel-joker-release-natural-on-table-help = Gerçek kâğıt elinden veya yerdeki başka bir perden gelebilir.
option-carousel-joker-release-from-hand = Yalnız elden
option-carousel-joker-release-from-hand-help = Gerçek kâğıt senin elinden gelmelidir.
option-carousel-box-bonus-scope = Kazanılan el bonusu
option-carousel-box-bonus-scope-help = Parti bitince kimler kazandıkları her el için 25 puan alır. Kazananı değiştirebilir.
option-carousel-box-bonus-scope-others = Yalnız hedefe varmayanlar
option-carousel-box-bonus-scope-others-help = Hedefe varanlar bunun yerine 100 puan alır.
option-carousel-box-bonus-scope-all = Herkes
option-carousel-box-bonus-scope-all-help = Hedefe varanlar 100 puanın yanında bunu da alır.

option-board-extra-joker-mode = Ek jokerler
option-board-extra-joker-mode-help = Oyuncuların getirdiği jokerlere ne olur.
option-board-extra-joker-mode-none = Yok
option-board-extra-joker-mode-none-help = Yalnız takımın iki jokeri oyundadır.
option-board-extra-joker-mode-pool = Taşların arasına
option-board-extra-joker-mode-pool-help = Öteki taşlarla karıştırılır, herkes çekebilir.
option-board-extra-joker-mode-hand = Getirene
option-board-extra-joker-mode-hand-help = Getiren oyuncuya, dağıtılan taşlardan birinin yerine gider.
option-board-multiplier = Çarpan
option-board-multiplier-help = Bitişler ve cezalar bu kadar kat ödenir.
option-board-trump-bonus = Gösterge bonusu
option-board-trump-bonus-help = Göstergenin eşi kendisine dağıtılana ötekilerin her biri bunu öder. 0: bonus yok.
option-board-refuse-doubles = Dağıtımı reddetmek
option-board-refuse-doubles-help = Sana dağıtılan taşlarda bu kadar çift varsa yeni dağıtım isteyebilirsin. 0: hiç.
option-board-large-thrown = Atılmış jokerle Büyük bitiş
option-board-large-thrown-help = Bir joker atıldıktan sonra İki renk, Küçükler ve Büyükler ne eder.
option-board-large-thrown-large = Büyük kalır
option-board-large-thrown-large-help = 500 puan, perlerde joker varsa daha az.
option-board-large-thrown-special = Özel olur
option-board-large-thrown-special-help = 1000 puan, perlerde joker varsa daha az.
option-board-grand-care = Büyük kare
option-board-grand-care-help = Büyük kare için ne gerekir.
option-board-grand-care-eight-tiles = Aynı sayıdan sekiz taş
option-board-grand-care-eight-tiles-help = Taşlar gruplarda da serilerde de olabilir.
option-board-grand-care-two-quads = İki dörtlü
option-board-grand-care-two-quads-help = Aynı sayıdan iki tam dörtlü.
option-board-mosaic-jokers = Jokerli Mozaik
option-board-mosaic-jokers-help = Jokerli küçük Mozaik ne eder.
option-board-mosaic-jokers-as-simple = Düz bitiş gibi
option-board-mosaic-jokers-as-simple-help = Bir jokerle 200 puan, daha çoğuyla 150.
option-board-mosaic-jokers-flat250 = Hep 250
option-board-mosaic-jokers-flat250-help = Jokerler puanı düşürmez.
option-board-disconnect-penalty = Ayrılma cezası
option-board-disconnect-penalty-help = Oyun sonunda masada olmayan oyuncunun ötekilerin her birine ödediği puan; çarpanla çarpılır.
option-board-games = Oyun sayısı
option-board-games-help = Bir parti kaç oyundur.

## Presets

preset-own = Kendi kuralların
preset-own-help = Bazı kuralları değiştirdin.
preset-classic-default = Olağan kurallar
preset-classic-default-help = Yedi kâğıt, 200 puana kadar; ıskarta karıştırılmadan ters çevrilir.
preset-classic-shuffled = Karıştırmalı
preset-classic-shuffled-help = Iskarta yeni deste olmadan önce karıştırılır.
preset-basic-default = Olağan kurallar
preset-basic-default-help = As küçük, işlemek serbest, 150 puana kadar.
preset-basic-ace-high-or-low = As küçük veya büyük
preset-basic-ace-high-or-low-help = Kız-papaz-as da seridir, elde kalan as 15 sayılır.
preset-basic-strict = Sıkı kurallar
preset-basic-strict-help = Bir sırada tek per, per açmadan işlenmez, son kâğıt atılır.
preset-basic-block = Deste yenilenmez
preset-basic-block-help = Kapalı deste bitince el berabere biter.
preset-basic-five-rounds = Beş el
preset-basic-five-rounds-help = Beş elden sonra en çok puanı olan kazanır.
preset-carousel-default = Olağan kurallar
preset-carousel-default-help = On kâğıt, en fazla 5 puanla vurulur, 150 puana kadar.
preset-carousel-joker-from-hand = Joker yalnız elden
preset-carousel-joker-from-hand-help = Jokeri yalnız elindeki gerçek kâğıt serbest bırakır.
preset-carousel-boxes-for-all = Herkese el bonusu
preset-carousel-boxes-for-all-help = Kazandığı her el için herkes 25 puan alır.
preset-board-default = Olağan kurallar
preset-board-default-help = Tek oyun, çarpan yok, ek jokerler taşların arasında.
preset-board-double = İki kat puan
preset-board-double-help = Bitişler ve cezalar iki kat ödenir.
preset-board-no-extra-jokers = İki joker
preset-board-no-extra-jokers-help = Kimse ek joker getiremez.
preset-board-four-games = Dört oyun
preset-board-four-games-help = Parti dört oyundur.

## Board: categories and tiers

category-doubles = Çift
category-doubles-help = Yedi çift: her biri iki aynı taş.
category-grand-care = Büyük kare
category-grand-care-help = Aynı sayıdan sekiz taş, öteki altı taş da perlerde.
category-monocolor = Tek renk
category-monocolor-help = Yalnız seriler, hepsi bir renkte.
category-bicolor = İki renk
category-bicolor-help = Yalnız seriler, en fazla iki renkte.
category-minor = Küçükler
category-minor-help = Yalnız 1’den 7’ye kadar sayılarla perler.
category-major = Büyükler
category-major-help = Yalnız 8’den 13’e kadar sayılarla ve 1’le perler; seride 1, 13’ten sonra gelir.
category-mosaic = Mozaik
category-mosaic-help = 1’den 13’e ve yine 1: ilk dördü dört ayrı renk, yan yana iki taş hiç aynı renk değil.
category-simple = Düz bitiş
category-simple-help = Her türlü seri ve grup.
tier-special = Özel
tier-special-help = 1000 puan, bir jokerle 900, daha çoğuyla 800.
tier-large = Büyük
tier-large-help = 500 puan, bir jokerle 400, daha çoğuyla 300.
tier-small = Küçük
tier-small-help = 250 puan, bir jokerle 200, daha çoğuyla 150.

## How a round ended

reason-out = Bitiş
reason-out-you = Eli bitirdin!
reason-out-other = { $name } eli bitirdi.
reason-knock = Vuruş
reason-knock-you = Vurdun.
reason-knock-other = { $name } vurdu.
reason-closed = Istakayla bitiş
reason-closed-you = Eli bitirdin: { $category }.
reason-closed-other = { $name } eli bitirdi: { $category }.
reason-refused = Dağıtım reddedildi
reason-refused-you = Dağıtımı reddettin. Herkese yeni taş dağıtılıyor.
reason-refused-other = { $name } dağıtımı reddetti. Herkese yeni taş dağıtılıyor.
reason-exhausted = Çekilecek bir şey kalmadı.
reason-stalled = Oyun ilerlemiyor, el berabere bitti.
reason-too-long = El çok uzadı ve berabere bitti.
reason-void = Masa eli puansız bitirdi.
reason-deserted = Yalnız bir oyuncu kaldı.

## Points, line by line

score-left = Elde kalanlar ({ $name }): { n-points }
score-doubled = Elden bitti: × 2
score-held = Sonda elde kalan: { n-points }
score-difference = Fark ({ $name }): { $theirs } − { $own }
score-undercut = Vuranı ({ $name }) yendi
score-out = Eli bitirdi
score-close =
    { $times ->
        [1] { $category } ({ $tier }): her oyuncudan { $base }
       *[more] { $category } ({ $tier }): her oyuncudan { $base } × { $times }
    }
score-close-paid =
    { $times ->
        [1] { $name } bitirdi: { $category } ({ $tier }), { $base }
       *[more] { $name } bitirdi: { $category } ({ $tier }), { $base } × { $times }
    }
score-jokers-in = Perlerdeki jokerler: { $n }
score-jokers-thrown = Daha önce atılan jokerler: { $n }
score-free-joker = Jokerle bitiş
score-trump = Göstergenin eşi: her oyuncudan { $each }
score-trump-paid = Göstergenin eşi kendisine dağıtılan: { $name }
score-away = Sonda masada değildi: her oyuncuya { $each }
score-away-paid = { $name } sonda masada değildi
score-reached = Hedefe vardı: { $target }
score-boxes =
    { $rounds ->
        [one] Kazanılan { $rounds } el: { $rounds } × { $each }
       *[other] Kazanılan { $rounds } el: { $rounds } × { $each }
    }
score-hands = Ellerde kalanlardan; bu masada eller gösterilmiyor
score-price = { $card }: { n-points }
score-nothing = Kimse puan almıyor.
score-none-yet = Henüz biten el yok.
score-round = { $round }. el
score-this-round = Bu el
score-total = Toplam
score-final = Son durum
score-shared = Paylaşılan galibiyet
