var e=`account = Λογαριασμός
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
rank =
    { $rank ->
        [1] άσος
        [11] βαλές
        [12] ντάμα
        [13] ρήγας
       *[number] { $rank }
    }
rank-short =
    { $rank ->
        [1] A
        [11] J
        [12] Q
        [13] K
       *[number] { $rank }
    }
suit =
    { $suit ->
        [clubs] σπαθιά
        [diamonds] καρό
        [hearts] κούπες
       *[spades] μπαστούνια
    }
suit-sign =
    { $suit ->
        [clubs] ♣︎
        [diamonds] ♦︎
        [hearts] ♥︎
       *[spades] ♠︎
    }
card =
    { $suit ->
        [clubs] { rank } σπαθί
        [diamonds] { rank } καρό
        [hearts] { rank } κούπα
       *[spades] { rank } μπαστούνι
    }
card-short = { rank-short }{ suit-sign }
joker = τζόκερ
joker-short = ★
card-joker-as = τζόκερ ως { $card }
card-hidden = κλειστό φύλλο
picture-cards = βαλές, ντάμα και ρήγας
colour =
    { $colour ->
        [red] κόκκινο
        [yellow] κίτρινο
        [blue] μπλε
       *[black] μαύρο
    }
tile = { colour } { $number }
tile-short =
    { $colour ->
        [red] { $number } κόκ.
        [yellow] { $number } κίτ.
        [blue] { $number } μπλε
       *[black] { $number } μαύρ.
    }
tile-hidden = κλειστό πλακίδιο
tile-joker-as = τζόκερ ως { $card }
meld-set = Ίδιας αξίας: { $cards }
meld-run = Κέντα: { $cards }
meld-pair = Ζευγάρι: { $cards }
meld-number = Συνδυασμός { $group }: { $cards }
n-cards =
    { $n ->
        [one] { $n } φύλλο
       *[other] { $n } φύλλα
    }
n-tiles =
    { $n ->
        [one] { $n } πλακίδιο
       *[other] { $n } πλακίδια
    }
n-things =
    { $spelling ->
        [tiles] { n-tiles }
       *[cards] { n-cards }
    }
n-points =
    { $n ->
        [one] { $n } πόντος
       *[other] { $n } πόντοι
    }
n-rounds =
    { $n ->
        [one] { $n } γύρος
       *[other] { $n } γύροι
    }
n-games =
    { $n ->
        [one] { $n } παιχνίδι
       *[other] { $n } παιχνίδια
    }
n-matches =
    { $n ->
        [one] { $n } παρτίδα
       *[other] { $n } παρτίδες
    }
n-players =
    { $n ->
        [one] { $n } παίκτης
       *[other] { $n } παίκτες
    }
n-jokers =
    { $n ->
        [one] { $n } τζόκερ
       *[other] { $n } τζόκερ
    }
n-doubles =
    { $n ->
        [one] { $n } διπλό
       *[other] { $n } διπλά
    }
n-melds =
    { $n ->
        [one] { $n } συνδυασμός
       *[other] { $n } συνδυασμοί
    }
n-turns =
    { $n ->
        [one] { $n } κίνηση
       *[other] { $n } κινήσεις
    }
n-wins =
    { $n ->
        [one] { $n } νίκη
       *[other] { $n } νίκες
    }
n-watching =
    { $n ->
        [one] { $n } θεατής
       *[other] { $n } θεατές
    }
n-seconds =
    { $n ->
        [one] { $n } δευτερόλεπτο
       *[other] { $n } δευτερόλεπτα
    }
n-minutes =
    { $n ->
        [one] { $n } λεπτό
       *[other] { $n } λεπτά
    }
n-hours =
    { $n ->
        [one] { $n } ώρα
       *[other] { $n } ώρες
    }
n-days =
    { $n ->
        [one] { $n } μέρα
       *[other] { $n } μέρες
    }
coach = Προπονητής
coach-why = Γιατί;
coach-best = Ο προπονητής θα έπαιζε: { $move }
coach-more = Όλες οι συμβουλές
coach-fewer = Λιγότερες
coach-show = Δείξε μου
coach-none = Ο προπονητής δεν έχει συμβουλή εδώ.
coach-only-move = Είναι η μόνη κίνηση.
coach-out = Μπορείς να βγεις τώρα.
coach-meld = Κατέβασε αυτόν τον συνδυασμό: { $cards }. Ό,τι είναι κάτω δεν μετράει πια εναντίον σου.
coach-lay-off = Κόλλησε αυτό το φύλλο: { $card }. Ένα λιγότερο στο χέρι σου.
coach-lone-card = Αυτό το φύλλο δεν ταιριάζει με τίποτα στο χέρι σου: { $card }. Τέτοια φύλλα πετάς πρώτα, και τα μεγάλα πριν από τα άλλα.
coach-linked-card = Κράτησέ το, έχει παρέα στο χέρι σου: { $card }.
coach-outs =
    { $n ->
        [one] { $n } φύλλο συμπληρώνει συνδυασμό με όσα κρατάς: { $cards }.
       *[other] { $n } φύλλα συμπληρώνουν συνδυασμό με όσα κρατάς: { $cards }.
    }
coach-many-ways = Αν πετάξεις αυτό, σου μένουν οι περισσότεροι τρόποι να κάνεις συνδυασμό: { $card }.
coach-danger =
    { $n ->
        [one] { $name }: μένει { $n } φύλλο. Ξεφορτώσου πόντους: κατέβασε και κόλλησε ό,τι μπορείς.
       *[other] { $name }: μένουν { $n } φύλλα. Ξεφορτώσου πόντους: κατέβασε και κόλλησε ό,τι μπορείς.
    }
coach-danger-card =
    { $points ->
        [one] Όταν υπάρχει κίνδυνος, πρώτα φεύγουν τα ακριβά. Αν σου μείνει, αυτό κοστίζει { $points } πόντο: { $card }.
       *[other] Όταν υπάρχει κίνδυνος, πρώτα φεύγουν τα ακριβά. Αν σου μείνει, αυτό κοστίζει { $points } πόντους: { $card }.
    }
coach-chance = Πιθανότητα να προλάβεις να το παίξεις: { $percent }%.
coach-table-locked = Στους συνδυασμούς του τραπεζιού δεν ταιριάζει τίποτα πια. Κοίτα τους δικούς σου.
coach-table-open =
    { $n ->
        [one] Το τραπέζι είναι ανοιχτό: ταιριάζει εκεί { $n } φύλλο που δεν φάνηκε ακόμα. Σκέψου να κολλήσεις.
       *[other] Το τραπέζι είναι ανοιχτό: ταιριάζουν εκεί { $n } φύλλα που δεν φάνηκαν ακόμα. Σκέψου να κολλήσεις.
    }
coach-table-mixed = Άλλα φύλλα ταιριάζουν στο τραπέζι, άλλα κάνουν δικούς σου συνδυασμούς. Κράτησε ανοιχτούς και τους δύο δρόμους.
coach-take = Πάρε το πεταμένο: συμπληρώνει συνδυασμό. { $cards }
coach-do-not-take = Άσε το πεταμένο. Δεν συμπληρώνει τίποτα, και όλοι θα έβλεπαν τι μαζεύεις. Τράβα από την κλειστή στοίβα.
coach-collects-run = { $name } πήρε αυτό: { $card }. Τριάδα δεν γίνεται πια, άρα μαζεύει κέντα. Κοντά του: { $cards }.
coach-collects-set = { $name } πήρε αυτό και ίσως μαζεύει τριάδα: { $card }.
coach-keep-from = Μην το πετάξεις τώρα: { $card }. Μετά από σένα παίζει { $name } και μπορεί να το πάρει.
coach-may-release = Αυτό μπορείς να το πετάξεις: { $card }. { $name } μαζεύει τα γειτονικά του, αλλά δεν παίζει αμέσως μετά.
coach-outs-gone = Αυτά δεν τα συμπληρώνει πια τίποτα: { $cards }. Χάλασέ τα.
coach-outs-one-left = Τα συμπληρώνει μόνο ένα φύλλο: { $needed }. Κρατάς: { $cards }.
coach-hold-back = Κράτησε προς το παρόν στο χέρι σου αυτόν τον συνδυασμό, για να μην κολλήσει κανείς πάνω του: { $cards }.
coach-second-pass = Η κλειστή στοίβα είναι τα παλιά πεταμένα. Ξέρεις τι έρχεται: { $cards }.
coach-knock = Χτύπα. Μάλλον οι άλλοι κρατούν περισσότερους πόντους από σένα.
coach-wait = Μη χτυπήσεις ακόμα: ίσως κάποιος κρατάει λιγότερους πόντους από σένα.
coach-close-now = Κλείσε τώρα: { $category }, { $points } από τον καθένα.
coach-close-later = Θα μπορούσες να κλείσεις, αλλά πλησιάζεις κάτι καλύτερο: { $category }, { $points } από τον καθένα.
coach-throw-joker = Πέτα το τζόκερ: κλείνεις και χωρίς αυτό, και το κλείσιμό σου αξίζει περισσότερο.
coach-distance =
    { $n ->
        [one] Σου λείπει { $n } πλακίδιο: { $category }.
       *[other] Σου λείπουν { $n } πλακίδια: { $category }.
    }
coach-waiting = Έτοιμο για κλείσιμο: { $category }. Λείπει μόνο το ελεύθερο πλακίδιο.
coach-nearer = Αυτό το πλακίδιο σε φέρνει πιο κοντά: { $card }.
coach-not-nearer = Το πεταμένο πλακίδιο δεν σε φέρνει πιο κοντά: { $card }.
coach-better-with = Με αυτό το πλακίδιο έχεις περισσότερους τρόπους να κλείσεις: { $card }.
coach-helping =
    { $n ->
        [one] Βοηθάει { $n } πλακίδιο που μπορεί ακόμα να έρθει: { $cards }.
       *[other] Βοηθούν { $n } πλακίδια που μπορούν ακόμα να έρθουν: { $cards }.
    }
coach-outside = Πας για: { $category }. Εκεί αυτό το πλακίδιο δεν έχει θέση: { $card }.
coach-loose-tile = Τίποτα στο αναλόγιό σου δεν ταιριάζει με αυτό το πλακίδιο: { $card }.
coach-partners-gone = Κρατάς: { $cards }. Όμως ό,τι θα έκανε συνδυασμό με αυτό το πλακίδιο δεν έρχεται πια: { $needed }. Άσ’ το να φύγει: { $card }.
coach-twin-gone = Το δίδυμο αυτού του πλακιδίου δεν έρχεται πια: { $card }.
coach-loosest =
    { $n ->
        [one] Από τα πιο αταίριαστα στο αναλόγιό σου: { $card }. Μόνο { $n } πλακίδιο μπορεί ακόμα να κάνει συνδυασμό μαζί του: { $needed }.
       *[other] Από τα πιο αταίριαστα στο αναλόγιό σου: { $card }. Μόνο { $n } πλακίδια μπορούν ακόμα να κάνουν συνδυασμό μαζί του: { $needed }.
    }
coach-second-copy = Έχεις δύο ίδια: { $card }. Εδώ αρκεί το ένα.
coach-spare = Και χωρίς αυτό το πλακίδιο είσαι εξίσου κοντά: { $card }.
coach-most-live =
    { $n ->
        [one] Αν πετάξεις αυτό, σε φέρνει πιο κοντά { $n } πλακίδιο· με κάθε άλλο μένουν λιγότερα.
       *[other] Αν πετάξεις αυτό, σε φέρνουν πιο κοντά { $n } πλακίδια· με κάθε άλλο μένουν λιγότερα.
    }
coach-left-lying = Ένα ίδιο είναι ήδη πεταμένο: { $card }. Μετά παίζει { $name } και μάλλον δεν το θέλει.
coach-took-neighbours = { $name } πήρε ό,τι ταιριάζει με αυτό: { $cards }.
coach-lay-down =
    { $points ->
        [one] Κατέβασε αυτά: { $cards }. Φεύγει από το χέρι σου { $points } πόντος.
       *[other] Κατέβασε αυτά: { $cards }. Φεύγουν από το χέρι σου { $points } πόντοι.
    }
coach-step = Βήμα { $n }: φτιάξε { $cards }.
coach-save-up = Αυτά θα μπορούσαν να κατέβουν: { $cards }. Κράτησέ τα: με περισσότερα φύλλα μπορεί να βγεις με τη μία.
coach-nothing-fits = Τίποτα από το χέρι σου δεν ταιριάζει στο τραπέζι.
coach-last-turn = Παίζεις τελευταία φορά σε αυτόν τον γύρο: ό,τι κατεβάσεις δεν μετράει πια εναντίον σου.
coach-last-place = Μην τραβήξεις άλλο φύλλο, σταμάτα εδώ: έτσι είναι πιο πιθανό να τραβήξεις εσύ το τελευταίο φύλλο της κλειστής στοίβας, και όποιος το τραβήξει παίζει τελευταίος και κερδίζει τους περισσότερους γύρους.
coach-then-knock =
    { $points ->
        [one] Έτσι σου μένει { $points } πόντος και μπορείς να χτυπήσεις.
       *[other] Έτσι σου μένουν { $points } πόντοι και μπορείς να χτυπήσεις.
    }
coach-others-close = Πιθανότητα να τελειώσει κάποιος τον γύρο πριν ξαναπαίξεις: { $percent }%.
coach-undercut-risk =
    { $points ->
        [one] Κρατάς { $points } πόντο. Πιθανότητα να κρατάει κάποιος τόσους ή λιγότερους: { $percent }%.
       *[other] Κρατάς { $points } πόντους. Πιθανότητα να κρατάει κάποιος τόσους ή λιγότερους: { $percent }%.
    }
coach-review = Ανάλυση της παρτίδας
coach-review-best = Ήταν η καλύτερη κίνηση.
coach-review-cost =
    { $points ->
        [one] Αυτό κόστισε περίπου { $points } πόντο.
       *[other] Αυτό κόστισε περίπου { $points } πόντους.
    }
coach-review-cost-chance = Αυτό κόστισε περίπου { $points }% από την πιθανότητα νίκης.
coach-review-luck = Τύχη
coach-review-play = Το παίξιμό σου
coach-seat = Θέση { $n }
coach-review-share = Αποφάσεις με την καλύτερη κίνηση: { $n } από { $all }.
coach-review-nothing = Δεν υπήρχε καμία απόφαση να πάρεις.
coach-review-place =
    Γύρος { $round }, μετά από { $n ->
        [one] { $n } κίνηση
       *[other] { $n } κινήσεις
    }:
coach-less =
    { $points ->
        [0] σχεδόν το ίδιο καλά
        [one] περίπου { $points } πόντο χειρότερα
       *[other] περίπου { $points } πόντους χειρότερα
    }
coach-less-chance =
    { $points ->
        [0] σχεδόν το ίδιο καλά
       *[more] περίπου { $points }% μικρότερη πιθανότητα νίκης
    }
review = Ανάλυση
review-busy = Ο προπονητής κοιτάζει μία μία τις αποφάσεις. Μπορεί να πάρει μερικά δευτερόλεπτα.
review-player = Παίκτης
review-summary = Τύχη και παίξιμο
review-luck = Τύχη
review-play = Παίξιμο
review-luck-better =
    { $points ->
        [one] Η τύχη έδωσε περίπου { $points } πόντο παραπάνω από τον μέσο όρο.
       *[other] Η τύχη έδωσε περίπου { $points } πόντους παραπάνω από τον μέσο όρο.
    }
review-luck-worse =
    { $points ->
        [one] Η τύχη έδωσε περίπου { $points } πόντο λιγότερο από τον μέσο όρο.
       *[other] Η τύχη έδωσε περίπου { $points } πόντους λιγότερους από τον μέσο όρο.
    }
review-luck-better-chance = Η τύχη έδωσε περίπου { $points }% μεγαλύτερη πιθανότητα νίκης από τον μέσο όρο.
review-luck-worse-chance = Η τύχη έδωσε περίπου { $points }% μικρότερη πιθανότητα νίκης από τον μέσο όρο.
review-luck-even = Η τύχη ήταν περίπου στον μέσο όρο.
review-cost =
    { $points ->
        [0] Οι αποφάσεις δεν κόστισαν σχεδόν τίποτα.
        [one] Οι αποφάσεις κόστισαν περίπου { $points } πόντο.
       *[other] Οι αποφάσεις κόστισαν περίπου { $points } πόντους.
    }
review-lost =
    { $points ->
        [0] δεν χάθηκε σχεδόν τίποτα
        [one] χάθηκε περίπου { $points } πόντος
       *[other] χάθηκαν περίπου { $points } πόντοι
    }
review-cost-chance =
    { $points ->
        [0] Οι αποφάσεις δεν κόστισαν σχεδόν τίποτα.
       *[more] Οι αποφάσεις κόστισαν περίπου { $points }% από την πιθανότητα νίκης.
    }
review-lost-chance =
    { $points ->
        [0] δεν χάθηκε σχεδόν τίποτα
       *[more] χάθηκε περίπου { $points }% από την πιθανότητα νίκης
    }
review-unit-points = Όλοι οι αριθμοί είναι πόντοι του γύρου.
review-unit-chance = Όλοι οι αριθμοί είναι ποσοστά της πιθανότητας να κερδηθεί η παρτίδα, που είναι ένα μόνο παιχνίδι: η σίγουρη νίκη είναι 100% πάνω από τη σίγουρη ήττα.
review-once = Μια ευκαιρία που χάθηκε αλλά υπάρχει ακόμα όταν ξανάρθει η σειρά του παίκτη μετράει μία φορά, όταν χαθεί οριστικά.
review-explain = Η τύχη συγκρίνει όσα μοιράστηκαν και τραβήχτηκαν με όσα θα μπορούσαν να έρθουν στη θέση τους. Το παίξιμο συγκρίνει κάθε απόφαση με την καλύτερη κίνηση του προπονητή. Και τα δύο είναι εκτιμήσεις από όσα φαίνονταν εκείνη τη στιγμή.
review-moments = Οι πιο διδακτικές στιγμές
review-no-moments = Καμία απόφαση δεν κόστισε ούτε έναν πόντο. Δεν υπάρχει κάτι να διορθωθεί.
review-no-moments-chance = Καμία απόφαση δεν κόστισε ούτε 1% από την πιθανότητα νίκης. Δεν υπάρχει κάτι να διορθωθεί.
review-played = Τι παίχτηκε
review-best = Η κίνηση του προπονητή
review-right = η καλύτερη κίνηση
review-hand = Στο χέρι: { $cards }
review-replay = Δες το στην επανάληψη
review-all = Όλες οι αποφάσεις
review-own-only = Σε αυτό το τραπέζι τα χέρια μένουν κρυφά, γι’ αυτό ο καθένας βλέπει μόνο τη δική του ανάλυση.
review-own = Η δική μου ανάλυση
error-must-draw =
    { $stock ->
        [none]
            { $spelling ->
                [tiles] Τράβηξε πρώτα ένα πλακίδιο.
               *[cards] Τράβηξε πρώτα ένα φύλλο.
            }
       *[given] Η κλειστή στοίβα έχει ακόμα φύλλα. Τράβηξε πρώτα άλλο ένα.
    }
error-already-drew =
    { $spelling ->
        [tiles] Πήρες ήδη πλακίδιο. Τώρα πέτα ένα ή κλείσε.
       *[cards] Πήρες ήδη φύλλο. Τώρα κατέβασε, κόλλησε ή πέτα ένα φύλλο.
    }
error-not-in-hand = Δεν είναι στο χέρι σου: { $cards }. Διάλεξε ξανά.
error-meld-too-short =
    { $group ->
        [none] Ένας συνδυασμός θέλει τουλάχιστον τρία φύλλα. Διάλεξε κι άλλα.
       *[given] Ο συνδυασμός { $group } θέλει τουλάχιστον τρία φύλλα. Βάλε κι άλλα ή μοίρασέ τα στους υπόλοιπους συνδυασμούς.
    }
error-not-a-meld =
    { $group ->
        [none] Αυτό δεν είναι συνδυασμός. Διάλεξε φύλλα ίδιας αξίας ή συνεχόμενα φύλλα ίδιου χρώματος.
       *[given] Ο συνδυασμός { $group } δεν είναι ούτε τριάδα ούτε τετράδα ούτε κέντα. Βάλε φύλλα ίδιας αξίας ή συνεχόμενα φύλλα ίδιου χρώματος.
    }
error-not-consecutive =
    { $group ->
        [none] Το χρώμα είναι σωστό, αλλά τα φύλλα δεν είναι συνεχόμενα. Η κέντα δεν έχει κενά και δεν γυρίζει από τον ρήγα στο 2.
       *[given] Στον συνδυασμό { $group } τα φύλλα δεν είναι συνεχόμενα. Η κέντα δεν έχει κενά και δεν γυρίζει από τον ρήγα στο 2.
    }
error-duplicate-card =
    { $group ->
        [none] Το ίδιο φύλλο υπάρχει δύο φορές. Βγάλε το ένα.
       *[given] Στον συνδυασμό { $group } το ίδιο φύλλο υπάρχει δύο φορές. Βάλε το ένα αλλού.
    }
error-group-too-long =
    { $group ->
        [none] Φύλλα ίδιας αξίας κατεβαίνουν το πολύ τέσσερα. Βγάλε μερικά.
       *[given] Ο συνδυασμός { $group } έχει πολλά φύλλα: ίδιας αξίας μπαίνουν το πολύ τέσσερα.
    }
error-layoff-needs-own-meld = Κατέβασε πρώτα έναν δικό σου συνδυασμό· μετά μπορείς να κολλάς φύλλα.
error-layoff-no-fit =
    { $group ->
        [none] Αυτό το φύλλο δεν ταιριάζει εκεί. Δοκίμασε άλλον συνδυασμό.
       *[given] Δεν ταιριάζει στον συνδυασμό { $group }: { $card }. Δοκίμασε άλλον.
    }
error-meld-limit =
    { $limit ->
        [one] Σε αυτό το τραπέζι κατεβαίνει μόνο { $limit } συνδυασμός κάθε φορά. Τώρα πέτα ένα φύλλο.
       *[other] Σε αυτό το τραπέζι κατεβαίνουν το πολύ { $limit } συνδυασμοί κάθε φορά. Τώρα πέτα ένα φύλλο.
    }
error-return-taken-card =
    { $spelling ->
        [tiles] Αυτό το πλακίδιο μόλις το πήρες: { $card }. Πέτα άλλο.
       *[cards] Αυτό το φύλλο μόλις το πήρες: { $card }. Πέτα άλλο.
    }
error-stranded = Έτσι θα σου έμενε μόνο το φύλλο που μόλις πήρες ({ $card }) και δεν θα μπορούσες να τελειώσεις τη σειρά σου. Κράτησε κι άλλο φύλλο.
error-must-keep-discard = Σε αυτό το τραπέζι το τελευταίο φύλλο πρέπει να το πετάξεις. Κράτησε ένα γι’ αυτό.
error-must-discard =
    { $spelling ->
        [tiles] Πέτα ένα πλακίδιο για να τελειώσει η σειρά σου.
       *[cards] Πέτα ένα φύλλο για να τελειώσει η σειρά σου.
    }
error-no-card-added = Βάλε τουλάχιστον ένα φύλλο από το χέρι σου. Δεν αρκεί να μετακινείς τα φύλλα του τραπεζιού.
error-table-card-removed = Πρέπει να μείνουν στο τραπέζι: { $cards }. Βάλε τα σε κάποιον συνδυασμό.
error-card-not-available = Δεν είναι ούτε στο τραπέζι ούτε στο χέρι σου: { $cards }. Ξεκίνα ξανά από το τραπέζι όπως είναι.
error-joker-identity =
    { $card ->
        [none] Πες στη θέση ποιου φύλλου μπαίνει το τζόκερ.
       *[given] Το τζόκερ αντικαθιστά αυτό το φύλλο: { $card }. Για να γίνει άλλο, βάλε στη θέση του το πραγματικό φύλλο.
    }
error-meld-not-allowed-now = Δεν μπορείς πια να κατεβάσεις αυτή τη φορά: κατεβάζεις μία φορά, πριν από το τρίτο φύλλο. Τελείωσε τη σειρά σου ή χτύπα.
error-draw-not-allowed-now =
    { $spelling ->
        [tiles] Εσύ ανοίγεις το παιχνίδι και έχεις ήδη δεκαπέντε πλακίδια. Πέτα ένα ή κλείσε.
       *[cards] Δεν τραβάς άλλο φύλλο αυτή τη φορά. Τελείωσε τη σειρά σου ή χτύπα, αν οι πόντοι στο χέρι σου είναι αρκετά λίγοι.
    }
error-knock-too-high =
    { $points ->
        [one] Το χέρι σου μετράει { $points } πόντο, πάνω από το όριο: χτυπάς με { $limit } ή λιγότερους.
       *[other] Το χέρι σου μετράει { $points } πόντους, πάνω από το όριο: χτυπάς με { $limit } ή λιγότερους.
    }
error-thrown-joker = Το πεταμένο τζόκερ δεν το παίρνει κανείς. Τράβηξε από την κλειστή στοίβα.
error-invalid-layout = Με αυτό το πλακίδιο ελεύθερο τα υπόλοιπα δεκατέσσερα δεν κλείνουν: { $card }. Δεν χάνεις τίποτα· βάλε τα αλλιώς ή συνέχισε.
error-not-your-turn = Παίζει κάποιος άλλος τώρα. Στο μεταξύ μπορείς να τακτοποιείς το χέρι σου.
error-round-over = Αυτός ο γύρος έχει τελειώσει.
error-not-now = Αυτό δεν γίνεται τώρα. Τα κουμπιά δείχνουν τι μπορείς να κάνεις.
error-no-such-meld = Αυτός ο συνδυασμός δεν υπάρχει πια. Κοίταξε ξανά το τραπέζι.
error-stock-empty =
    { $spelling ->
        [tiles] Δεν έμειναν πλακίδια να τραβήξεις.
       *[cards] Η κλειστή στοίβα τελείωσε. Πάρε το πεταμένο, αν μπορείς, ή πήγαινε πάσο.
    }
error-pile-empty = Δεν υπάρχει πεταμένο για να το πάρεις. Τράβηξε από την κλειστή στοίβα.
error-refusal-needs-doubles =
    { $needed ->
        [one] Για να αρνηθείς τη μοιρασιά χρειάζεται { $needed } διπλό· εσύ έχεις { $doubles }.
       *[other] Για να αρνηθείς τη μοιρασιά χρειάζονται { $needed } διπλά· εσύ έχεις { $doubles }.
    }
error-bad-order =
    { $spelling ->
        [tiles] Δεν είναι αυτά τα πλακίδια που θα έπρεπε. Φόρτωσε ξανά τη σελίδα.
       *[cards] Δεν είναι αυτά τα φύλλα που θα έπρεπε. Φόρτωσε ξανά τη σελίδα.
    }
error-bad-seat = Δεν υπάρχει τέτοια θέση. Φόρτωσε ξανά τη σελίδα.
error-bad-players = Αυτό το παιχνίδι παίζεται από { $least } έως { $most } παίκτες. Διάλεξε άλλον αριθμό.
refused-not-seated = Δεν έχεις θέση σε αυτό το τραπέζι. Κάθισε πρώτα.
refused-seat-taken = Κάποιος πρόλαβε: η θέση πιάστηκε. Διάλεξε άλλη.
refused-no-seat = Δεν κάθεται κανείς σε αυτή τη θέση.
refused-already-seated = Έχεις ήδη θέση σε αυτό το τραπέζι.
refused-full = Όλες οι θέσεις είναι πιασμένες. Μπορείς να παρακολουθήσεις ή να βρεις άλλο τραπέζι.
refused-locked = Το τραπέζι δεν δέχεται άλλους παίκτες.
refused-not-host = Αυτό το κάνει μόνο ο οικοδεσπότης του τραπεζιού.
refused-not-now = Αυτό δεν γίνεται τώρα. Δοκίμασε λίγο αργότερα.
refused-not-allowed =
    { $rated ->
        [none] Οι ρυθμίσεις δεν το επιτρέπουν εδώ.
       *[given] Το τραπέζι μετράει για τη βαθμολογία. Φτιάξε λογαριασμό για να καθίσεις· το όνομα και τα παιχνίδια σου μένουν.
    }
refused-nothing-to-undo = Δεν υπάρχει κίνηση για αναίρεση.
refused-seats-empty = Υπάρχουν ακόμα άδειες θέσεις. Περίμενε παίκτες ή βάλε μποτ.
refused-no-balance = Δεν έχεις άλλο έξτρα τζόκερ. Κάθε μέρα που παίζεις κερδίζεις ένα.
refused-bad-name =
    { $most ->
        [one] Διάλεξε όνομα με { $most } γράμμα.
       *[other] Διάλεξε όνομα με 1 έως { $most } γράμματα.
    }
refused-bad-text = Αυτό το κείμενο δεν στέλνεται. Γράψε το λίγο αλλιώς.
refused-bad-settings = Οι ρυθμίσεις δεν ταιριάζουν μεταξύ τους. Δες το παιχνίδι, τους παίκτες και τους κανόνες.
refused-bad-message = Κάτι εδώ δεν είναι σωστό. Έλεγξέ το και δοκίμασε ξανά.
refused-bad-login =
    { $least ->
        [none] Το όνομα και ο κωδικός δεν ταιριάζουν ή ο σύνδεσμος έληξε. Δοκίμασε ξανά.
        [one] Ο κωδικός θέλει τουλάχιστον { $least } χαρακτήρα.
       *[other] Ο κωδικός θέλει τουλάχιστον { $least } χαρακτήρες.
    }
refused-name-in-use = Το όνομα υπάρχει ήδη. Διάλεξε άλλο.
refused-no-table = Δεν υπάρχει τέτοιο τραπέζι. Έλεγξε τον κωδικό· ίσως έκλεισε στο μεταξύ.
refused-no-match = Δεν υπάρχει τέτοια παρτίδα ή οι παίκτες της δεν τη μοιράζονται.
refused-closed = Αυτό το τραπέζι έχει κλείσει.
refused-too-fast = Πολύ γρήγορα. Περίμενε λίγο και δοκίμασε ξανά.
refused-too-large = Είναι πολύ μεγάλο. Κάν’ το μικρότερο.
refused-same-id = Αυτό έχει ήδη γίνει. Φόρτωσε ξανά τη σελίδα.
refused-no-account = Δεν έχεις συνδεθεί. Διάλεξε όνομα ή συνδέσου.
refused-forbidden = Δεν έχεις πρόσβαση σε αυτό.
refused-resync = Το παιχνίδι προχώρησε στο μεταξύ. Κοίταξε και παίξε ξανά.
refused-unavailable = Ο διακομιστής δεν μπορεί να το κάνει αυτή τη στιγμή. Δεν χάθηκε τίποτα· δοκίμασε ξανά σε λίγο.
game-classic = Κλασικό ραμί
game-classic-line = Τέσσερις παίκτες, επτά φύλλα ο καθένας: τραβάς, κατεβάζεις, κολλάς, πετάς. Κερδίζει όποιος φτάσει πρώτος στον στόχο.
game-classic-best = Πάντα τέσσερις παίκτες
game-basic = Απλό ραμί
game-basic-line = Το ραμί που ξέρουν οι περισσότεροι, με κανόνες της επιλογής σου.
game-basic-best = Καλύτερα με δύο έως τέσσερις παίκτες
game-carousel = Καρουζέλ
game-carousel-line = Το τραπέζι είναι όλων: το χαλάς και το ξαναφτιάχνεις με τα φύλλα σου.
game-carousel-best = Καλύτερα με τρεις έως πέντε παίκτες
game-board = Ραμί με πλακίδια
game-board-line = Πλακίδια στο αναλόγιό σου. Ταίριαξε κρυφά δεκατέσσερα από τα δεκαπέντε και κλείσε.
game-board-best = Καλό με δύο, τρεις ή τέσσερις παίκτες
option-on = Ναι
option-off = Όχι
option-no-limit = Χωρίς όριο
option-default = { $value } (συνήθως)
option-classic-hand = Φύλλα στον καθένα
option-classic-hand-help = Πόσα φύλλα μοιράζονται σε κάθε παίκτη.
option-classic-target = Στόχος
option-classic-target-help = Η παρτίδα τελειώνει όταν κάποιος φτάσει αυτούς τους πόντους.
option-classic-recycle-shuffle = Ανακάτεμα των πεταμένων
option-classic-recycle-shuffle-help = Όταν τελειώσει η κλειστή στοίβα, τα πεταμένα ανακατεύονται και γίνονται νέα στοίβα. Αλλιώς απλώς αναποδογυρίζονται και η διάταξή τους είναι γνωστή.
option-basic-hand = Φύλλα στον καθένα
option-basic-hand-help = Πόσα φύλλα παίρνει ο καθένας, ανάλογα με τους παίκτες.
option-basic-ace-mode = Ο άσος
option-basic-ace-mode-help = Πού μπαίνει ο άσος στην κέντα.
option-basic-ace-mode-low = Μόνο κάτω
option-basic-ace-mode-low-help = Άσος-2-3 είναι κέντα, ντάμα-ρήγας-άσος όχι. Στο χέρι ο άσος μετράει 1.
option-basic-ace-mode-high-or-low = Κάτω ή πάνω
option-basic-ace-mode-high-or-low-help = Και άσος-2-3 και ντάμα-ρήγας-άσος είναι κέντες· ρήγας-άσος-2 δεν είναι. Στο χέρι ο άσος μετράει 15.
option-basic-final-discard = Το τελευταίο φύλλο πετιέται
option-basic-final-discard-help = Βγαίνεις μόνο πετώντας το τελευταίο σου φύλλο.
option-basic-layoff-needs-own-meld = Κόλλημα μόνο αφού κατεβάσεις
option-basic-layoff-needs-own-meld-help = Κολλάς φύλλα μόνο αφού έχεις κατεβάσει δικό σου συνδυασμό.
option-basic-max-melds-per-turn = Συνδυασμοί κάθε φορά
option-basic-max-melds-per-turn-help = Πόσους συνδυασμούς μπορείς να κατεβάσεις κάθε φορά που παίζεις.
option-basic-rummy-doubles = Διπλά αν βγεις με τη μία
option-basic-rummy-doubles-help = Αν παίξεις όλο το χέρι σου και βγεις με τη μία, ο γύρος μετράει διπλά.
option-basic-max-recycles = Νέα στοίβα
option-basic-max-recycles-help = Πόσες φορές ανακατεύονται τα πεταμένα και γίνονται νέα στοίβα. Μετά ο γύρος λήγει ισόπαλος.
option-basic-match = Η παρτίδα
option-basic-match-help = Πότε τελειώνει η παρτίδα.
option-basic-match-target = Ως τον στόχο
option-basic-match-target-help = Η παρτίδα τελειώνει όταν κάποιος φτάσει αυτούς τους πόντους.
option-basic-match-rounds = Ορισμένος αριθμός γύρων
option-basic-match-rounds-help = Μετά από αυτούς τους γύρους κερδίζει όποιος έχει τους περισσότερους πόντους· σε ισοβαθμία η νίκη μοιράζεται.
option-carousel-hand = Φύλλα στον καθένα
option-carousel-hand-help = Πόσα φύλλα μοιράζονται σε κάθε παίκτη.
option-carousel-knock-limit = Όριο για χτύπημα
option-carousel-knock-limit-help = Χτυπάς με τόσους πόντους στο χέρι ή λιγότερους.
option-carousel-target = Στόχος
option-carousel-target-help = Η παρτίδα τελειώνει όταν κάποιος φτάσει αυτούς τους πόντους.
option-carousel-joker-release = Ελευθέρωση του τζόκερ
option-carousel-joker-release-help = Ποιο πραγματικό φύλλο μπορεί να πάρει τη θέση του τζόκερ.
option-carousel-joker-release-natural-on-table = Από παντού
option-carousel-joker-release-natural-on-table-help = Το πραγματικό φύλλο έρχεται από το χέρι σου ή από άλλον συνδυασμό του τραπεζιού.
option-carousel-joker-release-from-hand = Μόνο από το χέρι
option-carousel-joker-release-from-hand-help = Το πραγματικό φύλλο πρέπει να έρθει από το χέρι σου.
option-carousel-box-bonus-scope = Μπόνους για κερδισμένους γύρους
option-carousel-box-bonus-scope-help = Ποιοι παίρνουν στο τέλος 25 πόντους για κάθε γύρο που κέρδισαν. Μπορεί να κρίνει τη νίκη.
option-carousel-box-bonus-scope-others = Μόνο όσοι δεν έφτασαν τον στόχο
option-carousel-box-bonus-scope-others-help = Όσοι έφτασαν τον στόχο παίρνουν αντί γι’ αυτό 100 πόντους.
option-carousel-box-bonus-scope-all = Όλοι
option-carousel-box-bonus-scope-all-help = Όσοι έφτασαν τον στόχο το παίρνουν μαζί με τους 100 πόντους.
option-board-extra-joker-mode = Έξτρα τζόκερ
option-board-extra-joker-mode-help = Τι γίνεται με τα τζόκερ που φέρνουν οι παίκτες.
option-board-extra-joker-mode-none = Κανένα
option-board-extra-joker-mode-none-help = Παίζουν μόνο τα δύο τζόκερ του σετ.
option-board-extra-joker-mode-pool = Ανάμεσα στα πλακίδια
option-board-extra-joker-mode-pool-help = Ανακατεύονται με τα υπόλοιπα πλακίδια και μπορεί να τα τραβήξει ο καθένας.
option-board-extra-joker-mode-hand = Σε όποιον το έφερε
option-board-extra-joker-mode-hand-help = Το παίρνει όποιος το έφερε, στη θέση ενός πλακιδίου της μοιρασιάς.
option-board-multiplier = Πολλαπλασιαστής
option-board-multiplier-help = Τα κλεισίματα και οι ποινές πληρώνονται τόσες φορές.
option-board-trump-bonus = Μπόνους του ατού
option-board-trump-bonus-help = Τι πληρώνει κάθε άλλος σε όποιον του μοιραστεί το δίδυμο του ατού. 0: χωρίς μπόνους.
option-board-refuse-doubles = Άρνηση της μοιρασιάς
option-board-refuse-doubles-help = Με τόσα διπλά στη μοιρασιά σου μπορείς να ζητήσεις καινούργια. 0: ποτέ.
option-board-large-thrown = Μεγάλο με πεταμένο τζόκερ
option-board-large-thrown-help = Τι αξίζουν Δίχρωμο, Μικρά και Μεγάλα μετά από ένα πεταμένο τζόκερ.
option-board-large-thrown-large = Μένει μεγάλο
option-board-large-thrown-large-help = 500 πόντοι, λιγότεροι με τζόκερ στους συνδυασμούς.
option-board-large-thrown-special = Γίνεται ειδικό
option-board-large-thrown-special-help = 1000 πόντοι, λιγότεροι με τζόκερ στους συνδυασμούς.
option-board-grand-care = Μεγάλο καρέ
option-board-grand-care-help = Τι χρειάζεται το Μεγάλο καρέ.
option-board-grand-care-eight-tiles = Οποιαδήποτε οκτώ
option-board-grand-care-eight-tiles-help = Οκτώ πλακίδια με τον ίδιο αριθμό, όπου κι αν είναι.
option-board-grand-care-two-quads = Δύο τετράδες
option-board-grand-care-two-quads-help = Δύο πλήρεις τετράδες του ίδιου αριθμού.
option-board-mosaic-jokers = Μωσαϊκό με τζόκερ
option-board-mosaic-jokers-help = Τι αξίζει ένα μικρό Μωσαϊκό με τζόκερ.
option-board-mosaic-jokers-as-simple = Όσο το Απλό
option-board-mosaic-jokers-as-simple-help = 200 πόντοι με ένα τζόκερ, 150 με περισσότερα.
option-board-mosaic-jokers-flat250 = Πάντα 250
option-board-mosaic-jokers-flat250-help = Τα τζόκερ δεν το μειώνουν.
option-board-disconnect-penalty = Ποινή για όποιον λείπει
option-board-disconnect-penalty-help = Όποιος λείπει στο τέλος πληρώνει τόσα σε καθέναν από τους άλλους, επί τον πολλαπλασιαστή.
option-board-games = Παιχνίδια
option-board-games-help = Πόσα παιχνίδια έχει η παρτίδα.
preset-own = Δικοί σου κανόνες
preset-own-help = Άλλαξες κάποιους κανόνες.
preset-classic-default = Συνηθισμένοι κανόνες
preset-classic-default-help = Επτά φύλλα, ως τους 200· τα πεταμένα αναποδογυρίζονται χωρίς ανακάτεμα.
preset-classic-shuffled = Με ανακάτεμα
preset-classic-shuffled-help = Τα πεταμένα ανακατεύονται πριν γίνουν νέα στοίβα.
preset-basic-default = Συνηθισμένοι κανόνες
preset-basic-default-help = Άσος μόνο κάτω, κολλάς όποτε θέλεις, ως τους 150.
preset-basic-ace-high-or-low = Άσος κάτω ή πάνω
preset-basic-ace-high-or-low-help = Και ντάμα-ρήγας-άσος είναι κέντα, και ο άσος στο χέρι μετράει 15.
preset-basic-strict = Αυστηροί κανόνες
preset-basic-strict-help = Ένας συνδυασμός κάθε φορά, κόλλημα μόνο αφού κατεβάσεις, το τελευταίο φύλλο πετιέται.
preset-basic-block = Μία στοίβα μόνο
preset-basic-block-help = Όταν τελειώσει η κλειστή στοίβα, ο γύρος λήγει ισόπαλος.
preset-basic-five-rounds = Πέντε γύροι
preset-basic-five-rounds-help = Κερδίζει όποιος έχει τους περισσότερους πόντους μετά από πέντε γύρους.
preset-carousel-default = Συνηθισμένοι κανόνες
preset-carousel-default-help = Δέκα φύλλα, χτύπημα με 5 πόντους ή λιγότερους, ως τους 150.
preset-carousel-joker-from-hand = Τζόκερ μόνο από το χέρι
preset-carousel-joker-from-hand-help = Μόνο πραγματικό φύλλο από το χέρι σου ελευθερώνει τζόκερ.
preset-carousel-boxes-for-all = Μπόνους γύρων για όλους
preset-carousel-boxes-for-all-help = Όλοι παίρνουν 25 πόντους για κάθε γύρο που κέρδισαν.
preset-board-default = Συνηθισμένοι κανόνες
preset-board-default-help = Ένα παιχνίδι, χωρίς πολλαπλασιαστή, με τα έξτρα τζόκερ ανάμεσα στα πλακίδια.
preset-board-double = Διπλό
preset-board-double-help = Κλεισίματα και ποινές πληρώνονται δύο φορές.
preset-board-no-extra-jokers = Δύο τζόκερ
preset-board-no-extra-jokers-help = Κανείς δεν φέρνει έξτρα τζόκερ.
preset-board-four-games = Τέσσερα παιχνίδια
preset-board-four-games-help = Η παρτίδα έχει τέσσερα παιχνίδια.
category-doubles = Διπλά
category-doubles-help = Επτά ζευγάρια ίδιων πλακιδίων.
category-grand-care = Μεγάλο καρέ
category-grand-care-help = Οκτώ πλακίδια με τον ίδιο αριθμό, και τα άλλα έξι σε συνδυασμούς.
category-monocolor = Μονόχρωμο
category-monocolor-help = Μόνο κέντες, όλες σε ένα χρώμα.
category-bicolor = Δίχρωμο
category-bicolor-help = Μόνο κέντες, σε δύο χρώματα το πολύ.
category-minor = Μικρά (1–7)
category-minor-help = Συνδυασμοί μόνο με αριθμούς από 1 έως 7.
category-major = Μεγάλα (8–1)
category-major-help = Συνδυασμοί μόνο με αριθμούς από 8 έως 13 και 1· στην κέντα το 1 μπαίνει μετά το 13.
category-mosaic = Μωσαϊκό
category-mosaic-help = Από 1 έως 13 και ξανά 1: τα πρώτα τέσσερα σε τέσσερα χρώματα και ποτέ δύο γειτονικά στο ίδιο χρώμα.
category-simple = Απλό
category-simple-help = Οποιεσδήποτε κέντες, τριάδες και τετράδες.
tier-special = Ειδικό
tier-special-help = 1000 πόντοι, 900 με ένα τζόκερ, 800 με περισσότερα.
tier-large = Μεγάλο
tier-large-help = 500 πόντοι, 400 με ένα τζόκερ, 300 με περισσότερα.
tier-small = Μικρό
tier-small-help = 250 πόντοι, 200 με ένα τζόκερ, 150 με περισσότερα.
reason-out = Έξοδος
reason-out-you = Βγήκες!
reason-out-other = { $name } βγήκε.
reason-knock = Χτύπημα
reason-knock-you = Χτύπησες.
reason-knock-other = { $name } χτύπησε.
reason-closed = Κλείσιμο
reason-closed-you = Έκλεισες: { $category }.
reason-closed-other = { $name } έκλεισε: { $category }.
reason-refused = Άρνηση μοιρασιάς
reason-refused-you = Αρνήθηκες τη μοιρασιά. Όλοι παίρνουν καινούργια πλακίδια.
reason-refused-other = { $name } αρνήθηκε τη μοιρασιά. Όλοι παίρνουν καινούργια πλακίδια.
reason-exhausted = Τελείωσε η κλειστή στοίβα.
reason-stalled = Ο γύρος δεν προχωράει άλλο και λήγει ισόπαλος.
reason-too-long = Ο γύρος τράβηξε πολύ και λήγει ισόπαλος.
reason-void = Το τραπέζι τελείωσε τον γύρο χωρίς πόντους.
reason-deserted = Έμεινε μόνο ένας παίκτης.
score-left = Στο χέρι ({ $name }): { n-points }
score-doubled = Όλο το χέρι με τη μία: × 2
score-held = Στο χέρι στο τέλος: { n-points }
score-difference = Διαφορά ({ $name }): { $theirs }\xA0−\xA0{ $own }
score-undercut = Νίκη επί αυτού που χτύπησε: { $name }
score-out = Βγήκε
score-close =
    { $times ->
        [1] { $category } ({ $tier }): { $base } από τον καθένα
       *[more] { $category } ({ $tier }): { $base }\xA0×\xA0{ $times } από τον καθένα
    }
score-close-paid =
    { $times ->
        [1] { $name } έκλεισε: { $category } ({ $tier }), { $base }
       *[more] { $name } έκλεισε: { $category } ({ $tier }), { $base }\xA0×\xA0{ $times }
    }
score-jokers-in = Τζόκερ στους συνδυασμούς: { $n }
score-jokers-thrown = Τζόκερ πεταμένα πριν: { $n }
score-free-joker = Κλείσιμο με τζόκερ
score-trump = Δίδυμο του ατού: { $each } από τον καθένα
score-trump-paid = { $name } είχε το δίδυμο του ατού
score-away = Απουσία στο τέλος: { $each } στον καθένα
score-away-paid = { $name } έλειπε στο τέλος
score-reached = Έφτασε τον στόχο: { $target }
score-boxes =
    { $rounds ->
        [one] { $rounds } κερδισμένος γύρος: { $rounds }\xA0×\xA0{ $each }
       *[other] { $rounds } κερδισμένοι γύροι: { $rounds }\xA0×\xA0{ $each }
    }
score-hands = Από τα χέρια, που μένουν κρυφά σε αυτό το τραπέζι
score-price = { $card }: { n-points }
score-nothing = Κανείς δεν παίρνει πόντους.
score-none-yet = Δεν έχει τελειώσει ακόμα κανένας γύρος.
score-round = Γύρος { $round }
score-this-round = Αυτός ο γύρος
score-total = Σύνολο
score-final = Τελικό σκορ
score-shared = Νίκη από κοινού
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
phrase-hello = Γεια σας!
phrase-good-luck = Καλή τύχη!
phrase-well-played = Ωραία παιγμένο!
phrase-thanks = Ευχαριστώ!
phrase-oops = Ωχ!
phrase-nice-one = Ωραίο!
phrase-hurry = Είναι η σειρά σου, όποτε μπορείς.
phrase-one-moment = Μια στιγμή, παρακαλώ.
phrase-good-game = Ωραίο παιχνίδι!
phrase-rematch = Παίζουμε άλλη μία;
phrase-smile = 🙂
phrase-clap = 👏
phrase-think = 🤔
phrase-wow = 😮
phrase-sad = 🙁
phrase-heart = 💚
rules-basic-aim-title = Ο σκοπός
rules-basic-aim-1 = Να ξεφορτωθείς όλα τα φύλλα σου πριν από τους άλλους. Όποιος βγει παίρνει πόντους για ό,τι κρατούν ακόμα οι άλλοι.
rules-basic-aim-2 =
    { $match ->
        [rounds] Διάρκεια της παρτίδας: { n-rounds }. Κερδίζει όποιος έχει τους περισσότερους πόντους· σε ισοβαθμία η νίκη μοιράζεται.
       *[target] Στόχος της παρτίδας: { n-points }.
    }
rules-basic-deal-title = Φύλλα και μοιρασιά
rules-basic-deal-1 = Δύο έως έξι παίκτες, μία τράπουλα με 52 φύλλα, χωρίς τζόκερ.
rules-basic-deal-2 = Τόσα φύλλα παίρνει ο καθένας:
rules-basic-deal-3 = Ένα φύλλο ανοίγει και ξεκινάει τη στοίβα απόρριψης. Τα υπόλοιπα είναι η κλειστή στοίβα.
rules-basic-deal-4 = Αρχίζει ο επόμενος από αυτόν που μοιράζει. Παίζετε δεξιόστροφα, και σε κάθε γύρο μοιράζει ο επόμενος.
rules-basic-turn-title = Η σειρά σου
rules-basic-turn-1 = Πρώτα παίρνεις ένα φύλλο: από την κλειστή στοίβα ή το πάνω φύλλο από τα πεταμένα.
rules-basic-turn-2 =
    { $melds ->
        [none] Μετά κατεβάζεις συνδυασμούς και κολλάς φύλλα, όσα θέλεις ή κανένα.
        [one] Μετά μπορείς να κατεβάσεις { $melds } συνδυασμό και να κολλήσεις φύλλα, ή τίποτα από τα δύο.
       *[other] Μετά μπορείς να κατεβάσεις έως { $melds } συνδυασμούς και να κολλήσεις φύλλα, ή τίποτα από τα δύο.
    }
rules-basic-turn-3 = Στο τέλος πετάς ένα φύλλο. Το φύλλο που μόλις πήρες από τα πεταμένα δεν το πετάς την ίδια φορά.
rules-basic-melds-title = Συνδυασμοί
rules-basic-melds-1 = Τριάδα ή τετράδα: τρία ή τέσσερα φύλλα ίδιας αξίας.
rules-basic-melds-set-example = Τριάδα: τρία οκτάρια
rules-basic-melds-2 =
    { $ace ->
        [high_or_low] Κέντα: τρία ή περισσότερα συνεχόμενα φύλλα ίδιου χρώματος. Ο άσος μπαίνει πριν από το 2 ή μετά τον ρήγα, αλλά ρήγας-άσος-2 δεν είναι κέντα.
       *[low] Κέντα: τρία ή περισσότερα συνεχόμενα φύλλα ίδιου χρώματος. Ο άσος μπαίνει πριν από το 2· ντάμα-ρήγας-άσος δεν είναι κέντα.
    }
rules-basic-melds-run-example = Κέντα: 8, 9 και 10 κούπα
rules-basic-melds-ace-example =
    { $ace ->
        [high_or_low] Κι αυτό είναι κέντα: ντάμα, ρήγας και άσος
       *[low] Δεν είναι κέντα: ντάμα, ρήγας και άσος
    }
rules-basic-layoff-title = Κόλλημα
rules-basic-layoff-1 =
    { $own_meld ->
        [yes] Όταν έχεις δικό σου συνδυασμό στο τραπέζι, κολλάς φύλλα ένα ένα σε όποιον συνδυασμό θέλεις.
       *[no] Κολλάς φύλλα ένα ένα σε όποιον συνδυασμό θέλεις, ακόμα κι αν δεν έχεις κατεβάσει δικό σου.
    }
rules-basic-layoff-2 = Το φύλλο μένει μπροστά σου, αλλά ανήκει στον συνδυασμό, και εκείνος μπορεί να μεγαλώσει κι άλλο.
rules-basic-layoff-example = Το 7 και ο βαλές κολλάνε στο 8-9-10 του ίδιου χρώματος
rules-basic-out-title = Πώς βγαίνεις
rules-basic-out-1 =
    { $final ->
        [yes] Βγαίνεις όταν πετάξεις το τελευταίο σου φύλλο. Το τελευταίο φύλλο δεν το κατεβάζεις και δεν το κολλάς.
       *[no] Βγαίνεις όταν αδειάσει το χέρι σου: κατεβάζοντας, κολλώντας ή πετώντας.
    }
rules-basic-out-2 = Δεν γίνεται να σου μείνει μόνο το φύλλο που μόλις πήρες, αν έτσι δεν θα μπορούσες να τελειώσεις τη σειρά σου.
rules-basic-stock-title = Όταν τελειώσει η κλειστή στοίβα
rules-basic-stock-1 =
    { $recycles ->
        [none] Μένει το πάνω πεταμένο, και τα άλλα ανακατεύονται και γίνονται νέα στοίβα, όσες φορές χρειαστεί.
        [0] Αν η κλειστή στοίβα είναι άδεια όταν κάποιος τελειώσει τη σειρά του, ο γύρος λήγει ισόπαλος και κανείς δεν παίρνει πόντους.
        [one] Μένει το πάνω πεταμένο, και τα άλλα ανακατεύονται και γίνονται νέα στοίβα, το πολύ { $recycles } φορά. Μετά ο γύρος λήγει ισόπαλος.
       *[other] Μένει το πάνω πεταμένο, και τα άλλα ανακατεύονται και γίνονται νέα στοίβα, το πολύ { $recycles } φορές. Μετά ο γύρος λήγει ισόπαλος.
    }
rules-basic-stock-2 = Αν υπάρχει μόνο ένα πεταμένο, το παίρνεις ή πας πάσο. Όταν πάνε όλοι πάσο, ο γύρος λήγει ισόπαλος.
rules-basic-stock-3 = Αν για πολλή ώρα κανείς δεν τραβάει από την κλειστή στοίβα ούτε παίζει στο τραπέζι, ο γύρος λήγει επίσης ισόπαλος.
rules-basic-score-title = Πόντοι
rules-basic-score-1 =
    { $ace ->
        [high_or_low] Όποιος βγει παίρνει τους πόντους από όλα τα φύλλα που έμειναν στα άλλα χέρια: άσος 15, τα αριθμημένα όσο λένε, βαλές, ντάμα και ρήγας 10.
       *[low] Όποιος βγει παίρνει τους πόντους από όλα τα φύλλα που έμειναν στα άλλα χέρια: άσος 1, τα αριθμημένα όσο λένε, βαλές, ντάμα και ρήγας 10.
    }
rules-basic-score-2 =
    { $doubles ->
        [yes] Με τη μία: αν παίξεις όλο το χέρι σου μονομιάς, χωρίς να έχεις βάλει τίποτα στο τραπέζι πριν, παίρνεις τα διπλά.
       *[no] Δεν έχει σημασία αν βγεις με τη μία ή σιγά σιγά.
    }
rules-board-aim-title = Ο σκοπός
rules-board-aim-1 = Να ταιριάξεις στο αναλόγιό σου δεκατέσσερα από τα δεκαπέντε πλακίδια, χωρίς να τα βλέπουν οι άλλοι, και να κλείσεις. Όλοι οι άλλοι σε πληρώνουν.
rules-board-aim-2 = Διάρκεια της παρτίδας: { n-games }.
rules-board-deal-title = Πλακίδια και μοιρασιά
rules-board-deal-1 = Δύο έως τέσσερις παίκτες. Οι αριθμοί 1 έως 13 σε κόκκινο, κίτρινο, μπλε και μαύρο, δύο φορές ο καθένας, και δύο τζόκερ.
rules-board-deal-2 =
    { $extra ->
        [none] Δεν υπάρχουν έξτρα τζόκερ.
        [hand] Πριν από τη μοιρασιά καθένας μπορεί να φέρει ένα έξτρα τζόκερ, αν το επιτρέπει το τραπέζι. Παίρνει τη θέση ενός από τα πλακίδια που του μοιράστηκαν.
       *[pool] Πριν από τη μοιρασιά καθένας μπορεί να φέρει ένα έξτρα τζόκερ, αν το επιτρέπει το τραπέζι. Ανακατεύεται με τα υπόλοιπα πλακίδια.
    }
rules-board-deal-3 = Ο πρώτος παίκτης παίρνει 15 πλακίδια, οι άλλοι 14. Ένα πλακίδιο ανοίγει: το ατού. Αυτό τραβιέται τελευταίο.
rules-board-deal-4 =
    { $bonus ->
        [0] Δεν υπάρχει μπόνους για το δίδυμο του ατού.
        [one] Όποιος έχει από τη μοιρασιά το δίδυμο του ατού παίρνει αμέσως { $bonus } πόντο από τον καθένα.
       *[other] Όποιος έχει από τη μοιρασιά το δίδυμο του ατού παίρνει αμέσως { $bonus } πόντους από τον καθένα.
    }
rules-board-deal-5 =
    { $refuse ->
        [0] Τη μοιρασιά δεν μπορείς να την αρνηθείς.
        [one] Με { $refuse } διπλό ή περισσότερα στη μοιρασιά (δύο ίδια πλακίδια) μπορείς να την αρνηθείς. Τότε μοιράζονται ξανά και κανείς δεν πληρώνει.
       *[other] Με { $refuse } διπλά ή περισσότερα στη μοιρασιά (από δύο ίδια πλακίδια) μπορείς να την αρνηθείς. Τότε μοιράζονται ξανά και κανείς δεν πληρώνει.
    }
rules-board-turn-title = Η σειρά σου
rules-board-turn-1 = Τράβα ένα πλακίδιο ή πάρε εκείνο που μόλις πέταξε ο προηγούμενος. Μετά πέτα ένα ή κλείσε. Ο πρώτος παίκτης αρχίζει πετώντας ή κλείνει αμέσως.
rules-board-turn-2 = Το πλακίδιο που μόλις πήρες δεν το πετάς την ίδια φορά.
rules-board-turn-3 = Μπορείς να πετάξεις τζόκερ. Δεν το παίρνει κανείς, και το κλείσιμό σου αξίζει περισσότερο.
rules-board-close-title = Κλείσιμο
rules-board-close-1 = Δεκατέσσερα πλακίδια πρέπει να είναι σε κέντες, τριάδες και τετράδες ή σε κάποιο από τα ειδικά σχέδια. Το δέκατο πέμπτο είναι ελεύθερο. Αν είναι τζόκερ, κλείνεις με τζόκερ.
rules-board-close-2 = Κέντα: τρεις ή περισσότεροι συνεχόμενοι αριθμοί ίδιου χρώματος. Το 1 μπαίνει πριν από το 2 ή μετά το 13· 13-1-2 δεν είναι κέντα. Τριάδα ή τετράδα: τρία ή τέσσερα πλακίδια ίδιου αριθμού σε διαφορετικά χρώματα.
rules-board-close-example = Τέσσερις συνδυασμοί, και στο τέλος το ελεύθερο πλακίδιο
rules-board-close-3 = Το τζόκερ αντικαθιστά όποιο πλακίδιο θέλεις. Το πρόγραμμα διαλέγει το καλύτερο για σένα. Ένα λάθος κλείσιμο δεν κοστίζει τίποτα.
rules-board-categories-title = Κατηγορίες
rules-board-categories-1 = Μετράει μόνο η καλύτερη κατηγορία.
rules-board-doubles-example = Διπλά: επτά ζευγάρια
rules-board-grand-care-example =
    { $care ->
        [two_quads] Μεγάλο καρέ: δύο πλήρεις τετράδες του ίδιου αριθμού, τα άλλα έξι σε συνδυασμούς
       *[eight_tiles] Μεγάλο καρέ: οκτώ πλακίδια με τον ίδιο αριθμό, τα άλλα έξι σε συνδυασμούς
    }
rules-board-monocolor-example = Μονόχρωμο: κέντες σε ένα χρώμα
rules-board-bicolor-example = Δίχρωμο: κέντες σε δύο χρώματα
rules-board-minor-example = Μικρά: τίποτα πάνω από 7
rules-board-major-example = Μεγάλα: τίποτα κάτω από 8 εκτός από το 1, σε τριάδα ή τετράδα, ή μετά το 13
rules-board-mosaic-example = Μωσαϊκό: 1 έως 13 και 1, τα πρώτα τέσσερα σε τέσσερα χρώματα, τα γειτονικά πάντα σε διαφορετικό χρώμα
rules-board-simple-example = Απλό: οποιεσδήποτε κέντες, τριάδες και τετράδες
rules-board-worth-title = Τι αξίζει το κλείσιμο
rules-board-worth-1 = Ειδικό (Διπλά, Μεγάλο καρέ, Μονόχρωμο): 1000 πόντοι από τον καθένα. Μεγάλο (Δίχρωμο, Μικρά, Μεγάλα): 500. Μικρό (Μωσαϊκό, Απλό): 250.
rules-board-worth-2 =
    { $mosaic ->
        [flat250] Με ένα τζόκερ στους συνδυασμούς γίνονται 900, 400 ή 200· με περισσότερα 800, 300 ή 150. Ένα μικρό Μωσαϊκό αξίζει πάντα 250.
       *[as_simple] Με ένα τζόκερ στους συνδυασμούς γίνονται 900, 400 ή 200· με περισσότερα 800, 300 ή 150.
    }
rules-board-worth-3 =
    { $large ->
        [special] Αν κλείσεις με τζόκερ ή μετά από ένα πεταμένο τζόκερ, το μικρό γίνεται μεγάλο και το μεγάλο ειδικό.
       *[large] Αν κλείσεις με τζόκερ, το μικρό γίνεται μεγάλο και το μεγάλο ειδικό. Μετά από ένα πεταμένο τζόκερ το μικρό γίνεται μεγάλο· το μεγάλο μένει μεγάλο.
    }
rules-board-worth-4 = Μετά από δύο πεταμένα τζόκερ, ή ένα και κλείσιμο με τζόκερ, όλα είναι ειδικά.
rules-board-worth-5 = Πολλαπλασιαστής του τραπεζιού: × { $multiplier }
rules-board-end-title = Χωρίς κλείσιμο
rules-board-end-1 = Όποιος τραβήξει το τελευταίο πλακίδιο μπορεί ακόμα να κλείσει. Αλλιώς το παιχνίδι τελειώνει και κανείς δεν πληρώνει· ό,τι πληρώθηκε για το δίδυμο του ατού μένει.
rules-board-end-2 =
    { $penalty ->
        [0] Όποιος λείπει στο τέλος δεν πληρώνει ποινή.
        [one] Όποιος λείπει στο τέλος πληρώνει { $penalty } πόντο σε καθέναν από τους άλλους, επί τον πολλαπλασιαστή.
       *[other] Όποιος λείπει στο τέλος πληρώνει { $penalty } πόντους σε καθέναν από τους άλλους, επί τον πολλαπλασιαστή.
    }
rules-board-end-3 = Αν όλοι οι άλλοι φύγουν οριστικά, το παιχνίδι τελειώνει. Τότε δεν πληρώνεται κλείσιμο, μόνο οι ποινές.
rules-board-end-4 = Στο επόμενο παιχνίδι αρχίζει ο επόμενος παίκτης. Το μεγαλύτερο σύνολο κερδίζει την παρτίδα· σε ισοβαθμία η νίκη μοιράζεται.
rules-carousel-aim-title = Ο σκοπός
rules-carousel-aim-1 = Οι συνδυασμοί στο τραπέζι είναι όλων. Τους χαλάς και φτιάχνεις καινούργιους, αρκεί να μπει και φύλλο από το χέρι σου.
rules-carousel-aim-2 = Να έχεις τους λιγότερους πόντους στο χέρι όταν χτυπήσει κάποιος, ή να ξεφορτωθείς όλα τα φύλλα σου.
rules-carousel-deal-title = Φύλλα και μοιρασιά
rules-carousel-deal-1 = Δύο έως πέντε παίκτες, καλύτερα τρεις και πάνω. Δύο παίκτες παίζουν με μία τράπουλα και ένα τζόκερ· περισσότεροι με δύο τράπουλες και δύο τζόκερ.
rules-carousel-deal-2 =
    { $hand ->
        [one] Ο καθένας παίρνει { $hand } φύλλο. Τα υπόλοιπα είναι η κλειστή στοίβα· στοίβα απόρριψης δεν υπάρχει.
       *[other] Ο καθένας παίρνει { $hand } φύλλα. Τα υπόλοιπα είναι η κλειστή στοίβα· στοίβα απόρριψης δεν υπάρχει.
    }
rules-carousel-deal-3 = Αρχίζει ο επόμενος από αυτόν που μοιράζει. Παίζετε δεξιόστροφα, και σε κάθε γύρο μοιράζει ο επόμενος.
rules-carousel-turn-title = Η σειρά σου
rules-carousel-turn-1 = Τράβα ένα φύλλο. Μετά παίξε στο τραπέζι ή τράβα δεύτερο. Μετά παίξε ή τράβα τρίτο. Μετά το τρίτο φύλλο δεν παίζεις άλλο αυτή τη φορά.
rules-carousel-turn-2 = Όταν έχεις παίξει στο τραπέζι ή έχεις τραβήξει τρία φύλλα, τελείωσε τη σειρά σου ή χτύπα.
rules-carousel-table-title = Αναδιάταξη του τραπεζιού
rules-carousel-table-1 = Στο τέλος πρέπει να υπάρχει στο τραπέζι τουλάχιστον ένα νέο φύλλο από το χέρι σου, κανένα φύλλο να μην έχει γυρίσει στο χέρι σου, και όλα να είναι σε σωστούς συνδυασμούς. Πώς φτάνεις εκεί δεν έχει σημασία.
rules-carousel-table-before-example = Πριν: τρεις συνδυασμοί στο τραπέζι και δύο φύλλα στο χέρι σου
rules-carousel-table-after-example = Μετά: τα ίδια φύλλα και τα δύο δικά σου, σε τρεις νέες κέντες
rules-carousel-table-2 = Τριάδα ή τετράδα: τρία ή τέσσερα φύλλα ίδιας αξίας, κάθε χρώμα μία φορά. Κέντα: τρία ή περισσότερα συνεχόμενα φύλλα ίδιου χρώματος. Ο άσος μπαίνει πριν από το 2 ή μετά τον ρήγα· ρήγας-άσος-2 δεν είναι κέντα.
rules-carousel-table-wrong-example = Δεν επιτρέπεται: περισσεύει ένα ζευγάρι
rules-carousel-joker-title = Τζόκερ
rules-carousel-joker-1 = Όταν παίζεις τζόκερ, λες ποιο φύλλο αντικαθιστά. Όπου κι αν πάει, αντικαθιστά το ίδιο φύλλο.
rules-carousel-joker-2 =
    { $release ->
        [from_hand] Αν βάλεις στη θέση του το πραγματικό φύλλο από το χέρι σου, το τζόκερ ελευθερώνεται: παίξε το την ίδια φορά ως άλλο φύλλο.
       *[natural_on_table] Αν βάλεις στη θέση του το πραγματικό φύλλο, από το χέρι σου ή από το τραπέζι, το τζόκερ ελευθερώνεται: παίξε το την ίδια φορά ως άλλο φύλλο.
    }
rules-carousel-joker-example = Το πραγματικό 6 παίρνει τη θέση του τζόκερ· το τζόκερ γίνεται άσος
rules-carousel-knock-title = Χτύπημα
rules-carousel-knock-1 =
    { $limit ->
        [one] Στο τέλος της σειράς σου μπορείς να χτυπήσεις, αν το χέρι σου μετράει { $limit } πόντο ή λιγότερο. Ο γύρος τελειώνει αμέσως.
       *[other] Στο τέλος της σειράς σου μπορείς να χτυπήσεις, αν το χέρι σου μετράει { $limit } πόντους ή λιγότερους. Ο γύρος τελειώνει αμέσως.
    }
rules-carousel-knock-2 = Τζόκερ 25, βαλές, ντάμα και ρήγας 10, τα αριθμημένα όσο λένε, άσος 1.
rules-carousel-score-title = Πόντοι
rules-carousel-score-1 = Όποιος έχει τους λιγότερους πόντους στο χέρι κερδίζει και παίρνει τη διαφορά από κάθε άλλο χέρι.
rules-carousel-score-2 = Αν κάποιος άλλος έχει στο χέρι όσους πόντους και αυτός που χτύπησε ή λιγότερους, κερδίζει εκείνος και παίρνει 10 παραπάνω: νίκη επί αυτού που χτύπησε.
rules-carousel-score-3 = Αν παίξεις και το τελευταίο σου φύλλο, κερδίζεις τον γύρο και παίρνεις 25 παραπάνω.
rules-carousel-stock-title = Όταν τελειώσει η κλειστή στοίβα
rules-carousel-stock-1 = Όλοι παίζουν άλλη μία φορά, χωρίς τράβηγμα και χωρίς χτύπημα. Μετά κερδίζει όποιος έχει τους λιγότερους πόντους στο χέρι.
rules-carousel-stock-2 = Και τότε, αν παίξεις το τελευταίο σου φύλλο, ο γύρος τελειώνει αμέσως και παίρνεις 25 παραπάνω.
rules-carousel-match-title = Η παρτίδα
rules-carousel-match-1 =
    { $target ->
        [one] Η παρτίδα τελειώνει με τον γύρο στον οποίο κάποιος φτάνει τον { $target } πόντο. Όσοι τον έφτασαν παίρνουν 100 παραπάνω.
       *[other] Η παρτίδα τελειώνει με τον γύρο στον οποίο κάποιος φτάνει τους { $target } πόντους. Όσοι τους έφτασαν παίρνουν 100 παραπάνω.
    }
rules-carousel-match-2 =
    { $boxes ->
        [all] Όλοι παίρνουν 25 για κάθε γύρο που κέρδισαν. Κερδίζει το μεγαλύτερο σκορ.
       *[others] Οι υπόλοιποι παίρνουν 25 για κάθε γύρο που κέρδισαν. Κερδίζει το μεγαλύτερο σκορ, και μπορεί να είναι κάποιος άλλος!
    }
rules-classic-aim-title = Ο σκοπός
rules-classic-aim-1 = Να ξεφορτωθείς όλα τα φύλλα σου πριν από τους άλλους τρεις. Όποιος βγει πρώτος παίρνει πόντους για ό,τι κρατούν ακόμα οι άλλοι.
rules-classic-aim-2 =
    { $target ->
        [one] Η παρτίδα παίζεται ως τον { $target } πόντο.
       *[other] Η παρτίδα παίζεται ως τους { $target } πόντους.
    }
rules-classic-deal-title = Φύλλα και μοιρασιά
rules-classic-deal-1 =
    { $hand ->
        [one] Τέσσερις παίκτες, μία τράπουλα με 52 φύλλα, χωρίς τζόκερ. Ο καθένας παίρνει { $hand } φύλλο.
       *[other] Τέσσερις παίκτες, μία τράπουλα με 52 φύλλα, χωρίς τζόκερ. Ο καθένας παίρνει { $hand } φύλλα.
    }
rules-classic-deal-2 = Ένα φύλλο ανοίγει και ξεκινάει τη στοίβα απόρριψης. Τα υπόλοιπα είναι η κλειστή στοίβα· όλοι βλέπουν πόσα φύλλα έχει.
rules-classic-deal-3 = Αρχίζει ο επόμενος από αυτόν που μοιράζει. Παίζετε δεξιόστροφα, και σε κάθε γύρο μοιράζει ο επόμενος.
rules-classic-turn-title = Η σειρά σου
rules-classic-turn-1 = Πρώτα παίρνεις ένα φύλλο: από την κλειστή στοίβα ή το πάνω φύλλο από τα πεταμένα.
rules-classic-turn-2 = Μετά κατεβάζεις συνδυασμούς και κολλάς φύλλα, όσα θέλεις ή κανένα.
rules-classic-turn-3 = Στο τέλος πετάς ένα φύλλο. Το φύλλο που μόλις πήρες από τα πεταμένα δεν το πετάς την ίδια φορά.
rules-classic-melds-title = Συνδυασμοί
rules-classic-melds-1 = Τριάδα ή τετράδα: τρία ή τέσσερα φύλλα ίδιας αξίας.
rules-classic-melds-set-example = Τριάδα: τρεις ντάμες
rules-classic-melds-2 = Κέντα: τρία ή περισσότερα συνεχόμενα φύλλα ίδιου χρώματος. Ο άσος μπαίνει πριν από το 2· ντάμα-ρήγας-άσος δεν είναι κέντα.
rules-classic-melds-run-example = Κέντα: 8, 9 και 10 μπαστούνι
rules-classic-melds-wrong-example = Δεν είναι κέντα: εδώ ο άσος δεν μπαίνει ποτέ μετά τον ρήγα
rules-classic-layoff-title = Κόλλημα
rules-classic-layoff-1 = Όταν έχεις δικό σου συνδυασμό στο τραπέζι, κολλάς φύλλα ένα ένα σε όποιον συνδυασμό θέλεις, δικό σου ή άλλου.
rules-classic-layoff-example = Το 8 κολλάει στο 9-10-βαλές του ίδιου χρώματος
rules-classic-layoff-2 = Οι συνδυασμοί στο τραπέζι δεν διαλύονται ποτέ.
rules-classic-out-title = Πώς βγαίνεις
rules-classic-out-1 = Βγαίνεις όταν αδειάσει το χέρι σου: κατεβάζοντας, κολλώντας ή πετώντας. Δεν χρειάζεται να πετάξεις το τελευταίο φύλλο.
rules-classic-out-2 = Δεν γίνεται να σου μείνει μόνο το φύλλο που μόλις πήρες χωρίς να ταιριάζει πουθενά: δεν θα μπορούσες να τελειώσεις τη σειρά σου.
rules-classic-stock-title = Όταν τελειώσει η κλειστή στοίβα
rules-classic-stock-1 =
    { $shuffle ->
        [yes] Την πρώτη φορά μένει το πάνω πεταμένο, και τα άλλα ανακατεύονται και γίνονται νέα στοίβα.
       *[no] Την πρώτη φορά μένει το πάνω πεταμένο, και τα άλλα αναποδογυρίζονται όπως είναι και γίνονται νέα στοίβα. Η καλή μνήμη ανταμείβεται!
    }
rules-classic-stock-2 = Τη δεύτερη φορά ο γύρος λήγει ισόπαλος και κανείς δεν παίρνει πόντους.
rules-classic-stock-3 = Αν για πολλή ώρα κανείς δεν τραβάει από την κλειστή στοίβα ούτε παίζει στο τραπέζι, ο γύρος λήγει επίσης ισόπαλος.
rules-classic-score-title = Πόντοι
rules-classic-score-1 = Όποιος βγει παίρνει τους πόντους από όλα τα φύλλα που έμειναν στα άλλα χέρια: άσος 1, τα αριθμημένα όσο λένε, βαλές, ντάμα και ρήγας 10.
rules-classic-score-2 = Όποιος φτάσει πρώτος στον στόχο κερδίζει την παρτίδα.
settings = Ρυθμίσεις
settings-language = Γλώσσα
settings-look = Εμφάνιση
settings-theme = Χρώματα
settings-theme-auto = Όπως στη συσκευή
settings-theme-light = Φωτεινά
settings-theme-dark = Σκούρα
settings-four-colours = Τράπουλα με τέσσερα χρώματα
settings-four-colours-help = Σπαθιά πράσινα, καρό μπλε, κούπες κόκκινες, μπαστούνια μαύρα.
settings-big-index = Μεγάλα νούμερα στα φύλλα
settings-big-index-help = Διαβάζονται πιο εύκολα σε μικρή οθόνη ή από μακριά.
settings-tile-shapes = Σχήματα στα πλακίδια
settings-tile-shapes-help = Κάθε χρώμα πλακιδίου έχει και δικό του σχήμα.
settings-motion = Κίνηση
settings-motion-help = Τα φύλλα γλιστρούν στη θέση τους.
settings-motion-auto = Όπως στη συσκευή
settings-motion-on = Ναι
settings-motion-off = Όχι
settings-sounds = Ήχοι
settings-sounds-help = Ένας σιγανός ήχος για τη σειρά σου, το χτύπημα και το τέλος του γύρου.
settings-volume = Ένταση
settings-play = Παιχνίδι
settings-confirm-discard = Όταν πετάς
settings-confirm-discard-help = Ό,τι σύρεις στη στοίβα περιμένει έτσι κι αλλιώς ένα δευτερόλεπτο.
settings-discard-steps = Σε δύο βήματα: διάλεξε, μετά πέτα
settings-discard-wait = Μπορείς να το πάρεις πίσω μέσα σε ένα δευτερόλεπτο
settings-keys = Συντομεύσεις με ένα γράμμα
settings-keys-help = Στο τραπέζι ένα γράμμα αρκεί: το D τραβάει. Κλείσ’ το αν υπαγορεύεις ή αν πατάς πλήκτρα κατά λάθος.
settings-vibration = Δόνηση όταν είναι η σειρά μου
settings-notifications = Ειδοποίηση όταν είναι η σειρά μου
settings-saved = Αποθηκεύτηκε σε αυτή τη συσκευή.
settings-install = Εγκατάσταση της εφαρμογής
settings-install-help = Το OpenRummy αποκτά δικό του εικονίδιο και ανοίγει σε δικό του παράθυρο.
settings-offline = Δεν έχεις σύνδεση. Η σελίδα επιστρέφει μόλις συνδεθείς.
settings-offline-help = Η θέση και τα φύλλα σου στο τραπέζι είναι ασφαλή στο μεταξύ.
settings-reload = Φόρτωσε ξανά
close = Κλείσε το παράθυρο
cancel = Άκυρο
back = Πίσω
yes = Ναι
no = Όχι
ok = Εντάξει
copy = Αντιγραφή
copied = Αντιγράφηκε
save = Αποθήκευση
edit = Αλλαγή
more = Περισσότερα
less = Λιγότερα
loading = Φορτώνει …
search = Αναζήτηση
menu = Μενού
help = Βοήθεια
about = Για το OpenRummy
page-not-found = Εδώ δεν υπάρχει τίποτα.
something-wrong = Κάτι πήγε στραβά. Φόρτωσε ξανά τη σελίδα· η θέση σου είναι ασφαλής.
keys = Συντομεύσεις πληκτρολογίου
keys-help = Όλα παίζονται και μόνο με το πληκτρολόγιο.
keys-off = Οι συντομεύσεις με ένα γράμμα είναι κλειστές σε αυτή τη συσκευή.
key-hand = Στο χέρι σου
key-table = Στο τραπέζι
key-stock = Τράβα από την κλειστή στοίβα
key-take = Πάρε το πεταμένο
key-space = Διάστημα
key-select =
    { $spelling ->
        [tiles] Διάλεξε πλακίδιο ή ακύρωσε την επιλογή
       *[cards] Διάλεξε φύλλο ή ακύρωσε την επιλογή
    }
key-move-card =
    { $spelling ->
        [tiles] Μετακίνησε πλακίδιο στο αναλόγιο
       *[cards] Μετακίνησε φύλλο στο χέρι
    }
key-meld = Κατέβασε τα επιλεγμένα
key-new-meld = Νέος συνδυασμός από ό,τι διάλεξες
key-layoff = Κόλλησε το επιλεγμένο
key-discard = Πέτα το επιλεγμένο
key-sort-rank = Ταξινόμηση κατά αξία
key-sort-suit = Ταξινόμηση κατά χρώμα
key-knock = Χτύπα
key-close = Κλείσε
key-end = Τέλος σειράς
key-undo = Αναίρεση
key-say-turn = Πες ποιος παίζει
key-say-table = Διάβασε το τραπέζι
key-say-hand = Διάβασε το χέρι σου
key-chat = Στη συζήτηση
key-list = Δείξε αυτή τη λίστα
access = Προσβασιμότητα
access-1 = Κάθε φύλλο και κουμπί έχει όνομα που το διαβάζει ο αναγνώστης οθόνης.
access-2 = Ό,τι κάνουν οι άλλοι διαβάζεται την ώρα που γίνεται. Μπορείς να το ακούσεις ξανά όποτε θέλεις.
access-3 = Μπορείς να μεγαλώσεις τα γράμματα στο διπλάσιο χωρίς να χαθεί τίποτα.
access-4 = Τα χρώματα των φύλλων και των πλακιδίων ξεχωρίζουν και από τα σύμβολά τους.
access-5 = Σύρε τα φύλλα, πάτησέ τα ή χρησιμοποίησε το πληκτρολόγιο: όλα γίνονται με κάθε τρόπο.
access-6 = Αν το ρολόι είναι πολύ γρήγορο για σένα, ζήτησε από τον οικοδεσπότη τραπέζι χωρίς ρολόι.
said-verbosity = Τι διαβάζεται
said-all = Κάθε κίνηση
said-mine = Μόνο ό,τι με αφορά
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
people-you = εσύ
people-host = οικοδεσπότης
people-bot = μποτ
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
tutorial = Μάθε να παίζεις
tutorial-step = Βήμα { $step } από { $steps }
tutorial-start = Δείξε μου
tutorial-skip = Παράλειψη
tutorial-next = Επόμενο
tutorial-again = Ξανά
tutorial-well-done = Μπράβο!
tutorial-done = Αυτά ήταν όλα. Παίζεις ένα πρώτο παιχνίδι με μποτ;
tutorial-classic-1 = Αυτά είναι τα φύλλα σου. Σύρε τα ή ταξινόμησέ τα με τα κουμπιά, όπως θέλεις.
tutorial-classic-2 = Πρώτα τραβάς. Πάτησε την κλειστή στοίβα.
tutorial-classic-3 = Τρεις ντάμες είναι τριάδα. Διάλεξέ τες και πάτησε «Κατέβασε».
tutorial-classic-4 = Τώρα έχεις συνδυασμό στο τραπέζι, άρα μπορείς να κολλάς. Βάλε το 8 στο 9-10-βαλές του ίδιου χρώματος.
tutorial-classic-5 = Τώρα πέτα ένα φύλλο που δεν ταιριάζει πουθενά. Τα μεγάλα κοστίζουν περισσότερο.
tutorial-classic-6 = Έμεινε ένα φύλλο, και ταιριάζει σε συνδυασμό. Κόλλησέ το και βγαίνεις!
tutorial-basic-1 = Αυτά είναι τα φύλλα σου. Σύρε τα ή ταξινόμησέ τα με τα κουμπιά, όπως θέλεις.
tutorial-basic-2 = Το πεταμένο συμπληρώνει μια κέντα σου. Πάρ’ το.
tutorial-basic-3 = 8, 9 και 10 κούπα είναι κέντα. Διάλεξέ τα και πάτησε «Κατέβασε».
tutorial-basic-4 = Κόλλησε το τέταρτο 6 στα τρία του τραπεζιού. Δεν χρειάζεται να είναι δικός σου συνδυασμός.
tutorial-basic-5 = Τελείωσε τη σειρά σου: πέτα ένα φύλλο που δεν ταιριάζει πουθενά.
tutorial-carousel-1 = Ό,τι είναι στο τραπέζι μπορείς να το μετακινήσεις. Πρώτα τράβα ένα φύλλο.
tutorial-carousel-2 = Για το 10 και τον βαλέ μπαστούνι σου λείπει ένα φύλλο. Η τετράδα με τα 9 μπορεί να δώσει το 9 μπαστούνι: σύρε το σε νέο συνδυασμό. Τώρα βάλε το 10 και τον βαλέ. Όλοι οι συνδυασμοί είναι πάλι σωστοί: παίξε το.
tutorial-carousel-4 = Το τζόκερ μπήκε στη θέση ενός φύλλου που κρατάς. Βάλε εκεί το φύλλο και παίξε το τζόκερ αλλού.
tutorial-carousel-5 = Το χέρι σου μετράει 4 πόντους. Είναι αρκετά λίγοι: χτύπα!
tutorial-carousel-6 = Αν έχει και κάποιος άλλος 4 πόντους ή λιγότερους, χάνεις τον γύρο. Χτύπα όταν οι άλλοι κρατούν πολλά φύλλα.
tutorial-board-1 = Αυτό είναι το αναλόγιό σου. Βάλε τα πλακίδια όπως θέλεις ή δοκίμασε τα τρία κουμπιά.
tutorial-board-2 = Τραβάς πλακίδιο ή παίρνεις το τελευταίο πεταμένο. Πάρε το πεταμένο: συμπληρώνει τριάδα.
tutorial-board-3 = Τώρα έχεις δεκαπέντε πλακίδια. Πέτα εκείνο που δεν ταιριάζει πουθενά.
tutorial-board-4 = Το τζόκερ ταιριάζει παντού. Αν το πετάξεις, το κλείσιμό σου αξίζει περισσότερο, αλλά πρέπει να κλείσεις χωρίς αυτό.
tutorial-board-5 = Δεκατέσσερα πλακίδια είναι σε συνδυασμούς. Πάτησε «Έλεγχος»: λέει την κατηγορία και τους πόντους.
tutorial-board-6 = Διάλεξε το ελεύθερο πλακίδιο και κλείσε!`;export{e as default};