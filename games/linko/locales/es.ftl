# On the first page.
linko-name = Linko
linko-kind = Cada cual por su cuenta · 2–5 participantes
linko-sentence = Juega cartas, roba las capas de arriba y acaba con muchas en la mesa y pocas en la mano.

# When a table is set up, and in the arena's rows.
option-variant = Variante
option-variant-base = Juego base
option-variant-advanced = Avanzada
option-variant-expert = Experta

# Linko: names, errors, and the course of a game.

linko-title = Linko, { $players ->
    [2] duelo
   *[other] { $players } participantes
  }, { $variant ->
    [base] juego base
    [advanced] variante avanzada
   *[expert] variante experta
  }
linko-joker = comodín

# Why something is not allowed.
linko-wrong-players = Linko es para 2 a 5 participantes, no { $players }.
linko-not-dealt = Aún no se han repartido las cartas.
linko-already-dealt = Las cartas ya están repartidas.
linko-game-over = La partida ha terminado.
linko-no-such-seat = Aquí no hay asiento { $seat }: juegan { $players }, y los asientos se cuentan desde 0.
linko-wrong-deck = La carta { $card } se ha repartido { $found ->
    [one] una vez
   *[other] { $found } veces
  }; en la caja hay { $expected }.
linko-wrong-hand-count = { $found ->
    [one] Se ha repartido una mano
   *[other] Se han repartido { $found } manos
  }; el número correcto es { $players }.
linko-wrong-hand-size = El asiento { $seat } ha recibido { $found ->
    [one] una carta
   *[other] { $found } cartas
  } y le corresponden { $expected }.
linko-wrong-reserve = La reserva empieza con { $expected } cartas, no { $found }.
linko-jokers-missing = En el duelo se empieza con dos comodines por persona; el asiento { $seat } no los tiene.
linko-wrong-beginner = Empieza el asiento { $seat }.
linko-due = { $to ->
    [you] { $what ->
        [play] Te toca: primero juega cartas.
        [ghost] Primero elige un set de la zona fantasma.
        [steal] Primero decide qué haces con la capa que robas a { $other }.
        [answer] Primero recupera o descarta la capa que ha dejado { $other }.
        [draw] Primero toma tantas cartas como te han robado.
       *[extra] Primero toma una carta o pasa.
      }
   *[player] { $what ->
        [play] Le toca a { $name }, que debe jugar cartas.
        [ghost] Primero { $name } elige un set de la zona fantasma.
        [steal] Primero { $name } decide qué hace con la capa que roba a { $other }.
        [answer] Primero { $name } recupera o descarta la capa que ha dejado { $other }.
        [draw] Primero { $name } toma tantas cartas como le han robado.
       *[extra] Primero { $name } toma una carta o pasa.
      }
  }
linko-nothing-played = Hay que jugar al menos una carta.
linko-several-values = Las cartas que se juegan juntas tienen el mismo valor; los comodines van con cualquiera.
linko-not-held = { $kind ->
    [joker] { $held ->
        [0] No tienes ningún comodín.
        [one] No puedes jugar { $count } comodines: solo tienes uno.
       *[other] No puedes jugar { $count } comodines: solo tienes { $held }.
      }
   *[number] { $held ->
        [0] No tienes ningún { $card }.
        [one] No puedes jugar { $count } × { $card }: solo tienes uno.
       *[other] No puedes jugar { $count } × { $card }: solo tienes { $held }.
      }
  }
linko-not-in-the-box = { $kind ->
    [joker] En la caja solo hay { $boxed } comodines, no { $count }.
   *[number] En la caja solo hay { $boxed } cartas de valor { $card }, no { $count }.
  }
