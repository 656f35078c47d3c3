# The rules page of Linko.

rules-linko-title = How Linko is played
rules-linko-lead = Lay out as many cards as you can: each card in front of you is worth a point, and each card left in your hand costs one. But the others can rob the layer on top, with just as many cards of a higher value.

# What there is.
rules-linko-cards = What there is
rule-LK-1 = There are 109 cards: the values 1 to 13, eight of each, and 5 jokers. One more card, the paw, shows whose turn it is.
rules-linko-example-cards = A low card, a high card and a joker.

# Setting up.
rules-linko-setup = Setting up
rule-LK-2 = With 3 to 5 players, shuffle all cards and deal 13 to each. Turn up six more in a row: they are the reserve. The rest is the draw pile, face down. The discard pile is empty at first. Two players play the duel, further down.
rules-linko-example-reserve = A reserve of six cards.
rule-LK-3 = Whoever has the paw begins. Turns go clockwise.
rule-LK-3-ruling = You may choose the seat that begins. Otherwise chance decides.

# A turn.
rules-linko-turn = A turn: play, then rob
rule-LK-4 = You must play: one or more cards of one value. How many of them you use is up to you. They are a new layer on top of your own layers. Everyone may look at all layers at any time.
rule-LK-5 = A joker has the value of the number cards it is played with. Jokers played alone are higher than any number.
rules-linko-example-plays = Each of these is one play. The last two are jokers alone.
rules-linko-example-no-plays = These are not: two values never make one layer.
rule-LK-6 = Now look at the top layer of each opponent, clockwise from your left. If it has as many cards as you have just played, and a lower value, you must steal it. You steal from each opponent once a turn at most. Settle everything with one opponent before you look at the next.
rule-LK-7 = A layer of jokers alone cannot be stolen. (In the expert variant it can: LK-17.) A joker among number cards protects nothing.
rules-linko-you-play = You play
rules-linko-top-layer = The top layer
rules-linko-stolen = Stolen?
rules-linko-steal-lower = Yes: as many cards, and lower
rules-linko-steal-joker = Yes: it is worth two 5s
rules-linko-steal-equal = No: equal is not lower
rules-linko-steal-count = No: not as many cards
rules-linko-steal-by-jokers = Yes: jokers alone are higher
rules-linko-steal-from-jokers = No: jokers alone are safe
rule-LK-8 = A stolen layer always leaves its owner's area. For each one you decide: take it or leave it. If you leave it, the victim decides: take it back or discard it.
rules-linko-thief = The thief
rules-linko-victim = The victim
rules-linko-draws = The victim draws
rules-linko-thief-takes = takes it into hand
rules-linko-thief-leaves = leaves it
rules-linko-victim-nothing = decides nothing
rules-linko-victim-back = takes it back into hand
rules-linko-victim-discards = discards it
rules-linko-draws-many = as many cards
rules-linko-draws-none = nothing
rules-linko-example-before = Ana plays two 8s. Ben's 10s are higher and stay. Cleo's 5s are two lower cards: stolen. Dan's 4 and joker are worth two 4s: stolen, too.
rules-linko-example-after = Ana leaves the 5s, and Cleo takes them back: she draws nothing. Ana takes the 4 and the joker, so Dan draws two cards. Cleo's 6s are safe from Ana this turn.

# Drawing.
rules-linko-drawing = Drawing
rule-LK-9 = If you must draw several cards, draw them one by one: each from the reserve or from the top of the pile. You see each card before you choose the next. When you have drawn all of them, the reserve is filled up to six again.
rules-linko-example-drawing = Dan must draw two cards. This is the reserve.
rules-linko-example-drawn = He takes the joker, then the top card of the pile, which only he sees. Then a new card fills the reserve: here a 1.
rule-LK-10 = When the draw pile is used up, no new one is made. You play on with what is left of the reserve.
rule-LK-11 = A layer that comes to light by a theft is now its owner's top layer. Others can steal it until it is covered.
rule-LK-12 = If there was nothing for you to steal this turn, you may draw exactly one card, from the reserve or the pile. You need not. Then the reserve is filled up, and your turn ends. To leave a layer is a theft, too: then there is no draw.

