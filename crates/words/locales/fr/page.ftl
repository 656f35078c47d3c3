# The pages: what stands around the games.

level10-name = Level 10
linko-name = Linko
level8-name = Level 8
level10-kind = Ensemble · de 1 à 5
linko-kind = Chacun pour soi · de 2 à 5
level8-kind = Chacun pour soi · de 2 à 6
level10-sentence = Remplis cinq mondes, dix colonnes, sans dire un seul numéro.
linko-sentence = Pose des cartes, vole les couches du dessus et finis avec beaucoup de cartes sur la table et peu en main.
level8-sentence = Suites, brelans et couleurs : passe les huit niveaux avant tout le monde.

# Every page.
page-house = Site
page-skip = Aller au contenu
page-options = Options
page-rules = Règles

# A table's page.
page-title-mine = À toi · { $game }
page-title-others = { $game }
page-skip-to-dock = Aller à ce que tu peux faire maintenant
page-tools = Table
page-hint = Conseil
page-hint-chance = Chances de gagner : environ { $percent } %.
page-undo = Annuler
page-menu = Menu
page-log = Ce qui s’est passé
page-offline = La connexion à la table est perdue. Nouvel essai en cours.
page-rule = Règle { $rule }
page-open-hand = Reste en main
# Ending a game by agreement.
page-vote = { $name } veut arrêter la partie.
page-vote-mine = Tu veux arrêter la partie. Elle s’arrête si tout le monde est d’accord.
page-vote-end = Arrêter
page-vote-go-on = Continuer
page-wants-end = veut arrêter
# Without a script the page does not change by itself.
page-look-again = Regarder à nouveau

# The first page.
home-title = Reste encore un peu à table.
home-sentence = Trois jeux de cartes à jouer en solo avec des bots, ou à plusieurs grâce à un lien.
home-skip = Aller aux jeux
home-games = Trois jeux
home-tables = Tables
home-play-now = Jouer tout de suite
home-invite = Inviter du monde
home-mine = Mes parties
home-none-mine = Aucune pour l’instant. Lances-en une.
home-public = Tables publiques
home-none-public = Aucune n’est ouverte pour l’instant.
home-seated = Places prises : { $seated } sur { $players }
home-your-turn = À toi de jouer
home-running = En cours
home-finished = Terminée
home-given-up = Abandonnée
home-join = Rejoindre
home-go-on = Continuer
home-watch = Voir
home-look = Voir

# Setting up a table.
setup-title = Une table de { $game }
setup-seats = Places
setup-you = La première place est à toi.
setup-seat = Place { $number }
setup-friend = Quelqu’un qui a le lien
setup-closed = Personne
bot-search = Bot : expert
bot-heuristic = Bot : bon niveau
bot-simple = Bot : simple
bot-random = Bot : au hasard
bot-name = { $kind ->
    [search] Bot expert
    [heuristic] Bon bot
    [simple] Bot simple
   *[random] Bot au hasard
  } { $number }
setup-options = La partie
setup-pauses = Pauses
setup-pauses-2 = Deux : comme d’habitude
setup-pauses-3 = Trois : plus facile
setup-pauses-1 = Une : plus difficile
setup-pauses-0 = Aucune : le plus difficile
setup-scoring = Score
setup-scoring-victory = Plus de points pour toute victoire
setup-scoring-strict = Plus de points seulement pour une grille sans pause
setup-variant = Variante
setup-variant-base = Jeu de base
setup-variant-advanced = Avancée
setup-variant-expert = Expert
setup-stars = Carte des niveaux
setup-stars-1 = Une étoile
setup-stars-2 = Deux étoiles, avec nos propres niveaux
setup-levels = Tes propres niveaux
setup-levels-help = Huit niveaux séparés par des virgules. Un niveau compte une à quatre combinaisons reliées par + : run4 est une suite de 4, set3 un brelan, colour5 cinq cartes d’une couleur. Laisse le champ vide pour jouer les niveaux de la carte.
setup-levels-example = Les niveaux à une étoile :
setup-table = La table
setup-clock = Temps par décision
setup-clock-none = Sans limite
setup-clock-minute = Une minute
setup-clock-minutes = Trois minutes
setup-clock-day = Un jour
setup-pace = Les bots jouent
setup-pace-normal = À un rythme facile à suivre
setup-pace-instant = Sans attendre
setup-pace-slow = Lentement
setup-public = Afficher dans la liste des tables publiques
setup-spectators = Accepter du public
setup-make = Créer la table

