# Level 10 at a table: what the page says.

# The bar.
level10-page-column = Column { $column } of 10
level10-page-resets = resets left { $count }
level10-page-pauses = pauses left { $count }
level10-page-pile = pile { $count }
level10-page-practice = practice
level10-page-dealing = The cards are being dealt

# Cards.
level10-page-pause = Pause
level10-page-reset = Reset
level10-page-pile-label = Pile: { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
  }

# The grid.
level10-page-grid = The grid
level10-page-caption = Five worlds, ten columns. Column { $column } is open.
level10-page-caption-full = Five worlds, ten columns. All cells are filled.
level10-page-head-resets = Resets
level10-page-resets-of = { $count ->
    [0] no reset left
    [one] one reset left
   *[other] { $count } resets left
  }
level10-page-takes = takes { $value } or more
level10-page-takes-any = takes any card
level10-page-takes-only = takes only { $value }
level10-page-only-both = only a reset or a pause
level10-page-only-reset = only a reset
level10-page-only-pause = only a pause
level10-page-hopeless = nothing fits any more
level10-page-must-reset = the reset must go here
level10-page-filled = filled in this column
level10-page-next-both = next: only a reset or a pause
level10-page-next-reset = next: only a reset
level10-page-next-pause = next: only a pause
level10-page-next-hopeless = next: nothing fits
level10-page-complete = complete

# The team.
level10-page-team = The team and what it told
level10-page-you = You
level10-page-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
level10-page-told = Told by { $name }
level10-page-wish-play = would like to play here
level10-page-wish-reset = would like a reset here
level10-page-wish-play-whom = would like { $whom } to play here
level10-page-wish-reset-whom = would like { $whom } to place a reset here
level10-page-wish-play-you = would like you to play here
level10-page-wish-reset-you = would like you to place a reset here
level10-page-wish-play-short = play?
level10-page-wish-reset-short = reset?
level10-page-wish-play-whom-short = { $whom } plays?
level10-page-wish-reset-whom-short = { $whom }: reset?
level10-page-wish-play-you-short = you play?
level10-page-wish-reset-you-short = you: reset?
level10-page-bot = bot
level10-page-away = away
level10-page-replaced = a bot plays
level10-page-proposes = proposes { $name }
level10-page-hand-of = Hand of { $name }

# The question that is asked.
level10-page-your-turn = Your turn
level10-page-turn-of = { $name } is to play
level10-page-turn-any = Play a card or place a reset: column { $column } still lacks one.
level10-page-turn-has-reset = Play a card: column { $column } has its reset.
level10-page-turn-due = Column { $column } lacks only its reset: { $row } must take it.
level10-page-turn-row = Play a card or place a reset: only { $row } has one left for column { $column }.
level10-page-turn-lost = Column { $column } cannot get its reset any more.
level10-page-others-any = Column { $column } still lacks its reset.
level10-page-others-has-reset = Column { $column } has its reset.
level10-page-put-back = Put back
level10-page-goes = { $card } goes to { $row }, column { $column }.
level10-page-fits = { $card } fits in column { $column } now. Play it when it is your turn.
level10-page-danger = Then no open row has a reset left for column { $column }: the game would be lost.
level10-page-which-row = Where does the pause go?
level10-page-pause-counts = It counts as much as the card to its left.
level10-page-tuck = You may tuck a card of { $row } under it: choose one, or none.
level10-page-reset-then = Then you may exchange up to two cards of your hand.
level10-page-reset-no-exchange = The pile is empty, so nothing is exchanged.
level10-page-exchange = Exchange cards?
level10-page-exchange-how = Choose up to two cards to put under the pile; you draw as many.
level10-page-exchange-order = The first card lies above the second.
level10-page-exchange-turn-round = Change their order
level10-page-exchange-of = { $name } may exchange cards
level10-page-exchange-of-how = Up to two cards of the hand go under the pile, and as many are drawn.
level10-page-who-begins = Who begins?
level10-page-begin-choose = Choose who begins.
level10-page-begin-propose = Propose someone; it is settled when all agree.
level10-page-begin-wait = The team agrees on who begins.
level10-page-begin-proposed-by = { $count ->
    [one] proposed by { $names }
   *[other] proposed by { $names }
  }
