### Tot ce se spune la masă.

## Places

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

## Whose turn

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

## What you can do

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

## Workbench and board

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

## What happened, said aloud

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

## Clocks and connection

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

## People

people-you = tu
people-host = gazdă
people-bot = bot
# $level: how well it plays.
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

## Chat

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

## Round and match

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
