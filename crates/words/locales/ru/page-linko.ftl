# Linko at a table: what the page says.

# Cards. A set is some cards of one value; $card is a number or a joker.
linko-page-set = { $count } × { $card }
linko-page-set-with-jokers = { $jokers ->
    [one] { $set }, из них { $jokers } джокер
    [few] { $set }, из них { $jokers } джокера
   *[many] { $set }, из них { $jokers } джокеров
  }
linko-page-top = верхний слой
linko-page-top-spoken = Верхний слой: { $layer }
linko-page-no-layers = Слоёв пока нет

# What happened, where it is not told as in a record.
linko-page-line-drew-unseen = { $name } берёт карту из колоды.
linko-page-line-ended-last-card = { $count ->
    [1] { $name } играет последнюю карту: партия окончена, побеждает { $winners }.
   *[other] { $name } играет последнюю карту: партия окончена, вместе побеждают { $winners }.
  }
linko-page-line-ended-exhausted = { $count ->
    [1] Колода и резерв пусты: партия окончена, побеждает { $winners }.
   *[other] Колода и резерв пусты: партия окончена, вместе побеждают { $winners }.
  }

# Deeds, as on a button.
linko-page-deed-play = Сыграть { $cards }
linko-page-deed-ghost = Украсть набор со значением { $value }
linko-page-deed-take = Взять слой игрока { $name }
linko-page-deed-leave = Не брать слой игрока { $name }
linko-page-deed-keep = Вернуть слой в руку
linko-page-deed-discard = Сбросить слой
linko-page-deed-draw-pile = Взять из колоды
linko-page-deed-draw-slot = Взять из ячейки { $place } резерва
linko-page-deed-draw-cards = Взять { $cards } из резерва
linko-page-deed-pass = Не брать

# The bar.
linko-page-my-turn = Ваш ход
linko-page-my-decision = Решаете вы
linko-page-awaited = Ждём игрока { $name }
linko-page-over = Партия окончена
linko-page-given-up = Партия прекращена
linko-page-dealing = Идёт раздача
linko-page-variant = { $variant ->
    [base] базовый вариант
    [advanced] продвинутый вариант
   *[expert] экспертный вариант
  }
linko-page-practice = тренировка

# Seats and the middle.
linko-page-others = Соперники
linko-page-players = Игроки
linko-page-you = Вы
linko-page-in-hand = { $count } в руке
linko-page-laid = { $count } на столе
linko-page-layers = Прежние слои, начиная с первого
linko-page-mark-loses = минус { $count }
linko-page-mark-awaited = решает
linko-page-mark-plays = ходит
linko-page-mark-last = последний ход
linko-page-mark-won = победа
linko-page-mark-away = не за столом
linko-page-mark-replaced = играет бот
linko-page-mark-bot = бот
linko-page-reserve = Резерв
linko-page-reserve-empty = Пусто
linko-page-pile = Колода
linko-page-pile-spoken = { $count ->
    [0] Колода пуста
    [one] Колода, { $count } карта
    [few] Колода, { $count } карты
   *[many] Колода, { $count } карт
  }
linko-page-out = Сброс
linko-page-out-spoken = { $count ->
    [0] Сброс пуст
    [one] Сброс, { $count } карта: { $cards }
    [few] Сброс, { $count } карты: { $cards }
   *[many] Сброс, { $count } карт: { $cards }
  }
linko-page-ghost = Призрачная зона
linko-page-ghost-empty = Пусто

# My turn.
linko-page-ask-play = Выберите карты одного значения. Джокеры подходят к любым.
linko-page-robs = Кража у игрока { $name } ({ $layer }).
linko-page-robs-ghost = { $count ->
    [1] Кража из призрачной зоны ({ $sets }).
   *[other] Кража одного из наборов призрачной зоны: { $sets }.
  }
linko-page-robs-nobody = Кражи не будет.
linko-page-robs-nobody-draw = После этого можно взять карту.
linko-page-robs-nobody-no-draw = Для кражи нужно столько же карт и значение выше.
linko-page-ends-game = { $count ->
    [1] Это ваша последняя карта: партия закончится, кражи не будет.
   *[other] Это ваши последние карты: партия закончится, кражи не будет.
  }
linko-page-with-joker = С джокером
linko-page-take-all = Все { $count }
linko-page-put-back = Снять выбор
linko-page-hand = Ваши карты, по значению
linko-page-hand-empty = Ваша рука пуста.
linko-page-group = { $count ->
    [one] { $card }, { $count } карта
    [few] { $card }, { $count } карты
   *[many] { $card }, { $count } карт
  }
linko-page-group-picked = { $picked ->
    [one] { $card }, выбрана { $picked } из { $count }
   *[other] { $card }, выбрано { $picked } из { $count }
  }

# A card that cannot be played now.
linko-page-wait-play = Сейчас сыграть нельзя: ходит { $name }.
linko-page-wait-decision = Сейчас сыграть нельзя: сначала решает { $name }.
linko-page-wait-own = Сейчас сыграть нельзя: сначала ответьте на вопрос.
linko-page-plan = Если бы можно было сыграть сейчас:

