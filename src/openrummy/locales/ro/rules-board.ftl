### Regulile jocului Remi pe tablă.

rules-board-aim-title = Scopul jocului
rules-board-aim-1 = Aranjează pe tablă paisprezece din cele cincisprezece piese, fără să te vadă ceilalți, și închide. Toți ceilalți îți plătesc.
rules-board-aim-2 = Partida ține { n-games }.
rules-board-deal-title = Piesele și împărțirea
rules-board-deal-1 = Doi până la patru jucători. Numerele de la 1 la 13 în roșu, galben, albastru și negru, fiecare de două ori, și doi jokeri.
rules-board-deal-2 =
    { $extra ->
        [none] Nu există jokeri suplimentari.
        [hand] Înainte de împărțire fiecare poate aduce un joker suplimentar, dacă masa permite. Acesta ia locul uneia dintre piesele împărțite acelui jucător.
       *[pool] Înainte de împărțire fiecare poate aduce un joker suplimentar, dacă masa permite. Acesta se amestecă printre celelalte piese.
    }
rules-board-deal-3 = Primul jucător primește 15 piese, ceilalți 14. O piesă se întoarce cu fața în sus: atuul. Se trage ultimul.
rules-board-deal-4 =
    { $bonus ->
        [0] Pentru perechea atuului nu există bonus.
        [one] Cine primește la împărțire perechea atuului ia imediat { $bonus } punct de la fiecare.
        [few] Cine primește la împărțire perechea atuului ia imediat { $bonus } puncte de la fiecare.
       *[other] Cine primește la împărțire perechea atuului ia imediat { $bonus } de puncte de la fiecare.
    }
rules-board-deal-5 =
    { $refuse ->
        [0] Împărțirea nu se poate refuza.
        [one] Cu cel puțin { $refuse } dublă (două piese identice) poți refuza împărțirea. Atunci se împarte din nou și nimeni nu plătește.
        [few] Cu cel puțin { $refuse } duble (câte două piese identice) poți refuza împărțirea. Atunci se împarte din nou și nimeni nu plătește.
       *[other] Cu cel puțin { $refuse } de duble (câte două piese identice) poți refuza împărțirea. Atunci se împarte din nou și nimeni nu plătește.
    }
rules-board-turn-title = Rândul tău
rules-board-turn-1 = Trage o piesă sau ia-o pe cea pe care tocmai a aruncat-o jucătorul dinaintea ta. Apoi aruncă una sau închide. Primul jucător începe aruncând sau închide pe loc.
rules-board-turn-2 = Piesa pe care tocmai ai luat-o nu o poți arunca la același rând.
rules-board-turn-3 = Poți arunca un joker. Nimeni nu-l poate lua, iar închiderea ta valorează mai mult.
rules-board-close-title = Închiderea
rules-board-close-1 = Paisprezece piese trebuie să stea în suite, terțe și careuri sau într-unul dintre modelele speciale. A cincisprezecea e liberă. Dacă e joker, închizi cu joker.
rules-board-close-2 = Suita are trei sau mai multe numere consecutive de aceeași culoare. 1 vine înainte de 2 sau după 13; 13-1-2 nu e suită. Terța are trei piese cu același număr, careul patru, în culori diferite.
rules-board-close-example = Patru formații, iar la capăt piesa liberă
rules-board-close-3 = Jokerul înlocuiește orice piesă. Programul alege ce e mai bine pentru tine. O închidere greșită nu costă nimic.
rules-board-categories-title = Categorii
rules-board-categories-1 = Contează doar categoria cea mai bună.
rules-board-doubles-example = Duble: șapte perechi
rules-board-grand-care-example =
    { $care ->
        [two_quads] Careu mare: două careuri întregi cu același număr, celelalte șase în formații
       *[eight_tiles] Careu mare: opt piese cu același număr, celelalte șase în formații
    }
rules-board-monocolor-example = Monocolor: suite de o culoare
rules-board-bicolor-example = Bicolor: suite de două culori
rules-board-minor-example = Minore: nimic peste 7
rules-board-major-example = Majore: nimic sub 8 în afară de 1, în terță sau careu, ori după 13
rules-board-mosaic-example = Mozaic: de la 1 la 13 și 1, primele patru în patru culori, vecinele mereu diferite
rules-board-simple-example = Joc simplu: orice suite, terțe și careuri
rules-board-worth-title = Cât valorează închiderea
rules-board-worth-1 = Special (Duble, Careu mare, Monocolor): 1000 de puncte de la fiecare. Mare (Bicolor, Minore, Majore): 500. Mic (Mozaic, Joc simplu): 250.
rules-board-worth-2 =
    { $mosaic ->
        [flat250] Cu un joker în formații sunt 900, 400 sau 200; cu mai mulți, 800, 300 sau 150. Un Mozaic mic valorează mereu 250.
       *[as_simple] Cu un joker în formații sunt 900, 400 sau 200; cu mai mulți, 800, 300 sau 150.
    }
rules-board-worth-3 =
    { $large ->
        [special] Închis cu joker sau după un joker aruncat, jocul mic devine mare, iar cel mare devine special.
       *[large] Închis cu joker, jocul mic devine mare, iar cel mare devine special. După un joker aruncat, jocul mic devine mare; cel mare rămâne mare.
    }
rules-board-worth-4 = După doi jokeri aruncați, sau unul aruncat și închis cu joker, totul e special.
rules-board-worth-5 = Multiplicatorul mesei: × { $multiplier }
rules-board-end-title = Fără închidere
rules-board-end-1 = Cine trage ultima piesă mai poate închide. Altfel jocul s-a terminat și nimeni nu plătește; ce s-a plătit pentru perechea atuului rămâne plătit.
rules-board-end-2 =
    { $penalty ->
        [0] Cine lipsește la sfârșit nu plătește penalizare.
        [one] Cine lipsește la sfârșit plătește { $penalty } punct fiecăruia dintre ceilalți, înmulțit cu multiplicatorul.
        [few] Cine lipsește la sfârșit plătește { $penalty } puncte fiecăruia dintre ceilalți, înmulțit cu multiplicatorul.
       *[other] Cine lipsește la sfârșit plătește { $penalty } de puncte fiecăruia dintre ceilalți, înmulțit cu multiplicatorul.
    }
rules-board-end-3 = Dacă toți ceilalți au plecat de tot, jocul s-a terminat. Atunci nu se plătește nicio închidere, doar penalizările.
rules-board-end-4 = Jocul următor îl începe jucătorul următor. Totalul cel mai mare câștigă partida; la egalitate victoria se împarte.
