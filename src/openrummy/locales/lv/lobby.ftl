### Ceļš pie galda.

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

## Bots

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

## Settings of a table; the last part of the key is the field

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
