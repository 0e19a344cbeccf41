### Ο δρόμος για το τραπέζι.

app-name = OpenRummy
app-line = Ραμί για όλους: με φίλους, με αγνώστους, με μποτ.
skip-to-content = Κατευθείαν στο περιεχόμενο
home = Αρχική
home-welcome = Τι θα παίξουμε;
home-your-name = Το όνομά σου
home-your-name-help = Έως 24 γράμματα. Δεν χρειάζεται λογαριασμός.
home-go = Πάμε
home-play-now = Παίξε τώρα
home-play-now-help = Τραπέζι με μποτ, αμέσως.
home-continue = Συνέχισε το παιχνίδι σου
home-continue-none = Δεν έχεις παιχνίδι σε εξέλιξη.
home-create = Φτιάξε τραπέζι
home-join = Μπες σε τραπέζι
home-join-code = Κωδικός τραπεζιού
home-join-code-help = Ο κωδικός ή ο σύνδεσμος που σου έστειλε ο οικοδεσπότης.
home-join-go = Μπες
home-quick = Γρήγορη παρτίδα
home-quick-help = Παίξε με άλλους που ψάχνουν παιχνίδι. Όταν τελειώσει η αναμονή, τις άδειες θέσεις παίρνουν μποτ.
home-quick-wait = Αναμονή το πολύ
home-quick-searching = Ψάχνουμε παίκτες … { n-seconds }
home-quick-cancel = Σταμάτα
home-quick-waiting =
    { $n ->
        [0] Δεν περιμένει κανείς.
        [one] Περιμένει { $n } άτομο.
       *[other] Περιμένουν { $n } άτομα.
    }
home-open-tables = Ανοιχτά τραπέζια
home-open-tables-none = Δεν υπάρχουν ανοιχτά τραπέζια. Φτιάξε ένα!
home-open-table = { $game }, οικοδεσπότης: { $name }. Θέσεις: { $taken } από { $seats }
home-watch = Παρακολούθησε
home-rules = Κανόνες
home-learn = Μάθε να παίζεις
home-number-of-players = Παίκτες
home-bots-level = Μποτ
home-invite = Κάλεσε
home-invite-code = Κωδικός τραπεζιού: { $code }
home-invite-link = Αντίγραψε τον σύνδεσμο
home-invite-copied = Ο σύνδεσμος αντιγράφηκε.
home-rules-before = Ρίξε μια ματιά στους κανόνες του τραπεζιού πριν ξεκινήσεις.
create-title = Νέο τραπέζι
create-game = Παιχνίδι
create-preset = Κανόνες
create-options = Κανόνες του τραπεζιού
create-more = Περισσότερες ρυθμίσεις
create-go = Φτιάξε το τραπέζι
create-value = { $label }: { $value }

## Bots

bot-random = Τυχαίο
bot-random-help = Παίζει ό,τι επιτρέπεται.
bot-greedy = Απλό
bot-greedy-help = Κατεβάζει ό,τι μπορεί και πετάει ό,τι χρειάζεται λιγότερο.
bot-easy = Εύκολο
bot-easy-help = Παίζει σαν αρχάριος και του ξεφεύγουν πράγματα.
bot-medium = Μέτριο
bot-medium-help = Ξέρει τις γνωστές συμβουλές και θυμάται τι έχει πέσει.
bot-hard = Δύσκολο
bot-hard-help = Σκέφτεται τις επόμενες κινήσεις και θυμάται τι παίρνεις.

## Settings of a table; the last part of the key is the field

