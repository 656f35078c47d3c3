# level8 at a table: what the page says.

# Cards and combinations, as they are spoken where no sentence stands around them.
level8-page-number = { $color } { $value }
level8-page-joker = joker
level8-page-skip = skip
level8-page-meld = { $kind ->
    [run] run { $from } to { $to }
    [set] { $size ->
        [2] pair of { $value }s
       *[other] { $size } cards of { $value }
      }
   *[color] { $size } { $color } cards
  }
level8-page-parts = { $kind ->
    [run] { $count ->
        [one] run of { $size }
       *[other] { $count } runs of { $size }
      }
    [pair] { $count ->
        [one] pair
       *[other] { $count } pairs
      }
    [set] { $count ->
        [one] set of { $size }
       *[other] { $count } sets of { $size }
      }
   *[color] { $count ->
        [one] { $size } of one color
       *[other] { $count } × { $size } of one color
      }
  }

# Log lines that differ from those of a record.
level8-page-dealt = { $name } deals a new round.
level8-page-dealt-and-turned-up = { $name } deals a new round and turns up { $card }.
level8-page-reshuffled = The discard piles, but for their top cards, are shuffled into a new draw pile.
level8-page-drew = { $name } draws from the pile.
level8-page-laid-down = { $name } lays down level { $level }.
level8-page-added = { $name } adds { $card } to a combination of { $owner }.
level8-page-added-own = { $name } adds { $card } to a combination of his or her own.
level8-page-kept = { $count ->
    [one] { $name } keeps one card for the next round.
   *[other] { $name } keeps { $count } cards for the next round.
  }

# What an action does, on buttons and in hints.
level8-page-deed-draw = Draw from the pile
level8-page-deed-take = Draw from the discard pile of { $name }
level8-page-deed-lay = Lay the level: { $melds }
level8-page-deed-add = { $end ->
    [low] Add { $card } below the { $place } combination of { $name }
    [high] Add { $card } above the { $place } combination of { $name }
   *[none] Add { $card } to the { $place } combination of { $name }
  }
level8-page-deed-discard = Discard { $card }
level8-page-deed-skip = Skip { $name }
level8-page-deed-pass = Pass this turn
level8-page-deed-keep = Keep { $cards }
level8-page-deed-keep-nothing = Keep nothing

# The bar.
level8-page-where = Round { $round } · { $turn }
level8-page-turn-mine = your turn
level8-page-turn-of = turn of { $name }
level8-page-turn-dealing = the cards are dealt
level8-page-turn-over = game over

# Seats.
level8-page-players = Players
level8-page-level = Level { $level }
level8-page-level-laid = Level { $level } · laid
level8-page-level-through = Through all levels
level8-page-in-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
level8-page-bot = bot
level8-page-away = away
level8-page-replaced = a bot plays
level8-page-skipped = skipped
level8-page-kept-mark = keeps { $count }
level8-page-won-mark = won
level8-page-misses = Misses the next turn
level8-page-nothing-laid = Nothing laid
level8-page-hand-of = Hand of { $name }
level8-page-discard-of = Discard pile of { $name }, { $count ->
    [0] empty
    [one] one card: { $card }
   *[other] { $count } cards, on top: { $card }
  }
level8-page-take-from = Take { $card } from the discard pile of { $name }
level8-page-take-own = Take { $card } back from your discard pile
level8-page-add-here = { $end ->
    [low] Add { $card } below { $meld } ({ $name })
    [high] Add { $card } above { $meld } ({ $name })
   *[none] Add { $card } to { $meld } ({ $name })
  }
level8-page-add-short = { $end ->
    [low] Add below { $meld } ({ $name })
    [high] Add above { $meld } ({ $name })
   *[none] Add to { $meld } ({ $name })
  }

# The middle.
level8-page-mine = In front of you
level8-page-level-card = Level card
level8-page-at = On this level:
level8-page-you = you
level8-page-piles = Piles
level8-page-pile = Pile
level8-page-pile-of = { $count ->
    [one] Draw pile, one card
   *[other] Draw pile, { $count } cards
  }
level8-page-pile-skips = { $count ->
    [one] One skip lies face up under the pile
   *[other] { $count } skips lie face up under the pile
  }
level8-page-yours = Yours
level8-page-discard-mine = Your discard pile, { $count ->
    [0] empty
    [one] one card: { $card }
   *[other] { $count } cards, on top: { $card }
  }
level8-page-round-over = Round { $round } is over
level8-page-player = Player
level8-page-level-word = Level
level8-page-how = How
level8-page-went-out = went out
level8-page-laid-it = laid the level
level8-page-stays = stays
level8-page-moved = { $from } → { $to }

