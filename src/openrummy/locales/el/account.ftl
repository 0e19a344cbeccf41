### Λογαριασμός, στατιστικά, επαναλήψεις και δίκαιη μοιρασιά.

account = Λογαριασμός
account-guest = Επισκέπτης
account-guest-help = Παίζεις ως επισκέπτης. Με λογαριασμό κρατάς τα παιχνίδια σου σε κάθε συσκευή.
account-upgrade = Φτιάξε λογαριασμό
account-upgrade-help = Το όνομα, τα παιχνίδια και τα στατιστικά σου μένουν.
account-login = Σύνδεση
account-login-name = Όνομα σύνδεσης
account-password = Κωδικός πρόσβασης
account-password-help = Τουλάχιστον 8 χαρακτήρες.
account-password-old = Παλιός κωδικός
account-password-new = Νέος κωδικός
account-password-change = Άλλαξε κωδικό
account-password-changed = Ο κωδικός άλλαξε. Όλες οι άλλες συσκευές αποσυνδέθηκαν.
account-password-forgot = Ξέχασες τον κωδικό;
account-password-forgot-help = Αν ο λογαριασμός έχει διεύθυνση e-mail, εκεί πηγαίνει σύνδεσμος για νέο κωδικό.
account-logout = Αποσύνδεση
account-rename = Άλλαξε όνομα
account-rename-help = Το νέο όνομα φαίνεται από το επόμενο τραπέζι σου.
account-email = E-mail
account-email-help = Μόνο για την περίπτωση που ξεχάσεις τον κωδικό. Δεν είναι υποχρεωτικό.
account-email-send = Στείλε σύνδεσμο
account-email-sent = Ο σύνδεσμος στάλθηκε. Άνοιξέ τον μέσα σε 15 λεπτά.
account-email-confirmed = Η διεύθυνση επιβεβαιώθηκε.
account-email-off = Αυτός ο διακομιστής δεν στέλνει e-mail.
account-sessions = Συσκευές
account-sessions-help = Πού έχεις συνδεθεί. Αποσύνδεσε ό,τι δεν αναγνωρίζεις.
account-session-this = αυτή η συσκευή
account-session-since = από { $date }
account-session-end = Αποσύνδεση
account-tokens = Κλειδιά για προγράμματα
account-tokens-help = Με ένα κλειδί ένα πρόγραμμα παίζει στο όνομά σου.
account-token-label = Πού θα το χρησιμοποιήσεις;
account-token-new = Νέο κλειδί
account-token-shown-once = Αντίγραψε τώρα το κλειδί. Δεν θα ξαναφανεί.
account-token-end = Ανάκληση
account-delete = Διαγραφή λογαριασμού
account-delete-help = Το όνομα και τα στοιχεία σου σβήνονται οριστικά. Οι παρτίδες με άλλους μένουν, χωρίς το όνομά σου.
account-delete-confirm = Οριστική διαγραφή
account-deleted = Ο λογαριασμός σου διαγράφηκε.
account-points = Υπόλοιπο: { n-points }
account-extra-jokers = Έξτρα τζόκερ: { $n }

## Figures

stats = Στατιστικά
stats-none = Τίποτα ακόμα. Παίξε μια παρτίδα ως το τέλος.
stats-matches = Παρτίδες
stats-won = Νίκες
stats-rounds = Γύροι
stats-rounds-won = Γύροι που κέρδισες
stats-average = Μέσος όρος πόντων
stats-out = Έξοδοι
stats-knocks = Χτυπήματα
stats-undercuts = Γύροι που κέρδισες αφού χτύπησε άλλος
stats-undercut = Γύροι που έχασες αφού χτύπησες
stats-closes = Κλεισίματα ανά κατηγορία
stats-plot-points = Πόντοι ανά παρτίδα
stats-plot-wins = Νίκες ανά παιχνίδι
stats-plot-rating = Πορεία της βαθμολογίας
rating = Βαθμολογία
rating-provisional = προσωρινή
rating-provisional-help =
    { $n ->
        [one] Προσωρινή: μένει { $n } παρτίδα με βαθμολογία.
       *[other] Προσωρινή: μένουν { $n } παρτίδες με βαθμολογία.
    }
rating-pool = { $game }, { n-players }
leaders = Πίνακας κορυφαίων
leaders-rank = Θέση
leaders-player = Παίκτης
leaders-none = Κανείς δεν έχει παίξει ακόμα αρκετές παρτίδες με βαθμολογία.

## History and replay

