# On the first page.
level10-name = Level 10
level10-kind = В команде · 1–5 игроков
level10-sentence = Заполните пять миров, десять столбцов, не выдав ни одного числа.

# When a table is set up, and in the arena's rows.
option-pauses = Паузы
option-pauses-2 = Две: как обычно
option-pauses-3 = Три: легче
option-pauses-1 = Одна: труднее
option-pauses-0 = Ни одной: труднее всего
option-scoring = Подсчёт очков
option-scoring-victory = Повышенный бонус за любую победу
option-scoring-strict = Повышенный бонус только за поле без пауз
option-pauses-grid = По игрокам и паузам
option-pauses-row = { $count ->
    [0] без пауз
    [one] { $count } пауза
    [few] { $count } паузы
   *[many] { $count } пауз
  }

# Level 10: names, errors, and the course of a game.

level10-title = Level 10, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
  }, { $pauses ->
    [0] без пауз
    [one] { $pauses } пауза
    [few] { $pauses } паузы
   *[many] { $pauses } пауз
  }{ $scoring ->
    [strict] , повышенный бонус только без пауз
   *[victory] { "" }
  }

level10-world = { $world ->
    [D] Пустыня
    [F] Лес
    [S] Облака
    [V] Вулкан
   *[M] Болото
  }
level10-card = { $world } { $value }
level10-pause = пауза

# Why something is not allowed.
level10-wrong-players = В Level 10 играют от 1 до 5 человек, а не { $players }.
level10-too-many-pauses = В коробке три паузы, а не { $pauses }.
level10-not-dealt = Карты ещё не розданы.
level10-already-dealt = Карты уже розданы.
level10-game-over = Партия окончена.
level10-no-such-seat = Места { $seat } здесь нет: { $players ->
    [one] играет { $players } человек
    [few] играют { $players } человека
   *[many] играют { $players } человек
  }, а места считаются с 0.
level10-wrong-deck-level = Карта «{ $card }» роздана { $found ->
    [one] { $found } раз
    [few] { $found } раза
   *[many] { $found } раз
  }, а в колоде она ровно одна.
level10-wrong-deck-pauses = Роздано пауз: { $found }, а должно быть { $expected }.
level10-wrong-hand-count = Роздано рук: { $found }, а должно быть { $players }.
level10-wrong-hand-size = Место { $seat } получает { $found ->
    [one] { $found } карту
    [few] { $found } карты
   *[many] { $found } карт
  }, а должно { $expected }.
level10-beginner-not-chosen = Сначала команда выбирает, кто начинает.
level10-beginner-already-chosen = Команда уже решила, кто начинает.
level10-team-decides = Кто начинает, решают вместе.
level10-false-count = Число карт нужно называть честно: карт мира «{ $world }» у вас { $held }, а не { $told }.
level10-wish-of-oneself = Пожелание — о себе или о другом игроке; себя по имени не называют.
level10-count-missing = Скажите, сколько у вас карт.
level10-garbled-statement = Скажите, сколько у вас карт, или выскажите пожелание: число называют только для карт, имя — только в пожелании.
level10-not-your-turn = Сейчас ходит { $name }.
level10-not-held-level = У вас нет карты «{ $card }».
level10-not-held-pause = У вас нет паузы.
level10-swap-is-due = После карты сброса идёт обмен: положите под колоду до двух карт или ни одной.
level10-no-swap-now = Менять карты можно только сразу после карты сброса, пока в колоде есть карты.
level10-too-many-swapped = Обменять можно не больше двух карт, а выбрано { $count }.
level10-swapped-not-held = Положить под колоду карту «{ $card }» нельзя: у вас её нет.
level10-no-reset-left = В ряду «{ $row }» не осталось карт сброса.
level10-column-has-reset = В этом столбце уже есть карта сброса, поэтому в ряд «{ $row }» её положить нельзя.
level10-other-world = Место карты «{ $card }» — в ряду «{ $world }», а не «{ $row }».
level10-too-low = После «{ $last }» нельзя положить «{ $card }».
level10-row-filled = В ряду «{ $row }» уже есть карта этого столбца.
level10-column-needs-reset = Этому столбцу ещё нужна карта сброса, и лечь она должна в ряд «{ $row }».
level10-tuck-too-early = Подложить карту под паузу можно, только когда колода пуста; сейчас в ней { $pile ->
    [one] { $pile } карта
    [few] { $pile } карты
   *[many] { $pile } карт
  }.
