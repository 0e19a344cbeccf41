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
settings-big-index = Kâğıtlarda büyük yazı
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
settings-confirm-discard = Atarken onay iste
settings-confirm-discard-help = Atmak için ikinci kez dokunmak gerekir. Yoksa bir saniye içinde geri alabilirsin.
settings-vibration = Sıra bendeyken titreşim
settings-notifications = Sıra bana gelince haber ver
settings-saved = Bu cihaza kaydedildi.
settings-install = Uygulamayı kur
settings-offline = Çevrimdışısın. Bağlanınca sayfa geri gelir.
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
key-hand = Eline git
key-table = Yere git
key-stock = Kapalı desteden veya ortadan çek
key-take = Atılanı al
key-select = Kâğıt seç veya seçimi kaldır
key-move-card = Eldeki kâğıdı taşı
key-meld = Seçilenlerle per aç
key-layoff = Seçileni işle
key-discard = Seçileni at
key-sort-rank = Değere göre sırala
key-sort-suit = Türe göre sırala
key-knock = Vur
key-close = Bitir
key-end = Sırayı bitir
key-undo = Geri al
key-say-turn = Sıranın kimde olduğunu söyle
key-say-table = Yeri oku
key-say-hand = Elini oku
key-chat = Sohbete git
key-list = Bu listeyi göster

## Help with access

access = Erişilebilirlik
access-1 = Her kâğıdın ve düğmenin ekran okuyucunun okuduğu bir adı vardır.
access-2 = Başkalarının yaptıkları o anda okunur. İstediğin zaman yeniden dinleyebilirsin.
access-3 = Yazıyı iki katına büyütebilirsin; hiçbir şey kaybolmaz.
access-4 = Kâğıt türleri ve taş renkleri yalnız renkten değil, işaretlerinden de ayırt edilir.
access-5 = Kâğıtları sürükle, dokun veya klavyeyi kullan: hepsi her şeyi yapar.
access-6 = Saat sana hızlı geliyorsa saatsiz bir masa iste.
said-verbosity = Neler okunsun
said-all = Her hamle
said-mine = Yalnız beni ilgilendirenler
