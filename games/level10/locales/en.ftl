# On the first page.
level10-name = Level 10
level10-kind = Co-op · 1–5 players
level10-sentence = Fill five worlds, ten columns, without revealing a single number.

# When a table is set up, and in the arena's rows.
option-pauses = Pauses
option-pauses-2 = Two: standard
option-pauses-3 = Three: easier
option-pauses-1 = One: harder
option-pauses-0 = None: hardest
option-scoring = Scoring
option-scoring-victory = Higher bonus for any win
option-scoring-strict = Higher bonus only without pauses in the grid
option-pauses-grid = By players and pauses
option-pauses-row = { $count ->
    [0] no pauses
    [one] 1 pause
   *[other] { $count } pauses
  }

# Level 10: names, errors, and the course of a game.

level10-title = Level 10, { $players ->
    [one] one player
   *[other] { $players } players
  }, { $pauses ->
    [0] no pauses
    [one] one pause
   *[other] { $pauses } pauses
  }{ $scoring ->
    [strict] , higher bonus only without pauses
   *[victory] { "" }
  }

level10-world = { $world ->
    [D] Desert
    [F] Forest
    [S] Sky
    [V] Volcano
   *[M] Marsh
  }
level10-card = { $world } { $value }
level10-pause = a pause

# Why something is not allowed.
level10-wrong-players = Level 10 is for 1 to 5 players, not { $players }.
level10-too-many-pauses = The box has three pauses, not { $pauses }.
level10-not-dealt = The cards are not dealt yet.
level10-already-dealt = The cards are dealt already.
level10-game-over = The game is over.
level10-no-such-seat = There is no seat { $seat } here: { $players ->
    [one] one person plays
   *[other] { $players } play
  }, and seats are counted from 0.
level10-wrong-deck-level = { $card } was dealt { $found ->
    [one] once
   *[other] { $found } times
  }; there is exactly one in the deck.
level10-wrong-deck-pauses = { $found ->
    [one] One pause was
   *[other] { $found } pauses were
  } dealt, and { $expected } should have been.
level10-wrong-hand-count = { $found ->
    [one] One hand was
   *[other] { $found } hands were
  } dealt, and { $players } should have been.
level10-wrong-hand-size = Seat { $seat } was dealt { $found } cards, and should have { $expected }.
level10-beginner-not-chosen = First the team chooses who begins.
level10-beginner-already-chosen = The team has already chosen who begins.
level10-team-decides = Who begins is decided together.
level10-false-count = { $to ->
    [record] A count must be true: { $told } of { $world } were told, and { $held } are held.
   *[player] A count must be true: you have { $held } { $world } cards, not { $told }.
  }
level10-wish-of-oneself = { $to ->
    [record] A wish is about oneself, or names another player; seat { $seat } named itself.
   *[player] A wish is about you or about another player. For yourself, leave the name out.
  }
level10-count-missing = { $to ->
    [record] A count needs its number.
   *[player] Say how many cards you have.
  }
level10-garbled-statement = { $to ->
    [record] A count tells a number and names nobody; a wish tells no number.
   *[player] Tell how many cards you have, or make a wish: a number belongs only to a count, a name only to a wish.
  }
level10-not-your-turn = { $to ->
    [record] It is the turn of seat { $name }.
   *[player] It’s { $name }’s turn.
  }
level10-not-held-level = { $to ->
    [record] { $card } is not in this hand.
   *[player] You don’t have { $card }.
  }
level10-not-held-pause = { $to ->
    [record] There is no pause in this hand.
   *[player] You don’t have a pause.
  }
level10-swap-is-due = After the reset comes the exchange: put up to two cards under the pile, or none.
level10-no-swap-now = Cards are exchanged only right after placing a reset, while the pile has cards.
level10-too-many-swapped = At most two cards can be exchanged, not { $count }.
level10-swapped-not-held = { $to ->
    [record] { $card } cannot be put under the pile: it is not in this hand.
   *[player] You can’t put { $card } under the pile: you don’t have it.
  }
