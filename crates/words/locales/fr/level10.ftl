# Level 10: names, errors, and the course of a game.

level10-title = Level 10, { $players ->
    [one] en solo
   *[other] partie à { $players }
  }, { $pauses ->
    [0] sans pause
    [one] une pause
   *[other] { $pauses } pauses
  }, { $scoring ->
    [strict] plus de points seulement sans pause
   *[victory] plus de points pour toute victoire
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
level10-false-count = Un compte doit être exact : { $told } pour { $world }, alors qu’il y en a { $held } en main.
level10-wish-of-oneself = Un souhait parle de soi ou nomme quelqu’un d’autre ; la place { $seat } s’est nommée elle-même.
level10-count-missing = Il manque le nombre à ce compte.
level10-garbled-statement = Un compte donne un nombre et ne nomme personne ; un souhait ne donne pas de nombre.
level10-not-your-turn = C’est le tour de la place { $turn }.
level10-not-held-level = { $card } n’est pas dans cette main.
level10-not-held-pause = Il n’y a pas de pause dans cette main.
level10-swap-is-due = Après la réinitialisation vient l’échange : mets jusqu’à deux cartes sous la pioche, ou aucune.
level10-no-swap-now = On n’échange des cartes que juste après une réinitialisation, tant que la pioche n’est pas vide.
level10-too-many-swapped = On peut échanger deux cartes au plus, pas { $count }.
level10-swapped-not-held = Impossible de mettre { $card } sous la pioche : cette main n’en a pas.
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
level10-tucked-not-held = Impossible de glisser { $card } sous la pause : cette carte n’est pas dans cette main.
level10-wrong-winner-won = La grille est pleine, donc la partie est gagnée.
level10-wrong-winner-stuck = Quelqu’un ne pouvait rien faire, donc la partie est perdue.
level10-wrong-winner-hands-empty = Toutes les mains sont vides et la grille n’est pas pleine, donc la partie est perdue.
level10-wrong-score = Le score est { $expected }, pas { $claimed }.
level10-wrong-placed = Le nombre de cartes niveau et réinitialisation dans la grille est { $expected }, pas { $claimed }.
level10-wrong-unused-pauses = Pauses inutilisées : { $expected } sur trois, pas { $claimed }.

# The course of a game.
level10-dealt-hand = { $name } reçoit { $cards }
level10-dealt-pile = La pioche, de haut en bas : { $cards }
level10-began = { $name } commence.
level10-played = { $name } joue { $card } dans la colonne { $column }.
level10-paused = { $name } place une pause dans la rangée { $row }, colonne { $column }.
level10-paused-tucking = { $name } place une pause dans la rangée { $row }, colonne { $column }, et glisse { $card } dessous.
level10-was-reset = { $name } place une réinitialisation dans la rangée { $row }, colonne { $column }.
level10-put-under = { $name } met { $cards } sous la pioche.
level10-put-nothing-under = { $name } n’échange rien.
level10-drew = Pioche { $cards }.
level10-hand = Main : { $cards }
level10-empty-hand = La main est vide.
level10-said-count = { $name } annonce : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
  } { $world }.
level10-said-play = { $name } aimerait jouer dans le monde { $world }.
level10-said-play-whom = { $name } aimerait voir { $whom } jouer dans le monde { $world }.
level10-said-reset = { $name } aimerait placer une réinitialisation dans le monde { $world }.
level10-said-reset-whom = { $name } aimerait voir { $whom } placer une réinitialisation dans le monde { $world }.
level10-column = Colonne { $column } : { $cells }
level10-resets-left = réinitialisations restantes
level10-won = La grille est pleine : la partie est gagnée.
level10-stuck = { $name } ne peut rien faire : la partie est perdue.
level10-stuck-card = { $card } : { $reason }
level10-stuck-reset = Une réinitialisation : { $reason }
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
