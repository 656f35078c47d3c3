# On the first page.
level10-name = Level 10
level10-kind = Coopératif · de 1 à 5
level10-sentence = Remplis cinq mondes, dix colonnes, sans révéler un seul nombre.

# When a table is set up, and in the arena's rows.
option-pauses = Pauses
option-pauses-2 = Deux : normal
option-pauses-3 = Trois : plus facile
option-pauses-1 = Une : plus difficile
option-pauses-0 = Aucune : le plus difficile
option-scoring = Score
option-scoring-victory = Bonus élevé pour toute victoire
option-scoring-strict = Bonus élevé seulement sans pause dans la grille
option-pauses-grid = Par personnes et pauses
option-pauses-row = { $count ->
    [0] sans pause
    [one] { $count } pause
   *[other] { $count } pauses
  }

# Level 10: names, errors, and the course of a game.

level10-title = Level 10, { $players ->
    [one] en solo
   *[other] partie à { $players }
  }, { $pauses ->
    [0] sans pause
    [one] une pause
   *[other] { $pauses } pauses
  }{ $scoring ->
    [strict] , bonus élevé seulement sans pause
   *[victory] { "" }
  }

level10-world = { $world ->
    [D] Désert
    [F] Forêt
    [S] Ciel
    [V] Volcan
   *[M] Marécage
  }
level10-card = { $world } { $value }
level10-pause = une pause

# Why something is not allowed.
level10-wrong-players = Level 10 se joue de 1 à 5, pas à { $players }.
level10-too-many-pauses = La boîte contient trois pauses, pas { $pauses }.
level10-not-dealt = Les cartes ne sont pas encore distribuées.
level10-already-dealt = Les cartes sont déjà distribuées.
level10-game-over = La partie est finie.
level10-no-such-seat = Il n’y a pas de place { $seat } ici : { $players ->
    [one] la partie se joue en solo
   *[other] la partie se joue à { $players }
  }, et les places se comptent à partir de 0.
level10-wrong-deck-level = La carte { $card } est distribuée { $found } fois ; il y en a exactement une dans le paquet.
level10-wrong-deck-pauses = { $found ->
    [one] { $found } pause distribuée
   *[other] { $found } pauses distribuées
  } ; il en faut { $expected }.
level10-wrong-hand-count = { $found ->
    [one] { $found } main distribuée
   *[other] { $found } mains distribuées
  } ; il en faut { $players }.
level10-wrong-hand-size = La place { $seat } a reçu { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
  } ; il lui en faut { $expected }.
level10-beginner-not-chosen = L’équipe choisit d’abord qui commence.
level10-beginner-already-chosen = L’équipe a déjà choisi qui commence.
level10-team-decides = C’est l’équipe qui décide qui commence.
level10-false-count = Le nombre annoncé doit être exact : tu as { $held ->
    [one] { $held } carte
   *[other] { $held } cartes
  } { $world }, pas { $told }.
level10-wish-of-oneself = Un souhait parle de toi ou de quelqu’un d’autre ; pour toi, pas besoin de te nommer.
level10-count-missing = Dis combien de cartes tu as.
level10-garbled-statement = Dis combien de cartes tu as, ou fais un souhait : le nombre ne va qu’avec les cartes, le nom qu’avec un souhait.
level10-not-your-turn = C’est à { $name } de jouer.
level10-not-held-level = Tu n’as pas la carte { $card }.
level10-not-held-pause = Tu n’as pas de pause.
level10-swap-is-due = Après la réinitialisation vient l’échange : mets jusqu’à deux cartes sous la pioche, ou aucune.
level10-no-swap-now = On n’échange des cartes que juste après une réinitialisation, tant que la pioche n’est pas vide.
level10-too-many-swapped = On peut échanger deux cartes au plus, pas { $count }.
level10-swapped-not-held = Impossible de mettre { $card } sous la pioche : cette carte n’est pas dans ta main.
level10-no-reset-left = La rangée { $row } n’a plus de réinitialisation.
level10-column-has-reset = Cette colonne a déjà sa réinitialisation : la rangée { $row } ne peut pas en recevoir une autre.
level10-other-world = { $card } va dans la rangée { $world }, pas dans la rangée { $row }.
level10-too-low = { $card } ne peut pas suivre { $last }.
level10-row-filled = La rangée { $row } a déjà sa carte dans cette colonne.
level10-column-needs-reset = Il manque encore sa réinitialisation à cette colonne : elle doit aller dans la rangée { $row }.
level10-tuck-too-early = On ne peut glisser une carte sous la pause que si la pioche est vide ; il y reste { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
  }.
