### What players can say at a table with one tap.

phrase-hello = Sveiki!
phrase-good-luck = Lai veicas!
phrase-well-played = Labi nospēlēts!
phrase-thanks = Paldies!
phrase-oops = Ups!
phrase-nice-one = Lieliski!
phrase-hurry = Tavs gājiens.
phrase-one-moment = Vienu mirkli, lūdzu.
phrase-good-game = Laba spēle!
phrase-rematch = Vēl vienu spēli?

## Reactions

phrase-smile = 🙂
phrase-clap = 👏
phrase-think = 🤔
phrase-wow = 😮
phrase-sad = 🙁
phrase-heart = 💚