# The end.
rules-linko-end = The end
rule-LK-13 = The game ends at once when you have played the last card of your hand. That play steals nothing.
rule-LK-14 = It also ends at once when the draw pile is empty and somebody takes the last card of the reserve, even if more cards are due.
rule-LK-14-ruling = It does not matter which runs out last. When pile and reserve are both empty, the game is over.
rule-LK-15 = Each card in your area counts +1, each card in your hand −1. Values do not matter. The highest score wins. If it is tied, fewer cards in hand win; if that is tied, too, the victory is shared.
rules-linko-player = Player
rules-linko-area = In the area
rules-linko-hand = In hand
rules-linko-score = Score
rules-linko-example-score = Ana and Ben have 11 points each. Ben has fewer cards in hand and wins.

# Variants.
rules-linko-variants = Variants
rule-LK-16 = Advanced: a turn without a theft ends without a draw. LK-12 does not hold.
rule-LK-17 = Expert: like advanced, but jokers alone are no longer safe. They are stolen by as many cards of value 1. The 1s can still be stolen by anything higher.
rule-LK-17-ruling = A 1 with a joker is a layer of value 1, so it steals two jokers.
rules-linko-steal-ones = Yes: two cards of value 1
rules-linko-steal-only-ones = No: only 1s can
rules-linko-steal-higher = Yes: jokers alone are higher

# The duel.
rules-linko-duel = The duel, for two players
rules-linko-duel-lead = Two players keep all the rules above, with these changes. The variants are open to them, too.
rule-LK-18 = Give two jokers to each player. Shuffle the other 105 cards and deal 11 to each, so both hands have 13 cards. Turn up the reserve.
rule-LK-19 = Then fill the ghost zone: turn up cards from the pile until 13 lie there. Cards of one value lie together as a set. But a 13 or a joker does not go there. It goes on top of the lowest card of the reserve, and the two are a group from then on.
rule-LK-19-ruling = Single cards of the reserve come first, the lowest first. If all are groups, it is the group with the lowest card. Among equals it is the leftmost. A joker counts above 13. A 13 or a joker that is dealt into the reserve lies there as a card of its own.
rules-linko-example-group = A 13 was turned up for the ghost zone. It lies on the left one of the two 2s.
rule-LK-20 = Whoever takes a group from the reserve takes all of it, and it counts as one card drawn. The reserve is full when it has six places taken.
rule-LK-21 = You also steal from the ghost zone, before you look at your rival: one whole set with as many cards as you have played, and a lower value. If several fit, you choose one. It goes straight into your hand, and nobody draws for it. Jokers alone are higher than every set.
rule-LK-21-ruling = You must steal if a set fits, as from an opponent.
rules-linko-example-ghost = A ghost zone. If you play two 9s, choose the 1s or the 8s. If you play two 5s, you must take the 1s. If you play one 2, nothing fits. With two jokers you may also choose the 10s.
rule-LK-22 = Right after a theft from it, the ghost zone is filled up to 13 cards again in the same way, while the pile lasts. Only then do you look at your rival.
rule-LK-23 = The draw after a turn without a theft (LK-12) is yours only if you stole nothing at all, neither from your rival nor from the ghost zone.
rule-LK-23-ruling = The printed rules leave this open. The draw is for those who come away with nothing.

# What may be known.
rules-linko-known = What you may know
rules-linko-known-all = Everyone sees all layers, the reserve, the ghost zone and the discard pile, and knows how many cards each hand and the pile have.
rules-linko-known-hands = A card that was taken from the reserve, stolen, or taken back is known to be in that hand until it is played. So are the two jokers that each player of a duel starts with. A card from the pile is known only to whoever drew it.
rules-linko-known-end = Nothing forces a game to end: a layer can be left and taken back for ever. You may agree to end such a game; it then has no winner.
