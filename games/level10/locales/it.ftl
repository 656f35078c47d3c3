# On the first page.
level10-name = Level 10
level10-kind = In squadra · da 1 a 5
level10-sentence = Riempi cinque mondi, dieci colonne, senza rivelare nemmeno un numero.

# When a table is set up, and in the arena's rows.
option-pauses = Pause
option-pauses-2 = Due: normale
option-pauses-3 = Tre: più facile
option-pauses-1 = Una: più difficile
option-pauses-0 = Nessuna: difficile al massimo
option-scoring = Punteggio
option-scoring-victory = Bonus più alto per qualsiasi vittoria
option-scoring-strict = Bonus più alto solo senza pause nella griglia
option-pauses-grid = Per giocatori e pause
option-pauses-row = { $count ->
    [0] nessuna pausa
    [one] 1 pausa
   *[other] { $count } pause
  }

# Level 10: names, errors, and the course of a game.

level10-title = Level 10, { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
  }, { $pauses ->
    [0] nessuna pausa
    [one] una pausa
   *[other] { $pauses } pause
  }{ $scoring ->
    [strict] , bonus più alto solo senza pause
   *[victory] { "" }
  }

level10-world = { $world ->
    [D] Deserto
    [F] Foresta
    [S] Cielo
    [V] Vulcano
   *[M] Palude
  }
level10-card = { $world } { $value }
level10-pause = una pausa

# Why something is not allowed.
level10-wrong-players = A Level 10 si gioca da 1 a 5, non in { $players }.
level10-too-many-pauses = Nella scatola ci sono tre pause, non { $pauses }.
level10-not-dealt = Le carte non sono ancora state distribuite.
level10-already-dealt = Le carte sono già state distribuite.
level10-game-over = La partita è finita.
level10-no-such-seat = Qui il posto { $seat } non c’è: { $players ->
    [one] gioca una persona sola
   *[other] si gioca in { $players }
  }, e i posti si contano da 0.
level10-wrong-deck-level = { $card }: distribuita { $found ->
    [one] una volta
   *[other] { $found } volte
  }; nel mazzo ce n’è esattamente una.
level10-wrong-deck-pauses = { $found ->
    [one] È stata distribuita una pausa
   *[other] Sono state distribuite { $found } pause
  } invece di { $expected }.
level10-wrong-hand-count = { $found ->
    [one] È stata distribuita una mano
   *[other] Sono state distribuite { $found } mani
  } invece di { $players }.
level10-wrong-hand-size = Il posto { $seat } ha ricevuto { $found ->
    [one] una carta
   *[other] { $found } carte
  } invece di { $expected }.
level10-beginner-not-chosen = Prima la squadra sceglie chi inizia.
level10-beginner-already-chosen = La squadra ha già scelto chi inizia.
level10-team-decides = Chi inizia si decide insieme.
level10-false-count = Il numero deve essere vero: del mondo { $world } ne hai { $held }, non { $told }.
level10-wish-of-oneself = Un desiderio riguarda te o un’altra persona; per te non serve dire il nome.
level10-count-missing = Di’ quante carte hai.
level10-garbled-statement = Di’ quante carte hai, oppure esprimi un desiderio: il numero va solo con le carte, il nome solo con un desiderio.
level10-not-your-turn = Tocca a { $name }.
level10-not-held-level = Non hai { $card }.
level10-not-held-pause = Non hai nessuna pausa.
level10-swap-is-due = Dopo il reset c’è lo scambio: metti fino a due carte sotto il mazzo, o nessuna.
level10-no-swap-now = Le carte si scambiano solo subito dopo un reset, finché il mazzo ha carte.
level10-too-many-swapped = Si possono scambiare al massimo due carte, non { $count }.
level10-swapped-not-held = Non puoi mettere { $card } sotto il mazzo: è una carta che non hai.
level10-no-reset-left = Nella riga { $row } non restano reset.
level10-column-has-reset = Questa colonna ha già il suo reset, quindi la riga { $row } non può riceverne un altro.
level10-other-world = { $card } va nella riga { $world }, non nella riga { $row }.
level10-too-low = { $card } non può seguire { $last }.
level10-row-filled = La riga { $row } ha già la sua carta in questa colonna.
level10-column-needs-reset = A questa colonna manca ancora il reset: deve andare nella riga { $row }.
level10-tuck-too-early = Si può infilare una carta solo quando il mazzo è vuoto; ora { $pile ->
    [one] c’è una carta
   *[other] ci sono { $pile } carte
  }.
