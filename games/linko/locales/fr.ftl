# On the first page.
linko-name = Linko
linko-kind = Chacun pour soi · de 2 à 5
linko-sentence = Pose des cartes, vole les couches du dessus et finis avec beaucoup de cartes sur la table et peu en main.

# When a table is set up, and in the arena's rows.
option-variant = Variante
option-variant-base = Jeu de base
option-variant-advanced = Avancée
option-variant-expert = Expert

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
linko-due = { $to ->
    [you] { $what ->
        [play] C’est à toi : joue d’abord des cartes.
        [ghost] Choisis d’abord un lot de la zone fantôme.
        [steal] Décide d’abord du sort de la couche volée à { $other }.
        [answer] D’abord, reprends ou défausse la couche que { $other } a laissée.
        [draw] Pioche d’abord autant de cartes qu’on t’en a volé.
       *[extra] D’abord, pioche une carte ou passe.
      }
   *[player] { $what ->
        [play] C’est à { $name } de jouer des cartes.
        [ghost] D’abord, { $name } choisit un lot de la zone fantôme.
        [steal] D’abord, { $name } décide du sort de la couche volée à { $other }.
        [answer] D’abord, { $name } reprend ou défausse la couche que { $other } a laissée.
        [draw] D’abord, { $name } pioche autant de cartes qu’on lui en a volé.
       *[extra] D’abord, { $name } pioche une carte ou passe.
      }
  }
linko-nothing-played = Il faut jouer au moins une carte.
linko-several-values = Les cartes jouées ensemble ont la même valeur ; les jokers vont avec toutes.
linko-not-held = { $kind ->
    [joker] { $held ->
        [0] Tu n’as pas de joker.
       *[other] Impossible de jouer { $count } jokers : tu n’en as que { $held }.
      }
   *[number] { $held ->
        [0] Tu n’as pas de { $card }.
       *[other] Impossible de jouer { $count } × { $card } : tu n’en as que { $held }.
      }
  }
linko-not-in-the-box = { $kind ->
    [joker] La boîte ne contient que { $boxed } jokers, pas { $count }.
   *[number] La boîte ne contient que { $boxed } cartes de valeur { $card }, pas { $count }.
  }
linko-no-such-set = Aucun lot de { $value } à voler dans la zone fantôme : il doit avoir autant de cartes que tu en as joué, et une valeur plus basse.
linko-no-ghost-theft = Il n’y a rien à voler dans la zone fantôme pour l’instant.
linko-no-theft = Il n’y a rien à voler pour l’instant.
linko-other-victim = On vole d’abord à { $name } : les adversaires passent l’un après l’autre, dans le sens horaire.
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
linko-first = { $you ->
    [name] Tu commences.
   *[other] { $name } commence.
  }
linko-played = { $you ->
    [name] Tu joues { $cards }.
   *[other] { $name } joue { $cards }.
  }
linko-ghost-robbed = { $you ->
    [name] Tu voles { $cards } dans la zone fantôme.
   *[other] { $name } vole { $cards } dans la zone fantôme.
  }
linko-stolen = { $you ->
    [name] Tu voles { $cards } à { $victim } et tu gardes le butin.
    [victim] { $name } te vole { $cards } et garde le butin.
   *[other] { $name } vole { $cards } à { $victim } et garde le butin.
  }
linko-left = { $you ->
    [name] Tu voles { $cards } à { $victim } et tu laisses le butin.
    [victim] { $name } te vole { $cards } et laisse le butin.
   *[other] { $name } vole { $cards } à { $victim } et laisse le butin.
  }
linko-took-back = { $you ->
    [name] Tu reprends { $cards }.
   *[other] { $name } reprend { $cards }.
  }
linko-discarded = { $you ->
    [name] Tu défausses { $cards }.
   *[other] { $name } défausse { $cards }.
  }
linko-drew-pile = { $you ->
    [name] Tu pioches { $cards }.
   *[other] { $name } pioche { $cards }.
  }
linko-drew-reserve = { $you ->
    [name] Tu prends { $cards } dans la réserve.
   *[other] { $name } prend { $cards } dans la réserve.
  }
linko-passed = { $you ->
    [name] Tu ne pioches rien.
   *[other] { $name } ne pioche rien.
  }
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
   *[other] { $names } partagent la victoire.
  }

