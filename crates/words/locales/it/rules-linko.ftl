# The rules page of Linko.

rules-linko-title = Come si gioca a Linko
rules-linko-lead = Metti sul tavolo più carte che puoi: ogni carta davanti a te vale un punto, e ogni carta che ti resta in mano ne costa uno. Ma gli altri possono rubarti lo strato in cima, con altrettante carte di valore più alto.

# What there is.
rules-linko-cards = Che cosa c’è
rule-LK-1 = Ci sono 109 carte: i valori da 1 a 13, otto carte per ciascuno, e 5 jolly. Un’altra carta, la zampa, indica a chi tocca.
rules-linko-example-cards = Una carta bassa, una carta alta e un jolly.

# Setting up.
rules-linko-setup = Preparazione
rule-LK-2 = Da 3 a 5 giocatori, si mescolano tutte le carte e se ne distribuiscono 13 a testa. Altre sei si scoprono in fila: sono la riserva. Il resto è il mazzo, coperto. La pila degli scarti all’inizio è vuota. In due si gioca il duello, spiegato più avanti.
rules-linko-example-reserve = Una riserva di sei carte.
rule-LK-3 = Inizia chi ha la zampa. Si gioca in senso orario.
rule-LK-3-ruling = Si può scegliere il posto che inizia. Altrimenti decide il caso.

# A turn.
rules-linko-turn = Un turno: giocare, poi rubare
rule-LK-4 = Devi giocare: una o più carte dello stesso valore. Quante usarne lo decidi tu. Formano un nuovo strato sopra i tuoi. Tutti possono guardare tutti gli strati in qualsiasi momento.
rule-LK-5 = Un jolly ha il valore delle carte numero con cui viene giocato. I jolly giocati da soli sono più alti di qualsiasi numero.
rules-linko-example-plays = Ognuna di queste è una giocata. Le ultime due sono di soli jolly.
rules-linko-example-no-plays = Queste no: due valori non fanno mai uno strato.
rule-LK-6 = Ora guarda lo strato in cima di ogni avversario, in senso orario a partire dalla tua sinistra. Se ha tante carte quante ne hai appena giocate, e un valore più basso, devi rubarlo. A ogni avversario rubi al massimo una volta per turno. Sistema tutto con un avversario prima di guardare il prossimo.
rule-LK-7 = Uno strato di soli jolly non si può rubare. (Nella variante esperta sì: LK-17.) Un jolly tra carte numero non protegge nulla.
rules-linko-you-play = Giochi
rules-linko-top-layer = Lo strato in cima
rules-linko-stolen = Si ruba?
rules-linko-steal-lower = Sì: altrettante carte, e più basse
rules-linko-steal-joker = Sì: vale due 5
rules-linko-steal-equal = No: uguale non è più basso
rules-linko-steal-count = No: le carte non sono altrettante
rules-linko-steal-by-jokers = Sì: i jolly da soli sono più alti
rules-linko-steal-from-jokers = No: i jolly da soli sono al sicuro
rule-LK-8 = Uno strato rubato lascia sempre l’area in cui si trovava. Per ognuno decidi tu: prenderlo o lasciarlo. Se lo lasci, decide la vittima: riprenderlo o scartarlo.
rules-linko-thief = Chi ruba
rules-linko-victim = La vittima
rules-linko-draws = La vittima pesca
rules-linko-thief-takes = lo prende in mano
rules-linko-thief-leaves = lo lascia
rules-linko-victim-nothing = non decide nulla
rules-linko-victim-back = lo riprende in mano
rules-linko-victim-discards = lo scarta
rules-linko-draws-many = altrettante carte
rules-linko-draws-none = nulla
rules-linko-example-before = Anna gioca due 8. I 10 di Ben sono più alti e restano. I 5 di Cleo sono due carte più basse: rubati. Il 4 e il jolly di Dan valgono due 4: rubati anche loro.
rules-linko-example-after = Anna lascia i 5, e Cleo li riprende: non pesca nulla. Anna prende il 4 e il jolly, quindi Dan pesca due carte. Per questo turno i 6 di Cleo sono al sicuro da Anna.

# Drawing.
rules-linko-drawing = Pescare
rule-LK-9 = Se devi pescare più carte, le peschi una alla volta: ognuna dalla riserva o dalla cima del mazzo. Vedi ogni carta prima di scegliere la successiva. Quando le hai pescate tutte, la riserva torna a sei.
rules-linko-example-drawing = Dan deve pescare due carte. Questa è la riserva.
rules-linko-example-drawn = Prende il jolly, poi la carta in cima al mazzo, che vede solo lui. Poi una nuova carta completa la riserva: qui un 1.
rule-LK-10 = Quando il mazzo finisce, non se ne forma uno nuovo. Si continua con quello che resta della riserva.
rule-LK-11 = Lo strato che un furto riporta in vista è ora lo strato in cima della sua area. Gli altri possono rubarlo finché non viene coperto.
rule-LK-12 = Se in questo turno non avevi nulla da rubare, puoi pescare esattamente una carta, dalla riserva o dal mazzo. Non è obbligatorio. Poi la riserva si completa, e il tuo turno finisce. Anche lasciare uno strato è un furto: in quel caso non si pesca.

