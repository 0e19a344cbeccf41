### Mails that the server sends, where it may send any.

mail-confirm-subject = Apstiprini savu e-pasta adresi
mail-confirm-body =
    Lai lietotu šo adresi savā OpenRummy kontā, 15 minūšu laikā atver šo saiti:

    { $link }

    Ja tu to nelūdzi, neņem šo vēstuli vērā.
mail-reset-subject = Izvēlies jaunu paroli
mail-reset-body =
    Lai izvēlētos jaunu paroli savam OpenRummy kontam, 15 minūšu laikā atver šo saiti:

    { $link }

    Ja tu to nelūdzi, neņem šo vēstuli vērā; tava parole nemainās.
