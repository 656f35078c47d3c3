# What the server says when something is not done.

denied-stale = Esto responde a una decisión ya pasada; ahora toca la decisión { $decision }.
denied-not-an-action = Esto no es una acción: { $reason }
denied-bad-options = Con estas opciones no se puede jugar: { $reason }
denied-no-such-bot = { $reason }
denied-no-such-seat = Esta mesa no tiene asiento { $seat }.
denied-not-ready = { $count ->
    [one] El asiento { $seats } aún no está listo.
   *[other] Los asientos { $seats } aún no están listos.
  }
denied-not-seated = Solo puede hacer eso quien está en esta mesa.
denied-not-the-host = Solo puede hacer eso quien dirige esta mesa.
denied-already-seated = Ya tienes asiento en esta mesa.
denied-seat-taken = Este asiento no está libre.
denied-no-free-seat = No queda ningún asiento libre en esta mesa.
denied-is-blocked = Quien dirige la mesa no te deja entrar.
denied-not-a-person = Ahí no hay ninguna persona.
denied-not-to-oneself = No puedes hacerte eso a ti.
denied-has-begun = La partida ya ha empezado.
denied-not-begun = La partida aún no ha empezado.
denied-is-over = La partida ha terminado.
denied-not-over = La partida aún no ha terminado.
denied-no-spectators = En esta mesa no se admite público.
denied-nothing-to-undo = No se puede deshacer nada: alguien ha jugado después, se ha mostrado algo oculto o no es tu turno.
denied-no-phrases = En este juego solo se dice lo que permiten sus reglas.
denied-no-counts = En este juego no hay recuentos que decir.
denied-is-muted = Quien dirige la mesa te ha silenciado.
denied-not-away = No estás ausente.
denied-is-away = Ya estás ausente; pronto un bot jugará por ti, a menos que vuelvas.
denied-still-plays = Esta persona está jugando y todavía tiene tiempo.
denied-is-replaced = Un bot juega por ti; primero vuelve a tu asiento.
denied-seat-changed = Puede que ahora haya otra persona en ese asiento. Mira otra vez.
denied-nothing-changes = Ya está así.
denied-too-much = Has hecho demasiado en esta mesa. Solo puedes seguir jugando.
denied-bad-budget = En una mesa, un bot piensa cada decisión como mucho { $time } ms o { $tries } intentos.
denied-bad-clock = El reloj da de 5 segundos a 14 días por decisión.

# Who was deleted and is still in a table's record.
person-anonymous = Sin nombre
# The first name of who has not chosen one.
person-guest = Comensal { $number }

# What goes wrong before a table is asked.
problem-not-found = Aquí no hay nada.
problem-wrong-method = Eso no se puede hacer aquí.
problem-internal = Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.
problem-closing = El servidor está a punto de parar. Vuelve a intentarlo en un momento.
problem-banned = No puedes usar este servidor.
problem-foreign-origin = Este cambio lo ha pedido otra página; usa una página de este servidor o el token de un programa.
problem-unknown-visitor = Entra primero en modo invitado o envía el token de un programa.
problem-too-many-requests = Demasiadas peticiones. Espera un momento.
problem-too-many-streams = Sigues demasiadas mesas a la vez. Cierra antes alguna.
problem-too-large = Una petición tiene como mucho 16 KiB.
problem-too-slow = Esta petición ha tardado demasiado en llegar.
problem-bad-form = Este formulario está incompleto. Vuelve atrás e inténtalo de nuevo.
problem-too-many-tables = Tienes demasiadas mesas sin terminar. Termina alguna primero.
problem-unknown-game = Ese juego no está aquí: los juegos son level10, linko y level8.
problem-bad-name = Un nombre tiene de 1 a 32 caracteres visibles.
problem-used-up = Este enlace o código ya está usado o ha caducado. Crea uno nuevo.
problem-bad-report = Una denuncia explica qué ha pasado, en 1 a 1000 caracteres.
problem-seat-without-table = Di en qué mesa está el asiento.

# What people say at a table.
phrase-hello = ¡Hola!
phrase-well-played = Bien jugado.
phrase-thinking = Pensando…
phrase-oops = Uy.
phrase-thanks = Gracias.
phrase-good-game = Buena partida.
