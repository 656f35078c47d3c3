# On the first page.
linko-name = Linko
linko-kind = Free-for-all · 2–5 players
linko-sentence = Lay cards, steal the layers on top, and end with many on the table and few in hand.

# When a table is set up, and in the arena's rows.
option-variant = Variant
option-variant-base = Base
option-variant-advanced = Advanced
option-variant-expert = Expert

# Linko: names, errors, and the course of a game.

linko-title = Linko, { $players ->
    [2] the duel
   *[other] { $players } players
  }, { $variant ->
    [base] base rules
    [advanced] advanced rules
   *[expert] expert rules
  }
linko-joker = joker

# Why something is not allowed.
linko-wrong-players = Linko is for 2 to 5 players, not { $players }.
linko-not-dealt = The cards are not dealt yet.
linko-already-dealt = The cards are dealt already.
linko-game-over = The game is over.
linko-no-such-seat = There is no seat { $seat } here: { $players } play, and seats are counted from 0.
linko-wrong-deck = { $found } of the card { $card } were dealt; the box has { $expected }.
linko-wrong-hand-count = { $found } hands were dealt, and { $players } should have been.
linko-wrong-hand-size = Seat { $seat } was dealt { $found } cards, and should have { $expected }.
linko-wrong-reserve = The reserve starts with { $expected } cards, not { $found }.
linko-jokers-missing = In the duel everyone starts with two jokers; seat { $seat } does not.
linko-wrong-beginner = Seat { $seat } begins.
linko-due = { $to ->
    [record] { $what ->
        [play] It is the turn of seat { $name }, who must play cards.
        [ghost] First seat { $name } chooses a set of the ghost zone.
        [steal] First seat { $name } decides about the layer that is stolen from seat { $other }.
        [answer] First seat { $name } takes back or discards the layer that seat { $other } left.
        [draw] First seat { $name } draws, as often as cards were stolen.
       *[extra] First seat { $name } draws a card or passes.
      }
    [you] { $what ->
        [play] It’s your turn: play cards first.
        [ghost] First choose a set from the ghost zone.
        [steal] First decide about the layer you steal from { $other }.
        [answer] First take back or discard the layer that { $other } left.
        [draw] First draw as many cards as were stolen from you.
       *[extra] First draw a card, or pass.
      }
   *[player] { $what ->
        [play] It’s { $name }’s turn to play cards.
        [ghost] First { $name } chooses a set from the ghost zone.
        [steal] First { $name } decides about the layer stolen from { $other }.
        [answer] First { $name } takes back or discards the layer that { $other } left.
        [draw] First { $name } draws as many cards as were stolen.
       *[extra] First { $name } draws a card or passes.
      }
  }
linko-nothing-played = At least one card must be played.
linko-several-values = Cards that are played together have one value; jokers go with any.
linko-not-held = { $to ->
    [record] { $held ->
        [0] No { $card } is in this hand.
       *[other] { $count } of { $card } cannot be played: this hand has { $held }.
      }
   *[player] { $kind ->
        [joker] { $held ->
            [0] You don’t have a joker.
            [one] You can’t play { $count } jokers: you have only one.
           *[other] You can’t play { $count } jokers: you have only { $held }.
          }
       *[number] { $held ->
            [0] You don’t have any { $card }s.
            [one] You can’t play { $count } × { $card }: you have only one.
           *[other] You can’t play { $count } × { $card }: you have only { $held }.
          }
      }
  }
linko-not-in-the-box = { $to ->
    [record] { $count } of { $card } cannot be played: the box has { $boxed }.
   *[player] { $kind ->
        [joker] There are only { $boxed } jokers in the box, not { $count }.
       *[number] There are only { $boxed } cards of value { $card } in the box, not { $count }.
      }
  }
