### Regulile jocului Remi clasic.

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
