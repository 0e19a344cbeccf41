### Ρυθμίσεις της σελίδας, συντομεύσεις και βοήθεια.

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

## Shortcuts

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

## Help with access

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
