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
settings-sounds-help = Un sunet discret când îți vine rândul, când cineva ciocănește și când se încheie mâna.
settings-volume = Volum
settings-confirm-discard = Confirmă aruncarea
settings-confirm-discard-help = Ca să arunci trebuie să apeși a doua oară. Altfel poți lua înapoi timp de o secundă.
settings-vibration = Vibrează când îmi vine rândul
settings-notifications = Anunță-mă când îmi vine rândul
settings-saved = Salvat pe acest dispozitiv.
settings-install = Instalează aplicația
settings-offline = Nu ai internet. Pagina revine când te conectezi.
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
key-hand = La cărțile tale
key-table = La masă
key-stock = Trage
key-take = Ia ce s-a aruncat
key-select = Alege o carte sau renunță la ea
key-move-card = Mută o carte în mână
key-meld = Etalează ce ai ales
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
key-say-hand = Citește cărțile tale
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
