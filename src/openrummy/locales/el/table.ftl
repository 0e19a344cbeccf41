### Όλα όσα λέγονται στο τραπέζι. «Σειρά» είναι μόνο η σειρά να παίξεις· το run είναι «κέντα».

## Places

place-hand = Το χέρι σου
place-rack = Το αναλόγιό σου
place-table = Τραπέζι
place-stock = Κλειστή στοίβα
place-stock-count = Κλειστή στοίβα: { n-things }
place-stock-empty = Κλειστή στοίβα: άδεια
place-stock-known = Η διάταξη της κλειστής στοίβας είναι γνωστή: τα πεταμένα αναποδογυρίστηκαν.
place-discard = Στοίβα απόρριψης
place-discard-top = Στοίβα απόρριψης, επάνω: { $card }
place-discard-empty = Στοίβα απόρριψης: άδεια
place-discard-browse = Δες τα πεταμένα
place-previous-discard = Τελευταίο πεταμένο: { $card }
place-melds-of = Συνδυασμοί: { $name }
place-melds-yours = Οι συνδυασμοί σου
place-laid-off-to = Κολλημένο στον συνδυασμό { $group }
place-trump = Ατού: { $card }
place-thrown-jokers = Πεταμένα τζόκερ ({ $name }): { $n }
place-workbench = Πάγκος
place-scores = Σκορ
place-players = Παίκτες
place-hand-of = { $name }: { n-things }
place-points-of = { $name }: { n-points }

## Whose turn

turn-you = Σειρά σου
turn-other = Παίζει: { $name }
turn-you-draw = Σειρά σου. Τράβηξε πρώτα.
turn-you-play = Κατέβασε, κόλλησε ή πέτα ένα φύλλο για να τελειώσεις.
turn-you-discard =
    { $spelling ->
        [tiles] Πέτα ένα πλακίδιο για να τελειώσεις.
       *[cards] Πέτα ένα φύλλο για να τελειώσεις.
    }
turn-you-open = Ανοίγεις εσύ: πέτα ένα πλακίδιο ή κλείσε.
turn-you-decide = Άλλαξε το τραπέζι με δικό σου φύλλο ή τράβηξε άλλο ένα.
turn-you-rebuild = Άλλαξε το τραπέζι με δικό σου φύλλο ή τελείωσε τη σειρά σου.
turn-you-end = Τελείωσε τη σειρά σου.
turn-you-after = Τελείωσε τη σειρά σου ή χτύπα.
turn-you-final = Τελευταία σειρά: άλλαξε το τραπέζι ή πήγαινε πάσο.
turn-you-offer = Παίζεις με αυτή τη μοιρασιά ή την αρνείσαι;
turn-you-accept = Δες τα πλακίδιά σου και παίξε με αυτά.
turn-waiting-players = Περιμένουμε παίκτες
turn-waiting-host = Περιμένουμε τον οικοδεσπότη να ξεκινήσει
turn-waiting-for = Περιμένουμε: { $name }
turn-waiting-ready = Περιμένουμε να ετοιμαστούν όλοι
turn-bot-thinking = { $name } σκέφτεται
turn-dealing = Μοιρασιά
turn-shuffling = Ανακάτεμα
turn-taken-card = Μόλις το πήρες: { $card }. Δεν μπορείς να το πετάξεις αυτή τη φορά.
turn-new-card = Καινούργιο: { $card }

## What you can do

do-draw = Τράβα
do-draw-more = Τράβα άλλο ένα
do-take = Πάρε το πεταμένο
do-take-card = Πάρε: { $card }
do-meld = Κατέβασε
do-layoff = Κόλλησε
do-layoff-on = Κόλλησε στον συνδυασμό { $group }: { $card }
do-discard = Πέτα
do-discard-card = Πέτα: { $card }
do-discard-undo = Πάρ’ το πίσω
do-throw-joker = Να πετάξεις το τζόκερ; Τότε βγαίνει από το παιχνίδι.
do-knock = Χτύπα
do-close = Κλείσε
do-close-with = Κλείσε, ελεύθερο πλακίδιο: { $card }
do-check-board = Έλεγχος
do-end = Τέλος σειράς
do-pass = Πάσο
do-accept = Παίζω με αυτά
do-refuse = Αρνούμαι τη μοιρασιά
do-undo = Αναίρεση
do-undo-help = Μια κίνηση αναιρείται όσο δεν σου έχει δείξει κάτι καινούργιο. Το τράβηγμα και το πέταμα μένουν.
do-sort-rank = Ταξινόμηση κατά αξία
do-sort-suit = Ταξινόμηση κατά χρώμα
do-arrange-runs = Κέντες
do-arrange-groups = Τριάδες
do-arrange-pairs = Ζευγάρια
do-what-can-i-play = Τι μπορώ να παίξω;
do-hint = Συμβουλή
do-reset = Από την αρχή
do-commit = Παίξε το
do-lay-down = Κατέβασε: { $cards }
do-new-meld = Νέος συνδυασμός
do-split-meld = Χώρισε εδώ
do-move-left = Αριστερά
do-move-right = Δεξιά
do-move-to-hand = Πίσω στο χέρι
do-move-to-meld = Στον συνδυασμό { $group }
do-select = Επιλογή: { $card }
do-unselect = Ακύρωση επιλογής: { $card }
do-unselect-all = Ακύρωση επιλογής
do-next-row = Στην άλλη γραμμή
selected =
    { $n ->
        [one] { $n } επιλεγμένο
       *[other] { $n } επιλεγμένα
    }

