# What the command line prints.

show-players = Giocano: { $names }
show-name = { $name } ({ $seat })
show-unfinished = La registrazione si ferma qui: la partita non è finita.

sim-heading = { $games ->
    [one] una partita
   *[other] { $games } partite
  }, { $title }
sim-bots = Bot
sim-seed = Seme
sim-win-rate = Partite vinte
sim-rate = { $rate }%  (intervallo al 95%: da { $low } a { $high }%; { $wins } su { $games })
sim-mean-score = Punteggio medio
sim-mean-cells = Media delle caselle riempite
sim-mean = { $mean }  (intervallo al 95%: da { $low } a { $high })
sim-length = Azioni per partita
sim-length-figures = { $mean } in media, da { $least } a { $most }
sim-by-seat = Per posto
sim-seat = Posto { $seat }
sim-ends = Come finiscono
sim-causes = Perché si perde
sim-share = { $share }%  ({ $count })
sim-cut-off = Interrotte
sim-speed = Velocità
sim-speed-figures = { $actions } azioni in { $seconds } s

arena-grid = Per giocatori e pause
arena-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
  }
arena-pauses = { $count ->
    [0] nessuna pausa
    [one] 1 pausa
   *[other] { $count } pause
  }
arena-field = Tavolo
arena-wins = Vittorie
arena-interval = intervallo al 95 %
arena-par = Parte equa
arena-score = Punteggio medio
arena-blocks = Blocchi
arena-games = Partite
arena-proven = Dimostrato
arena-open = non ancora
arena-more = più
arena-less = meno
arena-ceiling = carte scoperte
arena-ceiling-figures = A carte scoperte si può vincere il { $rate } di { $deals } distribuzioni ({ $interval }); perse: { $lost }, ignote: { $unknown }.
arena-ratings = Classifica
arena-decisions = Tempo per decisione
arena-bot = Bot
arena-median = Mediana
arena-p99 = 99º percentile
arena-max = Massimo
arena-count = Decisioni
arena-end = Seme { $seed }, { $games } partite in { $seconds } s

verify-good = { $count ->
    [one] 1 registrazione è valida.
   *[other] { $count } registrazioni sono valide.
  }
verify-bad = Registrazioni non valide: { $bad } su { $count }.
verify-none = Non c’era nessuna registrazione da leggere.

analyze-won = La partita è stata vinta.
analyze-winnable = A carte scoperte la partita si può ancora vincere.
analyze-last-chance = A carte scoperte la partita si poteva vincere prima della mossa { $number }, e non più dopo:
analyze-last-known = A carte scoperte è stata trovata una vittoria da prima della mossa { $number }; { $count ->
    [one] di una posizione successiva non si sa se si poteva vincere
   *[other] di { $count } posizioni successive non si sa se si potevano vincere
  }:
analyze-never = Questa smazzata non si poteva vincere, nemmeno a carte scoperte.
analyze-not-found = Nessun modo di vincere è stato trovato, nemmeno a carte scoperte; che non ci sia non è dimostrato.
analyze-line = Così si sarebbe vinto:
analyze-differences = { $count ->
    [0] { $bot } avrebbe preso tutte le decisioni ({ $decisions }) allo stesso modo.
   *[other] { $bot } avrebbe deciso diversamente { $count } volte su { $decisions }:
  }
analyze-difference = { $name }: { $played } ({ $bot }: { $preferred })
analyze-estimate = – { $preferred }% di vincere
analyze-estimates = – { $preferred }% di vincere invece del { $played }%
analyze-team = Insieme

serve-open = Sobremesa è aperto su { $link }
serve-lan = I telefoni di questa rete lo trovano su { $link }
serve-no-network = Questo computer non ha un indirizzo in rete, quindi i telefoni non possono trovarlo.

admin-no-reports = Non ci sono segnalazioni aperte.
admin-report = Segnalazione { $report }, { $at }, di { $by }
admin-report-about = riguarda { $about }
admin-report-table = al tavolo { $table }
admin-person = { $name } (persona { $person })
admin-person-gone = qualcuno che non c’è più (persona { $person })
admin-resolved = La segnalazione { $report } è chiusa.
admin-banned = La persona { $person } è esclusa dal server.
admin-unbanned = La persona { $person } può tornare.
admin-purged = { $count ->
    [0] Nessun tavolo era abbastanza vecchio da cancellare.
    [one] Un tavolo cancellato.
   *[other] { $count } tavoli cancellati.
  }
