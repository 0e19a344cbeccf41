### What players can say at a table with one tap.

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

## Reactions

phrase-smile = 🙂
phrase-clap = 👏
phrase-think = 🤔
phrase-wow = 😮
phrase-sad = 🙁
phrase-heart = 💚
