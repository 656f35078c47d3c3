# The pages: what stands around the games.

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
page-hurry = Vai al mio turno
page-hint-chance = Probabilità di vincere: circa il { $percent }%.
page-hinted = Consiglio del bot. { $deed }.
page-do-it = Fai così
page-hint-back = Indietro
page-tips-off = Basta consigli
page-undo = Annulla
page-menu = Menu
page-watching = Stai guardando
page-log = Che cosa è successo
page-offline = Connessione persa. Riconnessione in corso…
page-log-since = Dal tuo ultimo turno
page-log-earlier = Prima
page-log-all = Tutta la cronaca
page-log-undone = { $you ->
    [name] Hai annullato la tua ultima mossa.
   *[other] { $name } ha annullato la sua ultima mossa.
  }
page-log-hinted = { $you ->
    [name] Hai chiesto un suggerimento.
   *[other] { $name } ha chiesto un suggerimento.
  }
page-you = Tu
page-mark-bot = bot
page-mark-away = assente
page-mark-replaced = gioca un bot
page-rule = Regola { $rule }
# Players who are gone, look elsewhere, or are back. After `-until` comes a clock, or `page-minute`.
page-mark-gone = offline
page-mark-gone-until = offline, bot tra
page-minute = un minuto
page-gone-later = Se la partita l’aspetta un minuto, può subentrare un bot.
page-mark-elsewhere = altrove
page-gone = { $name } è offline e la partita aspetta.
page-back = { $name } è di nuovo qui.
page-back-you = Che bello rivederti!
# Ending a game by agreement.
page-vote = { $name } propone di chiudere la partita.
page-vote-mine = Hai proposto di chiudere la partita. Si chiude quando tutti sono d’accordo.
page-vote-end = Chiudila
page-vote-go-on = Continua
page-wants-end = vuole smettere
# Without a script the page does not change by itself.
page-look-again = Aggiorna

# The first page.
home-title = Resta ancora un po’ a tavola.
home-sentence = Giochi di carte: in solitaria con i bot o, con un link, in compagnia.
home-skip = Vai ai giochi
home-games = Giochi
home-tables = Tavoli
home-play-now = Gioca subito
home-learn = Imparalo in tre minuti
home-invite = Invita amici
home-mine = Le mie partite
home-none-mine = Ancora nessuna. Giocane una.
home-all-mine = Tutte le mie partite
home-public = Tavoli pubblici
home-none-public = Ora non ce n’è nessuno aperto.
home-seated = Posti occupati: { $seated } su { $players }
home-your-turn = Tocca a te
home-running = In corso
home-finished = Finita
home-won = Vinta
home-lost = Persa
home-given-up = Chiusa in anticipo
home-bots = { $count } bot
games-any = Tutte
games-which = Quali partite
games-result = Risultato
games-running = In corso
games-over = Finite
games-older = Partite precedenti
upload-title = Partite salvate
upload-how = Guarda una partita da un file salvato qui o con un altro programma. La vedi tu e chi ne ha il link, nessun altro. Dopo 30 giorni viene eliminata.
upload-file = File con una sola partita
upload-watch = Guardala
upload-delete = Elimina
upload-too-long = Ha più di { $most } mosse.
upload-too-large = Una partita salvata può pesare al massimo 1 MiB.
upload-no-moves = Non ha mosse.
upload-unknown-game = Qui non si gioca a «{ $game }».
upload-player = Giocatore { $number }
reel-leave = Esci
games-none = Qui non ci sono ancora partite.
games-points = { $points ->
    [one] { $figure } punto
   *[other] { $figure } punti
  }
home-join = Entra
home-go-on = Continua
home-watch = Guarda
home-look = Vedi
home-new = Una nuova partita
home-hello = Che bello rivederti, { $name }.
home-hello-guest = Che bello rivederti.
home-waits-none = A che cosa giochiamo?
home-waits-mine = { $count ->
    [one] Un tavolo ti aspetta.
   *[other] { $count } tavoli ti aspettano.
  }
home-waits-others = { $count ->
    [one] Una delle tue partite è ancora aperta.
   *[other] { $count } delle tue partite sono ancora aperte.
  }
home-lesson = Imparalo
home-with-bots = Con i bot
home-ask = Invita
games-game = Gioco
games-with = Con
games-when = Quando
games-ever = Qualsiasi data
games-week = Ultima settimana
games-month = Ultimo mese
games-year = Ultimo anno

# Running games, those first that wait for the reader.
turns-title = Dove tocca a me
turns-link = { $count ->
    [0] Dove tocca a me
   *[other] Dove tocca a me ({ $count })
  }
turns-none = Nessuna partita ti aspetta.
turns-others = In attesa degli altri
turns-days = { $count ->
    [one] Resta { $count } giorno
   *[other] Restano { $count } giorni
  }
