# On the first page.
level8-name = Level 8
level8-kind = Free-for-all · 2–6 players
level8-sentence = Runs, sets and colors: be the first to clear eight levels.

# When a table is set up, and in the arena's rows.
option-stars = Level card
option-stars-1 = One star
option-stars-2 = Two stars, with our own levels
option-levels = Levels of your own
option-levels-help = Eight levels, separated by commas. A level is one to four combinations joined by +: run4 is a run of 4, set3 a set of 3, colour5 five cards of one color. Leave the field empty to play the levels of the card.
option-levels-example = The levels of one star:

# Level 8: names, errors, and the course of a game.

level8-title = Level 8, { $players } players, { $side }
# The list for two stars is our own, and is called so wherever it is shown.
level8-side = { $side ->
    [one-star] one star
    [two-stars] two stars (our own levels)
    [custom-one-star] custom levels, one star
   *[custom-two-stars] custom levels, two stars
  }

level8-color = { $color ->
    [R] red
    [Y] yellow
    [G] green
    [B] blue
    [P] purple
   *[K] black
  }
level8-colors = { level8-color }
level8-number = the { level8-color } { $value }
level8-joker = a joker
level8-skip = a skip
level8-of-name = { $name }’s
level8-of-owner = { $owner }’s

# What a level asks for: in a sentence, and as a part of the level's name.
level8-combination = { $kind ->
    [run] a run of { $size }
    [set] { $size ->
        [2] a pair
       *[other] a set of { $size }
      }
   *[color] { $size } of one color
  }
level8-part = { $kind ->
    [run] run of { $size }
    [set] { $size ->
        [2] pair
       *[other] set of { $size }
      }
   *[color] { $size } of one color
  }
level8-place = { $place ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
  }

# What lies on the table.
level8-meld-run = run from { $from } to { $to } [{ $cards }]
level8-meld-set = { $size ->
    [2] pair of { $value }s
   *[other] set of { $value }s
  } [{ $cards }]
level8-meld-color = { $size } { level8-colors } cards [{ $cards }]

# Why something is not allowed.
level8-not-dealt = The cards are not dealt yet: a round begins with the deal.
level8-wrong-players = Level 8 is for 2 to 6 players, not { $players }.
level8-wrong-level-count = A game has 8 levels, with commas between them, not { $found }.
level8-level-combinations = Level { $number }: a level has 1 to 4 combinations, not { $found }.
level8-level-unknown = Level { $number }: “{ $text }” is not a combination, such as run4, set2 or colour7.
level8-level-size = Level { $number }: { $combination } is not of { $least } to { $most } cards.
level8-level-cards = Level { $number }: a level has at most 10 cards, not { $found }.
level8-not-custom = These are the levels that come with { $stars ->
    [one] one star
   *[other] two stars
  }, so they are not custom.
level8-is-custom = These are not the levels that come with { $stars ->
    [one] one star
   *[other] two stars
  }, so they must be called custom.
level8-already-drawn = { $to ->
    [record] One card is drawn in a turn, and it was drawn already.
   *[player] You draw one card per turn, and you have drawn already.
  }
level8-no-keep-due = { $to ->
    [record] This player keeps no cards: only a player on level 5 or higher of the two-star side who has not laid it down may, once after a round.
   *[player] You can’t keep cards now: only with two stars, on level 5 or higher without having laid it down, and once after a round.
  }
level8-no-reshuffle-due = No new draw pile is due: it is shuffled when the last face-down card has been drawn.
level8-reshuffle-is-due = The draw pile is used up: first the discard piles, but for their top cards, are shuffled into a new one.
level8-reshuffle-with-skips-is-due = The draw pile is used up: first the discard piles, but for their top cards, and the skips under the pile are shuffled into a new one.
level8-game-over = The game is over.
level8-no-such-seat = There is no seat { $seat } here: { $players } play, and seats are counted from 0.
level8-wrong-cards = Hands and pile together have { $card } { $found ->
    [0] zero times
    [one] once
    [2] twice
   *[other] { $found } times
  }, and should have it { $expected ->
    [one] once
    [2] twice
   *[other] { $expected } times
  }.
