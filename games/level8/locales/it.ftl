# On the first page.
level8-name = Level 8
level8-kind = Ognuno per sé · da 2 a 6
level8-sentence = Scale, tris e colori: supera otto livelli prima di tutti.

# When a table is set up, and in the arena's rows.
option-stars = Carta livello
option-stars-1 = Una stella
option-stars-2 = Due stelle, con livelli nostri
option-levels = Livelli personalizzati
option-levels-help = Otto livelli separati da virgole. Un livello ha da una a quattro combinazioni unite da +: run4 è una scala di 4, set3 un tris, colour5 cinque carte di un colore. Lascia il campo vuoto per giocare i livelli della carta.
option-levels-example = I livelli a una stella:

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
level8-colors = { $color ->
    [R] rosse
    [Y] gialle
    [G] verdi
    [B] blu
    [P] viola
   *[K] nere
  }
level8-number = { $value ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $value }
  } { level8-color }
level8-joker = un jolly
level8-skip = un «Salta un turno»
level8-of-name = di { $name }
level8-of-owner = di { $owner }

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
    [1] prima
    [2] seconda
    [3] terza
   *[other] quarta
  }

# What lies on the table.
level8-meld-run = scala da { $from } a { $to } [{ $cards }]
level8-meld-set = { $size ->
    [2] coppia di { $value }
    [3] tris di { $value }
   *[other] { $size } carte di valore { $value }
  } [{ $cards }]
level8-meld-color = { $size } carte { level8-colors } [{ $cards }]

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
level8-already-drawn = In un turno si pesca una carta sola, e l’hai già pescata.
level8-no-keep-due = Ora non puoi tenere carte: si può solo con due stelle, dal livello 5 in su senza averlo calato, una volta dopo ogni manche.
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
level8-due = { $to ->
    [you] { $what ->
        [draw] Prima pesca una carta: ogni turno inizia così.
        [act] Hai già pescato: cala o aggiungi carte, poi chiudi il turno con uno scarto o un «Salta un turno».
        [pass] Davanti a te c’è un «Salta un turno»: passa questo turno.
       *[keep] Prima scegli fino a quattro carte da tenere per la prossima manche, o nessuna.
      }
   *[player] { $what ->
        [draw] Tocca a { $name }, che per prima cosa deve pescare una carta.
        [act] Tocca a { $name }, che ha già pescato e deve chiudere il turno con uno scarto o un «Salta un turno».
        [pass] Tocca a { $name }, che ha davanti un «Salta un turno» e deve passare.
       *[keep] Prima { $name } sceglie quali carte tenere per la prossima manche.
      }
  }
level8-discard-empty = La pila degli scarti { level8-of-name } è vuota: pesca dal mazzo o da una pila che ha carte.
level8-already-laid = Il tuo livello è già sul tavolo: ora puoi aggiungere carte alle combinazioni, una alla volta.
level8-wrong-combination-count = Questo livello ha { $expected ->
    [one] una combinazione
   *[other] { $expected } combinazioni
  }, non { $found }: cala tutto in una volta, e niente di più.
level8-too-much-laid = Nessun livello ha più di { $combinations } combinazioni o { $cards } carte: cala esattamente quello che chiede il livello.
level8-other-combination = La { level8-place } combinazione deve essere { $combination }: cala esattamente quello che chiede il livello, nel suo ordine.
level8-misfit-run = Nella { level8-place } combinazione, una scala che parte da { $from }, { $card } è fuori posto: i valori devono seguirsi senza buchi.
level8-misfit-run-joker = La { level8-place } combinazione, una scala che parte da { $from }, va oltre il 15: falla partire più in basso.
level8-misfit-set = Nella { level8-place } combinazione, con carte di valore { $value }, { $card } è fuori posto: tutte le carte devono avere quel valore o essere jolly.
level8-misfit-color = Nella { level8-place } combinazione, con carte { level8-colors }, { $card } è fuori posto: tutte le carte devono avere quel colore o essere jolly.
level8-skip-in-combination = Un «Salta un turno» non fa mai parte di una combinazione: usa numeri e jolly.
level8-laid-not-held = { $kind ->
    [joker] Non hai così tanti jolly.
   *[number] Non hai { $card }, o lo usi due volte.
  }
