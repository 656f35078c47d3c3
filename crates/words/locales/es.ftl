# The pages: what stands around the games.

# Every page.
page-house = Sitio
page-skip = Ir al contenido
page-options = Opciones
page-rules = Reglas

# A table's page.
page-title-mine = Te toca · { $game }
page-title-others = { $game }
page-skip-to-dock = Ir a lo que puedes hacer ahora
page-tools = Mesa
page-hint = Pista
page-hurry = Ir a mi turno
page-hint-chance = Probabilidad de ganar: alrededor del { $percent } %.
page-hinted = Consejo del bot. { $deed }.
page-do-it = Jugar esto
page-hint-back = Volver
page-tips-off = Sin más consejos
page-undo = Deshacer
page-menu = Menú
page-watching = Mirando
page-log = Lo que ha pasado
page-offline = Conexión perdida. Reconectando…
page-log-since = Desde tu último turno
page-log-earlier = Antes
page-log-all = Todo lo ocurrido
page-log-undone = { $you ->
    [name] Deshiciste tu última jugada.
   *[other] { $name } deshizo su última jugada.
  }
page-log-hinted = { $you ->
    [name] Pediste una pista.
   *[other] { $name } pidió una pista.
  }
page-you = Tú
page-mark-bot = bot
page-mark-away = ausente
page-mark-replaced = juega un bot
page-rule = Regla { $rule }
# Players who are gone, look elsewhere, or are back. After `-until` comes a clock, or `page-minute`.
page-mark-gone = sin conexión
page-mark-gone-until = sin conexión, bot en
page-minute = un minuto
page-gone-later = Si la partida espera un minuto a esta persona, un bot puede jugar en su lugar.
page-mark-elsewhere = en otra pestaña
page-gone = { $name } no tiene conexión y la partida espera.
page-back = { $name } ha vuelto.
page-back-you = ¡Qué bien que hayas vuelto!
# Ending a game by agreement.
page-vote = { $name } propone terminar la partida.
page-vote-mine = Has propuesto terminar la partida. Acabará cuando todo el mundo esté de acuerdo.
page-vote-end = Terminar
page-vote-go-on = Seguir jugando
page-wants-end = quiere parar
# Without a script the page does not change by itself.
page-look-again = Actualizar

# The first page.
home-title = Quédate un rato de sobremesa.
home-sentence = Juegos de cartas para jugar a solas con bots o, con un enlace, con tu gente.
home-skip = Ir a los juegos
home-games = Juegos
home-tables = Mesas
home-play-now = Jugar ya
home-learn = Apréndelo en tres minutos
home-invite = Invitar a tu gente
home-mine = Mis partidas
home-none-mine = Aún no hay ninguna. Juega una.
home-all-mine = Todas mis partidas
home-public = Mesas públicas
home-none-public = Ahora no hay ninguna abierta.
home-seated = Asientos ocupados: { $seated } de { $players }
home-your-turn = Te toca
home-running = En juego
home-finished = Terminada
home-won = Ganada
home-lost = Perdida
home-given-up = Acabada antes de tiempo
home-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
games-any = Todas
games-which = Qué partidas
games-result = Resultado
games-running = En curso
games-over = Terminadas
games-older = Partidas anteriores
upload-title = Partidas guardadas
upload-how = Mira una partida de un archivo guardado aquí o con otro programa. La ves tú y quien tenga su enlace, nadie más. A los 30 días se borra.
upload-file = Archivo con una partida
upload-watch = Verla
upload-delete = Borrar
upload-too-long = Tiene más de { $most } jugadas.
upload-too-large = Una partida guardada puede ocupar como mucho 1 MiB.
upload-no-moves = No tiene jugadas.
upload-unknown-game = Aquí no se juega a «{ $game }».
upload-player = Participante { $number }
reel-leave = Salir
games-none = Aquí aún no hay partidas.
games-points = { $points ->
    [one] { $figure } punto
   *[other] { $figure } puntos
  }
home-join = Entrar
home-go-on = Seguir
home-watch = Mirar
home-look = Ver
home-new = Una partida nueva
home-hello = Qué bien verte de nuevo, { $name }.
home-hello-guest = Qué bien verte de nuevo.
home-waits-none = ¿A qué jugamos?
home-waits-mine = { $count ->
    [one] Una mesa te espera.
   *[other] { $count } mesas te esperan.
  }
home-waits-others = { $count ->
    [one] Una de tus partidas sigue abierta.
   *[other] { $count } de tus partidas siguen abiertas.
  }
home-lesson = Aprender
home-with-bots = Con bots
home-ask = Invitar
games-game = Juego
games-with = Con
games-when = Cuándo
games-ever = Cualquier fecha
games-week = Última semana
games-month = Último mes
games-year = Último año

