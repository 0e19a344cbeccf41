### Ce spune antrenorul.

coach = Antrenor
coach-why = De ce?
coach-best = Antrenorul ar juca: { $move }
coach-more = Toate sfaturile
coach-fewer = Mai puțin
coach-show = Arată-mi
coach-none = Antrenorul nu are niciun sfat aici.
coach-only-move = E singura mutare posibilă.
coach-out = Poți ieși la rândul acesta.
coach-meld = Etalează această formație: { $cards }. Ce e pe masă nu se mai numără împotriva ta.
coach-lay-off = Lipește această carte: { $card }. Rămâi cu una mai puțin în mână.
coach-lone-card = Nu se leagă de nimic din mâna ta: { $card }. Astfel de cărți se aruncă întâi, cele mari înaintea celorlalte.
coach-linked-card = Păstreaz-o, se leagă de alte cărți din mâna ta: { $card }.
coach-outs =
    { $n ->
        [one] { $n } carte completează o formație cu ce păstrezi: { $cards }.
        [few] { $n } cărți completează o formație cu ce păstrezi: { $cards }.
       *[other] { $n } de cărți completează o formație cu ce păstrezi: { $cards }.
    }
coach-many-ways = Dacă o arunci pe aceasta, îți rămân cele mai multe posibilități pentru o formație: { $card }.
coach-danger =
    { $n ->
        [one] { $name } mai are { $n } carte. Scapă de puncte: etalează și lipește ce poți.
        [few] { $name } mai are { $n } cărți. Scapă de puncte: etalează și lipește ce poți.
       *[other] { $name } mai are { $n } de cărți. Scapă de puncte: etalează și lipește ce poți.
    }
coach-danger-card =
    { $points ->
        [one] Când e pericol, scapă întâi de cărțile scumpe. Aceasta, dacă îți rămâne, costă { $points } punct: { $card }.
        [few] Când e pericol, scapă întâi de cărțile scumpe. Aceasta, dacă îți rămâne, costă { $points } puncte: { $card }.
       *[other] Când e pericol, scapă întâi de cărțile scumpe. Aceasta, dacă îți rămâne, costă { $points } de puncte: { $card }.
    }
coach-chance = Șansa să o folosești la timp: { $percent }%.
coach-table-locked = La formațiile de pe masă nu se mai potrivește nimic. Lucrează la ale tale.
coach-table-open =
    { $n ->
        [one] Masa e deschisă: { $n } carte încă nevăzută se potrivește la formații. Gândește-te să lipești.
        [few] Masa e deschisă: { $n } cărți încă nevăzute se potrivesc la formații. Gândește-te să lipești.
       *[other] Masa e deschisă: { $n } de cărți încă nevăzute se potrivesc la formații. Gândește-te să lipești.
    }
coach-table-mixed = Unele cărți se potrivesc pe masă, altele fac formații ale tale. Ține deschise ambele căi.
coach-take = Ia cartea aruncată: completează o formație. { $cards }
coach-do-not-take = Lasă cartea aruncată. Nu completează nimic, iar toți ar vedea ce strângi. Trage din teanc.
coach-collects-run = { $name } a luat cartea aceasta: { $card }. Terță nu mai poate ieși, deci strânge o suită. În jurul ei: { $cards }.
coach-collects-set = { $name } a luat cartea aceasta și poate că strânge o terță: { $card }.
coach-keep-from = Nu o arunca acum: { $card }. După tine joacă { $name } și o poate lua.
coach-may-release = Pe aceasta o poți arunca: { $card }. { $name } strânge cărțile vecine, dar nu joacă imediat după tine.
coach-outs-gone = Pe acestea nu le mai poate completa nimic: { $cards }. Desparte-le.
coach-outs-one-left = Le mai poate completa o singură carte: { $needed }. Ai în mână: { $cards }.
coach-hold-back = Ține deocamdată formația în mână, ca să nu lipească nimeni la ea: { $cards }.
coach-second-pass = Teancul e format din cărțile aruncate înainte. Știi ce urmează: { $cards }.
coach-knock = Ciocănește. Ceilalți au probabil mai multe puncte decât tine.
coach-wait = Nu ciocăni încă: cineva poate avea mai puține puncte decât tine.
coach-close-now = Închide acum: { $category }, { $points } de la fiecare.
coach-close-later = Ai putea închide, dar e aproape ceva mai bun: { $category }, { $points } de la fiecare.
coach-throw-joker = Aruncă jokerul: poți închide și fără el, iar închiderea valorează mai mult.
coach-distance =
    { $n ->
        [one] Mai lipsește { $n } piesă până la închidere: { $category }.
        [few] Mai lipsesc { $n } piese până la închidere: { $category }.
       *[other] Mai lipsesc { $n } de piese până la închidere: { $category }.
    }
