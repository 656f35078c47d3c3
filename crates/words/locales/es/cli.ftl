# What the command line prints.

show-players = En la mesa: { $names }
show-name = { $name } ({ $seat })
show-unfinished = El registro acaba aquí; la partida no ha terminado.

sim-heading = { $games ->
    [one] una partida
   *[other] { $games } partidas
  }, { $title }
sim-bots = Bots
sim-seed = Semilla
sim-win-rate = Partidas ganadas
sim-rate = { $rate } %  (intervalo del 95 %: de { $low } a { $high } %; { $wins } de { $games })
sim-mean-score = Puntuación media
sim-mean-cells = Media de casillas llenas
sim-mean = { $mean }  (intervalo del 95 %: de { $low } a { $high })
sim-length = Acciones por partida
sim-length-figures = { $mean } de media, de { $least } a { $most }
sim-by-seat = Por asiento
sim-seat = Asiento { $seat }
sim-ends = Finales
sim-causes = Causas de derrota
sim-share = { $share } %  ({ $count })
sim-cut-off = Interrumpidas
sim-speed = Velocidad
sim-speed-figures = { $actions } acciones en { $seconds } s

arena-grid = Por jugadores y pausas
arena-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
  }
arena-pauses = { $count ->
    [0] sin pausas
    [one] 1 pausa
   *[other] { $count } pausas
  }
arena-field = Mesa
arena-wins = Victorias
arena-interval = intervalo del 95 %
arena-par = Lo justo
arena-score = Puntuación media
arena-blocks = Bloques
arena-games = Partidas
arena-proven = Demostrado
arena-open = aún no
arena-more = más
arena-less = menos
arena-ceiling = cartas a la vista
arena-ceiling-figures = Con las cartas a la vista se puede ganar el { $rate } de { $deals } repartos ({ $interval }); perdidos: { $lost }, sin saber: { $unknown }.
arena-ratings = Clasificación
arena-decisions = Tiempo por decisión
arena-bot = Bot
arena-median = Mediana
arena-p99 = percentil 99
arena-max = Máximo
arena-count = Decisiones
arena-end = Semilla { $seed }, { $games } partidas en { $seconds } s

verify-good = { $count ->
    [one] 1 registro es correcto.
   *[other] { $count } registros son correctos.
  }
verify-bad = { $bad ->
    [one] 1 de { $count } registros no es correcto.
   *[other] { $bad } de { $count } registros no son correctos.
  }
verify-none = No había ningún registro que leer.

analyze-won = La partida se ganó.
analyze-winnable = Con las cartas a la vista, la partida todavía se puede ganar.
analyze-last-chance = Con las cartas a la vista, la partida se podía ganar antes de la jugada { $number }, pero no después:
analyze-last-known = Con las cartas a la vista, se encontró una victoria desde antes de la jugada { $number }; { $count ->
    [one] de una posición posterior no se sabe si se podía ganar
   *[other] de { $count } posiciones posteriores no se sabe si se podían ganar
  }:
analyze-never = Este reparto no se podía ganar, ni con las cartas a la vista.
analyze-not-found = No se encontró ninguna manera de ganar, ni con las cartas a la vista; que no la haya no está demostrado.
analyze-line = Así se habría ganado:
analyze-differences = { $count ->
    [0] { $bot } habría tomado igual todas las decisiones ({ $decisions }).
   *[other] { $bot } habría decidido otra cosa { $count } de { $decisions } veces:
  }
analyze-difference = { $name }: { $played } ({ $bot }: { $preferred })
analyze-estimate = – { $preferred } % de ganar
analyze-estimates = – { $preferred } % de ganar en vez de { $played } %
analyze-team = En equipo

serve-open = Sobremesa está abierta en { $link }
serve-lan = Los teléfonos de esta red la encuentran en { $link }
serve-no-network = Esta máquina no tiene dirección en ninguna red, así que los teléfonos no pueden encontrarla.

admin-no-reports = No hay denuncias abiertas.
admin-report = Denuncia { $report }, { $at }, de { $by }
admin-report-about = sobre { $about }
admin-report-table = en la mesa { $table }
admin-person = { $name } (persona { $person })
admin-person-gone = alguien que ya no está (persona { $person })
admin-resolved = La denuncia { $report } queda resuelta.
admin-banned = La persona { $person } queda vetada.
admin-unbanned = La persona { $person } puede volver.
admin-purged = { $count ->
    [0] Ninguna mesa era tan antigua como para borrarla.
    [one] Se ha borrado una mesa.
   *[other] Se han borrado { $count } mesas.
  }
