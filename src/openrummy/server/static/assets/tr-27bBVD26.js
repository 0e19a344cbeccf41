var e=`account = Hesap
account-guest = Konuk
account-guest-help = Konuk olarak oynuyorsun. Hesap açarsan oyunların her cihazda seninle olur.
account-upgrade = Hesap aç
account-upgrade-help = Adın, oyunların ve istatistiklerin sende kalır.
account-login = Giriş yap
account-login-name = Kullanıcı adı
account-password = Parola
account-password-help = En az 8 karakter.
account-password-old = Eski parola
account-password-new = Yeni parola
account-password-change = Parolayı değiştir
account-password-changed = Parola değişti. Öteki cihazların hepsinden çıkış yapıldı.
account-password-forgot = Parolanı mı unuttun?
account-password-forgot-help = Hesabın e-posta adresi varsa oraya yeni parola için bağlantı gider.
account-logout = Çıkış yap
account-rename = Adı değiştir
account-rename-help = Yeni ad bir sonraki masandan başlayarak görünür.
account-email = E-posta
account-email-help = Yalnız parolanı unutursan diye. Gerekli değil.
account-email-send = Bağlantı gönder
account-email-sent = Bağlantı yola çıktı. 15 dakika içinde aç.
account-email-confirmed = Adres doğrulandı.
account-email-off = Bu sunucu e-posta göndermiyor.
account-sessions = Cihazlar
account-sessions-help = Giriş yaptığın yerler. Tanımadığından çıkış yap.
account-session-this = bu cihaz
account-session-since = başlangıç: { $date }
account-session-end = Çıkış yap
account-tokens = Program anahtarları
account-tokens-help = Bu anahtarla bir program senin adına oynayabilir.
account-token-label = Ne için?
account-token-new = Yeni anahtar
account-token-shown-once = Anahtarı şimdi kopyala. Bir daha gösterilmez.
account-token-end = İptal et
account-delete = Hesabı sil
account-delete-help = Adın ve verilerin temelli silinir. Başkalarıyla oynadığın partiler adın olmadan kalır.
account-delete-confirm = Temelli sil
account-deleted = Hesabın silindi.
account-points = Puan hesabı: { n-points }
account-extra-jokers = Ek jokerler: { $n }
stats = İstatistik
stats-none = Henüz bir şey yok. Bir partiyi sonuna kadar oyna.
stats-matches = Parti
stats-won = Kazanılan
stats-rounds = El
stats-rounds-won = Kazanılan el
stats-average = Ortalama puan
stats-out = Bitişler
stats-knocks = Vuruşlar
stats-undercuts = Vuranı yendiğin eller
stats-undercut = Vurup kaybettiğin eller
stats-closes = Bitiş türleri
stats-plot-points = Parti parti puanlar
stats-plot-wins = Oyunlara göre galibiyetler
stats-plot-rating = Zamanla sıralama puanı
rating = Sıralama puanı
rating-provisional = geçici
rating-provisional-help =
    { $n ->
        [one] Geçici: { $n } puanlı parti kaldı.
       *[other] Geçici: { $n } puanlı parti kaldı.
    }
rating-pool = { $game }, { n-players }
leaders = En iyiler
leaders-rank = Yeri
leaders-player = Oyuncu
leaders-none = Henüz kimse yeterince puanlı parti oynamadı.
history = Partilerim
history-none = Henüz biten parti yok.
history-won = Kazandın
history-lost = Kaybettin
history-shared = Paylaşılan galibiyet
history-date = Tarih
history-rated = puanlı
history-more = Daha eskiler
replay = Tekrar
replay-first = Başa
replay-back = Bir adım geri
replay-play = Oynat
replay-pause = Duraklat
replay-forward = Bir adım ileri
replay-last = Sona
replay-speed = Hız
replay-sound = Ses
replay-keys = Boşluk tuşu oynatır ve durdurur. Oklar bir adım, Page Up ve Page Down bir el gider.
replay-round = El: { $round } / { $rounds }
replay-step = Adım: { $step } / { $steps }
replay-seat = Bu yerden izle: { $name }
replay-all-hands = Bütün elleri göster
replay-hands-hidden = Bu masa elleri göstermiyor.
replay-share = Paylaş
replay-share-help = Bu bağlantısı olan herkes partiyi izleyebilir.
replay-share-off = Bu partinin oyuncuları onu paylaşmıyor.
replay-download = Kaydı indir
fair = Dürüst dağıtım
fair-how-1 = Partiden önce sunucu gizli bir sayı seçer ve parmak izini yayımlar. Sonra belli etmeden sayıyı değiştiremez.
fair-how-2 = Her oyuncu kendi sayısını ekleyebilir. Karıştırma bütün bu sayılardan çıkar.
fair-how-3 = El bitince sayılar gösterilir ve tarayıcın aynı karıştırmayı yeniden yapar. Sonuç aynıysa dağıtımla kimse oynamamıştır.
fair-how-4 = Kanıtlamadığı şey: kimsenin elini bir arkadaşına söylemediği.
fair-commitment = Dağıtımdan önceki parmak izi
fair-seed = Gizli sayı, şimdi açık
fair-seat-seeds = Oyuncuların sayıları
fair-your-seed = Kendi sayın
fair-your-seed-help = Ne istersen, onaltılık yazımla en fazla { $most } bayt. Gelecek partiye girer.
fair-your-seed-add = Ekle
fair-your-seed-make = Rastgele bir tane yap
fair-your-seed-added = Sayın gelecek partiye giriyor.
fair-check = Bu dağıtımı kontrol et
fair-checking = Kontrol ediliyor …
fair-good =
    { $spelling ->
        [tiles] Dağıtım doğru: parmak izi uyuyor ve karıştırma bu taşları veriyor.
       *[cards] Dağıtım doğru: parmak izi uyuyor ve karıştırma bu kâğıtları veriyor.
    }
fair-bad-commitment = Parmak izi gizli sayıya uymuyor. Bu dağıtıma güvenilmez.
fair-bad-dealer = İlk dağıtan başkası olmalıydı. Bu partiye güvenilmez.
fair-bad-order =
    { $spelling ->
        [tiles] Karıştırma başka taşlar veriyor. Bu dağıtıma güvenilmez.
       *[cards] Karıştırma başka kâğıtlar veriyor. Bu dağıtıma güvenilmez.
    }
fair-item-commitment = Parmak izi
fair-item-dealer = İlk kimin dağıttığı
fair-item-deal = { $round }. el: dağıtım
fair-item-reshuffle = { $round }. el: { $times }. karıştırma
fair-right = doğru
fair-wrong = yanlış
fair-noted = Tarayıcın bu parmak izini partiden önce not etmişti.
fair-noted-other = Tarayıcın partiden önce başka bir parmak izi görmüştü. Bu partiye güvenilmez.
fair-needs-https = Bu tarayıcı dağıtımları yalnız HTTPS ile gelen sayfalarda kontrol eder. Kaydı indirip “openrummy verify” ile kontrol edebilirsin.
fair-hidden = Bu masa sayılarını göstermiyor, dağıtımlar kontrol edilemez.
fair-not-yet = Sayılar el veya parti bitince gösterilir.
fair-order =
    { $spelling ->
        [tiles] Karıştırma, taş taş
       *[cards] Karıştırma, kâğıt kâğıt
    }
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
meld-set = Grup: { $cards }
meld-run = Seri: { $cards }
meld-pair = Çift: { $cards }
meld-number = { $group }. per: { $cards }
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
error-must-draw =
    { $stock ->
        [none]
            { $spelling ->
                [tiles] Önce taş çek.
               *[cards] Önce kâğıt çek.
            }
       *[given] Kapalı destede hâlâ kâğıt var. Önce bir kâğıt daha çek.
    }
error-already-drew =
    { $spelling ->
        [tiles] Taşını aldın. Şimdi bir taş at veya eli bitir.
       *[cards] Kâğıdını aldın. Şimdi per aç, işle veya kâğıt at.
    }
error-not-in-hand = Elinde yok: { $cards }. Yeniden seç.
error-meld-too-short =
    { $group ->
        [none] Bir per en az üç kâğıttır. Daha fazla kâğıt seç.
       *[given] { $group }. per en az üç kâğıt olmalı. Kâğıt ekle veya bunları başka perlere taşı.
    }
error-not-a-meld =
    { $group ->
        [none] Bu bir per değil. Aynı değerde veya aynı renkten (örneğin hep kupa) sıralı kâğıtlar seç.
       *[given] { $group }. per ne grup ne seri. Aynı değerde veya aynı renkten (örneğin hep kupa) sıralı kâğıtlar koy.
    }
error-not-consecutive =
    { $group ->
        [none] Renkleri aynı (örneğin hep kupa) ama sıralı değiller. Seride boşluk olmaz ve seri papazdan ikiliye dönmez.
       *[given] { $group }. perde kâğıtlar sıralı değil. Seride boşluk olmaz ve seri papazdan ikiliye dönmez.
    }
error-duplicate-card =
    { $group ->
        [none] Aynı kâğıt iki kez var. Birini çıkar.
       *[given] { $group }. perde aynı kâğıt iki kez var. Birini başka yere taşı.
    }
error-group-too-long =
    { $group ->
        [none] Bir grup en fazla dört kâğıttır. Bazılarını çıkar.
       *[given] { $group }. per çok uzun: bir grup en fazla dört kâğıttır.
    }
error-layoff-needs-own-meld = Önce kendi perini aç; sonra işleyebilirsin.
error-layoff-no-fit =
    { $group ->
        [none] Bu kâğıt oraya uymuyor. Başka bir per dene.
       *[given] { $group }. pere uymuyor: { $card }. Başka bir per dene.
    }
error-meld-limit =
    { $limit ->
        [one] Bu masada bir sırada en fazla { $limit } per açılır. Şimdi kâğıt at.
       *[other] Bu masada bir sırada en fazla { $limit } per açılır. Şimdi kâğıt at.
    }
error-return-taken-card =
    { $spelling ->
        [tiles] Bu taşı az önce aldın: { $card }. Başka bir taş at.
       *[cards] Bu kâğıdı az önce aldın: { $card }. Başka bir kâğıt at.
    }
error-stranded = Böyle oynarsan elinde yalnız az önce aldığın kâğıt kalır ({ $card }) ve sıranı bitiremezsin. Bir kâğıt daha tut.
error-must-keep-discard = Bu masada son kâğıt atılır. Atmak için bir kâğıt ayır.
error-must-discard =
    { $spelling ->
        [tiles] Sıranı bitirmek için taş at.
       *[cards] Sıranı bitirmek için kâğıt at.
    }
error-no-card-added = Elinden en az bir kâğıt ekle. Yerdeki kâğıtları oynatmak yetmez.
error-table-card-removed = Yerde kalmalı: { $cards }. Bir pere yerleştir.
error-card-not-available = Ne yerde ne elinde: { $cards }. Yerdeki perlerin şimdiki hâlinden yeniden başla.
error-joker-identity =
    { $card ->
        [none] Jokerin hangi kâğıdın yerine geçtiğini söyle.
       *[given] Joker bu kâğıdın yerine geçiyor: { $card }. Başka bir kâğıt olması için yerine gerçeğini koy.
    }
error-meld-not-allowed-now = Bu sıranda artık açamazsın: üçüncü kâğıttan önce bir kez açılır. Sıranı bitir veya vur.
error-draw-not-allowed-now =
    { $spelling ->
        [tiles] Oyuna sen başlıyorsun ve on beş taşın var. Bir taş at veya eli bitir.
       *[cards] Bu sıranda artık çekemezsin. Sıranı bitir veya elindeki puan yeterince azsa vur.
    }
error-knock-too-high =
    { $points ->
        [one] Elin { $points } puan ediyor, bu çok. Vurmak için en fazla: { $limit }.
       *[other] Elin { $points } puan ediyor, bu çok. Vurmak için en fazla: { $limit }.
    }
error-thrown-joker = Atılmış joker alınmaz. Ortadaki taşlardan çek.
error-invalid-layout = Boşta bu taş kalınca öteki on dört taşla bitilmiyor: { $card }. Bir şey kaybetmedin; yeniden diz veya devam et.
error-not-your-turn = Sıra başkasında. Bu arada elini düzenleyebilirsin.
error-round-over = Bu el bitti.
error-not-now = Bu şimdi olmaz. Ne yapabileceğini düğmeler gösterir.
error-no-such-meld = O per artık yok. Yerdeki perlere yeniden bak.
error-stock-empty =
    { $spelling ->
        [tiles] Çekilecek taş kalmadı.
       *[cards] Kapalı deste bitti. Alabiliyorsan atılan kâğıdı al veya pas geç.
    }
error-pile-empty =
    { $spelling ->
        [tiles] Alınacak atılmış taş yok. Ortadaki taşlardan çek.
       *[cards] Iskartada alınacak kâğıt yok. Kapalı desteden çek.
    }
error-refusal-needs-doubles =
    { $needed ->
        [one] Dağıtımı reddetmek için { $needed } çift gerekir; senin çiftlerin: { $doubles }.
       *[other] Dağıtımı reddetmek için { $needed } çift gerekir; senin çiftlerin: { $doubles }.
    }
error-bad-order =
    { $spelling ->
        [tiles] Burada olması gereken taşlar bunlar değil. Sayfayı yenile.
       *[cards] Burada olması gereken kâğıtlar bunlar değil. Sayfayı yenile.
    }
error-bad-seat = Böyle bir yer yok. Sayfayı yenile.
error-bad-players = Bu oyun en az { $least }, en fazla { $most } kişiyle oynanır. Başka bir sayı seç.
refused-not-seated = Bu masada yerin yok. Önce otur.
refused-seat-taken = Biri senden önce davrandı: bu yer dolu. Başka bir yer seç.
refused-no-seat = O yerde kimse yok.
refused-already-seated = Bu masada zaten yerin var.
refused-full = Bütün yerler dolu. İzleyebilir veya başka bir masa bulabilirsin.
refused-locked = Bu masa yeni gelenlere kapalı.
refused-not-host = Bunu yalnız masa sahibi yapabilir.
refused-not-now = Bu şimdi olmaz. Biraz sonra yeniden dene.
refused-not-allowed =
    { $rated ->
        [none] Ayarlar buna izin vermiyor.
       *[given] Bu masa puanlı. Oturmak için hesap aç; adın ve oyunların sende kalır.
    }
refused-nothing-to-undo = Geri alınacak bir şey yok.
refused-seats-empty = Hâlâ boş yer var. Oyuncu bekle veya bot ekle.
refused-no-balance = Ek jokerin kalmadı. Oynadığın her gün bir tane kazanırsın.
refused-bad-name =
    { $most ->
        [one] { $most } harflik bir ad seç.
       *[other] En fazla { $most } harflik bir ad seç.
    }
refused-bad-text = Bu metin gönderilemez. Biraz farklı yaz.
refused-bad-settings = Bu ayarlar birbirine uymuyor. Oyuna, oyuncu sayısına ve kurallara bak.
refused-bad-message = Burada bir yanlışlık var. Kontrol edip yeniden dene.
refused-bad-login =
    { $least ->
        [none] Ad ve parola uyuşmuyor veya bağlantının süresi dolmuş. Yeniden dene.
        [one] Parola en az { $least } karakter olmalı.
       *[other] Parola en az { $least } karakter olmalı.
    }
refused-name-in-use = Bu ad alınmış. Başka bir ad seç.
refused-no-table = Böyle bir masa yok. Kodu kontrol et; masa kapanmış olabilir.
refused-no-match = Böyle bir parti yok veya oyuncuları onu paylaşmıyor.
refused-closed = Bu masa kapandı.
refused-too-fast = Çok hızlı gittin. Biraz bekleyip yeniden dene.
refused-too-large = Bu çok uzun. Kısalt.
refused-same-id = Bu zaten yapıldı. Sayfayı yenile.
refused-no-account = Giriş yapmadın. Bir ad seç veya giriş yap.
refused-forbidden = Buna erişimin yok.
refused-resync = Bu arada oyun ilerledi. Bak ve yeniden oyna.
refused-unavailable = Sunucu bunu şu anda yapamıyor. Bir şey kaybolmadı; birazdan yeniden dene.
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
score-left = Elde kalanlar ({ $name }): { n-points }
score-doubled = Elden bitti: × 2
score-held = Sonda elde kalan: { n-points }
score-difference = Fark ({ $name }): { $theirs }\xA0−\xA0{ $own }
score-undercut = Vuranı ({ $name }) yendi
score-out = Eli bitirdi
score-close =
    { $times ->
        [1] { $category } ({ $tier }): her oyuncudan { $base }
       *[more] { $category } ({ $tier }): her oyuncudan { $base }\xA0×\xA0{ $times }
    }
score-close-paid =
    { $times ->
        [1] { $name } bitirdi: { $category } ({ $tier }), { $base }
       *[more] { $name } bitirdi: { $category } ({ $tier }), { $base }\xA0×\xA0{ $times }
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
        [one] Kazanılan { $rounds } el: { $rounds }\xA0×\xA0{ $each }
       *[other] Kazanılan { $rounds } el: { $rounds }\xA0×\xA0{ $each }
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
app-name = OpenRummy
app-line = Herkes için remi: dostlarla, yabancılarla, botlarla.
skip-to-content = Doğrudan içeriğe
home = Ana sayfa
home-welcome = Ne oynayalım?
home-your-name = Adın
home-your-name-help = En fazla 24 harf. Hesap gerekmez.
home-go = Haydi oynayalım
home-play-now = Hemen oyna
home-play-now-help = Botlarla bir masa, hemen.
home-continue = Oyununa devam et
home-continue-none = Süren bir oyunun yok.
home-create = Masa kur
home-join = Masaya katıl
home-join-code = Masa kodu
home-join-code-help = Masa sahibinin gönderdiği kod veya bağlantı.
home-join-go = Katıl
home-quick = Hızlı eşleşme
home-quick-help = Oyun arayan başkalarıyla buluş. Bekleme bitince boş yerlere botlar oturur.
home-quick-wait = En uzun bekleme
home-quick-searching = Oyuncu aranıyor … { n-seconds }
home-quick-cancel = Aramayı bırak
home-quick-waiting =
    { $n ->
        [0] Bekleyen yok.
        [one] { $n } kişi bekliyor.
       *[other] { $n } kişi bekliyor.
    }
home-open-tables = Açık masalar
home-open-tables-none = Şu an açık masa yok. Bir tane kur!
home-open-table = { $game }, masa sahibi: { $name }. Dolu yer: { $taken } / { $seats }
home-watch = İzle
home-rules = Kurallar
home-learn = Oynamayı öğren
home-number-of-players = Oyuncu sayısı
home-bots-level = Botlar
home-invite = Davet et
home-invite-code = Masa kodu: { $code }
home-invite-link = Bağlantıyı kopyala
home-invite-copied = Bağlantı kopyalandı.
home-rules-before = Başlamadan önce masanın kurallarına bir göz at.
create-title = Yeni masa
create-game = Oyun
create-preset = Kurallar
create-options = Masa kuralları
create-more = Diğer ayarlar
create-go = Masayı kur
create-value = { $label }: { $value }
bot-random = Rastgele
bot-random-help = İzin verilen herhangi bir hamleyi oynar.
bot-greedy = Sade
bot-greedy-help = Açabildiğini açar, en az işine yarayanı atar.
bot-easy = Kolay
bot-easy-help = Yeni başlayan gibi oynar, bazı şeyleri gözden kaçırır.
bot-medium = Orta
bot-medium-help = Bilinen püf noktalarını uygular, ne oynandığını aklında tutar.
bot-hard = Zor
bot-hard-help = İlerisini düşünür ve aldıklarını unutmaz.
set-game = Oyun
set-game-help = Ne oynayacağınız.
set-preset = Kurallar
set-preset-help = Başlamak için hazır bir kural takımı.
set-options = Masa kuralları
set-options-help = Her kural istediğin gibi; masadaki herkes başlamadan önce görür.
set-seats = Oyuncu sayısı
set-seats-help = Botlarla birlikte masada kaç kişi oturur.
set-clock = Saat
set-clock-help = Her hamle için süre. Süre bitince senin yerine basit bir hamle yapılır.
set-clock-none = Saatsiz
set-clock-move = Hamle süresi
set-clock-move-help = Her hamle için bu kadar süre.
set-clock-bank = Ek süre
set-clock-bank-help = Uzun düşünmek için; bütün partiye bir kez verilir.
set-absence-bank = Bekleme süresi
set-absence-bank-help = Bağlantısı kopan oyuncu kaç saniye beklenir.
set-absence = Biri dönmezse
set-absence-help = Bekleme süresi bitince ne olur. Dönen oyuncu yerini her zaman geri alır.
set-absence-idle = Basit hamleler
set-absence-idle-help = O yer yalnız çeker ve atar veya sırasını bitirir.
set-absence-bot = Bot oynar
set-absence-bot-help = Sahibi dönene kadar elini bir bot oynar.
set-absence-vote = Ötekiler oylar
set-absence-vote-help = Herkes anlaşırsa el puansız bitirilebilir.
set-open = Açık masa
set-open-help = Masayı herkes bulup katılabilir. Yoksa kod gerekir.
set-spectators = İzleyiciler
set-spectators-help = Başkaları izleyebilir. Oyun sürerken kimsenin elini görmezler.
set-spectator-chat = İzleyiciler yazabilir
set-spectator-chat-help = İzleyenler de sohbete katılabilir.
set-undo = Geri alma
set-undo-help = Sana yeni bir şey göstermediği sürece hamleni geri alabilirsin.
set-hints = İpuçları
set-hints-help = Bir botun ne oynayacağını sorabilirsin. Puanlı masalarda olmaz.
set-rated = Puanlı
set-rated-help = Parti sıralama puanına işler. Yalnız hesabı olanlarla, bot ve ipucu olmadan.
set-reveal = Elleri göstermek
set-reveal-help = Ellerin ve karıştırmanın ne zaman gösterileceği; böylece herkes dağıtımı kontrol edebilir.
set-reveal-round = Her elden sonra
set-reveal-round-help = El biter bitmez herkesin eli açılır.
set-reveal-match = Partiden sonra
set-reveal-match-help = Parti bitince bütün eller açılır.
set-reveal-never = Hiç
set-reveal-never-help = Eller kapalı kalır, dağıtımları kimse kontrol edemez.
set-share-replay = Tekrarı paylaş
set-share-replay-help = Bağlantısı olan herkes biten partiyi izleyebilir.
set-extra-jokers = Ek jokerler
set-extra-jokers-help = Istakada remide oyuncuların ek joker getirip getiremeyeceği.
set-extra-jokers-off = Hayır
set-extra-jokers-off-help = Kimse getirmez.
set-extra-jokers-free = Bedava
set-extra-jokers-free-help = Herkes her oyuna bir tane getirebilir.
set-extra-jokers-balance = Kendi jokerlerinden
set-extra-jokers-balance-help = Oynayarak kazandıklarından birini getirirsin.
set-next-round = Eller arası mola
set-next-round-help = Sonraki el bu kadar saniye sonra veya herkes hazır olunca başlar.
set-bot-pace = Botların hızı
set-bot-pace-help = Botlar her hamleden önce kaç milisaniye bekler.
phrase-hello = Merhaba!
phrase-good-luck = Bol şans!
phrase-well-played = İyi oynadın!
phrase-thanks = Teşekkürler!
phrase-oops = Hay aksi!
phrase-nice-one = Güzel hamle!
phrase-hurry = Sıra sende, hazır olunca.
phrase-one-moment = Bir dakika lütfen.
phrase-good-game = Güzel oyundu!
phrase-rematch = Bir parti daha?
phrase-smile = 🙂
phrase-clap = 👏
phrase-think = 🤔
phrase-wow = 😮
phrase-sad = 🙁
phrase-heart = 💚
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
settings = Ayarlar
settings-language = Dil
settings-look = Görünüm
settings-theme = Renkler
settings-theme-auto = Cihazdaki gibi
settings-theme-light = Açık
settings-theme-dark = Koyu
settings-four-colours = Dört renkli deste
settings-four-colours-help = Sinek yeşil, karo mavi, kupa kırmızı, maça siyah.
settings-big-index = Kâğıtlarda büyük sayılar
settings-big-index-help = Küçük ekranda veya uzaktan daha kolay okunur.
settings-tile-shapes = Taşlarda şekiller
settings-tile-shapes-help = Her taş renginin kendi şekli de olur.
settings-motion = Hareket
settings-motion-help = Kâğıtlar yerlerine kayarak gider.
settings-motion-auto = Cihazdaki gibi
settings-motion-on = Açık
settings-motion-off = Kapalı
settings-sounds = Sesler
settings-sounds-help = Sıran gelince, vurulunca ve el bitince hafif bir ses.
settings-volume = Ses düzeyi
settings-play = Oyun
settings-confirm-discard = Atarken
settings-confirm-discard-help = Iskartaya sürüklediğin kâğıt her durumda bir saniye bekler.
settings-discard-steps = İki adımda: seç, sonra at
settings-discard-wait = Bir saniye içinde geri alınabilir
settings-keys = Tek harfli kısayollar
settings-keys-help = Masada tek bir harf yeter: D çeker. Sesle yazdırıyorsan ya da tuşlara yanlışlıkla basıyorsan kapat.
settings-vibration = Sıra bana gelince titreşim
settings-notifications = Sıra bana gelince haber ver
settings-saved = Bu cihaza kaydedildi.
settings-install = Uygulamayı kur
settings-install-help = OpenRummy kendi simgesiyle, kendi penceresinde açılır.
settings-offline = Çevrimdışısın. Bağlanınca sayfa geri gelir.
settings-offline-help = Bu sırada masadaki yerin ve kâğıtların güvende.
settings-reload = Yenile
close = Pencereyi kapat
cancel = Vazgeç
back = Geri
yes = Evet
no = Hayır
ok = Tamam
copy = Kopyala
copied = Kopyalandı
save = Kaydet
edit = Değiştir
more = Daha fazla
less = Daha az
loading = Yükleniyor …
search = Ara
menu = Menü
help = Yardım
about = OpenRummy hakkında
page-not-found = Burada bir şey yok.
something-wrong = Bir şeyler ters gitti. Sayfayı yenile; yerin güvende.
keys = Klavye kısayolları
keys-help = Her şey yalnız klavyeyle de oynanır.
keys-off = Tek harfli kısayollar bu cihazda kapalı.
key-hand = Eline git
key-table = Yerdeki perlere git
key-stock = Kapalı desteden veya ortadan çek
key-take = Atılanı al
key-space = Boşluk
key-select =
    { $spelling ->
        [tiles] Taş seç veya seçimi kaldır
       *[cards] Kâğıt seç veya seçimi kaldır
    }
key-move-card =
    { $spelling ->
        [tiles] Istakada taşın yerini değiştir
       *[cards] Eldeki kâğıdı taşı
    }
key-meld = Seçilenlerle per aç
key-new-meld = Seçilenlerden yeni per
key-layoff = Seçileni işle
key-discard = Seçileni at
key-sort-rank = Değere göre sırala
key-sort-suit = Renge göre sırala
key-knock = Vur
key-close = Eli bitir
key-end = Sırayı bitir
key-undo = Geri al
key-say-turn = Sıranın kimde olduğunu söyle
key-say-table = Yerdeki perleri oku
key-say-hand = Elini oku
key-chat = Sohbete git
key-list = Bu listeyi göster
access = Erişilebilirlik
access-1 = Her kâğıdın ve düğmenin ekran okuyucunun okuduğu bir adı vardır.
access-2 = Başkalarının yaptıkları o anda okunur. İstediğin zaman yeniden dinleyebilirsin.
access-3 = Yazıyı iki katına büyütebilirsin; hiçbir şey kaybolmaz.
access-4 = Kupa, karo, maça, sinek ve taş renkleri yalnız renkten değil, işaretlerinden de ayırt edilir.
access-5 = Kâğıtları sürükle, dokun veya klavyeyi kullan: her yolla her şey yapılabilir.
access-6 = Saat sana hızlı geliyorsa saatsiz bir masa iste.
said-verbosity = Neler okunsun
said-all = Her hamle
said-mine = Yalnız beni ilgilendirenler
place-hand = Elin
place-rack = Istakan
place-table = Yerdeki perler
place-stock =
    { $spelling ->
        [tiles] Ortadaki taşlar
       *[cards] Kapalı deste
    }
place-stock-count =
    { $spelling ->
        [tiles] Ortadaki taşlar: { n-tiles }
       *[cards] Kapalı deste: { n-cards }
    }
place-stock-empty =
    { $spelling ->
        [tiles] Ortadaki taşlar bitti
       *[cards] Kapalı deste bitti
    }
place-stock-known = Destenin dizilişi belli: ıskarta ters çevrildi.
place-discard = Iskarta
place-discard-top = Iskartanın üstü: { $card }
place-discard-empty = Iskarta: boş
place-discard-browse = Iskartaya bak
place-previous-discard = Son atılan: { $card }
place-melds-of = Perler: { $name }
place-melds-yours = Senin perlerin
place-laid-off-to = { $group }. pere işlendi
place-trump = Gösterge: { $card }
place-thrown-jokers = Atılmış jokerler ({ $name }): { $n }
place-workbench = Tezgâh
place-scores = Puanlar
place-players = Oyuncular
place-hand-of = { $name }: { n-things }
place-points-of = { $name }: { n-points }
turn-you = Sıra sende
turn-other = Sıra: { $name }
turn-you-draw = Sıra sende. Önce çek.
turn-you-play = Per aç, işle veya kâğıt atıp sıranı bitir.
turn-you-discard = Sıranı bitirmek için at.
turn-you-open = Sen başlıyorsun: taş at veya eli bitir.
turn-you-decide = Elinden kâğıt katıp perleri yeniden kur veya bir kâğıt daha çek.
turn-you-rebuild = Elinden kâğıt katıp perleri yeniden kur veya sıranı bitir.
turn-you-end = Sıranı bitir.
turn-you-after = Sıranı bitir veya vur.
turn-you-final = Son sıran: perleri yeniden kur veya pas geç.
turn-you-offer = Bu taşlarla oynuyor musun, yoksa dağıtımı reddediyor musun?
turn-you-accept = Taşlarına bak, sonra bu taşlarla oyna.
turn-waiting-players = Oyuncular bekleniyor
turn-waiting-host = Masa sahibinin başlatması bekleniyor
turn-waiting-for = Bekleniyor: { $name }
turn-waiting-ready = Herkesin hazır olması bekleniyor
turn-bot-thinking = { $name } düşünüyor
turn-dealing = Dağıtılıyor
turn-shuffling = Karıştırılıyor
turn-taken-card = Az önce aldın: { $card }. Bu sıranda atamazsın.
turn-new-card = Yeni: { $card }
do-draw = Çek
do-draw-more = Bir daha çek
do-take = Atılanı al
do-take-card = Al: { $card }
do-meld = Per aç
do-layoff = İşle
do-layoff-on = { $group }. pere işle: { $card }
do-discard = At
do-discard-card = At: { $card }
do-discard-undo = Geri al
do-throw-joker = Joker atılsın mı? Atılan joker oyundan çıkar.
do-knock = Vur
do-close = Eli bitir
do-close-with = Eli bitir, boştaki taş: { $card }
do-check-board = Istakayı kontrol et
do-end = Sırayı bitir
do-pass = Pas
do-accept = Bu taşlarla oyna
do-refuse = Dağıtımı reddet
do-undo = Geri al
do-undo-help = Sana yeni bir şey göstermeyen hamle geri alınabilir. Çekme ve atma geri alınmaz.
do-sort-rank = Değere göre sırala
do-sort-suit = Renge göre sırala
do-arrange-runs = Seri diz
do-arrange-groups = Grup diz
do-arrange-pairs = Çift diz
do-what-can-i-play = Ne oynayabilirim?
do-hint = İpucu
do-reset = Baştan al
do-commit = Oyna
do-lay-down = Aç: { $cards }
do-new-meld = Yeni per
do-split-meld = Buradan böl
do-move-left = Sola
do-move-right = Sağa
do-move-to-hand = Ele geri al
do-move-to-meld = { $group }. pere taşı
do-select = Seç: { $card }
do-unselect = Seçimi kaldır: { $card }
do-unselect-all = Bütün seçimi kaldır
do-next-row = Öteki sıraya
selected =
    { $n ->
        [one] { $n } seçili
       *[other] { $n } seçili
    }
bench-help = Kâğıtları serbestçe taşı. Oynamadan hiçbiri sayılmaz.
bench-ok = Bütün perler doğru.
bench-added =
    { $n ->
        [one] Elinden { $n } kâğıt
       *[other] Elinden { $n } kâğıt
    }
bench-add-one = Elinden en az bir kâğıt ekle.
mark-too-short = Çok kısa
mark-not-a-meld = Per değil
mark-not-consecutive = Sıralı değil
mark-duplicate = Aynı kâğıt iki kez
mark-too-long = Çok uzun
mark-joker-unnamed = Joker neyin yerine?
mark-missing = Yerleştirilecek: { $cards }
joker-chooser = Joker hangi kâğıdın yerine geçiyor?
joker-chooser-choice = Joker: { $card }
joker-chooser-suit = Renk
joker-chooser-rank = Değer
proposals-none = Şu an yere uyan bir şey bulunamadı.
proposals-shown = Öneri: { $number } / { $count }
hint-move = Bir bot şimdi bunu oynardı.
board-closes = Bitiyor: { $category } ({ $tier }), her oyuncudan { $points }.
board-closes-not = Bu dizilişle henüz bitilmiyor.
board-free-tile = Boştaki taş: { $card }
board-better-free = Boştaki taş başkası olursa daha çok kazanırsın: { $card } (her oyuncudan { $points }).
board-multiplier = Çarpan: × { $multiplier }
board-refuse-offer =
    { $n ->
        [one] Elinde { $n } çift var. Dağıtımı reddedip yeni taş ister misin?
       *[other] Elinde { $n } çift var. Dağıtımı reddedip yeni taş ister misin?
    }
board-categories = Bitiş türleri
extra-joker = Ek joker
extra-joker-bring = Ek joker getir
extra-joker-brought-you = Ek jokerin sonraki oyuna giriyor.
extra-joker-brought-other = { $name } ek joker getiriyor.
extra-joker-left =
    { $n ->
        [one] { $n } ek jokerin var.
       *[other] { $n } ek jokerin var.
    }
extra-joker-free = Bu masada ek jokerler bedava.
event-drew-you = Çektin: { $card }.
event-drew-other =
    { $spelling ->
        [tiles] { $name } taş çekti.
       *[cards] { $name } kâğıt çekti.
    }
event-took-you = Atılanı aldın: { $card }.
event-took-other = { $name } atılanı aldı: { $card }.
event-melded-you = Açtığın per: { $cards }.
event-melded-other = { $name } per açtı: { $cards }.
event-laidoff-you = { $group }. pere işledin: { $card }.
event-laidoff-other = { $name } işledi, { $group }. per: { $card }.
event-rearranged-you = Perleri yeniden kurdun, eklediğin: { $cards }.
event-rearranged-other = { $name } perleri yeniden kurdu, eklenen: { $cards }.
event-discarded-you = Attın: { $card }.
event-discarded-other = { $name } attı: { $card }.
event-threw-joker-you = Joker attın.
event-threw-joker-other = { $name } joker attı. Sonraki oyuncu ortadaki taşlardan çekmek zorunda.
event-passed-you = Sıran bitti.
event-passed-other = { $name } sırasını bitirdi.
event-knocked-you = Vurdun!
event-knocked-other = { $name } vurdu!
event-closed-you = Eli bitirdin: { $category }!
event-closed-other = { $name } eli bitirdi: { $category }!
event-accepted-you = Bu taşlarla oynuyorsun.
event-accepted-other = { $name } bu taşlarla oynuyor.
event-refused-you = Dağıtımı reddettin.
event-refused-other = { $name } dağıtımı reddetti.
event-trumpbonus-you =
    { $points ->
        [one] Göstergenin eşi sana dağıtıldı ({ $card }): her oyuncudan { $points } puan.
       *[other] Göstergenin eşi sana dağıtıldı ({ $card }): her oyuncudan { $points } puan.
    }
event-trumpbonus-other =
    { $points ->
        [one] { $name } dağıtımda göstergenin eşini aldı ({ $card }): her oyuncudan { $points } puan.
       *[other] { $name } dağıtımda göstergenin eşini aldı ({ $card }): her oyuncudan { $points } puan.
    }
event-stockturned = Kapalı deste bitti. Iskarta olduğu gibi ters çevrildi: { n-cards }.
event-reshuffled = Kapalı deste bitti. Iskarta karıştırıldı: { n-cards }.
event-finalturns = Kapalı deste bitti. Herkes çekmeden son bir kez oynar.
event-left-you = Masada değilsin. Yerin sana ayrıldı.
event-left-other = { $name } masada değil.
event-left-for-good-you = Oyundan ayrıldın.
event-left-for-good-other = { $name } oyundan ayrıldı.
event-returned-you = Yeniden hoş geldin.
event-returned-other = { $name } geri döndü.
event-roundended = El bitti.
event-matchended-you = Partiyi kazandın!
event-matchended-other = Partiyi kazanan: { $name }.
event-matchended-shared = Galibiyet paylaşıldı: { $names }.
event-undone-you = Hamleni geri aldın.
event-undone-other = { $name } hamlesini geri aldı.
event-dealt = Yeni dağıtım. Başlayan: { $name }.
event-dealt-you = Yeni dağıtım. Sen başlıyorsun.
clock-left = Kalan süre: { n-seconds }
clock-bank = Ek süre: { n-seconds }
clock-hurry = Az süre kaldı: { n-seconds }.
clock-bank-running = Ek süren işliyor.
absence-bank = Kalan bekleme süresi: { n-seconds }
absence-running = Bağlantı koptu, beklenen: { $name }, { n-seconds }.
absence-idle = { $name } masada değil. Bu arada yerine basit hamleler yapılıyor.
absence-bot = { $name } masada değil. Bu arada yerine bir bot oynuyor.
absence-vote = { $name } masada değil. Eli puansız bitirmek için oy verebilirsiniz.
digest = Sen yokken
digest-round = { $round }. el: { $points }
digest-played-for =
    { $n ->
        [one] Senin yerine { $n } hamle yapıldı.
       *[other] Senin yerine { $n } hamle yapıldı.
    }
connection-on = Bağlı
connection-connecting = Bağlanıyor …
connection-lost = Yeniden bağlanıyor … Yerin güvende.
connection-long = Hâlâ deneniyor. Yerin güvende, tezgâhındaki hiçbir şey kaybolmadı.
connection-back = Yeniden bağlandı.
connection-test = Bağlantıyı dene
connection-test-good = Bağlantı iyi: { $ms } ms.
connection-test-slow = Bağlantı yavaş: { $ms } ms. Oynayabilirsin ama yanıtlar biraz geç gelir.
connection-test-bad = Sunucuya bağlanılamıyor. Oturmadan önce bağlantını kontrol et.
connection-other-device = Bu yer başka bir cihazda da açık. İkisinden de oynayabilirsin.
people-you = sen
people-host = masa sahibi
people-bot = bot
people-bot-level = { $level ->
    [easy] bot, kolay
    [medium] bot, orta
    [hard] bot, zor
    [random] bot, rastgele
    [greedy] bot, sade
   *[any] bot
}
people-guest = konuk
people-free-seat = Boş yer
people-ready = hazır
people-left = ayrıldı
people-away = masada değil
people-dealer = dağıtan
people-spectators = İzleyiciler: { $n }
people-you-watch = İzliyorsun.
people-watch-off = Bu masa izlenemez.
people-more = Oyuncular, masa sahibi ve yerin
do-sit = Otur
do-stand = Masadan kalk
do-stand-confirm = Temelli ayrılıyor musun? Oyun sensiz sürer; parti puanlıysa kaybedersin.
do-add-bot = Bot ekle
do-remove-bot = Botu çıkar
do-kick = Masadan çıkar
do-kick-help = Yer boşalır. Yalnız partiden önce ya da iki parti arasında.
do-lock = Yeni gelenlere kapat
do-unlock = Yeni gelenlere aç
do-lock-help = Masa kapalıyken yeni kimse oturamaz, kodu bilse bile.
do-hand-over = Masa sahibi yap
do-hand-over-help = Masa sahibi partiyi başlatır, oyuncu ekler ve çıkarır, kimin yazabileceğine karar verir.
do-start = Başlat
do-ready = Hazırım
do-next-round = Sonraki el
do-rematch = Rövanş
do-vote-end = Oy ver: el bitsin
do-vote-back = Oyumu geri al
host-you = Masa sahibi artık sensin.
host-other = Masa sahibi artık: { $name }.
kicked = Masa sahibi senin yerini başkasına verdi.
table-locked = Masa yeni gelenlere kapalı.
table-unlocked = Masa yeni gelenlere açık.
table-closed = Masa kapandı.
votes-so-far = Elin bitmesi için oylar: { $votes } / { $needed }
next-round-in = Sonraki ele kalan: { n-seconds }
seat-on-another-device = Başka cihazda oyna
seat-on-another-device-help = Bu gizli bağlantıyı o cihazda aç. Bağlantı kimdeyse senin yerine oynayabilir.
seat-link-make = Bağlantıyı göster
chat = Sohbet
chat-say = Mesaj
chat-send = Gönder
chat-phrases = Hazır sözler
chat-mute = Sustur (yalnız benim için): { $name }
chat-unmute = Susturmayı kaldır: { $name }
chat-mute-help = Bu oyuncunun yazdıklarını artık görmezsin. Başka kimse fark etmez.
help-mute = Benim için sustur
chat-muted = Susturuldu
chat-silence = Herkes için sustur: { $name }
chat-unsilence = Yeniden yazmasına izin ver: { $name }
chat-silence-help = Sen yeniden izin verene kadar bu oyuncu bu masada yazamaz.
help-silence = Herkes için sustur
chat-silenced-you = Masa sahibi seni herkes için susturdu.
chat-silenced-other = { $name } şimdi yazamıyor.
chat-off = Bu masada izleyiciler yazamaz.
chat-empty = Henüz kimse bir şey yazmadı.
chat-new = Yeni mesaj: { $name }
round-number = { $round }. el
round-summary = Puanlar nereden geldi
round-won-you =
    { $n ->
        [one] Eli kazandın: { $n } puan.
       *[other] Eli kazandın: { $n } puan.
    }
round-won-other =
    { $n ->
        [one] { $name } eli kazandı: { $n } puan.
       *[other] { $name } eli kazandı: { $n } puan.
    }
round-open-hands = Eldekiler
match-over = Parti bitti
match-standings = Sıralama
match-watch-replay = Tekrarını izle
match-back-home = Ana sayfaya
house-rules = Bu masanın kuralları
house-rules-usual = Olağan kurallar geçerli.
tutorial = Oynamayı öğren
tutorial-step = Adım: { $step } / { $steps }
tutorial-start = Göster
tutorial-skip = Atla
tutorial-next = İleri
tutorial-again = Yeniden
tutorial-well-done = Güzel!
tutorial-done = Hepsi bu kadar. Botlarla ilk oyununu oynamak ister misin?
tutorial-classic-1 = Bunlar senin kâğıtların. Sürükle veya düğmelerle sırala, nasıl istersen.
tutorial-classic-2 = Önce çekilir. Kapalı desteye dokun.
tutorial-classic-3 = Üç kız bir gruptur. Onları seç ve “Per aç” düğmesine bas.
tutorial-classic-4 = Artık yerde perin var, kâğıt işleyebilirsin. 8’i aynı renkten 9-10-vale serisine koy.
tutorial-classic-5 = Şimdi hiçbir yere uymayan bir kâğıt at. Büyükler en pahalısıdır.
tutorial-classic-6 = Bir kâğıdın kaldı ve bir pere uyuyor. İşle ve bitir!
tutorial-basic-1 = Bunlar senin kâğıtların. Sürükle veya düğmelerle sırala, nasıl istersen.
tutorial-basic-2 = Atılan kâğıt bir serini tamamlıyor. Onu al.
tutorial-basic-3 = Kupa 8, 9 ve 10 bir seridir. Onları seç ve “Per aç” düğmesine bas.
tutorial-basic-4 = Dördüncü 6’yı yerdeki üç 6’nın yanına işle. Perin senin olması gerekmez.
tutorial-basic-5 = Sıranı bitir: hiçbir yere uymayan bir kâğıt at.
tutorial-carousel-1 = Yerdeki her şeyi oynatabilirsin. Önce bir kâğıt çek.
tutorial-carousel-2 = Maça 10 ve maça valesi için bir kâğıt eksik. Dört dokuzludan oluşan grup maça dokuzlusunu verebilir: onu yeni bir pere sürükle. Şimdi 10 ve valeyi ekle. Bütün perler yine doğru: oyna.
tutorial-carousel-4 = Jokerin yerine geçtiği kâğıt sende. Onu jokerin yerine koy, jokeri başka yerde kullan.
tutorial-carousel-5 = Elin 4 puan ediyor. Bu yeterince az: vur!
tutorial-carousel-6 = Başkasında da 4 veya daha az varsa eli kaybedersin. Ötekilerin elinde çok kâğıt varken vur.
tutorial-board-1 = Bu senin ıstakan. Taşları dilediğin gibi diz veya üç düğmeyi dene.
tutorial-board-2 = Taş çekilir veya son atılan alınır. Atılanı al: bir grubu tamamlıyor.
tutorial-board-3 = Şimdi on beş taşın var. Hiçbir yere uymayanı at.
tutorial-board-4 = Joker her yere uyar. Atarsan bitişin daha değerli olur ama onsuz bitmen gerekir.
tutorial-board-5 = On dört taş perlerde. “Istakayı kontrol et” düğmesine bas: bitiş türünü ve puanı söyler.
tutorial-board-6 = Boştaki taşı seç ve eli bitir!`;export{e as default};