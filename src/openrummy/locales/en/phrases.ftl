### What players can say at a table with one tap.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thanks!
phrase-oops = Oops!
phrase-nice-one = Nice one!
phrase-hurry = Your turn, whenever you are ready.
phrase-one-moment = One moment, please.
phrase-good-game = Good game!
phrase-rematch = Another match?

## Reactions

phrase-smile = 🙂
phrase-clap = 👏
phrase-think = 🤔
phrase-wow = 😮
phrase-sad = 🙁
phrase-heart = 💚
