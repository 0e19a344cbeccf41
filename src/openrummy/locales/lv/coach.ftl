### Ko saka treneris.

coach = Treneris
coach-why = Kāpēc?
coach-best = Treneris spēlētu: { $move }
coach-more = Visi padomi
coach-fewer = Mazāk
coach-show = Parādi
coach-none = Trenerim šeit nav padoma.
coach-only-move = Cita gājiena nav.
coach-out = Šajā gājienā vari iziet.
coach-meld = Izliec šo kombināciju: { $cards }. Kas ir uz galda, tev vairs neskaitās par sliktu.
coach-lay-off = Piemet klāt šo kārti: { $card }. Rokā paliek par vienu mazāk.
coach-lone-card = Šī kārts nesader ne ar vienu citu tev rokā: { $card }. Tādas kārtis nomet vispirms, augstās pirms pārējām.
coach-linked-card = Šo paturi: { $card }. Tev rokā ir kārtis, kas ar to sader.
coach-outs =
    { $n ->
        [zero] Kopā ar to, kas tev paliek, kombināciju veido { $n } kāršu: { $cards }.
        [one] Kopā ar to, kas tev paliek, kombināciju veido { $n } kārts: { $cards }.
       *[other] Kopā ar to, kas tev paliek, kombināciju veido { $n } kārtis: { $cards }.
    }
coach-many-ways = Nomet šo: { $card }. Tad paliek visvairāk iespēju salikt kombināciju.
coach-danger =
    { $n ->
        [zero] { $name }: palicis { $n } kāršu. Tiec vaļā no punktiem: izliec un piemet visu, ko vari.
        [one] { $name }: palikusi { $n } kārts. Tiec vaļā no punktiem: izliec un piemet visu, ko vari.
       *[other] { $name }: palikušas { $n } kārtis. Tiec vaļā no punktiem: izliec un piemet visu, ko vari.
    }
coach-danger-card =
    { $points ->
        [zero] Kad draud briesmas, vispirms nomet dārgās. Ja šī paliks, tā maksās { $points } punktu: { $card }.
        [one] Kad draud briesmas, vispirms nomet dārgās. Ja šī paliks, tā maksās { $points } punktu: { $card }.
       *[other] Kad draud briesmas, vispirms nomet dārgās. Ja šī paliks, tā maksās { $points } punktus: { $card }.
    }
coach-chance = Varbūtība, ka paspēsi to izmantot: { $percent } %.
coach-table-locked = Kombinācijām uz galda vairs nekas neder. Domā par savām.
coach-table-open =
    { $n ->
        [zero] Galds ir atvērts: kombinācijām der { $n } vēl neredzētu kāršu. Padomā par piemešanu.
        [one] Galds ir atvērts: kombinācijām der { $n } vēl neredzēta kārts. Padomā par piemešanu.
       *[other] Galds ir atvērts: kombinācijām der { $n } vēl neredzētas kārtis. Padomā par piemešanu.
    }
coach-table-mixed = Dažas kārtis der kombinācijām uz galda, no citām sanāk savas. Paturi abas iespējas.
coach-take = Ņem nomesto: tā papildina kombināciju. { $cards }
coach-do-not-take = Neņem nomesto. Tā neko nepapildina, un visi redzētu, ko tu krāj. Velc no kaudzes.
coach-collects-run = { $name } paņēma šo: { $card }. Grupa vairs nav iespējama, tātad top virkne. Tuvākās kārtis: { $cards }.
coach-collects-set = { $name } paņēma šo: { $card }. Varbūt top grupa.
coach-keep-from = Šo tagad nemet: { $card }. Pēc tevis spēlē { $name } un var to paņemt.
coach-may-release = Šo vari nomest: { $card }. { $name } krāj kaimiņkārtis, bet nespēlē tūlīt pēc tevis.
coach-outs-gone = Šīs vairs nekas nevar papildināt: { $cards }. Izjauc tās.
coach-outs-one-left = Šīs var papildināt tikai viena kārts: { $needed }. Tev ir: { $cards }.
coach-hold-back = Šo kombināciju pagaidām paturi rokā: { $cards }. Tad neviens nevar tai piemest klāt.
coach-second-pass = Velkamajā kaudzē ir agrāk nomestās kārtis. Tu zini, kas nāks: { $cards }.
coach-knock = Pieklauvē. Citiem laikam rokā ir vairāk nekā tev.
coach-wait = Vēl neklauvē: kādam var būt mazāk nekā tev.
coach-close-now = Noslēdz tagad: { $category }, { $points } no katra.
coach-close-later = Tu varētu noslēgt, bet tuvu ir kas labāks: { $category }, { $points } no katra.
coach-throw-joker = Nomet džokeru: noslēgt vari arī bez tā, un noslēgums ir vērts vairāk.
coach-distance =
    { $n ->
        [zero] Vēl { $n } kauliņu: { $category }.
        [one] Vēl { $n } kauliņš: { $category }.
       *[other] Vēl { $n } kauliņi: { $category }.
    }
