# The pages: what stands around the games.

level10-name = Level 10
linko-name = Linko
level8-name = Level 8
level10-kind = Вместе · от 1 до 5
linko-kind = Каждый за себя · от 2 до 5
level8-kind = Каждый за себя · от 2 до 6
level10-sentence = Заполните пять миров, десять столбцов, не назвав ни одного числа.
linko-sentence = Выкладывайте карты, крадите верхние слои: в конце на столе должно быть много карт, а в руке мало.
level8-sentence = Ряды, наборы и цвета: пройдите восемь уровней раньше всех.

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
page-hint-chance = Шанс на победу: около { $percent } %.
page-undo = Отменить
page-menu = Меню
page-log = Что произошло
page-offline = Связь со столом потеряна. Пробуем снова.
page-rule = Правило { $rule }
page-open-hand = Осталось в руке
# Ending a game by agreement.
page-vote = { $name } хочет закончить партию.
page-vote-mine = Вы хотите закончить партию. Она закончится, если все согласны.
page-vote-end = Закончить
page-vote-go-on = Играть дальше
page-wants-end = хочет закончить
# Without a script the page does not change by itself.
page-look-again = Посмотреть снова

# The first page.
home-title = Посидите ещё немного за столом.
home-sentence = Три карточные игры: в одиночку с ботами или с друзьями по ссылке.
home-skip = Перейти к играм
home-games = Три игры
home-tables = Столы
home-play-now = Играть сейчас
home-invite = Позвать друзей
home-mine = Мои партии
home-none-mine = Пока ни одной. Сыграйте.
home-public = Открытые столы
home-none-public = Сейчас таких нет.
home-seated = Занято мест: { $seated } из { $players }
home-your-turn = Ваш ход
home-running = Идёт
home-finished = Окончена
home-given-up = Прекращена
home-join = Присоединиться
home-go-on = Продолжить
home-watch = Смотреть
home-look = Посмотреть

# Setting up a table.
setup-title = Стол для { $game }
setup-seats = Места
setup-you = Первое место — ваше.
setup-seat = Место { $number }
setup-friend = Друг по ссылке
setup-closed = Никого
bot-search = Бот: эксперт
bot-heuristic = Бот: умный
bot-simple = Бот: простой
bot-random = Бот: наугад
bot-name = { $kind ->
    [search] Бот-эксперт
    [heuristic] Умный бот
    [simple] Простой бот
   *[random] Случайный бот
  } { $number }
setup-options = Партия
setup-pauses = Паузы
setup-pauses-2 = Две: как обычно
setup-pauses-3 = Три: легче
setup-pauses-1 = Одна: труднее
setup-pauses-0 = Ни одной: труднее всего
setup-scoring = Подсчёт очков
setup-scoring-victory = Повышенный бонус за любую победу
setup-scoring-strict = Повышенный бонус только за поле без пауз
setup-variant = Вариант
setup-variant-base = Базовый
setup-variant-advanced = Продвинутый
setup-variant-expert = Экспертный
setup-stars = Карта уровней
setup-stars-1 = Одна звезда
setup-stars-2 = Две звезды, с нашими уровнями
setup-levels = Свои уровни
setup-levels-help = Восемь уровней через запятую. В уровне от одной до четырёх комбинаций, соединённых знаком +: run4 — ряд из 4, set3 — тройка, colour5 — пять карт одного цвета. Оставьте поле пустым, чтобы играть по уровням с карты.
setup-levels-example = Уровни с одной звездой:
setup-table = Стол
setup-clock = Время на решение
setup-clock-none = Без ограничений
setup-clock-minute = Одна минута
setup-clock-minutes = Три минуты
setup-clock-day = Один день
setup-pace = Боты играют
setup-pace-normal = В удобном темпе
setup-pace-instant = Мгновенно
setup-pace-slow = Медленно
setup-public = Показывать в списке открытых столов
setup-spectators = Пускать зрителей
setup-make = Создать стол

