# level8 at a table: what the page says.

# Cards and combinations, as they are spoken where no sentence stands around them.
level8-page-number = { $color } { $value }
level8-page-joker = джокер
level8-page-skip = пропуск хода
level8-page-meld = { $kind ->
    [run] ряд от { $from } до { $to }
    [set] { $size ->
        [2] пара: { $value }
        [3] тройка: { $value }
        [one] { $size } карта: { $value }
        [few] { $size } карты: { $value }
       *[many] { $size } карт: { $value }
      }
   *[color] { $size ->
        [one] { $size } карта
        [few] { $size } карты
       *[many] { $size } карт
      }, каждая { $color }
  }
level8-page-parts = { $kind ->
    [run] { $count ->
        [1] ряд из { $size }
        [one] { $count } ряд из { $size }
        [few] { $count } ряда из { $size }
       *[many] { $count } рядов из { $size }
      }
    [pair] { $count ->
        [1] пара
        [one] { $count } пара
        [few] { $count } пары
       *[many] { $count } пар
      }
    [set] { $size ->
        [3] { $count ->
            [1] тройка
            [one] { $count } тройка
            [few] { $count } тройки
           *[many] { $count } троек
          }
       *[other] { $count ->
            [1] набор из { $size }
            [one] { $count } набор из { $size }
            [few] { $count } набора из { $size }
           *[many] { $count } наборов из { $size }
          }
      }
   *[color] { $count ->
        [1] { $size } одного цвета
       *[other] { $count } × { $size } одного цвета
      }
  }

# Log lines that differ from those of a record.
level8-page-dealt = { $name } сдаёт карты на новый раунд.
level8-page-dealt-and-turned-up = { $name } сдаёт карты на новый раунд и открывает карту «{ $card }».
level8-page-reshuffled = Новую колоду тасуют из сбросов, кроме верхних карт.
level8-page-drew = { $name } берёт карту из колоды.
level8-page-laid-down = { $name } выкладывает уровень { $level }.
level8-page-added = { $name } добавляет карту «{ $card }» к комбинации игрока { $owner }.
level8-page-added-own = { $name } добавляет карту «{ $card }» к своей комбинации.
level8-page-kept = { $count ->
    [one] { $name } оставляет { $count } карту на следующий раунд.
    [few] { $name } оставляет { $count } карты на следующий раунд.
   *[many] { $name } оставляет { $count } карт на следующий раунд.
  }

# What an action does, on buttons and in hints.
level8-page-deed-draw = Взять из колоды
level8-page-deed-take = Взять из сброса игрока { $name }
level8-page-deed-lay = Выложить уровень: { $melds }
level8-page-deed-add = { $end ->
    [low] Добавить карту «{ $card }» снизу к комбинации { $place } игрока { $name }
    [high] Добавить карту «{ $card }» сверху к комбинации { $place } игрока { $name }
   *[none] Добавить карту «{ $card }» к комбинации { $place } игрока { $name }
  }
level8-page-deed-discard = Сбросить «{ $card }»
level8-page-deed-skip = Пропуск хода игроку { $name }
level8-page-deed-pass = Пропустить ход
level8-page-deed-keep = Оставить: { $cards }
level8-page-deed-keep-nothing = Ничего не оставлять

# The bar.
level8-page-where = Раунд { $round } · { $turn }
level8-page-turn-mine = ваш ход
level8-page-turn-of = ходит { $name }
level8-page-turn-dealing = идёт раздача
level8-page-turn-over = партия окончена

# Seats.
level8-page-players = Игроки
level8-page-level = Уровень { $level }
level8-page-level-laid = Уровень { $level } · выложен
level8-page-level-through = Все уровни пройдены
level8-page-in-hand = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
level8-page-bot = бот
level8-page-away = не за столом
level8-page-replaced = играет бот
level8-page-skipped = пропуск хода
level8-page-kept-mark = оставляет { $count }
level8-page-won-mark = победа
level8-page-misses = Следующий ход пропускается
level8-page-nothing-laid = Ничего не выложено
level8-page-hand-of = Рука игрока { $name }
level8-page-discard-of = Сброс игрока { $name }, { $count ->
    [0] пусто
    [1] одна карта: { $card }
    [one] { $count } карта, сверху: { $card }
    [few] { $count } карты, сверху: { $card }
   *[many] { $count } карт, сверху: { $card }
  }
