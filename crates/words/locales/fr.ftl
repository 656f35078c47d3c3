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
page-hint = Indice
page-hurry = Passer à mon tour
page-hint-chance = Chances de gagner : environ { $percent } %.
page-hinted = Conseil du bot. { $deed }.
page-do-it = Jouer ce coup
page-hint-back = Retour
page-tips-off = Sans conseils
page-undo = Annuler
page-menu = Menu
page-watching = Tu regardes
page-log = Journal de la partie
page-offline = Connexion perdue. Reconnexion…
page-log-since = Depuis ton dernier tour
page-log-earlier = Avant
page-log-all = Tout le journal
page-log-undone = { $you ->
    [name] Tu as repris ton dernier coup.
   *[other] { $name } a repris son dernier coup.
  }
page-log-hinted = { $you ->
    [name] Tu as demandé un indice.
   *[other] { $name } a demandé un indice.
  }
page-you = Toi
page-mark-bot = bot
page-mark-away = pas là
page-mark-replaced = un bot joue
page-rule = Règle { $rule }
# Players who are gone, look elsewhere, or are back. After `-until` comes a clock, or `page-minute`.
page-mark-gone = hors ligne
page-mark-gone-until = hors ligne, bot dans
page-minute = une minute
page-gone-later = Si la partie l’attend une minute, un bot peut prendre le relais.
page-mark-elsewhere = ailleurs
page-gone = { $name } est hors ligne et la partie attend.
page-back = { $name } est de retour.
page-back-you = Te revoilà, bienvenue !
# Ending a game by agreement.
page-vote = { $name } propose d’arrêter la partie.
page-vote-mine = Tu as proposé d’arrêter la partie. Elle s’arrête quand tout le monde est d’accord.
page-vote-end = Arrêter
page-vote-go-on = Continuer
page-wants-end = veut arrêter
# Without a script the page does not change by itself.
page-look-again = Actualiser

# The first page.
home-title = Reste encore un peu à table.
home-sentence = Des jeux de cartes à jouer en solo avec des bots, ou à plusieurs grâce à un lien.
home-skip = Aller aux jeux
home-games = Jeux
home-tables = Tables
home-play-now = Jouer tout de suite
home-learn = Apprendre en trois minutes
home-invite = Inviter du monde
home-mine = Mes parties
home-none-mine = Aucune pour l’instant. Lances-en une.
home-all-mine = Toutes mes parties
home-public = Tables publiques
home-none-public = Aucune n’est ouverte pour l’instant.
home-seated = Places prises : { $seated } sur { $players }
home-your-turn = À toi de jouer
home-running = En cours
home-finished = Terminée
home-won = Gagnée
home-lost = Perdue
home-given-up = Arrêtée avant la fin
home-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
games-any = Toutes
games-which = Quelles parties
games-result = Résultat
games-running = En cours
games-over = Terminées
games-older = Parties plus anciennes
upload-title = Parties enregistrées
upload-how = Regarde une partie d’un fichier enregistré ici ou par un autre programme. Elle n’est visible que pour toi et pour qui a son lien. Elle est supprimée au bout de 30 jours.
upload-file = Fichier d’une seule partie
upload-watch = La regarder
upload-delete = Supprimer
upload-too-long = Elle a plus de { $most } coups.
upload-too-large = Une partie enregistrée fait au plus 1 Mio.
upload-no-moves = Elle n’a aucun coup.
upload-unknown-game = On ne joue pas ici au jeu « { $game } ».
upload-player = Place { $number }
reel-leave = Quitter
games-none = Aucune partie ici pour l’instant.
games-points = { $points ->
    [one] { $figure } point
   *[other] { $figure } points
  }
home-join = Rejoindre
home-go-on = Continuer
home-watch = Regarder
home-look = Voir
home-new = Une nouvelle partie
home-hello = Te revoilà, { $name }.
home-hello-guest = Te revoilà.
home-waits-none = On joue à quoi ?
home-waits-mine = { $count ->
    [one] Une table t’attend.
   *[other] { $count } tables t’attendent.
  }
home-waits-others = { $count ->
    [one] Une de tes parties est encore ouverte.
   *[other] { $count } de tes parties sont encore ouvertes.
  }
home-lesson = Apprendre
home-with-bots = Avec des bots
home-ask = Inviter
games-game = Jeu
games-with = Avec
games-when = Quand
games-ever = Toutes les dates
games-week = Dernière semaine
games-month = Dernier mois
games-year = Dernière année

