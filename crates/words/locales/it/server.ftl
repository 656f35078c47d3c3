# What the server says when something is not done.

denied-stale = Questa è la risposta a una decisione già presa; ora tocca alla decisione { $decision }.
denied-not-an-action = Questa non è un’azione: { $reason }
denied-bad-options = Con queste opzioni non si può giocare: { $reason }
denied-no-such-bot = { $reason }
denied-no-such-seat = A questo tavolo il posto { $seat } non c’è.
denied-not-ready = { $count ->
    [one] Il posto { $seats } non è ancora pronto.
   *[other] I posti { $seats } non sono ancora pronti.
  }
denied-not-seated = Può farlo solo chi siede a questo tavolo.
denied-not-the-host = Può farlo solo chi ospita questo tavolo.
denied-already-seated = Hai già un posto a questo tavolo.
denied-seat-taken = Questo posto non è libero.
denied-no-free-seat = A questo tavolo non ci sono posti liberi.
denied-is-blocked = Chi ospita il tavolo non ti fa entrare.
denied-not-a-person = In quel posto non c’è una persona.
denied-not-to-oneself = Non puoi farlo su di te.
denied-has-begun = La partita è già iniziata.
denied-not-begun = La partita non è ancora iniziata.
denied-is-over = La partita è finita.
denied-not-over = La partita non è ancora finita.
denied-no-spectators = A questo tavolo non si può stare a guardare.
denied-nothing-to-undo = Non si può annullare nulla: qualcun altro ha già giocato, si è vista una carta coperta, oppure non è il tuo turno.
denied-no-phrases = In questo gioco si dice solo quello che permettono le regole.
denied-no-counts = In questo gioco non ci sono conteggi da dire.
denied-is-muted = Chi ospita il tavolo ti ha tolto la parola.
denied-not-away = Non risulti assente.
denied-is-away = Risulti già assente; tra poco un bot gioca al tuo posto, se non torni.
denied-still-plays = Questa persona sta giocando e ha ancora tempo.
denied-is-replaced = Un bot gioca per te; prima torna al tuo posto.
denied-seat-changed = A quel posto ora potrebbe esserci qualcun altro. Guarda di nuovo.
denied-nothing-changes = È già così.
denied-too-much = Hai fatto troppo a questo tavolo. Puoi solo continuare a giocare.
denied-bad-budget = A un tavolo un bot pensa a una decisione al massimo per { $time } ms o { $tries } tentativi.
denied-bad-clock = L’orologio va da 5 secondi a 14 giorni per decisione.

# Who was deleted and is still in a table's record.
person-anonymous = Senza nome
# The first name of who has not chosen one.
person-guest = Ospite { $number }

# What goes wrong before a table is asked.
problem-not-found = Qui non c’è nulla.
problem-wrong-method = Questo qui non si può fare.
problem-internal = Qualcosa è andato storto da parte nostra. Riprova tra un momento.
problem-closing = Il server sta per fermarsi. Riprova tra un momento.
problem-banned = Non puoi usare questo server.
problem-foreign-origin = Questa modifica è stata chiesta da un’altra pagina; usa una pagina di questo server o il token di un programma.
problem-unknown-visitor = Prima entra come ospite, oppure invia il token di un programma.
problem-too-many-requests = Troppe richieste. Aspetta un momento.
problem-too-many-streams = Segui troppi tavoli insieme. Chiudine prima qualcuno.
problem-too-large = Una richiesta può avere al massimo 16 KiB.
problem-too-slow = Questa richiesta ha impiegato troppo tempo ad arrivare.
problem-bad-form = Questo modulo è incompleto. Torna indietro e riprova.
problem-too-many-tables = Hai troppi tavoli non finiti. Prima finiscine qualcuno.
problem-unknown-game = Questo gioco qui non c’è: i giochi sono level10, linko e level8.
problem-bad-name = Un nome ha da 1 a 32 caratteri visibili.
problem-used-up = Questo link o codice è già usato o troppo vecchio. Creane uno nuovo.
problem-bad-report = Una segnalazione dice in 1–1000 caratteri che cosa è successo.
problem-seat-without-table = Indica a quale tavolo è il posto.

# What people say at a table.
phrase-hello = Ciao!
phrase-well-played = Ben giocato.
phrase-thinking = Ci penso…
phrase-oops = Ops.
phrase-thanks = Grazie.
phrase-good-game = Bella partita.
