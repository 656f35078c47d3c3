# On the first page.
linko-name = Linko
linko-kind = Ognuno per sé · da 2 a 5
linko-sentence = Gioca carte, ruba gli strati in cima e finisci con tante carte sul tavolo e poche in mano.

# When a table is set up, and in the arena's rows.
option-variant = Variante
option-variant-base = Base
option-variant-advanced = Avanzata
option-variant-expert = Esperta

# Linko: names, errors, and the course of a game.

linko-title = Linko, { $players ->
    [2] il duello
   *[other] { $players } giocatori
  }, variante { $variant ->
    [base] base
    [advanced] avanzata
   *[expert] esperta
  }
linko-joker = jolly

# Why something is not allowed.
linko-wrong-players = A Linko si gioca da 2 a 5, non in { $players }.
linko-not-dealt = Le carte non sono ancora state distribuite.
linko-already-dealt = Le carte sono già state distribuite.
linko-game-over = La partita è finita.
linko-no-such-seat = Qui il posto { $seat } non c’è: si gioca in { $players }, e i posti si contano da 0.
linko-wrong-deck = La carta { $card } è stata distribuita { $found ->
    [one] una volta
   *[other] { $found } volte
  }; nella scatola ce ne sono { $expected }.
linko-wrong-hand-count = { $found ->
    [one] È stata distribuita una mano
   *[other] Sono state distribuite { $found } mani
  } invece di { $players }.
linko-wrong-hand-size = Il posto { $seat } ha ricevuto { $found ->
    [one] una carta
   *[other] { $found } carte
  } invece di { $expected }.
linko-wrong-reserve = La riserva parte con { $expected } carte, non { $found }.
linko-jokers-missing = Nel duello tutti partono con due jolly; il posto { $seat } no.
linko-wrong-beginner = Inizia il posto { $seat }.
linko-due = { $to ->
    [you] { $what ->
        [play] Tocca a te: prima gioca delle carte.
        [ghost] Prima scegli un gruppo della zona fantasma.
        [steal] Prima decidi che fare dello strato rubato a { $other }.
        [answer] Prima riprendi o scarta lo strato lasciato da { $other }.
        [draw] Prima pesca tante carte quante te ne hanno rubate.
       *[extra] Prima pesca una carta o passa.
      }
   *[player] { $what ->
        [play] Tocca a { $name }, che deve giocare delle carte.
        [ghost] Prima { $name } sceglie un gruppo della zona fantasma.
        [steal] Prima { $name } decide che fare dello strato rubato a { $other }.
        [answer] Prima { $name } riprende o scarta lo strato lasciato da { $other }.
        [draw] Prima { $name } pesca tante carte quante ne sono state rubate.
       *[extra] Prima { $name } pesca una carta o passa.
      }
  }
linko-nothing-played = Bisogna giocare almeno una carta.
linko-several-values = Le carte giocate insieme hanno lo stesso valore; i jolly vanno con tutte.
linko-not-held = { $kind ->
    [joker] { $held ->
        [0] Non hai nessun jolly.
        [one] Non puoi giocare { $count } jolly: ne hai solo uno.
       *[other] Non puoi giocare { $count } jolly: ne hai solo { $held }.
      }
   *[number] { $held ->
        [0] Non hai nessun { $card }.
        [one] Non puoi giocare { $count } × { $card }: ne hai solo uno.
       *[other] Non puoi giocare { $count } × { $card }: ne hai solo { $held }.
      }
  }
linko-not-in-the-box = { $kind ->
    [joker] Nella scatola ci sono solo { $boxed } jolly, non { $count }.
   *[number] Nella scatola ci sono solo { $boxed } carte di valore { $card }, non { $count }.
  }
linko-no-such-set = Dalla zona fantasma non si può rubare il gruppo di valore { $value }: deve avere tante carte quante ne sono state giocate, e un valore più basso.
linko-no-ghost-theft = Ora non c’è nulla da rubare nella zona fantasma.
linko-no-theft = Ora non c’è nulla da rubare.
linko-other-victim = Prima rubi a { $name }: gli avversari vengono uno dopo l’altro, in senso orario.
linko-nothing-to-answer = Nessuno strato è stato lasciato.
linko-no-draw-base = Non c’è nulla da pescare: si pesca una carta solo dopo un turno in cui non si poteva rubare.
linko-no-draw-advanced = Non c’è nulla da pescare: in questa variante non si pesca dopo un turno senza furti.
linko-pile-empty = Il mazzo è vuoto; resta solo la riserva.
linko-no-such-slot = Nella riserva la casella { $slot } non c’è: le caselle sono { $slots }, contate da 0.
linko-wrong-scores = I punteggi sono { $scores }.
linko-wrong-winners = { $count ->
    [one] Vince il posto { $winners }.
   *[other] Vincono i posti { $winners }.
  }

