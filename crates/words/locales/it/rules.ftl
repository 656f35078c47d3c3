# The rules pages: what all three games share.

rules-contents = Indice
rules-play = Gioca a { $game }
rules-other = Regole di { $game }
rules-ruling = Decisione nostra
rules-independent = Questa pagina spiega le regole con parole nostre. Non è il testo di un editore, e nessun editore l’ha controllata. Dove le regole stampate tacciono o non sono chiare abbiamo dovuto decidere noi: quei punti sono segnati come decisioni nostre.
rules-ids = Ogni regola ha una sigla. Il tavolo la cita ogni volta che qualcosa non è permesso.
rules-table = Il tavolo stesso
rule-REC = Alcune cose vengono rifiutate anche se nessuna regola del gioco ne parla: per esempio, in una partita finita non si può più giocare. Il tavolo dice allora che cosa non va, e non cambia nulla.
rules-ana = Anna
rules-ben = Ben
rules-cleo = Cleo
rules-dan = Dan
rules-eva = Eva
rules-yes = Sì
rules-no = No
