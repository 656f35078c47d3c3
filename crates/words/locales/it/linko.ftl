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
linko-due = { $what ->
    [play] Tocca al posto { $seat }, che deve giocare delle carte.
    [ghost] Prima il posto { $seat } sceglie un gruppo della zona fantasma.
    [steal] Prima il posto { $seat } decide che fare dello strato rubato al posto { $other }.
    [answer] Prima il posto { $seat } riprende o scarta lo strato lasciato dal posto { $other }.
    [draw] Prima il posto { $seat } pesca tante volte quante sono le carte rubate.
   *[extra] Prima il posto { $seat } pesca una carta o passa.
  }
linko-nothing-played = Bisogna giocare almeno una carta.
linko-several-values = Le carte giocate insieme hanno lo stesso valore; i jolly vanno con tutte.
linko-not-held = { $held ->
    [0] In questa mano non c’è nessun { $card }.
    [one] Di { $card } non se ne possono giocare { $count }: in questa mano ce n’è uno.
   *[other] Di { $card } non se ne possono giocare { $count }: in questa mano ce ne sono { $held }.
  }
linko-not-in-the-box = Di { $card } non se ne possono giocare { $count }: nella scatola ce ne sono { $boxed }.
linko-no-such-set = Dalla zona fantasma non si può rubare il gruppo di valore { $value }: deve avere tante carte quante ne sono state giocate, e un valore più basso.
linko-no-ghost-theft = Ora non c’è nulla da rubare nella zona fantasma.
linko-no-theft = Ora non c’è nulla da rubare.
linko-other-victim = Prima si ruba al posto { $victim }: gli avversari vengono uno dopo l’altro, in senso orario.
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
linko-first = Inizia { $name }.
linko-played = { $name } gioca { $cards }.
linko-ghost-robbed = { $name } ruba { $cards } dalla zona fantasma.
linko-stolen = { $name } ruba { $cards } a { $victim } e prende tutto in mano.
linko-left = { $name } ruba { $cards } a { $victim }, ma non prende nulla.
linko-took-back = { $name } riprende in mano { $cards }.
linko-discarded = { $name } scarta { $cards }.
linko-drew-pile = { $name } pesca { $cards } dal mazzo.
linko-drew-reserve = { $name } pesca { $cards } dalla riserva.
linko-passed = { $name } non pesca.
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
linko-sim-seat-figures = vince il { $rate }% (da { $low } a { $high }%), punteggio medio { $mean } (da { $mean_low } a { $mean_high })
linko-sim-by-order = Per ordine di gioco
linko-sim-shared = Vittorie condivise
linko-sim-thefts = Furti per partita
linko-sim-joker-layers = Strati di soli jolly per partita
linko-sim-end-last-card = qualcuno gioca l’ultima carta
linko-sim-end-exhausted = mazzo e riserva vuoti
