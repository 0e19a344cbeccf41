### Karuseļa noteikumi (rummy ar pārkārtošanu).

rules-carousel-aim-title = Kas jāpanāk
rules-carousel-aim-1 = Kombinācijas uz galda pieder visiem. Vari tās izjaukt un salikt jaunas, ja vien pieliec klāt arī kārti no rokas.
rules-carousel-aim-2 = Panāc, ka tev rokā ir vismazāk punktu, kad kāds pieklauvē, vai tiec vaļā no visām kārtīm.
rules-carousel-deal-title = Kārtis un dalīšana
rules-carousel-deal-1 = Divi līdz pieci spēlētāji, vislabāk trīs vai vairāk. Diviem vajag vienu kavu ar vienu džokeru, vairākiem divas kavas ar diviem džokeriem.
rules-carousel-deal-2 =
    { $hand ->
        [zero] Katrs saņem { $hand } kāršu. Pārējās ir velkamā kaudze; nomesto kāršu kaudzes nav.
        [one] Katrs saņem { $hand } kārti. Pārējās ir velkamā kaudze; nomesto kāršu kaudzes nav.
       *[other] Katrs saņem { $hand } kārtis. Pārējās ir velkamā kaudze; nomesto kāršu kaudzes nav.
    }
rules-carousel-deal-3 = Sāk spēlētājs aiz dalītāja. Spēlē pulksteņrādītāja virzienā, un katrā partijā dala nākamais.
rules-carousel-turn-title = Tavs gājiens
rules-carousel-turn-1 = Velc kārti. Tad liec uz galda vai velc otru. Tad liec vai velc trešo. Pēc trešās kārts šajā gājienā vairs neko likt nevar.
rules-carousel-turn-2 = Kad kaut kas ir izlikts vai ir izvilktas trīs kārtis, pabeidz gājienu vai pieklauvē.
rules-carousel-table-title = Galda pārkārtošana
rules-carousel-table-1 = Beigās uz galda jābūt vismaz vienai jaunai kārtij no tavas rokas, neviena kārts nedrīkst būt atgriezusies rokā, un visam jābūt pareizās kombinācijās. Kā tu to panāc, nav svarīgi.
rules-carousel-table-before-example = Pirms: trīs kombinācijas uz galda un divas kārtis tev rokā
rules-carousel-table-after-example = Pēc: tās pašas kārtis un tavas divas trīs jaunās virknēs
rules-carousel-table-2 = Grupa ir trīs vai četras vienas vērtības kārtis, katrs masts vienreiz. Virkne ir trīs vai vairākas viena masta kārtis pēc kārtas. Dūzis ir pirms 2 vai aiz kunga; kungs-dūzis-2 nav virkne.
rules-carousel-table-wrong-example = Nedrīkst: pāri paliek divas kārtis
rules-carousel-joker-title = Džokeri
rules-carousel-joker-1 = Kad izspēlē džokeru, pasaki, kuru kārti tas aizstāj. Tas paliek šī kārts, lai kur to pārliktu.
rules-carousel-joker-2 =
    { $release ->
        [from_hand] Ja tā vietā ieliec īsto kārti no rokas, džokers ir brīvs: izmanto to tajā pašā gājienā kā citu kārti.
       *[natural_on_table] Ja tā vietā ieliec īsto kārti no rokas vai no galda, džokers ir brīvs: izmanto to tajā pašā gājienā kā citu kārti.
    }
rules-carousel-joker-example = Īstais sešnieks stājas džokera vietā; džokers kļūst par dūzi
rules-carousel-knock-title = Klauvēšana
rules-carousel-knock-1 =
    { $limit ->
        [zero] Gājiena beigās vari pieklauvēt, ja tev rokā ir ne vairāk kā { $limit } punktu. Partija tūlīt beidzas.
        [one] Gājiena beigās vari pieklauvēt, ja tev rokā ir ne vairāk kā { $limit } punkts. Partija tūlīt beidzas.
       *[other] Gājiena beigās vari pieklauvēt, ja tev rokā ir ne vairāk kā { $limit } punkti. Partija tūlīt beidzas.
    }
rules-carousel-knock-2 = Džokers 25, kalps, dāma un kungs 10, ciparu kārtis pēc skaitļa, dūzis 1.
rules-carousel-score-title = Punkti
rules-carousel-score-1 = Uzvar tas, kam rokā vismazāk, un saņem starpību ar katru pārējo.
rules-carousel-score-2 = Ja kādam citam ir tikpat maz vai mazāk nekā klauvētājam, uzvar tas spēlētājs un saņem vēl 10: klauvētājs ir pārspēts.
rules-carousel-score-3 = Ja izspēlē pēdējo kārti, tu uzvari partijā un saņem vēl 25.
rules-carousel-stock-title = Kad velkamā kaudze ir tukša
rules-carousel-stock-1 = Katram ir vēl viens gājiens, bez vilkšanas un klauvēšanas. Tad uzvar tas, kam rokā vismazāk.
rules-carousel-stock-2 = Ja šajā gājienā izspēlē pēdējo kārti, partija tāpat tūlīt beidzas, un tu saņem vēl 25.
rules-carousel-match-title = Spēle
rules-carousel-match-1 =
    { $target ->
        [zero] Spēle beidzas ar partiju, kurā kāds sasniedz { $target } punktu. Katrs no šiem spēlētājiem saņem vēl 100.
        [one] Spēle beidzas ar partiju, kurā kāds sasniedz { $target } punktu. Katrs no šiem spēlētājiem saņem vēl 100.
       *[other] Spēle beidzas ar partiju, kurā kāds sasniedz { $target } punktus. Katrs no šiem spēlētājiem saņem vēl 100.
    }
rules-carousel-match-2 =
    { $boxes ->
        [all] Visi saņem 25 par katru uzvarēto partiju. Uzvar tas, kam visvairāk punktu.
       *[others] Visi pārējie saņem 25 par katru uzvarēto partiju. Uzvar tas, kam visvairāk punktu, un tas var būt arī kāds cits!
    }
