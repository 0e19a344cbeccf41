### What players can say at a table with one tap.

phrase-hello = Merhaba!
phrase-good-luck = Bol şans!
phrase-well-played = İyi oynadın!
phrase-thanks = Teşekkürler!
phrase-oops = Hay aksi!
phrase-nice-one = Güzel hamle!
phrase-hurry = Sıra sende, hazır olunca.
phrase-one-moment = Bir dakika lütfen.
phrase-good-game = Güzel oyundu!
phrase-rematch = Bir parti daha?

## Reactions

phrase-smile = 🙂
phrase-clap = 👏
phrase-think = 🤔
phrase-wow = 😮
phrase-sad = 🙁
phrase-heart = 💚