turns-hours = { $count ->
    [one] Resta { $count } ora
   *[other] Restano { $count } ore
  }
turns-minutes = { $count ->
    [one] Resta { $count } minuto
   *[other] Restano { $count } minuti
  }

# Telling a device that a game waits.
push-sentence = Quando una partita lenta ti aspetta e non ci sei, questo dispositivo può avvisarti. L’avviso dice solo di quale gioco si tratta.
push-on = Avvisa su questo dispositivo
push-off = Non avvisare più su questo dispositivo
push-denied = Il tuo browser blocca le notifiche di questo sito. Puoi cambiarlo nelle sue impostazioni.
push-failed = Non ha funzionato. Riprova più tardi.
push-turn = Tocca a te.

# Deals of the day.
day-title = La mano del giorno
day-deals = Le mani del giorno
day-open-for = finisce tra
day-packet = Il mazzo sigillato
day-same = Uguale per tutti
day-same-text = Le stesse carte, lo stesso posto e gli stessi bot.
day-one-try = Un solo tentativo
day-one-try-text = Comincia con la tua prima carta. Puoi andartene e tornare fino a mezzanotte UTC. Niente suggerimenti e niente ripensamenti.
day-counts = Che cosa conta
day-counts-points = I tuoi punti a fine partita.
day-counts-wins = Fin dove arrivi entro la fine della partita; la cosa migliore è vincere.
day-no-contest = Non è una gara
day-no-contest-text = Chiunque può tornare come nuovo ospite: gioca per divertirti, per te e per i tuoi amici. Da uno stesso indirizzo si ammettono { $count } tentativi al giorno.
day-play = Gioca il mio tentativo
day-own-table = Il mio tavolo
day-before = Il giorno prima
day-hidden = I risultati si vedono quando il tuo tentativo è finito.
day-seal = Sigillato prima che qualcuno giocasse
day-seal-why = Che cos’è?
day-seal-text = È l’impronta della mescolata. Finito il giorno, la mescolata si mostra qui e chiunque può controllare che abbia questa impronta: era fissata prima che il giorno cominciasse.
day-next = L’impronta della mescolata di domani:
day-opened = Il sigillo è aperto. Segreto e sale insieme danno l’impronta qui sopra, e da loro derivano le carte.
day-secret = Segreto
day-salt = Sale
day-mine = Il mio tentativo
day-place = { $count ->
    [one] L’unico risultato finora
   *[other] Posto { $place } su { $count }
  }
day-uncounted = Il tuo tentativo non ha un risultato: è stato chiuso in anticipo o è finito dopo mezzanotte.
day-nobody = Nessuno ha ancora finito questa mano.
day-results = Risultati
day-bars = { $count ->
    [one] Un risultato.
   *[other] { $count } risultati.
  }
day-bar = { $result }: { $count }
day-caption = Sotto le barre i punti; sopra, quanti giocatori
day-caption-far = Sotto le barre, fin dove si è arrivati; sopra, quanti giocatori
day-streak = { $days ->
    [one] Un giorno di fila
   *[other] { $days } giorni di fila
  }
day-best-streak = La serie più lunga: { $days }
day-unplayed = Non ancora giocata
day-look = Guarda
day-told = Mano del { $date }

