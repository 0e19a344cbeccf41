### Her oyunda ilk adımlar.

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
tutorial-board-6 = Boştaki taşı seç ve eli bitir!