level10-tucked-other-world = Карту «{ $card }» нельзя подложить в ряд «{ $row }»: подойдёт только карта этого мира.
level10-tucked-not-held = Подложить карту «{ $card }» нельзя: у вас её нет.
level10-wrong-winner-won = Поле заполнено, значит, это победа.
level10-wrong-winner-stuck = Один из игроков не мог сделать ход, значит, это поражение.
level10-wrong-winner-hands-empty = Все руки пусты, а поле не заполнено, значит, это поражение.
level10-wrong-score = Счёт — { $expected }, а не { $claimed }.
level10-wrong-placed = Карт уровней и сброса на поле — { $expected }, а не { $claimed }.
level10-wrong-unused-pauses = Из трёх пауз не сыграно { $expected }, а не { $claimed }.

# The course of a game.
level10-dealt-hand = { $name } получает { $cards }
level10-dealt-pile = Колода, начиная с верхней карты: { $cards }
level10-began = { $you ->
    [name] Вы начинаете.
   *[other] { $name } начинает.
  }
level10-played = { $you ->
    [name] Вы играете карту «{ $card }» в столбец { $column }.
   *[other] { $name } играет карту «{ $card }» в столбец { $column }.
  }
level10-paused = { $you ->
    [name] Вы кладёте паузу в ряд «{ $row }», столбец { $column }.
   *[other] { $name } кладёт паузу в ряд «{ $row }», столбец { $column }.
  }
level10-paused-tucking = { $you ->
    [name] Вы кладёте паузу в ряд «{ $row }», столбец { $column }, и карту «{ $card }» под неё.
   *[other] { $name } кладёт паузу в ряд «{ $row }», столбец { $column }, и карту «{ $card }» под неё.
  }
level10-was-reset = { $you ->
    [name] Вы кладёте карту сброса в ряд «{ $row }», столбец { $column }.
   *[other] { $name } кладёт карту сброса в ряд «{ $row }», столбец { $column }.
  }
level10-put-under = { $name } кладёт под колоду { $cards }.
level10-put-nothing-under = { $you ->
    [name] Вы ничего не меняете.
   *[other] { $name } ничего не меняет.
  }
level10-drew = Из колоды: { $cards }.
level10-hand = В руке: { $cards }
level10-empty-hand = Рука пуста.
level10-said-count = { $you ->
    [name] У вас
   *[other] { $name }:
  } карт мира «{ $world }» — { $count }.
level10-said-play = { $you ->
    [name] Вы хотите сыграть карту в мир «{ $world }».
   *[other] { $name } хочет сыграть карту в мир «{ $world }».
  }
level10-said-play-whom = { $you ->
    [name] Вы просите игрока { $whom } сыграть карту в мир «{ $world }».
    [whom] { $name } просит вас сыграть карту в мир «{ $world }».
   *[other] { $name } просит игрока { $whom } сыграть карту в мир «{ $world }».
  }
level10-said-reset = { $you ->
    [name] Вы хотите положить карту сброса в мир «{ $world }».
   *[other] { $name } хочет положить карту сброса в мир «{ $world }».
  }
level10-said-reset-whom = { $you ->
    [name] Вы просите игрока { $whom } положить карту сброса в мир «{ $world }».
    [whom] { $name } просит вас положить карту сброса в мир «{ $world }».
   *[other] { $name } просит игрока { $whom } положить карту сброса в мир «{ $world }».
  }
level10-column = Столбец { $column }: { $cells }
level10-resets-left = осталось карт сброса
level10-won = Поле заполнено: победа.
level10-stuck = { $you ->
    [name] Вы не можете сделать ход: поражение.
   *[other] { $name } не может сделать ход: поражение.
  }
