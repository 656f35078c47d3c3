# On the first page.
level8-name = Level 8
level8-kind = Cada cual por su cuenta · 2–6 participantes
level8-sentence = Escaleras, tríos y colores: supera los ocho niveles antes que nadie.

# When a table is set up, and in the arena's rows.
option-stars = Carta de nivel
option-stars-1 = Una estrella
option-stars-2 = Dos estrellas, con niveles nuestros
option-levels = Tus propios niveles
option-levels-help = Ocho niveles separados por comas. Un nivel son de una a cuatro combinaciones unidas con +: run4 es una escalera de 4, set3 un trío, colour5 cinco cartas de un color. Deja el campo vacío para jugar los niveles de la carta.
option-levels-example = Los niveles de una estrella:

# Level 8: names, errors, and the course of a game.

level8-title = Level 8, { $players } participantes, { $side }
# The list for two stars is our own, and is called so wherever it is shown.
level8-side = { $side ->
    [one-star] una estrella
    [two-stars] dos estrellas (niveles nuestros)
    [custom-one-star] niveles personalizados, una estrella
   *[custom-two-stars] niveles personalizados, dos estrellas
  }

level8-color = { $color ->
    [R] rojo
    [Y] amarillo
    [G] verde
    [B] azul
    [P] morado
   *[K] negro
  }
level8-colors = { $color ->
    [R] rojas
    [Y] amarillas
    [G] verdes
    [B] azules
    [P] moradas
   *[K] negras
  }
level8-number = el { $value } { level8-color }
level8-joker = un comodín
level8-skip = un salto de turno
level8-of-name = de { $name }
level8-of-owner = de { $owner }

# What a level asks for: in a sentence, and as a part of the level's name.
level8-combination = { $kind ->
    [run] una escalera de { $size }
    [set] { $size ->
        [2] una pareja
        [3] un trío
       *[other] un grupo de { $size } del mismo valor
      }
   *[color] un grupo de { $size } del mismo color
  }
level8-part = { $kind ->
    [run] escalera de { $size }
    [set] { $size ->
        [2] pareja
        [3] trío
       *[other] { $size } del mismo valor
      }
   *[color] { $size } del mismo color
  }
level8-place = { $place ->
    [1] primera
    [2] segunda
    [3] tercera
   *[other] cuarta
  }

# What lies on the table.
level8-meld-run = escalera del { $from } al { $to } [{ $cards }]
level8-meld-set = { $size ->
    [2] pareja de { $value }
    [3] trío de { $value }
   *[other] { $size } cartas de valor { $value }
  } [{ $cards }]
level8-meld-color = { $size } cartas { level8-colors } [{ $cards }]

# Why something is not allowed.
level8-not-dealt = Aún no se han repartido las cartas: una ronda empieza con el reparto.
level8-wrong-players = Level 8 es para 2 a 6 participantes, no { $players }.
level8-wrong-level-count = Una partida tiene 8 niveles, separados por comas, no { $found }.
level8-level-combinations = Nivel { $number }: un nivel tiene de 1 a 4 combinaciones, no { $found }.
level8-level-unknown = Nivel { $number }: «{ $text }» no es una combinación, como run4, set2 o colour7.
level8-level-size = Nivel { $number }: { $combination } debería tener de { $least } a { $most } cartas.
level8-level-cards = Nivel { $number }: un nivel tiene como mucho 10 cartas, no { $found }.
level8-not-custom = Estos son los niveles que vienen con { $stars ->
    [one] una estrella
   *[other] dos estrellas
  }, así que no son personalizados.
level8-is-custom = Estos no son los niveles que vienen con { $stars ->
    [one] una estrella
   *[other] dos estrellas
  }, así que hay que llamarlos personalizados.
level8-already-drawn = Se roba una carta por turno, y la tuya ya está robada.
level8-no-keep-due = Ahora no puedes guardar cartas: solo con dos estrellas, en el nivel 5 o más alto sin haberlo depositado, y una vez al acabar la ronda.
level8-no-reshuffle-due = No toca un mazo nuevo: se baraja cuando se ha robado la última carta boca abajo.
level8-reshuffle-is-due = El mazo se ha agotado: primero se barajan las pilas de descartes, menos sus cartas de arriba, para formar uno nuevo.
level8-reshuffle-with-skips-is-due = El mazo se ha agotado: primero se barajan las pilas de descartes, menos sus cartas de arriba, y los saltos de turno de debajo del mazo para formar uno nuevo.
level8-game-over = La partida ha terminado.
level8-no-such-seat = Aquí no hay asiento { $seat }: juegan { $players }, y los asientos se cuentan desde 0.
level8-wrong-cards = Entre las manos y el mazo aparece { $card } { $found ->
    [one] una vez
   *[other] { $found } veces
  }, y debería aparecer { $expected ->
    [one] una vez
   *[other] { $expected } veces
  }.