level10-no-reset-left = { $row } has no reset left.
level10-column-has-reset = This column has its reset already, so { $row } cannot take one.
level10-other-world = { $card } belongs in the row { $world }, not { $row }.
level10-too-low = { $card } cannot follow { $last }.
level10-row-filled = { $row } already has its card in this column.
level10-column-needs-reset = This column still needs its reset, so { $row } must take it.
level10-tuck-too-early = A card can be tucked only when the pile is empty; it has { $pile ->
    [one] one card
   *[other] { $pile } cards
  }.
level10-tucked-other-world = { $card } cannot be tucked in the row { $row }: only a card of that world can.
level10-tucked-not-held = { $to ->
    [record] { $card } cannot be tucked: it is not in this hand.
   *[player] You can’t tuck { $card }: you don’t have it.
  }
level10-wrong-winner-won = The grid is full, so the game was won.
level10-wrong-winner-stuck = A player could do nothing, so the game was lost.
level10-wrong-winner-hands-empty = All hands are empty and the grid is not full, so the game was lost.
level10-wrong-score = The score is { $expected }, not { $claimed }.
level10-wrong-placed = { $expected } level and reset cards have a cell, not { $claimed }.
level10-wrong-unused-pauses = { $expected ->
    [one] One of the three pauses is
   *[other] { $expected } of the three pauses are
  } unused, not { $claimed }.

# The course of a game.
level10-dealt-hand = { $name } is dealt { $cards }
level10-dealt-pile = The pile, top card first: { $cards }
level10-began = { $you ->
    [name] You begin.
   *[other] { $name } begins.
  }
level10-played = { $you ->
    [name] You play { $card } in column { $column }.
   *[other] { $name } plays { $card } in column { $column }.
  }
level10-paused = { $you ->
    [name] You place a pause in { $row }, column { $column }.
   *[other] { $name } places a pause in { $row }, column { $column }.
  }
level10-paused-tucking = { $you ->
    [name] You place a pause in { $row }, column { $column }, and tuck { $card } under it.
   *[other] { $name } places a pause in { $row }, column { $column }, and tucks { $card } under it.
  }
level10-was-reset = { $you ->
    [name] You place a reset in { $row }, column { $column }.
   *[other] { $name } places a reset in { $row }, column { $column }.
  }
level10-put-under = { $name } puts { $cards } under the pile.
level10-put-nothing-under = { $you ->
    [name] You exchange nothing.
   *[other] { $name } exchanges nothing.
  }
level10-drew = Draws { $cards }.
level10-hand = Hand: { $cards }
level10-empty-hand = The hand is empty.
level10-said-count = { $you ->
    [name] You have
   *[other] { $name } has
  } { $count } { $world } { $count ->
    [one] card
   *[other] cards
  }.
level10-said-play = { $you ->
    [name] You would like to play in { $world }.
   *[other] { $name } would like to play in { $world }.
  }
level10-said-play-whom = { $you ->
    [name] You would like { $whom } to play in { $world }.
    [whom] { $name } would like you to play in { $world }.
   *[other] { $name } would like { $whom } to play in { $world }.
  }
level10-said-reset = { $you ->
    [name] You would like to place a reset in { $world }.
   *[other] { $name } would like to place a reset in { $world }.
  }
level10-said-reset-whom = { $you ->
    [name] You would like { $whom } to place a reset in { $world }.
    [whom] { $name } would like you to place a reset in { $world }.
   *[other] { $name } would like { $whom } to place a reset in { $world }.
  }
level10-column = Column { $column }: { $cells }
level10-resets-left = resets left
level10-won = The grid is full: the game is won.
level10-stuck = { $you ->
    [name] You can do nothing, so the game is lost.
   *[other] { $name } can do nothing, so the game is lost.
  }
level10-stuck-card = { $card }: { $reason }
level10-stuck-reset = A reset: { $reason }
level10-hands-empty = All hands are empty and the grid is not full: the game is lost.
level10-outcome = Score { $score }: { $placed } level and reset cards placed, { $unused ->
    [one] one unused pause
   *[other] { $unused } unused pauses
  }.