linko-no-such-set = No set of { $value }s can be stolen from the ghost zone: it must have as many cards as were played, and a lower value.
linko-no-ghost-theft = { $to ->
    [record] Nothing is to be stolen from the ghost zone now.
   *[player] There is nothing to steal from the ghost zone now.
  }
linko-no-theft = { $to ->
    [record] Nothing is to be stolen now.
   *[player] There is nothing to steal now.
  }
linko-other-victim = { $to ->
    [record] Seat { $name } is robbed first: opponents come one after another, clockwise.
   *[player] You steal from { $name } first: opponents come one after another, clockwise.
  }
linko-nothing-to-answer = No layer was left lying.
linko-no-draw-base = No draw is due: a card is drawn only after a turn in which nothing could be stolen.
linko-no-draw-advanced = No draw is due: in this variant nobody draws after a turn without a theft.
linko-pile-empty = The draw pile is empty; only the reserve is left.
linko-no-such-slot = The reserve has no slot { $slot }: it has { $slots }, counted from 0.
linko-wrong-scores = The scores are { $scores }.
linko-wrong-winners = { $count ->
    [one] The winner is seat { $winners }.
   *[other] The winners are seats { $winners }.
  }

# The course of a game.
linko-dealt-hand = { $name } is dealt { $cards }
linko-reserve = The reserve: { $cards }
linko-ghost = The ghost zone: { $cards }
linko-dealt-pile = The pile, top card first: { $cards }
linko-first = { $you ->
    [name] You begin.
   *[other] { $name } begins.
  }
linko-played = { $you ->
    [name] You play { $cards }.
   *[other] { $name } plays { $cards }.
  }
linko-ghost-robbed = { $you ->
    [name] You steal { $cards } from the ghost zone.
   *[other] { $name } steals { $cards } from the ghost zone.
  }
linko-stolen = { $you ->
    [name] You steal { $cards } from { $victim } and take the layer.
    [victim] { $name } steals { $cards } from you and takes the layer.
   *[other] { $name } steals { $cards } from { $victim } and takes the layer.
  }
linko-left = { $you ->
    [name] You steal { $cards } from { $victim } and leave the layer.
    [victim] { $name } steals { $cards } from you and leaves the layer.
   *[other] { $name } steals { $cards } from { $victim } and leaves the layer.
  }
linko-took-back = { $you ->
    [name] You take { $cards } back.
   *[other] { $name } takes { $cards } back.
  }
linko-discarded = { $you ->
    [name] You discard { $cards }.
   *[other] { $name } discards { $cards }.
  }
linko-drew-pile = { $you ->
    [name] You draw { $cards } from the pile.
   *[other] { $name } draws { $cards } from the pile.
  }
linko-drew-reserve = { $you ->
    [name] You draw { $cards } from the reserve.
   *[other] { $name } draws { $cards } from the reserve.
  }
linko-passed = { $you ->
    [name] You draw nothing.
   *[other] { $name } draws nothing.
  }
linko-filled = { $left ->
    [one] Filled up; one card is left in the pile.
   *[other] Filled up; { $left } cards are left in the pile.
  }
linko-area = { $name }: { $layers } (hand: { $hand })
linko-empty = nothing
linko-ended-last-card = { $name } has played the last card: the game is over.
linko-ended-exhausted = Pile and reserve are empty: the game is over.
linko-score = { $name }: { $score }
linko-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
  }

# The table of many games.
linko-sim-order = { $place ->
    [1] First player
    [2] Second player
    [3] Third player
    [4] Fourth player
   *[other] Fifth player
  }
linko-sim-seat-figures = wins { $rate } ({ $low } to { $high }), mean score { $mean } ({ $mean_low } to { $mean_high })
linko-sim-by-order = By order of play
linko-sim-shared = Shared wins
linko-sim-thefts = Thefts per game
linko-sim-joker-layers = Layers of jokers alone per game
linko-sim-end-last-card = a player’s last card
linko-sim-end-exhausted = pile and reserve empty

# Linko at a table: what the page says.