level8-wrong-reshuffle = En el mazo nuevo aparece { $card } { $found ->
    [one] una vez
   *[other] { $found } veces
  }, y debería aparecer { $expected ->
    [one] una vez
   *[other] { $expected } veces
  }: se forma con las pilas de descartes, menos sus cartas de arriba, y con los saltos de turno de debajo del mazo anterior.
level8-wrong-hand-count = { $found ->
    [one] Se ha repartido una mano
   *[other] Se han repartido { $found } manos
  }; el número correcto es { $players }.
level8-wrong-hand-size = El asiento { $seat } tiene { $found ->
    [one] una carta
   *[other] { $found } cartas
  } tras el reparto y le corresponden { $expected }, contando las guardadas.
level8-wrong-first-dealer = Según las opciones, primero reparte el asiento { $seat }.
level8-wrong-dealer = Esta ronda la reparte el asiento { $seat }: el que está a la izquierda de quien repartió la anterior.
level8-kept-not-dealt = El asiento { $seat } guardó { $card }, que falta en su mano nueva: las cartas guardadas forman parte de ella.
level8-due = { $to ->
    [you] { $what ->
        [draw] Primero roba una carta: así empieza cada turno.
        [act] Ya has robado: deposita o añade cartas y acaba con un descarte o un salto de turno.
        [pass] Tienes delante un salto de turno: pasa este turno.
       *[keep] Primero elige hasta cuatro cartas que guardar para la próxima ronda, o ninguna.
      }
   *[player] { $what ->
        [draw] Le toca a { $name }, que debe empezar robando una carta.
        [act] Le toca a { $name }, que ya ha robado y debe acabar con un descarte o un salto de turno.
        [pass] Le toca a { $name }, que tiene delante un salto de turno y debe pasar.
       *[keep] Primero { $name } elige qué cartas guarda para la próxima ronda.
      }
  }
level8-discard-empty = La pila de descartes de { $name } está vacía: roba del mazo o de una pila de descartes que tenga cartas.
level8-already-laid = Tu nivel ya está en la mesa: ahora puedes añadir cartas a las combinaciones, de una en una.
level8-wrong-combination-count = Este nivel tiene { $expected ->
    [one] una combinación
   *[other] { $expected } combinaciones
  }, no { $found }: deposítalo entero de una vez, y nada más.
level8-too-much-laid = Ningún nivel tiene más de { $combinations } combinaciones ni de { $cards } cartas: deposita exactamente lo que pide el nivel.
level8-other-combination = La { level8-place } combinación debe ser { $combination }: deposita exactamente lo que pide el nivel, en su orden.
level8-misfit-run = En la { level8-place } combinación, una escalera que empieza en el { $from }, no encaja { $card }: los valores deben ir seguidos, sin huecos.
level8-misfit-run-joker = La { level8-place } combinación, una escalera que empieza en el { $from }, se pasa del 15: empiézala más abajo.
level8-misfit-set = En la { level8-place } combinación, un grupo de cartas de valor { $value }, no encaja { $card }: todas deben tener ese valor o ser comodines.
level8-misfit-color = En la { level8-place } combinación, un grupo de cartas { level8-colors }, no encaja { $card }: todas deben ser de ese color o comodines.
level8-skip-in-combination = Un salto de turno nunca forma parte de una combinación: usa números y comodines.
level8-laid-not-held = { $kind ->
    [joker] No tienes tantos comodines.
   *[number] No tienes { $card }, o lo usas dos veces.
  }
level8-nothing-left-to-discard = Guarda al menos una carta en la mano: el turno acaba con un descarte.
level8-level-not-laid = Solo puedes añadir cartas después de depositar tu nivel en esta ronda: deposítalo primero o acaba el turno.
level8-no-such-group = { $name } no tiene esa combinación en la mesa: elige una que esté ahí.
level8-added-not-held = No tienes { $card }.
level8-does-not-fit = Esa combinación no admite { $card } ahí: una escalera admite el valor siguiente en cada extremo; un grupo del mismo valor, cartas de ese valor; y un grupo del mismo color, cartas de ese color.
level8-run-is-at-its-end = Esa escalera no puede crecer por este extremo, porque los valores van del 1 al 15: elige el otro extremo u otra combinación.
level8-end-missing = Esa combinación es una escalera: di si la carta va en el extremo bajo o en el alto.
level8-no-ends = Esa combinación no es una escalera: añade la carta sin indicar un extremo.
level8-discarded-not-held = No tienes { $card }.
level8-no-skip = No tienes ningún salto de turno: acaba el turno con un descarte.
level8-skip-of-oneself = No puedes ponerte un salto de turno a ti: elige a otra persona.
level8-already-skipped = { $name } ya tiene delante un salto de turno: elige a otra persona o acaba el turno con un descarte.
level8-last-card-is-discarded = Este salto de turno es tu última carta y no frena a nadie: descártalo y la ronda termina.
level8-too-many-kept = Se pueden guardar { $most } cartas como mucho, no { $count }.
level8-kept-not-held = { $kind ->
    [joker] No tienes tantos comodines.
    [skip] No tienes tantos saltos de turno.
   *[number] No tienes { $card }, o lo guardas dos veces.
  }
