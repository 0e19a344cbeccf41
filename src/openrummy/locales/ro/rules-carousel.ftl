### Regulile jocului Carusel (remi cu rearanjarea formațiilor).

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