# Setting up a table.
setup-title = Un tavolo di { $game }
setup-seats = Posti
setup-you = Il primo posto è tuo.
setup-seat = Posto { $number }
setup-friend = Una persona con il link
setup-closed = Chiuso
# Bots by character, the weakest first: names of its family, and what it is like to play with.
bot-names-pepo = Pepo, Nico, Tito, Lolo, Paco
bot-temper-pepo = gioca per la prima volta
bot-names-luna = Luna, Alba, Clara, Vera, Noa
bot-temper-luna = tranquilla, qui per divertirsi
bot-names-bruno = Bruno, Hugo, Simón, Tomás, Iván
bot-temper-bruno = solido, conosce i soliti trucchi
bot-names-marta = Marta, Elena, Olga, Rosa, Inés
bot-temper-marta = paziente, difficile da sorprendere
bot-names-ramiro = Ramiro, Octavio, Gonzalo, Leandro, Fausto
bot-temper-ramiro = soppesa ogni carta, non perdona nulla
bot-strength = forza { $strength } su 5
bot-told = { $strength }/5, { $temper }
bot-thinks-pepo = Gli sfuggono molte mosse, dimentica ciò che si è visto e prende quel che sembra buono.
bot-thinks-luna = Gioca a sensazione: le sfugge parecchio e presto dimentica chi ha preso cosa.
bot-thinks-bruno = Sa che cosa conta, ma ogni tanto gli sfugge una mossa o perde il filo.
bot-thinks-marta = Non le sfugge quasi nulla e conosce le probabilità.
bot-thinks-ramiro = Immagina dove possono stare le carte nascoste, gioca il seguito a mente e prende la mossa che riesce meglio.
bot-about-pepo = Qualcuno doveva portare le sedie, ed è rimasto. Chiede a chi tocca anche quando tocca a lui.
bot-about-luna = È venuta per il caffè e le chiacchiere. Ogni tanto vince, e nessuno è più sorpreso di lei.
bot-about-bruno = È a questo tavolo ogni giovedì da anni. Avrai una buona partita e nessun discorso.
bot-about-marta = Parla poco e vede molto. Se pensi che non l’abbia visto, guarda meglio.
bot-about-ramiro = Ha imparato dal nonno, e da allora con lui non ha più perso. Cortese fino all’ultima carta.
bots-meet = Conosci i bot
bots-title = I bot
bots-sentence = Si siedono a qualsiasi gioco. Ognuno vede solo ciò che il suo posto può vedere.
bots-mine = Le mie partite con questo bot
bots-all = Tutti i bot
bots-none = Nessuno ha ancora finito una partita con questo bot.
bots-counted = Contano solo le partite che qualcuno ha giocato fino alla fine. L’allenamento e le mani di oggi non contano.
setup-options = La partita
setup-table = Il tavolo
setup-clock = Tempo per decisione
setup-clock-none = Senza limite
setup-clock-minute = 1 minuto
setup-clock-minutes = 3 minuti
setup-clock-day = 1 giorno
setup-clock-days = 3 giorni
setup-pace = Ritmo dei bot
setup-pace-normal = Normale
setup-pace-instant = Immediato
setup-pace-slow = Lento
setup-public = Mostra nell’elenco dei tavoli pubblici
setup-spectators = Ammetti spettatori
setup-hints = Ammetti suggerimenti: tutti vedono chi li chiede
waiting-hints = con suggerimenti
setup-make = Crea il tavolo

# A table before its game.
waiting-title = In attesa di iniziare
waiting-open = Posto libero
waiting-closed = Chiuso
waiting-you-ready = Tu, tutto pronto
waiting-ready = Tutto pronto
waiting-you = Tu
waiting-not-ready = Si sta preparando
waiting-free = Per chi ha il link
waiting-sit = Siediti
waiting-join = Siediti e gioca
waiting-close = Chiudi il posto
waiting-free-seat = Libera il posto
waiting-get-up = Alzati
waiting-send-away = Manda via
waiting-look = Siediti per giocare o resta a guardare.
waiting-begin = Inizia
waiting-be-ready = Per me si può iniziare
waiting-missing = { $count ->
    [one] Manca una persona.
   *[other] Mancano { $count } persone.
  }
waiting-fair = Perché nessuno può truccare le carte
waiting-fair-sentence = Prima che qualcuno si sedesse, il server ha scelto un segreto, e questa è la sua impronta. Chi gioca può aggiungere un numero a caso. La mescolata deriva da tutto questo insieme, e alla fine si mostra ogni cosa, così chiunque può controllare.
waiting-own-nonce = Scrivi qualche lettera a caso. Senza JavaScript, il tuo posto non aggiunge altro alla mescolata
seal-unchecked = Il sigillo di questa smazzata
seal-good = Sigillo controllato: nessuno ha scelto queste carte
seal-alone = Il sigillo torna, ma nessun posto ha aggiunto nulla: il server avrebbe potuto scegliere queste carte
seal-unseen = Il sigillo torna, ma questo browser non può sapere se qualcuno ha scelto queste carte
seal-bad = Sigillo rotto: queste carte non derivano da ciò che era fissato prima della partita
seal-how = Prima che qualcuno si sieda, il server sceglie un segreto e ne mostra l’impronta. Poi ogni posto può aggiungere qualcosa a caso. Le carte derivano da entrambe le cose: appena un posto aggiunge qualcosa, nessuno può sceglierle da solo.
seal-commitment = Il segreto corrisponde a questa impronta:
seal-seen = È l’impronta che questo browser ha visto prima della smazzata.
seal-not-seen = Questo browser non ha conservato nessuna impronta precedente alla smazzata con cui confrontarla.
seal-nonces = La mescolata deriva dal segreto, dal tavolo, dalle sue regole e da ciò che ogni posto ha aggiunto:
seal-nonces-any = La mescolata deriva dal segreto e da ciò che ogni posto ha aggiunto, qualunque sia il tavolo:
seal-nothing = non ha aggiunto nulla
seal-sent = C’è anche ciò che ha aggiunto questo browser.
seal-cards = Ogni carta sta dove la mette questa mescolata:
seal-verify = Il tuo browser l’ha calcolato dalla registrazione. Il comando «sobremesa verify» controlla allo stesso modo una partita salvata.
waiting-invite = Invita amici
waiting-link = Link
waiting-qr = Il link come codice QR per la fotocamera del telefono
waiting-preview = Vieni a sederti: c’è un posto per te.
waiting-name = Il tuo nome
waiting-takes = Chi prende il posto libero?
waiting-asks = persona o bot?
waiting-copy = Copia
waiting-copied = Copiato
waiting-share = Condividi