linko-no-such-set = No hay ningún set de { $value } que robar en la zona fantasma: debe tener tantas cartas como las jugadas, y un valor más bajo.
linko-no-ghost-theft = Ahora no hay nada que robar de la zona fantasma.
linko-no-theft = Ahora no hay nada que robar.
linko-other-victim = Primero robas a { $name }: los rivales van de uno en uno, en sentido horario.
linko-nothing-to-answer = Nadie ha dejado ninguna capa.
linko-no-draw-base = No toca tomar cartas: solo se toma una tras un turno en el que no se ha podido robar nada.
linko-no-draw-advanced = No toca tomar cartas: en esta variante nadie toma carta tras un turno sin robos.
linko-pile-empty = El mazo está vacío; solo queda la reserva.
linko-no-such-slot = La reserva no tiene hueco { $slot }: tiene { $slots }, contados desde 0.
linko-wrong-scores = Las puntuaciones son { $scores }.
linko-wrong-winners = { $count ->
    [one] Gana el asiento { $winners }.
   *[other] Ganan los asientos { $winners }.
  }

# The course of a game.
linko-dealt-hand = { $name } recibe { $cards }
linko-reserve = La reserva: { $cards }
linko-ghost = La zona fantasma: { $cards }
linko-dealt-pile = El mazo, de arriba abajo: { $cards }
linko-first = { $you ->
    [name] Empiezas tú.
   *[other] Empieza { $name }.
  }
linko-played = { $you ->
    [name] Juegas { $cards }.
   *[other] { $name } juega { $cards }.
  }
linko-ghost-robbed = { $you ->
    [name] Robas { $cards } de la zona fantasma.
   *[other] { $name } roba { $cards } de la zona fantasma.
  }
linko-stolen = { $you ->
    [name] Robas { $cards } a { $victim } y te quedas la capa.
    [victim] { $name } te roba { $cards } y se queda la capa.
   *[other] { $name } roba { $cards } a { $victim } y se queda la capa.
  }
linko-left = { $you ->
    [name] Robas { $cards } a { $victim }, pero dejas la capa.
    [victim] { $name } te roba { $cards }, pero deja la capa.
   *[other] { $name } roba { $cards } a { $victim }, pero deja la capa.
  }
linko-took-back = { $you ->
    [name] Recuperas { $cards }.
   *[other] { $name } recupera { $cards }.
  }
linko-discarded = { $you ->
    [name] Descartas { $cards }.
   *[other] { $name } descarta { $cards }.
  }
linko-drew-pile = { $you ->
    [name] Tomas { $cards } del mazo.
   *[other] { $name } toma { $cards } del mazo.
  }
linko-drew-reserve = { $you ->
    [name] Tomas { $cards } de la reserva.
   *[other] { $name } toma { $cards } de la reserva.
  }
linko-passed = { $you ->
    [name] No tomas ninguna carta.
   *[other] { $name } no toma ninguna carta.
  }
linko-filled = { $left ->
    [0] Cartas repuestas; el mazo se queda vacío.
    [one] Cartas repuestas; queda una carta en el mazo.
   *[other] Cartas repuestas; quedan { $left } cartas en el mazo.
  }
linko-area = { $name }: { $layers } (mano: { $hand })
linko-empty = nada
linko-ended-last-card = { $name } ha jugado su última carta: la partida ha terminado.
linko-ended-exhausted = El mazo y la reserva están vacíos: la partida ha terminado.
linko-score = { $name }: { $score }
linko-won = { $count ->
    [one] Gana { $names }.
   *[other] Comparten la victoria: { $names }.
  }

# The table of many games.
linko-sim-order = { $place ->
    [1] Quien empieza
   *[other] Quien juega en { $place ->
        [2] segundo
        [3] tercer
        [4] cuarto
       *[other] quinto
      } lugar
  }
linko-sim-seat-figures = gana el { $rate } (de { $low } a { $high }), puntuación media { $mean } (de { $mean_low } a { $mean_high })
linko-sim-by-order = Por orden de juego
linko-sim-shared = Victorias compartidas
linko-sim-thefts = Robos por partida
linko-sim-joker-layers = Capas solo de comodines por partida
linko-sim-end-last-card = última carta de una mano
linko-sim-end-exhausted = mazo y reserva vacíos

# Linko at a table: what the page says.