# Why games are lost, in a table.
level10-loss-no-reset-left = the column needed a reset, and its open rows had none
level10-loss-too-low = all cards for the open rows were too low
level10-loss-other-worlds = no card for the open rows
level10-loss-hands-empty = all hands empty

# Level 10 at a table: what the page says.

# The bar.
level10-page-column = Column { $column } of 10
level10-page-resets = { $count ->
    [one] 1 reset left
   *[other] { $count } resets left
  }
level10-page-pauses = { $count ->
    [one] 1 pause left
   *[other] { $count } pauses left
  }
level10-page-pile = { $count } in the pile
level10-page-dealing = Dealing the cards

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
level10-page-hopeless = nothing fits anymore
level10-page-must-reset = the reset must go here
level10-page-filled = has its card in this column
level10-page-next-both = next: only a reset or a pause
level10-page-next-reset = next: only a reset
level10-page-next-pause = next: only a pause
level10-page-next-hopeless = next: nothing fits
level10-page-complete = complete

# The team.
level10-page-team = The team and what it has told
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
level10-page-proposes = proposes { $name }
level10-page-hand-of = { $name }’s hand

# The question that is asked.
level10-page-your-turn = Your turn
level10-page-turn-of = Waiting for { $name }
level10-page-turn-any = Play a card or place a reset: column { $column } still needs one.
level10-page-turn-has-reset = Play a card: column { $column } has its reset.
level10-page-turn-due = Column { $column } needs only its reset: { $row } must take it.
level10-page-turn-row = Play a card or place a reset: only { $row } has one left for column { $column }.
level10-page-turn-lost = Column { $column } can’t get its reset anymore.
level10-page-others-any = Column { $column } still needs its reset.
level10-page-others-has-reset = Column { $column } has its reset.
level10-page-put-back = Put back
level10-page-goes = { $card } goes to { $row }, column { $column }.
level10-page-fits = { $card } fits in column { $column }. Play it on your turn.
level10-page-danger = Then no open row would have a reset left for column { $column }: you would lose the game.
level10-page-which-row = Where does the pause go?
level10-page-pause-counts = It has the value of the card to its left.
level10-page-tuck = You may tuck a { $row } card under it: choose one, or none.
level10-page-reset-then = Then you may exchange up to two cards from your hand.
level10-page-reset-no-exchange = The pile is empty, so there is no exchange.
level10-page-exchange = Exchange cards?
level10-page-exchange-how = Choose up to two cards to put under the pile, and draw as many.
level10-page-exchange-order = The first card goes on top of the second.
level10-page-exchange-turn-round = Swap their order
level10-page-exchange-of = { $name } may exchange cards
level10-page-exchange-of-how = Up to two cards from the hand go under the pile, and as many are drawn.
level10-page-who-begins = Who begins?
level10-page-goal = Together you fill all 50 cells, column by column. Rows rise, and each column takes exactly one reset.
level10-page-begin-choose = Choose who begins.
level10-page-begin-propose = Propose someone. It’s settled when everyone agrees.
level10-page-begin-wait = The team is choosing who begins.
level10-page-begin-proposed-by = { $count ->
    [one] proposed by { $names }
   *[other] proposed by { $names }
  }
level10-page-no-cards = Your hand is empty: the others play on without you.
level10-page-hint-chance = The team’s chance of winning: about { $percent }%.
level10-page-clock = This decision has a time limit.
level10-page-replaced-me = A bot is playing for you
level10-page-away-me = You are away
level10-page-return-how = Come back to play for yourself.
level10-page-return = Come back

