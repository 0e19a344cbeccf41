### Mails that the server sends, where it may send any.

mail-confirm-subject = Confirm your e-mail address
mail-confirm-body =
    To use this address with your OpenRummy account, open this link within 15 minutes:

    { $link }

    If you did not ask for this, ignore this message.
mail-reset-subject = Choose a new password
mail-reset-body =
    To choose a new password for your OpenRummy account, open this link within 15 minutes:

    { $link }

    If you did not ask for this, ignore this message; your password stays as it is.
