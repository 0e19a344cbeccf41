### Regulile jocului Remi simplu.

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