coach-waiting = Var noslēgt: { $category }. Trūkst tikai brīvā kauliņa.
coach-nearer = Šis kauliņš tevi pietuvina mērķim: { $card }.
coach-not-nearer = Nomestais kauliņš tevi mērķim nepietuvina: { $card }.
coach-better-with = Ar šo kauliņu tev ir vairāk iespēju noslēgt: { $card }.
coach-helping =
    { $n ->
        [zero] Palīdz { $n } kauliņu, kas vēl var nākt: { $cards }.
        [one] Palīdz { $n } kauliņš, kas vēl var nākt: { $cards }.
       *[other] Palīdz { $n } kauliņi, kas vēl var nākt: { $cards }.
    }
coach-outside = Šim kauliņam tur nav vietas: { $card }. Tavs mērķis: { $category }.
coach-loose-tile = Uz tava statīva ar šo kauliņu nekas nesader: { $card }.
coach-partners-gone = Tev ir { $cards }, bet tas, kas ar šo kauliņu veidotu kombināciju, vairs nevar nākt: { $needed }. Šķiries no tā: { $card }.
coach-twin-gone = Šī kauliņa dvīnis vairs nevar nākt: { $card }.
coach-loosest =
    { $n ->
        [zero] Viens no vismazāk noderīgajiem uz tava statīva: { $card }. Kombināciju ar to vēl var izveidot tikai { $n } kauliņu: { $needed }.
        [one] Viens no vismazāk noderīgajiem uz tava statīva: { $card }. Kombināciju ar to vēl var izveidot tikai { $n } kauliņš: { $needed }.
       *[other] Viens no vismazāk noderīgajiem uz tava statīva: { $card }. Kombināciju ar to vēl var izveidot tikai { $n } kauliņi: { $needed }.
    }
coach-second-copy = Tev ir divi tādi: { $card }. Šeit pietiek ar vienu.
coach-spare = Arī bez šī kauliņa mērķis ir tikpat tuvu: { $card }.
coach-most-live =
    { $n ->
        [zero] Ja nomet šo, tevi mērķim pietuvina { $n } kauliņu; ja nomet jebkuru citu, to paliek mazāk.
        [one] Ja nomet šo, tevi mērķim pietuvina { $n } kauliņš; ja nomet jebkuru citu, to paliek mazāk.
       *[other] Ja nomet šo, tevi mērķim pietuvina { $n } kauliņi; ja nomet jebkuru citu, to paliek mazāk.
    }
coach-left-lying = Viens tāds jau ir nomests: { $card }. Pēc tevis spēlē { $name } un diez vai to gribēs.
coach-took-neighbours = { $name } paņēma to, kas der klāt: { $cards }.
coach-lay-down =
    { $points ->
        [zero] Izliec šīs: { $cards }. Rokā paliek par { $points } punktiem mazāk.
        [one] Izliec šīs: { $cards }. Rokā paliek par { $points } punktu mazāk.
       *[other] Izliec šīs: { $cards }. Rokā paliek par { $points } punktiem mazāk.
    }
coach-step = { $n }. solis. Saliec: { $cards }.
coach-save-up = Šīs varētu izlikt: { $cards }. Pataupi: ar vairāk kārtīm varbūt iziesi vienā gājienā.
coach-nothing-fits = Neviena no tavām kārtīm neder kombinācijām uz galda.
coach-last-turn = Šis ir tavs pēdējais gājiens: kas ir izlikts, vairs neskaitās par sliktu.
coach-last-place = Nevelc vairāk, beidz gājienu šeit: tad drīzāk tu vilksi velkamās kaudzes pēdējo kārti, un tas, kurš to velk, spēlē pēdējais un uzvar vairumā partiju.
coach-then-knock =
    { $points ->
        [zero] Tad tev rokā ir { $points } punktu, un tu vari pieklauvēt.
        [one] Tad tev rokā ir { $points } punkts, un tu vari pieklauvēt.
       *[other] Tad tev rokā ir { $points } punkti, un tu vari pieklauvēt.
    }
coach-others-close = Varbūtība, ka kāds pabeigs partiju pirms tava nākamā gājiena: { $percent } %.
coach-undercut-risk =
    { $points ->
        [zero] Tev rokā ir { $points } punktu. Varbūtība, ka kādam ir tikpat vai mazāk: { $percent } %.
        [one] Tev rokā ir { $points } punkts. Varbūtība, ka kādam ir tikpat vai mazāk: { $percent } %.
       *[other] Tev rokā ir { $points } punkti. Varbūtība, ka kādam ir tikpat vai mazāk: { $percent } %.
    }
