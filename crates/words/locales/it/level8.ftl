# Level 8: names, errors, and the course of a game.

level8-title = Level 8, { $players } giocatori, { $side }
# The list for two stars is our own, and is called so wherever it is shown.
level8-side = { $side ->
    [one-star] una stella
    [two-stars] due stelle (livelli nostri)
    [custom-one-star] livelli personalizzati, una stella
   *[custom-two-stars] livelli personalizzati, due stelle
  }

level8-color = { $color ->
    [R] rosso
    [Y] giallo
    [G] verde
    [B] blu
    [P] viola
   *[K] nero
  }
level8-number = { $value ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $value }
  } { $color }
level8-joker = un jolly
level8-skip = un «Salta un turno»

# What a level asks for: in a sentence, and as a part of the level's name.
level8-combination = { $kind ->
    [run] una scala di { $size }
    [set] { $size ->
        [2] una coppia
        [3] un tris
       *[other] un gruppo di { $size } carte uguali
      }
   *[color] un gruppo di { $size } carte di un colore
  }
level8-part = { $kind ->
    [run] scala di { $size }
    [set] { $size ->
        [2] coppia
        [3] tris
       *[other] { $size } uguali
      }
   *[color] { $size } di un colore
  }
level8-place = { $place ->
    [0] prima
    [1] seconda
    [2] terza
   *[other] quarta
  }

# What lies on the table.
level8-meld-run = scala da { $from } a { $to } [{ $cards }]
level8-meld-set = { $size ->
    [2] coppia di { $value }
    [3] tris di { $value }
   *[other] { $size } carte di valore { $value }
  } [{ $cards }]
level8-meld-color = { $size } carte di colore { $color } [{ $cards }]

# Why something is not allowed.
level8-not-dealt = Le carte non sono ancora state distribuite: una manche inizia con la distribuzione.
level8-wrong-players = A Level 8 si gioca da 2 a 6, non in { $players }.
level8-wrong-level-count = Una partita ha 8 livelli, separati da virgole, non { $found }.
level8-level-combinations = Livello { $number }: un livello ha da 1 a 4 combinazioni, non { $found }.
level8-level-unknown = Livello { $number }: «{ $text }» non è una combinazione, come run4, set2 o colour7.
level8-level-size = Livello { $number }: { $combination } non ha da { $least } a { $most } carte.
level8-level-cards = Livello { $number }: un livello ha al massimo 10 carte, non { $found }.
level8-not-custom = Questi sono i livelli del lato con { $stars ->
    [one] una stella
   *[other] due stelle
  }, quindi non sono personalizzati.
level8-is-custom = Questi non sono i livelli del lato con { $stars ->
    [one] una stella
   *[other] due stelle
  }, quindi vanno indicati come personalizzati.
level8-already-drawn = In un turno si pesca una carta sola, ed è già stata pescata.
level8-no-keep-due = Qui non si tengono carte: può farlo solo chi, sul lato con due stelle, è al livello 5 o più in alto e non lo ha calato, una volta dopo ogni manche.
level8-no-reshuffle-due = Non serve un nuovo mazzo: si mescola quando è stata pescata l’ultima carta coperta.
level8-reshuffle-is-due = Il mazzo è finito: prima si mescolano le pile degli scarti, tranne le carte in cima, e si forma un nuovo mazzo.
level8-reshuffle-with-skips-is-due = Il mazzo è finito: prima si mescolano le pile degli scarti, tranne le carte in cima, con i «Salta un turno» sotto il mazzo, e si forma un nuovo mazzo.
level8-game-over = La partita è finita.
level8-no-such-seat = Qui il posto { $seat } non c’è: si gioca in { $players }, e i posti si contano da 0.
level8-wrong-cards = Tra mani e mazzo, { $card } { $found ->
    [0] non compare mai
    [one] compare una volta
   *[other] compare { $found } volte
  }, e dovrebbe comparire { $expected ->
    [one] una volta
   *[other] { $expected } volte
  }.
level8-wrong-reshuffle = Nel nuovo mazzo { $card } { $found ->
    [0] non compare mai
    [one] compare una volta
   *[other] compare { $found } volte
  }, e { $expected ->
    [0] non dovrebbe comparire mai
    [one] dovrebbe comparire una volta
   *[other] dovrebbe comparire { $expected } volte
  }: il mazzo si forma con le pile degli scarti, tranne le carte in cima, e con i «Salta un turno» sotto il vecchio mazzo.
