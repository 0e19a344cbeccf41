### Viss, ko saka pie galda.

## Places

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

## Whose turn

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

## What you can do

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

## Workbench and board

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

## What happened, said aloud

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

## Clocks and connection

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

## People

people-you = tu
people-host = saimnieks
people-bot = bots
# $level: how well it plays.
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

## Chat

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

## Round and match

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
