# Linko at a table: what the page says.

# Cards. A set is some cards of one value; $card is a number or a joker.
linko-page-set = { $count } × { $card }
linko-page-set-with-jokers = { $jokers ->
    [one] { $set }, one a joker
   *[other] { $set }, { $jokers } of them jokers
  }
linko-page-top = top layer
linko-page-top-spoken = Top layer: { $layer }
linko-page-no-layers = Nothing laid yet

# What happened, where it is not told as in a record.
linko-page-line-drew-unseen = { $name } draws a card from the pile.
linko-page-line-ended-last-card = { $count ->
    [one] { $name } has played the last card: the game is over, and { $winners } wins.
   *[other] { $name } has played the last card: the game is over, and { $winners } win together.
  }
linko-page-line-ended-exhausted = { $count ->
    [one] Pile and reserve are empty: the game is over, and { $winners } wins.
   *[other] Pile and reserve are empty: the game is over, and { $winners } win together.
  }

# Deeds, as on a button.
linko-page-deed-play = Play { $cards }
linko-page-deed-ghost = Steal the set of { $value }
linko-page-deed-take = Take the layer of { $name }
linko-page-deed-leave = Leave the layer to { $name }
linko-page-deed-keep = Take the layer back
linko-page-deed-discard = Discard the layer
linko-page-deed-draw-pile = Draw from the pile
linko-page-deed-draw-slot = Draw card { $place } of the reserve
linko-page-deed-draw-cards = Draw { $cards } from the reserve
linko-page-deed-pass = Draw nothing

# The bar.
linko-page-my-turn = Your turn
linko-page-my-decision = You decide
linko-page-awaited = Waiting for { $name }
linko-page-over = The game is over
linko-page-given-up = The game was given up
linko-page-dealing = The cards are being dealt
linko-page-variant = { $variant ->
    [base] base rules
    [advanced] advanced rules
   *[expert] expert rules
  }
linko-page-practice = practice

# Seats and the middle.
linko-page-others = The others
linko-page-players = The players
linko-page-you = You
linko-page-in-hand = { $count } in hand
linko-page-laid = { $count } laid
linko-page-layers = Older layers, the oldest first
linko-page-mark-loses = loses { $count }
linko-page-mark-awaited = decides
linko-page-mark-plays = to play
linko-page-mark-last = last move
linko-page-mark-won = wins
linko-page-mark-away = away
linko-page-mark-replaced = a bot plays
linko-page-mark-bot = bot
linko-page-reserve = Reserve
linko-page-reserve-empty = Nothing left
linko-page-pile = Pile
linko-page-pile-spoken = { $count ->
    [0] The draw pile is empty
    [one] Draw pile, one card
   *[other] Draw pile, { $count } cards
  }
linko-page-out = Out
linko-page-out-spoken = { $count ->
    [0] The discard pile is empty
    [one] Discard pile, one card: { $cards }
   *[other] Discard pile, { $count } cards: { $cards }
  }
linko-page-ghost = Ghost zone
linko-page-ghost-empty = Nothing left

# My turn.
linko-page-ask-play = Pick cards of one value. Jokers go with any.
linko-page-robs = This robs { $name } ({ $layer }).
linko-page-robs-ghost = { $count ->
    [one] This robs the ghost zone ({ $sets }).
   *[other] This robs the ghost zone of one set: { $sets }.
  }
linko-page-robs-nobody = This robs nobody.
linko-page-robs-nobody-draw = You may draw a card after it.
linko-page-robs-nobody-no-draw = A theft needs as many cards and a higher value.
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
linko-page-wait-play = You cannot play now: { $name } is to play.
linko-page-wait-decision = You cannot play now: { $name } decides first.
linko-page-wait-own = You cannot play now: answer the question first.
linko-page-plan = If you could play it now:

# Questions.
linko-page-stole = You rob { $name }: { $layer }
linko-page-stole-question = { $count ->
    [one] Take the card, or leave it?
   *[other] Take the cards, or leave them?
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
    [one] { $name } takes it back, or puts it out and draws a card.
   *[other] { $name } takes them back, or puts them out and draws { $count } cards.
  }
linko-page-left-you = { $name } leaves you { $layer }
linko-page-left-question = { $count ->
    [one] Take the card back, or put it out?
   *[other] Take the cards back, or put them out?
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
    [one] Put it out
   *[other] Put them out
  }
linko-page-discard-means = { $count ->
    [one] The card goes on the discard pile. You draw a card.
   *[other] The { $count } cards go on the discard pile. You draw { $count } cards.
  }
linko-page-draw = { $count ->
    [one] Draw a card
   *[other] Draw { $count } cards, one by one
  }
linko-page-draw-why = { $name } has robbed you.
linko-page-draw-where = Press a card of the reserve, or draw from the pile.
linko-page-draw-where-reserve = The pile is empty: press a card of the reserve.
linko-page-draw-where-pile = The reserve is empty: draw from the pile.
linko-page-extra = Draw a card?
linko-page-extra-why = Nothing could be stolen this turn, so you may draw one card.
linko-page-ghost-which = Which set do you steal?
linko-page-ghost-one = You rob the ghost zone
linko-page-ghost-means = { $count ->
    [one] The card goes straight into your hand.
   *[other] The { $count } cards go straight into your hand.
  }

# Others decide.
linko-page-awaits-play = { $name } is to play
linko-page-awaits-ghost = { $name } robs the ghost zone
linko-page-awaits-steal = { $name } robs { $victim }
linko-page-awaits-steal-why = Take the layer ({ $layer }), or leave it? { $name } decides.
linko-page-awaits-steal-you = { $name } robs you
linko-page-awaits-answer = { $name } decides
linko-page-awaits-answer-why = Take the layer ({ $layer }) back, or put it out?
linko-page-awaits-draw = { $count ->
    [one] { $name } draws a card
   *[other] { $name } draws { $count } cards
  }
linko-page-awaits-extra = { $name } may draw a card

# Hints, clocks, being away, giving up.
linko-page-hint = A bot would do this:
linko-page-until = until { $time } (UTC)
linko-page-away = You are away
linko-page-away-why = Come back when you like: the seat is yours.
linko-page-return = Come back

# The end.
linko-page-you-win = You win
linko-page-you-share = You win, together with others
linko-page-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  }
linko-page-end-last-card = { $name } played the last card of the hand.
linko-page-end-last-card-you = You played the last card of your hand.
linko-page-end-exhausted = Pile and reserve are empty.
linko-page-result = Result
linko-page-column-name = Player
linko-page-column-laid = Laid
linko-page-column-hand = In hand
linko-page-column-points = Points
linko-page-rematch = Play again
linko-page-to-rematch = Go to the new game
linko-page-record = The record of the game