level10-tucked-other-world = { $card } non si può infilare nella riga { $row }: serve una carta di quel mondo.
level10-tucked-not-held = Non puoi infilare { $card }: è una carta che non hai.
level10-wrong-winner-won = La griglia è piena, quindi la partita è vinta.
level10-wrong-winner-stuck = Qualcuno non poteva fare nulla, quindi la partita è persa.
level10-wrong-winner-hands-empty = Tutte le mani sono vuote e la griglia non è piena, quindi la partita è persa.
level10-wrong-score = Il punteggio è { $expected }, non { $claimed }.
level10-wrong-placed = Le carte livello e reset nella griglia sono { $expected }, non { $claimed }.
level10-wrong-unused-pauses = Pause non usate, delle tre: { $expected }, non { $claimed }.

# The course of a game.
level10-dealt-hand = { $name } riceve { $cards }
level10-dealt-pile = Il mazzo, dalla carta in cima: { $cards }
level10-began = { $you ->
    [name] Inizi tu.
   *[other] Inizia { $name }.
  }
level10-played = { $you ->
    [name] Giochi { $card } nella colonna { $column }.
   *[other] { $name } gioca { $card } nella colonna { $column }.
  }
level10-paused = { $you ->
    [name] Metti una pausa nella riga { $row }, colonna { $column }.
   *[other] { $name } mette una pausa nella riga { $row }, colonna { $column }.
  }
level10-paused-tucking = { $you ->
    [name] Metti una pausa nella riga { $row }, colonna { $column }, e sotto ci infili { $card }.
   *[other] { $name } mette una pausa nella riga { $row }, colonna { $column }, e sotto ci infila { $card }.
  }
level10-was-reset = { $you ->
    [name] Metti un reset nella riga { $row }, colonna { $column }.
   *[other] { $name } mette un reset nella riga { $row }, colonna { $column }.
  }
level10-put-under = { $name } mette { $cards } sotto il mazzo.
level10-put-nothing-under = { $you ->
    [name] Non scambi nulla.
   *[other] { $name } non scambia nulla.
  }
level10-drew = Pesca { $cards }.
level10-hand = In mano: { $cards }
level10-empty-hand = La mano è vuota.
level10-said-count = { $you ->
    [name] Hai
   *[other] { $name } ha
  } { $count ->
    [0] zero carte
    [one] una carta
   *[other] { $count } carte
  } del mondo { $world }.
level10-said-play = { $you ->
    [name] Vorresti giocare nel mondo { $world }.
   *[other] { $name } vorrebbe giocare nel mondo { $world }.
  }
level10-said-play-whom = { $you ->
    [name] Vorresti che { $whom } giocasse nel mondo { $world }.
    [whom] { $name } vorrebbe che tu giocassi nel mondo { $world }.
   *[other] { $name } vorrebbe che { $whom } giocasse nel mondo { $world }.
  }
level10-said-reset = { $you ->
    [name] Vorresti mettere un reset nel mondo { $world }.
   *[other] { $name } vorrebbe mettere un reset nel mondo { $world }.
  }
level10-said-reset-whom = { $you ->
    [name] Vorresti che { $whom } mettesse un reset nel mondo { $world }.
    [whom] { $name } vorrebbe che tu mettessi un reset nel mondo { $world }.
   *[other] { $name } vorrebbe che { $whom } mettesse un reset nel mondo { $world }.
  }
level10-column = Colonna { $column }: { $cells }
level10-resets-left = reset rimasti
level10-won = La griglia è piena: la partita è vinta.
level10-stuck = { $you ->
    [name] Non puoi fare nulla, quindi la partita è persa.
   *[other] { $name } non può fare nulla, quindi la partita è persa.
  }