level8-wrong-winner-by-last-level = Ha ganado el asiento { $seat }, por depositar el nivel 8.
level8-wrong-winner-by-going-out = Ha ganado el asiento { $seat }, por cerrar la ronda en el nivel 7.
level8-wrong-winner-level = Quien gana está al final en el nivel 9.
level8-wrong-levels = Al final los niveles son { $levels }.
level8-wrong-rounds = { $expected ->
    [one] Se ha repartido una ronda.
   *[other] Se han repartido { $expected } rondas.
  }

# The course of a game.
level8-round = Ronda { $round }, { $side }: reparte { $name }.
level8-dealt-hand = { $name }, en el nivel { $level } ({ $combinations }), recibe { $cards }
level8-dealt-hand-beside-kept = { $name }, en el nivel { $level } ({ $combinations }), ha guardado { $kept } y recibe { $cards }
level8-turned-up = { $name } descubre { $card }.
level8-pile = El mazo, de arriba abajo: { $cards }
level8-first = Empieza { $name }.
level8-reshuffled = { $skips ->
    [0] El mazo se ha agotado: se barajan las pilas de descartes, menos sus cartas de arriba, para formar uno nuevo.
    [one] El mazo se ha agotado: se barajan las pilas de descartes, menos sus cartas de arriba, y el salto de turno de debajo del mazo para formar uno nuevo.
   *[other] El mazo se ha agotado: se barajan las pilas de descartes, menos sus cartas de arriba, y los { $skips } saltos de turno de debajo del mazo para formar uno nuevo.
  }
level8-drew-pile = { $you ->
    [name] Robas { $card } del mazo.
   *[other] { $name } roba { $card } del mazo.
  }
level8-drew-discard = { $you ->
    [name] Tomas { $card } de la pila de descartes de { $owner }.
    [owner] { $name } toma { $card } de tu pila de descartes.
   *[other] { $name } toma { $card } de la pila de descartes de { $owner }.
  }
level8-drew-own-discard = { $you ->
    [name] Recuperas { $card } de tu propia pila de descartes.
   *[other] { $name } recupera { $card } de su propia pila de descartes.
  }
level8-laid = { $name } deposita el nivel { $level }: { $melds }.
level8-added = { $name } añade { $card } a una combinación de { $owner }: { $meld }.
level8-added-own = { $name } añade { $card } a una combinación propia: { $meld }.
level8-discarded = { $you ->
    [name] Descartas { $card }.
   *[other] { $name } descarta { $card }.
  }
level8-skipped = { $you ->
    [name] Pones un salto de turno delante de { $target }.
    [target] { $name } pone un salto de turno delante de ti.
   *[other] { $name } pone un salto de turno delante de { $target }.
  }
level8-passed = { $you ->
    [name] Pasas este turno y pones el salto de turno boca arriba debajo del mazo.
   *[other] { $name } pasa este turno y pone el salto de turno boca arriba debajo del mazo.
  }
level8-kept = { $name } guarda { $cards } para la próxima ronda.
level8-kept-nothing = { $you ->
    [name] No guardas nada para la próxima ronda.
   *[other] { $name } no guarda nada para la próxima ronda.
  }
level8-area = { $skipped ->
    [yes] { $name }, con un salto de turno delante
   *[no] { $name }
  }: { $melds } (mano: { $hand }; último descarte: { $discard })
level8-empty = nada
level8-round-ended = { $you ->
    [name] Has descartado la última carta de tu mano: la ronda ha terminado.
   *[other] { $name } ha descartado la última carta de su mano: la ronda ha terminado.
  }
level8-moved-up = { $name } sube del nivel { $from } al nivel { $to }.
level8-stayed = { $name } sigue en el nivel { $level }.
level8-through = { $name } estaba en el nivel { $from } y ha superado todos los niveles.
level8-ended-last-level = { $you ->
    [name] Has depositado el nivel 8: la partida termina al instante y nadie más sube.
   *[other] { $name } ha depositado el nivel 8: la partida termina al instante y nadie más sube.
  }