level10-tucked-other-world = Impossible de glisser { $card } sous la pause dans la rangée { $row } : il faut une carte de ce monde.
level10-tucked-not-held = Impossible de glisser { $card } sous la pause : cette carte n’est pas dans ta main.
level10-wrong-winner-won = La grille est pleine, donc la partie est gagnée.
level10-wrong-winner-stuck = Quelqu’un ne pouvait rien faire, donc la partie est perdue.
level10-wrong-winner-hands-empty = Toutes les mains sont vides et la grille n’est pas pleine, donc la partie est perdue.
level10-wrong-score = Le score est { $expected }, pas { $claimed }.
level10-wrong-placed = Le nombre de cartes niveau et réinitialisation dans la grille est { $expected }, pas { $claimed }.
level10-wrong-unused-pauses = Pauses inutilisées : { $expected } sur trois, pas { $claimed }.

# The course of a game.
level10-dealt-hand = { $name } reçoit { $cards }
level10-dealt-pile = La pioche, de haut en bas : { $cards }
level10-began = { $you ->
    [name] Tu commences.
   *[other] { $name } commence.
  }
level10-played = { $you ->
    [name] Tu joues { $card } dans la colonne { $column }.
   *[other] { $name } joue { $card } dans la colonne { $column }.
  }
level10-paused = { $you ->
    [name] Tu places une pause dans la rangée { $row }, colonne { $column }.
   *[other] { $name } place une pause dans la rangée { $row }, colonne { $column }.
  }
level10-paused-tucking = { $you ->
    [name] Tu places une pause dans la rangée { $row }, colonne { $column }, et tu glisses { $card } dessous.
   *[other] { $name } place une pause dans la rangée { $row }, colonne { $column }, et glisse { $card } dessous.
  }
level10-was-reset = { $you ->
    [name] Tu places une réinitialisation dans la rangée { $row }, colonne { $column }.
   *[other] { $name } place une réinitialisation dans la rangée { $row }, colonne { $column }.
  }
level10-put-under = { $name } met { $cards } sous la pioche.
level10-put-nothing-under = { $you ->
    [name] Tu n’échanges rien.
   *[other] { $name } n’échange rien.
  }
level10-drew = Carte piochée : { $cards }.
level10-hand = Main : { $cards }
level10-empty-hand = La main est vide.
level10-said-count = { $you ->
    [name] Tu as
   *[other] { $name } a
  } { $count ->
    [0] zéro carte
    [one] une carte
   *[other] { $count } cartes
  } { $world }.
level10-said-play = { $you ->
    [name] Tu aimerais jouer dans le monde { $world }.
   *[other] { $name } aimerait jouer dans le monde { $world }.
  }
level10-said-play-whom = { $you ->
    [name] Tu aimerais voir { $whom } jouer dans le monde { $world }.
    [whom] { $name } aimerait te voir jouer dans le monde { $world }.
   *[other] { $name } aimerait voir { $whom } jouer dans le monde { $world }.
  }
level10-said-reset = { $you ->
    [name] Tu aimerais placer une réinitialisation dans le monde { $world }.
   *[other] { $name } aimerait placer une réinitialisation dans le monde { $world }.
  }
level10-said-reset-whom = { $you ->
    [name] Tu aimerais voir { $whom } placer une réinitialisation dans le monde { $world }.
    [whom] { $name } aimerait te voir placer une réinitialisation dans le monde { $world }.
   *[other] { $name } aimerait voir { $whom } placer une réinitialisation dans le monde { $world }.
  }
level10-column = Colonne { $column } : { $cells }
level10-resets-left = réinitialisations restantes
level10-won = La grille est pleine : la partie est gagnée.
level10-stuck = { $you ->
    [name] Tu ne peux rien faire : la partie est perdue.
   *[other] { $name } ne peut rien faire : la partie est perdue.
  }
level10-stuck-card = { $card }. { $reason }
level10-stuck-reset = Une réinitialisation. { $reason }
level10-hands-empty = Toutes les mains sont vides et la grille n’est pas pleine : la partie est perdue.
level10-outcome = Score { $score } : { $placed ->
    [one] { $placed } carte niveau ou réinitialisation placée
   *[other] { $placed } cartes niveau et réinitialisation placées
  }, { $unused ->
    [0] aucune pause inutilisée
    [one] une pause inutilisée
   *[other] { $unused } pauses inutilisées
  }.

# Why games are lost, in a table.
level10-loss-no-reset-left = il fallait une réinitialisation, et les rangées ouvertes n’en avaient plus
level10-loss-too-low = toutes les cartes pour les rangées ouvertes étaient trop basses
level10-loss-other-worlds = aucune carte pour les rangées ouvertes
level10-loss-hands-empty = toutes les mains vides

# Level 10 at a table: what the page says.

# The bar.
level10-page-column = Colonne { $column } sur 10
level10-page-resets = réinitialisations : { $count }
level10-page-pauses = pauses : { $count }
level10-page-pile = pioche : { $count }
level10-page-dealing = Distribution des cartes

