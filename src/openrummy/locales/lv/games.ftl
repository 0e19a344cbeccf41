### Spēles, galda noteikumi un punktu skaitīšana.

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

## Options

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

## Presets

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

## Board: categories and tiers

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

## How a round ended

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

## Points, line by line

score-left = Palika rokā ({ $name }): { n-points }
score-doubled = Viss vienā gājienā: × 2
score-held = Beigās rokā: { n-points }
score-difference = Starpība ({ $name }): { $theirs } − { $own }
score-undercut = Pārspēts klauvētājs: { $name }
score-out = Izgāja
score-close =
    { $times ->
        [1] { $category } ({ $tier }): { $base } no katra
       *[more] { $category } ({ $tier }): { $base } × { $times } no katra
    }
score-close-paid =
    { $times ->
        [1] { $name } noslēdza: { $category } ({ $tier }), { $base }
       *[more] { $name } noslēdza: { $category } ({ $tier }), { $base } × { $times }
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
        [zero] { $rounds } uzvarētu partiju: { $rounds } × { $each }
        [one] { $rounds } uzvarēta partija: { $rounds } × { $each }
       *[other] { $rounds } uzvarētas partijas: { $rounds } × { $each }
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
