# What the server says when something is not done.

denied-stale = Это решение уже позади; сейчас ожидается решение { $decision }.
denied-not-an-action = Это не действие: { $reason }
denied-bad-options = С такими настройками играть нельзя: { $reason }
denied-no-such-bot = { $reason }
denied-no-such-seat = За этим столом нет места { $seat }.
denied-not-ready = { $count ->
    [1] Место { $seats } ещё не готово.
   *[other] Места { $seats } ещё не готовы.
  }
denied-not-seated = Это могут только те, кто сидит за этим столом.
denied-not-the-host = Это может только хозяин стола.
denied-already-seated = Вы уже сидите за этим столом.
denied-seat-taken = Это место занято.
denied-no-free-seat = За этим столом нет свободных мест.
denied-is-blocked = Хозяин стола вас не пускает.
denied-not-a-person = На этом месте не человек.
denied-not-to-oneself = С собой так поступить нельзя.
denied-has-begun = Партия уже началась.
denied-not-begun = Партия ещё не началась.
denied-is-over = Партия окончена.
denied-not-over = Партия ещё не окончена.
denied-no-spectators = За этим столом смотреть со стороны нельзя.
denied-nothing-to-undo = Отменить нечего: после вас уже ходили, открылось что-то скрытое или сейчас не ваш ход.
denied-no-phrases = В этой игре говорят только то, что разрешают правила.
denied-no-counts = В этой игре число карт не называют.
denied-is-muted = Хозяин стола отключил вам реплики.
denied-not-away = Вы не отходили.
denied-is-away = Вы уже отошли; скоро за вас продолжит бот, если вы не вернётесь.
denied-still-plays = Этот игрок ещё играет, и время у него есть.
denied-is-replaced = За вас играет бот; сначала вернитесь на своё место.
denied-seat-changed = Возможно, на этом месте уже сидит другой. Посмотрите ещё раз.
denied-nothing-changes = Так уже и есть.
denied-too-much = За этим столом вы сделали слишком много. Теперь можно только играть.
denied-bad-budget = За столом бот думает над решением не дольше { $time } мс и не больше { $tries } попыток.
denied-bad-clock = Часы дают на решение от 5 секунд до 14 дней.

# Who was deleted and is still in a table's record.
person-anonymous = Аноним
# The first name of who has not chosen one.
person-guest = Гость { $number }

# What goes wrong before a table is asked.
problem-not-found = Здесь ничего нет.
problem-wrong-method = Здесь этого сделать нельзя.
problem-internal = Что-то пошло не так на нашей стороне. Попробуйте чуть позже.
problem-closing = Сервер вот-вот остановится. Попробуйте чуть позже.
problem-banned = Вам нельзя пользоваться этим сервером.
problem-foreign-origin = Это изменение запросила другая страница; откройте страницу этого сервера или используйте токен программы.
problem-unknown-visitor = Сначала войдите как гость или отправьте токен программы.
problem-too-many-requests = Слишком много запросов. Подождите немного.
problem-too-many-streams = Вы следите за слишком многими столами сразу. Сначала закройте часть из них.
problem-too-large = Запрос не может быть больше 16 КиБ.
problem-too-slow = Запрос шёл слишком долго.
problem-bad-form = Форма заполнена не полностью. Вернитесь назад и попробуйте снова.
problem-too-many-tables = У вас слишком много неоконченных партий. Сначала доиграйте часть из них.
problem-unknown-game = Такой игры здесь нет: есть level10, linko и level8.
problem-bad-name = В имени от 1 до 32 видимых символов.
problem-used-up = Эта ссылка или код уже использованы или устарели. Создайте новые.
problem-bad-report = Опишите в жалобе, что случилось: от 1 до 1000 символов.
problem-seat-without-table = Укажите, за каким столом это место.

# What people say at a table.
phrase-hello = Привет!
phrase-well-played = Хорошо сыграно.
phrase-thinking = Думаю…
phrase-oops = Ой.
phrase-thanks = Спасибо.
phrase-good-game = Хорошая партия.
