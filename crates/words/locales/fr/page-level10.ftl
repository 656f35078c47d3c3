# Level 10 at a table: what the page says.

# The bar.
level10-page-column = Colonne { $column } sur 10
level10-page-resets = réinitialisations : { $count }
level10-page-pauses = pauses : { $count }
level10-page-pile = pioche : { $count }
level10-page-practice = entraînement
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
level10-page-takes-any = accepte toute carte
level10-page-takes-only = accepte seulement { $value }
level10-page-only-both = seulement réinitialisation ou pause
level10-page-only-reset = seulement une réinitialisation
level10-page-only-pause = seulement une pause
level10-page-hopeless = plus aucune carte possible
level10-page-must-reset = la réinitialisation doit aller ici
level10-page-filled = remplie dans cette colonne
level10-page-next-both = puis seulement réinitialisation ou pause
level10-page-next-reset = puis seulement une réinitialisation
level10-page-next-pause = puis seulement une pause
level10-page-next-hopeless = puis aucune carte possible
level10-page-complete = complète

# The team.
level10-page-team = L’équipe et ce qui est annoncé
level10-page-you = Toi
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
level10-page-bot = bot
level10-page-away = pas là
level10-page-replaced = un bot joue
level10-page-proposes = propose { $name }
level10-page-hand-of = Main : { $name }

# The question that is asked.
level10-page-your-turn = À toi de jouer
level10-page-turn-of = C’est à { $name } de jouer
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
level10-page-begin-choose = Choisis qui commence.
level10-page-begin-propose = Propose quelqu’un ; c’est décidé quand toute l’équipe est d’accord.
level10-page-begin-wait = L’équipe se met d’accord sur qui commence.
level10-page-begin-proposed-by = { $count ->
    [one] { $names } propose
   *[other] { $names } proposent
  }
level10-page-no-cards = Ta main est vide : le reste de l’équipe continue sans toi.
level10-page-hint = Un bot ferait ceci : { $deed }.
level10-page-hint-chance = Chances de l’équipe : environ { $percent } %.
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
level10-page-card-unplayable = { $card }, ne peut pas être jouée : { $reason }
level10-page-card-first = { $card }, va sous la pioche en premier
level10-page-card-second = { $card }, va sous la pioche en deuxième
level10-page-reset-playable = Placer une réinitialisation dans la rangée { $row } : il en reste { $count }
level10-page-reset-unplayable = Pas de réinitialisation dans la rangée { $row } : { $reason }

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
level10-page-tell-always = Toujours annoncer mes comptes
level10-page-tell-always-short = Toujours
level10-page-tell-self = qui : moi
level10-page-tell-whom = qui : { $name }
level10-page-tell-next-whom = Qui devrait le faire : { $name }. Choisir la personne suivante.
level10-page-tell-next-self = Qui devrait le faire : toi. Choisir la personne suivante.

# The end.
level10-page-won = Victoire
level10-page-lost = Défaite
level10-page-given-up = Partie abandonnée
level10-page-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
  }
level10-page-over-won = La grille est pleine : la partie est gagnée.
level10-page-over-stuck = { $name } ne pouvait ni jouer une carte ni placer une réinitialisation dans la colonne { $column }.
level10-page-over-empty = Toutes les mains sont vides, et la grille n’est pas pleine.
level10-page-loss-no-reset = Il fallait sa réinitialisation à la colonne, et les rangées ouvertes n’en avaient plus.
level10-page-loss-too-low = Toutes les cartes pour les rangées ouvertes étaient trop basses.
level10-page-loss-other-worlds = Il n’y avait aucune carte pour les rangées ouvertes.
level10-page-over-given-up = La partie s’est arrêtée avant la fin, à la colonne { $column }.
level10-page-over-score = { $placed ->
    [one] { $placed } carte niveau ou réinitialisation placée
   *[other] { $placed } cartes niveau et réinitialisation placées
  } ; { $unused ->
    [0] toutes les pauses utilisées
    [one] une pause inutilisée
   *[other] { $unused } pauses inutilisées
  }.
level10-page-left-in-pile = Reste dans la pioche
level10-page-hindsight = Pouvait-on gagner ?
level10-page-hindsight-awaited = Le calcul est en cours.
level10-page-hindsight-never = Non : cette donne ne pouvait pas être gagnée, même cartes sur table.
level10-page-hindsight-unknown = Aucune façon de gagner n’a été trouvée, même cartes sur table ; qu’il n’y en ait pas n’est pas prouvé.
level10-page-hindsight-moment = { $count ->
    [0] Avant la première carte,
    [one] Avec une carte dans la grille,
   *[other] Avec { $count } cartes dans la grille,
  } on pouvait encore gagner cartes sur table. Ensuite : { $line }
level10-page-hindsight-lost = Après cela, c’était perdu.
level10-page-hindsight-open = { $count ->
    [one] D’une position suivante, on ne sait pas si elle pouvait être gagnée.
   *[other] De { $count } positions suivantes, on ne sait pas si elles pouvaient être gagnées.
  }
level10-page-hindsight-line = Ce qui aurait gagné
level10-page-rematch = Rejouer
level10-page-to-rematch = Aller à la nouvelle partie
level10-page-record = Enregistrement

# What happened, for those who did not see all cards.
level10-page-line-dealt = Chaque main reçoit { $hand } cartes ; il en reste { $pile } dans la pioche.
level10-page-line-put-under = { $name } met { $count ->
    [one] une carte
   *[other] { $count } cartes
  } sous la pioche.
level10-page-line-put-one = { $name } met { $first } sous la pioche.
level10-page-line-put-two = { $name } met { $first } et { $second } sous la pioche.
level10-page-line-drew-one = { $name } pioche { $first }.
level10-page-line-drew-two = { $name } pioche { $first } et { $second }.

# What an action does.
level10-page-do-first = Faire commencer { $name }
level10-page-do-play = Jouer { $card }
level10-page-do-pause = Pause sur { $row }
level10-page-do-tuck = Pause sur { $row }, { $card } dessous
level10-page-do-reset = Réinitialiser { $row }
level10-page-do-swap-none = Ne rien échanger
level10-page-do-swap-one = Échanger { $first }
level10-page-do-swap-two = Échanger { $first } et { $second }
