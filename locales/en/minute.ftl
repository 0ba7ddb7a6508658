# The game in one minute: pages that somebody reads aloud to the table, or the device does. No brackets, no signs, short
# sentences; some 150 words a game.
title = { $game } in one minute
link = In one minute
lesson = By playing
then_lesson = Now learn by playing
read = Read to me
pause = Pause
read_on = Read on
from_the_start = From the start
play = Play { $game }

barragoon_1 = Two players, seven pieces each, and black cubes that belong to nobody: the Barragoons. Capture every enemy piece, or leave your opponent without a move.
barragoon_2 = On your turn, move one piece. It goes as many steps as its number, or one fewer, and may turn one corner on the way.
barragoon_3 = To capture, a piece must go its full number and land on the target: an enemy piece, or a Barragoon, which you then put down somewhere else.
barragoon_4 = The top of a Barragoon is a road sign. Some let you straight through, some make you turn, and some let nobody pass.
barragoon_5 = Here is the surprise: each captured piece brings two new Barragoons onto the board. The player who lost the piece places the first, the capturer the second.
barragoon_6 = So the roads get narrow. If you have no piece left, or none that can move, you lose.

bouillabaisse_1 = Six rounds of tricks, with ordinary cards. The tricks you take can cost you points, and the fewest points win.
bouillabaisse_2 = One player leads a card, and everybody must follow suit if they can. The highest card of that suit takes the trick, and its player leads the next. There are no trumps.
bouillabaisse_3 = What costs changes from round to round. First every trick, then every card of one suit, then all the queens, or the jacks or kings, then one single card.
bouillabaisse_4 = In round five all of that costs at once. One unlucky card can then count three times over.
bouillabaisse_5 = And here is the surprise: round six turns everything round. The same things now take points off your total, so grab all you can.
bouillabaisse_6 = After round six, the lowest total wins, even if it is below zero.

barrakuda_1 = You are divers over six sunken wrecks. Be the first to bring eight gold home to the vault. Gold in your bag can still be lost.
barrakuda_2 = Each round, everybody chooses a card in secret, and all are turned up together. Your diver goes to the wreck with that number.
barrakuda_3 = Then the Barracuda swims, as the dice say. Every diver at the wreck where it stops drops the whole bag.
barrakuda_4 = Alone on a wreck, you have both its actions. In company, everybody has the general one, and the diver with the fewest cards on the table may also have the special one, or rob a neighbour.
barrakuda_5 = Here is the surprise: each of you also holds a Barracuda card. If you alone play yours, your diver stays and lies down, and you steer the fish.
barrakuda_6 = Wreck five takes your gold home, if neither fish nor rival gets it first. With eight in the vault you win at once.

barracuda_1 = You run bars on a promenade, with money that nobody else may see. Hold five pawns there for a whole round, and you win.
barracuda_2 = Each round, the order is drawn from a bag. On your turn, pay the rent of your bars, then carry out one action.
barracuda_3 = An action opens a bar, places a partner, offers money for a place or a whole bar, or puts a bar up for auction.
barracuda_4 = Offers are secret: only the two who deal know the price. And among the notes there may be fakes, worth nothing at all.
barracuda_5 = Here is the surprise: refusing costs money too. If you turn an offer down, the same amount leaves your own wallet.
barracuda_6 = A player who cannot pay the rent has lost, and the game is over at once. Among the others, the most pawns in bars win.

barbarossa_1 = Everybody models riddles in clay, and writes the words down in secret. Guess the riddles of the others: the first hat at the goal wins.
barbarossa_2 = On your turn, roll the die, or pay gems to walk just as far as you like. The cave where your magician stops says what happens.
barbarossa_3 = You find a gem there, or an elf who gets you a letter in secret, or else a dragon or a ghost, who move every hat but yours.
barbarossa_4 = In a question cave, ask about any object until you hear a no. Then ask again, and this time you may also guess.
barbarossa_5 = A right guess plants an arrow and moves your hat. But its maker’s hat moves too: forward in the middle of the match, back when the riddle was too easy or too hard.
barbarossa_6 = So be neither too plain nor too clever. If the last arrow comes before the goal, the nearest hat wins, and unsolved riddles cost their makers dear.
