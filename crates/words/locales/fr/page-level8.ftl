# level8 at a table: what the page says.

# Cards and combinations, as they are spoken where no sentence stands around them.
level8-page-number = { $value } { $color }
level8-page-joker = joker
level8-page-skip = passe-tour
level8-page-meld = { $kind ->
    [run] suite { $from } à { $to }
    [set] { $size ->
        [2] paire de { $value }
        [3] brelan de { $value }
        [4] carré de { $value }
       *[other] { $size } cartes de valeur { $value }
      }
   *[color] { $size } cartes { $color ->
        [rouge] rouges
        [jaune] jaunes
        [vert] vertes
        [bleu] bleues
        [violet] violettes
        [noir] noires
       *[other] « { $color } »
      }
  }
level8-page-parts = { $kind ->
    [run] { $count ->
        [one] suite de { $size }
       *[other] { $count } suites de { $size }
      }
    [pair] { $count ->
        [one] paire
       *[other] { $count } paires
      }
    [set] { $size ->
        [3] { $count ->
            [one] brelan
           *[other] { $count } brelans
          }
        [4] { $count ->
            [one] carré
           *[other] { $count } carrés
          }
       *[other] { $count ->
            [one] { $size } de même valeur
           *[other] { $count } × { $size } de même valeur
          }
      }
   *[color] { $count ->
        [one] { $size } de même couleur
       *[other] { $count } × { $size } de même couleur
      }
  }

# Log lines that differ from those of a record.
level8-page-dealt = { $name } distribue une nouvelle manche.
level8-page-dealt-and-turned-up = { $name } distribue une nouvelle manche et retourne { $card }.
level8-page-reshuffled = On mélange les défausses, sauf la carte du dessus de chacune, pour former une nouvelle pioche.
level8-page-drew = { $name } pioche une carte.
level8-page-laid-down = { $name } pose le niveau { $level }.
level8-page-added = { $name } ajoute { $card } à une combinaison chez { $owner }.
level8-page-added-own = { $name } ajoute { $card } à une de ses combinaisons.
level8-page-kept = { $count ->
    [one] { $name } garde une carte pour la prochaine manche.
   *[other] { $name } garde { $count } cartes pour la prochaine manche.
  }

# What an action does, on buttons and in hints.
level8-page-deed-draw = Piocher
level8-page-deed-take = Prendre sur la défausse chez { $name }
level8-page-deed-lay = Poser le niveau : { $melds }
level8-page-deed-add = { $end ->
    [low] Ajouter { $card } en bas de la { $place } combinaison chez { $name }
    [high] Ajouter { $card } en haut de la { $place } combinaison chez { $name }
   *[none] Ajouter { $card } à la { $place } combinaison chez { $name }
  }
level8-page-deed-discard = Défausser { $card }
level8-page-deed-skip = Faire passer { $name }
level8-page-deed-pass = Passer ce tour
level8-page-deed-keep = Garder { $cards }
level8-page-deed-keep-nothing = Ne rien garder

# The bar.
level8-page-where = Manche { $round } · { $turn }
level8-page-turn-mine = c’est à toi
level8-page-turn-of = c’est à { $name }
level8-page-turn-dealing = distribution des cartes
level8-page-turn-over = partie finie

# Seats.
level8-page-players = La table
level8-page-level = Niveau { $level }
level8-page-level-laid = Niveau { $level } · posé
level8-page-level-through = Niveaux franchis
level8-page-in-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
level8-page-bot = bot
level8-page-away = pas là
level8-page-replaced = un bot joue
level8-page-skipped = perd un tour
level8-page-kept-mark = garde { $count }
level8-page-won-mark = gagne
level8-page-misses = Prochain tour perdu
level8-page-nothing-laid = Rien de posé
level8-page-hand-of = Main : { $name }
level8-page-discard-of = Défausse chez { $name }, { $count ->
    [0] vide
    [one] une carte : { $card }
   *[other] { $count } cartes, dessus : { $card }
  }
level8-page-take-from = Prendre { $card } sur la défausse chez { $name }
level8-page-take-own = Reprendre { $card } sur ta défausse
level8-page-add-here = { $end ->
    [low] Ajouter { $card } en bas : { $meld } ({ $name })
    [high] Ajouter { $card } en haut : { $meld } ({ $name })
   *[none] Ajouter { $card } ici : { $meld } ({ $name })
  }
level8-page-add-short = { $end ->
    [low] Ajouter en bas : { $meld } ({ $name })
    [high] Ajouter en haut : { $meld } ({ $name })
   *[none] Ajouter à : { $meld } ({ $name })
  }

# The middle.
level8-page-mine = Devant toi
level8-page-level-card = Carte des niveaux
level8-page-at = À ce niveau :
level8-page-you = toi
level8-page-piles = Pioche et défausse
level8-page-pile = Pioche
level8-page-pile-of = { $count ->
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
  }
level8-page-pile-skips = { $count ->
    [one] Un passe-tour se trouve face visible sous la pioche
   *[other] { $count } passe-tours se trouvent face visible sous la pioche
  }
level8-page-yours = Ta pile
level8-page-discard-mine = Ta défausse, { $count ->
    [0] vide
    [one] une carte : { $card }
   *[other] { $count } cartes, dessus : { $card }
  }
level8-page-round-over = Manche { $round } terminée
level8-page-player = Nom
level8-page-level-word = Niveau
level8-page-how = Comment
level8-page-went-out = termine la manche
level8-page-laid-it = niveau posé
level8-page-stays = reste
level8-page-moved = { $from } → { $to }