# Running games, those first that wait for the reader.
turns-title = Dónde me toca
turns-link = { $count ->
    [0] Dónde me toca
   *[other] Dónde me toca ({ $count })
  }
turns-none = Ninguna partida te espera.
turns-others = Esperando al resto
turns-days = { $count ->
    [one] Queda { $count } día
   *[other] Quedan { $count } días
  }
turns-hours = { $count ->
    [one] Queda { $count } hora
   *[other] Quedan { $count } horas
  }
turns-minutes = { $count ->
    [one] Queda { $count } minuto
   *[other] Quedan { $count } minutos
  }

# Telling a device that a game waits.
push-sentence = Cuando una partida lenta te espere y no estés, este dispositivo puede avisarte. El aviso solo dice qué juego es.
push-on = Avisar en este dispositivo
push-off = No avisar más en este dispositivo
push-denied = Tu navegador bloquea los avisos de este sitio. Puedes cambiarlo en sus ajustes.
push-failed = No ha funcionado. Inténtalo más tarde.
push-turn = Te toca.

# Deals of the day.
day-title = El reparto del día
day-deals = Repartos del día
day-open-for = termina en
day-packet = La baraja sellada
day-same = Igual para todo el mundo
day-same-text = Las mismas cartas, el mismo asiento y los mismos bots.
day-one-try = Un intento
day-one-try-text = Empieza con tu primera carta. Puedes irte y volver hasta la medianoche UTC. Sin pistas y sin deshacer.
day-counts = Qué cuenta
day-counts-points = Tus puntos al terminar la partida.
day-counts-wins = Hasta dónde llegas al terminar la partida; lo mejor es ganar.
day-no-contest = No es un torneo
day-no-contest-text = Cualquiera puede volver con otro nombre, así que juega por gusto y con tu gente. Desde una misma dirección se admiten { $count } intentos al día.
day-play = Jugar mi intento
day-own-table = Mi mesa
day-before = El día anterior
day-hidden = Verás los resultados cuando termines tu intento.
day-seal = Sellado antes de que nadie jugara
day-seal-why = ¿Qué es esto?
day-seal-text = Es la huella de la baraja mezclada. Cuando acabe el día se mostrará aquí la mezcla, y cualquiera podrá comprobar que tiene esta huella: quedó fijada antes de que empezara el día.
day-next = La huella de la mezcla de mañana:
day-opened = El sello está abierto. El secreto y la sal juntos dan la huella de arriba, y de ellos salen las cartas.
day-secret = Secreto
day-salt = Sal
day-mine = Mi intento
day-place = { $count ->
    [one] El único resultado por ahora
   *[other] Puesto { $place } de { $count }
  }
day-uncounted = Tu intento no tiene resultado: se dejó antes del final o acabó después de medianoche.
day-nobody = Nadie ha terminado aún este reparto.
day-results = Resultados
day-bars = { $count ->
    [one] Un resultado.
   *[other] { $count } resultados.
  }
day-bar = { $result }: { $count }
day-caption = Debajo de las barras, los puntos; encima, cuántas personas
day-caption-far = Debajo de las barras, hasta dónde se llegó; encima, cuántas personas
day-streak = { $days ->
    [one] Un día seguido
   *[other] { $days } días seguidos
  }
day-best-streak = Racha más larga: { $days }
day-unplayed = Sin jugar
day-look = Ver
day-told = Reparto del { $date }

