# The rules page of Linko.

rules-linko-title = Comment jouer à Linko
rules-linko-lead = Étale autant de cartes que tu peux : chaque carte devant toi vaut un point, et chaque carte restée dans ta main en coûte un. Mais les autres peuvent te voler la couche du dessus, avec tout autant de cartes d’une valeur plus haute.

# What there is.
rules-linko-cards = Ce qu’il y a dans la boîte
rule-LK-1 = Il y a 109 cartes : les valeurs de 1 à 13, huit de chaque, et 5 jokers. Une carte de plus, la patte, montre à qui c’est le tour.
rules-linko-example-cards = Une carte basse, une carte haute et un joker.

# Setting up.
rules-linko-setup = Mise en place
rule-LK-2 = De 3 à 5, on mélange toutes les cartes et on en distribue 13 à chaque personne. On en retourne six autres en ligne : c’est la réserve. Le reste forme la pioche, face cachée. La défausse est vide au début. À deux, on joue le duel, plus bas.
rules-linko-example-reserve = Une réserve de six cartes.
rule-LK-3 = Qui a la patte commence. On joue dans le sens horaire.
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
rules-linko-thief = Qui vole
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
rule-LK-13 = La partie finit aussitôt que tu as joué la dernière carte de ta main. Ce coup-là ne vole rien.
rule-LK-14 = Elle finit aussi dès que la pioche est vide et que quelqu’un prend la dernière carte de la réserve, même s’il lui reste des cartes à piocher.
rule-LK-14-ruling = Peu importe laquelle s’épuise en dernier. Quand la pioche et la réserve sont toutes deux vides, la partie est finie.
rule-LK-15 = Chaque carte de ta zone de jeu compte +1, chaque carte de ta main −1. Les valeurs n’ont pas d’importance. Le score le plus haut gagne. En cas d’égalité, la main qui a le moins de cartes gagne ; s’il y a encore égalité, la victoire est partagée.
rules-linko-player = Nom
rules-linko-area = Dans la zone
rules-linko-hand = En main
rules-linko-score = Score
rules-linko-example-score = Ana et Ben ont tous les deux 11 points. Ben a moins de cartes en main et gagne.

# Variants.
rules-linko-variants = Variantes
rule-LK-16 = Avancée : un tour sans vol finit sans piocher. LK-12 ne s’applique pas.
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
rule-LK-20 = Qui prend un groupe de la réserve le prend en entier, et cela compte comme une seule carte piochée. La réserve est complète quand six emplacements sont occupés.
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
