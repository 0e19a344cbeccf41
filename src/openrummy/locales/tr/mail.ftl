### Mails that the server sends, where it may send any.

mail-confirm-subject = E-posta adresini doğrula
mail-confirm-body =
    Bu adresi OpenRummy hesabında kullanmak için 15 dakika içinde şu bağlantıyı aç:

    { $link }

    Bunu sen istemediysen bu iletiyi görmezden gel.
mail-reset-subject = Yeni parola belirle
mail-reset-body =
    OpenRummy hesabın için yeni bir parola belirlemek üzere 15 dakika içinde şu bağlantıyı aç:

    { $link }

    Bunu sen istemediysen bu iletiyi görmezden gel; parolan değişmez.