# The table of many games.
linko-sim-order = { $place ->
    [1] En premier
    [2] En deuxième
    [3] En troisième
    [4] En quatrième
   *[other] En cinquième
  }
linko-sim-seat-figures = { $rate } de victoires (de { $low } à { $high }), score moyen { $mean } (de { $mean_low } à { $mean_high })
linko-sim-by-order = Par ordre de jeu
linko-sim-shared = Victoires partagées
linko-sim-thefts = Vols par partie
linko-sim-joker-layers = Couches de jokers seuls par partie
linko-sim-end-last-card = dernière carte d’une main
linko-sim-end-exhausted = pioche et réserve vides

# Linko at a table: what the page says.

# Cards. A set is some cards of one value, or jokers; one card is named alone.
linko-page-set = { $kind ->
    [joker] { $count ->
        [one] un joker
       *[other] { $count } jokers
      }
   *[number] { $count ->
        [one] un { $value }
       *[other] { $count } × { $value }
      }
  }
linko-page-set-with-jokers = { $jokers ->
    [one] { $set }, dont un joker
   *[other] { $set }, dont { $jokers } jokers
  }
linko-page-top = couche du dessus
linko-page-top-spoken = Couche du dessus : { $layer }
linko-page-no-layers = Rien pour l’instant

# What happened, where it is not told as in a record.
linko-page-line-drew-unseen = { $you ->
    [name] Tu pioches une carte.
   *[other] { $name } pioche une carte.
  }
linko-page-line-ended-last-card = { $you ->
    [name] Tu as joué ta dernière carte.
   *[other] { $name } a joué sa dernière carte.
  }
linko-page-line-ended-exhausted = La pioche et la réserve sont vides.
linko-page-line-won = { $you ->
    [winners] { $count ->
        [one] La partie est finie, et tu gagnes.
       *[other] La partie est finie, et tu partages la victoire avec { $winners }.
      }
   *[other] { $count ->
        [one] La partie est finie, et { $winners } gagne.
       *[other] La partie est finie, et { $winners } partagent la victoire.
      }
  }

# Deeds, as on a button.
linko-page-deed-play = Jouer { $cards }
linko-page-deed-ghost = Voler les { $value }
linko-page-deed-take = Garder la couche prise à { $name }
linko-page-deed-leave = Laisser la couche à { $name }
linko-page-deed-keep = Reprendre la couche
linko-page-deed-discard = Défausser la couche
linko-page-deed-draw-pile = Piocher
linko-page-deed-draw-slot = Prendre la carte { $place } de la réserve
linko-page-deed-draw-cards = Prendre { $cards } dans la réserve
linko-page-deed-pass = Ne rien piocher

# Why an action is a good one. Nobody is spoken to: the same is told in hints and of games that are over.
linko-why-wins = La partie se termine sur une victoire.
linko-why-shares = La partie se termine sur une victoire partagée.
linko-why-robs = { $count ->
    [one] De quoi voler { $names }.
   *[other] De quoi voler { $names } à la fois.
  }
linko-why-robs-ghost = { $count ->
    [one] De quoi voler une carte à la zone fantôme.
   *[other] De quoi voler { $count } cartes à la zone fantôme.
  }
linko-why-sheds = { $count } cartes posées d’un coup.
linko-why-safe = Personne ne peut avoir de quoi la voler maintenant.
linko-why-safe-from-next = { $name }, qui suit, ne peut pas avoir de quoi la voler.
linko-why-hurry = { $count ->
    [one] Il reste une carte à { $name } : la fin est proche.
   *[other] Il reste { $count } cartes à { $name } : la fin est proche.
  }
linko-why-joins = Avec la main, cela fait { $set }.
linko-why-joker = Un joker va avec n’importe quelle carte.
linko-why-keeps = De quoi garder { $set } pour plus tard.
linko-why-lowest = Sur la table, les basses comptent autant que les hautes.
linko-why-stays-at = { $count ->
    [one] La main reste à une carte.
   *[other] La main reste à { $count } cartes.
  }
linko-why-exhausts = Les dernières cartes sont piochées, et la partie se termine.
linko-why-nothing-fits = Rien dans la réserve ne va avec la main.
linko-why-reserve-fits = La réserve a des cartes qui vont avec la main.
linko-why-cards-cost = Une carte de plus en main coûterait un point.

