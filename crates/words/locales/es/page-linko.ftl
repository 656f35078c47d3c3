# Linko at a table: what the page says.

# Cards. A set is some cards of one value; $card is a number or a joker.
linko-page-set = { $count } × { $card }
linko-page-set-with-jokers = { $jokers ->
    [one] { $set }, con un comodín
   *[other] { $set }, con { $jokers } comodines
  }
linko-page-top = capa superior
linko-page-top-spoken = Capa superior: { $layer }
linko-page-no-layers = Aún nada

# What happened, where it is not told as in a record.
linko-page-line-drew-unseen = { $name } toma una carta del mazo.
linko-page-line-ended-last-card = { $count ->
    [one] { $name } ha jugado su última carta: la partida termina y gana { $winners }.
   *[other] { $name } ha jugado su última carta: la partida termina y comparten la victoria { $winners }.
  }
linko-page-line-ended-exhausted = { $count ->
    [one] El mazo y la reserva están vacíos: la partida termina y gana { $winners }.
   *[other] El mazo y la reserva están vacíos: la partida termina y comparten la victoria { $winners }.
  }

# Deeds, as on a button.
linko-page-deed-play = Jugar { $cards }
linko-page-deed-ghost = Robar el set de { $value }
linko-page-deed-take = Quedarme la capa de { $name }
linko-page-deed-leave = Dejar la capa a { $name }
linko-page-deed-keep = Recuperar la capa
linko-page-deed-discard = Descartar la capa
linko-page-deed-draw-pile = Tomar del mazo
linko-page-deed-draw-slot = Tomar la carta { $place } de la reserva
linko-page-deed-draw-cards = Tomar { $cards } de la reserva
linko-page-deed-pass = No tomar nada

# The bar.
linko-page-my-turn = Te toca
linko-page-my-decision = Decides tú
linko-page-awaited = Esperando a { $name }
linko-page-over = La partida ha terminado
linko-page-given-up = Partida abandonada
linko-page-dealing = Se reparten las cartas
linko-page-variant = { $variant ->
    [base] juego base
    [advanced] variante avanzada
   *[expert] variante experta
  }
linko-page-practice = práctica

# Seats and the middle.
linko-page-others = El resto de la mesa
linko-page-players = La mesa
linko-page-you = Tú
linko-page-in-hand = { $count } en mano
linko-page-laid = { $count } en mesa
linko-page-layers = Capas anteriores, de la más antigua a la más reciente
linko-page-mark-loses = pierde { $count }
linko-page-mark-awaited = decide
linko-page-mark-plays = le toca
linko-page-mark-last = última jugada
linko-page-mark-won = gana
linko-page-mark-away = ausente
linko-page-mark-replaced = juega un bot
linko-page-mark-bot = bot
linko-page-reserve = Reserva
linko-page-reserve-empty = Vacía
linko-page-pile = Mazo
linko-page-pile-spoken = { $count ->
    [0] El mazo está vacío
    [one] Mazo, una carta
   *[other] Mazo, { $count } cartas
  }
linko-page-out = Descartes
linko-page-out-spoken = { $count ->
    [0] La pila de descartes está vacía
    [one] Pila de descartes, una carta: { $cards }
   *[other] Pila de descartes, { $count } cartas: { $cards }
  }
linko-page-ghost = Zona fantasma
linko-page-ghost-empty = Vacía

# My turn.
linko-page-ask-play = Elige cartas de un mismo valor. Los comodines van con cualquiera.
linko-page-robs = Así robas { $layer } a { $name }.
linko-page-robs-ghost = { $count ->
    [one] Así robas { $sets } de la zona fantasma.
   *[other] Así robas un set de la zona fantasma: { $sets }.
  }
linko-page-robs-nobody = Así no robas a nadie.
linko-page-robs-nobody-draw = Después puedes tomar una carta.
linko-page-robs-nobody-no-draw = Para robar hace falta el mismo número de cartas y un valor más alto.
linko-page-ends-game = { $count ->
    [one] Es tu última carta: la partida termina y no se roba nada.
   *[other] Son tus últimas cartas: la partida termina y no se roba nada.
  }
linko-page-with-joker = Con comodín
linko-page-take-all = Las { $count }
linko-page-put-back = Devolver
linko-page-hand = Tu mano, por valor
linko-page-hand-empty = No te quedan cartas.
linko-page-group = { $count ->
    [one] { $card }, una carta
   *[other] { $card }, { $count } cartas
  }
linko-page-group-picked = { $picked ->
    [one] { $card }, una elegida de { $count }
   *[other] { $card }, { $picked } elegidas de { $count }
  }

