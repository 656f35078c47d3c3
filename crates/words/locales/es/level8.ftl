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
level8-number = el { $value } { $color }
level8-joker = un comodín
level8-skip = un salto de turno

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
    [0] primera
    [1] segunda
    [2] tercera
   *[other] cuarta
  }

# What lies on the table.
level8-meld-run = escalera del { $from } al { $to } [{ $cards }]
level8-meld-set = { $size ->
    [2] pareja de { $value }
    [3] trío de { $value }
   *[other] { $size } cartas de valor { $value }
  } [{ $cards }]
level8-meld-color = { $size } cartas de color { $color } [{ $cards }]

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
level8-already-drawn = Se roba una carta por turno, y la de este ya está robada.
level8-no-keep-due = Aquí no se guardan cartas: solo puede hacerlo, una vez al acabar la ronda, quien está en el nivel 5 o más alto de la cara de dos estrellas y no lo ha depositado.
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
level8-due = { $what ->
    [draw] Le toca al asiento { $seat }, que debe empezar robando una carta.
    [act] Le toca al asiento { $seat }, que ya ha robado, puede depositar y añadir cartas, y debe acabar con un descarte o un salto de turno.
    [pass] El asiento { $seat } tiene delante un salto de turno y debe pasar este turno.
   *[keep] Primero el asiento { $seat } elige hasta cuatro cartas que guardar para la próxima ronda, o ninguna.
  }
level8-discard-empty = La pila de descartes del asiento { $seat } está vacía: roba del mazo o de una pila de descartes que tenga cartas.
level8-already-laid = Un nivel se deposita una vez por ronda, y este ya está en la mesa: ahora puedes añadir cartas a las combinaciones, de una en una.
level8-wrong-combination-count = Este nivel tiene { $expected ->
    [one] una combinación
   *[other] { $expected } combinaciones
  }, no { $found }: deposítalo entero de una vez, y nada más.
level8-too-much-laid = Ningún nivel tiene más de { $combinations } combinaciones ni de { $cards } cartas: deposita exactamente lo que pide el nivel.
level8-other-combination = La { $place } combinación debe ser { $combination }: deposita exactamente lo que pide el nivel, en su orden.
level8-misfit-run = En la { $place } combinación, una escalera que empieza en el { $from }, no encaja { $card }: los valores deben ir seguidos, sin huecos.
level8-misfit-run-joker = La { $place } combinación, una escalera que empieza en el { $from }, se pasa del 15: empiézala más abajo.
level8-misfit-set = En la { $place } combinación, un grupo de cartas de valor { $value }, no encaja { $card }: todas deben tener ese valor o ser comodines.
level8-misfit-color = En la { $place } combinación, un grupo de cartas de color { $color }, no encaja { $card }: todas deben ser de ese color o comodines.
level8-skip-in-combination = Un salto de turno nunca forma parte de una combinación: usa números y comodines.
level8-laid-not-held = { $kind ->
    [joker] Esta mano tiene menos comodines de los que usan estas combinaciones
   *[number] Esta mano no tiene { $card }, o estas combinaciones lo usan dos veces
  }: deposita cartas de la mano, cada una solo una vez.
level8-nothing-left-to-discard = En la mano debe quedar al menos una carta, porque el turno acaba con un descarte.
level8-level-not-laid = Solo puede añadir cartas quien ya ha depositado su nivel en esta ronda: deposítalo primero o acaba el turno.
level8-no-such-group = El asiento { $seat } no tiene la combinación { $group } en la mesa: elige una que esté ahí, contando desde 0.
level8-added-not-held = Esta mano no tiene { $card }: añade una carta que tenga.
level8-does-not-fit = Esa combinación no admite { $card } ahí: una escalera admite el valor siguiente en cada extremo; un grupo del mismo valor, cartas de ese valor; y un grupo del mismo color, cartas de ese color.
level8-run-is-at-its-end = Esa escalera no puede crecer por este extremo, porque los valores van del 1 al 15: elige el otro extremo u otra combinación.
level8-end-missing = Esa combinación es una escalera: di si la carta va en el extremo bajo o en el alto.
level8-no-ends = Esa combinación no es una escalera: añade la carta sin indicar un extremo.
level8-discarded-not-held = Esta mano no tiene { $card }: descarta una carta que tenga.
level8-no-skip = En esta mano no hay ningún salto de turno: acaba el turno con un descarte.
level8-skip-of-oneself = Un salto de turno se pone delante de otra persona, nunca delante de uno mismo: elige a alguien más.
level8-already-skipped = El asiento { $seat } ya tiene delante un salto de turno: elige a alguien más o acaba el turno con un descarte.
level8-last-card-is-discarded = Este salto de turno es la última carta de la mano y no frena a nadie: descártalo y la ronda termina.
level8-too-many-kept = Se pueden guardar { $most } cartas como mucho, no { $count }.
level8-kept-not-held = { $kind ->
    [joker] Esta mano tiene menos comodines de los que se guardarían
    [skip] Esta mano tiene menos saltos de turno de los que se guardarían
   *[number] Esta mano no tiene { $card }, o se guardaría dos veces
  }: guarda cartas de la mano, cada una solo una vez.
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
level8-drew-pile = { $name } roba { $card } del mazo.
level8-drew-discard = { $name } toma { $card } de la pila de descartes de { $owner }.
level8-drew-own-discard = { $name } recupera { $card } de su propia pila de descartes.
level8-laid = { $name } deposita el nivel { $level }: { $melds }.
level8-added = { $name } añade { $card } a una combinación de { $owner }: { $meld }.
level8-added-own = { $name } añade { $card } a una combinación propia: { $meld }.
level8-discarded = { $name } descarta { $card }.
level8-skipped = { $name } pone un salto de turno delante de { $target }.
level8-passed = { $name } pasa este turno y pone el salto de turno boca arriba debajo del mazo.
level8-kept = { $name } guarda { $cards } para la próxima ronda.
level8-kept-nothing = { $name } no guarda nada para la próxima ronda.
level8-area = { $skipped ->
    [yes] { $name }, con un salto de turno delante
   *[no] { $name }
  }: { $melds } (mano: { $hand }; último descarte: { $discard })
level8-empty = nada
level8-round-ended = { $name } ha descartado la última carta de su mano: la ronda ha terminado.
level8-moved-up = { $name } sube del nivel { $from } al nivel { $to }.
level8-stayed = { $name } sigue en el nivel { $level }.
level8-through = { $name } estaba en el nivel { $from } y ha superado todos los niveles.
level8-ended-last-level = { $name } ha depositado el nivel 8: la partida termina al instante y nadie más sube.
level8-ended-went-out = { $name } ha cerrado la ronda en el nivel 7: la partida ha terminado.
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
