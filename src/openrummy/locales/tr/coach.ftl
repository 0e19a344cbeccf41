### Koçun söyledikleri.

coach = Koç
coach-why = Neden?
coach-best = Koç şunu oynardı: { $move }
coach-more = Tüm öneriler
coach-fewer = Daha az
coach-show = Göster
coach-none = Koçun burada bir önerisi yok.
coach-only-move = Yapabileceğin tek hamle bu.
coach-out = Şimdi eli bitirebilirsin.
coach-meld = Bu peri aç: { $cards }. Yere açtıkların artık sana ceza olarak yazılmaz.
coach-lay-off = Bu kâğıdı işle: { $card }. Elinde bir kâğıt eksilir.
coach-lone-card = Elindeki hiçbir şeye uymuyor: { $card }. Önce böyle kâğıtlar atılır, büyükler ötekilerden önce.
coach-linked-card = Bunu tut, elinde ona uyanlar var: { $card }.
coach-outs =
    { $n ->
        [one] Elinde kalanlarla { $n } kâğıt per tamamlar: { $cards }.
       *[other] Elinde kalanlarla { $n } kâğıt per tamamlar: { $cards }.
    }
coach-many-ways = Bunu atarsan per yapmak için en çok seçeneğin kalır: { $card }.
coach-danger =
    { $n ->
        [one] { $name }: elinde { $n } kâğıt kaldı. Puanlardan kurtul: açabildiğini aç, işleyebildiğini işle.
       *[other] { $name }: elinde { $n } kâğıt kaldı. Puanlardan kurtul: açabildiğini aç, işleyebildiğini işle.
    }
coach-danger-card =
    { $points ->
        [one] Tehlike varsa önce pahalı kâğıtlar atılır. Bu kâğıt elinde kalırsa { $points } puan eder: { $card }.
       *[other] Tehlike varsa önce pahalı kâğıtlar atılır. Bu kâğıt elinde kalırsa { $points } puan eder: { $card }.
    }
coach-chance = Zamanında kullanma olasılığı: %{ $percent }.
coach-table-locked = Yerdeki perlere artık bir şey uymuyor. Kendi perlerine bak.
coach-table-open =
    { $n ->
        [one] Yer açık: henüz görünmeyen { $n } kâğıt yerdeki perlere uyuyor. İşlemeyi düşün.
       *[other] Yer açık: henüz görünmeyen { $n } kâğıt yerdeki perlere uyuyor. İşlemeyi düşün.
    }
coach-table-mixed = Bazı kâğıtlar yere uyuyor, bazılarıyla kendi perlerini kurabilirsin. İki yolu da açık tut.
coach-take = Atılanı al, onunla bir per tamamlanıyor: { $cards }
coach-do-not-take = Atılanı bırak. Bir şeyi tamamlamıyor, üstelik ne topladığını herkes görür. Kapalı desteden çek.
coach-collects-run = { $name } bunu aldı: { $card }. Grup olması artık imkânsız, demek ki seri topluyor. Yakınındakiler: { $cards }.
coach-collects-set = { $name } bunu aldı, belki grup topluyor: { $card }.
coach-keep-from = Bunu şimdi atma: { $card }. Senden sonra { $name } oynuyor ve alabilir.
coach-may-release = Bunu atabilirsin: { $card }. { $name } ona yakın kâğıtları topluyor ama hemen senden sonra oynamıyor.
coach-outs-gone = Bunları artık hiçbir kâğıt tamamlamaz: { $cards }. Onları boz.
coach-outs-one-left = Elinde bunlar var: { $cards }. Onları yalnız bir kâğıt tamamlar: { $needed }.
coach-hold-back = Bu peri şimdilik elinde tut: { $cards }. Böylece kimse ona kâğıt işleyemez.
coach-second-pass = Kapalı deste eski ıskartadır. Ne geleceğini biliyorsun: { $cards }.
coach-knock = Vur. Ötekilerin elinde büyük olasılıkla daha çok puan var.
coach-wait = Henüz vurma: birinin elinde seninkinden az puan olabilir.
coach-close-now = Şimdi eli bitir: { $category }, her oyuncudan { $points }.
coach-close-later = Eli bitirebilirsin ama daha iyisi yakın: { $category }, her oyuncudan { $points }.
coach-throw-joker = Jokeri at: onsuz da bitebilirsin, bitişin de daha değerli olur.
coach-distance =
    { $n ->
        [one] { $n } taş kaldı: { $category }.
       *[other] { $n } taş kaldı: { $category }.
    }