# Setting up a table.
setup-title = Una mesa de { $game }
setup-seats = Asientos
setup-you = El primer asiento es el tuyo.
setup-seat = Asiento { $number }
setup-friend = Alguien con el enlace
setup-closed = Cerrado
# Bots by character, the weakest first: names of its family, and what it is like to play with.
bot-names-pepo = Pepo, Nico, Tito, Lolo, Paco
bot-temper-pepo = juega por primera vez
bot-names-luna = Luna, Alba, Clara, Vera, Noa
bot-temper-luna = sin prisa, viene a pasarlo bien
bot-names-bruno = Bruno, Hugo, Simón, Tomás, Iván
bot-temper-bruno = sensato, conoce los trucos de siempre
bot-names-marta = Marta, Elena, Olga, Rosa, Inés
bot-temper-marta = paciente, difícil de sorprender
bot-names-ramiro = Ramiro, Octavio, Gonzalo, Leandro, Fausto
bot-temper-ramiro = sopesa cada carta y no perdona nada
bot-strength = fuerza { $strength } de 5
bot-told = { $strength }/5, { $temper }
bot-thinks-pepo = Se le escapan muchas jugadas, olvida lo que se enseñó y se lleva lo que tiene buena pinta.
bot-thinks-luna = Juega por intuición: pasa por alto bastantes cosas y pronto olvida quién tomó qué.
bot-thinks-bruno = Sabe lo que cuenta, pero de vez en cuando se le escapa una jugada o pierde la cuenta.
bot-thinks-marta = Casi nada se le escapa, y conoce las probabilidades.
bot-thinks-ramiro = Imagina cómo pueden estar las cartas ocultas, sigue jugando mentalmente y elige la jugada que mejor sale.
bot-about-pepo = Alguien tenía que traer las sillas, y se quedó. Pregunta a quién le toca incluso cuando le toca a él.
bot-about-luna = Vino por el café y la charla. A veces gana, y nadie se sorprende más que ella.
bot-about-bruno = Lleva años en esta mesa todos los jueves. Tendrás una buena partida y ningún discurso.
bot-about-marta = Habla poco y ve mucho. Si crees que no lo ha visto, mira otra vez.
bot-about-ramiro = Aprendió con su abuelo y desde entonces no ha vuelto a perder con él. Cortés hasta la última carta.
bots-meet = Conoce a los bots
bots-title = Los bots
bots-sentence = Se sientan a jugar a cualquier juego. Cada uno ve solo lo que puede ver su asiento.
bots-mine = Mis partidas con este bot
bots-all = Todos los bots
bots-none = Todavía no se ha terminado ninguna partida con este bot.
bots-counted = Solo cuentan las partidas que alguien jugó hasta el final. No cuentan la práctica ni los repartos de hoy.
setup-options = La partida
setup-table = La mesa
setup-clock = Tiempo por decisión
setup-clock-none = Sin límite
setup-clock-minute = 1 minuto
setup-clock-minutes = 3 minutos
setup-clock-day = 1 día
setup-clock-days = 3 días
setup-pace = Ritmo de los bots
setup-pace-normal = Normal
setup-pace-instant = Al instante
setup-pace-slow = Lento
setup-public = Mostrar en la lista de mesas públicas
setup-spectators = Admitir público
setup-hints = Permitir pistas: se ve quién las pide
waiting-hints = con pistas
setup-make = Crear la mesa

# A table before its game.
waiting-title = Esperando para empezar
waiting-open = Asiento libre
waiting-closed = Cerrado
waiting-you-ready = Tú, a punto
waiting-ready = A punto
waiting-you = Tú
waiting-not-ready = Preparándose
waiting-free = Para alguien con el enlace
waiting-sit = Sentarse
waiting-join = Sentarse a jugar
waiting-close = Cerrar asiento
waiting-free-seat = Liberar el asiento
waiting-get-up = Levantarse
waiting-send-away = Echar
waiting-look = Siéntate para jugar o quédate a mirar.
waiting-begin = Empezar
waiting-be-ready = Por mí, ya
waiting-missing = { $count ->
    [one] Falta una persona.
   *[other] Faltan { $count } personas.
  }
waiting-fair = Por qué nadie puede amañar las cartas
waiting-fair-sentence = Antes de que nadie se sentara, el servidor eligió un secreto; esta es su huella. Cada participante puede añadir un número al azar. El reparto sale de todo eso junto y, al acabar, se muestra todo para que cualquiera pueda comprobarlo.
waiting-own-nonce = Escribe unas letras al azar. Sin JavaScript, tu asiento no añade nada más a la mezcla
seal-unchecked = El sello de este reparto
seal-good = Sello comprobado: nadie eligió estas cartas
seal-alone = El sello encaja, pero ningún asiento añadió nada: el servidor podría haber elegido estas cartas
seal-unseen = El sello encaja, pero este navegador no puede saber si alguien eligió estas cartas
seal-bad = Sello roto: estas cartas no salen de lo que se fijó antes de la partida
seal-how = Antes de que nadie se siente, el servidor elige un secreto y muestra su huella. Después cada asiento puede añadir algo al azar. Las cartas salen de las dos cosas: en cuanto un asiento añade algo, nadie puede elegirlas por su cuenta.
seal-commitment = El secreto encaja con esta huella:
seal-seen = Es la huella que este navegador vio antes del reparto.
seal-not-seen = Este navegador no guardó ninguna huella anterior al reparto con la que comparar esta.
seal-nonces = El reparto sale del secreto, la mesa, sus reglas y lo que añadió cada asiento:
seal-nonces-any = El reparto sale del secreto y de lo que añadió cada asiento, sea cual sea la mesa:
seal-nothing = no añadió nada
seal-sent = Incluye lo que añadió este navegador.
seal-cards = Cada carta está donde la pone este reparto:
seal-verify = Tu navegador lo ha calculado a partir del registro. La orden «sobremesa verify» comprueba igual un registro guardado.
waiting-invite = Invitar a tu gente
waiting-link = Enlace
waiting-qr = El enlace en un código QR para la cámara del teléfono
waiting-preview = Ven y siéntate: hay un sitio para ti.
waiting-name = Tu nombre
waiting-takes = ¿Quién ocupa el asiento libre?
waiting-asks = ¿persona o bot?
waiting-copy = Copiar
waiting-copied = Copiado
waiting-share = Compartir

