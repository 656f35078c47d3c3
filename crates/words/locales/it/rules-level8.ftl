# The rules page of Level 8.

rules-level8-title = How Level 8 is played
rules-level8-lead = Your level asks for certain combinations: collect them, lay them down, and get rid of your other cards. In each round you can climb, and whoever gets through level 8 first wins.

# What there is.
rules-level8-cards = What there is
rule-L8-1 = There are 101 cards: the numbers 1 to 15 in six colors, one of each, 7 jokers and 4 skips. Every color has a shape of its own.
rules-level8-example-cards = The six colors with their shapes, a joker and a skip.
rule-L8-2 = The level card has two sides: one star, and two stars, which are harder. You agree on a side, and everyone starts on level 1.
rule-L8-2-ruling = All players of a game play the same side.

# Setting up.
rules-level8-setup = Setting up a round
rule-L8-3 = The dealer shuffles all cards and deals ten to each. The rest is the draw pile. The dealer turns up its top card: it begins the dealer's own discard pile. Everyone has a discard pile; the others are empty at first.
rule-L8-3-ruling = You may choose who deals first; otherwise chance decides. A joker or a skip that is turned up just lies there.
rule-L8-4 = The player at the dealer's left begins. Turns go clockwise.

# The levels.
rules-level8-levels = The levels
rules-level8-levels-lead = A level asks for runs, sets or cards of one color.
rules-level8-example-run = A run of 4: values in a row.
rules-level8-example-set = A set of 3: cards of one value.
rules-level8-example-color = 4 of one color: any values.
rule-L8-4a = One star: the levels as they were printed in 2016.
rule-L8-4b = Two stars: these levels are ours.
rule-L8-4b-ruling = We could not get hold of the printed list, so we made one. It is no publisher's.
rule-L8-4c = You may bring your own levels: any eight, within these limits. A list that breaks one is refused, and the message says why. With your own levels, the stars decide only whether L8-24 holds.
rules-level8-level = Level
rules-level8-needs = You need
rules-level8-count = Cards
rules-level8-what = What
rules-level8-limits = Limits
rules-level8-limit-combinations = Combinations in a level
rules-level8-limit-run = Cards in a run
rules-level8-limit-set = Cards in a set
rules-level8-limit-color = Cards of one color
rules-level8-limit-cards = Cards in a level
rules-level8-limit-most = { $most } at most
rules-level8-limit-range = { $least } to { $most }

# A turn.
rules-level8-turn = A turn: draw, lay, discard
rule-L8-5 = First draw one card: the top of the draw pile, or the top of anybody's discard pile, even your own.
rule-L8-6 = Then you may lay down the level you are on: all its combinations at once, face up, each with exactly as many cards as it asks for. You cannot lay down a part of it, nor more than it asks for.
rules-level8-example-hand = You are on level 1, which asks for two runs of 3. You have drawn and hold these cards.
rules-level8-example-lay = This you may lay down. The joker stands for a 4.
rules-level8-example-part = This you may not: it is only a part of the level.
rules-level8-example-more = Nor this: the first run has four cards, and the level asks for three.
rule-L8-7 = Once your level lies on the table, you may add cards from your hand to any combination, your own or another player's, in this turn and in all later ones. A run grows at either end, from 1 to 15 at most. A set takes its value, and a group of one color takes its color.
rules-level8-example-add = Ben and Cleo have laid these. Any 3 fits before Ben's run and any 7 after it; a 7 fits with Cleo's 7s, too. No 5 fits: Ben's joker is the 5.
rule-L8-8 = Last, discard one card onto your own discard pile: any card, even a joker or a skip. Or lay a skip instead (L8-16).
rule-L8-9 = You must keep at least one card for the discard when you lay or add. Only level 8 needs none, because laying it down wins at once.
rule-L8-9-ruling = The printed rules do not say so, but every turn ends with a discard.