level8-nothing-left-to-discard = Tieni in mano almeno una carta: il turno finisce con uno scarto.
level8-level-not-laid = Puoi aggiungere carte solo dopo aver calato il tuo livello in questa manche: prima calalo, oppure chiudi il turno.
level8-no-such-group = { $name } non ha questa combinazione sul tavolo: scegline una che c’è.
level8-added-not-held = Non hai { $card }.
level8-does-not-fit = Lì { $card } non ci sta: una scala prende il valore successivo a un’estremità o all’altra, un gruppo di carte uguali le carte del suo valore, un gruppo di un colore le carte di quel colore.
level8-run-is-at-its-end = Quella scala non può allungarsi da questa parte, perché i valori vanno da 1 a 15: scegli l’altra estremità o un’altra combinazione.
level8-end-missing = Quella combinazione è una scala: indica se la carta va all’estremità bassa o a quella alta.
level8-no-ends = Quella combinazione non è una scala: aggiungi la carta senza indicare un’estremità.
level8-discarded-not-held = Non hai { $card }.
level8-no-skip = Non hai nessun «Salta un turno»: chiudi il turno con uno scarto.
level8-skip-of-oneself = Non puoi mettere un «Salta un turno» davanti a te: scegli qualcun altro.
level8-already-skipped = Davanti a { $name } c’è già un «Salta un turno»: scegli qualcun altro o chiudi il turno con uno scarto.
level8-last-card-is-discarded = Questo «Salta un turno» è la tua ultima carta e non ferma nessuno: scartalo, e la manche finisce.
level8-too-many-kept = Si possono tenere al massimo { $most } carte, non { $count }.
level8-kept-not-held = { $kind ->
    [joker] Non hai così tanti jolly.
    [skip] Non hai così tanti «Salta un turno».
   *[number] Non hai { $card }, o lo tieni due volte.
  }
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
level8-drew-pile = { $you ->
    [name] Peschi { $card } dal mazzo.
   *[other] { $name } pesca { $card } dal mazzo.
  }
level8-drew-discard = { $you ->
    [name] Prendi { $card } dalla pila degli scarti di { $owner }.
    [owner] { $name } prende { $card } dalla tua pila degli scarti.
   *[other] { $name } prende { $card } dalla pila degli scarti di { $owner }.
  }
level8-drew-own-discard = { $you ->
    [name] Riprendi { $card } dalla tua pila degli scarti.
   *[other] { $name } riprende { $card } dalla propria pila degli scarti.
  }
level8-laid = { $name } cala il livello { $level }: { $melds }.
level8-added = { $name } aggiunge { $card } a una combinazione di { $owner }: { $meld }.
level8-added-own = { $name } aggiunge { $card } a una propria combinazione: { $meld }.
level8-discarded = { $you ->
    [name] Scarti { $card }.
   *[other] { $name } scarta { $card }.
  }
level8-skipped = { $you ->
    [name] Metti un «Salta un turno» davanti a { $target }.
    [target] { $name } mette un «Salta un turno» davanti a te.
   *[other] { $name } mette un «Salta un turno» davanti a { $target }.
  }
level8-passed = { $you ->
    [name] Passi il turno e metti il «Salta un turno» scoperto sotto il mazzo.
   *[other] { $name } passa il turno e mette il «Salta un turno» scoperto sotto il mazzo.
  }
level8-kept = { $name } tiene { $cards } per la prossima manche.
level8-kept-nothing = { $you ->
    [name] Non tieni nulla per la prossima manche.
   *[other] { $name } non tiene nulla per la prossima manche.
  }