level8-wrong-hand-count = { $found ->
    [one] È stata distribuita una mano
   *[other] Sono state distribuite { $found } mani
  } invece di { $players }.
level8-wrong-hand-size = Il posto { $seat } ha { $found ->
    [one] una carta
   *[other] { $found } carte
  } dopo la distribuzione e dovrebbe averne { $expected }, comprese quelle tenute.
level8-wrong-first-dealer = Secondo le opzioni, per primo distribuisce il posto { $seat }.
level8-wrong-dealer = In questa manche distribuisce il posto { $seat }, alla sinistra dell’ultimo mazziere.
level8-kept-not-dealt = Il posto { $seat } ha tenuto { $card }, che manca nella nuova mano: le carte tenute ne fanno parte.
level8-due = { $what ->
    [draw] Tocca al posto { $seat }, che per prima cosa deve pescare una carta.
    [act] Tocca al posto { $seat }, che ha già pescato: può calare e aggiungere carte, e deve chiudere il turno con uno scarto o un «Salta un turno».
    [pass] Davanti al posto { $seat } c’è un «Salta un turno»: questo turno deve passare.
   *[keep] Prima il posto { $seat } sceglie fino a quattro carte da tenere per la prossima manche, o nessuna.
  }
level8-discard-empty = La pila degli scarti del posto { $seat } è vuota: pesca dal mazzo o da una pila che ha carte.
level8-already-laid = Un livello si cala una volta per manche, e questo è già sul tavolo: ora si possono aggiungere carte alle combinazioni, una alla volta.
level8-wrong-combination-count = Questo livello ha { $expected ->
    [one] una combinazione
   *[other] { $expected } combinazioni
  }, non { $found }: cala tutto in una volta, e niente di più.
level8-too-much-laid = Nessun livello ha più di { $combinations } combinazioni o { $cards } carte: cala esattamente quello che chiede il livello.
level8-other-combination = La { $place } combinazione deve essere { $combination }: cala esattamente quello che chiede il livello, nel suo ordine.
level8-misfit-run = Nella { $place } combinazione, una scala che parte da { $from }, { $card } è fuori posto: i valori devono seguirsi senza buchi.
level8-misfit-run-joker = La { $place } combinazione, una scala che parte da { $from }, va oltre il 15: falla partire più in basso.
level8-misfit-set = Nella { $place } combinazione, con carte di valore { $value }, { $card } è fuori posto: tutte le carte devono avere quel valore o essere jolly.
level8-misfit-color = Nella { $place } combinazione, con carte di colore { $color }, { $card } è fuori posto: tutte le carte devono avere quel colore o essere jolly.
level8-skip-in-combination = Un «Salta un turno» non fa mai parte di una combinazione: usa numeri e jolly.
level8-laid-not-held = { $kind ->
    [joker] In questa mano ci sono meno jolly di quanti ne usano queste combinazioni
   *[number] In questa mano non c’è { $card }, o queste combinazioni lo usano due volte
  }: cala carte che hai in mano, ognuna una volta sola.
level8-nothing-left-to-discard = In mano deve restare almeno una carta, perché il turno finisce con uno scarto.
level8-level-not-laid = Può aggiungere carte solo chi ha calato il livello in questa manche: prima cala il livello, oppure chiudi il turno.
level8-no-such-group = Il posto { $seat } non ha la combinazione { $group } sul tavolo: scegline una che c’è, contando da 0.
level8-added-not-held = In questa mano non c’è { $card }: aggiungi una carta che hai.
level8-does-not-fit = Lì { $card } non ci sta: una scala prende il valore successivo a un’estremità o all’altra, un gruppo di carte uguali le carte del suo valore, un gruppo di un colore le carte di quel colore.
level8-run-is-at-its-end = Quella scala non può allungarsi da questa parte, perché i valori vanno da 1 a 15: scegli l’altra estremità o un’altra combinazione.
level8-end-missing = Quella combinazione è una scala: indica se la carta va all’estremità bassa o a quella alta.
level8-no-ends = Quella combinazione non è una scala: aggiungi la carta senza indicare un’estremità.
level8-discarded-not-held = In questa mano non c’è { $card }: scarta una carta che hai.
level8-no-skip = In questa mano non c’è nessun «Salta un turno»: chiudi il turno con uno scarto.
level8-skip-of-oneself = Un «Salta un turno» si mette davanti a un altro giocatore, mai davanti a sé: scegli qualcun altro.
level8-already-skipped = Davanti al posto { $seat } c’è già un «Salta un turno»: scegli qualcun altro o chiudi il turno con uno scarto.
level8-last-card-is-discarded = Questo «Salta un turno» è l’ultima carta in mano e non ferma nessuno: scartalo, e la manche finisce.
level8-too-many-kept = Si possono tenere al massimo { $most } carte, non { $count }.
level8-kept-not-held = { $kind ->
    [joker] In questa mano ci sono meno jolly di quanti ne vorresti tenere
    [skip] In questa mano ci sono meno «Salta un turno» di quanti ne vorresti tenere
   *[number] In questa mano non c’è { $card }, o verrebbe tenuto due volte
  }: tieni carte che hai in mano, ognuna una volta sola.