level8-wrong-reshuffle = The new draw pile has { $card } { $found ->
    [0] zero times
    [one] once
    [2] twice
   *[other] { $found } times
  }, and should have it { $expected ->
    [0] zero times
    [one] once
    [2] twice
   *[other] { $expected } times
  }: it is made of the discard piles, but for their top cards, and of the skips under the old pile.
level8-wrong-hand-count = { $found ->
    [one] One hand was
   *[other] { $found } hands were
  } dealt, and { $players } should have been.
level8-wrong-hand-size = Seat { $seat } has { $found ->
    [one] one card
   *[other] { $found } cards
  } after the deal, and should have { $expected }, kept cards included.
level8-wrong-first-dealer = The options say that seat { $seat } deals first.
level8-wrong-dealer = Seat { $seat } deals this round: the left neighbor of the last dealer.
level8-kept-not-dealt = Seat { $seat } kept { $card }, which is missing in the new hand: kept cards belong to it.
level8-due = { $to ->
    [record] { $what ->
        [draw] It is the turn of seat { $name }, who must begin it by drawing a card.
        [act] It is the turn of seat { $name }, who has drawn, may lay down and add cards, and must end it with a discard or a skip.
        [pass] A skip lies in front of seat { $name }, who must pass this turn.
       *[keep] First seat { $name } chooses up to four cards to keep for the next round, or none.
      }
    [you] { $what ->
        [draw] First draw a card: every turn begins with it.
        [act] You have drawn: lay or add cards, then end your turn with a discard or a skip.
        [pass] There is a skip in front of you: pass this turn.
       *[keep] First choose up to four cards to keep for the next round, or none.
      }
   *[player] { $what ->
        [draw] { $name } must draw a card first.
        [act] { $name } has drawn and must end the turn with a discard or a skip.
        [pass] { $name } is skipped and must pass this turn.
       *[keep] First { $name } chooses which cards to keep for the next round.
      }
  }
level8-discard-empty = { $to ->
    [record] The discard pile of seat { $name } is empty: draw from the draw pile, or from a discard pile that has a card.
   *[player] { $name }’s discard pile is empty: draw from the draw pile, or from a discard pile that has a card.
  }
level8-already-laid = { $to ->
    [record] A level is laid down once in a round, and this one lies on the table already: now cards can be added to combinations, one by one.
   *[player] Your level is already on the table: now you can add cards to combinations, one by one.
  }
level8-wrong-combination-count = This level has { $expected ->
    [one] one combination
   *[other] { $expected } combinations
  }, not { $found }: lay down all of it at once, and nothing beyond it.
level8-too-much-laid = No level has more than { $combinations } combinations or { $cards } cards: lay down exactly what the level asks for.
level8-other-combination = The { level8-place } combination must be { $combination }: lay down exactly what the level asks for, in its order.
level8-misfit-run = In the { level8-place } combination, a run from { $from } upward, { $card } is out of place: its values must follow one another without a gap.
level8-misfit-run-joker = The { level8-place } combination, a run from { $from } upward, goes beyond 15: begin it lower.
level8-misfit-set = In the { level8-place } combination, a set of { $value }s, { $card } is out of place: all its cards must have that value, or be jokers.
level8-misfit-color = In the { level8-place } combination, a group of { level8-colors } cards, { $card } is out of place: all its cards must have that color, or be jokers.
level8-skip-in-combination = A skip never belongs to a combination: use number cards and jokers.
level8-laid-not-held = { $to ->
    [record] { $kind ->
        [joker] This hand has fewer jokers than these combinations use
       *[number] This hand does not have { $card }, or these combinations use it twice
      }: lay down cards of the hand, each of them once.
   *[player] { $kind ->
        [joker] You don’t have that many jokers.
       *[number] You don’t have { $card }, or you’re using it twice.
      }
  }
level8-nothing-left-to-discard = { $to ->
    [record] At least one card must stay in the hand, because the turn ends with a discard.
   *[player] Keep at least one card in hand: your turn ends with a discard.
  }
