### Hesap, istatistik, tekrarlar ve dürüst dağıtım.

account = Hesap
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

## Figures

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

## History and replay

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

## Fairness

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
