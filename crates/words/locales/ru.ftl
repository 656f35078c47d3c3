# The pages: what stands around the games.

# Every page.
page-house = Сайт
page-skip = Перейти к содержанию
page-options = Настройки
page-rules = Правила

# A table's page.
page-title-mine = Ваш ход · { $game }
page-title-others = { $game }
page-skip-to-dock = Перейти к тому, что можно сделать сейчас
page-tools = Стол
page-hint = Подсказка
page-hurry = К моему ходу
page-hint-chance = Шанс на победу: около { $percent } %.
page-hinted = Совет бота. { $deed }.
page-do-it = Сыграть так
page-hint-back = Назад
page-tips-off = Больше без советов
page-undo = Отменить
page-menu = Меню
page-watching = Вы зритель
page-log = Ход партии
page-offline = Связь потеряна. Подключаемся снова…
page-log-since = С вашего прошлого хода
page-log-earlier = Раньше
page-log-all = Вся партия
page-log-undone = { $you ->
    [name] Вы отменяете свой последний ход.
   *[other] { $name } отменяет свой последний ход.
  }
page-log-hinted = { $you ->
    [name] Вы берёте подсказку.
   *[other] { $name } берёт подсказку.
  }
page-you = Вы
page-mark-bot = бот
page-mark-away = не за столом
page-mark-replaced = играет бот
page-rule = Правило { $rule }
# Players who are gone, look elsewhere, or are back. After `-until` comes a clock, or `page-minute`.
page-mark-gone = не в сети
page-mark-gone-until = не в сети, бот через
page-minute = минуту
page-gone-later = Если партия прождёт этого игрока минуту, его сможет заменить бот.
page-mark-elsewhere = в другой вкладке
page-gone = { $name } не в сети, партия ждёт.
page-back = { $name } снова здесь.
page-back-you = С возвращением!
# Ending a game by agreement.
page-vote = { $name } предлагает закончить партию.
page-vote-mine = Вы предложили закончить партию. Она закончится, когда согласятся все.
page-vote-end = Закончить
page-vote-go-on = Играть дальше
page-wants-end = хочет закончить
# Without a script the page does not change by itself.
page-look-again = Обновить

# The first page.
home-title = Посидите ещё немного за столом.
home-sentence = Карточные игры: в одиночку с ботами или с друзьями по ссылке.
home-skip = Перейти к играм
home-games = Игры
home-tables = Столы
home-play-now = Играть сейчас
home-learn = Научиться за три минуты
home-invite = Позвать друзей
home-mine = Мои партии
home-none-mine = Пока ни одной. Сыграйте.
home-all-mine = Все мои партии
home-public = Открытые столы
home-none-public = Сейчас таких нет.
home-seated = Занято мест: { $seated } из { $players }
home-your-turn = Ваш ход
home-running = Идёт
home-finished = Окончена
home-won = Выиграна
home-lost = Проиграна
home-given-up = Прервана
home-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
  }
games-any = Все
games-which = Какие партии
games-result = Результат
games-running = Идут сейчас
games-over = Сыгранные
games-older = Более ранние партии
upload-title = Сохранённые партии
upload-how = Посмотрите партию из файла, сохранённого здесь или другой программой. Её видите только вы и те, у кого есть ссылка. Через 30 дней она удалится.
upload-file = Файл с одной партией
upload-watch = Посмотреть
upload-delete = Удалить
upload-too-long = Ходов больше чем { $most }.
upload-too-large = Сохранённая партия не может быть больше 1 МиБ.
upload-no-moves = В ней нет ходов.
upload-unknown-game = Здесь не играют в «{ $game }».
upload-player = Игрок { $number }
reel-leave = Выйти
games-none = Здесь пока нет партий.
games-points = { $points ->
    [one] { $figure } очко
    [few] { $figure } очка
   *[many] { $figure } очков
  }
home-join = Присоединиться
home-go-on = Продолжить
home-watch = Смотреть
home-look = Посмотреть
home-new = Новая партия
home-hello = С возвращением, { $name }.
home-hello-guest = С возвращением.
home-waits-none = Во что сыграем?
home-waits-mine = { $count ->
    [one] Вас ждёт { $count } стол.
    [few] Вас ждут { $count } стола.
   *[other] Вас ждут { $count } столов.
  }
home-waits-others = { $count ->
    [one] Не закончена { $count } ваша партия.
    [few] Не закончены { $count } ваши партии.
   *[other] Не закончено { $count } ваших партий.
  }
home-lesson = Научиться
home-with-bots = С ботами
home-ask = Позвать
games-game = Игра
games-with = С кем
games-when = Когда
games-ever = За всё время
games-week = За неделю
games-month = За месяц
games-year = За год

