# The pages: what stands around the games.

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
page-log-since = Depuis ton dernier tour
page-log-earlier = Avant
page-you = Toi
page-mark-bot = bot
page-mark-away = pas là
page-mark-replaced = un bot joue
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
bot-expert = Bot : expert
bot-good = Bot : bon niveau
bot-simple = Bot : simple
bot-random = Bot : au hasard
bot-name = { $kind ->
    [expert] Bot expert
    [good] Bon bot
    [simple] Bot simple
   *[random] Bot au hasard
  } { $number }
setup-options = La partie
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

# The rules pages: what all games share.

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

# What the server says when something is not done.

denied-stale = Cela répond à une décision déjà passée ; la décision { $decision } est maintenant à prendre.
denied-not-an-action = Ce n’est pas une action : { $reason }
denied-bad-options = On ne peut pas jouer avec ces options : { $reason }
denied-no-such-bot = { $reason }
denied-no-such-seat = Cette table n’a pas de place { $seat }.
denied-not-ready = { $count ->
    [one] La place { $seats } n’est pas encore prête.
   *[other] Les places { $seats } ne sont pas encore prêtes.
  }
denied-not-seated = Il faut avoir une place à cette table pour faire cela.
denied-not-the-host = C’est à l’hôte de cette table de faire cela.
denied-already-seated = Tu as déjà une place à cette table.
denied-seat-taken = Cette place n’est pas libre.
denied-no-free-seat = Il n’y a plus de place libre à cette table.
denied-is-blocked = L’hôte ne te laisse pas entrer.
denied-not-a-person = Aucune personne n’occupe cette place.
denied-not-to-oneself = Tu ne peux pas te faire cela à toi-même.
denied-has-begun = La partie a déjà commencé.
denied-not-begun = La partie n’a pas encore commencé.
denied-is-over = La partie est finie.
denied-not-over = La partie n’est pas encore finie.
denied-no-spectators = Cette table n’accepte pas de public.
denied-nothing-to-undo = Impossible d’annuler : quelqu’un a joué depuis, quelque chose de caché a été montré, ou ce n’est pas ton tour.
denied-no-phrases = Dans ce jeu, on dit seulement ce que les règles permettent.
denied-no-counts = Dans ce jeu, il n’y a pas de compte à annoncer.
denied-is-muted = L’hôte t’a coupé la parole à cette table.
denied-not-away = Tu n’as pas quitté la table.
denied-is-away = Ton absence est déjà notée ; un bot va bientôt jouer pour toi, sauf si tu reviens.
denied-still-plays = Cette personne joue et a encore du temps.
denied-is-replaced = Un bot joue pour toi ; reviens d’abord à ta place.
denied-seat-changed = Quelqu’un d’autre est peut-être à cette place. Regarde de nouveau.
denied-nothing-changes = C’est déjà le cas.
denied-too-much = Tu en as trop fait à cette table. Tu peux seulement continuer à jouer.
denied-bad-budget = À une table, un bot réfléchit au plus { $time } ms par décision, ou { $tries } essais.
denied-bad-clock = L’horloge laisse de 5 secondes à 14 jours par décision.

# Who was deleted and is still in a table's record.
person-anonymous = Anonyme
# The first name of who has not chosen one.
person-guest = Convive { $number }

# What goes wrong before a table is asked.
problem-not-found = Il n’y a rien ici.
problem-wrong-method = C’est impossible ici.
problem-internal = Quelque chose a mal tourné de notre côté. Réessaie dans un instant.
problem-closing = Le serveur va s’arrêter. Réessaie dans un instant.
problem-banned = Tu ne peux pas utiliser ce serveur.
problem-foreign-origin = Ce changement vient d’une autre page ; utilise une page de ce serveur, ou le jeton d’un programme.
problem-unknown-visitor = Passe d’abord en mode invité, ou envoie le jeton d’un programme.
problem-too-many-requests = Trop de requêtes. Attends un instant.
problem-too-many-streams = Tu suis trop de tables à la fois. Fermes-en d’abord.
problem-too-large = Une requête fait au plus 16 Kio.
problem-too-slow = Cette requête a mis trop de temps à arriver.
problem-bad-form = Ce formulaire est incomplet. Reviens en arrière et réessaie.
problem-too-many-tables = Tu as trop de tables en cours. Finis-en d’abord quelques-unes.
problem-unknown-game = Ce jeu n’existe pas ici : les jeux sont { $games }.
problem-bad-name = Un nom a de 1 à 32 caractères visibles.
problem-used-up = Ce lien ou ce code a déjà servi ou est trop vieux. Crées-en un nouveau.
problem-bad-report = Un signalement dit en 1 à 1000 caractères ce qui s’est passé.
problem-seat-without-table = Dis à quelle table est la place.