# Running games, those first that wait for the reader.
turns-title = À moi de jouer
turns-link = { $count ->
    [0] À moi de jouer
   *[other] À moi de jouer ({ $count })
  }
turns-none = Aucune partie ne t’attend.
turns-others = En attente des autres
turns-days = { $count ->
    [one] Encore { $count } jour
   *[other] Encore { $count } jours
  }
turns-hours = { $count ->
    [one] Encore { $count } heure
   *[other] Encore { $count } heures
  }
turns-minutes = { $count ->
    [one] Encore { $count } minute
   *[other] Encore { $count } minutes
  }

# Telling a device that a game waits.
push-sentence = Quand une partie lente t’attend et que tu n’es pas là, cet appareil peut te prévenir. Le message dit seulement de quel jeu il s’agit.
push-on = Prévenir sur cet appareil
push-off = Ne plus prévenir sur cet appareil
push-denied = Ton navigateur bloque les notifications de ce site. Tu peux changer cela dans ses réglages.
push-failed = Ça n’a pas marché. Réessaie plus tard.
push-turn = À toi de jouer.

# Deals of the day.
day-title = La donne du jour
day-deals = Les donnes du jour
day-open-for = se termine dans
day-packet = Le paquet scellé
day-same = La même pour tout le monde
day-same-text = Les mêmes cartes, la même place et les mêmes bots.
day-one-try = Un seul essai
day-one-try-text = Il commence avec ta première carte. Tu peux partir et revenir jusqu’à minuit UTC. Ni indice ni retour en arrière.
day-counts = Ce qui compte
day-counts-points = Tes points à la fin de la partie.
day-counts-wins = Jusqu’où tu vas dans la partie ; le mieux, c’est de gagner.
day-no-contest = Pas un concours
day-no-contest-text = N’importe qui peut revenir comme nouveau convive : joue pour le plaisir, avec tes proches. Une même adresse a droit à { $count } essais par jour.
day-play = Jouer mon essai
day-own-table = Ma table
day-before = La veille
day-hidden = Les résultats s’affichent quand ton essai est terminé.
day-seal = Scellé avant que quiconque ait joué
day-seal-why = Qu’est-ce que c’est ?
day-seal-text = L’empreinte du mélange. Une fois la journée finie, le mélange est montré ici, et tout le monde peut vérifier qu’il a bien cette empreinte : il était fixé avant le début de la journée.
day-next = L’empreinte du mélange de demain :
day-opened = Le sceau est ouvert. Le secret et le sel donnent ensemble l’empreinte ci-dessus, et les cartes en découlent.
day-secret = Secret
day-salt = Sel
day-mine = Mon essai
day-place = { $count ->
    [one] Le seul résultat pour l’instant
   *[other] Place { $place } sur { $count }
  }
day-uncounted = Ton essai n’a pas de résultat : il s’est arrêté avant la fin, ou s’est terminé après minuit.
day-nobody = Personne n’a encore fini cette donne.
day-results = Résultats
day-bars = { $count ->
    [one] Un résultat.
   *[other] { $count } résultats.
  }
day-bar = { $result } : { $count }
day-caption = Les points sous les barres ; au-dessus, le nombre de personnes
day-caption-far = Sous les barres, jusqu’où on est allé ; au-dessus, le nombre de personnes
day-streak = { $days ->
    [one] Un jour de suite
   *[other] { $days } jours de suite
  }
day-best-streak = La plus longue série : { $days }
day-unplayed = Pas encore jouée
day-look = Voir
day-told = Donne du { $date }