coach-waiting = Bitmeye hazır: { $category }. Yalnız boştaki taş eksik.
coach-nearer = Bu taş seni bitişe yaklaştırır: { $card }.
coach-not-nearer = Atılan taş seni bitişe yaklaştırmaz: { $card }.
coach-better-with = Bu taşla bitmek için daha çok seçeneğin olur: { $card }.
coach-helping =
    { $n ->
        [one] Hâlâ gelebilecek { $n } taş işine yarar: { $cards }.
       *[other] Hâlâ gelebilecek { $n } taş işine yarar: { $cards }.
    }
coach-outside = Bu taş hedefine uymuyor: { $card }. Hedefin: { $category }.
coach-loose-tile = Istakanda bu taşa uyan hiçbir şey yok: { $card }.
coach-partners-gone = Bunu at: { $card }. Elinde ona uyanlar var ({ $cards }) ama per için gereken artık gelemez: { $needed }.
coach-twin-gone = Bu taşın eşi artık gelemez: { $card }.
coach-loosest =
    { $n ->
        [one] Istakanda en az işine yarayan taşlardan biri: { $card }. Onu ancak { $n } taş pere tamamlayabilir: { $needed }.
       *[other] Istakanda en az işine yarayan taşlardan biri: { $card }. Onu ancak { $n } taş pere tamamlayabilir: { $needed }.
    }
coach-second-copy = Bundan iki tane var: { $card }. Burada biri yeter.
coach-spare = Bu taş olmadan da bitişe aynı yakınlıktasın: { $card }.
coach-most-live =
    { $n ->
        [one] Bunu atarsan seni bitişe yaklaştıracak { $n } taş olur; başka hangisini atsan daha az olur.
       *[other] Bunu atarsan seni bitişe yaklaştıracak { $n } taş olur; başka hangisini atsan daha az olur.
    }
coach-left-lying = Bunun eşi zaten atılmış: { $card }. Sırada { $name } var ve bunu pek istemez.
coach-took-neighbours = { $name } buna uyan taş aldı: { $cards }.
coach-lay-down =
    { $points ->
        [one] Bunları aç: { $cards }. Elinden { $points } puan eksilir.
       *[other] Bunları aç: { $cards }. Elinden { $points } puan eksilir.
    }
coach-step = { $n }. adım, şu peri kur: { $cards }.
coach-save-up = Bunları açabilirsin: { $cards }. Şimdilik tut: kâğıt çoğalınca elden bitebilirsin.
coach-nothing-fits = Elinde yere uyan kâğıt yok.
coach-last-turn = Bu son sıran: açtıkların artık sana ceza olarak yazılmaz.
coach-last-place = Daha fazla kâğıt çekme, sıranı burada bırak: kapalı destenin son kâğıdını senin çekme olasılığın artar; onu çeken en son oynar ve ellerin çoğunu kazanır.
coach-then-knock =
    { $points ->
        [one] O zaman elinde { $points } puan kalır ve vurabilirsin.
       *[other] O zaman elinde { $points } puan kalır ve vurabilirsin.
    }
coach-others-close = Sıran gelmeden birinin eli bitirme olasılığı: %{ $percent }.
coach-undercut-risk =
    { $points ->
        [one] Elinde { $points } puan var. Birinin elinde o kadar ya da daha az olma olasılığı: %{ $percent }.
       *[other] Elinde { $points } puan var. Birinin elinde o kadar ya da daha az olma olasılığı: %{ $percent }.
    }
