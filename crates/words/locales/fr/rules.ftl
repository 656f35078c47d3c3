# The rules pages: what all three games share.

rules-contents = Sommaire
rules-play = Jouer à { $game }
rules-other = Règles de { $game }
rules-ruling = Notre décision
rules-independent = Cette page raconte les règles avec nos propres mots. Ce n’est le texte d’aucun éditeur, et aucun éditeur ne l’a vérifiée. Là où les règles imprimées se taisent ou manquent de clarté, il a fallu trancher ; ces endroits sont signalés comme nos décisions.
rules-ids = Chaque règle a un identifiant. La table le cite chaque fois que quelque chose n’est pas permis.
rules-table = La table elle-même
rule-REC = Certaines choses sont refusées sans qu’aucune règle du jeu n’en parle : par exemple, on ne joue plus dans une partie finie. La table dit alors ce qui ne va pas, et rien ne change.
rules-ana = Ana
rules-ben = Ben
rules-cleo = Cléo
rules-dan = Dan
rules-eva = Eva
rules-yes = Oui
rules-no = Non