# Cards.
level10-page-pause = Pause
level10-page-reset = Réinitialisation
level10-page-pile-label = Pioche : { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
  }

# The grid.
level10-page-grid = La grille
level10-page-caption = Cinq mondes, dix colonnes. La colonne { $column } est ouverte.
level10-page-caption-full = Cinq mondes, dix colonnes. Toutes les cases sont remplies.
level10-page-head-resets = Réinit.
level10-page-resets-of = { $count ->
    [0] plus de réinitialisation
    [one] reste une réinitialisation
   *[other] restent { $count } réinitialisations
  }
level10-page-takes = accepte { $value } ou plus
level10-page-takes-any = accepte n’importe quelle carte
level10-page-takes-only = accepte seulement { $value }
level10-page-only-both = seulement réinitialisation ou pause
level10-page-only-reset = seulement une réinitialisation
level10-page-only-pause = seulement une pause
level10-page-hopeless = plus aucune carte possible
level10-page-must-reset = la réinitialisation doit aller ici
level10-page-filled = a déjà sa carte dans cette colonne
level10-page-next-both = puis seulement réinitialisation ou pause
level10-page-next-reset = puis seulement une réinitialisation
level10-page-next-pause = puis seulement une pause
level10-page-next-hopeless = puis aucune carte possible
level10-page-complete = complète

# The team.
level10-page-team = L’équipe et ce qui est annoncé
level10-page-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
level10-page-told = Ce qui est annoncé : { $name }
level10-page-wish-play = aimerait jouer ici
level10-page-wish-reset = aimerait une réinitialisation ici
level10-page-wish-play-whom = aimerait voir { $whom } jouer ici
level10-page-wish-reset-whom = aimerait voir { $whom } placer une réinitialisation ici
level10-page-wish-play-you = aimerait te voir jouer ici
level10-page-wish-reset-you = aimerait te voir placer une réinitialisation ici
level10-page-wish-play-short = jouer ?
level10-page-wish-reset-short = réinit. ?
level10-page-wish-play-whom-short = { $whom } joue ?
level10-page-wish-reset-whom-short = { $whom } : réinit. ?
level10-page-wish-play-you-short = tu joues ?
level10-page-wish-reset-you-short = toi : réinit. ?
level10-page-proposes = propose { $name }
level10-page-hand-of = Main : { $name }

# The question that is asked.
level10-page-your-turn = À toi de jouer
level10-page-turn-of = On attend { $name }
level10-page-turn-any = Joue une carte ou place une réinitialisation : il en manque encore une à la colonne { $column }.
level10-page-turn-has-reset = Joue une carte : la colonne { $column } a sa réinitialisation.
level10-page-turn-due = Il ne manque que sa réinitialisation à la colonne { $column } : elle doit aller dans la rangée { $row }.
level10-page-turn-row = Joue une carte ou place une réinitialisation : pour la colonne { $column }, seule la rangée { $row } en a encore une.
level10-page-turn-lost = La colonne { $column } ne peut plus avoir sa réinitialisation.
level10-page-others-any = Il manque encore sa réinitialisation à la colonne { $column }.
level10-page-others-has-reset = La colonne { $column } a sa réinitialisation.
level10-page-put-back = Remettre
level10-page-goes = { $card } : rangée { $row }, colonne { $column }.
level10-page-fits = { $card } : peut aller dans la colonne { $column } maintenant. Joue cette carte quand ce sera ton tour.
level10-page-danger = Plus aucune rangée ouverte n’aurait alors de réinitialisation pour la colonne { $column } : la partie serait perdue.
level10-page-which-row = Où va la pause ?
level10-page-pause-counts = Elle vaut autant que la carte à sa gauche.
level10-page-tuck = Tu peux glisser dessous une carte { $row } : choisis-en une, ou aucune.
level10-page-reset-then = Ensuite, tu peux échanger jusqu’à deux cartes de ta main.
level10-page-reset-no-exchange = La pioche est vide : pas d’échange.
level10-page-exchange = Échanger des cartes ?
level10-page-exchange-how = Choisis jusqu’à deux cartes à mettre sous la pioche ; tu en pioches autant.
level10-page-exchange-order = La première carte se trouve au-dessus de la deuxième.
level10-page-exchange-turn-round = Inverser l’ordre
level10-page-exchange-of = { $name } peut échanger des cartes
level10-page-exchange-of-how = Jusqu’à deux cartes de la main vont sous la pioche, et on en pioche autant.
level10-page-who-begins = Qui commence ?
level10-page-goal = Ensemble, vous remplissez les 50 cases, colonne par colonne. Les rangées montent, et chaque colonne prend exactement une réinitialisation.
level10-page-begin-choose = Choisis qui commence.
level10-page-begin-propose = Propose quelqu’un ; c’est décidé quand toute l’équipe est d’accord.
level10-page-begin-wait = L’équipe se met d’accord sur qui commence.
level10-page-begin-proposed-by = choix : { $names }
level10-page-no-cards = Ta main est vide : le reste de l’équipe continue sans toi.
level10-page-hint-chance = Chances de victoire de l’équipe : environ { $percent } %.
level10-page-clock = Le temps pour décider est limité.
level10-page-replaced-me = Un bot joue pour toi
level10-page-away-me = Tu n’es plus à table
level10-page-return-how = Reviens pour jouer toi-même.
level10-page-return = Revenir