# Cards. A set is some cards of one value, or jokers; one card is named alone.
linko-page-set = { $kind ->
    [joker] { $count ->
        [one] un comodín
       *[other] { $count } comodines
      }
   *[number] { $count ->
        [one] un { $value }
       *[other] { $count } × { $value }
      }
  }
linko-page-set-with-jokers = { $jokers ->
    [one] { $set }, con un comodín
   *[other] { $set }, con { $jokers } comodines
  }
linko-page-top = capa superior
linko-page-top-spoken = Capa superior: { $layer }
linko-page-no-layers = Aún nada

# What happened, where it is not told as in a record.
linko-page-line-drew-unseen = { $you ->
    [name] Tomas una carta del mazo.
   *[other] { $name } toma una carta del mazo.
  }
linko-page-line-ended-last-card = { $you ->
    [name] Has jugado tu última carta.
   *[other] { $name } ha jugado su última carta.
  }
linko-page-line-ended-exhausted = El mazo y la reserva están vacíos.
linko-page-line-won = { $you ->
    [winners] { $count ->
        [one] La partida termina y ganas tú.
       *[other] La partida termina, y compartes la victoria con { $winners }.
      }
   *[other] { $count ->
        [one] La partida termina y gana { $winners }.
       *[other] La partida termina, y { $winners } comparten la victoria.
      }
  }

# Deeds, as on a button.
linko-page-deed-play = Jugar { $cards }
linko-page-deed-ghost = Robar los { $value }
linko-page-deed-take = Quedarme la capa de { $name }
linko-page-deed-leave = Dejar la capa a { $name }
linko-page-deed-keep = Recuperar la capa
linko-page-deed-discard = Descartar la capa
linko-page-deed-draw-pile = Tomar del mazo
linko-page-deed-draw-slot = Tomar la carta { $place } de la reserva
linko-page-deed-draw-cards = Tomar { $cards } de la reserva
linko-page-deed-pass = No tomar nada

# Why an action is a good one. Nobody is spoken to: the same is told in hints and of games that are over.
linko-why-wins = Acaba la partida con victoria.
linko-why-shares = Acaba la partida con victoria compartida.
linko-why-robs = { $count ->
    [one] Roba a { $names }.
   *[other] Roba a la vez a { $names }.
  }
linko-why-robs-ghost = { $count ->
    [one] Roba una carta de la zona fantasma.
   *[other] Roba { $count } cartas de la zona fantasma.
  }
linko-why-sheds = Pone { $count } cartas en la mesa de una vez.
linko-why-safe = Ahora nadie puede tener cartas para robarla.
linko-why-safe-from-next = { $name }, que va después, no puede tener cartas para robarla.
linko-why-hurry = { $count ->
    [one] A { $name } le queda una carta: el final está cerca.
   *[other] A { $name } le quedan { $count } cartas: el final está cerca.
  }
linko-why-joins = Con la mano suma { $set }.
linko-why-joker = Un comodín va con cualquier carta.
linko-why-keeps = Guarda { $set } para más tarde.
linko-why-lowest = En la mesa, las bajas cuentan tanto como las altas.
linko-why-stays-at = { $count ->
    [one] La mano se queda en una carta.
   *[other] La mano se queda en { $count } cartas.
  }
linko-why-exhausts = Se toman las últimas cartas, y eso acaba la partida.
linko-why-nothing-fits = Nada de la reserva va con la mano.
linko-why-reserve-fits = En la reserva hay cartas que van con la mano.
linko-why-cards-cost = Una carta más en la mano costaría un punto.

# The bar.
linko-page-my-turn = Te toca
linko-page-my-decision = Decides tú
linko-page-awaited = Esperando a { $name }
linko-page-over = La partida ha terminado
linko-page-given-up = La partida acabó antes de tiempo
linko-page-dealing = Se reparten las cartas
linko-page-variant = { $variant ->
    [base] juego base
    [advanced] variante avanzada
   *[expert] variante experta
  }

