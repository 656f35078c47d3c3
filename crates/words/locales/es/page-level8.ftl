# level8 at a table: what the page says.

# Cards and combinations, as they are spoken where no sentence stands around them.
level8-page-number = { $value } { $color }
level8-page-joker = comodín
level8-page-skip = salto de turno
level8-page-meld = { $kind ->
    [run] escalera { $from } a { $to }
    [set] { $size ->
        [2] pareja de { $value }
        [3] trío de { $value }
       *[other] { $size } cartas de valor { $value }
      }
   *[color] { $size } cartas { $color ->
        [rojo] rojas
        [amarillo] amarillas
        [verde] verdes
        [azul] azules
        [morado] moradas
        [negro] negras
       *[other] de color { $color }
      }
  }
level8-page-parts = { $kind ->
    [run] { $count ->
        [one] escalera de { $size }
       *[other] { $count } escaleras de { $size }
      }
    [pair] { $count ->
        [one] pareja
       *[other] { $count } parejas
      }
    [set] { $size ->
        [3] { $count ->
            [one] trío
           *[other] { $count } tríos
          }
       *[other] { $count ->
            [one] { $size } del mismo valor
           *[other] { $count } × { $size } del mismo valor
          }
      }
   *[color] { $count ->
        [one] { $size } del mismo color
       *[other] { $count } × { $size } del mismo color
      }
  }

# Log lines that differ from those of a record.
level8-page-dealt = { $name } reparte una nueva ronda.
level8-page-dealt-and-turned-up = { $name } reparte una nueva ronda y descubre { $card }.
level8-page-reshuffled = Se barajan las pilas de descartes, menos sus cartas de arriba, para formar un mazo nuevo.
level8-page-drew = { $name } roba del mazo.
level8-page-laid-down = { $name } deposita el nivel { $level }.
level8-page-added = { $name } añade { $card } a una combinación de { $owner }.
level8-page-added-own = { $name } añade { $card } a una combinación propia.
level8-page-kept = { $count ->
    [one] { $name } guarda una carta para la próxima ronda.
   *[other] { $name } guarda { $count } cartas para la próxima ronda.
  }

# What an action does, on buttons and in hints.
level8-page-deed-draw = Robar del mazo
level8-page-deed-take = Robar de la pila de { $name }
level8-page-deed-lay = Depositar el nivel: { $melds }
level8-page-deed-add = { $end ->
    [low] Añadir { $card } por abajo a la { $place } combinación de { $name }
    [high] Añadir { $card } por arriba a la { $place } combinación de { $name }
   *[none] Añadir { $card } a la { $place } combinación de { $name }
  }
level8-page-deed-discard = Descartar { $card }
level8-page-deed-skip = Saltar a { $name }
level8-page-deed-pass = Pasar este turno
level8-page-deed-keep = Guardar { $cards }
level8-page-deed-keep-nothing = No guardar nada

# The bar.
level8-page-where = Ronda { $round } · { $turn }
level8-page-turn-mine = te toca
level8-page-turn-of = le toca a { $name }
level8-page-turn-dealing = se reparten las cartas
level8-page-turn-over = fin de la partida

# Seats.
level8-page-players = La mesa
level8-page-level = Nivel { $level }
level8-page-level-laid = Nivel { $level } · en mesa
level8-page-level-through = Niveles superados
level8-page-in-hand = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
level8-page-bot = bot
level8-page-away = ausente
level8-page-replaced = juega un bot
level8-page-skipped = pierde turno
level8-page-kept-mark = guarda { $count }
level8-page-won-mark = gana
level8-page-misses = Próximo turno perdido
level8-page-nothing-laid = Nada en mesa
level8-page-hand-of = Mano de { $name }
level8-page-discard-of = Pila de descartes de { $name }, { $count ->
    [0] vacía
    [one] una carta: { $card }
   *[other] { $count } cartas, encima: { $card }
  }
level8-page-take-from = Tomar { $card } de la pila de descartes de { $name }
level8-page-take-own = Recuperar { $card } de tu pila de descartes
level8-page-add-here = { $end ->
    [low] Añadir { $card } por abajo: { $meld } ({ $name })
    [high] Añadir { $card } por arriba: { $meld } ({ $name })
   *[none] Añadir { $card } aquí: { $meld } ({ $name })
  }
level8-page-add-short = { $end ->
    [low] Añadir abajo: { $meld } ({ $name })
    [high] Añadir arriba: { $meld } ({ $name })
   *[none] Añadir a: { $meld } ({ $name })
  }

# The middle.
level8-page-mine = Delante de ti
level8-page-level-card = Carta de nivel
level8-page-at = En este nivel:
level8-page-you = tú
level8-page-piles = Mazo y descartes
level8-page-pile = Mazo
level8-page-pile-of = { $count ->
    [one] Mazo, una carta
   *[other] Mazo, { $count } cartas
  }
level8-page-pile-skips = { $count ->
    [one] Hay un salto de turno boca arriba debajo del mazo
   *[other] Hay { $count } saltos de turno boca arriba debajo del mazo
  }
level8-page-yours = Tu pila
level8-page-discard-mine = Tu pila de descartes, { $count ->
    [0] vacía
    [one] una carta: { $card }
   *[other] { $count } cartas, encima: { $card }
  }
level8-page-round-over = Ronda { $round } terminada
level8-page-player = Nombre
level8-page-level-word = Nivel
level8-page-how = Cómo
level8-page-went-out = cierra la ronda
level8-page-laid-it = nivel en mesa
level8-page-stays = sigue
level8-page-moved = { $from } → { $to }