# The hand.
level10-page-hand = Ta main
level10-page-card-plain = { $card }
level10-page-card-playable = { $card }, peut être jouée
level10-page-card-selected = { $card }, choisie
level10-page-card-unplayable = { $card }, ne peut pas être jouée. { $reason }
level10-page-card-first = { $card }, va sous la pioche en premier
level10-page-card-second = { $card }, va sous la pioche en deuxième
level10-page-reset-playable = Placer une réinitialisation dans la rangée { $row } : il en reste { $count }
level10-page-reset-unplayable = Pas de réinitialisation dans la rangée { $row }. { $reason }

# What can be told.
level10-page-tell = Dire à la table
level10-page-tell-what = Que dire
level10-page-tell-count = Combien
level10-page-tell-play = Jouer sur
level10-page-tell-reset = Réinitialiser
level10-page-tell-which = Quel monde
level10-page-tell-count-of = Annoncer combien de cartes { $world } tu as
level10-page-tell-play-in = Dire que tu aimerais jouer dans le monde { $world }
level10-page-tell-reset-in = Dire que tu aimerais placer une réinitialisation dans le monde { $world }
level10-page-tell-play-whom = Dire que tu aimerais voir { $whom } jouer dans le monde { $world }
level10-page-tell-reset-whom = Dire que tu aimerais voir { $whom } placer une réinitialisation dans le monde { $world }
level10-page-tell-always = Toujours dire combien j’en ai
level10-page-tell-self = qui : moi
level10-page-tell-whom = qui : { $name }
level10-page-tell-next-whom = Qui devrait le faire : { $name }. Choisir la personne suivante.
level10-page-tell-next-self = Qui devrait le faire : toi. Choisir la personne suivante.

# The end.
level10-page-won = Victoire
level10-page-lost = Défaite
level10-page-given-up = Arrêtée avant la fin
level10-page-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
level10-page-over-full = La grille est pleine.
level10-page-over-stopped = On s’arrête là.
level10-page-over-won = Cinq mondes, dix colonnes : la partie est gagnée.
level10-page-over-stuck = { $you ->
    [name] Tu ne pouvais ni jouer une carte ni placer une réinitialisation dans la colonne { $column }.
   *[other] { $name } ne pouvait ni jouer une carte ni placer une réinitialisation dans la colonne { $column }.
}
level10-page-over-empty = Toutes les mains sont vides, et la grille n’est pas pleine.
level10-page-loss-no-reset = Il fallait sa réinitialisation à la colonne, et les rangées ouvertes n’en avaient plus.
level10-page-loss-too-low = Toutes les cartes pour les rangées ouvertes étaient trop basses.
level10-page-loss-other-worlds = Il n’y avait aucune carte pour les rangées ouvertes.
level10-page-over-given-up = La partie s’est arrêtée avant la fin, à la colonne { $column }.
level10-page-sum-placed = { $count ->
    [one] carte dans une case de la grille
   *[other] cartes dans une case de la grille
  }
level10-page-sum-bonus = { $count ->
    [0] bonus : aucune pause inutilisée
    [one] bonus : une pause inutilisée
   *[other] bonus : { $count } pauses inutilisées
  }
level10-page-sum-points = { $count ->
    [one] point
   *[other] points
  }
level10-page-bonus-won = Après une victoire, une, deux ou trois pauses inutilisées rapportent 10, 30 ou 50 points.
level10-page-bonus-lost = Après une défaite, une, deux ou trois pauses inutilisées rapportent 5, 20 ou 40 points ; après une victoire, 10, 30 ou 50.
level10-page-bonus-strict = Pour une grille pleine et sans pause, le bonus est de 50 ; sinon, une, deux ou trois pauses inutilisées rapportent 5, 20 ou 40 points.
level10-page-left-in-pile = Reste dans la pioche
level10-page-hindsight = Pouvait-on gagner ?
level10-page-hindsight-awaited = Calcul en cours…
level10-page-hindsight-never = Non : cette donne ne pouvait pas être gagnée, même à cartes découvertes.
level10-page-hindsight-unknown = Aucune façon de gagner n’a été trouvée, même à cartes découvertes, mais rien ne prouve qu’il n’y en ait pas.
level10-page-hindsight-yes = { $count ->
    [0] Oui, à cartes découvertes : au tout début.
    [one] Oui, à cartes découvertes : jusqu’à la première carte dans la grille.
   *[other] Oui, à cartes découvertes : jusqu’à { $count } cartes dans la grille.
  }
