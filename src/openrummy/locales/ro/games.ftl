### Jocurile, regulile mesei și socoteala punctelor.

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

## Options

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

## Presets

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

## Board: categories and tiers

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

## How a round ended

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

## Points, line by line

score-left = Rămase în mână ({ $name }): { n-points }
score-doubled = Închis din mână: × 2
score-held = În mână la sfârșit: { n-points }
score-difference = Diferență ({ $name }): { $theirs } − { $own }
score-undercut = Mai puține puncte decât cel care a ciocănit: { $name }
score-out = A ieșit
score-close =
    { $times ->
        [1] { $category } ({ $tier }): { $base } de la fiecare
       *[more] { $category } ({ $tier }): { $base } × { $times } de la fiecare
    }
score-close-paid =
    { $times ->
        [1] { $name } a închis: { $category } ({ $tier }), { $base }
       *[more] { $name } a închis: { $category } ({ $tier }), { $base } × { $times }
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
        [one] { $rounds } rundă câștigată: { $rounds } × { $each }
        [few] { $rounds } runde câștigate: { $rounds } × { $each }
       *[other] { $rounds } de runde câștigate: { $rounds } × { $each }
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