# Running games, those first that wait for the reader.
turns-title = Где мой ход
turns-link = { $count ->
    [0] Где мой ход
   *[other] Где мой ход ({ $count })
  }
turns-none = Сейчас вас не ждёт ни одна партия.
turns-others = Ждём других
turns-days = { $count ->
    [one] Ещё { $count } день
    [few] Ещё { $count } дня
   *[other] Ещё { $count } дней
  }
turns-hours = { $count ->
    [one] Ещё { $count } час
    [few] Ещё { $count } часа
   *[other] Ещё { $count } часов
  }
turns-minutes = { $count ->
    [one] Ещё { $count } минута
    [few] Ещё { $count } минуты
   *[other] Ещё { $count } минут
  }

# Telling a device that a game waits.
push-sentence = Когда вас ждёт неспешная партия, а вас нет за столом, это устройство может вам сообщить. В сообщении будет только название игры.
push-on = Сообщать на это устройство
push-off = Больше не сообщать на это устройство
push-denied = Браузер блокирует уведомления этого сайта. Это можно изменить в его настройках.
push-failed = Не получилось. Попробуйте позже.
push-turn = Ваш ход.

# Deals of the day.
day-title = Расклад дня
day-deals = Расклады дня
day-open-for = закончится через
day-packet = Запечатанная колода
day-same = Одинаково для всех
day-same-text = Те же карты, то же место и те же боты.
day-one-try = Одна попытка
day-one-try-text = Она начинается с первой вашей карты. Можно уйти и вернуться до полуночи по UTC. Подсказок нет, отменять ходы нельзя.
day-counts = Что считается
day-counts-points = Ваши очки в конце партии.
day-counts-wins = Как далеко вы продвинетесь к концу партии; лучше всего — победить.
day-no-contest = Это не турнир
day-no-contest-text = Вернуться новым гостем может кто угодно, так что играйте в удовольствие, для себя и друзей. С одного адреса принимается не больше { $count ->
    [one] { $count } попытки
   *[other] { $count } попыток
  } в день.
day-play = Сыграть попытку
day-own-table = Мой стол
day-before = Предыдущий день
day-hidden = Результаты появятся, когда закончится ваша попытка.
day-seal = Запечатано до начала игры
day-seal-why = Что это?
day-seal-text = Это отпечаток тасовки. Когда день закончится, тасовку покажут здесь, и каждый сможет проверить, что отпечаток тот же: она была задана до начала дня.
day-next = Отпечаток завтрашней тасовки:
day-opened = Печать снята. Секрет и соль вместе дают отпечаток выше, и из них следуют карты.
day-secret = Секрет
day-salt = Соль
day-mine = Моя попытка
day-place = { $count ->
    [1] Пока единственный результат
   *[other] Место { $place } из { $count }
  }
day-uncounted = У вашей попытки нет результата: партия прервана или закончена после полуночи.
day-nobody = Этот расклад ещё никто не доиграл.
day-results = Результаты
day-bars = { $count ->
    [one] { $count } результат.
    [few] { $count } результата.
   *[other] { $count } результатов.
  }
day-bar = { $result }: { $count }
day-caption = Под столбцами очки, над ними число игроков
day-caption-far = Под столбцами — как далеко прошли, над ними — число игроков
day-streak = { $days ->
    [one] { $days } день подряд
    [few] { $days } дня подряд
   *[other] { $days } дней подряд
  }
day-best-streak = Самая длинная серия: { $days }
day-unplayed = Ещё не сыграно
day-look = Посмотреть
day-told = Расклад за { $date }