level8-level-not-laid = { $to ->
    [record] Cards can be added only by a player who has laid down the level in this round: lay it down first, or end the turn.
   *[player] You can add cards only after laying down your level this round: lay it down first, or end your turn.
  }
level8-no-such-group = { $to ->
    [record] Seat { $name } has no combination { $group } on the table: choose one that lies there, counted from 0.
   *[player] { $name } has no such combination on the table: choose one that lies there.
  }
level8-added-not-held = { $to ->
    [record] This hand does not have { $card }: add a card that it has.
   *[player] You don’t have { $card }.
  }
level8-does-not-fit = That combination does not take { $card } there: a run takes the next value at either end, a set cards of its value, and a group of one color cards of that color.
level8-run-is-at-its-end = That run can’t grow at this end: values go from 1 to 15. Choose its other end, or another combination.
level8-end-missing = That combination is a run: say whether the card goes to its low or its high end.
level8-no-ends = That combination is not a run: add the card without naming an end.
level8-discarded-not-held = { $to ->
    [record] This hand does not have { $card }: discard a card that it has.
   *[player] You don’t have { $card }.
  }
level8-no-skip = { $to ->
    [record] There is no skip in this hand: end the turn with a discard.
   *[player] You don’t have a skip: end your turn with a discard.
  }
level8-skip-of-oneself = { $to ->
    [record] A skip is laid in front of another player, never in front of oneself: choose somebody else.
   *[player] You can’t skip yourself: choose somebody else.
  }
level8-already-skipped = { $to ->
    [record] A skip lies in front of seat { $name } already: choose somebody else, or end the turn with a discard.
   *[player] { $name } already has a skip: choose somebody else, or end your turn with a discard.
  }
level8-last-card-is-discarded = { $to ->
    [record] This skip is the last card of the hand and stops nobody: discard it, and the round ends.
   *[player] This skip is your last card and stops nobody: discard it, and the round ends.
  }
level8-too-many-kept = At most { $most } cards can be kept, not { $count }.
level8-kept-not-held = { $to ->
    [record] { $kind ->
        [joker] This hand has fewer jokers than would be kept
        [skip] This hand has fewer skips than would be kept
       *[number] This hand does not have { $card }, or it would be kept twice
      }: keep cards of the hand, each of them once.
   *[player] { $kind ->
        [joker] You don’t have that many jokers.
        [skip] You don’t have that many skips.
       *[number] You don’t have { $card }, or you’re keeping it twice.
      }
  }
level8-wrong-winner-by-last-level = Seat { $seat } has won, by laying down level 8.
level8-wrong-winner-by-going-out = Seat { $seat } has won, by ending the round on level 7.
level8-wrong-winner-level = Whoever wins is on level 9 at the end.
level8-wrong-levels = At the end the levels are { $levels }.
level8-wrong-rounds = { $expected ->
    [one] One round was
   *[other] { $expected } rounds were
  } dealt.

# The course of a game.
level8-round = Round { $round }, { $side }: { $name } deals.
level8-dealt-hand = { $name }, on level { $level } ({ $combinations }), is dealt { $cards }
level8-dealt-hand-beside-kept = { $name }, on level { $level } ({ $combinations }), has kept { $kept } and is dealt { $cards }
level8-turned-up = { $name } turns up { $card }.
level8-pile = The pile, top card first: { $cards }
level8-first = { $name } begins.
level8-reshuffled = { $skips ->
    [0] The draw pile is used up: the discard piles, but for their top cards, are shuffled into a new one.
    [one] The draw pile is used up: the discard piles, but for their top cards, and the skip under the pile are shuffled into a new one.
   *[other] The draw pile is used up: the discard piles, but for their top cards, and the { $skips } skips under the pile are shuffled into a new one.
  }
level8-drew-pile = { $you ->
    [name] You draw { $card } from the pile.
   *[other] { $name } draws { $card } from the pile.
  }
level8-drew-discard = { $you ->
    [name] You take { $card } from { level8-of-owner } discard pile.
    [owner] { $name } takes { $card } from your discard pile.
   *[other] { $name } takes { $card } from { level8-of-owner } discard pile.
  }