# The course of a game.
linko-dealt-hand = { $name } riceve { $cards }
linko-reserve = La riserva: { $cards }
linko-ghost = La zona fantasma: { $cards }
linko-dealt-pile = Il mazzo, dalla carta in cima: { $cards }
linko-first = { $you ->
    [name] Inizi tu.
   *[other] Inizia { $name }.
  }
linko-played = { $you ->
    [name] Giochi { $cards }.
   *[other] { $name } gioca { $cards }.
  }
linko-ghost-robbed = { $you ->
    [name] Rubi { $cards } dalla zona fantasma.
   *[other] { $name } ruba { $cards } dalla zona fantasma.
  }
linko-stolen = { $you ->
    [name] Rubi { $cards } a { $victim } e prendi tutto in mano.
    [victim] { $name } ti ruba { $cards } e prende tutto in mano.
   *[other] { $name } ruba { $cards } a { $victim } e prende tutto in mano.
  }
linko-left = { $you ->
    [name] Rubi { $cards } a { $victim }, ma lasci lo strato.
    [victim] { $name } ti ruba { $cards }, ma lascia lo strato.
   *[other] { $name } ruba { $cards } a { $victim }, ma lascia lo strato.
  }
linko-took-back = { $you ->
    [name] Riprendi in mano { $cards }.
   *[other] { $name } riprende in mano { $cards }.
  }
linko-discarded = { $you ->
    [name] Scarti { $cards }.
   *[other] { $name } scarta { $cards }.
  }
linko-drew-pile = { $you ->
    [name] Peschi { $cards } dal mazzo.
   *[other] { $name } pesca { $cards } dal mazzo.
  }
linko-drew-reserve = { $you ->
    [name] Peschi { $cards } dalla riserva.
   *[other] { $name } pesca { $cards } dalla riserva.
  }
linko-passed = { $you ->
    [name] Non peschi.
   *[other] { $name } non pesca.
  }
linko-filled = { $left ->
    [0] Carte rimpiazzate; il mazzo è vuoto.
    [one] Carte rimpiazzate; nel mazzo resta una carta.
   *[other] Carte rimpiazzate; nel mazzo restano { $left } carte.
  }
linko-area = { $name }: { $layers } (in mano: { $hand })
linko-empty = nulla
linko-ended-last-card = { $name } ha giocato l’ultima carta: la partita è finita.
linko-ended-exhausted = Il mazzo e la riserva sono vuoti: la partita è finita.
linko-score = { $name }: { $score }
linko-won = { $count ->
    [one] Vince { $names }.
   *[other] Vincono insieme { $names }.
  }

# The table of many games.
linko-sim-order = { $place ->
    [1] Chi inizia
   *[other] Chi gioca per { $place ->
        [2] secondo
        [3] terzo
        [4] quarto
       *[other] quinto
      }
  }
linko-sim-seat-figures = vince il { $rate } (da { $low } a { $high }), punteggio medio { $mean } (da { $mean_low } a { $mean_high })
linko-sim-by-order = Per ordine di gioco
linko-sim-shared = Vittorie condivise
linko-sim-thefts = Furti per partita
linko-sim-joker-layers = Strati di soli jolly per partita
linko-sim-end-last-card = qualcuno gioca l’ultima carta
linko-sim-end-exhausted = mazzo e riserva vuoti

# Linko at a table: what the page says.

# Cards. A set is some cards of one value, or jokers; one card is named alone.
linko-page-set = { $kind ->
    [joker] { $count ->
        [one] un jolly
       *[other] { $count } jolly
      }
   *[number] { $count ->
        [one] un { $value }
       *[other] { $count } × { $value }
      }
  }
linko-page-set-with-jokers = { $jokers ->
    [one] { $set }, di cui un jolly
   *[other] { $set }, di cui { $jokers } jolly
  }
