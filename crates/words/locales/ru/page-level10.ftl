# Level 10 at a table: what the page says.

# The bar.
level10-page-column = Столбец { $column } из 10
level10-page-resets = карт сброса { $count }
level10-page-pauses = пауз { $count }
level10-page-pile = колода { $count }
level10-page-practice = тренировка
level10-page-dealing = Идёт раздача

# Cards.
level10-page-pause = Пауза
level10-page-reset = Карта сброса
level10-page-pile-label = Колода: { $count ->
    [0] пусто
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }

# The grid.
level10-page-grid = Поле
level10-page-caption = Пять миров, десять столбцов. Открыт столбец { $column }.
level10-page-caption-full = Пять миров, десять столбцов. Все ячейки заполнены.
level10-page-head-resets = Сброс
level10-page-resets-of = { $count ->
    [0] карт сброса не осталось
    [one] осталась { $count } карта сброса
    [few] осталось { $count } карты сброса
   *[many] осталось { $count } карт сброса
  }
level10-page-takes = { $value } и выше
level10-page-takes-any = любая карта
level10-page-takes-only = только { $value }
level10-page-only-both = только сброс или пауза
level10-page-only-reset = только сброс
level10-page-only-pause = только пауза
level10-page-hopeless = уже ничего не подходит
level10-page-must-reset = сброс должен лечь сюда
level10-page-filled = в этом столбце готово
level10-page-next-both = дальше: только сброс или пауза
level10-page-next-reset = дальше: только сброс
level10-page-next-pause = дальше: только пауза
level10-page-next-hopeless = дальше: ничего не подойдёт
level10-page-complete = ряд заполнен

# The team.
level10-page-team = Команда и что она сообщила
level10-page-you = Вы
level10-page-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
level10-page-told = { $name }: что сообщено
level10-page-wish-play = «хочу сыграть сюда»
level10-page-wish-reset = «хочу положить сюда сброс»
level10-page-wish-play-whom = «пусть { $whom } сыграет сюда»
level10-page-wish-reset-whom = «пусть { $whom } положит сюда сброс»
level10-page-wish-play-you = «сыграйте сюда вы»
level10-page-wish-reset-you = «положите сюда сброс вы»
level10-page-wish-play-short = сыграть?
level10-page-wish-reset-short = сброс?
level10-page-wish-play-whom-short = { $whom } играет?
level10-page-wish-reset-whom-short = { $whom }: сброс?
level10-page-wish-play-you-short = вы играете?
level10-page-wish-reset-you-short = вы: сброс?
level10-page-bot = бот
level10-page-away = не за столом
level10-page-replaced = играет бот
level10-page-proposes = предложение: { $name }
level10-page-hand-of = { $name }: карты в руке

# The question that is asked.
level10-page-your-turn = Ваш ход
level10-page-turn-of = Ходит { $name }
level10-page-turn-any = Сыграйте карту или положите карту сброса: в столбце { $column } её ещё нет.
level10-page-turn-has-reset = Сыграйте карту: в столбце { $column } карта сброса уже есть.
level10-page-turn-due = Столбцу { $column } не хватает только карты сброса: она должна лечь в ряд «{ $row }».
level10-page-turn-row = Сыграйте карту или положите карту сброса: для столбца { $column } она осталась только в ряду «{ $row }».
level10-page-turn-lost = Карту сброса столбец { $column } уже не получит.
level10-page-others-any = В столбце { $column } ещё нет карты сброса.
level10-page-others-has-reset = В столбце { $column } карта сброса уже есть.
level10-page-put-back = Снять выбор
level10-page-goes = Карта «{ $card }» ляжет в ряд «{ $row }», столбец { $column }.
level10-page-fits = Карта «{ $card }» сейчас подходит в столбец { $column }. Сыграйте её, когда будет ваш ход.
level10-page-danger = Тогда для столбца { $column } ни в одном открытом ряду не останется карты сброса: это поражение.
level10-page-which-row = Куда положить паузу?
level10-page-pause-counts = Она считается как карта слева от неё.
level10-page-tuck = Под неё можно подложить карту мира «{ $row }»: выберите одну или ни одной.
level10-page-reset-then = Потом можно обменять до двух карт из руки.
level10-page-reset-no-exchange = Колода пуста, поэтому обмена не будет.
level10-page-exchange = Обменять карты?
level10-page-exchange-how = Выберите до двух карт, чтобы положить их под колоду; взамен вы возьмёте столько же.
level10-page-exchange-order = Первая карта ляжет над второй.
level10-page-exchange-turn-round = Сменить порядок
level10-page-exchange-of = { $name } может обменять карты
level10-page-exchange-of-how = До двух карт из руки кладут под колоду и столько же берут.
level10-page-who-begins = Кто начинает?
level10-page-begin-choose = Выберите, кто начинает.
level10-page-begin-propose = Предложите кого-нибудь; вопрос решён, когда согласны все.
level10-page-begin-wait = Команда договаривается, кто начинает.
level10-page-begin-proposed-by = { $count ->
    [1] голос: { $names }
   *[other] голоса: { $names }
  }
