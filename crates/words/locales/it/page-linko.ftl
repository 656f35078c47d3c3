# Linko at a table: what the page says.

# Cards. A set is some cards of one value; $card is a number or a joker.
linko-page-set = { $count } × { $card }
linko-page-set-with-jokers = { $jokers ->
    [one] { $set }, di cui un jolly
   *[other] { $set }, di cui { $jokers } jolly
  }
linko-page-top = in cima
linko-page-top-spoken = Strato in cima: { $layer }
linko-page-no-layers = Ancora nessuno strato

# What happened, where it is not told as in a record.
linko-page-line-drew-unseen = { $name } pesca una carta dal mazzo.
linko-page-line-ended-last-card = { $count ->
    [one] { $name } ha giocato l’ultima carta: la partita è finita e vince { $winners }.
   *[other] { $name } ha giocato l’ultima carta: la partita è finita e vincono insieme { $winners }.
  }
linko-page-line-ended-exhausted = { $count ->
    [one] Il mazzo e la riserva sono vuoti: la partita è finita e vince { $winners }.
   *[other] Il mazzo e la riserva sono vuoti: la partita è finita e vincono insieme { $winners }.
  }

# Deeds, as on a button.
linko-page-deed-play = Gioca { $cards }
linko-page-deed-ghost = Ruba il gruppo di valore { $value }
linko-page-deed-take = Prendi lo strato di { $name }
linko-page-deed-leave = Lascia lo strato a { $name }
linko-page-deed-keep = Riprendi lo strato
linko-page-deed-discard = Scarta lo strato
linko-page-deed-draw-pile = Pesca dal mazzo
linko-page-deed-draw-slot = Pesca dalla casella { $place } della riserva
linko-page-deed-draw-cards = Pesca { $cards } dalla riserva
linko-page-deed-pass = Non pescare

# The bar.
linko-page-my-turn = Tocca a te
linko-page-my-decision = Decidi tu
linko-page-awaited = Si aspetta { $name }
linko-page-over = La partita è finita
linko-page-given-up = Partita abbandonata
linko-page-dealing = Si distribuiscono le carte
linko-page-variant = { $variant ->
    [base] variante base
    [advanced] variante avanzata
   *[expert] variante esperta
  }
linko-page-practice = allenamento

# Seats and the middle.
linko-page-others = Gli altri
linko-page-players = I giocatori
linko-page-you = Tu
linko-page-in-hand = { $count } in mano
linko-page-laid = { $count } sul tavolo
linko-page-layers = Strati precedenti, a partire dal primo
linko-page-mark-loses = meno { $count }
linko-page-mark-awaited = decide
linko-page-mark-plays = gioca
linko-page-mark-last = ultima mossa
linko-page-mark-won = vittoria
linko-page-mark-away = assente
linko-page-mark-replaced = gioca un bot
linko-page-mark-bot = bot
linko-page-reserve = Riserva
linko-page-reserve-empty = Vuota
linko-page-pile = Mazzo
linko-page-pile-spoken = { $count ->
    [0] Il mazzo è vuoto
    [one] Mazzo, una carta
   *[other] Mazzo, { $count } carte
  }
linko-page-out = Scarti
linko-page-out-spoken = { $count ->
    [0] La pila degli scarti è vuota
    [one] Pila degli scarti, una carta: { $cards }
   *[other] Pila degli scarti, { $count } carte: { $cards }
  }
linko-page-ghost = Zona fantasma
linko-page-ghost-empty = Vuota

# My turn.
linko-page-ask-play = Scegli carte dello stesso valore. I jolly vanno con tutte.
linko-page-robs = Rubi a { $name } ({ $layer }).
linko-page-robs-ghost = { $count ->
    [one] Rubi dalla zona fantasma ({ $sets }).
   *[other] Rubi uno di questi gruppi dalla zona fantasma: { $sets }.
  }
linko-page-robs-nobody = Non rubi a nessuno.
linko-page-robs-nobody-draw = Poi puoi pescare una carta.
linko-page-robs-nobody-no-draw = Per rubare servono altrettante carte e un valore più alto.
linko-page-ends-game = { $count ->
    [one] È la tua ultima carta: la partita finisce e non si ruba nulla.
   *[other] Sono le tue ultime carte: la partita finisce e non si ruba nulla.
  }
linko-page-with-joker = Con jolly
linko-page-take-all = Tutte e { $count }
linko-page-put-back = Riponi
linko-page-hand = La tua mano, per valore
linko-page-hand-empty = La tua mano è vuota.
linko-page-group = { $count ->
    [one] { $card }, una carta
   *[other] { $card }, { $count } carte
  }