# A table's menu.
menu-back = Volver a la mesa
menu-say = Decir algo
menu-leave = Irse
menu-return = Volver y seguir jugando
menu-go = Dejar la mesa
menu-play-on = Seguir jugando
menu-give-up = Proponer terminar
menu-leave-sentence = Si te vas, al cabo de un minuto un bot juega por ti, y puedes volver cuando quieras. La partida solo se acaba antes de tiempo si todas las personas de la mesa están de acuerdo.
menu-host = Para quien dirige la mesa
menu-replace = Que juegue un bot
menu-mute = Silenciar
menu-unmute = Dejar de silenciar
menu-block = Bloquear
menu-link = El enlace a esta mesa
menu-report = Denunciar a { $name }
menu-report-text = ¿Qué ha pasado?
menu-report-send = Enviar denuncia

# Options.
options-language = Idioma
options-theme = Aspecto
options-theme-system = Del sistema
options-theme-light = Claro
options-theme-dark = Oscuro
options-cards = Cartas
options-cards-small = Pequeñas
options-cards-medium = Medianas
options-cards-large = Grandes
options-confirm = Confirmar antes de jugar una carta
options-sounds = Sonidos
options-keys = Atajos de una sola tecla
options-tips = Un consejo por turno en mis primeras partidas
options-notify = Avisarme en mi turno
options-keep = Guardar

# Shortcuts.
keys-title = Atajos
keys-arrows = Recorrer la mano
keys-enter = Elegir o jugar
keys-esc = Devolver a la mano
keys-act = Hacer la jugada propuesta
keys-hint = Pista
keys-undo = Deshacer
keys-menu = Menú
keys-dock = Ir a la pregunta
keys-help = Estos atajos
keys-close = Cerrar

# Oneself.
person-title = Tu perfil
person-name = Nombre que ven las demás personas
person-rename = Guardar nombre
person-link-title = Otro dispositivo
person-link-sentence = Abre este enlace de un solo uso en tu otro dispositivo antes de diez minutos para que te reconozca.
person-link = Crear un enlace
person-link-made = Ábrelo en el otro dispositivo
person-recovery-title = Si este navegador te olvida
person-recovery-sentence = Con un código puedes volver. Apúntalo: se muestra una sola vez, y uno nuevo sustituye al anterior.
person-recovery = Crear un código
person-recovery-made = Tu código
person-recover-title = Volver con un código
person-code = Código
person-recover = Volver
person-programs = Programas y dispositivos
person-programs-sentence = Un programa puede jugar por ti con un token. Lo que puede hacer:
person-revoke = Revocar
person-device = Un navegador
person-token-name = Nombre del programa
person-token = Crear un token
person-token-made = El token, que se muestra una sola vez
person-token-account = Que pueda también gestionar mi perfil: nombre, dispositivos y programas, mis datos e incluso borrarlo todo
person-token-sure = Sí, que pueda hacerlo todo
person-may-play = puede jugar
person-may-all = puede hacerlo todo
person-used = último uso:
person-data-title = Mis datos
person-data-sentence = Todo lo que se guarda aquí sobre ti, en un archivo: tu nombre, tus dispositivos y programas, tus mesas y resultados. Las partidas mismas están en sus registros.
person-data = Descargar mis datos
person-delete-title = Borrar tu perfil
person-delete-sentence = Se borran tu nombre, tus dispositivos y tus tokens; en las partidas antiguas apareces sin nombre. Esto no se puede deshacer.
person-delete-sure = Sí, es lo que quiero
person-delete = Borrar mi perfil
link-title = ¿Usar tu perfil en este dispositivo?
link-sentence = El enlace sirve una sola vez.
link-yes = Sí, usarlo ahora

# A person's results.
profile-mine = Mis resultados
profile-none = Aún no hay resultados. Aquí aparecen las partidas terminadas, menos las de práctica.
profile-row = { $now ->
    [0] Ahora no hay racha de victorias; la más larga: { $most }
   *[other] Racha de victorias: { $now }; la más larga: { $most }
  }
profile-kind = Tipo de partida
profile-games = Partidas
profile-won = Ganadas
profile-best = Mejor
profile-share = { $share } % ({ $low }–{ $high })
profile-chance = por azar { $chance } %
profile-lost = Perdidas
profile-by-game = Resultados por juego
profile-bar = { $game }: { $won } ganadas, { $lost } perdidas.
profile-how-often = Porcentaje de victorias
profile-how-often-text = Cada línea muestra dónde está el porcentaje real, con una certeza del 95 %. El rombo es lo que daría el puro azar.
profile-against = Contra
profile-against-people = personas
profile-against-bots = bots hasta { $name }
profile-against-unknown = sin anotar
profile-most-row = Racha más larga
profile-course = Evolución
profile-rating = Puntuación
profile-rating-text = De partidas con dos personas o más, sin práctica. Se empieza en 1500; con 120 puntos más se ganan unas dos de cada tres. La banda muestra cuánto margen tiene la línea continua.
profile-rated = { $games ->
    [one] { $rating } ± { $half } tras { $games } partida
   *[other] { $rating } ± { $half } tras { $games } partidas
  }
