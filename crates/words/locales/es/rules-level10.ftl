# The rules page of Level 10.

rules-level10-title = Cómo se juega a Level 10
rules-level10-lead = En equipo se llenan cinco filas, una por mundo, con diez cartas cada una. Se gana o se pierde en equipo, y nadie puede decir qué números tiene.

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
rule-L10-7 = Los turnos van en el sentido del reloj. En tu turno haces exactamente una de estas dos cosas.
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
rule-L10-18 = La partida sigue, y ya no se roba. Desde ahora, cuando juegas una pausa en una fila, también puedes meter debajo una carta de nivel de ese mundo que tengas en la mano. El mazo debe haber estado vacío ya antes de jugar la pausa. La carta metida queda fuera del juego.
rules-level10-example-tuck = Volcán 2 era demasiado baja para esta fila. Ahora está bajo la pausa y ya no estorba.
rule-L10-19 = A quien no tiene cartas se le salta el turno durante el resto de la partida. Sin turno tampoco hay reinicio.
rule-L10-20 = Si todas las manos están vacías y la cuadrícula no está completa, la partida está perdida.
rule-L10-20-ruling = Las reglas impresas no lo dicen, pero ya nadie podría hacer nada. Así que no dejes el último reinicio para demasiado tarde.
rules-level10-example-last = Todas las manos están vacías. La última casilla necesita un reinicio y nadie tiene un turno para colocarlo: partida perdida.

# The end.
rules-level10-end = El final
rule-L10-21 = Cuando las 50 casillas están llenas, la partida se gana al instante.
rule-L10-21-ruling = Una pausa cuenta como una carta de nivel de su fila, así que una cuadrícula completa con pausas también gana. Las cartas que queden en las manos no importan entonces.
rule-L10-22 = La puntuación: un punto por cada carta de nivel y cada reinicio que ocupa una casilla, y una bonificación por las pausas sin usar. Una pausa en la cuadrícula y una carta metida bajo una pausa no puntúan. Una partida perdida también puntúa.
rule-L10-22-ruling = Todas las pausas que no están en la cuadrícula quedan sin usar, también las de la caja. La bonificación más alta es para cualquier partida ganada. Con la puntuación estricta es solo para una cuadrícula con las 50 cartas de nivel y de reinicio.
rules-level10-unused = Pausas sin usar
rules-level10-bonus-lost = Bonificación al perder
rules-level10-bonus-won = Bonificación al ganar
rules-level10-in-grid = Pausas en la cuadrícula completa
rules-level10-score = Puntuación
rules-level10-score-strict = Puntuación estricta

# What may be known.
rules-level10-known = Lo que puedes saber
rules-level10-known-all = Toda la mesa ve la cuadrícula, los reinicios restantes, las cartas metidas bajo las pausas, todo lo que se ha dicho y cuántas cartas tienen cada mano y el mazo.
rules-level10-known-own = Además conoces tu propia mano y las cartas que has puesto bajo el mazo. De los cambios del resto solo sabes cuántas cartas han ido debajo.

# The drawings.
rules-level10-world = Mundo
rules-level10-resets = Reinicios restantes
rules-level10-reset-name = Reinicio de { $world }
rules-level10-open-cell = Abierta
rules-level10-tucked = Debajo: { $card }
