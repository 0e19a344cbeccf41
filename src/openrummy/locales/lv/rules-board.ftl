### Rummy ar kauliņiem noteikumi.

rules-board-aim-title = Kas jāpanāk
rules-board-aim-1 = Saliec uz sava statīva četrpadsmit no piecpadsmit kauliņiem, citiem nerādot, un noslēdz. Visi pārējie tev maksā.
rules-board-aim-2 = Spēles garums: { n-games }.
rules-board-deal-title = Kauliņi un dalīšana
rules-board-deal-1 = Divi līdz četri spēlētāji. Skaitļi no 1 līdz 13 sarkanā, dzeltenā, zilā un melnā krāsā, katrs divreiz, un divi džokeri.
rules-board-deal-2 =
    { $extra ->
        [none] Papildu džokeru nav.
        [hand] Pirms dalīšanas katrs var atnest papildu džokeru, ja galds to ļauj. Tas stājas viena šim spēlētājam izdalītā kauliņa vietā.
       *[pool] Pirms dalīšanas katrs var atnest papildu džokeru, ja galds to ļauj. To sajauc ar pārējiem kauliņiem.
    }
rules-board-deal-3 = Pirmais spēlētājs saņem 15 kauliņu, pārējie 14. Vienu kauliņu atklāj: tas ir trumpis. To velk pēdējo.
rules-board-deal-4 =
    { $bonus ->
        [0] Par trumpja dvīni papildpunktu nav.
        [zero] Kam izdalīts trumpja dvīnis, tas tūlīt saņem { $bonus } punktu no katra pārējā.
        [one] Kam izdalīts trumpja dvīnis, tas tūlīt saņem { $bonus } punktu no katra pārējā.
       *[other] Kam izdalīts trumpja dvīnis, tas tūlīt saņem { $bonus } punktus no katra pārējā.
    }
rules-board-deal-5 =
    { $refuse ->
        [0] No dalījuma atteikties nedrīkst.
        [zero] Ja dalījumā ir vismaz { $refuse } pāru (pa diviem vienādiem kauliņiem), vari atteikties. Tad dala no jauna, un neviens nemaksā.
        [one] Ja dalījumā ir vismaz { $refuse } pāris (divi vienādi kauliņi), vari atteikties. Tad dala no jauna, un neviens nemaksā.
       *[other] Ja dalījumā ir vismaz { $refuse } pāri (pa diviem vienādiem kauliņiem), vari atteikties. Tad dala no jauna, un neviens nemaksā.
    }
rules-board-turn-title = Tavs gājiens
rules-board-turn-1 = Velc kauliņu vai paņem to, ko tikko nometa iepriekšējais spēlētājs. Tad nomet vienu vai noslēdz. Pirmais spēlētājs sāk ar nomešanu vai uzreiz noslēdz.
rules-board-turn-2 = Tikko paņemto kauliņu tajā pašā gājienā nomest nedrīkst.
rules-board-turn-3 = Džokeru drīkst nomest. To neviens nevar paņemt, un tavs noslēgums ir vērts vairāk.
rules-board-close-title = Noslēgšana
rules-board-close-1 = Četrpadsmit kauliņiem jābūt virknēs un grupās vai vienā no īpašajiem salikumiem. Piecpadsmitais ir brīvs. Ja tas ir džokers, tu noslēdz ar džokeru.
rules-board-close-2 = Virkne ir trīs vai vairāki vienas krāsas skaitļi pēc kārtas. 1 ir pirms 2 vai aiz 13; 13-1-2 nav virkne. Grupa ir trīs vai četri viena skaitļa kauliņi dažādās krāsās.
rules-board-close-example = Četras kombinācijas, un galā brīvais kauliņš
rules-board-close-3 = Džokers aizstāj jebkuru kauliņu. Programma izvēlas to, kas tev izdevīgāk. Kļūdains noslēgums neko nemaksā.
rules-board-categories-title = Veidi
rules-board-categories-1 = Skaitās tikai vērtīgākais veids.
rules-board-doubles-example = Pāri: septiņi pāri
rules-board-grand-care-example =
    { $care ->
        [two_quads] Lielais četrinieks: divas pilnas viena skaitļa grupas pa četriem, pārējie seši kombinācijās
       *[eight_tiles] Lielais četrinieks: astoņi kauliņi ar vienu skaitli, pārējie seši kombinācijās
    }
rules-board-monocolor-example = Vienkrāsas: vienas krāsas virknes
rules-board-bicolor-example = Divkrāsu: divu krāsu virknes
rules-board-minor-example = Mazie: nekas virs 7
rules-board-major-example = Lielie: nekas zem 8, izņemot 1: grupā vai aiz 13
rules-board-mosaic-example = Mozaīka: no 1 līdz 13 un 1, pirmie četri četrās krāsās, blakus vienmēr dažādas
rules-board-simple-example = Vienkāršā: jebkuras virknes un grupas
rules-board-worth-title = Cik vērts ir noslēgums
rules-board-worth-1 = Īpašā (Pāri, Lielais četrinieks, Vienkrāsas): 1000 punktu no katra. Lielā (Divkrāsu, Mazie, Lielie): 500. Mazā (Mozaīka, Vienkāršā): 250.
rules-board-worth-2 =
    { $mosaic ->
        [flat250] Ja kombinācijās ir viens džokers: 900, 400 vai 200; ja vairāki: 800, 300 vai 150. Maza Mozaīka vienmēr ir 250.
       *[as_simple] Ja kombinācijās ir viens džokers: 900, 400 vai 200; ja vairāki: 800, 300 vai 150.
    }
rules-board-worth-3 =
    { $large ->
        [special] Ja noslēdz ar džokeru vai viens džokers ir nomests, mazā kļūst par lielo un lielā par īpašo.
       *[large] Ja noslēdz ar džokeru, mazā kļūst par lielo un lielā par īpašo. Ja viens džokers ir nomests, mazā kļūst par lielo; lielā paliek lielā.
    }
rules-board-worth-4 = Ja ir nomesti divi džokeri vai ja viens ir nomests un tu noslēdz ar džokeru, ikviena spēle ir īpašā.
rules-board-worth-5 = Šī galda reizinātājs: × { $multiplier }
rules-board-end-title = Ja neviens nenoslēdz
rules-board-end-1 = Kas izvelk pēdējo kauliņu, vēl var noslēgt. Citādi partija ir beigusies, un neviens nemaksā; par trumpja dvīni samaksātais paliek.
rules-board-end-2 =
    { $penalty ->
        [0] Kas beigās ir prom, sodu nemaksā.
        [zero] Kas beigās ir prom, maksā { $penalty } punktu katram pārējam; summu reizina ar reizinātāju.
        [one] Kas beigās ir prom, maksā { $penalty } punktu katram pārējam; summu reizina ar reizinātāju.
       *[other] Kas beigās ir prom, maksā { $penalty } punktus katram pārējam; summu reizina ar reizinātāju.
    }
rules-board-end-3 = Ja visi pārējie ir aizgājuši pavisam, partija ir beigusies. Tad par noslēgšanu nemaksā, maksā tikai sodus.
rules-board-end-4 = Nākamajā partijā sāk nākamais spēlētājs. Spēlē uzvar tas, kam kopā visvairāk punktu; ja vienādi, uzvaru dala.