level10-page-hindsight-moment = { $count ->
    [0] Avant la première carte,
    [one] Avec une carte dans la grille,
   *[other] Avec { $count } cartes dans la grille,
  } on pouvait encore gagner à cartes découvertes. Voici la suite. { $line }
level10-page-hindsight-lost = Après cela, c’était perdu.
level10-page-hindsight-open = { $count ->
    [one] Pour une position suivante, on ne sait pas si elle pouvait être gagnée.
   *[other] Pour { $count } positions suivantes, on ne sait pas si elles pouvaient être gagnées.
  }
level10-page-hindsight-line = Ce qui aurait gagné
level10-page-step-back = Retour
level10-page-step-on = Suivant
level10-page-step = { $step } sur { $count }
level10-page-step-close = Au résultat

# What happened, for those who did not see all cards.
level10-page-line-dealt = Chaque main reçoit { $hand } cartes ; il en reste { $pile } dans la pioche.
level10-page-line-put-under = { $you ->
    [name] Tu mets
   *[other] { $name } met
  } { $count ->
    [one] une carte
   *[other] { $count } cartes
  } sous la pioche.
level10-page-line-put-one = { $you ->
    [name] Tu mets { $first } sous la pioche.
   *[other] { $name } met { $first } sous la pioche.
  }
level10-page-line-put-two = { $you ->
    [name] Tu mets { $first } et { $second } sous la pioche.
   *[other] { $name } met { $first } et { $second } sous la pioche.
  }
level10-page-line-drew-one = { $you ->
    [name] Tu pioches { $first }.
   *[other] { $name } pioche { $first }.
  }
level10-page-line-drew-two = { $you ->
    [name] Tu pioches { $first } et { $second }.
   *[other] { $name } pioche { $first } et { $second }.
  }

# What an action does.
level10-page-do-first = Faire commencer { $name }
level10-page-do-play = Jouer { $card }
level10-page-do-pause = Pause sur { $row }
level10-page-do-tuck = Pause sur { $row }, { $card } dessous
level10-page-do-reset = Réinitialiser { $row }
level10-page-do-swap-none = Ne rien échanger

# Why an action is a good one. Nobody is spoken to: the same is told in hints and of games that are over.
level10-why-only-here = Personne d’autre ne peut avoir de carte pour la rangée { $row } maintenant.
level10-why-completes-column = Cela complète la colonne.
level10-why-next = C’est la carte suivante de la rangée : rien n’est sauté.
level10-why-room = { $count ->
    [one] Il reste de la place pour une carte de plus dans la rangée.
   *[other] Il reste de la place pour { $count } cartes de plus dans la rangée.
  }
level10-why-only-fit = Aucune autre carte en main ne convient maintenant.
level10-why-nothing-fits = Aucun nombre en main ne convient maintenant.
level10-why-skips-nothing = Une pause ne saute aucun nombre de la rangée.
level10-why-tucks-dead = La carte glissée dessous ne conviendrait plus.
level10-why-only-row-for-reset = Aucune autre rangée ne peut donner sa réinitialisation à la colonne.
level10-why-row-is-stuck = Aucun des nombres restants n’y convient.
level10-why-frees = { $count ->
    [one] Ensuite, il y a de nouveau de la place pour une carte plus basse.
   *[other] Ensuite, il y a de nouveau de la place pour { $count } cartes plus basses.
  }
level10-why-puts-away-misfits = Ce qui va sous la pioche ne convient pas maintenant.
level10-why-puts-away-later = { $count ->
    [one] Avant ce qui va sous la pioche, il reste au moins une carte de la même rangée.
   *[other] Avant ce qui va sous la pioche, il reste au moins { $count } cartes de la même rangée.
  }
level10-why-puts-away-others = Ce qui va sous la pioche n’est la carte suivante d’aucune rangée.
level10-why-keeps-next = { $count ->
    [one] La carte suivante d’une rangée reste en main.
   *[other] Les cartes suivantes de { $count } rangées restent en main.
  }
level10-why-has-worlds = { $count ->
    [one] D’après les annonces, { $name } a des cartes d’un monde.
   *[other] D’après les annonces, { $name } a des cartes de { $count } mondes.
  }
level10-page-do-swap-one = Échanger { $first }
level10-page-do-swap-two = Échanger { $first } et { $second }

# The rules page of Level 10.

rules-level10-title = Comment jouer à Level 10
rules-level10-lead = Ensemble, on remplit cinq rangées, une par monde, de dix cartes chacune. On gagne ou on perd en équipe, et personne ne peut dire quels nombres se trouvent dans sa main.