# A table before its game.
waiting-title = La table attend
waiting-open = Place libre
waiting-closed = Personne
waiting-you-ready = Toi, c’est bon
waiting-ready = C’est bon
waiting-you = Toi
waiting-not-ready = Se prépare encore
waiting-bot = Bot
waiting-free = Pour quelqu’un qui a le lien
waiting-unused = Non utilisée
waiting-sit = S’asseoir
waiting-close = Personne ici
waiting-free-seat = Libérer la place
waiting-get-up = Se lever
waiting-send-away = Exclure
waiting-look = Assieds-toi pour jouer, ou reste regarder.
waiting-begin = Commencer
waiting-be-ready = C’est bon pour moi
waiting-missing = { $count ->
    [one] Il reste { $count } place libre ou pas encore prête.
   *[other] Il reste { $count } places libres ou pas encore prêtes.
  }
waiting-fair = Pourquoi personne ne peut choisir les cartes
waiting-fair-sentence = Avant que quiconque prenne place, le serveur a fixé un secret, et en voici le sceau. Chaque personne qui joue ajoute un nombre au hasard. Les cartes découlent de tout cela à la fois, et après la partie tout est montré, pour que tout le monde puisse vérifier.
waiting-invite = Inviter du monde
waiting-invite-sentence = Il suffit d’avoir ce lien pour prendre place.
waiting-link = Lien
waiting-qr = Le lien en code QR, pour l’appareil photo d’un téléphone

# A table's menu.
menu-back = Retour à la table
menu-say = Dire quelque chose
menu-leave = Partir
menu-return = Revenir jouer
menu-go = Quitter la table
menu-play-on = Continuer finalement
menu-give-up = Abandonner ensemble
menu-leave-sentence = Si tu pars, un bot joue pour toi au bout d’une minute, et tu peux revenir. La partie est abandonnée quand toutes les personnes à la table le veulent.
menu-host = Pour l’hôte
menu-replace = Faire jouer un bot
menu-mute = Couper la parole
menu-unmute = Rendre la parole
menu-block = Bloquer
menu-link = Le lien de cette table
menu-report = Signaler { $name }
menu-report-text = Que s’est-il passé ?
menu-report-send = Envoyer aux responsables du serveur

# Options.
options-language = Langue
options-theme = Apparence
options-theme-system = Comme le système
options-theme-light = De jour
options-theme-dark = De nuit
options-cards = Cartes
options-cards-small = Petites
options-cards-medium = Moyennes
options-cards-large = Grandes
options-confirm = Demander avant de jouer une carte
options-sounds = Sons
options-keys = Raccourcis à une seule touche
options-notify = Autoriser ce navigateur à me prévenir quand c’est mon tour
options-keep = Enregistrer

# Shortcuts.
keys-title = Raccourcis
keys-arrows = Parcourir la main
keys-enter = Choisir ou jouer
keys-esc = Remettre en main
keys-act = Faire ce qui est proposé
keys-hint = Conseil
keys-undo = Annuler
keys-menu = Menu
keys-dock = Aller à la question
keys-help = Ces raccourcis
keys-close = Fermer

# Oneself.
person-title = Ton profil
person-name = Nom que les autres voient
person-rename = Prendre ce nom
person-link-title = Un autre appareil
person-link-sentence = Avec un lien à usage unique, valable dix minutes, l’autre appareil te reconnaît.
person-link = Créer un lien
person-link-made = Ouvre-le sur l’autre appareil
person-recovery-title = Si ce navigateur t’oublie
person-recovery-sentence = Un code te permet de revenir. Note-le : il est montré une seule fois, et un nouveau remplace l’ancien.
person-recovery = Créer un code
person-recovery-made = Ton code
person-recover-title = Revenir avec un code
person-code = Code
person-recover = Revenir
person-programs = Programmes et appareils
person-programs-sentence = Un programme peut jouer pour toi avec un jeton. Ce qu’il peut faire :
person-revoke = Révoquer
person-device = Un navigateur
person-token-name = Nom du programme
person-token = Créer un jeton
person-token-made = Le jeton, montré une seule fois
person-delete-title = Partir pour de bon
person-delete-sentence = Ton nom, tes appareils et tes jetons sont supprimés ; dans les anciennes parties, tu deviens anonyme. C’est irréversible.
person-delete-sure = Oui, c’est ce que je veux
person-delete = Supprimer mon profil
link-title = Utiliser ton profil sur cet appareil ?
link-sentence = Le lien sert une seule fois.
link-yes = Oui, l’utiliser maintenant

# What went wrong.
problem-title = Ça n’a pas marché
problem-back = Retour