# A table's menu.
menu-back = Torna al tavolo
menu-say = Di’ qualcosa
menu-leave = Esci
menu-return = Torna a giocare
menu-go = Lascia il tavolo
menu-play-on = Continua a giocare
menu-give-up = Proponi di chiudere
menu-leave-sentence = Se te ne vai, dopo un minuto un bot continua al posto tuo, e puoi tornare quando vuoi. La partita si chiude in anticipo solo se sono d’accordo tutte le persone al tavolo.
menu-host = Per chi ospita il tavolo
menu-replace = Fai giocare un bot
menu-mute = Togli la parola
menu-unmute = Ridai la parola
menu-block = Blocca
menu-link = Il link di questo tavolo
menu-report = Segnala { $name }
menu-report-text = Che cosa è successo?
menu-report-send = Invia la segnalazione

# Options.
options-language = Lingua
options-theme = Aspetto
options-theme-system = Di sistema
options-theme-light = Chiaro
options-theme-dark = Scuro
options-cards = Carte
options-cards-small = Piccole
options-cards-medium = Medie
options-cards-large = Grandi
options-confirm = Chiedi conferma prima di giocare una carta
options-sounds = Suoni
options-keys = Scorciatoie con un solo tasto
options-tips = Un consiglio a turno nelle mie prime partite
options-notify = Avvisami quando tocca a me
options-keep = Salva

# Shortcuts.
keys-title = Scorciatoie
keys-arrows = Scorri la mano
keys-enter = Scegli o gioca
keys-esc = Rimetti a posto
keys-act = Fai la mossa proposta
keys-hint = Suggerimento
keys-undo = Annulla
keys-menu = Menu
keys-dock = Vai alla domanda
keys-help = Queste scorciatoie
keys-close = Chiudi

# Oneself.
person-title = Il tuo profilo
person-name = Nome che vedono gli altri
person-rename = Salva il nome
person-link-title = Un altro dispositivo
person-link-sentence = Apri questo link, che funziona una volta sola, sull’altro dispositivo entro dieci minuti: ti riconoscerà.
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
person-token-account = Può anche gestire il mio profilo: nome, dispositivi e programmi, i miei dati, perfino cancellare tutto
person-token-sure = Sì, può fare tutto
person-may-play = può giocare
person-may-all = può fare tutto
person-used = ultimo uso:
person-data-title = I miei dati
person-data-sentence = Tutto ciò che qui si conserva su di te, in un solo file: il nome, i dispositivi e i programmi, i tavoli e i risultati. Le partite stesse sono nelle loro registrazioni.
person-data = Scarica i miei dati
person-delete-title = Elimina il tuo profilo
person-delete-sentence = Il tuo nome, i tuoi dispositivi e i tuoi token vengono eliminati; nelle vecchie partite compari come «Senza nome». Non si può annullare.
person-delete-sure = Sì, è quello che voglio
person-delete = Elimina il mio profilo
link-title = Usare il tuo profilo su questo dispositivo?
link-sentence = Il link funziona una volta sola.
link-yes = Sì, usalo ora

# A person's results.
profile-mine = I miei risultati
profile-none = Ancora nessun risultato. Qui compaiono le partite finite, tranne quelle di allenamento.
profile-row = { $now ->
    [0] Ora nessuna serie di vittorie; la più lunga: { $most }
   *[other] Serie di vittorie: { $now }; la più lunga: { $most }
  }
profile-kind = Tipo di partita
profile-games = Partite
profile-won = Vinte
profile-best = Migliore
profile-share = { $share }% ({ $low }–{ $high })
profile-chance = per caso { $chance }%
profile-lost = Perse
profile-by-game = Risultati per gioco
profile-bar = { $game }: { $won } vinte, { $lost } perse.
profile-how-often = Percentuale di vittorie
profile-how-often-text = Ogni linea mostra dove sta la percentuale vera, con una certezza del 95%. Il rombo è ciò che darebbe il puro caso.
profile-against = Contro
profile-against-people = persone
profile-against-bots = bot fino a { $name }
profile-against-unknown = non annotato
profile-most-row = Serie più lunga
profile-course = Nel tempo
profile-rating = Punteggio
profile-rating-text = Dalle partite con due persone o più, senza allenamento. Si comincia da 1500; 120 punti in più valgono circa due vittorie su tre. La fascia mostra il margine di errore della linea continua.
profile-rated = { $games ->
    [one] { $rating } ± { $half } dopo { $games } partita
   *[other] { $rating } ± { $half } dopo { $games } partite
  }