linko-page-top = in cima
linko-page-top-spoken = Strato in cima: { $layer }
linko-page-no-layers = Ancora nessuno strato

# What happened, where it is not told as in a record.
linko-page-line-drew-unseen = { $you ->
    [name] Peschi una carta dal mazzo.
   *[other] { $name } pesca una carta dal mazzo.
  }
linko-page-line-ended-last-card = { $you ->
    [name] Hai giocato la tua ultima carta.
   *[other] { $name } ha giocato l’ultima carta.
  }
linko-page-line-ended-exhausted = Il mazzo e la riserva sono vuoti.
linko-page-line-won = { $you ->
    [winners] { $count ->
        [one] La partita è finita e vinci tu.
       *[other] La partita è finita e vinci insieme a { $winners }.
      }
   *[other] { $count ->
        [one] La partita è finita e vince { $winners }.
       *[other] La partita è finita e vincono insieme { $winners }.
      }
  }

# Deeds, as on a button.
linko-page-deed-play = Gioca { $cards }
linko-page-deed-ghost = { $value ->
    [1] Ruba gli 1
    [8] Ruba gli 8
    [11] Ruba gli 11
   *[other] Ruba i { $value }
  }
linko-page-deed-take = Prendi lo strato di { $name }
linko-page-deed-leave = Lascia lo strato a { $name }
linko-page-deed-keep = Riprendi lo strato
linko-page-deed-discard = Scarta lo strato
linko-page-deed-draw-pile = Pesca dal mazzo
linko-page-deed-draw-slot = Pesca dalla casella { $place } della riserva
linko-page-deed-draw-cards = Pesca { $cards } dalla riserva
linko-page-deed-pass = Non pescare

# Why an action is a good one. Nobody is spoken to: the same is told in hints and of games that are over.
linko-why-wins = Chiude la partita con una vittoria.
linko-why-shares = Chiude la partita con una vittoria condivisa.
linko-why-robs = { $count ->
    [one] Ruba a { $names }.
   *[other] Ruba a { $names } in un colpo.
  }
linko-why-robs-ghost = { $count ->
    [one] Ruba una carta alla zona fantasma.
   *[other] Ruba { $count } carte alla zona fantasma.
  }
linko-why-sheds = Mette { $count } carte sul tavolo in un colpo.
linko-why-safe = Ora nessuno può avere le carte per rubarlo.
linko-why-safe-from-next = { $name }, che viene dopo, non può avere le carte per rubarlo.
linko-why-hurry = { $count ->
    [one] A { $name } resta una carta: la fine è vicina.
   *[other] A { $name } restano { $count } carte: la fine è vicina.
  }
linko-why-joins = Con la mano fa { $set }.
linko-why-joker = Un jolly va con qualsiasi carta.
linko-why-keeps = Conserva { $set } per dopo.
linko-why-lowest = Sul tavolo le basse contano quanto le alte.
linko-why-stays-at = { $count ->
    [one] La mano resta a una carta.
   *[other] La mano resta a { $count } carte.
  }
linko-why-exhausts = Si pescano le ultime carte, e la partita finisce.
linko-why-nothing-fits = Nella riserva nulla si unisce alla mano.
linko-why-reserve-fits = Nella riserva ci sono carte che si uniscono alla mano.
linko-why-cards-cost = Una carta in più in mano costerebbe un punto.

# The bar.
linko-page-my-turn = Tocca a te
linko-page-my-decision = Decidi tu
linko-page-awaited = Si aspetta { $name }
linko-page-over = La partita è finita
linko-page-given-up = La partita è stata chiusa in anticipo
linko-page-dealing = Si distribuiscono le carte
linko-page-variant = { $variant ->
    [base] variante base
    [advanced] variante avanzata
   *[expert] variante esperta
  }

# Seats and the middle.
linko-page-others = Gli altri
linko-page-players = I giocatori
linko-page-in-hand = { $count } in mano
linko-page-laid = { $count } sul tavolo
linko-page-layers = Strati precedenti, a partire dal primo
linko-page-mark-loses = meno { $count }
linko-page-mark-won = vittoria
linko-page-reserve = Riserva
linko-page-reserve-empty = Vuota
linko-page-pile = Mazzo
linko-page-pile-spoken = { $count ->
    [0] Il mazzo è vuoto
    [one] Mazzo, una carta
   *[other] Mazzo, { $count } carte
  }