level8-wrong-winner-by-last-level = Ha vinto il posto { $seat }, calando il livello 8.
level8-wrong-winner-by-going-out = Ha vinto il posto { $seat }, chiudendo la manche al livello 7.
level8-wrong-winner-level = Alla fine chi vince è al livello 9.
level8-wrong-levels = Alla fine i livelli sono { $levels }.
level8-wrong-rounds = { $expected ->
    [one] È stata giocata una manche.
   *[other] Sono state giocate { $expected } manche.
  }

# The course of a game.
level8-round = Manche { $round }, { $side }: distribuisce { $name }.
level8-dealt-hand = { $name }, al livello { $level } ({ $combinations }), riceve { $cards }
level8-dealt-hand-beside-kept = { $name }, al livello { $level } ({ $combinations }), ha tenuto { $kept } e riceve { $cards }
level8-turned-up = { $name } scopre { $card }.
level8-pile = Il mazzo, dalla carta in cima: { $cards }
level8-first = Inizia { $name }.
level8-reshuffled = { $skips ->
    [0] Il mazzo è finito: si mescolano le pile degli scarti, tranne le carte in cima, e si forma un nuovo mazzo.
    [one] Il mazzo è finito: si mescolano le pile degli scarti, tranne le carte in cima, con il «Salta un turno» sotto il mazzo, e si forma un nuovo mazzo.
   *[other] Il mazzo è finito: si mescolano le pile degli scarti, tranne le carte in cima, con i { $skips } «Salta un turno» sotto il mazzo, e si forma un nuovo mazzo.
  }
level8-drew-pile = { $name } pesca { $card } dal mazzo.
level8-drew-discard = { $name } prende { $card } dalla pila degli scarti di { $owner }.
level8-drew-own-discard = { $name } riprende { $card } dalla propria pila degli scarti.
level8-laid = { $name } cala il livello { $level }: { $melds }.
level8-added = { $name } aggiunge { $card } a una combinazione di { $owner }: { $meld }.
level8-added-own = { $name } aggiunge { $card } a una propria combinazione: { $meld }.
level8-discarded = { $name } scarta { $card }.
level8-skipped = { $name } mette un «Salta un turno» davanti a { $target }.
level8-passed = { $name } passa il turno e mette il «Salta un turno» scoperto sotto il mazzo.
level8-kept = { $name } tiene { $cards } per la prossima manche.
level8-kept-nothing = { $name } non tiene nulla per la prossima manche.
level8-area = { $skipped ->
    [yes] { $name }, con un «Salta un turno» davanti
   *[no] { $name }
  }: { $melds } (in mano: { $hand }; ultimo scarto: { $discard })
level8-empty = nulla
level8-round-ended = { $name } ha scartato l’ultima carta in mano: la manche è finita.
level8-moved-up = { $name } sale dal livello { $from } al livello { $to }.
level8-stayed = { $name } resta al livello { $level }.
level8-through = { $name } era al livello { $from } e ha superato tutti i livelli.
level8-ended-last-level = { $name } ha calato il livello 8: la partita finisce subito e nessun altro sale.
level8-ended-went-out = { $name } ha chiuso la manche al livello 7: la partita è finita.
level8-won = { $name } vince alla manche { $round }.

# The table of many games.
level8-sim-levels = Turni per calare ogni livello
level8-sim-level = Livello { $number }
level8-sim-level-figures = { $laid ->
    [0] mai calato
    [one] { $turns } turni (calato una volta)
   *[other] { $turns } turni (calato { $laid } volte)
  }
level8-sim-rounds = Manche per partita
level8-sim-reshuffles = Rimescolate per partita
level8-sim-skips = «Salta un turno» per partita
level8-sim-end-last-level = livello 8 calato
level8-sim-end-went-out = chiusura al livello 7
