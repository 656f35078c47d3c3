# The rules page of Level 8.

rules-level8-title = Come si gioca a Level 8
rules-level8-lead = Il tuo livello chiede certe combinazioni: raccoglile, calale e liberati delle altre carte. In ogni manche puoi salire, e vince chi supera per primo il livello 8.

# What there is.
rules-level8-cards = Che cosa c’è
rule-L8-1 = Ci sono 101 carte: i numeri da 1 a 15 in sei colori, una carta per ogni numero e colore, 7 jolly e 4 «Salta un turno». Ogni colore ha una forma tutta sua.
rules-level8-example-cards = I sei colori con le loro forme, un jolly e un «Salta un turno».
rule-L8-2 = La carta livello ha due lati: quello con una stella e quello con due stelle, più difficile. Si sceglie insieme un lato, e tutti partono dal livello 1.
rule-L8-2-ruling = In una partita tutti giocano lo stesso lato.

# Setting up.
rules-level8-setup = Preparare una manche
rule-L8-3 = Il mazziere mescola tutte le carte e ne distribuisce dieci a testa. Il resto è il mazzo. Il mazziere ne scopre la carta in cima, che dà inizio alla sua pila degli scarti. Ognuno ha una pila degli scarti; le altre all’inizio sono vuote.
rule-L8-3-ruling = Si può scegliere chi è il primo mazziere; altrimenti decide il caso. Se si scopre un jolly o un «Salta un turno», resta lì e basta.
rule-L8-4 = Inizia chi siede alla sinistra del mazziere. Si gioca in senso orario.

# The levels.
rules-level8-levels = I livelli
rules-level8-levels-lead = Un livello chiede scale, gruppi di carte uguali (coppie, tris e oltre) o carte di un colore.
rules-level8-example-run = Una scala di 4: valori consecutivi.
rules-level8-example-set = Un tris: tre carte dello stesso valore.
rules-level8-example-color = 4 di un colore: valori qualsiasi.
rule-L8-4a = Una stella: i livelli come furono stampati nel 2016.
rule-L8-4b = Due stelle: questi livelli sono nostri.
rule-L8-4b-ruling = Non siamo riusciti a procurarci la lista stampata, quindi ne abbiamo fatta una noi. Non è di nessun editore.
rule-L8-4c = Potete portare livelli vostri: otto a piacere, entro questi limiti. Una lista che ne supera uno viene rifiutata, e il messaggio dice perché. Con livelli vostri, le stelle decidono solo se vale L8-24.
rules-level8-level = Livello
rules-level8-needs = Ti servono
rules-level8-count = Carte
rules-level8-what = Che cosa
rules-level8-limits = Limiti
rules-level8-limit-combinations = Combinazioni in un livello
rules-level8-limit-run = Carte in una scala
rules-level8-limit-set = Carte in un gruppo di carte uguali
rules-level8-limit-color = Carte di un colore
rules-level8-limit-cards = Carte in un livello
rules-level8-limit-most = Al massimo { $most }
rules-level8-limit-range = Da { $least } a { $most }

# A turn.
rules-level8-turn = Un turno: pescare, calare, scartare
rule-L8-5 = Prima peschi una carta: quella in cima al mazzo, o quella in cima a una qualsiasi pila degli scarti, anche la tua.
rule-L8-6 = Poi puoi calare il livello a cui sei: tutte le sue combinazioni in una volta, scoperte, ognuna con esattamente le carte che chiede. Non puoi calarne solo una parte, né più di quanto chiede.
rules-level8-example-hand = Sei al livello 1, che chiede due scale di 3. Hai pescato e hai in mano queste carte.
rules-level8-example-lay = Questo lo puoi calare. Il jolly sta per un 4.
rules-level8-example-part = Questo no: è solo una parte del livello.
rules-level8-example-more = Nemmeno questo: la prima scala ha quattro carte, e il livello ne chiede tre.
rule-L8-7 = Quando il tuo livello è sul tavolo, puoi aggiungere carte dalla mano a qualsiasi combinazione, tua o di altri, in questo turno e in tutti i successivi. Una scala si allunga da entrambe le estremità, al massimo da 1 a 15. Un gruppo di carte uguali prende carte del suo valore, e un gruppo di un colore carte del suo colore.
rules-level8-example-add = Ben e Cleo hanno calato queste. Un 3 qualsiasi va bene prima della scala di Ben e un 7 qualsiasi dopo; un 7 va bene anche con i 7 di Cleo. Nessun 5 va bene: il jolly di Ben è il 5.
rule-L8-8 = Alla fine scarti una carta sulla tua pila degli scarti: una qualsiasi, anche un jolly o un «Salta un turno». Oppure metti invece un «Salta un turno» davanti a qualcuno (L8-16).
rule-L8-9 = Quando cali o aggiungi carte devi tenerne almeno una per lo scarto. Solo per il livello 8 non serve, perché chi lo cala vince subito.
rule-L8-9-ruling = Le regole stampate non lo dicono, ma ogni turno finisce con uno scarto.