coach-review = Partinin incelemesi
coach-review-best = En iyi hamle buydu.
coach-review-cost =
    { $points ->
        [one] Bunun bedeli yaklaşık { $points } puan.
       *[other] Bunun bedeli yaklaşık { $points } puan.
    }
coach-review-cost-chance = Bu, kazanma şansından yaklaşık %{ $points } götürdü.
coach-review-luck = Şans
coach-review-play = Senin oyunun
coach-seat = { $n }. yer
coach-review-share = { $all } kararın { $n } tanesi en iyisiydi.
coach-review-nothing = Verilecek bir karar yoktu.
coach-review-place = { $round }. el, { $n } hamleden sonra:
coach-less =
    { $points ->
        [0] neredeyse aynı
        [one] yaklaşık { $points } puan eksik
       *[other] yaklaşık { $points } puan eksik
    }
coach-less-chance =
    { $points ->
        [0] neredeyse aynı
       *[more] kazanma şansı yaklaşık %{ $points } daha az
    }

## The page of a review

review = İnceleme
review-busy = Koç bütün kararlara tek tek bakıyor. Birkaç saniye sürebilir.
review-player = Oyuncu
review-summary = Şans ve oyun
review-luck = Şans
review-play = Oyun
review-luck-better =
    { $points ->
        [one] Şans ortalamadan yaklaşık { $points } puan fazla getirdi.
       *[other] Şans ortalamadan yaklaşık { $points } puan fazla getirdi.
    }
review-luck-worse =
    { $points ->
        [one] Şans ortalamadan yaklaşık { $points } puan az getirdi.
       *[other] Şans ortalamadan yaklaşık { $points } puan az getirdi.
    }
review-luck-better-chance = Şans, ortalamadan yaklaşık %{ $points } daha fazla kazanma şansı getirdi.
review-luck-worse-chance = Şans, ortalamadan yaklaşık %{ $points } daha az kazanma şansı getirdi.
review-luck-even = Şans aşağı yukarı ortalamaydı.
review-cost =
    { $points ->
        [0] Kararlar neredeyse hiç puan kaybettirmedi.
        [one] Kararlar yaklaşık { $points } puan kaybettirdi.
       *[other] Kararlar yaklaşık { $points } puan kaybettirdi.
    }
review-lost =
    { $points ->
        [0] neredeyse kayıp yok
        [one] yaklaşık { $points } puan kayıp
       *[other] yaklaşık { $points } puan kayıp
    }
review-cost-chance =
    { $points ->
        [0] Kararlar neredeyse hiçbir şey kaybettirmedi.
       *[more] Kararlar kazanma şansından yaklaşık %{ $points } götürdü.
    }
review-lost-chance =
    { $points ->
        [0] neredeyse kayıp yok
       *[more] kazanma şansından yaklaşık %{ $points } kayıp
    }
review-unit-points = Bütün sayılar o elin puanı cinsindendir.
review-unit-chance = Bütün sayılar, tek oyunluk partiyi kazanma şansının yüzdesidir: kesin galibiyet, kesin yenilginin %100 üstündedir.
review-once = Kaçırılan ama sıradaki hamlede hâlâ duran bir fırsat bir kez sayılır: elden gittiğinde.
review-explain = Şans, dağıtılan ve çekilenleri onların yerine gelebilecek olanlarla karşılaştırır. Oyun, her kararı koçun en iyi hamlesiyle karşılaştırır. İkisi de o an görülebilenlerden çıkan tahminlerdir.
review-moments = En öğretici anlar
review-no-moments = Hiçbir karar bir puan bile kaybettirmedi. Düzeltilecek bir şey yok.
review-no-moments-chance = Hiçbir karar kazanma şansının yüzde birini bile kaybettirmedi. Düzeltilecek bir şey yok.
review-played = Oynanan
review-best = Koçun hamlesi
review-right = en iyi hamle
review-hand = Elde: { $cards }
review-replay = Tekrarda izle
review-all = Bütün kararlar
review-own-only = Bu masada eller gösterilmiyor; herkes yalnız kendi oyununun incelemesini görebilir.
review-own = Kendi incelemem