profile-provisional = provvisorio
profile-curve = { $share }% delle ultime { $games } partite vinte
profile-share-title = Mostra i miei risultati
profile-share-sentence = I tuoi risultati li vedi solo tu. Se li condividi, chi ha il link vede questa pagina. Puoi smettere quando vuoi.
profile-link = Il link alla tua pagina
profile-share-on = Condividi la mia pagina
profile-share-off = Non condividere più

# Without a line.
offline-title = Nessuna connessione
offline-sentence = In questo momento Sobremesa non è raggiungibile. I tuoi tavoli sono come li hai lasciati.
offline-again = Riprova

# What went wrong.
problem-title = Non ha funzionato
problem-missing = Qui non c’è nulla
problem-home = Ai giochi
problem-back = Indietro

# The rules pages: what all games share.

rules-glance = Le regole a colpo d’occhio
rules-all = Tutte le regole
rules-allowed = Si può
rules-not-allowed = Non si può
rules-key = Sulle carte
rules-contents = Indice
rules-play = Gioca a { $game }
rules-other = Regole di { $game }
rules-ruling = Decisione nostra
rules-independent = Questa pagina spiega le regole con parole nostre. Non è il testo di un editore, e nessun editore l’ha controllata. Dove le regole stampate tacciono o non sono chiare abbiamo dovuto decidere noi: quei punti sono segnati come decisioni nostre.
rules-ids = Ogni regola ha una sigla. Il tavolo la cita ogni volta che qualcosa non è permesso.
rules-table = Il tavolo stesso
rule-REC = Alcune cose vengono rifiutate anche se nessuna regola del gioco ne parla: per esempio, in una partita finita non si può più giocare. Il tavolo dice allora che cosa non va, e non cambia nulla.
rules-ana = Anna
rules-ben = Ben
rules-cleo = Cleo
rules-dan = Dan
rules-eva = Eva
rules-yes = Sì
rules-no = No

# What the server says when something is not done.

denied-stale = La partita è andata avanti. Guarda di nuovo il tavolo.
denied-not-an-action = Questa non è una mossa di questo gioco.
denied-bad-options = Con queste opzioni non si può giocare.
denied-no-such-bot = Questo gioco non ha un bot così.
denied-no-such-seat = A questo tavolo il posto { $seat } non c’è.
denied-not-ready = { $count ->
    [one] Manca una persona.
   *[other] Mancano { $count } persone.
  }
denied-not-seated = Può farlo solo chi siede a questo tavolo.
denied-not-the-host = Può farlo solo chi ospita questo tavolo.
denied-already-seated = Hai già un posto a questo tavolo.
denied-seat-taken = Questo posto è occupato.
denied-no-free-seat = Questo tavolo è al completo.
denied-is-blocked = Chi ospita il tavolo ti ha bloccato l’accesso.
denied-not-a-person = In quel posto non c’è una persona.
denied-not-to-oneself = Non puoi farlo su di te.
denied-has-begun = La partita è già iniziata.
denied-not-begun = La partita non è ancora iniziata.
denied-is-over = La partita è finita.
denied-not-over = La partita non è ancora finita.
denied-no-spectators = Questo tavolo non ammette spettatori.
denied-nothing-to-undo = Non si può annullare nulla: qualcun altro ha già giocato, si è vista una carta coperta, oppure non è il tuo turno.
denied-no-hints = Qui giocano altre persone, quindi niente suggerimenti. Chi prepara il tavolo può ammetterli.
denied-not-hinted = Non c’è nessun suggerimento. Chiedilo quando tocca a te.
denied-not-your-turn = Non tocca a te.
denied-not-alone = I consigli ci sono quando si gioca da soli con i bot.
denied-no-phrases = In questo gioco si dice solo quello che permettono le regole.
denied-no-counts = In questo gioco non si dice quante carte si hanno.
denied-is-muted = Chi ospita il tavolo ti ha tolto la parola.
denied-not-away = Sei già al tavolo.
denied-is-away = Non sei più al tavolo; tra poco un bot gioca al tuo posto, se non torni.
denied-still-plays = Questa persona sta giocando e ha ancora tempo.
denied-is-replaced = Un bot gioca per te; prima torna al tuo posto.
denied-seat-changed = A quel posto ora potrebbe esserci qualcun altro. Guarda di nuovo.
denied-nothing-changes = È già così.
denied-too-much = Hai raggiunto il limite di messaggi e modifiche a questo tavolo; puoi continuare a giocare.
denied-bad-budget = A un tavolo un bot pensa a una decisione al massimo per { $time } ms o { $tries } tentativi.
denied-bad-clock = Scegli tra 5 secondi e 14 giorni per decisione.
denied-of-the-day = La mano del giorno è uguale per tutti: non si cambia e non si annulla nulla.
denied-sealed = Le carte del giorno restano sigillate fino a mezzanotte UTC.
denied-same-cards = Per le stesse carte serve lo stesso numero di persone.
denied-other-rules = Questa partita è stata giocata con regole precedenti e qui non si può rivedere. Il risultato e la registrazione sono conservati.