# Seats and the middle.
linko-page-others = El resto de la mesa
linko-page-players = La mesa
linko-page-in-hand = { $count } en mano
linko-page-laid = { $count } en mesa
linko-page-layers = Capas anteriores, de la más antigua a la más reciente
linko-page-mark-loses = pierde { $count }
linko-page-mark-won = gana
linko-page-reserve = Reserva
linko-page-reserve-empty = Vacía
linko-page-pile = Mazo
linko-page-pile-spoken = { $count ->
    [0] El mazo está vacío
    [one] Mazo, una carta
   *[other] Mazo, { $count } cartas
  }
linko-page-out = Descarte
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
linko-page-draw-where = Elige una carta de la reserva o toma del mazo.
linko-page-draw-where-reserve = El mazo está vacío: elige una carta de la reserva.
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
linko-page-awaits-play = Esperando a { $name }
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
linko-page-until = límite: { $time } (UTC)
linko-page-away = No estás en la mesa
linko-page-away-why = Vuelve cuando quieras: el asiento es tuyo.
linko-page-return = Volver

# The end.
linko-page-you-win = Ganas
linko-page-you-share = Compartes la victoria
linko-page-wins = { $count ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
  }
linko-page-end-last-card = { $name } ha jugado la última carta de su mano.
linko-page-end-last-card-you = Has jugado la última carta de tu mano.
linko-page-end-exhausted = El mazo y la reserva están vacíos.
linko-page-tied = Hay empate a puntos: decide tener menos cartas en la mano.
linko-page-ahead = { $count ->
    [one] Has sacado un punto de ventaja.
   *[other] Has sacado { $count } puntos de ventaja.
  }
linko-page-behind = { $count ->
    [one] Te has quedado a un punto.
   *[other] Te has quedado a { $count } puntos.
  }
linko-page-ahead-of = { $count ->
    [one] { $name } ha sacado un punto de ventaja.
   *[other] { $name } ha sacado { $count } puntos de ventaja.
  }
linko-page-sum-laid = { $count ->
    [one] carta en la mesa
   *[other] cartas en la mesa
  }
linko-page-sum-hand = { $count ->
    [one] carta que queda en la mano
   *[other] cartas que quedan en la mano
  }
linko-page-sum-points = { $count ->
    [one] punto
   *[other] puntos
  }

# The rules page of Linko.

rules-linko-title = Cómo se juega a Linko
rules-linko-lead = Pon en la mesa todas las cartas que puedas: cada carta que tienes delante vale un punto, y cada una que te queda en la mano lo resta. Pero el resto de la mesa puede robarte la capa superior con otras tantas cartas de un valor más alto.

# At a glance.
rules-linko-glance-play = Juega
rules-linko-glance-play-text = Pon en la mesa una o más cartas del mismo valor. Son tu nueva capa superior.
rules-linko-glance-steal = Luego roba
rules-linko-glance-steal-text = Si la capa superior de otra persona tiene tantas cartas, pero más bajas, tienes que robarla. Si te la quedas, esa persona toma otras tantas; o se la dejas.
rules-linko-glance-win = Cómo se gana
rules-linko-glance-win-text = Cada carta que tienes delante cuenta +1, y cada una en la mano, −1; gana la suma más alta. Se acaba cuando una mano está vacía, o lo están el mazo y la reserva.
rules-linko-glance-joker = Con un comodín
rules-linko-glance-joker-text = Un comodín tiene el valor de las cartas con las que se juega: aquí hay tres 6.
rules-linko-glance-values = Dos valores
rules-linko-glance-values-text = Una capa tiene cartas de un solo valor.
rules-linko-glance-equal = Igual no basta
rules-linko-glance-equal-text = Dos 7 no pueden robar un 7 con comodín: esa capa también vale como dos 7.
rules-linko-glance-number = El valor, del 1 al 13
rules-linko-glance-rings = Anillos y colores solo acompañan al número
rules-linko-glance-jokers = Un comodín: solo, es más alto que cualquier número
rules-linko-glance-back = Boca abajo: el mazo

# What there is.
rules-linko-cards = Qué hay en la caja
rule-LK-1 = Hay 109 cartas: los valores del 1 al 13, ocho de cada uno, y 5 comodines. Otra carta más, la pata, muestra a quién le toca.
rules-linko-example-cards = Una carta baja, una carta alta y un comodín.

