var e=`account = Konts
account-guest = Viesis
account-guest-help = Tu spēlē kā viesis. Ar kontu tavas spēles ir pie tevis katrā ierīcē.
account-upgrade = Izveidot kontu
account-upgrade-help = Tavs vārds, spēles un statistika paliek.
account-login = Pieslēgties
account-login-name = Lietotājvārds
account-password = Parole
account-password-help = Vismaz 8 rakstzīmes.
account-password-old = Vecā parole
account-password-new = Jaunā parole
account-password-change = Mainīt paroli
account-password-changed = Parole nomainīta. Visas pārējās ierīces ir atslēgtas.
account-password-forgot = Aizmirsi paroli?
account-password-forgot-help = Ja kontam ir e-pasta adrese, uz to nosūtīs saiti jaunas paroles izvēlei.
account-logout = Iziet no konta
account-rename = Mainīt vārdu
account-rename-help = Jaunais vārds būs redzams no nākamā galda.
account-email = E-pasts
account-email-help = Tikai tam gadījumam, ja aizmirsīsi paroli. Tas nav obligāts.
account-email-send = Sūtīt saiti
account-email-sent = Saite nosūtīta. Atver to 15 minūšu laikā.
account-email-confirmed = Adrese ir apstiprināta.
account-email-off = Šis serveris e-pasta vēstules nesūta.
account-sessions = Ierīces
account-sessions-help = Kur tavs konts ir atvērts. Atslēdz to, ko nepazīsti.
account-session-this = šī ierīce
account-session-since = kopš { $date }
account-session-end = Atslēgt
account-tokens = Atslēgas programmām
account-tokens-help = Ar šādu atslēgu programma var spēlēt tavā vārdā.
account-token-label = Kam tā domāta?
account-token-new = Jauna atslēga
account-token-shown-once = Nokopē atslēgu tūlīt. Vēlreiz to nerādīs.
account-token-end = Atsaukt
account-delete = Dzēst kontu
account-delete-help = Tavs vārds un dati tiks dzēsti pavisam. Spēles ar citiem paliks bez tava vārda.
account-delete-confirm = Dzēst pavisam
account-deleted = Tavs konts ir dzēsts.
account-points = Punktu bilance: { n-points }
account-extra-jokers = Papildu džokeri: { $n }
stats = Statistika
stats-none = Pagaidām nekā. Izspēlē kādu spēli līdz galam.
stats-matches = Spēles
stats-won = Uzvaras
stats-rounds = Partijas
stats-rounds-won = Uzvarētās partijas
stats-average = Vidējais punktu skaits
stats-out = Iziešanas
stats-knocks = Klauvējieni
stats-undercuts = Pārspēti klauvētāji
stats-undercut = Zaudēti klauvējieni
stats-closes = Noslēgumi pa veidiem
stats-plot-points = Punkti pa spēlēm
stats-plot-wins = Uzvaras pa spēļu veidiem
stats-plot-rating = Reitings laika gaitā
rating = Reitings
rating-provisional = pagaidu
rating-provisional-help =
    { $n ->
        [zero] Pagaidu reitings: vēl { $n } vērtētu spēļu.
        [one] Pagaidu reitings: vēl { $n } vērtēta spēle.
       *[other] Pagaidu reitings: vēl { $n } vērtētas spēles.
    }
rating-pool = { $game }, { n-players }
leaders = Labākie
leaders-rank = Vieta
leaders-player = Spēlētājs
leaders-none = Neviens vēl nav nospēlējis pietiekami daudz vērtētu spēļu.
history = Manas spēles
history-none = Pabeigtu spēļu vēl nav.
history-won = Uzvara
history-lost = Zaudējums
history-shared = Dalīta uzvara
history-date = Datums
history-rated = vērtēta
history-more = Rādīt vecākas
replay = Ieraksts
replay-first = Uz sākumu
replay-back = Soli atpakaļ
replay-play = Palaist
replay-pause = Pauze
replay-forward = Soli uz priekšu
replay-last = Uz beigām
replay-speed = Ātrums
replay-sound = Skaņa
replay-keys = Atstarpe palaiž un aptur. Bultiņas ved pa vienam solim, Page Up un Page Down pa vienai partijai.
replay-round = { $round }. partija no { $rounds }
replay-step = { $step }. solis no { $steps }
replay-seat = Skatīties no vietas: { $name }
replay-all-hands =
    { $spelling ->
        [tiles] Rādīt visu spēlētāju kauliņus
       *[cards] Rādīt visu spēlētāju kārtis
    }
replay-hands-hidden =
    { $spelling ->
        [tiles] Šis galds kauliņus nerāda.
       *[cards] Šis galds kārtis nerāda.
    }
replay-share = Dalīties
replay-share-help = Ikviens, kam ir šī saite, var noskatīties spēli.
replay-share-off = Šīs spēles spēlētāji to nerāda citiem.
replay-download = Lejupielādēt ierakstu
fair = Godīgs dalījums
fair-how-1 = Pirms spēles serveris izvēlas slepenu skaitli un publicē tā nospiedumu. Pēc tam to vairs nevar nemanāmi nomainīt.
fair-how-2 = Katrs spēlētājs var pievienot savu skaitli. Jaukšanu nosaka visi šie skaitļi kopā.
fair-how-3 = Kad partija beigusies, skaitļus parāda, un tava pārlūkprogramma jauc vēlreiz tieši tāpat. Ja iznāk tas pats, dalījumu neviens nav aizticis.
fair-how-4 = Ko tas nepierāda: ka neviens nestāsta draugam, kas ir rokā.
fair-commitment = Nospiedums pirms dalījuma
fair-seed = Slepenais skaitlis, tagad atklāts
fair-seat-seeds = Spēlētāju skaitļi
fair-your-seed = Tavs skaitlis
fair-your-seed-help = Jebkas, ne vairāk kā { $most } baiti heksadecimālajā pierakstā. Tas nonāks nākamajā spēlē.
fair-your-seed-add = Pievienot
fair-your-seed-make = Izveidot nejaušu
fair-your-seed-added = Tavs skaitlis nonāks nākamajā spēlē.
fair-check = Pārbaudīt šo dalījumu
fair-checking = Pārbauda …
fair-good =
    { $spelling ->
        [tiles] Dalījums ir pareizs: nospiedums sakrīt, un jaukšana dod tieši šos kauliņus.
       *[cards] Dalījums ir pareizs: nospiedums sakrīt, un jaukšana dod tieši šīs kārtis.
    }
fair-bad-commitment = Nospiedums neatbilst slepenajam skaitlim. Šim dalījumam nevar ticēt.
fair-bad-dealer = Pirmajam bija jādala citam. Šai spēlei nevar ticēt.
fair-bad-order =
    { $spelling ->
        [tiles] Jaukšana dod citus kauliņus. Šim dalījumam nevar ticēt.
       *[cards] Jaukšana dod citas kārtis. Šim dalījumam nevar ticēt.
    }
fair-item-commitment = Nospiedums
fair-item-dealer = Kurš dala pirmais
fair-item-deal = { $round }. partija: dalījums
fair-item-reshuffle = { $round }. partija: { $times }. pārjaukšana
fair-right = pareizi
fair-wrong = nepareizi
fair-noted = Tava pārlūkprogramma šo nospiedumu pierakstīja jau pirms spēles.
fair-noted-other = Pirms spēles tava pārlūkprogramma redzēja citu nospiedumu. Šai spēlei nevar ticēt.
fair-needs-https = Šī pārlūkprogramma dalījumus pārbauda tikai lapās, kas atvērtas ar HTTPS. Vari lejupielādēt ierakstu un pārbaudīt to ar „openrummy verify”.
fair-hidden = Šis galds savus skaitļus nerāda, tāpēc dalījumus nevar pārbaudīt.
fair-not-yet = Skaitļus parādīs, kad beigsies partija vai spēle.
fair-order =
    { $spelling ->
        [tiles] Sajauktie kauliņi pa vienam
       *[cards] Sajauktā kava, kārti pa kārtij
    }
rank =
    { $rank ->
        [1] dūzis
        [2] divnieks
        [3] trijnieks
        [4] četrinieks
        [5] piecnieks
        [6] sešnieks
        [7] septītnieks
        [8] astotnieks
        [9] devītnieks
        [10] desmitnieks
        [11] kalps
        [12] dāma
        [13] kungs
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
        [clubs] kreicis
        [diamonds] kāravs
        [hearts] ercens
       *[spades] pīķis
    }
suit-sign =
    { $suit ->
        [clubs] ♣︎
        [diamonds] ♦︎
        [hearts] ♥︎
       *[spades] ♠︎
    }
card =
    { $suit ->
        [clubs] kreiča { rank }
        [diamonds] kārava { rank }
        [hearts] ercena { rank }
       *[spades] pīķa { rank }
    }
card-short = { rank-short }{ suit-sign }
joker = džokers
joker-short = ★
card-joker-as = džokers kā { $card }
card-hidden = aizklāta kārts
picture-cards = kalps, dāma un kungs
colour =
    { $colour ->
        [red] sarkanais
        [yellow] dzeltenais
        [blue] zilais
       *[black] melnais
    }
tile = { colour } { $number }
tile-short =
    { $colour ->
        [red] { $number } sark.
        [yellow] { $number } dzelt.
        [blue] { $number } zils
       *[black] { $number } meln.
    }
tile-hidden = aizklāts kauliņš
tile-joker-as = džokers kā { $card }
meld-set = Grupa: { $cards }
meld-run = Virkne: { $cards }
meld-pair = Pāris: { $cards }
meld-number = { $group }. kombinācija: { $cards }
n-cards =
    { $n ->
        [zero] { $n } kāršu
        [one] { $n } kārts
       *[other] { $n } kārtis
    }
n-tiles =
    { $n ->
        [zero] { $n } kauliņu
        [one] { $n } kauliņš
       *[other] { $n } kauliņi
    }
n-things =
    { $spelling ->
        [tiles] { n-tiles }
       *[cards] { n-cards }
    }
n-points =
    { $n ->
        [zero] { $n } punktu
        [one] { $n } punkts
       *[other] { $n } punkti
    }
n-rounds =
    { $n ->
        [zero] { $n } partiju
        [one] { $n } partija
       *[other] { $n } partijas
    }
n-games =
    { $n ->
        [zero] { $n } partiju
        [one] { $n } partija
       *[other] { $n } partijas
    }
n-matches =
    { $n ->
        [zero] { $n } spēļu
        [one] { $n } spēle
       *[other] { $n } spēles
    }
n-players =
    { $n ->
        [zero] { $n } spēlētāju
        [one] { $n } spēlētājs
       *[other] { $n } spēlētāji
    }
n-jokers =
    { $n ->
        [zero] { $n } džokeru
        [one] { $n } džokers
       *[other] { $n } džokeri
    }
n-doubles =
    { $n ->
        [zero] { $n } pāru
        [one] { $n } pāris
       *[other] { $n } pāri
    }
n-melds =
    { $n ->
        [zero] { $n } kombināciju
        [one] { $n } kombinācija
       *[other] { $n } kombinācijas
    }
n-turns =
    { $n ->
        [zero] { $n } gājienu
        [one] { $n } gājiens
       *[other] { $n } gājieni
    }
n-wins =
    { $n ->
        [zero] { $n } uzvaru
        [one] { $n } uzvara
       *[other] { $n } uzvaras
    }
n-watching =
    { $n ->
        [zero] { $n } skatītāju
        [one] { $n } skatītājs
       *[other] { $n } skatītāji
    }
n-seconds =
    { $n ->
        [zero] { $n } sekunžu
        [one] { $n } sekunde
       *[other] { $n } sekundes
    }
n-minutes =
    { $n ->
        [zero] { $n } minūšu
        [one] { $n } minūte
       *[other] { $n } minūtes
    }
n-hours =
    { $n ->
        [zero] { $n } stundu
        [one] { $n } stunda
       *[other] { $n } stundas
    }
n-days =
    { $n ->
        [zero] { $n } dienu
        [one] { $n } diena
       *[other] { $n } dienas
    }
coach = Treneris
coach-why = Kāpēc?
coach-best = Treneris spēlētu: { $move }
coach-more = Visi padomi
coach-fewer = Mazāk
coach-show = Parādi
coach-none = Trenerim šeit nav padoma.
coach-only-move = Cita gājiena nav.
coach-out = Šajā gājienā vari iziet.
coach-meld = Izliec šo kombināciju: { $cards }. Kas ir uz galda, tev vairs neskaitās par sliktu.
coach-lay-off = Piemet klāt šo kārti: { $card }. Rokā paliek par vienu mazāk.
coach-lone-card = Šī kārts nesader ne ar vienu citu tev rokā: { $card }. Tādas kārtis nomet vispirms, augstās pirms pārējām.
coach-linked-card = Šo paturi: { $card }. Tev rokā ir kārtis, kas ar to sader.
coach-outs =
    { $n ->
        [zero] Kopā ar to, kas tev paliek, kombināciju veido { $n } kāršu: { $cards }.
        [one] Kopā ar to, kas tev paliek, kombināciju veido { $n } kārts: { $cards }.
       *[other] Kopā ar to, kas tev paliek, kombināciju veido { $n } kārtis: { $cards }.
    }
coach-many-ways = Nomet šo: { $card }. Tad paliek visvairāk iespēju salikt kombināciju.
coach-danger =
    { $n ->
        [zero] { $name }: palicis { $n } kāršu. Tiec vaļā no punktiem: izliec un piemet visu, ko vari.
        [one] { $name }: palikusi { $n } kārts. Tiec vaļā no punktiem: izliec un piemet visu, ko vari.
       *[other] { $name }: palikušas { $n } kārtis. Tiec vaļā no punktiem: izliec un piemet visu, ko vari.
    }
coach-danger-card =
    { $points ->
        [zero] Kad draud briesmas, vispirms nomet dārgās. Ja šī paliks, tā maksās { $points } punktu: { $card }.
        [one] Kad draud briesmas, vispirms nomet dārgās. Ja šī paliks, tā maksās { $points } punktu: { $card }.
       *[other] Kad draud briesmas, vispirms nomet dārgās. Ja šī paliks, tā maksās { $points } punktus: { $card }.
    }
coach-chance = Varbūtība, ka paspēsi to izmantot: { $percent } %.
coach-table-locked = Kombinācijām uz galda vairs nekas neder. Domā par savām.
coach-table-open =
    { $n ->
        [zero] Galds ir atvērts: kombinācijām der { $n } vēl neredzētu kāršu. Padomā par piemešanu.
        [one] Galds ir atvērts: kombinācijām der { $n } vēl neredzēta kārts. Padomā par piemešanu.
       *[other] Galds ir atvērts: kombinācijām der { $n } vēl neredzētas kārtis. Padomā par piemešanu.
    }
coach-table-mixed = Dažas kārtis der kombinācijām uz galda, no citām sanāk savas. Paturi abas iespējas.
coach-take = Ņem nomesto: tā papildina kombināciju. { $cards }
coach-do-not-take = Neņem nomesto. Tā neko nepapildina, un visi redzētu, ko tu krāj. Velc no kaudzes.
coach-collects-run = { $name } paņēma šo: { $card }. Grupa vairs nav iespējama, tātad top virkne. Tuvākās kārtis: { $cards }.
coach-collects-set = { $name } paņēma šo: { $card }. Varbūt top grupa.
coach-keep-from = Šo tagad nemet: { $card }. Pēc tevis spēlē { $name } un var to paņemt.
coach-may-release = Šo vari nomest: { $card }. { $name } krāj kaimiņkārtis, bet nespēlē tūlīt pēc tevis.
coach-outs-gone = Šīs vairs nekas nevar papildināt: { $cards }. Izjauc tās.
coach-outs-one-left = Šīs var papildināt tikai viena kārts: { $needed }. Tev ir: { $cards }.
coach-hold-back = Šo kombināciju pagaidām paturi rokā: { $cards }. Tad neviens nevar tai piemest klāt.
coach-second-pass = Velkamajā kaudzē ir agrāk nomestās kārtis. Tu zini, kas nāks: { $cards }.
coach-knock = Pieklauvē. Citiem laikam rokā ir vairāk nekā tev.
coach-wait = Vēl neklauvē: kādam var būt mazāk nekā tev.
coach-close-now = Noslēdz tagad: { $category }, { $points } no katra.
coach-close-later = Tu varētu noslēgt, bet tuvu ir kas labāks: { $category }, { $points } no katra.
coach-throw-joker = Nomet džokeru: noslēgt vari arī bez tā, un noslēgums ir vērts vairāk.
coach-distance =
    { $n ->
        [zero] Vēl { $n } kauliņu: { $category }.
        [one] Vēl { $n } kauliņš: { $category }.
       *[other] Vēl { $n } kauliņi: { $category }.
    }
coach-waiting = Var noslēgt: { $category }. Trūkst tikai brīvā kauliņa.
coach-nearer = Šis kauliņš tevi pietuvina mērķim: { $card }.
coach-not-nearer = Nomestais kauliņš tevi mērķim nepietuvina: { $card }.
coach-better-with = Ar šo kauliņu tev ir vairāk iespēju noslēgt: { $card }.
coach-helping =
    { $n ->
        [zero] Palīdz { $n } kauliņu, kas vēl var nākt: { $cards }.
        [one] Palīdz { $n } kauliņš, kas vēl var nākt: { $cards }.
       *[other] Palīdz { $n } kauliņi, kas vēl var nākt: { $cards }.
    }
coach-outside = Šim kauliņam tur nav vietas: { $card }. Tavs mērķis: { $category }.
coach-loose-tile = Uz tava statīva ar šo kauliņu nekas nesader: { $card }.
coach-partners-gone = Tev ir { $cards }, bet tas, kas ar šo kauliņu veidotu kombināciju, vairs nevar nākt: { $needed }. Šķiries no tā: { $card }.
coach-twin-gone = Šī kauliņa dvīnis vairs nevar nākt: { $card }.
coach-loosest =
    { $n ->
        [zero] Viens no vismazāk noderīgajiem uz tava statīva: { $card }. Kombināciju ar to vēl var izveidot tikai { $n } kauliņu: { $needed }.
        [one] Viens no vismazāk noderīgajiem uz tava statīva: { $card }. Kombināciju ar to vēl var izveidot tikai { $n } kauliņš: { $needed }.
       *[other] Viens no vismazāk noderīgajiem uz tava statīva: { $card }. Kombināciju ar to vēl var izveidot tikai { $n } kauliņi: { $needed }.
    }
coach-second-copy = Tev ir divi tādi: { $card }. Šeit pietiek ar vienu.
coach-spare = Arī bez šī kauliņa mērķis ir tikpat tuvu: { $card }.
coach-most-live =
    { $n ->
        [zero] Ja nomet šo, tevi mērķim pietuvina { $n } kauliņu; ja nomet jebkuru citu, to paliek mazāk.
        [one] Ja nomet šo, tevi mērķim pietuvina { $n } kauliņš; ja nomet jebkuru citu, to paliek mazāk.
       *[other] Ja nomet šo, tevi mērķim pietuvina { $n } kauliņi; ja nomet jebkuru citu, to paliek mazāk.
    }
coach-left-lying = Viens tāds jau ir nomests: { $card }. Pēc tevis spēlē { $name } un diez vai to gribēs.
coach-took-neighbours = { $name } paņēma to, kas der klāt: { $cards }.
coach-lay-down =
    { $points ->
        [zero] Izliec šīs: { $cards }. Rokā paliek par { $points } punktiem mazāk.
        [one] Izliec šīs: { $cards }. Rokā paliek par { $points } punktu mazāk.
       *[other] Izliec šīs: { $cards }. Rokā paliek par { $points } punktiem mazāk.
    }
coach-step = { $n }. solis. Saliec: { $cards }.
coach-save-up = Šīs varētu izlikt: { $cards }. Pataupi: ar vairāk kārtīm varbūt iziesi vienā gājienā.
coach-nothing-fits = Neviena no tavām kārtīm neder kombinācijām uz galda.
coach-last-turn = Šis ir tavs pēdējais gājiens: kas ir izlikts, vairs neskaitās par sliktu.
coach-last-place = Nevelc vairāk, beidz gājienu šeit: tad drīzāk tu vilksi velkamās kaudzes pēdējo kārti, un tas, kurš to velk, spēlē pēdējais un uzvar vairumā partiju.
coach-then-knock =
    { $points ->
        [zero] Tad tev rokā ir { $points } punktu, un tu vari pieklauvēt.
        [one] Tad tev rokā ir { $points } punkts, un tu vari pieklauvēt.
       *[other] Tad tev rokā ir { $points } punkti, un tu vari pieklauvēt.
    }
coach-others-close = Varbūtība, ka kāds pabeigs partiju pirms tava nākamā gājiena: { $percent } %.
coach-undercut-risk =
    { $points ->
        [zero] Tev rokā ir { $points } punktu. Varbūtība, ka kādam ir tikpat vai mazāk: { $percent } %.
        [one] Tev rokā ir { $points } punkts. Varbūtība, ka kādam ir tikpat vai mazāk: { $percent } %.
       *[other] Tev rokā ir { $points } punkti. Varbūtība, ka kādam ir tikpat vai mazāk: { $percent } %.
    }
coach-review = Spēles analīze
coach-review-best = Tas bija labākais gājiens.
coach-review-cost =
    { $points ->
        [zero] Tas maksāja apmēram { $points } punktu.
        [one] Tas maksāja apmēram { $points } punktu.
       *[other] Tas maksāja apmēram { $points } punktus.
    }
coach-review-cost-chance = Tas maksāja apmēram { $points } % no uzvaras iespējas.
coach-review-luck = Veiksme
coach-review-play = Tava spēle
coach-seat = Vieta { $n }
coach-review-share = Pareizi lēmumi: { $n } no { $all }.
coach-review-nothing = Nebija ko lemt.
coach-review-place =
    { $round }. partija, pēc { $n ->
        [zero] { $n } darbībām
        [one] { $n } darbības
       *[other] { $n } darbībām
    }:
coach-less =
    { $points ->
        [0] gandrīz tikpat labi
        [zero] apmēram par { $points } punktiem mazāk
        [one] apmēram par { $points } punktu mazāk
       *[other] apmēram par { $points } punktiem mazāk
    }
coach-less-chance =
    { $points ->
        [0] gandrīz tikpat labi
       *[more] uzvaras iespēja apmēram par { $points } % mazāka
    }
review = Analīze
review-busy = Treneris aplūko visus lēmumus pēc kārtas. Tas var ilgt dažas sekundes.
review-player = Spēlētājs
review-summary = Veiksme un spēle
review-luck = Veiksme
review-play = Spēle
review-luck-better =
    { $points ->
        [zero] Veiksme deva apmēram par { $points } punktiem vairāk nekā vidēji.
        [one] Veiksme deva apmēram par { $points } punktu vairāk nekā vidēji.
       *[other] Veiksme deva apmēram par { $points } punktiem vairāk nekā vidēji.
    }
review-luck-worse =
    { $points ->
        [zero] Veiksme deva apmēram par { $points } punktiem mazāk nekā vidēji.
        [one] Veiksme deva apmēram par { $points } punktu mazāk nekā vidēji.
       *[other] Veiksme deva apmēram par { $points } punktiem mazāk nekā vidēji.
    }
review-luck-better-chance = Veiksme deva apmēram par { $points } % lielāku uzvaras iespēju nekā vidēji.
review-luck-worse-chance = Veiksme deva apmēram par { $points } % mazāku uzvaras iespēju nekā vidēji.
review-luck-even = Veiksme bija apmēram vidēja.
review-cost =
    { $points ->
        [0] Lēmumi nemaksāja gandrīz neko.
        [zero] Lēmumi maksāja apmēram { $points } punktu.
        [one] Lēmumi maksāja apmēram { $points } punktu.
       *[other] Lēmumi maksāja apmēram { $points } punktus.
    }
review-lost =
    { $points ->
        [0] gandrīz nekas nav zaudēts
        [zero] zaudēts apmēram { $points } punktu
        [one] zaudēts apmēram { $points } punkts
       *[other] zaudēti apmēram { $points } punkti
    }
review-cost-chance =
    { $points ->
        [0] Lēmumi nemaksāja gandrīz neko.
       *[more] Lēmumi maksāja apmēram { $points } % no uzvaras iespējas.
    }
review-lost-chance =
    { $points ->
        [0] gandrīz nekas nav zaudēts
       *[more] zaudēti apmēram { $points } % no uzvaras iespējas
    }
review-unit-points = Visi skaitļi ir partijas punkti.
review-unit-chance = Visi skaitļi ir procenti no iespējas uzvarēt spēlē, kurā ir tikai viena partija: droša uzvara ir par 100 % vairāk nekā drošs zaudējums.
review-once = Garām palaista iespēja, kas nākamajā gājienā vēl ir, skaitās vienreiz: tad, kad tā ir zudusi.
review-explain = Veiksme salīdzina izdalīto un vilkto ar to, kas varēja nākt tā vietā. Spēle salīdzina katru lēmumu ar trenera labāko gājienu. Abi ir aptuveni vērtējumi pēc tā, kas tajā brīdī bija redzams.
review-moments = Pamācošākie brīži
review-no-moments = Neviens lēmums nemaksāja veselu punktu. Šeit nav ko labot.
review-no-moments-chance = Neviens lēmums nemaksāja veselu procentu no uzvaras iespējas. Šeit nav ko labot.
review-played = Kas tika izspēlēts
review-best = Trenera gājiens
review-right = labākais gājiens
review-hand = Rokā: { $cards }
review-replay = Skatīt ierakstā
review-all = Visi lēmumi
review-own-only = Šis galds nerāda, kas kuram rokā, tāpēc katrs var skatīt tikai savas spēles analīzi.
review-own = Mana analīze
error-must-draw =
    { $stock ->
        [none]
            { $spelling ->
                [tiles] Vispirms velc kauliņu.
               *[cards] Vispirms velc kārti.
            }
       *[given] Velkamajā kaudzē vēl ir kārtis. Vispirms velc vēl vienu.
    }
error-already-drew =
    { $spelling ->
        [tiles] Kauliņu tu jau paņēmi. Tagad nomet vienu vai noslēdz.
       *[cards] Kārti tu jau paņēmi. Tagad izliec, piemet klāt vai nomet.
    }
error-not-in-hand = Tev rokā nav: { $cards }. Izvēlies vēlreiz.
error-meld-too-short =
    { $group ->
        [none] Kombinācijā ir vismaz trīs kārtis. Izvēlies vēl.
       *[given] { $group }. kombinācijā jābūt vismaz trim kārtīm. Pieliec vēl vai pārliec šīs citur.
    }
error-not-a-meld =
    { $group ->
        [none] Tā nav kombinācija. Izvēlies vienas vērtības kārtis vai viena masta kārtis pēc kārtas.
       *[given] { $group }. kombinācija nav ne grupa, ne virkne. Izvēlies vienas vērtības kārtis vai viena masta kārtis pēc kārtas.
    }
error-not-consecutive =
    { $group ->
        [none] Masts ir pareizs, bet kārtis nav pēc kārtas. Virknē nav caurumu, un pēc dūža tā nesākas no jauna.
       *[given] { $group }. kombinācijā kārtis nav pēc kārtas. Virknē nav caurumu, un pēc dūža tā nesākas no jauna.
    }
error-duplicate-card =
    { $group ->
        [none] Viena un tā pati kārts tur ir divreiz. Vienu izņem.
       *[given] { $group }. kombinācijā viena un tā pati kārts ir divreiz. Vienu pārliec citur.
    }
error-group-too-long =
    { $group ->
        [none] Grupā ir ne vairāk kā četras kārtis. Kādu izņem.
       *[given] { $group }. kombinācija ir par garu: grupā ir ne vairāk kā četras kārtis.
    }
error-layoff-needs-own-meld = Vispirms izliec savu kombināciju, tad varēsi piemest klāt.
error-layoff-no-fit =
    { $group ->
        [none] Šī kārts tur neder. Pamēģini citu kombināciju.
       *[given] { $group }. kombinācijai neder: { $card }. Pamēģini citu.
    }
error-meld-limit =
    { $limit ->
        [zero] Pie šī galda vienā gājienā drīkst izlikt ne vairāk kā { $limit } kombināciju. Tagad nomet kārti.
        [one] Pie šī galda vienā gājienā drīkst izlikt ne vairāk kā { $limit } kombināciju. Tagad nomet kārti.
       *[other] Pie šī galda vienā gājienā drīkst izlikt ne vairāk kā { $limit } kombinācijas. Tagad nomet kārti.
    }
error-return-taken-card =
    { $spelling ->
        [tiles] Šo kauliņu tu tikko paņēmi: { $card }. Nomet citu.
       *[cards] Šo kārti tu tikko paņēmi: { $card }. Nomet citu.
    }
error-stranded = Tad tev paliktu tikai nupat paņemtā kārts ({ $card }), un tu nevarētu pabeigt gājienu. Paturi vēl kādu kārti.
error-must-keep-discard = Pie šī galda pēdējā kārts ir jānomet. Vienu kārti tam paturi.
error-must-discard =
    { $spelling ->
        [tiles] Lai pabeigtu gājienu, nomet kauliņu.
       *[cards] Lai pabeigtu gājienu, nomet kārti.
    }
error-no-card-added = Pieliec vismaz vienu kārti no rokas. Ar galda kāršu pārlikšanu vien nepietiek.
error-table-card-removed = Uz galda jāpaliek: { $cards }. Ieliec kādā kombinācijā.
error-card-not-available = Nav ne uz galda, ne tev rokā: { $cards }. Sāc vēlreiz no tā, kas tagad ir uz galda.
error-joker-identity =
    { $card ->
        [none] Pasaki, kuru kārti džokers aizstāj.
       *[given] Džokers aizstāj šo kārti: { $card }. Lai tas kļūtu par citu, ieliec tā vietā īsto kārti.
    }
error-meld-not-allowed-now = Šajā gājienā vairs nevar izlikt: izliek vienreiz, pirms trešās kārts. Pabeidz gājienu vai pieklauvē.
error-draw-not-allowed-now =
    { $spelling ->
        [tiles] Tu sāc spēli, un tev jau ir piecpadsmit kauliņu. Nomet vienu vai noslēdz.
       *[cards] Šajā gājienā vairs nevar vilkt. Pabeidz to vai pieklauvē, ja rokā ir pietiekami maz.
    }
error-knock-too-high =
    { $points ->
        [zero] Tev rokā ir { $points } punktu, tas ir par daudz. Klauvēt drīkst, ja ir ne vairāk kā { $limit }.
        [one] Tev rokā ir { $points } punkts, tas ir par daudz. Klauvēt drīkst, ja ir ne vairāk kā { $limit }.
       *[other] Tev rokā ir { $points } punkti, tas ir par daudz. Klauvēt drīkst, ja ir ne vairāk kā { $limit }.
    }
error-thrown-joker = Nomestu džokeru paņemt nedrīkst. Velc no kaudzes.
error-invalid-layout = Ja brīvs ir šis kauliņš, ar pārējiem četrpadsmit noslēgt nevar: { $card }. Nekas nav zaudēts; saliec citādi vai spēlē tālāk.
error-not-your-turn =
    { $spelling ->
        [tiles] Tagad ir cita spēlētāja gājiens. Pa to laiku vari sakārtot kauliņus.
       *[cards] Tagad ir cita spēlētāja gājiens. Pa to laiku vari sakārtot kārtis.
    }
error-round-over = Šī partija ir beigusies.
error-not-now = Tagad tas nav iespējams. Pogas rāda, ko vari darīt.
error-no-such-meld = Šīs kombinācijas vairs nav. Paskaties uz galdu vēlreiz.
error-stock-empty =
    { $spelling ->
        [tiles] Vairs nav kauliņu, ko vilkt.
       *[cards] Velkamā kaudze ir tukša. Paņem nomesto kārti, ja drīksti, vai izlaid gājienu.
    }
error-pile-empty = Nav nekā nomesta, ko paņemt. Velc no velkamās kaudzes.
error-refusal-needs-doubles =
    { $needed ->
        [zero] Lai atteiktos no dalījuma, vajag { $needed } pāru; tev to ir { $doubles }.
        [one] Lai atteiktos no dalījuma, vajag { $needed } pāri; tev to ir { $doubles }.
       *[other] Lai atteiktos no dalījuma, vajag { $needed } pārus; tev to ir { $doubles }.
    }
error-bad-order =
    { $spelling ->
        [tiles] Šie nav tie kauliņi, kuriem te jābūt. Pārlādē lapu.
       *[cards] Šīs nav tās kārtis, kurām te jābūt. Pārlādē lapu.
    }
error-bad-seat = Tādas vietas nav. Pārlādē lapu.
error-bad-players = Spēlētāju skaits šajā spēlē: no { $least } līdz { $most }. Izvēlies citu.
refused-not-seated = Tev nav vietas pie šī galda. Vispirms apsēdies.
refused-seat-taken = Kāds bija ātrāks: šī vieta ir aizņemta. Izvēlies citu.
refused-no-seat = Šajā vietā neviena nav.
refused-already-seated = Tev jau ir vieta pie šī galda.
refused-full = Visas vietas ir aizņemtas. Vari skatīties vai meklēt citu galdu.
refused-locked = Pie šī galda jaunus spēlētājus vairs nelaiž.
refused-not-host = To var tikai galda saimnieks.
refused-not-now = Tagad tas nav iespējams. Pamēģini mazliet vēlāk.
refused-not-allowed =
    { $rated ->
        [none] Iestatījumi to šeit neļauj.
       *[given] Šī galda spēles tiek vērtētas. Lai apsēstos, izveido kontu; tavs vārds un spēles paliks.
    }
refused-nothing-to-undo = Nav ko atsaukt.
refused-seats-empty = Dažas vietas vēl ir brīvas. Gaidi spēlētājus vai pievieno botus.
refused-no-balance = Tev vairs nav papildu džokeru. Katrā dienā, kad spēlē, tu nopelni vienu.
refused-bad-name =
    { $most ->
        [zero] Izvēlies vārdu, kurā ir no 1 līdz { $most } burtiem.
        [one] Izvēlies vārdu, kurā ir no 1 līdz { $most } burtam.
       *[other] Izvēlies vārdu, kurā ir no 1 līdz { $most } burtiem.
    }
refused-bad-text = Šo tekstu nevar nosūtīt. Uzraksti mazliet citādi.
refused-bad-settings = Šie iestatījumi nesader kopā. Pārbaudi spēli, spēlētāju skaitu un noteikumus.
refused-bad-message = Kaut kas te nav pareizi. Pārbaudi un mēģini vēlreiz.
refused-bad-login =
    { $least ->
        [none] Vārds un parole nesader, vai arī saite ir novecojusi. Mēģini vēlreiz.
        [zero] Parolē jābūt vismaz { $least } rakstzīmēm.
        [one] Parolē jābūt vismaz { $least } rakstzīmei.
       *[other] Parolē jābūt vismaz { $least } rakstzīmēm.
    }
refused-name-in-use = Šis vārds ir aizņemts. Izvēlies citu.
refused-no-table = Tāda galda nav. Pārbaudi kodu; galds varbūt jau ir slēgts.
refused-no-match = Tādas spēles nav, vai arī tās spēlētāji to nerāda citiem.
refused-closed = Šis galds ir slēgts.
refused-too-fast = Tas bija par ātru. Mazliet pagaidi un mēģini vēlreiz.
refused-too-large = Tas ir par garu. Saīsini.
refused-same-id = Tas jau ir izdarīts. Pārlādē lapu.
refused-no-account = Vispirms ievadi vārdu vai pieslēdzies.
refused-forbidden = Tev šeit nav piekļuves.
refused-resync = Pa to laiku spēle ir aizgājusi tālāk. Paskaties un spēlē vēlreiz.
refused-unavailable = Serveris to pašlaik nevar. Nekas nav zaudēts; pēc brīža mēģini vēlreiz.
game-classic = Klasiskais rummy
game-classic-line = Četri spēlētāji, katram septiņas kārtis: velc, izliec, piemet, nomet. Uzvar tas, kurš pirmais sasniedz mērķi.
game-classic-best = Vienmēr četri spēlētāji
game-basic = Parastais rummy
game-basic-line = Rummy, kādu to pazīst lielākā daļa spēlētāju, ar noteikumiem pēc tavas izvēles.
game-basic-best = Vislabāk diviem līdz četriem spēlētājiem
game-carousel = Karuselis
game-carousel-line = Galds pieder visiem: izjauc to un saliec no jauna ar savām kārtīm.
game-carousel-best = Vislabāk trim līdz pieciem spēlētājiem
game-board = Rummy ar kauliņiem
game-board-line = Kauliņi uz sava statīva. Slepus saliec četrpadsmit no piecpadsmit un noslēdz.
game-board-best = Labi diviem, trim vai četriem spēlētājiem
option-on = Jā
option-off = Nē
option-no-limit = Bez ierobežojuma
option-default = { $value } (parasti)
option-classic-hand = Kārtis katram
option-classic-hand-help = Cik kāršu katram izdala.
option-classic-target = Mērķis
option-classic-target-help = Spēle beidzas, kad kādam ir tik daudz punktu.
option-classic-recycle-shuffle = Sajaukt nomestās kārtis
option-classic-recycle-shuffle-help = Kad velkamā kaudze ir tukša, nomestās kārtis sajauc un no tām veido jaunu kaudzi. Citādi tās tikai apgriež, un to secība ir zināma.
option-basic-hand = Kārtis katram
option-basic-hand-help = Cik kāršu katram izdala, atkarībā no spēlētāju skaita.
option-basic-ace-mode = Dūzis
option-basic-ace-mode-help = Kur dūzis drīkst būt virknē.
option-basic-ace-mode-low = Tikai zemākais
option-basic-ace-mode-low-help = Dūzis-2-3 ir virkne, dāma-kungs-dūzis nav. Dūzis rokā ir 1 punkts.
option-basic-ace-mode-high-or-low = Zemākais vai augstākais
option-basic-ace-mode-high-or-low-help = Gan dūzis-2-3, gan dāma-kungs-dūzis ir virknes; kungs-dūzis-2 nav. Dūzis rokā ir 15 punktu.
option-basic-final-discard = Pēdējo kārti nomet
option-basic-final-discard-help = Iziet var tikai, nometot pēdējo kārti.
option-basic-layoff-needs-own-meld = Piemest tikai pēc savas kombinācijas
option-basic-layoff-needs-own-meld-help = Piemest klāt drīkst tikai tad, kad ir izlikta sava kombinācija.
option-basic-max-melds-per-turn = Kombinācijas vienā gājienā
option-basic-max-melds-per-turn-help = Cik kombināciju drīkst izlikt vienā gājienā.
option-basic-rummy-doubles = Viss vienā gājienā skaitās divkārt
option-basic-rummy-doubles-help = Ja izej ar visām kārtīm vienā gājienā, partija skaitās divkārt.
option-basic-max-recycles = Jauna kaudze
option-basic-max-recycles-help = Cik reižu nomestās kārtis sajauc jaunā kaudzē. Pēc tam partija ir neizšķirta.
option-basic-match = Spēle
option-basic-match-help = Kad spēle beidzas.
option-basic-match-target = Līdz mērķim
option-basic-match-target-help = Spēle beidzas, kad kādam ir tik daudz punktu.
option-basic-match-rounds = Noteikts partiju skaits
option-basic-match-rounds-help = Pēc šīm partijām uzvar tas, kam visvairāk punktu; ja vienādi, uzvaru dala.
option-carousel-hand = Kārtis katram
option-carousel-hand-help = Cik kāršu katram izdala.
option-carousel-knock-limit = Klauvēšanas robeža
option-carousel-knock-limit-help = Klauvēt drīkst, ja rokā ir tik daudz punktu vai mazāk.
option-carousel-target = Mērķis
option-carousel-target-help = Spēle beidzas, kad kādam ir tik daudz punktu.
option-carousel-joker-release = Džokera atbrīvošana
option-carousel-joker-release-help = Kura īstā kārts var stāties džokera vietā.
option-carousel-joker-release-natural-on-table = Jebkura īstā kārts
option-carousel-joker-release-natural-on-table-help = Īstā kārts nāk no tavas rokas vai no citas kombinācijas uz galda.
option-carousel-joker-release-from-hand = Tikai no rokas
option-carousel-joker-release-from-hand-help = Īstajai kārtij jānāk no tavas rokas.
option-carousel-box-bonus-scope = Papildpunkti par uzvarētām partijām
option-carousel-box-bonus-scope-help = Kas spēles beigās saņem 25 punktus par katru uzvarēto partiju. Tas var izšķirt uzvaru.
option-carousel-box-bonus-scope-others = Tikai tie, kas mērķi nesasniedza
option-carousel-box-bonus-scope-others-help = Kas mērķi sasniedza, saņem tā vietā 100 punktu.
option-carousel-box-bonus-scope-all = Visi
option-carousel-box-bonus-scope-all-help = Kas mērķi sasniedza, saņem tos papildus 100 punktiem.
option-board-extra-joker-mode = Papildu džokeri
option-board-extra-joker-mode-help = Kas notiek ar džokeriem, ko spēlētāji atnes.
option-board-extra-joker-mode-none = Nav
option-board-extra-joker-mode-none-help = Spēlē ir tikai divi komplekta džokeri.
option-board-extra-joker-mode-pool = Starp kauliņiem
option-board-extra-joker-mode-pool-help = Tos sajauc ar pārējiem kauliņiem, un izvilkt tos var ikviens.
option-board-extra-joker-mode-hand = Atnesējam
option-board-extra-joker-mode-hand-help = Katrs nonāk pie spēlētāja, kas to atnesa, viena izdalītā kauliņa vietā.
option-board-multiplier = Reizinātājs
option-board-multiplier-help = Ar šo skaitli reizina maksu par noslēgšanu un sodus.
option-board-trump-bonus = Trumpja papildpunkti
option-board-trump-bonus-help = Cik katrs pārējais maksā tam, kam izdalīts trumpja dvīnis. 0: nemaksā neko.
option-board-refuse-doubles = Atteikšanās no dalījuma
option-board-refuse-doubles-help = Ja dalījumā ir tik daudz pāru, vari prasīt jaunu. 0: nekad.
option-board-large-thrown = Lielā spēle ar nomestu džokeru
option-board-large-thrown-help = Cik vērtas ir Divkrāsu, Mazie un Lielie pēc viena nomesta džokera.
option-board-large-thrown-large = Paliek lielā
option-board-large-thrown-large-help = 500 punktu, mazāk, ja kombinācijās ir džokeri.
option-board-large-thrown-special = Kļūst īpašā
option-board-large-thrown-special-help = 1000 punktu, mazāk, ja kombinācijās ir džokeri.
option-board-grand-care = Lielais četrinieks
option-board-grand-care-help = Kas vajadzīgs Lielajam četriniekam.
option-board-grand-care-eight-tiles = Jebkuri astoņi
option-board-grand-care-eight-tiles-help = Astoņi kauliņi ar vienu skaitli, grupās vai virknēs.
option-board-grand-care-two-quads = Divi četrinieki
option-board-grand-care-two-quads-help = Divas pilnas viena skaitļa grupas pa četriem.
option-board-mosaic-jokers = Mozaīka ar džokeriem
option-board-mosaic-jokers-help = Cik vērta ir maza Mozaīka ar džokeriem.
option-board-mosaic-jokers-as-simple = Kā Vienkāršā
option-board-mosaic-jokers-as-simple-help = 200 punktu ar vienu džokeru, 150 ar vairākiem.
option-board-mosaic-jokers-flat250 = Vienmēr 250
option-board-mosaic-jokers-flat250-help = Džokeri to nesamazina.
option-board-disconnect-penalty = Sods par prombūtni
option-board-disconnect-penalty-help = Cik katram pārējam maksā spēlētājs, kura beigās nav pie galda; summu reizina ar reizinātāju.
option-board-games = Partijas
option-board-games-help = Cik partiju ir spēlē.
preset-own = Savi noteikumi
preset-own-help = Daži noteikumi ir mainīti.
preset-classic-default = Parastie noteikumi
preset-classic-default-help = Septiņas kārtis, līdz 200; nomestās kārtis apgriež, nesajaucot.
preset-classic-shuffled = Ar sajaukšanu
preset-classic-shuffled-help = Nomestās kārtis sajauc, pirms tās kļūst par jaunu kaudzi.
preset-basic-default = Parastie noteikumi
preset-basic-default-help = Dūzis tikai zemākais, piemest drīkst vienmēr, līdz 150.
preset-basic-ace-high-or-low = Dūzis zemākais vai augstākais
preset-basic-ace-high-or-low-help = Arī dāma-kungs-dūzis ir virkne, un dūzis rokā ir 15 punktu.
preset-basic-strict = Stingrie noteikumi
preset-basic-strict-help = Viena kombinācija gājienā, piemest tikai pēc savas kombinācijas, pēdējo kārti nomet.
preset-basic-block = Tikai viena kaudze
preset-basic-block-help = Kad velkamā kaudze ir tukša, partija ir neizšķirta.
preset-basic-five-rounds = Piecas partijas
preset-basic-five-rounds-help = Pēc piecām partijām uzvar tas, kam visvairāk punktu.
preset-carousel-default = Parastie noteikumi
preset-carousel-default-help = Desmit kāršu, klauvē ar 5 vai mazāk, līdz 150.
preset-carousel-joker-from-hand = Džokeru atbrīvo tikai no rokas
preset-carousel-joker-from-hand-help = Džokeru atbrīvo tikai īsta kārts no tavas rokas.
preset-carousel-boxes-for-all = Papildpunkti visiem
preset-carousel-boxes-for-all-help = Visi saņem 25 punktus par katru uzvarēto partiju.
preset-board-default = Parastie noteikumi
preset-board-default-help = Viena partija, bez reizinātāja, papildu džokeri starp kauliņiem.
preset-board-double = Divkārt
preset-board-double-help = Maksa par noslēgšanu un sodi ir divkārši.
preset-board-no-extra-jokers = Divi džokeri
preset-board-no-extra-jokers-help = Papildu džokerus neviens neatnes.
preset-board-four-games = Četras partijas
preset-board-four-games-help = Spēlē ir četras partijas.
category-doubles = Pāri
category-doubles-help = Septiņi vienādu kauliņu pāri.
category-grand-care = Lielais četrinieks
category-grand-care-help = Astoņi kauliņi ar vienu skaitli, un arī pārējie seši ir kombinācijās.
category-monocolor = Vienkrāsas
category-monocolor-help = Tikai virknes, visas vienā krāsā.
category-bicolor = Divkrāsu
category-bicolor-help = Tikai virknes, ne vairāk kā divās krāsās.
category-minor = Mazie
category-minor-help = Kombinācijas tikai no skaitļiem 1 līdz 7.
category-major = Lielie
category-major-help = Kombinācijas tikai no skaitļiem 8 līdz 13 un 1; virknē 1 ir aiz 13.
category-mosaic = Mozaīka
category-mosaic-help = No 1 līdz 13 un vēlreiz 1: pirmie četri četrās krāsās, un blakus nekad nav divi vienas krāsas kauliņi.
category-simple = Vienkāršā spēle
category-simple-help = Jebkuras virknes un grupas.
tier-special = Īpašā
tier-special-help = 1000 punktu, ar vienu džokeru 900, ar vairākiem 800.
tier-large = Lielā
tier-large-help = 500 punktu, ar vienu džokeru 400, ar vairākiem 300.
tier-small = Mazā
tier-small-help = 250 punktu, ar vienu džokeru 200, ar vairākiem 150.
reason-out = Iziešana
reason-out-you = Tu izgāji!
reason-out-other = { $name } izgāja.
reason-knock = Klauvējiens
reason-knock-you = Tu pieklauvēji.
reason-knock-other = { $name } pieklauvēja.
reason-closed = Noslēgts
reason-closed-you = Tu noslēdzi: { $category }.
reason-closed-other = { $name } noslēdza: { $category }.
reason-refused = Atteikšanās no dalījuma
reason-refused-you = Tu atteicies no dalījuma. Visi saņem jaunus kauliņus.
reason-refused-other = { $name } atteicās no dalījuma. Visi saņem jaunus kauliņus.
reason-exhausted = Velkamā kaudze ir beigusies.
reason-stalled = Nekas vairs nenotiek, tāpēc partija ir neizšķirta.
reason-too-long = Partija ievilkās par ilgu un ir neizšķirta.
reason-void = Galds beidza partiju bez punktiem.
reason-deserted = Palicis tikai viens spēlētājs.
score-left = Palika rokā ({ $name }): { n-points }
score-doubled = Viss vienā gājienā: × 2
score-held = Beigās rokā: { n-points }
score-difference = Starpība ({ $name }): { $theirs }\xA0−\xA0{ $own }
score-undercut = Pārspēts klauvētājs: { $name }
score-out = Izgāja
score-close =
    { $times ->
        [1] { $category } ({ $tier }): { $base } no katra
       *[more] { $category } ({ $tier }): { $base }\xA0×\xA0{ $times } no katra
    }
score-close-paid =
    { $times ->
        [1] { $name } noslēdza: { $category } ({ $tier }), { $base }
       *[more] { $name } noslēdza: { $category } ({ $tier }), { $base }\xA0×\xA0{ $times }
    }
score-jokers-in = Džokeri kombinācijās: { $n }
score-jokers-thrown = Iepriekš nomestie džokeri: { $n }
score-free-joker = Noslēgts ar džokeru
score-trump = Trumpja dvīnis: { $each } no katra
score-trump-paid = { $name } dalījumā saņēma trumpja dvīni
score-away = Nebija klāt beigās: { $each } katram
score-away-paid = { $name } beigās nebija klāt
score-reached = Sasniegts mērķis: { $target }
score-boxes =
    { $rounds ->
        [zero] { $rounds } uzvarētu partiju: { $rounds }\xA0×\xA0{ $each }
        [one] { $rounds } uzvarēta partija: { $rounds }\xA0×\xA0{ $each }
       *[other] { $rounds } uzvarētas partijas: { $rounds }\xA0×\xA0{ $each }
    }
score-hands = No kārtīm rokā (pie šī galda tās nerāda)
score-price = { $card }: { n-points }
score-nothing = Neviens nesaņem punktus.
score-none-yet = Vēl nav beigusies neviena partija.
score-round = { $round }. partija
score-this-round = Šī partija
score-total = Kopā
score-final = Galarezultāts
score-shared = Dalīta uzvara
app-name = OpenRummy
app-line = Rummy ikvienam: ar draugiem, ar svešiem, ar botiem.
skip-to-content = Uzreiz uz saturu
home = Sākums
home-welcome = Ko spēlēsim?
home-your-name = Tavs vārds
home-your-name-help = Ne vairāk kā 24 burti. Konts nav vajadzīgs.
home-go = Spēlējam
home-play-now = Spēlēt tūlīt
home-play-now-help = Galds ar botiem, uzreiz.
home-continue = Turpināt savu spēli
home-continue-none = Tev nav iesāktas spēles.
home-create = Izveidot galdu
home-join = Pievienoties galdam
home-join-code = Galda kods
home-join-code-help = Kods vai saite, ko tev atsūtīja saimnieks.
home-join-go = Pievienoties
home-quick = Ātrā spēle
home-quick-help = Satiec citus, kas meklē spēli. Kad gaidīšana beigusies, brīvās vietas ieņem boti.
home-quick-wait = Gaidīt ne ilgāk kā
home-quick-searching = Meklējam spēlētājus … { n-seconds }
home-quick-cancel = Beigt meklēt
home-quick-waiting =
    { $n ->
        [0] Neviens negaida.
        [zero] Gaida { $n } cilvēku.
        [one] Gaida { $n } cilvēks.
       *[other] Gaida { $n } cilvēki.
    }
home-open-tables = Atvērtie galdi
home-open-tables-none = Pašlaik atvērtu galdu nav. Izveido savu!
home-open-table = { $game }, saimnieks: { $name }. Aizņemtas vietas: { $taken } no { $seats }
home-watch = Skatīties
home-rules = Noteikumi
home-learn = Mācīties spēlēt
home-number-of-players = Spēlētāju skaits
home-bots-level = Boti
home-invite = Uzaicināt
home-invite-code = Galda kods: { $code }
home-invite-link = Kopēt saiti
home-invite-copied = Saite nokopēta.
home-rules-before = Pirms sāc, apskati galda noteikumus.
create-title = Jauns galds
create-game = Spēle
create-preset = Noteikumi
create-options = Galda noteikumi
create-more = Citi iestatījumi
create-go = Izveidot galdu
create-value = { $label }: { $value }
bot-random = Nejaušais
bot-random-help = Spēlē jebko, kas atļauts.
bot-greedy = Vienkāršais
bot-greedy-help = Izliek visu, ko var, un nomet to, ko vajag vismazāk.
bot-easy = Vieglais
bot-easy-help = Spēlē kā iesācējs un šo to palaiž garām.
bot-medium = Vidējais
bot-medium-help = Zina parastos padomus un atceras, kas jau nospēlēts.
bot-hard = Grūtais
bot-hard-help = Domā uz priekšu un atceras, ko tu ņem.
set-game = Spēle
set-game-help = Ko jūs spēlējat.
set-preset = Noteikumi
set-preset-help = Gatavs noteikumu komplekts sākumam.
set-options = Galda noteikumi
set-options-help = Katrs noteikums pēc tavas patikas; visi pie galda tos redz pirms sākuma.
set-seats = Spēlētāju skaits
set-seats-help = Cik cilvēku un botu sēž pie galda.
set-clock = Pulkstenis
set-clock-help = Laiks katram gājienam. Kad tas beidzas, tavā vietā izdara vienkāršu gājienu.
set-clock-none = Bez pulksteņa
set-clock-move = Laiks gājienam
set-clock-move-help = Tik daudz laika katram gājienam.
set-clock-bank = Papildu laiks
set-clock-bank-help = Ilgākām pārdomām, vienreiz uz visu spēli.
set-absence-bank = Prombūtnes laiks
set-absence-bank-help = Cik sekunžu galds gaida spēlētāju, kam pazudis savienojums.
set-absence = Ja kāds neatgriežas
set-absence-help = Kas notiek, kad prombūtnes laiks beidzies. Kas atgriežas, tas jebkurā brīdī atgūst savu vietu.
set-absence-idle = Vienkārši gājieni
set-absence-idle-help = Pa to laiku tikai velk un nomet vai beidz gājienu.
set-absence-bot = Spēlē bots
set-absence-bot-help = Līdz spēlētājs atgriežas, šajā vietā spēlē bots.
set-absence-vote = Pārējie balso
set-absence-vote-help = Pārējie var beigt partiju bez punktiem, ja visi ir vienisprātis.
set-open = Atvērts galds
set-open-help = Ikviens var atrast šo galdu un tam pievienoties. Citādi vajag kodu.
set-spectators = Skatītāji
set-spectators-help = Citi var skatīties. Kamēr spēlējat, viņi neredz, kas kuram rokā.
set-spectator-chat = Skatītāji var rakstīt
set-spectator-chat-help = Rakstīt var arī tie, kas skatās.
set-undo = Atsaukšana
set-undo-help = Gājienu var atsaukt, kamēr tas nav parādījis neko jaunu.
set-hints = Padomi
set-hints-help = Vari pajautāt, ko spēlētu bots. Pie vērtētiem galdiem tas nav iespējams.
set-rated = Vērtēts
set-rated-help = Spēle ietekmē reitingu. Tikai spēlētājiem ar kontu, bez botiem un padomiem.
set-reveal =
    { $spelling ->
        [tiles] Kauliņu parādīšana
       *[cards] Kāršu parādīšana
    }
set-reveal-help =
    { $spelling ->
        [tiles] Kad parāda kauliņus un jaukšanu, lai ikviens var pārbaudīt dalījumu.
       *[cards] Kad parāda kārtis un jaukšanu, lai ikviens var pārbaudīt dalījumu.
    }
set-reveal-round = Pēc katras partijas
set-reveal-round-help =
    { $spelling ->
        [tiles] Kauliņus atklāj, tiklīdz partija beigusies.
       *[cards] Kārtis atklāj, tiklīdz partija beigusies.
    }
set-reveal-match = Pēc spēles
set-reveal-match-help = Visas partijas atklāj, kad spēle beigusies.
set-reveal-never = Nekad
set-reveal-never-help =
    { $spelling ->
        [tiles] Kauliņi paliek aizklāti, un dalījumus neviens nevar pārbaudīt.
       *[cards] Kārtis paliek aizklātas, un dalījumus neviens nevar pārbaudīt.
    }
set-share-replay = Ierakstu drīkst rādīt
set-share-replay-help = Ikviens, kam ir saite, var noskatīties pabeigto spēli.
set-extra-jokers = Papildu džokeri
set-extra-jokers-help = Vai spēlē Rummy ar kauliņiem drīkst atnest papildu džokerus.
set-extra-jokers-off = Nē
set-extra-jokers-off-help = Neviens neatnes.
set-extra-jokers-free = Par velti
set-extra-jokers-free-help = Katrs var atnest vienu uz katru partiju.
set-extra-jokers-balance = No savējiem
set-extra-jokers-balance-help = Tu atnes vienu no tiem, kas nopelnīti spēlējot.
set-next-round = Pauze starp partijām
set-next-round-help = Nākamā partija sākas pēc tik daudzām sekundēm vai tad, kad visi ir gatavi.
set-bot-pace = Botu temps
set-bot-pace-help = Cik milisekunžu boti gaida pirms katra gājiena.
phrase-hello = Sveiki!
phrase-good-luck = Lai veicas!
phrase-well-played = Labi nospēlēts!
phrase-thanks = Paldies!
phrase-oops = Ups!
phrase-nice-one = Lieliski!
phrase-hurry = Tavs gājiens.
phrase-one-moment = Vienu mirkli, lūdzu.
phrase-good-game = Laba spēle!
phrase-rematch = Vēl vienu spēli?
phrase-smile = 🙂
phrase-clap = 👏
phrase-think = 🤔
phrase-wow = 😮
phrase-sad = 🙁
phrase-heart = 💚
rules-basic-aim-title = Kas jāpanāk
rules-basic-aim-1 = Tiec vaļā no visām kārtīm pirms citiem. Kas iziet, saņem punktus par visu, kas citiem vēl rokā.
rules-basic-aim-2 =
    { $match ->
        [rounds] Spēles garums: { n-rounds }. Uzvar tas, kam visvairāk punktu; ja vienādi, uzvaru dala.
       *[target] Spēles mērķis: { n-points }.
    }
rules-basic-deal-title = Kārtis un dalīšana
rules-basic-deal-1 = Divi līdz seši spēlētāji, viena kava ar 52 kārtīm, bez džokeriem.
rules-basic-deal-2 = Tik kāršu saņem katrs:
rules-basic-deal-3 = Vienu kārti atklāj, ar to sākas nomesto kāršu kaudze. Pārējās ir velkamā kaudze, aizklātas.
rules-basic-deal-4 = Sāk spēlētājs aiz dalītāja. Spēlē pulksteņrādītāja virzienā, un katrā partijā dala nākamais.
rules-basic-turn-title = Tavs gājiens
rules-basic-turn-1 = Vispirms paņem vienu kārti: no velkamās kaudzes vai virsējo no nomestajām.
rules-basic-turn-2 =
    { $melds ->
        [none] Tad vari izlikt kombinācijas un piemest klāt kārtis, cik gribi vai nevienu.
        [zero] Tad vari izlikt ne vairāk kā { $melds } kombināciju un piemest klāt kārtis, vai arī nedarīt ne vienu, ne otru.
        [one] Tad vari izlikt ne vairāk kā { $melds } kombināciju un piemest klāt kārtis, vai arī nedarīt ne vienu, ne otru.
       *[other] Tad vari izlikt ne vairāk kā { $melds } kombinācijas un piemest klāt kārtis, vai arī nedarīt ne vienu, ne otru.
    }
rules-basic-turn-3 = Beigās nomet vienu kārti. Tikko no nomestajām paņemto kārti tajā pašā gājienā nomest nedrīkst.
rules-basic-melds-title = Kombinācijas
rules-basic-melds-1 = Grupa ir trīs vai četras vienas vērtības kārtis.
rules-basic-melds-set-example = Grupa: trīs astotnieki
rules-basic-melds-2 =
    { $ace ->
        [high_or_low] Virkne ir trīs vai vairākas viena masta kārtis pēc kārtas. Dūzis ir pirms 2 vai aiz kunga, bet kungs-dūzis-2 nav virkne.
       *[low] Virkne ir trīs vai vairākas viena masta kārtis pēc kārtas. Dūzis ir pirms 2; dāma-kungs-dūzis nav virkne.
    }
rules-basic-melds-run-example = Virkne: ercena 8, 9 un 10
rules-basic-melds-ace-example =
    { $ace ->
        [high_or_low] Arī virkne: dāma, kungs un dūzis
       *[low] Nav virkne: dāma, kungs un dūzis
    }
rules-basic-layoff-title = Piemešana klāt
rules-basic-layoff-1 =
    { $own_meld ->
        [yes] Kad uz galda ir tava kombinācija, vari pa vienai piemest kārtis jebkurai kombinācijai.
       *[no] Vari pa vienai piemest kārtis jebkurai kombinācijai uz galda, arī tad, ja savas vēl nav.
    }
rules-basic-layoff-2 = Kārts paliek tavā priekšā, bet pieder kombinācijai, un tā var augt tālāk.
rules-basic-layoff-example = 7 un kalpu piemet tā paša masta virknei 8-9-10
rules-basic-out-title = Iziešana
rules-basic-out-1 =
    { $final ->
        [yes] Tu izej, kad nomet pēdējo kārti. Pēdējo kārti nedrīkst ne izlikt, ne piemest klāt.
       *[no] Tu izej, kad rokā vairs nav kāršu: izliekot, piemetot vai nometot.
    }
rules-basic-out-2 = Nedrīkst spēlēt tā, ka paliek tikai nupat paņemtā kārts un gājienu nevar pabeigt.
rules-basic-stock-title = Kad velkamā kaudze ir tukša
rules-basic-stock-1 =
    { $recycles ->
        [none] Virsējā nomestā kārts paliek, pārējās sajauc, un tās kļūst par jauno kaudzi, tik reižu, cik vajag.
        [0] Ja gājiena beigās velkamā kaudze ir tukša, partija ir neizšķirta, un neviens nesaņem punktus.
        [zero] Virsējā nomestā kārts paliek, pārējās sajauc, un tās kļūst par jauno kaudzi, ne vairāk kā { $recycles } reižu. Pēc tam partija ir neizšķirta.
        [one] Virsējā nomestā kārts paliek, pārējās sajauc, un tās kļūst par jauno kaudzi, ne vairāk kā { $recycles } reizi. Pēc tam partija ir neizšķirta.
       *[other] Virsējā nomestā kārts paliek, pārējās sajauc, un tās kļūst par jauno kaudzi, ne vairāk kā { $recycles } reizes. Pēc tam partija ir neizšķirta.
    }
rules-basic-stock-2 = Ja nomesta ir tikai viena kārts, vari to paņemt vai izlaist gājienu. Kad visi pēc kārtas izlaiž, partija ir neizšķirta.
rules-basic-stock-3 = Ja ilgi neviens nevelk no kaudzes un neko neliek uz galda, partija arī ir neizšķirta.
rules-basic-score-title = Punkti
rules-basic-score-1 =
    { $ace ->
        [high_or_low] Kas iziet, saņem punktus par visām kārtīm, kas citiem palika rokā: dūzis 15, ciparu kārtis pēc skaitļa, kalps, dāma un kungs 10.
       *[low] Kas iziet, saņem punktus par visām kārtīm, kas citiem palika rokā: dūzis 1, ciparu kārtis pēc skaitļa, kalps, dāma un kungs 10.
    }
rules-basic-score-2 =
    { $doubles ->
        [yes] Viss vienā gājienā: ja visas kārtis izspēlē vienā gājienā un pirms tam uz galda nebija nevienas tavas kārts, punkti skaitās divkārt.
       *[no] Nav svarīgi, vai izej vienā gājienā vai vairākos.
    }
rules-board-aim-title = Kas jāpanāk
rules-board-aim-1 = Saliec uz sava statīva četrpadsmit no piecpadsmit kauliņiem, citiem nerādot, un noslēdz. Visi pārējie tev maksā.
rules-board-aim-2 = Spēles garums: { n-games }.
rules-board-deal-title = Kauliņi un dalīšana
rules-board-deal-1 = Divi līdz četri spēlētāji. Skaitļi no 1 līdz 13 sarkanā, dzeltenā, zilā un melnā krāsā, katrs divreiz, un divi džokeri.
rules-board-deal-2 =
    { $extra ->
        [none] Papildu džokeru nav.
        [hand] Pirms dalīšanas katrs var atnest papildu džokeru, ja galds to ļauj. Tas stājas viena šim spēlētājam izdalītā kauliņa vietā.
       *[pool] Pirms dalīšanas katrs var atnest papildu džokeru, ja galds to ļauj. To sajauc ar pārējiem kauliņiem.
    }
rules-board-deal-3 = Pirmais spēlētājs saņem 15 kauliņu, pārējie 14. Vienu kauliņu atklāj: tas ir trumpis. To velk pēdējo.
rules-board-deal-4 =
    { $bonus ->
        [0] Par trumpja dvīni papildpunktu nav.
        [zero] Kam izdalīts trumpja dvīnis, tas tūlīt saņem { $bonus } punktu no katra pārējā.
        [one] Kam izdalīts trumpja dvīnis, tas tūlīt saņem { $bonus } punktu no katra pārējā.
       *[other] Kam izdalīts trumpja dvīnis, tas tūlīt saņem { $bonus } punktus no katra pārējā.
    }
rules-board-deal-5 =
    { $refuse ->
        [0] No dalījuma atteikties nedrīkst.
        [zero] Ja dalījumā ir vismaz { $refuse } pāru (pa diviem vienādiem kauliņiem), vari atteikties. Tad dala no jauna, un neviens nemaksā.
        [one] Ja dalījumā ir vismaz { $refuse } pāris (divi vienādi kauliņi), vari atteikties. Tad dala no jauna, un neviens nemaksā.
       *[other] Ja dalījumā ir vismaz { $refuse } pāri (pa diviem vienādiem kauliņiem), vari atteikties. Tad dala no jauna, un neviens nemaksā.
    }
rules-board-turn-title = Tavs gājiens
rules-board-turn-1 = Velc kauliņu vai paņem to, ko tikko nometa iepriekšējais spēlētājs. Tad nomet vienu vai noslēdz. Pirmais spēlētājs sāk ar nomešanu vai uzreiz noslēdz.
rules-board-turn-2 = Tikko paņemto kauliņu tajā pašā gājienā nomest nedrīkst.
rules-board-turn-3 = Džokeru drīkst nomest. To neviens nevar paņemt, un tavs noslēgums ir vērts vairāk.
rules-board-close-title = Noslēgšana
rules-board-close-1 = Četrpadsmit kauliņiem jābūt virknēs un grupās vai vienā no īpašajiem salikumiem. Piecpadsmitais ir brīvs. Ja tas ir džokers, tu noslēdz ar džokeru.
rules-board-close-2 = Virkne ir trīs vai vairāki vienas krāsas skaitļi pēc kārtas. 1 ir pirms 2 vai aiz 13; 13-1-2 nav virkne. Grupa ir trīs vai četri viena skaitļa kauliņi dažādās krāsās.
rules-board-close-example = Četras kombinācijas, un galā brīvais kauliņš
rules-board-close-3 = Džokers aizstāj jebkuru kauliņu. Programma izvēlas to, kas tev izdevīgāk. Kļūdains noslēgums neko nemaksā.
rules-board-categories-title = Veidi
rules-board-categories-1 = Skaitās tikai vērtīgākais veids.
rules-board-doubles-example = Pāri: septiņi pāri
rules-board-grand-care-example =
    { $care ->
        [two_quads] Lielais četrinieks: divas pilnas viena skaitļa grupas pa četriem, pārējie seši kombinācijās
       *[eight_tiles] Lielais četrinieks: astoņi kauliņi ar vienu skaitli, pārējie seši kombinācijās
    }
rules-board-monocolor-example = Vienkrāsas: vienas krāsas virknes
rules-board-bicolor-example = Divkrāsu: divu krāsu virknes
rules-board-minor-example = Mazie: nekas virs 7
rules-board-major-example = Lielie: nekas zem 8, izņemot 1: grupā vai aiz 13
rules-board-mosaic-example = Mozaīka: no 1 līdz 13 un 1, pirmie četri četrās krāsās, blakus vienmēr dažādas
rules-board-simple-example = Vienkāršā: jebkuras virknes un grupas
rules-board-worth-title = Cik vērts ir noslēgums
rules-board-worth-1 = Īpašā (Pāri, Lielais četrinieks, Vienkrāsas): 1000 punktu no katra. Lielā (Divkrāsu, Mazie, Lielie): 500. Mazā (Mozaīka, Vienkāršā): 250.
rules-board-worth-2 =
    { $mosaic ->
        [flat250] Ja kombinācijās ir viens džokers: 900, 400 vai 200; ja vairāki: 800, 300 vai 150. Maza Mozaīka vienmēr ir 250.
       *[as_simple] Ja kombinācijās ir viens džokers: 900, 400 vai 200; ja vairāki: 800, 300 vai 150.
    }
rules-board-worth-3 =
    { $large ->
        [special] Ja noslēdz ar džokeru vai viens džokers ir nomests, mazā kļūst par lielo un lielā par īpašo.
       *[large] Ja noslēdz ar džokeru, mazā kļūst par lielo un lielā par īpašo. Ja viens džokers ir nomests, mazā kļūst par lielo; lielā paliek lielā.
    }
rules-board-worth-4 = Ja ir nomesti divi džokeri vai ja viens ir nomests un tu noslēdz ar džokeru, ikviena spēle ir īpašā.
rules-board-worth-5 = Šī galda reizinātājs: × { $multiplier }
rules-board-end-title = Ja neviens nenoslēdz
rules-board-end-1 = Kas izvelk pēdējo kauliņu, vēl var noslēgt. Citādi partija ir beigusies, un neviens nemaksā; par trumpja dvīni samaksātais paliek.
rules-board-end-2 =
    { $penalty ->
        [0] Kas beigās ir prom, sodu nemaksā.
        [zero] Kas beigās ir prom, maksā { $penalty } punktu katram pārējam; summu reizina ar reizinātāju.
        [one] Kas beigās ir prom, maksā { $penalty } punktu katram pārējam; summu reizina ar reizinātāju.
       *[other] Kas beigās ir prom, maksā { $penalty } punktus katram pārējam; summu reizina ar reizinātāju.
    }
rules-board-end-3 = Ja visi pārējie ir aizgājuši pavisam, partija ir beigusies. Tad par noslēgšanu nemaksā, maksā tikai sodus.
rules-board-end-4 = Nākamajā partijā sāk nākamais spēlētājs. Spēlē uzvar tas, kam kopā visvairāk punktu; ja vienādi, uzvaru dala.
rules-carousel-aim-title = Kas jāpanāk
rules-carousel-aim-1 = Kombinācijas uz galda pieder visiem. Vari tās izjaukt un salikt jaunas, ja vien pieliec klāt arī kārti no rokas.
rules-carousel-aim-2 = Panāc, ka tev rokā ir vismazāk punktu, kad kāds pieklauvē, vai tiec vaļā no visām kārtīm.
rules-carousel-deal-title = Kārtis un dalīšana
rules-carousel-deal-1 = Divi līdz pieci spēlētāji, vislabāk trīs vai vairāk. Diviem vajag vienu kavu ar vienu džokeru, vairākiem divas kavas ar diviem džokeriem.
rules-carousel-deal-2 =
    { $hand ->
        [zero] Katrs saņem { $hand } kāršu. Pārējās ir velkamā kaudze; nomesto kāršu kaudzes nav.
        [one] Katrs saņem { $hand } kārti. Pārējās ir velkamā kaudze; nomesto kāršu kaudzes nav.
       *[other] Katrs saņem { $hand } kārtis. Pārējās ir velkamā kaudze; nomesto kāršu kaudzes nav.
    }
rules-carousel-deal-3 = Sāk spēlētājs aiz dalītāja. Spēlē pulksteņrādītāja virzienā, un katrā partijā dala nākamais.
rules-carousel-turn-title = Tavs gājiens
rules-carousel-turn-1 = Velc kārti. Tad liec uz galda vai velc otru. Tad liec vai velc trešo. Pēc trešās kārts šajā gājienā vairs neko likt nevar.
rules-carousel-turn-2 = Kad kaut kas ir izlikts vai ir izvilktas trīs kārtis, pabeidz gājienu vai pieklauvē.
rules-carousel-table-title = Galda pārkārtošana
rules-carousel-table-1 = Beigās uz galda jābūt vismaz vienai jaunai kārtij no tavas rokas, neviena kārts nedrīkst būt atgriezusies rokā, un visam jābūt pareizās kombinācijās. Kā tu to panāc, nav svarīgi.
rules-carousel-table-before-example = Pirms: trīs kombinācijas uz galda un divas kārtis tev rokā
rules-carousel-table-after-example = Pēc: tās pašas kārtis un tavas divas trīs jaunās virknēs
rules-carousel-table-2 = Grupa ir trīs vai četras vienas vērtības kārtis, katrs masts vienreiz. Virkne ir trīs vai vairākas viena masta kārtis pēc kārtas. Dūzis ir pirms 2 vai aiz kunga; kungs-dūzis-2 nav virkne.
rules-carousel-table-wrong-example = Nedrīkst: pāri paliek divas kārtis
rules-carousel-joker-title = Džokeri
rules-carousel-joker-1 = Kad izspēlē džokeru, pasaki, kuru kārti tas aizstāj. Tas paliek šī kārts, lai kur to pārliktu.
rules-carousel-joker-2 =
    { $release ->
        [from_hand] Ja tā vietā ieliec īsto kārti no rokas, džokers ir brīvs: izmanto to tajā pašā gājienā kā citu kārti.
       *[natural_on_table] Ja tā vietā ieliec īsto kārti no rokas vai no galda, džokers ir brīvs: izmanto to tajā pašā gājienā kā citu kārti.
    }
rules-carousel-joker-example = Īstais sešnieks stājas džokera vietā; džokers kļūst par dūzi
rules-carousel-knock-title = Klauvēšana
rules-carousel-knock-1 =
    { $limit ->
        [zero] Gājiena beigās vari pieklauvēt, ja tev rokā ir ne vairāk kā { $limit } punktu. Partija tūlīt beidzas.
        [one] Gājiena beigās vari pieklauvēt, ja tev rokā ir ne vairāk kā { $limit } punkts. Partija tūlīt beidzas.
       *[other] Gājiena beigās vari pieklauvēt, ja tev rokā ir ne vairāk kā { $limit } punkti. Partija tūlīt beidzas.
    }
rules-carousel-knock-2 = Džokers 25, kalps, dāma un kungs 10, ciparu kārtis pēc skaitļa, dūzis 1.
rules-carousel-score-title = Punkti
rules-carousel-score-1 = Uzvar tas, kam rokā vismazāk, un saņem starpību ar katru pārējo.
rules-carousel-score-2 = Ja kādam citam ir tikpat maz vai mazāk nekā klauvētājam, uzvar tas spēlētājs un saņem vēl 10: klauvētājs ir pārspēts.
rules-carousel-score-3 = Ja izspēlē pēdējo kārti, tu uzvari partijā un saņem vēl 25.
rules-carousel-stock-title = Kad velkamā kaudze ir tukša
rules-carousel-stock-1 = Katram ir vēl viens gājiens, bez vilkšanas un klauvēšanas. Tad uzvar tas, kam rokā vismazāk.
rules-carousel-stock-2 = Ja šajā gājienā izspēlē pēdējo kārti, partija tāpat tūlīt beidzas, un tu saņem vēl 25.
rules-carousel-match-title = Spēle
rules-carousel-match-1 =
    { $target ->
        [zero] Spēle beidzas ar partiju, kurā kāds sasniedz { $target } punktu. Katrs no šiem spēlētājiem saņem vēl 100.
        [one] Spēle beidzas ar partiju, kurā kāds sasniedz { $target } punktu. Katrs no šiem spēlētājiem saņem vēl 100.
       *[other] Spēle beidzas ar partiju, kurā kāds sasniedz { $target } punktus. Katrs no šiem spēlētājiem saņem vēl 100.
    }
rules-carousel-match-2 =
    { $boxes ->
        [all] Visi saņem 25 par katru uzvarēto partiju. Uzvar tas, kam visvairāk punktu.
       *[others] Visi pārējie saņem 25 par katru uzvarēto partiju. Uzvar tas, kam visvairāk punktu, un tas var būt arī kāds cits!
    }
rules-classic-aim-title = Kas jāpanāk
rules-classic-aim-1 = Tiec vaļā no visām kārtīm pirms pārējiem trim. Kas iziet pirmais, saņem punktus par visu, kas citiem vēl rokā.
rules-classic-aim-2 =
    { $target ->
        [zero] Spēlē līdz { $target } punktiem.
        [one] Spēlē līdz { $target } punktam.
       *[other] Spēlē līdz { $target } punktiem.
    }
rules-classic-deal-title = Kārtis un dalīšana
rules-classic-deal-1 =
    { $hand ->
        [zero] Četri spēlētāji, viena kava ar 52 kārtīm, bez džokeriem. Katrs saņem { $hand } kāršu.
        [one] Četri spēlētāji, viena kava ar 52 kārtīm, bez džokeriem. Katrs saņem { $hand } kārti.
       *[other] Četri spēlētāji, viena kava ar 52 kārtīm, bez džokeriem. Katrs saņem { $hand } kārtis.
    }
rules-classic-deal-2 = Vienu kārti atklāj, ar to sākas nomesto kāršu kaudze. Pārējās ir velkamā kaudze, aizklātas; visi redz, cik tajā kāršu.
rules-classic-deal-3 = Sāk spēlētājs aiz dalītāja. Spēlē pulksteņrādītāja virzienā, un katrā partijā dala nākamais.
rules-classic-turn-title = Tavs gājiens
rules-classic-turn-1 = Vispirms paņem vienu kārti: no velkamās kaudzes vai virsējo no nomestajām.
rules-classic-turn-2 = Tad vari izlikt kombinācijas un piemest klāt kārtis, cik gribi vai nevienu.
rules-classic-turn-3 = Beigās nomet vienu kārti. Tikko no nomestajām paņemto kārti tajā pašā gājienā nomest nedrīkst.
rules-classic-melds-title = Kombinācijas
rules-classic-melds-1 = Grupa ir trīs vai četras vienas vērtības kārtis.
rules-classic-melds-set-example = Grupa: trīs dāmas
rules-classic-melds-2 = Virkne ir trīs vai vairākas viena masta kārtis pēc kārtas. Dūzis ir pirms 2; dāma-kungs-dūzis nav virkne.
rules-classic-melds-run-example = Virkne: pīķa 8, 9 un 10
rules-classic-melds-wrong-example = Nav virkne: šeit dūzis nekad nav aiz kunga
rules-classic-layoff-title = Piemešana klāt
rules-classic-layoff-1 = Kad uz galda ir tava kombinācija, vari pa vienai piemest kārtis jebkurai kombinācijai, savai vai cita.
rules-classic-layoff-example = 8 piemet tā paša masta virknei 9-10-kalps
rules-classic-layoff-2 = Kombinācijas uz galda nekad neizjauc.
rules-classic-out-title = Iziešana
rules-classic-out-1 = Tu izej, kad rokā vairs nav kāršu: izliekot, piemetot vai nometot. Pēdējā kārts nav obligāti jānomet.
rules-classic-out-2 = Nedrīkst spēlēt tā, ka paliek tikai nupat paņemtā kārts, kas nekur neder: tu nevarētu pabeigt gājienu.
rules-classic-stock-title = Kad velkamā kaudze ir tukša
rules-classic-stock-1 =
    { $shuffle ->
        [yes] Pirmajā reizē virsējā nomestā kārts paliek, pārējās sajauc, un tās kļūst par jauno kaudzi.
       *[no] Pirmajā reizē virsējā nomestā kārts paliek, pārējās apgriež, nesajaucot, un tās kļūst par jauno kaudzi. Laba atmiņa atmaksājas!
    }
rules-classic-stock-2 = Otrajā reizē partija ir neizšķirta, un neviens nesaņem punktus.
rules-classic-stock-3 = Ja ilgi neviens nevelk no kaudzes un neko neliek uz galda, partija arī ir neizšķirta.
rules-classic-score-title = Punkti
rules-classic-score-1 = Kas iziet, saņem punktus par visām kārtīm, kas citiem palika rokā: dūzis 1, ciparu kārtis pēc skaitļa, kalps, dāma un kungs 10.
rules-classic-score-2 = Kas pirmais sasniedz mērķi, uzvar spēlē.
settings = Iestatījumi
settings-language = Valoda
settings-look = Izskats
settings-theme = Krāsas
settings-theme-auto = Kā ierīcē
settings-theme-light = Gaišas
settings-theme-dark = Tumšas
settings-four-colours = Četrkrāsu kava
settings-four-colours-help = Kreicis zaļš, kāravs zils, ercens sarkans, pīķis melns.
settings-big-index = Lieli cipari uz kārtīm
settings-big-index-help = Vieglāk salasīt uz maza ekrāna vai no tālienes.
settings-tile-shapes = Zīmes uz kauliņiem
settings-tile-shapes-help = Katrai kauliņu krāsai ir arī sava zīme.
settings-motion = Kustība
settings-motion-help = Kārtis slīd uz savu vietu.
settings-motion-auto = Kā ierīcē
settings-motion-on = Ieslēgta
settings-motion-off = Izslēgta
settings-sounds = Skaņas
settings-sounds-help = Klusa skaņa, kad ir tavs gājiens, kāds klauvē vai beidzas partija.
settings-volume = Skaļums
settings-play = Spēlēšana
settings-confirm-discard = Nomešana
settings-confirm-discard-help = Kārts, ko aizvelc uz kaudzi, sekundi pagaida jebkurā gadījumā.
settings-discard-steps = Divos soļos: izvēlies, tad nomet
settings-discard-wait = Sekundes laikā var ņemt atpakaļ
settings-keys = Viena burta īsinājumtaustiņi
settings-keys-help = Pie galda pietiek ar vienu burtu: D velk. Izslēdz, ja ierīcei diktē vai nejauši skar taustiņus.
settings-vibration = Vibrēt, kad mans gājiens
settings-notifications = Paziņot, kad mans gājiens
settings-saved = Saglabāts šajā ierīcē.
settings-install = Instalēt lietotni
settings-install-help = OpenRummy būs sava ikona un savs logs.
settings-offline = Nav interneta. Lapa atgriezīsies, tiklīdz būs savienojums.
settings-offline-help = Tava vieta un kārtis pie galda tikmēr ir drošībā.
settings-reload = Pārlādēt
close = Aizvērt logu
cancel = Atcelt
back = Atpakaļ
yes = Jā
no = Nē
ok = Labi
copy = Kopēt
copied = Nokopēts
save = Saglabāt
edit = Mainīt
more = Vairāk
less = Mazāk
loading = Ielādē …
search = Meklēt
menu = Izvēlne
help = Palīdzība
about = Par OpenRummy
page-not-found = Šeit nekā nav.
something-wrong = Kaut kas nogāja greizi. Pārlādē lapu; tava vieta ir droša.
keys = Īsinājumtaustiņi
keys-help = Visu var spēlēt arī ar tastatūru vien.
keys-off = Viena burta īsinājumtaustiņi šajā ierīcē ir izslēgti.
key-hand =
    { $spelling ->
        [tiles] Uz savu statīvu
       *[cards] Uz savām kārtīm
    }
key-table = Uz galdu
key-stock = Vilkt no kaudzes
key-take = Ņemt nomesto
key-space = Atstarpe
key-select =
    { $spelling ->
        [tiles] Izvēlēties kauliņu vai atcelt izvēli
       *[cards] Izvēlēties kārti vai atcelt izvēli
    }
key-move-card =
    { $spelling ->
        [tiles] Pārvietot kauliņu statīvā
       *[cards] Pārvietot kārti rokā
    }
key-meld = Izlikt izvēlēto
key-new-meld = Jauna kombinācija no izvēlētā
key-layoff = Piemest izvēlēto
key-discard = Nomest izvēlēto
key-sort-rank = Kārtot pēc vērtības
key-sort-suit = Kārtot pēc masta
key-knock = Klauvēt
key-close = Noslēgt
key-end = Beigt gājienu
key-undo = Atsaukt
key-say-turn = Pateikt, kura gājiens
key-say-table = Nolasīt galdu
key-say-hand =
    { $spelling ->
        [tiles] Nolasīt savus kauliņus
       *[cards] Nolasīt savas kārtis
    }
key-chat = Uz sarunām
key-list = Rādīt šo sarakstu
access = Piekļūstamība
access-1 = Katrai kārtij un pogai ir nosaukums, ko nolasa ekrāna lasītājs.
access-2 = Ko dara citi, nolasa uzreiz. Vari to noklausīties vēlreiz, kad vien gribi.
access-3 = Tekstu var palielināt divkārt, un nekas nepazūd.
access-4 = Mastus un kauliņu krāsas var atšķirt arī pēc zīmēm, ne tikai pēc krāsas.
access-5 = Velc kārtis, pieskaries tām vai lieto tastatūru: visu var izdarīt katrā veidā.
access-6 = Ja pulkstenis tev ir par ātru, palūdz saimniekam galdu bez pulksteņa.
said-verbosity = Ko nolasīt
said-all = Katru gājienu
said-mine = Tikai to, kas attiecas uz mani
place-hand = Tavas kārtis
place-rack = Tavs statīvs
place-table = Galds
place-stock = Velkamā kaudze
place-stock-count = Velkamā kaudze: { n-things }
place-stock-empty = Velkamā kaudze: tukša
place-stock-known = Kaudzes secība ir zināma: nomestās kārtis tika apgrieztas.
place-discard =
    { $spelling ->
        [tiles] Nomesto kauliņu kaudze
       *[cards] Nomesto kāršu kaudze
    }
place-discard-top = { place-discard }, virspusē: { $card }
place-discard-empty = { place-discard }: tukša
place-discard-browse = Apskatīt nomestās kārtis
place-previous-discard = Pēdējais nomestais: { $card }
place-melds-of = Kombinācijas ({ $name })
place-melds-yours = Tavas kombinācijas
place-laid-off-to = Piemesta { $group }. kombinācijai
place-trump = Trumpis: { $card }
place-thrown-jokers = Nomestie džokeri ({ $name }): { $n }
place-workbench = Darbgalds
place-scores = Punkti
place-players = Spēlētāji
place-hand-of = { $name }: { n-things }
place-points-of = { $name }: { n-points }
turn-you = Tavs gājiens
turn-other = Gājiens: { $name }
turn-you-draw = Tavs gājiens. Vispirms velc.
turn-you-play = Izliec, piemet klāt vai nomet kārti, lai pabeigtu gājienu.
turn-you-discard = Nomet, lai pabeigtu gājienu.
turn-you-open = Tu sāc: nomet kauliņu vai noslēdz.
turn-you-decide = Pārkārto galdu ar savu kārti vai velc vēl vienu.
turn-you-rebuild = Pārkārto galdu ar savu kārti vai pabeidz gājienu.
turn-you-end = Pabeidz gājienu.
turn-you-after = Pabeidz gājienu vai pieklauvē.
turn-you-final = Pēdējais gājiens: pārkārto galdu vai izlaid gājienu.
turn-you-offer = Spēlēsi ar šo dalījumu vai atteiksies?
turn-you-accept = Aplūko savus kauliņus un spēlē ar šo dalījumu.
turn-waiting-players = Gaidām spēlētājus
turn-waiting-host = Gaidām, kad saimnieks sāks
turn-waiting-for = Gaidām: { $name }
turn-waiting-ready = Gaidām, kad visi būs gatavi
turn-bot-thinking = { $name } domā
turn-dealing = Izdala
turn-shuffling = Sajauc
turn-taken-card = Tikko paņēmi: { $card }. Šajā gājienā to nomest nedrīkst.
turn-new-card =
    { $spelling ->
        [tiles] Jauns: { $card }
       *[cards] Jauna: { $card }
    }
do-draw = Vilkt
do-draw-more = Vilkt vēl
do-take = Ņemt nomesto
do-take-card = Ņemt: { $card }
do-meld = Izlikt
do-layoff = Piemest klāt
do-layoff-on = Piemest { $group }. kombinācijai: { $card }
do-discard = Nomest
do-discard-card = Nomest: { $card }
do-discard-undo = Ņemt atpakaļ
do-throw-joker = Nomest džokeru? Tad tas no spēles pazūd.
do-knock = Klauvēt
do-close = Noslēgt
do-close-with = Noslēgt, brīvais kauliņš: { $card }
do-check-board = Pārbaudīt statīvu
do-end = Beigt gājienu
do-pass = Izlaist
do-accept = Spēlēt ar šo dalījumu
do-refuse = Atteikties no dalījuma
do-undo = Atsaukt
do-undo-help = Gājienu var atsaukt, kamēr tas tev nav parādījis neko jaunu. Vilkšana un nomešana paliek.
do-sort-rank = Kārtot pēc vērtības
do-sort-suit = Kārtot pēc masta
do-arrange-runs = Virknes
do-arrange-groups = Grupas
do-arrange-pairs = Pāri
do-what-can-i-play = Ko es varu izlikt?
do-hint = Padoms
do-reset = No sākuma
do-commit = Izspēlēt
do-lay-down = Izlikt: { $cards }
do-new-meld = Jauna kombinācija
do-split-meld = Sadalīt te
do-move-left = Pa kreisi
do-move-right = Pa labi
do-move-to-hand = Atpakaļ rokā
do-move-to-meld = Uz { $group }. kombināciju
do-select = Izvēlēties: { $card }
do-unselect = Atcelt izvēli: { $card }
do-unselect-all = Atcelt izvēli
do-next-row = Uz otru rindu
selected =
    { $n ->
        [zero] Izvēlēts: { $n }
        [one] Izvēlēts: { $n }
       *[other] Izvēlēts: { $n }
    }
bench-help = Pārvieto kārtis brīvi. Nekas neskaitās, kamēr neizspēlē.
bench-ok = Visas kombinācijas ir pareizas.
bench-added =
    { $n ->
        [zero] No tavas rokas: { $n } kāršu
        [one] No tavas rokas: { $n } kārts
       *[other] No tavas rokas: { $n } kārtis
    }
bench-add-one = Pieliec vismaz vienu kārti no rokas.
mark-too-short = Par īsu
mark-not-a-meld = Nav kombinācija
mark-not-consecutive = Nav pēc kārtas
mark-duplicate = Viena kārts divreiz
mark-too-long = Par garu
mark-joker-unnamed = Ko džokers aizstāj?
mark-missing = Vēl jānoliek: { $cards }
joker-chooser = Kuru kārti džokers aizstāj?
joker-chooser-choice = Džokers kā { $card }
joker-chooser-suit = Masts
joker-chooser-rank = Vērtība
proposals-none = Pašlaik nav atrasts nekas, ko likt uz galda.
proposals-shown = { $number }. priekšlikums no { $count }
hint-move = Bots tagad spēlētu šo.
board-closes = Var noslēgt: { $category } ({ $tier }), { $points } no katra.
board-closes-not = Noslēgt vēl nevar.
board-free-tile = Brīvais kauliņš: { $card }
board-better-free = Ar citu brīvo kauliņu būs vairāk: { $card } ({ $points } no katra).
board-multiplier = Reizinātājs: × { $multiplier }
board-refuse-offer =
    { $n ->
        [zero] Tev ir { $n } pāru. Atteikties no dalījuma un saņemt jaunus kauliņus?
        [one] Tev ir { $n } pāris. Atteikties no dalījuma un saņemt jaunus kauliņus?
       *[other] Tev ir { $n } pāri. Atteikties no dalījuma un saņemt jaunus kauliņus?
    }
board-categories = Veidi
extra-joker = Papildu džokers
extra-joker-bring = Atnest papildu džokeru
extra-joker-brought-you = Tavs papildu džokers būs nākamajā partijā.
extra-joker-brought-other = { $name } atnes papildu džokeru.
extra-joker-left =
    { $n ->
        [zero] Tev ir { $n } papildu džokeru.
        [one] Tev ir { $n } papildu džokers.
       *[other] Tev ir { $n } papildu džokeri.
    }
extra-joker-free = Pie šī galda papildu džokeri neko nemaksā.
event-drew-you = Tu izvilki: { $card }.
event-drew-other =
    { $spelling ->
        [tiles] { $name } izvilka kauliņu.
       *[cards] { $name } izvilka kārti.
    }
event-took-you = Tu paņēmi nomesto: { $card }.
event-took-other = { $name } paņēma nomesto: { $card }.
event-melded-you = Tu izliki: { $cards }.
event-melded-other = { $name } izlika: { $cards }.
event-laidoff-you = Tu piemeti { $group }. kombinācijai: { $card }.
event-laidoff-other = { $name } piemeta { $group }. kombinācijai: { $card }.
event-rearranged-you = Tu pārkārtoji galdu un pieliki: { $cards }.
event-rearranged-other = { $name } pārkārtoja galdu un pielika: { $cards }.
event-discarded-you = Tu nometi: { $card }.
event-discarded-other = { $name } nometa: { $card }.
event-threw-joker-you = Tu nometi džokeru.
event-threw-joker-other = { $name } nometa džokeru. Nākamajam jāvelk no kaudzes.
event-passed-you = Tavs gājiens beidzies.
event-passed-other = { $name } pabeidza gājienu.
event-knocked-you = Tu pieklauvē!
event-knocked-other = { $name } pieklauvē!
event-closed-you = Tu noslēdz: { $category }!
event-closed-other = { $name } noslēdz: { $category }!
event-accepted-you = Tu spēlē ar šo dalījumu.
event-accepted-other = { $name } spēlē ar šo dalījumu.
event-refused-you = Tu atsakies no dalījuma.
event-refused-other = { $name } atsakās no dalījuma.
event-trumpbonus-you =
    { $points ->
        [zero] Tev izdalīts trumpja dvīnis ({ $card }): { $points } punktu no katra.
        [one] Tev izdalīts trumpja dvīnis ({ $card }): { $points } punkts no katra.
       *[other] Tev izdalīts trumpja dvīnis ({ $card }): { $points } punkti no katra.
    }
event-trumpbonus-other =
    { $points ->
        [zero] { $name } dalījumā saņem trumpja dvīni ({ $card }): { $points } punktu no katra.
        [one] { $name } dalījumā saņem trumpja dvīni ({ $card }): { $points } punkts no katra.
       *[other] { $name } dalījumā saņem trumpja dvīni ({ $card }): { $points } punkti no katra.
    }
event-stockturned = Velkamā kaudze beidzās. Nomestās kārtis apgrieztas tādā pašā secībā: { n-cards }.
event-reshuffled = Velkamā kaudze beidzās. Nomestās kārtis sajauktas: { n-cards }.
event-finalturns = Velkamā kaudze ir tukša. Katram vēl viens gājiens, bez vilkšanas.
event-left-you = Tu esi prom. Tava vieta tevi gaida.
event-left-other = { $name } ir prom.
event-left-for-good-you = Tu aizgāji no spēles.
event-left-for-good-other = { $name } aizgāja no spēles.
event-returned-you = Prieks, ka esi atpakaļ!
event-returned-other = { $name } ir atpakaļ.
event-roundended = Partija ir beigusies.
event-matchended-you = Tu uzvarēji spēlē!
event-matchended-other = Spēlē uzvar { $name }.
event-matchended-shared = Dalīta uzvara: { $names }.
event-undone-you = Tu atsauci savu gājienu.
event-undone-other = { $name } atsauca gājienu.
event-dealt = Jauns dalījums. Sāk { $name }.
event-dealt-you = Jauns dalījums. Tu sāc.
clock-left = Atlikušais laiks: { n-seconds }
clock-bank = Papildu laiks: { n-seconds }
clock-hurry = Palicis maz laika: { n-seconds }.
clock-bank-running = Rit tavs papildu laiks.
absence-bank = Atlikušais prombūtnes laiks: { n-seconds }
absence-running = Savienojums pazudis, gaidām: { $name }, { n-seconds }.
absence-idle = { $name } ir prom. Pa to laiku galds izdara vienkāršus gājienus.
absence-bot = { $name } ir prom. Pa to laiku spēlē bots.
absence-vote = { $name } ir prom. Varat balsot, lai beigtu partiju bez punktiem.
digest = Kamēr tevis nebija
digest-round = { $round }. partija: { $points }
digest-played-for =
    { $n ->
        [zero] Tavā vietā izdarītas { $n } darbības.
        [one] Tavā vietā izdarīta { $n } darbība.
       *[other] Tavā vietā izdarītas { $n } darbības.
    }
connection-on = Savienots
connection-connecting = Savienojas …
connection-lost = Atjauno savienojumu … Tava vieta ir droša.
connection-long = Joprojām mēģina. Tava vieta ir droša, un no darbgalda nekas nav pazudis.
connection-back = Atkal savienots.
connection-test = Pārbaudīt savienojumu
connection-test-good = Labs savienojums: { $ms } ms.
connection-test-slow = Lēns savienojums: { $ms } ms. Spēlēt var, bet atbildes mazliet kavējas.
connection-test-bad = Nav savienojuma ar serveri. Pirms sēdies, pārbaudi savējo.
connection-other-device = Šī vieta ir atvērta arī citā ierīcē. Darbojas abas.
people-you = tu
people-host = saimnieks
people-bot = bots
people-bot-level = { $level ->
    [easy] bots, viegls
    [medium] bots, vidējs
    [hard] bots, grūts
    [random] bots, nejaušs
    [greedy] bots, vienkāršs
   *[any] bots
}
people-guest = viesis
people-free-seat = Brīva vieta
people-ready = var sākt
people-left = aizgāja
people-away = prom
people-dealer = dala
people-spectators = Skatītāji: { $n }
people-you-watch = Tu skaties.
people-watch-off = Šī galda spēles skatīties nevar.
people-more = Spēlētāji, saimnieks un vieta
do-sit = Apsēsties
do-stand = Pamest galdu
do-stand-confirm = Aiziet pavisam? Tava vieta spēlēs bez tevis, un vērtētu spēli tu zaudēsi.
do-add-bot = Pievienot botu
do-remove-bot = Noņemt botu
do-kick = Izraidīt no galda
do-kick-help = Vieta kļūst brīva. Tikai pirms spēles vai starp spēlēm.
do-lock = Slēgt jauniem spēlētājiem
do-unlock = Atvērt jauniem spēlētājiem
do-lock-help = Kamēr galds ir slēgts, neviens jauns nevar apsēsties, pat ar kodu ne.
do-hand-over = Nodot saimnieka lomu
do-hand-over-help = Saimnieks sāk spēli, pievieno un izraida spēlētājus un nosaka, kas drīkst rakstīt.
do-start = Sākt
do-ready = Var sākt
do-next-round = Nākamā partija
do-rematch = Revanšs
do-vote-end = Balsot: beigt partiju
do-vote-back = Atsaukt balsi
host-you = Tagad saimnieks esi tu.
host-other = Saimnieks tagad: { $name }.
kicked = Saimnieks tavu vietu atdeva citam.
table-locked = Galds ir slēgts jauniem spēlētājiem.
table-unlocked = Galds ir atvērts jauniem spēlētājiem.
table-closed = Galds ir slēgts.
votes-so-far = Balsis par partijas beigām: { $votes } no { $needed }
next-round-in = Līdz nākamajai partijai: { n-seconds }
seat-on-another-device = Spēlēt citā ierīcē
seat-on-another-device-help = Atver tur šo slepeno saiti. Kam tā ir, tas var spēlēt tavā vietā.
seat-link-make = Parādīt saiti
chat = Sarunas
chat-say = Ziņa
chat-send = Sūtīt
chat-phrases = Frāzes
chat-mute = Man nerādīt: { $name }
chat-unmute = Atkal rādīt: { $name }
chat-mute-help = Tu vairs neredzi, ko šis spēlētājs raksta. Neviens cits to nemana.
help-mute = Man nerādīt
chat-muted = Nerāda
chat-silence = Atņemt vārdu: { $name }
chat-unsilence = Atdot vārdu: { $name }
chat-silence-help = Šis spēlētājs pie šī galda nevar rakstīt, kamēr tu to atkal neatļauj.
help-silence = Atņemt vārdu
chat-silenced-you = Saimnieks tev atņēma vārdu.
chat-silenced-other = { $name } tagad nevar rakstīt.
chat-off = Pie šī galda skatītāji nevar rakstīt.
chat-empty = Neviens vēl neko nav teicis.
chat-new = Jauna ziņa: { $name }
round-number = { $round }. partija
round-summary = Kā radās punkti
round-won-you =
    { $n ->
        [zero] Tu uzvari partijā: { $n } punktu.
        [one] Tu uzvari partijā: { $n } punkts.
       *[other] Tu uzvari partijā: { $n } punkti.
    }
round-won-other =
    { $n ->
        [zero] Partijā uzvar { $name }: { $n } punktu.
        [one] Partijā uzvar { $name }: { $n } punkts.
       *[other] Partijā uzvar { $name }: { $n } punkti.
    }
round-open-hands =
    { $spelling ->
        [tiles] Kauliņi uz statīviem
       *[cards] Kārtis rokās
    }
match-over = Spēle beigusies
match-standings = Rezultāti
match-watch-replay = Noskatīties ierakstu
match-back-home = Uz sākumlapu
house-rules = Šī galda noteikumi
house-rules-usual = Spēkā ir parastie noteikumi.
tutorial = Mācīties spēlēt
tutorial-step = { $step }. solis no { $steps }
tutorial-start = Parādi
tutorial-skip = Izlaist
tutorial-next = Tālāk
tutorial-again = Vēlreiz
tutorial-well-done = Lieliski!
tutorial-done = Tas arī viss. Nospēlēsi pirmo spēli ar botiem?
tutorial-classic-1 = Šīs ir tavas kārtis. Pārvelc tās vai sakārto ar pogām, kā patīk.
tutorial-classic-2 = Vispirms velk. Pieskaries velkamajai kaudzei.
tutorial-classic-3 = Trīs dāmas ir grupa. Izvēlies tās un spied „Izlikt”.
tutorial-classic-4 = Tagad uz galda ir tava kombinācija, tāpēc vari piemest klāt. Pieliec 8 tā paša masta virknei 9-10-kalps.
tutorial-classic-5 = Tagad nomet kārti, kas nekur neder. Augstās maksā visvairāk.
tutorial-classic-6 = Palikusi viena kārts, un tā der kombinācijai. Piemet to, un tu izej!
tutorial-basic-1 = Šīs ir tavas kārtis. Pārvelc tās vai sakārto ar pogām, kā patīk.
tutorial-basic-2 = Nomestā kārts papildina tavu virkni. Paņem to.
tutorial-basic-3 = Ercena 8, 9 un 10 ir virkne. Izvēlies tās un spied „Izlikt”.
tutorial-basic-4 = Piemet ceturto sešnieku pārējiem trim uz galda. Kombinācijai nav jābūt tavai.
tutorial-basic-5 = Pabeidz gājienu: nomet kārti, kas nekur neder.
tutorial-carousel-1 = Visu, kas ir uz galda, drīksti pārvietot. Vispirms velc kārti.
tutorial-carousel-2 = Pīķa desmitniekam un kalpam trūkst vienas kārts. Četru devītnieku grupa var atdot pīķa devītnieku: pārvelc to uz jaunu kombināciju. Tagad pieliec desmitnieku un kalpu. Visas kombinācijas atkal ir pareizas: izspēlē.
tutorial-carousel-4 = Tev rokā ir kārts, ko aizstāj džokers. Ieliec to džokera vietā un izmanto džokeru citur.
tutorial-carousel-5 = Tev rokā ir 4 punkti. Tas ir pietiekami maz: pieklauvē!
tutorial-carousel-6 = Ja kādam citam arī ir 4 vai mazāk, tu partijā zaudē. Klauvē, kad citiem vēl daudz kāršu.
tutorial-board-1 = Šis ir tavs statīvs. Kārto kauliņus brīvi vai izmēģini trīs pogas.
tutorial-board-2 = Velc kauliņu vai ņem pēdējo nomesto. Paņem nomesto: tas papildina grupu.
tutorial-board-3 = Tagad tev ir piecpadsmit kauliņu. Nomet to, kas nekur neder.
tutorial-board-4 = Džokers der visur. Ja to nomet, noslēgums ir vērts vairāk, bet jāiztiek bez tā.
tutorial-board-5 = Četrpadsmit kauliņu ir kombinācijās. Spied „Pārbaudīt statīvu”: tas pasaka veidu un punktus.
tutorial-board-6 = Izvēlies brīvo kauliņu un noslēdz!`;export{e as default};