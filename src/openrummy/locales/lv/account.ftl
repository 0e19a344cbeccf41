### Konts, statistika, ieraksti un godīgs dalījums.

account = Konts
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

## Figures

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

## History and replay

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

## Fairness

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
