# What the command line prints.

show-players = À la table : { $names }
show-name = { $name } ({ $seat })
show-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.

sim-heading = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $title }
sim-bots = Bots
sim-seed = Graine
sim-win-rate = Parties gagnées
sim-rate = { $rate } %  (intervalle à 95 % : de { $low } à { $high } % ; { $wins } sur { $games })
sim-mean-score = Score moyen
sim-mean-cells = Cases remplies en moyenne
sim-mean = { $mean }  (intervalle à 95 % : de { $low } à { $high })
sim-length = Actions par partie
sim-length-figures = { $mean } en moyenne, de { $least } à { $most }
sim-by-seat = Par place
sim-seat = Place { $seat }
sim-ends = Fins de partie
sim-causes = Causes de défaite
sim-share = { $share } %  ({ $count })
sim-cut-off = Interrompues
sim-speed = Vitesse
sim-speed-figures = { $actions } actions en { $seconds } s

arena-grid = Par joueurs et pauses
arena-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
arena-pauses = { $count ->
    [0] sans pause
    [one] { $count } pause
   *[other] { $count } pauses
  }
arena-field = Table
arena-wins = Victoires
arena-interval = intervalle à 95 %
arena-par = Part égale
arena-score = Score moyen
arena-blocks = Blocs
arena-games = Parties
arena-proven = Prouvé
arena-open = pas encore
arena-more = plus
arena-less = moins
arena-ceiling = cartes découvertes
arena-ceiling-figures = À cartes découvertes, { $rate } de { $deals } donnes peuvent être gagnées ({ $interval }) ; perdues : { $lost }, inconnues : { $unknown }.
arena-ratings = Classement
arena-decisions = Temps par décision
arena-bot = Bot
arena-median = Médiane
arena-p99 = 99e centile
arena-max = Maximum
arena-count = Décisions
arena-end = Graine { $seed }, { $games } parties en { $seconds } s

verify-good = { $count ->
    [one] { $count } enregistrement est valide.
   *[other] { $count } enregistrements sont valides.
  }
verify-bad = { $bad ->
    [one] { $bad } enregistrement sur { $count } n’est pas valide.
   *[other] { $bad } enregistrements sur { $count } ne sont pas valides.
  }
verify-none = Il n’y avait aucun enregistrement à lire.

analyze-won = La partie a été gagnée.
analyze-winnable = Cartes sur table, la partie peut encore être gagnée.
analyze-last-chance = Cartes sur table, la partie pouvait être gagnée avant le coup { $number }, et plus après :
analyze-last-known = Cartes sur table, une victoire a été trouvée à partir d’avant le coup { $number } ; { $count ->
    [one] pour une position suivante, on ne sait pas si elle pouvait être gagnée
   *[other] pour { $count } positions suivantes, on ne sait pas si elles pouvaient être gagnées
  } :
analyze-never = Cette donne ne pouvait pas être gagnée, même cartes sur table.
analyze-not-found = Aucune façon de gagner n’a été trouvée, même cartes sur table ; qu’il n’y en ait pas n’est pas prouvé.
analyze-line = Ceci aurait gagné :
analyze-differences = { $count ->
    [0] { $bot } aurait pris toutes les décisions ({ $decisions }) de la même façon.
   *[other] { $bot } aurait décidé autrement { $count } fois sur { $decisions } :
  }
analyze-difference = { $name } : { $played } ({ $bot } : { $preferred })
analyze-estimate = – { $preferred } % de chances
analyze-estimates = – { $preferred } % de chances au lieu de { $played } %
analyze-team = Ensemble

serve-open = Sobremesa t’attend à l’adresse { $link }
serve-lan = Depuis un téléphone de ce réseau : { $link }
serve-no-network = Cette machine n’a d’adresse sur aucun réseau, donc les téléphones ne peuvent pas la trouver.

admin-no-reports = Aucun signalement ouvert.
admin-report = Signalement { $report }, { $at }, par { $by }
admin-report-about = concerne { $about }
admin-report-table = à la table { $table }
admin-person = { $name } (personne { $person })
admin-person-gone = quelqu’un qui n’est plus là (personne { $person })
admin-resolved = Le signalement { $report } est réglé.
admin-banned = La personne { $person } est bannie.
admin-unbanned = La personne { $person } peut revenir.
admin-purged = { $count ->
    [0] Aucune table n’était assez ancienne pour être supprimée.
    [one] Une table est supprimée.
   *[other] { $count } tables sont supprimées.
  }
