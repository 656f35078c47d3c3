# Level 10: names, errors, and the course of a game.

level10-title = Level 10, { $players ->
    [one] one player
   *[other] { $players } players
  }, { $pauses ->
    [0] no pauses
    [one] one pause
   *[other] { $pauses } pauses
  }, { $scoring ->
    [strict] higher bonus only without pauses
   *[victory] higher bonus for any win
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
level10-false-count = A count must be true: { $told } of { $world } were told, and { $held } are held.
level10-wish-of-oneself = A wish is about oneself, or names another player; seat { $seat } named itself.
level10-count-missing = A count needs its number.
level10-garbled-statement = A count tells a number and names nobody; a wish tells no number.
level10-not-your-turn = It is the turn of seat { $turn }.
level10-not-held-level = { $card } is not in this hand.
level10-not-held-pause = There is no pause in this hand.
level10-swap-is-due = After the reset comes the exchange: put up to two cards under the pile, or none.
level10-no-swap-now = Cards are exchanged only right after placing a reset, while the pile has cards.
level10-too-many-swapped = At most two cards can be exchanged, not { $count }.
level10-swapped-not-held = { $card } cannot be put under the pile: it is not in this hand.
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
level10-tucked-not-held = { $card } cannot be tucked: it is not in this hand.
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
level10-began = { $name } begins.
level10-played = { $name } plays { $card } in column { $column }.
level10-paused = { $name } places a pause in { $row }, column { $column }.
level10-paused-tucking = { $name } places a pause in { $row }, column { $column }, and tucks { $card } under it.
level10-was-reset = { $name } places a reset in { $row }, column { $column }.
level10-put-under = { $name } puts { $cards } under the pile.
level10-put-nothing-under = { $name } exchanges nothing.
level10-drew = Draws { $cards }.
level10-hand = Hand: { $cards }
level10-empty-hand = The hand is empty.
level10-said-count = { $name } tells: { $count } of { $world }.
level10-said-play = { $name } would like to play in { $world }.
level10-said-play-whom = { $name } would like { $whom } to play in { $world }.
level10-said-reset = { $name } would like to place a reset in { $world }.
level10-said-reset-whom = { $name } would like { $whom } to place a reset in { $world }.
level10-column = Column { $column }: { $cells }
level10-resets-left = resets left
level10-won = The grid is full: the game is won.
level10-stuck = { $name } can do nothing, so the game is lost.
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