## Workbench and board

bench-help = Μετακίνησε ελεύθερα τα φύλλα. Τίποτα δεν μετράει μέχρι να το παίξεις.
bench-ok = Όλοι οι συνδυασμοί είναι σωστοί.
bench-added =
    { $n ->
        [one] { $n } φύλλο από το χέρι σου
       *[other] { $n } φύλλα από το χέρι σου
    }
bench-add-one = Βάλε τουλάχιστον ένα φύλλο από το χέρι σου.
mark-too-short = Πολύ λίγα
mark-not-a-meld = Δεν είναι συνδυασμός
mark-not-consecutive = Όχι συνεχόμενα
mark-duplicate = Ίδιο φύλλο δύο φορές
mark-too-long = Πάρα πολλά
mark-joker-unnamed = Τι είναι το τζόκερ;
mark-missing = Μένουν να μπουν: { $cards }
joker-chooser = Στη θέση ποιου φύλλου μπαίνει το τζόκερ;
joker-chooser-choice = Τζόκερ ως { $card }
joker-chooser-suit = Χρώμα
joker-chooser-rank = Αξία
proposals-none = Δεν βρέθηκε κάτι που να ταιριάζει τώρα στο τραπέζι.
proposals-shown = Πρόταση { $number } από { $count }
hint-move = Αυτό θα έπαιζε τώρα ένα μποτ.
board-closes = Κλείνει: { $category } ({ $tier }), { $points } από τον καθένα.
board-closes-not = Δεν κλείνει ακόμα.
board-free-tile = Ελεύθερο πλακίδιο: { $card }
board-better-free = Με άλλο ελεύθερο πλακίδιο κερδίζεις περισσότερα: { $card } ({ $points } από τον καθένα).
board-multiplier = Πολλαπλασιαστής: × { $multiplier }
board-refuse-offer =
    { $n ->
        [one] Έχεις { $n } διπλό. Να αρνηθείς τη μοιρασιά και να πάρεις καινούργια πλακίδια;
       *[other] Έχεις { $n } διπλά. Να αρνηθείς τη μοιρασιά και να πάρεις καινούργια πλακίδια;
    }
board-categories = Κατηγορίες
extra-joker = Έξτρα τζόκερ
extra-joker-bring = Φέρε έξτρα τζόκερ
extra-joker-brought-you = Το έξτρα τζόκερ σου μπαίνει στο επόμενο παιχνίδι.
extra-joker-brought-other = { $name } φέρνει έξτρα τζόκερ.
extra-joker-left =
    { $n ->
        [one] Έχεις { $n } έξτρα τζόκερ.
       *[other] Έχεις { $n } έξτρα τζόκερ.
    }
extra-joker-free = Σε αυτό το τραπέζι τα έξτρα τζόκερ δεν κοστίζουν τίποτα.

## What happened, said aloud

event-drew-you = Τράβηξες: { $card }.
event-drew-other =
    { $spelling ->
        [tiles] { $name } τράβηξε πλακίδιο.
       *[cards] { $name } τράβηξε φύλλο.
    }
event-took-you = Πήρες το πεταμένο: { $card }.
event-took-other = { $name } πήρε το πεταμένο: { $card }.
event-melded-you = Κατέβασες: { $cards }.
event-melded-other = { $name } κατέβασε: { $cards }.
event-laidoff-you = Κόλλησες στον συνδυασμό { $group }: { $card }.
event-laidoff-other = { $name } κόλλησε στον συνδυασμό { $group }: { $card }.
event-rearranged-you = Άλλαξες το τραπέζι με: { $cards }.
event-rearranged-other = { $name } άλλαξε το τραπέζι με: { $cards }.
event-discarded-you = Πέταξες: { $card }.
event-discarded-other = { $name } πέταξε: { $card }.
event-threw-joker-you = Πέταξες τζόκερ.
event-threw-joker-other = { $name } πέταξε τζόκερ. Ο επόμενος πρέπει να τραβήξει από την κλειστή στοίβα.
event-passed-you = Η σειρά σου τελείωσε.
event-passed-other = { $name }: τέλος σειράς.
event-knocked-you = Χτυπάς!
event-knocked-other = { $name } χτυπάει!
event-closed-you = Κλείνεις: { $category }!
event-closed-other = { $name } κλείνει: { $category }!
event-accepted-you = Παίζεις με αυτή τη μοιρασιά.
event-accepted-other = { $name } παίζει με αυτή τη μοιρασιά.
event-refused-you = Αρνείσαι τη μοιρασιά.
event-refused-other = { $name } αρνείται τη μοιρασιά.
event-trumpbonus-you =
    { $points ->
        [one] Σου μοιράστηκε το δίδυμο του ατού ({ $card }): { $points } πόντος από τον καθένα.
       *[other] Σου μοιράστηκε το δίδυμο του ατού ({ $card }): { $points } πόντοι από τον καθένα.
    }