# Setting up a table.
setup-title = Une table de { $game }
setup-seats = Places
setup-you = La première place est à toi.
setup-seat = Place { $number }
setup-friend = Quelqu’un qui a le lien
setup-closed = Fermée
# Bots by character, the weakest first: names of its family, and what it is like to play with.
bot-names-pepo = Pepo, Nico, Tito, Lolo, Paco
bot-temper-pepo = joue pour la première fois
bot-names-luna = Luna, Alba, Clara, Vera, Noa
bot-temper-luna = tranquille, là pour s’amuser
bot-names-bruno = Bruno, Hugo, Simón, Tomás, Iván
bot-temper-bruno = solide, connaît les ficelles
bot-names-marta = Marta, Elena, Olga, Rosa, Inés
bot-temper-marta = patiente, difficile à surprendre
bot-names-ramiro = Ramiro, Octavio, Gonzalo, Leandro, Fausto
bot-temper-ramiro = pèse chaque carte, ne pardonne rien
bot-strength = force { $strength } sur 5
bot-told = { $strength }/5, { $temper }
bot-thinks-pepo = Rate beaucoup de coups possibles, oublie ce qui a été montré et prend ce qui a l’air bien.
bot-thinks-luna = Joue à l’instinct : laisse passer pas mal de choses et oublie vite qui a pris quoi.
bot-thinks-bruno = Sait ce qui compte, mais rate un coup de temps en temps ou perd le fil.
bot-thinks-marta = Ne rate presque rien et connaît les probabilités.
bot-thinks-ramiro = Imagine où peuvent être les cartes cachées, joue la suite en pensée et prend le coup qui réussit le mieux.
bot-about-pepo = Il fallait bien que quelqu’un apporte les chaises, et il est resté. Demande à qui c’est le tour, même quand c’est le sien.
bot-about-luna = Venue pour le café et la conversation. Gagne parfois, et s’en étonne plus que tout le monde.
bot-about-bruno = À cette table tous les jeudis depuis des années. Une bonne partie, et pas de discours.
bot-about-marta = Parle peu et voit beaucoup. Si tu crois qu’elle n’a rien vu, regarde encore.
bot-about-ramiro = A appris avec son grand-père et n’a plus perdu contre lui depuis. Poli jusqu’à la dernière carte.
bots-meet = Faire connaissance avec les bots
bots-title = Les bots
bots-sentence = Ils jouent à tous les jeux. Chacun ne voit que ce que sa place peut voir.
bots-mine = Mes parties avec ce bot
bots-all = Tous les bots
bots-none = Personne n’a encore fini de partie avec ce bot.
bots-counted = Seules comptent les parties que quelqu’un a jouées jusqu’au bout. L’entraînement et les donnes d’aujourd’hui ne comptent pas.
setup-options = La partie
setup-table = La table
setup-clock = Temps par décision
setup-clock-none = Sans limite
setup-clock-minute = 1 minute
setup-clock-minutes = 3 minutes
setup-clock-day = 1 jour
setup-clock-days = 3 jours
setup-pace = Rythme des bots
setup-pace-normal = Normal
setup-pace-instant = Instantané
setup-pace-slow = Lent
setup-public = Afficher dans la liste des tables publiques
setup-spectators = Accepter du public
setup-hints = Autoriser les indices : tout le monde voit qui en demande
waiting-hints = avec indices
setup-make = Créer la table

# A table before its game.
waiting-title = En attente du départ
waiting-open = Place libre
waiting-closed = Fermée
waiting-you-ready = Toi, d’accord
waiting-ready = D’accord pour commencer
waiting-you = Toi
waiting-not-ready = Se prépare encore
waiting-free = Pour quelqu’un qui a le lien
waiting-sit = S’asseoir
waiting-join = S’asseoir et jouer
waiting-close = Fermer la place
waiting-free-seat = Libérer la place
waiting-get-up = Se lever
waiting-send-away = Exclure
waiting-look = Assieds-toi pour jouer, ou reste pour regarder.
waiting-begin = Commencer
waiting-be-ready = D’accord pour commencer
waiting-missing = { $count ->
    [one] On attend encore { $count } personne.
   *[other] On attend encore { $count } personnes.
  }
