### What players can say at a table with one tap.

phrase-hello = Bună!
phrase-good-luck = Mult noroc!
phrase-well-played = Bine jucat!
phrase-thanks = Mulțumesc!
phrase-oops = Vai!
phrase-nice-one = Frumos!
phrase-hurry = E rândul tău, când ești gata.
phrase-one-moment = O clipă, te rog.
phrase-good-game = Frumoasă partidă!
phrase-rematch = Încă o partidă?

## Reactions

phrase-smile = 🙂
phrase-clap = 👏
phrase-think = 🤔
phrase-wow = 😮
phrase-sad = 🙁
phrase-heart = 💚
