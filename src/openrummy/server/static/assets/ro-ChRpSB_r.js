var e=`account = Cont
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
rank =
    { $rank ->
        [1] as
        [11] valet
        [12] damă
        [13] popă
       *[number] { $rank }
    }
rank-short =
    { $rank ->
        [1] A
        [11] J
        [12] Q
        [13] K
       *[number] { $rank }
    }
suit =
    { $suit ->
        [clubs] treflă
        [diamonds] caro
        [hearts] cupă
       *[spades] pică
    }
suit-sign =
    { $suit ->
        [clubs] ♣︎
        [diamonds] ♦︎
        [hearts] ♥︎
       *[spades] ♠︎
    }
card =
    { $rank ->
        [1] asul de { suit }
        [11] valetul de { suit }
        [12] dama de { suit }
        [13] popa de { suit }
       *[number] { $rank } de { suit }
    }
card-short = { rank-short }{ suit-sign }
joker = joker
joker-short = ★
card-joker-as = joker pentru { $card }
card-hidden = carte cu fața în jos
picture-cards = valetul, dama și popa
colour =
    { $colour ->
        [red] roșu
        [yellow] galben
        [blue] albastru
       *[black] negru
    }
tile = { $number } { colour }
tile-short =
    { $colour ->
        [red] { $number } roșu
        [yellow] { $number } galben
        [blue] { $number } albastru
       *[black] { $number } negru
    }
tile-hidden = piesă cu fața în jos
tile-joker-as = joker pentru { $card }
meld-set = Terță sau careu: { $cards }
meld-run = Suită: { $cards }
meld-pair = Pereche: { $cards }
meld-number = Formația { $group }: { $cards }
n-cards =
    { $n ->
        [one] { $n } carte
        [few] { $n } cărți
       *[other] { $n } de cărți
    }
n-tiles =
    { $n ->
        [one] { $n } piesă
        [few] { $n } piese
       *[other] { $n } de piese
    }
n-things =
    { $spelling ->
        [tiles] { n-tiles }
       *[cards] { n-cards }
    }
n-points =
    { $n ->
        [one] { $n } punct
        [few] { $n } puncte
       *[other] { $n } de puncte
    }
n-rounds =
    { $n ->
        [one] { $n } rundă
        [few] { $n } runde
       *[other] { $n } de runde
    }
n-games =
    { $n ->
        [one] { $n } joc
        [few] { $n } jocuri
       *[other] { $n } de jocuri
    }
n-matches =
    { $n ->
        [one] { $n } partidă
        [few] { $n } partide
       *[other] { $n } de partide
    }
n-players =
    { $n ->
        [one] { $n } jucător
        [few] { $n } jucători
       *[other] { $n } de jucători
    }
n-jokers =
    { $n ->
        [one] { $n } joker
        [few] { $n } jokeri
       *[other] { $n } de jokeri
    }
n-doubles =
    { $n ->
        [one] { $n } dublă
        [few] { $n } duble
       *[other] { $n } de duble
    }
n-melds =
    { $n ->
        [one] { $n } formație
        [few] { $n } formații
       *[other] { $n } de formații
    }
n-turns =
    { $n ->
        [one] { $n } mutare
        [few] { $n } mutări
       *[other] { $n } de mutări
    }
n-wins =
    { $n ->
        [one] { $n } victorie
        [few] { $n } victorii
       *[other] { $n } de victorii
    }
n-watching =
    { $n ->
        [one] { $n } spectator
        [few] { $n } spectatori
       *[other] { $n } de spectatori
    }
n-seconds =
    { $n ->
        [one] { $n } secundă
        [few] { $n } secunde
       *[other] { $n } de secunde
    }
n-minutes =
    { $n ->
        [one] { $n } minut
        [few] { $n } minute
       *[other] { $n } de minute
    }
n-hours =
    { $n ->
        [one] { $n } oră
        [few] { $n } ore
       *[other] { $n } de ore
    }
n-days =
    { $n ->
        [one] { $n } zi
        [few] { $n } zile
       *[other] { $n } de zile
    }
coach = Antrenor
coach-why = De ce?
coach-best = Antrenorul ar juca: { $move }
coach-more = Toate sfaturile
coach-fewer = Mai puțin
coach-show = Arată-mi
coach-none = Antrenorul nu are niciun sfat aici.
coach-only-move = E singura mutare posibilă.
coach-out = Poți ieși la rândul acesta.
coach-meld = Etalează această formație: { $cards }. Ce e pe masă nu se mai numără împotriva ta.
coach-lay-off = Lipește această carte: { $card }. Rămâi cu una mai puțin în mână.
coach-lone-card = Nu se leagă de nimic din mâna ta: { $card }. Astfel de cărți se aruncă întâi, cele mari înaintea celorlalte.
coach-linked-card = Păstreaz-o, se leagă de alte cărți din mâna ta: { $card }.
coach-outs =
    { $n ->
        [one] { $n } carte completează o formație cu ce păstrezi: { $cards }.
        [few] { $n } cărți completează o formație cu ce păstrezi: { $cards }.
       *[other] { $n } de cărți completează o formație cu ce păstrezi: { $cards }.
    }
coach-many-ways = Dacă o arunci pe aceasta, îți rămân cele mai multe posibilități pentru o formație: { $card }.
coach-danger =
    { $n ->
        [one] { $name } mai are { $n } carte. Scapă de puncte: etalează și lipește ce poți.
        [few] { $name } mai are { $n } cărți. Scapă de puncte: etalează și lipește ce poți.
       *[other] { $name } mai are { $n } de cărți. Scapă de puncte: etalează și lipește ce poți.
    }
coach-danger-card =
    { $points ->
        [one] Când e pericol, scapă întâi de cărțile scumpe. Aceasta, dacă îți rămâne, costă { $points } punct: { $card }.
        [few] Când e pericol, scapă întâi de cărțile scumpe. Aceasta, dacă îți rămâne, costă { $points } puncte: { $card }.
       *[other] Când e pericol, scapă întâi de cărțile scumpe. Aceasta, dacă îți rămâne, costă { $points } de puncte: { $card }.
    }
coach-chance = Șansa să o folosești la timp: { $percent }%.
coach-table-locked = La formațiile de pe masă nu se mai potrivește nimic. Lucrează la ale tale.
coach-table-open =
    { $n ->
        [one] Masa e deschisă: { $n } carte încă nevăzută se potrivește la formații. Gândește-te să lipești.
        [few] Masa e deschisă: { $n } cărți încă nevăzute se potrivesc la formații. Gândește-te să lipești.
       *[other] Masa e deschisă: { $n } de cărți încă nevăzute se potrivesc la formații. Gândește-te să lipești.
    }
coach-table-mixed = Unele cărți se potrivesc pe masă, altele fac formații ale tale. Ține deschise ambele căi.
coach-take = Ia cartea aruncată: completează o formație. { $cards }
coach-do-not-take = Lasă cartea aruncată. Nu completează nimic, iar toți ar vedea ce strângi. Trage din teanc.
coach-collects-run = { $name } a luat cartea aceasta: { $card }. Terță nu mai poate ieși, deci strânge o suită. În jurul ei: { $cards }.
coach-collects-set = { $name } a luat cartea aceasta și poate că strânge o terță: { $card }.
coach-keep-from = Nu o arunca acum: { $card }. După tine joacă { $name } și o poate lua.
coach-may-release = Pe aceasta o poți arunca: { $card }. { $name } strânge cărțile vecine, dar nu joacă imediat după tine.
coach-outs-gone = Pe acestea nu le mai poate completa nimic: { $cards }. Desparte-le.
coach-outs-one-left = Le mai poate completa o singură carte: { $needed }. Ai în mână: { $cards }.
coach-hold-back = Ține deocamdată formația în mână, ca să nu lipească nimeni la ea: { $cards }.
coach-second-pass = Teancul e format din cărțile aruncate înainte. Știi ce urmează: { $cards }.
coach-knock = Ciocănește. Ceilalți au probabil mai multe puncte decât tine.
coach-wait = Nu ciocăni încă: cineva poate avea mai puține puncte decât tine.
coach-close-now = Închide acum: { $category }, { $points } de la fiecare.
coach-close-later = Ai putea închide, dar e aproape ceva mai bun: { $category }, { $points } de la fiecare.
coach-throw-joker = Aruncă jokerul: poți închide și fără el, iar închiderea valorează mai mult.
coach-distance =
    { $n ->
        [one] Mai lipsește { $n } piesă până la închidere: { $category }.
        [few] Mai lipsesc { $n } piese până la închidere: { $category }.
       *[other] Mai lipsesc { $n } de piese până la închidere: { $category }.
    }
coach-waiting = Gata de închis: { $category }. Lipsește doar piesa liberă.
coach-nearer = Piesa aceasta te apropie de închidere: { $card }.
coach-not-nearer = Piesa aruncată nu te apropie de închidere: { $card }.
coach-better-with = Cu piesa aceasta ai mai multe posibilități de a închide: { $card }.
coach-helping =
    { $n ->
        [one] Ajută { $n } piesă care mai poate veni: { $cards }.
        [few] Ajută { $n } piese care mai pot veni: { $cards }.
       *[other] Ajută { $n } de piese care mai pot veni: { $cards }.
    }
coach-outside = Piesa aceasta nu are loc acolo: { $card }. Mergi spre: { $category }.
coach-loose-tile = Nimic de pe tabla ta nu se potrivește cu piesa aceasta: { $card }.
coach-partners-gone = Ai { $cards }, dar ce ar face o formație cu piesa aceasta nu mai poate veni: { $needed }. Renunță la ea: { $card }.
coach-twin-gone = Perechea acestei piese nu mai poate veni: { $card }.
coach-loosest =
    { $n ->
        [one] Printre cele mai izolate de pe tabla ta: { $card }. Doar { $n } piesă mai poate face din ea o formație: { $needed }.
        [few] Printre cele mai izolate de pe tabla ta: { $card }. Doar { $n } piese mai pot face din ea o formație: { $needed }.
       *[other] Printre cele mai izolate de pe tabla ta: { $card }. Doar { $n } de piese mai pot face din ea o formație: { $needed }.
    }
coach-second-copy = Ai două la fel: { $card }. Aici ajunge una.
coach-spare = Și fără piesa aceasta ești la fel de aproape: { $card }.
coach-most-live =
    { $n ->
        [one] Dacă o arunci, { $n } piesă te apropie de închidere; cu oricare alta rămân mai puține.
        [few] Dacă o arunci, { $n } piese te apropie de închidere; cu oricare alta rămân mai puține.
       *[other] Dacă o arunci, { $n } de piese te apropie de închidere; cu oricare alta rămân mai puține.
    }
coach-left-lying = Una la fel e deja aruncată: { $card }. Urmează { $name } și probabil nu o vrea.
coach-took-neighbours = { $name } a luat ce se potrivește cu ea: { $cards }.
coach-lay-down =
    { $points ->
        [one] Etalează acestea: { $cards }. Scapi din mână de { $points } punct.
        [few] Etalează acestea: { $cards }. Scapi din mână de { $points } puncte.
       *[other] Etalează acestea: { $cards }. Scapi din mână de { $points } de puncte.
    }
coach-step = Pasul { $n }: formează { $cards }.
coach-save-up = Acestea s-ar putea etala: { $cards }. Păstrează-le: cu mai multe cărți s-ar putea să ieși dintr-o dată.
coach-nothing-fits = Nimic din mâna ta nu se potrivește pe masă.
coach-last-turn = E ultimul tău rând: ce etalezi nu se mai numără împotriva ta.
coach-last-place = Nu mai trage, încheie-ți rândul aici: astfel e mai probabil să tragi tu ultima carte din teanc, iar cine o trage joacă ultimul și câștigă cele mai multe runde.
coach-then-knock =
    { $points ->
        [one] Atunci îți rămâne { $points } punct și poți ciocăni.
        [few] Atunci îți rămân { $points } puncte și poți ciocăni.
       *[other] Atunci îți rămân { $points } de puncte și poți ciocăni.
    }
coach-others-close = Șansa ca altcineva să încheie runda înainte de rândul tău următor: { $percent }%.
coach-undercut-risk =
    { $points ->
        [one] Ai { $points } punct în mână. Șansa ca altcineva să aibă cel mult atât: { $percent }%.
        [few] Ai { $points } puncte în mână. Șansa ca altcineva să aibă cel mult atâtea: { $percent }%.
       *[other] Ai { $points } de puncte în mână. Șansa ca altcineva să aibă cel mult atâtea: { $percent }%.
    }
coach-review = Analiza partidei
coach-review-best = A fost cea mai bună mutare.
coach-review-cost =
    { $points ->
        [one] Asta a costat cam { $points } punct.
        [few] Asta a costat cam { $points } puncte.
       *[other] Asta a costat cam { $points } de puncte.
    }
coach-review-cost-chance = Asta a costat cam { $points }% din șansa de câștig.
coach-review-luck = Noroc
coach-review-play = Jocul tău
coach-seat = Locul { $n }
coach-review-share = Decizii corecte: { $n } din { $all }.
coach-review-nothing = Nu era nimic de hotărât.
coach-review-place =
    Runda { $round }, după { $n ->
        [one] { $n } mutare
        [few] { $n } mutări
       *[other] { $n } de mutări
    }:
coach-less =
    { $points ->
        [0] aproape la fel de bine
        [one] cu aproximativ { $points } punct mai puțin
        [few] cu aproximativ { $points } puncte mai puțin
       *[other] cu aproximativ { $points } de puncte mai puțin
    }
coach-less-chance =
    { $points ->
        [0] aproape la fel de bine
       *[more] șansă de câștig mai mică cu aproximativ { $points }%
    }
review = Analiză
review-busy = Antrenorul se uită la fiecare decizie. Poate dura câteva secunde.
review-player = Jucător
review-summary = Noroc și joc
review-luck = Noroc
review-play = Joc
review-luck-better =
    { $points ->
        [one] Norocul a fost cam cu { $points } punct peste medie.
        [few] Norocul a fost cam cu { $points } puncte peste medie.
       *[other] Norocul a fost cam cu { $points } de puncte peste medie.
    }
review-luck-worse =
    { $points ->
        [one] Norocul a fost cam cu { $points } punct sub medie.
        [few] Norocul a fost cam cu { $points } puncte sub medie.
       *[other] Norocul a fost cam cu { $points } de puncte sub medie.
    }
review-luck-better-chance = Prin noroc, șansa de câștig a fost cam cu { $points }% peste medie.
review-luck-worse-chance = Prin noroc, șansa de câștig a fost cam cu { $points }% sub medie.
review-luck-even = Norocul a fost cam la medie.
review-cost =
    { $points ->
        [0] Deciziile nu au costat aproape nimic.
        [one] Deciziile au costat cam { $points } punct.
        [few] Deciziile au costat cam { $points } puncte.
       *[other] Deciziile au costat cam { $points } de puncte.
    }
review-lost =
    { $points ->
        [0] aproape nimic pierdut
        [one] cam { $points } punct pierdut
        [few] cam { $points } puncte pierdute
       *[other] cam { $points } de puncte pierdute
    }
review-cost-chance =
    { $points ->
        [0] Deciziile nu au costat aproape nimic.
       *[more] Deciziile au costat cam { $points }% din șansa de câștig.
    }
review-lost-chance =
    { $points ->
        [0] aproape nimic pierdut
       *[more] cam { $points }% pierdute din șansa de câștig
    }
review-unit-points = Toate cifrele sunt puncte ale rundei.
review-unit-chance = Toate cifrele sunt procente din șansa de a câștiga partida, care are un singur joc: un câștig sigur este cu 100% peste o pierdere sigură.
review-once = O ocazie ratată care mai există la rândul următor se numără o singură dată, când este pierdută.
review-explain = Norocul compară ce s-a împărțit și s-a tras cu ce ar fi putut veni în loc. Jocul compară fiecare decizie cu cea mai bună mutare a antrenorului. Ambele sunt estimări după ce se putea vedea în acel moment.
review-moments = Cele mai instructive momente
review-no-moments = Nicio decizie nu a costat nici măcar un punct. Nu e nimic de îndreptat.
review-no-moments-chance = Nicio decizie nu a costat nici măcar un procent din șansa de câștig. Nu e nimic de îndreptat.
review-played = Ce s-a jucat
review-best = Mutarea antrenorului
review-right = cea mai bună mutare
review-hand = În mână: { $cards }
review-replay = Vezi în reluare
review-all = Toate deciziile
review-own-only = Masa aceasta nu arată ce a avut fiecare în mână, așa că fiecare își poate vedea doar propria analiză.
review-own = Analiza mea
error-must-draw =
    { $stock ->
        [none]
            { $spelling ->
                [tiles] Întâi trage o piesă.
               *[cards] Întâi trage o carte.
            }
       *[given] În teanc mai sunt cărți. Întâi mai trage una.
    }
error-already-drew =
    { $spelling ->
        [tiles] Ai luat deja o piesă. Acum aruncă una sau închide.
       *[cards] Ai luat deja o carte. Acum etalează, lipește sau aruncă.
    }
error-not-in-hand = Nu sunt în mâna ta: { $cards }. Alege din nou.
error-meld-too-short =
    { $group ->
        [none] O formație are cel puțin trei cărți. Mai alege.
       *[given] Formația { $group } trebuie să aibă cel puțin trei cărți. Mai adaugă sau mută-le în alte formații.
    }
error-not-a-meld =
    { $group ->
        [none] Nu e o formație. Alege cărți de aceeași valoare sau cărți consecutive de aceeași culoare.
       *[given] Formația { $group } nu e nici terță sau careu, nici suită. Alege cărți de aceeași valoare sau cărți consecutive de aceeași culoare.
    }
error-not-consecutive =
    { $group ->
        [none] Culoarea e bună, dar cărțile nu sunt consecutive. Suita nu are goluri și nu continuă de la popă la 2.
       *[given] În formația { $group } cărțile nu sunt consecutive. Suita nu are goluri și nu continuă de la popă la 2.
    }
error-duplicate-card =
    { $group ->
        [none] Aceeași carte apare de două ori. Scoate una.
       *[given] În formația { $group } aceeași carte apare de două ori. Mută una în altă parte.
    }
error-group-too-long =
    { $group ->
        [none] Un careu are cel mult patru cărți. Scoate din ele.
       *[given] Formația { $group } e prea lungă: un careu are cel mult patru cărți.
    }
error-layoff-needs-own-meld = Întâi etalează o formație a ta; apoi poți lipi.
error-layoff-no-fit =
    { $group ->
        [none] Cartea aceasta nu se potrivește acolo. Încearcă la altă formație.
       *[given] Nu se potrivește la formația { $group }: { $card }. Încearcă la alta.
    }
error-meld-limit =
    { $limit ->
        [one] La masa asta se etalează cel mult { $limit } formație pe rând. Acum aruncă o carte.
        [few] La masa asta se etalează cel mult { $limit } formații pe rând. Acum aruncă o carte.
       *[other] La masa asta se etalează cel mult { $limit } de formații pe rând. Acum aruncă o carte.
    }
error-return-taken-card =
    { $spelling ->
        [tiles] Piesa asta tocmai ai luat-o: { $card }. Aruncă alta.
       *[cards] Cartea asta tocmai ai luat-o: { $card }. Aruncă alta.
    }
error-stranded = Ai rămâne doar cu cartea pe care tocmai ai luat-o ({ $card }) și nu ți-ai putea încheia rândul. Mai păstrează o carte.
error-must-keep-discard = La masa asta ultima carte se aruncă. Păstrează una pentru asta.
error-must-discard =
    { $spelling ->
        [tiles] Aruncă o piesă ca să-ți închei rândul.
       *[cards] Aruncă o carte ca să-ți închei rândul.
    }
error-no-card-added = Adaugă cel puțin o carte din mână. Nu ajunge să muți cărțile de pe masă.
error-table-card-removed = Trebuie să rămână pe masă: { $cards }. Pune-le într-o formație.
error-card-not-available = Nu sunt nici pe masă, nici în mâna ta: { $cards }. Ia-o de la capăt, de la masa așa cum e.
error-joker-identity =
    { $card ->
        [none] Spune ce carte înlocuiește jokerul.
       *[given] Jokerul înlocuiește cartea aceasta: { $card }. Ca să devină alta, pune cartea adevărată în locul lui.
    }
error-meld-not-allowed-now = Nu mai poți etala la rândul acesta: se etalează o dată, înainte de a treia carte. Încheie rândul sau ciocănește.
error-draw-not-allowed-now =
    { $spelling ->
        [tiles] Tu deschizi jocul și ai deja cincisprezece piese. Aruncă una sau închide.
       *[cards] Nu mai poți trage la rândul acesta. Încheie-l sau ciocănește, dacă ai puține puncte în mână.
    }
error-knock-too-high =
    { $points ->
        [one] Ai { $points } punct în mână, e prea mult: poți ciocăni cu cel mult { $limit }.
        [few] Ai { $points } puncte în mână, e prea mult: poți ciocăni cu cel mult { $limit }.
       *[other] Ai { $points } de puncte în mână, e prea mult: poți ciocăni cu cel mult { $limit }.
    }
error-thrown-joker = Un joker aruncat nu se ia. Trage din grămezi.
error-invalid-layout = Cu piesa aceasta liberă, celelalte paisprezece nu închid: { $card }. Nu pierzi nimic; așază-le altfel sau joacă mai departe.
error-not-your-turn =
    { $spelling ->
        [tiles] E rândul altcuiva. Între timp îți poți aranja piesele.
       *[cards] E rândul altcuiva. Între timp îți poți aranja mâna.
    }
error-round-over = Runda aceasta s-a încheiat.
error-not-now = Asta nu se poate acum. Butoanele arată ce poți face.
error-no-such-meld = Formația aceea nu mai există. Uită-te din nou la masă.
error-stock-empty =
    { $spelling ->
        [tiles] Nu mai sunt piese de tras.
       *[cards] Teancul e gol. Ia cartea aruncată, dacă poți, sau pasează.
    }
error-pile-empty =
    { $spelling ->
        [tiles] Nu e nicio piesă aruncată de luat. Trage din grămezi.
       *[cards] Nu e nicio carte aruncată de luat. Trage din teanc.
    }
error-refusal-needs-doubles =
    { $needed ->
        [one] Poți refuza împărțirea cu { $needed } dublă; tu ai { $doubles }.
        [few] Poți refuza împărțirea cu { $needed } duble; tu ai { $doubles }.
       *[other] Poți refuza împărțirea cu { $needed } de duble; tu ai { $doubles }.
    }
error-bad-order =
    { $spelling ->
        [tiles] Nu sunt piesele care ar trebui să fie aici. Reîncarcă pagina.
       *[cards] Nu sunt cărțile care ar trebui să fie aici. Reîncarcă pagina.
    }
error-bad-seat = Nu există un asemenea loc. Reîncarcă pagina.
error-bad-players = Jocul acesta este pentru { $least } până la { $most } jucători. Alege alt număr.
refused-not-seated = Nu ai loc la masa asta. Întâi așază-te.
refused-seat-taken = A fost cineva mai rapid: locul e ocupat. Alege altul.
refused-no-seat = Pe locul acela nu e nimeni.
refused-already-seated = Ai deja un loc la masa asta.
refused-full = Toate locurile sunt ocupate. Poți privi sau poți căuta altă masă.
refused-locked = Masa nu mai primește jucători noi.
refused-not-host = Doar gazda mesei poate face asta.
refused-not-now = Asta nu se poate acum. Încearcă puțin mai târziu.
refused-not-allowed =
    { $rated ->
        [none] Setările nu permit asta aici.
       *[given] Masa contează pentru clasament. Ca să te așezi, fă-ți cont; numele și partidele rămân ale tale.
    }
refused-nothing-to-undo = Nu e nimic de anulat.
refused-seats-empty = Mai sunt locuri goale. Așteaptă jucători sau adaugă boți.
refused-no-balance = Nu mai ai jokeri suplimentari. În fiecare zi în care joci primești unul.
refused-bad-name =
    { $most ->
        [one] Alege un nume cu { $most } literă.
        [few] Alege un nume cu 1 până la { $most } litere.
       *[other] Alege un nume cu 1 până la { $most } de litere.
    }
refused-bad-text = Textul acesta nu se poate trimite. Scrie-l puțin altfel.
refused-bad-settings = Setările acestea nu merg împreună. Verifică jocul, numărul de jucători și regulile.
refused-bad-message = Ceva nu e în regulă aici. Verifică și încearcă din nou.
refused-bad-login =
    { $least ->
        [none] Numele și parola nu se potrivesc sau linkul a expirat. Încearcă din nou.
        [one] Parola trebuie să aibă cel puțin { $least } caracter.
        [few] Parola trebuie să aibă cel puțin { $least } caractere.
       *[other] Parola trebuie să aibă cel puțin { $least } de caractere.
    }
refused-name-in-use = Numele e luat. Alege altul.
refused-no-table = Nu există o asemenea masă. Verifică codul; poate s-a închis între timp.
refused-no-match = Nu există o asemenea partidă sau jucătorii ei nu o arată altora.
refused-closed = Masa aceasta s-a închis.
refused-too-fast = Prea repede. Așteaptă o clipă și încearcă din nou.
refused-too-large = E prea lung. Scurtează.
refused-same-id = Asta s-a făcut deja. Reîncarcă pagina.
refused-no-account = Întâi alege un nume sau intră în cont.
refused-forbidden = Nu ai acces aici.
refused-resync = Între timp jocul a mers mai departe. Uită-te și joacă din nou.
refused-unavailable = Serverul nu poate face asta chiar acum. Nu s-a pierdut nimic; încearcă din nou peste o clipă.
game-classic = Remi clasic
game-classic-line = Patru jucători, câte șapte cărți: tragi, etalezi, lipești, arunci. Câștigă cine ajunge primul la țintă.
game-classic-best = Întotdeauna patru jucători
game-basic = Remi simplu
game-basic-line = Remi așa cum îl știe lumea, cu regulile pe care le alegi tu.
game-basic-best = Cel mai bine în doi până la patru
game-carousel = Carusel
game-carousel-line = Masa e a tuturor: o desfaci și o refaci cu cărțile tale.
game-carousel-best = Cel mai bine în trei până la cinci
game-board = Remi pe tablă
game-board-line = Piese pe tabla ta. Aranjează pe ascuns paisprezece din cincisprezece și închide.
game-board-best = Bun în doi, trei sau patru
option-on = Da
option-off = Nu
option-no-limit = Fără limită
option-default = { $value } (obișnuit)
option-classic-hand = Cărți pentru fiecare
option-classic-hand-help = Câte cărți se împart fiecăruia.
option-classic-target = Țintă
option-classic-target-help = Partida se încheie când cineva are atâtea puncte.
option-classic-recycle-shuffle = Cărțile aruncate se amestecă
option-classic-recycle-shuffle-help = Când se termină teancul, cărțile aruncate se amestecă și devin noul teanc. Altfel doar se întorc, iar ordinea lor se știe.
option-basic-hand = Cărți pentru fiecare
option-basic-hand-help = Câte cărți se împart fiecăruia, după numărul de jucători.
option-basic-ace-mode = Asul
option-basic-ace-mode-help = Unde poate sta asul într-o suită.
option-basic-ace-mode-low = Doar jos
option-basic-ace-mode-low-help = As-2-3 e suită, damă-popă-as nu e. Asul din mână face 1.
option-basic-ace-mode-high-or-low = Jos sau sus
option-basic-ace-mode-high-or-low-help = Și as-2-3, și damă-popă-as sunt suite; popă-as-2 nu e. Asul din mână face 15.
option-basic-final-discard = Ultima carte se aruncă
option-basic-final-discard-help = Poți ieși numai aruncând ultima carte.
option-basic-layoff-needs-own-meld = Lipit numai după etalare
option-basic-layoff-needs-own-meld-help = Poți lipi abia după ce ai etalat o formație a ta.
option-basic-max-melds-per-turn = Formații pe rând
option-basic-max-melds-per-turn-help = Câte formații poți etala la un rând.
option-basic-rummy-doubles = Închisul din mână se dublează
option-basic-rummy-doubles-help = Dacă ieși cu toate cărțile la un singur rând, punctele se dublează.
option-basic-max-recycles = Teanc nou
option-basic-max-recycles-help = De câte ori se amestecă cărțile aruncate într-un teanc nou. Apoi runda e remiză.
option-basic-match = Partida
option-basic-match-help = Când se încheie partida.
option-basic-match-target = Până la țintă
option-basic-match-target-help = Partida se încheie când cineva are atâtea puncte.
option-basic-match-rounds = Un număr de runde
option-basic-match-rounds-help = După aceste runde câștigă cine are cele mai multe puncte; la egalitate victoria se împarte.
option-carousel-hand = Cărți pentru fiecare
option-carousel-hand-help = Câte cărți se împart fiecăruia.
option-carousel-knock-limit = Limita pentru ciocănit
option-carousel-knock-limit-help = Poți ciocăni cu atâtea puncte în mână sau mai puține.
option-carousel-target = Țintă
option-carousel-target-help = Partida se încheie când cineva are atâtea puncte.
option-carousel-joker-release = Eliberarea jokerului
option-carousel-joker-release-help = Ce carte adevărată poate lua locul unui joker.
option-carousel-joker-release-natural-on-table = Orice carte adevărată
option-carousel-joker-release-natural-on-table-help = Cartea adevărată vine din mâna ta sau din altă formație de pe masă.
option-carousel-joker-release-from-hand = Numai din mână
option-carousel-joker-release-from-hand-help = Cartea adevărată trebuie să vină din mâna ta.
option-carousel-box-bonus-scope = Bonus pentru rundele câștigate
option-carousel-box-bonus-scope-help = Cine primește la sfârșit 25 de puncte pentru fiecare rundă câștigată. Poate hotărî cine câștigă.
option-carousel-box-bonus-scope-others = Doar cei sub țintă
option-carousel-box-bonus-scope-others-help = Cine a ajuns la țintă primește în schimb 100 de puncte.
option-carousel-box-bonus-scope-all = Toți
option-carousel-box-bonus-scope-all-help = Cine a ajuns la țintă îl primește pe lângă cele 100 de puncte.
option-board-extra-joker-mode = Jokeri suplimentari
option-board-extra-joker-mode-help = Ce se întâmplă cu jokerii aduși de jucători.
option-board-extra-joker-mode-none = Fără
option-board-extra-joker-mode-none-help = Se joacă doar cu cei doi jokeri ai setului.
option-board-extra-joker-mode-pool = Printre piese
option-board-extra-joker-mode-pool-help = Se amestecă cu celelalte piese și îi poate trage oricine.
option-board-extra-joker-mode-hand = La cine îl aduce
option-board-extra-joker-mode-hand-help = Fiecare ajunge la jucătorul care l-a adus, în locul unei piese împărțite.
option-board-multiplier = Multiplicator
option-board-multiplier-help = De atâtea ori se plătesc închiderile și penalizările.
option-board-trump-bonus = Bonus pentru atu
option-board-trump-bonus-help = Cât plătește fiecare dintre ceilalți celui căruia i s-a împărțit perechea atuului. 0: fără bonus.
option-board-refuse-doubles = Refuzul împărțirii
option-board-refuse-doubles-help = Cu atâtea duble la împărțire poți cere piese noi. 0: niciodată.
option-board-large-thrown = Joc mare cu joker aruncat
option-board-large-thrown-help = Cât valorează Bicolor, Minore și Majore după un joker aruncat.
option-board-large-thrown-large = Rămâne mare
option-board-large-thrown-large-help = 500 de puncte, mai puțin cu jokeri în formații.
option-board-large-thrown-special = Devine special
option-board-large-thrown-special-help = 1000 de puncte, mai puțin cu jokeri în formații.
option-board-grand-care = Careu mare
option-board-grand-care-help = Ce înseamnă un Careu mare.
option-board-grand-care-eight-tiles = Oricare opt
option-board-grand-care-eight-tiles-help = Opt piese cu același număr, în terțe, careuri sau suite.
option-board-grand-care-two-quads = Două careuri
option-board-grand-care-two-quads-help = Două careuri întregi cu același număr.
option-board-mosaic-jokers = Mozaic cu jokeri
option-board-mosaic-jokers-help = Cât valorează un Mozaic mic cu jokeri.
option-board-mosaic-jokers-as-simple = Ca jocul simplu
option-board-mosaic-jokers-as-simple-help = 200 de puncte cu un joker, 150 cu mai mulți.
option-board-mosaic-jokers-flat250 = Mereu 250
option-board-mosaic-jokers-flat250-help = Jokerii nu îi scad valoarea.
option-board-disconnect-penalty = Penalizare pentru plecare
option-board-disconnect-penalty-help = Cât îi plătește jucătorul care lipsește la sfârșit fiecăruia dintre ceilalți; suma se înmulțește cu multiplicatorul.
option-board-games = Jocuri
option-board-games-help = Din câte jocuri e făcută partida.
preset-own = Regulile tale
preset-own-help = Ai schimbat unele reguli.
preset-classic-default = Reguli obișnuite
preset-classic-default-help = Șapte cărți, până la 200; cărțile aruncate se întorc fără amestecare.
preset-classic-shuffled = Cu amestecare
preset-classic-shuffled-help = Cărțile aruncate se amestecă înainte să devină noul teanc.
preset-basic-default = Reguli obișnuite
preset-basic-default-help = Asul doar jos, lipești când vrei, până la 150.
preset-basic-ace-high-or-low = Asul jos sau sus
preset-basic-ace-high-or-low-help = Și damă-popă-as e suită, iar asul din mână face 15.
preset-basic-strict = Reguli stricte
preset-basic-strict-help = O formație pe rând, lipit numai după etalare, ultima carte se aruncă.
preset-basic-block = Un singur teanc
preset-basic-block-help = Când se termină teancul, runda e remiză.
preset-basic-five-rounds = Cinci runde
preset-basic-five-rounds-help = După cinci runde câștigă cine are cele mai multe puncte.
preset-carousel-default = Reguli obișnuite
preset-carousel-default-help = Zece cărți, ciocănești cu cel mult 5, până la 150.
preset-carousel-joker-from-hand = Joker numai din mână
preset-carousel-joker-from-hand-help = Jokerul e eliberat numai de cartea adevărată din mâna ta.
preset-carousel-boxes-for-all = Bonus de runde pentru toți
preset-carousel-boxes-for-all-help = Toți primesc 25 de puncte pentru fiecare rundă câștigată.
preset-board-default = Reguli obișnuite
preset-board-default-help = Un joc, fără multiplicator, jokerii suplimentari printre piese.
preset-board-double = Dublu
preset-board-double-help = Închiderile și penalizările se plătesc de două ori.
preset-board-no-extra-jokers = Doi jokeri
preset-board-no-extra-jokers-help = Nimeni nu aduce jokeri suplimentari.
preset-board-four-games = Patru jocuri
preset-board-four-games-help = Partida are patru jocuri.
category-doubles = Duble
category-doubles-help = Șapte perechi de piese identice.
category-grand-care = Careu mare
category-grand-care-help = Opt piese cu același număr, iar celelalte șase tot în formații.
category-monocolor = Monocolor
category-monocolor-help = Numai suite, toate de o culoare.
category-bicolor = Bicolor
category-bicolor-help = Numai suite, de cel mult două culori.
category-minor = Minore
category-minor-help = Formații numai cu numere de la 1 la 7.
category-major = Majore
category-major-help = Formații numai cu numere de la 8 la 13 și 1; în suită 1 vine după 13.
category-mosaic = Mozaic
category-mosaic-help = De la 1 la 13 și din nou 1: primele patru în patru culori, iar vecinele niciodată la fel.
category-simple = Joc simplu
category-simple-help = Orice suite, terțe și careuri.
tier-special = Special
tier-special-help = 1000 de puncte, 900 cu un joker, 800 cu mai mulți.
tier-large = Mare
tier-large-help = 500 de puncte, 400 cu un joker, 300 cu mai mulți.
tier-small = Mic
tier-small-help = 250 de puncte, 200 cu un joker, 150 cu mai mulți.
reason-out = Ieșire
reason-out-you = Ai ieșit!
reason-out-other = { $name } a ieșit.
reason-knock = Ciocănit
reason-knock-you = Ai ciocănit.
reason-knock-other = { $name } a ciocănit.
reason-closed = Închidere
reason-closed-you = Ai închis: { $category }.
reason-closed-other = { $name } a închis: { $category }.
reason-refused = Împărțire refuzată
reason-refused-you = Ai refuzat împărțirea. Toți primesc piese noi.
reason-refused-other = { $name } a refuzat împărțirea. Toți primesc piese noi.
reason-exhausted = Nu mai e nimic de tras.
reason-stalled = Nu se mai mișcă nimic, așa că runda e remiză.
reason-too-long = Runda a ținut prea mult și e remiză.
reason-void = Masa a încheiat runda fără puncte.
reason-deserted = A rămas un singur jucător.
score-left = Rămase în mână ({ $name }): { n-points }
score-doubled = Închis din mână: × 2
score-held = În mână la sfârșit: { n-points }
score-difference = Diferență ({ $name }): { $theirs }\xA0−\xA0{ $own }
score-undercut = Mai puține puncte decât cel care a ciocănit: { $name }
score-out = A ieșit
score-close =
    { $times ->
        [1] { $category } ({ $tier }): { $base } de la fiecare
       *[more] { $category } ({ $tier }): { $base }\xA0×\xA0{ $times } de la fiecare
    }
score-close-paid =
    { $times ->
        [1] { $name } a închis: { $category } ({ $tier }), { $base }
       *[more] { $name } a închis: { $category } ({ $tier }), { $base }\xA0×\xA0{ $times }
    }
score-jokers-in = Jokeri în formații: { $n }
score-jokers-thrown = Jokeri aruncați înainte: { $n }
score-free-joker = Închis cu joker
score-trump = Perechea atuului: { $each } de la fiecare
score-trump-paid = { $name } a avut perechea atuului
score-away = Lipsește la sfârșit: { $each } fiecăruia
score-away-paid = { $name } a lipsit la sfârșit
score-reached = A ajuns la țintă: { $target }
score-boxes =
    { $rounds ->
        [one] { $rounds } rundă câștigată: { $rounds }\xA0×\xA0{ $each }
        [few] { $rounds } runde câștigate: { $rounds }\xA0×\xA0{ $each }
       *[other] { $rounds } de runde câștigate: { $rounds }\xA0×\xA0{ $each }
    }
score-hands = Din cărțile rămase, care nu se arată la masa asta
score-price = { $card }: { n-points }
score-nothing = Nimeni nu primește puncte.
score-none-yet = Încă nu s-a încheiat nicio rundă.
score-round = Runda { $round }
score-this-round = Runda aceasta
score-total = Total
score-final = Scor final
score-shared = Victorie împărțită
app-name = OpenRummy
app-line = Remi pentru toată lumea: cu prieteni, cu necunoscuți, cu boți.
skip-to-content = Direct la conținut
home = Acasă
home-welcome = Ce jucăm?
home-your-name = Numele tău
home-your-name-help = Cel mult 24 de litere. Nu ai nevoie de cont.
home-go = Hai să jucăm
home-play-now = Joacă acum
home-play-now-help = O masă cu boți, pe loc.
home-continue = Continuă jocul
home-continue-none = Nu ai niciun joc început.
home-create = Creează o masă
home-join = Intră la o masă
home-join-code = Codul mesei
home-join-code-help = Codul sau linkul primit de la gazdă.
home-join-go = Intră
home-quick = Partidă rapidă
home-quick-help = Joacă alături de alții care caută un joc. Când se termină așteptarea, locurile goale le iau boții.
home-quick-wait = Așteaptă cel mult
home-quick-searching = Căutăm jucători … { n-seconds }
home-quick-cancel = Nu mai căuta
home-quick-waiting =
    { $n ->
        [0] Nu așteaptă nimeni.
        [one] Așteaptă { $n } persoană.
        [few] Așteaptă { $n } persoane.
       *[other] Așteaptă { $n } de persoane.
    }
home-open-tables = Mese deschise
home-open-tables-none = Acum nu e nicio masă deschisă. Creează tu una!
home-open-table = { $game }, gazdă: { $name }. Locuri ocupate: { $taken } din { $seats }
home-watch = Privește
home-rules = Reguli
home-learn = Învață să joci
home-number-of-players = Jucători
home-bots-level = Boți
home-invite = Invită
home-invite-code = Codul mesei: { $code }
home-invite-link = Copiază linkul
home-invite-copied = Link copiat.
home-rules-before = Uită-te peste regulile mesei înainte de a începe.
create-title = Masă nouă
create-game = Joc
create-preset = Reguli
create-options = Regulile mesei
create-more = Alte setări
create-go = Creează masa
create-value = { $label }: { $value }
bot-random = La întâmplare
bot-random-help = Joacă orice e permis.
bot-greedy = Simplu
bot-greedy-help = Etalează tot ce poate și aruncă ce îi trebuie cel mai puțin.
bot-easy = Ușor
bot-easy-help = Joacă ca un începător și mai scapă lucruri din vedere.
bot-medium = Mediu
bot-medium-help = Știe sfaturile obișnuite și ține minte ce s-a jucat.
bot-hard = Greu
bot-hard-help = Gândește înainte și ține minte ce iei.
set-game = Joc
set-game-help = Ce jucați.
set-preset = Reguli
set-preset-help = Un set de reguli de pornire.
set-options = Regulile mesei
set-options-help = Fiecare regulă după placul tău; toți de la masă le văd înainte de start.
set-seats = Jucători
set-seats-help = Câți stau la masă, cu tot cu boți.
set-clock = Ceas
set-clock-help = Timp pentru fiecare mutare. Când se termină, se joacă o mutare simplă în locul tău.
set-clock-none = Fără ceas
set-clock-move = Timp de mutare
set-clock-move-help = Atâta timp pentru fiecare mutare.
set-clock-bank = Timp suplimentar
set-clock-bank-help = Pentru gândit mai mult, o dată pe toată partida.
set-absence-bank = Timp de absență
set-absence-bank-help = Câte secunde e așteptat un jucător care pierde conexiunea.
set-absence = Dacă cineva nu revine
set-absence-help = Ce se întâmplă când se termină timpul de absență. Cine revine își ia locul înapoi oricând.
set-absence-idle = Mutări simple
set-absence-idle-help = Locul doar trage și aruncă sau își încheie rândul.
set-absence-bot = Joacă un bot
set-absence-bot-help = Un bot joacă până revine jucătorul.
set-absence-vote = Votează ceilalți
set-absence-vote-help = Ceilalți pot încheia runda fără puncte, dacă sunt toți de acord.
set-open = Masă deschisă
set-open-help = Oricine poate găsi masa și poate intra. Altfel e nevoie de cod.
set-spectators = Spectatori
set-spectators-help = Și alții pot privi. Cât se joacă nu văd ce are fiecare în mână.
set-spectator-chat = Spectatorii pot scrie
set-spectator-chat-help = Pot scrie și cei care privesc.
set-undo = Anulare
set-undo-help = Îți poți anula mutarea cât timp nu ți-a arătat nimic nou.
set-hints = Sugestii
set-hints-help = Poți întreba ce ar juca un bot. Nu și la mesele pentru clasament.
set-rated = Pentru clasament
set-rated-help = Partida contează pentru clasament. Doar pentru cei cu cont, fără boți și fără sugestii.
set-reveal =
    { $spelling ->
        [tiles] Arătarea pieselor
       *[cards] Arătarea cărților
    }
set-reveal-help =
    { $spelling ->
        [tiles] Când se arată piesele și amestecarea, ca oricine să poată verifica împărțirea.
       *[cards] Când se arată cărțile și amestecarea, ca oricine să poată verifica împărțirea.
    }
set-reveal-round = După fiecare rundă
set-reveal-round-help =
    { $spelling ->
        [tiles] Piesele se arată imediat ce se încheie runda.
       *[cards] Cărțile se arată imediat ce se încheie runda.
    }
set-reveal-match = După partidă
set-reveal-match-help = Toate rundele se arată când se încheie partida.
set-reveal-never = Niciodată
set-reveal-never-help =
    { $spelling ->
        [tiles] Piesele rămân ascunse și nimeni nu poate verifica împărțirea.
       *[cards] Cărțile rămân ascunse și nimeni nu poate verifica împărțirea.
    }
set-share-replay = Reluarea se poate arăta
set-share-replay-help = Oricine are linkul poate vedea partida încheiată.
set-extra-jokers = Jokeri suplimentari
set-extra-jokers-help = Dacă jucătorii pot aduce jokeri suplimentari la remi pe tablă.
set-extra-jokers-off = Nu
set-extra-jokers-off-help = Nu aduce nimeni.
set-extra-jokers-free = Gratuit
set-extra-jokers-free-help = Fiecare poate aduce câte unul la fiecare joc.
set-extra-jokers-balance = Dintre ai tăi
set-extra-jokers-balance-help = Aduci unul dintre cei câștigați jucând.
set-next-round = Pauză între runde
set-next-round-help = Runda următoare începe după atâtea secunde sau când sunt toți gata.
set-bot-pace = Ritmul boților
set-bot-pace-help = Câte milisecunde așteaptă boții înaintea fiecărei mutări.
phrase-hello = Bună!
phrase-good-luck = Mult noroc!
phrase-well-played = Bine jucat!
phrase-thanks = Mulțumesc!
phrase-oops = Vai!
phrase-nice-one = Frumos!
phrase-hurry = E rândul tău, când ești gata.
phrase-one-moment = O clipă, te rog.
phrase-good-game = Frumoasă partidă!
phrase-rematch = Încă o partidă?
phrase-smile = 🙂
phrase-clap = 👏
phrase-think = 🤔
phrase-wow = 😮
phrase-sad = 🙁
phrase-heart = 💚
rules-basic-aim-title = Scopul jocului
rules-basic-aim-1 = Scapă de toate cărțile înaintea celorlalți. Cine iese primește puncte pentru tot ce mai au ceilalți în mână.
rules-basic-aim-2 =
    { $match ->
        [rounds] Partida ține { n-rounds }. Câștigă cine are cele mai multe puncte; la egalitate victoria se împarte.
       *[target] Partida se joacă până la { n-points }.
    }
rules-basic-deal-title = Cărțile și împărțirea
rules-basic-deal-1 = Doi până la șase jucători, un pachet de 52 de cărți, fără jokeri.
rules-basic-deal-2 = Câte cărți primește fiecare:
rules-basic-deal-3 = O carte se întoarce cu fața în sus și începe teancul cărților aruncate. Restul e teancul din care se trage.
rules-basic-deal-4 = Începe jucătorul de după cel care împarte. Se joacă în sensul acelor de ceasornic, iar la fiecare rundă împarte următorul.
rules-basic-turn-title = Rândul tău
rules-basic-turn-1 = Întâi iei o carte: din teanc sau pe cea de deasupra celor aruncate.
rules-basic-turn-2 =
    { $melds ->
        [none] Apoi poți etala formații și poți lipi cărți, câte vrei sau niciuna.
        [one] Apoi poți etala cel mult { $melds } formație și poți lipi cărți, sau nici una, nici alta.
        [few] Apoi poți etala cel mult { $melds } formații și poți lipi cărți, sau nici una, nici alta.
       *[other] Apoi poți etala cel mult { $melds } de formații și poți lipi cărți, sau nici una, nici alta.
    }
rules-basic-turn-3 = La urmă arunci o carte. Cartea pe care tocmai ai luat-o dintre cele aruncate nu o poți arunca la același rând.
rules-basic-melds-title = Formații
rules-basic-melds-1 = Terța are trei cărți de aceeași valoare, careul patru.
rules-basic-melds-set-example = O terță: trei cărți de 8
rules-basic-melds-2 =
    { $ace ->
        [high_or_low] Suita are trei sau mai multe cărți consecutive de aceeași culoare (cupă, caro, pică sau treflă). Asul vine înainte de 2 sau după popă, dar popă-as-2 nu e suită.
       *[low] Suita are trei sau mai multe cărți consecutive de aceeași culoare (cupă, caro, pică sau treflă). Asul vine înainte de 2; damă-popă-as nu e suită.
    }
rules-basic-melds-run-example = O suită: 8, 9 și 10 de cupă
rules-basic-melds-ace-example =
    { $ace ->
        [high_or_low] Tot o suită: damă, popă și as
       *[low] Nu e suită: damă, popă și as
    }
rules-basic-layoff-title = Lipitul
rules-basic-layoff-1 =
    { $own_meld ->
        [yes] După ce ai o formație a ta pe masă, poți lipi câte o carte la orice formație.
       *[no] Poți lipi câte o carte la orice formație de pe masă, chiar dacă încă nu ai una a ta.
    }
rules-basic-layoff-2 = Cartea stă în fața ta, dar ține de formație, iar formația poate crește mai departe.
rules-basic-layoff-example = 7 și valetul se lipesc la 8-9-10 de aceeași culoare
rules-basic-out-title = Ieșirea
rules-basic-out-1 =
    { $final ->
        [yes] Ieși când arunci ultima carte. Ultima carte nu se etalează și nu se lipește.
       *[no] Ieși când nu mai ai cărți în mână: etalând, lipind sau aruncând.
    }
rules-basic-out-2 = Nu poți juca așa încât să rămâi doar cu cartea pe care tocmai ai luat-o, dacă atunci nu ți-ai putea încheia rândul.
rules-basic-stock-title = Când se termină teancul
rules-basic-stock-1 =
    { $recycles ->
        [none] Cartea aruncată de deasupra rămâne, iar celelalte se amestecă și devin noul teanc, de câte ori e nevoie.
        [0] Dacă la sfârșitul unui rând teancul e gol, runda e remiză și nimeni nu primește puncte.
        [one] Cartea aruncată de deasupra rămâne, iar celelalte se amestecă și devin noul teanc, cel mult { $recycles } dată. Apoi runda e remiză.
        [few] Cartea aruncată de deasupra rămâne, iar celelalte se amestecă și devin noul teanc, de cel mult { $recycles } ori. Apoi runda e remiză.
       *[other] Cartea aruncată de deasupra rămâne, iar celelalte se amestecă și devin noul teanc, de cel mult { $recycles } de ori. Apoi runda e remiză.
    }
rules-basic-stock-2 = Dacă e o singură carte aruncată, o poți lua sau poți pasa. Când au pasat toți la rând, runda e remiză.
rules-basic-stock-3 = Dacă mult timp nimeni nu trage din teanc și nu pune nimic pe masă, runda e tot remiză.
rules-basic-score-title = Puncte
rules-basic-score-1 =
    { $ace ->
        [high_or_low] Cine iese primește punctele tuturor cărților rămase la ceilalți: asul 15, cărțile cu numere cât scrie pe ele, valetul, dama și popa 10.
       *[low] Cine iese primește punctele tuturor cărților rămase la ceilalți: asul 1, cărțile cu numere cât scrie pe ele, valetul, dama și popa 10.
    }
rules-basic-score-2 =
    { $doubles ->
        [yes] Închis din mână: dacă joci toate cărțile la un singur rând, fără să fi pus ceva pe masă înainte, punctele se dublează.
       *[no] E totuna dacă ieși dintr-o dată sau treptat.
    }
rules-board-aim-title = Scopul jocului
rules-board-aim-1 = Aranjează pe tablă paisprezece din cele cincisprezece piese, fără să te vadă ceilalți, și închide. Toți ceilalți îți plătesc.
rules-board-aim-2 = Partida ține { n-games }.
rules-board-deal-title = Piesele și împărțirea
rules-board-deal-1 = Doi până la patru jucători. Numerele de la 1 la 13 în roșu, galben, albastru și negru, fiecare de două ori, și doi jokeri.
rules-board-deal-2 =
    { $extra ->
        [none] Nu există jokeri suplimentari.
        [hand] Înainte de împărțire fiecare poate aduce un joker suplimentar, dacă masa permite. Acesta ia locul uneia dintre piesele împărțite acelui jucător.
       *[pool] Înainte de împărțire fiecare poate aduce un joker suplimentar, dacă masa permite. Acesta se amestecă printre celelalte piese.
    }
rules-board-deal-3 = Primul jucător primește 15 piese, ceilalți 14. O piesă se întoarce cu fața în sus: atuul. Se trage ultimul.
rules-board-deal-4 =
    { $bonus ->
        [0] Pentru perechea atuului nu există bonus.
        [one] Cine primește la împărțire perechea atuului ia imediat { $bonus } punct de la fiecare.
        [few] Cine primește la împărțire perechea atuului ia imediat { $bonus } puncte de la fiecare.
       *[other] Cine primește la împărțire perechea atuului ia imediat { $bonus } de puncte de la fiecare.
    }
rules-board-deal-5 =
    { $refuse ->
        [0] Împărțirea nu se poate refuza.
        [one] Cu cel puțin { $refuse } dublă (două piese identice) poți refuza împărțirea. Atunci se împarte din nou și nimeni nu plătește.
        [few] Cu cel puțin { $refuse } duble (câte două piese identice) poți refuza împărțirea. Atunci se împarte din nou și nimeni nu plătește.
       *[other] Cu cel puțin { $refuse } de duble (câte două piese identice) poți refuza împărțirea. Atunci se împarte din nou și nimeni nu plătește.
    }
rules-board-turn-title = Rândul tău
rules-board-turn-1 = Trage o piesă sau ia-o pe cea pe care tocmai a aruncat-o jucătorul dinaintea ta. Apoi aruncă una sau închide. Primul jucător începe aruncând sau închide pe loc.
rules-board-turn-2 = Piesa pe care tocmai ai luat-o nu o poți arunca la același rând.
rules-board-turn-3 = Poți arunca un joker. Nimeni nu-l poate lua, iar închiderea ta valorează mai mult.
rules-board-close-title = Închiderea
rules-board-close-1 = Paisprezece piese trebuie să stea în suite, terțe și careuri sau într-unul dintre modelele speciale. A cincisprezecea e liberă. Dacă e joker, închizi cu joker.
rules-board-close-2 = Suita are trei sau mai multe numere consecutive de aceeași culoare. 1 vine înainte de 2 sau după 13; 13-1-2 nu e suită. Terța are trei piese cu același număr, careul patru, în culori diferite.
rules-board-close-example = Patru formații, iar la capăt piesa liberă
rules-board-close-3 = Jokerul înlocuiește orice piesă. Programul alege ce e mai bine pentru tine. O închidere greșită nu costă nimic.
rules-board-categories-title = Categorii
rules-board-categories-1 = Contează doar categoria cea mai bună.
rules-board-doubles-example = Duble: șapte perechi
rules-board-grand-care-example =
    { $care ->
        [two_quads] Careu mare: două careuri întregi cu același număr, celelalte șase în formații
       *[eight_tiles] Careu mare: opt piese cu același număr, celelalte șase în formații
    }
rules-board-monocolor-example = Monocolor: suite de o culoare
rules-board-bicolor-example = Bicolor: suite de două culori
rules-board-minor-example = Minore: nimic peste 7
rules-board-major-example = Majore: nimic sub 8 în afară de 1, în terță sau careu, ori după 13
rules-board-mosaic-example = Mozaic: de la 1 la 13 și 1, primele patru în patru culori, vecinele mereu diferite
rules-board-simple-example = Joc simplu: orice suite, terțe și careuri
rules-board-worth-title = Cât valorează închiderea
rules-board-worth-1 = Special (Duble, Careu mare, Monocolor): 1000 de puncte de la fiecare. Mare (Bicolor, Minore, Majore): 500. Mic (Mozaic, Joc simplu): 250.
rules-board-worth-2 =
    { $mosaic ->
        [flat250] Cu un joker în formații sunt 900, 400 sau 200; cu mai mulți, 800, 300 sau 150. Un Mozaic mic valorează mereu 250.
       *[as_simple] Cu un joker în formații sunt 900, 400 sau 200; cu mai mulți, 800, 300 sau 150.
    }
rules-board-worth-3 =
    { $large ->
        [special] Închis cu joker sau după un joker aruncat, jocul mic devine mare, iar cel mare devine special.
       *[large] Închis cu joker, jocul mic devine mare, iar cel mare devine special. După un joker aruncat, jocul mic devine mare; cel mare rămâne mare.
    }
rules-board-worth-4 = După doi jokeri aruncați, sau unul aruncat și închis cu joker, totul e special.
rules-board-worth-5 = Multiplicatorul mesei: × { $multiplier }
rules-board-end-title = Fără închidere
rules-board-end-1 = Cine trage ultima piesă mai poate închide. Altfel jocul s-a terminat și nimeni nu plătește; ce s-a plătit pentru perechea atuului rămâne plătit.
rules-board-end-2 =
    { $penalty ->
        [0] Cine lipsește la sfârșit nu plătește penalizare.
        [one] Cine lipsește la sfârșit plătește { $penalty } punct fiecăruia dintre ceilalți, înmulțit cu multiplicatorul.
        [few] Cine lipsește la sfârșit plătește { $penalty } puncte fiecăruia dintre ceilalți, înmulțit cu multiplicatorul.
       *[other] Cine lipsește la sfârșit plătește { $penalty } de puncte fiecăruia dintre ceilalți, înmulțit cu multiplicatorul.
    }
rules-board-end-3 = Dacă toți ceilalți au plecat de tot, jocul s-a terminat. Atunci nu se plătește nicio închidere, doar penalizările.
rules-board-end-4 = Jocul următor îl începe jucătorul următor. Totalul cel mai mare câștigă partida; la egalitate victoria se împarte.
rules-carousel-aim-title = Scopul jocului
rules-carousel-aim-1 = Formațiile de pe masă sunt ale tuturor. Le poți desface și poți face altele, dacă pui și o carte din mâna ta.
rules-carousel-aim-2 = Să ai cele mai puține puncte în mână când ciocănește cineva, sau să scapi de toate cărțile.
rules-carousel-deal-title = Cărțile și împărțirea
rules-carousel-deal-1 = Doi până la cinci jucători, cel mai bine trei sau mai mulți. Doi jucători folosesc un pachet cu un joker; mai mulți folosesc două pachete cu doi jokeri.
rules-carousel-deal-2 =
    { $hand ->
        [one] Fiecare primește { $hand } carte. Restul e teancul; cărți aruncate nu există.
        [few] Fiecare primește { $hand } cărți. Restul e teancul; cărți aruncate nu există.
       *[other] Fiecare primește { $hand } de cărți. Restul e teancul; cărți aruncate nu există.
    }
rules-carousel-deal-3 = Începe jucătorul de după cel care împarte. Se joacă în sensul acelor de ceasornic, iar la fiecare rundă împarte următorul.
rules-carousel-turn-title = Rândul tău
rules-carousel-turn-1 = Tragi o carte. Apoi joci pe masă sau tragi a doua. Apoi joci sau tragi a treia. După a treia carte nu mai poți juca la rândul acesta.
rules-carousel-turn-2 = Când ai jucat sau ai tras trei cărți, încheie rândul sau ciocănește.
rules-carousel-table-title = Rearanjarea mesei
rules-carousel-table-1 = La sfârșit, pe masă e cel puțin o carte nouă din mâna ta, nicio carte nu s-a întors în mână și totul stă în formații corecte. Cum ajungi acolo nu contează.
rules-carousel-table-before-example = Înainte: trei formații pe masă și două cărți în mâna ta
rules-carousel-table-after-example = După: aceleași cărți și cele două ale tale, în trei suite noi
rules-carousel-table-2 = Terța are trei cărți de aceeași valoare, careul patru, fiecare culoare o singură dată. Suita are trei sau mai multe cărți consecutive de aceeași culoare. Asul vine înainte de 2 sau după popă; popă-as-2 nu e suită.
rules-carousel-table-wrong-example = Nu se poate: rămâne o pereche
rules-carousel-joker-title = Jokeri
rules-carousel-joker-1 = Când joci un joker, spui ce carte înlocuiește. Rămâne cartea aceea oriunde ar ajunge.
rules-carousel-joker-2 =
    { $release ->
        [from_hand] Dacă pui în locul lui cartea adevărată din mâna ta, jokerul e liber: folosește-l la același rând ca altă carte.
       *[natural_on_table] Dacă pui în locul lui cartea adevărată, din mână sau de pe masă, jokerul e liber: folosește-l la același rând ca altă carte.
    }
rules-carousel-joker-example = Adevăratul 6 ia locul jokerului; jokerul devine as
rules-carousel-knock-title = Ciocănitul
rules-carousel-knock-1 =
    { $limit ->
        [one] La sfârșitul rândului poți ciocăni dacă ai cel mult { $limit } punct în mână. Runda se încheie imediat.
        [few] La sfârșitul rândului poți ciocăni dacă ai cel mult { $limit } puncte în mână. Runda se încheie imediat.
       *[other] La sfârșitul rândului poți ciocăni dacă ai cel mult { $limit } de puncte în mână. Runda se încheie imediat.
    }
rules-carousel-knock-2 = Jokerul 25, valetul, dama și popa 10, cărțile cu numere cât scrie pe ele, asul 1.
rules-carousel-score-title = Puncte
rules-carousel-score-1 = Câștigă cine are cele mai puține puncte în mână și primește diferența față de fiecare dintre ceilalți.
rules-carousel-score-2 = Dacă altcineva are la fel de puține sau mai puține decât cel care a ciocănit, câștigă acela și primește încă 10.
rules-carousel-score-3 = Dacă îți joci și ultima carte, câștigi runda și primești încă 25.
rules-carousel-stock-title = Când se termină teancul
rules-carousel-stock-1 = Fiecare mai are un rând, fără tras și fără ciocănit. Apoi câștigă cine are cele mai puține puncte în mână.
rules-carousel-stock-2 = Și atunci, dacă îți joci ultima carte, runda se încheie imediat și primești încă 25.
rules-carousel-match-title = Partida
rules-carousel-match-1 =
    { $target ->
        [one] Partida se încheie cu runda în care cineva ajunge la { $target } punct. Fiecare dintre acești jucători primește încă 100.
        [few] Partida se încheie cu runda în care cineva ajunge la { $target } puncte. Fiecare dintre acești jucători primește încă 100.
       *[other] Partida se încheie cu runda în care cineva ajunge la { $target } de puncte. Fiecare dintre acești jucători primește încă 100.
    }
rules-carousel-match-2 =
    { $boxes ->
        [all] Toți primesc 25 pentru fiecare rundă câștigată. Câștigă scorul cel mai mare.
       *[others] Ceilalți primesc 25 pentru fiecare rundă câștigată. Câștigă scorul cel mai mare, și acela poate fi al altcuiva!
    }
rules-classic-aim-title = Scopul jocului
rules-classic-aim-1 = Scapă de toate cărțile înaintea celorlalți trei. Cine iese primul primește puncte pentru tot ce mai au ceilalți în mână.
rules-classic-aim-2 =
    { $target ->
        [one] Partida se joacă până la { $target } punct.
        [few] Partida se joacă până la { $target } puncte.
       *[other] Partida se joacă până la { $target } de puncte.
    }
rules-classic-deal-title = Cărțile și împărțirea
rules-classic-deal-1 =
    { $hand ->
        [one] Patru jucători, un pachet de 52 de cărți, fără jokeri. Fiecare primește { $hand } carte.
        [few] Patru jucători, un pachet de 52 de cărți, fără jokeri. Fiecare primește { $hand } cărți.
       *[other] Patru jucători, un pachet de 52 de cărți, fără jokeri. Fiecare primește { $hand } de cărți.
    }
rules-classic-deal-2 = O carte se întoarce cu fața în sus și începe teancul cărților aruncate. Restul e teancul din care se trage; toți văd câte cărți are.
rules-classic-deal-3 = Începe jucătorul de după cel care împarte. Se joacă în sensul acelor de ceasornic, iar la fiecare rundă împarte următorul.
rules-classic-turn-title = Rândul tău
rules-classic-turn-1 = Întâi iei o carte: din teanc sau pe cea de deasupra celor aruncate.
rules-classic-turn-2 = Apoi poți etala formații și poți lipi cărți, câte vrei sau niciuna.
rules-classic-turn-3 = La urmă arunci o carte. Cartea pe care tocmai ai luat-o dintre cele aruncate nu o poți arunca la același rând.
rules-classic-melds-title = Formații
rules-classic-melds-1 = Terța are trei cărți de aceeași valoare, careul patru.
rules-classic-melds-set-example = O terță: trei dame
rules-classic-melds-2 = Suita are trei sau mai multe cărți consecutive de aceeași culoare (cupă, caro, pică sau treflă). Asul vine înainte de 2; damă-popă-as nu e suită.
rules-classic-melds-run-example = O suită: 8, 9 și 10 de pică
rules-classic-melds-wrong-example = Nu e suită: aici asul nu vine niciodată după popă
rules-classic-layoff-title = Lipitul
rules-classic-layoff-1 = După ce ai o formație a ta pe masă, poți lipi câte o carte la orice formație, a ta sau a altuia.
rules-classic-layoff-example = 8 se lipește la 9-10-valet de aceeași culoare
rules-classic-layoff-2 = Formațiile de pe masă nu se desfac niciodată.
rules-classic-out-title = Ieșirea
rules-classic-out-1 = Ieși când nu mai ai cărți în mână: etalând, lipind sau aruncând. Ultima carte nu trebuie aruncată.
rules-classic-out-2 = Nu poți juca așa încât să rămâi doar cu cartea pe care tocmai ai luat-o și care nu se potrivește nicăieri: nu ți-ai putea încheia rândul.
rules-classic-stock-title = Când se termină teancul
rules-classic-stock-1 =
    { $shuffle ->
        [yes] Prima dată, cartea aruncată de deasupra rămâne, iar celelalte se amestecă și devin noul teanc.
       *[no] Prima dată, cartea aruncată de deasupra rămâne, iar celelalte se întorc așa cum sunt și devin noul teanc. Memoria bună ajută!
    }
rules-classic-stock-2 = A doua oară runda e remiză și nimeni nu primește puncte.
rules-classic-stock-3 = Dacă mult timp nimeni nu trage din teanc și nu pune nimic pe masă, runda e tot remiză.
rules-classic-score-title = Puncte
rules-classic-score-1 = Cine iese primește punctele tuturor cărților rămase la ceilalți: asul 1, cărțile cu numere cât scrie pe ele, valetul, dama și popa 10.
rules-classic-score-2 = Primul care ajunge la țintă câștigă partida.
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
place-hand = Cărțile tale
place-rack = Tabla ta
place-table = Masa
place-stock =
    { $spelling ->
        [tiles] Grămezi
       *[cards] Teanc
    }
place-stock-count =
    { $spelling ->
        [tiles] În grămezi: { n-tiles }
       *[cards] Teanc: { n-cards }
    }
place-stock-empty =
    { $spelling ->
        [tiles] Nu mai sunt piese în grămezi
       *[cards] Teanc: gol
    }
place-stock-known = Ordinea teancului se știe: cărțile aruncate au fost întoarse.
place-discard =
    { $spelling ->
        [tiles] Șir
       *[cards] Cărți aruncate
    }
place-discard-top = Ultima aruncată: { $card }
place-discard-empty =
    { $spelling ->
        [tiles] Nicio piesă aruncată
       *[cards] Nicio carte aruncată
    }
place-discard-browse = Vezi cărțile aruncate
place-previous-discard = Ultima piesă aruncată: { $card }
place-melds-of = Formații: { $name }
place-melds-yours = Formațiile tale
place-laid-off-to = Lipită la formația { $group }
place-trump = Atu: { $card }
place-thrown-jokers = Jokeri aruncați ({ $name }): { $n }
place-workbench = Masa de lucru
place-scores = Scor
place-players = Jucători
place-hand-of = { $name }: { n-things }
place-points-of = { $name }: { n-points }
turn-you = E rândul tău
turn-other = La rând: { $name }
turn-you-draw = E rândul tău. Întâi trage.
turn-you-play = Etalează, lipește sau aruncă o carte ca să închei rândul.
turn-you-discard = Aruncă pentru a încheia rândul.
turn-you-open = Tu deschizi: aruncă o piesă sau închide.
turn-you-decide = Rearanjează masa cu o carte de-a ta sau mai trage una.
turn-you-rebuild = Rearanjează masa cu o carte de-a ta sau încheie rândul.
turn-you-end = Încheie rândul.
turn-you-after = Încheie rândul sau ciocănește.
turn-you-final = Ultimul rând: rearanjează masa sau pasează.
turn-you-offer = Joci cu piesele astea sau refuzi împărțirea?
turn-you-accept = Uită-te la piesele tale, apoi joacă cu ele.
turn-waiting-players = Așteptăm jucători
turn-waiting-host = Așteptăm gazda să înceapă
turn-waiting-for = Așteptăm: { $name }
turn-waiting-ready = Așteptăm să fie toți gata
turn-bot-thinking = { $name } se gândește
turn-dealing = Se împarte
turn-shuffling = Se amestecă
turn-taken-card = Tocmai ai luat: { $card }. Nu o poți arunca la rândul acesta.
turn-new-card = Nou: { $card }
do-draw = Trage
do-draw-more = Mai trage una
do-take =
    { $spelling ->
        [tiles] Ia piesa aruncată
       *[cards] Ia cartea aruncată
    }
do-take-card = Ia: { $card }
do-meld = Etalează
do-layoff = Lipește
do-layoff-on = Lipește la formația { $group }: { $card }
do-discard = Aruncă
do-discard-card = Aruncă: { $card }
do-discard-undo = Ia înapoi
do-throw-joker = Arunci jokerul? Atunci iese din joc.
do-knock = Ciocănește
do-close = Închide
do-close-with = Închide, piesa liberă: { $card }
do-check-board = Verifică tabla
do-end = Încheie rândul
do-pass = Pas
do-accept = Joacă cu acestea
do-refuse = Refuză împărțirea
do-undo = Anulează
do-undo-help = O mutare se poate anula cât timp nu ți-a arătat nimic nou. Trasul și aruncatul rămân.
do-sort-rank = Sortează după valoare
do-sort-suit = Sortează după culoare
do-arrange-runs = Suite
do-arrange-groups = Terțe
do-arrange-pairs = Perechi
do-what-can-i-play = Ce pot juca?
do-hint = Sugestie
do-reset = De la capăt
do-commit = Joacă
do-lay-down = Etalează: { $cards }
do-new-meld = Formație nouă
do-split-meld = Desparte aici
do-move-left = La stânga
do-move-right = La dreapta
do-move-to-hand = Înapoi în mână
do-move-to-meld = La formația { $group }
do-select = Alege: { $card }
do-unselect = Deselectează: { $card }
do-unselect-all = Deselectează tot
do-next-row = Pe rândul celălalt al tablei
selected =
    { $n ->
        [one] Alese: { $n }
        [few] Alese: { $n }
       *[other] Alese: { $n }
    }
bench-help = Mută cărțile cum vrei. Nimic nu contează până nu joci.
bench-ok = Toate formațiile sunt bune.
bench-added =
    { $n ->
        [one] { $n } carte din mâna ta
        [few] { $n } cărți din mâna ta
       *[other] { $n } de cărți din mâna ta
    }
bench-add-one = Adaugă cel puțin o carte din mână.
mark-too-short = Prea scurtă
mark-not-a-meld = Nu e formație
mark-not-consecutive = Nu sunt consecutive
mark-duplicate = Aceeași carte de două ori
mark-too-long = Prea lungă
mark-joker-unnamed = Ce înlocuiește jokerul?
mark-missing = Mai sunt de pus: { $cards }
joker-chooser = Ce carte înlocuiește jokerul?
joker-chooser-choice = Joker pentru { $card }
joker-chooser-suit = Culoare
joker-chooser-rank = Valoare
proposals-none = Nu s-a găsit nimic care să se potrivească acum pe masă.
proposals-shown = Propunerea { $number } din { $count }
hint-move = Un bot ar juca acum asta.
board-closes = Se închide: { $category } ({ $tier }), { $points } de la fiecare.
board-closes-not = Încă nu se închide.
board-free-tile = Piesă liberă: { $card }
board-better-free = Cu altă piesă liberă iei mai mult: { $card } ({ $points } de la fiecare).
board-multiplier = Multiplicator: × { $multiplier }
board-refuse-offer =
    { $n ->
        [one] Ai { $n } dublă. Refuzi împărțirea și iei piese noi?
        [few] Ai { $n } duble. Refuzi împărțirea și iei piese noi?
       *[other] Ai { $n } de duble. Refuzi împărțirea și iei piese noi?
    }
board-categories = Categorii
extra-joker = Joker suplimentar
extra-joker-bring = Adu un joker suplimentar
extra-joker-brought-you = Jokerul tău suplimentar intră în jocul următor.
extra-joker-brought-other = { $name } aduce un joker suplimentar.
extra-joker-left =
    { $n ->
        [one] Ai { $n } joker suplimentar.
        [few] Ai { $n } jokeri suplimentari.
       *[other] Ai { $n } de jokeri suplimentari.
    }
extra-joker-free = La masa asta jokerii suplimentari nu costă nimic.
event-drew-you = Ai tras: { $card }.
event-drew-other =
    { $spelling ->
        [tiles] { $name } a tras o piesă.
       *[cards] { $name } a tras o carte.
    }
event-took-you =
    { $spelling ->
        [tiles] Ai luat piesa aruncată: { $card }.
       *[cards] Ai luat cartea aruncată: { $card }.
    }
event-took-other =
    { $spelling ->
        [tiles] { $name } a luat piesa aruncată: { $card }.
       *[cards] { $name } a luat cartea aruncată: { $card }.
    }
event-melded-you = Ai etalat: { $cards }.
event-melded-other = { $name } a etalat: { $cards }.
event-laidoff-you = Ai lipit la formația { $group }: { $card }.
event-laidoff-other = { $name } a lipit la formația { $group }: { $card }.
event-rearranged-you = Ai rearanjat masa și ai pus: { $cards }.
event-rearranged-other = { $name } a rearanjat masa și a pus: { $cards }.
event-discarded-you = Ai aruncat: { $card }.
event-discarded-other = { $name } a aruncat: { $card }.
event-threw-joker-you = Ai aruncat un joker.
event-threw-joker-other = { $name } a aruncat un joker. Următorul trebuie să tragă din grămezi.
event-passed-you = Ți-ai încheiat rândul.
event-passed-other = { $name } și-a încheiat rândul.
event-knocked-you = Ciocănești!
event-knocked-other = { $name } ciocănește!
event-closed-you = Închizi: { $category }!
event-closed-other = { $name } închide: { $category }!
event-accepted-you = Joci cu piesele astea.
event-accepted-other = { $name } joacă cu piesele primite.
event-refused-you = Refuzi împărțirea.
event-refused-other = { $name } refuză împărțirea.
event-trumpbonus-you =
    { $points ->
        [one] Ai primit la împărțire perechea atuului ({ $card }): { $points } punct de la fiecare.
        [few] Ai primit la împărțire perechea atuului ({ $card }): { $points } puncte de la fiecare.
       *[other] Ai primit la împărțire perechea atuului ({ $card }): { $points } de puncte de la fiecare.
    }
event-trumpbonus-other =
    { $points ->
        [one] { $name } a primit la împărțire perechea atuului ({ $card }): { $points } punct de la fiecare.
        [few] { $name } a primit la împărțire perechea atuului ({ $card }): { $points } puncte de la fiecare.
       *[other] { $name } a primit la împărțire perechea atuului ({ $card }): { $points } de puncte de la fiecare.
    }
event-stockturned = Teancul s-a terminat. Cărțile aruncate au fost întoarse, în aceeași ordine: { n-cards }.
event-reshuffled = Teancul s-a terminat. Cărțile aruncate au fost amestecate: { n-cards }.
event-finalturns = Teancul s-a terminat. Fiecare mai are un rând, fără să tragă.
event-left-you = Lipsești de la masă. Locul ți se păstrează.
event-left-other = { $name } lipsește de la masă.
event-left-for-good-you = Ai părăsit jocul.
event-left-for-good-other = { $name } a părăsit jocul.
event-returned-you = Bine ai revenit.
event-returned-other = { $name } a revenit.
event-roundended = Runda s-a încheiat.
event-matchended-you = Ai câștigat partida!
event-matchended-other = { $name } câștigă partida.
event-matchended-shared = Victorie împărțită: { $names }.
event-undone-you = Ți-ai anulat mutarea.
event-undone-other = { $name } și-a anulat mutarea.
event-dealt = Împărțire nouă. Începe { $name }.
event-dealt-you = Împărțire nouă. Tu începi.
clock-left = Timp rămas: { n-seconds }
clock-bank = Timp suplimentar: { n-seconds }
clock-hurry = A rămas puțin timp: { n-seconds }.
clock-bank-running = Îți curge timpul suplimentar.
absence-bank = Timp de absență rămas: { n-seconds }
absence-running = Conexiune pierdută, așteptăm: { $name }, { n-seconds }.
absence-idle = { $name } lipsește. Între timp se joacă mutări simple.
absence-bot = { $name } lipsește. Între timp joacă un bot.
absence-vote = { $name } lipsește. Puteți vota să încheiați runda fără puncte.
digest = Cât ai lipsit
digest-round = Runda { $round }: { $points }
digest-played-for =
    { $n ->
        [one] S-a făcut { $n } mutare în locul tău.
        [few] S-au făcut { $n } mutări în locul tău.
       *[other] S-au făcut { $n } de mutări în locul tău.
    }
connection-on = Conexiune activă
connection-connecting = Se conectează …
connection-lost = Se reconectează … Locul tău e în siguranță.
connection-long = Încă se încearcă. Locul tău e în siguranță și nimic de pe masa de lucru nu s-a pierdut.
connection-back = Conexiunea a revenit.
connection-test = Verifică conexiunea
connection-test-good = Conexiune bună: { $ms } ms.
connection-test-slow = Conexiune lentă: { $ms } ms. Poți juca, dar răspunsurile vin puțin mai târziu.
connection-test-bad = Nu există legătură cu serverul. Verifică-ți conexiunea înainte să te așezi.
connection-other-device = Locul acesta e deschis și pe alt dispozitiv. Merg amândouă.
people-you = tu
people-host = gazdă
people-bot = bot
people-bot-level = { $level ->
    [easy] bot, ușor
    [medium] bot, mediu
    [hard] bot, greu
    [random] bot, la întâmplare
    [greedy] bot, simplu
   *[any] bot
}
people-guest = oaspete
people-free-seat = Loc liber
people-ready = gata
people-left = a plecat
people-away = lipsește
people-dealer = împarte
people-spectators = Spectatori: { $n }
people-you-watch = Privești jocul.
people-watch-off = La masa asta nu se poate privi.
people-more = Jucători, gazdă și loc
do-sit = Așază-te
do-stand = Ridică-te de la masă
do-stand-confirm = Pleci de tot? Locul tău joacă mai departe fără tine, iar o partidă pentru clasament se pierde.
do-add-bot = Adaugă un bot
do-remove-bot = Scoate botul
do-kick = Scoate de la masă
do-kick-help = Locul se eliberează. Numai înainte de partidă sau între partide.
do-lock = Închide pentru alți jucători
do-unlock = Deschide pentru alți jucători
do-lock-help = Cât timp masa e închisă, nu se mai poate așeza nimeni, nici cu codul.
do-hand-over = Dă rolul de gazdă
do-hand-over-help = Gazda începe partida, adaugă și scoate jucători și hotărăște cine poate scrie.
do-start = Începe
do-ready = Gata
do-next-round = Runda următoare
do-rematch = Revanșă
do-vote-end = Vot: încheiem runda
do-vote-back = Retrage votul
host-you = Acum tu ești gazda.
host-other = Gazda este acum { $name }.
kicked = Gazda a dat altcuiva locul tău.
table-locked = Masa nu mai primește jucători noi.
table-unlocked = Masa primește jucători noi.
table-closed = Masa s-a închis.
votes-so-far = Voturi pentru încheierea rundei: { $votes } din { $needed }
next-round-in = Runda următoare în { n-seconds }
seat-on-another-device = Joacă pe alt dispozitiv
seat-on-another-device-help = Deschide acolo linkul acesta secret. Cine îl are poate juca în locul tău.
seat-link-make = Arată linkul
chat = Discuții
chat-say = Mesaj
chat-send = Trimite
chat-phrases = Replici
chat-mute = Ascunde pentru mine: { $name }
chat-unmute = Arată din nou: { $name }
chat-mute-help = Nu mai vezi ce scrie acest jucător. Nimeni altcineva nu observă.
help-mute = Ascunde pentru mine
chat-muted = Ascuns
chat-silence = Oprește mesajele: { $name }
chat-unsilence = Permite mesajele: { $name }
chat-silence-help = Acest jucător nu poate scrie la masa asta până când îi permiți din nou.
help-silence = Oprește mesajele
chat-silenced-you = Gazda ți-a oprit mesajele.
chat-silenced-other = { $name } nu poate scrie acum.
chat-off = La masa asta spectatorii nu pot scrie.
chat-empty = Încă n-a scris nimeni nimic.
chat-new = Mesaj nou: { $name }
round-number = Runda { $round }
round-summary = De unde vin punctele
round-won-you =
    { $n ->
        [one] Câștigi runda: { $n } punct.
        [few] Câștigi runda: { $n } puncte.
       *[other] Câștigi runda: { $n } de puncte.
    }
round-won-other =
    { $n ->
        [one] { $name } câștigă runda: { $n } punct.
        [few] { $name } câștigă runda: { $n } puncte.
       *[other] { $name } câștigă runda: { $n } de puncte.
    }
round-open-hands =
    { $spelling ->
        [tiles] Piesele fiecăruia
       *[cards] Cărțile fiecăruia
    }
match-over = Partida s-a încheiat
match-standings = Clasament
match-watch-replay = Vezi reluarea
match-back-home = La pagina principală
house-rules = Regulile acestei mese
house-rules-usual = Se joacă după regulile obișnuite.
tutorial = Învață să joci
tutorial-step = Pasul { $step } din { $steps }
tutorial-start = Arată-mi
tutorial-skip = Sari peste
tutorial-next = Mai departe
tutorial-again = Încă o dată
tutorial-well-done = Bravo!
tutorial-done = Asta e tot ce trebuie să știi. Joci o primă partidă cu boți?
tutorial-classic-1 = Acestea sunt cărțile tale. Mută-le sau sortează-le cu butoanele, cum vrei.
tutorial-classic-2 = Întâi se trage. Atinge teancul.
tutorial-classic-3 = Trei dame sunt o terță. Alege-le și apasă „Etalează”.
tutorial-classic-4 = Acum ai o formație pe masă, deci poți lipi. Pune 8 la 9-10-valet de aceeași culoare.
tutorial-classic-5 = Acum aruncă o carte care nu se potrivește nicăieri. Cele mari costă cel mai mult.
tutorial-classic-6 = A rămas o carte și se potrivește la o formație. Lipește-o și ieși!
tutorial-basic-1 = Acestea sunt cărțile tale. Mută-le sau sortează-le cu butoanele, cum vrei.
tutorial-basic-2 = Cartea aruncată îți completează o suită. Ia-o.
tutorial-basic-3 = 8, 9 și 10 de cupă sunt o suită. Alege-le și apasă „Etalează”.
tutorial-basic-4 = Lipește al patrulea 6 la cele trei de pe masă. Formația nu trebuie să fie a ta.
tutorial-basic-5 = Încheie rândul: aruncă o carte care nu se potrivește nicăieri.
tutorial-carousel-1 = Tot ce e pe masă poate fi mutat de tine. Întâi trage o carte.
tutorial-carousel-2 = Pentru 10 și valetul de pică îți mai trebuie o carte. Din careul de 9 poți lua 9 de pică: mută-l într-o formație nouă. Acum adaugă 10 și valetul. Toate formațiile sunt din nou bune: joacă.
tutorial-carousel-4 = Ai în mână cartea pe care o înlocuiește jokerul. Pune-o în locul lui și folosește jokerul altundeva.
tutorial-carousel-5 = Ai 4 puncte în mână. Sunt destul de puține: ciocănește!
tutorial-carousel-6 = Dacă și altcineva are 4 sau mai puține, pierzi runda. Ciocănește când ceilalți au multe cărți.
tutorial-board-1 = Aceasta e tabla ta. Așază piesele cum vrei sau încearcă cele trei butoane.
tutorial-board-2 = Tragi o piesă sau o iei pe ultima aruncată. Ia piesa aruncată: completează o terță.
tutorial-board-3 = Acum ai cincisprezece piese. Arunc-o pe cea care nu se potrivește nicăieri.
tutorial-board-4 = Jokerul se potrivește oriunde. Dacă îl arunci, închiderea valorează mai mult, dar trebuie să te descurci fără el.
tutorial-board-5 = Paisprezece piese stau în formații. Apasă „Verifică tabla”: îți spune categoria și punctele.
tutorial-board-6 = Alege piesa liberă și închide!`;export{e as default};