### De ce nu se poate ceva și ce e de făcut. Variabilele sunt explicate în engleză (en/errors.ftl).

error-must-draw =
    { $stock ->
        [none]
            { $spelling ->
                [tiles] Întâi trage o piesă.
               *[cards] Întâi trage o carte.
            }
       *[given] În teanc mai sunt cărți. Întâi mai trage una.
    }
error-already-drew =
    { $spelling ->
        [tiles] Ai luat deja o piesă. Acum aruncă una sau închide.
       *[cards] Ai luat deja o carte. Acum etalează, lipește sau aruncă.
    }
error-not-in-hand = Nu sunt în mâna ta: { $cards }. Alege din nou.
error-meld-too-short =
    { $group ->
        [none] O formație are cel puțin trei cărți. Mai alege.
       *[given] Formația { $group } trebuie să aibă cel puțin trei cărți. Mai adaugă sau mută-le în alte formații.
    }
error-not-a-meld =
    { $group ->
        [none] Nu e o formație. Alege cărți de aceeași valoare sau cărți consecutive de aceeași culoare.
       *[given] Formația { $group } nu e nici terță sau careu, nici suită. Alege cărți de aceeași valoare sau cărți consecutive de aceeași culoare.
    }
error-not-consecutive =
    { $group ->
        [none] Culoarea e bună, dar cărțile nu sunt consecutive. Suita nu are goluri și nu continuă de la popă la 2.
       *[given] În formația { $group } cărțile nu sunt consecutive. Suita nu are goluri și nu continuă de la popă la 2.
    }
error-duplicate-card =
    { $group ->
        [none] Aceeași carte apare de două ori. Scoate una.
       *[given] În formația { $group } aceeași carte apare de două ori. Mută una în altă parte.
    }
error-group-too-long =
    { $group ->
        [none] Un careu are cel mult patru cărți. Scoate din ele.
       *[given] Formația { $group } e prea lungă: un careu are cel mult patru cărți.
    }
error-layoff-needs-own-meld = Întâi etalează o formație a ta; apoi poți lipi.
error-layoff-no-fit =
    { $group ->
        [none] Cartea aceasta nu se potrivește acolo. Încearcă la altă formație.
       *[given] Nu se potrivește la formația { $group }: { $card }. Încearcă la alta.
    }
error-meld-limit =
    { $limit ->
        [one] La masa asta se etalează cel mult { $limit } formație pe rând. Acum aruncă o carte.
        [few] La masa asta se etalează cel mult { $limit } formații pe rând. Acum aruncă o carte.
       *[other] La masa asta se etalează cel mult { $limit } de formații pe rând. Acum aruncă o carte.
    }
error-return-taken-card =
    { $spelling ->
        [tiles] Piesa asta tocmai ai luat-o: { $card }. Aruncă alta.
       *[cards] Cartea asta tocmai ai luat-o: { $card }. Aruncă alta.
    }
error-stranded = Ai rămâne doar cu cartea pe care tocmai ai luat-o ({ $card }) și nu ți-ai putea încheia rândul. Mai păstrează o carte.
error-must-keep-discard = La masa asta ultima carte se aruncă. Păstrează una pentru asta.
error-must-discard =
    { $spelling ->
        [tiles] Aruncă o piesă ca să-ți închei rândul.
       *[cards] Aruncă o carte ca să-ți închei rândul.
    }
error-no-card-added = Adaugă cel puțin o carte din mână. Nu ajunge să muți cărțile de pe masă.
error-table-card-removed = Trebuie să rămână pe masă: { $cards }. Pune-le într-o formație.
error-card-not-available = Nu sunt nici pe masă, nici în mâna ta: { $cards }. Ia-o de la capăt, de la masa așa cum e.
error-joker-identity =
    { $card ->
        [none] Spune ce carte înlocuiește jokerul.
       *[given] Jokerul înlocuiește cartea aceasta: { $card }. Ca să devină alta, pune cartea adevărată în locul lui.
    }
error-meld-not-allowed-now = Nu mai poți etala la rândul acesta: se etalează o dată, înainte de a treia carte. Încheie rândul sau ciocănește.
error-draw-not-allowed-now =
    { $spelling ->
        [tiles] Tu deschizi jocul și ai deja cincisprezece piese. Aruncă una sau închide.
       *[cards] Nu mai poți trage la rândul acesta. Încheie-l sau ciocănește, dacă ai puține puncte în mână.
    }
error-knock-too-high =
    { $points ->
        [one] Ai { $points } punct în mână, e prea mult: poți ciocăni cu cel mult { $limit }.
        [few] Ai { $points } puncte în mână, e prea mult: poți ciocăni cu cel mult { $limit }.
       *[other] Ai { $points } de puncte în mână, e prea mult: poți ciocăni cu cel mult { $limit }.
    }