level10-stuck-card = { $card }. { $reason }
level10-stuck-reset = Карта сброса. { $reason }
level10-hands-empty = Все руки пусты, а поле не заполнено: поражение.
level10-outcome = Счёт { $score }: карт уровней и сброса на поле — { $placed }, несыгранных пауз — { $unused }.

# Why games are lost, in a table.
level10-loss-no-reset-left = столбцу нужна карта сброса, а в открытых рядах их нет
level10-loss-too-low = все карты для открытых рядов слишком низкие
level10-loss-other-worlds = нет карт для открытых рядов
level10-loss-hands-empty = все руки пусты

# Level 10 at a table: what the page says.

# The bar.
level10-page-column = Столбец { $column } из 10
level10-page-resets = карт сброса { $count }
level10-page-pauses = пауз { $count }
level10-page-pile = колода { $count }
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
level10-page-filled = в этом столбце карта уже есть
level10-page-next-both = дальше: только сброс или пауза
level10-page-next-reset = дальше: только сброс
level10-page-next-pause = дальше: только пауза
level10-page-next-hopeless = дальше: ничего не подойдёт
level10-page-complete = ряд заполнен

# The team.
level10-page-team = Команда и что она сообщила
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
level10-page-wish-play-you = «сыграйте сюда»
level10-page-wish-reset-you = «положите сюда сброс»
level10-page-wish-play-short = сыграть?
level10-page-wish-reset-short = сброс?
level10-page-wish-play-whom-short = { $whom } играет?
level10-page-wish-reset-whom-short = { $whom }: сброс?
level10-page-wish-play-you-short = вы играете?
level10-page-wish-reset-you-short = вы: сброс?
level10-page-proposes = предложение: { $name }
level10-page-hand-of = Рука игрока { $name }

# The question that is asked.
level10-page-your-turn = Ваш ход
level10-page-turn-of = Ждём игрока { $name }
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
level10-page-goal = Вместе вы заполняете все 50 ячеек, столбец за столбцом. Ряды растут, и в каждом столбце ровно одна карта сброса.
level10-page-begin-choose = Выберите, кто начинает.
level10-page-begin-propose = Предложите кого-нибудь; вопрос решён, когда согласны все.
level10-page-begin-wait = Команда договаривается, кто начинает.
level10-page-begin-proposed-by = { $count ->
    [1] голос: { $names }
   *[other] голоса: { $names }
  }
level10-page-no-cards = Ваша рука пуста: остальные играют дальше без вас.
level10-page-hint-chance = Шанс команды на победу: около { $percent } %.
level10-page-clock = Время на это решение ограничено.
level10-page-replaced-me = За вас играет бот
level10-page-away-me = Вы отошли
level10-page-return-how = Вернитесь и продолжайте играть сами.
level10-page-return = Вернуться

# The hand.
level10-page-hand = Ваши карты
level10-page-card-plain = { $card }
level10-page-card-playable = { $card }, можно сыграть
level10-page-card-selected = { $card }, карта выбрана
level10-page-card-unplayable = { $card }, нельзя сыграть. { $reason }
level10-page-card-first = { $card }, ляжет под колоду первой
level10-page-card-second = { $card }, ляжет под колоду второй
level10-page-reset-playable = Положить карту сброса в ряд «{ $row }», осталось: { $count }
level10-page-reset-unplayable = В ряд «{ $row }» карту сброса положить нельзя. { $reason }

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
level10-page-tell-always = Всегда говорить, сколько у меня
level10-page-tell-self = кто: я
level10-page-tell-whom = кто: { $name }
level10-page-tell-next-whom = Кто это сделает: { $name }. Выбрать следующего игрока.
level10-page-tell-next-self = Кто это сделает: вы. Выбрать следующего игрока.

# The end.
level10-page-won = Победа
level10-page-lost = Поражение
level10-page-given-up = Партия прервана
level10-page-points = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
  }
