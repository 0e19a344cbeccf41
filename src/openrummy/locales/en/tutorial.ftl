### The first steps in each game; every step waits for what it asks.

tutorial = Learn to play
tutorial-step = Step { $step } of { $steps }
tutorial-start = Show me
tutorial-skip = Skip
tutorial-next = Next
tutorial-again = Again
tutorial-well-done = Well done!
tutorial-done = That is all you need. Play a first game with bots?

tutorial-classic-1 = These are your cards. Drag them, or sort them with the buttons, as you like.
tutorial-classic-2 = Draw first. Tap the stock.
tutorial-classic-3 = Three queens are a set. Select them and press Meld.
tutorial-classic-4 = You have a meld on the table now, so you can lay off. Put the 8 with 9-10-jack of the same suit.
tutorial-classic-5 = Now discard a card that fits nothing. High ones cost most.
tutorial-classic-6 = One card left, and it fits a meld. Lay it off, and you go out!

tutorial-basic-1 = These are your cards. Drag them, or sort them with the buttons, as you like.
tutorial-basic-2 = The top discard would complete a run for you. Take it.
tutorial-basic-3 = 8, 9 and 10 of hearts are a run. Select them and press Meld.
tutorial-basic-4 = Lay off the fourth 6 with the three on the table. It need not be your meld.
tutorial-basic-5 = End your turn: discard a card that fits nothing.

tutorial-carousel-1 = Everything on the table is yours to move. Draw a card first.
tutorial-carousel-2 = You need one more card for your 10 and jack of spades. The set of four 9s can spare its 9 of spades: drag it to a new meld. Now add your 10 and jack. All melds are right again: play it.
tutorial-carousel-4 = You hold the card that the joker stands for. Put it in the joker’s place, and use the joker somewhere else.
tutorial-carousel-5 = Your hand counts 4. That is low enough: knock!
tutorial-carousel-6 = If somebody has 4 or less as well, you lose the round. Knock when the others hold many cards.

tutorial-board-1 = This is your rack. Arrange the tiles freely, or try the three buttons.
tutorial-board-2 = Draw a tile, or take the last discard. Take the discard: it completes a group.
tutorial-board-3 = Now you have fifteen tiles. Discard the one that fits nothing.
tutorial-board-4 = A joker fits everywhere. If you throw it, your close is worth more, but you have to do without it.
tutorial-board-5 = Fourteen tiles lie in melds. Press Check board: it says the category and the points.
tutorial-board-6 = Choose the free tile and close!