set-game = Παιχνίδι
set-game-help = Τι παίζετε.
set-preset = Κανόνες
set-preset-help = Έτοιμοι κανόνες για αρχή.
set-options = Κανόνες του τραπεζιού
set-options-help = Κάθε κανόνας όπως τον θέλεις· όλοι στο τραπέζι τους βλέπουν πριν ξεκινήσουν.
set-seats = Παίκτες
set-seats-help = Πόσοι κάθονται στο τραπέζι, μαζί με τα μποτ.
set-clock = Ρολόι
set-clock-help = Χρόνος για κάθε κίνηση. Όταν τελειώσει, παίζεται μια απλή κίνηση για σένα.
set-clock-none = Χωρίς ρολόι
set-clock-move = Χρόνος ανά κίνηση
set-clock-move-help = Τόσος χρόνος για κάθε κίνηση.
set-clock-bank = Επιπλέον χρόνος
set-clock-bank-help = Για τις δύσκολες αποφάσεις, συνολικά για όλη την παρτίδα.
set-absence-bank = Χρόνος απουσίας
set-absence-bank-help = Πόσα δευτερόλεπτα περιμένει το τραπέζι όποιον χάσει τη σύνδεση.
set-absence = Αν κάποιος δεν γυρίσει
set-absence-help = Τι γίνεται όταν τελειώσει ο χρόνος απουσίας. Όποιος γυρίσει παίρνει πίσω τη θέση του όποτε θέλει.
set-absence-idle = Απλές κινήσεις
set-absence-idle-help = Η θέση μόνο τραβάει και πετάει ή τελειώνει τη σειρά της.
set-absence-bot = Παίζει μποτ
set-absence-bot-help = Ένα μποτ παίζει το χέρι μέχρι να γυρίσει ο παίκτης.
set-absence-vote = Ψηφίζουν οι άλλοι
set-absence-vote-help = Οι άλλοι μπορούν να τελειώσουν τον γύρο χωρίς πόντους, αν συμφωνούν όλοι.
set-open = Ανοιχτό τραπέζι
set-open-help = Όλοι βρίσκουν το τραπέζι και μπαίνουν. Αλλιώς χρειάζονται τον κωδικό.
set-spectators = Θεατές
set-spectators-help = Άλλοι μπορούν να παρακολουθούν. Όσο παίζετε δεν βλέπουν κανένα χέρι.
set-spectator-chat = Οι θεατές γράφουν
set-spectator-chat-help = Γράφουν και όσοι παρακολουθούν.
set-undo = Αναίρεση
set-undo-help = Παίρνεις πίσω μια κίνηση, όσο δεν σου έχει δείξει κάτι καινούργιο.
set-hints = Συμβουλές
set-hints-help = Μπορείς να ρωτήσεις τι θα έπαιζε ένα μποτ. Όχι στα τραπέζια με βαθμολογία.
set-rated = Με βαθμολογία
set-rated-help = Η παρτίδα μετράει στη βαθμολογία. Μόνο με λογαριασμό, χωρίς μποτ και συμβουλές.
set-reveal = Ανοιχτά χέρια
set-reveal-help = Πότε φαίνονται τα χέρια και το ανακάτεμα, ώστε να μπορούν όλοι να ελέγξουν τη μοιρασιά.
set-reveal-round = Μετά από κάθε γύρο
set-reveal-round-help = Τα χέρια ανοίγουν μόλις τελειώσει ο γύρος.
set-reveal-match = Μετά την παρτίδα
set-reveal-match-help = Όλοι οι γύροι ανοίγουν όταν τελειώσει η παρτίδα.
set-reveal-never = Ποτέ
set-reveal-never-help = Τα χέρια μένουν κρυφά και κανείς δεν μπορεί να ελέγξει τις μοιρασιές.
set-share-replay = Κοινή χρήση της παρτίδας
set-share-replay-help = Όποιος έχει τον σύνδεσμο βλέπει την παρτίδα όταν τελειώσει.
set-extra-jokers = Έξτρα τζόκερ
set-extra-jokers-help = Αν μπορούν οι παίκτες να φέρουν έξτρα τζόκερ στο ραμί με πλακίδια.
set-extra-jokers-off = Όχι
set-extra-jokers-off-help = Κανείς δεν φέρνει.
set-extra-jokers-free = Δωρεάν
set-extra-jokers-free-help = Καθένας φέρνει ένα σε κάθε παιχνίδι.
set-extra-jokers-balance = Από τα δικά σου
set-extra-jokers-balance-help = Φέρνεις ένα από όσα κέρδισες παίζοντας.
set-next-round = Διάλειμμα μεταξύ γύρων
set-next-round-help = Ο επόμενος γύρος αρχίζει μετά από τόσα δευτερόλεπτα ή μόλις ετοιμαστούν όλοι.
set-bot-pace = Ρυθμός των μποτ
set-bot-pace-help = Πόσα χιλιοστά του δευτερολέπτου περιμένουν τα μποτ πριν από κάθε κίνηση.