level10-page-no-cards = Your hand is empty: the others play on without you.
level10-page-hint = A bot would do this: { $deed }.
level10-page-hint-chance = The team’s chance to win: about { $percent }%.
level10-page-clock = This decision has a time limit.
level10-page-replaced-me = A bot plays for you
level10-page-away-me = You are away
level10-page-return-how = Come back to play on yourself.
level10-page-return = Come back

# The hand.
level10-page-hand = Your hand
level10-page-card-plain = { $card }
level10-page-card-playable = { $card }, can be played
level10-page-card-selected = { $card }, chosen
level10-page-card-unplayable = { $card }, cannot be played: { $reason }
level10-page-card-first = { $card }, goes under first
level10-page-card-second = { $card }, goes under second
level10-page-reset-playable = Place a reset in { $row }, { $count } left
level10-page-reset-unplayable = No reset in { $row }: { $reason }

# What can be told.
level10-page-tell = Tell the table
level10-page-tell-what = What to tell
level10-page-tell-count = How many
level10-page-tell-play = I’d play in
level10-page-tell-reset = A reset in
level10-page-tell-which = Which world
level10-page-tell-count-of = Tell how many { $world } cards you hold
level10-page-tell-play-in = Tell that you would like to play in { $world }
level10-page-tell-reset-in = Tell that you would like to place a reset in { $world }
level10-page-tell-play-whom = Tell that { $whom } should play in { $world }
level10-page-tell-reset-whom = Tell that { $whom } should place a reset in { $world }
level10-page-tell-always = Always tell my counts
level10-page-tell-always-short = Always
level10-page-tell-self = who: I
level10-page-tell-whom = who: { $name }
level10-page-tell-next-whom = Who should do it: { $name }. Choose the next.
level10-page-tell-next-self = Who should do it: you. Choose the next.

# The end.
level10-page-won = Won
level10-page-lost = Lost
level10-page-given-up = Given up
level10-page-points = { $score ->
    [one] one point
   *[other] { $score } points
  }
level10-page-over-won = The grid is full: the game is won.
level10-page-over-stuck = { $name } could neither play a card nor place a reset in column { $column }.
level10-page-over-empty = All hands are empty, and the grid is not full.
level10-page-loss-no-reset = The column needed its reset, and the open rows had none left.
level10-page-loss-too-low = All cards for the open rows were too low.
level10-page-loss-other-worlds = There was no card for the open rows.
level10-page-over-given-up = The game was ended before it was over, in column { $column }.
level10-page-over-score = { $placed } level and reset cards placed; { $unused ->
    [0] all pauses used
    [one] one pause unused
   *[other] { $unused } pauses unused
  }.
level10-page-left-in-pile = Left in the pile
level10-page-hindsight = Could it have been won?
level10-page-hindsight-awaited = That is being worked out.
level10-page-hindsight-never = No: this deal could not be won, not even with open cards.
level10-page-hindsight-unknown = No way to win was found, not even with open cards; that there is none is not proved.
level10-page-hindsight-moment = { $count ->
    [0] Before the first card
    [one] With one card in the grid
   *[other] With { $count } cards in the grid
  } it could still be won with open cards. Then: { $line }
level10-page-hindsight-lost = After that it could not.
level10-page-hindsight-open = { $count ->
    [one] Of one position after that it is not known whether it could.
   *[other] Of { $count } positions after that it is not known whether they could.
  }
level10-page-hindsight-line = What would have won
level10-page-rematch = Play again
level10-page-to-rematch = Go to the next game
level10-page-record = The record of the game

# What happened, for those who did not see all cards.
level10-page-line-dealt = Each player is dealt { $hand } cards; the pile has { $pile }.
level10-page-line-put-under = { $name } puts { $count ->
    [one] a card
   *[other] { $count } cards
  } under the pile.
level10-page-line-put-one = { $name } puts { $first } under the pile.
level10-page-line-put-two = { $name } puts { $first } and { $second } under the pile.
level10-page-line-drew-one = { $name } draws { $first }.
level10-page-line-drew-two = { $name } draws { $first } and { $second }.

# What an action does.
level10-page-do-first = Let { $name } begin
level10-page-do-play = Play { $card }
level10-page-do-pause = Place a pause in { $row }
level10-page-do-tuck = Place a pause in { $row } and tuck { $card }
level10-page-do-reset = Place a reset in { $row }
level10-page-do-swap-none = Exchange nothing
level10-page-do-swap-one = Put { $first } under the pile
level10-page-do-swap-two = Put { $first } and { $second } under the pile