# A card that cannot be played now.
linko-page-wait-play = Ahora no puedes jugar: le toca a { $name }.
linko-page-wait-decision = Ahora no puedes jugar: antes decide { $name }.
linko-page-wait-own = Ahora no puedes jugar: antes responde a la pregunta.
linko-page-plan = Si pudieras jugarlo ahora:

# Questions.
linko-page-stole = Robas a { $name }: { $layer }
linko-page-stole-question = { $count ->
    [one] ¿Te quedas la carta o la dejas?
   *[other] ¿Te quedas las cartas o las dejas?
  }
linko-page-take = { $count ->
    [one] Quedármela
   *[other] Quedármelas
  }
linko-page-take-means = { $count ->
    [one] La carta va a tu mano. { $name } toma una carta.
   *[other] Las { $count } cartas van a tu mano. { $name } toma { $count } cartas.
  }
linko-page-leave = { $count ->
    [one] Dejarla
   *[other] Dejarlas
  }
linko-page-leave-means = { $count ->
    [one] { $name } la recupera, o la descarta y toma una carta.
   *[other] { $name } las recupera, o las descarta y toma { $count } cartas.
  }
linko-page-left-you = { $name } te deja { $layer }
linko-page-left-question = { $count ->
    [one] ¿Recuperas la carta o la descartas?
   *[other] ¿Recuperas las cartas o las descartas?
  }
linko-page-keep = { $count ->
    [one] Recuperarla
   *[other] Recuperarlas
  }
linko-page-keep-means = { $count ->
    [one] La carta va a tu mano. No tomas nada.
   *[other] Las { $count } cartas van a tu mano. No tomas nada.
  }
linko-page-discard = { $count ->
    [one] Descartarla
   *[other] Descartarlas
  }
linko-page-discard-means = { $count ->
    [one] La carta va a la pila de descartes. Tomas una carta.
   *[other] Las { $count } cartas van a la pila de descartes. Tomas { $count } cartas.
  }
linko-page-draw = { $count ->
    [one] Toma una carta
   *[other] Toma { $count } cartas, de una en una
  }
linko-page-draw-why = { $name } te ha robado.
linko-page-draw-where = Pulsa una carta de la reserva o toma del mazo.
linko-page-draw-where-reserve = El mazo está vacío: pulsa una carta de la reserva.
linko-page-draw-where-pile = La reserva está vacía: toma del mazo.
linko-page-extra = ¿Tomar una carta?
linko-page-extra-why = Este turno no se ha podido robar nada, así que puedes tomar una carta.
linko-page-ghost-which = ¿Qué set robas?
linko-page-ghost-one = Robas de la zona fantasma
linko-page-ghost-means = { $count ->
    [one] La carta va directa a tu mano.
   *[other] Las { $count } cartas van directas a tu mano.
  }

# Others decide.
linko-page-awaits-play = Le toca a { $name }
linko-page-awaits-ghost = { $name } roba de la zona fantasma
linko-page-awaits-steal = { $name } roba a { $victim }
linko-page-awaits-steal-why = ¿Quedarse la capa ({ $layer }) o dejarla? Decide { $name }.
linko-page-awaits-steal-you = { $name } te roba
linko-page-awaits-answer = Decide { $name }
linko-page-awaits-answer-why = ¿Recuperar la capa ({ $layer }) o descartarla?
linko-page-awaits-draw = { $count ->
    [one] { $name } toma una carta
   *[other] { $name } toma { $count } cartas
  }
linko-page-awaits-extra = { $name } puede tomar una carta

# Hints, clocks, being away, giving up.
linko-page-hint = Un bot haría esto:
linko-page-until = límite: { $time } (UTC)
linko-page-away = Estás ausente
linko-page-away-why = Vuelve cuando quieras: el asiento es tuyo.
linko-page-return = Volver

# The end.
linko-page-you-win = Ganas
linko-page-you-share = Compartes la victoria
linko-page-wins = { $count ->
    [one] Gana { $names }
   *[other] Comparten la victoria: { $names }
  }
linko-page-end-last-card = { $name } ha jugado la última carta de su mano.
linko-page-end-last-card-you = Has jugado la última carta de tu mano.
linko-page-end-exhausted = El mazo y la reserva están vacíos.
linko-page-result = Resultado
linko-page-column-name = Nombre
linko-page-column-laid = En mesa
linko-page-column-hand = En mano
linko-page-column-points = Puntos
linko-page-rematch = Otra partida
linko-page-to-rematch = Ir a la nueva partida
linko-page-record = Registro