level8-area = { $skipped ->
    [yes] { $name }, con un «Salta un turno» davanti
   *[no] { $name }
  }: { $melds } (in mano: { $hand }; ultimo scarto: { $discard })
level8-empty = nulla
level8-round-ended = { $you ->
    [name] Hai scartato l’ultima carta in mano: la manche è finita.
   *[other] { $name } ha scartato l’ultima carta in mano: la manche è finita.
  }
level8-moved-up = { $name } sale dal livello { $from } al livello { $to }.
level8-stayed = { $name } resta al livello { $level }.
level8-through = { $name } era al livello { $from } e ha superato tutti i livelli.
level8-ended-last-level = { $you ->
    [name] Hai calato il livello 8: la partita finisce subito e nessun altro sale.
   *[other] { $name } ha calato il livello 8: la partita finisce subito e nessun altro sale.
  }
level8-ended-went-out = { $you ->
    [name] Hai chiuso la manche al livello 7: la partita è finita.
   *[other] { $name } ha chiuso la manche al livello 7: la partita è finita.
  }
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

# level8 at a table: what the page says.

# Cards and combinations, as they are spoken where no sentence stands around them.
level8-page-number = { $value } { level8-color }
level8-page-joker = jolly
level8-page-skip = «Salta un turno»
level8-page-meld = { $kind ->
    [run] scala da { $from } a { $to }
    [set] { $size ->
        [2] coppia di { $value }
        [3] tris di { $value }
       *[other] { $size } × { $value }
      }
   *[color] { $size } carte { level8-colors }
  }
level8-page-parts = { $kind ->
    [run] { $count ->
        [one] scala di { $size }
       *[other] { $count } scale di { $size }
      }
    [pair] { $count ->
        [one] coppia
       *[other] { $count } coppie
      }
    [set] { $size ->
        [3] { $count ->
            [one] tris
           *[other] { $count } tris
          }
       *[other] { $count ->
            [one] { $size } uguali
           *[other] { $count } × { $size } uguali
          }
      }
   *[color] { $count ->
        [one] { $size } di un colore
       *[other] { $count } × { $size } di un colore
      }
  }

# Log lines that differ from those of a record.
level8-page-dealt = { $you ->
    [name] Distribuisci le carte per una nuova manche.
   *[other] { $name } distribuisce le carte per una nuova manche.
  }
level8-page-dealt-and-turned-up = { $you ->
    [name] Distribuisci le carte per una nuova manche e scopri { $card }.
   *[other] { $name } distribuisce le carte per una nuova manche e scopre { $card }.
  }
level8-page-reshuffled = Si mescolano le pile degli scarti, tranne le carte in cima, e si forma un nuovo mazzo.
level8-page-drew = { $you ->
    [name] Peschi dal mazzo.
   *[other] { $name } pesca dal mazzo.
  }
level8-page-laid-down = { $you ->
    [name] Cali il livello { $level }.
   *[other] { $name } cala il livello { $level }.
  }
level8-page-added = { $you ->
    [name] Aggiungi { $card } a una combinazione di { $owner }.
    [owner] { $name } aggiunge { $card } a una tua combinazione.
   *[other] { $name } aggiunge { $card } a una combinazione di { $owner }.
  }
level8-page-added-own = { $you ->
    [name] Aggiungi { $card } a una tua combinazione.
   *[other] { $name } aggiunge { $card } a una propria combinazione.
  }
level8-page-kept = { $you ->
    [name] Tieni
   *[other] { $name } tiene
  } { $count ->
    [one] una carta
   *[other] { $count } carte
  } per la prossima manche.

# What an action does, on buttons and in hints.
level8-page-deed-draw = Pesca dal mazzo
level8-page-deed-take = Pesca dagli scarti di { $name }
level8-page-deed-lay = Cala il livello: { $melds }
level8-page-deed-add = { $end ->
    [low] Aggiungi { $card } prima della { level8-place } combinazione { level8-of-name }
    [high] Aggiungi { $card } dopo la { level8-place } combinazione { level8-of-name }
   *[none] Aggiungi { $card } alla { level8-place } combinazione { level8-of-name }
  }