# Setting up a table.
setup-title = Стол для { $game }
setup-seats = Места
setup-you = Первое место — ваше.
setup-seat = Место { $number }
setup-friend = Друг по ссылке
setup-closed = Закрыто
# Bots by character, the weakest first: names of its family, and what it is like to play with.
bot-names-pepo = Пепо, Нико, Тито, Лоло, Пако
bot-temper-pepo = играет впервые
bot-names-luna = Луна, Альба, Клара, Вера, Ноа
bot-temper-luna = спокойная, пришла развлечься
bot-names-bruno = Бруно, Уго, Симон, Томас, Иван
bot-temper-bruno = надёжный, знает обычные приёмы
bot-names-marta = Марта, Элена, Ольга, Роса, Инес
bot-temper-marta = терпеливая, её трудно удивить
bot-names-ramiro = Рамиро, Октавио, Гонсало, Леандро, Фаусто
bot-temper-ramiro = взвешивает каждую карту, ничего не прощает
bot-strength = сила { $strength } из 5
bot-told = { $strength }/5, { $temper }
bot-thinks-pepo = Не замечает многих ходов, забывает, что показали, и хватает то, что выглядит хорошо.
bot-thinks-luna = Играет по наитию: многое упускает и быстро забывает, кто что взял.
bot-thinks-bruno = Знает, что важно, но порой упускает ход или теряет нить.
bot-thinks-marta = Почти ничего не упускает и знает вероятности.
bot-thinks-ramiro = Представляет, как могут лежать скрытые карты, мысленно играет дальше и выбирает лучший ход.
bot-about-pepo = Кто-то должен был принести стулья, вот он и остался. Спрашивает, чей ход, даже когда ход его.
bot-about-luna = Пришла ради кофе и разговоров. Иногда выигрывает и сама удивляется больше всех.
bot-about-bruno = Много лет каждый четверг за этим столом. Будет хорошая игра и никаких речей.
bot-about-marta = Мало говорит и много видит. Если кажется, что она не заметила, посмотрите ещё раз.
bot-about-ramiro = Учился у деда и с тех пор ему не проигрывал. Вежлив до последней карты.
bots-meet = Познакомиться с ботами
bots-title = Боты
bots-sentence = Они садятся за любую игру. Каждый видит только то, что видно с его места.
bots-mine = Мои партии с этим ботом
bots-all = Все боты
bots-none = С этим ботом ещё никто не доиграл партию.
bots-counted = Считаются только партии, которые кто-то из людей доиграл до конца. Тренировки и сегодняшние расклады не считаются.
setup-options = Партия
setup-table = Стол
setup-clock = Время на решение
setup-clock-none = Без ограничений
setup-clock-minute = 1 минута
setup-clock-minutes = 3 минуты
setup-clock-day = 1 день
setup-clock-days = 3 дня
setup-pace = Темп ботов
setup-pace-normal = Обычный
setup-pace-instant = Мгновенный
setup-pace-slow = Медленный
setup-public = Показывать в списке открытых столов
setup-spectators = Пускать зрителей
setup-hints = Разрешить подсказки: все видят, кто их берёт
waiting-hints = с подсказками
setup-make = Создать стол

# A table before its game.
waiting-title = Ждём начала
waiting-open = Свободное место
waiting-closed = Закрыто
waiting-you-ready = Вы готовы
waiting-ready = Ждёт начала
waiting-you = Вы
waiting-not-ready = Ещё готовится
waiting-free = Для друга
waiting-sit = Сесть
waiting-join = Сесть и играть
waiting-close = Закрыть место
waiting-free-seat = Освободить место
waiting-get-up = Встать
waiting-send-away = Выгнать
waiting-look = Садитесь играть или оставайтесь смотреть.
waiting-begin = Начать
waiting-be-ready = Можно начинать
waiting-missing = { $count ->
    [one] Ждём ещё { $count } игрока.
   *[other] Ждём ещё { $count } игроков.
  }
waiting-fair = Почему никто не может подтасовать карты
waiting-fair-sentence = Ещё до того, как кто-то сел за стол, сервер выбрал секрет, и вот его отпечаток. Каждый игрок может добавить случайное число. Расклад определяется всем этим вместе, а в конце всё открывается, чтобы любой мог проверить.
waiting-own-nonce = Введите несколько случайных букв. Без JavaScript ваше место больше ничего не добавит к тасовке
seal-unchecked = Печать этой раздачи
seal-good = Печать проверена: эти карты никто не выбирал
seal-alone = Печать верна, но ни одно место ничего не добавило: сервер мог бы выбрать эти карты
seal-unseen = Печать верна, но этот браузер не может знать, выбирал ли кто-то эти карты
seal-bad = Печать нарушена: эти карты не следуют из того, что было задано до игры
seal-how = Ещё до того, как кто-то сядет за стол, сервер выбирает секрет и показывает его отпечаток. Потом каждое место может добавить что-то случайное. Карты следуют из того и другого: стоит одному месту что-то добавить, и выбрать их в одиночку уже никто не может.
seal-commitment = Секрет соответствует этому отпечатку:
seal-seen = Это тот отпечаток, который этот браузер видел до раздачи.
seal-not-seen = До раздачи этот браузер не сохранил отпечатка, и сравнить не с чем.
seal-nonces = Тасовка следует из секрета, стола, его правил и того, что добавило каждое место:
seal-nonces-any = Тасовка следует из секрета и из того, что добавило каждое место, независимо от стола:
seal-nothing = ничего не добавлено
seal-sent = То, что добавил этот браузер, тоже здесь.
seal-cards = Каждая карта лежит там, куда её кладёт эта тасовка:
seal-verify = Ваш браузер вычислил это по записи. Команда «sobremesa verify» так же проверяет сохранённую запись.
waiting-invite = Позвать друзей
waiting-link = Ссылка
waiting-qr = Ссылка в виде QR-кода для камеры телефона
waiting-preview = Присаживайтесь: за столом есть место для вас.
waiting-name = Ваше имя
waiting-takes = Кто займёт свободное место?
waiting-asks = друг или бот?
waiting-copy = Скопировать
waiting-copied = Скопировано
waiting-share = Поделиться

