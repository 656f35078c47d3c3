# The pages: what stands around the games.

level10-name = Level 10
linko-name = Linko
level8-name = Level 8
level10-kind = En equipo · de 1 a 5
linko-kind = Cada cual por su cuenta · de 2 a 5
level8-kind = Cada cual por su cuenta · de 2 a 6
level10-sentence = Llena cinco mundos, diez columnas, sin decir ni un solo número.
linko-sentence = Juega cartas, roba las capas de arriba y acaba con muchas en la mesa y pocas en la mano.
level8-sentence = Escaleras, tríos y colores: supera los ocho niveles antes que nadie.

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
page-hint-chance = Probabilidad de ganar: alrededor del { $percent } %.
page-undo = Deshacer
page-menu = Menú
page-log = Lo que ha pasado
page-offline = Se ha perdido la conexión con la mesa. Reintentando.
page-rule = Regla { $rule }
page-open-hand = Queda en mano
# Ending a game by agreement.
page-vote = { $name } quiere terminar la partida.
page-vote-mine = Quieres terminar la partida. Acaba si todos están de acuerdo.
page-vote-end = Terminar
page-vote-go-on = Seguir jugando
page-wants-end = quiere parar
# Without a script the page does not change by itself.
page-look-again = Volver a mirar

# The first page.
home-title = Quédate un rato de sobremesa.
home-sentence = Tres juegos de cartas para jugar a solas con bots o, con un enlace, con tu gente.
home-skip = Ir a los juegos
home-games = Tres juegos
home-tables = Mesas
home-play-now = Jugar ya
home-invite = Invitar a tu gente
home-mine = Mis partidas
home-none-mine = Aún no hay ninguna. Juega una.
home-public = Mesas públicas
home-none-public = Ahora no hay ninguna abierta.
home-seated = Asientos ocupados: { $seated } de { $players }
home-your-turn = Te toca
home-running = En juego
home-finished = Terminada
home-given-up = Abandonada
home-join = Entrar
home-go-on = Seguir
home-watch = Ver
home-look = Ver

# Setting up a table.
setup-title = Una mesa de { $game }
setup-seats = Asientos
setup-you = El primer asiento es el tuyo.
setup-seat = Asiento { $number }
setup-friend = Alguien con el enlace
setup-closed = Nadie
bot-search = Bot: experto
bot-heuristic = Bot: bueno
bot-simple = Bot: sencillo
bot-random = Bot: al azar
bot-name = { $kind ->
    [search] Bot experto
    [heuristic] Bot bueno
    [simple] Bot sencillo
   *[random] Bot al azar
  } { $number }
setup-options = La partida
setup-pauses = Pausas
setup-pauses-2 = Dos: lo normal
setup-pauses-3 = Tres: más fácil
setup-pauses-1 = Una: más difícil
setup-pauses-0 = Ninguna: lo más difícil
setup-scoring = Puntuación
setup-scoring-victory = Más puntos por cualquier victoria
setup-scoring-strict = Más puntos solo con la cuadrícula sin pausas
setup-variant = Variante
setup-variant-base = Juego base
setup-variant-advanced = Avanzada
setup-variant-expert = Experta
setup-stars = Carta de nivel
setup-stars-1 = Una estrella
setup-stars-2 = Dos estrellas, con niveles nuestros
setup-levels = Tus propios niveles
setup-levels-help = Ocho niveles separados por comas. Un nivel son de una a cuatro combinaciones unidas con +: run4 es una escalera de 4, set3 un trío, colour5 cinco cartas de un color. Deja el campo vacío para jugar los niveles de la carta.
setup-levels-example = Los niveles de una estrella:
setup-table = La mesa
setup-clock = Tiempo por decisión
setup-clock-none = Sin límite
setup-clock-minute = Un minuto
setup-clock-minutes = Tres minutos
setup-clock-day = Un día
setup-pace = Los bots juegan
setup-pace-normal = A un ritmo fácil de seguir
setup-pace-instant = Al instante
setup-pace-slow = Despacio
setup-public = Mostrar en la lista de mesas públicas
setup-spectators = Admitir público
setup-make = Crear la mesa