linko-page-out = Scarti
linko-page-out-spoken = { $count ->
    [0] La pila degli scarti è vuota
    [one] Pila degli scarti, una carta: { $cards }
   *[other] Pila degli scarti, { $count } carte: { $cards }
  }
linko-page-ghost = Zona fantasma
linko-page-ghost-empty = Vuota

# My turn.
linko-page-ask-play = Scegli carte dello stesso valore. I jolly vanno con tutte.
linko-page-robs = Rubi { $layer } a { $name }.
linko-page-robs-ghost = { $count ->
    [one] Rubi { $sets } dalla zona fantasma.
   *[other] Rubi un gruppo dalla zona fantasma: { $sets }.
  }
linko-page-robs-nobody = Non rubi a nessuno.
linko-page-robs-nobody-draw = Poi puoi pescare una carta.
linko-page-robs-nobody-no-draw = Per rubare serve lo stesso numero di carte e un valore più alto.
linko-page-ends-game = { $count ->
    [one] È la tua ultima carta: la partita finisce e non si ruba nulla.
   *[other] Sono le tue ultime carte: la partita finisce e non si ruba nulla.
  }
linko-page-with-joker = Con jolly
linko-page-take-all = Tutte e { $count }
linko-page-put-back = Riponi
linko-page-hand = La tua mano, per valore
linko-page-hand-empty = La tua mano è vuota.
linko-page-group = { $count ->
    [one] { $card }, una carta
   *[other] { $card }, { $count } carte
  }
linko-page-group-picked = { $picked ->
    [one] { $card }, scelta una su { $count }
   *[other] { $card }, scelte { $picked } su { $count }
  }

# A card that cannot be played now.
linko-page-wait-play = Ora non puoi giocare: tocca a { $name }.
linko-page-wait-decision = Ora non puoi giocare: prima decide { $name }.
linko-page-wait-own = Ora non puoi giocare: prima rispondi alla domanda.
linko-page-plan = Se potessi giocare ora:

# Questions.
linko-page-stole = Rubi { $layer } a { $name }
linko-page-stole-question = { $count ->
    [one] Prendi la carta o la lasci?
   *[other] Prendi le carte o le lasci?
  }
linko-page-take = { $count ->
    [one] Prendila
   *[other] Prendile
  }
linko-page-take-means = { $count ->
    [one] La carta va nella tua mano. { $name } pesca una carta.
   *[other] Le { $count } carte vanno nella tua mano. { $name } pesca { $count } carte.
  }
linko-page-leave = { $count ->
    [one] Lasciala
   *[other] Lasciale
  }
linko-page-leave-means = { $count ->
    [one] { $name } la riprende, oppure la scarta e pesca una carta.
   *[other] { $name } le riprende, oppure le scarta e pesca { $count } carte.
  }
linko-page-left-you = { $name } ti lascia { $layer }
linko-page-left-question = { $count ->
    [one] Riprendi la carta o la scarti?
   *[other] Riprendi le carte o le scarti?
  }
linko-page-keep = { $count ->
    [one] Riprendila
   *[other] Riprendile
  }
linko-page-keep-means = { $count ->
    [one] La carta va nella tua mano. Non peschi nulla.
   *[other] Le { $count } carte vanno nella tua mano. Non peschi nulla.
  }
linko-page-discard = { $count ->
    [one] Scartala
   *[other] Scartale
  }
linko-page-discard-means = { $count ->
    [one] La carta va nella pila degli scarti. Peschi una carta.
   *[other] Le { $count } carte vanno nella pila degli scarti. Peschi { $count } carte.
  }
linko-page-draw = { $count ->
    [one] Pesca una carta
   *[other] Pesca { $count } carte, una alla volta
  }
linko-page-draw-why = { $name } ha rubato il tuo strato.
linko-page-draw-where = Scegli una carta della riserva o pesca dal mazzo.
linko-page-draw-where-reserve = Il mazzo è vuoto: scegli una carta della riserva.
linko-page-draw-where-pile = La riserva è vuota: pesca dal mazzo.
linko-page-extra = Peschi una carta?
linko-page-extra-why = In questo turno non c’era nulla da rubare, quindi puoi pescare una carta.
linko-page-ghost-which = Quale gruppo rubi?
linko-page-ghost-one = Rubi dalla zona fantasma
linko-page-ghost-means = { $count ->
    [one] La carta va direttamente nella tua mano.
   *[other] Le { $count } carte vanno direttamente nella tua mano.
  }