# The bar.
linko-page-my-turn = À toi de jouer
linko-page-my-decision = À toi de décider
linko-page-awaited = On attend { $name }
linko-page-over = La partie est finie
linko-page-given-up = La partie s’est arrêtée avant la fin
linko-page-dealing = Distribution des cartes
linko-page-variant = { $variant ->
    [base] jeu de base
    [advanced] variante avancée
   *[expert] variante expert
  }

# Seats and the middle.
linko-page-others = Le reste de la table
linko-page-players = La table
linko-page-in-hand = { $count } en main
linko-page-laid = { $count ->
    [one] { $count } posée
   *[other] { $count } posées
  }
linko-page-layers = Couches précédentes, de la plus ancienne à la plus récente
linko-page-mark-loses = perd { $count }
linko-page-mark-won = gagne
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
    [one] C’est ta dernière carte : la partie se termine, et rien n’est volé.
   *[other] Ce sont tes dernières cartes : la partie se termine, et rien n’est volé.
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
linko-page-draw-where = Choisis une carte de la réserve, ou prends dans la pioche.
linko-page-draw-where-reserve = La pioche est vide : choisis une carte de la réserve.
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
linko-page-awaits-play = On attend { $name }
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
linko-page-until = jusqu’à { $time } (UTC)
linko-page-away = Tu n’es plus à table
linko-page-away-why = Reviens quand tu veux : la place est à toi.
linko-page-return = Revenir

# The end.
linko-page-you-win = Tu gagnes
linko-page-you-share = Tu partages la victoire
linko-page-wins = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
  }
linko-page-end-last-card = { $name } a joué la dernière carte de sa main.
linko-page-end-last-card-you = Tu as joué la dernière carte de ta main.
linko-page-end-exhausted = La pioche et la réserve sont vides.
linko-page-tied = Égalité aux points : la main la plus petite l’emporte.
linko-page-ahead = { $count ->
    [one] Tu finis avec { $count } point d’avance.
   *[other] Tu finis avec { $count } points d’avance.
  }
linko-page-behind = { $count ->
    [one] Tu finis avec { $count } point de retard.
   *[other] Tu finis avec { $count } points de retard.
  }
linko-page-ahead-of = { $count ->
    [one] { $name } finit avec { $count } point d’avance.
   *[other] { $name } finit avec { $count } points d’avance.
  }
linko-page-sum-laid = { $count ->
    [one] carte posée
   *[other] cartes posées
  }
linko-page-sum-hand = { $count ->
    [one] carte qui reste en main
   *[other] cartes qui restent en main
  }
linko-page-sum-points = { $count ->
    [one] point
   *[other] points
  }

# The rules page of Linko.

rules-linko-title = Comment jouer à Linko
rules-linko-lead = Étale autant de cartes que tu peux : chaque carte devant toi vaut un point, et chaque carte restée dans ta main en coûte un. Mais les autres peuvent te voler la couche du dessus, avec tout autant de cartes d’une valeur plus haute.

# At a glance.
rules-linko-glance-play = Jouer
rules-linko-glance-play-text = Pose une ou plusieurs cartes d’une même valeur. C’est ta nouvelle couche du dessus.
rules-linko-glance-steal = Puis voler
rules-linko-glance-steal-text = Si la couche du dessus de quelqu’un a autant de cartes, mais plus basses, tu dois la voler. Prends-la, et cette personne en pioche autant ; ou laisse-la-lui.
rules-linko-glance-win = Comment gagner
rules-linko-glance-win-text = Chaque carte devant toi compte +1, chaque carte en main −1 ; le plus haut score gagne. C’est fini quand une main est vide, ou quand pioche et réserve le sont.
rules-linko-glance-joker = Avec un joker
rules-linko-glance-joker-text = Un joker a la valeur des cartes avec lesquelles il est joué : voici trois 6.
rules-linko-glance-values = Deux valeurs
rules-linko-glance-values-text = Une couche n’a que des cartes d’une seule valeur.
rules-linko-glance-equal = Égal ne suffit pas
rules-linko-glance-equal-text = Deux 7 ne peuvent pas voler un 7 avec un joker : cette couche vaut deux 7, elle aussi.
rules-linko-glance-number = La valeur, de 1 à 13
rules-linko-glance-rings = Anneaux et couleurs accompagnent seulement le nombre
rules-linko-glance-jokers = Un joker : seul, il est plus haut que n’importe quel nombre
rules-linko-glance-back = Face cachée : la pioche