coach-waiting = Gata de închis: { $category }. Lipsește doar piesa liberă.
coach-nearer = Piesa aceasta te apropie de închidere: { $card }.
coach-not-nearer = Piesa aruncată nu te apropie de închidere: { $card }.
coach-better-with = Cu piesa aceasta ai mai multe posibilități de a închide: { $card }.
coach-helping =
    { $n ->
        [one] Ajută { $n } piesă care mai poate veni: { $cards }.
        [few] Ajută { $n } piese care mai pot veni: { $cards }.
       *[other] Ajută { $n } de piese care mai pot veni: { $cards }.
    }
coach-outside = Piesa aceasta nu are loc acolo: { $card }. Mergi spre: { $category }.
coach-loose-tile = Nimic de pe tabla ta nu se potrivește cu piesa aceasta: { $card }.
coach-partners-gone = Ai { $cards }, dar ce ar face o formație cu piesa aceasta nu mai poate veni: { $needed }. Renunță la ea: { $card }.
coach-twin-gone = Perechea acestei piese nu mai poate veni: { $card }.
coach-loosest =
    { $n ->
        [one] Printre cele mai izolate de pe tabla ta: { $card }. Doar { $n } piesă mai poate face din ea o formație: { $needed }.
        [few] Printre cele mai izolate de pe tabla ta: { $card }. Doar { $n } piese mai pot face din ea o formație: { $needed }.
       *[other] Printre cele mai izolate de pe tabla ta: { $card }. Doar { $n } de piese mai pot face din ea o formație: { $needed }.
    }
coach-second-copy = Ai două la fel: { $card }. Aici ajunge una.
coach-spare = Și fără piesa aceasta ești la fel de aproape: { $card }.
coach-most-live =
    { $n ->
        [one] Dacă o arunci, { $n } piesă te apropie de închidere; cu oricare alta rămân mai puține.
        [few] Dacă o arunci, { $n } piese te apropie de închidere; cu oricare alta rămân mai puține.
       *[other] Dacă o arunci, { $n } de piese te apropie de închidere; cu oricare alta rămân mai puține.
    }
coach-left-lying = Una la fel e deja aruncată: { $card }. Urmează { $name } și probabil nu o vrea.
coach-took-neighbours = { $name } a luat ce se potrivește cu ea: { $cards }.
coach-lay-down =
    { $points ->
        [one] Etalează acestea: { $cards }. Scapi din mână de { $points } punct.
        [few] Etalează acestea: { $cards }. Scapi din mână de { $points } puncte.
       *[other] Etalează acestea: { $cards }. Scapi din mână de { $points } de puncte.
    }
coach-step = Pasul { $n }: formează { $cards }.
coach-save-up = Acestea s-ar putea etala: { $cards }. Păstrează-le: cu mai multe cărți s-ar putea să ieși dintr-o dată.
coach-nothing-fits = Nimic din mâna ta nu se potrivește pe masă.
coach-last-turn = E ultimul tău rând: ce etalezi nu se mai numără împotriva ta.
coach-last-place = Nu mai trage, încheie-ți rândul aici: astfel e mai probabil să tragi tu ultima carte din teanc, iar cine o trage joacă ultimul și câștigă cele mai multe runde.
coach-then-knock =
    { $points ->
        [one] Atunci îți rămâne { $points } punct și poți ciocăni.
        [few] Atunci îți rămân { $points } puncte și poți ciocăni.
       *[other] Atunci îți rămân { $points } de puncte și poți ciocăni.
    }
coach-others-close = Șansa ca altcineva să încheie runda înainte de rândul tău următor: { $percent }%.
coach-undercut-risk =
    { $points ->
        [one] Ai { $points } punct în mână. Șansa ca altcineva să aibă cel mult atât: { $percent }%.
        [few] Ai { $points } puncte în mână. Șansa ca altcineva să aibă cel mult atâtea: { $percent }%.
       *[other] Ai { $points } de puncte în mână. Șansa ca altcineva să aibă cel mult atâtea: { $percent }%.
    }
