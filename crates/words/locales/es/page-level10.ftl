# Level 10 at a table: what the page says.

# The bar.
level10-page-column = Columna { $column } de 10
level10-page-resets = reinicios: { $count }
level10-page-pauses = pausas: { $count }
level10-page-pile = mazo: { $count }
level10-page-practice = práctica
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
level10-page-filled = llena en esta columna
level10-page-next-both = después: solo reinicio o pausa
level10-page-next-reset = después: solo un reinicio
level10-page-next-pause = después: solo una pausa
level10-page-next-hopeless = después: no cabe nada
level10-page-complete = completa

# The team.
level10-page-team = El equipo y lo que ha dicho
level10-page-you = Tú
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
level10-page-bot = bot
level10-page-away = ausente
level10-page-replaced = juega un bot
level10-page-proposes = propone a { $name }
level10-page-hand-of = Mano: { $name }

# The question that is asked.
level10-page-your-turn = Te toca
level10-page-turn-of = Le toca a { $name }
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
level10-page-begin-choose = Elige quién empieza.
level10-page-begin-propose = Propón a alguien; queda decidido con el acuerdo de todo el equipo.
level10-page-begin-wait = El equipo acuerda quién empieza.
level10-page-begin-proposed-by = { $count ->
    [one] lo propone { $names }
   *[other] lo proponen { $names }
  }
level10-page-no-cards = No te quedan cartas: el resto del equipo sigue sin ti.
level10-page-hint = Un bot haría esto: { $deed }.
level10-page-hint-chance = Probabilidad de que gane el equipo: alrededor del { $percent } %.
level10-page-clock = Esta decisión tiene un tiempo límite.
level10-page-replaced-me = Un bot juega por ti
level10-page-away-me = Estás ausente
level10-page-return-how = Vuelve para seguir jugando tú.
level10-page-return = Volver

# The hand.
level10-page-hand = Tu mano
level10-page-card-plain = { $card }
level10-page-card-playable = { $card }, se puede jugar
level10-page-card-selected = { $card }, elegida
level10-page-card-unplayable = { $card }, no se puede jugar: { $reason }
level10-page-card-first = { $card }, va debajo la primera
level10-page-card-second = { $card }, va debajo la segunda
level10-page-reset-playable = Colocar un reinicio en { $row }: { $count ->
    [one] queda uno
   *[other] quedan { $count }
  }
level10-page-reset-unplayable = Sin reinicio en { $row }: { $reason }

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
level10-page-tell-always = Decir siempre mis recuentos
level10-page-tell-always-short = Siempre
level10-page-tell-self = quién: yo
level10-page-tell-whom = quién: { $name }
level10-page-tell-next-whom = Quién debería hacerlo: { $name }. Elegir a la siguiente persona.
level10-page-tell-next-self = Quién debería hacerlo: tú. Elegir a la siguiente persona.

# The end.
level10-page-won = Victoria
level10-page-lost = Derrota
level10-page-given-up = Partida abandonada
level10-page-points = { $score ->
    [one] un punto
   *[other] { $score } puntos
  }
level10-page-over-won = La cuadrícula está completa: partida ganada.
level10-page-over-stuck = { $name } no podía jugar ninguna carta ni colocar un reinicio en la columna { $column }.
level10-page-over-empty = Nadie tiene cartas y la cuadrícula no está completa.
level10-page-loss-no-reset = La columna necesitaba su reinicio y a las filas abiertas no les quedaba ninguno.
level10-page-loss-too-low = Todas las cartas para las filas abiertas eran demasiado bajas.
level10-page-loss-other-worlds = No había ninguna carta para las filas abiertas.
level10-page-over-given-up = La partida se dejó antes de acabar, en la columna { $column }.
level10-page-over-score = { $placed ->
    [one] { $placed } carta de nivel o de reinicio colocada
   *[other] { $placed } cartas de nivel y de reinicio colocadas
  }; { $unused ->
    [0] todas las pausas usadas
    [one] una pausa sin usar
   *[other] { $unused } pausas sin usar
  }.
level10-page-left-in-pile = Quedan en el mazo
level10-page-hindsight = ¿Se podía ganar?
level10-page-hindsight-awaited = Se está calculando.
level10-page-hindsight-never = No: este reparto no se podía ganar, ni con las cartas a la vista.
level10-page-hindsight-unknown = No se encontró ninguna manera de ganar, ni con las cartas a la vista; que no la haya no está demostrado.
level10-page-hindsight-moment = { $count ->
    [0] Antes de la primera carta
    [one] Con una carta en la cuadrícula
   *[other] Con { $count } cartas en la cuadrícula
  } aún se podía ganar con las cartas a la vista. Entonces: { $line }
level10-page-hindsight-lost = Después ya no.
level10-page-hindsight-open = { $count ->
    [one] De una posición posterior no se sabe si se podía ganar.
   *[other] De { $count } posiciones posteriores no se sabe si se podían ganar.
  }
level10-page-hindsight-line = Así se habría ganado
level10-page-rematch = Otra partida
level10-page-to-rematch = Ir a la nueva partida
level10-page-record = Registro

# What happened, for those who did not see all cards.
level10-page-line-dealt = Se reparten { $hand } cartas por persona; en el mazo { $pile ->
    [one] queda una
   *[other] quedan { $pile }
  }.
level10-page-line-put-under = { $name } pone { $count ->
    [one] una carta
   *[other] { $count } cartas
  } bajo el mazo.
level10-page-line-put-one = { $name } pone { $first } bajo el mazo.
level10-page-line-put-two = { $name } pone { $first } y { $second } bajo el mazo.
level10-page-line-drew-one = { $name } roba { $first }.
level10-page-line-drew-two = { $name } roba { $first } y { $second }.

# What an action does.
level10-page-do-first = Que empiece { $name }
level10-page-do-play = Jugar { $card }
level10-page-do-pause = Pausa en { $row }
level10-page-do-tuck = Pausa en { $row }, con { $card } debajo
level10-page-do-reset = Reinicio en { $row }
level10-page-do-swap-none = No cambiar nada
level10-page-do-swap-one = Cambiar { $first }
level10-page-do-swap-two = Cambiar { $first } y { $second }