profile-provisional = provisional
profile-curve = { $share } % de las últimas { $games } partidas ganadas
profile-share-title = Enseñar mis resultados
profile-share-sentence = Solo tú ves tus resultados. Si los compartes, quien tenga el enlace verá esta página. Puedes dejar de hacerlo cuando quieras.
profile-link = El enlace a tu página
profile-share-on = Compartir mi página
profile-share-off = Dejar de compartir

# Without a line.
offline-title = Sin conexión
offline-sentence = Ahora mismo no se puede llegar a Sobremesa. Tus mesas siguen como las dejaste.
offline-again = Intentar de nuevo

# What went wrong.
problem-title = No ha funcionado
problem-missing = Aquí no hay nada
problem-home = A los juegos
problem-back = Volver

# The rules pages: what all games share.

rules-glance = Las reglas de un vistazo
rules-all = Todas las reglas
rules-allowed = Se puede
rules-not-allowed = No se puede
rules-key = En las cartas
rules-contents = Contenido
rules-play = Jugar a { $game }
rules-other = Reglas de { $game }
rules-ruling = Decisión nuestra
rules-independent = Esta página cuenta las reglas con nuestras propias palabras. No es el texto de ninguna editorial, y ninguna la ha revisado. Donde las reglas impresas callan o no son claras, hemos tenido que decidir; esos puntos están marcados como decisiones nuestras.
rules-ids = Cada regla tiene un identificador. La mesa lo nombra siempre que algo no está permitido.
rules-table = La propia mesa
rule-REC = Algunas cosas se rechazan aunque ninguna regla del juego hable de ellas: por ejemplo, en una partida terminada ya no se puede jugar. La mesa dice entonces qué falla, y nada cambia.
rules-ana = Ana
rules-ben = Ben
rules-cleo = Cleo
rules-dan = Dan
rules-eva = Eva
rules-yes = Sí
rules-no = No

# What the server says when something is not done.

denied-stale = La partida ha seguido adelante. Vuelve a mirar la mesa.
denied-not-an-action = Eso no es una jugada de este juego.
denied-bad-options = Con estas opciones no se puede jugar.
denied-no-such-bot = Este juego no tiene ningún bot así.
denied-no-such-seat = Esta mesa no tiene asiento { $seat }.
denied-not-ready = { $count ->
    [one] Falta una persona.
   *[other] Faltan { $count } personas.
  }
denied-not-seated = Solo puede hacer eso quien está en esta mesa.
denied-not-the-host = Solo puede hacer eso quien dirige esta mesa.
denied-already-seated = Ya tienes asiento en esta mesa.
denied-seat-taken = Ese asiento está ocupado.
denied-no-free-seat = Esta mesa está completa.
denied-is-blocked = Quien dirige la mesa te ha bloqueado.
denied-not-a-person = Ahí no hay ninguna persona.
denied-not-to-oneself = No puedes hacerte eso a ti.
denied-has-begun = La partida ya ha empezado.
denied-not-begun = La partida aún no ha empezado.
denied-is-over = La partida ha terminado.
denied-not-over = La partida aún no ha terminado.
denied-no-spectators = En esta mesa no se admite público.
denied-nothing-to-undo = No se puede deshacer nada: alguien ha jugado después, se ha mostrado algo oculto o no es tu turno.
denied-no-hints = Aquí juegan más personas, así que no hay pistas. Quien prepara la mesa puede permitirlas.
denied-not-hinted = No hay ninguna pista. Pídela cuando te toque.
denied-not-your-turn = No te toca.
denied-not-alone = Los consejos son para jugar a solas con bots.
denied-no-phrases = En este juego solo se dice lo que permiten sus reglas.
denied-no-counts = En este juego no se dice cuántas cartas hay en la mano.
denied-is-muted = Quien dirige la mesa te ha silenciado.
denied-not-away = Sigues en la mesa.
denied-is-away = Ya no estás en la mesa; pronto un bot jugará por ti, a menos que vuelvas.
denied-still-plays = Esta persona está jugando y todavía tiene tiempo.
denied-is-replaced = Un bot juega por ti; primero vuelve a tu asiento.
denied-seat-changed = Puede que ahora haya otra persona en ese asiento. Mira otra vez.
denied-nothing-changes = Ya está así.
denied-too-much = Has llegado al límite de mensajes y cambios en esta mesa; puedes seguir jugando.
denied-bad-budget = En una mesa, un bot piensa cada decisión como mucho { $time } ms o { $tries } intentos.
denied-bad-clock = Elige entre 5 segundos y 14 días por decisión.
denied-of-the-day = El reparto del día es igual para todo el mundo: no se cambia ni se deshace nada.
denied-sealed = Las cartas del día siguen selladas hasta la medianoche UTC.
denied-same-cards = Las mismas cartas piden el mismo número de participantes.
denied-other-rules = Esta partida se jugó con reglas anteriores y aquí no se puede volver a ver. Su resultado y su registro se conservan.