level10-page-no-cards = Ваша рука пуста: остальные играют дальше без вас.
level10-page-hint = Совет бота. { $deed }.
level10-page-hint-chance = Шанс команды на победу: около { $percent } %.
level10-page-clock = Время на это решение ограничено.
level10-page-replaced-me = За вас играет бот
level10-page-away-me = Вы отошли
level10-page-return-how = Вернитесь, чтобы играть дальше самим.
level10-page-return = Вернуться

# The hand.
level10-page-hand = Ваши карты
level10-page-card-plain = { $card }
level10-page-card-playable = { $card }, можно сыграть
level10-page-card-selected = { $card }, карта выбрана
level10-page-card-unplayable = { $card }, нельзя сыграть: { $reason }
level10-page-card-first = { $card }, ляжет под колоду первой
level10-page-card-second = { $card }, ляжет под колоду второй
level10-page-reset-playable = Положить карту сброса в ряд «{ $row }», осталось: { $count }
level10-page-reset-unplayable = В ряд «{ $row }» карту сброса положить нельзя: { $reason }

# What can be told.
level10-page-tell = Сообщить команде
level10-page-tell-what = Что сообщить
level10-page-tell-count = Сколько
level10-page-tell-play = Сыграть
level10-page-tell-reset = Сброс
level10-page-tell-which = Какой мир
level10-page-tell-count-of = Сообщить, сколько у вас карт мира «{ $world }»
level10-page-tell-play-in = Сообщить, что вы хотите сыграть карту в мир «{ $world }»
level10-page-tell-reset-in = Сообщить, что вы хотите положить карту сброса в мир «{ $world }»
level10-page-tell-play-whom = Сообщить: пусть { $whom } сыграет карту в мир «{ $world }»
level10-page-tell-reset-whom = Сообщить: пусть { $whom } положит карту сброса в мир «{ $world }»
level10-page-tell-always = Всегда сообщать число карт
level10-page-tell-always-short = Всегда
level10-page-tell-self = кто: я
level10-page-tell-whom = кто: { $name }
level10-page-tell-next-whom = Кто это сделает: { $name }. Выбрать следующего игрока.
level10-page-tell-next-self = Кто это сделает: вы. Выбрать следующего игрока.

# The end.
level10-page-won = Победа
level10-page-lost = Поражение
level10-page-given-up = Партия прекращена
level10-page-points = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
  }
level10-page-over-won = Поле заполнено: это победа.
level10-page-over-stuck = { $name } не может ни сыграть карту, ни положить карту сброса в столбец { $column }.
level10-page-over-empty = Все руки пусты, а поле не заполнено.
level10-page-loss-no-reset = Столбцу нужна была карта сброса, а в открытых рядах их не осталось.
level10-page-loss-too-low = Все карты для открытых рядов были слишком низкими.
level10-page-loss-other-worlds = Карт для открытых рядов не было.
level10-page-over-given-up = Партия прекращена раньше времени, на столбце { $column }.
level10-page-over-score = Карт уровней и сброса на поле — { $placed }; { $unused ->
    [0] все паузы сыграны
    [one] не сыграна { $unused } пауза
    [few] не сыграно { $unused } паузы
   *[many] не сыграно { $unused } пауз
  }.
level10-page-left-in-pile = Осталось в колоде
level10-page-hindsight = Можно ли было выиграть?
level10-page-hindsight-awaited = Это ещё выясняется.
level10-page-hindsight-never = Нет: этот расклад нельзя было выиграть даже с открытыми картами.
level10-page-hindsight-unknown = Выигрыш не найден даже с открытыми картами; что его нет, не доказано.
level10-page-hindsight-moment = { $count ->
    [0] До первой карты
    [one] Когда на поле лежала { $count } карта,
    [few] Когда на поле лежали { $count } карты,
   *[many] Когда на поле лежало { $count } карт,
  } с открытыми картами ещё можно было выиграть. Затем: { $line }
level10-page-hindsight-lost = После этого уже нет.
level10-page-hindsight-open = { $count ->
    [one] О { $count } следующей позиции неизвестно, можно ли было её выиграть.
   *[other] О { $count } следующих позициях неизвестно, можно ли было их выиграть.
  }
level10-page-hindsight-line = Так можно было выиграть
level10-page-rematch = Ещё партию
level10-page-to-rematch = К новой партии
level10-page-record = Запись партии

# What happened, for those who did not see all cards.
level10-page-line-dealt = Каждый игрок получает { $hand ->
    [one] { $hand } карту
    [few] { $hand } карты
   *[many] { $hand } карт
  }; в колоде — { $pile }.
level10-page-line-put-under = { $name } кладёт под колоду { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
  }.
level10-page-line-put-one = { $name } кладёт под колоду: { $first }.
level10-page-line-put-two = { $name } кладёт под колоду: { $first } и { $second }.
level10-page-line-drew-one = { $name } берёт из колоды: { $first }.
level10-page-line-drew-two = { $name } берёт из колоды: { $first } и { $second }.

# What an action does.
level10-page-do-first = Пусть начинает { $name }
level10-page-do-play = Сыграть «{ $card }»
level10-page-do-pause = Пауза в ряд «{ $row }»
level10-page-do-tuck = Пауза в ряд «{ $row }», под неё «{ $card }»
level10-page-do-reset = Сброс в ряд «{ $row }»
level10-page-do-swap-none = Ничего не менять
level10-page-do-swap-one = Под колоду: { $first }
level10-page-do-swap-two = Под колоду: { $first } и { $second }