# Cards. A set is some cards of one value, or jokers; one card is named alone.
linko-page-set = { $kind ->
    [joker] { $count ->
        [one] a joker
       *[other] { $count } jokers
      }
   *[number] { $count ->
        [one] { $value ->
            [8] an 8
            [11] an 11
           *[other] a { $value }
          }
       *[other] { $count } × { $value }
      }
  }
linko-page-set-with-jokers = { $jokers ->
    [one] { $set }, including a joker
   *[other] { $set }, including { $jokers } jokers
  }
linko-page-top = top layer
linko-page-top-spoken = Top layer: { $layer }
linko-page-no-layers = Nothing laid yet

# What happened, where it is not told as in a record.
linko-page-line-drew-unseen = { $you ->
    [name] You draw a card from the pile.
   *[other] { $name } draws a card from the pile.
  }
linko-page-line-ended-last-card = { $you ->
    [name] You have played the last card of your hand.
   *[other] { $name } has played the last card of their hand.
  }
linko-page-line-ended-exhausted = The pile and the reserve are empty.
linko-page-line-won = { $you ->
    [winners] { $count ->
        [one] The game is over, and you win.
       *[other] The game is over, and you share the victory with { $winners }.
      }
   *[other] { $count ->
        [one] The game is over, and { $winners } wins.
       *[other] The game is over, and { $winners } share the victory.
      }
  }

# Deeds, as on a button.
linko-page-deed-play = Play { $cards }
linko-page-deed-ghost = Steal the { $value }s
linko-page-deed-take = Take { $name }’s layer
linko-page-deed-leave = Leave the layer to { $name }
linko-page-deed-keep = Take the layer back
linko-page-deed-discard = Discard the layer
linko-page-deed-draw-pile = Draw from the pile
linko-page-deed-draw-slot = Draw card { $place } of the reserve
linko-page-deed-draw-cards = Draw { $cards } from the reserve
linko-page-deed-pass = Draw nothing

# Why an action is a good one. Nobody is spoken to: the same is told in hints and of games that are over.
linko-why-wins = It ends the game with a win.
linko-why-shares = It ends the game with a shared victory.
linko-why-robs = { $count ->
    [one] It steals from { $names }.
   *[other] It steals from { $names } at once.
  }
linko-why-robs-ghost = { $count ->
    [one] It steals a card from the ghost zone.
   *[other] It steals { $count } cards from the ghost zone.
  }
linko-why-sheds = It puts { $count } cards on the table at once.
linko-why-safe = Nobody can have the cards to steal it now.
linko-why-safe-from-next = { $name }, who is next, can’t have the cards to steal it.
linko-why-hurry = { $count ->
    [one] { $name } has one card left: the end is near.
   *[other] { $name } has { $count } cards left: the end is near.
  }
linko-why-joins = With the hand, that makes { $set }.
linko-why-joker = A joker goes with any cards.
linko-why-keeps = It keeps { $set } together for later.
linko-why-lowest = On the table, low cards count as much as high ones.
linko-why-stays-at = { $count ->
    [one] The hand stays at one card.
   *[other] The hand stays at { $count } cards.
  }
linko-why-exhausts = The last cards are drawn for it, which ends the game.
linko-why-nothing-fits = No card in the reserve goes with the hand.
linko-why-reserve-fits = The reserve has cards that go with the hand.
linko-why-cards-cost = One more card in hand would cost a point.

# The bar.
linko-page-my-turn = Your turn
linko-page-my-decision = Your decision
linko-page-awaited = Waiting for { $name }
linko-page-over = The game is over
linko-page-given-up = The game was ended early
linko-page-dealing = Dealing the cards
linko-page-variant = { $variant ->
    [base] base rules
    [advanced] advanced rules
   *[expert] expert rules
  }

