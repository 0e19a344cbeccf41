### Klasiskā rummy noteikumi.

rules-classic-aim-title = Kas jāpanāk
rules-classic-aim-1 = Tiec vaļā no visām kārtīm pirms pārējiem trim. Kas iziet pirmais, saņem punktus par visu, kas citiem vēl rokā.
rules-classic-aim-2 =
    { $target ->
        [zero] Spēlē līdz { $target } punktiem.
        [one] Spēlē līdz { $target } punktam.
       *[other] Spēlē līdz { $target } punktiem.
    }
rules-classic-deal-title = Kārtis un dalīšana
rules-classic-deal-1 =
    { $hand ->
        [zero] Četri spēlētāji, viena kava ar 52 kārtīm, bez džokeriem. Katrs saņem { $hand } kāršu.
        [one] Četri spēlētāji, viena kava ar 52 kārtīm, bez džokeriem. Katrs saņem { $hand } kārti.
       *[other] Četri spēlētāji, viena kava ar 52 kārtīm, bez džokeriem. Katrs saņem { $hand } kārtis.
    }
rules-classic-deal-2 = Vienu kārti atklāj, ar to sākas nomesto kāršu kaudze. Pārējās ir velkamā kaudze, aizklātas; visi redz, cik tajā kāršu.
rules-classic-deal-3 = Sāk spēlētājs aiz dalītāja. Spēlē pulksteņrādītāja virzienā, un katrā partijā dala nākamais.
rules-classic-turn-title = Tavs gājiens
rules-classic-turn-1 = Vispirms paņem vienu kārti: no velkamās kaudzes vai virsējo no nomestajām.
rules-classic-turn-2 = Tad vari izlikt kombinācijas un piemest klāt kārtis, cik gribi vai nevienu.
rules-classic-turn-3 = Beigās nomet vienu kārti. Tikko no nomestajām paņemto kārti tajā pašā gājienā nomest nedrīkst.
rules-classic-melds-title = Kombinācijas
rules-classic-melds-1 = Grupa ir trīs vai četras vienas vērtības kārtis.
rules-classic-melds-set-example = Grupa: trīs dāmas
rules-classic-melds-2 = Virkne ir trīs vai vairākas viena masta kārtis pēc kārtas. Dūzis ir pirms 2; dāma-kungs-dūzis nav virkne.
rules-classic-melds-run-example = Virkne: pīķa 8, 9 un 10
rules-classic-melds-wrong-example = Nav virkne: šeit dūzis nekad nav aiz kunga
rules-classic-layoff-title = Piemešana klāt
rules-classic-layoff-1 = Kad uz galda ir tava kombinācija, vari pa vienai piemest kārtis jebkurai kombinācijai, savai vai cita.
rules-classic-layoff-example = 8 piemet tā paša masta virknei 9-10-kalps
rules-classic-layoff-2 = Kombinācijas uz galda nekad neizjauc.
rules-classic-out-title = Iziešana
rules-classic-out-1 = Tu izej, kad rokā vairs nav kāršu: izliekot, piemetot vai nometot. Pēdējā kārts nav obligāti jānomet.
rules-classic-out-2 = Nedrīkst spēlēt tā, ka paliek tikai nupat paņemtā kārts, kas nekur neder: tu nevarētu pabeigt gājienu.
rules-classic-stock-title = Kad velkamā kaudze ir tukša
rules-classic-stock-1 =
    { $shuffle ->
        [yes] Pirmajā reizē virsējā nomestā kārts paliek, pārējās sajauc, un tās kļūst par jauno kaudzi.
       *[no] Pirmajā reizē virsējā nomestā kārts paliek, pārējās apgriež, nesajaucot, un tās kļūst par jauno kaudzi. Laba atmiņa atmaksājas!
    }
rules-classic-stock-2 = Otrajā reizē partija ir neizšķirta, un neviens nesaņem punktus.
rules-classic-stock-3 = Ja ilgi neviens nevelk no kaudzes un neko neliek uz galda, partija arī ir neizšķirta.
rules-classic-score-title = Punkti
rules-classic-score-1 = Kas iziet, saņem punktus par visām kārtīm, kas citiem palika rokā: dūzis 1, ciparu kārtis pēc skaitļa, kalps, dāma un kungs 10.
rules-classic-score-2 = Kas pirmais sasniedz mērķi, uzvar spēlē.
