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
level8-number = le { $value } { $color }
level8-joker = un joker
level8-skip = un passe-tour

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
    [0] première
    [1] deuxième
    [2] troisième
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
level8-meld-color = { $size } cartes { $color ->
    [rouge] rouges
    [jaune] jaunes
    [vert] vertes
    [bleu] bleues
    [violet] violettes
    [noir] noires
   *[other] « { $color } »
  } [{ $cards }]

# Why something is not allowed.
level8-not-dealt = Les cartes ne sont pas encore distribuées : une manche commence par la distribution.
level8-wrong-players = Level 8 se joue de 2 à 6, pas à { $players }.
level8-wrong-level-count = Une partie compte 8 niveaux, séparés par des virgules, pas { $found }.
level8-level-combinations = Niveau { $number } : un niveau a de 1 à 4 combinaisons, pas { $found }.
level8-level-unknown = Niveau { $number } : « { $text } » n’est pas une combinaison, comme run4, set2 ou colour7.
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
level8-already-drawn = On pioche une carte par tour, et c’est déjà fait.
level8-no-keep-due = Pas de cartes à garder ici : on ne peut en garder qu’une fois après une manche, au niveau 5 ou plus de la face à deux étoiles, et sans l’avoir posé.
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
level8-due = { $what ->
    [draw] C’est le tour de la place { $seat }, qui doit commencer par piocher une carte.
    [act] C’est le tour de la place { $seat }, qui a pioché, peut poser et ajouter des cartes, et doit finir par une défausse ou un passe-tour.
    [pass] Un passe-tour se trouve devant la place { $seat }, qui doit passer ce tour.
   *[keep] D’abord, la place { $seat } choisit jusqu’à quatre cartes à garder pour la prochaine manche, ou aucune.
  }
level8-discard-empty = La défausse de la place { $seat } est vide : prends une carte de la pioche, ou d’une défausse qui en a.
level8-already-laid = Un niveau se pose une fois par manche, et celui-ci est déjà sur la table : tu peux maintenant ajouter des cartes aux combinaisons, une par une.
level8-wrong-combination-count = Ce niveau a { $expected ->
    [one] une combinaison
   *[other] { $expected } combinaisons
  }, pas { $found } : pose-le en entier d’un coup, et rien de plus.
level8-too-much-laid = Aucun niveau n’a plus de { $combinations } combinaisons ou de { $cards } cartes : pose exactement ce que le niveau demande.
level8-other-combination = La { $place } combinaison doit être { $combination } : pose exactement ce que le niveau demande, dans l’ordre.
level8-misfit-run = Dans la { $place } combinaison, une suite qui commence à { $from }, { $card } n’est pas à sa place : les valeurs doivent se suivre sans trou.
level8-misfit-run-joker = La { $place } combinaison, une suite qui commence à { $from }, dépasse 15 : commence-la plus bas.
level8-misfit-set = Dans la { $place } combinaison, un groupe de cartes de valeur { $value }, { $card } n’est pas à sa place : il faut des cartes de cette valeur ou des jokers.
level8-misfit-color = Dans la { $place } combinaison, un groupe de cartes { $color ->
    [rouge] rouges
    [jaune] jaunes
    [vert] vertes
    [bleu] bleues
    [violet] violettes
    [noir] noires
   *[other] « { $color } »
  }, { $card } n’est pas à sa place : il faut des cartes de cette couleur ou des jokers.
level8-skip-in-combination = Un passe-tour ne fait jamais partie d’une combinaison : utilise des nombres et des jokers.
level8-laid-not-held = { $kind ->
    [joker] Cette main a moins de jokers que ces combinaisons n’en utilisent
   *[number] Impossible de poser { $card } : cette main ne l’a pas, ou ces combinaisons l’utilisent deux fois
  } ; pose des cartes de la main, chacune une seule fois.