waiting-fair = Pourquoi personne ne peut truquer les cartes
waiting-fair-sentence = Avant que quiconque prenne place, le serveur a choisi un secret, et en voici l’empreinte. Chaque personne qui joue peut ajouter un nombre au hasard. Le mélange découle de tout cela à la fois, et à la fin tout est montré, pour que tout le monde puisse vérifier.
waiting-own-nonce = Tape quelques lettres au hasard. Sans JavaScript, ta place n’ajoute rien d’autre au mélange
seal-unchecked = Le sceau de cette donne
seal-good = Sceau vérifié : personne n’a choisi ces cartes
seal-alone = Sceau conforme, mais aucune place n’a rien ajouté : le serveur aurait pu choisir ces cartes
seal-unseen = Sceau conforme, mais ce navigateur ne peut pas savoir si quelqu’un a choisi ces cartes
seal-bad = Sceau brisé : ces cartes ne découlent pas de ce qui était fixé avant la partie
seal-how = Avant que quiconque prenne place, le serveur choisit un secret et montre son empreinte. Ensuite, chaque place peut ajouter quelque chose au hasard. Les cartes découlent des deux : dès qu’une place ajoute quelque chose, personne ne peut les choisir seul.
seal-commitment = Le secret correspond à cette empreinte :
seal-seen = C’est l’empreinte que ce navigateur a vue avant la donne.
seal-not-seen = Ce navigateur n’a gardé aucune empreinte antérieure à la donne pour comparer.
seal-nonces = Le mélange découle du secret, de la table, de ses règles et de ce que chaque place a ajouté :
seal-nonces-any = Le mélange découle du secret et de ce que chaque place a ajouté, quelle que soit la table :
seal-nothing = n’a rien ajouté
seal-sent = Ce que ce navigateur a ajouté en fait partie.
seal-cards = Chaque carte est là où ce mélange la place :
seal-verify = Ton navigateur l’a calculé à partir de l’enregistrement. La commande « sobremesa verify » vérifie de même une partie enregistrée.
waiting-invite = Inviter du monde
waiting-link = Lien
waiting-qr = Le lien en code QR, pour l’appareil photo d’un téléphone
waiting-preview = Viens t’asseoir : il y a une place pour toi.
waiting-name = Ton nom
waiting-takes = Qui prend la place libre ?
waiting-asks = une personne ou un bot ?
waiting-copy = Copier
waiting-copied = Copié
waiting-share = Partager

# A table's menu.
menu-back = Retour à la table
menu-say = Dire quelque chose
menu-leave = Partir
menu-return = Revenir jouer
menu-go = Quitter la table
menu-play-on = Continuer à jouer
menu-give-up = Proposer d’arrêter la partie
menu-leave-sentence = Si tu pars, un bot joue pour toi au bout d’une minute, et tu peux revenir quand tu veux. La partie ne s’arrête avant la fin que si toutes les personnes à la table sont d’accord.
menu-host = Pour l’hôte
menu-replace = Faire jouer un bot
menu-mute = Masquer ses messages
menu-unmute = Afficher ses messages
menu-block = Bloquer
menu-link = Le lien de cette table
menu-report = Signaler { $name }
menu-report-text = Que s’est-il passé ?
menu-report-send = Envoyer le signalement

# Options.
options-language = Langue
options-theme = Apparence
options-theme-system = Système
options-theme-light = Clair
options-theme-dark = Sombre
options-cards = Cartes
options-cards-small = Petites
options-cards-medium = Moyennes
options-cards-large = Grandes
options-confirm = Confirmer avant de jouer une carte
options-sounds = Sons
options-keys = Raccourcis à une seule touche
options-tips = Un conseil par tour dans mes premières parties
options-notify = Me prévenir à mon tour
options-keep = Enregistrer

# Shortcuts.
keys-title = Raccourcis
keys-arrows = Parcourir la main
keys-enter = Choisir ou jouer
keys-esc = Remettre en main
keys-act = Jouer le coup proposé
keys-hint = Indice
keys-undo = Annuler
keys-menu = Menu
keys-dock = Aller à la question
keys-help = Ces raccourcis
keys-close = Fermer

# Oneself.
person-title = Ton profil
person-name = Nom que les autres voient
person-rename = Enregistrer le nom
person-link-title = Un autre appareil
person-link-sentence = Ouvre ce lien à usage unique sur ton autre appareil dans les dix minutes : il te reconnaîtra.
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
person-token-account = Il peut aussi gérer mon profil : mon nom, mes appareils et programmes, mes données, et même tout supprimer
person-token-sure = Oui, il peut tout faire
person-may-play = peut jouer
person-may-all = peut tout faire
person-used = dernière utilisation :
person-data-title = Mes données
person-data-sentence = Tout ce qui est gardé ici à ton sujet, en un fichier : ton nom, tes appareils et programmes, tes tables et tes résultats. Les parties elles-mêmes sont dans leurs fichiers.
person-data = Télécharger mes données
person-delete-title = Supprimer ton profil
person-delete-sentence = Ton nom, tes appareils et tes jetons sont supprimés ; dans les anciennes parties, tu deviens anonyme. C’est irréversible.
person-delete-sure = Oui, c’est ce que je veux
person-delete = Supprimer mon profil
link-title = Utiliser ton profil sur cet appareil ?
link-sentence = Le lien sert une seule fois.
link-yes = Oui, l’utiliser maintenant