level8-page-take-from = Взять карту «{ $card }» из сброса игрока { $name }
level8-page-take-own = Взять карту «{ $card }» обратно из своего сброса
level8-page-add-here = { $end ->
    [low] Добавить карту «{ $card }» снизу: { $meld } ({ $name })
    [high] Добавить карту «{ $card }» сверху: { $meld } ({ $name })
   *[none] Добавить карту «{ $card }» сюда: { $meld } ({ $name })
  }
level8-page-add-short = { $end ->
    [low] Добавить снизу: { $meld } ({ $name })
    [high] Добавить сверху: { $meld } ({ $name })
   *[none] Добавить сюда: { $meld } ({ $name })
  }

# The middle.
level8-page-mine = Перед вами
level8-page-level-card = Карта уровней
level8-page-at = На этом уровне:
level8-page-you = вы
level8-page-piles = Колода и сброс
level8-page-pile = Колода
level8-page-pile-of = { $count ->
    [one] Колода, { $count } карта
    [few] Колода, { $count } карты
   *[many] Колода, { $count } карт
  }
level8-page-pile-skips = { $count ->
    [one] Под колодой лицом вверх лежит { $count } пропуск хода
    [few] Под колодой лицом вверх лежат { $count } пропуска хода
   *[many] Под колодой лицом вверх лежат { $count } пропусков хода
  }
level8-page-yours = Сброс
level8-page-discard-mine = Ваш сброс, { $count ->
    [0] пусто
    [1] одна карта: { $card }
    [one] { $count } карта, сверху: { $card }
    [few] { $count } карты, сверху: { $card }
   *[many] { $count } карт, сверху: { $card }
  }
level8-page-round-over = Раунд { $round } окончен
level8-page-player = Игрок
level8-page-level-word = Уровень
level8-page-how = Как
level8-page-went-out = заканчивает раунд
level8-page-laid-it = уровень выложен
level8-page-stays = остаётся
level8-page-moved = { $from } → { $to }

# The dock: what is asked.
level8-page-steps = Ход в три шага
level8-page-step-draw = 1 Взять
level8-page-step-drawn = 1 Взята
level8-page-step-lay = 2 Карты на стол
level8-page-step-discard = 3 Сбросить
level8-page-ask-draw = Возьмите карту
level8-page-draw-how = Из колоды или верхнюю из любого сброса.
level8-page-draw-lays = Ваших карт хватает на уровень { $level }: сначала возьмите карту.
level8-page-missing = { $count ->
    [one] Для уровня { $level } не хватает { $count } карты.
   *[other] Для уровня { $level } не хватает { $count } карт.
  }
level8-page-ask-lay = Можно выложить уровень { $level }
level8-page-lay-wins = Это принесёт вам победу.
level8-page-lay = Выложить уровень
level8-page-another = Иначе
level8-page-another-of = { $number }/{ $count }
level8-page-arrange = Составить
level8-page-ask-arrange = Составьте уровень { $level }
level8-page-arrange-how = Выберите из руки карты для каждой комбинации.
level8-page-group = { $part }, карт: { $count } из { $size }
level8-page-reading = Что заменяет джокер
level8-page-reading-of = { $kind ->
    [run] от { $from } до { $to }
    [set] { $value }
   *[color] { $color }
  }
level8-page-arranged = Из этих карт складывается уровень { $level }.
level8-page-clear = Очистить
level8-page-done-arranging = Назад
level8-page-ask-discard = Сбросьте карту
level8-page-ask-add = Добавьте карты или сбросьте одну
level8-page-add-how = Выберите карту, потом её место на столе.
level8-page-nothing-to-add = Ни одна ваша карта не подходит к комбинациям на столе.
level8-page-picked = { $card ->
    [joker] Ваш джокер
    [skip] Ваш пропуск хода
   *[number] Ваша { $color } { $value }
  }