level8-nothing-left-to-discard = Il doit rester au moins une carte en main, car le tour finit par une défausse.
level8-level-not-laid = On ne peut ajouter des cartes qu’après avoir posé son niveau dans cette manche : pose-le d’abord, ou finis ton tour.
level8-no-such-group = La place { $seat } n’a pas de combinaison { $group } sur la table : choisis-en une qui s’y trouve, en comptant à partir de 0.
level8-added-not-held = Impossible d’ajouter { $card } : choisis une carte de cette main.
level8-does-not-fit = Cette combinaison n’accepte pas { $card } à cet endroit : une suite accepte la valeur suivante à chaque bout, un groupe de même valeur des cartes de cette valeur, un groupe de même couleur des cartes de cette couleur.
level8-run-is-at-its-end = Cette suite ne peut pas s’allonger à ce bout, car les valeurs vont de 1 à 15 : choisis l’autre bout ou une autre combinaison.
level8-end-missing = Cette combinaison est une suite : dis si la carte va au bout le plus bas ou le plus haut.
level8-no-ends = Cette combinaison n’est pas une suite : ajoute la carte sans indiquer de bout.
level8-discarded-not-held = Impossible de défausser { $card } : choisis une carte de cette main.
level8-no-skip = Il n’y a pas de passe-tour dans cette main : finis ton tour par une défausse.
level8-skip-of-oneself = Un passe-tour se pose devant quelqu’un d’autre, jamais devant soi : choisis une autre personne.
level8-already-skipped = Un passe-tour se trouve déjà devant la place { $seat } : choisis une autre personne, ou finis ton tour par une défausse.
level8-last-card-is-discarded = Ce passe-tour est la dernière carte de la main et n’arrête personne : défausse-le, et la manche se termine.
level8-too-many-kept = On peut garder { $most } cartes au plus, pas { $count }.
level8-kept-not-held = { $kind ->
    [joker] Cette main a moins de jokers que tu ne veux en garder
    [skip] Cette main a moins de passe-tours que tu ne veux en garder
   *[number] Impossible de garder { $card } : cette main ne l’a pas, ou tu veux garder cette carte deux fois
  } ; garde des cartes de la main, chacune une seule fois.
level8-wrong-winner-by-last-level = La place { $seat } a gagné, en posant le niveau 8.
level8-wrong-winner-by-going-out = La place { $seat } a gagné, en terminant la manche au niveau 7.
level8-wrong-winner-level = Qui gagne est au niveau 9 à la fin.
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
level8-drew-pile = { $name } pioche { $card }.
level8-drew-discard = { $name } prend { $card } sur la défausse chez { $owner }.
level8-drew-own-discard = { $name } reprend { $card } sur sa propre défausse.
level8-laid = { $name } pose le niveau { $level } : { $melds }.
level8-added = { $name } ajoute { $card } à une combinaison chez { $owner } : { $meld }.
level8-added-own = { $name } ajoute { $card } à une de ses combinaisons : { $meld }.
level8-discarded = { $name } défausse { $card }.
level8-skipped = { $name } pose un passe-tour devant { $target }.
level8-passed = { $name } passe ce tour et met le passe-tour face visible sous la pioche.
level8-kept = { $name } garde { $cards } pour la prochaine manche.
level8-kept-nothing = { $name } ne garde rien pour la prochaine manche.
level8-area = { $skipped ->
    [yes] { $name }, avec un passe-tour en attente
   *[no] { $name }
  } : { $melds } (main : { $hand } ; dessus de la défausse : { $discard })
level8-empty = rien
level8-round-ended = { $name } a défaussé la dernière carte de sa main : la manche est finie.
level8-moved-up = { $name } monte du niveau { $from } au niveau { $to }.
level8-stayed = { $name } reste au niveau { $level }.
level8-through = { $name } était au niveau { $from } et a franchi tous les niveaux.
level8-ended-last-level = { $name } a posé le niveau 8 : la partie finit aussitôt, et personne d’autre ne monte.
level8-ended-went-out = { $name } a terminé la manche au niveau 7 : la partie est finie.
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