level8-drew-own-discard = { $you ->
    [name] You take { $card } back from your own discard pile.
   *[other] { $name } takes { $card } back from their own discard pile.
  }
level8-laid = { $name } lays down level { $level }: { $melds }.
level8-added = { $name } adds { $card } to one of { level8-of-owner } combinations: { $meld }.
level8-added-own = { $name } adds { $card } to one of their own combinations: { $meld }.
level8-discarded = { $you ->
    [name] You discard { $card }.
   *[other] { $name } discards { $card }.
  }
level8-skipped = { $you ->
    [name] You lay a skip in front of { $target }.
    [target] { $name } lays a skip in front of you.
   *[other] { $name } lays a skip in front of { $target }.
  }
level8-passed = { $you ->
    [name] You pass this turn and put the skip face up under the pile.
   *[other] { $name } passes this turn and puts the skip face up under the pile.
  }
level8-kept = { $name } keeps { $cards } for the next round.
level8-kept-nothing = { $you ->
    [name] You keep nothing for the next round.
   *[other] { $name } keeps nothing for the next round.
  }
level8-area = { $skipped ->
    [yes] { $name }, with a skip in front
   *[no] { $name }
  }: { $melds } (hand: { $hand }; top discard: { $discard })
level8-empty = nothing
level8-round-ended = { $you ->
    [name] You have discarded the last card of your hand: the round is over.
   *[other] { $name } has discarded the last card of their hand: the round is over.
  }
level8-moved-up = { $name } moves up from level { $from } to level { $to }.
level8-stayed = { $name } stays on level { $level }.
level8-through = { $name } was on level { $from } and is through all levels.
level8-ended-last-level = { $you ->
    [name] You have laid down level 8: the game is over at once, and nobody else moves up.
   *[other] { $name } has laid down level 8: the game is over at once, and nobody else moves up.
  }
level8-ended-went-out = { $you ->
    [name] You have ended the round on level 7: the game is over.
   *[other] { $name } has ended the round on level 7: the game is over.
  }
level8-won = { $name } wins in round { $round }.

# The table of many games.
level8-sim-levels = Turns to lay each level
level8-sim-level = Level { $number }
level8-sim-level-figures = { $laid ->
    [0] never laid
    [one] { $turns } turns (laid once)
   *[other] { $turns } turns (laid { $laid } times)
  }
level8-sim-rounds = Rounds per game
level8-sim-reshuffles = Reshuffles per game
level8-sim-skips = Skips per game
level8-sim-end-last-level = level 8 laid down
level8-sim-end-went-out = went out on level 7

# level8 at a table: what the page says.