# What there is.
rules-linko-cards = Ce qu’il y a dans la boîte
rule-LK-1 = Il y a 109 cartes : les valeurs de 1 à 13, huit de chaque, et 5 jokers. Une carte de plus, la patte, montre à qui c’est le tour.
rules-linko-example-cards = Une carte basse, une carte haute et un joker.

# Setting up.
rules-linko-setup = Mise en place
rule-LK-2 = De 3 à 5, on mélange toutes les cartes et on en distribue 13 à chaque personne. On en retourne six autres en ligne : c’est la réserve. Le reste forme la pioche, face cachée. La défausse est vide au début. À deux, on joue le duel, plus bas.
rules-linko-example-reserve = Une réserve de six cartes.
rule-LK-3 = La personne qui a la patte commence. On joue dans le sens horaire.
rule-LK-3-ruling = On peut choisir la place qui commence. Sinon, le hasard décide.

# A turn.
rules-linko-turn = Un tour : jouer, puis voler
rule-LK-4 = Tu dois jouer : une ou plusieurs cartes d’une même valeur. Combien tu en utilises, c’est à toi de voir. Elles forment une nouvelle couche par-dessus tes propres couches. Tout le monde peut regarder toutes les couches à tout moment.
rule-LK-5 = Un joker a la valeur des cartes numérotées avec lesquelles il est joué. Des jokers joués seuls sont plus hauts que n’importe quel nombre.
rules-linko-example-plays = On peut jouer chacune de ces couches. Les deux dernières sont des jokers seuls.
rules-linko-example-no-plays = Celles-ci, non : deux valeurs ne font jamais une couche.
rule-LK-6 = Regarde maintenant la couche du dessus de chaque adversaire, dans le sens horaire à partir de ta gauche. Si elle a autant de cartes que tu viens d’en jouer, et une valeur plus basse, tu dois la voler. Tu voles une fois par tour au plus à chaque adversaire. Règle tout avec une personne avant de regarder la suivante.
rule-LK-7 = Une couche de jokers seuls ne peut pas être volée. (Dans la variante expert, si : LK-17.) Un joker parmi des cartes numérotées ne protège rien.
rules-linko-you-play = Tu joues
rules-linko-top-layer = La couche du dessus
rules-linko-stolen = Volée ?
rules-linko-steal-lower = Oui : autant de cartes, et plus basses
rules-linko-steal-joker = Oui : elle vaut deux 5
rules-linko-steal-equal = Non : égal n’est pas plus bas
rules-linko-steal-count = Non : pas le même nombre de cartes
rules-linko-steal-by-jokers = Oui : des jokers seuls sont plus hauts
rules-linko-steal-from-jokers = Non : des jokers seuls sont à l’abri
rule-LK-8 = Une couche volée quitte toujours la zone de jeu où elle était. Pour chacune, tu décides : tu la prends ou tu la laisses. Si tu la laisses, la victime décide : elle la reprend ou la défausse.
rules-linko-thief = La personne qui vole
rules-linko-victim = La victime
rules-linko-draws = La victime pioche
rules-linko-thief-takes = la prend en main
rules-linko-thief-leaves = la laisse
rules-linko-victim-nothing = ne décide rien
rules-linko-victim-back = la reprend en main
rules-linko-victim-discards = la défausse
rules-linko-draws-many = autant de cartes
rules-linko-draws-none = rien
rules-linko-example-before = Ana joue deux 8. Les 10 de Ben sont plus hauts et restent là. Les 5 de Cléo sont deux cartes plus basses : volés. Le 4 et le joker de Dan valent deux 4 : volés aussi.
rules-linko-example-after = Ana laisse les 5, et Cléo les reprend sans rien piocher. Ana prend le 4 et le joker, donc Dan pioche deux cartes. Les 6 de Cléo sont à l’abri d’Ana pour ce tour.