# A table's menu.
menu-back = Вернуться к столу
menu-say = Сказать что-нибудь
menu-leave = Уйти
menu-return = Вернуться и играть
menu-go = Выйти из-за стола
menu-play-on = Играть дальше
menu-give-up = Предложить закончить
menu-leave-sentence = Если вы уйдёте, через минуту за вас продолжит бот, и вернуться можно в любой момент. Раньше времени партия заканчивается, только если согласны все люди за столом.
menu-host = Для хозяина стола
menu-replace = Заменить ботом
menu-mute = Отключить реплики
menu-unmute = Включить реплики
menu-block = Заблокировать
menu-link = Ссылка на этот стол
menu-report = Пожаловаться на игрока { $name }
menu-report-text = Что случилось?
menu-report-send = Отправить жалобу

# Options.
options-language = Язык
options-theme = Тема
options-theme-system = Системная
options-theme-light = Светлая
options-theme-dark = Тёмная
options-cards = Карты
options-cards-small = Маленькие
options-cards-medium = Средние
options-cards-large = Большие
options-confirm = Спрашивать, прежде чем сыграть карту
options-sounds = Звуки
options-keys = Горячие клавиши из одной буквы
options-tips = Совет на каждый ход в моих первых партиях
options-notify = Сообщать о моём ходе
options-keep = Сохранить

# Shortcuts.
keys-title = Горячие клавиши
keys-arrows = Перебирать карты в руке
keys-enter = Выбрать или сыграть
keys-esc = Положить обратно
keys-act = Сделать предложенный ход
keys-hint = Подсказка
keys-undo = Отменить
keys-menu = Меню
keys-dock = Перейти к вопросу
keys-help = Этот список клавиш
keys-close = Закрыть

# Oneself.
person-title = Ваш профиль
person-name = Имя, которое видят другие
person-rename = Сохранить имя
person-link-title = Другое устройство
person-link-sentence = Откройте эту одноразовую ссылку на другом устройстве в течение десяти минут, и оно вас узнает.
person-link = Создать ссылку
person-link-made = Откройте её на другом устройстве
person-recovery-title = Если этот браузер вас забудет
person-recovery-sentence = Вернуться поможет код. Запишите его: он показывается один раз, а новый код заменяет старый.
person-recovery = Создать код
person-recovery-made = Ваш код
person-recover-title = Вернуться по коду
person-code = Код
person-recover = Вернуться
person-programs = Программы и устройства
person-programs-sentence = С токеном за вас может играть программа. Что она может:
person-revoke = Отозвать
person-device = Браузер
person-token-name = Название программы
person-token = Создать токен
person-token-made = Токен (показывается один раз)
person-token-account = Разрешить и управление профилем: имя, устройства и программы, мои данные, даже удаление всего
person-token-sure = Да, разрешить всё
person-may-play = может играть
person-may-all = может всё
person-used = последний раз:
person-data-title = Мои данные
person-data-sentence = Всё, что здесь о вас хранится, одним файлом: имя, устройства и программы, столы и результаты. Сами партии — в своих записях.
person-data = Скачать мои данные
person-delete-title = Удалить профиль
person-delete-sentence = Ваше имя, устройства и токены удаляются; в старых партиях вместо имени остаётся «Аноним». Отменить это нельзя.
person-delete-sure = Да, я этого хочу
person-delete = Удалить мой профиль
link-title = Открыть ваш профиль на этом устройстве?
link-sentence = Ссылка срабатывает один раз.
link-yes = Да, открыть сейчас

# A person's results.
profile-mine = Мои результаты
profile-none = Результатов пока нет. Здесь появятся законченные партии, кроме тренировочных.
profile-row = { $now ->
    [0] Сейчас серии побед нет; самая длинная: { $most }
   *[other] Серия побед: { $now }; самая длинная: { $most }
  }