level10-stuck-card = { $card }. { $reason }
level10-stuck-reset = Un reset. { $reason }
level10-hands-empty = Tutte le mani sono vuote e la griglia non è piena: la partita è persa.
level10-outcome = Punteggio { $score }: { $placed ->
    [one] una carta livello o reset giocata
   *[other] { $placed } carte livello e reset giocate
  }, { $unused ->
    [0] tutte le pause usate
    [one] una pausa non usata
   *[other] { $unused } pause non usate
  }.

# Why games are lost, in a table.
level10-loss-no-reset-left = alla colonna serviva un reset e le righe aperte non ne avevano
level10-loss-too-low = tutte le carte per le righe aperte erano troppo basse
level10-loss-other-worlds = nessuna carta per le righe aperte
level10-loss-hands-empty = tutte le mani vuote

# Level 10 at a table: what the page says.

# The bar.
level10-page-column = Colonna { $column } di 10
level10-page-resets = { $count ->
    [one] 1 reset rimasto
   *[other] { $count } reset rimasti
  }
level10-page-pauses = { $count ->
    [one] 1 pausa rimasta
   *[other] { $count } pause rimaste
  }
level10-page-pile = { $count } nel mazzo
level10-page-dealing = Si distribuiscono le carte

# Cards.
level10-page-pause = Pausa
level10-page-reset = Reset
level10-page-pile-label = Mazzo: { $count ->
    [0] vuoto
    [one] una carta
   *[other] { $count } carte
  }

# The grid.
level10-page-grid = La griglia
level10-page-caption = Cinque mondi, dieci colonne. È aperta la colonna { $column }.
level10-page-caption-full = Cinque mondi, dieci colonne. Tutte le caselle sono piene.
level10-page-head-resets = Reset
level10-page-resets-of = { $count ->
    [0] nessun reset rimasto
    [one] un reset rimasto
   *[other] { $count } reset rimasti
  }
level10-page-takes = da { $value } in su
level10-page-takes-any = qualsiasi carta
level10-page-takes-only = solo { $value }
level10-page-only-both = solo reset o pausa
level10-page-only-reset = solo un reset
level10-page-only-pause = solo una pausa
level10-page-hopeless = non ci va più nulla
level10-page-must-reset = il reset deve andare qui
level10-page-filled = ha già la sua carta in questa colonna
level10-page-next-both = poi: solo reset o pausa
level10-page-next-reset = poi: solo un reset
level10-page-next-pause = poi: solo una pausa
level10-page-next-hopeless = poi: non ci va nulla
level10-page-complete = riga completa

# The team.
level10-page-team = La squadra e quello che ha detto
level10-page-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
level10-page-told = { $name }: detto finora
level10-page-wish-play = «giocherei qui»
level10-page-wish-reset = «metterei qui un reset»
level10-page-wish-play-whom = «vorrei che { $whom } giocasse qui»
level10-page-wish-reset-whom = «vorrei che { $whom } mettesse qui un reset»
level10-page-wish-play-you = «vorrei che giocassi tu qui»
level10-page-wish-reset-you = «vorrei che mettessi tu qui un reset»
level10-page-wish-play-short = gioco?
level10-page-wish-reset-short = reset?
level10-page-wish-play-whom-short = { $whom } gioca?
level10-page-wish-reset-whom-short = { $whom }: reset?
level10-page-wish-play-you-short = giochi tu?
level10-page-wish-reset-you-short = tu: reset?
level10-page-proposes = proposta: { $name }
level10-page-hand-of = Mano di { $name }