# A table before its game.
waiting-title = La mesa espera
waiting-open = Asiento libre
waiting-closed = Nadie
waiting-you-ready = Tú, todo listo
waiting-ready = Todo listo
waiting-you = Tú
waiting-not-ready = Preparándose
waiting-bot = Bot
waiting-free = Para alguien con el enlace
waiting-unused = Sin usar
waiting-sit = Sentarse
waiting-close = Nadie aquí
waiting-free-seat = Liberar el asiento
waiting-get-up = Levantarse
waiting-send-away = Echar
waiting-look = Siéntate para jugar o quédate a mirar.
waiting-begin = Empezar
waiting-be-ready = Por mí, todo listo
waiting-missing = { $count ->
    [one] Hay un asiento libre o que aún no está listo.
   *[other] Hay { $count } asientos libres o que aún no están listos.
  }
waiting-fair = Por qué nadie puede elegir las cartas
waiting-fair-sentence = Antes de que nadie se sentara, el servidor fijó un secreto, y este es su sello. Cada participante añade un número al azar. Las cartas salen de todos ellos juntos y, al acabar la partida, se muestra todo para que cualquiera pueda comprobarlo.
waiting-invite = Invitar a tu gente
waiting-invite-sentence = Quien tenga este enlace puede sentarse.
waiting-link = Enlace
waiting-qr = El enlace en un código QR para la cámara del teléfono

# A table's menu.
menu-back = Volver a la mesa
menu-say = Decir algo
menu-leave = Irse
menu-return = Volver y seguir jugando
menu-go = Dejar la mesa
menu-play-on = Mejor seguir jugando
menu-give-up = Abandonar de común acuerdo
menu-leave-sentence = Si te vas, al cabo de un minuto un bot juega por ti, y puedes volver. La partida se abandona cuando así lo quieren todas las personas de la mesa.
menu-host = Para quien dirige la mesa
menu-replace = Que juegue un bot
menu-mute = Silenciar
menu-unmute = Dejar de silenciar
menu-block = Bloquear
menu-link = El enlace a esta mesa
menu-report = Denunciar a { $name }
menu-report-text = ¿Qué ha pasado?
menu-report-send = Enviar a quien lleva el servidor

# Options.
options-language = Idioma
options-theme = Aspecto
options-theme-system = Como el sistema
options-theme-light = De día
options-theme-dark = De noche
options-cards = Cartas
options-cards-small = Pequeñas
options-cards-medium = Medianas
options-cards-large = Grandes
options-confirm = Preguntar antes de jugar una carta
options-sounds = Sonidos
options-keys = Atajos de una sola tecla
options-notify = Permitir que este navegador me avise cuando me toque
options-keep = Guardar

# Shortcuts.
keys-title = Atajos
keys-arrows = Recorrer la mano
keys-enter = Elegir o jugar
keys-esc = Devolver a la mano
keys-act = Hacer lo que se propone
keys-hint = Pista
keys-undo = Deshacer
keys-menu = Menú
keys-dock = Ir a la pregunta
keys-help = Estos atajos
keys-close = Cerrar

# Oneself.
person-title = Tu perfil
person-name = Nombre que ven las demás personas
person-rename = Usar este nombre
person-link-title = Otro dispositivo
person-link-sentence = Con un enlace de un solo uso, válido diez minutos, el otro dispositivo te reconoce.
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
person-delete-title = Irse para siempre
person-delete-sentence = Se borran tu nombre, tus dispositivos y tus tokens; en las partidas antiguas apareces sin nombre. Esto no se puede deshacer.
person-delete-sure = Sí, es lo que quiero
person-delete = Borrar mi perfil
link-title = ¿Usar tu perfil en este dispositivo?
link-sentence = El enlace sirve una sola vez.
link-yes = Sí, usarlo ahora

# What went wrong.
problem-title = No ha funcionado
problem-back = Volver
