### Kāpēc kaut kas nav iespējams un ko darīt. Mainīgie paskaidroti angļu valodā (en/errors.ftl).

error-must-draw =
    { $stock ->
        [none]
            { $spelling ->
                [tiles] Vispirms velc kauliņu.
               *[cards] Vispirms velc kārti.
            }
       *[given] Velkamajā kaudzē vēl ir kārtis. Vispirms velc vēl vienu.
    }
error-already-drew =
    { $spelling ->
        [tiles] Kauliņu tu jau paņēmi. Tagad nomet vienu vai noslēdz.
       *[cards] Kārti tu jau paņēmi. Tagad izliec, piemet klāt vai nomet.
    }
error-not-in-hand = Tev rokā nav: { $cards }. Izvēlies vēlreiz.
error-meld-too-short =
    { $group ->
        [none] Kombinācijā ir vismaz trīs kārtis. Izvēlies vēl.
       *[given] { $group }. kombinācijā jābūt vismaz trim kārtīm. Pieliec vēl vai pārliec šīs citur.
    }
error-not-a-meld =
    { $group ->
        [none] Tā nav kombinācija. Izvēlies vienas vērtības kārtis vai viena masta kārtis pēc kārtas.
       *[given] { $group }. kombinācija nav ne grupa, ne virkne. Izvēlies vienas vērtības kārtis vai viena masta kārtis pēc kārtas.
    }
error-not-consecutive =
    { $group ->
        [none] Masts ir pareizs, bet kārtis nav pēc kārtas. Virknē nav caurumu, un pēc dūža tā nesākas no jauna.
       *[given] { $group }. kombinācijā kārtis nav pēc kārtas. Virknē nav caurumu, un pēc dūža tā nesākas no jauna.
    }
error-duplicate-card =
    { $group ->
        [none] Viena un tā pati kārts tur ir divreiz. Vienu izņem.
       *[given] { $group }. kombinācijā viena un tā pati kārts ir divreiz. Vienu pārliec citur.
    }
error-group-too-long =
    { $group ->
        [none] Grupā ir ne vairāk kā četras kārtis. Kādu izņem.
       *[given] { $group }. kombinācija ir par garu: grupā ir ne vairāk kā četras kārtis.
    }
error-layoff-needs-own-meld = Vispirms izliec savu kombināciju, tad varēsi piemest klāt.
error-layoff-no-fit =
    { $group ->
        [none] Šī kārts tur neder. Pamēģini citu kombināciju.
       *[given] { $group }. kombinācijai neder: { $card }. Pamēģini citu.
    }
error-meld-limit =
    { $limit ->
        [zero] Pie šī galda vienā gājienā drīkst izlikt ne vairāk kā { $limit } kombināciju. Tagad nomet kārti.
        [one] Pie šī galda vienā gājienā drīkst izlikt ne vairāk kā { $limit } kombināciju. Tagad nomet kārti.
       *[other] Pie šī galda vienā gājienā drīkst izlikt ne vairāk kā { $limit } kombinācijas. Tagad nomet kārti.
    }
error-return-taken-card =
    { $spelling ->
        [tiles] Šo kauliņu tu tikko paņēmi: { $card }. Nomet citu.
       *[cards] Šo kārti tu tikko paņēmi: { $card }. Nomet citu.
    }
error-stranded = Tad tev paliktu tikai nupat paņemtā kārts ({ $card }), un tu nevarētu pabeigt gājienu. Paturi vēl kādu kārti.
error-must-keep-discard = Pie šī galda pēdējā kārts ir jānomet. Vienu kārti tam paturi.
error-must-discard =
    { $spelling ->
        [tiles] Lai pabeigtu gājienu, nomet kauliņu.
       *[cards] Lai pabeigtu gājienu, nomet kārti.
    }
error-no-card-added = Pieliec vismaz vienu kārti no rokas. Ar galda kāršu pārlikšanu vien nepietiek.
error-table-card-removed = Uz galda jāpaliek: { $cards }. Ieliec kādā kombinācijā.
error-card-not-available = Nav ne uz galda, ne tev rokā: { $cards }. Sāc vēlreiz no tā, kas tagad ir uz galda.
error-joker-identity =
    { $card ->
        [none] Pasaki, kuru kārti džokers aizstāj.
       *[given] Džokers aizstāj šo kārti: { $card }. Lai tas kļūtu par citu, ieliec tā vietā īsto kārti.
    }
error-meld-not-allowed-now = Šajā gājienā vairs nevar izlikt: izliek vienreiz, pirms trešās kārts. Pabeidz gājienu vai pieklauvē.
error-draw-not-allowed-now =
    { $spelling ->
        [tiles] Tu sāc spēli, un tev jau ir piecpadsmit kauliņu. Nomet vienu vai noslēdz.
       *[cards] Šajā gājienā vairs nevar vilkt. Pabeidz to vai pieklauvē, ja rokā ir pietiekami maz.
    }
error-knock-too-high =
    { $points ->
        [zero] Tev rokā ir { $points } punktu, tas ir par daudz. Klauvēt drīkst, ja ir ne vairāk kā { $limit }.
        [one] Tev rokā ir { $points } punkts, tas ir par daudz. Klauvēt drīkst, ja ir ne vairāk kā { $limit }.
       *[other] Tev rokā ir { $points } punkti, tas ir par daudz. Klauvēt drīkst, ja ir ne vairāk kā { $limit }.
    }
