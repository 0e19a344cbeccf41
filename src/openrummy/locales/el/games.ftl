### Τα παιχνίδια, οι κανόνες του τραπεζιού και το μέτρημα των πόντων.

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

## Options

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

## Presets

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

## Board: categories and tiers

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

## How a round ended

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

## Points, line by line

score-left = Στο χέρι ({ $name }): { n-points }
score-doubled = Όλο το χέρι με τη μία: × 2
score-held = Στο χέρι στο τέλος: { n-points }
score-difference = Διαφορά ({ $name }): { $theirs } − { $own }
score-undercut = Νίκη επί αυτού που χτύπησε: { $name }
score-out = Βγήκε
score-close =
    { $times ->
        [1] { $category } ({ $tier }): { $base } από τον καθένα
       *[more] { $category } ({ $tier }): { $base } × { $times } από τον καθένα
    }
score-close-paid =
    { $times ->
        [1] { $name } έκλεισε: { $category } ({ $tier }), { $base }
       *[more] { $name } έκλεισε: { $category } ({ $tier }), { $base } × { $times }
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
        [one] { $rounds } κερδισμένος γύρος: { $rounds } × { $each }
       *[other] { $rounds } κερδισμένοι γύροι: { $rounds } × { $each }
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