level10-page-over-full = Поле заполнено.
level10-page-over-stopped = Дальше хода нет.
level10-page-over-won = Пять миров, десять столбцов: это победа.
level10-page-over-stuck = { $you ->
    [name] Вы не могли ни сыграть карту, ни положить карту сброса в столбец { $column }.
   *[other] { $name } не может ни сыграть карту, ни положить карту сброса в столбец { $column }.
}
level10-page-over-empty = Все руки пусты, а поле не заполнено.
level10-page-loss-no-reset = Столбцу нужна была карта сброса, а в открытых рядах их не осталось.
level10-page-loss-too-low = Все карты для открытых рядов были слишком низкими.
level10-page-loss-other-worlds = Карт для открытых рядов не было.
level10-page-over-given-up = Партия прервана раньше времени, на столбце { $column }.
level10-page-sum-placed = { $count ->
    [one] карта в ячейке поля
    [few] карты в ячейках поля
   *[many] карт в ячейках поля
  }
level10-page-sum-bonus = { $count ->
    [0] бонус: все паузы сыграны
    [one] бонус: не сыграна { $count } пауза
    [few] бонус: не сыграно { $count } паузы
   *[many] бонус: не сыграно { $count } пауз
  }
level10-page-sum-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
  }
level10-page-bonus-won = После победы одна, две или три несыгранные паузы дают 10, 30 или 50 очков.
level10-page-bonus-lost = После поражения одна, две или три несыгранные паузы дают 5, 20 или 40 очков; после победы — 10, 30 или 50.
level10-page-bonus-strict = За заполненное поле без пауз бонус 50; иначе одна, две или три несыгранные паузы дают 5, 20 или 40 очков.
level10-page-left-in-pile = Осталось в колоде
level10-page-hindsight = Можно ли было выиграть?
level10-page-hindsight-awaited = Идёт расчёт…
level10-page-hindsight-never = Нет: этот расклад нельзя было выиграть даже с открытыми картами.
level10-page-hindsight-unknown = Выигрыш не найден даже с открытыми картами, но и не доказано, что его нет.
level10-page-hindsight-yes = { $count ->
    [0] Да, с открытыми картами: в самом начале.
    [one] Да, с открытыми картами: пока на поле лежала { $count } карта.
    [few] Да, с открытыми картами: пока на поле лежали { $count } карты.
   *[many] Да, с открытыми картами: пока на поле лежало { $count } карт.
  }
level10-page-hindsight-moment = { $count ->
    [0] До первой карты партию ещё можно было выиграть в открытую.
    [one] Когда на поле лежала { $count } карта, партию ещё можно было выиграть в открытую.
    [few] Когда на поле лежали { $count } карты, партию ещё можно было выиграть в открытую.
   *[many] Когда на поле лежало { $count } карт, партию ещё можно было выиграть в открытую.
  } Что было дальше. { $line }
level10-page-hindsight-lost = После этого уже нет.
level10-page-hindsight-open = { $count ->
    [one] О { $count } следующей позиции неизвестно, можно ли было её выиграть.
   *[other] О { $count } следующих позициях неизвестно, можно ли было их выиграть.
  }
level10-page-hindsight-line = Так можно было выиграть
level10-page-step-back = Назад
level10-page-step-on = Дальше
level10-page-step = { $step } из { $count }
level10-page-step-close = К итогу

# What happened, for those who did not see all cards.
level10-page-line-dealt = Каждый игрок получает { $hand ->
    [one] { $hand } карту
    [few] { $hand } карты
   *[many] { $hand } карт
  }; в колоде — { $pile }.
level10-page-line-put-under = { $you ->
    [name] Вы кладёте
   *[other] { $name } кладёт
  } под колоду { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
  }.
level10-page-line-put-one = { $you ->
    [name] Вы кладёте под колоду: { $first }.
   *[other] { $name } кладёт под колоду: { $first }.
  }
level10-page-line-put-two = { $you ->
    [name] Вы кладёте под колоду: { $first } и { $second }.
   *[other] { $name } кладёт под колоду: { $first } и { $second }.
  }
