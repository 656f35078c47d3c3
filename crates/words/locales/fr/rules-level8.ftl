# The rules page of Level 8.

rules-level8-title = Comment jouer à Level 8
rules-level8-lead = Ton niveau demande certaines combinaisons : réunis-les, pose-les et débarrasse-toi de tes autres cartes. À chaque manche, tu peux monter, et qui franchit le niveau 8 avant tout le monde gagne.

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
rule-L8-9-ruling = Les règles imprimées ne le disent pas, mais chaque tour finit par une défausse.

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
rule-L8-19 = La manche finit aussitôt que tu mets la dernière carte de ta main sur ta défausse.
rule-L8-20 = Qui a terminé la manche monte de deux niveaux. Toute autre personne qui a posé dans cette manche monte d’un niveau. Les autres restent au leur.
rules-level8-player = Nom
rules-level8-before = Au niveau
rules-level8-laid = Niveau posé ?
rules-level8-ended = Manche terminée ?
rules-level8-after = Prochaine manche au niveau
rule-L8-21 = Qui pose le niveau 8 gagne aussitôt, peu importe combien de cartes il lui reste.
rule-L8-21-ruling = Cette manche n’est pas finie, donc personne d’autre ne monte.
rule-L8-22 = Tu gagnes aussi si tu es au niveau 7, que tu l’as posé et que tu termines la manche.
rule-L8-22-ruling = Cette manche est finie, donc les autres qui ont posé montent encore d’un niveau, pour le classement final.
rule-L8-23 = Si personne n’a gagné, la personne à gauche de celle qui a distribué distribue la manche suivante, avec les 101 cartes.

# The harder side.
rules-level8-harder = La face plus difficile
rule-L8-24 = Avec deux étoiles : si tu es au niveau 5, 6, 7 ou 8 à la fin d’une manche et que tu ne l’as pas posé, tu peux garder jusqu’à quatre cartes de ta main. Tu ne reçois alors que ce qu’il faut pour en avoir dix.
rule-L8-24-ruling = On choisit avant la nouvelle distribution, à tour de rôle, à partir de la gauche de la personne qui va distribuer. Les autres voient seulement combien tu en gardes. On peut garder des jokers et des passe-tours. Après la dernière manche, on ne garde rien.
rules-level8-example-keep = Ben, au niveau 6, garde ces quatre cartes et en reçoit six.

# What may be known.
rules-level8-known = Ce que tu peux savoir
rules-level8-known-all = Tout le monde voit les défausses, les combinaisons et les passe-tours posés, et sait combien de cartes ont chaque main et la pioche.
rules-level8-known-hands = Quand une carte est prise sur une défausse, on sait qu’elle est dans cette main jusqu’à ce qu’elle la quitte. Une carte de la pioche n’est connue que de la personne qui l’a piochée. Quand une manche finit, tout cela est oublié, sauf les cartes que tu gardes toi-même.