# Who was deleted and is still in a table's record.
person-anonymous = Sin nombre
# The first name of who has not chosen one.
person-guest = Comensal { $number }
list-names = { $most } { SOUND($last) ->
    [i] e
   *[other] y
  } { $last }
number-point = ,
number-percent = { $number } %

# What goes wrong before a table is asked.
problem-not-found = Puede que el enlace esté incompleto o que lo que había ya se haya retirado.
problem-no-such-step = Esta lección no tiene ese paso. Empiézala desde la página principal.
problem-wrong-method = Eso no se puede hacer aquí.
problem-internal = Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.
problem-closing = El servidor está a punto de parar. Vuelve a intentarlo en un momento.
problem-banned = No puedes usar este servidor.
problem-foreign-origin = Esta petición viene de otro sitio; usa una página de este servidor o el token de un programa.
problem-unknown-visitor = Entra primero como comensal o envía el token de un programa.
problem-too-many-requests = Demasiadas peticiones. Espera un momento.
problem-too-many-streams = Sigues demasiadas mesas a la vez. Cierra antes alguna.
problem-too-large = Una petición puede ocupar como mucho 16 KiB.
problem-too-slow = Esta petición ha tardado demasiado en llegar.
problem-bad-form = Este formulario está incompleto. Vuelve atrás e inténtalo de nuevo.
problem-bad-body = No se entiende esta petición. Los detalles dicen por qué.
problem-bad-query = Un parámetro de esta dirección no sirve. Los detalles dicen por qué.
problem-too-many-tables = Tienes demasiadas mesas sin terminar. Termina alguna primero.
problem-too-many-tries = Desde tu dirección ya se ha intentado demasiadas veces el reparto de hoy. Vuelve mañana.
problem-too-many-analyses = Muchas partidas esperan su análisis. Inténtalo de nuevo en unos minutos.
problem-too-many-records = Tienes demasiadas partidas guardadas. Borra antes alguna.
problem-too-many-together = Se están viendo demasiadas partidas en compañía. Inténtalo más tarde.
problem-bad-record = { $move ->
    [0] Este archivo no se puede ver. { $reason }
   *[other] Esta partida no se puede ver. La jugada { $move } incumple { $rule }. { $reason }
  }
problem-bad-endpoint = A esta dirección no se pueden enviar avisos.
problem-bad-key = Esta clave no sirve para los avisos.
problem-too-many-pushes = Ya se avisa en ocho de tus dispositivos. Desactiva uno antes.
problem-storage = Ahora mismo no se puede guardar nada aquí. Vuelve a intentarlo pronto.
problem-damaged = Los datos guardados de esta mesa están dañados y no se pueden mostrar. Quien lleva este servidor ya lo sabe; las demás mesas están bien.
problem-only-plays = Este token solo puede jugar. Usa el navegador o un token para todo el perfil.
problem-not-confirmed = Un token para todo el perfil puede hacerlo todo, incluso borrarlo. Confirma que lo quieres.
problem-too-many-tokens = Tienes 20 tokens para programas. Revoca uno antes.
problem-unknown-game = Ese juego no está aquí. Elige uno de estos: { $games }.
problem-bad-name = Usa de 1 a 32 caracteres visibles.
problem-used-up = Este enlace o código ya está usado o ha caducado. Crea uno nuevo.
problem-bad-report = Cuenta qué ha pasado, en 1 a 1000 caracteres.
problem-seat-without-table = Di en qué mesa está el asiento.

# What people say at a table.
phrase-hello = ¡Hola!
phrase-well-played = ¡Bien jugado!
phrase-thinking = Pensando…
phrase-oops = ¡Uy!
phrase-thanks = ¡Gracias!
phrase-good-game = ¡Buena partida!

# What the command line prints.

show-players = En la mesa: { $names }
show-name = { $name } ({ $seat })
show-unfinished = El registro acaba aquí; la partida no ha terminado.

sim-heading = { $games ->
    [one] una partida
   *[other] { $games } partidas
  }, { $title }
