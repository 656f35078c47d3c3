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
problem-unknown-game = Ce jeu n’existe pas ici : les jeux sont level10, linko et level8.
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