level10-page-line-drew-one = { $you ->
    [name] Вы берёте из колоды: { $first }.
   *[other] { $name } берёт из колоды: { $first }.
  }
level10-page-line-drew-two = { $you ->
    [name] Вы берёте из колоды: { $first } и { $second }.
   *[other] { $name } берёт из колоды: { $first } и { $second }.
  }

# What an action does.
level10-page-do-first = Пусть начинает { $name }
level10-page-do-play = Сыграть «{ $card }»
level10-page-do-pause = Пауза в ряд «{ $row }»
level10-page-do-tuck = Пауза в ряд «{ $row }», под неё «{ $card }»
level10-page-do-reset = Сброс в ряд «{ $row }»
level10-page-do-swap-none = Ничего не менять

# Why an action is a good one. Nobody is spoken to: the same is told in hints and of games that are over.
level10-why-only-here = Ни у кого другого сейчас не может быть карты для ряда «{ $row }».
level10-why-completes-column = Это завершает столбец.
level10-why-next = Это следующая карта ряда: ничего не пропускается.
level10-why-room = { $count ->
    [one] В ряду останется место ещё для { $count } карты.
   *[other] В ряду останется место ещё для { $count } карт.
  }
level10-why-only-fit = Другие карты в руке сейчас не подходят.
level10-why-nothing-fits = Ни одно число в руке сейчас не подходит.
level10-why-skips-nothing = Пауза не пропускает чисел ряда.
level10-why-tucks-dead = Карта под ней уже не подошла бы.
level10-why-only-row-for-reset = Другой ряд не может дать столбцу карту сброса.
level10-why-row-is-stuck = Из оставшихся чисел туда ничего не подходит.
level10-why-frees = { $count ->
    [one] После этого там снова будет место для { $count } карты пониже.
   *[other] После этого там снова будет место для { $count } карт пониже.
  }
level10-why-puts-away-misfits = То, что уйдёт под колоду, сейчас не подходит.
level10-why-puts-away-later = { $count ->
    [one] В ряду перед тем, что уйдёт под колоду, идёт как минимум { $count } карта.
    [few] В ряду перед тем, что уйдёт под колоду, идут как минимум { $count } карты.
   *[many] В ряду перед тем, что уйдёт под колоду, идёт как минимум { $count } карт.
  }
level10-why-puts-away-others = То, что уйдёт под колоду, ни в одном ряду не идёт следующим.
level10-why-keeps-next = { $count ->
    [one] В руке остаётся следующая карта для { $count } ряда.
   *[other] В руке остаются следующие карты для { $count } рядов.
  }
level10-why-has-worlds = { $count ->
    [one] Судя по сказанному, у игрока { $name } карты { $count } мира.
   *[other] Судя по сказанному, у игрока { $name } карты { $count } миров.
  }
level10-page-do-swap-one = Под колоду: { $first }
level10-page-do-swap-two = Под колоду: { $first } и { $second }

# The rules page of Level 10.

rules-level10-title = Как играть в Level 10
rules-level10-lead = Вместе вы заполняете пять рядов, по одному на каждый мир, по десять карт в каждом. Вы побеждаете или проигрываете одной командой, и никому нельзя говорить, какие числа у него в руке.

# At a glance.
rules-level10-glance-play = Сыграйте карту
rules-level10-glance-play-text = Её кладут в ряд её мира, и она не должна быть ниже карты слева. Затем возьмите одну из колоды.
rules-level10-glance-reset = Или карту сброса
rules-level10-glance-reset-text = Карта сброса возвращает ряд к 0. Затем можно обменять до двух карт на карты из колоды.
rules-level10-glance-win = Победить вместе
rules-level10-glance-win-text = Заполните пять рядов по десять карт, не говоря, какие числа у вас в руке. Если кто-то ничего не может положить, проигрывают все.
rules-level10-glance-low = Слишком низкая
rules-level10-glance-low-text = «Лес 3» не подходит после карты «Лес 4»: числа в ряду никогда не убывают.
rules-level10-glance-after = После карты сброса
rules-level10-glance-after-text = После карты сброса подходит любая карта этого мира, даже «Вулкан 2».
rules-level10-glance-two = Две в столбце
rules-level10-glance-two-text = В столбце бывает ровно одна карта сброса, и в ряду Леса она уже лежит.
rules-level10-glance-resets = Карта сброса: ряд снова на 0
rules-level10-glance-pauses = Пауза: считается как карта слева

