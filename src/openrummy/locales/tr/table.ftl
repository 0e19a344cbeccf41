### Masada söylenen her şey. “tur” kullanılmaz: sıra “sıra”, bir dağıtım “el”.

## Places

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

## Whose turn

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

## What you can do

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

## Workbench and board

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

## What happened, said aloud

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

## Clocks and connection

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

## People

people-you = sen
people-host = masa sahibi
people-bot = bot
# $level: how well it plays.
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

## Chat

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

## Round and match

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
