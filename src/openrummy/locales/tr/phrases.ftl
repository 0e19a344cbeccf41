### What players can say at a table with one tap.

phrase-hello = Merhaba!
phrase-good-luck = Bol şans!
phrase-well-played = İyi oynandı!
phrase-thanks = Teşekkürler!
phrase-oops = Hay aksi!
phrase-nice-one = Güzel hamle!
phrase-hurry = Sıra sende.
phrase-one-moment = Bir dakika lütfen.
phrase-good-game = Güzel oyundu!
phrase-rematch = Bir oyun daha?

## Reactions

phrase-smile = 🙂
phrase-clap = 👏
phrase-think = 🤔
phrase-wow = 😮
phrase-sad = 🙁
phrase-heart = 💚