error-thrown-joker = Un joker aruncat nu se ia. Trage din grămezi.
error-invalid-layout = Cu piesa aceasta liberă, celelalte paisprezece nu închid: { $card }. Nu pierzi nimic; așază-le altfel sau joacă mai departe.
error-not-your-turn =
    { $spelling ->
        [tiles] E rândul altcuiva. Între timp îți poți aranja piesele.
       *[cards] E rândul altcuiva. Între timp îți poți aranja mâna.
    }
error-round-over = Runda aceasta s-a încheiat.
error-not-now = Asta nu se poate acum. Butoanele arată ce poți face.
error-no-such-meld = Formația aceea nu mai există. Uită-te din nou la masă.
error-stock-empty =
    { $spelling ->
        [tiles] Nu mai sunt piese de tras.
       *[cards] Teancul e gol. Ia cartea aruncată, dacă poți, sau pasează.
    }
error-pile-empty =
    { $spelling ->
        [tiles] Nu e nicio piesă aruncată de luat. Trage din grămezi.
       *[cards] Nu e nicio carte aruncată de luat. Trage din teanc.
    }
error-refusal-needs-doubles =
    { $needed ->
        [one] Poți refuza împărțirea cu { $needed } dublă; tu ai { $doubles }.
        [few] Poți refuza împărțirea cu { $needed } duble; tu ai { $doubles }.
       *[other] Poți refuza împărțirea cu { $needed } de duble; tu ai { $doubles }.
    }
error-bad-order =
    { $spelling ->
        [tiles] Nu sunt piesele care ar trebui să fie aici. Reîncarcă pagina.
       *[cards] Nu sunt cărțile care ar trebui să fie aici. Reîncarcă pagina.
    }
error-bad-seat = Nu există un asemenea loc. Reîncarcă pagina.
error-bad-players = Jocul acesta este pentru { $least } până la { $most } jucători. Alege alt număr.

## The table, the lobby and the account

refused-not-seated = Nu ai loc la masa asta. Întâi așază-te.
refused-seat-taken = A fost cineva mai rapid: locul e ocupat. Alege altul.
refused-no-seat = Pe locul acela nu e nimeni.
refused-already-seated = Ai deja un loc la masa asta.
refused-full = Toate locurile sunt ocupate. Poți privi sau poți căuta altă masă.
refused-locked = Masa nu mai primește jucători noi.
refused-not-host = Doar gazda mesei poate face asta.
refused-not-now = Asta nu se poate acum. Încearcă puțin mai târziu.
refused-not-allowed =
    { $rated ->
        [none] Setările nu permit asta aici.
       *[given] Masa contează pentru clasament. Ca să te așezi, fă-ți cont; numele și partidele rămân ale tale.
    }
refused-nothing-to-undo = Nu e nimic de anulat.
refused-seats-empty = Mai sunt locuri goale. Așteaptă jucători sau adaugă boți.
refused-no-balance = Nu mai ai jokeri suplimentari. În fiecare zi în care joci primești unul.
refused-bad-name =
    { $most ->
        [one] Alege un nume cu { $most } literă.
        [few] Alege un nume cu 1 până la { $most } litere.
       *[other] Alege un nume cu 1 până la { $most } de litere.
    }
refused-bad-text = Textul acesta nu se poate trimite. Scrie-l puțin altfel.
refused-bad-settings = Setările acestea nu merg împreună. Verifică jocul, numărul de jucători și regulile.
refused-bad-message = Ceva nu e în regulă aici. Verifică și încearcă din nou.
refused-bad-login =
    { $least ->
        [none] Numele și parola nu se potrivesc sau linkul a expirat. Încearcă din nou.
        [one] Parola trebuie să aibă cel puțin { $least } caracter.
        [few] Parola trebuie să aibă cel puțin { $least } caractere.
       *[other] Parola trebuie să aibă cel puțin { $least } de caractere.
    }
refused-name-in-use = Numele e luat. Alege altul.
refused-no-table = Nu există o asemenea masă. Verifică codul; poate s-a închis între timp.
refused-no-match = Nu există o asemenea partidă sau jucătorii ei nu o arată altora.
refused-closed = Masa aceasta s-a închis.
refused-too-fast = Prea repede. Așteaptă o clipă și încearcă din nou.
refused-too-large = E prea lung. Scurtează.
refused-same-id = Asta s-a făcut deja. Reîncarcă pagina.
refused-no-account = Întâi alege un nume sau intră în cont.
refused-forbidden = Nu ai acces aici.
refused-resync = Între timp jocul a mers mai departe. Uită-te și joacă din nou.
refused-unavailable = Serverul nu poate face asta chiar acum. Nu s-a pierdut nimic; încearcă din nou peste o clipă.
