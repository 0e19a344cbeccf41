### Pirmie soļi katrā spēlē.

tutorial = Mācīties spēlēt
tutorial-step = { $step }. solis no { $steps }
tutorial-start = Parādi
tutorial-skip = Izlaist
tutorial-next = Tālāk
tutorial-again = Vēlreiz
tutorial-well-done = Lieliski!
tutorial-done = Tas arī viss. Nospēlēsi pirmo spēli ar botiem?

tutorial-classic-1 = Šīs ir tavas kārtis. Pārvelc tās vai sakārto ar pogām, kā patīk.
tutorial-classic-2 = Vispirms velk. Pieskaries velkamajai kaudzei.
tutorial-classic-3 = Trīs dāmas ir grupa. Izvēlies tās un spied „Izlikt”.
tutorial-classic-4 = Tagad uz galda ir tava kombinācija, tāpēc vari piemest klāt. Pieliec 8 tā paša masta virknei 9-10-kalps.
tutorial-classic-5 = Tagad nomet kārti, kas nekur neder. Augstās maksā visvairāk.
tutorial-classic-6 = Palikusi viena kārts, un tā der kombinācijai. Piemet to, un tu izej!

tutorial-basic-1 = Šīs ir tavas kārtis. Pārvelc tās vai sakārto ar pogām, kā patīk.
tutorial-basic-2 = Nomestā kārts papildina tavu virkni. Paņem to.
tutorial-basic-3 = Ercena 8, 9 un 10 ir virkne. Izvēlies tās un spied „Izlikt”.
tutorial-basic-4 = Piemet ceturto sešnieku pārējiem trim uz galda. Kombinācijai nav jābūt tavai.
tutorial-basic-5 = Pabeidz gājienu: nomet kārti, kas nekur neder.

tutorial-carousel-1 = Visu, kas ir uz galda, drīksti pārvietot. Vispirms velc kārti.
tutorial-carousel-2 = Pīķa desmitniekam un kalpam trūkst vienas kārts. Četru devītnieku grupa var atdot pīķa devītnieku: pārvelc to uz jaunu kombināciju. Tagad pieliec desmitnieku un kalpu. Visas kombinācijas atkal ir pareizas: izspēlē.
tutorial-carousel-4 = Tev rokā ir kārts, ko aizstāj džokers. Ieliec to džokera vietā un izmanto džokeru citur.
tutorial-carousel-5 = Tev rokā ir 4 punkti. Tas ir pietiekami maz: pieklauvē!
tutorial-carousel-6 = Ja kādam citam arī ir 4 vai mazāk, tu partijā zaudē. Klauvē, kad citiem vēl daudz kāršu.

tutorial-board-1 = Šis ir tavs statīvs. Kārto kauliņus brīvi vai izmēģini trīs pogas.
tutorial-board-2 = Velc kauliņu vai ņem pēdējo nomesto. Paņem nomesto: tas papildina grupu.
tutorial-board-3 = Tagad tev ir piecpadsmit kauliņu. Nomet to, kas nekur neder.
tutorial-board-4 = Džokers der visur. Ja to nomet, noslēgums ir vērts vairāk, bet jāiztiek bez tā.
tutorial-board-5 = Četrpadsmit kauliņu ir kombinācijās. Spied „Pārbaudīt statīvu”: tas pasaka veidu un punktus.
tutorial-board-6 = Izvēlies brīvo kauliņu un noslēdz!