# Others decide.
linko-page-awaits-play = Si aspetta { $name }
linko-page-awaits-ghost = { $name } ruba dalla zona fantasma
linko-page-awaits-steal = { $name } ruba a { $victim }
linko-page-awaits-steal-why = Prendere lo strato ({ $layer }) o lasciarlo? Decide { $name }.
linko-page-awaits-steal-you = { $name } ti ruba lo strato
linko-page-awaits-answer = Decide { $name }
linko-page-awaits-answer-why = Riprendere lo strato ({ $layer }) o scartarlo?
linko-page-awaits-draw = { $count ->
    [one] { $name } pesca una carta
   *[other] { $name } pesca { $count } carte
  }
linko-page-awaits-extra = { $name } può pescare una carta

# Hints, clocks, being away, giving up.
linko-page-until = fino alle { $time } (UTC)
linko-page-away = Non sei al tavolo
linko-page-away-why = Torna quando vuoi: il posto è tuo.
linko-page-return = Torna

# The end.
linko-page-you-win = Hai vinto
linko-page-you-share = Vittoria condivisa
linko-page-wins = { $count ->
    [one] Vince { $names }
   *[other] Vincono insieme { $names }
  }
linko-page-end-last-card = { $name } ha giocato l’ultima carta che aveva in mano.
linko-page-end-last-card-you = Hai giocato l’ultima carta che avevi in mano.
linko-page-end-exhausted = Il mazzo e la riserva sono vuoti.
linko-page-tied = Punti pari: hanno deciso le carte in mano, meno sono meglio è.
linko-page-ahead = { $count ->
    [one] Hai chiuso con un punto di vantaggio.
   *[other] Hai chiuso con { $count } punti di vantaggio.
  }
linko-page-behind = { $count ->
    [one] Hai chiuso con un punto di svantaggio.
   *[other] Hai chiuso con { $count } punti di svantaggio.
  }
linko-page-ahead-of = { $count ->
    [one] { $name } ha chiuso con un punto di vantaggio.
   *[other] { $name } ha chiuso con { $count } punti di vantaggio.
  }
linko-page-sum-laid = { $count ->
    [one] carta sul tavolo
   *[other] carte sul tavolo
  }
linko-page-sum-hand = { $count ->
    [one] carta rimasta in mano
   *[other] carte rimaste in mano
  }
linko-page-sum-points = { $count ->
    [one] punto
   *[other] punti
  }

# The rules page of Linko.

rules-linko-title = Come si gioca a Linko
rules-linko-lead = Metti sul tavolo più carte che puoi: ogni carta davanti a te vale un punto, e ogni carta che ti resta in mano ne costa uno. Ma gli altri possono rubarti lo strato in cima, con altrettante carte di valore più alto.

# At a glance.
rules-linko-glance-play = Gioca
rules-linko-glance-play-text = Metti sul tavolo una o più carte dello stesso valore. Sono il tuo nuovo strato in cima.
rules-linko-glance-steal = Poi ruba
rules-linko-glance-steal-text = Se lo strato in cima di un avversario ha altrettante carte, ma più basse, devi rubarlo. Se lo prendi, l’avversario ne pesca altrettante; oppure glielo lasci.
rules-linko-glance-win = Come si vince
rules-linko-glance-win-text = Ogni carta davanti a te vale +1, ogni carta in mano −1; vince il punteggio più alto. Si finisce quando una mano è vuota, o lo sono mazzo e riserva.
rules-linko-glance-joker = Con un jolly
rules-linko-glance-joker-text = Un jolly ha il valore delle carte con cui viene giocato: qui ci sono tre 6.
rules-linko-glance-values = Due valori
rules-linko-glance-values-text = Uno strato ha carte di un solo valore.
rules-linko-glance-equal = Uguale non basta
rules-linko-glance-equal-text = Due 7 non possono rubare un 7 con un jolly: anche quello strato vale due 7.
rules-linko-glance-number = Il valore, da 1 a 13
rules-linko-glance-rings = Anelli e colori accompagnano soltanto il numero
rules-linko-glance-jokers = Un jolly: da solo è più alto di qualsiasi numero
rules-linko-glance-back = Coperta: il mazzo

