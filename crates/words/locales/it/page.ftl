# The pages: what stands around the games.

level10-name = Level 10
linko-name = Linko
level8-name = Level 8
level10-kind = Insieme · da 1 a 5
linko-kind = Ognuno per sé · da 2 a 5
level8-kind = Ognuno per sé · da 2 a 6
level10-sentence = Riempi cinque mondi, dieci colonne, senza dire nemmeno un numero.
linko-sentence = Gioca carte, ruba gli strati in cima e finisci con tante carte sul tavolo e poche in mano.
level8-sentence = Scale, tris e colori: supera otto livelli prima di tutti.

# Every page.
page-house = Sito
page-skip = Vai al contenuto
page-options = Opzioni
page-rules = Regole

# A table's page.
page-title-mine = Tocca a te · { $game }
page-title-others = { $game }
page-skip-to-dock = Vai a quello che puoi fare ora
page-tools = Tavolo
page-hint = Suggerimento
page-hint-chance = Probabilità di vincere: circa il { $percent }%.
page-undo = Annulla
page-menu = Menu
page-log = Che cosa è successo
page-offline = La connessione con il tavolo è caduta. Nuovo tentativo in corso.
page-rule = Regola { $rule }
page-open-hand = Rimaste in mano
# Ending a game by agreement.
page-vote = { $name } vuole chiudere la partita.
page-vote-mine = Vuoi chiudere la partita. Si chiude se tutti sono d’accordo.
page-vote-end = Chiudila
page-vote-go-on = Continua
page-wants-end = vuole smettere
# Without a script the page does not change by itself.
page-look-again = Guarda di nuovo

# The first page.
home-title = Resta ancora un po’ a tavola.
home-sentence = Tre giochi di carte: in solitaria con i bot o, con un link, in compagnia.
home-skip = Vai ai giochi
home-games = Tre giochi
home-tables = Tavoli
home-play-now = Gioca subito
home-invite = Invita amici
home-mine = Le mie partite
home-none-mine = Ancora nessuna. Giocane una.
home-public = Tavoli pubblici
home-none-public = Ora non ce n’è nessuno aperto.
home-seated = Posti occupati: { $seated } su { $players }
home-your-turn = Tocca a te
home-running = In corso
home-finished = Finita
home-given-up = Abbandonata
home-join = Entra
home-go-on = Continua
home-watch = Guarda
home-look = Vedi

# Setting up a table.
setup-title = Un tavolo di { $game }
setup-seats = Posti
setup-you = Il primo posto è tuo.
setup-seat = Posto { $number }
setup-friend = Una persona con il link
setup-closed = Nessuno
bot-search = Bot: esperto
bot-heuristic = Bot: bravo
bot-simple = Bot: semplice
bot-random = Bot: a caso
bot-name = { $kind ->
    [search] Bot esperto
    [heuristic] Bot bravo
    [simple] Bot semplice
   *[random] Bot casuale
  } { $number }
setup-options = La partita
setup-pauses = Pause
setup-pauses-2 = Due: come al solito
setup-pauses-3 = Tre: più facile
setup-pauses-1 = Una: più difficile
setup-pauses-0 = Nessuna: difficile al massimo
setup-scoring = Punteggio
setup-scoring-victory = Bonus più alto per qualsiasi vittoria
setup-scoring-strict = Bonus più alto solo per una griglia senza pause
setup-variant = Variante
setup-variant-base = Base
setup-variant-advanced = Avanzata
setup-variant-expert = Esperta
setup-stars = Carta livello
setup-stars-1 = Una stella
setup-stars-2 = Due stelle, con livelli nostri
setup-levels = Livelli personalizzati
setup-levels-help = Otto livelli separati da virgole. Un livello ha da una a quattro combinazioni unite da +: run4 è una scala di 4, set3 un tris, colour5 cinque carte di un colore. Lascia il campo vuoto per giocare i livelli della carta.
setup-levels-example = I livelli a una stella:
setup-table = Il tavolo
setup-clock = Tempo per decisione
setup-clock-none = Senza limite
setup-clock-minute = Un minuto
setup-clock-minutes = Tre minuti
setup-clock-day = Un giorno
setup-pace = I bot giocano
setup-pace-normal = A un ritmo facile da seguire
setup-pace-instant = All’istante
setup-pace-slow = Lentamente
setup-public = Mostra nell’elenco dei tavoli pubblici
setup-spectators = Chi vuole può stare a guardare
setup-make = Crea il tavolo