# The question that is asked.
level10-page-your-turn = Tocca a te
level10-page-turn-of = Si aspetta { $name }
level10-page-turn-any = Gioca una carta o metti un reset: la colonna { $column } non ce l’ha ancora.
level10-page-turn-has-reset = Gioca una carta: la colonna { $column } ha già il suo reset.
level10-page-turn-due = Alla colonna { $column } manca solo il reset: deve andare nella riga { $row }.
level10-page-turn-row = Gioca una carta o metti un reset: solo la riga { $row } ne ha ancora uno per la colonna { $column }.
level10-page-turn-lost = La colonna { $column } non può più avere il suo reset.
level10-page-others-any = Alla colonna { $column } manca ancora il reset.
level10-page-others-has-reset = La colonna { $column } ha già il suo reset.
level10-page-put-back = Riponi
level10-page-goes = { $card } va nella riga { $row }, colonna { $column }.
level10-page-fits = { $card } ora va bene per la colonna { $column }. Gioca la carta quando tocca a te.
level10-page-danger = Poi nessuna riga aperta avrebbe un reset per la colonna { $column }: la partita sarebbe persa.
level10-page-which-row = Dove va la pausa?
level10-page-pause-counts = Vale quanto la carta alla sua sinistra.
level10-page-tuck = Sotto puoi infilare una carta del mondo { $row }: scegline una, o nessuna.
level10-page-reset-then = Poi puoi scambiare fino a due carte della tua mano.
level10-page-reset-no-exchange = Il mazzo è vuoto, quindi non si scambia nulla.
level10-page-exchange = Vuoi scambiare carte?
level10-page-exchange-how = Scegli fino a due carte da mettere sotto il mazzo; ne peschi altrettante.
level10-page-exchange-order = La prima carta sta sopra la seconda.
level10-page-exchange-turn-round = Inverti l’ordine
level10-page-exchange-of = { $name } può scambiare carte
level10-page-exchange-of-how = Fino a due carte della mano vanno sotto il mazzo, e se ne pescano altrettante.
level10-page-who-begins = Chi inizia?
level10-page-goal = Insieme riempite tutte le 50 caselle, una colonna alla volta. Le righe salgono, e ogni colonna prende un solo reset.
level10-page-begin-choose = Scegli chi inizia.
level10-page-begin-propose = Proponi qualcuno; è deciso quando tutti sono d’accordo.
level10-page-begin-wait = La squadra si accorda su chi inizia.
level10-page-begin-proposed-by = { $count ->
    [one] proposta di { $names }
   *[other] proposta di { $names }
  }
level10-page-no-cards = La tua mano è vuota: gli altri continuano senza di te.
level10-page-hint-chance = Probabilità che vinca la squadra: circa il { $percent }%.
level10-page-clock = Questa decisione ha un limite di tempo.
level10-page-replaced-me = Un bot gioca per te
level10-page-away-me = Non sei al tavolo
level10-page-return-how = Torna per continuare tu.
level10-page-return = Torna

# The hand.
level10-page-hand = La tua mano
level10-page-card-plain = { $card }
level10-page-card-playable = { $card }, si può giocare
level10-page-card-selected = { $card }, scelta
level10-page-card-unplayable = { $card }, non si può giocare. { $reason }
level10-page-card-first = { $card }, va sotto per prima
level10-page-card-second = { $card }, va sotto per seconda
level10-page-reset-playable = Metti un reset nella riga { $row }, rimasti: { $count }
level10-page-reset-unplayable = Niente reset nella riga { $row }. { $reason }

# What can be told.
level10-page-tell = Dillo al tavolo
level10-page-tell-what = Che cosa dire
level10-page-tell-count = Quante
level10-page-tell-play = Giocare
level10-page-tell-reset = Reset
level10-page-tell-which = Quale mondo
level10-page-tell-count-of = Di’ quante carte del mondo { $world } hai in mano
level10-page-tell-play-in = Di’ che vorresti giocare nel mondo { $world }
level10-page-tell-reset-in = Di’ che vorresti mettere un reset nel mondo { $world }
level10-page-tell-play-whom = Di’ che { $whom } dovrebbe giocare nel mondo { $world }
level10-page-tell-reset-whom = Di’ che { $whom } dovrebbe mettere un reset nel mondo { $world }
level10-page-tell-always = Dico sempre quante ne ho
level10-page-tell-self = chi: io
level10-page-tell-whom = chi: { $name }
level10-page-tell-next-whom = Chi dovrebbe farlo: { $name }. Passa al nome successivo.
level10-page-tell-next-self = Chi dovrebbe farlo: tu. Passa al nome successivo.

