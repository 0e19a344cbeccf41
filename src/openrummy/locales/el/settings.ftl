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
settings-confirm-discard = Επιβεβαίωση όταν πετάς
settings-confirm-discard-help = Για να πετάξεις θέλει δεύτερο πάτημα. Αλλιώς μπορείς να το πάρεις πίσω μέσα σε ένα δευτερόλεπτο.
settings-vibration = Δόνηση στη σειρά μου
settings-notifications = Ειδοποίηση όταν είναι η σειρά μου
settings-saved = Αποθηκεύτηκε σε αυτή τη συσκευή.
settings-install = Εγκατάσταση της εφαρμογής
settings-offline = Δεν έχεις σύνδεση. Η σελίδα επιστρέφει μόλις συνδεθείς.
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
key-hand = Στο χέρι σου
key-table = Στο τραπέζι
key-stock = Τράβα από την κλειστή στοίβα
key-take = Πάρε το πεταμένο
key-select = Διάλεξε φύλλο ή ακύρωσε την επιλογή
key-move-card = Μετακίνησε φύλλο στο χέρι
key-meld = Κατέβασε τα επιλεγμένα
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
access-6 = Αν το ρολόι είναι πολύ γρήγορο για σένα, ζήτησε τραπέζι χωρίς ρολόι.
said-verbosity = Τι διαβάζεται
said-all = Κάθε κίνηση
said-mine = Μόνο ό,τι με αφορά