# What there is.
rules-level10-cards = Что в коробке
rule-L10-1 = В игре 40 карт уровней: пять миров со значениями от 1 до 8. Одинаковых карт нет. Миры — Пустыня, Лес, Облака, Вулкан и Болото, и у каждого на поле свой ряд.
rule-L10-2 = У каждого мира две карты сброса со значением 0. Они никогда не бывают ни в руке, ни в колоде: они лежат лицом вверх слева от своего ряда, и пользуется ими вся команда.
rule-L10-3 = Есть три карты паузы, которые заменяют карты уровней. Сколько из них войдёт в колоду, решаете вы: чем меньше, тем труднее. Остальные остаются в коробке.
rule-L10-3-ruling = Числа в печатных правилах были картинками, которых у нас не было. Пауз три, на сложности «Профи» их нет, и чем их меньше, тем труднее: подходит только 3, 2, 1, 0.
rules-level10-difficulty = Сложность
rules-level10-pauses = Пауз в колоде
rules-level10-beginner = Легко
rules-level10-standard = Норма
rules-level10-pro = Трудно
rules-level10-master = Профи
rules-level10-example-cards = Карта уровня, карта сброса и пауза.

# Setting up.
rules-level10-setup = Подготовка
rule-L10-4 = Перетасуйте карты уровней с выбранными паузами и раздайте карты в руки. Остальное — колода, она лежит лицом вниз. Сколько в ней карт, могут знать все.
rules-level10-players = Игроков
rules-level10-hand = Карт в каждой руке
rule-L10-5 = Сначала посмотрите свои карты. Потом все вместе договоритесь, кто начинает. При этом уже действует правило L10-6.

# Talking.
rules-level10-talk = О чём можно говорить
rule-L10-6 = Ваши карты — тайна. В любой момент вы можете сообщить всему столу только три вещи. Всё остальное запрещено, и прежде всего всё, что касается чисел, поэтому свободного чата во время партии нет.
rule-L10-6-count = Число карт: сколько у вас в руке карт одного мира.
rule-L10-6-wish = Пожелание сыграть: что вам или кому-то другому стоит сыграть карту в такой-то мир.
rule-L10-6-reset = Пожелание о карте сброса: что вам или кому-то другому стоит положить карту сброса в такой-то мир.
rule-L10-6-ruling = Число карт всегда верное, потому что его подставляет программа. Паузы не относятся ни к какому миру, и их никогда не считают. Можно сообщить и то, что карт какого-то мира у вас нет. Говорить можно и без карт в руке.
rules-level10-example-talk = У вас в руке эти карты. Можно сказать: «У меня две карты Леса» или «Пусть Анна положит карту сброса в Облака». Нельзя сказать, что ваша карта Облаков низкая или что у вас есть пауза.