event-trumpbonus-other =
    { $points ->
        [one] { $name } έχει από τη μοιρασιά το δίδυμο του ατού ({ $card }): { $points } πόντος από τον καθένα.
       *[other] { $name } έχει από τη μοιρασιά το δίδυμο του ατού ({ $card }): { $points } πόντοι από τον καθένα.
    }
event-stockturned = Η κλειστή στοίβα τελείωσε. Τα πεταμένα αναποδογυρίστηκαν όπως ήταν: { n-cards }.
event-reshuffled = Η κλειστή στοίβα τελείωσε. Τα πεταμένα ανακατεύτηκαν: { n-cards }.
event-finalturns = Η κλειστή στοίβα τελείωσε. Όλοι παίζουν άλλη μία φορά, χωρίς να τραβήξουν.
event-left-you = Λείπεις. Η θέση σου σε περιμένει.
event-left-other = { $name } λείπει.
event-left-for-good-you = Έφυγες από το παιχνίδι.
event-left-for-good-other = { $name } έφυγε από το παιχνίδι.
event-returned-you = Καλώς ήρθες πάλι.
event-returned-other = { $name } επέστρεψε.
event-roundended = Ο γύρος τελείωσε.
event-matchended-you = Κέρδισες την παρτίδα!
event-matchended-other = { $name } κερδίζει την παρτίδα.
event-matchended-shared = Νίκη από κοινού: { $names }.
event-undone-you = Πήρες πίσω την κίνησή σου.
event-undone-other = { $name } πήρε πίσω την κίνηση.
event-dealt = Νέα μοιρασιά. Αρχίζει: { $name }.
event-dealt-you = Νέα μοιρασιά. Αρχίζεις εσύ.

## Clocks and connection

clock-left = Χρόνος που μένει: { n-seconds }
clock-bank = Επιπλέον χρόνος: { n-seconds }
clock-hurry = Μένει λίγος χρόνος: { n-seconds }.
clock-bank-running = Τρέχει ο επιπλέον χρόνος σου.
absence-bank = Χρόνος απουσίας που μένει: { n-seconds }
absence-running = Χάθηκε η σύνδεση, περιμένουμε: { $name }, { n-seconds }.
absence-idle = { $name } λείπει. Στο μεταξύ παίζονται απλές κινήσεις.
absence-bot = { $name } λείπει. Στο μεταξύ παίζει ένα μποτ.
absence-vote = { $name } λείπει. Μπορείτε να ψηφίσετε να τελειώσει ο γύρος χωρίς πόντους.
digest = Όσο έλειπες
digest-round = Γύρος { $round }: { $points }
digest-played-for =
    { $n ->
        [one] Έγινε { $n } κίνηση για σένα.
       *[other] Έγιναν { $n } κινήσεις για σένα.
    }
connection-on = Η σύνδεση λειτουργεί
connection-connecting = Σύνδεση …
connection-lost = Επανασύνδεση … Η θέση σου είναι ασφαλής.
connection-long = Προσπαθούμε ακόμα. Η θέση σου είναι ασφαλής και τίποτα από τον πάγκο σου δεν χάθηκε.
connection-back = Η σύνδεση επανήλθε.
connection-test = Έλεγχος σύνδεσης
connection-test-good = Καλή σύνδεση: { $ms } ms.
connection-test-slow = Αργή σύνδεση: { $ms } ms. Μπορείς να παίξεις, αλλά οι απαντήσεις αργούν λίγο.
connection-test-bad = Δεν υπάρχει σύνδεση με τον διακομιστή. Έλεγξε τη δική σου πριν καθίσεις.
connection-other-device = Η θέση αυτή είναι ανοιχτή και σε άλλη συσκευή. Παίζεις και από τις δύο.

## People

