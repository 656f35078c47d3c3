# Linko at a table: what the page says.

# Cards. A set is some cards of one value; $card is a number or a joker.
linko-page-set = { $count } × { $card }
linko-page-set-with-jokers = { $jokers ->
    [one] { $set }, dont un joker
   *[other] { $set }, dont { $jokers } jokers
  }
linko-page-top = couche du dessus
linko-page-top-spoken = Couche du dessus : { $layer }
linko-page-no-layers = Rien pour l’instant

# What happened, where it is not told as in a record.
linko-page-line-drew-unseen = { $name } pioche une carte.
linko-page-line-ended-last-card = { $count ->
    [one] { $name } a joué sa dernière carte : la partie est finie, et { $winners } gagne.
   *[other] { $name } a joué sa dernière carte : la partie est finie. Victoire partagée : { $winners }.
  }
linko-page-line-ended-exhausted = { $count ->
    [one] La pioche et la réserve sont vides : la partie est finie, et { $winners } gagne.
   *[other] La pioche et la réserve sont vides : la partie est finie. Victoire partagée : { $winners }.
  }

# Deeds, as on a button.
linko-page-deed-play = Jouer { $cards }
linko-page-deed-ghost = Voler le lot de { $value }
linko-page-deed-take = Garder la couche prise à { $name }
linko-page-deed-leave = Laisser la couche à { $name }
linko-page-deed-keep = Reprendre la couche
linko-page-deed-discard = Défausser la couche
linko-page-deed-draw-pile = Piocher
linko-page-deed-draw-slot = Prendre la carte { $place } de la réserve
linko-page-deed-draw-cards = Prendre { $cards } dans la réserve
linko-page-deed-pass = Ne rien piocher

# The bar.
linko-page-my-turn = À toi de jouer
linko-page-my-decision = À toi de décider
linko-page-awaited = On attend { $name }
linko-page-over = La partie est finie
linko-page-given-up = Partie abandonnée
linko-page-dealing = Distribution des cartes
linko-page-variant = { $variant ->
    [base] jeu de base
    [advanced] variante avancée
   *[expert] variante expert
  }
linko-page-practice = entraînement

# Seats and the middle.
linko-page-others = Le reste de la table
linko-page-players = La table
linko-page-you = Toi
linko-page-in-hand = { $count } en main
linko-page-laid = { $count ->
    [one] { $count } posée
   *[other] { $count } posées
  }
linko-page-layers = Couches précédentes, de la plus ancienne à la plus récente
linko-page-mark-loses = perd { $count }
linko-page-mark-awaited = décide
linko-page-mark-plays = joue
linko-page-mark-last = dernier coup
linko-page-mark-won = gagne
linko-page-mark-away = pas là
linko-page-mark-replaced = un bot joue
linko-page-mark-bot = bot
linko-page-reserve = Réserve
linko-page-reserve-empty = Vide
linko-page-pile = Pioche
linko-page-pile-spoken = { $count ->
    [0] La pioche est vide
    [one] Pioche, une carte
   *[other] Pioche, { $count } cartes
  }
linko-page-out = Défausse
linko-page-out-spoken = { $count ->
    [0] La défausse est vide
    [one] Défausse, une carte : { $cards }
   *[other] Défausse, { $count } cartes : { $cards }
  }
linko-page-ghost = Zone fantôme
linko-page-ghost-empty = Vide

# My turn.
linko-page-ask-play = Choisis des cartes de même valeur. Les jokers vont avec toutes.
linko-page-robs = Tu voles { $layer } à { $name }.
linko-page-robs-ghost = { $count ->
    [one] Tu voles { $sets } dans la zone fantôme.
   *[other] Tu voles un lot de la zone fantôme : { $sets }.
  }
linko-page-robs-nobody = Tu ne voles rien à personne.
linko-page-robs-nobody-draw = Tu peux piocher une carte ensuite.
linko-page-robs-nobody-no-draw = Pour voler, il faut autant de cartes et une valeur plus haute.
linko-page-ends-game = { $count ->
    [one] C’est ta dernière carte : la partie finit, et rien n’est volé.
   *[other] Ce sont tes dernières cartes : la partie finit, et rien n’est volé.
  }
linko-page-with-joker = Avec joker
linko-page-take-all = Les { $count }
linko-page-put-back = Remettre
linko-page-hand = Ta main, par valeur
linko-page-hand-empty = Ta main est vide.
linko-page-group = { $count ->
    [one] { $card }, une carte
   *[other] { $card }, { $count } cartes
  }
linko-page-group-picked = { $picked ->
    [one] { $card }, une choisie sur { $count }
   *[other] { $card }, { $picked } choisies sur { $count }
  }