coach-review = Analiza partidei
coach-review-best = A fost cea mai bună mutare.
coach-review-cost =
    { $points ->
        [one] Asta a costat cam { $points } punct.
        [few] Asta a costat cam { $points } puncte.
       *[other] Asta a costat cam { $points } de puncte.
    }
coach-review-cost-chance = Asta a costat cam { $points }% din șansa de câștig.
coach-review-luck = Noroc
coach-review-play = Jocul tău
coach-seat = Locul { $n }
coach-review-share = Decizii corecte: { $n } din { $all }.
coach-review-nothing = Nu era nimic de hotărât.
coach-review-place =
    Runda { $round }, după { $n ->
        [one] { $n } mutare
        [few] { $n } mutări
       *[other] { $n } de mutări
    }:
coach-less =
    { $points ->
        [0] aproape la fel de bine
        [one] cu aproximativ { $points } punct mai puțin
        [few] cu aproximativ { $points } puncte mai puțin
       *[other] cu aproximativ { $points } de puncte mai puțin
    }
coach-less-chance =
    { $points ->
        [0] aproape la fel de bine
       *[more] șansă de câștig mai mică cu aproximativ { $points }%
    }

## The page of a review

review = Analiză
review-busy = Antrenorul se uită la fiecare decizie. Poate dura câteva secunde.
review-player = Jucător
review-summary = Noroc și joc
review-luck = Noroc
review-play = Joc
review-luck-better =
    { $points ->
        [one] Norocul a fost cam cu { $points } punct peste medie.
        [few] Norocul a fost cam cu { $points } puncte peste medie.
       *[other] Norocul a fost cam cu { $points } de puncte peste medie.
    }
review-luck-worse =
    { $points ->
        [one] Norocul a fost cam cu { $points } punct sub medie.
        [few] Norocul a fost cam cu { $points } puncte sub medie.
       *[other] Norocul a fost cam cu { $points } de puncte sub medie.
    }
review-luck-better-chance = Prin noroc, șansa de câștig a fost cam cu { $points }% peste medie.
review-luck-worse-chance = Prin noroc, șansa de câștig a fost cam cu { $points }% sub medie.
review-luck-even = Norocul a fost cam la medie.
review-cost =
    { $points ->
        [0] Deciziile nu au costat aproape nimic.
        [one] Deciziile au costat cam { $points } punct.
        [few] Deciziile au costat cam { $points } puncte.
       *[other] Deciziile au costat cam { $points } de puncte.
    }
review-lost =
    { $points ->
        [0] aproape nimic pierdut
        [one] cam { $points } punct pierdut
        [few] cam { $points } puncte pierdute
       *[other] cam { $points } de puncte pierdute
    }
review-cost-chance =
    { $points ->
        [0] Deciziile nu au costat aproape nimic.
       *[more] Deciziile au costat cam { $points }% din șansa de câștig.
    }
review-lost-chance =
    { $points ->
        [0] aproape nimic pierdut
       *[more] cam { $points }% pierdute din șansa de câștig
    }
review-unit-points = Toate cifrele sunt puncte ale rundei.
review-unit-chance = Toate cifrele sunt procente din șansa de a câștiga partida, care are un singur joc: un câștig sigur este cu 100% peste o pierdere sigură.
review-once = O ocazie ratată care mai există la rândul următor se numără o singură dată, când este pierdută.
review-explain = Norocul compară ce s-a împărțit și s-a tras cu ce ar fi putut veni în loc. Jocul compară fiecare decizie cu cea mai bună mutare a antrenorului. Ambele sunt estimări după ce se putea vedea în acel moment.
review-moments = Cele mai instructive momente
review-no-moments = Nicio decizie nu a costat nici măcar un punct. Nu e nimic de îndreptat.
review-no-moments-chance = Nicio decizie nu a costat nici măcar un procent din șansa de câștig. Nu e nimic de îndreptat.
review-played = Ce s-a jucat
review-best = Mutarea antrenorului
review-right = cea mai bună mutare
review-hand = În mână: { $cards }
review-replay = Vezi în reluare
review-all = Toate deciziile
review-own-only = Masa aceasta nu arată ce a avut fiecare în mână, așa că fiecare își poate vedea doar propria analiză.
review-own = Analiza mea
