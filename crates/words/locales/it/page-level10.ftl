# Level 10 at a table: what the page says.

# The bar.
level10-page-column = Colonna { $column } di 10
level10-page-resets = reset rimasti { $count }
level10-page-pauses = pause rimaste { $count }
level10-page-pile = mazzo { $count }
level10-page-practice = allenamento
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
level10-page-filled = piena in questa colonna
level10-page-next-both = poi: solo reset o pausa
level10-page-next-reset = poi: solo un reset
level10-page-next-pause = poi: solo una pausa
level10-page-next-hopeless = poi: non ci va nulla
level10-page-complete = riga completa

# The team.
level10-page-team = La squadra e quello che ha detto
level10-page-you = Tu
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
level10-page-bot = bot
level10-page-away = assente
level10-page-replaced = gioca un bot
level10-page-proposes = proposta: { $name }
level10-page-hand-of = { $name }: carte in mano

# The question that is asked.
level10-page-your-turn = Tocca a te
level10-page-turn-of = Tocca a { $name }
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
level10-page-begin-choose = Scegli chi inizia.
level10-page-begin-propose = Proponi qualcuno; è deciso quando tutti sono d’accordo.
level10-page-begin-wait = La squadra si accorda su chi inizia.
level10-page-begin-proposed-by = { $count ->
    [one] proposta di { $names }
   *[other] proposta di { $names }
  }
level10-page-no-cards = La tua mano è vuota: gli altri continuano senza di te.
level10-page-hint = Consiglio del bot. { $deed }.
level10-page-hint-chance = Probabilità che vinca la squadra: circa il { $percent }%.
level10-page-clock = Questa decisione ha un limite di tempo.
level10-page-replaced-me = Un bot gioca per te
level10-page-away-me = Risulti assente
level10-page-return-how = Torna per continuare tu.
level10-page-return = Torna

# The hand.
level10-page-hand = La tua mano
level10-page-card-plain = { $card }
level10-page-card-playable = { $card }, si può giocare
level10-page-card-selected = { $card }, scelta
level10-page-card-unplayable = { $card }, non si può giocare: { $reason }
level10-page-card-first = { $card }, va sotto per prima
level10-page-card-second = { $card }, va sotto per seconda
level10-page-reset-playable = Metti un reset nella riga { $row }, rimasti: { $count }
level10-page-reset-unplayable = Niente reset nella riga { $row }: { $reason }

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
level10-page-tell-always = Di’ sempre quante ne ho
level10-page-tell-always-short = Sempre
level10-page-tell-self = chi: io
level10-page-tell-whom = chi: { $name }
level10-page-tell-next-whom = Chi dovrebbe farlo: { $name }. Passa al nome successivo.
level10-page-tell-next-self = Chi dovrebbe farlo: tu. Passa al nome successivo.

# The end.
level10-page-won = Vittoria
level10-page-lost = Sconfitta
level10-page-given-up = Partita abbandonata
level10-page-points = { $score ->
    [one] un punto
   *[other] { $score } punti
  }
level10-page-over-won = La griglia è piena: la partita è vinta.
level10-page-over-stuck = { $name } non poteva né giocare una carta né mettere un reset nella colonna { $column }.
level10-page-over-empty = Tutte le mani sono vuote e la griglia non è piena.
level10-page-loss-no-reset = La colonna voleva il suo reset, e le righe aperte non ne avevano più.
level10-page-loss-too-low = Tutte le carte per le righe aperte erano troppo basse.
level10-page-loss-other-worlds = Non c’erano carte per le righe aperte.
level10-page-over-given-up = La partita è stata chiusa prima della fine, alla colonna { $column }.
level10-page-over-score = { $placed ->
    [one] Una carta livello o reset giocata
   *[other] { $placed } carte livello e reset giocate
  }; { $unused ->
    [0] tutte le pause usate
    [one] una pausa non usata
   *[other] { $unused } pause non usate
  }.
level10-page-left-in-pile = Rimaste nel mazzo
level10-page-hindsight = Si poteva vincere?
level10-page-hindsight-awaited = Si sta calcolando.
level10-page-hindsight-never = No: questa smazzata non si poteva vincere, nemmeno a carte scoperte.
level10-page-hindsight-unknown = Nessun modo di vincere è stato trovato, nemmeno a carte scoperte; che non ci sia non è dimostrato.
level10-page-hindsight-moment = { $count ->
    [0] Prima della prima carta
    [one] Con una carta nella griglia
   *[other] Con { $count } carte nella griglia
  } si poteva ancora vincere a carte scoperte. Poi: { $line }
level10-page-hindsight-lost = Dopo non più.
level10-page-hindsight-open = { $count ->
    [one] Di una posizione successiva non si sa se si poteva vincere.
   *[other] Di { $count } posizioni successive non si sa se si potevano vincere.
  }
level10-page-hindsight-line = Così si sarebbe vinto
level10-page-rematch = Gioca ancora
level10-page-to-rematch = Vai alla nuova partita
level10-page-record = Registrazione

# What happened, for those who did not see all cards.
level10-page-line-dealt = Si distribuiscono { $hand } carte a testa; nel mazzo ne restano { $pile }.
level10-page-line-put-under = { $name } mette { $count ->
    [one] una carta
   *[other] { $count } carte
  } sotto il mazzo.
level10-page-line-put-one = { $name } mette { $first } sotto il mazzo.
level10-page-line-put-two = { $name } mette { $first } e { $second } sotto il mazzo.
level10-page-line-drew-one = { $name } pesca { $first }.
level10-page-line-drew-two = { $name } pesca { $first } e { $second }.

# What an action does.
level10-page-do-first = Fai iniziare { $name }
level10-page-do-play = Gioca { $card }
level10-page-do-pause = Pausa nella riga { $row }
level10-page-do-tuck = Pausa nella riga { $row }, sotto { $card }
level10-page-do-reset = Reset nella riga { $row }
level10-page-do-swap-none = Non scambiare
level10-page-do-swap-one = Metti { $first } sotto il mazzo
level10-page-do-swap-two = Metti { $first } e { $second } sotto il mazzo