linko-page-group-picked = { $picked ->
    [one] { $card }, scelta una su { $count }
   *[other] { $card }, scelte { $picked } su { $count }
  }

# A card that cannot be played now.
linko-page-wait-play = Ora non puoi giocare: tocca a { $name }.
linko-page-wait-decision = Ora non puoi giocare: prima decide { $name }.
linko-page-wait-own = Ora non puoi giocare: prima rispondi alla domanda.
linko-page-plan = Se potessi giocare ora:

# Questions.
linko-page-stole = Rubi a { $name }: { $layer }
linko-page-stole-question = { $count ->
    [one] Prendi la carta o la lasci?
   *[other] Prendi le carte o le lasci?
  }
linko-page-take = { $count ->
    [one] Prendila
   *[other] Prendile
  }
linko-page-take-means = { $count ->
    [one] La carta va nella tua mano. { $name } pesca una carta.
   *[other] Le { $count } carte vanno nella tua mano. { $name } pesca { $count } carte.
  }
linko-page-leave = { $count ->
    [one] Lasciala
   *[other] Lasciale
  }
linko-page-leave-means = { $count ->
    [one] { $name } la riprende, oppure la scarta e pesca una carta.
   *[other] { $name } le riprende, oppure le scarta e pesca { $count } carte.
  }
linko-page-left-you = { $name } ti lascia { $layer }
linko-page-left-question = { $count ->
    [one] Riprendi la carta o la scarti?
   *[other] Riprendi le carte o le scarti?
  }
linko-page-keep = { $count ->
    [one] Riprendila
   *[other] Riprendile
  }
linko-page-keep-means = { $count ->
    [one] La carta va nella tua mano. Non peschi nulla.
   *[other] Le { $count } carte vanno nella tua mano. Non peschi nulla.
  }
linko-page-discard = { $count ->
    [one] Scartala
   *[other] Scartale
  }
linko-page-discard-means = { $count ->
    [one] La carta va nella pila degli scarti. Peschi una carta.
   *[other] Le { $count } carte vanno nella pila degli scarti. Peschi { $count } carte.
  }
linko-page-draw = { $count ->
    [one] Pesca una carta
   *[other] Pesca { $count } carte, una alla volta
  }
linko-page-draw-why = { $name } ha rubato il tuo strato.
linko-page-draw-where = Scegli una carta della riserva o pesca dal mazzo.
linko-page-draw-where-reserve = Il mazzo è vuoto: scegli una carta della riserva.
linko-page-draw-where-pile = La riserva è vuota: pesca dal mazzo.
linko-page-extra = Peschi una carta?
linko-page-extra-why = In questo turno non c’era nulla da rubare, quindi puoi pescare una carta.
linko-page-ghost-which = Quale gruppo rubi?
linko-page-ghost-one = Rubi dalla zona fantasma
linko-page-ghost-means = { $count ->
    [one] La carta va subito nella tua mano.
   *[other] Le { $count } carte vanno subito nella tua mano.
  }

# Others decide.
linko-page-awaits-play = Tocca a { $name }
linko-page-awaits-ghost = { $name } ruba dalla zona fantasma
linko-page-awaits-steal = { $name } ruba a { $victim }
linko-page-awaits-steal-why = Prendere lo strato ({ $layer }) o lasciarlo? Decide { $name }.
linko-page-awaits-steal-you = { $name } ti ruba lo strato
linko-page-awaits-answer = Decide { $name }
linko-page-awaits-answer-why = Riprendere lo strato ({ $layer }) o scartarlo?
linko-page-awaits-draw = { $count ->
    [one] { $name } pesca una carta
   *[other] { $name } pesca { $count } carte
  }
linko-page-awaits-extra = { $name } può pescare una carta

# Hints, clocks, being away, giving up.
linko-page-hint = Consiglio del bot:
linko-page-until = fino alle { $time } (UTC)
linko-page-away = Risulti assente
linko-page-away-why = Torna quando vuoi: il posto è tuo.
linko-page-return = Torna

# The end.
linko-page-you-win = Hai vinto
linko-page-you-share = Hai vinto, insieme ad altri
linko-page-wins = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
  }
linko-page-end-last-card = { $name } ha giocato l’ultima carta che aveva in mano.
linko-page-end-last-card-you = Hai giocato l’ultima carta che avevi in mano.
linko-page-end-exhausted = Il mazzo e la riserva sono vuoti.
linko-page-result = Risultato
linko-page-column-name = Nome
linko-page-column-laid = Sul tavolo
linko-page-column-hand = In mano
linko-page-column-points = Punti
linko-page-rematch = Gioca ancora
linko-page-to-rematch = Vai alla nuova partita
linko-page-record = Registrazione