profile-kind = Вид партии
profile-games = Партии
profile-won = Победы
profile-best = Рекорд
profile-share = { $share } % ({ $low }–{ $high })
profile-chance = случайно { $chance } %
profile-lost = Поражения
profile-by-game = Результаты по играм
profile-bar = { $game }: побед { $won }, поражений { $lost }.
profile-how-often = Процент побед
profile-how-often-text = Каждая линия показывает, где с уверенностью 95 % лежит настоящий процент. Ромб — то, что дал бы чистый случай.
profile-against = Соперники
profile-against-people = люди
profile-against-bots = боты, сильнейший: { $name }
profile-against-unknown = не записано
profile-most-row = Лучшая серия
profile-course = Динамика
profile-rating = Рейтинг
profile-rating-text = По партиям, где было не меньше двух человек, без тренировок. Все начинают с 1500; перевес в 120 очков — это около двух побед из трёх. Полоса показывает, насколько надёжна сплошная линия.
profile-rated = { $games ->
    [one] { $rating } ± { $half } после { $games } партии
    [few] { $rating } ± { $half } после { $games } партий
   *[other] { $rating } ± { $half } после { $games } партий
  }
profile-provisional = предварительный
profile-curve = Побед за последние партии ({ $games }): { $share } %
profile-share-title = Показать мои результаты
profile-share-sentence = Ваши результаты видите только вы. Если поделиться, страницу увидит каждый, у кого есть ссылка; прекратить можно в любой момент.
profile-link = Ссылка на вашу страницу
profile-share-on = Поделиться страницей
profile-share-off = Больше не делиться

# Without a line.
offline-title = Нет связи
offline-sentence = Сейчас Sobremesa недоступна. Ваши столы ждут там, где вы их оставили.
offline-again = Попробовать ещё раз

# What went wrong.
problem-title = Не получилось
problem-missing = Здесь пусто
problem-home = К играм
problem-back = Назад

# The rules pages: what all games share.

rules-glance = Правила коротко
rules-all = Все правила
rules-allowed = Можно
rules-not-allowed = Нельзя
rules-key = На картах
rules-contents = Содержание
rules-play = Играть в { $game }
rules-other = Правила { $game }
rules-ruling = Наше решение
rules-independent = Здесь правила изложены нашими словами. Это не текст издателя, и ни один издатель его не проверял. Там, где печатные правила молчат или неясны, решать пришлось нам; такие места отмечены как наши решения.
rules-ids = У каждого правила есть обозначение. Стол называет его всякий раз, когда что-то нельзя.
rules-table = Сам стол
rule-REC = Кое-что стол отклоняет, хотя ни одно правило игры об этом не говорит: например, в оконченной партии ходить уже нельзя. Тогда стол сообщает, что не так, и ничего не меняется.
rules-ana = Анна
rules-ben = Бен
rules-cleo = Клео
rules-dan = Дан
rules-eva = Ева
rules-yes = Да
rules-no = Нет

# What the server says when something is not done.

denied-stale = Партия уже ушла дальше. Посмотрите на стол ещё раз.
denied-not-an-action = Такого хода в этой игре нет.
denied-bad-options = С такими настройками играть нельзя.
denied-no-such-bot = Такого бота в этой игре нет.
denied-no-such-seat = За этим столом нет места { $seat }.
denied-not-ready = { $count ->
    [one] Ждём ещё { $count } игрока.
   *[other] Ждём ещё { $count } игроков.
  }
denied-not-seated = Это могут делать только те, кто сидит за этим столом.
denied-not-the-host = Это может сделать только хозяин стола.
denied-already-seated = Вы уже сидите за этим столом.
denied-seat-taken = Это место занято.
denied-no-free-seat = Свободных мест за этим столом нет.
denied-is-blocked = Хозяин стола закрыл вам доступ.
denied-not-a-person = На этом месте не человек.
denied-not-to-oneself = С собой так поступить нельзя.
denied-has-begun = Партия уже началась.
denied-not-begun = Партия ещё не началась.
denied-is-over = Партия окончена.
denied-not-over = Партия ещё не окончена.
denied-no-spectators = За этот стол зрителей не пускают.
denied-nothing-to-undo = Отменить нечего: после вас уже ходили, открылось что-то скрытое или сейчас не ваш ход.
denied-no-hints = Здесь играют и другие, поэтому подсказок нет. Их может разрешить тот, кто открывает стол.
denied-not-hinted = Подсказки нет. Возьмите её в свой ход.
denied-not-your-turn = Сейчас не ваш ход.
denied-not-alone = Советы бывают только в играх наедине с ботами.
denied-no-phrases = В этой игре говорят только то, что разрешают правила.
denied-no-counts = В этой игре не говорят, сколько у кого карт.
denied-is-muted = Хозяин стола отключил вам реплики.
denied-not-away = Вы не отходили.
denied-is-away = Вы уже отошли; скоро за вас продолжит бот, если вы не вернётесь.
denied-still-plays = Этот игрок ещё играет, и время у него есть.
denied-is-replaced = За вас играет бот; сначала вернитесь на своё место.
denied-seat-changed = Возможно, на этом месте уже сидит кто-то другой. Посмотрите ещё раз.
denied-nothing-changes = Так уже и есть.
denied-too-much = Вы исчерпали лимит сообщений и изменений за этим столом; играть можно дальше.
denied-bad-budget = За столом бот думает над решением не дольше { $time } мс и не больше { $tries } попыток.
denied-bad-clock = Выберите от 5 секунд до 14 дней на решение.
denied-of-the-day = Расклад дня одинаков для всех: менять и отменять ничего нельзя.
denied-sealed = Карты дня запечатаны до полуночи по UTC.
denied-same-cards = Для тех же карт нужно столько же игроков.
denied-other-rules = Эта партия сыграна по прежним правилам, и пересмотреть её здесь нельзя. Результат и запись сохранены.

