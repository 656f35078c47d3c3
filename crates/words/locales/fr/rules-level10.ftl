# The rules page of Level 10.

rules-level10-title = How Level 10 is played
rules-level10-lead = Together you fill five rows, one for each world, with ten cards each. You win or lose as one team, and nobody may say which numbers they hold.

# What there is.
rules-level10-cards = What there is
rule-L10-1 = There are 40 level cards: five worlds with the values 1 to 8. No card exists twice. The worlds are Desert, Forest, Sky, Volcano and Marsh, and each has one row of the grid.
rule-L10-2 = Each world has two reset cards, with the value 0. They are never in a hand or in the pile. They lie face up at the left of their row, and the whole team uses them.
rule-L10-3 = There are three pause cards, which stand in for level cards. You choose how many go into the deck; the fewer, the harder. The others stay in the box.
rule-L10-3-ruling = The printed numbers were pictures that we did not have. Three pauses, none for masters, and fewer is harder: only 3, 2, 1, 0 fits.
rules-level10-difficulty = Difficulty
rules-level10-pauses = Pauses in the deck
rules-level10-beginner = Beginner
rules-level10-standard = Standard
rules-level10-pro = Pro
rules-level10-master = Master
rules-level10-example-cards = A level card, a reset and a pause.

# Setting up.
rules-level10-setup = Setting up
rule-L10-4 = Shuffle the level cards with the chosen pauses and deal the hands. The rest is the draw pile, face down. Everyone may know how many cards it has.
rules-level10-players = Players
rules-level10-hand = Cards in each hand
rule-L10-5 = Look at your hand first. Then you all agree who begins. For that talk, L10-6 holds already.

# Talking.
rules-level10-talk = Talking
rule-L10-6 = Your cards are secret. You may tell the whole table three things, at any time. Everything else is forbidden, above all anything about numbers, so there is no free chat during the game.
rule-L10-6-count = A count: how many cards of one world you hold.
rule-L10-6-wish = A wish to play: that you, or somebody else, should play in a world.
rule-L10-6-reset = A wish for a reset: that you, or somebody else, should place a reset in a world.
rule-L10-6-ruling = A count is always true, because the program fills it in. Pauses belong to no world and are never counted. You may say that you have none. Without cards you may still talk.
rules-level10-example-talk = You hold these cards. You may say: “I have two Forest cards”, or “Ana should put a reset into Sky”. You may not say that your Sky card is low, or that you have a pause.

# A turn.
rules-level10-turn = A turn
rule-L10-7 = Turns go clockwise. On your turn you do exactly one of two things.
rule-L10-7-play = Play a level card or a pause from your hand.
rule-L10-7-reset = Place a reset.
rule-L10-8 = Only with five players: whoever completes a column has the next turn, too, and so opens the next column. In this way, somebody else opens each column.
rule-L10-8-ruling = It still holds when players have run out of cards. If the one who completed the column has no cards left, play passes on as usual.
rules-level10-column = Column
rules-level10-order = Order of play
rule-L10-9 = After playing a card you draw one, if the draw pile has any.
rule-L10-10 = To place a reset, choose an open row and move one of its resets to the end of that row. Then, if the draw pile has cards, you may exchange: put up to two cards of your hand face down under the pile, in any order, and draw as many from the top. With an empty pile there is no exchange.
rules-level10-example-swap = Only Sky 4 is left in the pile. You put Desert 1 under it, and a pause under that. You draw two cards: Sky 4, and your Desert 1 again. The pause stays in the pile.
rule-L10-11 = You cannot place a reset in a world that has none left. Nor can you when the current column already has a reset.
rule-L10-12 = If it is your turn and you have cards, but you can neither play one nor place a reset, the game ends. All of you have lost.
rules-level10-example-stuck = Column 8 has had its reset, in the Forest. Only Volcano and Marsh are open.
rules-level10-example-stuck-hand = You hold these cards. Volcano 3 and Marsh 1 are too low, and the Forest row has its card already. The game is lost. With a pause you could have gone on.

# Placing.
rules-level10-placing = Where a card fits
rule-L10-13 = A level card goes into the row of its own world, and nowhere else.
rule-L10-14 = Its value must be equal to or higher than that of the card at its left. The start of a row and a reset count 0, so any card fits there.
rules-level10-example-rising = The row rises. Next comes a Forest card of 4 or more.
rules-level10-example-reset = A reset takes the row back to 0. After it, even Volcano 2 fits.
rule-L10-15 = You fill one column at a time. A row is open as long as it has no card in the current column. When all five rows have one, the next column begins.
rule-L10-16 = A full column has exactly one reset and four cards that are levels or pauses. So a second reset is not allowed. And if four rows are filled without a reset, the last row must take one of its own.
rules-level10-example-open = Column 3 is current; Forest, Volcano and Marsh are open. Each of them takes a higher card, a pause or a reset. Desert and Sky have their card.
rules-level10-example-tight = A few turns later nobody has placed the reset. Now only a reset fits in Marsh, even if you hold Marsh 8 or a pause.
rule-L10-17 = A pause goes into any open row in place of a level card. It has the value of the card at its left: 0 at the start of a row or after a reset.
rule-L10-17-ruling = A column may have several pauses.
rules-level10-example-pause = The first pause counts 0, because it starts its row. The second counts 6, like the card at its left. The third counts 0, because it follows a reset.

# When the pile is empty.
rules-level10-empty = When the pile is empty
rule-L10-18 = The game goes on, and you draw no more. From now on, when you play a pause into a row, you may also tuck one level card of that world from your hand under it. The pile must have been empty before you played the pause. A tucked card is out of play.
rules-level10-example-tuck = Volcano 2 was too low for this row. Now it lies under the pause, out of the way.
rule-L10-19 = A player without cards is passed over for the rest of the game. No turn means no reset, either.
rule-L10-20 = If all hands are empty and the grid is not full, the game is lost.
rule-L10-20-ruling = The printed rules do not speak of it, but nobody could act any more. So do not put off the last reset for too long.
rules-level10-example-last = All hands are empty. The last cell needs a reset, and nobody has a turn to place it: lost.

# The end.
rules-level10-end = The end
rule-L10-21 = When all 50 cells are filled, you have won at once.
rule-L10-21-ruling = A pause counts as a level card of its row, so a full grid with pauses in it is a win, too. Cards left in your hands do not matter then.
rule-L10-22 = Your score: one point for each level card and each reset that has a cell, and a bonus for unused pauses. A pause in the grid and a tucked card score nothing. A lost game is scored, too.
rule-L10-22-ruling = All pauses that are not in the grid are unused, also those in the box. The higher bonus is for every won game. With strict scoring it is only for a grid that has all 50 level cards and resets.
rules-level10-unused = Unused pauses
rules-level10-bonus-lost = Bonus after a loss
rules-level10-bonus-won = Bonus after a win
rules-level10-in-grid = Pauses in the full grid
rules-level10-score = Score
rules-level10-score-strict = Score, strict

# What may be known.
rules-level10-known = What you may know
rules-level10-known-all = Everyone sees the grid, the resets left, the tucked cards, all that was told, and how many cards each hand and the pile have.
rules-level10-known-own = You also know your own hand, and which cards you put under the pile. Of the others' exchanges you know only how many cards went under.

# The drawings.
rules-level10-world = World
rules-level10-resets = Resets left
rules-level10-reset-name = Reset of { $world }
rules-level10-open-cell = Open
rules-level10-tucked = Under it: { $card }