# Seats and the middle.
linko-page-others = The others
linko-page-players = The players
linko-page-in-hand = { $count } in hand
linko-page-laid = { $count } on the table
linko-page-layers = Older layers, the oldest first
linko-page-mark-loses = loses { $count }
linko-page-mark-won = wins
linko-page-reserve = Reserve
linko-page-reserve-empty = Empty
linko-page-pile = Pile
linko-page-pile-spoken = { $count ->
    [0] The draw pile is empty
    [one] Draw pile, one card
   *[other] Draw pile, { $count } cards
  }
linko-page-out = Discards
linko-page-out-spoken = { $count ->
    [0] The discard pile is empty
    [one] Discard pile, one card: { $cards }
   *[other] Discard pile, { $count } cards: { $cards }
  }
linko-page-ghost = Ghost zone
linko-page-ghost-empty = Empty

# My turn.
linko-page-ask-play = Pick cards of one value. Jokers go with anything.
linko-page-robs = You steal { $layer } from { $name }.
linko-page-robs-ghost = { $count ->
    [one] You steal { $sets } from the ghost zone.
   *[other] You steal one set from the ghost zone: { $sets }.
  }
linko-page-robs-nobody = You steal nothing.
linko-page-robs-nobody-draw = You may draw a card afterwards.
linko-page-robs-nobody-no-draw = To steal a layer, play as many cards as it has, but higher ones.
linko-page-ends-game = { $count ->
    [one] This is your last card: the game ends, and nothing is stolen.
   *[other] These are your last cards: the game ends, and nothing is stolen.
  }
linko-page-with-joker = With joker
linko-page-take-all = All { $count }
linko-page-put-back = Put back
linko-page-hand = Your hand, by value
linko-page-hand-empty = Your hand is empty.
linko-page-group = { $count ->
    [one] { $card }, one card
   *[other] { $card }, { $count } cards
  }
linko-page-group-picked = { $picked ->
    [one] { $card }, one of { $count } picked
   *[other] { $card }, { $picked } of { $count } picked
  }

# A card that cannot be played now.
linko-page-wait-play = You can’t play now: it’s { $name }’s turn.
linko-page-wait-decision = You can’t play now: { $name } decides first.
linko-page-wait-own = You can’t play now: answer the question first.
linko-page-plan = If you could play now:

# Questions.
linko-page-stole = You steal { $layer } from { $name }
linko-page-stole-question = { $count ->
    [one] Take the card or leave it?
   *[other] Take the cards or leave them?
  }
linko-page-take = { $count ->
    [one] Take it
   *[other] Take them
  }
linko-page-take-means = { $count ->
    [one] The card goes into your hand. { $name } draws a card.
   *[other] The { $count } cards go into your hand. { $name } draws { $count } cards.
  }
linko-page-leave = { $count ->
    [one] Leave it
   *[other] Leave them
  }
linko-page-leave-means = { $count ->
    [one] { $name } takes it back, or discards it and draws a card.
   *[other] { $name } takes them back, or discards them and draws { $count } cards.
  }
linko-page-left-you = { $name } leaves you { $layer }
linko-page-left-question = { $count ->
    [one] Take the card back or discard it?
   *[other] Take the cards back or discard them?
  }
linko-page-keep = { $count ->
    [one] Take it back
   *[other] Take them back
  }
linko-page-keep-means = { $count ->
    [one] The card goes into your hand. You draw nothing.
   *[other] The { $count } cards go into your hand. You draw nothing.
  }
linko-page-discard = { $count ->
    [one] Discard it
   *[other] Discard them
  }
linko-page-discard-means = { $count ->
    [one] The card goes on the discard pile. You draw a card.
   *[other] The { $count } cards go on the discard pile. You draw { $count } cards.
  }
linko-page-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards, one by one
  }