# Who was deleted and is still in a table's record.
person-anonymous = Аноним
# The first name of who has not chosen one.
person-guest = Гость { $number }
list-names = { $most } и { $last }
number-point = ,
number-percent = { $number } %

# What goes wrong before a table is asked.
problem-not-found = Возможно, ссылка неполная, или того, на что она вела, уже нет.
problem-no-such-step = В этом уроке нет такого шага. Начните его с главной страницы.
problem-wrong-method = Здесь этого сделать нельзя.
problem-internal = Что-то пошло не так на нашей стороне. Попробуйте чуть позже.
problem-closing = Сервер вот-вот остановится. Попробуйте чуть позже.
problem-banned = Вам нельзя пользоваться этим сервером.
problem-foreign-origin = Этот запрос пришёл с другого сайта; откройте страницу этого сервера или используйте токен программы.
problem-unknown-visitor = Сначала войдите как гость или отправьте токен программы.
problem-too-many-requests = Слишком много запросов. Подождите немного.
problem-too-many-streams = Вы следите за слишком многими столами сразу. Сначала закройте часть из них.
problem-too-large = Запрос не может быть больше 16 КиБ.
problem-too-slow = Запрос шёл слишком долго.
problem-bad-form = Форма заполнена не полностью. Вернитесь назад и попробуйте снова.
problem-bad-body = Этот запрос не удалось прочитать. Почему, сказано в подробностях.
problem-bad-query = Один из параметров адреса не подходит. Почему, сказано в подробностях.
problem-too-many-tables = У вас слишком много неоконченных партий. Сначала доиграйте часть из них.
problem-too-many-tries = С вашего адреса сегодняшний расклад пробовали слишком часто. Приходите завтра.
problem-too-many-analyses = Анализа ждут многие партии. Попробуйте ещё раз через несколько минут.
problem-too-many-records = У вас слишком много сохранённых партий. Сначала удалите одну.
problem-too-many-together = Вместе смотрят уже слишком много партий. Попробуйте позже.
problem-bad-record = { $move ->
    [0] Этот файл нельзя посмотреть. { $reason }
   *[other] Эту партию нельзя посмотреть. Ход { $move } нарушает { $rule }. { $reason }
  }
problem-bad-endpoint = На этот адрес нельзя отправлять уведомления.
problem-bad-key = Этот ключ не подходит для уведомлений.
problem-too-many-pushes = Уведомления уже приходят на восемь ваших устройств. Сначала отключите одно.
problem-storage = Сейчас здесь ничего нельзя сохранить. Попробуйте чуть позже.
problem-damaged = Сохранённые данные этого стола повреждены, показать его нельзя. Владелец сервера уже знает; с другими столами всё в порядке.
problem-only-plays = С этим токеном можно только играть. Откройте браузер или возьмите токен для всего профиля.
problem-not-confirmed = С токеном для всего профиля можно всё, даже удалить его. Подтвердите, что он вам нужен.
problem-too-many-tokens = У вас уже 20 токенов для программ. Сначала отзовите один.
problem-unknown-game = Такой игры здесь нет. Выберите из этих: { $games }.
problem-bad-name = Введите от 1 до 32 видимых символов.
problem-used-up = Эта ссылка или код уже использованы или устарели. Создайте новые.
problem-bad-report = Опишите, что случилось: от 1 до 1000 символов.
problem-seat-without-table = Укажите, за каким столом это место.

# What people say at a table.
phrase-hello = Привет!
phrase-well-played = Хорошо сыграно!
phrase-thinking = Думаю…
phrase-oops = Ой!
phrase-thanks = Спасибо!
phrase-good-game = Хорошая партия!

# What the command line prints.

show-players = Играют: { $names }
show-name = { $name } ({ $seat })
show-unfinished = Запись здесь обрывается; партия не окончена.