# A person's results.
profile-mine = Mes résultats
profile-none = Pas encore de résultats. Les parties terminées apparaissent ici, sauf celles d’entraînement.
profile-row = { $now ->
    [0] Pas de série de victoires en ce moment ; la plus longue : { $most }
   *[other] Série de victoires : { $now } ; la plus longue : { $most }
  }
profile-kind = Genre de partie
profile-games = Parties
profile-won = Gagnées
profile-best = Record
profile-share = { $share } % ({ $low }–{ $high })
profile-chance = par hasard { $chance } %
profile-lost = Perdues
profile-by-game = Résultats par jeu
profile-bar = { $game } : { $won } gagnées, { $lost } perdues.
profile-how-often = Pourcentage de victoires
profile-how-often-text = Chaque ligne montre où se trouve le vrai pourcentage, avec 95 % de certitude. Le losange est ce que donnerait le seul hasard.
profile-against = Contre
profile-against-people = des personnes
profile-against-bots = bots jusqu’à { $name }
profile-against-unknown = non noté
profile-most-row = Plus longue série
profile-course = Au fil du temps
profile-rating = Classement
profile-rating-text = D’après les parties à deux personnes ou plus, sans entraînement. On commence à 1500 ; 120 points de plus valent environ deux victoires sur trois. La bande montre la marge d’erreur de la ligne pleine.
profile-rated = { $games ->
    [one] { $rating } ± { $half } après { $games } partie
   *[other] { $rating } ± { $half } après { $games } parties
  }
profile-provisional = provisoire
profile-curve = { $share } % des { $games } dernières parties gagnées
profile-share-title = Montrer mes résultats
profile-share-sentence = Tes résultats ne sont visibles que pour toi. Si tu les partages, toute personne qui a le lien voit cette page. Tu peux arrêter à tout moment.
profile-link = Le lien vers ta page
profile-share-on = Partager ma page
profile-share-off = Ne plus partager

# Without a line.
offline-title = Pas de connexion
offline-sentence = Sobremesa est injoignable pour le moment. Tes tables sont comme tu les as laissées.
offline-again = Réessayer

# What went wrong.
problem-title = Ça n’a pas marché
problem-missing = Il n’y a rien ici
problem-home = Vers les jeux
problem-back = Retour

# The rules pages: what all games share.

rules-glance = Les règles en un coup d’œil
rules-all = Toutes les règles
rules-allowed = Permis
rules-not-allowed = Interdit
rules-key = Sur les cartes
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

denied-stale = La partie a continué. Regarde de nouveau la table.
denied-not-an-action = Ce n’est pas un coup de ce jeu.
denied-bad-options = On ne peut pas jouer avec ces options.
denied-no-such-bot = Ce jeu n’a pas de bot de ce nom.
denied-no-such-seat = Cette table n’a pas de place { $seat }.
denied-not-ready = { $count ->
    [one] On attend encore { $count } personne.
   *[other] On attend encore { $count } personnes.
  }
denied-not-seated = Il faut avoir une place à cette table pour faire cela.
denied-not-the-host = C’est à l’hôte de cette table de faire cela.
denied-already-seated = Tu as déjà une place à cette table.
denied-seat-taken = Cette place est prise.
denied-no-free-seat = Cette table est complète.
denied-is-blocked = L’hôte a bloqué ton accès à cette table.
denied-not-a-person = Aucune personne n’occupe cette place.
denied-not-to-oneself = Tu ne peux pas te faire cela à toi-même.
denied-has-begun = La partie a déjà commencé.
denied-not-begun = La partie n’a pas encore commencé.
denied-is-over = La partie est finie.
denied-not-over = La partie n’est pas encore finie.
denied-no-spectators = Cette table n’accepte pas de public.
denied-nothing-to-undo = Impossible d’annuler : quelqu’un a joué depuis, quelque chose de caché a été montré, ou ce n’est pas ton tour.
denied-no-hints = D’autres personnes jouent ici, donc pas d’indices. La personne qui prépare la table peut les autoriser.
denied-not-hinted = Il n’y a pas d’indice. Demandes-en un quand c’est à toi.
denied-not-your-turn = Ce n’est pas à toi de jouer.
denied-not-alone = Les conseils sont pour les parties en solo avec des bots.
denied-no-phrases = Dans ce jeu, on dit seulement ce que les règles permettent.
denied-no-counts = Dans ce jeu, on n’annonce pas combien de cartes on a.
denied-is-muted = L’hôte a masqué tes messages.
denied-not-away = Tu n’as pas quitté la table.
denied-is-away = Ton absence est déjà notée ; un bot va bientôt jouer pour toi, sauf si tu reviens.
denied-still-plays = Cette personne joue et a encore du temps.
denied-is-replaced = Un bot joue pour toi ; reviens d’abord à ta place.
denied-seat-changed = Quelqu’un d’autre est peut-être à cette place. Regarde de nouveau.
denied-nothing-changes = C’est déjà le cas.
denied-too-much = Tu as atteint la limite de messages et de changements à cette table ; tu peux continuer à jouer.
denied-bad-budget = À une table, un bot réfléchit au plus { $time } ms par décision, ou { $tries } essais.
denied-bad-clock = Choisis entre 5 secondes et 14 jours par décision.
denied-of-the-day = La donne du jour est la même pour tout le monde : rien ne se change ni ne s’annule.
denied-sealed = Les cartes du jour restent scellées jusqu’à minuit UTC.
denied-same-cards = Les mêmes cartes demandent le même nombre de personnes.
denied-other-rules = Cette partie a été jouée selon des règles plus anciennes : on ne peut pas la revoir ici. Son résultat et son enregistrement sont conservés.

