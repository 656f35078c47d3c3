# Level 10: names, errors, and the course of a game.

level10-title = Level 10, { $players ->
    [one] un giocatore
   *[other] { $players } giocatori
  }, { $pauses ->
    [0] nessuna pausa
    [one] una pausa
   *[other] { $pauses } pause
  }, { $scoring ->
    [strict] bonus più alto solo senza pause
   *[victory] bonus più alto per qualsiasi vittoria
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
level10-false-count = Un conteggio deve essere vero: carte del mondo { $world } dichiarate { $told }, in mano { $held }.
level10-wish-of-oneself = Un desiderio riguarda chi lo dice o nomina qualcun altro; il posto { $seat } ha nominato sé stesso.
level10-count-missing = A un conteggio serve il numero.
level10-garbled-statement = Un conteggio dice un numero e non nomina nessuno; un desiderio non dice numeri.
level10-not-your-turn = Tocca al posto { $turn }.
level10-not-held-level = { $card } non è in questa mano.
level10-not-held-pause = In questa mano non c’è nessuna pausa.
level10-swap-is-due = Dopo il reset c’è lo scambio: metti fino a due carte sotto il mazzo, o nessuna.
level10-no-swap-now = Le carte si scambiano solo subito dopo un reset, finché il mazzo ha carte.
level10-too-many-swapped = Si possono scambiare al massimo due carte, non { $count }.
level10-swapped-not-held = Sotto il mazzo non può andare { $card }: non è in questa mano.
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
level10-tucked-not-held = { $card } non si può infilare: non è in questa mano.
level10-wrong-winner-won = La griglia è piena, quindi la partita è vinta.
level10-wrong-winner-stuck = Qualcuno non poteva fare nulla, quindi la partita è persa.
level10-wrong-winner-hands-empty = Tutte le mani sono vuote e la griglia non è piena, quindi la partita è persa.
level10-wrong-score = Il punteggio è { $expected }, non { $claimed }.
level10-wrong-placed = Le carte livello e reset nella griglia sono { $expected }, non { $claimed }.
level10-wrong-unused-pauses = Pause non usate, delle tre: { $expected }, non { $claimed }.

# The course of a game.
level10-dealt-hand = { $name } riceve { $cards }
level10-dealt-pile = Il mazzo, dalla carta in cima: { $cards }
level10-began = Inizia { $name }.
level10-played = { $name } gioca { $card } nella colonna { $column }.
level10-paused = { $name } mette una pausa nella riga { $row }, colonna { $column }.
level10-paused-tucking = { $name } mette una pausa nella riga { $row }, colonna { $column }, e sotto ci infila { $card }.
level10-was-reset = { $name } mette un reset nella riga { $row }, colonna { $column }.
level10-put-under = { $name } mette { $cards } sotto il mazzo.
level10-put-nothing-under = { $name } non scambia nulla.
level10-drew = Pesca { $cards }.
level10-hand = In mano: { $cards }
level10-empty-hand = La mano è vuota.
level10-said-count = { $name } dice: { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
  } del mondo { $world }.
level10-said-play = { $name } vorrebbe giocare nel mondo { $world }.
level10-said-play-whom = { $name } vorrebbe che { $whom } giocasse nel mondo { $world }.
level10-said-reset = { $name } vorrebbe mettere un reset nel mondo { $world }.
level10-said-reset-whom = { $name } vorrebbe che { $whom } mettesse un reset nel mondo { $world }.
level10-column = Colonna { $column }: { $cells }
level10-resets-left = reset rimasti
level10-won = La griglia è piena: la partita è vinta.
level10-stuck = { $name } non può fare nulla, quindi la partita è persa.
level10-stuck-card = { $card }: { $reason }
level10-stuck-reset = Un reset: { $reason }
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
level10-loss-no-reset-left = la colonna voleva un reset e le righe aperte non ne avevano
level10-loss-too-low = tutte le carte per le righe aperte erano troppo basse
level10-loss-other-worlds = nessuna carta per le righe aperte
level10-loss-hands-empty = tutte le mani vuote
