### Primii pași în fiecare joc.

tutorial = Învață să joci
tutorial-step = Pasul { $step } din { $steps }
tutorial-start = Arată-mi
tutorial-skip = Sari peste
tutorial-next = Mai departe
tutorial-again = Încă o dată
tutorial-well-done = Bravo!
tutorial-done = Asta e tot ce trebuie să știi. Joci o primă partidă cu boți?

tutorial-classic-1 = Acestea sunt cărțile tale. Mută-le sau sortează-le cu butoanele, cum vrei.
tutorial-classic-2 = Întâi se trage. Atinge teancul.
tutorial-classic-3 = Trei dame sunt o terță. Alege-le și apasă „Etalează”.
tutorial-classic-4 = Acum ai o formație pe masă, deci poți lipi. Pune 8 la 9-10-valet de aceeași culoare.
tutorial-classic-5 = Acum aruncă o carte care nu se potrivește nicăieri. Cele mari costă cel mai mult.
tutorial-classic-6 = A rămas o carte și se potrivește la o formație. Lipește-o și ieși!

tutorial-basic-1 = Acestea sunt cărțile tale. Mută-le sau sortează-le cu butoanele, cum vrei.
tutorial-basic-2 = Cartea aruncată îți completează o suită. Ia-o.
tutorial-basic-3 = 8, 9 și 10 de cupă sunt o suită. Alege-le și apasă „Etalează”.
tutorial-basic-4 = Lipește al patrulea 6 la cele trei de pe masă. Formația nu trebuie să fie a ta.
tutorial-basic-5 = Încheie rândul: aruncă o carte care nu se potrivește nicăieri.

tutorial-carousel-1 = Tot ce e pe masă poate fi mutat de tine. Întâi trage o carte.
tutorial-carousel-2 = Pentru 10 și valetul de pică îți mai trebuie o carte. Din careul de 9 poți lua 9 de pică: mută-l într-o formație nouă. Acum adaugă 10 și valetul. Toate formațiile sunt din nou bune: joacă.
tutorial-carousel-4 = Ai în mână cartea pe care o înlocuiește jokerul. Pune-o în locul lui și folosește jokerul altundeva.
tutorial-carousel-5 = Ai 4 puncte în mână. Sunt destul de puține: ciocănește!
tutorial-carousel-6 = Dacă și altcineva are 4 sau mai puține, pierzi runda. Ciocănește când ceilalți au multe cărți.

tutorial-board-1 = Aceasta e tabla ta. Așază piesele cum vrei sau încearcă cele trei butoane.
tutorial-board-2 = Tragi o piesă sau o iei pe ultima aruncată. Ia piesa aruncată: completează o terță.
tutorial-board-3 = Acum ai cincisprezece piese. Arunc-o pe cea care nu se potrivește nicăieri.
tutorial-board-4 = Jokerul se potrivește oriunde. Dacă îl arunci, închiderea valorează mai mult, dar trebuie să te descurci fără el.
tutorial-board-5 = Paisprezece piese stau în formații. Apasă „Verifică tabla”: îți spune categoria și punctele.
tutorial-board-6 = Alege piesa liberă și închide!