# Drawing.
rules-linko-drawing = Piocher
rule-LK-9 = Si tu dois piocher plusieurs cartes, prends-les une par une : chacune dans la réserve ou sur le dessus de la pioche. Tu vois chaque carte avant de choisir la suivante. Quand tu les as toutes, on complète de nouveau la réserve à six.
rules-linko-example-drawing = Dan doit piocher deux cartes. Voici la réserve.
rules-linko-example-drawn = Dan prend le joker, puis la carte du dessus de la pioche, que personne d’autre ne voit. Ensuite, une nouvelle carte complète la réserve : ici, un 1.
rule-LK-10 = Quand la pioche est épuisée, on n’en refait pas. On continue avec ce qui reste de la réserve.
rule-LK-11 = Une couche découverte par un vol est désormais la couche du dessus de cette zone de jeu. Les autres peuvent la voler tant qu’elle n’est pas recouverte.
rule-LK-12 = S’il n’y avait rien à voler pour toi pendant ce tour, tu peux piocher exactement une carte, de la réserve ou de la pioche. Ce n’est pas obligatoire. Ensuite, on complète la réserve, et ton tour est fini. Laisser une couche, c’est aussi un vol : dans ce cas, on ne pioche pas.

# The end.
rules-linko-end = La fin
rule-LK-13 = La partie se termine dès que tu as joué la dernière carte de ta main. Ce coup-là ne vole rien.
rule-LK-14 = Elle se termine aussi dès que la pioche est vide et que quelqu’un prend la dernière carte de la réserve, même s’il lui reste des cartes à piocher.
rule-LK-14-ruling = Peu importe laquelle s’épuise en dernier. Quand la pioche et la réserve sont toutes deux vides, la partie est finie.
rule-LK-15 = Chaque carte de ta zone de jeu compte +1, chaque carte de ta main −1. Les valeurs n’ont pas d’importance. Le score le plus haut gagne. En cas d’égalité, la main qui a le moins de cartes gagne ; s’il y a encore égalité, la victoire est partagée.
rules-linko-player = Nom
rules-linko-area = Dans la zone
rules-linko-hand = En main
rules-linko-score = Score
rules-linko-example-score = Ana et Ben ont tous les deux 11 points. Ben a moins de cartes en main et gagne.

# Variants.
rules-linko-variants = Variantes
rule-LK-16 = Avancée : un tour sans vol se termine sans piocher. LK-12 ne s’applique pas.
rule-LK-17 = Expert : comme la variante avancée, mais des jokers seuls ne sont plus à l’abri. On les vole avec autant de cartes de valeur 1. Les 1 peuvent toujours être volés par tout ce qui est plus haut.
rule-LK-17-ruling = Un 1 avec un joker est une couche de valeur 1 : il vole donc deux jokers.
rules-linko-steal-ones = Oui : deux cartes de valeur 1
rules-linko-steal-only-ones = Non : seuls des 1 le peuvent
rules-linko-steal-higher = Oui : des jokers seuls sont plus hauts

# The duel.
rules-linko-duel = Le duel, à deux
rules-linko-duel-lead = À deux, toutes les règles ci-dessus restent valables, avec ces changements. Les variantes sont possibles, elles aussi.
rule-LK-18 = On donne deux jokers à chaque personne. On mélange les 105 autres cartes et on en distribue 11 à chacune : les deux mains ont donc 13 cartes. On retourne la réserve.
rule-LK-19 = Ensuite, on remplit la zone fantôme : on retourne des cartes de la pioche jusqu’à ce qu’il y en ait 13. Les cartes d’une même valeur sont réunies en un lot. Mais un 13 ou un joker n’y va pas. Il va sur la carte la plus basse de la réserve, et les deux forment dès lors un groupe.
rule-LK-19-ruling = Les cartes seules de la réserve passent d’abord, la plus basse en premier. S’il n’y a que des groupes, c’est le groupe qui a la carte la plus basse. À égalité, c’est le plus à gauche. Un joker compte plus que 13. Un 13 ou un joker distribué dans la réserve y reste comme une carte seule.
rules-linko-example-group = Un 13 est sorti pour la zone fantôme. Il est posé sur celui des deux 2 qui est à gauche.
rule-LK-20 = La personne qui prend un groupe de la réserve le prend en entier, et cela compte comme une seule carte piochée. La réserve est complète quand six emplacements sont occupés.
rule-LK-21 = Tu voles aussi dans la zone fantôme, avant de regarder ton adversaire : un lot entier qui a autant de cartes que tu en as joué, et une valeur plus basse. Si plusieurs conviennent, tu en choisis un. Il va droit dans ta main, et personne ne pioche pour cela. Des jokers seuls sont plus hauts que tous les lots.
rule-LK-21-ruling = Si un lot convient, tu dois le voler, comme face à un adversaire.
rules-linko-example-ghost = Une zone fantôme. Si tu joues deux 9, choisis les 1 ou les 8. Si tu joues deux 5, tu dois prendre les 1. Si tu joues un seul 2, rien ne convient. Avec deux jokers, tu peux aussi choisir les 10.
rule-LK-22 = Juste après un vol dans la zone fantôme, on la complète de nouveau à 13 cartes de la même façon, tant qu’il reste de la pioche. C’est seulement alors que tu regardes ton adversaire.
rule-LK-23 = La carte à piocher après un tour sans vol (LK-12) n’est à toi que si tu n’as rien volé du tout, ni à ton adversaire ni dans la zone fantôme.
rule-LK-23-ruling = Les règles imprimées ne le précisent pas. Cette carte est pour qui repart les mains vides.

