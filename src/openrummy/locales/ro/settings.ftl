### Setările paginii, scurtături și ajutor.

settings = Setări
settings-language = Limbă
settings-look = Aspect
settings-theme = Culori
settings-theme-auto = Ca pe dispozitiv
settings-theme-light = Luminoase
settings-theme-dark = Întunecate
settings-four-colours = Cărți în patru culori
settings-four-colours-help = Trefla verde, caroul albastru, cupa roșie, pica neagră.
settings-big-index = Numere mari pe cărți
settings-big-index-help = Mai ușor de citit pe un ecran mic sau de departe.
settings-tile-shapes = Semne pe piese
settings-tile-shapes-help = Fiecare culoare de piese are și un semn al ei.
settings-motion = Mișcare
settings-motion-help = Cărțile alunecă la locul lor.
settings-motion-auto = Ca pe dispozitiv
settings-motion-on = Da
settings-motion-off = Nu
settings-sounds = Sunete
settings-sounds-help = Un sunet discret când îți vine rândul, când cineva ciocănește și când se încheie runda.
settings-volume = Volum
settings-play = Joc
settings-confirm-discard = Aruncarea
settings-confirm-discard-help = Cartea mutată cu degetul sau cu mouse-ul peste cele aruncate așteaptă oricum o secundă.
settings-discard-steps = În doi pași: alegi, apoi arunci
settings-discard-wait = Se poate lua înapoi timp de o secundă
settings-keys = Scurtături cu o singură literă
settings-keys-help = La masă ajunge o literă: D trage. Oprește-le dacă dictezi sau dacă apeși taste din greșeală.
settings-vibration = Vibrează când îmi vine rândul
settings-notifications = Anunță-mă când îmi vine rândul
settings-saved = Salvat pe acest dispozitiv.
settings-install = Instalează aplicația
settings-install-help = OpenRummy va avea pictograma și fereastra lui.
settings-offline = Nu ai internet. Pagina revine când te conectezi.
settings-offline-help = Locul și cărțile tale de la masă sunt în siguranță între timp.
settings-reload = Reîncarcă
close = Închide fereastra
cancel = Renunță
back = Înapoi
yes = Da
no = Nu
ok = Bine
copy = Copiază
copied = Copiat
save = Salvează
edit = Schimbă
more = Mai mult
less = Mai puțin
loading = Se încarcă …
search = Caută
menu = Meniu
help = Ajutor
about = Despre OpenRummy
page-not-found = Aici nu e nimic.
something-wrong = Ceva n-a mers. Reîncarcă pagina; locul tău e în siguranță.

## Shortcuts

keys = Scurtături de la tastatură
keys-help = Se poate juca totul numai cu tastatura.
keys-off = Scurtăturile cu o singură literă sunt oprite pe acest dispozitiv.
key-hand =
    { $spelling ->
        [tiles] La tabla ta
       *[cards] La cărțile tale
    }
key-table = La masă
key-stock = Trage
key-take = Ia ce s-a aruncat
key-space = Spațiu
key-select =
    { $spelling ->
        [tiles] Alege o piesă sau renunță la ea
       *[cards] Alege o carte sau renunță la ea
    }
key-move-card =
    { $spelling ->
        [tiles] Schimbă locul unei piese pe tablă
       *[cards] Schimbă locul unei cărți din mână
    }
key-meld = Etalează ce ai ales
key-new-meld = Formație nouă din ce ai ales
key-layoff = Lipește ce ai ales
key-discard = Aruncă ce ai ales
key-sort-rank = Sortează după valoare
key-sort-suit = Sortează după culoare
key-knock = Ciocănește
key-close = Închide
key-end = Încheie rândul
key-undo = Anulează
key-say-turn = Spune al cui e rândul
key-say-table = Citește masa
key-say-hand =
    { $spelling ->
        [tiles] Citește piesele tale
       *[cards] Citește cărțile tale
    }
key-chat = La discuții
key-list = Arată lista aceasta

## Help with access

access = Accesibilitate
access-1 = Fiecare carte și fiecare buton are un nume citit de cititorul de ecran.
access-2 = Ce fac ceilalți se citește pe loc. Poți asculta din nou oricând.
access-3 = Poți mări textul de două ori fără să se piardă nimic.
access-4 = Culorile cărților și ale pieselor se deosebesc și după semne, nu doar după nuanță.
access-5 = Mută cărțile cu mouse-ul sau cu degetul, atinge-le sau folosește tastatura: merge totul în orice fel.
access-6 = Dacă ceasul e prea rapid pentru tine, cere o masă fără ceas.
said-verbosity = Ce se citește
said-all = Fiecare mutare
said-mine = Doar ce mă privește