linko-page-draw-why = { $name } has stolen from you.
linko-page-draw-where = Choose a card from the reserve, or draw from the pile.
linko-page-draw-where-reserve = The pile is empty: choose a card from the reserve.
linko-page-draw-where-pile = The reserve is empty: draw from the pile.
linko-page-extra = Draw a card?
linko-page-extra-why = There was nothing to steal this turn, so you may draw a card.
linko-page-ghost-which = Which set do you want to steal?
linko-page-ghost-one = You steal from the ghost zone
linko-page-ghost-means = { $count ->
    [one] The card goes straight into your hand.
   *[other] The { $count } cards go straight into your hand.
  }

# Others decide.
linko-page-awaits-play = Waiting for { $name }
linko-page-awaits-ghost = { $name } steals from the ghost zone
linko-page-awaits-steal = { $name } steals from { $victim }
linko-page-awaits-steal-why = Take the layer ({ $layer }) or leave it? { $name } decides.
linko-page-awaits-steal-you = { $name } steals from you
linko-page-awaits-answer = { $name } decides
linko-page-awaits-answer-why = Take the layer ({ $layer }) back or discard it?
linko-page-awaits-draw = { $count ->
    [one] { $name } draws a card
   *[other] { $name } draws { $count } cards
  }
linko-page-awaits-extra = { $name } may draw a card

# Hints, clocks, being away, giving up.
linko-page-until = until { $time } (UTC)
linko-page-away = You are away
linko-page-away-why = Come back any time: the seat is yours.
linko-page-return = Come back

# The end.
linko-page-you-win = You win
linko-page-you-share = You share the victory
linko-page-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
linko-page-end-last-card = { $name } played the last card of their hand.
linko-page-end-last-card-you = You played the last card of your hand.
linko-page-end-exhausted = The pile and the reserve are empty.
linko-page-tied = The points were tied: fewer cards in hand decided it.
linko-page-ahead = { $count ->
    [one] You finished one point ahead.
   *[other] You finished { $count } points ahead.
  }
linko-page-behind = { $count ->
    [one] You finished one point behind.
   *[other] You finished { $count } points behind.
  }
linko-page-ahead-of = { $count ->
    [one] { $name } finished one point ahead.
   *[other] { $name } finished { $count } points ahead.
  }
linko-page-sum-laid = { $count ->
    [one] card on the table
   *[other] cards on the table
  }
linko-page-sum-hand = { $count ->
    [one] card left in hand
   *[other] cards left in hand
  }
linko-page-sum-points = { $count ->
    [one] point
   *[other] points
  }

# The rules page of Linko.

rules-linko-title = How to play Linko
rules-linko-lead = Lay out as many cards as you can: each card in front of you is worth a point, and each card left in your hand costs one. But the others can steal the layer on top, with just as many cards of a higher value.

# At a glance.
rules-linko-glance-play = Play
rules-linko-glance-play-text = Lay down one or more cards of one value. They are your new top layer.
rules-linko-glance-steal = Then steal
rules-linko-glance-steal-text = If an opponent’s top layer has as many cards, but lower ones, you must steal it. Take it, and they draw as many; or leave it to them.
rules-linko-glance-win = How you win
rules-linko-glance-win-text = Each card in front of you counts +1, each card in your hand −1; the most points win. It ends when a hand is empty, or pile and reserve are.
rules-linko-glance-joker = With a joker
rules-linko-glance-joker-text = A joker has the value of the cards it is played with: these are three 6s.
rules-linko-glance-values = Two values
rules-linko-glance-values-text = A layer has cards of one value only.
rules-linko-glance-equal = Equal is not lower
rules-linko-glance-equal-text = Two 7s cannot steal a 7 with a joker: that layer is worth two 7s, too.
rules-linko-glance-number = The value, from 1 to 13
rules-linko-glance-rings = Rings and colors only go with the number
rules-linko-glance-jokers = A joker: alone it is higher than any number
rules-linko-glance-back = Face down: the draw pile

