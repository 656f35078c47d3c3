# The rules page of Level 10.

rules-level10-title = Come si gioca a Level 10
rules-level10-lead = Insieme riempite cinque righe, una per ogni mondo, con dieci carte ciascuna. Si vince o si perde come una squadra sola, e nessuno può dire quali numeri ha in mano.

# What there is.
rules-level10-cards = Che cosa c’è
rule-L10-1 = Ci sono 40 carte livello: cinque mondi con i valori da 1 a 8. Ogni carta esiste una volta sola. I mondi sono Deserto, Foresta, Cielo, Vulcano e Palude, e ognuno ha una riga della griglia.
rule-L10-2 = Ogni mondo ha due carte reset, di valore 0. Non stanno mai in mano né nel mazzo: sono scoperte a sinistra della loro riga, e le usa tutta la squadra.
rule-L10-3 = Ci sono tre carte pausa, che sostituiscono carte livello. Scegliete voi quante ne vanno nel mazzo: meno sono, più è difficile. Le altre restano nella scatola.
rule-L10-3-ruling = I numeri stampati erano immagini che non avevamo. Tre pause in tutto, nessuna per i maestri, e meno pause vuol dire più difficile: torna solo 3, 2, 1, 0.
rules-level10-difficulty = Difficoltà
rules-level10-pauses = Pause nel mazzo
rules-level10-beginner = Principiante
rules-level10-standard = Standard
rules-level10-pro = Pro
rules-level10-master = Maestro
rules-level10-example-cards = Una carta livello, un reset e una pausa.

# Setting up.
rules-level10-setup = Preparazione
rule-L10-4 = Si mescolano le carte livello con le pause scelte e si distribuiscono le mani. Il resto è il mazzo, coperto. Tutti possono sapere quante carte ha.
rules-level10-players = Giocatori
rules-level10-hand = Carte in ogni mano
rule-L10-5 = Prima guarda le tue carte. Poi decidete tutti insieme chi inizia. Già per questa discussione vale L10-6.

# Talking.
rules-level10-talk = Parlare
rule-L10-6 = Le tue carte sono segrete. In qualsiasi momento puoi dire a tutto il tavolo tre cose. Tutto il resto è vietato, soprattutto se riguarda i numeri: per questo durante la partita non c’è una chat libera.
rule-L10-6-count = Un conteggio: quante carte di un mondo hai in mano.
rule-L10-6-wish = Un desiderio di giocare: che tu, o qualcun altro, giochi in un certo mondo.
rule-L10-6-reset = Un desiderio di reset: che tu, o qualcun altro, metta un reset in un certo mondo.
rule-L10-6-ruling = Un conteggio è sempre vero, perché il numero lo mette il programma. Le pause non sono di nessun mondo e non si contano mai. Puoi anche dire che non hai nessuna carta di un mondo. Chi non ha più carte può ancora parlare.
rules-level10-example-talk = Hai in mano queste carte. Puoi dire: «Ho due carte Foresta», oppure «Anna dovrebbe mettere un reset nel Cielo». Non puoi dire che la tua carta Cielo è bassa, o che hai una pausa.

# A turn.
rules-level10-turn = Un turno
rule-L10-7 = Si gioca in senso orario. Nel tuo turno fai esattamente una di queste due cose.
rule-L10-7-play = Giochi dalla mano una carta livello o una pausa.
rule-L10-7-reset = Metti un reset.
rule-L10-8 = Solo in cinque: chi completa una colonna gioca anche il turno successivo, e quindi apre la colonna seguente. Così a ogni nuova colonna apre qualcun altro.
rule-L10-8-ruling = Vale anche quando qualcuno ha finito le carte. Se chi ha completato la colonna non ha più carte, il turno passa come al solito.
rules-level10-column = Colonna
rules-level10-order = Ordine di gioco
rule-L10-9 = Dopo aver giocato una carta ne peschi una, se nel mazzo ce ne sono.
rule-L10-10 = Per mettere un reset, scegli una riga aperta e sposta uno dei suoi reset in fondo a quella riga. Poi, se il mazzo ha carte, puoi fare uno scambio: metti fino a due carte della tua mano coperte sotto il mazzo, nell’ordine che vuoi, e ne peschi altrettante dalla cima. Con il mazzo vuoto non c’è scambio.
rules-level10-example-swap = Nel mazzo resta solo Cielo 4. Ci metti sotto Deserto 1, e sotto ancora una pausa. Peschi due carte: Cielo 4 e, di nuovo, il tuo Deserto 1. La pausa resta nel mazzo.
rule-L10-11 = Non puoi mettere un reset in un mondo che non ne ha più. Non puoi nemmeno se la colonna in corso ha già un reset.
rule-L10-12 = Se è il tuo turno e hai carte, ma non puoi né giocarne una né mettere un reset, la partita finisce e avete perso tutti.
rules-level10-example-stuck = La colonna 8 ha già avuto il suo reset, nella Foresta. Sono aperte solo le righe Vulcano e Palude.
rules-level10-example-stuck-hand = Hai in mano queste carte. Vulcano 3 e Palude 1 sono troppo basse, e la riga Foresta ha già la sua carta. La partita è persa. Con una pausa si poteva andare avanti.