level8-page-deed-discard = Scarta { $card }
level8-page-deed-skip = Ferma { $name }
level8-page-deed-pass = Passa il turno
level8-page-deed-keep = Tieni { $cards }
level8-page-deed-keep-nothing = Non tenere nulla

# Why an action is a good one. Nobody is spoken to: the same is told in hints and of games that are over.
level8-why-wins = Vince la partita.
level8-why-completes = Completa il livello { $level }.
level8-why-lays-now = Con questa il livello si può calare subito.
level8-why-nearer = { $count ->
    [one] Avvicina al livello: manca ancora una carta.
   *[other] Avvicina al livello: mancano ancora { $count } carte.
  }
level8-why-can-be-added = Si può aggiungere sul tavolo.
level8-why-nothing-open-helps = Nessuna carta scoperta avvicina al livello.
level8-why-nothing-open-fits = Nessuna carta scoperta si può aggiungere sul tavolo.
level8-why-goes-out = Anche le altre carte se ne vanno, e la manche è chiusa.
level8-why-ends-round = Chiude la manche.
level8-why-spare = Senza, il livello resta altrettanto vicino.
level8-why-fits-nowhere = Sul tavolo non va da nessuna parte.
level8-why-holds-back = Così { $name }, che ha preso { $taken }, non riceve { $card }.
level8-why-holds-addition = Così { $name } non può aggiungere { $card }.
level8-why-useless-to-next = { $name }, che viene dopo, non può aggiungerla.
level8-why-thrown-by-next = { $name }, che viene dopo, ne ha già scartata una simile.
level8-why-nearly-out = { $count ->
    [one] { $name } ha calato e ha solo una carta.
   *[other] { $name } ha calato e ha solo { $count } carte.
  }
level8-why-furthest = { $name } è al livello { $level }, e nessun rivale è più avanti.
level8-why-kept-for = { $count ->
    [0] Queste carte sono tutto ciò che chiede il livello.
    [one] Con queste carte, al livello ne manca una.
   *[other] Con queste carte, al livello ne mancano { $count }.
  }

# The bar.
level8-page-where = Manche { $round } · { $turn }
level8-page-turn-mine = tocca a te
level8-page-turn-of = tocca a { $name }
level8-page-turn-dealing = si distribuiscono le carte
level8-page-turn-over = partita finita

# Seats.
level8-page-players = Giocatori
level8-page-level = Livello { $level }
level8-page-level-short = Liv. { $level }
level8-page-level-laid = Livello { $level } · calato
level8-page-level-through = Tutti i livelli superati
level8-page-in-hand = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
level8-page-skipped = salta un turno
level8-page-kept-mark = tiene { $count }
level8-page-won-mark = vittoria
level8-page-nothing-laid = Nulla sul tavolo
level8-page-hand-of = Mano di { $name }
level8-page-discard-of = Pila degli scarti di { $name }, { $count ->
    [0] vuota
    [one] una carta: { $card }
   *[other] { $count } carte, in cima: { $card }
  }
level8-page-take-from = Prendi { $card } dalla pila degli scarti di { $name }
level8-page-take-own = Riprendi { $card } dalla tua pila degli scarti
level8-page-add-here = { $end ->
    [low] Aggiungi { $card } prima: { $meld } ({ $name })
    [high] Aggiungi { $card } dopo: { $meld } ({ $name })
   *[none] Aggiungi { $card } qui: { $meld } ({ $name })
  }
level8-page-add-short = { $end ->
    [low] Aggiungi prima: { $meld } ({ $name })
    [high] Aggiungi dopo: { $meld } ({ $name })
   *[none] Aggiungi qui: { $meld } ({ $name })
  }