# What there is.
rules-linko-cards = Che cosa c’è nella scatola
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
rules-linko-steal-lower = Sì: lo stesso numero di carte, e più basse
rules-linko-steal-joker = Sì: vale due 5
rules-linko-steal-equal = No: uguale non è più basso
rules-linko-steal-count = No: il numero di carte è diverso
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
rule-LK-19 = Poi si riempie la zona fantasma: si scoprono carte dal mazzo finché lì ce ne sono 13. Le carte dello stesso valore stanno insieme e sono un gruppo. Ma un 13 o un jolly non va lì: va sopra la carta più bassa della riserva, e da quel momento le due sono un mazzetto.
rule-LK-19-ruling = Prima vengono le carte singole della riserva, a partire dalla più bassa. Se sono tutti mazzetti, si sceglie il mazzetto con la carta più bassa. A parità, quello più a sinistra. Un jolly conta più di un 13. Un 13 o un jolly distribuito nella riserva ci resta come carta a sé.
rules-linko-example-group = Per la zona fantasma è stato scoperto un 13. Sta sul 2 di sinistra, tra i due 2.
rule-LK-20 = Chi prende un mazzetto dalla riserva lo prende tutto, e conta come una sola carta pescata. La riserva è piena quando ha sei caselle occupate.
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

# A first game.
linko-lesson-aim = Lo scopo
linko-lesson-aim-text = Queste sono le tue 13 carte. Alla fine ogni carta davanti a te vale un punto e ogni carta in mano ne costa uno.
linko-lesson-lay = Carte uguali
linko-lesson-lay-text = Nel tuo turno giochi una o più carte dello stesso valore: uno strato. Premi i sei finché li hai scelti tutti e tre.
linko-lesson-draw = Una carta, se vuoi
linko-lesson-draw-text = I tuoi sei non hanno rubato nulla, quindi puoi pescare una carta. Il nove della riserva fa coppia con il tuo.
linko-lesson-rob = Altrettante, e più alte
linko-lesson-rob-text = { $one } ha due sette in cima. Gioca altrettante carte di valore più alto e rubi quello strato: bastano due nove.
linko-lesson-take = Prendere o lasciare
linko-lesson-take-text = Se prendi i sette, vanno nella tua mano e { $one } pesca due carte. Con i tuoi fanno quattro: prendili.
linko-lesson-robbed = Ora rubano a te
linko-lesson-robbed-text = { $one } ha giocato due undici e ti lascia i nove: riprendili, oppure scartali e pesca altre due carte. Questa volta scartali.
linko-lesson-reserve = Una carta alla volta
linko-lesson-reserve-text = Ogni carta viene dalla riserva o dal mazzo, come preferisci. Nella riserva c’è un jolly: prendilo.
linko-lesson-pile = La prossima, coperta
linko-lesson-pile-text = La riserva si riempie solo quando hai finito. Pesca la seconda carta dal mazzo.
linko-lesson-large = In tante è più sicuro
linko-lesson-large-text = Uno strato di quattro è difficile da rubare: servono quattro carte di valore più alto. Gioca tutti i tuoi sette.
linko-lesson-pass = Pescare non è un obbligo
linko-lesson-pass-text = Di nuovo nessun furto, quindi puoi pescare una carta. Ma le carte in mano costano punti: questa volta passa.
linko-lesson-joker = Un jolly in compagnia
linko-lesson-joker-text = { $two } ha cinque dodici in cima. Un jolly vale come le carte con cui lo giochi: i tuoi quattro tredici e il jolly fanno cinque tredici.
linko-lesson-leave = Questa volta lasciale
linko-lesson-leave-text = Cinque carte ti riempirebbero la mano. Lasciale: { $two } le riprende, oppure le scarta e ne pesca altre cinque.
linko-lesson-last = Le tue ultime carte
linko-lesson-last-text = { $two } le ha riprese tutte. Gioca i tuoi due: chi gioca l’ultima carta chiude subito la partita e non si ruba più nulla.
linko-lesson-count = Il conteggio
linko-lesson-count-text = Un punto per ogni carta davanti a te, uno in meno per ogni carta in mano. Vince chi ha più punti, e questa volta tocca a te!