# The dock: what is asked.
level8-page-steps = A turn in three steps
level8-page-step-draw = 1 Draw
level8-page-step-drawn = 1 Drawn
level8-page-step-lay = 2 Lay or add
level8-page-step-discard = 3 Discard
level8-page-ask-draw = Draw a card
level8-page-draw-how = From the pile, or the top of any discard pile.
level8-page-draw-lays = Your cards are enough for level { $level }: draw first.
level8-page-missing = { $count ->
    [one] One card is missing for level { $level }.
   *[other] { $count } cards are missing for level { $level }.
  }
level8-page-ask-lay = You can lay level { $level }
level8-page-lay-wins = This wins the game.
level8-page-lay = Lay my level
level8-page-another = Another
level8-page-another-of = { $number }/{ $count }
level8-page-arrange = Arrange
level8-page-ask-arrange = Arrange level { $level }
level8-page-arrange-how = Pick the cards of each combination from your hand.
level8-page-group = { $part }, { $count } of { $size } cards
level8-page-reading = What the joker stands for
level8-page-reading-of = { $kind ->
    [run] { $from } to { $to }
    [set] { $value }
   *[color] { $color }
  }
level8-page-arranged = These cards are level { $level }.
level8-page-clear = Clear
level8-page-done-arranging = Back
level8-page-ask-discard = Discard a card
level8-page-ask-add = Add cards, or discard one
level8-page-add-how = Pick a card, then its place on the table.
level8-page-nothing-to-add = None of your cards fits a combination on the table.
level8-page-picked = { $card ->
    [joker] Your joker
    [skip] Your skip
   *[number] Your { $color } { $value }
  }
level8-page-picked-where = Choose its place on the table, or discard it.
level8-page-picked-fits-nowhere = It fits no combination on the table.
level8-page-picked-ends-round = It is your last card: the round ends, and you move up two levels.
level8-page-picked-wins = It is your last card: the round ends, and you win.
level8-page-picked-skip = Lay it in front of a player, who misses the next turn, or discard it.
level8-page-picked-skip-alone = Everyone has a skip in front already: it can only be discarded.
level8-page-skip-whom = Skip { $name }
level8-page-discard = Discard
level8-page-discard-card = Discard { $card }
level8-page-put-back = Put back
level8-page-ask-pass = You are skipped
level8-page-pass-how = A skip lies in front of you. Put it face up under the pile; your turn passes.
level8-page-ask-keep = Keep up to { $most } cards
level8-page-keep-how = They stay in your hand for the next round.
level8-page-keep = { $count ->
    [0] Keep nothing
    [one] Keep one card
   *[other] Keep { $count } cards
  }
level8-page-why-draw = First draw a card: a turn begins with it.
level8-page-why-pass = A skip lies in front of you, so you pass this turn.
level8-page-why-keep = First choose what you keep for the next round.
level8-page-why-other = It is the turn of { $name }.
level8-page-why-deal = The cards are being dealt.

# The dock: when others decide.
level8-page-wait = Waiting for { $name }
level8-page-wait-draw = { $name } begins the turn by drawing a card.
level8-page-wait-act = { $name } has drawn and may lay, add, and must discard.
level8-page-wait-pass = { $name } is skipped.
level8-page-wait-keep = { $name } chooses what to keep for the next round.
level8-page-wait-deal = The cards are dealt
level8-page-wait-shuffle = A new draw pile is shuffled
level8-page-watching = You are looking on.
level8-page-clock = timed
level8-page-ask-return = You are away
level8-page-return-how = You were away. Take your seat back at any time.
level8-page-return = Play again myself
level8-page-hinted = A hint: { $deed }.
level8-page-do-it = Do that

# The hand.
level8-page-hand = Your hand
level8-page-sort = Sort my hand
level8-page-sort-value = By value
level8-page-sort-color = By color
level8-page-sort-own = My way
level8-page-move-left = Move the picked card left
level8-page-move-right = Move the picked card right
level8-page-card-proposed = { $card }, in the proposal
level8-page-card-fits = { $card }, can be added

# The end.
level8-page-you-win = You win
level8-page-wins = { $name } wins
level8-page-won-last-level = { $name } laid down level 8, which ends the game at once.
level8-page-won-last-level-mine = You laid down level 8, which ends the game at once.
level8-page-won-out = { $name } ended the round on level 7.
level8-page-won-out-mine = You ended the round on level 7.
level8-page-rounds = { $count ->
    [one] The game took one round.
   *[other] The game took { $count } rounds.
  }
level8-page-standing = Final standing
level8-page-given-up = The game was given up
level8-page-given-up-how = It ended before anyone was through.
level8-page-practice = Something was taken back: a game for practice.
level8-page-rematch = Play again
level8-page-to-rematch = Go to the new game
level8-page-record = The record of the game