level8-ended-went-out = { $you ->
    [name] Has cerrado la ronda en el nivel 7: la partida ha terminado.
   *[other] { $name } ha cerrado la ronda en el nivel 7: la partida ha terminado.
  }
level8-won = { $name } gana en la ronda { $round }.

# The table of many games.
level8-sim-levels = Turnos hasta depositar cada nivel
level8-sim-level = Nivel { $number }
level8-sim-level-figures = { $laid ->
    [0] nunca depositado
    [one] { $turns } turnos (depositado una vez)
   *[other] { $turns } turnos (depositado { $laid } veces)
  }
level8-sim-rounds = Rondas por partida
level8-sim-reshuffles = Mazos nuevos por partida
level8-sim-skips = Saltos de turno por partida
level8-sim-end-last-level = nivel 8 depositado
level8-sim-end-went-out = ronda cerrada en el nivel 7

# level8 at a table: what the page says.

# Cards and combinations, as they are spoken where no sentence stands around them.
level8-page-number = { $value } { level8-color }
level8-page-joker = comodín
level8-page-skip = salto de turno
level8-page-meld = { $kind ->
    [run] escalera { $from } a { $to }
    [set] { $size ->
        [2] pareja de { $value }
        [3] trío de { $value }
       *[other] { $size } × { $value }
      }
   *[color] { $size } cartas { level8-colors }
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
level8-page-dealt = { $you ->
    [name] Repartes una nueva ronda.
   *[other] { $name } reparte una nueva ronda.
  }
level8-page-dealt-and-turned-up = { $you ->
    [name] Repartes una nueva ronda y descubres { $card }.
   *[other] { $name } reparte una nueva ronda y descubre { $card }.
  }
level8-page-reshuffled = Se barajan las pilas de descartes, menos sus cartas de arriba, para formar un mazo nuevo.
level8-page-drew = { $you ->
    [name] Robas del mazo.
   *[other] { $name } roba del mazo.
  }
level8-page-laid-down = { $you ->
    [name] Depositas el nivel { $level }.
   *[other] { $name } deposita el nivel { $level }.
  }
level8-page-added = { $you ->
    [name] Añades { $card } a una combinación de { $owner }.
    [owner] { $name } añade { $card } a una de tus combinaciones.
   *[other] { $name } añade { $card } a una combinación de { $owner }.
  }
level8-page-added-own = { $you ->
    [name] Añades { $card } a una combinación propia.
   *[other] { $name } añade { $card } a una combinación propia.
  }
level8-page-kept = { $you ->
    [name] Guardas
   *[other] { $name } guarda
  } { $count ->
    [one] una carta
   *[other] { $count } cartas
  } para la próxima ronda.

# What an action does, on buttons and in hints.
level8-page-deed-draw = Robar del mazo
level8-page-deed-take = Robar de la pila de { $name }
level8-page-deed-lay = Depositar el nivel: { $melds }
level8-page-deed-add = { $end ->
    [low] Añadir { $card } antes de la { level8-place } combinación de { $name }
    [high] Añadir { $card } después de la { level8-place } combinación de { $name }
   *[none] Añadir { $card } a la { level8-place } combinación de { $name }
  }
level8-page-deed-discard = Descartar { $card }
level8-page-deed-skip = Saltar turno: { $name }
level8-page-deed-pass = Pasar este turno
level8-page-deed-keep = Guardar { $cards }
level8-page-deed-keep-nothing = No guardar nada

# Why an action is a good one. Nobody is spoken to: the same is told in hints and of games that are over.
level8-why-wins = Gana la partida.
level8-why-completes = Completa el nivel { $level }.
level8-why-lays-now = Con ella ya se puede depositar el nivel.
level8-why-nearer = { $count ->
    [one] Acerca al nivel: falta una carta más.
   *[other] Acerca al nivel: faltan { $count } cartas más.
  }
level8-why-can-be-added = Se puede añadir en la mesa.
level8-why-nothing-open-helps = Ninguna carta a la vista acerca al nivel.
level8-why-nothing-open-fits = Ninguna carta a la vista se puede añadir en la mesa.
level8-why-goes-out = Las demás cartas también salen, y eso acaba la ronda.
level8-why-ends-round = Acaba la ronda.
level8-why-spare = Sin ella, el nivel queda igual de cerca.
level8-why-fits-nowhere = No encaja en ningún sitio de la mesa.
level8-why-holds-back = Así { $name }, que tomó { $taken }, no recibe { $card }.
level8-why-holds-addition = Así { $name } no recibe { $card }, que podría añadir.
level8-why-useless-to-next = { $name }, que va después, no puede añadirla.
level8-why-thrown-by-next = { $name }, que va después, ya descartó una así.
level8-why-nearly-out = { $count ->
    [one] { $name } ya ha depositado y solo tiene una carta.
   *[other] { $name } ya ha depositado y solo tiene { $count } cartas.
  }
level8-why-furthest = { $name } está en el nivel { $level }, y nadie va más lejos.
level8-why-kept-for = { $count ->
    [0] Estas cartas son todo lo que pide el nivel.
    [one] Con estas cartas, al nivel le falta una.
   *[other] Con estas cartas, al nivel le faltan { $count }.
  }

# The bar.
level8-page-where = Ronda { $round } · { $turn }
level8-page-turn-mine = te toca
level8-page-turn-of = le toca a { $name }
level8-page-turn-dealing = se reparten las cartas
level8-page-turn-over = fin de la partida

# Seats.
level8-page-players = La mesa
level8-page-level = Nivel { $level }
level8-page-level-short = Nivel { $level }
level8-page-level-laid = Nivel { $level } · en mesa
level8-page-level-through = Niveles superados
level8-page-in-hand = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
  }