# A table before its game.
waiting-title = Il tavolo aspetta
waiting-open = Posto libero
waiting-closed = Nessuno
waiting-you-ready = Tu, tutto pronto
waiting-ready = Tutto pronto
waiting-you = Tu
waiting-not-ready = Si sta preparando
waiting-bot = Bot
waiting-free = Per chi ha il link
waiting-unused = Non usato
waiting-sit = Siediti
waiting-close = Chiudi il posto
waiting-free-seat = Libera il posto
waiting-get-up = Alzati
waiting-send-away = Manda via
waiting-look = Siediti per giocare o resta a guardare.
waiting-begin = Inizia
waiting-be-ready = Per me si può iniziare
waiting-missing = { $count ->
    [one] Un posto è libero o non ancora pronto.
   *[other] { $count } posti sono liberi o non ancora pronti.
  }
waiting-fair = Perché nessuno può scegliere le carte
waiting-fair-sentence = Prima che qualcuno si sedesse, il server ha fissato un segreto, e questo è il suo sigillo. Chi gioca aggiunge un numero a caso. Le carte dipendono da tutto questo insieme, e dopo la partita si mostra ogni cosa, così chiunque può controllare.
waiting-invite = Invita amici
waiting-invite-sentence = Chi ha questo link può sedersi.
waiting-link = Link
waiting-qr = Il link come codice QR per la fotocamera del telefono

# A table's menu.
menu-back = Torna al tavolo
menu-say = Di’ qualcosa
menu-leave = Andare via
menu-return = Torna a giocare
menu-go = Lascia il tavolo
menu-play-on = Meglio continuare
menu-give-up = Abbandona insieme agli altri
menu-leave-sentence = Se te ne vai, dopo un minuto un bot continua al posto tuo, e puoi tornare. La partita si abbandona quando lo vogliono tutte le persone al tavolo.
menu-host = Per chi ospita il tavolo
menu-replace = Fai giocare un bot
menu-mute = Togli la parola
menu-unmute = Ridai la parola
menu-block = Blocca
menu-link = Il link di questo tavolo
menu-report = Segnala { $name }
menu-report-text = Che cosa è successo?
menu-report-send = Invia a chi gestisce il server

# Options.
options-language = Lingua
options-theme = Aspetto
options-theme-system = Come il sistema
options-theme-light = Di giorno
options-theme-dark = Di notte
options-cards = Carte
options-cards-small = Piccole
options-cards-medium = Medie
options-cards-large = Grandi
options-confirm = Chiedi prima di giocare una carta
options-sounds = Suoni
options-keys = Scorciatoie con un solo tasto
options-notify = Permetti a questo browser di avvisarmi quando tocca a me
options-keep = Salva

# Shortcuts.
keys-title = Scorciatoie
keys-arrows = Scorri la mano
keys-enter = Scegli o gioca
keys-esc = Rimetti a posto
keys-act = Fai quello che viene proposto
keys-hint = Suggerimento
keys-undo = Annulla
keys-menu = Menu
keys-dock = Vai alla domanda
keys-help = Queste scorciatoie
keys-close = Chiudi

# Oneself.
person-title = Il tuo profilo
person-name = Nome che vedono gli altri
person-rename = Usa questo nome
person-link-title = Un altro dispositivo
person-link-sentence = Con un link che funziona una volta sola, entro dieci minuti, l’altro dispositivo ti riconosce.
person-link = Crea un link
person-link-made = Aprilo sull’altro dispositivo
person-recovery-title = Se questo browser ti dimentica
person-recovery-sentence = Con un codice puoi tornare. Prendine nota: si vede una volta sola, e uno nuovo sostituisce il vecchio.
person-recovery = Crea un codice
person-recovery-made = Il tuo codice
person-recover-title = Torna con un codice
person-code = Codice
person-recover = Torna
person-programs = Programmi e dispositivi
person-programs-sentence = Con un token, un programma può giocare per te. Che cosa può fare:
person-revoke = Revoca
person-device = Un browser
person-token-name = Nome del programma
person-token = Crea un token
person-token-made = Il token, che si vede una volta sola
person-delete-title = Andarsene per sempre
person-delete-sentence = Il tuo nome, i tuoi dispositivi e i tuoi token vengono eliminati; nelle vecchie partite compari come «Senza nome». Non si può annullare.
person-delete-sure = Sì, è quello che voglio
person-delete = Elimina il mio profilo
link-title = Usare il tuo profilo su questo dispositivo?
link-sentence = Il link funziona una volta sola.
link-yes = Sì, usalo ora

# What went wrong.
problem-title = Non ha funzionato
problem-back = Indietro
