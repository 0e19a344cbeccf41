### Masaya giden yol.

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

## Bots

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

## Settings of a table; the last part of the key is the field

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