# The hand.
level10-page-hand = Your hand
level10-page-card-plain = { $card }
level10-page-card-playable = { $card }, can be played
level10-page-card-selected = { $card }, chosen
level10-page-card-unplayable = { $card }, can’t be played: { $reason }
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
level10-page-tell-count-of = Tell how many { $world } cards you have
level10-page-tell-play-in = Tell that you would like to play in { $world }
level10-page-tell-reset-in = Tell that you would like to place a reset in { $world }
level10-page-tell-play-whom = Tell that { $whom } should play in { $world }
level10-page-tell-reset-whom = Tell that { $whom } should place a reset in { $world }
level10-page-tell-always = Always tell how many I have
level10-page-tell-self = who: me
level10-page-tell-whom = who: { $name }
level10-page-tell-next-whom = Who should do it: { $name }. Choose the next.
level10-page-tell-next-self = Who should do it: you. Choose the next.

# The end.
level10-page-won = Won
level10-page-lost = Lost
level10-page-given-up = Ended early
level10-page-points = { $score ->
    [one] one point
   *[other] { $score } points
  }
level10-page-over-full = The grid is full.
level10-page-over-stopped = Here it stopped.
level10-page-over-won = Five worlds, ten columns: the game is won.
level10-page-over-stuck = { $you ->
    [name] You could neither play a card nor place a reset in column { $column }.
   *[other] { $name } could neither play a card nor place a reset in column { $column }.
}
level10-page-over-empty = All hands are empty, and the grid is not full.
level10-page-loss-no-reset = The column needed its reset, and the open rows had none left.
level10-page-loss-too-low = All cards for the open rows were too low.
level10-page-loss-other-worlds = There was no card for the open rows.
level10-page-over-given-up = The game was ended early, in column { $column }.
level10-page-left-in-pile = Left in the pile
level10-page-hindsight = Could it have been won?
level10-page-hindsight-awaited = Working it out…
level10-page-hindsight-never = No: this deal could not be won, not even with all hands face up.
level10-page-hindsight-unknown = We found no way to win, even with all hands face up, but could not rule one out.
level10-page-sum-placed = { $count ->
    [one] card with a cell in the grid
   *[other] cards with a cell in the grid
  }
level10-page-sum-bonus = { $count ->
    [0] bonus: no pause was left unused
    [one] bonus: one pause not used
   *[other] bonus: { $count } pauses not used
  }
level10-page-sum-points = { $count ->
    [one] point
   *[other] points
  }
level10-page-bonus-won = After a win, one, two or three unused pauses add 10, 30 or 50 points.
level10-page-bonus-lost = After a loss, one, two or three unused pauses add 5, 20 or 40 points; after a win 10, 30 or 50.
level10-page-bonus-strict = Without a pause in the full grid the bonus is 50; otherwise one, two or three unused pauses add 5, 20 or 40 points.
level10-page-hindsight-yes = { $count ->
    [0] Yes, with all hands face up: at the very start.
    [one] Yes, with all hands face up: until one card lay in the grid.
   *[other] Yes, with all hands face up: until { $count } cards lay in the grid.
  }
level10-page-hindsight-moment = { $count ->
    [0] Before the first card
    [one] With one card in the grid
   *[other] With { $count } cards in the grid
  }, the game could still be won with all hands face up. Then: { $line }
level10-page-hindsight-lost = After that, it could not.
level10-page-hindsight-open = { $count ->
    [one] One position after that is unclear.
   *[other] { $count } positions after that are unclear.
  }
level10-page-hindsight-line = What would have won
level10-page-step-back = Back
level10-page-step-on = Next
level10-page-step = { $step } of { $count }
level10-page-step-close = To the result

# What happened, for those who did not see all cards.
level10-page-line-dealt = Each player is dealt { $hand } cards; the pile has { $pile }.
level10-page-line-put-under = { $you ->
    [name] You put
   *[other] { $name } puts
  } { $count ->
    [one] a card
   *[other] { $count } cards
  } under the pile.
level10-page-line-put-one = { $you ->
    [name] You put { $first } under the pile.
   *[other] { $name } puts { $first } under the pile.
  }
level10-page-line-put-two = { $you ->
    [name] You put { $first } and { $second } under the pile.
   *[other] { $name } puts { $first } and { $second } under the pile.
  }