# Questions.
linko-page-stole = Вы крадёте у игрока { $name }: { $layer }
linko-page-stole-question = { $count ->
    [1] Взять карту или не брать?
   *[other] Взять карты или не брать?
  }
linko-page-take = { $count ->
    [1] Взять карту
   *[other] Взять карты
  }
linko-page-take-means = { $count ->
    [1] Карта идёт вам в руку. { $name } берёт карту.
    [one] { $count } карта идёт вам в руку. { $name } берёт { $count } карту.
    [few] { $count } карты идут вам в руку. { $name } берёт { $count } карты.
   *[many] { $count } карт идут вам в руку. { $name } берёт { $count } карт.
  }
linko-page-leave = { $count ->
    [1] Не брать карту
   *[other] Не брать карты
  }
linko-page-leave-means = { $count ->
    [1] { $name } возвращает её в руку или сбрасывает и берёт карту.
    [one] { $name } возвращает их в руку или сбрасывает и берёт { $count } карту.
    [few] { $name } возвращает их в руку или сбрасывает и берёт { $count } карты.
   *[many] { $name } возвращает их в руку или сбрасывает и берёт { $count } карт.
  }
linko-page-left-you = { $name } оставляет вам { $layer }
linko-page-left-question = { $count ->
    [1] Вернуть карту в руку или сбросить?
   *[other] Вернуть карты в руку или сбросить?
  }
linko-page-keep = { $count ->
    [1] Вернуть карту
   *[other] Вернуть карты
  }
linko-page-keep-means = { $count ->
    [1] Карта идёт вам в руку. Новых карт вы не берёте.
    [one] { $count } карта идёт вам в руку. Новых карт вы не берёте.
    [few] { $count } карты идут вам в руку. Новых карт вы не берёте.
   *[many] { $count } карт идут вам в руку. Новых карт вы не берёте.
  }
linko-page-discard = { $count ->
    [1] Сбросить карту
   *[other] Сбросить карты
  }
linko-page-discard-means = { $count ->
    [1] Карта идёт в сброс. Вы берёте карту.
    [one] { $count } карта идёт в сброс. Вы берёте { $count } карту.
    [few] { $count } карты идут в сброс. Вы берёте { $count } карты.
   *[many] { $count } карт идут в сброс. Вы берёте { $count } карт.
  }
linko-page-draw = { $count ->
    [1] Возьмите карту
    [one] Возьмите { $count } карту, по одной
    [few] Возьмите { $count } карты, по одной
   *[many] Возьмите { $count } карт, по одной
  }
linko-page-draw-why = { $name } крадёт ваш слой.
linko-page-draw-where = Выберите карту резерва или возьмите из колоды.
linko-page-draw-where-reserve = Колода пуста: выберите карту резерва.
linko-page-draw-where-pile = Резерв пуст: возьмите из колоды.
linko-page-extra = Взять карту?
linko-page-extra-why = В этот ход красть было нечего, поэтому можно взять одну карту.
linko-page-ghost-which = Какой набор украсть?
linko-page-ghost-one = Кража из призрачной зоны
linko-page-ghost-means = { $count ->
    [1] Карта идёт сразу вам в руку.
    [one] { $count } карта идёт сразу вам в руку.
    [few] { $count } карты идут сразу вам в руку.
   *[many] { $count } карт идут сразу вам в руку.
  }

# Others decide.
linko-page-awaits-play = Ходит { $name }
linko-page-awaits-ghost = { $name } крадёт из призрачной зоны
linko-page-awaits-steal = { $name } крадёт у игрока { $victim }
linko-page-awaits-steal-why = Взять слой ({ $layer }) или не брать? Решает { $name }.
linko-page-awaits-steal-you = { $name } крадёт у вас
linko-page-awaits-answer = Решает { $name }
linko-page-awaits-answer-why = Вернуть слой ({ $layer }) в руку или сбросить?
linko-page-awaits-draw = { $count ->
    [1] { $name } берёт карту
    [one] { $name } берёт { $count } карту
    [few] { $name } берёт { $count } карты
   *[many] { $name } берёт { $count } карт
  }
linko-page-awaits-extra = { $name } может взять карту

# Hints, clocks, being away, giving up.
linko-page-hint = Совет бота:
linko-page-until = до { $time } (UTC)
linko-page-away = Вы отошли
linko-page-away-why = Вернитесь, когда захотите: место остаётся за вами.
linko-page-return = Вернуться

# The end.
linko-page-you-win = Вы победили
linko-page-you-share = Вы победили вместе с другими
linko-page-wins = { $count ->
    [1] { $names } побеждает
   *[other] { $names } побеждают вместе
  }
linko-page-end-last-card = { $name } играет последнюю карту из руки.
linko-page-end-last-card-you = Вы сыграли последнюю карту из руки.
linko-page-end-exhausted = Колода и резерв пусты.
linko-page-result = Итог
linko-page-column-name = Игрок
linko-page-column-laid = На столе
linko-page-column-hand = В руке
linko-page-column-points = Очки
linko-page-rematch = Ещё партию
linko-page-to-rematch = К новой партии
linko-page-record = Запись партии