sim-heading = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  }, { $title }
sim-bots = Боты
sim-seed = Зерно
sim-win-rate = Побед
sim-rate = { $rate }  (95-процентный интервал от { $low } до { $high }; { $wins } из { $games })
sim-mean-score = Средний счёт
sim-mean = { $mean }  (95-процентный интервал от { $low } до { $high })
sim-length = Действий за партию
sim-length-figures = { $mean } в среднем, от { $least } до { $most }
sim-by-seat = По местам
sim-seat = Место { $seat }
sim-ends = Чем кончается
sim-share = { $share }  ({ $count })
sim-cut-off = Прервано
sim-speed = Скорость
sim-speed-figures = действий: { $actions } за { $seconds } с

arena-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
  }
arena-field = Стол
arena-wins = Победы
arena-interval = 95-процентный интервал
arena-par = Равная доля
arena-score = Средний счёт
arena-blocks = Блоки
arena-games = Партии
arena-proven = Доказано
arena-open = пока нет
arena-more = больше
arena-less = меньше
arena-ceiling = открытые карты
arena-ceiling-figures = С открытыми картами можно выиграть { $rate } из { $deals } раздач ({ $interval }); проиграны: { $lost }, неизвестно: { $unknown }.
arena-ratings = Рейтинг
arena-decisions = Время на решение
arena-bot = Бот
arena-median = Медиана
arena-p99 = 99-й процентиль
arena-max = Максимум
arena-count = Решения
arena-end = Зерно { $seed }, партий: { $games } за { $seconds } с

verify-good = { $count ->
    [one] { $count } запись в порядке.
    [few] { $count } записи в порядке.
   *[many] { $count } записей в порядке.
  }
verify-bad = Записей с ошибками: { $bad } из { $count }.
verify-none = Читать нечего: нет ни одной записи.

analyze-won = Партия выиграна.
analyze-winnable = С открытыми картами партию ещё можно выиграть.
analyze-last-chance = С открытыми картами партию можно было выиграть до хода { $number }, а после него уже нет:
analyze-last-known = С открытыми картами найден выигрыш из позиции перед ходом { $number }; { $count ->
    [one] о { $count } более поздней позиции неизвестно, можно ли было её выиграть
    [few] о { $count } более поздних позициях неизвестно, можно ли было их выиграть
   *[other] о { $count } более поздних позициях неизвестно, можно ли было их выиграть
  }:
analyze-never = Этот расклад нельзя было выиграть даже с открытыми картами.
analyze-not-found = Выигрыш не найден даже с открытыми картами, но и не доказано, что его нет.
analyze-line = Так можно было выиграть:
analyze-differences = { $count ->
    [0] { $bot } принял бы все решения ({ $decisions }) так же.
   *[other] { $bot } решил бы иначе { $count } из { $decisions } раз:
  }
analyze-difference = { $name }: { $played } ({ $bot }: { $preferred })
analyze-estimate = — шанс { $preferred }
analyze-estimates = — шанс { $preferred } вместо { $played }
analyze-team = Команда

insight-title = Шансы на победу
insight-move = Ход
insight-turnings = Переломные моменты
insight-slips = Самые дорогие ошибки
insight-change = { $name }: { $from } → { $to }
insight-same = Бот поступил бы так же.
insight-other = Бот выбрал бы другое. { $deed } ({ $better } вместо { $chance }).
insight-noise = Это оценки: с большим числом проб почти все они сдвинулись бы не больше чем на { $noise }.
insight-quiet = Ни один ход сам по себе не изменил многого.
insight-course = { $name }: { $from } в начале, { $to } в конце.
insight-alike = Бот выбрал бы другое, но почти такое же хорошее. { $deed }.
insight-at = Ход { $number }: { $deed }
insight-chance = { $name }: { $chance }
insight-summary = Что решило партию
insight-still = С открытыми картами партию ещё можно было выиграть, когда её прервали.
insight-last = С открытыми картами партию можно было выиграть прямо перед ходом { $number }{ $count ->
    [0] , а после него уже нет.
    [one] . О { $count } более поздней позиции это неизвестно.
    [few] . О { $count } более поздних позициях это неизвестно.
   *[other] . О { $count } более поздних позициях это неизвестно.
  }

serve-open = Sobremesa открыта по адресу { $link }
serve-lan = Телефоны в этой сети найдут её по адресу { $link }
serve-no-network = У этого компьютера нет адреса в сети, поэтому телефоны его не найдут.

admin-damaged = Стол { $table } повреждён: { $why }
admin-checked = { $count ->
    [one] Проверен { $count } стол
    [few] Проверено { $count } стола
   *[other] Проверено { $count } столов
  }, { $damaged ->
    [0] повреждённых нет.
   *[other] повреждено: { $damaged }.
  }