# The middle.
level8-page-mine = Davanti a te
level8-page-level-card = Carta livello
level8-page-at = A questo livello:
level8-page-you = tu
level8-page-piles = Mazzo e scarti
level8-page-pile = Mazzo
level8-page-pile-of = { $count ->
    [one] Mazzo, una carta
   *[other] Mazzo, { $count } carte
  }
level8-page-pile-skips = { $count ->
    [one] Sotto il mazzo c’è un «Salta un turno» scoperto
   *[other] Sotto il mazzo ci sono { $count } «Salta un turno» scoperti
  }
level8-page-yours = Scarti
level8-page-discard-mine = La tua pila degli scarti, { $count ->
    [0] vuota
    [one] una carta: { $card }
   *[other] { $count } carte, in cima: { $card }
  }
level8-page-round-over = La manche { $round } è finita
level8-page-went-out = Manche chiusa
level8-page-laid-it = Livello calato
level8-page-stays = Livello non calato
level8-page-moved = { $from } → { $to }

# The dock: what is asked.
level8-page-steps = Un turno in tre passi
level8-page-step-draw = 1 Pesca
level8-page-step-drawn = 1 Pescata
level8-page-step-lay = 2 Cala o aggiungi
level8-page-step-discard = 3 Scarta
level8-page-ask-draw = Pesca una carta
level8-page-draw-how = Dal mazzo o dalla cima di una pila degli scarti.
level8-page-draw-lays = Hai già le carte per il livello { $level }: prima pesca.
level8-page-missing = { $count ->
    [one] Per il livello { $level } ti manca una carta.
   *[other] Per il livello { $level } ti mancano { $count } carte.
  }
level8-page-ask-lay = Puoi calare il livello { $level }
level8-page-lay-wins = Così vinci la partita.
level8-page-lay = Cala il livello
level8-page-another = Altro modo
level8-page-another-of = { $number }/{ $count }
level8-page-would-lie = { $meld }, proposta
level8-page-arrange = Componi
level8-page-ask-arrange = Componi il livello { $level }
level8-page-arrange-how = Scegli dalla tua mano le carte di ogni combinazione.
level8-page-group = { $part }, carte: { $count } su { $size }
level8-page-reading = Che cosa sostituisce il jolly
level8-page-reading-of = { $kind ->
    [run] da { $from } a { $to }
    [set] { $value }
   *[color] { level8-color }
  }
level8-page-arranged = Con queste carte il livello { $level } è completo.
level8-page-clear = Svuota
level8-page-done-arranging = Indietro
level8-page-ask-discard = Scarta una carta
level8-page-ask-add = Aggiungi carte o scartane una
level8-page-add-how = Scegli una carta, poi il suo posto sul tavolo.
level8-page-nothing-to-add = Nessuna delle tue carte va bene per una combinazione sul tavolo.
level8-page-picked = { $card ->
    [joker] Il tuo jolly
    [skip] Il tuo «Salta un turno»
   *[number] Il tuo { $value } { level8-color }
  }
level8-page-picked-where = Scegli il suo posto sul tavolo, oppure scarta la carta.
level8-page-picked-fits-nowhere = Non va bene per nessuna combinazione sul tavolo.
level8-page-picked-ends-round = È la tua ultima carta: la manche finisce e sali di due livelli.
level8-page-picked-wins = È la tua ultima carta: la manche finisce e vinci.
level8-page-picked-skip = Mettilo davanti a un giocatore, che salta il prossimo turno, oppure scartalo.
level8-page-picked-skip-alone = Davanti a tutti c’è già un «Salta un turno»: questo si può solo scartare.
level8-page-skip-whom = Ferma { $name }
level8-page-discard = Scarta
level8-page-discard-card = Scarta { $card }
level8-page-put-back = Riponi
level8-page-ask-pass = Salti il turno
level8-page-pass-how = Davanti a te c’è un «Salta un turno». Mettilo scoperto sotto il mazzo; il tuo turno passa.
level8-page-ask-keep = Tieni fino a { $most } carte
level8-page-keep-how = Restano nella tua mano per la prossima manche.
level8-page-keep = { $count ->
    [0] Non tenere nulla
    [one] Tieni una carta
   *[other] Tieni { $count } carte
  }
