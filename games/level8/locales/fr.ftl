# On the first page.
level8-name = Level 8
level8-kind = Chacun pour soi · de 2 à 6
level8-sentence = Suites, brelans et couleurs : passe les huit niveaux avant tout le monde.

# When a table is set up, and in the arena's rows.
option-stars = Carte des niveaux
option-stars-1 = Une étoile
option-stars-2 = Deux étoiles, avec nos propres niveaux
option-levels = Tes propres niveaux
option-levels-help = Huit niveaux séparés par des virgules. Un niveau compte une à quatre combinaisons reliées par + : run4 est une suite de 4, set3 un brelan, colour5 cinq cartes d’une couleur. Laisse le champ vide pour jouer les niveaux de la carte.
option-levels-example = Les niveaux à une étoile :

# Level 8: names, errors, and the course of a game.

level8-title = Level 8, partie à { $players }, { $side }
# The list for two stars is our own, and is called so wherever it is shown.
level8-side = { $side ->
    [one-star] une étoile
    [two-stars] deux étoiles (nos propres niveaux)
    [custom-one-star] niveaux personnalisés, une étoile
   *[custom-two-stars] niveaux personnalisés, deux étoiles
  }

level8-color = { $color ->
    [R] rouge
    [Y] jaune
    [G] vert
    [B] bleu
    [P] violet
   *[K] noir
  }
level8-colors = { $color ->
    [R] rouges
    [Y] jaunes
    [G] vertes
    [B] bleues
    [P] violettes
   *[K] noires
  }
level8-number = le { $value } { level8-color }
level8-joker = un joker
level8-skip = un passe-tour
level8-of-name = { SOUND($name) ->
    [consonant] de { $name }
   *[vowel] d’{ $name }
  }
level8-of-owner = { SOUND($owner) ->
    [consonant] de { $owner }
   *[vowel] d’{ $owner }
  }

# What a level asks for: in a sentence, and as a part of the level's name.
level8-combination = { $kind ->
    [run] une suite de { $size }
    [set] { $size ->
        [2] une paire
        [3] un brelan
        [4] un carré
       *[other] un groupe de { $size } de même valeur
      }
   *[color] un groupe de { $size } de même couleur
  }
level8-part = { $kind ->
    [run] suite de { $size }
    [set] { $size ->
        [2] paire
        [3] brelan
        [4] carré
       *[other] { $size } de même valeur
      }
   *[color] { $size } de même couleur
  }
level8-place = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
  }

# What lies on the table.
level8-meld-run = suite de { $from } à { $to } [{ $cards }]
level8-meld-set = { $size ->
    [2] paire de { $value }
    [3] brelan de { $value }
    [4] carré de { $value }
   *[other] { $size } cartes de valeur { $value }
  } [{ $cards }]
level8-meld-color = { $size } cartes { level8-colors } [{ $cards }]

# Why something is not allowed.
level8-not-dealt = Les cartes ne sont pas encore distribuées : une manche commence par la distribution.
level8-wrong-players = Level 8 se joue de 2 à 6, pas à { $players }.
level8-wrong-level-count = Une partie compte 8 niveaux, séparés par des virgules, pas { $found }.
level8-level-combinations = Niveau { $number } : un niveau a de 1 à 4 combinaisons, pas { $found }.
level8-level-unknown = Niveau { $number } : « { $text } » n’est pas une combinaison, comme run4, set2 ou colour7.
level8-level-size = Niveau { $number } : { $combination } devrait avoir de { $least } à { $most } cartes.
level8-level-cards = Niveau { $number } : un niveau a au plus 10 cartes, pas { $found }.
level8-not-custom = Ce sont les niveaux fournis avec { $stars ->
    [one] une étoile
   *[other] deux étoiles
  } : ils ne sont donc pas personnalisés.
level8-is-custom = Ce ne sont pas les niveaux fournis avec { $stars ->
    [one] une étoile
   *[other] deux étoiles
  } : il faut donc les dire personnalisés.
level8-already-drawn = On pioche une carte par tour, et la tienne est déjà piochée.
level8-no-keep-due = Tu ne peux pas garder de cartes maintenant : seulement avec deux étoiles, au niveau 5 ou plus sans l’avoir posé, et une fois après une manche.
level8-no-reshuffle-due = Pas de nouvelle pioche pour l’instant : on la mélange quand la dernière carte face cachée a été piochée.
level8-reshuffle-is-due = La pioche est épuisée : on mélange d’abord les défausses, sauf la carte du dessus de chacune, pour en former une nouvelle.
level8-reshuffle-with-skips-is-due = La pioche est épuisée : on mélange d’abord les défausses, sauf la carte du dessus de chacune, et les passe-tours placés sous la pioche, pour en former une nouvelle.
level8-game-over = La partie est finie.
level8-no-such-seat = Il n’y a pas de place { $seat } ici : la partie se joue à { $players }, et les places se comptent à partir de 0.
level8-wrong-cards = Dans les mains et la pioche, on trouve { $card } { $found } fois, au lieu de { $expected }.
level8-wrong-reshuffle = Dans la nouvelle pioche, on trouve { $card } { $found } fois, au lieu de { $expected } : elle se compose des défausses, sauf la carte du dessus de chacune, et des passe-tours placés sous l’ancienne pioche.
level8-wrong-hand-count = { $found ->
    [one] { $found } main distribuée
   *[other] { $found } mains distribuées
  } ; il en faut { $players }.