# A turn.
rules-level10-turn = Ход
rule-L10-7 = Ходят по часовой стрелке. В свой ход вы делаете ровно одно из двух.
rule-L10-7-play = Играете из руки карту уровня или паузу.
rule-L10-7-reset = Кладёте карту сброса.
rule-L10-8 = Только впятером: кто завершает столбец, делает и следующий ход, то есть открывает следующий столбец. Так каждый новый столбец открывает другой игрок.
rule-L10-8-ruling = Это действует и тогда, когда у кого-то карты уже кончились. Если карт не осталось у того, кто завершил столбец, ход переходит дальше как обычно.
rules-level10-column = Столбец
rules-level10-order = Порядок ходов
rule-L10-9 = Сыграв карту, вы берёте одну из колоды, если там есть карты.
rule-L10-10 = Чтобы положить карту сброса, выберите открытый ряд и переложите одну из его карт сброса в конец этого ряда. Затем, если в колоде есть карты, можно сделать обмен: положите до двух карт из руки под колоду лицом вниз, в любом порядке, и возьмите столько же сверху. Если колода пуста, обмена нет.
rules-level10-example-swap = В колоде осталась только карта «Облака 4». Вы кладёте под неё карту «Пустыня 1», а в самый низ — паузу. Затем берёте две карты: «Облака 4» и снова «Пустыня 1». Пауза остаётся в колоде.
rule-L10-11 = Нельзя положить карту сброса в мир, где их не осталось. Нельзя и тогда, когда в текущем столбце карта сброса уже есть.
rule-L10-12 = Если сейчас ваш ход и у вас есть карты, но вы не можете ни сыграть карту, ни положить карту сброса, партия заканчивается. Это поражение для всех.
rules-level10-example-stuck = В столбце 8 карта сброса уже лежит, в ряду Леса. Открыты только Вулкан и Болото.
rules-level10-example-stuck-hand = У вас в руке эти карты. «Вулкан 3» и «Болото 1» слишком низкие, а в ряду Леса карта уже есть. Это поражение. С паузой можно было бы играть дальше.

# Placing.
rules-level10-placing = Куда можно положить карту
rule-L10-13 = Карту уровня кладут в ряд её мира и никуда больше.
rule-L10-14 = Её значение должно быть равно значению карты слева или выше него. Начало ряда и карта сброса считаются за 0, так что там подходит любая карта.
rules-level10-example-rising = Ряд растёт. Следующей ляжет карта Леса со значением 4 или выше.
rules-level10-example-reset = Карта сброса возвращает ряд к 0. После неё подходит даже «Вулкан 2».
rule-L10-15 = Столбцы заполняют по одному. Ряд открыт, пока в нём нет карты текущего столбца. Когда карта есть во всех пяти рядах, начинается следующий столбец.
rule-L10-16 = В полном столбце ровно одна карта сброса и четыре карты уровней или паузы. Поэтому вторую карту сброса положить нельзя. А если четыре ряда заполнены без карты сброса, в последний ряд нужно положить одну из его карт сброса.
rules-level10-example-open = Текущий столбец — 3; открыты Лес, Вулкан и Болото. В каждый из этих рядов можно положить карту выше, паузу или карту сброса. В рядах Пустыни и Облаков карта уже есть.
rules-level10-example-tight = Прошло несколько ходов, а карту сброса никто не положил. Теперь в ряд Болота можно положить только карту сброса, даже если у вас в руке «Болото 8» или пауза.
rule-L10-17 = Паузу кладут в любой открытый ряд вместо карты уровня. Её значение — как у карты слева: 0 в начале ряда или после карты сброса.
rule-L10-17-ruling = В одном столбце может быть несколько пауз.
rules-level10-example-pause = Первая пауза считается за 0, потому что с неё начинается ряд. Вторая — за 6, как карта слева от неё. Третья — за 0, потому что лежит после карты сброса.

# When the pile is empty.
rules-level10-empty = Когда колода пуста
rule-L10-18 = Партия продолжается, но карт больше не берут. Теперь, играя паузу в ряд, вы можете ещё и подложить под неё одну карту уровня этого мира из руки. Колода должна быть пуста ещё до того, как вы сыграли паузу. Подложенная карта выходит из игры.
rules-level10-example-tuck = Карта «Вулкан 2» была слишком низкой для этого ряда. Теперь она лежит под паузой и больше не мешает.
rule-L10-19 = Игрок без карт пропускает ходы до конца партии. А нет хода — нельзя положить и карту сброса.
rule-L10-20 = Если все руки пусты, а поле не заполнено, это поражение.
rule-L10-20-ruling = Печатные правила об этом не говорят, но ходить больше некому. Так что не откладывайте последнюю карту сброса слишком надолго.
rules-level10-example-last = Все руки пусты. Последней ячейке нужна карта сброса, а положить её некому: поражение.

