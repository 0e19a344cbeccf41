### Parastā rummy noteikumi.

rules-basic-aim-title = Kas jāpanāk
rules-basic-aim-1 = Tiec vaļā no visām kārtīm pirms citiem. Kas iziet, saņem punktus par visu, kas citiem vēl rokā.
rules-basic-aim-2 =
    { $match ->
        [rounds] Spēles garums: { n-rounds }. Uzvar tas, kam visvairāk punktu; ja vienādi, uzvaru dala.
       *[target] Spēles mērķis: { n-points }.
    }
rules-basic-deal-title = Kārtis un dalīšana
rules-basic-deal-1 = Divi līdz seši spēlētāji, viena kava ar 52 kārtīm, bez džokeriem.
rules-basic-deal-2 = Tik kāršu saņem katrs:
rules-basic-deal-3 = Vienu kārti atklāj, ar to sākas nomesto kāršu kaudze. Pārējās ir velkamā kaudze, aizklātas.
rules-basic-deal-4 = Sāk spēlētājs aiz dalītāja. Spēlē pulksteņrādītāja virzienā, un katrā partijā dala nākamais.
rules-basic-turn-title = Tavs gājiens
rules-basic-turn-1 = Vispirms paņem vienu kārti: no velkamās kaudzes vai virsējo no nomestajām.
rules-basic-turn-2 =
    { $melds ->
        [none] Tad vari izlikt kombinācijas un piemest klāt kārtis, cik gribi vai nevienu.
        [zero] Tad vari izlikt ne vairāk kā { $melds } kombināciju un piemest klāt kārtis, vai arī nedarīt ne vienu, ne otru.
        [one] Tad vari izlikt ne vairāk kā { $melds } kombināciju un piemest klāt kārtis, vai arī nedarīt ne vienu, ne otru.
       *[other] Tad vari izlikt ne vairāk kā { $melds } kombinācijas un piemest klāt kārtis, vai arī nedarīt ne vienu, ne otru.
    }
rules-basic-turn-3 = Beigās nomet vienu kārti. Tikko no nomestajām paņemto kārti tajā pašā gājienā nomest nedrīkst.
rules-basic-melds-title = Kombinācijas
rules-basic-melds-1 = Grupa ir trīs vai četras vienas vērtības kārtis.
rules-basic-melds-set-example = Grupa: trīs astotnieki
rules-basic-melds-2 =
    { $ace ->
        [high_or_low] Virkne ir trīs vai vairākas viena masta kārtis pēc kārtas. Dūzis ir pirms 2 vai aiz kunga, bet kungs-dūzis-2 nav virkne.
       *[low] Virkne ir trīs vai vairākas viena masta kārtis pēc kārtas. Dūzis ir pirms 2; dāma-kungs-dūzis nav virkne.
    }
rules-basic-melds-run-example = Virkne: ercena 8, 9 un 10
rules-basic-melds-ace-example =
    { $ace ->
        [high_or_low] Arī virkne: dāma, kungs un dūzis
       *[low] Nav virkne: dāma, kungs un dūzis
    }
rules-basic-layoff-title = Piemešana klāt
rules-basic-layoff-1 =
    { $own_meld ->
        [yes] Kad uz galda ir tava kombinācija, vari pa vienai piemest kārtis jebkurai kombinācijai.
       *[no] Vari pa vienai piemest kārtis jebkurai kombinācijai uz galda, arī tad, ja savas vēl nav.
    }
rules-basic-layoff-2 = Kārts paliek tavā priekšā, bet pieder kombinācijai, un tā var augt tālāk.
rules-basic-layoff-example = 7 un kalpu piemet tā paša masta virknei 8-9-10
rules-basic-out-title = Iziešana
rules-basic-out-1 =
    { $final ->
        [yes] Tu izej, kad nomet pēdējo kārti. Pēdējo kārti nedrīkst ne izlikt, ne piemest klāt.
       *[no] Tu izej, kad rokā vairs nav kāršu: izliekot, piemetot vai nometot.
    }
rules-basic-out-2 = Nedrīkst spēlēt tā, ka paliek tikai nupat paņemtā kārts un gājienu nevar pabeigt.
rules-basic-stock-title = Kad velkamā kaudze ir tukša
rules-basic-stock-1 =
    { $recycles ->
        [none] Virsējā nomestā kārts paliek, pārējās sajauc, un tās kļūst par jauno kaudzi, tik reižu, cik vajag.
        [0] Ja gājiena beigās velkamā kaudze ir tukša, partija ir neizšķirta, un neviens nesaņem punktus.
        [zero] Virsējā nomestā kārts paliek, pārējās sajauc, un tās kļūst par jauno kaudzi, ne vairāk kā { $recycles } reižu. Pēc tam partija ir neizšķirta.
        [one] Virsējā nomestā kārts paliek, pārējās sajauc, un tās kļūst par jauno kaudzi, ne vairāk kā { $recycles } reizi. Pēc tam partija ir neizšķirta.
       *[other] Virsējā nomestā kārts paliek, pārējās sajauc, un tās kļūst par jauno kaudzi, ne vairāk kā { $recycles } reizes. Pēc tam partija ir neizšķirta.
    }
rules-basic-stock-2 = Ja nomesta ir tikai viena kārts, vari to paņemt vai izlaist gājienu. Kad visi pēc kārtas izlaiž, partija ir neizšķirta.
rules-basic-stock-3 = Ja ilgi neviens nevelk no kaudzes un neko neliek uz galda, partija arī ir neizšķirta.
rules-basic-score-title = Punkti
rules-basic-score-1 =
    { $ace ->
        [high_or_low] Kas iziet, saņem punktus par visām kārtīm, kas citiem palika rokā: dūzis 15, ciparu kārtis pēc skaitļa, kalps, dāma un kungs 10.
       *[low] Kas iziet, saņem punktus par visām kārtīm, kas citiem palika rokā: dūzis 1, ciparu kārtis pēc skaitļa, kalps, dāma un kungs 10.
    }
rules-basic-score-2 =
    { $doubles ->
        [yes] Viss vienā gājienā: ja visas kārtis izspēlē vienā gājienā un pirms tam uz galda nebija nevienas tavas kārts, punkti skaitās divkārt.
       *[no] Nav svarīgi, vai izej vienā gājienā vai vairākos.
    }