level8-wrong-hand-size = La place { $seat } a { $found ->
    [one] { $found } carte
   *[other] { $found } cartes
  } après la distribution ; il lui en faut { $expected }, cartes gardées comprises.
level8-wrong-first-dealer = D’après les options, la place { $seat } distribue en premier.
level8-wrong-dealer = La place { $seat } distribue cette manche : c’est la place à gauche de celle qui a distribué la dernière.
level8-kept-not-dealt = La place { $seat } a gardé { $card }, qui manque dans sa nouvelle main : les cartes gardées en font partie.
level8-due = { $to ->
    [you] { $what ->
        [draw] Pioche d’abord une carte : un tour commence par là.
        [act] Tu as pioché : pose ou ajoute des cartes, puis finis par une défausse ou un passe-tour.
        [pass] Un passe-tour se trouve devant toi : passe ce tour.
       *[keep] Choisis d’abord jusqu’à quatre cartes à garder pour la prochaine manche, ou aucune.
      }
   *[player] { $what ->
        [draw] C’est à { $name }, qui doit d’abord piocher une carte.
        [act] C’est à { $name }, qui a pioché et doit finir par une défausse ou un passe-tour.
        [pass] C’est à { $name }, qui doit passer ce tour à cause d’un passe-tour.
       *[keep] D’abord, { $name } choisit les cartes à garder pour la prochaine manche.
      }
  }
level8-discard-empty = La défausse { level8-of-name } est vide : prends une carte de la pioche, ou d’une défausse qui en a.
level8-already-laid = Ton niveau est déjà sur la table : tu peux maintenant ajouter des cartes aux combinaisons, une par une.
level8-wrong-combination-count = Ce niveau a { $expected ->
    [one] une combinaison
   *[other] { $expected } combinaisons
  }, pas { $found } : pose-le en entier d’un coup, et rien de plus.
level8-too-much-laid = Aucun niveau n’a plus de { $combinations } combinaisons ou de { $cards } cartes : pose exactement ce que le niveau demande.
level8-other-combination = La { level8-place } combinaison doit être { $combination } : pose exactement ce que le niveau demande, dans l’ordre.
level8-misfit-run = Dans la { level8-place } combinaison, une suite qui commence à { $from }, { $card } n’est pas à sa place : les valeurs doivent se suivre sans trou.
level8-misfit-run-joker = La { level8-place } combinaison, une suite qui commence à { $from }, dépasse 15 : commence-la plus bas.
level8-misfit-set = Dans la { level8-place } combinaison, un groupe de cartes de valeur { $value }, { $card } n’est pas à sa place : il faut des cartes de cette valeur ou des jokers.
level8-misfit-color = Dans la { level8-place } combinaison, un groupe de cartes { level8-colors }, { $card } n’est pas à sa place : il faut des cartes de cette couleur ou des jokers.
level8-skip-in-combination = Un passe-tour ne fait jamais partie d’une combinaison : utilise des nombres et des jokers.
level8-laid-not-held = { $kind ->
    [joker] Tu n’as pas autant de jokers.
   *[number] Tu n’as pas { $card }, ou tu l’utilises deux fois.
  }
level8-nothing-left-to-discard = Garde au moins une carte en main : ton tour se termine par une défausse.
level8-level-not-laid = Tu ne peux ajouter des cartes qu’après avoir posé ton niveau dans cette manche : pose-le d’abord, ou finis ton tour.
level8-no-such-group = Cette combinaison n’est pas sur la table devant { $name } : choisis-en une qui s’y trouve.
level8-added-not-held = Tu n’as pas cette carte ({ $card }).
level8-does-not-fit = Cette combinaison n’accepte pas { $card } à cet endroit : une suite accepte la valeur suivante à chaque bout, un groupe de même valeur des cartes de cette valeur, un groupe de même couleur des cartes de cette couleur.
level8-run-is-at-its-end = Cette suite ne peut pas s’allonger à ce bout, car les valeurs vont de 1 à 15 : choisis l’autre bout ou une autre combinaison.
level8-end-missing = Cette combinaison est une suite : dis si la carte va au bout le plus bas ou le plus haut.
level8-no-ends = Cette combinaison n’est pas une suite : ajoute la carte sans indiquer de bout.
level8-discarded-not-held = Tu n’as pas cette carte ({ $card }).
level8-no-skip = Tu n’as pas de passe-tour : finis ton tour par une défausse.
level8-skip-of-oneself = Tu ne peux pas te donner un passe-tour : choisis une autre personne.
level8-already-skipped = Il y a déjà un passe-tour devant { $name } : choisis une autre personne, ou finis ton tour par une défausse.
level8-last-card-is-discarded = Ce passe-tour est ta dernière carte et n’arrête personne : défausse-le, et la manche se termine.
level8-too-many-kept = On peut garder { $most } cartes au plus, pas { $count }.
level8-kept-not-held = { $kind ->
    [joker] Tu n’as pas autant de jokers.
    [skip] Tu n’as pas autant de passe-tours.
   *[number] Tu n’as pas { $card }, ou tu gardes cette carte deux fois.
  }