# Who was deleted and is still in a table's record.
person-anonymous = Anonyme
# The first name of who has not chosen one.
person-guest = Convive { $number }
list-names = { $most } et { $last }
number-point = ,
number-percent = { $number } %

# What goes wrong before a table is asked.
problem-not-found = Le lien est peut-être incomplet, ou ce qu’il montrait n’est plus là.
problem-no-such-step = Cette leçon n’a pas cette étape. Commence-la depuis la page d’accueil.
problem-wrong-method = C’est impossible ici.
problem-internal = Quelque chose a mal tourné de notre côté. Réessaie dans un instant.
problem-closing = Le serveur va s’arrêter. Réessaie dans un instant.
problem-banned = Tu ne peux pas utiliser ce serveur.
problem-foreign-origin = Cette requête vient d’un autre site ; utilise une page de ce serveur, ou le jeton d’un programme.
problem-unknown-visitor = Prends d’abord place comme convive, ou envoie le jeton d’un programme.
problem-too-many-requests = Trop de requêtes. Attends un instant.
problem-too-many-streams = Tu suis trop de tables à la fois. Fermes-en d’abord.
problem-too-large = Une requête fait au plus 16 Kio.
problem-too-slow = Cette requête a mis trop de temps à arriver.
problem-bad-form = Ce formulaire est incomplet. Reviens en arrière et réessaie.
problem-bad-body = Cette requête est illisible. Les détails disent pourquoi.
problem-bad-query = Un paramètre de cette adresse ne convient pas. Les détails disent pourquoi.
problem-too-many-tables = Tu as trop de tables en cours. Finis-en d’abord quelques-unes.
problem-too-many-tries = La donne du jour a été trop souvent essayée depuis ton adresse. Reviens demain.
problem-too-many-analyses = Beaucoup de parties attendent leur analyse. Réessaie dans quelques minutes.
problem-too-many-records = Tu as trop de parties enregistrées. Supprimes-en d’abord une.
problem-too-many-together = Trop de parties sont regardées ensemble. Réessaie plus tard.
problem-bad-record = { $move ->
    [0] Ce fichier ne peut pas être regardé. { $reason }
   *[other] Cette partie ne peut pas être regardée. Le coup { $move } enfreint { $rule }. { $reason }
  }
problem-bad-endpoint = On ne peut pas envoyer de notifications à cette adresse.
problem-bad-key = Cette clé ne peut pas servir aux notifications.
problem-too-many-pushes = Huit de tes appareils sont déjà prévenus. Désactives-en un d’abord.
problem-storage = Rien ne peut être enregistré ici pour le moment. Réessaie bientôt.
problem-damaged = Les données enregistrées de cette table sont endommagées et ne peuvent pas être montrées. La personne qui gère ce serveur est prévenue ; les autres tables vont bien.
problem-only-plays = Ce jeton ne peut que jouer. Utilise le navigateur, ou un jeton pour tout le profil.
problem-not-confirmed = Un jeton pour tout le profil peut tout faire, même le supprimer. Confirme que tu en veux un.
problem-too-many-tokens = Tu as 20 jetons pour des programmes. Révoques-en un d’abord.
problem-unknown-game = Ce jeu n’existe pas ici. Au choix : { $games }.
problem-bad-name = Utilise de 1 à 32 caractères visibles.
problem-used-up = Ce lien ou ce code a déjà servi ou a expiré. Crées-en un nouveau.
problem-bad-report = Dis en 1 à 1000 caractères ce qui s’est passé.
problem-seat-without-table = Dis à quelle table est la place.