admin-carried = Столов: { $tables }, строк: { $rows }. Всё перенесено без изменений{ $damaged ->
    [0] .
   *[other] ; повреждённых и раньше столов: { $damaged }.
  }
admin-no-reports = Открытых жалоб нет.
admin-report = Жалоба { $report }, { $at }, от кого: { $by }
admin-report-about = на кого: { $about }
admin-report-table = за столом { $table }
admin-person = { $name } (участник { $person })
admin-person-gone = удалённый участник ({ $person })
admin-resolved = Жалоба { $report } закрыта.
admin-banned = Участник { $person } заблокирован.
admin-unbanned = Участник { $person } снова может заходить.
admin-purged = { $count ->
    [0] Достаточно старых столов для удаления нет.
    [one] Удалён { $count } стол.
    [few] Удалено { $count } стола.
   *[many] Удалено { $count } столов.
  }
admin-purged-guests = { $count ->
    [0] Никто не отсутствовал так долго, чтобы его удалить.
    [one] Удалён { $count } гость.
    [few] Удалено { $count } гостя.
   *[many] Удалено { $count } гостей.
  }
admin-purged-tokens = { $count ->
    [0] Ключей, которыми давно не пользовались, нет.
    [one] Удалён { $count } ключ.
    [few] Удалено { $count } ключа.
   *[many] Удалено { $count } ключей.
  }

# The page of a game that has none of its own.
plain-my-turn = Ваш ход
plain-awaits = Ждём игрока { $name }
plain-awaits-team = Ждём команду
plain-over = Партия окончена
plain-given-up = Партия прервана

# The end of a game, and the page that tells it.
end-sum = Из чего сложился результат
end-standing = Итоговые места
end-first = Ваша первая такая партия
end-new-best = Новый рекорд, прежний: { $points }
end-best = Ваш лучший результат: { $points }
end-won-of = Вы выиграли { $won } из { $games } таких партий
end-again = Ещё партию
end-to-rematch = К новой партии
end-look-back = Пересмотреть
end-share = Поделиться
end-share-text = Скопируйте и отправьте
end-shared = Скопировано
end-told = { $game }: { $result }
end-to-day = Результаты дня
end-same-cards = Те же карты ещё раз
end-others = { $count ->
    [one] Те же карты были ещё за { $count } столом: { $points }
   *[other] Те же карты были ещё за { $count } столами: { $points }
  }
story-title = Партия ход за ходом
story-record = Скачать партию
# A finished game that today's rules judge otherwise.
settled-note = Эта партия сыграна по правилам своего времени и закончилась так. Сегодняшние правила рассудили бы её иначе, поэтому пересмотреть её нельзя.

reel-title = Просмотр партии
reel-first = Первая позиция
reel-back = Назад
reel-on = Вперёд
reel-last = Последняя позиция
reel-play = Пуск
reel-speed = Скорость
reel-at = Ход { $at } из { $last }
reel-landmarks = Перейти к
reel-turn-back = Прошлый ход
reel-turn-on = Следующий ход
reel-eyes = Глазами игрока
reel-open = Все карты
reel-hands = Что у кого на руках
together-begin = Смотреть вместе
together-link = Ссылка для остальных
together-leading = Ведёте вы. Кто откроет эту ссылку, видит то же, что и вы.
together-release = Уступить место ведущего
together-along = Ведёт { $name }: ход { $at } из { $last }.
together-alone = Вы смотрите сами. { $name } — на ходу { $at } из { $last }.
together-back = Вернуться: { $name }
together-away = { $name } больше не ведёт. Вести может кто-то другой.
together-nobody = Сейчас никто не ведёт.
together-lead = Вести
together-gone = Здесь больше не смотрят вместе. Смотрите дальше сами или пригласите остальных снова.
reel-story = Текстом

## A first game
lesson-title = Первая партия
lesson-tab = Первая партия · { $game }
lesson-leave = Выйти из урока
lesson-step = Шаг { $step } из { $last }
lesson-do = Ваш ход:
lesson-back = Назад
lesson-skip = Пропустить
lesson-next = Дальше
lesson-not-yet = Так тоже можно. Но на этом шаге попробуйте другое. { $deed }.
lesson-read-on = Скоро вы это сделаете. Сначала нажмите «Дальше».
lesson-do-first = Так тоже можно. Но на этом шаге попробуйте то, о чём говорится в уроке.
lesson-play = Теперь всерьёз, с лёгкими ботами
reel-analyze = Анализ
reel-try = Сыграть отсюда
page-practice = Тренировка
reel-waiting = Ждёт анализа
reel-analyzing = Идёт анализ: { $percent }
reel-look-again = Обновить
