# On the first page.
level10-name = Level 10
level10-kind = En equipo · 1–5 participantes
level10-sentence = Llena cinco mundos, diez columnas, sin revelar ni un solo número.

# When a table is set up, and in the arena's rows.
option-pauses = Pausas
option-pauses-2 = Dos: lo normal
option-pauses-3 = Tres: más fácil
option-pauses-1 = Una: más difícil
option-pauses-0 = Ninguna: lo más difícil
option-scoring = Puntuación
option-scoring-victory = Bonificación alta con cualquier victoria
option-scoring-strict = Bonificación alta solo sin pausas en la cuadrícula
option-pauses-grid = Por participantes y pausas
option-pauses-row = { $count ->
    [0] sin pausas
    [one] 1 pausa
   *[other] { $count } pausas
  }

# Level 10: names, errors, and the course of a game.

level10-title = Level 10, { $players ->
    [one] en solitario
   *[other] { $players } participantes
  }, { $pauses ->
    [0] sin pausas
    [one] una pausa
   *[other] { $pauses } pausas
  }{ $scoring ->
    [strict] , bonificación alta solo sin pausas
   *[victory] { "" }
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
level10-false-count = El número debe ser cierto: tienes { $held } de { $world }, no { $told }.
level10-wish-of-oneself = Un deseo es sobre ti o sobre otra persona; a ti no hace falta nombrarte.
level10-count-missing = Di cuántas cartas tienes.
level10-garbled-statement = Di cuántas cartas tienes o pide algo: el número va solo con las cartas; el nombre, solo con lo que pides.
level10-not-your-turn = Le toca a { $name }.
level10-not-held-level = No tienes { $card }.
level10-not-held-pause = No tienes ninguna pausa.
level10-swap-is-due = Tras el reinicio viene el cambio: pon hasta dos cartas bajo el mazo, o ninguna.
level10-no-swap-now = Solo se cambian cartas justo después de colocar un reinicio, y mientras queden cartas en el mazo.
level10-too-many-swapped = Se pueden cambiar dos cartas como mucho, no { $count }.
level10-swapped-not-held = No puedes poner { $card } bajo el mazo: no tienes esa carta.
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
level10-tucked-not-held = No puedes meter { $card } bajo la pausa: no tienes esa carta.
level10-wrong-winner-won = La cuadrícula está completa, así que la partida se ha ganado.
level10-wrong-winner-stuck = Alguien no podía hacer nada, así que la partida se ha perdido.
level10-wrong-winner-hands-empty = Nadie tiene cartas y la cuadrícula no está completa, así que la partida se ha perdido.
level10-wrong-score = La puntuación es { $expected }, no { $claimed }.
level10-wrong-placed = El número de cartas de nivel y de reinicio en la cuadrícula es { $expected }, no { $claimed }.
level10-wrong-unused-pauses = Pausas sin usar: { $expected } de las tres, no { $claimed }.

# The course of a game.
level10-dealt-hand = { $name } recibe { $cards }
level10-dealt-pile = El mazo, de arriba abajo: { $cards }
level10-began = { $you ->
    [name] Empiezas tú.
   *[other] Empieza { $name }.
  }
level10-played = { $you ->
    [name] Juegas { $card } en la columna { $column }.
   *[other] { $name } juega { $card } en la columna { $column }.
  }
level10-paused = { $you ->
    [name] Colocas una pausa en { $row }, columna { $column }.
   *[other] { $name } coloca una pausa en { $row }, columna { $column }.
  }
level10-paused-tucking = { $you ->
    [name] Colocas una pausa en { $row }, columna { $column }, y metes debajo { $card }.
   *[other] { $name } coloca una pausa en { $row }, columna { $column }, y mete debajo { $card }.
  }
level10-was-reset = { $you ->
    [name] Colocas un reinicio en { $row }, columna { $column }.
   *[other] { $name } coloca un reinicio en { $row }, columna { $column }.
  }
level10-put-under = { $name } pone { $cards } bajo el mazo.
level10-put-nothing-under = { $you ->
    [name] No cambias nada.
   *[other] { $name } no cambia nada.
  }
level10-drew = Roba { $cards }.
level10-hand = Mano: { $cards }
level10-empty-hand = No quedan cartas en la mano.
level10-said-count = { $you ->
    [name] Tienes
   *[other] { $name } tiene
  } { $count ->
    [0] cero cartas
    [one] una carta
   *[other] { $count } cartas
  } de { $world }.
level10-said-play = { $you ->
    [name] Quieres jugar en { $world }.
   *[other] { $name } quiere jugar en { $world }.
  }
level10-said-play-whom = { $you ->
    [name] Quieres que { $whom } juegue en { $world }.
    [whom] { $name } quiere que juegues en { $world }.
   *[other] { $name } quiere que { $whom } juegue en { $world }.
  }
level10-said-reset = { $you ->
    [name] Quieres colocar un reinicio en { $world }.
   *[other] { $name } quiere colocar un reinicio en { $world }.
  }
level10-said-reset-whom = { $you ->
    [name] Quieres que { $whom } coloque un reinicio en { $world }.
    [whom] { $name } quiere que coloques un reinicio en { $world }.
   *[other] { $name } quiere que { $whom } coloque un reinicio en { $world }.
  }
level10-column = Columna { $column }: { $cells }
level10-resets-left = reinicios restantes
level10-won = La cuadrícula está completa: partida ganada.
level10-stuck = { $you ->
    [name] No puedes hacer nada: la partida está perdida.
   *[other] { $name } no puede hacer nada: la partida está perdida.
  }
level10-stuck-card = { $card }. { $reason }
level10-stuck-reset = Un reinicio. { $reason }
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

# Level 10 at a table: what the page says.

# The bar.
level10-page-column = Columna { $column } de 10
level10-page-resets = reinicios: { $count }
level10-page-pauses = pausas: { $count }
level10-page-pile = mazo: { $count }
level10-page-dealing = Se reparten las cartas

# Cards.
level10-page-pause = Pausa
level10-page-reset = Reinicio
level10-page-pile-label = Mazo: { $count ->
    [0] vacío
    [one] una carta
   *[other] { $count } cartas
  }

# The grid.
level10-page-grid = La cuadrícula
level10-page-caption = Cinco mundos, diez columnas. La columna { $column } está abierta.
level10-page-caption-full = Cinco mundos, diez columnas. Todas las casillas están llenas.
level10-page-head-resets = Reinicios
level10-page-resets-of = { $count ->
    [0] no quedan reinicios
    [one] queda un reinicio
   *[other] quedan { $count } reinicios
  }
level10-page-takes = admite { $value } o más
level10-page-takes-any = admite cualquier carta
level10-page-takes-only = admite solo { $value }
level10-page-only-both = solo un reinicio o una pausa
level10-page-only-reset = solo un reinicio
level10-page-only-pause = solo una pausa
level10-page-hopeless = ya no cabe nada
level10-page-must-reset = el reinicio tiene que ir aquí
level10-page-filled = ya tiene carta en esta columna
level10-page-next-both = después: solo reinicio o pausa
level10-page-next-reset = después: solo un reinicio
level10-page-next-pause = después: solo una pausa
level10-page-next-hopeless = después: no cabe nada
level10-page-complete = completa

# The team.
level10-page-team = El equipo y lo que ha dicho
level10-page-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
level10-page-told = Lo que se ha dicho: { $name }
level10-page-wish-play = quiere jugar aquí
level10-page-wish-reset = quiere un reinicio aquí
level10-page-wish-play-whom = quiere que { $whom } juegue aquí
level10-page-wish-reset-whom = quiere que { $whom } coloque un reinicio aquí
level10-page-wish-play-you = quiere que juegues aquí
level10-page-wish-reset-you = quiere que coloques un reinicio aquí
level10-page-wish-play-short = ¿jugar?
level10-page-wish-reset-short = ¿reinicio?
level10-page-wish-play-whom-short = ¿juega { $whom }?
level10-page-wish-reset-whom-short = { $whom }: ¿reinicio?
level10-page-wish-play-you-short = ¿juegas tú?
level10-page-wish-reset-you-short = tú: ¿reinicio?
level10-page-proposes = propone a { $name }
level10-page-hand-of = Mano de { $name }

# The question that is asked.
level10-page-your-turn = Te toca
level10-page-turn-of = Esperando a { $name }
level10-page-turn-any = Juega una carta o coloca un reinicio: a la columna { $column } aún le falta el suyo.
level10-page-turn-has-reset = Juega una carta: la columna { $column } ya tiene su reinicio.
level10-page-turn-due = A la columna { $column } solo le falta su reinicio: tiene que ir en { $row }.
level10-page-turn-row = Juega una carta o coloca un reinicio: para la columna { $column }, solo la fila de { $row } tiene uno.
level10-page-turn-lost = La columna { $column } ya no puede tener su reinicio.
level10-page-others-any = A la columna { $column } aún le falta su reinicio.
level10-page-others-has-reset = La columna { $column } ya tiene su reinicio.
level10-page-put-back = Devolver
level10-page-goes = { $card }: va en { $row }, columna { $column }.
level10-page-fits = { $card }: ahora cabe en la columna { $column }. Juégala cuando te toque.
level10-page-danger = Entonces ninguna fila abierta tendría ya un reinicio para la columna { $column }: la partida estaría perdida.
level10-page-which-row = ¿Dónde va la pausa?
level10-page-pause-counts = Vale lo mismo que la carta de su izquierda.
level10-page-tuck = Puedes meter debajo una carta de { $row }: elige una, o ninguna.
level10-page-reset-then = Después puedes cambiar hasta dos cartas de tu mano.
level10-page-reset-no-exchange = El mazo está vacío, así que no se cambia nada.
level10-page-exchange = ¿Cambiar cartas?
level10-page-exchange-how = Elige hasta dos cartas para ponerlas bajo el mazo; robas otras tantas.
level10-page-exchange-order = La primera carta queda encima de la segunda.
level10-page-exchange-turn-round = Invertir orden
level10-page-exchange-of = { $name } puede cambiar cartas
level10-page-exchange-of-how = Hasta dos cartas de la mano van bajo el mazo, y se roban otras tantas.
level10-page-who-begins = ¿Quién empieza?
level10-page-goal = En equipo se llenan las 50 casillas, columna a columna. Las filas suben, y cada columna lleva exactamente un reinicio.
level10-page-begin-choose = Elige quién empieza.
level10-page-begin-propose = Propón a alguien; queda decidido con el acuerdo de todo el equipo.
level10-page-begin-wait = El equipo acuerda quién empieza.
level10-page-begin-proposed-by = { $count ->
    [one] lo propone { $names }
   *[other] lo proponen { $names }
  }
level10-page-no-cards = No te quedan cartas: el resto del equipo sigue sin ti.
level10-page-hint-chance = Probabilidad de que gane el equipo: alrededor del { $percent } %.
level10-page-clock = Esta decisión tiene un tiempo límite.
level10-page-replaced-me = Un bot juega por ti
level10-page-away-me = No estás en la mesa
level10-page-return-how = Vuelve para seguir jugando.
level10-page-return = Volver

# The hand.
level10-page-hand = Tu mano
level10-page-card-plain = { $card }
level10-page-card-playable = { $card }, se puede jugar
level10-page-card-selected = { $card }, elegida
level10-page-card-unplayable = { $card }, no se puede jugar. { $reason }
level10-page-card-first = { $card }, va debajo la primera
level10-page-card-second = { $card }, va debajo la segunda
level10-page-reset-playable = Colocar un reinicio en { $row }: { $count ->
    [one] queda uno
   *[other] quedan { $count }
  }
level10-page-reset-unplayable = Sin reinicio en { $row }. { $reason }

# What can be told.
level10-page-tell = Decir a la mesa
level10-page-tell-what = Qué decir
level10-page-tell-count = Cuántas
level10-page-tell-play = Jugar en
level10-page-tell-reset = Reinicio en
level10-page-tell-which = Qué mundo
level10-page-tell-count-of = Decir cuántas cartas de { $world } tienes
level10-page-tell-play-in = Decir que quieres jugar en { $world }
level10-page-tell-reset-in = Decir que quieres colocar un reinicio en { $world }
level10-page-tell-play-whom = Decir que { $whom } debería jugar en { $world }
level10-page-tell-reset-whom = Decir que { $whom } debería colocar un reinicio en { $world }
level10-page-tell-always = Decir siempre cuántas tengo
level10-page-tell-self = quién: yo
level10-page-tell-whom = quién: { $name }
level10-page-tell-next-whom = Quién debería hacerlo: { $name }. Elegir a la siguiente persona.
level10-page-tell-next-self = Quién debería hacerlo: tú. Elegir a la siguiente persona.

# The end.
level10-page-won = Victoria
level10-page-lost = Derrota
level10-page-given-up = Acabada antes de tiempo
level10-page-points = { $score ->
    [one] un punto
   *[other] { $score } puntos
  }
level10-page-over-full = La cuadrícula está completa.
level10-page-over-stopped = Hasta aquí.
level10-page-over-won = Cinco mundos, diez columnas: partida ganada.
level10-page-over-stuck = { $you ->
    [name] No podías jugar ninguna carta ni colocar un reinicio en la columna { $column }.
   *[other] { $name } no podía jugar ninguna carta ni colocar un reinicio en la columna { $column }.
}
level10-page-over-empty = Nadie tiene cartas y la cuadrícula no está completa.
level10-page-loss-no-reset = La columna necesitaba su reinicio y a las filas abiertas no les quedaba ninguno.
level10-page-loss-too-low = Todas las cartas para las filas abiertas eran demasiado bajas.
level10-page-loss-other-worlds = No había ninguna carta para las filas abiertas.
level10-page-over-given-up = La partida se dejó antes de acabar, en la columna { $column }.
level10-page-sum-placed = { $count ->
    [one] carta con casilla en la cuadrícula
   *[other] cartas con casilla en la cuadrícula
  }
level10-page-sum-bonus = { $count ->
    [0] bonificación: no quedó ninguna pausa sin usar
    [one] bonificación: una pausa sin usar
   *[other] bonificación: { $count } pausas sin usar
  }
level10-page-sum-points = { $count ->
    [one] punto
   *[other] puntos
  }
level10-page-bonus-won = Al ganar, una, dos o tres pausas sin usar suman 10, 30 o 50 puntos.
level10-page-bonus-lost = Al perder, una, dos o tres pausas sin usar suman 5, 20 o 40 puntos; al ganar, 10, 30 o 50.
level10-page-bonus-strict = Con la cuadrícula completa y sin pausas, la bonificación es de 50; si no, una, dos o tres pausas sin usar suman 5, 20 o 40 puntos.
level10-page-left-in-pile = Quedan en el mazo
level10-page-hindsight = ¿Se podía ganar?
level10-page-hindsight-awaited = Calculando…
level10-page-hindsight-never = No: este reparto no se podía ganar, ni con las cartas a la vista.
level10-page-hindsight-unknown = No se encontró ninguna manera de ganar, ni con las cartas a la vista, pero tampoco está demostrado que no la hubiera.
level10-page-hindsight-yes = { $count ->
    [0] Sí, con las cartas a la vista: al principio de todo.
    [one] Sí, con las cartas a la vista: hasta que hubo una carta en la cuadrícula.
   *[other] Sí, con las cartas a la vista: hasta que hubo { $count } cartas en la cuadrícula.
  }
level10-page-hindsight-moment = { $count ->
    [0] Antes de la primera carta
    [one] Con una carta en la cuadrícula
   *[other] Con { $count } cartas en la cuadrícula
  } aún se podía ganar con las cartas a la vista. Después pasó esto. { $line }
level10-page-hindsight-lost = Después ya no.
level10-page-hindsight-open = { $count ->
    [one] Una posición posterior queda en duda.
   *[other] { $count } posiciones posteriores quedan en duda.
  }
level10-page-hindsight-line = Así se habría ganado
level10-page-step-back = Atrás
level10-page-step-on = Siguiente
level10-page-step = { $step } de { $count }
level10-page-step-close = Al resultado

# What happened, for those who did not see all cards.
level10-page-line-dealt = Se reparten { $hand } cartas por persona; en el mazo { $pile ->
    [one] queda una
   *[other] quedan { $pile }
  }.
level10-page-line-put-under = { $you ->
    [name] Pones
   *[other] { $name } pone
  } { $count ->
    [one] una carta
   *[other] { $count } cartas
  } bajo el mazo.
level10-page-line-put-one = { $you ->
    [name] Pones { $first } bajo el mazo.
   *[other] { $name } pone { $first } bajo el mazo.
  }
level10-page-line-put-two = { $you ->
    [name] Pones { $first } y { $second } bajo el mazo.
   *[other] { $name } pone { $first } y { $second } bajo el mazo.
  }
level10-page-line-drew-one = { $you ->
    [name] Robas { $first }.
   *[other] { $name } roba { $first }.
  }
level10-page-line-drew-two = { $you ->
    [name] Robas { $first } y { $second }.
   *[other] { $name } roba { $first } y { $second }.
  }

# What an action does.
level10-page-do-first = Que empiece { $name }
level10-page-do-play = Jugar { $card }
level10-page-do-pause = Pausa en { $row }
level10-page-do-tuck = Pausa en { $row }, con { $card } debajo
level10-page-do-reset = Reinicio en { $row }
level10-page-do-swap-none = No cambiar nada

# Why an action is a good one. Nobody is spoken to: the same is told in hints and of games that are over.
level10-why-only-here = Nadie más puede tener una carta que encaje ahora en { $row }.
level10-why-completes-column = Completa la columna.
level10-why-next = Es la siguiente carta de la fila: no se salta nada.
level10-why-room = { $count ->
    [one] Deja sitio para una carta más en la fila.
   *[other] Deja sitio para { $count } cartas más en la fila.
  }
level10-why-only-fit = Ninguna otra carta de la mano encaja ahora.
level10-why-nothing-fits = Ningún número de la mano encaja ahora.
level10-why-skips-nothing = Una pausa no se salta ningún número de la fila.
level10-why-tucks-dead = La carta que va debajo ya no encajaría.
level10-why-only-row-for-reset = Ninguna otra fila puede dar a la columna su reinicio.
level10-why-row-is-stuck = Ningún número de los que quedan encaja en la fila.
level10-why-frees = { $count ->
    [one] Después vuelve a haber sitio ahí para una carta más baja.
   *[other] Después vuelve a haber sitio ahí para { $count } cartas más bajas.
  }
level10-why-puts-away-misfits = Lo que va bajo el mazo no encaja ahora.
level10-why-puts-away-later = { $count ->
    [one] Antes de lo que va bajo el mazo aún viene al menos una carta de la misma fila.
   *[other] Antes de lo que va bajo el mazo aún vienen al menos { $count } cartas de la misma fila.
  }
level10-why-puts-away-others = Lo que va bajo el mazo no es la siguiente carta de ninguna fila.
level10-why-keeps-next = { $count ->
    [one] La siguiente carta de una fila se queda en la mano.
   *[other] Las siguientes cartas de { $count } filas se quedan en la mano.
  }
level10-why-has-worlds = { $count ->
    [one] Por lo dicho, { $name } tiene cartas de un mundo.
   *[other] Por lo dicho, { $name } tiene cartas de { $count } mundos.
  }
level10-page-do-swap-one = Cambiar { $first }
level10-page-do-swap-two = Cambiar { $first } y { $second }

# The rules page of Level 10.

rules-level10-title = Cómo se juega a Level 10
rules-level10-lead = En equipo se llenan cinco filas, una por mundo, con diez cartas cada una. Se gana o se pierde en equipo, y nadie puede decir qué números tiene.

# At a glance.
rules-level10-glance-play = Juega una carta
rules-level10-glance-play-text = Va en la fila de su mundo y no puede ser más baja que la carta de su izquierda. Después roba otra.
rules-level10-glance-reset = O coloca un reinicio
rules-level10-glance-reset-text = Devuelve una fila a 0. Después puedes cambiar hasta dos cartas con el mazo.
rules-level10-glance-win = Ganar en equipo
rules-level10-glance-win-text = Se llenan cinco filas de diez cartas, sin decir nunca qué números se tienen. Si alguien no puede colocar nada, pierde todo el equipo.
rules-level10-glance-low = Demasiado baja
rules-level10-glance-low-text = Bosque 3 no cabe después de Bosque 4: en una fila los números nunca bajan.
rules-level10-glance-after = Baja tras un reinicio
rules-level10-glance-after-text = Después de un reinicio cabe cualquier carta de ese mundo, incluso Volcán 2.
rules-level10-glance-two = Dos en una columna
rules-level10-glance-two-text = En una columna cabe exactamente un reinicio, y ya lo tiene la fila de Bosque.
rules-level10-glance-resets = Reinicio: la fila vuelve a 0
rules-level10-glance-pauses = Pausa: cuenta lo mismo que la carta de su izquierda

# What there is.
rules-level10-cards = Qué hay en la caja
rule-L10-1 = Hay 40 cartas de nivel: cinco mundos con los valores del 1 al 8. No hay ninguna carta repetida. Los mundos son Desierto, Bosque, Cielo, Volcán y Pantano, y cada uno tiene una fila de la cuadrícula.
rule-L10-2 = Cada mundo tiene dos cartas de reinicio, de valor 0. Nunca están en una mano ni en el mazo. Están boca arriba a la izquierda de su fila, y las usa todo el equipo.
rule-L10-3 = Hay tres cartas de pausa, que sustituyen a cartas de nivel. Se elige cuántas entran en la baraja; cuantas menos, más difícil. Las demás se quedan en la caja.
rule-L10-3-ruling = Los números impresos eran imágenes que no teníamos. Hay tres pausas, en maestro no hay ninguna y con menos es más difícil: solo encaja 3, 2, 1, 0.
rules-level10-difficulty = Dificultad
rules-level10-pauses = Pausas en la baraja
rules-level10-beginner = Principiante
rules-level10-standard = Estándar
rules-level10-pro = Pro
rules-level10-master = Maestro
rules-level10-example-cards = Una carta de nivel, un reinicio y una pausa.

# Setting up.
rules-level10-setup = Preparación
rule-L10-4 = Se barajan las cartas de nivel con las pausas elegidas y se reparten las manos. El resto es el mazo, boca abajo. Toda la mesa puede saber cuántas cartas tiene.
rules-level10-players = Participantes
rules-level10-hand = Cartas en cada mano
rule-L10-5 = Primero mira tu mano. Después se acuerda en equipo quién empieza. Al hablarlo ya vale L10-6.

# Talking.
rules-level10-talk = Hablar
rule-L10-6 = Tus cartas son secretas. Puedes decir tres cosas a toda la mesa, en cualquier momento. Todo lo demás está prohibido, sobre todo cualquier cosa sobre los números; por eso no hay chat libre durante la partida.
rule-L10-6-count = Un recuento: cuántas cartas de un mundo tienes.
rule-L10-6-wish = Un deseo de jugar: jugar tú en un mundo, o que juegue ahí otra persona.
rule-L10-6-reset = Un deseo de reinicio: colocar tú un reinicio en un mundo, o que lo coloque otra persona.
rule-L10-6-ruling = Un recuento siempre es cierto, porque lo rellena el programa. Las pausas no son de ningún mundo y nunca se cuentan. Puedes decir que no tienes ninguna carta de un mundo. Sin cartas también puedes hablar.
rules-level10-example-talk = Tienes estas cartas. Puedes decir: «Tengo dos cartas de Bosque», o «Ana debería colocar un reinicio en Cielo». No puedes decir que tu carta de Cielo es baja, ni que tienes una pausa.

# A turn.
rules-level10-turn = El turno
rule-L10-7 = Los turnos van en sentido horario. En tu turno haces exactamente una de estas dos cosas.
rule-L10-7-play = Jugar una carta de nivel o una pausa de tu mano.
rule-L10-7-reset = Colocar un reinicio.
rule-L10-8 = Solo con cinco participantes: quien completa una columna juega también el turno siguiente y así empieza la columna siguiente. De este modo, cada columna la empieza otra persona.
rule-L10-8-ruling = También vale cuando hay quien se ha quedado sin cartas. Si quien completó la columna ya no tiene cartas, el turno pasa como siempre.
rules-level10-column = Columna
rules-level10-order = Orden de juego
rule-L10-9 = Después de jugar una carta robas otra, si quedan en el mazo.
rule-L10-10 = Para colocar un reinicio, elige una fila abierta y lleva uno de sus reinicios al final de esa fila. Después, si quedan cartas en el mazo, puedes hacer un cambio: pon hasta dos cartas de tu mano boca abajo bajo el mazo, en el orden que quieras, y roba otras tantas de arriba. Con el mazo vacío no hay cambio.
rules-level10-example-swap = En el mazo solo queda Cielo 4. Pones debajo Desierto 1 y, debajo de esta, una pausa. Robas dos cartas: Cielo 4 y otra vez tu Desierto 1. La pausa se queda en el mazo.
rule-L10-11 = No puedes colocar un reinicio en un mundo al que no le quedan. Tampoco puedes si la columna actual ya tiene un reinicio.
rule-L10-12 = Si te toca y tienes cartas, pero no puedes ni jugar una ni colocar un reinicio, la partida termina. Pierde todo el equipo.
rules-level10-example-stuck = La columna 8 ya tiene su reinicio, en Bosque. Solo están abiertas las filas de Volcán y de Pantano.
rules-level10-example-stuck-hand = Tienes estas cartas. Volcán 3 y Pantano 1 son demasiado bajas, y la fila de Bosque ya tiene su carta. La partida está perdida. Con una pausa podrías haber seguido.

# Placing.
rules-level10-placing = Dónde cabe una carta
rule-L10-13 = Una carta de nivel va en la fila de su propio mundo, y en ninguna otra.
rule-L10-14 = Su valor debe ser igual o mayor que el de la carta que tiene a la izquierda. El comienzo de una fila y un reinicio cuentan 0, así que ahí cabe cualquier carta.
rules-level10-example-rising = La fila va subiendo. Ahora toca una carta de Bosque de 4 o más.
rules-level10-example-reset = Un reinicio devuelve la fila a 0. Detrás cabe incluso Volcán 2.
rule-L10-15 = Las columnas se llenan de una en una. Una fila está abierta mientras no tiene carta en la columna actual. Cuando las cinco filas tienen la suya, empieza la columna siguiente.
rule-L10-16 = Una columna completa tiene exactamente un reinicio y cuatro cartas que son de nivel o pausas. Por eso no se permite un segundo reinicio. Y si hay cuatro filas llenas sin ningún reinicio, la última fila debe recibir uno de los suyos.
rules-level10-example-open = La columna actual es la 3; están abiertas las filas de Bosque, Volcán y Pantano. En cada una cabe una carta más alta, una pausa o un reinicio. Desierto y Cielo ya tienen su carta.
rules-level10-example-tight = Unos turnos después, nadie ha colocado el reinicio. Ahora en Pantano solo cabe un reinicio, aunque tengas Pantano 8 o una pausa.
rule-L10-17 = Una pausa va en cualquier fila abierta en lugar de una carta de nivel. Tiene el valor de la carta de su izquierda: 0 al comienzo de una fila o después de un reinicio.
rule-L10-17-ruling = Una columna puede tener varias pausas.
rules-level10-example-pause = La primera pausa cuenta 0, porque abre su fila. La segunda cuenta 6, como la carta de su izquierda. La tercera cuenta 0, porque va después de un reinicio.

# When the pile is empty.
rules-level10-empty = Cuando el mazo está vacío
rule-L10-18 = La partida sigue, y ya no se roba. Desde ahora, cuando juegas una pausa en una fila, también puedes meter debajo una carta de nivel de ese mundo que tengas en la mano. El mazo debe haber estado vacío ya antes de jugar la pausa. La carta que queda debajo está fuera del juego.
rules-level10-example-tuck = Volcán 2 era demasiado baja para esta fila. Ahora está bajo la pausa y ya no estorba.
rule-L10-19 = A quien no tiene cartas se le salta el turno durante el resto de la partida. Sin turno tampoco hay reinicio.
rule-L10-20 = Si todas las manos están vacías y la cuadrícula no está completa, la partida está perdida.
rule-L10-20-ruling = Las reglas impresas no lo dicen, pero ya nadie podría hacer nada. Así que no dejes el último reinicio para demasiado tarde.
rules-level10-example-last = Todas las manos están vacías. La última casilla necesita un reinicio y nadie tiene un turno para colocarlo: partida perdida.

# The end.
rules-level10-end = El final
rule-L10-21 = Cuando las 50 casillas están llenas, la partida se gana al instante.
rule-L10-21-ruling = Una pausa cuenta como una carta de nivel de su fila, así que una cuadrícula completa con pausas también gana. Las cartas que queden en las manos no importan entonces.
rule-L10-22 = La puntuación: un punto por cada carta de nivel y cada reinicio que ocupa una casilla, y una bonificación por las pausas sin usar. Una pausa en la cuadrícula y la carta que queda debajo no puntúan. Una partida perdida también puntúa.
rule-L10-22-ruling = Todas las pausas que no están en la cuadrícula quedan sin usar, también las de la caja. La bonificación más alta es para cualquier partida ganada. Con la puntuación estricta es solo para una cuadrícula con las 50 cartas de nivel y de reinicio.
rules-level10-unused = Pausas sin usar
rules-level10-bonus-lost = Bonificación al perder
rules-level10-bonus-won = Bonificación al ganar
rules-level10-in-grid = Pausas en la cuadrícula completa
rules-level10-score = Puntuación
rules-level10-score-strict = Puntuación estricta

# What may be known.
rules-level10-known = Lo que puedes saber
rules-level10-known-all = Toda la mesa ve la cuadrícula, los reinicios restantes, las cartas que quedan debajo de las pausas, todo lo que se ha dicho y cuántas cartas tienen cada mano y el mazo.
rules-level10-known-own = Además conoces tu propia mano y las cartas que has puesto bajo el mazo. De los cambios del resto solo sabes cuántas cartas han ido debajo.

# The drawings.
rules-level10-world = Mundo
rules-level10-resets = Reinicios restantes
rules-level10-reset-name = Reinicio de { $world }
rules-level10-open-cell = Abierta
rules-level10-tucked = Debajo: { $card }

# What many games add up to, in a table.
level10-sim-cells = Media de casillas llenas
level10-sim-causes = Causas de derrota

# A first game.
level10-lesson-aim = Un solo equipo
level10-lesson-aim-text = En equipo se llena esta cuadrícula: cinco mundos, una fila para cada uno, columna a columna. Nadie enseña cartas ni dice números.
level10-lesson-first = ¿Quién empieza?
level10-lesson-first-text = El equipo acuerda quién empieza. Tienes un 1, así que empieza tú.
level10-lesson-low = Las bajas, primero
level10-lesson-low-text = En una fila los números nunca bajan: después de un 7 ya solo cabe el 8. Abre el Desierto con tu 1 y guarda el 7.
level10-lesson-tell = Lo que se puede decir
level10-lesson-tell-text = Puedes decir cuántas cartas de un mundo tienes, o dónde te gustaría jugar o reiniciar. Di al equipo cuántas cartas del Pantano tienes.
level10-lesson-reset = Un reinicio por columna
level10-lesson-reset-text = Cada columna lleva cuatro cartas y exactamente un reinicio, que vale 0. { $one } quiere jugar en el Cielo: reinicia el Pantano.
level10-lesson-swap = El cambio
level10-lesson-swap-text = Tras un reinicio puedes poner hasta dos cartas bajo el mazo y robar otras tantas. Tus ochos cerrarían sus filas: cambia los dos.
level10-lesson-column = La columna siguiente
level10-lesson-column-text = La primera columna está llena y se abre la segunda. El Pantano vuelve a contar desde 0, así que cabe cualquiera: juega el 2 antes que el 5.
level10-lesson-back = Vuelta a 0
level10-lesson-back-text = Cuatro filas ya tienen carta, así que la última lleva el reinicio. Le viene bien al Volcán, que está en 8.
level10-lesson-keep = Sin cambio
level10-lesson-keep-text = Ahora tus cartas son buenas. Puedes no cambiar ninguna: quédatelas.
level10-lesson-pause = Una pausa
level10-lesson-pause-text = Una pausa cabe en cualquier fila y vale lo mismo que la carta de su izquierda. Juégala en el Desierto: del 3 al 7 el salto sería grande.
level10-lesson-end = Cómo termina
level10-lesson-end-text = Con las 50 casillas llenas gana todo el equipo. Si en su turno alguien no puede hacer nada, pierde todo el equipo.
level10-lesson-first-deed = Empiezas tú
level10-lesson-tell-deed = Di cuántas cartas del Pantano tienes
