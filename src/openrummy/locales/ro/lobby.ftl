### Drumul spre masă.

app-name = OpenRummy
app-line = Remi pentru toată lumea: cu prieteni, cu necunoscuți, cu boți.
skip-to-content = Direct la conținut
home = Acasă
home-welcome = Ce jucăm?
home-your-name = Numele tău
home-your-name-help = Cel mult 24 de litere. Nu ai nevoie de cont.
home-go = Hai să jucăm
home-play-now = Joacă acum
home-play-now-help = O masă cu boți, pe loc.
home-continue = Continuă jocul
home-continue-none = Nu ai niciun joc început.
home-create = Creează o masă
home-join = Intră la o masă
home-join-code = Codul mesei
home-join-code-help = Codul sau linkul primit de la gazdă.
home-join-go = Intră
home-quick = Partidă rapidă
home-quick-help = Joacă alături de alții care caută un joc. Când se termină așteptarea, locurile goale le iau boții.
home-quick-wait = Așteaptă cel mult
home-quick-searching = Căutăm jucători … { n-seconds }
home-quick-cancel = Nu mai căuta
home-quick-waiting =
    { $n ->
        [0] Nu așteaptă nimeni.
        [one] Așteaptă { $n } persoană.
        [few] Așteaptă { $n } persoane.
       *[other] Așteaptă { $n } de persoane.
    }
home-open-tables = Mese deschise
home-open-tables-none = Acum nu e nicio masă deschisă. Creează tu una!
home-open-table = { $game }, gazdă: { $name }. Locuri ocupate: { $taken } din { $seats }
home-watch = Privește
home-rules = Reguli
home-learn = Învață să joci
home-number-of-players = Jucători
home-bots-level = Boți
home-invite = Invită
home-invite-code = Codul mesei: { $code }
home-invite-link = Copiază linkul
home-invite-copied = Link copiat.
home-rules-before = Uită-te peste regulile mesei înainte de a începe.
create-title = Masă nouă
create-game = Joc
create-preset = Reguli
create-options = Regulile mesei
create-more = Alte setări
create-go = Creează masa
create-value = { $label }: { $value }

## Bots

bot-random = La întâmplare
bot-random-help = Joacă orice e permis.
bot-greedy = Simplu
bot-greedy-help = Etalează tot ce poate și aruncă ce îi trebuie cel mai puțin.
bot-easy = Ușor
bot-easy-help = Joacă ca un începător și mai scapă lucruri din vedere.
bot-medium = Mediu
bot-medium-help = Știe sfaturile obișnuite și ține minte ce s-a jucat.
bot-hard = Greu
bot-hard-help = Gândește înainte și ține minte ce iei.

## Settings of a table; the last part of the key is the field

set-game = Joc
set-game-help = Ce jucați.
set-preset = Reguli
set-preset-help = Un set de reguli de pornire.
set-options = Regulile mesei
set-options-help = Fiecare regulă după placul tău; toți de la masă le văd înainte de start.
set-seats = Jucători
set-seats-help = Câți stau la masă, cu tot cu boți.
set-clock = Ceas
set-clock-help = Timp pentru fiecare mutare. Când se termină, se joacă o mutare simplă în locul tău.
set-clock-none = Fără ceas
set-clock-move = Timp de mutare
set-clock-move-help = Atâta timp pentru fiecare mutare.
set-clock-bank = Timp suplimentar
set-clock-bank-help = Pentru gândit mai mult, o dată pe toată partida.
set-absence-bank = Timp de absență
set-absence-bank-help = Câte secunde e așteptat un jucător care pierde conexiunea.
set-absence = Dacă cineva nu revine
set-absence-help = Ce se întâmplă când se termină timpul de absență. Cine revine își ia locul înapoi oricând.
set-absence-idle = Mutări simple
set-absence-idle-help = Locul doar trage și aruncă sau își încheie rândul.
set-absence-bot = Joacă un bot
set-absence-bot-help = Un bot joacă până revine jucătorul.
set-absence-vote = Votează ceilalți
set-absence-vote-help = Ceilalți pot încheia runda fără puncte, dacă sunt toți de acord.
set-open = Masă deschisă
set-open-help = Oricine poate găsi masa și poate intra. Altfel e nevoie de cod.
set-spectators = Spectatori
set-spectators-help = Și alții pot privi. Cât se joacă nu văd ce are fiecare în mână.
set-spectator-chat = Spectatorii pot scrie
set-spectator-chat-help = Pot scrie și cei care privesc.
set-undo = Anulare
set-undo-help = Îți poți anula mutarea cât timp nu ți-a arătat nimic nou.
set-hints = Sugestii
set-hints-help = Poți întreba ce ar juca un bot. Nu și la mesele pentru clasament.
set-rated = Pentru clasament
set-rated-help = Partida contează pentru clasament. Doar pentru cei cu cont, fără boți și fără sugestii.
set-reveal =
    { $spelling ->
        [tiles] Arătarea pieselor
       *[cards] Arătarea cărților
    }
set-reveal-help =
    { $spelling ->
        [tiles] Când se arată piesele și amestecarea, ca oricine să poată verifica împărțirea.
       *[cards] Când se arată cărțile și amestecarea, ca oricine să poată verifica împărțirea.
    }
set-reveal-round = După fiecare rundă
set-reveal-round-help =
    { $spelling ->
        [tiles] Piesele se arată imediat ce se încheie runda.
       *[cards] Cărțile se arată imediat ce se încheie runda.
    }
set-reveal-match = După partidă
set-reveal-match-help = Toate rundele se arată când se încheie partida.
set-reveal-never = Niciodată
set-reveal-never-help =
    { $spelling ->
        [tiles] Piesele rămân ascunse și nimeni nu poate verifica împărțirea.
       *[cards] Cărțile rămân ascunse și nimeni nu poate verifica împărțirea.
    }
set-share-replay = Reluarea se poate arăta
set-share-replay-help = Oricine are linkul poate vedea partida încheiată.
set-extra-jokers = Jokeri suplimentari
set-extra-jokers-help = Dacă jucătorii pot aduce jokeri suplimentari la remi pe tablă.
set-extra-jokers-off = Nu
set-extra-jokers-off-help = Nu aduce nimeni.
set-extra-jokers-free = Gratuit
set-extra-jokers-free-help = Fiecare poate aduce câte unul la fiecare joc.
set-extra-jokers-balance = Dintre ai tăi
set-extra-jokers-balance-help = Aduci unul dintre cei câștigați jucând.
set-next-round = Pauză între runde
set-next-round-help = Runda următoare începe după atâtea secunde sau când sunt toți gata.
set-bot-pace = Ritmul boților
set-bot-pace-help = Câte milisecunde așteaptă boții înaintea fiecărei mutări.
