### Sayfa ayarları, kısayollar ve yardım.

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

## Shortcuts

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

## Help with access

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