# The end.
level10-page-won = Vittoria
level10-page-lost = Sconfitta
level10-page-given-up = Chiusa in anticipo
level10-page-points = { $score ->
    [one] un punto
   *[other] { $score } punti
  }
level10-page-over-full = La griglia è piena.
level10-page-over-stopped = Qui ci si ferma.
level10-page-over-won = Cinque mondi, dieci colonne: la partita è vinta.
level10-page-over-stuck = { $you ->
    [name] Non potevi né giocare una carta né mettere un reset nella colonna { $column }.
   *[other] { $name } non poteva né giocare una carta né mettere un reset nella colonna { $column }.
}
level10-page-over-empty = Tutte le mani sono vuote e la griglia non è piena.
level10-page-loss-no-reset = Alla colonna serviva il reset, e le righe aperte non ne avevano più.
level10-page-loss-too-low = Tutte le carte per le righe aperte erano troppo basse.
level10-page-loss-other-worlds = Non c’erano carte per le righe aperte.
level10-page-over-given-up = La partita è stata chiusa prima della fine, alla colonna { $column }.
level10-page-sum-placed = { $count ->
    [one] carta con una casella nella griglia
   *[other] carte con una casella nella griglia
  }
level10-page-sum-bonus = { $count ->
    [0] bonus: tutte le pause usate
    [one] bonus: una pausa non usata
   *[other] bonus: { $count } pause non usate
  }
level10-page-sum-points = { $count ->
    [one] punto
   *[other] punti
  }
level10-page-bonus-won = Dopo una vittoria, una, due o tre pause non usate danno 10, 30 o 50 punti.
level10-page-bonus-lost = Dopo una sconfitta, una, due o tre pause non usate danno 5, 20 o 40 punti; dopo una vittoria 10, 30 o 50.
level10-page-bonus-strict = Con la griglia piena e senza pause il bonus è 50; altrimenti una, due o tre pause non usate danno 5, 20 o 40 punti.
level10-page-left-in-pile = Rimaste nel mazzo
level10-page-hindsight = Si poteva vincere?
level10-page-hindsight-awaited = Calcolo in corso…
level10-page-hindsight-never = No: questa smazzata non si poteva vincere, nemmeno a carte scoperte.
level10-page-hindsight-unknown = Nessun modo di vincere è stato trovato, nemmeno a carte scoperte, ma non è dimostrato che non esista.
level10-page-hindsight-yes = { $count ->
    [0] Sì, a carte scoperte: proprio all’inizio.
    [one] Sì, a carte scoperte: finché c’era una carta nella griglia.
   *[other] Sì, a carte scoperte: finché c’erano { $count } carte nella griglia.
  }
level10-page-hindsight-moment = { $count ->
    [0] Prima della prima carta
    [one] Con una carta nella griglia
   *[other] Con { $count } carte nella griglia
  } si poteva ancora vincere a carte scoperte. Poi è successo questo. { $line }
level10-page-hindsight-lost = Dopo non più.
level10-page-hindsight-open = { $count ->
    [one] Una posizione successiva resta in dubbio.
   *[other] { $count } posizioni successive restano in dubbio.
  }
level10-page-hindsight-line = Così si sarebbe vinto
level10-page-step-back = Indietro
level10-page-step-on = Avanti
level10-page-step = { $step } di { $count }
level10-page-step-close = Al risultato

# What happened, for those who did not see all cards.
level10-page-line-dealt = Si distribuiscono { $hand } carte a testa; nel mazzo ne restano { $pile }.
level10-page-line-put-under = { $you ->
    [name] Metti
   *[other] { $name } mette
  } { $count ->
    [one] una carta
   *[other] { $count } carte
  } sotto il mazzo.
level10-page-line-put-one = { $you ->
    [name] Metti { $first } sotto il mazzo.
   *[other] { $name } mette { $first } sotto il mazzo.
  }