level8-wrong-winner-by-last-level = La place { $seat } a gagné, en posant le niveau 8.
level8-wrong-winner-by-going-out = La place { $seat } a gagné, en terminant la manche au niveau 7.
level8-wrong-winner-level = La personne qui gagne est au niveau 9 à la fin.
level8-wrong-levels = À la fin, les niveaux sont { $levels }.
level8-wrong-rounds = { $expected ->
    [one] { $expected } manche a été distribuée.
   *[other] { $expected } manches ont été distribuées.
  }

# The course of a game.
level8-round = Manche { $round }, { $side } : { $name } distribue.
level8-dealt-hand = { $name }, au niveau { $level } ({ $combinations }), reçoit { $cards }
level8-dealt-hand-beside-kept = { $name }, au niveau { $level } ({ $combinations }), a gardé { $kept } et reçoit { $cards }
level8-turned-up = { $name } retourne { $card }.
level8-pile = La pioche, de haut en bas : { $cards }
level8-first = { $name } commence.
level8-reshuffled = { $skips ->
    [0] La pioche est épuisée : on mélange les défausses, sauf la carte du dessus de chacune, pour en former une nouvelle.
    [one] La pioche est épuisée : on mélange les défausses, sauf la carte du dessus de chacune, et le passe-tour placé sous la pioche, pour en former une nouvelle.
   *[other] La pioche est épuisée : on mélange les défausses, sauf la carte du dessus de chacune, et les { $skips } passe-tours placés sous la pioche, pour en former une nouvelle.
  }
level8-drew-pile = { $you ->
    [name] Tu pioches { $card }.
   *[other] { $name } pioche { $card }.
  }
level8-drew-discard = { $you ->
    [name] Tu prends { $card } sur la défausse { level8-of-owner }.
    [owner] { $name } prend { $card } sur ta défausse.
   *[other] { $name } prend { $card } sur la défausse { level8-of-owner }.
  }
level8-drew-own-discard = { $you ->
    [name] Tu reprends { $card } sur ta propre défausse.
   *[other] { $name } reprend { $card } sur sa propre défausse.
  }
level8-laid = { $name } pose le niveau { $level } : { $melds }.
level8-added = { $name } ajoute { $card } à une combinaison { level8-of-owner } : { $meld }.
level8-added-own = { $name } ajoute { $card } à une de ses combinaisons : { $meld }.
level8-discarded = { $you ->
    [name] Tu défausses { $card }.
   *[other] { $name } défausse { $card }.
  }
level8-skipped = { $you ->
    [name] Tu poses un passe-tour devant { $target }.
    [target] { $name } pose un passe-tour devant toi.
   *[other] { $name } pose un passe-tour devant { $target }.
  }
level8-passed = { $you ->
    [name] Tu passes ce tour et tu mets le passe-tour face visible sous la pioche.
   *[other] { $name } passe ce tour et met le passe-tour face visible sous la pioche.
  }
level8-kept = { $name } garde { $cards } pour la prochaine manche.
level8-kept-nothing = { $you ->
    [name] Tu ne gardes rien pour la prochaine manche.
   *[other] { $name } ne garde rien pour la prochaine manche.
  }
level8-area = { $skipped ->
    [yes] { $name }, avec un passe-tour en attente
   *[no] { $name }
  } : { $melds } (main : { $hand } ; dessus de la défausse : { $discard })
level8-empty = rien
level8-round-ended = { $you ->
    [name] Tu as défaussé la dernière carte de ta main : la manche est finie.
   *[other] { $name } a défaussé la dernière carte de sa main : la manche est finie.
  }
level8-moved-up = { $name } monte du niveau { $from } au niveau { $to }.
level8-stayed = { $name } reste au niveau { $level }.
level8-through = { $name } était au niveau { $from } et a franchi tous les niveaux.
level8-ended-last-level = { $you ->
    [name] Tu as posé le niveau 8 : la partie se termine aussitôt, et personne d’autre ne monte.
   *[other] { $name } a posé le niveau 8 : la partie se termine aussitôt, et personne d’autre ne monte.
  }
level8-ended-went-out = { $you ->
    [name] Tu as terminé la manche au niveau 7 : la partie est finie.
   *[other] { $name } a terminé la manche au niveau 7 : la partie est finie.
  }
level8-won = { $name } gagne à la manche { $round }.

# The table of many games.
level8-sim-levels = Tours pour poser chaque niveau
level8-sim-level = Niveau { $number }
level8-sim-level-figures = { $laid ->
    [0] jamais posé
    [one] { $turns } tours (posé une fois)
   *[other] { $turns } tours (posé { $laid } fois)
  }
