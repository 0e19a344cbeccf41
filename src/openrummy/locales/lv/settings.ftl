### Lapas iestatījumi, īsinājumtaustiņi un palīdzība.

settings = Iestatījumi
settings-language = Valoda
settings-look = Izskats
settings-theme = Krāsas
settings-theme-auto = Kā ierīcē
settings-theme-light = Gaišas
settings-theme-dark = Tumšas
settings-four-colours = Četrkrāsu kava
settings-four-colours-help = Kreicis zaļš, kāravs zils, ercens sarkans, pīķis melns.
settings-big-index = Lieli cipari uz kārtīm
settings-big-index-help = Vieglāk salasīt uz maza ekrāna vai no tālienes.
settings-tile-shapes = Zīmes uz kauliņiem
settings-tile-shapes-help = Katrai kauliņu krāsai ir arī sava zīme.
settings-motion = Kustība
settings-motion-help = Kārtis slīd uz savu vietu.
settings-motion-auto = Kā ierīcē
settings-motion-on = Ieslēgta
settings-motion-off = Izslēgta
settings-sounds = Skaņas
settings-sounds-help = Klusa skaņa, kad ir tavs gājiens, kāds klauvē vai beidzas partija.
settings-volume = Skaļums
settings-play = Spēlēšana
settings-confirm-discard = Nomešana
settings-confirm-discard-help = Kārts, ko aizvelc uz kaudzi, sekundi pagaida jebkurā gadījumā.
settings-discard-steps = Divos soļos: izvēlies, tad nomet
settings-discard-wait = Sekundes laikā var ņemt atpakaļ
settings-keys = Viena burta īsinājumtaustiņi
settings-keys-help = Pie galda pietiek ar vienu burtu: D velk. Izslēdz, ja ierīcei diktē vai nejauši skar taustiņus.
settings-vibration = Vibrēt, kad mans gājiens
settings-notifications = Paziņot, kad mans gājiens
settings-saved = Saglabāts šajā ierīcē.
settings-install = Instalēt lietotni
settings-install-help = OpenRummy būs sava ikona un savs logs.
settings-offline = Nav interneta. Lapa atgriezīsies, tiklīdz būs savienojums.
settings-offline-help = Tava vieta un kārtis pie galda tikmēr ir drošībā.
settings-reload = Pārlādēt
close = Aizvērt logu
cancel = Atcelt
back = Atpakaļ
yes = Jā
no = Nē
ok = Labi
copy = Kopēt
copied = Nokopēts
save = Saglabāt
edit = Mainīt
more = Vairāk
less = Mazāk
loading = Ielādē …
search = Meklēt
menu = Izvēlne
help = Palīdzība
about = Par OpenRummy
page-not-found = Šeit nekā nav.
something-wrong = Kaut kas nogāja greizi. Pārlādē lapu; tava vieta ir droša.

## Shortcuts

keys = Īsinājumtaustiņi
keys-help = Visu var spēlēt arī ar tastatūru vien.
keys-off = Viena burta īsinājumtaustiņi šajā ierīcē ir izslēgti.
key-hand =
    { $spelling ->
        [tiles] Uz savu statīvu
       *[cards] Uz savām kārtīm
    }
key-table = Uz galdu
key-stock = Vilkt no kaudzes
key-take = Ņemt nomesto
key-space = Atstarpe
key-select =
    { $spelling ->
        [tiles] Izvēlēties kauliņu vai atcelt izvēli
       *[cards] Izvēlēties kārti vai atcelt izvēli
    }
key-move-card =
    { $spelling ->
        [tiles] Pārvietot kauliņu statīvā
       *[cards] Pārvietot kārti rokā
    }
key-meld = Izlikt izvēlēto
key-new-meld = Jauna kombinācija no izvēlētā
key-layoff = Piemest izvēlēto
key-discard = Nomest izvēlēto
key-sort-rank = Kārtot pēc vērtības
key-sort-suit = Kārtot pēc masta
key-knock = Klauvēt
key-close = Noslēgt
key-end = Beigt gājienu
key-undo = Atsaukt
key-say-turn = Pateikt, kura gājiens
key-say-table = Nolasīt galdu
key-say-hand =
    { $spelling ->
        [tiles] Nolasīt savus kauliņus
       *[cards] Nolasīt savas kārtis
    }
key-chat = Uz sarunām
key-list = Rādīt šo sarakstu

## Help with access

access = Piekļūstamība
access-1 = Katrai kārtij un pogai ir nosaukums, ko nolasa ekrāna lasītājs.
access-2 = Ko dara citi, nolasa uzreiz. Vari to noklausīties vēlreiz, kad vien gribi.
access-3 = Tekstu var palielināt divkārt, un nekas nepazūd.
access-4 = Mastus un kauliņu krāsas var atšķirt arī pēc zīmēm, ne tikai pēc krāsas.
access-5 = Velc kārtis, pieskaries tām vai lieto tastatūru: visu var izdarīt katrā veidā.
access-6 = Ja pulkstenis tev ir par ātru, palūdz saimniekam galdu bez pulksteņa.
said-verbosity = Ko nolasīt
said-all = Katru gājienu
said-mine = Tikai to, kas attiecas uz mani