# Who was deleted and is still in a table's record.
person-anonymous = Senza nome
# The first name of who has not chosen one.
person-guest = Ospite { $number }
list-names = { $most } { SOUND($last) ->
    [e] ed
   *[other] e
  } { $last }
number-point = ,
number-percent = { $number }%

# What goes wrong before a table is asked.
problem-not-found = Forse il link è incompleto, o quello che mostrava non c’è più.
problem-no-such-step = Questa lezione non ha questo passo. Ricominciala dalla pagina iniziale.
problem-wrong-method = Questo qui non si può fare.
problem-internal = Qualcosa è andato storto da parte nostra. Riprova tra un momento.
problem-closing = Il server sta per fermarsi. Riprova tra un momento.
problem-banned = Non puoi usare questo server.
problem-foreign-origin = Questa richiesta viene da un altro sito; usa una pagina di questo server o il token di un programma.
problem-unknown-visitor = Prima entra come ospite, oppure invia il token di un programma.
problem-too-many-requests = Troppe richieste. Aspetta un momento.
problem-too-many-streams = Segui troppi tavoli insieme. Chiudine prima qualcuno.
problem-too-large = Una richiesta può pesare al massimo 16 KiB.
problem-too-slow = Questa richiesta ha impiegato troppo tempo ad arrivare.
problem-bad-form = Questo modulo è incompleto. Torna indietro e riprova.
problem-bad-body = Questa richiesta non si capisce. I dettagli dicono perché.
problem-bad-query = Un parametro di questo indirizzo non va bene. I dettagli dicono perché.
problem-too-many-tables = Hai troppi tavoli non finiti. Prima finiscine qualcuno.
problem-too-many-tries = Dal tuo indirizzo la mano di oggi è stata tentata troppe volte. Torna domani.
problem-too-many-analyses = Molte partite aspettano l’analisi. Riprova tra qualche minuto.
problem-too-many-records = Hai troppe partite salvate. Eliminane prima una.
problem-too-many-together = Si stanno guardando troppe partite in compagnia. Riprova più tardi.
problem-bad-record = { $move ->
    [0] Questo file non si può guardare. { $reason }
   *[other] Questa partita non si può guardare. La mossa { $move } viola { $rule }. { $reason }
  }
problem-bad-endpoint = A questo indirizzo non si possono inviare notifiche.
problem-bad-key = Questa chiave non va bene per le notifiche.
problem-too-many-pushes = Otto dei tuoi dispositivi ricevono già le notifiche. Prima disattivane uno.
problem-storage = Al momento qui non si può salvare nulla. Riprova tra poco.
problem-damaged = I dati salvati di questo tavolo sono danneggiati e non si possono mostrare. Chi gestisce il server lo sa già; gli altri tavoli stanno bene.
problem-only-plays = Questo token può solo giocare. Usa il browser, o un token per tutto il profilo.
problem-not-confirmed = Un token per tutto il profilo può fare tutto, anche cancellarlo. Conferma che lo vuoi.
problem-too-many-tokens = Hai 20 token per programmi. Prima revocane uno.
problem-unknown-game = Questo gioco qui non c’è. Scegli tra { $games }.
problem-bad-name = Usa da 1 a 32 caratteri visibili.
problem-used-up = Questo link o codice è già stato usato o è scaduto. Creane uno nuovo.
problem-bad-report = Di’ in 1–1000 caratteri che cosa è successo.
problem-seat-without-table = Indica a quale tavolo è il posto.

# What people say at a table.
phrase-hello = Ciao!
phrase-well-played = Ben giocato!
phrase-thinking = Ci penso…
phrase-oops = Ops!
phrase-thanks = Grazie!
phrase-good-game = Bella partita!

# What the command line prints.

show-players = Giocano: { $names }
show-name = { $name } ({ $seat })
show-unfinished = La registrazione si ferma qui: la partita non è finita.

sim-heading = { $games ->
    [one] una partita
   *[other] { $games } partite
  }, { $title }