level8-page-picked-where = Выберите для карты место на столе или сбросьте её.
level8-page-picked-fits-nowhere = Карта не подходит ни к одной комбинации на столе.
level8-page-picked-ends-round = Это ваша последняя карта: раунд закончится, и вы подниметесь на два уровня.
level8-page-picked-wins = Это ваша последняя карта: раунд закончится, и вы победите.
level8-page-picked-skip = Положите его перед игроком, который пропустит следующий ход, или сбросьте.
level8-page-picked-skip-alone = Перед всеми уже лежит пропуск хода: этот можно только сбросить.
level8-page-skip-whom = Пропуск: { $name }
level8-page-discard = Сбросить
level8-page-discard-card = Сбросить «{ $card }»
level8-page-put-back = Снять выбор
level8-page-ask-pass = Вы пропускаете ход
level8-page-pass-how = Перед вами лежит пропуск хода. Положите его под колоду лицом вверх; этот ход вы пропускаете.
level8-page-ask-keep = Оставьте до { $most } карт
level8-page-keep-how = Они останутся у вас в руке на следующий раунд.
level8-page-keep = { $count ->
    [0] Ничего не оставлять
    [one] Оставить { $count } карту
    [few] Оставить { $count } карты
   *[many] Оставить { $count } карт
  }
level8-page-why-draw = Сначала возьмите карту: с этого начинается ход.
level8-page-why-pass = Перед вами лежит пропуск хода, поэтому этот ход вы пропускаете.
level8-page-why-keep = Сначала выберите, что оставить на следующий раунд.
level8-page-why-other = Сейчас ходит { $name }.
level8-page-why-deal = Идёт раздача.

# The dock: when others decide.
level8-page-wait = Ждём игрока { $name }
level8-page-wait-draw = { $name } начинает ход: нужно взять карту.
level8-page-wait-act = { $name } продолжает ход: карта взята, можно выкладывать и добавлять, а в конце нужно сбросить.
level8-page-wait-pass = { $name } пропускает ход.
level8-page-wait-keep = { $name } выбирает, что оставить на следующий раунд.
level8-page-wait-deal = Идёт раздача
level8-page-wait-shuffle = Тасуется новая колода
level8-page-watching = Вы смотрите партию.
level8-page-clock = на время
level8-page-ask-return = Вы отошли
level8-page-return-how = Вас не было за столом. Вернуться на своё место можно в любой момент.
level8-page-return = Вернуться в игру
level8-page-hinted = Подсказка. { $deed }.
level8-page-do-it = Сделать так

# The hand.
level8-page-hand = Ваши карты
level8-page-sort = Порядок карт
level8-page-sort-value = Значение
level8-page-sort-color = Цвет
level8-page-sort-own = Свой
level8-page-move-left = Сдвинуть выбранную карту влево
level8-page-move-right = Сдвинуть выбранную карту вправо
level8-page-card-proposed = { $card }, в предложенном варианте
level8-page-card-fits = { $card }, можно добавить

# The end.
level8-page-you-win = Вы победили
level8-page-wins = { $name } побеждает
level8-page-won-last-level = { $name } выкладывает уровень 8, и партия сразу окончена.
level8-page-won-last-level-mine = Вы выложили уровень 8, и партия сразу окончена.
level8-page-won-out = { $name } заканчивает раунд на уровне 7.
level8-page-won-out-mine = Вы закончили раунд на уровне 7.
level8-page-rounds = { $count ->
    [one] Партия заняла { $count } раунд.
    [few] Партия заняла { $count } раунда.
   *[many] Партия заняла { $count } раундов.
  }
level8-page-standing = Итоговые места
level8-page-given-up = Партия прекращена
level8-page-given-up-how = Она закончилась раньше, чем кто-либо прошёл все уровни.
level8-page-practice = Что-то отменяли: это тренировочная партия.
level8-page-rematch = Ещё партию
level8-page-to-rematch = К новой партии
level8-page-record = Запись партии
