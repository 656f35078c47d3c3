# The rules page of Linko.

rules-linko-title = Cómo se juega a Linko
rules-linko-lead = Pon en la mesa todas las cartas que puedas: cada carta que tienes delante vale un punto, y cada una que te queda en la mano lo resta. Pero el resto de la mesa puede robarte la capa superior con otras tantas cartas de un valor más alto.

# What there is.
rules-linko-cards = Qué hay en la caja
rule-LK-1 = Hay 109 cartas: los valores del 1 al 13, ocho de cada uno, y 5 comodines. Otra carta más, la pata, muestra a quién le toca.
rules-linko-example-cards = Una carta baja, una carta alta y un comodín.

# Setting up.
rules-linko-setup = Preparación
rule-LK-2 = De 3 a 5 participantes: se barajan todas las cartas y se reparten 13 por persona. Se descubren otras seis en línea: son la reserva. El resto es el mazo, boca abajo. La pila de descartes empieza vacía. Con dos participantes se juega el duelo, que está más abajo.
rules-linko-example-reserve = Una reserva de seis cartas.
rule-LK-3 = Empieza quien tiene la pata. Los turnos van en el sentido del reloj.
rule-LK-3-ruling = Se puede elegir el asiento que empieza. Si no, decide el azar.

# A turn.
rules-linko-turn = El turno: jugar y luego robar a los rivales
rule-LK-4 = Tienes que jugar: una o más cartas de un mismo valor. Tú decides cuántas de ellas usas. Forman una capa nueva encima de tus propias capas. Todas las capas se pueden mirar en cualquier momento.
rule-LK-5 = Un comodín tiene el valor de las cartas de número con las que se juega. Los comodines jugados solos son más altos que cualquier número.
rules-linko-example-plays = Cada una de estas es una jugada. Las dos últimas son de comodines solos.
rules-linko-example-no-plays = Estas no lo son: dos valores nunca forman una capa.
rule-LK-6 = Ahora mira la capa superior de cada rival, en el sentido del reloj desde tu izquierda. Si tiene tantas cartas como acabas de jugar, y un valor más bajo, tienes que robarla. A cada rival le robas como mucho una vez por turno. Resuelve todo con cada rival antes de pasar a quien sigue.
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
