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
level8-number = the { $color } { $value }
level8-joker = a joker
level8-skip = a skip

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
    [0] first
    [1] second
    [2] third
   *[other] fourth
  }

# What lies on the table.
level8-meld-run = run from { $from } to { $to } [{ $cards }]
level8-meld-set = { $size ->
    [2] pair of { $value }s
   *[other] set of { $value }s
  } [{ $cards }]
level8-meld-color = { $size } { $color } cards [{ $cards }]

# Why something is not allowed.
level8-not-dealt = The cards are not dealt yet: a round begins with the deal.
level8-wrong-players = Level 8 is for 2 to 6 players, not { $players }.
level8-wrong-level-count = A game has 8 levels, with commas between them, not { $found }.
level8-level-combinations = Level { $number }: a level has 1 to 4 combinations, not { $found }.
level8-level-unknown = Level { $number }: '{ $text }' is not a combination, such as run4, set2 or colour7.
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
level8-already-drawn = One card is drawn in a turn, and it was drawn already.
level8-no-keep-due = This player keeps no cards: only who is on level 5 or higher of the two-star side and has not laid it down may, once after a round.
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
level8-due = { $what ->
    [draw] It is the turn of seat { $seat }, who must begin it by drawing a card.
    [act] It is the turn of seat { $seat }, who has drawn, may lay down and add cards, and must end it with a discard or a skip.
    [pass] A skip lies in front of seat { $seat }, who must pass this turn.
   *[keep] First seat { $seat } chooses up to four cards to keep for the next round, or none.
  }
level8-discard-empty = The discard pile of seat { $seat } is empty: draw from the draw pile, or from a discard pile that has a card.
level8-already-laid = A level is laid down once in a round, and this one lies on the table already: now cards can be added to combinations, one by one.
level8-wrong-combination-count = This level has { $expected ->
    [one] one combination
   *[other] { $expected } combinations
  }, not { $found }: lay down all of it at once, and nothing beyond it.
level8-too-much-laid = No level has more than { $combinations } combinations or { $cards } cards: lay down exactly what the level asks for.
level8-other-combination = The { $place } combination must be { $combination }: lay down exactly what the level asks for, in its order.
level8-misfit-run = In the { $place } combination, a run from { $from } upward, { $card } is out of place: its values must follow one another without a gap.
level8-misfit-run-joker = The { $place } combination, a run from { $from } upward, goes beyond 15: begin it lower.
level8-misfit-set = In the { $place } combination, a set of { $value }s, { $card } is out of place: all its cards must have that value, or be jokers.
level8-misfit-color = In the { $place } combination, a group of { $color } cards, { $card } is out of place: all its cards must have that color, or be jokers.
level8-skip-in-combination = A skip never belongs to a combination: use number cards and jokers.
level8-laid-not-held = { $kind ->
    [joker] This hand has fewer jokers than these combinations use
   *[number] This hand does not have { $card }, or these combinations use it twice
  }: lay down cards of the hand, each of them once.
level8-nothing-left-to-discard = At least one card must stay in the hand, because the turn ends with a discard.
level8-level-not-laid = Cards can be added only by a player who has laid down the level in this round: lay it down first, or end the turn.
level8-no-such-group = Seat { $seat } has no combination { $group } on the table: choose one that lies there, counted from 0.
level8-added-not-held = This hand does not have { $card }: add a card that it has.
level8-does-not-fit = That combination does not take { $card } there: a run takes the next value at either end, a set cards of its value, and a group of one color cards of that color.
level8-run-is-at-its-end = That run cannot grow at this end, for values go from 1 to 15: choose its other end, or another combination.
level8-end-missing = That combination is a run: say whether the card goes to its low or its high end.
level8-no-ends = That combination is not a run: add the card without naming an end.
level8-discarded-not-held = This hand does not have { $card }: discard a card that it has.
level8-no-skip = There is no skip in this hand: end the turn with a discard.
level8-skip-of-oneself = A skip is laid in front of another player, never in front of oneself: choose somebody else.
level8-already-skipped = A skip lies in front of seat { $seat } already: choose somebody else, or end the turn with a discard.
level8-last-card-is-discarded = This skip is the last card of the hand and stops nobody: discard it, and the round ends.
level8-too-many-kept = At most { $most } cards can be kept, not { $count }.
level8-kept-not-held = { $kind ->
    [joker] This hand has fewer jokers than would be kept
    [skip] This hand has fewer skips than would be kept
   *[number] This hand does not have { $card }, or it would be kept twice
  }: keep cards of the hand, each of them once.
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
level8-drew-pile = { $name } draws { $card } from the pile.
level8-drew-discard = { $name } takes { $card } from the discard pile of { $owner }.
level8-drew-own-discard = { $name } takes { $card } back from his or her own discard pile.
level8-laid = { $name } lays down level { $level }: { $melds }.
level8-added = { $name } adds { $card } to a combination of { $owner }: { $meld }.
level8-added-own = { $name } adds { $card } to a combination of his or her own: { $meld }.
level8-discarded = { $name } discards { $card }.
level8-skipped = { $name } lays a skip in front of { $target }.
level8-passed = { $name } passes this turn and puts the skip face up under the pile.
level8-kept = { $name } keeps { $cards } for the next round.
level8-kept-nothing = { $name } keeps nothing for the next round.
level8-area = { $skipped ->
    [yes] { $name }, with a skip in front
   *[no] { $name }
  }: { $melds } (hand: { $hand }; top discard: { $discard })
level8-empty = nothing
level8-round-ended = { $name } has discarded the last card of the hand: the round is over.
level8-moved-up = { $name } moves up from level { $from } to level { $to }.
level8-stayed = { $name } stays on level { $level }.
level8-through = { $name } was on level { $from } and is through all levels.
level8-ended-last-level = { $name } has laid down level 8: the game is over at once, and nobody else moves up.
level8-ended-went-out = { $name } has ended the round on level 7: the game is over.
level8-won = { $name } wins in round { $round }.

# The table of many games.
level8-sim-levels = Turns to lay each level
level8-sim-level = Level { $number }
level8-sim-level-figures = { $laid ->
    [0] never laid
    [one] { $turns } turns (laid once)
   *[other] { $turns } turns (laid { $laid } times)
  }
level8-sim-rounds = Rounds a game
level8-sim-reshuffles = Reshuffles a game
level8-sim-skips = Skips a game
level8-sim-end-last-level = level 8 laid down
level8-sim-end-went-out = went out on level 7