# What may be known.
rules-linko-known = Ce que tu peux savoir
rules-linko-known-all = Tout le monde voit toutes les couches, la réserve, la zone fantôme et la défausse, et sait combien de cartes ont chaque main et la pioche.
rules-linko-known-hands = Quand une carte est prise dans la réserve, volée ou reprise, on sait qu’elle est dans cette main jusqu’à ce qu’elle soit jouée. Il en va de même pour les deux jokers que chaque main a au début d’un duel. Une carte de la pioche n’est connue que de la personne qui l’a piochée.
rules-linko-known-end = Rien n’oblige une partie à finir : une couche peut être laissée et reprise sans fin. On peut s’accorder pour arrêter une telle partie ; alors personne ne la gagne.

# A first game.
linko-lesson-aim = Le but
linko-lesson-aim-text = Voici tes 13 cartes. À la fin, chaque carte posée devant toi vaut un point, et chaque carte en main en coûte un.
linko-lesson-lay = Des cartes pareilles
linko-lesson-lay-text = À ton tour, tu poses une ou plusieurs cartes de même valeur : une couche. Appuie sur les six jusqu’à prendre les trois.
linko-lesson-draw = Une carte, si tu veux
linko-lesson-draw-text = Tes six n’ont rien volé : tu peux piocher une carte. Le neuf de la réserve fait la paire avec le tien.
linko-lesson-rob = Autant, et plus haut
linko-lesson-rob-text = { $one } a deux sept sur le dessus. Pose autant de cartes d’une valeur plus haute et tu voles cette couche : deux neuf suffisent.
linko-lesson-take = Garder ou laisser
linko-lesson-take-text = Si tu gardes les sept, ils vont dans ta main et { $one } pioche deux cartes. Avec les tiens, cela en fait quatre : garde-les.
linko-lesson-robbed = On te vole
linko-lesson-robbed-text = { $one } a posé deux onze et te laisse tes neuf : reprends-les, ou défausse-les et pioche deux autres cartes. Cette fois, défausse-les.
linko-lesson-reserve = Une carte après l’autre
linko-lesson-reserve-text = Chaque carte vient de la réserve ou de la pioche, au choix. Il y a un joker dans la réserve : prends-le.
linko-lesson-pile = La suivante, à l’aveugle
linko-lesson-pile-text = La réserve n’est complétée que quand tu as fini. Prends ta deuxième carte dans la pioche.
linko-lesson-large = Plus il y en a, mieux c’est
linko-lesson-large-text = Une couche de quatre est dure à voler : il faut quatre cartes d’une valeur plus haute. Pose tous tes sept.
linko-lesson-pass = Piocher, ou pas
linko-lesson-pass-text = Encore rien de volé : tu peux piocher une carte. Mais une carte en main coûte un point : passe, cette fois.
linko-lesson-joker = Un joker en renfort
linko-lesson-joker-text = { $two } a cinq douze sur le dessus. Un joker vaut autant que les cartes avec lesquelles il est posé : tes quatre treize et le joker font cinq treize.
linko-lesson-leave = Laisse-les, cette fois
linko-lesson-leave-text = Cinq cartes rempliraient ta main. Laisse-les : { $two } les reprend, ou les défausse et en pioche cinq autres.
linko-lesson-last = Tes dernières cartes
linko-lesson-last-text = { $two } a tout repris. Pose tes deux : la dernière carte jouée met fin à la partie sur-le-champ, et plus rien n’est volé.
linko-lesson-count = Le compte
linko-lesson-count-text = Un point par carte posée devant toi, un de moins par carte en main. Le score le plus haut gagne, et cette fois c’est le tien !
