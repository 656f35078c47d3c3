climb-name = Climb
climb-kind = Free-for-all · 2–4 players
climb-sentence = Play later and later letters, and be rid of yours first.
climb-deed = Play { $card }
climb-played = { $you ->
    [name] You play { $card }.
   *[other] { $name } plays { $card }.
  }
climb-won = { $you ->
    [name] You win.
   *[other] { $name } wins.
  }
option-cards = Cards
option-cards-3 = Three each
option-cards-5 = Five each