# The end.
rules-linko-end = La fine
rule-LK-13 = La partita finisce subito quando hai giocato l’ultima carta che avevi in mano. Quella giocata non ruba nulla.
rule-LK-14 = Finisce subito anche quando il mazzo è vuoto e qualcuno prende l’ultima carta della riserva, anche se deve pescarne altre.
rule-LK-14-ruling = Non importa quale dei due finisce per ultimo. Quando mazzo e riserva sono entrambi vuoti, la partita è finita.
rule-LK-15 = Ogni carta nella tua area vale +1, ogni carta in mano −1. I valori non contano. Vince il punteggio più alto. A parità vince chi ha meno carte in mano; se anche queste sono pari, la vittoria è condivisa.
rules-linko-player = Giocatore
rules-linko-area = Nell’area
rules-linko-hand = In mano
rules-linko-score = Punteggio
rules-linko-example-score = Anna e Ben hanno 11 punti ciascuno. Ben ha meno carte in mano e vince.

# Variants.
rules-linko-variants = Varianti
rule-LK-16 = Avanzata: dopo un turno senza furti non si pesca. LK-12 non vale.
rule-LK-17 = Esperta: come l’avanzata, ma i jolly da soli non sono più al sicuro. Li rubano altrettante carte di valore 1. Gli 1 si possono sempre rubare con qualsiasi valore più alto.
rule-LK-17-ruling = Un 1 con un jolly è uno strato di valore 1, quindi ruba due jolly.
rules-linko-steal-ones = Sì: due carte di valore 1
rules-linko-steal-only-ones = No: possono farlo solo gli 1
rules-linko-steal-higher = Sì: i jolly da soli sono più alti

# The duel.
rules-linko-duel = Il duello, per due giocatori
rules-linko-duel-lead = In due valgono tutte le regole qui sopra, con questi cambiamenti. Anche in due si possono giocare le varianti.
rule-LK-18 = Ognuno riceve due jolly. Si mescolano le altre 105 carte e se ne distribuiscono 11 a testa, così entrambe le mani hanno 13 carte. Poi si scopre la riserva.
rule-LK-19 = Poi si riempie la zona fantasma: si scoprono carte dal mazzo finché lì ce ne sono 13. Le carte dello stesso valore stanno insieme e sono un gruppo. Ma un 13 o un jolly non va lì: va sopra la carta più bassa della riserva, e da quel momento le due sono una pila.
rule-LK-19-ruling = Prima vengono le carte singole della riserva, a partire dalla più bassa. Se sono tutte pile, si sceglie la pila con la carta più bassa. A parità, quella più a sinistra. Un jolly conta più di un 13. Un 13 o un jolly distribuito nella riserva ci resta come carta a sé.
rules-linko-example-group = Per la zona fantasma è stato scoperto un 13. Sta sul 2 di sinistra, tra i due 2.
rule-LK-20 = Chi prende una pila dalla riserva la prende tutta, e conta come una sola carta pescata. La riserva è piena quando ha sei caselle occupate.
rule-LK-21 = Rubi anche dalla zona fantasma, prima di guardare l’avversario: un gruppo intero con tante carte quante ne hai giocate, e un valore più basso. Se ce n’è più di uno adatto, ne scegli uno. Va subito nella tua mano, e nessuno pesca in cambio. I jolly da soli sono più alti di ogni gruppo.
rule-LK-21-ruling = Se c’è un gruppo adatto devi rubarlo, come lo strato di un avversario.
rules-linko-example-ghost = Una zona fantasma. Se giochi due 9, scegli gli 1 o gli 8. Se giochi due 5, devi prendere gli 1. Se giochi un solo 2, nessun gruppo è adatto. Con due jolly puoi scegliere anche i 10.
rule-LK-22 = Subito dopo un furto dalla zona fantasma, questa torna a 13 carte allo stesso modo, finché il mazzo ne ha. Solo dopo guardi l’avversario.
rule-LK-23 = La carta che si può pescare dopo un turno senza furti (LK-12) ti spetta solo se non hai rubato proprio nulla, né all’avversario né dalla zona fantasma.
rule-LK-23-ruling = Le regole stampate non lo dicono. Pesca chi è rimasto a mani vuote.

# What may be known.
rules-linko-known = Che cosa si può sapere
rules-linko-known-all = Tutti vedono tutti gli strati, la riserva, la zona fantasma e la pila degli scarti, e sanno quante carte hanno ogni mano e il mazzo.
rules-linko-known-hands = Di una carta presa dalla riserva, rubata o ripresa si sa che è in quella mano finché non viene giocata. Lo stesso vale per i due jolly con cui ognuno inizia un duello. Una carta del mazzo la conosce solo chi l’ha pescata.
rules-linko-known-end = Nulla obbliga una partita a finire: uno strato può essere lasciato e ripreso all’infinito. Potete accordarvi per chiudere una partita così; in quel caso non vince nessuno.