level8-sim-rounds = Manches par partie
level8-sim-reshuffles = Nouvelles pioches par partie
level8-sim-skips = Passe-tours par partie
level8-sim-end-last-level = niveau 8 posé
level8-sim-end-went-out = manche terminée au niveau 7

# level8 at a table: what the page says.

# Cards and combinations, as they are spoken where no sentence stands around them.
level8-page-number = { $value } { level8-color }
level8-page-joker = joker
level8-page-skip = passe-tour
level8-page-meld = { $kind ->
    [run] suite { $from } à { $to }
    [set] { $size ->
        [2] paire de { $value }
        [3] brelan de { $value }
        [4] carré de { $value }
       *[other] { $size } × { $value }
      }
   *[color] { $size } cartes { level8-colors }
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
level8-page-dealt = { $you ->
    [name] Tu distribues une nouvelle manche.
   *[other] { $name } distribue une nouvelle manche.
  }
level8-page-dealt-and-turned-up = { $you ->
    [name] Tu distribues une nouvelle manche et tu retournes { $card }.
   *[other] { $name } distribue une nouvelle manche et retourne { $card }.
  }
level8-page-reshuffled = On mélange les défausses, sauf la carte du dessus de chacune, pour former une nouvelle pioche.
level8-page-drew = { $you ->
    [name] Tu pioches une carte.
   *[other] { $name } pioche une carte.
  }
level8-page-laid-down = { $you ->
    [name] Tu poses le niveau { $level }.
   *[other] { $name } pose le niveau { $level }.
  }
level8-page-added = { $you ->
    [name] Tu ajoutes { $card } à une combinaison { level8-of-owner }.
    [owner] { $name } ajoute { $card } à une de tes combinaisons.
   *[other] { $name } ajoute { $card } à une combinaison { level8-of-owner }.
  }
level8-page-added-own = { $you ->
    [name] Tu ajoutes { $card } à une de tes combinaisons.
   *[other] { $name } ajoute { $card } à une de ses combinaisons.
  }
level8-page-kept = { $you ->
    [name] Tu gardes
   *[other] { $name } garde
  } { $count ->
    [one] une carte
   *[other] { $count } cartes
  } pour la prochaine manche.

# What an action does, on buttons and in hints.
level8-page-deed-draw = Piocher
level8-page-deed-take = Prendre sur la défausse { level8-of-name }
level8-page-deed-lay = Poser le niveau : { $melds }
level8-page-deed-add = { $end ->
    [low] Ajouter { $card } avant la { level8-place } combinaison { level8-of-name }
    [high] Ajouter { $card } après la { level8-place } combinaison { level8-of-name }
   *[none] Ajouter { $card } à la { level8-place } combinaison { level8-of-name }
  }
level8-page-deed-discard = Défausser { $card }
level8-page-deed-skip = Passe-tour : { $name }
level8-page-deed-pass = Passer ce tour
level8-page-deed-keep = Garder { $cards }
level8-page-deed-keep-nothing = Ne rien garder

# Why an action is a good one. Nobody is spoken to: the same is told in hints and of games that are over.
level8-why-wins = Ce coup gagne la partie.
level8-why-completes = Cela termine le niveau { $level }.
level8-why-lays-now = Avec elle, le niveau se pose tout de suite.
level8-why-nearer = { $count ->
    [one] Le niveau approche : il manque encore une carte.
   *[other] Le niveau approche : il manque encore { $count } cartes.
  }
level8-why-can-be-added = Elle s’ajoute sur la table.
level8-why-nothing-open-helps = Aucune carte visible ne rapproche du niveau.
level8-why-nothing-open-fits = Aucune carte visible ne s’ajoute sur la table.
level8-why-goes-out = Toutes les autres cartes partent aussi, et la manche se termine.
level8-why-ends-round = Cela termine la manche.
level8-why-spare = Sans elle, le niveau reste aussi proche.
level8-why-fits-nowhere = Elle ne va nulle part sur la table.
level8-why-holds-back = Ainsi { $name }, qui a pris { $taken }, n’aura pas { $card }.
level8-why-holds-addition = Ainsi { $name } ne pourra pas ajouter { $card }.
level8-why-useless-to-next = { $name }, qui suit, ne peut pas l’ajouter.
level8-why-thrown-by-next = { $name }, qui suit, en a déjà jeté une pareille.
level8-why-nearly-out = { $count ->
    [one] { $name } a posé et n’a plus qu’une carte.
   *[other] { $name } a posé et n’a plus que { $count } cartes.
  }
level8-why-furthest = { $name } est au niveau { $level }, et aucun adversaire n’est plus loin.
level8-why-kept-for = { $count ->
    [0] Ces cartes sont tout ce que demande le niveau.
    [one] Avec ces cartes, il en manque une au niveau.
   *[other] Avec ces cartes, il en manque { $count } au niveau.
  }

# The bar.
level8-page-where = Manche { $round } · { $turn }
level8-page-turn-mine = c’est à toi
level8-page-turn-of = c’est à { $name }
level8-page-turn-dealing = distribution des cartes
level8-page-turn-over = partie finie

# Seats.
level8-page-players = La table
level8-page-level = Niveau { $level }
level8-page-level-short = Niv. { $level }
level8-page-level-laid = Niveau { $level } · posé
level8-page-level-through = Niveaux franchis
level8-page-in-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
level8-page-skipped = perd un tour
level8-page-kept-mark = garde { $count }
level8-page-won-mark = gagne
level8-page-nothing-laid = Rien de posé
level8-page-hand-of = Main { level8-of-name }
level8-page-discard-of = Défausse { level8-of-name }, { $count ->
    [0] vide
    [one] une carte : { $card }
   *[other] { $count } cartes, dessus : { $card }
  }
level8-page-take-from = Prendre { $card } sur la défausse { level8-of-name }
level8-page-take-own = Reprendre { $card } sur ta défausse
level8-page-add-here = { $end ->
    [low] Ajouter { $card } avant : { $meld } ({ $name })
    [high] Ajouter { $card } après : { $meld } ({ $name })
   *[none] Ajouter { $card } ici : { $meld } ({ $name })
  }
level8-page-add-short = { $end ->
    [low] Ajouter avant : { $meld } ({ $name })
    [high] Ajouter après : { $meld } ({ $name })
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
level8-page-went-out = Manche terminée
level8-page-laid-it = Niveau posé
level8-page-stays = Niveau non posé
level8-page-moved = { $from } → { $to }

# The dock: what is asked.
level8-page-steps = Un tour en trois étapes
level8-page-step-draw = 1 Piocher
level8-page-step-drawn = 1 Piochée
level8-page-step-lay = 2 Poser
level8-page-step-discard = 3 Défausser
level8-page-ask-draw = Pioche une carte
level8-page-draw-how = Dans la pioche, ou sur le dessus de n’importe quelle défausse.
level8-page-draw-lays = Tu as déjà toutes les cartes du niveau { $level }. Pioche d’abord.
level8-page-missing = { $count ->
    [one] Il te manque { $count } carte pour le niveau { $level }.
   *[other] Il te manque { $count } cartes pour le niveau { $level }.
  }
level8-page-ask-lay = Tu peux poser le niveau { $level }
level8-page-lay-wins = Ainsi, tu gagnes la partie.
level8-page-lay = Poser
level8-page-another = Autre façon
level8-page-another-of = { $number }/{ $count }
level8-page-would-lie = { $meld }, proposé
level8-page-arrange = Composer
level8-page-ask-arrange = Compose le niveau { $level }
level8-page-arrange-how = Choisis dans ta main les cartes de chaque combinaison.
level8-page-group = { $part }, cartes : { $count } sur { $size }
level8-page-reading = Ce que remplace le joker
level8-page-reading-of = { $kind ->
    [run] { $from } à { $to }
    [set] { $value }
   *[color] { level8-color }
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
   *[number] Ton { $value } { level8-color }
  }
level8-page-picked-where = Choisis sa place sur la table, ou défausse-le.
level8-page-picked-fits-nowhere = Cette carte ne va dans aucune combinaison de la table.
level8-page-picked-ends-round = C’est ta dernière carte : la manche se termine, et tu montes de deux niveaux.
level8-page-picked-wins = C’est ta dernière carte : la manche se termine, et tu gagnes.
level8-page-picked-skip = Pose-le devant quelqu’un, qui perd son prochain tour, ou défausse-le.
level8-page-picked-skip-alone = Il y a déjà un passe-tour devant chaque adversaire : tu peux seulement le défausser.
level8-page-skip-whom = Passe-tour : { $name }
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
level8-page-wait-act = { $name } a pioché : peut poser ou ajouter, puis doit défausser.
level8-page-wait-pass = { $name } passe son tour.
level8-page-wait-keep = { $name } choisit quoi garder pour la prochaine manche.
level8-page-wait-deal = On distribue les cartes
level8-page-wait-shuffle = On mélange une nouvelle pioche
level8-page-watching = Tu regardes la partie.
level8-page-clock = temps limité
level8-page-ask-return = Tu n’es plus à table
level8-page-return-how = Un bot joue peut-être pour toi. Reprends ta place quand tu veux.
level8-page-return = Reprendre ma place

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
level8-page-won-last-level = { $name } a posé le niveau 8, ce qui termine aussitôt la partie.
level8-page-won-last-level-mine = Tu as posé le niveau 8, ce qui termine aussitôt la partie.
level8-page-won-out = { $name } a terminé la manche au niveau 7.
level8-page-won-out-mine = Tu as terminé la manche au niveau 7.
level8-page-rounds = { $count ->
    [one] La partie a duré { $count } manche.
   *[other] La partie a duré { $count } manches.
  }
level8-page-ahead = { $count ->
    [one] Tu finis avec { $count } niveau d’avance.
   *[other] Tu finis avec { $count } niveaux d’avance.
  }
level8-page-behind = { $count ->
    [one] Tu finis avec { $count } niveau de retard.
   *[other] Tu finis avec { $count } niveaux de retard.
  }
level8-page-sum-levels = { $count ->
    [one] niveau franchi
   *[other] niveaux franchis
  }
level8-page-sum-rounds = { $count ->
    [one] manche
   *[other] manches
  }
level8-page-given-up = La partie s’est arrêtée avant la fin
level8-page-given-up-how = Elle s’est terminée avant que quiconque ait franchi tous les niveaux.
level8-page-practice = Une partie d’entraînement : elle ne compte pas.

# The rules page of Level 8.

rules-level8-title = Comment jouer à Level 8
rules-level8-lead = Ton niveau demande certaines combinaisons : réunis-les, pose-les et débarrasse-toi de tes autres cartes. À chaque manche, tu peux monter, et la première personne à franchir le niveau 8 gagne.

# At a glance.
rules-level8-glance-turn = Un tour
rules-level8-glance-turn-text = Prends une carte, de la pioche ou de n’importe quelle défausse. Pose ton niveau si tu peux, puis défausse une carte.
rules-level8-glance-level = Ton niveau
rules-level8-glance-level-text = Il demande des suites, des groupes de même valeur ou des cartes de même couleur. Pose tout d’un coup : ici, deux suites de 3.
rules-level8-glance-win = Comment gagner
rules-level8-glance-win-text = Défausse ta dernière carte et monte de deux niveaux ; les autres qui ont posé montent d’un. La première personne à franchir le niveau 8 gagne.
rules-level8-glance-half = Un demi-niveau
rules-level8-glance-half-text = Si ton niveau demande deux suites, une seule ne suffit pas.
rules-level8-glance-add = Ajouter une carte
rules-level8-glance-add-text = Une fois ton niveau sur la table, ajoute des cartes à n’importe quelle combinaison, la tienne ou celle de quelqu’un d’autre.
rules-level8-glance-beyond = Au-delà de 15
rules-level8-glance-beyond-text = Une suite finit à 15. Rien ne vient après, pas même un 1.
rules-level8-glance-jokers = Joker : remplace n’importe quel nombre
rules-level8-glance-skips = Passe-tour : quelqu’un passe un tour

# What there is.
rules-level8-cards = Ce qu’il y a dans la boîte
rule-L8-1 = Il y a 101 cartes : les nombres de 1 à 15 en six couleurs, un de chaque, 7 jokers et 4 passe-tours. Chaque couleur a sa propre forme.
rules-level8-example-cards = Les six couleurs avec leurs formes, un joker et un passe-tour.
rule-L8-2 = La carte des niveaux a deux faces : une étoile et, plus difficile, deux étoiles. On se met d’accord sur une face, et tout le monde commence au niveau 1.
rule-L8-2-ruling = Dans une partie, tout le monde joue la même face.

# Setting up.
rules-level8-setup = Préparer une manche
rule-L8-3 = La personne qui distribue mélange toutes les cartes et en donne dix à chaque personne. Le reste forme la pioche. La personne qui distribue en retourne la carte du dessus : c’est le début de sa propre défausse. Tout le monde a une défausse ; les autres sont vides au début.
rule-L8-3-ruling = On peut choisir qui distribue en premier ; sinon, le hasard décide. Un joker ou un passe-tour retourné reste simplement là.
rule-L8-4 = La personne à gauche de celle qui distribue commence. On joue dans le sens horaire.

# The levels.
rules-level8-levels = Les niveaux
rules-level8-levels-lead = Un niveau demande des suites, des groupes de même valeur ou des cartes de même couleur.
rules-level8-example-run = Une suite de 4 : des valeurs qui se suivent.
rules-level8-example-set = Un brelan : trois cartes de même valeur.
rules-level8-example-color = 4 de même couleur : peu importe les valeurs.
rule-L8-4a = Une étoile : les niveaux tels qu’ils ont été imprimés en 2016.
rule-L8-4b = Deux étoiles : ces niveaux sont les nôtres.
rule-L8-4b-ruling = Nous n’avons pas pu obtenir la liste imprimée, alors nous en avons fait une. Elle n’est d’aucun éditeur.
rule-L8-4c = Tu peux apporter tes propres niveaux : huit au choix, dans ces limites. Une liste qui en dépasse une est refusée, et le message dit pourquoi. Avec tes propres niveaux, les étoiles décident seulement si L8-24 s’applique.
rules-level8-level = Niveau
rules-level8-needs = Il te faut
rules-level8-count = Cartes
rules-level8-what = Quoi
rules-level8-limits = Limites
rules-level8-limit-combinations = Combinaisons d’un niveau
rules-level8-limit-run = Cartes d’une suite
rules-level8-limit-set = Cartes de même valeur
rules-level8-limit-color = Cartes de même couleur
rules-level8-limit-cards = Cartes d’un niveau
rules-level8-limit-most = { $most } au plus
rules-level8-limit-range = de { $least } à { $most }

# A turn.
rules-level8-turn = Un tour : piocher, poser, défausser
rule-L8-5 = Prends d’abord une carte : celle du dessus de la pioche, ou celle du dessus de n’importe quelle défausse, même la tienne.
rule-L8-6 = Ensuite, tu peux poser le niveau où tu en es : toutes ses combinaisons d’un coup, face visible, chacune avec exactement autant de cartes qu’elle en demande. Tu ne peux pas en poser une partie, ni poser plus que ce qu’il demande.
rules-level8-example-hand = Tu es au niveau 1, qui demande deux suites de 3. Tu as pioché et tu as ces cartes.
rules-level8-example-lay = Ceci, tu peux le poser. Le joker remplace un 4.
rules-level8-example-part = Ceci, non : ce n’est qu’une partie du niveau.
rules-level8-example-more = Ceci non plus : la première suite a quatre cartes, et le niveau en demande trois.
rule-L8-7 = Une fois ton niveau sur la table, tu peux ajouter des cartes de ta main à n’importe quelle combinaison, la tienne ou celle de quelqu’un d’autre, pendant ce tour et tous les suivants. Une suite s’allonge à l’un ou l’autre bout, de 1 à 15 au plus. Un groupe de même valeur accepte sa valeur, et un groupe de même couleur sa couleur.
rules-level8-example-add = Ben et Cléo ont posé ceci. N’importe quel 3 va avant la suite de Ben et n’importe quel 7 après ; un 7 va aussi avec les 7 de Cléo. Aucun 5 ne va : le joker de Ben est le 5.
rule-L8-8 = Enfin, défausse une carte sur ta propre défausse : n’importe laquelle, même un joker ou un passe-tour. Ou pose un passe-tour à la place (L8-16).
rule-L8-9 = Quand tu poses ou ajoutes, tu dois garder au moins une carte pour la défausse. Seul le niveau 8 n’en demande pas, car le poser fait gagner aussitôt.
rule-L8-9-ruling = Les règles imprimées ne le disent pas, mais chaque tour se termine par une défausse.

# Combinations.
rules-level8-combinations = Combinaisons
rule-L8-10 = Une suite a des valeurs qui se suivent. Les couleurs n’ont pas d’importance. Après 15, il n’y a rien, pas même un 1.
rule-L8-11 = Un groupe de même valeur a des cartes d’une seule valeur. Deux groupes d’un niveau peuvent avoir la même valeur.
rule-L8-12 = Des cartes de même couleur peuvent avoir n’importe quelles valeurs.
rules-level8-example-right-run = Une suite de 3, jusqu’au bout.
rules-level8-example-wrong-run = Pas une suite : rien ne vient après 15.
rules-level8-example-right-set = Deux paires de la même valeur.
rules-level8-example-wrong-set = Pas une paire : deux valeurs.
rules-level8-example-right-color = Quatre cartes violettes.
rules-level8-example-wrong-color = Pas une seule couleur : la dernière carte est bleue.
rule-L8-13 = Un joker remplace n’importe quelle carte numérotée, jamais un passe-tour. Tu peux en utiliser plusieurs. En le posant, tu dis ce qu’il est : une place dans une suite, la valeur d’un groupe de même valeur, la couleur d’un groupe de même couleur. Cela ne change plus, et personne ne peut l’échanger.
rule-L8-13-ruling = Une combinaison peut être faite de jokers seuls. Tu dis ce qu’elle est, comme pour toute autre.
rules-level8-example-joker-ends = Des jokers aux deux bouts : une suite de 4 à 6. Ensuite, un 3 et un 7 conviennent.
rules-level8-example-joker-high = Posée comme une suite de 5 à 7. Ensuite, un 4 et un 8 conviennent.
rules-level8-example-joker-alone = Deux jokers : une paire de 9, si tu le dis.
rules-level8-example-joker-color = Quatre cartes bleues.
rule-L8-14 = Un passe-tour ne fait jamais partie d’une combinaison.
rule-L8-14-ruling = Il n’a ni valeur ni couleur.

# Pile and skips.
rules-level8-skips = La pioche et les passe-tours
rule-L8-15 = Quand la dernière carte de la pioche est piochée, on en forme aussitôt une nouvelle. On y mélange toutes les défausses, sauf la carte du dessus de chacune.
rule-L8-16 = Au lieu de défausser, tu peux poser un passe-tour de ta main devant une autre personne qui n’en a pas devant elle. Cette personne passe son prochain tour : elle ne fait que mettre le passe-tour face visible sous la pioche. À deux, le tour suivant est donc aussi à toi.
rules-level8-example-skip = Ana a posé un passe-tour devant Cléo. Ben ne peut pas choisir Cléo maintenant. Quand Cléo a passé son tour, le passe-tour est sous la pioche, et on peut de nouveau lui en poser un.
rule-L8-17 = Quand un passe-tour face visible arrive sur le dessus de la pioche, il ne reste plus de carte face cachée. On forme une nouvelle pioche comme dans L8-15, et on y mélange les passe-tours de la pioche.
rule-L8-18 = Un passe-tour qui est ta dernière carte termine la manche comme toute défausse. Il va sur ta propre défausse et n’arrête personne.

# The end.
rules-level8-end = La fin d’une manche, et de la partie
rule-L8-19 = La manche se termine dès que tu mets la dernière carte de ta main sur ta défausse.
rule-L8-20 = La personne qui a terminé la manche monte de deux niveaux. Toute autre personne qui a posé son niveau dans cette manche monte d’un niveau. Les autres restent au leur.
rules-level8-player = Nom
rules-level8-before = Au niveau
rules-level8-laid = Niveau posé ?
rules-level8-ended = Manche terminée ?
rules-level8-after = Prochaine manche au niveau
rule-L8-21 = La personne qui pose le niveau 8 gagne aussitôt, peu importe combien de cartes il lui reste.
rule-L8-21-ruling = Cette manche n’est pas finie, donc personne d’autre ne monte.
rule-L8-22 = Tu gagnes aussi si tu es au niveau 7, que tu l’as posé et que tu termines la manche.
rule-L8-22-ruling = Cette manche est finie, donc les autres personnes qui ont posé leur niveau montent encore d’un niveau, pour le classement final.
rule-L8-23 = Si personne n’a gagné, la personne à gauche de celle qui a distribué distribue la manche suivante, avec les 101 cartes.

# The harder side.
rules-level8-harder = La face plus difficile
rule-L8-24 = Avec deux étoiles : si tu es au niveau 5, 6, 7 ou 8 à la fin d’une manche et que tu ne l’as pas posé, tu peux garder jusqu’à quatre cartes de ta main. Tu ne reçois alors que ce qu’il faut pour en avoir dix.
rule-L8-24-ruling = On choisit avant la nouvelle distribution, à tour de rôle, à partir de la gauche de la personne qui va distribuer. Les autres voient seulement combien tu en gardes. On peut garder des jokers et des passe-tours. Après la dernière manche, on ne garde rien.
rules-level8-example-keep = Ben, au niveau 6, garde ces quatre cartes et en reçoit six.

# What may be known.
rules-level8-known = Ce que tu peux savoir
rules-level8-known-all = Tout le monde voit les défausses, les combinaisons et les passe-tours posés, et sait combien de cartes ont chaque main et la pioche.
rules-level8-known-hands = Quand une carte est prise sur une défausse, on sait qu’elle est dans cette main jusqu’à ce qu’elle la quitte. Une carte de la pioche n’est connue que de la personne qui l’a piochée. Quand une manche se termine, tout cela est oublié, sauf les cartes que tu gardes toi-même.

# A first game.
level8-lesson-aim = Huit niveaux
level8-lesson-aim-text = Il y a huit niveaux à passer, chacun avec ses combinaisons. Tu commences au niveau 1 : deux suites de trois.
level8-lesson-draw = D’abord, piocher
level8-lesson-draw-text = Chaque tour commence par une carte de la pioche ou du dessus d’une défausse. { $two } a retourné un 6 : il complète ton 4 et ton 5.
level8-lesson-lay = Pose ton niveau
level8-lesson-lay-text = Tu as maintenant les deux suites, et elles se posent d’un coup. Le joker remplace le 11 qui manque.
level8-lesson-add = Ajoute des cartes
level8-lesson-add-text = Une fois ton niveau sur la table, tu peux y ajouter des cartes. Ton 7 prolonge la suite de 4 à 6 : choisis-le, puis sa place.
level8-lesson-discard = Enfin, défausser
level8-lesson-discard-text = Chaque tour se termine par une carte sur ta propre défausse. Le 1 ne te sert pas : pose-le là.
level8-lesson-pile = De nouveau à toi
level8-lesson-pile-text = { $two } a aussi posé son niveau. Aucune défausse ne t’aide cette fois : pioche.
level8-lesson-others = Les suites des autres
level8-lesson-others-text = Tu peux aussi compléter ce que les autres ont posé. Chez { $two }, la deuxième suite finit à 14 : ton 15 rouge y va.
level8-lesson-skip = Un passe-tour
level8-lesson-skip-text = Au lieu de défausser, tu peux poser un passe-tour devant quelqu’un. { $one } perd alors un tour.
level8-lesson-skipped = Un tour de moins
level8-lesson-skipped-text = { $one } a dû passer et { $two } a joué. Pioche une carte : ensuite, il ne t’en reste que trois à écouler.
level8-lesson-more = Vide ta main
level8-lesson-more-text = Avant de défausser, ajoute autant de cartes que tu veux. Le 8 prolonge ta suite qui finit à 7.
level8-lesson-last = Et une de plus
level8-lesson-last-text = Le 13 que tu as pioché prolonge l’autre suite. Il doit te rester une carte à défausser.
level8-lesson-out = Et voilà !
level8-lesson-out-text = Pose ta dernière carte sur ta défausse : la manche se termine aussitôt.
level8-lesson-round = La manche suivante
level8-lesson-round-text = Tu as terminé : deux niveaux de plus. { $two } monte d’un niveau, { $one } reste au sien ; le premier niveau 8 réussi gagne la partie.
level8-lesson-add-deed = Ajoute-le à ta propre suite