level8-page-why-draw = Prima pesca una carta: il turno inizia così.
level8-page-why-pass = Davanti a te c’è un «Salta un turno», quindi questo turno lo passi.
level8-page-why-keep = Prima scegli che cosa tenere per la prossima manche.
level8-page-why-other = Tocca a { $name }.
level8-page-why-deal = Si distribuiscono le carte.

# The dock: when others decide.
level8-page-wait = Si aspetta { $name }
level8-page-wait-draw = { $name } inizia il turno pescando una carta.
level8-page-wait-act = { $name } ha pescato: può calare o aggiungere, poi deve scartare.
level8-page-wait-pass = { $name } salta il turno.
level8-page-wait-keep = { $name } sceglie che cosa tenere per la prossima manche.
level8-page-wait-deal = Si distribuiscono le carte
level8-page-wait-shuffle = Si mescola un nuovo mazzo
level8-page-watching = Stai guardando la partita.
level8-page-clock = a tempo
level8-page-ask-return = Non sei al tavolo
level8-page-return-how = Forse un bot sta giocando per te. Riprendi il tuo posto quando vuoi.
level8-page-return = Torna a giocare

# The hand.
level8-page-hand = La tua mano
level8-page-sort = Ordina la mano
level8-page-sort-value = Valore
level8-page-sort-color = Colore
level8-page-sort-own = A modo mio
level8-page-move-left = Sposta a sinistra la carta scelta
level8-page-move-right = Sposta a destra la carta scelta
level8-page-card-proposed = { $card }, nella proposta
level8-page-card-fits = { $card }, si può aggiungere

# The end.
level8-page-you-win = Hai vinto
level8-page-wins = Vince { $name }
level8-page-won-last-level = { $name } ha calato il livello 8, e la partita finisce subito.
level8-page-won-last-level-mine = Hai calato il livello 8, e la partita finisce subito.
level8-page-won-out = { $name } ha chiuso la manche al livello 7.
level8-page-won-out-mine = Hai chiuso la manche al livello 7.
level8-page-rounds = { $count ->
    [one] La partita è durata una manche.
   *[other] La partita è durata { $count } manche.
  }
level8-page-ahead = { $count ->
    [one] Hai chiuso con un livello di vantaggio.
   *[other] Hai chiuso con { $count } livelli di vantaggio.
  }
level8-page-behind = { $count ->
    [one] Hai chiuso con un livello di svantaggio.
   *[other] Hai chiuso con { $count } livelli di svantaggio.
  }
level8-page-sum-levels = { $count ->
    [one] livello superato
   *[other] livelli superati
  }
level8-page-sum-rounds = { $count ->
   *[other] manche
  }
level8-page-given-up = La partita è stata chiusa in anticipo
level8-page-given-up-how = È finita prima che qualcuno superasse tutti i livelli.
level8-page-practice = Una partita di allenamento: non conta.

# The rules page of Level 8.

rules-level8-title = Come si gioca a Level 8
rules-level8-lead = Il tuo livello chiede certe combinazioni: raccoglile, calale e liberati delle altre carte. In ogni manche puoi salire, e vince chi supera per primo il livello 8.