level10-page-line-drew-one = { $you ->
    [name] You draw { $first }.
   *[other] { $name } draws { $first }.
  }
level10-page-line-drew-two = { $you ->
    [name] You draw { $first } and { $second }.
   *[other] { $name } draws { $first } and { $second }.
  }

# What an action does.
level10-page-do-first = Let { $name } begin
level10-page-do-play = Play { $card }
level10-page-do-pause = Place a pause in { $row }
level10-page-do-tuck = Place a pause in { $row } and tuck { $card }
level10-page-do-reset = Place a reset in { $row }
level10-page-do-swap-none = Exchange nothing

# Why an action is a good one. Nobody is spoken to: the same is told in hints and of games that are over.
level10-why-only-here = Nobody else can have a card that fits { $row } now.
level10-why-completes-column = It completes the column.
level10-why-next = It is the next card of the row, so nothing is skipped.
level10-why-room = { $count ->
    [one] It leaves room for one more card there.
   *[other] It leaves room for { $count } more cards there.
  }
level10-why-only-fit = No other card in hand fits now.
level10-why-nothing-fits = No number in hand fits now.
level10-why-skips-nothing = A pause skips no number of the row.
level10-why-tucks-dead = The card under it would not fit anymore.
level10-why-only-row-for-reset = No other row can give the column its reset.
level10-why-row-is-stuck = No number that is left fits there.
level10-why-frees = { $count ->
    [one] After it, there is room for one lower card again.
   *[other] After it, there is room for { $count } lower cards again.
  }
level10-why-puts-away-misfits = What goes under the pile does not fit now.
level10-why-puts-away-later = { $count ->
    [one] At least one card of the same row comes before what goes under the pile.
   *[other] At least { $count } cards of the same row come before what goes under the pile.
  }
level10-why-puts-away-others = What goes under the pile is not the next card of any row.
level10-why-keeps-next = { $count ->
    [one] The next card of one row stays in hand.
   *[other] The next cards of { $count } rows stay in hand.
  }
level10-why-has-worlds = { $count ->
    [one] Going by what was told, { $name } has cards of one world.
   *[other] Going by what was told, { $name } has cards of { $count } worlds.
  }
level10-page-do-swap-one = Put { $first } under the pile
level10-page-do-swap-two = Put { $first } and { $second } under the pile

# The rules page of Level 10.

rules-level10-title = How to play Level 10
rules-level10-lead = Together you fill five rows, one for each world, with ten cards each. You win or lose as one team, and nobody may say which numbers they hold.

# At a glance.
rules-level10-glance-play = Play a card
rules-level10-glance-play-text = It goes into the row of its world, and must not be lower than the card at its left. Then draw one.
rules-level10-glance-reset = Or place a reset
rules-level10-glance-reset-text = It takes a row back to 0. Then you may exchange up to two cards with the pile.
rules-level10-glance-win = Win together
rules-level10-glance-win-text = Fill five rows with ten cards each, and never say which numbers you hold. If somebody can place nothing, you all lose.
rules-level10-glance-low = Too low
rules-level10-glance-low-text = Forest 3 does not fit after Forest 4: along a row the numbers never go down.
rules-level10-glance-after = Low after a reset
rules-level10-glance-after-text = After a reset any card of that world fits, even Volcano 2.
rules-level10-glance-two = Two in one column
rules-level10-glance-two-text = A column takes exactly one reset, and the Forest row has it already.
rules-level10-glance-resets = Reset: the row is back at 0
rules-level10-glance-pauses = Pause: counts as much as the card at its left