# At a glance.
rules-level10-glance-play = Jouer une carte
rules-level10-glance-play-text = Elle va dans la rangée de son monde, et ne doit pas être plus basse que la carte à sa gauche. Ensuite, pioche une carte.
rules-level10-glance-reset = Ou réinitialiser
rules-level10-glance-reset-text = Une réinitialisation ramène une rangée à 0. Ensuite, tu peux échanger jusqu’à deux cartes avec la pioche.
rules-level10-glance-win = Gagner ensemble
rules-level10-glance-win-text = On remplit cinq rangées de dix cartes, sans jamais dire ses nombres. Si quelqu’un ne peut rien placer, toute l’équipe perd.
rules-level10-glance-low = Trop basse
rules-level10-glance-low-text = Forêt 3 ne va pas après Forêt 4 : dans une rangée, les nombres ne descendent jamais.
rules-level10-glance-after = Après la réinitialisation
rules-level10-glance-after-text = Après une réinitialisation, toute carte de ce monde convient, même Volcan 2.
rules-level10-glance-two = Deux dans une colonne
rules-level10-glance-two-text = Une colonne prend exactement une réinitialisation, et la rangée Forêt l’a déjà.
rules-level10-glance-resets = Réinitialisation : la rangée revient à 0
rules-level10-glance-pauses = Pause : compte autant que la carte à sa gauche

# What there is.
rules-level10-cards = Ce qu’il y a dans la boîte
rule-L10-1 = Il y a 40 cartes niveau : cinq mondes, avec les valeurs de 1 à 8. Aucune carte n’existe en double. Les mondes sont Désert, Forêt, Ciel, Volcan et Marécage, et chacun a une rangée de la grille.
rule-L10-2 = Chaque monde a deux cartes réinitialisation, de valeur 0. Elles ne sont jamais dans une main ni dans la pioche. Elles se trouvent face visible à gauche de leur rangée, et toute l’équipe s’en sert.
rule-L10-3 = Il y a trois cartes pause, qui remplacent des cartes niveau. On choisit combien vont dans le paquet ; moins il y en a, plus c’est difficile. Les autres restent dans la boîte.
rule-L10-3-ruling = Les nombres imprimés étaient des images que nous n’avions pas. Il y a trois pauses, aucune en maître, et moins il y en a, plus c’est difficile : seul 3, 2, 1, 0 convient.
rules-level10-difficulty = Difficulté
rules-level10-pauses = Pauses dans le paquet
rules-level10-beginner = Débutant
rules-level10-standard = Standard
rules-level10-pro = Pro
rules-level10-master = Maître
rules-level10-example-cards = Une carte niveau, une réinitialisation et une pause.

# Setting up.
rules-level10-setup = Mise en place
rule-L10-4 = On mélange les cartes niveau avec les pauses choisies et on distribue les mains. Le reste forme la pioche, face cachée. Tout le monde peut savoir combien de cartes elle a.
rules-level10-players = Nombre de personnes
rules-level10-hand = Cartes dans chaque main
rule-L10-5 = Regarde d’abord ta main. Ensuite, l’équipe se met d’accord sur qui commence. Pour en parler, L10-6 s’applique déjà.

# Talking.
rules-level10-talk = Se parler
rule-L10-6 = Tes cartes sont secrètes. Tu peux dire trois choses à toute la table, à tout moment. Tout le reste est interdit, surtout ce qui touche aux nombres ; il n’y a donc pas de discussion libre pendant la partie.
rule-L10-6-count = Un compte : combien de cartes d’un monde tu as en main.
rule-L10-6-wish = Un souhait de jeu : jouer toi-même dans un monde, ou y voir jouer quelqu’un d’autre.
rule-L10-6-reset = Un souhait de réinitialisation : en placer une toi-même dans un monde, ou voir quelqu’un d’autre le faire.
rule-L10-6-ruling = Un compte est toujours exact, car c’est le programme qui le remplit. Les pauses n’appartiennent à aucun monde et ne se comptent jamais. Tu peux dire que tu n’as aucune carte d’un monde. Sans cartes, tu peux encore parler.
rules-level10-example-talk = Tu as ces cartes. Tu peux dire : « J’ai deux cartes Forêt », ou « Ana devrait placer une réinitialisation dans le monde Ciel ». Tu ne peux pas dire que ta carte Ciel est basse, ni que tu as une pause.