# The dock: what is asked.
level8-page-steps = Un turno en tres pasos
level8-page-step-draw = 1 Robar
level8-page-step-drawn = 1 Robada
level8-page-step-lay = 2 Poner cartas
level8-page-step-discard = 3 Descartar
level8-page-ask-draw = Roba una carta
level8-page-draw-how = Del mazo, o la de arriba de cualquier pila de descartes.
level8-page-draw-lays = Tus cartas bastan para el nivel { $level }: primero roba.
level8-page-missing = { $count ->
    [one] Falta una carta para el nivel { $level }.
   *[other] Faltan { $count } cartas para el nivel { $level }.
  }
level8-page-ask-lay = Puedes depositar el nivel { $level }
level8-page-lay-wins = Con esto ganas la partida.
level8-page-lay = Depositar
level8-page-another = Otra
level8-page-another-of = { $number }/{ $count }
level8-page-arrange = Componer
level8-page-ask-arrange = Compón el nivel { $level }
level8-page-arrange-how = Elige de tu mano las cartas de cada combinación.
level8-page-group = { $part }, { $count } de { $size } cartas
level8-page-reading = De qué hace el comodín
level8-page-reading-of = { $kind ->
    [run] { $from } a { $to }
    [set] { $value }
   *[color] { $color }
  }
level8-page-arranged = Estas cartas forman el nivel { $level }.
level8-page-clear = Vaciar
level8-page-done-arranging = Volver
level8-page-ask-discard = Descarta una carta
level8-page-ask-add = Añade cartas o descarta una
level8-page-add-how = Elige una carta y después su lugar en la mesa.
level8-page-nothing-to-add = Ninguna de tus cartas cabe en las combinaciones de la mesa.
level8-page-picked = { $card ->
    [joker] Tu comodín
    [skip] Tu salto de turno
   *[number] Tu { $value } { $color }
  }
level8-page-picked-where = Elige su lugar en la mesa o descártalo.
level8-page-picked-fits-nowhere = No cabe en ninguna combinación de la mesa.
level8-page-picked-ends-round = Es tu última carta: la ronda termina y subes dos niveles.
level8-page-picked-wins = Es tu última carta: la ronda termina y ganas.
level8-page-picked-skip = Ponlo delante de alguien, que pierde su próximo turno, o descártalo.
level8-page-picked-skip-alone = Ya hay un salto de turno delante de cada rival: solo puedes descartarlo.
level8-page-skip-whom = Saltar a { $name }
level8-page-discard = Descartar
level8-page-discard-card = Descartar { $card }
level8-page-put-back = Devolver
level8-page-ask-pass = Pierdes este turno
level8-page-pass-how = Tienes delante un salto de turno. Ponlo boca arriba debajo del mazo; tu turno pasa.
level8-page-ask-keep = Guarda hasta { $most } cartas
level8-page-keep-how = Se quedan en tu mano para la próxima ronda.
level8-page-keep = { $count ->
    [0] No guardar nada
    [one] Guardar una carta
   *[other] Guardar { $count } cartas
  }
level8-page-why-draw = Primero roba una carta: así empieza un turno.
level8-page-why-pass = Tienes delante un salto de turno, así que pasas este turno.
level8-page-why-keep = Primero elige qué guardas para la próxima ronda.
level8-page-why-other = Le toca a { $name }.
level8-page-why-deal = Se reparten las cartas.

# The dock: when others decide.
level8-page-wait = Esperando a { $name }
level8-page-wait-draw = { $name } empieza su turno robando una carta.
level8-page-wait-act = { $name } ya ha robado: puede depositar o añadir, y al final debe descartar.
level8-page-wait-pass = { $name } pierde el turno.
level8-page-wait-keep = { $name } elige qué guardar para la próxima ronda.
level8-page-wait-deal = Se reparten las cartas
level8-page-wait-shuffle = Se baraja un mazo nuevo
level8-page-watching = Estás mirando.
level8-page-clock = tiempo limitado
level8-page-ask-return = Estás ausente
level8-page-return-how = No estabas. Recupera tu asiento cuando quieras.
level8-page-return = Volver a jugar
level8-page-hinted = Una pista: { $deed }.
level8-page-do-it = Hacerlo

# The hand.
level8-page-hand = Tu mano
level8-page-sort = Ordenar mi mano
level8-page-sort-value = Por valor
level8-page-sort-color = Por color
level8-page-sort-own = Mi orden
level8-page-move-left = Mover la carta elegida a la izquierda
level8-page-move-right = Mover la carta elegida a la derecha
level8-page-card-proposed = { $card }, en la propuesta
level8-page-card-fits = { $card }, se puede añadir

# The end.
level8-page-you-win = Ganas
level8-page-wins = Gana { $name }
level8-page-won-last-level = { $name } ha depositado el nivel 8, y con eso la partida termina al instante.
level8-page-won-last-level-mine = Has depositado el nivel 8, y con eso la partida termina al instante.
level8-page-won-out = { $name } ha cerrado la ronda en el nivel 7.
level8-page-won-out-mine = Has cerrado la ronda en el nivel 7.
level8-page-rounds = { $count ->
    [one] La partida ha durado una ronda.
   *[other] La partida ha durado { $count } rondas.
  }
level8-page-standing = Clasificación final
level8-page-given-up = Partida abandonada
level8-page-given-up-how = Ha terminado antes de que nadie superara todos los niveles.
level8-page-practice = Se ha deshecho algo: es una partida de práctica.
level8-page-rematch = Otra partida
level8-page-to-rematch = Ir a la nueva partida
level8-page-record = Registro