# What there is.
rules-linko-cards = What’s in the box
rule-LK-1 = There are 109 cards: the values 1 to 13, eight of each, and 5 jokers. One more card, the paw, shows whose turn it is.
rules-linko-example-cards = A low card, a high card and a joker.

# Setting up.
rules-linko-setup = Setting up
rule-LK-2 = With 3 to 5 players, shuffle all cards and deal 13 to each. Turn up six more in a row: they are the reserve. The rest is the draw pile, face down. The discard pile is empty at first. Two players play the duel, further down.
rules-linko-example-reserve = A reserve of six cards.
rule-LK-3 = Whoever has the paw begins. Turns go clockwise.
rule-LK-3-ruling = You may choose the seat that begins. Otherwise chance decides.

# A turn.
rules-linko-turn = A turn: play, then steal
rule-LK-4 = You must play: one or more cards of one value. How many of them you use is up to you. They are a new layer on top of your own layers. Everyone may look at all layers at any time.
rule-LK-5 = A joker has the value of the number cards it is played with. Jokers played alone are higher than any number.
rules-linko-example-plays = Each of these is one play. The last two are jokers alone.
rules-linko-example-no-plays = These are not: two values never make one layer.
rule-LK-6 = Now look at the top layer of each opponent, clockwise from your left. If it has as many cards as you have just played, and a lower value, you must steal it. You steal from each opponent once a turn at most. Settle everything with one opponent before you look at the next.
rule-LK-7 = A layer of jokers alone cannot be stolen. (In the expert variant it can: LK-17.) A joker among number cards protects nothing.
rules-linko-you-play = You play
rules-linko-top-layer = The top layer
rules-linko-stolen = Stolen?
rules-linko-steal-lower = Yes: just as many cards, and lower
rules-linko-steal-joker = Yes: it is worth two 5s
rules-linko-steal-equal = No: equal is not lower
rules-linko-steal-count = No: not as many cards
rules-linko-steal-by-jokers = Yes: jokers alone are higher
rules-linko-steal-from-jokers = No: jokers alone are safe
rule-LK-8 = A stolen layer always leaves its owner’s area. For each one you decide: take it or leave it. If you leave it, the victim decides: take it back or discard it.
rules-linko-thief = The thief
rules-linko-victim = The victim
rules-linko-draws = The victim draws
rules-linko-thief-takes = takes it into their hand
rules-linko-thief-leaves = leaves it
rules-linko-victim-nothing = decides nothing
rules-linko-victim-back = takes it back into their hand
rules-linko-victim-discards = discards it
rules-linko-draws-many = as many cards
rules-linko-draws-none = nothing
rules-linko-example-before = Ana plays two 8s. Ben’s 10s are higher and stay. Cleo’s 5s are two lower cards: stolen. Dan’s 4 and joker are worth two 4s: stolen, too.
rules-linko-example-after = Ana leaves the 5s, and Cleo takes them back: she draws nothing. Ana takes the 4 and the joker, so Dan draws two cards. Cleo’s 6s are safe from Ana this turn.

# Drawing.
rules-linko-drawing = Drawing
rule-LK-9 = If you must draw several cards, draw them one by one: each from the reserve or from the top of the pile. You see each card before you choose the next. When you have drawn all of them, the reserve is filled up to six again.
rules-linko-example-drawing = Dan must draw two cards. This is the reserve.
rules-linko-example-drawn = He takes the joker, then the top card of the pile, which only he sees. Then a new card fills the reserve: here a 1.
rule-LK-10 = When the draw pile is used up, no new one is made. You play on with what is left of the reserve.
rule-LK-11 = A layer uncovered by a theft is now its owner’s top layer. Others can steal it until it is covered.
rule-LK-12 = If there was nothing for you to steal this turn, you may draw exactly one card, from the reserve or the pile. You don’t have to. Then the reserve is filled up, and your turn ends. Leaving a layer is a theft, too: then there is no draw.

