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
linko-due = { $what ->
    [play] It is the turn of seat { $seat }, who must play cards.
    [ghost] First seat { $seat } chooses a set of the ghost zone.
    [steal] First seat { $seat } decides about the layer that is stolen from seat { $other }.
    [answer] First seat { $seat } takes back or discards the layer that seat { $other } left.
    [draw] First seat { $seat } draws, as often as cards were stolen.
   *[extra] First seat { $seat } draws a card or passes.
  }
linko-nothing-played = At least one card must be played.
linko-several-values = Cards that are played together have one value; jokers go with any.
linko-not-held = { $held ->
    [0] No { $card } is in this hand.
   *[other] { $count } of { $card } cannot be played: this hand has { $held }.
  }
linko-not-in-the-box = { $count } of { $card } cannot be played: the box has { $boxed }.
linko-no-such-set = No set of { $value } can be stolen from the ghost zone: it must have as many cards as were played, and a lower value.
linko-no-ghost-theft = Nothing is to be stolen from the ghost zone now.
linko-no-theft = Nothing is to be stolen now.
linko-other-victim = Seat { $victim } is robbed first: opponents come one after another, clockwise.
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
linko-first = { $name } begins.
linko-played = { $name } plays { $cards }.
linko-ghost-robbed = { $name } steals { $cards } from the ghost zone.
linko-stolen = { $name } steals { $cards } from { $victim } and takes them.
linko-left = { $name } steals { $cards } from { $victim } and leaves them.
linko-took-back = { $name } takes { $cards } back.
linko-discarded = { $name } discards { $cards }.
linko-drew-pile = { $name } draws { $cards } from the pile.
linko-drew-reserve = { $name } draws { $cards } from the reserve.
linko-passed = { $name } draws nothing.
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
    [1] Who begins
   *[other] Who comes { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
      }
  }
linko-sim-seat-figures = wins { $rate } % ({ $low } to { $high } %), mean score { $mean } ({ $mean_low } to { $mean_high })
linko-sim-by-order = By order of play
linko-sim-shared = Shared wins
linko-sim-thefts = Thefts a game
linko-sim-joker-layers = Layers of jokers alone a game
linko-sim-end-last-card = a player's last card
linko-sim-end-exhausted = pile and reserve empty