# Combinations.
rules-level8-combinations = Combinations
rule-L8-10 = A run has values in a row. Colors do not matter. After 15 comes nothing, not even a 1.
rule-L8-11 = A set has cards of one value. Two sets of one level may have the same value.
rule-L8-12 = Cards of one color may have any values.
rules-level8-example-right-run = A run of 3, up to the very end.
rules-level8-example-wrong-run = No run: nothing follows 15.
rules-level8-example-right-set = Two pairs of the same value.
rules-level8-example-wrong-set = No pair: two values.
rules-level8-example-right-color = Four purple cards.
rules-level8-example-wrong-color = Not one color: the last card is blue.
rule-L8-13 = A joker stands for any number card, never for a skip. You may use several. When you lay it, you say what it is: a place in a run, the value of a set, the color of a group. That stays so, and nobody may exchange it.
rule-L8-13-ruling = A combination may be made of jokers alone. You say what it is, like any other.
rules-level8-example-joker-ends = Jokers at both ends: a run from 4 to 6. Then a 3 and a 7 fit.
rules-level8-example-joker-high = Laid as a run from 5 to 7. Then a 4 and an 8 fit.
rules-level8-example-joker-alone = Two jokers: a pair of 9s, if you say so.
rules-level8-example-joker-color = Four blue cards.
rule-L8-14 = A skip never belongs to a combination.
rule-L8-14-ruling = It has neither a value nor a color.

# Pile and skips.
rules-level8-skips = Draw pile and skips
rule-L8-15 = When the last card of the draw pile is drawn, a new pile is made at once. All discard piles are shuffled into it, except for the top card of each.
rule-L8-16 = Instead of discarding you may lay a skip from your hand in front of another player who has none there. That player's next turn is passed: all he or she does is to put the skip face up under the draw pile. With two players you have the next turn as well.
rules-level8-example-skip = Ana has laid a skip in front of Cleo. Ben cannot choose Cleo now. When Cleo has passed, the skip lies under the pile, and she can be skipped again.
rule-L8-17 = When a face-up skip comes to the top of the draw pile, no face-down card is left. A new pile is made as in L8-15, and the skips of the pile are shuffled in.
rule-L8-18 = A skip that is your last card ends the round like any discard. It goes onto your own discard pile and stops nobody.

# The end.
rules-level8-end = The end of a round, and of the game
rule-L8-19 = The round ends at once when you put the last card of your hand onto your discard pile.
rule-L8-20 = Whoever ended the round moves up two levels. Everyone else who laid down in this round moves up one. The rest stay.
rules-level8-player = Player
rules-level8-before = On level
rules-level8-laid = Laid down?
rules-level8-ended = Ended the round?
rules-level8-after = Next round on level
rule-L8-21 = Whoever lays down level 8 wins at once, no matter how many cards are left.
rule-L8-21-ruling = That round has not ended, so nobody else moves up.
rule-L8-22 = You also win if you are on level 7, have laid it down, and end the round.
rule-L8-22-ruling = This round has ended, so the others who laid down still move up one, for the final standing.
rule-L8-23 = If nobody has won, the dealer's left neighbor deals the next round, from all 101 cards.

# The harder side.
rules-level8-harder = The harder side
rule-L8-24 = With two stars: if you are on level 5, 6, 7 or 8 when a round ends and have not laid it down, you may keep up to four cards of your hand. You are then dealt only as many as make ten.
rule-L8-24-ruling = You choose before the new deal, in turn from the new dealer's left. The others see only how many you keep. Jokers and skips may be kept. After the last round nothing is kept.
rules-level8-example-keep = Ben, on level 6, keeps these four cards and is dealt six.

# What may be known.
rules-level8-known = What you may know
rules-level8-known-all = Everyone sees the discard piles, the combinations and the skips that were laid, and knows how many cards each hand and the pile have.
rules-level8-known-hands = A card that was taken from a discard pile is known to be in that hand until it leaves it. A card from the draw pile is known only to whoever drew it. When a round ends, all of this is forgotten, except for the cards that you keep yourself.