sim-bots = Bots
sim-seed = Semilla
sim-win-rate = Partidas ganadas
sim-rate = { $rate }  (intervalo del 95 %: de { $low } a { $high }; { $wins } de { $games })
sim-mean-score = Puntuación media
sim-mean = { $mean }  (intervalo del 95 %: de { $low } a { $high })
sim-length = Acciones por partida
sim-length-figures = { $mean } de media, de { $least } a { $most }
sim-by-seat = Por asiento
sim-seat = Asiento { $seat }
sim-ends = Finales
sim-share = { $share }  ({ $count })
sim-cut-off = Interrumpidas
sim-speed = Velocidad
sim-speed-figures = { $actions } acciones en { $seconds } s

arena-players = { $count ->
    [one] 1 participante
   *[other] { $count } participantes
  }
arena-field = Mesa
arena-wins = Victorias
arena-interval = intervalo del 95 %
arena-par = Cuota justa
arena-score = Puntuación media
arena-blocks = Bloques
arena-games = Partidas
arena-proven = Demostrado
arena-open = aún no
arena-more = más
arena-less = menos
arena-ceiling = cartas a la vista
arena-ceiling-figures = Con las cartas a la vista se puede ganar el { $rate } de { $deals } repartos ({ $interval }); perdidos: { $lost }, sin saber: { $unknown }.
arena-ratings = Clasificación
arena-decisions = Tiempo por decisión
arena-bot = Bot
arena-median = Mediana
arena-p99 = percentil 99
arena-max = Máximo
arena-count = Decisiones
arena-end = Semilla { $seed }, { $games } partidas en { $seconds } s

verify-good = { $count ->
    [one] 1 registro es correcto.
   *[other] { $count } registros son correctos.
  }
verify-bad = { $bad ->
    [one] 1 de { $count } registros no es correcto.
   *[other] { $bad } de { $count } registros no son correctos.
  }
verify-none = No había ningún registro que leer.

analyze-won = La partida se ganó.
analyze-winnable = Con las cartas a la vista, la partida todavía se puede ganar.
analyze-last-chance = Con las cartas a la vista, la partida se podía ganar antes de la jugada { $number }, pero no después:
analyze-last-known = Con las cartas a la vista, se encontró una victoria desde la posición anterior a la jugada { $number }; { $count ->
    [one] una posición posterior queda en duda
   *[other] { $count } posiciones posteriores quedan en duda
  }:
analyze-never = Este reparto no se podía ganar, ni con las cartas a la vista.
analyze-not-found = No se encontró ninguna manera de ganar, ni con las cartas a la vista, pero tampoco está demostrado que no la hubiera.
analyze-line = Así se habría ganado:
analyze-differences = { $count ->
    [0] { $bot } habría tomado igual todas las decisiones ({ $decisions }).
   *[other] { $bot } habría decidido otra cosa { $count } de { $decisions } veces:
  }
analyze-difference = { $name }: { $played } ({ $bot }: { $preferred })
analyze-estimate = — { $preferred } de probabilidad de ganar
analyze-estimates = — { $preferred } de probabilidad de ganar en vez de { $played }
analyze-team = El equipo

insight-title = Probabilidad de ganar
insight-move = Jugada
insight-turnings = Momentos decisivos
insight-slips = Las jugadas que más costaron
insight-change = { $name }: { $from } → { $to }
insight-same = El bot habría hecho lo mismo.
insight-other = El bot habría elegido otra cosa. { $deed } ({ $better } en vez de { $chance }).
insight-noise = Estas probabilidades son estimaciones: con más intentos, casi todas variarían { $noise } como mucho.
insight-quiet = Ninguna jugada cambió mucho por sí sola.
insight-course = { $name }: { $from } al principio, { $to } al final.
insight-alike = El bot habría elegido otra cosa, casi igual de buena. { $deed }.
insight-at = Jugada { $number }: { $deed }
insight-chance = { $name }: { $chance }
insight-summary = Qué la decidió
insight-still = Con las cartas a la vista, la partida aún se podía ganar cuando se dejó.
insight-last = Con las cartas a la vista, la partida se podía ganar justo antes de la jugada { $number }{ $count ->
    [0] , pero no después.
    [one] . Una posición posterior queda en duda.
   *[other] . { $count } posiciones posteriores quedan en duda.
  }

serve-open = Sobremesa está abierta en { $link }
serve-lan = Los teléfonos de esta red la encuentran en { $link }
serve-no-network = Esta máquina no tiene dirección en ninguna red, así que los teléfonos no pueden encontrarla.

admin-damaged = La mesa { $table } está dañada: { $why }
admin-checked = { $count ->
    [one] Una mesa comprobada
   *[other] { $count } mesas comprobadas
  }, { $damaged ->
    [0] ninguna dañada.
    [one] una dañada.
   *[other] { $damaged } dañadas.
  }