history = Οι παρτίδες μου
history-none = Δεν έχεις τελειώσει ακόμα καμία παρτίδα.
history-won = Νίκη
history-lost = Ήττα
history-shared = Νίκη από κοινού
history-date = Ημερομηνία
history-rated = με βαθμολογία
history-more = Παλαιότερες
replay = Επανάληψη
replay-first = Στην αρχή
replay-back = Ένα βήμα πίσω
replay-play = Αναπαραγωγή
replay-pause = Παύση
replay-forward = Ένα βήμα μπροστά
replay-last = Στο τέλος
replay-speed = Ταχύτητα
replay-sound = Ήχος
replay-keys = Το πλήκτρο διαστήματος ξεκινά και σταματά την επανάληψη. Τα βέλη πάνε ένα βήμα, το Page Up και το Page Down έναν γύρο.
replay-round = Γύρος { $round } από { $rounds }
replay-step = Βήμα { $step } από { $steps }
replay-seat = Από τη θέση: { $name }
replay-all-hands = Όλα τα χέρια ανοιχτά
replay-hands-hidden = Αυτό το τραπέζι δεν δείχνει τα χέρια.
replay-share = Κοινή χρήση
replay-share-help = Όποιος έχει αυτόν τον σύνδεσμο βλέπει την παρτίδα.
replay-share-off = Οι παίκτες αυτής της παρτίδας δεν τη μοιράζονται.
replay-download = Κατέβασε την παρτίδα

## Fairness

fair = Δίκαιη μοιρασιά
fair-how-1 = Πριν από την παρτίδα ο διακομιστής διαλέγει έναν μυστικό αριθμό και δημοσιεύει το αποτύπωμά του. Μετά δεν μπορεί να τον αλλάξει χωρίς να φανεί.
fair-how-2 = Κάθε παίκτης μπορεί να προσθέσει δικό του αριθμό. Το ανακάτεμα βγαίνει από όλους μαζί.
fair-how-3 = Όταν τελειώσει ο γύρος, οι αριθμοί φανερώνονται και ο περιηγητής σου κάνει ξανά το ίδιο ανακάτεμα. Αν βγει το ίδιο, κανείς δεν πείραξε τη μοιρασιά.
fair-how-4 = Αυτό που δεν αποδεικνύεται: ότι κανείς δεν λέει σε φίλο του τι κρατάει.
fair-commitment = Αποτύπωμα πριν από τη μοιρασιά
fair-seed = Μυστικός αριθμός, τώρα φανερός
fair-seat-seeds = Αριθμοί των παικτών
fair-your-seed = Ο δικός σου αριθμός
fair-your-seed-help = Ό,τι θέλεις, έως { $most } byte σε δεκαεξαδική μορφή. Μπαίνει στην επόμενη παρτίδα.
fair-your-seed-add = Πρόσθεσέ τον
fair-your-seed-make = Φτιάξε έναν τυχαίο
fair-your-seed-added = Ο αριθμός σου μπαίνει στην επόμενη παρτίδα.
fair-check = Έλεγξε τη μοιρασιά
fair-checking = Έλεγχος …
fair-good =
    { $spelling ->
        [tiles] Η μοιρασιά είναι σωστή: το αποτύπωμα ταιριάζει και το ανακάτεμα δίνει αυτά τα πλακίδια.
       *[cards] Η μοιρασιά είναι σωστή: το αποτύπωμα ταιριάζει και το ανακάτεμα δίνει αυτά τα φύλλα.
    }
fair-bad-commitment = Το αποτύπωμα δεν ταιριάζει με τον μυστικό αριθμό. Αυτή η μοιρασιά δεν είναι αξιόπιστη.
fair-bad-dealer = Άλλος έπρεπε να μοιράσει πρώτος. Αυτή η παρτίδα δεν είναι αξιόπιστη.
fair-bad-order =
    { $spelling ->
        [tiles] Το ανακάτεμα δίνει άλλα πλακίδια. Αυτή η μοιρασιά δεν είναι αξιόπιστη.
       *[cards] Το ανακάτεμα δίνει άλλα φύλλα. Αυτή η μοιρασιά δεν είναι αξιόπιστη.
    }
fair-item-commitment = Το αποτύπωμα
fair-item-dealer = Ποιος μοιράζει πρώτος
fair-item-deal = Γύρος { $round }: η μοιρασιά
fair-item-reshuffle = Γύρος { $round }: ανακάτεμα { $times }
fair-right = σωστό
fair-wrong = λάθος
fair-noted = Ο περιηγητής σου είχε σημειώσει αυτό το αποτύπωμα πριν από την παρτίδα.
fair-noted-other = Πριν από την παρτίδα ο περιηγητής σου είδε άλλο αποτύπωμα. Αυτή η παρτίδα δεν είναι αξιόπιστη.
fair-needs-https = Αυτός ο περιηγητής ελέγχει μοιρασιές μόνο σε σελίδες με HTTPS. Μπορείς να κατεβάσεις την καταγραφή και να την ελέγξεις με το «openrummy verify».
fair-hidden = Αυτό το τραπέζι δεν δείχνει τους αριθμούς του, οπότε οι μοιρασιές δεν ελέγχονται.
fair-not-yet = Οι αριθμοί φανερώνονται όταν τελειώσει ο γύρος ή η παρτίδα.
fair-order =
    { $spelling ->
        [tiles] Το ανακάτεμα, ένα ένα τα πλακίδια
       *[cards] Το ανακάτεμα, φύλλο φύλλο
    }
