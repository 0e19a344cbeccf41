### Mails that the server sends, where it may send any.

mail-confirm-subject = Confirmă-ți adresa de e-mail
mail-confirm-body =
    Ca să folosești această adresă cu contul tău OpenRummy, deschide linkul de mai jos în cel mult 15 minute:

    { $link }

    Dacă nu ai cerut acest lucru, ignoră mesajul.
mail-reset-subject = Alege o parolă nouă
mail-reset-body =
    Ca să alegi o parolă nouă pentru contul tău OpenRummy, deschide linkul de mai jos în cel mult 15 minute:

    { $link }

    Dacă nu ai cerut acest lucru, ignoră mesajul; parola rămâne aceeași.