# Combinations.
rules-level8-combinations = Combinazioni
rule-L8-10 = Una scala ha valori consecutivi. I colori non contano. Dopo il 15 non viene nulla, nemmeno un 1.
rule-L8-11 = In un gruppo di carte uguali le carte hanno lo stesso valore; due sono una coppia, tre un tris. Due gruppi di uno stesso livello possono avere lo stesso valore.
rule-L8-12 = Le carte di un colore possono avere valori qualsiasi.
rules-level8-example-right-run = Una scala di 3, fino all’ultimo valore.
rules-level8-example-wrong-run = Non è una scala: dopo il 15 non viene nulla.
rules-level8-example-right-set = Due coppie dello stesso valore.
rules-level8-example-wrong-set = Non è una coppia: i valori sono due.
rules-level8-example-right-color = Quattro carte viola.
rules-level8-example-wrong-color = Non è un colore solo: l’ultima carta è blu.
rule-L8-13 = Un jolly sta per qualsiasi carta numero, mai per un «Salta un turno». Puoi usarne più di uno. Quando lo cali dici che cos’è: un posto in una scala, il valore di un gruppo di carte uguali, il colore di un gruppo di un colore. Resta così, e nessuno può scambiarlo.
rule-L8-13-ruling = Una combinazione può essere fatta di soli jolly. Dici che cos’è, come per tutte le altre.
rules-level8-example-joker-ends = Jolly alle due estremità: una scala da 4 a 6. Poi vanno bene un 3 e un 7.
rules-level8-example-joker-high = Calata come scala da 5 a 7. Poi vanno bene un 4 e un 8.
rules-level8-example-joker-alone = Due jolly: una coppia di 9, se lo dici tu.
rules-level8-example-joker-color = Quattro carte blu.
rule-L8-14 = Un «Salta un turno» non fa mai parte di una combinazione.
rule-L8-14-ruling = Non ha né un valore né un colore.

# Pile and skips.
rules-level8-skips = Il mazzo e i «Salta un turno»
rule-L8-15 = Quando viene pescata l’ultima carta del mazzo, se ne forma subito uno nuovo. Ci si mescolano tutte le pile degli scarti, tranne la carta in cima a ognuna.
rule-L8-16 = Invece di scartare puoi mettere un «Salta un turno» dalla tua mano davanti a un altro giocatore che non ne ha già uno lì. Quel giocatore passa il suo prossimo turno: mette soltanto il «Salta un turno» scoperto sotto il mazzo. In due, tocca di nuovo a te.
rules-level8-example-skip = Anna ha messo un «Salta un turno» davanti a Cleo. Ora Ben non può scegliere Cleo. Quando Cleo ha passato il turno, il «Salta un turno» è sotto il mazzo, e lei può riceverne un altro.
rule-L8-17 = Quando in cima al mazzo arriva un «Salta un turno» scoperto, non ci sono più carte coperte. Si forma un nuovo mazzo come in L8-15, mescolandoci anche i «Salta un turno» del mazzo.
rule-L8-18 = Un «Salta un turno» che è la tua ultima carta chiude la manche come qualsiasi scarto. Va sulla tua pila degli scarti e non ferma nessuno.

# The end.
rules-level8-end = La fine di una manche e della partita
rule-L8-19 = La manche finisce subito quando metti l’ultima carta che hai in mano sulla tua pila degli scarti.
rule-L8-20 = Chi ha chiuso la manche sale di due livelli. Tutti gli altri che hanno calato in questa manche salgono di uno. Chi non ha calato resta dov’è.
rules-level8-player = Giocatore
rules-level8-before = Al livello
rules-level8-laid = Ha calato?
rules-level8-ended = Ha chiuso la manche?
rules-level8-after = Prossima manche al livello
rule-L8-21 = Chi cala il livello 8 vince subito, non importa quante carte restano in mano.
rule-L8-21-ruling = Quella manche non è finita, quindi nessun altro sale.
rule-L8-22 = Vinci anche se sei al livello 7, lo hai calato e chiudi la manche.
rule-L8-22-ruling = Questa manche è finita, quindi gli altri che hanno calato salgono comunque di uno, per la classifica finale.
rule-L8-23 = Se nessuno ha vinto, chi siede alla sinistra del mazziere distribuisce la manche successiva, con tutte le 101 carte.

# The harder side.
rules-level8-harder = Il lato più difficile
rule-L8-24 = Con due stelle: se alla fine di una manche sei al livello 5, 6, 7 o 8 e non lo hai calato, puoi tenere fino a quattro carte della tua mano. Poi ricevi solo quelle che mancano per arrivare a dieci.
rule-L8-24-ruling = Si sceglie prima della nuova distribuzione, a turno dalla sinistra del nuovo mazziere. Gli altri vedono solo quante carte tieni. Si possono tenere jolly e «Salta un turno». Dopo l’ultima manche non si tiene nulla.
rules-level8-example-keep = Ben, al livello 6, tiene queste quattro carte e ne riceve sei.

# What may be known.
rules-level8-known = Che cosa si può sapere
rules-level8-known-all = Tutti vedono le pile degli scarti, le combinazioni e i «Salta un turno» messi davanti ai giocatori, e sanno quante carte hanno ogni mano e il mazzo.
rules-level8-known-hands = Di una carta presa da una pila degli scarti si sa che è in quella mano finché non la lascia. Una carta del mazzo la conosce solo chi l’ha pescata. Quando una manche finisce, tutto questo si dimentica, tranne le carte che tieni tu.