level10-page-line-put-two = { $you ->
    [name] Metti { $first } e { $second } sotto il mazzo.
   *[other] { $name } mette { $first } e { $second } sotto il mazzo.
  }
level10-page-line-drew-one = { $you ->
    [name] Peschi { $first }.
   *[other] { $name } pesca { $first }.
  }
level10-page-line-drew-two = { $you ->
    [name] Peschi { $first } e { $second }.
   *[other] { $name } pesca { $first } e { $second }.
  }

# What an action does.
level10-page-do-first = Fai iniziare { $name }
level10-page-do-play = Gioca { $card }
level10-page-do-pause = Pausa nella riga { $row }
level10-page-do-tuck = Pausa nella riga { $row }, sotto { $card }
level10-page-do-reset = Reset nella riga { $row }
level10-page-do-swap-none = Non scambiare

# Why an action is a good one. Nobody is spoken to: the same is told in hints and of games that are over.
level10-why-only-here = Nessun altro può avere una carta per la riga { $row } ora.
level10-why-completes-column = Completa la colonna.
level10-why-next = È la carta successiva della riga: non si salta nulla.
level10-why-room = { $count ->
    [one] Lascia posto per un’altra carta nella riga.
   *[other] Lascia posto per altre { $count } carte nella riga.
  }
level10-why-only-fit = Nessun’altra carta in mano va bene ora.
level10-why-nothing-fits = Nessun numero in mano va bene ora.
level10-why-skips-nothing = Una pausa non salta nessun numero della riga.
level10-why-tucks-dead = La carta infilata sotto non andrebbe più bene.
level10-why-only-row-for-reset = Nessun’altra riga può dare il reset alla colonna.
level10-why-row-is-stuck = Nessuno dei numeri rimasti va bene lì.
level10-why-frees = { $count ->
    [one] Dopo, lì c’è di nuovo posto per una carta più bassa.
   *[other] Dopo, lì c’è di nuovo posto per { $count } carte più basse.
  }
level10-why-puts-away-misfits = Quello che va sotto il mazzo ora non va bene.
level10-why-puts-away-later = { $count ->
    [one] Prima di quello che va sotto il mazzo, nella sua riga c’è almeno un’altra carta.
   *[other] Prima di quello che va sotto il mazzo, nella sua riga ci sono almeno altre { $count } carte.
  }
level10-why-puts-away-others = Quello che va sotto il mazzo non è la carta successiva di nessuna riga.
level10-why-keeps-next = { $count ->
    [one] La carta successiva di una riga resta in mano.
   *[other] Le carte successive di { $count } righe restano in mano.
  }
level10-why-has-worlds = { $count ->
    [one] Da quanto detto, { $name } ha carte di un mondo.
   *[other] Da quanto detto, { $name } ha carte di { $count } mondi.
  }
level10-page-do-swap-one = Metti { $first } sotto il mazzo
level10-page-do-swap-two = Metti { $first } e { $second } sotto il mazzo

# The rules page of Level 10.

rules-level10-title = Come si gioca a Level 10
rules-level10-lead = Insieme riempite cinque righe, una per ogni mondo, con dieci carte ciascuna. Si vince o si perde come una squadra sola, e nessuno può dire quali numeri ha in mano.

# At a glance.
rules-level10-glance-play = Gioca una carta
rules-level10-glance-play-text = Va nella riga del suo mondo, e non può essere più bassa della carta alla sua sinistra. Poi ne peschi una.
rules-level10-glance-reset = O metti un reset
rules-level10-glance-reset-text = Riporta una riga a 0. Poi puoi scambiare fino a due carte con il mazzo.
rules-level10-glance-win = Vincere insieme
rules-level10-glance-win-text = Riempite cinque righe di dieci carte, senza mai dire quali numeri avete. Se qualcuno non può mettere nulla, perdete tutti.
rules-level10-glance-low = Troppo bassa
rules-level10-glance-low-text = Foresta 3 non va dopo Foresta 4: in una riga i numeri non scendono mai.
rules-level10-glance-after = Bassa dopo un reset
rules-level10-glance-after-text = Dopo un reset va bene qualsiasi carta di quel mondo, anche Vulcano 2.
rules-level10-glance-two = Due nella stessa colonna
rules-level10-glance-two-text = In una colonna va esattamente un reset, e la riga Foresta ce l’ha già.
rules-level10-glance-resets = Reset: la riga torna a 0
rules-level10-glance-pauses = Pausa: vale quanto la carta alla sua sinistra

