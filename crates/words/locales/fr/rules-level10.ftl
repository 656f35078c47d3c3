# The rules page of Level 10.

rules-level10-title = Comment jouer à Level 10
rules-level10-lead = Ensemble, on remplit cinq rangées, une par monde, de dix cartes chacune. On gagne ou on perd en équipe, et personne ne peut dire quels nombres se trouvent dans sa main.

# What there is.
rules-level10-cards = Ce qu’il y a dans la boîte
rule-L10-1 = Il y a 40 cartes niveau : cinq mondes, avec les valeurs de 1 à 8. Aucune carte n’existe en double. Les mondes sont Désert, Forêt, Ciel, Volcan et Marécage, et chacun a une rangée de la grille.
rule-L10-2 = Chaque monde a deux cartes réinitialisation, de valeur 0. Elles ne sont jamais dans une main ni dans la pioche. Elles se trouvent face visible à gauche de leur rangée, et toute l’équipe s’en sert.
rule-L10-3 = Il y a trois cartes pause, qui remplacent des cartes niveau. On choisit combien vont dans le paquet ; moins il y en a, plus c’est difficile. Les autres restent dans la boîte.
rule-L10-3-ruling = Les nombres imprimés étaient des images que nous n’avions pas. Il y a trois pauses, aucune en maître, et moins il y en a, plus c’est difficile : seul 3, 2, 1, 0 convient.
rules-level10-difficulty = Difficulté
rules-level10-pauses = Pauses dans le paquet
rules-level10-beginner = Débutant
rules-level10-standard = Standard
rules-level10-pro = Pro
rules-level10-master = Maître
rules-level10-example-cards = Une carte niveau, une réinitialisation et une pause.

# Setting up.
rules-level10-setup = Mise en place
rule-L10-4 = On mélange les cartes niveau avec les pauses choisies et on distribue les mains. Le reste forme la pioche, face cachée. Tout le monde peut savoir combien de cartes elle a.
rules-level10-players = Nombre de personnes
rules-level10-hand = Cartes dans chaque main
rule-L10-5 = Regarde d’abord ta main. Ensuite, l’équipe se met d’accord sur qui commence. Pour en parler, L10-6 s’applique déjà.

# Talking.
rules-level10-talk = Se parler
rule-L10-6 = Tes cartes sont secrètes. Tu peux dire trois choses à toute la table, à tout moment. Tout le reste est interdit, surtout ce qui touche aux nombres ; il n’y a donc pas de discussion libre pendant la partie.
rule-L10-6-count = Un compte : combien de cartes d’un monde tu as en main.
rule-L10-6-wish = Un souhait de jeu : jouer toi-même dans un monde, ou y voir jouer quelqu’un d’autre.
rule-L10-6-reset = Un souhait de réinitialisation : en placer une toi-même dans un monde, ou voir quelqu’un d’autre le faire.
rule-L10-6-ruling = Un compte est toujours exact, car c’est le programme qui le remplit. Les pauses n’appartiennent à aucun monde et ne se comptent jamais. Tu peux dire que tu n’as aucune carte d’un monde. Sans cartes, tu peux encore parler.
rules-level10-example-talk = Tu as ces cartes. Tu peux dire : « J’ai deux cartes Forêt », ou « Ana devrait placer une réinitialisation dans le monde Ciel ». Tu ne peux pas dire que ta carte Ciel est basse, ni que tu as une pause.

# A turn.
rules-level10-turn = Un tour
rule-L10-7 = On joue dans le sens horaire. À ton tour, tu fais exactement une de ces deux choses.
rule-L10-7-play = Jouer une carte niveau ou une pause de ta main.
rule-L10-7-reset = Placer une réinitialisation.
rule-L10-8 = À cinq seulement : qui complète une colonne joue aussi le tour suivant, et commence donc la colonne suivante. Ainsi, c’est chaque fois une autre personne qui commence la colonne.
rule-L10-8-ruling = Cela reste vrai quand des mains sont déjà vides. Si la personne qui a complété la colonne n’a plus de cartes, le tour passe comme d’habitude.
rules-level10-column = Colonne
rules-level10-order = Ordre de jeu
rule-L10-9 = Après avoir joué une carte, tu en pioches une, s’il en reste dans la pioche.
rule-L10-10 = Pour placer une réinitialisation, choisis une rangée ouverte et déplace une de ses réinitialisations au bout de cette rangée. Ensuite, s’il reste des cartes dans la pioche, tu peux faire un échange : mets jusqu’à deux cartes de ta main face cachée sous la pioche, dans l’ordre de ton choix, et prends-en autant sur le dessus. Si la pioche est vide, il n’y a pas d’échange.
rules-level10-example-swap = Il ne reste que Ciel 4 dans la pioche. Tu mets Désert 1 dessous, et une pause encore en dessous. Tu pioches deux cartes : Ciel 4, et de nouveau ta carte Désert 1. La pause reste dans la pioche.
rule-L10-11 = Tu ne peux pas placer de réinitialisation dans un monde qui n’en a plus. Tu ne peux pas non plus si la colonne en cours a déjà une réinitialisation.
rule-L10-12 = Si c’est ton tour et que tu as des cartes, mais que tu ne peux ni en jouer une ni placer une réinitialisation, la partie s’arrête. Toute l’équipe a perdu.
rules-level10-example-stuck = La colonne 8 a déjà sa réinitialisation, dans la rangée Forêt. Seules les rangées Volcan et Marécage sont ouvertes.
rules-level10-example-stuck-hand = Tu as ces cartes. Volcan 3 et Marécage 1 sont trop basses, et la rangée Forêt a déjà sa carte. La partie est perdue. Avec une pause, tu aurais pu continuer.