# The end.
rules-level10-end = Конец партии
rule-L10-21 = Как только заполнены все 50 ячеек, вы победили.
rule-L10-21-ruling = Пауза считается картой уровня своего ряда, так что заполненное поле с паузами — тоже победа. Карты, оставшиеся в руках, тогда не важны.
rule-L10-22 = Ваш счёт: одно очко за каждую карту уровня и каждую карту сброса, которая занимает ячейку, и бонус за несыгранные паузы. Пауза на поле и подложенная карта очков не дают. Очки считают и после поражения.
rule-L10-22-ruling = Несыгранные — это все паузы, которых нет на поле, в том числе оставшиеся в коробке. Больший бонус даётся за любую победу. При строгом подсчёте он даётся только за поле, где лежат все 50 карт уровней и сброса.
rules-level10-unused = Несыгранных пауз
rules-level10-bonus-lost = Бонус при поражении
rules-level10-bonus-won = Бонус при победе
rules-level10-in-grid = Пауз на заполненном поле
rules-level10-score = Счёт
rules-level10-score-strict = Счёт, строгий подсчёт

# What may be known.
rules-level10-known = Что можно знать
rules-level10-known-all = Все видят поле, оставшиеся карты сброса, подложенные карты, всё, что было сказано, и сколько карт в каждой руке и в колоде.
rules-level10-known-own = Кроме того, вы знаете свою руку и то, какие карты положили под колоду. О чужих обменах известно только, сколько карт ушло под колоду.

# The drawings.
rules-level10-world = Мир
rules-level10-resets = Осталось карт сброса
rules-level10-reset-name = Карта сброса мира «{ $world }»
rules-level10-open-cell = Открыта
rules-level10-tucked = Под ней: { $card }

# What many games add up to, in a table.
level10-sim-cells = Заполнено ячеек в среднем
level10-sim-causes = Причины поражений

# A first game.
level10-lesson-aim = Все вместе
level10-lesson-aim-text = Вы вместе заполняете поле: пять миров, у каждого свой ряд, столбец за столбцом. Показывать карты и называть числа нельзя.
level10-lesson-first = Кто начинает?
level10-lesson-first-text = Команда решает, кто начнёт. У вас есть единица, начинайте вы.
level10-lesson-low = Сначала низкие
level10-lesson-low-text = В ряду числа никогда не убывают: после 7 подойдёт уже только 8. Начните Пустыню с единицы, а 7 приберегите.
level10-lesson-tell = Что можно сказать
level10-lesson-tell-text = Можно сказать, сколько у вас карт какого-то мира или где вы хотели бы сыграть или сделать сброс. Сообщите о картах Болота.
level10-lesson-reset = Один сброс на столбец
level10-lesson-reset-text = В столбце четыре карты и ровно одна карта сброса, она считается за 0. { $one } хочет сыграть в Облаках, так что сброс — в Болото.
level10-lesson-swap = Обмен
level10-lesson-swap-text = После сброса можно положить под колоду до двух карт и взять столько же. Восьмёрки пригодятся нескоро: обменяйте обе.
level10-lesson-column = Следующий столбец
level10-lesson-column-text = Первый столбец заполнен, открыт второй. Болото снова считается с 0, подойдёт любая карта: сыграйте 2 раньше, чем 5.
level10-lesson-back = Снова с нуля
level10-lesson-back-text = В четырёх рядах карты уже лежат: последнему достаётся сброс. Вулкану это кстати, на нём 8.
level10-lesson-keep = Обмен не обязателен
level10-lesson-keep-text = Теперь карты у вас хорошие. Можно не менять ни одной: оставьте их.
level10-lesson-pause = Пауза
level10-lesson-pause-text = Пауза подходит в любой ряд и считается как карта слева от неё. Сыграйте её в Пустыне: с 3 до 7 скачок был бы велик.
level10-lesson-end = Чем всё кончится
level10-lesson-end-text = Заполните все 50 ячеек — и вы победили вместе. Если кто-то в свой ход ничего не может сделать, проигрывают все.
level10-lesson-first-deed = Начинаете вы
level10-lesson-tell-deed = Сообщите, сколько у вас карт Болота
