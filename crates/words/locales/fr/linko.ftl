# Linko: names, errors, and the course of a game.

linko-title = Linko, { $players ->
    [2] duel
   *[other] partie à { $players }
  }, { $variant ->
    [base] jeu de base
    [advanced] variante avancée
   *[expert] variante expert
  }
linko-joker = joker

# Why something is not allowed.
linko-wrong-players = Linko se joue de 2 à 5, pas à { $players }.
linko-not-dealt = Les cartes ne sont pas encore distribuées.
linko-already-dealt = Les cartes sont déjà distribuées.
linko-game-over = La partie est finie.
linko-no-such-seat = Il n’y a pas de place { $seat } ici : la partie se joue à { $players }, et les places se comptent à partir de 0.
linko-wrong-deck = La carte { $card } est distribuée { $found } fois ; la boîte en contient { $expected }.
linko-wrong-hand-count = { $found ->
    [one] { $found } main distribuée
   *[other] { $found } mains distribuées
  } ; il en faut { $players }.
linko-wrong-hand-size = La place { $seat } a reçu { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
  } ; il lui en faut { $expected }.
linko-wrong-reserve = La réserve commence avec { $expected } cartes, pas { $found }.
linko-jokers-missing = En duel, chaque main commence avec deux jokers ; celle de la place { $seat } ne les a pas.
linko-wrong-beginner = La place { $seat } commence.
linko-due = { $what ->
    [play] C’est le tour de la place { $seat }, qui doit jouer des cartes.
    [ghost] D’abord, la place { $seat } choisit un lot de la zone fantôme.
    [steal] D’abord, la place { $seat } décide du sort de la couche volée à la place { $other }.
    [answer] D’abord, la place { $seat } reprend ou défausse la couche que la place { $other } a laissée.
    [draw] D’abord, la place { $seat } pioche autant de cartes qu’on lui en a volé.
   *[extra] D’abord, la place { $seat } pioche une carte ou passe.
  }
linko-nothing-played = Il faut jouer au moins une carte.
linko-several-values = Les cartes jouées ensemble ont la même valeur ; les jokers vont avec toutes.
linko-not-held = { $held ->
    [0] Il n’y a pas de { $card } dans cette main.
   *[other] Impossible de jouer { $count } cartes « { $card } » : cette main en a { $held }.
  }
linko-not-in-the-box = Impossible de jouer { $count } cartes « { $card } » : la boîte en contient { $boxed }.
linko-no-such-set = Impossible de voler un lot de { $value } dans la zone fantôme : il doit avoir autant de cartes que tu en as joué, et une valeur plus basse.
linko-no-ghost-theft = Il n’y a rien à voler dans la zone fantôme pour l’instant.
linko-no-theft = Il n’y a rien à voler pour l’instant.
linko-other-victim = On vole d’abord la place { $victim } : les adversaires passent l’un après l’autre, dans le sens horaire.
linko-nothing-to-answer = Aucune couche n’a été laissée.
linko-no-draw-base = Il n’y a pas à piocher : on pioche une carte seulement après un tour où rien ne pouvait être volé.
linko-no-draw-advanced = Il n’y a pas à piocher : dans cette variante, on ne pioche pas après un tour sans vol.
linko-pile-empty = La pioche est vide ; il ne reste que la réserve.
linko-no-such-slot = La réserve n’a pas d’emplacement { $slot } : elle en a { $slots }, comptés à partir de 0.
linko-wrong-scores = Les scores sont { $scores }.
linko-wrong-winners = { $count ->
    [one] La place { $winners } gagne.
   *[other] Les places { $winners } gagnent.
  }

# The course of a game.
linko-dealt-hand = { $name } reçoit { $cards }
linko-reserve = La réserve : { $cards }
linko-ghost = La zone fantôme : { $cards }
linko-dealt-pile = La pioche, de haut en bas : { $cards }
linko-first = { $name } commence.
linko-played = { $name } joue { $cards }.
linko-ghost-robbed = { $name } vole { $cards } dans la zone fantôme.
linko-stolen = { $name } vole { $cards } à { $victim } et garde le butin.
linko-left = { $name } vole { $cards } à { $victim } et laisse le butin.
linko-took-back = { $name } reprend { $cards }.
linko-discarded = { $name } défausse { $cards }.
linko-drew-pile = { $name } pioche { $cards }.
linko-drew-reserve = { $name } prend { $cards } dans la réserve.
linko-passed = { $name } ne pioche rien.
linko-filled = { $left ->
    [0] On complète ; la pioche est vide.
    [one] On complète ; il reste une carte dans la pioche.
   *[other] On complète ; il reste { $left } cartes dans la pioche.
  }
linko-area = { $name } : { $layers } (main : { $hand })
linko-empty = rien
linko-ended-last-card = { $name } a joué sa dernière carte : la partie est finie.
linko-ended-exhausted = La pioche et la réserve sont vides : la partie est finie.
linko-score = { $name } : { $score }
linko-won = { $count ->
    [one] { $names } gagne.
   *[other] Victoire partagée : { $names }.
  }

# The table of many games.
linko-sim-order = { $place ->
    [1] Qui commence
   *[other] Qui joue en { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] cinquième
      }
  }
linko-sim-seat-figures = { $rate } % de victoires (de { $low } à { $high } %), score moyen { $mean } (de { $mean_low } à { $mean_high })
linko-sim-by-order = Par ordre de jeu
linko-sim-shared = Victoires partagées
linko-sim-thefts = Vols par partie
linko-sim-joker-layers = Couches de jokers seuls par partie
linko-sim-end-last-card = dernière carte d’une main
linko-sim-end-exhausted = pioche et réserve vides