# Cards and combinations, as they are spoken where no sentence stands around them.
level8-page-number = { level8-color } { $value }
level8-page-joker = joker
level8-page-skip = skip
level8-page-meld = { $kind ->
    [run] run { $from } to { $to }
    [set] { $size ->
        [2] pair of { $value }s
       *[other] { $size } × { $value }
      }
   *[color] { $size } { level8-colors } cards
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
level8-page-dealt = { $you ->
    [name] You deal a new round.
   *[other] { $name } deals a new round.
  }
level8-page-dealt-and-turned-up = { $you ->
    [name] You deal a new round and turn up { $card }.
   *[other] { $name } deals a new round and turns up { $card }.
  }
level8-page-reshuffled = All discards except the top cards are shuffled into a new draw pile.
level8-page-drew = { $you ->
    [name] You draw from the pile.
   *[other] { $name } draws from the pile.
  }
level8-page-laid-down = { $you ->
    [name] You lay down level { $level }.
   *[other] { $name } lays down level { $level }.
  }
level8-page-added = { $you ->
    [name] You add { $card } to one of { level8-of-owner } combinations.
    [owner] { $name } adds { $card } to one of your combinations.
   *[other] { $name } adds { $card } to one of { level8-of-owner } combinations.
  }
level8-page-added-own = { $you ->
    [name] You add { $card } to one of your own combinations.
   *[other] { $name } adds { $card } to one of their own combinations.
  }
level8-page-kept = { $you ->
    [name] You keep
   *[other] { $name } keeps
  } { $count ->
    [one] one card
   *[other] { $count } cards
  } for the next round.

# What an action does, on buttons and in hints.
level8-page-deed-draw = Draw from the pile
level8-page-deed-take = Draw from { level8-of-name } discard pile
level8-page-deed-lay = Lay the level: { $melds }
level8-page-deed-add = { $end ->
    [low] Add { $card } before { $name }’s { level8-place } combination
    [high] Add { $card } after { $name }’s { level8-place } combination
   *[none] Add { $card } to { $name }’s { level8-place } combination
  }
level8-page-deed-discard = Discard { $card }
level8-page-deed-skip = Skip { $name }
level8-page-deed-pass = Pass this turn
level8-page-deed-keep = Keep { $cards }
level8-page-deed-keep-nothing = Keep nothing

# Why an action is a good one. Nobody is spoken to: the same is told in hints and of games that are over.
level8-why-wins = It wins the game.
level8-why-completes = It completes level { $level }.
level8-why-lays-now = With it, the level can be laid at once.
level8-why-nearer = { $count ->
    [one] It brings the level closer: one more card is needed.
   *[other] It brings the level closer: { $count } more cards are needed.
  }
level8-why-can-be-added = It can be added on the table.
level8-why-nothing-open-helps = No open card brings the level closer.
level8-why-nothing-open-fits = No open card can be added on the table.
level8-why-goes-out = All the other cards can go too, and that ends the round.
level8-why-ends-round = It ends the round.
level8-why-spare = The level is just as close without it.
level8-why-fits-nowhere = It fits nowhere on the table.
level8-why-holds-back = It keeps { $card } from { $name }, who took { $taken }.
level8-why-holds-addition = It keeps { $card } from { $name }, who could add it.
level8-why-useless-to-next = { $name }, who is next, can’t add it.
level8-why-thrown-by-next = { $name }, who is next, threw such a card away.
level8-why-nearly-out = { $count ->
    [one] { $name } has laid and has one card left.
   *[other] { $name } has laid and has { $count } cards left.
  }
level8-why-furthest = { $name } is on level { $level }, and no rival is further.
level8-why-kept-for = { $count ->
    [0] These cards are all that the level needs.
    [one] With these cards, the level needs one more.
   *[other] With these cards, the level needs { $count } more.
  }

# The bar.
level8-page-where = Round { $round } · { $turn }
level8-page-turn-mine = your turn
level8-page-turn-of = { $name }’s turn
level8-page-turn-dealing = dealing the cards
level8-page-turn-over = game over

# Seats.
level8-page-players = Players
level8-page-level = Level { $level }
level8-page-level-short = Level { $level }
level8-page-level-laid = Level { $level } · laid
level8-page-level-through = All levels cleared
level8-page-in-hand = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
level8-page-skipped = skipped
level8-page-kept-mark = keeps { $count }
level8-page-won-mark = won
level8-page-nothing-laid = Nothing laid yet
level8-page-hand-of = { level8-of-name } hand
level8-page-discard-of = { $name }’s discard pile, { $count ->
    [0] empty
    [one] one card: { $card }
   *[other] { $count } cards, on top: { $card }
  }
level8-page-take-from = Take { $card } from { level8-of-name } discard pile
level8-page-take-own = Take { $card } back from your discard pile
level8-page-add-here = { $end ->
    [low] Add { $card } before { $meld } ({ $name })
    [high] Add { $card } after { $meld } ({ $name })
   *[none] Add { $card } to { $meld } ({ $name })
  }
level8-page-add-short = { $end ->
    [low] Add before { $meld } ({ $name })
    [high] Add after { $meld } ({ $name })
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
level8-page-went-out = Went out
level8-page-laid-it = Level laid
level8-page-stays = No level laid
level8-page-moved = { $from } → { $to }

# The dock: what is asked.
level8-page-steps = A turn in three steps
level8-page-step-draw = 1 Draw
level8-page-step-drawn = 1 Drawn
level8-page-step-lay = 2 Lay or add
level8-page-step-discard = 3 Discard
level8-page-ask-draw = Draw a card
level8-page-draw-how = From the pile, or from the top of any discard pile.
level8-page-draw-lays = You have all the cards for level { $level }. Draw first.
level8-page-missing = { $count ->
    [one] You need one more card for level { $level }.
   *[other] You need { $count } more cards for level { $level }.
  }
level8-page-ask-lay = You can lay level { $level }
level8-page-lay-wins = This wins the game.
level8-page-lay = Lay my level
level8-page-another = Another way
level8-page-another-of = { $number }/{ $count }
level8-page-would-lie = { $meld }, proposed
level8-page-arrange = Arrange
level8-page-ask-arrange = Arrange level { $level }
level8-page-arrange-how = Pick the cards of each combination from your hand.
level8-page-group = { $part }, { $count } of { $size } cards
level8-page-reading = What the joker stands for
level8-page-reading-of = { $kind ->
    [run] { $from } to { $to }
    [set] { $value }
   *[color] { level8-color }
  }
level8-page-arranged = These cards make level { $level }.
level8-page-clear = Clear
level8-page-done-arranging = Back
level8-page-ask-discard = Discard a card
level8-page-ask-add = Add cards, or discard one
level8-page-add-how = Pick a card, then its place on the table.
level8-page-nothing-to-add = None of your cards fits on the table.
level8-page-picked = { $card ->
    [joker] Your joker
    [skip] Your skip
   *[number] Your { level8-color } { $value }
  }
level8-page-picked-where = Choose its place on the table, or discard it.
level8-page-picked-fits-nowhere = It doesn’t fit any combination on the table.
level8-page-picked-ends-round = It is your last card: the round ends, and you move up two levels.
level8-page-picked-wins = It is your last card: the round ends, and you win.
level8-page-picked-skip = Lay it in front of a player, who misses the next turn, or discard it.
level8-page-picked-skip-alone = Everyone already has a skip: you can only discard it.
level8-page-skip-whom = Skip { $name }
level8-page-discard = Discard
level8-page-discard-card = Discard { $card }
level8-page-put-back = Put back
level8-page-ask-pass = You are skipped
level8-page-pass-how = There is a skip in front of you. Put it face up under the pile; your turn passes.
level8-page-ask-keep = Keep up to { $most } cards
level8-page-keep-how = They stay in your hand for the next round.
level8-page-keep = { $count ->
    [0] Keep nothing
    [one] Keep one card
   *[other] Keep { $count } cards
  }
level8-page-why-draw = Draw a card first: every turn begins with it.
level8-page-why-pass = There is a skip in front of you, so you pass this turn.
level8-page-why-keep = First choose what you keep for the next round.
level8-page-why-other = It’s { $name }’s turn.
level8-page-why-deal = The cards are being dealt.

# The dock: when others decide.
level8-page-wait = Waiting for { $name }
level8-page-wait-draw = { $name } draws a card first.
level8-page-wait-act = { $name } has drawn, may lay or add cards, and then discards.
level8-page-wait-pass = { $name } is skipped.
level8-page-wait-keep = { $name } is choosing what to keep for the next round.
level8-page-wait-deal = Dealing the cards
level8-page-wait-shuffle = Shuffling a new draw pile
level8-page-watching = You are watching.
level8-page-clock = timed
level8-page-ask-return = You are away
level8-page-return-how = A bot may be playing for you. Take your seat back any time.
level8-page-return = Take my seat back

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
level8-page-won-last-level = { $name } laid down level 8 and ended the game at once.
level8-page-won-last-level-mine = You laid down level 8 and ended the game at once.
level8-page-won-out = { $name } ended the round on level 7.
level8-page-won-out-mine = You ended the round on level 7.
level8-page-rounds = { $count ->
    [one] The game took one round.
   *[other] The game took { $count } rounds.
  }
level8-page-ahead = { $count ->
    [one] You finished one level ahead.
   *[other] You finished { $count } levels ahead.
  }
level8-page-behind = { $count ->
    [one] You finished one level behind.
   *[other] You finished { $count } levels behind.
  }
level8-page-sum-levels = { $count ->
    [one] level cleared
   *[other] levels cleared
  }
level8-page-sum-rounds = { $count ->
    [one] round
   *[other] rounds
  }
level8-page-given-up = The game was ended early
level8-page-given-up-how = Nobody had cleared all levels yet.
level8-page-practice = A practice game: it doesn’t count.

# The rules page of Level 8.

rules-level8-title = How to play Level 8
rules-level8-lead = Your level asks for certain combinations: collect them, lay them down, and get rid of your other cards. In each round you can climb, and whoever gets through level 8 first wins.

# At a glance.
rules-level8-glance-turn = A turn
rules-level8-glance-turn-text = Draw a card, from the pile or any discard pile. Lay down your level if you can, then discard a card.
rules-level8-glance-level = Your level
rules-level8-glance-level-text = It asks for runs, sets or cards of one color. Lay all of it at once: here two runs of three.
rules-level8-glance-win = How you win
rules-level8-glance-win-text = Discard your last card and climb two levels; others who have laid down climb one. Whoever gets through level 8 first wins.
rules-level8-glance-half = Half a level
rules-level8-glance-half-text = If your level asks for two runs, one is not enough.
rules-level8-glance-add = Adding a card
rules-level8-glance-add-text = Once your level lies on the table, add cards to any combination, your own or another player’s.
rules-level8-glance-beyond = Beyond 15
rules-level8-glance-beyond-text = A run ends at 15. Nothing follows, not even a 1.
rules-level8-glance-jokers = Joker: stands for any number card
rules-level8-glance-skips = Skip: somebody passes a turn

# What there is.
rules-level8-cards = What’s in the box
rule-L8-1 = There are 101 cards: the numbers 1 to 15 in six colors, one of each, 7 jokers and 4 skips. Every color has a shape of its own.
rules-level8-example-cards = The six colors with their shapes, a joker and a skip.
rule-L8-2 = The level card has two sides: one star, and two stars, which are harder. You agree on a side, and everyone starts on level 1.
rule-L8-2-ruling = All players of a game play the same side.

# Setting up.
rules-level8-setup = Setting up a round
rule-L8-3 = The dealer shuffles all cards and deals ten to each. The rest is the draw pile. The dealer turns up its top card: it begins the dealer’s own discard pile. Everyone has a discard pile; the others are empty at first.
rule-L8-3-ruling = You may choose who deals first; otherwise chance decides. A joker or a skip that is turned up just lies there.
rule-L8-4 = The player at the dealer’s left begins. Turns go clockwise.

# The levels.
rules-level8-levels = The levels
rules-level8-levels-lead = A level asks for runs, sets or cards of one color.
rules-level8-example-run = A run of 4: values in a row.
rules-level8-example-set = A set of 3: cards of one value.
rules-level8-example-color = 4 of one color: any values.
rule-L8-4a = One star: the levels as they were printed in 2016.
rule-L8-4b = Two stars: these levels are ours.
rule-L8-4b-ruling = We could not get hold of the printed list, so we made one. It is not any publisher’s.
rule-L8-4c = You may bring your own levels: any eight, within these limits. A list that breaks one is refused, and the message says why. With your own levels, the stars decide only whether L8-24 applies.
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
rule-L8-5 = First draw one card: the top of the draw pile, or the top of anybody’s discard pile, even your own.
rule-L8-6 = Then you may lay down the level you are on: all its combinations at once, face up, each with exactly as many cards as it asks for. You cannot lay down a part of it, nor more than it asks for.
rules-level8-example-hand = You are on level 1, which asks for two runs of 3. You have drawn and hold these cards.
rules-level8-example-lay = You may lay this down. The joker stands for a 4.
rules-level8-example-part = You may not lay this down: it is only a part of the level.
rules-level8-example-more = Nor this: the first run has four cards, and the level asks for three.
rule-L8-7 = Once your level lies on the table, you may add cards from your hand to any combination, your own or another player’s, in this turn and in all later ones. A run grows at either end, from 1 to 15 at most. A set takes its value, and a group of one color takes its color.
rules-level8-example-add = Ben and Cleo have laid these. Any 3 fits before Ben’s run and any 7 after it; a 7 fits with Cleo’s 7s, too. No 5 fits: Ben’s joker is the 5.
rule-L8-8 = Last, discard one card onto your own discard pile: any card, even a joker or a skip. Or lay a skip instead (L8-16).
rule-L8-9 = You must keep at least one card for the discard when you lay or add. Only level 8 needs none, because laying it down wins at once.
rule-L8-9-ruling = The printed rules do not say so, but every turn ends with a discard.

# Combinations.
rules-level8-combinations = Combinations
rule-L8-10 = A run has values in a row. Colors do not matter. After 15 comes nothing, not even a 1.
rule-L8-11 = A set has cards of one value. Two sets of one level may have the same value.
rule-L8-12 = Cards of one color may have any values.
rules-level8-example-right-run = A run of 3, up to the very end.
rules-level8-example-wrong-run = Not a run: nothing follows 15.
rules-level8-example-right-set = Two pairs of the same value.
rules-level8-example-wrong-set = Not a pair: two values.
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
rule-L8-16 = Instead of discarding you may lay a skip from your hand in front of another player who has none there. That player passes their next turn: all they do is put the skip face up under the draw pile. With two players you have the next turn as well.
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
rule-L8-23 = If nobody has won, the dealer’s left neighbor deals the next round, from all 101 cards.

# The harder side.
rules-level8-harder = The harder side
rule-L8-24 = With two stars: if you are on level 5, 6, 7 or 8 when a round ends and have not laid it down, you may keep up to four cards of your hand. You are then dealt only as many as make ten.
rule-L8-24-ruling = You choose before the new deal, in turn from the new dealer’s left. The others see only how many you keep. Jokers and skips may be kept. After the last round nothing is kept.
rules-level8-example-keep = Ben, on level 6, keeps these four cards and is dealt six.

# What may be known.
rules-level8-known = What you may know
rules-level8-known-all = Everyone sees the discard piles, the combinations and the skips that were laid, and knows how many cards each hand and the pile have.
rules-level8-known-hands = A card that was taken from a discard pile is known to be in that hand until it leaves it. A card from the draw pile is known only to whoever drew it. When a round ends, all of this is forgotten, except for the cards that you keep yourself.

# A first game.
level8-lesson-aim = Eight levels
level8-lesson-aim-text = Everyone climbs eight levels, each with its own combinations. You start on level 1: two runs of three.
level8-lesson-draw = First, draw
level8-lesson-draw-text = Every turn begins with a card from the pile or from the top of any discard pile. { $two } turned up a 6: it completes your 4 and 5.
level8-lesson-lay = Lay your level
level8-lesson-lay-text = Now you have both runs, and you lay them all at once. The joker stands for the 11 that is missing.
level8-lesson-add = Add to it
level8-lesson-add-text = Once your level is on the table, you may add cards to it. Your 7 goes on the run from 4 to 6: pick it, then its place.
level8-lesson-discard = Last, discard
level8-lesson-discard-text = Every turn ends with a card on your own discard pile. You don’t need the 1, so put it there.
level8-lesson-pile = Your turn again
level8-lesson-pile-text = { $two } has laid a level, too. No discard helps you now, so draw from the pile.
level8-lesson-others = Other people’s runs
level8-lesson-others-text = You may also add to what others have laid. { $two }’s second run ends at 14: your red 15 goes there.
level8-lesson-skip = A skip
level8-lesson-skip-text = Instead of discarding you may put a skip in front of another player. { $one } then loses a turn.
level8-lesson-skipped = Passed over
level8-lesson-skipped-text = { $one } had to pass, and { $two } played. Draw one: then only three cards are left to get rid of.
level8-lesson-more = Get rid of cards
level8-lesson-more-text = Add as many cards as you like before you discard. The 8 goes on your run that ends at 7.
level8-lesson-last = And one more
level8-lesson-last-text = The 13 you drew goes on the other run. One card must remain for your discard pile.
level8-lesson-out = Out!
level8-lesson-out-text = Put your last card on your discard pile: that ends the round at once.
level8-lesson-round = The next round
level8-lesson-round-text = You went out and climb two levels. { $two } laid a level and climbs one, { $one } stays; the first to complete level 8 wins.
level8-lesson-add-deed = Add it to your own run