# What people say at a table.
phrase-hello = Bonjour !
phrase-well-played = Bien joué !
phrase-thinking = Je réfléchis…
phrase-oops = Oups !
phrase-thanks = Merci !
phrase-good-game = Belle partie !

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
sim-rate = { $rate }  (intervalle à 95 % : de { $low } à { $high } ; { $wins } sur { $games })
sim-mean-score = Score moyen
sim-mean = { $mean }  (intervalle à 95 % : de { $low } à { $high })
sim-length = Actions par partie
sim-length-figures = { $mean } en moyenne, de { $least } à { $most }
sim-by-seat = Par place
sim-seat = Place { $seat }
sim-ends = Fins de partie
sim-share = { $share }  ({ $count })
sim-cut-off = Interrompues
sim-speed = Vitesse
sim-speed-figures = { $actions } actions en { $seconds } s

arena-players = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
  }
arena-field = Table
arena-wins = Victoires
arena-interval = intervalle à 95 %
arena-par = Part égale
arena-score = Score moyen
arena-blocks = Blocs
arena-games = Parties
arena-proven = Prouvé
arena-open = pas encore
arena-more = plus
arena-less = moins
arena-ceiling = cartes découvertes
arena-ceiling-figures = À cartes découvertes, { $rate } de { $deals } donnes peuvent être gagnées ({ $interval }) ; perdues : { $lost }, inconnues : { $unknown }.
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
analyze-winnable = À cartes découvertes, la partie peut encore être gagnée.
analyze-last-chance = À cartes découvertes, la partie pouvait être gagnée avant le coup { $number }, et plus après :
analyze-last-known = À cartes découvertes, une victoire a été trouvée depuis la position qui précède le coup { $number } ; { $count ->
    [one] pour une position suivante, on ne sait pas si elle pouvait être gagnée
   *[other] pour { $count } positions suivantes, on ne sait pas si elles pouvaient être gagnées
  } :
analyze-never = Cette donne ne pouvait pas être gagnée, même à cartes découvertes.
analyze-not-found = Aucune façon de gagner n’a été trouvée, même à cartes découvertes, mais rien ne prouve qu’il n’y en ait pas.
analyze-line = Voici ce qui aurait gagné :
analyze-differences = { $count ->
    [0] { $bot } aurait pris toutes les décisions ({ $decisions }) de la même façon.
   *[other] { $bot } aurait décidé autrement { $count } fois sur { $decisions } :
  }
analyze-difference = { $name } : { $played } ({ $bot } : { $preferred })
analyze-estimate = — { $preferred } de chances de gagner
analyze-estimates = — { $preferred } de chances de gagner au lieu de { $played }
analyze-team = L’équipe

insight-title = Chances de gagner
insight-move = Coup
insight-turnings = Tournants de la partie
insight-slips = Les coups les plus coûteux
insight-change = { $name } : { $from } → { $to }
insight-same = Le bot aurait fait la même chose.
insight-other = Le bot aurait choisi autre chose. { $deed } ({ $better } au lieu de { $chance }).
insight-noise = Ces chances sont des estimations : avec plus d’essais, presque toutes bougeraient de { $noise } au plus.
insight-quiet = Aucun coup n’a changé grand-chose à lui seul.
insight-course = { $name } : { $from } au début, { $to } à la fin.
insight-alike = Le bot aurait choisi autre chose, d’à peu près aussi bon. { $deed }.
insight-at = Coup { $number } : { $deed }
insight-chance = { $name } : { $chance }
insight-summary = Ce qui a fait la différence
insight-still = À cartes découvertes, la partie pouvait encore être gagnée quand elle s’est arrêtée.
insight-last = À cartes découvertes, la partie pouvait être gagnée juste avant le coup { $number }{ $count ->
    [0] , et plus après.
    [one] . Pour une position suivante, on ne sait pas.
   *[other] . Pour { $count } positions suivantes, on ne sait pas.
  }

serve-open = Sobremesa t’attend à l’adresse { $link }
serve-lan = Depuis un téléphone de ce réseau : { $link }
serve-no-network = Cette machine n’a d’adresse sur aucun réseau, donc les téléphones ne peuvent pas la trouver.