# Placing.
rules-level10-placing = Où va une carte
rule-L10-13 = Une carte niveau va dans la rangée de son propre monde, et nulle part ailleurs.
rule-L10-14 = Sa valeur doit être égale ou supérieure à celle de la carte à sa gauche. Le début d’une rangée et une réinitialisation comptent 0 : toute carte peut donc y aller.
rules-level10-example-rising = La rangée monte. La suivante est une carte Forêt de 4 ou plus.
rules-level10-example-reset = Une réinitialisation ramène la rangée à 0. Après elle, même Volcan 2 convient.
rule-L10-15 = On remplit une colonne à la fois. Une rangée est ouverte tant qu’elle n’a pas de carte dans la colonne en cours. Quand les cinq rangées en ont une, la colonne suivante commence.
rule-L10-16 = Une colonne pleine a exactement une réinitialisation et quatre cartes qui sont des niveaux ou des pauses. Une deuxième réinitialisation n’est donc pas permise. Et si quatre rangées sont remplies sans réinitialisation, la dernière rangée doit recevoir une des siennes.
rules-level10-example-open = La colonne 3 est en cours ; les rangées Forêt, Volcan et Marécage sont ouvertes. Chacune accepte une carte plus haute, une pause ou une réinitialisation. Désert et Ciel ont déjà leur carte.
rules-level10-example-tight = Quelques tours plus tard, personne n’a placé la réinitialisation. Maintenant, la rangée Marécage n’accepte plus qu’une réinitialisation, même si tu as Marécage 8 ou une pause.
rule-L10-17 = Une pause va dans n’importe quelle rangée ouverte, à la place d’une carte niveau. Elle a la valeur de la carte à sa gauche : 0 au début d’une rangée ou après une réinitialisation.
rule-L10-17-ruling = Une colonne peut avoir plusieurs pauses.
rules-level10-example-pause = La première pause compte 0, car elle commence sa rangée. La deuxième compte 6, comme la carte à sa gauche. La troisième compte 0, car elle suit une réinitialisation.

# When the pile is empty.
rules-level10-empty = Quand la pioche est vide
rule-L10-18 = La partie continue, et on ne pioche plus. Désormais, quand tu joues une pause dans une rangée, tu peux aussi glisser dessous une carte niveau de ce monde prise dans ta main. Il faut que la pioche ait été vide avant que tu joues la pause. Une carte glissée est hors jeu.
rules-level10-example-tuck = Volcan 2 était trop basse pour cette rangée. La voilà sous la pause : elle ne gêne plus.
rule-L10-19 = Quand une main est vide, on saute le tour de cette personne pour le reste de la partie. Sans tour, pas de réinitialisation non plus.
rule-L10-20 = Si toutes les mains sont vides et que la grille n’est pas pleine, la partie est perdue.
rule-L10-20-ruling = Les règles imprimées n’en parlent pas, mais personne ne pourrait plus rien faire. N’attends donc pas trop pour la dernière réinitialisation.
rules-level10-example-last = Toutes les mains sont vides. La dernière case demande une réinitialisation, et personne n’a de tour pour la placer : c’est perdu.

# The end.
rules-level10-end = La fin
rule-L10-21 = Dès que les 50 cases sont remplies, la partie est gagnée.
rule-L10-21-ruling = Une pause compte comme une carte niveau de sa rangée : une grille pleine qui contient des pauses gagne donc aussi. Les cartes qui restent en main n’ont alors pas d’importance.
rule-L10-22 = Le score : un point pour chaque carte niveau et chaque réinitialisation qui occupe une case, et un bonus pour les pauses inutilisées. Une pause dans la grille et une carte glissée sous une pause ne rapportent rien. Une partie perdue a aussi un score.
rule-L10-22-ruling = Toutes les pauses qui ne sont pas dans la grille sont inutilisées, y compris celles de la boîte. Le bonus le plus élevé est pour toute partie gagnée. Avec le score strict, il est seulement pour une grille qui a les 50 cartes niveau et réinitialisation.
rules-level10-unused = Pauses inutilisées
rules-level10-bonus-lost = Bonus après une défaite
rules-level10-bonus-won = Bonus après une victoire
rules-level10-in-grid = Pauses dans la grille pleine
rules-level10-score = Score
rules-level10-score-strict = Score strict

# What may be known.
rules-level10-known = Ce que tu peux savoir
rules-level10-known-all = Tout le monde voit la grille, les réinitialisations restantes, les cartes glissées sous les pauses, tout ce qui a été annoncé, et combien de cartes ont chaque main et la pioche.
rules-level10-known-own = Tu connais aussi ta propre main, et les cartes que tu as mises sous la pioche. Des échanges des autres, tu sais seulement combien de cartes sont passées dessous.

# The drawings.
rules-level10-world = Monde
rules-level10-resets = Réinitialisations restantes
rules-level10-reset-name = Réinitialisation { $world }
rules-level10-open-cell = Ouverte
rules-level10-tucked = Dessous : { $card }
