### Bir şey neden olmuyor ve ne yapmalı. Değişkenler İngilizce dosyada açıklanır (en/errors.ftl).

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

## The table, the lobby and the account

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