# The end.
rules-linko-end = The end
rule-LK-13 = The game ends at once when you have played the last card of your hand. That play steals nothing.
rule-LK-14 = It also ends at once when the draw pile is empty and somebody takes the last card of the reserve, even if they still had more cards to draw.
rule-LK-14-ruling = It does not matter which runs out last. When pile and reserve are both empty, the game is over.
rule-LK-15 = Each card in your area counts +1, each card in your hand −1. Values do not matter. The highest score wins. If it is tied, fewer cards in hand win; if that is tied, too, the victory is shared.
rules-linko-player = Player
rules-linko-area = In the area
rules-linko-hand = In hand
rules-linko-score = Score
rules-linko-example-score = Ana and Ben have 11 points each. Ben has fewer cards in hand and wins.

# Variants.
rules-linko-variants = Variants
rule-LK-16 = Advanced: a turn without a theft ends without a draw. LK-12 does not apply.
rule-LK-17 = Expert: like advanced, but jokers alone are no longer safe. They are stolen by as many cards of value 1. The 1s can still be stolen by anything higher.
rule-LK-17-ruling = A 1 with a joker is a layer of value 1, so it steals two jokers.
rules-linko-steal-ones = Yes: two cards of value 1
rules-linko-steal-only-ones = No: only 1s can
rules-linko-steal-higher = Yes: jokers alone are higher

# The duel.
rules-linko-duel = The duel, for two players
rules-linko-duel-lead = With two players, all the rules above apply, with these changes. You can play the variants, too.
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
rules-linko-known-end = Nothing forces a game to end: a layer can be left and taken back forever. You may agree to end such a game; it then has no winner.

# A first game.
linko-lesson-aim = The aim
linko-lesson-aim-text = These are your 13 cards. At the end every card in front of you is worth a point, and every card in your hand costs one.
linko-lesson-lay = Cards that match
linko-lesson-lay-text = On your turn you lay one card or more, all of one value: a layer. Press the sixes until all three are picked.
linko-lesson-draw = A card, if you like
linko-lesson-draw-text = Your sixes stole nothing, so you may draw a card. The nine in the reserve makes a pair with yours.
linko-lesson-rob = As many, and higher
linko-lesson-rob-text = { $one } has two sevens on top. Lay as many cards of a higher value and you steal that layer: two nines will do.
linko-lesson-take = Take it or leave it
linko-lesson-take-text = If you take the sevens, they go into your hand and { $one } draws two cards. Together with yours they make four, so take them.
linko-lesson-robbed = Now you are robbed
linko-lesson-robbed-text = { $one } laid two elevens and leaves you the nines: take them back, or discard them and draw two other cards. Let them go this time.
linko-lesson-reserve = One card at a time
linko-lesson-reserve-text = Each card comes from the reserve or from the pile, as you like. There is a joker in the reserve: take it.
linko-lesson-pile = The next one unseen
linko-lesson-pile-text = The reserve is filled up only when you are done. Draw your second card from the pile.
linko-lesson-large = More is safer
linko-lesson-large-text = A layer of four is hard to steal: it takes four cards of a higher value. Lay all your sevens.
linko-lesson-pass = Drawing is up to you
linko-lesson-pass-text = Nothing stolen again, so you may draw a card. But cards in hand cost points: pass this time.
linko-lesson-joker = A joker joins in
linko-lesson-joker-text = { $two } has five twelves on top. A joker counts like the cards it is laid with, so your four 13s and the joker make five 13s.
linko-lesson-leave = Leave it this time
linko-lesson-leave-text = Five cards would fill your hand. Leave them: { $two } takes them back, or discards them and draws five others.
linko-lesson-last = Your last cards
linko-lesson-last-text = { $two } took all five back. Lay your twos: whoever plays their last card ends the game at once, and nothing more is stolen.
linko-lesson-count = The count
linko-lesson-count-text = A point for every card in front of you, one less for every card in hand. The most points win, and this time they are yours!