# A turn.
rules-level10-turn = Un tour
rule-L10-7 = On joue dans le sens horaire. À ton tour, tu fais exactement une de ces deux choses.
rule-L10-7-play = Jouer une carte niveau ou une pause de ta main.
rule-L10-7-reset = Placer une réinitialisation.
rule-L10-8 = À cinq seulement : la personne qui complète une colonne joue aussi le tour suivant, et commence donc la colonne suivante. Ainsi, c’est chaque fois une autre personne qui commence la colonne.
rule-L10-8-ruling = Cela reste vrai quand des mains sont déjà vides. Si la personne qui a complété la colonne n’a plus de cartes, le tour passe comme d’habitude.
rules-level10-column = Colonne
rules-level10-order = Ordre de jeu
rule-L10-9 = Après avoir joué une carte, tu en pioches une, s’il en reste dans la pioche.
rule-L10-10 = Pour placer une réinitialisation, choisis une rangée ouverte et déplace une de ses réinitialisations au bout de cette rangée. Ensuite, s’il reste des cartes dans la pioche, tu peux faire un échange : mets jusqu’à deux cartes de ta main face cachée sous la pioche, dans l’ordre de ton choix, et prends-en autant sur le dessus. Si la pioche est vide, il n’y a pas d’échange.
rules-level10-example-swap = Il ne reste que Ciel 4 dans la pioche. Tu mets Désert 1 dessous, et une pause encore en dessous. Tu pioches deux cartes : Ciel 4, et de nouveau ta carte Désert 1. La pause reste dans la pioche.
rule-L10-11 = Tu ne peux pas placer de réinitialisation dans un monde qui n’en a plus. Tu ne peux pas non plus si la colonne en cours a déjà une réinitialisation.
rule-L10-12 = Si c’est ton tour et que tu as des cartes, mais que tu ne peux ni en jouer une ni placer une réinitialisation, la partie s’arrête. Toute l’équipe a perdu.
rules-level10-example-stuck = La colonne 8 a déjà sa réinitialisation, dans la rangée Forêt. Seules les rangées Volcan et Marécage sont ouvertes.
rules-level10-example-stuck-hand = Tu as ces cartes. Volcan 3 et Marécage 1 sont trop basses, et la rangée Forêt a déjà sa carte. La partie est perdue. Avec une pause, tu aurais pu continuer.

# Placing.
rules-level10-placing = Où va une carte
rule-L10-13 = Une carte niveau va dans la rangée de son propre monde, et nulle part ailleurs.
rule-L10-14 = Sa valeur doit être égale ou supérieure à celle de la carte à sa gauche. Le début d’une rangée et une réinitialisation comptent 0 : toute carte peut donc y aller.
rules-level10-example-rising = La rangée monte. La suivante est une carte Forêt de 4 ou plus.
rules-level10-example-reset = Une réinitialisation ramène la rangée à 0. Après elle, même Volcan 2 convient.
rule-L10-15 = On remplit une colonne à la fois. Une rangée est ouverte tant qu’elle n’a pas de carte dans la colonne en cours. Quand les cinq rangées en ont une, la colonne suivante commence.
rule-L10-16 = Une colonne pleine a exactement une réinitialisation et quatre cartes qui sont des niveaux ou des pauses. Une deuxième réinitialisation n’est donc pas permise. Et si quatre rangées sont remplies sans réinitialisation, la dernière rangée doit recevoir une des siennes.
rules-level10-example-open = La colonne 3 est en cours ; les rangées Forêt, Volcan et Marécage sont ouvertes. Chacune accepte une carte plus haute, une pause ou une réinitialisation. Désert et Ciel ont déjà leur carte.
rules-level10-example-tight = Quelques tours plus tard, personne n’a placé la réinitialisation. Maintenant, la rangée Marécage n’accepte plus qu’une réinitialisation, même si tu as Marécage 8 ou une pause.
rule-L10-17 = Une pause va dans n’importe quelle rangée ouverte, à la place d’une carte niveau. Elle a la valeur de la carte à sa gauche : 0 au début d’une rangée ou après une réinitialisation.
rule-L10-17-ruling = Une colonne peut avoir plusieurs pauses.
rules-level10-example-pause = La première pause compte 0, car elle commence sa rangée. La deuxième compte 6, comme la carte à sa gauche. La troisième compte 0, car elle suit une réinitialisation.

# When the pile is empty.
rules-level10-empty = Quand la pioche est vide
rule-L10-18 = La partie continue, et on ne pioche plus. Désormais, quand tu joues une pause dans une rangée, tu peux aussi glisser dessous une carte niveau de ce monde prise dans ta main. Il faut que la pioche ait été vide avant que tu joues la pause. Une carte glissée est hors jeu.
rules-level10-example-tuck = Volcan 2 était trop basse pour cette rangée. La voilà sous la pause : elle ne gêne plus.
rule-L10-19 = Quand une main est vide, on saute le tour de cette personne pour le reste de la partie. Sans tour, pas de réinitialisation non plus.
rule-L10-20 = Si toutes les mains sont vides et que la grille n’est pas pleine, la partie est perdue.
rule-L10-20-ruling = Les règles imprimées n’en parlent pas, mais personne ne pourrait plus rien faire. N’attends donc pas trop pour la dernière réinitialisation.
rules-level10-example-last = Toutes les mains sont vides. La dernière case demande une réinitialisation, et personne n’a de tour pour la placer : c’est perdu.

