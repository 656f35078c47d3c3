# The rules page of Level 8.

rules-level8-title = Cómo se juega a Level 8
rules-level8-lead = Tu nivel pide ciertas combinaciones: reúnelas, deposítalas y deshazte de las demás cartas. En cada ronda puedes subir, y gana quien supera antes el nivel 8.

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
rule-L8-4 = Empieza quien está a la izquierda de quien reparte. Los turnos van en el sentido del reloj.

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
