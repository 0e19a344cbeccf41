### Cont, statistici, reluări și împărțire cinstită.

account = Cont
account-guest = Oaspete
account-guest-help = Joci fără cont. Cu un cont îți păstrezi partidele pe orice dispozitiv.
account-upgrade = Creează un cont
account-upgrade-help = Numele, partidele și statisticile rămân ale tale.
account-login = Intră în cont
account-login-name = Nume de utilizator
account-password = Parolă
account-password-help = Cel puțin 8 caractere.
account-password-old = Parola veche
account-password-new = Parola nouă
account-password-change = Schimbă parola
account-password-changed = Parola e schimbată. Celelalte dispozitive au fost deconectate.
account-password-forgot = Ai uitat parola?
account-password-forgot-help = Dacă există o adresă de e-mail în cont, acolo ajunge un link pentru o parolă nouă.
account-logout = Ieși din cont
account-rename = Schimbă numele
account-rename-help = Numele nou se vede de la masa următoare.
account-email = E-mail
account-email-help = Doar pentru cazul în care uiți parola. Nu e obligatoriu.
account-email-send = Trimite un link
account-email-sent = Linkul e pe drum. Deschide-l în cel mult 15 minute.
account-email-confirmed = Adresa e confirmată.
account-email-off = Serverul acesta nu trimite e-mailuri.
account-sessions = Dispozitive
account-sessions-help = Unde e deschis contul tău. Deconectează ce nu recunoști.
account-session-this = dispozitivul acesta
account-session-since = din { $date }
account-session-end = Deconectează
account-tokens = Chei pentru programe
account-tokens-help = Cu o cheie, un program poate juca în numele tău.
account-token-label = Pentru ce e?
account-token-new = Cheie nouă
account-token-shown-once = Copiază cheia acum. Nu se mai arată.
account-token-end = Retrage
account-delete = Șterge contul
account-delete-help = Numele și datele tale se șterg definitiv. Partidele cu alții rămân, fără numele tău.
account-delete-confirm = Șterge definitiv
account-deleted = Contul tău a fost șters.
account-points = Sold: { n-points }
account-extra-jokers = Jokeri suplimentari: { $n }

## Figures

stats = Statistici
stats-none = Încă nimic. Joacă o partidă până la capăt.
stats-matches = Partide
stats-won = Câștigate
stats-rounds = Runde
stats-rounds-won = Runde câștigate
stats-average = Scor mediu
stats-out = Ieșiri
stats-knocks = Ciocănituri
stats-undercuts = Runde câștigate când a ciocănit altcineva
stats-undercut = Runde pierdute după ce ai ciocănit
stats-closes = Închideri pe categorii
stats-plot-points = Puncte de la o partidă la alta
stats-plot-wins = Victorii pe jocuri
stats-plot-rating = Ratingul în timp
rating = Rating
rating-provisional = provizoriu
rating-provisional-help =
    { $n ->
        [one] Provizoriu: mai e { $n } partidă pentru clasament.
        [few] Provizoriu: mai sunt { $n } partide pentru clasament.
       *[other] Provizoriu: mai sunt { $n } de partide pentru clasament.
    }
rating-pool = { $game }, { n-players }
leaders = Clasament
leaders-rank = Loc
leaders-player = Jucător
leaders-none = Încă n-a jucat nimeni destule partide pentru clasament.

## History and replay

history = Partidele mele
history-none = Încă nicio partidă încheiată.
history-won = Câștigată
history-lost = Pierdută
history-shared = Victorie împărțită
history-date = Data
history-rated = pentru clasament
history-more = Arată partide mai vechi
replay = Reluare
replay-first = La început
replay-back = Un pas înapoi
replay-play = Redă
replay-pause = Pauză
replay-forward = Un pas înainte
replay-last = La sfârșit
replay-speed = Viteză
replay-sound = Sunet
replay-keys = Spațiul pornește și oprește. Săgețile merg câte un pas, Page Up și Page Down câte o rundă.
replay-round = Runda { $round } din { $rounds }
replay-step = Pasul { $step } din { $steps }
replay-seat = Privește de pe locul: { $name }
replay-all-hands =
    { $spelling ->
        [tiles] Arată piesele tuturor
       *[cards] Arată cărțile tuturor
    }
replay-hands-hidden =
    { $spelling ->
        [tiles] Masa aceasta nu arată piesele.
       *[cards] Masa aceasta nu arată cărțile.
    }
replay-share = Distribuie
replay-share-help = Oricine are acest link poate vedea partida.
replay-share-off = Jucătorii acestei partide nu o arată altora.
replay-download = Descarcă partida

## Fairness

fair = Împărțire cinstită
fair-how-1 = Înainte de partidă serverul alege un număr secret și îi publică amprenta. După aceea nu-l mai poate schimba fără să se vadă.
fair-how-2 = Fiecare jucător poate adăuga un număr al lui. Amestecarea iese din toate aceste numere.
fair-how-3 = Când se încheie runda, numerele se arată, iar browserul tău face din nou aceeași amestecare. Dacă iese același lucru, nimeni n-a umblat la împărțire.
fair-how-4 = Ce nu dovedește: că nimeni nu-i spune unui prieten ce are în mână.
fair-commitment = Amprenta dinaintea împărțirii
fair-seed = Numărul secret, acum arătat
fair-seat-seeds = Numerele jucătorilor
fair-your-seed = Numărul tău
fair-your-seed-help = Orice vrei, cel mult { $most } octeți scriși în hexazecimal. Intră în partida următoare.
fair-your-seed-add = Adaugă-l
fair-your-seed-make = Fă unul la întâmplare
fair-your-seed-added = Numărul tău intră în partida următoare.
fair-check = Verifică împărțirea
fair-checking = Se verifică …
fair-good =
    { $spelling ->
        [tiles] Împărțirea e corectă: amprenta se potrivește, iar din amestecare ies aceste piese.
       *[cards] Împărțirea e corectă: amprenta se potrivește, iar din amestecare ies aceste cărți.
    }
fair-bad-commitment = Amprenta nu se potrivește cu numărul secret. Împărțirea aceasta nu e de încredere.
fair-bad-dealer = Altcineva trebuia să împartă primul. Partida aceasta nu e de încredere.
fair-bad-order =
    { $spelling ->
        [tiles] Din amestecare ies alte piese. Împărțirea aceasta nu e de încredere.
       *[cards] Din amestecare ies alte cărți. Împărțirea aceasta nu e de încredere.
    }
fair-item-commitment = Amprenta
fair-item-dealer = Cine împarte primul
fair-item-deal = Runda { $round }: împărțirea
fair-item-reshuffle = Runda { $round }: reamestecarea { $times }
fair-right = corect
fair-wrong = greșit
fair-noted = Browserul tău și-a notat această amprentă înainte de partidă.
fair-noted-other = Înainte de partidă browserul tău a văzut altă amprentă. Partida aceasta nu e de încredere.
fair-needs-https = Browserul acesta verifică împărțirile doar în pagini venite prin HTTPS. Poți descărca înregistrarea și o poți verifica cu „openrummy verify”.
fair-hidden = Masa aceasta nu-și arată numerele, așa că împărțirea nu se poate verifica.
fair-not-yet = Numerele se arată când se încheie runda sau partida.
fair-order =
    { $spelling ->
        [tiles] Amestecarea, piesă cu piesă
       *[cards] Amestecarea, carte cu carte
    }