# Placing.
rules-level10-placing = Dove può andare una carta
rule-L10-13 = Una carta livello va nella riga del suo mondo, e da nessun’altra parte.
rule-L10-14 = Il suo valore deve essere uguale o superiore a quello della carta alla sua sinistra. L’inizio di una riga e un reset valgono 0, quindi lì va bene qualsiasi carta.
rules-level10-example-rising = La riga sale. Ora tocca a una carta Foresta da 4 in su.
rules-level10-example-reset = Un reset riporta la riga a 0. Dopo, va bene anche Vulcano 2.
rule-L10-15 = Si riempie una colonna alla volta. Una riga è aperta finché non ha una carta nella colonna in corso. Quando ce l’hanno tutte e cinque, inizia la colonna successiva.
rule-L10-16 = Una colonna completa ha esattamente un reset e quattro carte che sono livelli o pause. Quindi un secondo reset non è permesso. E se quattro righe sono occupate senza un reset, l’ultima riga deve ricevere uno dei suoi reset.
rules-level10-example-open = È in corso la colonna 3; sono aperte le righe Foresta, Vulcano e Palude. In ognuna va una carta più alta, una pausa o un reset. Deserto e Cielo hanno già la loro carta.
rules-level10-example-tight = Qualche turno dopo nessuno ha messo il reset. Ora nella Palude può andare solo un reset, anche se hai in mano Palude 8 o una pausa.
rule-L10-17 = Una pausa va in una qualsiasi riga aperta al posto di una carta livello. Ha il valore della carta alla sua sinistra: 0 all’inizio di una riga o dopo un reset.
rule-L10-17-ruling = Una colonna può avere più pause.
rules-level10-example-pause = La prima pausa vale 0, perché è all’inizio della riga. La seconda vale 6, come la carta alla sua sinistra. La terza vale 0, perché viene dopo un reset.

# When the pile is empty.
rules-level10-empty = Quando il mazzo è vuoto
rule-L10-18 = La partita continua, e non si pesca più. Da ora, quando giochi una pausa in una riga, puoi anche infilarci sotto una carta livello di quel mondo che hai in mano. Il mazzo deve essere vuoto già prima che giochi la pausa. Una carta infilata è fuori gioco.
rules-level10-example-tuck = Vulcano 2 era troppo bassa per questa riga. Ora è sotto la pausa e non dà più fastidio.
rule-L10-19 = Chi non ha più carte salta tutti i turni fino alla fine della partita. Senza turno, niente reset.
rule-L10-20 = Se tutte le mani sono vuote e la griglia non è piena, la partita è persa.
rule-L10-20-ruling = Le regole stampate non ne parlano, ma nessuno potrebbe fare più nulla. Quindi non rimandate troppo l’ultimo reset.
rules-level10-example-last = Tutte le mani sono vuote. All’ultima casella serve un reset, e nessuno ha un turno per metterlo: partita persa.

# The end.
rules-level10-end = La fine
rule-L10-21 = Quando tutte le 50 caselle sono piene, avete vinto, subito.
rule-L10-21-ruling = Una pausa conta come una carta livello della sua riga, quindi anche una griglia piena con delle pause è una vittoria. Le carte rimaste in mano allora non contano.
rule-L10-22 = Il vostro punteggio: un punto per ogni carta livello e ogni reset che ha una casella, più un bonus per le pause non usate. Una pausa nella griglia e una carta infilata non danno punti. Si contano i punti anche di una partita persa.
rule-L10-22-ruling = Sono non usate tutte le pause che non sono nella griglia, anche quelle nella scatola. Il bonus più alto spetta a ogni partita vinta. Con il punteggio «rigoroso» spetta solo a una griglia con tutte le 50 carte livello e reset.
rules-level10-unused = Pause non usate
rules-level10-bonus-lost = Bonus dopo una sconfitta
rules-level10-bonus-won = Bonus dopo una vittoria
rules-level10-in-grid = Pause nella griglia piena
rules-level10-score = Punteggio
rules-level10-score-strict = Punteggio «rigoroso»

# What may be known.
rules-level10-known = Che cosa si può sapere
rules-level10-known-all = Tutti vedono la griglia, i reset rimasti, le carte infilate, tutto quello che è stato detto e quante carte hanno ogni mano e il mazzo.
rules-level10-known-own = Conosci inoltre la tua mano, e sai quali carte hai messo sotto il mazzo. Degli scambi altrui sai solo quante carte sono andate sotto.

# The drawings.
rules-level10-world = Mondo
rules-level10-resets = Reset rimasti
rules-level10-reset-name = Reset del mondo { $world }
rules-level10-open-cell = Aperta
rules-level10-tucked = Sotto: { $card }