# A table before its game.
waiting-title = Стол ждёт
waiting-open = Свободное место
waiting-closed = Никого
waiting-you-ready = Вы готовы
waiting-ready = Ждёт начала
waiting-you = Вы
waiting-not-ready = Ещё готовится
waiting-bot = Бот
waiting-free = Для друга
waiting-unused = Не используется
waiting-sit = Сесть
waiting-close = Закрыть место
waiting-free-seat = Освободить место
waiting-get-up = Встать
waiting-send-away = Удалить из-за стола
waiting-look = Садитесь играть или оставайтесь смотреть.
waiting-begin = Начать
waiting-be-ready = Можно начинать
waiting-missing = { $count ->
    [one] { $count } место свободно или ещё не готово.
    [few] { $count } места свободны или ещё не готовы.
   *[many] { $count } мест свободно или ещё не готово.
  }
waiting-fair = Почему никто не может подобрать карты
waiting-fair-sentence = Ещё до того, как кто-то сел за стол, сервер зафиксировал секрет, и вот его печать. Каждый игрок добавляет случайное число. Карты определяются всем этим вместе, а после партии всё открывается, чтобы любой мог это проверить.
waiting-invite = Позвать друзей
waiting-invite-sentence = Любой, у кого есть эта ссылка, может сесть за стол.
waiting-link = Ссылка
waiting-qr = Ссылка в виде QR-кода для камеры телефона

# A table's menu.
menu-back = Вернуться к столу
menu-say = Сказать что-нибудь
menu-leave = Уйти
menu-return = Вернуться и играть
menu-go = Выйти из-за стола
menu-play-on = Всё-таки играть дальше
menu-give-up = Прекратить вместе
menu-leave-sentence = Если вы уйдёте, через минуту за вас продолжит бот, и вы сможете вернуться. Партия прекращается, когда этого хотят все люди за столом.
menu-host = Для хозяина стола
menu-replace = Заменить ботом
menu-mute = Отключить реплики
menu-unmute = Включить реплики
menu-block = Заблокировать
menu-link = Ссылка на этот стол
menu-report = Пожаловаться на игрока { $name }
menu-report-text = Что случилось?
menu-report-send = Отправить администратору сервера

# Options.
options-language = Язык
options-theme = Тема
options-theme-system = Как в системе
options-theme-light = Дневная
options-theme-dark = Ночная
options-cards = Карты
options-cards-small = Маленькие
options-cards-medium = Средние
options-cards-large = Большие
options-confirm = Спрашивать, прежде чем сыграть карту
options-sounds = Звуки
options-keys = Одиночные горячие клавиши
options-notify = Разрешить этому браузеру сообщать, когда мой ход
options-keep = Сохранить

# Shortcuts.
keys-title = Горячие клавиши
keys-arrows = Перебирать карты в руке
keys-enter = Выбрать или сыграть
keys-esc = Положить обратно
keys-act = Сделать то, что предлагается
keys-hint = Подсказка
keys-undo = Отменить
keys-menu = Меню
keys-dock = Перейти к вопросу
keys-help = Этот список клавиш
keys-close = Закрыть

# Oneself.
person-title = Ваш профиль
person-name = Имя, которое видят другие
person-rename = Взять это имя
person-link-title = Другое устройство
person-link-sentence = По одноразовой ссылке, которая действует десять минут, вас узнает и другое устройство.
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
person-delete-title = Уйти насовсем
person-delete-sentence = Ваше имя, устройства и токены удаляются; в старых партиях вместо имени остаётся «Аноним». Отменить это нельзя.
person-delete-sure = Да, я этого хочу
person-delete = Удалить мой профиль
link-title = Открыть ваш профиль на этом устройстве?
link-sentence = Ссылка срабатывает один раз.
link-yes = Да, открыть сейчас

# What went wrong.
problem-title = Не получилось
problem-back = Назад