coach-review = Spēles analīze
coach-review-best = Tas bija labākais gājiens.
coach-review-cost =
    { $points ->
        [zero] Tas maksāja apmēram { $points } punktu.
        [one] Tas maksāja apmēram { $points } punktu.
       *[other] Tas maksāja apmēram { $points } punktus.
    }
coach-review-cost-chance = Tas maksāja apmēram { $points } % no uzvaras iespējas.
coach-review-luck = Veiksme
coach-review-play = Tava spēle
coach-seat = Vieta { $n }
coach-review-share = Pareizi lēmumi: { $n } no { $all }.
coach-review-nothing = Nebija ko lemt.
coach-review-place =
    { $round }. partija, pēc { $n ->
        [zero] { $n } darbībām
        [one] { $n } darbības
       *[other] { $n } darbībām
    }:
coach-less =
    { $points ->
        [0] gandrīz tikpat labi
        [zero] apmēram par { $points } punktiem mazāk
        [one] apmēram par { $points } punktu mazāk
       *[other] apmēram par { $points } punktiem mazāk
    }
coach-less-chance =
    { $points ->
        [0] gandrīz tikpat labi
       *[more] uzvaras iespēja apmēram par { $points } % mazāka
    }

## The page of a review

review = Analīze
review-busy = Treneris aplūko visus lēmumus pēc kārtas. Tas var ilgt dažas sekundes.
review-player = Spēlētājs
review-summary = Veiksme un spēle
review-luck = Veiksme
review-play = Spēle
review-luck-better =
    { $points ->
        [zero] Veiksme deva apmēram par { $points } punktiem vairāk nekā vidēji.
        [one] Veiksme deva apmēram par { $points } punktu vairāk nekā vidēji.
       *[other] Veiksme deva apmēram par { $points } punktiem vairāk nekā vidēji.
    }
review-luck-worse =
    { $points ->
        [zero] Veiksme deva apmēram par { $points } punktiem mazāk nekā vidēji.
        [one] Veiksme deva apmēram par { $points } punktu mazāk nekā vidēji.
       *[other] Veiksme deva apmēram par { $points } punktiem mazāk nekā vidēji.
    }
review-luck-better-chance = Veiksme deva apmēram par { $points } % lielāku uzvaras iespēju nekā vidēji.
review-luck-worse-chance = Veiksme deva apmēram par { $points } % mazāku uzvaras iespēju nekā vidēji.
review-luck-even = Veiksme bija apmēram vidēja.
review-cost =
    { $points ->
        [0] Lēmumi nemaksāja gandrīz neko.
        [zero] Lēmumi maksāja apmēram { $points } punktu.
        [one] Lēmumi maksāja apmēram { $points } punktu.
       *[other] Lēmumi maksāja apmēram { $points } punktus.
    }
review-lost =
    { $points ->
        [0] gandrīz nekas nav zaudēts
        [zero] zaudēts apmēram { $points } punktu
        [one] zaudēts apmēram { $points } punkts
       *[other] zaudēti apmēram { $points } punkti
    }
review-cost-chance =
    { $points ->
        [0] Lēmumi nemaksāja gandrīz neko.
       *[more] Lēmumi maksāja apmēram { $points } % no uzvaras iespējas.
    }
review-lost-chance =
    { $points ->
        [0] gandrīz nekas nav zaudēts
       *[more] zaudēti apmēram { $points } % no uzvaras iespējas
    }
review-unit-points = Visi skaitļi ir partijas punkti.
review-unit-chance = Visi skaitļi ir procenti no iespējas uzvarēt spēlē, kurā ir tikai viena partija: droša uzvara ir par 100 % vairāk nekā drošs zaudējums.
review-once = Garām palaista iespēja, kas nākamajā gājienā vēl ir, skaitās vienreiz: tad, kad tā ir zudusi.
review-explain = Veiksme salīdzina izdalīto un vilkto ar to, kas varēja nākt tā vietā. Spēle salīdzina katru lēmumu ar trenera labāko gājienu. Abi ir aptuveni vērtējumi pēc tā, kas tajā brīdī bija redzams.
review-moments = Pamācošākie brīži
review-no-moments = Neviens lēmums nemaksāja veselu punktu. Šeit nav ko labot.
review-no-moments-chance = Neviens lēmums nemaksāja veselu procentu no uzvaras iespējas. Šeit nav ko labot.
review-played = Kas tika izspēlēts
review-best = Trenera gājiens
review-right = labākais gājiens
review-hand = Rokā: { $cards }
review-replay = Skatīt ierakstā
review-all = Visi lēmumi
review-own-only = Šis galds nerāda, kas kuram rokā, tāpēc katrs var skatīt tikai savas spēles analīzi.
review-own = Mana analīze