# What people say at a table.
phrase-hello = Bonjour !
phrase-well-played = Bien joué.
phrase-thinking = Je réfléchis…
phrase-oops = Oups.
phrase-thanks = Merci.
phrase-good-game = Belle partie.

# What the command line prints.

show-players = À la table : { $names }
show-name = { $name } ({ $seat })
show-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.

sim-heading = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, { $title }
sim-bots = Bots
sim-seed = Graine
sim-win-rate = Parties gagnées
sim-rate = { $rate } %  (intervalle à 95 % : de { $low } à { $high } % ; { $wins } sur { $games })
sim-mean-score = Score moyen
sim-mean = { $mean }  (intervalle à 95 % : de { $low } à { $high })
sim-length = Actions par partie
sim-length-figures = { $mean } en moyenne, de { $least } à { $most }
sim-by-seat = Par place
sim-seat = Place { $seat }
sim-ends = Fins de partie
sim-share = { $share } %  ({ $count })
sim-cut-off = Interrompues
sim-speed = Vitesse
sim-speed-figures = { $actions } actions en { $seconds } s

arena-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
arena-field = Table
arena-wins = Victoires
arena-interval = intervalle à 95 %
arena-par = Part égale
arena-score = Score moyen
arena-blocks = Blocs
arena-games = Parties
arena-proven = Prouvé
arena-open = pas encore
arena-more = plus
arena-less = moins
arena-ceiling = cartes découvertes
arena-ceiling-figures = À cartes découvertes, { $rate } de { $deals } donnes peuvent être gagnées ({ $interval }) ; perdues : { $lost }, inconnues : { $unknown }.
arena-ratings = Classement
arena-decisions = Temps par décision
arena-bot = Bot
arena-median = Médiane
arena-p99 = 99e centile
arena-max = Maximum
arena-count = Décisions
arena-end = Graine { $seed }, { $games } parties en { $seconds } s

verify-good = { $count ->
    [one] { $count } enregistrement est valide.
   *[other] { $count } enregistrements sont valides.
  }
verify-bad = { $bad ->
    [one] { $bad } enregistrement sur { $count } n’est pas valide.
   *[other] { $bad } enregistrements sur { $count } ne sont pas valides.
  }
verify-none = Il n’y avait aucun enregistrement à lire.

analyze-won = La partie a été gagnée.
analyze-winnable = Cartes sur table, la partie peut encore être gagnée.
analyze-last-chance = Cartes sur table, la partie pouvait être gagnée avant le coup { $number }, et plus après :
analyze-last-known = Cartes sur table, une victoire a été trouvée à partir d’avant le coup { $number } ; { $count ->
    [one] pour une position suivante, on ne sait pas si elle pouvait être gagnée
   *[other] pour { $count } positions suivantes, on ne sait pas si elles pouvaient être gagnées
  } :
analyze-never = Cette donne ne pouvait pas être gagnée, même cartes sur table.
analyze-not-found = Aucune façon de gagner n’a été trouvée, même cartes sur table ; qu’il n’y en ait pas n’est pas prouvé.
analyze-line = Ceci aurait gagné :
analyze-differences = { $count ->
    [0] { $bot } aurait pris toutes les décisions ({ $decisions }) de la même façon.
   *[other] { $bot } aurait décidé autrement { $count } fois sur { $decisions } :
  }
analyze-difference = { $name } : { $played } ({ $bot } : { $preferred })
analyze-estimate = – { $preferred } % de chances
analyze-estimates = – { $preferred } % de chances au lieu de { $played } %
analyze-team = Ensemble

serve-open = Sobremesa t’attend à l’adresse { $link }
serve-lan = Depuis un téléphone de ce réseau : { $link }
serve-no-network = Cette machine n’a d’adresse sur aucun réseau, donc les téléphones ne peuvent pas la trouver.

admin-no-reports = Aucun signalement ouvert.
admin-report = Signalement { $report }, { $at }, par { $by }
admin-report-about = concerne { $about }
admin-report-table = à la table { $table }
admin-person = { $name } (personne { $person })
admin-person-gone = quelqu’un qui n’est plus là (personne { $person })
admin-resolved = Le signalement { $report } est réglé.
admin-banned = La personne { $person } est bannie.
admin-unbanned = La personne { $person } peut revenir.
admin-purged = { $count ->
    [0] Aucune table n’était assez ancienne pour être supprimée.
    [one] Une table est supprimée.
   *[other] { $count } tables sont supprimées.
  }

# The page of a game that has none of its own.
plain-my-turn = À toi de jouer
plain-awaits = Au tour de { $name }
plain-awaits-team = Au tour de l’équipe
plain-over = La partie est terminée
plain-given-up = La partie s’est arrêtée avant la fin
plain-hint = Conseil du bot. { $deed }
plain-again = Rejouer
plain-record = Télécharger la partie