sim-bots = Bot
sim-seed = Seme
sim-win-rate = Partite vinte
sim-rate = { $rate }  (intervallo al 95%: da { $low } a { $high }; { $wins } su { $games })
sim-mean-score = Punteggio medio
sim-mean = { $mean }  (intervallo al 95%: da { $low } a { $high })
sim-length = Azioni per partita
sim-length-figures = { $mean } in media, da { $least } a { $most }
sim-by-seat = Per posto
sim-seat = Posto { $seat }
sim-ends = Come finiscono
sim-share = { $share }  ({ $count })
sim-cut-off = Interrotte
sim-speed = Velocità
sim-speed-figures = { $actions } azioni in { $seconds } s

arena-players = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
  }
arena-field = Tavolo
arena-wins = Vittorie
arena-interval = intervallo al 95%
arena-par = Parte equa
arena-score = Punteggio medio
arena-blocks = Blocchi
arena-games = Partite
arena-proven = Dimostrato
arena-open = non ancora
arena-more = più
arena-less = meno
arena-ceiling = carte scoperte
arena-ceiling-figures = A carte scoperte si può vincere il { $rate } di { $deals } smazzate ({ $interval }); perse: { $lost }, ignote: { $unknown }.
arena-ratings = Classifica
arena-decisions = Tempo per decisione
arena-bot = Bot
arena-median = Mediana
arena-p99 = 99º percentile
arena-max = Massimo
arena-count = Decisioni
arena-end = Seme { $seed }, { $games } partite in { $seconds } s

verify-good = { $count ->
    [one] 1 registrazione è valida.
   *[other] { $count } registrazioni sono valide.
  }
verify-bad = Registrazioni non valide: { $bad } su { $count }.
verify-none = Non c’era nessuna registrazione da leggere.

analyze-won = La partita è stata vinta.
analyze-winnable = A carte scoperte la partita si può ancora vincere.
analyze-last-chance = A carte scoperte la partita si poteva vincere prima della mossa { $number }, e non più dopo:
analyze-last-known = A carte scoperte è stata trovata una vittoria dalla posizione prima della mossa { $number }; { $count ->
    [one] una posizione successiva resta in dubbio
   *[other] { $count } posizioni successive restano in dubbio
  }:
analyze-never = Questa smazzata non si poteva vincere, nemmeno a carte scoperte.
analyze-not-found = Nessun modo di vincere è stato trovato, nemmeno a carte scoperte, ma non è dimostrato che non esista.
analyze-line = Così si sarebbe vinto:
analyze-differences = { $count ->
    [0] { $bot } avrebbe preso tutte le decisioni ({ $decisions }) allo stesso modo.
   *[other] { $bot } avrebbe deciso diversamente { $count } volte su { $decisions }:
  }
analyze-difference = { $name }: { $played } ({ $bot }: { $preferred })
analyze-estimate = — { $preferred } di probabilità di vincere
analyze-estimates = — { $preferred } di probabilità di vincere invece del { $played }
analyze-team = La squadra

insight-title = Probabilità di vincere
insight-move = Mossa
insight-turnings = Momenti decisivi
insight-slips = Gli errori più costosi
insight-change = { $name }: { $from } → { $to }
insight-same = Il bot avrebbe fatto lo stesso.
insight-other = Il bot avrebbe scelto altro. { $deed } ({ $better } invece di { $chance }).
insight-noise = Queste probabilità sono stime: con più tentativi quasi tutte si sposterebbero al massimo di { $noise }.
insight-quiet = Nessuna mossa ha cambiato molto da sola.
insight-course = { $name }: { $from } all’inizio, { $to } alla fine.
insight-alike = Il bot avrebbe scelto un’altra mossa, quasi altrettanto buona. { $deed }.
insight-at = Mossa { $number }: { $deed }
insight-chance = { $name }: { $chance }
insight-summary = Che cosa ha deciso
insight-still = A carte scoperte la partita si poteva ancora vincere quando è stata chiusa.
insight-last = A carte scoperte la partita si poteva vincere subito prima della mossa { $number }{ $count ->
    [0] , e non più dopo.
    [one] . Una posizione successiva resta in dubbio.
   *[other] . { $count } posizioni successive restano in dubbio.
  }

serve-open = Sobremesa è aperto su { $link }
serve-lan = I telefoni di questa rete lo trovano su { $link }
serve-no-network = Questo computer non ha un indirizzo in rete, quindi i telefoni non possono trovarlo.

admin-damaged = Il tavolo { $table } è danneggiato: { $why }
admin-checked = { $count ->
    [one] Un tavolo controllato
   *[other] { $count } tavoli controllati
  }, { $damaged ->
    [0] nessuno danneggiato.
    [one] uno danneggiato.
   *[other] { $damaged } danneggiati.
  }