# A card that cannot be played now.
linko-page-wait-play = Tu ne peux pas jouer maintenant : c’est à { $name } de jouer.
linko-page-wait-decision = Tu ne peux pas jouer maintenant : c’est d’abord à { $name } de décider.
linko-page-wait-own = Tu ne peux pas jouer maintenant : réponds d’abord à la question.
linko-page-plan = Si tu pouvais jouer maintenant :

# Questions.
linko-page-stole = Tu voles { $layer } à { $name }
linko-page-stole-question = { $count ->
    [one] Garder la carte, ou la laisser ?
   *[other] Garder les cartes, ou les laisser ?
  }
linko-page-take = { $count ->
    [one] La garder
   *[other] Les garder
  }
linko-page-take-means = { $count ->
    [one] La carte va dans ta main. { $name } pioche une carte.
   *[other] Les { $count } cartes vont dans ta main. { $name } pioche { $count } cartes.
  }
linko-page-leave = { $count ->
    [one] La laisser
   *[other] Les laisser
  }
linko-page-leave-means = { $count ->
    [one] { $name } la reprend, ou la défausse et pioche une carte.
   *[other] { $name } les reprend, ou les défausse et pioche { $count } cartes.
  }
linko-page-left-you = { $name } te laisse { $layer }
linko-page-left-question = { $count ->
    [one] Reprendre la carte, ou la défausser ?
   *[other] Reprendre les cartes, ou les défausser ?
  }
linko-page-keep = { $count ->
    [one] La reprendre
   *[other] Les reprendre
  }
linko-page-keep-means = { $count ->
    [one] La carte va dans ta main. Tu ne pioches rien.
   *[other] Les { $count } cartes vont dans ta main. Tu ne pioches rien.
  }
linko-page-discard = { $count ->
    [one] La défausser
   *[other] Les défausser
  }
linko-page-discard-means = { $count ->
    [one] La carte va sur la défausse. Tu pioches une carte.
   *[other] Les { $count } cartes vont sur la défausse. Tu pioches { $count } cartes.
  }
linko-page-draw = { $count ->
    [one] Pioche une carte
   *[other] Pioche { $count } cartes, une par une
  }
linko-page-draw-why = { $name } t’a volé des cartes.
linko-page-draw-where = Touche une carte de la réserve, ou prends dans la pioche.
linko-page-draw-where-reserve = La pioche est vide : touche une carte de la réserve.
linko-page-draw-where-pile = La réserve est vide : prends dans la pioche.
linko-page-extra = Piocher une carte ?
linko-page-extra-why = Rien ne pouvait être volé ce tour-ci : tu peux piocher une carte.
linko-page-ghost-which = Quel lot voles-tu ?
linko-page-ghost-one = Tu voles dans la zone fantôme
linko-page-ghost-means = { $count ->
    [one] La carte va directement dans ta main.
   *[other] Les { $count } cartes vont directement dans ta main.
  }

# Others decide.
linko-page-awaits-play = C’est à { $name } de jouer
linko-page-awaits-ghost = { $name } vole dans la zone fantôme
linko-page-awaits-steal = { $name } vole une couche à { $victim }
linko-page-awaits-steal-why = Garder la couche ({ $layer }), ou la laisser ? C’est à { $name } de décider.
linko-page-awaits-steal-you = { $name } te vole une couche
linko-page-awaits-answer = C’est à { $name } de décider
linko-page-awaits-answer-why = Reprendre la couche ({ $layer }), ou la défausser ?
linko-page-awaits-draw = { $count ->
    [one] { $name } pioche une carte
   *[other] { $name } pioche { $count } cartes
  }
linko-page-awaits-extra = { $name } peut piocher une carte

# Hints, clocks, being away, giving up.
linko-page-hint = Un bot ferait ceci :
linko-page-until = jusqu’à { $time } (UTC)
linko-page-away = Tu n’es plus à table
linko-page-away-why = Reviens quand tu veux : la place est à toi.
linko-page-return = Revenir

# The end.
linko-page-you-win = Tu gagnes
linko-page-you-share = Tu partages la victoire
linko-page-wins = { $count ->
    [one] { $names } gagne
   *[other] Victoire partagée : { $names }
  }
linko-page-end-last-card = { $name } a joué la dernière carte de sa main.
linko-page-end-last-card-you = Tu as joué la dernière carte de ta main.
linko-page-end-exhausted = La pioche et la réserve sont vides.
linko-page-result = Résultat
linko-page-column-name = Nom
linko-page-column-laid = Posées
linko-page-column-hand = En main
linko-page-column-points = Points
linko-page-rematch = Rejouer
linko-page-to-rematch = Aller à la nouvelle partie
linko-page-record = Enregistrement