# Setting up.
rules-linko-setup = Preparación
rule-LK-2 = De 3 a 5 participantes: se barajan todas las cartas y se reparten 13 por persona. Se descubren otras seis en línea: son la reserva. El resto es el mazo, boca abajo. La pila de descartes empieza vacía. Con dos participantes se juega el duelo, que está más abajo.
rules-linko-example-reserve = Una reserva de seis cartas.
rule-LK-3 = Empieza quien tiene la pata. Los turnos van en sentido horario.
rule-LK-3-ruling = Se puede elegir el asiento que empieza. Si no, decide el azar.

# A turn.
rules-linko-turn = El turno: jugar y luego robar a los rivales
rule-LK-4 = Tienes que jugar: una o más cartas de un mismo valor. Tú decides cuántas de ellas usas. Forman una capa nueva encima de tus propias capas. Todas las capas se pueden mirar en cualquier momento.
rule-LK-5 = Un comodín tiene el valor de las cartas de número con las que se juega. Los comodines jugados solos son más altos que cualquier número.
rules-linko-example-plays = Cada una de estas es una jugada. Las dos últimas son de comodines solos.
rules-linko-example-no-plays = Estas no lo son: dos valores nunca forman una capa.
rule-LK-6 = Ahora mira la capa superior de cada rival, en sentido horario desde tu izquierda. Si tiene tantas cartas como acabas de jugar, y un valor más bajo, tienes que robarla. A cada rival le robas como mucho una vez por turno. Resuelve todo con cada rival antes de pasar a quien sigue.
rule-LK-7 = Una capa solo de comodines no se puede robar. (En la variante experta sí: LK-17.) Un comodín entre cartas de número no protege nada.
rules-linko-you-play = Juegas
rules-linko-top-layer = La capa superior
rules-linko-stolen = ¿Se roba?
rules-linko-steal-lower = Sí: el mismo número de cartas, y más bajas
rules-linko-steal-joker = Sí: vale como dos 5
rules-linko-steal-equal = No: igual no es más bajo
rules-linko-steal-count = No: distinto número de cartas
rules-linko-steal-by-jokers = Sí: los comodines solos son más altos
rules-linko-steal-from-jokers = No: los comodines solos están a salvo
rule-LK-8 = Una capa robada siempre sale de la zona de juego donde estaba. Con cada una decides: te la quedas o la dejas. Si la dejas, decide la víctima: la recupera o la descarta.
rules-linko-thief = Quien roba
rules-linko-victim = La víctima
rules-linko-draws = La víctima toma
rules-linko-thief-takes = se la lleva a la mano
rules-linko-thief-leaves = la deja
rules-linko-victim-nothing = no decide nada
rules-linko-victim-back = la recupera en la mano
rules-linko-victim-discards = la descarta
rules-linko-draws-many = otras tantas cartas
rules-linko-draws-none = nada
rules-linko-example-before = Ana juega dos 8. Los 10 de Ben son más altos y se quedan. Los 5 de Cleo son dos cartas más bajas: se roban. El 4 y el comodín de Dan valen como dos 4: también se roban.
rules-linko-example-after = Ana deja los 5 y Cleo los recupera: no toma nada. Ana se queda el 4 y el comodín, así que Dan toma dos cartas. Los 6 de Cleo están a salvo de Ana en este turno.

# Drawing.
rules-linko-drawing = Tomar cartas
rule-LK-9 = Si tienes que tomar varias cartas, tómalas de una en una: cada una de la reserva o de arriba del mazo. Ves cada carta antes de elegir la siguiente. Cuando las has tomado todas, la reserva se completa otra vez hasta seis.
rules-linko-example-drawing = Dan tiene que tomar dos cartas. Esta es la reserva.
rules-linko-example-drawn = Toma el comodín y luego la carta de arriba del mazo, que nadie más ve. Después una carta nueva completa la reserva: aquí, un 1.
rule-LK-10 = Cuando el mazo se agota, no se forma otro. Se sigue jugando con lo que queda de la reserva.
rule-LK-11 = Una capa que queda al descubierto por un robo es desde ese momento la capa superior de esa zona de juego. El resto de la mesa puede robarla hasta que quede cubierta.
rule-LK-12 = Si en este turno no había nada que pudieras robar, puedes tomar exactamente una carta, de la reserva o del mazo. No es obligatorio. Después se completa la reserva y acaba tu turno. Dejar una capa también es un robo: entonces no se toma carta.