# The dock: what is asked.
level8-page-steps = Un tour en trois étapes
level8-page-step-draw = 1 Piocher
level8-page-step-drawn = 1 Piochée
level8-page-step-lay = 2 Poser
level8-page-step-discard = 3 Défausser
level8-page-ask-draw = Pioche une carte
level8-page-draw-how = Dans la pioche, ou sur le dessus de n’importe quelle défausse.
level8-page-draw-lays = Tes cartes suffisent pour le niveau { $level } : pioche d’abord.
level8-page-missing = { $count ->
    [one] Il manque { $count } carte pour le niveau { $level }.
   *[other] Il manque { $count } cartes pour le niveau { $level }.
  }
level8-page-ask-lay = Tu peux poser le niveau { $level }
level8-page-lay-wins = Ainsi, tu gagnes la partie.
level8-page-lay = Poser
level8-page-another = Autre
level8-page-another-of = { $number }/{ $count }
level8-page-arrange = Composer
level8-page-ask-arrange = Compose le niveau { $level }
level8-page-arrange-how = Choisis dans ta main les cartes de chaque combinaison.
level8-page-group = { $part }, cartes : { $count } sur { $size }
level8-page-reading = Ce que remplace le joker
level8-page-reading-of = { $kind ->
    [run] { $from } à { $to }
    [set] { $value }
   *[color] { $color }
  }
level8-page-arranged = Ces cartes forment le niveau { $level }.
level8-page-clear = Vider
level8-page-done-arranging = Retour
level8-page-ask-discard = Défausse une carte
level8-page-ask-add = Ajoute des cartes, ou défausses-en une
level8-page-add-how = Choisis une carte, puis sa place sur la table.
level8-page-nothing-to-add = Aucune de tes cartes ne va dans une combinaison de la table.
level8-page-picked = { $card ->
    [joker] Ton joker
    [skip] Ton passe-tour
   *[number] Ton { $value } { $color }
  }
level8-page-picked-where = Choisis sa place sur la table, ou défausse-le.
level8-page-picked-fits-nowhere = Cette carte ne va dans aucune combinaison de la table.
level8-page-picked-ends-round = C’est ta dernière carte : la manche finit, et tu montes de deux niveaux.
level8-page-picked-wins = C’est ta dernière carte : la manche finit, et tu gagnes.
level8-page-picked-skip = Pose-le devant quelqu’un, qui perd son prochain tour, ou défausse-le.
level8-page-picked-skip-alone = Il y a déjà un passe-tour devant chaque adversaire : tu peux seulement le défausser.
level8-page-skip-whom = Faire passer { $name }
level8-page-discard = Défausser
level8-page-discard-card = Défausser { $card }
level8-page-put-back = Remettre
level8-page-ask-pass = Tu passes ton tour
level8-page-pass-how = Un passe-tour se trouve devant toi. Mets-le face visible sous la pioche ; ton tour passe.
level8-page-ask-keep = Garde jusqu’à { $most } cartes
level8-page-keep-how = Elles restent dans ta main pour la prochaine manche.
level8-page-keep = { $count ->
    [0] Ne rien garder
    [one] Garder une carte
   *[other] Garder { $count } cartes
  }
level8-page-why-draw = Pioche d’abord une carte : un tour commence par là.
level8-page-why-pass = Un passe-tour se trouve devant toi : tu passes ce tour.
level8-page-why-keep = Choisis d’abord ce que tu gardes pour la prochaine manche.
level8-page-why-other = C’est à { $name } de jouer.
level8-page-why-deal = On distribue les cartes.

# The dock: when others decide.
level8-page-wait = On attend { $name }
level8-page-wait-draw = { $name } commence son tour en piochant une carte.
level8-page-wait-act = { $name } a pioché, peut poser ou ajouter, et doit finir par une défausse.
level8-page-wait-pass = { $name } passe son tour.
level8-page-wait-keep = { $name } choisit quoi garder pour la prochaine manche.
level8-page-wait-deal = On distribue les cartes
level8-page-wait-shuffle = On mélange une nouvelle pioche
level8-page-watching = Tu regardes la partie.
level8-page-clock = temps limité
level8-page-ask-return = Tu n’es plus à table
level8-page-return-how = Tu n’étais plus à table. Reprends ta place quand tu veux.
level8-page-return = Reprendre ma place
level8-page-hinted = Un conseil : { $deed }.
level8-page-do-it = Faire ça

# The hand.
level8-page-hand = Ta main
level8-page-sort = Trier ma main
level8-page-sort-value = Par valeur
level8-page-sort-color = Par couleur
level8-page-sort-own = Mon ordre
level8-page-move-left = Déplacer la carte choisie vers la gauche
level8-page-move-right = Déplacer la carte choisie vers la droite
level8-page-card-proposed = { $card }, dans la proposition
level8-page-card-fits = { $card }, ajout possible

# The end.
level8-page-you-win = Tu gagnes
level8-page-wins = { $name } gagne
level8-page-won-last-level = { $name } a posé le niveau 8, ce qui finit aussitôt la partie.
level8-page-won-last-level-mine = Tu as posé le niveau 8, ce qui finit aussitôt la partie.
level8-page-won-out = { $name } a terminé la manche au niveau 7.
level8-page-won-out-mine = Tu as terminé la manche au niveau 7.
level8-page-rounds = { $count ->
    [one] La partie a duré { $count } manche.
   *[other] La partie a duré { $count } manches.
  }
level8-page-standing = Classement final
level8-page-given-up = Partie abandonnée
level8-page-given-up-how = Elle a fini avant que quiconque ait franchi tous les niveaux.
level8-page-practice = Un coup a été annulé : c’est une partie d’entraînement.
level8-page-rematch = Rejouer
level8-page-to-rematch = Aller à la nouvelle partie
level8-page-record = Enregistrement