# At a glance.
rules-level8-glance-turn = Un turno
rules-level8-glance-turn-text = Pesca una carta, dal mazzo o da una qualsiasi pila degli scarti. Cala il tuo livello, se puoi, poi scarta una carta.
rules-level8-glance-level = Il tuo livello
rules-level8-glance-level-text = Chiede scale, gruppi di carte uguali o carte di un colore. Calalo tutto in una volta: qui due scale di 3.
rules-level8-glance-win = Come si vince
rules-level8-glance-win-text = Scarta l’ultima carta e sali di due livelli; gli altri che hanno calato salgono di uno. Vince chi supera per primo il livello 8.
rules-level8-glance-half = Mezzo livello
rules-level8-glance-half-text = Se il tuo livello chiede due scale, una sola non basta.
rules-level8-glance-add = Aggiungere una carta
rules-level8-glance-add-text = Quando il tuo livello è sul tavolo, aggiungi carte a qualsiasi combinazione, tua o di altri.
rules-level8-glance-beyond = Oltre il 15
rules-level8-glance-beyond-text = Una scala finisce con il 15. Dopo non viene nulla, nemmeno un 1.
rules-level8-glance-jokers = Jolly: sta per qualsiasi carta numero
rules-level8-glance-skips = «Salta un turno»: qualcuno passa un turno

# What there is.
rules-level8-cards = Che cosa c’è nella scatola
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
rule-L8-4c = Puoi usare livelli tuoi: otto a piacere, entro questi limiti. Una lista che ne supera uno viene rifiutata, e il messaggio dice perché. Con livelli tuoi, le stelle decidono solo se vale L8-24.
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
rule-L8-6 = Poi puoi calare il livello in cui ti trovi: tutte le sue combinazioni in una volta, scoperte, ognuna con esattamente le carte che chiede. Non puoi calarne solo una parte, né più di quanto chiede.
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

# A first game.
level8-lesson-aim = Otto livelli
level8-lesson-aim-text = Ognuno sale otto livelli, e ogni livello chiede le sue combinazioni. Parti dal livello 1: due scale di tre.
level8-lesson-draw = Prima si pesca
level8-lesson-draw-text = Ogni turno comincia con una carta dal mazzo o dalla cima di una pila degli scarti. { $two } ha scoperto un 6: completa il tuo 4 e il tuo 5.
level8-lesson-lay = Cala il livello
level8-lesson-lay-text = Ora hai tutte e due le scale, e si calano insieme. Il jolly sta per l’11 che manca.
level8-lesson-add = Aggiungi carte
level8-lesson-add-text = Quando il tuo livello è sul tavolo, puoi aggiungere carte. Il tuo 7 va sulla scala da 4 a 6: scegli la carta, poi il suo posto.
level8-lesson-discard = Alla fine si scarta
level8-lesson-discard-text = Ogni turno finisce con una carta sulla tua pila degli scarti. L’1 non ti serve: mettilo lì.
level8-lesson-pile = Tocca ancora a te
level8-lesson-pile-text = Anche { $two } ha calato. Adesso nessuno scarto ti aiuta, quindi pesca dal mazzo.
level8-lesson-others = Le scale degli altri
level8-lesson-others-text = Puoi aggiungere carte anche a ciò che hanno calato gli altri. La seconda scala di { $two } finisce a 14: lì va il tuo 15 rosso.
level8-lesson-skip = Salta un turno
level8-lesson-skip-text = Invece di scartare puoi mettere un «Salta un turno» davanti a qualcuno. Così { $one } perde un turno.
level8-lesson-skipped = Turno saltato
level8-lesson-skipped-text = { $one } ha dovuto passare e { $two } ha giocato. Pesca una carta: poi te ne restano solo tre da smaltire.
level8-lesson-more = Via le carte
level8-lesson-more-text = Prima di scartare aggiungi quante carte vuoi. L’8 va sulla tua scala che finisce a 7.
level8-lesson-last = Ancora una
level8-lesson-last-text = Il 13 che hai pescato va sull’altra scala. Una carta deve restare per lo scarto.
level8-lesson-out = Chiudi!
level8-lesson-out-text = Metti l’ultima carta sulla tua pila degli scarti: la manche finisce subito.
level8-lesson-round = La prossima manche
level8-lesson-round-text = Hai chiuso e sali di due livelli. { $two } ha calato e sale di uno, { $one } resta dov’è; vince chi completa per primo il livello 8.
level8-lesson-add-deed = Aggiungilo alla tua scala