people-you = εσύ
people-host = οικοδεσπότης
people-bot = μποτ
# $level: how well it plays.
people-bot-level = { $level ->
    [easy] μποτ, εύκολο
    [medium] μποτ, μέτριο
    [hard] μποτ, δύσκολο
    [random] μποτ, τυχαίο
    [greedy] μποτ, απλό
   *[any] μποτ
}
people-guest = επισκέπτης
people-free-seat = Ελεύθερη θέση
people-ready = πάμε
people-left = έφυγε
people-away = λείπει
people-dealer = μοιράζει
people-spectators = Θεατές: { $n }
people-you-watch = Παρακολουθείς.
people-watch-off = Αυτό το τραπέζι δεν δέχεται θεατές.
people-more = Παίκτες, οικοδεσπότης και θέση
do-sit = Κάθισε
do-stand = Φύγε από το τραπέζι
do-stand-confirm = Να φύγεις οριστικά; Η θέση σου συνεχίζει χωρίς εσένα, και αν η παρτίδα είναι με βαθμολογία, τη χάνεις.
do-add-bot = Βάλε μποτ
do-remove-bot = Βγάλε το μποτ
do-kick = Βγάλε από το τραπέζι
do-kick-help = Η θέση ελευθερώνεται. Μόνο πριν από την παρτίδα ή ανάμεσα σε δύο παρτίδες.
do-lock = Κλείδωσε το τραπέζι
do-unlock = Ξεκλείδωσε το τραπέζι
do-lock-help = Όσο το τραπέζι είναι κλειδωμένο, δεν κάθεται κανείς καινούργιος, ούτε με τον κωδικό.
do-hand-over = Δώσε τον ρόλο του οικοδεσπότη
do-hand-over-help = Ο οικοδεσπότης ξεκινά την παρτίδα, βάζει και βγάζει παίκτες και δίνει ή αφαιρεί τον λόγο.
do-start = Ξεκίνα
do-ready = Πάμε
do-next-round = Επόμενος γύρος
do-rematch = Ρεβάνς
do-vote-end = Ψήφος: τέλος του γύρου
do-vote-back = Πάρε πίσω την ψήφο
host-you = Τώρα το τραπέζι είναι δικό σου.
host-other = Οικοδεσπότης τώρα: { $name }.
kicked = Ο οικοδεσπότης έδωσε αλλού τη θέση σου.
table-locked = Το τραπέζι δεν δέχεται νέους παίκτες.
table-unlocked = Το τραπέζι δέχεται νέους παίκτες.
table-closed = Το τραπέζι έκλεισε.
votes-so-far = Ψήφοι για το τέλος του γύρου: { $votes } από { $needed }
next-round-in = Επόμενος γύρος σε { n-seconds }
seat-on-another-device = Παίξε από άλλη συσκευή
seat-on-another-device-help = Άνοιξε εκεί αυτόν τον μυστικό σύνδεσμο. Όποιος τον έχει μπορεί να παίξει για σένα.
seat-link-make = Δείξε τον σύνδεσμο

## Chat

chat = Συζήτηση
chat-say = Μήνυμα
chat-send = Στείλε
chat-phrases = Φράσεις
chat-mute = Σίγαση για μένα: { $name }
chat-unmute = Τέλος σίγασης: { $name }
chat-mute-help = Δεν βλέπεις πια όσα γράφει. Κανείς άλλος δεν το καταλαβαίνει.
help-mute = Σίγαση για μένα
chat-muted = Σε σίγαση
chat-silence = Αφαίρεσε τον λόγο: { $name }
chat-unsilence = Δώσε πάλι τον λόγο: { $name }
chat-silence-help = Δεν μπορεί να γράψει σε αυτό το τραπέζι, ώσπου να δώσεις πάλι τον λόγο.
help-silence = Αφαίρεση λόγου
chat-silenced-you = Ο οικοδεσπότης σου αφαίρεσε τον λόγο.
chat-silenced-other = { $name } δεν μπορεί να γράψει τώρα.
chat-off = Σε αυτό το τραπέζι οι θεατές δεν γράφουν.
chat-empty = Δεν έχει γράψει κανείς ακόμα.
chat-new = Νέο μήνυμα: { $name }

## Round and match

round-number = Γύρος { $round }
round-summary = Από πού βγήκαν οι πόντοι
round-won-you =
    { $n ->
        [one] Κερδίζεις τον γύρο: { $n } πόντος.
       *[other] Κερδίζεις τον γύρο: { $n } πόντοι.
    }
round-won-other =
    { $n ->
        [one] { $name } κερδίζει τον γύρο: { $n } πόντος.
       *[other] { $name } κερδίζει τον γύρο: { $n } πόντοι.
    }
round-open-hands = Τα χέρια
match-over = Τέλος της παρτίδας
match-standings = Κατάταξη
match-watch-replay = Δες την παρτίδα ξανά
match-back-home = Στην αρχική σελίδα
house-rules = Κανόνες αυτού του τραπεζιού
house-rules-usual = Ισχύουν οι συνηθισμένοι κανόνες.
