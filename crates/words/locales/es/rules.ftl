# The rules pages: what all three games share.

rules-contents = Contenido
rules-play = Jugar a { $game }
rules-other = Reglas de { $game }
rules-ruling = Decisión nuestra
rules-independent = Esta página cuenta las reglas con nuestras propias palabras. No es el texto de ninguna editorial, y ninguna la ha revisado. Donde las reglas impresas callan o no son claras, hemos tenido que decidir; esos puntos están marcados como decisiones nuestras.
rules-ids = Cada regla tiene un identificador. La mesa lo nombra siempre que algo no está permitido.
rules-table = La propia mesa
rule-REC = Algunas cosas se rechazan aunque ninguna regla del juego hable de ellas: por ejemplo, en una partida terminada ya no se puede jugar. La mesa dice entonces qué falla, y nada cambia.
rules-ana = Ana
rules-ben = Ben
rules-cleo = Cleo
rules-dan = Dan
rules-eva = Eva
rules-yes = Sí
rules-no = No