# What there is.
rules-level10-cards = What’s in the box
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
rule-L10-8 = Only with five players: whoever completes a column also has the next turn, and so opens the next column. That way somebody else opens each column.
rule-L10-8-ruling = It still holds when players have run out of cards. If the one who completed the column has no cards left, play passes on as usual.
rules-level10-column = Column
rules-level10-order = Order of play
rule-L10-9 = After playing a card you draw one, if the draw pile has any.
rule-L10-10 = To place a reset, choose an open row and move one of its resets to the end of that row. Then, if the draw pile has cards, you may exchange: put up to two cards from your hand face down under the pile, in any order, and draw as many from the top. With an empty pile there is no exchange.
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
rule-L10-19 = A player without cards is passed over for the rest of the game. No turn means no reset either.
rule-L10-20 = If all hands are empty and the grid is not full, the game is lost.
rule-L10-20-ruling = The printed rules don’t mention it, but nobody could act anymore. So don’t put off the last reset for too long.
rules-level10-example-last = All hands are empty. The last cell needs a reset, and nobody has a turn to place it: lost.

# The end.
rules-level10-end = The end
rule-L10-21 = When all 50 cells are filled, you have won at once.
rule-L10-21-ruling = A pause counts as a level card of its row, so a full grid with pauses in it is also a win. Cards left in your hands don’t matter then.
rule-L10-22 = Your score: one point for each level card and each reset in the grid, and a bonus for unused pauses. A pause in the grid and a tucked card score nothing. A lost game is scored as well.
rule-L10-22-ruling = Every pause that isn’t in the grid is unused, including those in the box. The higher bonus is for every win. With strict scoring it is only for a grid of 50 level cards and resets.
rules-level10-unused = Unused pauses
rules-level10-bonus-lost = Bonus after a loss
rules-level10-bonus-won = Bonus after a win
rules-level10-in-grid = Pauses in the full grid
rules-level10-score = Score
rules-level10-score-strict = Score, strict

# What may be known.
rules-level10-known = What you may know
rules-level10-known-all = Everyone sees the grid, the resets left, the tucked cards, everything that was told, and how many cards are in each hand and the pile.
rules-level10-known-own = You also know your own hand, and which cards you put under the pile. Of the others’ exchanges you know only how many cards went under.

# The drawings.
rules-level10-world = World
rules-level10-resets = Resets left
rules-level10-reset-name = Reset of { $world }
rules-level10-open-cell = Open
rules-level10-tucked = Under it: { $card }

# What many games add up to, in a table.
level10-sim-cells = Mean of cells filled
level10-sim-causes = Causes of loss

# A first game.
level10-lesson-aim = All together
level10-lesson-aim-text = You all fill this grid together: five worlds, a row for each, column by column. Nobody may show a card or tell a number.
level10-lesson-first = Who begins?
level10-lesson-first-text = The team agrees on who begins. You hold a 1, so let it be you.
level10-lesson-low = Low cards first
level10-lesson-low-text = Along a row the numbers never go down: after a 7 only the 8 still fits. So start the Desert with your 1 and keep the 7 for later.
level10-lesson-tell = What you may tell
level10-lesson-tell-text = You may tell how many cards of a world you hold, or where you’d like to play or reset. Tell the others about your Marsh cards.
level10-lesson-reset = One reset per column
level10-lesson-reset-text = Each column takes four cards and exactly one reset, which counts as 0. { $one } would like to play in the Sky, so reset the Marsh.
level10-lesson-swap = The exchange
level10-lesson-swap-text = After a reset you may put up to two cards under the pile and draw as many. Your eights would block their rows: exchange both.
level10-lesson-column = The next column
level10-lesson-column-text = The first column is full and the second is open. The Marsh counts from 0 again, so any card fits: play your 2 before the 5.
level10-lesson-back = Back to 0
level10-lesson-back-text = Four rows have their card, so the last one takes the reset. That suits the Volcano, which stands at 8.
level10-lesson-keep = No need to exchange
level10-lesson-keep-text = Your cards are good now. You may exchange none at all: keep them.
level10-lesson-pause = A pause
level10-lesson-pause-text = A pause fits any row and takes the value of the card to its left. Play it in the Desert: after a 3, your 7 would be a big leap.
level10-lesson-end = How it ends
level10-lesson-end-text = Fill all 50 cells and you win together. If a player can’t do anything on their turn, everyone loses.
level10-lesson-first-deed = You begin
level10-lesson-tell-deed = Tell how many Marsh cards you hold