admin-carried = { $tables ->
    [0] Ninguna mesa
    [one] Una mesa
   *[other] { $tables } mesas
  } en { $rows ->
    [one] una fila
   *[other] { $rows } filas
  }: todo ha llegado tal como era{ $damaged ->
    [0] .
    [one] ; una mesa ya estaba dañada.
   *[other] ; { $damaged } mesas ya estaban dañadas.
  }
admin-no-reports = No hay denuncias abiertas.
admin-report = Denuncia { $report }, { $at }, de { $by }
admin-report-about = sobre { $about }
admin-report-table = en la mesa { $table }
admin-person = { $name } (persona { $person })
admin-person-gone = alguien que ya no está (persona { $person })
admin-resolved = La denuncia { $report } queda resuelta.
admin-banned = La persona { $person } queda vetada.
admin-unbanned = La persona { $person } puede volver.
admin-purged = { $count ->
    [0] Ninguna mesa era tan antigua como para borrarla.
    [one] Se ha borrado una mesa.
   *[other] Se han borrado { $count } mesas.
  }
admin-purged-guests = { $count ->
    [0] Nadie llevaba tanto tiempo fuera como para borrarlo.
    [one] Se ha borrado a una persona.
   *[other] Se ha borrado a { $count } personas.
  }
admin-purged-tokens = { $count ->
    [0] Ninguna llave llevaba tanto tiempo sin usarse como para borrarla.
    [one] Se ha borrado una llave.
   *[other] Se han borrado { $count } llaves.
  }

# The page of a game that has none of its own.
plain-my-turn = Te toca
plain-awaits = Le toca a { $name }
plain-awaits-team = Le toca al equipo
plain-over = La partida ha terminado
plain-given-up = La partida se dejó antes del final

# The end of a game, and the page that tells it.
end-sum = De dónde sale el resultado
end-standing = Clasificación final
end-first = Tu primera partida de este tipo
end-new-best = Nuevo récord: el anterior era { $points }
end-best = Tu mejor resultado: { $points }
end-won-of = Has ganado { $won } de { $games } partidas como esta
end-again = Otra partida
end-to-rematch = Ir a la nueva partida
end-look-back = Repasar
end-share = Compartir
end-share-text = Para copiar y enviar
end-shared = Copiado
end-told = { $game }: { $result }
end-to-day = Resultados del día
end-same-cards = Otra vez las mismas cartas
end-others = { $count ->
    [one] Otra mesa tuvo estas cartas: { $points }
   *[other] Otras { $count } mesas tuvieron estas cartas: { $points }
  }
story-title = La partida, jugada a jugada
story-record = Descargar la partida
# A finished game that today's rules judge otherwise.
settled-note = Esta partida se jugó con las reglas de su tiempo y así terminó. Las reglas de hoy la juzgarían de otro modo, por eso no se puede volver a ver.

reel-title = Repetición
reel-first = Primera posición
reel-back = Atrás
reel-on = Adelante
reel-last = Última posición
reel-play = Reproducir
reel-speed = Velocidad
reel-at = Jugada { $at } de { $last }
reel-landmarks = Ir a
reel-turn-back = Turno anterior
reel-turn-on = Turno siguiente
reel-eyes = Visto por
reel-open = Todas las manos
reel-hands = Las cartas de cada cual
together-begin = Ver en compañía
together-link = Enlace para el resto
together-leading = Tú guías. Quien abra este enlace ve lo mismo que tú.
together-release = Ceder la guía
together-along = Sigues a { $name }: jugada { $at } de { $last }.
together-alone = Estás mirando por tu cuenta. { $name } está en la jugada { $at } de { $last }.
together-back = Volver con { $name }
together-away = { $name } se ha ido. Ahora puede guiar otra persona.
together-nobody = Ahora mismo no guía nadie.
together-lead = Guiar
together-gone = Aquí ya no se mira en compañía. Sigue por tu cuenta o vuelve a invitar al resto.
reel-story = Como texto

## A first game
lesson-title = Primera partida
lesson-tab = Primera partida · { $game }
lesson-leave = Salir de la lección
lesson-step = Paso { $step } de { $last }
lesson-do = Te toca:
lesson-back = Atrás
lesson-skip = Saltar
lesson-next = Siguiente
lesson-not-yet = Eso también se puede. En este paso, prueba otra cosa. { $deed }.
lesson-read-on = Pronto podrás hacerlo. Primero pulsa «Siguiente».
lesson-do-first = Eso también se puede. En este paso, prueba lo que dice la nota.
lesson-play = Ahora de verdad, con bots fáciles
reel-analyze = Analizar
reel-try = Probar desde aquí
page-practice = Práctica
reel-waiting = A la espera del análisis
reel-analyzing = Analizando: { $percent }
reel-look-again = Actualizar