# What there is.
rules-level10-cards = Che cosa c’è nella scatola
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
rule-L10-21 = Quando tutte le 50 caselle sono piene, avete subito vinto.
rule-L10-21-ruling = Una pausa conta come una carta livello della sua riga, quindi anche una griglia piena con delle pause è una vittoria. Le carte rimaste in mano allora non contano.
rule-L10-22 = Il vostro punteggio: un punto per ogni carta livello e ogni reset che ha una casella, più un bonus per le pause non usate. Una pausa nella griglia e una carta infilata non danno punti. Si contano i punti anche di una partita persa.
rule-L10-22-ruling = Sono non usate tutte le pause che non sono nella griglia, anche quelle nella scatola. Il bonus più alto spetta a ogni partita vinta. Con il punteggio rigoroso spetta solo a una griglia con tutte le 50 carte livello e reset.
rules-level10-unused = Pause non usate
rules-level10-bonus-lost = Bonus dopo una sconfitta
rules-level10-bonus-won = Bonus dopo una vittoria
rules-level10-in-grid = Pause nella griglia piena
rules-level10-score = Punteggio
rules-level10-score-strict = Punteggio rigoroso

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

# What many games add up to, in a table.
level10-sim-cells = Media delle caselle riempite
level10-sim-causes = Perché si perde

# A first game.
level10-lesson-aim = Tutti insieme
level10-lesson-aim-text = Insieme riempite questa griglia: cinque mondi, una riga ciascuno, colonna per colonna. Nessuno mostra carte o dice numeri.
level10-lesson-first = Chi inizia?
level10-lesson-first-text = La squadra decide chi inizia. Hai un 1, quindi inizia tu.
level10-lesson-low = Prima le basse
level10-lesson-low-text = In una riga i numeri non scendono mai: dopo un 7 va ancora solo l’8. Apri il Deserto con il tuo 1 e tieni il 7 per dopo.
level10-lesson-tell = Che cosa si può dire
level10-lesson-tell-text = Puoi dire quante carte di un mondo hai, o dove vorresti giocare o mettere un reset. Di’ agli altri delle tue carte Palude.
level10-lesson-reset = Un reset per colonna
level10-lesson-reset-text = Ogni colonna prende quattro carte e un solo reset, che vale 0. { $one } vorrebbe giocare nel Cielo, quindi metti il reset nella Palude.
level10-lesson-swap = Lo scambio
level10-lesson-swap-text = Dopo un reset puoi mettere fino a due carte sotto il mazzo e pescarne altrettante. I tuoi otto aspetterebbero a lungo: scambiali.
level10-lesson-column = La colonna seguente
level10-lesson-column-text = La prima colonna è piena e si apre la seconda. La Palude riparte da 0, quindi va bene ogni carta: gioca il 2 prima del 5.
level10-lesson-back = Di nuovo a 0
level10-lesson-back-text = Quattro righe hanno già la loro carta: l’ultima prende il reset. Fa comodo al Vulcano, che è a 8.
level10-lesson-keep = Nessuno scambio
level10-lesson-keep-text = Ora le tue carte vanno bene. Puoi anche non scambiare nulla: tienile.
level10-lesson-pause = Una pausa
level10-lesson-pause-text = Una pausa va in qualsiasi riga e vale quanto la carta alla sua sinistra. Giocala nel Deserto: dal 3 al 7 il salto sarebbe grande.
level10-lesson-end = Come finisce
level10-lesson-end-text = Riempite tutte le 50 caselle e vincete insieme. Se qualcuno nel suo turno non può fare nulla, perde tutta la squadra.
level10-lesson-first-deed = Inizi tu
level10-lesson-tell-deed = Di’ quante carte Palude hai