# The end.
rules-level10-end = La fin
rule-L10-21 = Dès que les 50 cases sont remplies, la partie est gagnée.
rule-L10-21-ruling = Une pause compte comme une carte niveau de sa rangée : une grille pleine qui contient des pauses gagne donc aussi. Les cartes qui restent en main n’ont alors pas d’importance.
rule-L10-22 = Le score : un point pour chaque carte niveau et chaque réinitialisation qui occupe une case, et un bonus pour les pauses inutilisées. Une pause dans la grille et une carte glissée sous une pause ne rapportent rien. Une partie perdue a aussi un score.
rule-L10-22-ruling = Toutes les pauses qui ne sont pas dans la grille sont inutilisées, y compris celles de la boîte. Le bonus le plus élevé est pour toute partie gagnée. Avec le score strict, il est seulement pour une grille qui a les 50 cartes niveau et réinitialisation.
rules-level10-unused = Pauses inutilisées
rules-level10-bonus-lost = Bonus après une défaite
rules-level10-bonus-won = Bonus après une victoire
rules-level10-in-grid = Pauses dans la grille pleine
rules-level10-score = Score
rules-level10-score-strict = Score strict

# What may be known.
rules-level10-known = Ce que tu peux savoir
rules-level10-known-all = Tout le monde voit la grille, les réinitialisations restantes, les cartes glissées sous les pauses, tout ce qui a été annoncé, et combien de cartes ont chaque main et la pioche.
rules-level10-known-own = Tu connais aussi ta propre main, et les cartes que tu as mises sous la pioche. Des échanges des autres, tu sais seulement combien de cartes sont passées dessous.

# The drawings.
rules-level10-world = Monde
rules-level10-resets = Réinitialisations restantes
rules-level10-reset-name = Réinitialisation { $world }
rules-level10-open-cell = Ouverte
rules-level10-tucked = Dessous : { $card }

# What many games add up to, in a table.
level10-sim-cells = Cases remplies en moyenne
level10-sim-causes = Causes de défaite

# A first game.
level10-lesson-aim = Une seule équipe
level10-lesson-aim-text = Ensemble, vous remplissez cette grille : cinq mondes, une rangée chacun, colonne par colonne. Personne ne montre de carte ni ne dit de nombre.
level10-lesson-first = Qui commence ?
level10-lesson-first-text = L’équipe choisit qui commence. Tu as un 1 : à toi de commencer.
level10-lesson-low = Les petites d’abord
level10-lesson-low-text = Dans une rangée, les nombres ne descendent jamais : après un 7, seul le 8 va encore. Ouvre le Désert avec ton 1 et garde le 7.
level10-lesson-tell = Ce qu’on peut dire
level10-lesson-tell-text = Tu peux dire combien de cartes d’un monde tu as, ou où tu aimerais jouer ou réinitialiser. Parle aux autres de tes cartes du Marécage.
level10-lesson-reset = Une réinitialisation par colonne
level10-lesson-reset-text = Une colonne prend quatre cartes et une seule réinitialisation, qui vaut 0. { $one } veut jouer dans le Ciel : réinitialise le Marécage.
level10-lesson-swap = L’échange
level10-lesson-swap-text = Après une réinitialisation, tu peux mettre jusqu’à deux cartes sous la pioche et en piocher autant. Tes huit attendraient longtemps : échange-les.
level10-lesson-column = La colonne suivante
level10-lesson-column-text = La première colonne est pleine, la deuxième s’ouvre. Le Marécage repart de 0, toute carte y va : joue ton 2 avant le 5.
level10-lesson-back = Retour à 0
level10-lesson-back-text = Quatre rangées ont leur carte : la dernière prend la réinitialisation. Ça tombe bien, le Volcan est à 8.
level10-lesson-keep = Rien à échanger
level10-lesson-keep-text = Tes cartes sont bonnes maintenant. Tu peux n’en échanger aucune : garde-les.
level10-lesson-pause = Une pause
level10-lesson-pause-text = Une pause va dans toute rangée et vaut autant que la carte à sa gauche. Joue-la dans le Désert : du 3 au 7, le saut serait grand.
level10-lesson-end = La fin
level10-lesson-end-text = Remplissez les 50 cases et vous gagnez ensemble. Si quelqu’un ne peut rien faire à son tour, toute l’équipe perd.
level10-lesson-first-deed = Tu commences
level10-lesson-tell-deed = Dis combien de cartes du Marécage tu as