# The end.
rules-linko-end = El final
rule-LK-13 = La partida termina al instante cuando has jugado la última carta de tu mano. Con esa jugada no se roba nada.
rule-LK-14 = También termina al instante cuando el mazo está vacío y alguien toma la última carta de la reserva, aunque aún tuviera que tomar más.
rule-LK-14-ruling = No importa cuál de los dos se agote el último. Cuando el mazo y la reserva están vacíos, la partida ha terminado.
rule-LK-15 = Cada carta en tu zona de juego cuenta +1, y cada carta en tu mano, −1. Los valores no importan. Gana la puntuación más alta. Si hay empate, gana quien tiene menos cartas en la mano; si también ahí hay empate, se comparte la victoria.
rules-linko-player = Participante
rules-linko-area = En la zona
rules-linko-hand = En la mano
rules-linko-score = Puntuación
rules-linko-example-score = Ana y Ben tienen 11 puntos cada cual. Ben tiene menos cartas en la mano y gana.

# Variants.
rules-linko-variants = Variantes
rule-LK-16 = Avanzada: un turno sin robos acaba sin tomar carta. LK-12 no vale.
rule-LK-17 = Experta: como la avanzada, pero los comodines solos ya no están a salvo. Se roban con otras tantas cartas de valor 1. A los 1 los sigue robando todo lo que sea más alto.
rule-LK-17-ruling = Un 1 con un comodín es una capa de valor 1, así que roba dos comodines.
rules-linko-steal-ones = Sí: dos cartas de valor 1
rules-linko-steal-only-ones = No: solo pueden los 1
rules-linko-steal-higher = Sí: los comodines solos son más altos

# The duel.
rules-linko-duel = El duelo, para dos participantes
rules-linko-duel-lead = Con dos participantes valen todas las reglas anteriores, con estos cambios. Las variantes también se pueden jugar.
rule-LK-18 = Se dan dos comodines a cada participante. Se barajan las otras 105 cartas y se reparten 11 por persona, así que las dos manos tienen 13 cartas. Se descubre la reserva.
rule-LK-19 = Después se llena la zona fantasma: se descubren cartas del mazo hasta que haya allí 13 cartas. Las cartas de un mismo valor se ponen juntas y forman un set. Pero un 13 o un comodín no va allí. Va encima de la carta más baja de la reserva, y desde entonces las dos son un grupo.
rule-LK-19-ruling = Primero van las cartas sueltas de la reserva, empezando por la más baja. Si todo son grupos, es el grupo que tiene la carta más baja. Si hay empate, lo que esté más a la izquierda. Un comodín cuenta más que el 13. Un 13 o un comodín que se reparte directamente a la reserva queda allí como una carta suelta.
rules-linko-example-group = Para la zona fantasma salió un 13. De los dos 2, está encima del de la izquierda.
rule-LK-20 = Quien toma un grupo de la reserva lo toma entero, y cuenta como una sola carta tomada. La reserva está completa con seis huecos ocupados.
rule-LK-21 = También robas de la zona fantasma, antes de mirar a tu rival: un set entero con tantas cartas como has jugado, y de valor más bajo. Si sirven varios, eliges uno. Va directamente a tu mano, y nadie toma cartas por él. Los comodines solos son más altos que todos los sets.
rule-LK-21-ruling = Si sirve un set, tienes que robarlo, como a cualquier rival.
rules-linko-example-ghost = Una zona fantasma. Si juegas dos 9, elige los 1 o los 8. Si juegas dos 5, tienes que llevarte los 1. Si juegas un 2, no sirve nada. Con dos comodines también puedes elegir los 10.
rule-LK-22 = Justo después de un robo en ella, la zona fantasma se completa otra vez hasta 13 cartas del mismo modo, mientras quede mazo. Solo entonces miras a tu rival.
rule-LK-23 = La carta que se toma tras un turno sin robos (LK-12) es tuya solo si no has robado nada de nada, ni a tu rival ni de la zona fantasma.
rule-LK-23-ruling = Las reglas impresas no lo aclaran. Esa carta es para quien se queda sin nada.