error-thrown-joker = Nomestu džokeru paņemt nedrīkst. Velc no kaudzes.
error-invalid-layout = Ja brīvs ir šis kauliņš, ar pārējiem četrpadsmit noslēgt nevar: { $card }. Nekas nav zaudēts; saliec citādi vai spēlē tālāk.
error-not-your-turn =
    { $spelling ->
        [tiles] Tagad ir cita spēlētāja gājiens. Pa to laiku vari sakārtot kauliņus.
       *[cards] Tagad ir cita spēlētāja gājiens. Pa to laiku vari sakārtot kārtis.
    }
error-round-over = Šī partija ir beigusies.
error-not-now = Tagad tas nav iespējams. Pogas rāda, ko vari darīt.
error-no-such-meld = Šīs kombinācijas vairs nav. Paskaties uz galdu vēlreiz.
error-stock-empty =
    { $spelling ->
        [tiles] Vairs nav kauliņu, ko vilkt.
       *[cards] Velkamā kaudze ir tukša. Paņem nomesto kārti, ja drīksti, vai izlaid gājienu.
    }
error-pile-empty = Nav nekā nomesta, ko paņemt. Velc no velkamās kaudzes.
error-refusal-needs-doubles =
    { $needed ->
        [zero] Lai atteiktos no dalījuma, vajag { $needed } pāru; tev to ir { $doubles }.
        [one] Lai atteiktos no dalījuma, vajag { $needed } pāri; tev to ir { $doubles }.
       *[other] Lai atteiktos no dalījuma, vajag { $needed } pārus; tev to ir { $doubles }.
    }
error-bad-order =
    { $spelling ->
        [tiles] Šie nav tie kauliņi, kuriem te jābūt. Pārlādē lapu.
       *[cards] Šīs nav tās kārtis, kurām te jābūt. Pārlādē lapu.
    }
error-bad-seat = Tādas vietas nav. Pārlādē lapu.
error-bad-players = Spēlētāju skaits šajā spēlē: no { $least } līdz { $most }. Izvēlies citu.

## The table, the lobby and the account

refused-not-seated = Tev nav vietas pie šī galda. Vispirms apsēdies.
refused-seat-taken = Kāds bija ātrāks: šī vieta ir aizņemta. Izvēlies citu.
refused-no-seat = Šajā vietā neviena nav.
refused-already-seated = Tev jau ir vieta pie šī galda.
refused-full = Visas vietas ir aizņemtas. Vari skatīties vai meklēt citu galdu.
refused-locked = Pie šī galda jaunus spēlētājus vairs nelaiž.
refused-not-host = To var tikai galda saimnieks.
refused-not-now = Tagad tas nav iespējams. Pamēģini mazliet vēlāk.
refused-not-allowed =
    { $rated ->
        [none] Iestatījumi to šeit neļauj.
       *[given] Šī galda spēles tiek vērtētas. Lai apsēstos, izveido kontu; tavs vārds un spēles paliks.
    }
refused-nothing-to-undo = Nav ko atsaukt.
refused-seats-empty = Dažas vietas vēl ir brīvas. Gaidi spēlētājus vai pievieno botus.
refused-no-balance = Tev vairs nav papildu džokeru. Katrā dienā, kad spēlē, tu nopelni vienu.
refused-bad-name =
    { $most ->
        [zero] Izvēlies vārdu, kurā ir no 1 līdz { $most } burtiem.
        [one] Izvēlies vārdu, kurā ir no 1 līdz { $most } burtam.
       *[other] Izvēlies vārdu, kurā ir no 1 līdz { $most } burtiem.
    }
refused-bad-text = Šo tekstu nevar nosūtīt. Uzraksti mazliet citādi.
refused-bad-settings = Šie iestatījumi nesader kopā. Pārbaudi spēli, spēlētāju skaitu un noteikumus.
refused-bad-message = Kaut kas te nav pareizi. Pārbaudi un mēģini vēlreiz.
refused-bad-login =
    { $least ->
        [none] Vārds un parole nesader, vai arī saite ir novecojusi. Mēģini vēlreiz.
        [zero] Parolē jābūt vismaz { $least } rakstzīmēm.
        [one] Parolē jābūt vismaz { $least } rakstzīmei.
       *[other] Parolē jābūt vismaz { $least } rakstzīmēm.
    }
refused-name-in-use = Šis vārds ir aizņemts. Izvēlies citu.
refused-no-table = Tāda galda nav. Pārbaudi kodu; galds varbūt jau ir slēgts.
refused-no-match = Tādas spēles nav, vai arī tās spēlētāji to nerāda citiem.
refused-closed = Šis galds ir slēgts.
refused-too-fast = Tas bija par ātru. Mazliet pagaidi un mēģini vēlreiz.
refused-too-large = Tas ir par garu. Saīsini.
refused-same-id = Tas jau ir izdarīts. Pārlādē lapu.
refused-no-account = Vispirms ievadi vārdu vai pieslēdzies.
refused-forbidden = Tev šeit nav piekļuves.
refused-resync = Pa to laiku spēle ir aizgājusi tālāk. Paskaties un spēlē vēlreiz.
refused-unavailable = Serveris to pašlaik nevar. Nekas nav zaudēts; pēc brīža mēģini vēlreiz.