admin-damaged = La table { $table } est endommagée : { $why }
admin-checked = { $count ->
    [one] Une table vérifiée
   *[other] { $count } tables vérifiées
  }, { $damaged ->
    [0] aucune n’est endommagée.
    [one] une est endommagée.
   *[other] { $damaged } sont endommagées.
  }
admin-carried = { $tables ->
    [0] Aucune table
    [one] Une table
   *[other] { $tables } tables
  } en { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
  } : tout est arrivé tel quel{ $damaged ->
    [0] .
    [one]  ; une table était déjà endommagée.
   *[other]  ; { $damaged } tables étaient déjà endommagées.
  }
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
admin-purged-guests = { $count ->
    [0] Personne n’était parti depuis assez longtemps pour être supprimé.
    [one] Une personne est supprimée.
   *[other] { $count } personnes sont supprimées.
  }
admin-purged-tokens = { $count ->
    [0] Aucune clé n’était inutilisée depuis assez longtemps pour être supprimée.
    [one] Une clé est supprimée.
   *[other] { $count } clés sont supprimées.
  }

# The page of a game that has none of its own.
plain-my-turn = À toi de jouer
plain-awaits = On attend { $name }
plain-awaits-team = On attend l’équipe
plain-over = La partie est terminée
plain-given-up = La partie s’est arrêtée avant la fin

# The end of a game, and the page that tells it.
end-sum = D’où vient le résultat
end-standing = Classement final
end-first = Ta première partie de ce genre
end-new-best = Nouveau record : l’ancien était de { $points }
end-best = Ton meilleur score : { $points }
end-won-of = Parties de ce genre gagnées : { $won } sur { $games }
end-again = Rejouer
end-to-rematch = Aller à la nouvelle partie
end-look-back = Revoir
end-share = Partager
end-share-text = À copier et à envoyer
end-shared = Copié
end-told = { $game } : { $result }
end-to-day = Les résultats du jour
end-same-cards = Rejouer ces cartes
end-others = { $count ->
    [one] Une autre table a eu ces cartes : { $points }
   *[other] { $count } autres tables ont eu ces cartes : { $points }
  }
story-title = La partie, coup par coup
story-record = Télécharger la partie
# A finished game that today's rules judge otherwise.
settled-note = Cette partie a été jouée selon les règles de son temps, et voici comment elle s’est terminée. Les règles d’aujourd’hui la jugeraient autrement : on ne peut donc pas la revoir.

reel-title = Relecture
reel-first = Première position
reel-back = En arrière
reel-on = En avant
reel-last = Dernière position
reel-play = Lecture
reel-speed = Vitesse
reel-at = Coup { $at } sur { $last }
reel-landmarks = Aller à
reel-turn-back = Tour précédent
reel-turn-on = Tour suivant
reel-eyes = Vu par
reel-open = Toutes les mains
reel-hands = Ce que tout le monde a en main
together-begin = Regarder ensemble
together-link = Lien pour les autres
together-leading = C’est toi qui mènes. Toute personne qui ouvre ce lien voit ce que tu vois.
together-release = Laisser mener les autres
together-along = Tu suis { $name } : coup { $at } sur { $last }.
together-alone = Tu regardes de ton côté. { $name } en est au coup { $at } sur { $last }.
together-back = Revenir à { $name }
together-away = { $name } n’est plus là. Quelqu’un d’autre peut mener.
together-nobody = Personne ne mène pour le moment.
together-lead = Mener
together-gone = On ne regarde plus ensemble ici. Continue de ton côté, ou invite de nouveau les autres.
reel-story = En texte

## A first game
lesson-title = Première partie
lesson-tab = Première partie · { $game }
lesson-leave = Quitter la leçon
lesson-step = Étape { $step } sur { $last }
lesson-do = À toi :
lesson-back = Retour
lesson-skip = Passer
lesson-next = Suivant
lesson-not-yet = C’est permis. Pour cette étape, essaie plutôt autre chose. { $deed }.
lesson-read-on = Tu pourras bientôt le faire. Appuie d’abord sur « Suivant ».
lesson-do-first = C’est permis. Pour cette étape, essaie plutôt ce que dit la note.
lesson-play = Maintenant pour de vrai, avec des bots faciles
reel-analyze = Analyser
reel-try = Essayer à partir d’ici
page-practice = Entraînement
reel-waiting = En attente d’analyse
reel-analyzing = Analyse en cours : { $percent }
reel-look-again = Actualiser