admin-carried = { $tables ->
    [0] Nessun tavolo
    [one] Un tavolo
   *[other] { $tables } tavoli
  } in { $rows ->
    [one] una riga
   *[other] { $rows } righe
  }: tutto è arrivato com’era{ $damaged ->
    [0] .
    [one] ; un tavolo era già danneggiato.
   *[other] ; { $damaged } tavoli erano già danneggiati.
  }
admin-no-reports = Non ci sono segnalazioni aperte.
admin-report = Segnalazione { $report }, { $at }, di { $by }
admin-report-about = riguarda { $about }
admin-report-table = al tavolo { $table }
admin-person = { $name } (persona { $person })
admin-person-gone = qualcuno che non c’è più (persona { $person })
admin-resolved = La segnalazione { $report } è chiusa.
admin-banned = La persona { $person } è esclusa dal server.
admin-unbanned = La persona { $person } può tornare.
admin-purged = { $count ->
    [0] Nessun tavolo era abbastanza vecchio da cancellare.
    [one] Un tavolo cancellato.
   *[other] { $count } tavoli cancellati.
  }
admin-purged-guests = { $count ->
    [0] Nessuno era via da abbastanza tempo da cancellare.
    [one] Una persona cancellata.
   *[other] { $count } persone cancellate.
  }
admin-purged-tokens = { $count ->
    [0] Nessuna chiave era inutilizzata da abbastanza tempo da cancellare.
    [one] Una chiave cancellata.
   *[other] { $count } chiavi cancellate.
  }

# The page of a game that has none of its own.
plain-my-turn = Tocca a te
plain-awaits = Tocca a { $name }
plain-awaits-team = Tocca alla squadra
plain-over = La partita è finita
plain-given-up = La partita è stata chiusa prima della fine

# The end of a game, and the page that tells it.
end-sum = Come si arriva al risultato
end-standing = Classifica finale
end-first = La tua prima partita di questo tipo
end-new-best = Nuovo record: il precedente era { $points }
end-best = Il tuo miglior risultato: { $points }
end-won-of = Partite di questo tipo vinte: { $won } su { $games }
end-again = Gioca ancora
end-to-rematch = Vai alla nuova partita
end-look-back = Rivedi
end-share = Condividi
end-share-text = Da copiare e inviare
end-shared = Copiato
end-told = { $game }: { $result }
end-to-day = I risultati del giorno
end-same-cards = Ancora con le stesse carte
end-others = { $count ->
    [one] Un altro tavolo ha avuto queste carte: { $points }
   *[other] Altri { $count } tavoli hanno avuto queste carte: { $points }
  }
story-title = La partita, mossa per mossa
story-record = Scarica la partita
# A finished game that today's rules judge otherwise.
settled-note = Questa partita è stata giocata con le regole del suo tempo, ed è finita così. Le regole di oggi la giudicherebbero in un altro modo, perciò non si può rivedere.

reel-title = Replay
reel-first = Prima posizione
reel-back = Indietro
reel-on = Avanti
reel-last = Ultima posizione
reel-play = Avvia
reel-speed = Velocità
reel-at = Mossa { $at } di { $last }
reel-landmarks = Vai a
reel-turn-back = Turno precedente
reel-turn-on = Turno successivo
reel-eyes = Visto da
reel-open = Tutte le mani
reel-hands = Le carte di ognuno
together-begin = Guarda in compagnia
together-link = Link per gli altri
together-leading = Guidi tu. Chi apre questo link vede quello che vedi tu.
together-release = Lascia guidare gli altri
together-along = Segui { $name }: mossa { $at } di { $last }.
together-alone = Stai guardando per conto tuo. { $name } è alla mossa { $at } di { $last }.
together-back = Torna da { $name }
together-away = { $name } non c’è più. Ora può guidare qualcun altro.
together-nobody = In questo momento non guida nessuno.
together-lead = Guida
together-gone = Qui non si guarda più in compagnia. Continua per conto tuo o invita di nuovo gli altri.
reel-story = Come testo

## A first game
lesson-title = Prima partita
lesson-tab = Prima partita · { $game }
lesson-leave = Esci dalla lezione
lesson-step = Passo { $step } di { $last }
lesson-do = Tocca a te:
lesson-back = Indietro
lesson-skip = Salta
lesson-next = Avanti
lesson-not-yet = Si può fare. In questo passo, però, prova altro. { $deed }.
lesson-read-on = Potrai farlo presto. Prima premi «Avanti».
lesson-do-first = Si può fare. In questo passo, però, prova quello che dice la nota.
lesson-play = Ora per davvero, con bot facili
reel-analyze = Analizza
reel-try = Prova da qui
page-practice = Allenamento
reel-waiting = In attesa dell’analisi
reel-analyzing = Analisi in corso: { $percent }
reel-look-again = Aggiorna