level8-page-skipped = pierde turno
level8-page-kept-mark = guarda { $count }
level8-page-won-mark = gana
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
    [low] Añadir { $card } antes: { $meld } ({ $name })
    [high] Añadir { $card } después: { $meld } ({ $name })
   *[none] Añadir { $card } aquí: { $meld } ({ $name })
  }
level8-page-add-short = { $end ->
    [low] Añadir antes: { $meld } ({ $name })
    [high] Añadir después: { $meld } ({ $name })
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
level8-page-went-out = Ronda cerrada
level8-page-laid-it = Nivel en mesa
level8-page-stays = Sin nivel en mesa
level8-page-moved = { $from } → { $to }

# The dock: what is asked.
level8-page-steps = Un turno en tres pasos
level8-page-step-draw = 1 Robar
level8-page-step-drawn = 1 Robada
level8-page-step-lay = 2 Poner cartas
level8-page-step-discard = 3 Descartar
level8-page-ask-draw = Roba una carta
level8-page-draw-how = Del mazo, o la de arriba de cualquier pila de descartes.
level8-page-draw-lays = Ya tienes todas las cartas del nivel { $level }. Primero roba.
level8-page-missing = { $count ->
    [one] Te falta una carta para el nivel { $level }.
   *[other] Te faltan { $count } cartas para el nivel { $level }.
  }
level8-page-ask-lay = Puedes depositar el nivel { $level }
level8-page-lay-wins = Con esto ganas la partida.
level8-page-lay = Depositar
level8-page-another = Otra manera
level8-page-another-of = { $number }/{ $count }
level8-page-would-lie = { $meld }, propuesto
level8-page-arrange = Componer
level8-page-ask-arrange = Compón el nivel { $level }
level8-page-arrange-how = Elige de tu mano las cartas de cada combinación.
level8-page-group = { $part }, { $count } de { $size } cartas
level8-page-reading = De qué hace el comodín
level8-page-reading-of = { $kind ->
    [run] { $from } a { $to }
    [set] { $value }
   *[color] { level8-color }
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
   *[number] Tu { $value } { level8-color }
  }
level8-page-picked-where = Elige su lugar en la mesa o descártalo.
level8-page-picked-fits-nowhere = No cabe en ninguna combinación de la mesa.
level8-page-picked-ends-round = Es tu última carta: la ronda termina y subes dos niveles.
level8-page-picked-wins = Es tu última carta: la ronda termina y ganas.
level8-page-picked-skip = Ponlo delante de alguien, que pierde su próximo turno, o descártalo.
level8-page-picked-skip-alone = Cada rival tiene ya un salto de turno: solo puedes descartarlo.
level8-page-skip-whom = Saltar turno: { $name }
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
level8-page-wait-act = { $name } ya ha robado: puede depositar o añadir, y después debe descartar.
level8-page-wait-pass = { $name } pierde el turno.
level8-page-wait-keep = { $name } elige qué guardar para la próxima ronda.
level8-page-wait-deal = Se reparten las cartas
level8-page-wait-shuffle = Se baraja un mazo nuevo
level8-page-watching = Estás mirando.
level8-page-clock = tiempo limitado
level8-page-ask-return = No estás en la mesa
level8-page-return-how = Puede que un bot juegue por ti. Recupera tu asiento cuando quieras.
level8-page-return = Recuperar mi asiento

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
level8-page-ahead = { $count ->
    [one] Has sacado un nivel de ventaja.
   *[other] Has sacado { $count } niveles de ventaja.
  }
level8-page-behind = { $count ->
    [one] Te has quedado a un nivel.
   *[other] Te has quedado a { $count } niveles.
  }
level8-page-sum-levels = { $count ->
    [one] nivel superado
   *[other] niveles superados
  }
level8-page-sum-rounds = { $count ->
    [one] ronda
   *[other] rondas
  }
level8-page-given-up = La partida acabó antes de tiempo
level8-page-given-up-how = Ha terminado antes de que nadie superara todos los niveles.
level8-page-practice = Una partida de práctica: no cuenta.

# The rules page of Level 8.

rules-level8-title = Cómo se juega a Level 8
rules-level8-lead = Tu nivel pide ciertas combinaciones: reúnelas, deposítalas y deshazte de las demás cartas. En cada ronda puedes subir, y gana quien supera antes el nivel 8.

# At a glance.
rules-level8-glance-turn = El turno
rules-level8-glance-turn-text = Roba una carta, del mazo o de cualquier pila de descartes. Deposita tu nivel si puedes y luego descarta una carta.
rules-level8-glance-level = Tu nivel
rules-level8-glance-level-text = Pide escaleras, grupos del mismo valor o cartas del mismo color. Se deposita entero de una vez: aquí, dos escaleras de 3.
rules-level8-glance-win = Cómo se gana
rules-level8-glance-win-text = Descarta tu última carta y sube dos niveles; si alguien más ha depositado, sube uno. Gana quien supera antes el nivel 8.
rules-level8-glance-half = Medio nivel
rules-level8-glance-half-text = Si tu nivel pide dos escaleras, una no basta.
rules-level8-glance-add = Añadir una carta
rules-level8-glance-add-text = Cuando tu nivel ya está en la mesa, añade cartas a cualquier combinación, tuya o de otra persona.
rules-level8-glance-beyond = Más allá del 15
rules-level8-glance-beyond-text = Una escalera acaba en el 15. Después no viene nada, ni siquiera un 1.
rules-level8-glance-jokers = Comodín: hace de cualquier carta de número
rules-level8-glance-skips = Salto de turno: alguien pasa un turno

# What there is.
rules-level8-cards = Qué hay en la caja
rule-L8-1 = Hay 101 cartas: los números del 1 al 15 en seis colores, uno de cada, 7 comodines y 4 saltos de turno. Cada color tiene su propia forma.
rules-level8-example-cards = Los seis colores con sus formas, un comodín y un salto de turno.
rule-L8-2 = La carta de nivel tiene dos caras: una estrella y, más difícil, dos estrellas. Se acuerda una cara, y toda la mesa empieza en el nivel 1.
rule-L8-2-ruling = En una partida se juega con la misma cara para toda la mesa.

# Setting up.
rules-level8-setup = Preparar una ronda
rule-L8-3 = Quien reparte baraja todas las cartas y da diez a cada participante. El resto es el mazo. Quien reparte descubre la carta de arriba: con ella empieza su propia pila de descartes. Cada participante tiene una pila de descartes; las otras empiezan vacías.
rule-L8-3-ruling = Se puede elegir quién reparte primero; si no, decide el azar. Si se descubre un comodín o un salto de turno, se queda ahí sin más.
rule-L8-4 = Empieza quien está a la izquierda de quien reparte. Los turnos van en sentido horario.

# The levels.
rules-level8-levels = Los niveles
rules-level8-levels-lead = Un nivel pide escaleras, grupos del mismo valor o cartas del mismo color.
rules-level8-example-run = Una escalera de 4: valores seguidos.
rules-level8-example-set = Un trío: tres cartas del mismo valor.
rules-level8-example-color = 4 del mismo color: valen todos los valores.
rule-L8-4a = Una estrella: los niveles tal como se imprimieron en 2016.
rule-L8-4b = Dos estrellas: estos niveles son nuestros.
rule-L8-4b-ruling = No pudimos conseguir la lista impresa, así que hicimos una. No es de ninguna editorial.
rule-L8-4c = Puedes traer tus propios niveles: ocho cualesquiera, dentro de estos límites. Una lista que no los cumple se rechaza, y el mensaje dice por qué. Con tus propios niveles, las estrellas solo deciden si vale L8-24.
rules-level8-level = Nivel
rules-level8-needs = Necesitas
rules-level8-count = Cartas
rules-level8-what = Qué
rules-level8-limits = Límites
rules-level8-limit-combinations = Combinaciones de un nivel
rules-level8-limit-run = Cartas de una escalera
rules-level8-limit-set = Cartas del mismo valor
rules-level8-limit-color = Cartas del mismo color
rules-level8-limit-cards = Cartas de un nivel
rules-level8-limit-most = { $most } como mucho
rules-level8-limit-range = de { $least } a { $most }

# A turn.
rules-level8-turn = El turno: robar, depositar, descartar
rule-L8-5 = Primero roba una carta: la de arriba del mazo o la de arriba de cualquier pila de descartes, incluso de la tuya.
rule-L8-6 = Después puedes depositar el nivel en el que estás: todas sus combinaciones de una vez, boca arriba, cada una con exactamente tantas cartas como pide. No puedes depositar solo una parte, ni más de lo que pide.
rules-level8-example-hand = Estás en el nivel 1, que pide dos escaleras de 3. Ya has robado y tienes estas cartas.
rules-level8-example-lay = Esto lo puedes depositar. El comodín hace de 4.
rules-level8-example-part = Esto no: es solo una parte del nivel.
rules-level8-example-more = Esto tampoco: la primera escalera tiene cuatro cartas, y el nivel pide tres.
rule-L8-7 = Cuando tu nivel ya está en la mesa, puedes añadir cartas de tu mano a cualquier combinación, tuya o de otra persona, en este turno y en todos los siguientes. Una escalera crece por cualquiera de los dos extremos, como mucho del 1 al 15. Un grupo del mismo valor admite su valor, y un grupo del mismo color, su color.
rules-level8-example-add = Ben y Cleo han depositado esto. Cualquier 3 cabe antes de la escalera de Ben y cualquier 7 después; un 7 cabe también con los 7 de Cleo. No cabe ningún 5: el comodín de Ben es el 5.
rule-L8-8 = Por último, descarta una carta en tu propia pila de descartes: cualquiera, incluso un comodín o un salto de turno. O pon en su lugar un salto de turno (L8-16).
rule-L8-9 = Al depositar o añadir debes quedarte con al menos una carta para el descarte. Solo el nivel 8 no la necesita, porque al depositarlo ganas al instante.
rule-L8-9-ruling = Las reglas impresas no lo dicen, pero todo turno acaba con un descarte.

# Combinations.
rules-level8-combinations = Combinaciones
rule-L8-10 = Una escalera tiene valores seguidos. Los colores no importan. Después del 15 no viene nada, ni siquiera un 1.
rule-L8-11 = Un grupo del mismo valor tiene cartas de un solo valor. Dos grupos de un nivel pueden tener el mismo valor.
rule-L8-12 = Las cartas del mismo color pueden tener cualquier valor.
rules-level8-example-right-run = Una escalera de 3, hasta el mismo final.
rules-level8-example-wrong-run = No es escalera: nada sigue al 15.
rules-level8-example-right-set = Dos parejas del mismo valor.
rules-level8-example-wrong-set = No es pareja: dos valores.
rules-level8-example-right-color = Cuatro cartas de color morado.
rules-level8-example-wrong-color = No es un solo color: la última carta es azul.
rule-L8-13 = Un comodín hace de cualquier carta de número, nunca de salto de turno. Puedes usar varios. Al ponerlo dices qué es: un lugar en una escalera, el valor de un grupo del mismo valor, el color de un grupo del mismo color. Así se queda, y nadie puede cambiarlo por otra carta.
rule-L8-13-ruling = Una combinación puede ser solo de comodines. Dices qué es, como con cualquier otra.
rules-level8-example-joker-ends = Comodines en los dos extremos: una escalera del 4 al 6. Después caben un 3 y un 7.
rules-level8-example-joker-high = Depositada como escalera del 5 al 7. Después caben un 4 y un 8.
rules-level8-example-joker-alone = Dos comodines: una pareja de 9, si así lo dices.
rules-level8-example-joker-color = Cuatro cartas de color azul.
rule-L8-14 = Un salto de turno nunca forma parte de una combinación.
rule-L8-14-ruling = No tiene ni valor ni color.

# Pile and skips.
rules-level8-skips = El mazo y los saltos de turno
rule-L8-15 = Cuando se roba la última carta del mazo, se forma enseguida uno nuevo. Para ello se barajan todas las pilas de descartes, menos la carta de arriba de cada una.
rule-L8-16 = En lugar de descartar puedes poner un salto de turno de tu mano delante de otra persona que no tenga ninguno delante. Esa persona pasa su próximo turno: lo único que hace es poner el salto de turno boca arriba bajo el mazo. Con dos participantes, el turno siguiente también es tuyo.
rules-level8-example-skip = Ana ha puesto un salto de turno delante de Cleo. Ben ahora no puede elegir a Cleo. Cuando Cleo ha pasado, el salto de turno está bajo el mazo, y se le puede volver a poner uno.
rule-L8-17 = Cuando un salto de turno boca arriba llega a lo alto del mazo, ya no queda ninguna carta boca abajo. Se forma un mazo nuevo como en L8-15, y los saltos de turno del mazo se barajan con lo demás.
rule-L8-18 = Un salto de turno que es tu última carta cierra la ronda como cualquier descarte. Va a tu propia pila de descartes y no frena a nadie.

# The end.
rules-level8-end = El final de una ronda y de la partida
rule-L8-19 = La ronda termina al instante cuando pones la última carta de tu mano en tu pila de descartes.
rule-L8-20 = Quien ha cerrado la ronda sube dos niveles. Cualquier otra persona que haya depositado en esta ronda sube uno. El resto sigue donde estaba.
rules-level8-player = Participante
rules-level8-before = En el nivel
rules-level8-laid = ¿Ha depositado?
rules-level8-ended = ¿Ha cerrado la ronda?
rules-level8-after = Próxima ronda en el nivel
rule-L8-21 = Quien deposita el nivel 8 gana al instante, sin importar cuántas cartas le queden.
rule-L8-21-ruling = Esa ronda no ha terminado, así que nadie más sube.
rule-L8-22 = También ganas si estás en el nivel 7, lo has depositado y cierras la ronda.
rule-L8-22-ruling = Esta ronda sí ha terminado, así que cualquier otra persona que haya depositado aún sube uno, para la clasificación final.
rule-L8-23 = Si nadie ha ganado, reparte la próxima ronda, con las 101 cartas, quien está a la izquierda de quien repartió esta.

# The harder side.
rules-level8-harder = La cara más difícil
rule-L8-24 = Con dos estrellas: si al terminar una ronda estás en el nivel 5, 6, 7 u 8 y no lo has depositado, puedes guardar hasta cuatro cartas de tu mano. Entonces solo recibes las que falten para tener diez.
rule-L8-24-ruling = Se elige antes del nuevo reparto, por turnos desde la izquierda de quien va a repartir. El resto solo ve cuántas guardas. Se pueden guardar comodines y saltos de turno. Después de la última ronda no se guarda nada.
rules-level8-example-keep = Ben, en el nivel 6, guarda estas cuatro cartas y recibe seis.

# What may be known.
rules-level8-known = Lo que puedes saber
rules-level8-known-all = Toda la mesa ve las pilas de descartes, las combinaciones y los saltos de turno puestos, y sabe cuántas cartas tienen cada mano y el mazo.
rules-level8-known-hands = De una carta tomada de una pila de descartes se sabe que está en esa mano hasta que sale de ella. Una carta del mazo solo la conoce quien la ha robado. Cuando termina una ronda, todo esto se olvida, menos las cartas que guardas tú.

# A first game.
level8-lesson-aim = Ocho niveles
level8-lesson-aim-text = Cada cual sube ocho niveles, y cada nivel pide sus combinaciones. Empiezas en el nivel 1: dos escaleras de tres.
level8-lesson-draw = Primero, robar
level8-lesson-draw-text = Cada turno empieza con una carta del mazo o de lo alto de cualquier pila de descartes. { $two } ha descubierto un 6: completa tu 4 y tu 5.
level8-lesson-lay = Deposita tu nivel
level8-lesson-lay-text = Ya tienes las dos escaleras, y se depositan de una vez. El comodín hace del 11 que falta.
level8-lesson-add = Añade cartas
level8-lesson-add-text = Con tu nivel en la mesa, puedes añadirle cartas. Tu 7 va en la escalera del 4 al 6: elígelo y después su lugar.
level8-lesson-discard = Al final, descartar
level8-lesson-discard-text = Cada turno termina con una carta en tu propia pila de descartes. A ti el 1 no te sirve: déjalo ahí.
level8-lesson-pile = Otra vez tu turno
level8-lesson-pile-text = { $two } también ha depositado. Ahora ningún descarte te ayuda, así que roba del mazo.
level8-lesson-others = Escaleras ajenas
level8-lesson-others-text = También puedes añadir a las combinaciones ajenas. La segunda escalera de { $two } acaba en 14: ahí va tu 15 rojo.
level8-lesson-skip = Un salto de turno
level8-lesson-skip-text = En lugar de descartar puedes poner un salto de turno delante de alguien. { $one } perderá así un turno.
level8-lesson-skipped = Turno perdido
level8-lesson-skipped-text = { $one } ha tenido que pasar y { $two } ha jugado. Roba una carta: después solo te quedarán tres por soltar.
level8-lesson-more = Fuera cartas
level8-lesson-more-text = Antes de descartar puedes añadir tantas como quieras. El 8 va en tu escalera que acaba en 7.
level8-lesson-last = Y una más
level8-lesson-last-text = El 13 que has robado va en la otra escalera. Guarda siempre una carta para descartar.
level8-lesson-out = ¡Cierras la ronda!
level8-lesson-out-text = Pon tu última carta en tu pila de descartes: la ronda termina al momento.
level8-lesson-round = La ronda siguiente
level8-lesson-round-text = Has cerrado y subes dos niveles. { $two } depositó y sube uno, { $one } se queda; gana quien complete antes el nivel 8.
level8-lesson-add-deed = Añádela a tu propia escalera