# What may be known.
rules-linko-known = Lo que puedes saber
rules-linko-known-all = Toda la mesa ve todas las capas, la reserva, la zona fantasma y la pila de descartes, y sabe cuántas cartas tienen cada mano y el mazo.
rules-linko-known-hands = De una carta tomada de la reserva, robada o recuperada se sabe que está en esa mano hasta que se juega. También de los dos comodines con los que cada cual empieza un duelo. Una carta del mazo solo la conoce quien la ha tomado.
rules-linko-known-end = Nada obliga a que una partida acabe: una capa se puede dejar y recuperar sin fin. Se puede acordar terminar una partida así; entonces no la gana nadie.

# A first game.
linko-lesson-aim = El objetivo
linko-lesson-aim-text = Estas son tus 13 cartas. Al final, cada carta que tengas delante vale un punto y cada carta en la mano lo resta.
linko-lesson-lay = Cartas iguales
linko-lesson-lay-text = En tu turno juegas una o varias cartas del mismo valor: una capa. Pulsa los seises hasta elegir los tres.
linko-lesson-draw = Una carta, si quieres
linko-lesson-draw-text = Tus seises no han robado nada, así que puedes tomar una carta. El nueve de la reserva hace pareja con el tuyo.
linko-lesson-rob = Las mismas, y más altas
linko-lesson-rob-text = { $one } tiene dos sietes arriba. Con el mismo número de cartas de un valor más alto robas esa capa: bastan dos nueves.
linko-lesson-take = Quedártela o dejarla
linko-lesson-take-text = Si te quedas los sietes, van a tu mano y { $one } toma dos cartas. Con los tuyos suman cuatro: quédatelos.
linko-lesson-robbed = Ahora te roban
linko-lesson-robbed-text = { $one } ha jugado dos onces y te deja los nueves: recupéralos, o descártalos y toma otras dos cartas. Esta vez, descártalos.
linko-lesson-reserve = Carta a carta
linko-lesson-reserve-text = Cada carta la tomas de la reserva o del mazo, como prefieras. En la reserva hay un comodín: tómalo.
linko-lesson-pile = La siguiente, a ciegas
linko-lesson-pile-text = La reserva no se repone hasta que terminas. Toma la segunda carta del mazo.
linko-lesson-large = Más es más seguro
linko-lesson-large-text = Una capa de cuatro es difícil de robar: hacen falta cuatro cartas de un valor más alto. Juega todos tus sietes.
linko-lesson-pass = Tomar es opcional
linko-lesson-pass-text = Otra vez no robas nada, así que puedes tomar una carta. Pero las cartas en la mano restan puntos: esta vez, pasa.
linko-lesson-joker = El comodín acompaña
linko-lesson-joker-text = { $two } tiene cinco doces arriba. Un comodín vale lo mismo que las cartas con las que se juega: tus cuatro treces y el comodín hacen cinco treces.
linko-lesson-leave = Esta vez, déjalas
linko-lesson-leave-text = Cinco cartas te llenarían la mano. Déjalas: { $two } las recupera, o las descarta y toma otras cinco.
linko-lesson-last = Tus últimas cartas
linko-lesson-last-text = { $two } ha recuperado las cinco. Juega tus doses: quien juega su última carta termina la partida al momento y ya no se roba nada.
linko-lesson-count = El recuento
linko-lesson-count-text = Un punto por cada carta que tienes delante, uno menos por cada carta en la mano. Gana quien más suma, y esta vez ganas tú.
