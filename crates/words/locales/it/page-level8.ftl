# level8 at a table: what the page says.

# Cards and combinations, as they are spoken where no sentence stands around them.
level8-page-number = { $value } { $color }
level8-page-joker = jolly
level8-page-skip = «Salta un turno»
level8-page-meld = { $kind ->
    [run] scala da { $from } a { $to }
    [set] { $size ->
        [2] coppia di { $value }
        [3] tris di { $value }
       *[other] { $size } carte di valore { $value }
      }
   *[color] { $size } carte di colore { $color }
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
level8-page-dealt = { $name } distribuisce le carte per una nuova manche.
level8-page-dealt-and-turned-up = { $name } distribuisce le carte per una nuova manche e scopre { $card }.
level8-page-reshuffled = Si mescolano le pile degli scarti, tranne le carte in cima, e si forma un nuovo mazzo.
level8-page-drew = { $name } pesca dal mazzo.
level8-page-laid-down = { $name } cala il livello { $level }.
level8-page-added = { $name } aggiunge { $card } a una combinazione di { $owner }.
level8-page-added-own = { $name } aggiunge { $card } a una propria combinazione.
level8-page-kept = { $count ->
    [one] { $name } tiene una carta per la prossima manche.
   *[other] { $name } tiene { $count } carte per la prossima manche.
  }

# What an action does, on buttons and in hints.
level8-page-deed-draw = Pesca dal mazzo
level8-page-deed-take = Pesca dagli scarti di { $name }
level8-page-deed-lay = Cala il livello: { $melds }
level8-page-deed-add = { $end ->
    [low] Aggiungi { $card } in basso alla { $place } combinazione di { $name }
    [high] Aggiungi { $card } in alto alla { $place } combinazione di { $name }
   *[none] Aggiungi { $card } alla { $place } combinazione di { $name }
  }
level8-page-deed-discard = Scarta { $card }
level8-page-deed-skip = Ferma { $name }
level8-page-deed-pass = Passa il turno
level8-page-deed-keep = Tieni { $cards }
level8-page-deed-keep-nothing = Non tenere nulla

# The bar.
level8-page-where = Manche { $round } · { $turn }
level8-page-turn-mine = tocca a te
level8-page-turn-of = tocca a { $name }
level8-page-turn-dealing = si distribuiscono le carte
level8-page-turn-over = partita finita

# Seats.
level8-page-players = Giocatori
level8-page-level = Livello { $level }
level8-page-level-laid = Livello { $level } · calato
level8-page-level-through = Tutti i livelli superati
level8-page-in-hand = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
  }
level8-page-bot = bot
level8-page-away = assente
level8-page-replaced = gioca un bot
level8-page-skipped = salta un turno
level8-page-kept-mark = tiene { $count }
level8-page-won-mark = vittoria
level8-page-misses = Il prossimo turno salta
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
    [low] Aggiungi { $card } in basso: { $meld } ({ $name })
    [high] Aggiungi { $card } in alto: { $meld } ({ $name })
   *[none] Aggiungi { $card } qui: { $meld } ({ $name })
  }
level8-page-add-short = { $end ->
    [low] Aggiungi in basso: { $meld } ({ $name })
    [high] Aggiungi in alto: { $meld } ({ $name })
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
level8-page-player = Nome
level8-page-level-word = Livello
level8-page-how = Come
level8-page-went-out = ha chiuso la manche
level8-page-laid-it = ha calato il livello
level8-page-stays = resta
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
    [one] Per il livello { $level } manca una carta.
   *[other] Per il livello { $level } mancano { $count } carte.
  }
level8-page-ask-lay = Puoi calare il livello { $level }
level8-page-lay-wins = Così vinci la partita.
level8-page-lay = Cala il livello
level8-page-another = Altro modo
level8-page-another-of = { $number }/{ $count }
level8-page-arrange = Componi
level8-page-ask-arrange = Componi il livello { $level }
level8-page-arrange-how = Scegli dalla tua mano le carte di ogni combinazione.
level8-page-group = { $part }, carte: { $count } su { $size }
level8-page-reading = Che cosa sostituisce il jolly
level8-page-reading-of = { $kind ->
    [run] da { $from } a { $to }
    [set] { $value }
   *[color] { $color }
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
   *[number] Il tuo { $value } { $color }
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
level8-page-wait-act = { $name } ha pescato: può calare e aggiungere, e deve scartare.
level8-page-wait-pass = { $name } salta il turno.
level8-page-wait-keep = { $name } sceglie che cosa tenere per la prossima manche.
level8-page-wait-deal = Si distribuiscono le carte
level8-page-wait-shuffle = Si mescola un nuovo mazzo
level8-page-watching = Stai guardando la partita.
level8-page-clock = a tempo
level8-page-ask-return = Risulti assente
level8-page-return-how = Risultavi assente. Riprendi il tuo posto quando vuoi.
level8-page-return = Torna a giocare
level8-page-hinted = Suggerimento. { $deed }.
level8-page-do-it = Fai così

# The hand.
level8-page-hand = La tua mano
level8-page-sort = Ordina la mano
level8-page-sort-value = Valore
level8-page-sort-color = Colore
level8-page-sort-own = Libero
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
level8-page-standing = Classifica finale
level8-page-given-up = Partita abbandonata
level8-page-given-up-how = È finita prima che qualcuno superasse tutti i livelli.
level8-page-practice = Qualcosa è stato annullato: una partita di allenamento.
level8-page-rematch = Gioca ancora
level8-page-to-rematch = Vai alla nuova partita
level8-page-record = Registrazione
