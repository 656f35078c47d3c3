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
  }, { $scoring ->
    [strict] повышенный бонус только без пауз
   *[victory] повышенный бонус за любую победу
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
level10-false-count = Число карт нужно называть честно: для мира «{ $world }» названо { $told }, а в руке { $held }.
level10-wish-of-oneself = Пожелание — о себе или о другом игроке по имени; место { $seat } называет само себя.
level10-count-missing = Не названо число карт.
level10-garbled-statement = Когда называют число карт, никого не упоминают; в пожелании чисел нет.
level10-not-your-turn = Сейчас ходит место { $turn }.
level10-not-held-level = Карты «{ $card }» в этой руке нет.
level10-not-held-pause = В этой руке нет паузы.
level10-swap-is-due = После карты сброса идёт обмен: положите под колоду до двух карт или ни одной.
level10-no-swap-now = Менять карты можно только сразу после карты сброса, пока в колоде есть карты.
level10-too-many-swapped = Обменять можно не больше двух карт, а выбрано { $count }.
level10-swapped-not-held = Нельзя положить под колоду карту «{ $card }»: её нет в этой руке.
level10-no-reset-left = В ряду «{ $row }» не осталось карт сброса.
level10-column-has-reset = В этом столбце уже есть карта сброса, поэтому в ряд «{ $row }» её положить нельзя.
level10-other-world = Место карты «{ $card }» — в ряду «{ $world }», а не «{ $row }».
level10-too-low = После «{ $last }» нельзя положить «{ $card }».
level10-row-filled = В ряду «{ $row }» уже есть карта этого столбца.
level10-column-needs-reset = Этому столбцу ещё нужна карта сброса, и лечь она должна в ряд «{ $row }».
level10-tuck-too-early = Подложить карту под паузу можно, только когда колода пуста; сейчас в ней { $pile ->
    [one] { $pile } карта
    [few] { $pile } карты
   *[many] { $pile } карт
  }.
level10-tucked-other-world = Карту «{ $card }» нельзя подложить в ряд «{ $row }»: подойдёт только карта этого мира.
level10-tucked-not-held = Нельзя подложить карту «{ $card }»: её нет в этой руке.
level10-wrong-winner-won = Поле заполнено, значит, это победа.
level10-wrong-winner-stuck = Один из игроков не мог сделать ход, значит, это поражение.
level10-wrong-winner-hands-empty = Все руки пусты, а поле не заполнено, значит, это поражение.
level10-wrong-score = Счёт — { $expected }, а не { $claimed }.
level10-wrong-placed = Карт уровней и сброса на поле — { $expected }, а не { $claimed }.
level10-wrong-unused-pauses = Из трёх пауз не сыграно { $expected }, а не { $claimed }.

# The course of a game.
level10-dealt-hand = { $name } получает { $cards }
level10-dealt-pile = Колода, начиная с верхней карты: { $cards }
level10-began = { $name } начинает.
level10-played = { $name } играет карту «{ $card }» в столбец { $column }.
level10-paused = { $name } кладёт паузу в ряд «{ $row }», столбец { $column }.
level10-paused-tucking = { $name } кладёт паузу в ряд «{ $row }», столбец { $column }, и карту «{ $card }» под неё.
level10-was-reset = { $name } кладёт карту сброса в ряд «{ $row }», столбец { $column }.
level10-put-under = { $name } кладёт под колоду { $cards }.
level10-put-nothing-under = { $name } ничего не меняет.
level10-drew = Из колоды: { $cards }.
level10-hand = В руке: { $cards }
level10-empty-hand = Рука пуста.
level10-said-count = { $name } сообщает: { $count ->
    [0] нет карт
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  } мира «{ $world }».
level10-said-play = { $name } хочет сыграть карту в мир «{ $world }».
level10-said-play-whom = { $name } просит игрока { $whom } сыграть карту в мир «{ $world }».
level10-said-reset = { $name } хочет положить карту сброса в мир «{ $world }».
level10-said-reset-whom = { $name } просит игрока { $whom } положить карту сброса в мир «{ $world }».
level10-column = Столбец { $column }: { $cells }
level10-resets-left = осталось карт сброса
level10-won = Поле заполнено: победа.
level10-stuck = { $name } не может сделать ход: поражение.
level10-stuck-card = { $card }: { $reason }
level10-stuck-reset = Карта сброса: { $reason }
level10-hands-empty = Все руки пусты, а поле не заполнено: поражение.
level10-outcome = Счёт { $score }: карт уровней и сброса на поле — { $placed }, несыгранных пауз — { $unused }.

# Why games are lost, in a table.
level10-loss-no-reset-left = столбцу нужна карта сброса, а в открытых рядах их нет
level10-loss-too-low = все карты для открытых рядов слишком низкие
level10-loss-other-worlds = нет карт для открытых рядов
level10-loss-hands-empty = все руки пусты
