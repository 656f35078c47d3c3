# Level 10: names, errors, and the course of a game.

level10-title = Level 10, { $players ->
    [one] en solitario
   *[other] { $players } participantes
  }, { $pauses ->
    [0] sin pausas
    [one] una pausa
   *[other] { $pauses } pausas
  }, { $scoring ->
    [strict] más puntos solo sin pausas
   *[victory] más puntos por cualquier victoria
  }

level10-world = { $world ->
    [D] Desierto
    [F] Bosque
    [S] Cielo
    [V] Volcán
   *[M] Pantano
  }
level10-card = { $world } { $value }
level10-pause = una pausa

# Why something is not allowed.
level10-wrong-players = Level 10 es para 1 a 5 participantes, no { $players }.
level10-too-many-pauses = La caja tiene tres pausas, no { $pauses }.
level10-not-dealt = Aún no se han repartido las cartas.
level10-already-dealt = Las cartas ya están repartidas.
level10-game-over = La partida ha terminado.
level10-no-such-seat = Aquí no hay asiento { $seat }: { $players ->
    [one] juega una persona
   *[other] juegan { $players }
  }, y los asientos se cuentan desde 0.
level10-wrong-deck-level = La carta { $card } se ha repartido { $found ->
    [one] una vez
   *[other] { $found } veces
  }; en el mazo hay exactamente una.
level10-wrong-deck-pauses = { $found ->
    [one] Se ha repartido una pausa
   *[other] Se han repartido { $found } pausas
  }; el número correcto es { $expected }.
level10-wrong-hand-count = { $found ->
    [one] Se ha repartido una mano
   *[other] Se han repartido { $found } manos
  }; el número correcto es { $players }.
level10-wrong-hand-size = El asiento { $seat } ha recibido { $found ->
    [one] una carta
   *[other] { $found } cartas
  } y le corresponden { $expected }.
level10-beginner-not-chosen = Primero el equipo elige quién empieza.
level10-beginner-already-chosen = El equipo ya ha elegido quién empieza.
level10-team-decides = Quién empieza se decide en equipo.
level10-false-count = Un recuento debe ser cierto: se ha dicho { $told } de { $world }, y en la mano hay { $held }.
level10-wish-of-oneself = Un deseo es sobre uno mismo o nombra a otra persona; el asiento { $seat } se ha nombrado a sí mismo.
level10-count-missing = A este recuento le falta el número.
level10-garbled-statement = Un recuento dice un número y no nombra a nadie; un deseo no dice ningún número.
level10-not-your-turn = Le toca al asiento { $turn }.
level10-not-held-level = { $card } no está en esta mano.
level10-not-held-pause = En esta mano no hay ninguna pausa.
level10-swap-is-due = Tras el reinicio viene el cambio: pon hasta dos cartas bajo el mazo, o ninguna.
level10-no-swap-now = Solo se cambian cartas justo después de colocar un reinicio, y mientras queden cartas en el mazo.
level10-too-many-swapped = Se pueden cambiar dos cartas como mucho, no { $count }.
level10-swapped-not-held = No se puede poner { $card } bajo el mazo: no está en esta mano.
level10-no-reset-left = A la fila de { $row } no le quedan reinicios.
level10-column-has-reset = Esta columna ya tiene su reinicio, así que en la fila de { $row } no cabe otro.
level10-other-world = { $card } va en la fila de { $world }, no en la de { $row }.
level10-too-low = { $card } no puede ir después de { $last }.
level10-row-filled = La fila de { $row } ya tiene su carta en esta columna.
level10-column-needs-reset = A esta columna aún le falta su reinicio, así que tiene que ir en la fila de { $row }.
level10-tuck-too-early = Solo se puede meter una carta bajo la pausa con el mazo vacío, y aún { $pile ->
    [one] queda una carta
   *[other] quedan { $pile } cartas
  }.
level10-tucked-other-world = { $card } no se puede meter bajo la pausa en la fila de { $row }: solo sirve una carta de ese mundo.
level10-tucked-not-held = { $card } no se puede meter bajo la pausa: no está en esta mano.
level10-wrong-winner-won = La cuadrícula está completa, así que la partida se ha ganado.
level10-wrong-winner-stuck = Alguien no podía hacer nada, así que la partida se ha perdido.
level10-wrong-winner-hands-empty = Nadie tiene cartas y la cuadrícula no está completa, así que la partida se ha perdido.
level10-wrong-score = La puntuación es { $expected }, no { $claimed }.
level10-wrong-placed = El número de cartas de nivel y de reinicio en la cuadrícula es { $expected }, no { $claimed }.
level10-wrong-unused-pauses = Pausas sin usar: { $expected } de las tres, no { $claimed }.

# The course of a game.
level10-dealt-hand = { $name } recibe { $cards }
level10-dealt-pile = El mazo, de arriba abajo: { $cards }
level10-began = Empieza { $name }.
level10-played = { $name } juega { $card } en la columna { $column }.
level10-paused = { $name } coloca una pausa en { $row }, columna { $column }.
level10-paused-tucking = { $name } coloca una pausa en { $row }, columna { $column }, y mete debajo { $card }.
level10-was-reset = { $name } coloca un reinicio en { $row }, columna { $column }.
level10-put-under = { $name } pone { $cards } bajo el mazo.
level10-put-nothing-under = { $name } no cambia nada.
level10-drew = Roba { $cards }.
level10-hand = Mano: { $cards }
level10-empty-hand = No quedan cartas en la mano.
level10-said-count = { $name } dice: { $count ->
    [0] ninguna carta
    [one] una carta
   *[other] { $count } cartas
  } de { $world }.
level10-said-play = { $name } quiere jugar en { $world }.
level10-said-play-whom = { $name } quiere que { $whom } juegue en { $world }.
level10-said-reset = { $name } quiere colocar un reinicio en { $world }.
level10-said-reset-whom = { $name } quiere que { $whom } coloque un reinicio en { $world }.
level10-column = Columna { $column }: { $cells }
level10-resets-left = reinicios restantes
level10-won = La cuadrícula está completa: partida ganada.
level10-stuck = { $name } no puede hacer nada: la partida está perdida.
level10-stuck-card = { $card }: { $reason }
level10-stuck-reset = Un reinicio: { $reason }
level10-hands-empty = Nadie tiene cartas y la cuadrícula no está completa: la partida está perdida.
level10-outcome = Puntuación { $score }: { $placed ->
    [one] una carta de nivel o de reinicio colocada
   *[other] { $placed } cartas de nivel y de reinicio colocadas
  }, { $unused ->
    [0] ninguna pausa sin usar
    [one] una pausa sin usar
   *[other] { $unused } pausas sin usar
  }.

# Why games are lost, in a table.
level10-loss-no-reset-left = la columna necesitaba un reinicio y a sus filas abiertas no les quedaba
level10-loss-too-low = todas las cartas para las filas abiertas eran demasiado bajas
level10-loss-other-worlds = ninguna carta para las filas abiertas
level10-loss-hands-empty = nadie tenía cartas
