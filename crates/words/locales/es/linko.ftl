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
linko-due = { $what ->
    [play] Le toca al asiento { $seat }, que debe jugar cartas.
    [ghost] Primero el asiento { $seat } elige un set de la zona fantasma.
    [steal] Primero el asiento { $seat } decide qué hace con la capa que roba al asiento { $other }.
    [answer] Primero el asiento { $seat } recupera o descarta la capa que ha dejado el asiento { $other }.
    [draw] Primero el asiento { $seat } toma tantas cartas como le han robado.
   *[extra] Primero el asiento { $seat } toma una carta o pasa.
  }
linko-nothing-played = Hay que jugar al menos una carta.
linko-several-values = Las cartas que se juegan juntas tienen el mismo valor; los comodines van con cualquiera.
linko-not-held = { $held ->
    [0] En esta mano no hay ningún { $card }.
   *[other] No se pueden jugar { $count } cartas «{ $card }»: en esta mano hay { $held }.
  }
linko-not-in-the-box = No se pueden jugar { $count } cartas «{ $card }»: en la caja hay { $boxed }.
linko-no-such-set = No se puede robar ningún set de { $value } de la zona fantasma: debe tener tantas cartas como las jugadas, y un valor más bajo.
linko-no-ghost-theft = Ahora no hay nada que robar de la zona fantasma.
linko-no-theft = Ahora no hay nada que robar.
linko-other-victim = Primero se roba al asiento { $victim }: los rivales van de uno en uno, en el sentido del reloj.
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
linko-first = Empieza { $name }.
linko-played = { $name } juega { $cards }.
linko-ghost-robbed = { $name } roba { $cards } de la zona fantasma.
linko-stolen = { $name } roba { $cards } a { $victim } y se lo queda.
linko-left = { $name } roba { $cards } a { $victim }, pero lo deja.
linko-took-back = { $name } recupera { $cards }.
linko-discarded = { $name } descarta { $cards }.
linko-drew-pile = { $name } toma { $cards } del mazo.
linko-drew-reserve = { $name } toma { $cards } de la reserva.
linko-passed = { $name } no toma ninguna carta.
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
linko-sim-seat-figures = gana el { $rate } % (de { $low } a { $high } %), puntuación media { $mean } (de { $mean_low } a { $mean_high })
linko-sim-by-order = Por orden de juego
linko-sim-shared = Victorias compartidas
linko-sim-thefts = Robos por partida
linko-sim-joker-layers = Capas solo de comodines por partida
linko-sim-end-last-card = última carta de una mano
linko-sim-end-exhausted = mazo y reserva vacíos
