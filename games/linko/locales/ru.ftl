# On the first page.
linko-name = Linko
linko-kind = Каждый за себя · 2–5 игроков
linko-sentence = Выкладывайте карты, крадите верхние слои: в конце на столе должно быть много карт, а в руке мало.

# When a table is set up, and in the arena's rows.
option-variant = Вариант
option-variant-base = Базовый
option-variant-advanced = Продвинутый
option-variant-expert = Экспертный

# Linko: names, errors, and the course of a game.

linko-title = Linko, { $players ->
    [2] дуэль
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
  }, { $variant ->
    [base] базовый
    [advanced] продвинутый
   *[expert] экспертный
  } вариант
linko-joker = джокер

# Why something is not allowed.
linko-wrong-players = В Linko играют от 2 до 5 человек, а не { $players }.
linko-not-dealt = Карты ещё не розданы.
linko-already-dealt = Карты уже розданы.
linko-game-over = Партия окончена.
linko-no-such-seat = Места { $seat } здесь нет: { $players ->
    [one] играет { $players } человек
    [few] играют { $players } человека
   *[many] играют { $players } человек
  }, а места считаются с 0.
linko-wrong-deck = Карта «{ $card }» роздана { $found ->
    [one] { $found } раз
    [few] { $found } раза
   *[many] { $found } раз
  }, а в коробке таких { $expected }.
linko-wrong-hand-count = Роздано рук: { $found }, а должно быть { $players }.
linko-wrong-hand-size = Место { $seat } получает { $found ->
    [one] { $found } карту
    [few] { $found } карты
   *[many] { $found } карт
  }, а должно { $expected }.
linko-wrong-reserve = Вначале в резерве { $expected ->
    [one] { $expected } карта
    [few] { $expected } карты
   *[many] { $expected } карт
  }, а не { $found }.
linko-jokers-missing = В дуэли у каждого вначале два джокера, а у места { $seat } — нет.
linko-wrong-beginner = Начинает место { $seat }.
linko-due = { $to ->
    [you] { $what ->
        [play] Ваш ход: сначала сыграйте карты.
        [ghost] Сначала выберите набор из призрачной зоны.
        [steal] Сначала решите, что делать со слоем, украденным у игрока { $other }.
        [answer] Сначала верните в руку или сбросьте слой, который вам оставляет { $other }.
        [draw] Сначала возьмите столько карт, сколько у вас украли.
       *[extra] Сначала решите, брать ли карту.
      }
   *[player] { $what ->
        [play] Сейчас ходит { $name }: нужно сыграть карты.
        [ghost] Сначала { $name } выбирает набор из призрачной зоны.
        [steal] Сначала { $name } решает, что делать со слоем, украденным у игрока { $other }.
        [answer] Сначала { $name } возвращает в руку или сбрасывает слой, который оставляет { $other }.
        [draw] Сначала { $name } берёт столько карт, сколько украдено.
       *[extra] Сначала { $name } решает, брать ли карту.
      }
  }
linko-nothing-played = Нужно сыграть хотя бы одну карту.
linko-several-values = Вместе играют карты одного значения; джокеры подходят к любым.
linko-not-held = { $kind ->
    [joker] { $held ->
        [0] У вас нет джокера.
       *[other] Сыграть столько джокеров ({ $count }) нельзя: у вас их { $held }.
      }
   *[number] { $held ->
        [0] У вас нет карты «{ $card }».
       *[other] Сыграть { $count } × { $card } нельзя: у вас таких карт { $held }.
      }
  }
linko-not-in-the-box = { $kind ->
    [joker] Столько джокеров ({ $count }) не бывает: в коробке их { $boxed }.
   *[number] Столько карт «{ $card }» ({ $count }) не бывает: в коробке их { $boxed }.
  }
linko-no-such-set = Набор со значением { $value } нельзя украсть из призрачной зоны: в нём должно быть столько карт, сколько сыграно, и значение ниже.
linko-no-ghost-theft = Сейчас из призрачной зоны нечего красть.
linko-no-theft = Сейчас нечего красть.
linko-other-victim = Сначала крадут у игрока { $name }: соперники идут по очереди, по часовой стрелке.
linko-nothing-to-answer = Оставленного слоя нет.
linko-no-draw-base = Брать карту не нужно: её берут только после хода, в котором нечего было красть.
linko-no-draw-advanced = Брать карту не нужно: в этом варианте после хода без кражи карт не берут.
linko-pile-empty = Колода пуста; остался только резерв.
linko-no-such-slot = Ячейки { $slot } в резерве нет: ячеек { $slots }, считая с 0.
linko-wrong-scores = Счёт: { $scores }.
linko-wrong-winners = { $count ->
    [1] Побеждает место { $winners }.
   *[other] Побеждают места { $winners }.
  }

# The course of a game.
linko-dealt-hand = { $name } получает { $cards }
linko-reserve = Резерв: { $cards }
linko-ghost = Призрачная зона: { $cards }
linko-dealt-pile = Колода, начиная с верхней карты: { $cards }
linko-first = { $you ->
    [name] Вы начинаете.
   *[other] { $name } начинает.
  }
linko-played = { $you ->
    [name] Вы играете { $cards }.
   *[other] { $name } играет { $cards }.
  }
linko-ghost-robbed = { $you ->
    [name] Вы крадёте { $cards } из призрачной зоны.
   *[other] { $name } крадёт { $cards } из призрачной зоны.
  }
linko-stolen = { $you ->
    [name] Вы крадёте { $cards } у игрока { $victim } и берёте в руку.
    [victim] { $name } крадёт у вас { $cards } и берёт в руку.
   *[other] { $name } крадёт { $cards } у игрока { $victim } и берёт в руку.
  }
linko-left = { $you ->
    [name] Вы крадёте { $cards } у игрока { $victim }, но себе не берёте.
    [victim] { $name } крадёт у вас { $cards }, но себе не берёт.
   *[other] { $name } крадёт { $cards } у игрока { $victim }, но себе не берёт.
  }
linko-took-back = { $you ->
    [name] Вы возвращаете в руку { $cards }.
   *[other] { $name } возвращает в руку { $cards }.
  }
linko-discarded = { $you ->
    [name] Вы сбрасываете { $cards }.
   *[other] { $name } сбрасывает { $cards }.
  }
linko-drew-pile = { $you ->
    [name] Вы берёте { $cards } из колоды.
   *[other] { $name } берёт { $cards } из колоды.
  }
linko-drew-reserve = { $you ->
    [name] Вы берёте { $cards } из резерва.
   *[other] { $name } берёт { $cards } из резерва.
  }
linko-passed = { $you ->
    [name] Вы не берёте карту.
   *[other] { $name } не берёт карту.
  }
linko-filled = { $left ->
    [0] Карты пополнены; колода пуста.
    [one] Карты пополнены; в колоде осталась { $left } карта.
    [few] Карты пополнены; в колоде осталось { $left } карты.
   *[many] Карты пополнены; в колоде осталось { $left } карт.
  }
linko-area = { $name }: { $layers } (в руке: { $hand })
linko-empty = ничего
linko-ended-last-card = { $name } играет последнюю карту: партия окончена.
linko-ended-exhausted = Колода и резерв пусты: партия окончена.
linko-score = { $name }: { $score }
linko-won = { $count ->
    [1] { $names } побеждает.
   *[other] { $names } побеждают вместе.
  }

# The table of many games.
linko-sim-order = { $place ->
    [1] Кто начинает
   *[other] Кто ходит { $place ->
        [2] вторым
        [3] третьим
        [4] четвёртым
       *[other] пятым
      }
  }
linko-sim-seat-figures = побед { $rate } (от { $low } до { $high }), средний счёт { $mean } (от { $mean_low } до { $mean_high })
linko-sim-by-order = По очерёдности хода
linko-sim-shared = Общих побед
linko-sim-thefts = Краж за партию
linko-sim-joker-layers = Слоёв из одних джокеров за партию
linko-sim-end-last-card = последняя карта игрока
linko-sim-end-exhausted = колода и резерв пусты

# Linko at a table: what the page says.

# Cards. A set is some cards of one value, or jokers; one card is named alone.
linko-page-set = { $kind ->
    [joker] { $count ->
        [1] джокер
        [one] { $count } джокер
        [few] { $count } джокера
       *[many] { $count } джокеров
      }
   *[number] { $count ->
        [1] { $value }
       *[other] { $count } × { $value }
      }
  }
linko-page-set-with-jokers = { $jokers ->
    [one] { $set }, из них { $jokers } джокер
    [few] { $set }, из них { $jokers } джокера
   *[many] { $set }, из них { $jokers } джокеров
  }
linko-page-top = верхний слой
linko-page-top-spoken = Верхний слой: { $layer }
linko-page-no-layers = Слоёв пока нет

# What happened, where it is not told as in a record.
linko-page-line-drew-unseen = { $you ->
    [name] Вы берёте карту из колоды.
   *[other] { $name } берёт карту из колоды.
  }
linko-page-line-ended-last-card = { $you ->
    [name] Вы играете последнюю карту.
   *[other] { $name } играет последнюю карту.
  }
linko-page-line-ended-exhausted = Колода и резерв пусты.
linko-page-line-won = { $you ->
    [winners] { $count ->
        [1] Партия окончена, побеждаете вы.
       *[other] Партия окончена, вместе побеждаете вы и { $winners }.
      }
   *[other] { $count ->
        [1] Партия окончена, побеждает { $winners }.
       *[other] Партия окончена, вместе побеждают { $winners }.
      }
  }

# Deeds, as on a button.
linko-page-deed-play = Сыграть { $cards }
linko-page-deed-ghost = Украсть карты «{ $value }»
linko-page-deed-take = Взять слой игрока { $name }
linko-page-deed-leave = Не брать слой игрока { $name }
linko-page-deed-keep = Вернуть слой в руку
linko-page-deed-discard = Сбросить слой
linko-page-deed-draw-pile = Взять из колоды
linko-page-deed-draw-slot = Взять из ячейки { $place } резерва
linko-page-deed-draw-cards = Взять { $cards } из резерва
linko-page-deed-pass = Не брать

# Why an action is a good one. Nobody is spoken to: the same is told in hints and of games that are over.
linko-why-wins = Это закончит партию победой.
linko-why-shares = Это закончит партию общей победой.
linko-why-robs = { $count ->
    [one] Это кража у игрока { $names }.
   *[other] Это кража сразу у игроков { $names }.
  }
linko-why-robs-ghost = { $count ->
    [one] Это кража { $count } карты из призрачной зоны.
   *[other] Это кража { $count } карт из призрачной зоны.
  }
linko-why-sheds = { $count ->
    [one] На стол сразу ляжет { $count } карта.
    [few] На стол сразу лягут { $count } карты.
   *[many] На стол сразу лягут { $count } карт.
  }
linko-why-safe = Сейчас ни у кого не может быть карт для кражи.
linko-why-safe-from-next = Следующий игрок, { $name }, не может украсть этот слой.
linko-why-hurry = { $count ->
    [one] { $name }: осталась { $count } карта, конец близок.
    [few] { $name }: осталось { $count } карты, конец близок.
   *[many] { $name }: осталось { $count } карт, конец близок.
  }
linko-why-joins = Вместе с рукой это { $set }.
linko-why-joker = Джокер подходит к любым картам.
linko-why-keeps = В руке вместе останутся { $set }.
linko-why-lowest = На столе низкие карты стоят столько же, сколько высокие.
linko-why-stays-at = { $count ->
    [one] В руке останется { $count } карта.
    [few] В руке останется { $count } карты.
   *[many] В руке останется { $count } карт.
  }
linko-why-exhausts = Для этого возьмут последние карты, и партия закончится.
linko-why-nothing-fits = В резерве ничего не подходит к руке.
linko-why-reserve-fits = В резерве есть карты, которые подходят к руке.
linko-why-cards-cost = Лишняя карта в руке стоила бы очка.

# The bar.
linko-page-my-turn = Ваш ход
linko-page-my-decision = Решаете вы
linko-page-awaited = Ждём игрока { $name }
linko-page-over = Партия окончена
linko-page-given-up = Партия прервана
linko-page-dealing = Идёт раздача
linko-page-variant = { $variant ->
    [base] базовый вариант
    [advanced] продвинутый вариант
   *[expert] экспертный вариант
  }

# Seats and the middle.
linko-page-others = Соперники
linko-page-players = Игроки
linko-page-in-hand = { $count } в руке
linko-page-laid = { $count } на столе
linko-page-layers = Прежние слои, начиная с первого
linko-page-mark-loses = минус { $count }
linko-page-mark-won = победа
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
linko-page-robs = Вы украдёте у игрока { $name }: { $layer }.
linko-page-robs-ghost = { $count ->
    [1] Вы украдёте из призрачной зоны: { $sets }.
   *[other] Вы украдёте один набор из призрачной зоны: { $sets }.
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
linko-page-ghost-one = Вы крадёте из призрачной зоны
linko-page-ghost-means = { $count ->
    [1] Карта идёт сразу вам в руку.
    [one] { $count } карта идёт сразу вам в руку.
    [few] { $count } карты идут сразу вам в руку.
   *[many] { $count } карт идут сразу вам в руку.
  }

# Others decide.
linko-page-awaits-play = Ждём игрока { $name }
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
linko-page-tied = Очков поровну, и решило число карт в руке: чем меньше, тем лучше.
linko-page-ahead = { $count ->
    [one] Отрыв: { $count } очко.
    [few] Отрыв: { $count } очка.
   *[many] Отрыв: { $count } очков.
  }
linko-page-behind = { $count ->
    [one] Вам не хватило { $count } очка.
   *[other] Вам не хватило { $count } очков.
  }
linko-page-ahead-of = { $count ->
    [one] Отрыв игрока { $name }: { $count } очко.
    [few] Отрыв игрока { $name }: { $count } очка.
   *[many] Отрыв игрока { $name }: { $count } очков.
  }
linko-page-sum-laid = { $count ->
    [one] карта на столе
    [few] карты на столе
   *[many] карт на столе
  }
linko-page-sum-hand = { $count ->
    [one] карта осталась в руке
    [few] карты остались в руке
   *[many] карт осталось в руке
  }
linko-page-sum-points = { $count ->
    [one] очко
    [few] очка
   *[many] очков
  }

# The rules page of Linko.

rules-linko-title = Как играть в Linko
rules-linko-lead = Выложите как можно больше карт: каждая карта перед вами приносит очко, а каждая карта, оставшаяся в руке, отнимает одно. Но верхний слой у вас могут украсть — таким же числом карт более высокого значения.

# At a glance.
rules-linko-glance-play = Сыграйте
rules-linko-glance-play-text = Выложите одну или несколько карт одного значения. Это ваш новый верхний слой.
rules-linko-glance-steal = Потом крадите
rules-linko-glance-steal-text = Если в верхнем слое соперника столько же карт и они ниже, вы обязаны его украсть. Возьмите слой, и соперник возьмёт столько же карт, или оставьте слой ему.
rules-linko-glance-win = Как победить
rules-linko-glance-win-text = Каждая карта перед вами даёт +1, каждая карта в руке −1; побеждает лучший счёт. Конец, когда пуста чья-то рука или пусты и колода, и резерв.
rules-linko-glance-joker = С джокером
rules-linko-glance-joker-text = Джокер получает значение карт, с которыми он сыгран: здесь три шестёрки.
rules-linko-glance-values = Два значения
rules-linko-glance-values-text = В слое бывают карты только одного значения.
rules-linko-glance-equal = Равное — не ниже
rules-linko-glance-equal-text = Две семёрки не крадут семёрку с джокером: этот слой — тоже две семёрки.
rules-linko-glance-number = Значение, от 1 до 13
rules-linko-glance-rings = Кольца и цвета лишь дополняют число
rules-linko-glance-jokers = Джокер: отдельно он выше любого числа
rules-linko-glance-back = Лицом вниз: колода

# What there is.
rules-linko-cards = Что в коробке
rule-LK-1 = В игре 109 карт: значения от 1 до 13, по восемь карт каждого, и 5 джокеров. Ещё одна карта, лапа, показывает, чей сейчас ход.
rules-linko-example-cards = Низкая карта, высокая карта и джокер.

# Setting up.
rules-linko-setup = Подготовка
rule-LK-2 = Если игроков от 3 до 5, перетасуйте все карты и раздайте каждому по 13. Ещё шесть откройте в один ряд: это резерв. Остальное — колода, она лежит лицом вниз. Сброс вначале пуст. Вдвоём играют дуэль, о ней ниже.
rules-linko-example-reserve = Резерв из шести карт.
rule-LK-3 = Начинает тот, у кого лапа. Ходят по часовой стрелке.
rule-LK-3-ruling = Можно выбрать место, которое начинает. Иначе решает случай.

# A turn.
rules-linko-turn = Ход: сыграть, потом красть
rule-LK-4 = Вы обязаны сыграть одну или несколько карт одного значения. Сколько из них сыграть, решаете вы. Они ложатся новым слоем поверх ваших слоёв. Все слои может в любой момент рассмотреть каждый.
rule-LK-5 = Джокер получает значение карт с числами, с которыми он сыгран. Джокеры, сыгранные отдельно, выше любого числа.
rules-linko-example-plays = Каждое из этих сочетаний можно сыграть за раз. Последние два — одни джокеры.
rules-linko-example-no-plays = А так нельзя: два разных значения никогда не составляют один слой.
rule-LK-6 = Теперь смотрите на верхний слой каждого соперника, по часовой стрелке, начиная слева от вас. Если в нём столько же карт, сколько вы только что сыграли, и его значение ниже, вы обязаны его украсть. У каждого соперника вы крадёте не больше одного раза за ход. Закончите всё с одним соперником, прежде чем смотреть на следующего.
rule-LK-7 = Слой из одних джокеров украсть нельзя. (В экспертном варианте можно: LK-17.) Джокер среди карт с числами ничего не защищает.
rules-linko-you-play = Вы играете
rules-linko-top-layer = Верхний слой
rules-linko-stolen = Кража?
rules-linko-steal-lower = Да: столько же карт, и они ниже
rules-linko-steal-joker = Да: это как две пятёрки
rules-linko-steal-equal = Нет: равное — не ниже
rules-linko-steal-count = Нет: число карт другое
rules-linko-steal-by-jokers = Да: одни джокеры выше
rules-linko-steal-from-jokers = Нет: одних джокеров не украсть
rule-LK-8 = Украденный слой всегда уходит из зоны своего владельца. О каждом решаете вы: взять его или не брать. Если вы его не берёте, решает жертва: вернуть его в руку или сбросить.
rules-linko-thief = Кто крадёт
rules-linko-victim = Жертва
rules-linko-draws = Жертва берёт
rules-linko-thief-takes = берёт слой в руку
rules-linko-thief-leaves = не берёт слой
rules-linko-victim-nothing = ничего не решает
rules-linko-victim-back = возвращает слой в руку
rules-linko-victim-discards = сбрасывает слой
rules-linko-draws-many = столько же карт
rules-linko-draws-none = ничего
rules-linko-example-before = Анна играет две восьмёрки. Десятки Бена выше и остаются. Пятёрки Клео — две карты, и они ниже: украдены. Четвёрка и джокер Дана — это как две четвёрки: тоже украдены.
rules-linko-example-after = Анна не берёт пятёрки, и Клео возвращает их в руку: новых карт она не берёт. Четвёрку и джокера Анна забирает, поэтому Дан берёт две карты. Шестёрки Клео Анна в этот ход украсть уже не может.

# Drawing.
rules-linko-drawing = Как берут карты
rule-LK-9 = Если нужно взять несколько карт, берите их по одной: каждую из резерва или сверху колоды. Каждую карту вы видите, прежде чем выбрать следующую. Когда взяты все, резерв снова пополняют до шести.
rules-linko-example-drawing = Дану нужно взять две карты. Вот резерв.
rules-linko-example-drawn = Он берёт джокера, потом верхнюю карту колоды, которую видит только он. Затем резерв пополняют новой картой: здесь это единица.
rule-LK-10 = Когда колода кончается, новую не собирают. Играют дальше с тем, что осталось в резерве.
rule-LK-11 = Слой, который открылся из-за кражи, становится верхним слоем своего владельца. Другие могут его украсть, пока он не накрыт.
rule-LK-12 = Если в этот ход вам нечего было красть, можно взять ровно одну карту, из резерва или из колоды. Это не обязательно. Затем резерв пополняют, и ваш ход заканчивается. Если вы не взяли украденный слой себе, это тоже кража: тогда карту не берут.

# The end.
rules-linko-end = Конец партии
rule-LK-13 = Партия сразу заканчивается, когда вы сыграли последнюю карту из руки. Этими картами уже ничего не крадут.
rule-LK-14 = Она сразу заканчивается и тогда, когда колода пуста и кто-то берёт последнюю карту резерва, даже если ему нужно взять ещё.
rule-LK-14-ruling = Неважно, что кончится последним. Когда пусты и колода, и резерв, партия окончена.
rule-LK-15 = За каждую карту в вашей зоне +1, за каждую карту в руке −1. Значения карт не важны. Побеждает лучший счёт. При равенстве побеждает тот, у кого в руке меньше карт; если и тут поровну, победа общая.
rules-linko-player = Игрок
rules-linko-area = В зоне
rules-linko-hand = В руке
rules-linko-score = Счёт
rules-linko-example-score = У Анны и Бена по 11 очков. У Бена в руке меньше карт, и он побеждает.

# Variants.
rules-linko-variants = Варианты
rule-LK-16 = Продвинутый: после хода без кражи карту не берут. LK-12 не действует.
rule-LK-17 = Экспертный: как продвинутый, но одни джокеры больше не защищены. Их крадут таким же числом карт со значением 1. А единицы по-прежнему можно украсть любым более высоким значением.
rule-LK-17-ruling = Единица с джокером — слой со значением 1, поэтому она крадёт двух джокеров.
rules-linko-steal-ones = Да: две карты со значением 1
rules-linko-steal-only-ones = Нет: это могут только единицы
rules-linko-steal-higher = Да: одни джокеры выше

# The duel.
rules-linko-duel = Дуэль, для двоих
rules-linko-duel-lead = Вдвоём играют по всем правилам выше, но с этими изменениями. Варианты тоже можно выбирать.
rule-LK-18 = Каждый получает по два джокера. Остальные 105 карт перетасуйте и раздайте по 11, так что в обеих руках будет по 13 карт. Откройте резерв.
rule-LK-19 = Затем заполните призрачную зону: открывайте карты из колоды, пока там не окажется 13. Карты одного значения лежат вместе, это набор. Но карта 13 или джокер туда не идёт: такую карту кладут поверх самой низкой карты резерва, и с этого момента обе они — группа.
rule-LK-19-ruling = Сначала идут одиночные карты резерва, начиная с самой низкой. Если все ячейки — группы, то группа с самой низкой картой. Среди равных — самая левая. Джокер считается выше 13. Карта 13 или джокер, попавшие в резерв при раздаче, лежат там отдельной картой.
rules-linko-example-group = Для призрачной зоны открылась карта 13. Она лежит на левой из двух двоек.
rule-LK-20 = Кто берёт группу из резерва, берёт её целиком, и это считается одной взятой картой. Резерв полон, когда в нём заняты шесть ячеек.
rule-LK-21 = Вы крадёте и из призрачной зоны, прежде чем смотреть на соперника: один целый набор, в котором столько же карт, сколько вы сыграли, и значение ниже. Если подходит несколько, вы выбираете один. Он идёт прямо вам в руку, и взамен никто карт не берёт. Одни джокеры выше любого набора.
rule-LK-21-ruling = Если набор подходит, вы обязаны его украсть, как и у соперника.
rules-linko-example-ghost = Призрачная зона. Если вы играете две девятки, выбирайте единицы или восьмёрки. Если две пятёрки, вы обязаны взять единицы. Если одну двойку, ничего не подходит. С двумя джокерами можно выбрать и десятки.
rule-LK-22 = Сразу после кражи из призрачной зоны её так же пополняют до 13 карт, пока в колоде есть карты. Только потом вы смотрите на соперника.
rule-LK-23 = Взять карту после хода без кражи (LK-12) можно, только если вы не украли совсем ничего: ни у соперника, ни из призрачной зоны.
rule-LK-23-ruling = Печатные правила этого не уточняют. Карту берёт тот, кто остался ни с чем.

# What may be known.
rules-linko-known = Что можно знать
rules-linko-known-all = Все видят все слои, резерв, призрачную зону и сброс и знают, сколько карт в каждой руке и в колоде.
rules-linko-known-hands = Если карту взяли из резерва, украли или вернули в руку, все знают, что она в этой руке, пока её не сыграют. То же с двумя джокерами, с которыми каждый начинает дуэль. Карту из колоды знает только тот, кто её взял.
rules-linko-known-end = Ничто не заставляет партию закончиться: слой можно без конца не брать и возвращать в руку. Вы можете договориться прекратить такую партию; тогда победителя в ней нет.

# A first game.
linko-lesson-aim = Цель игры
linko-lesson-aim-text = Это ваши 13 карт. В конце каждая карта перед вами приносит очко, а каждая карта в руке его отнимает.
linko-lesson-lay = Одинаковые карты
linko-lesson-lay-text = В свой ход вы выкладываете одну или несколько карт одного значения: это слой. Нажимайте на шестёрки, пока не выберете все три.
linko-lesson-draw = Карта по желанию
linko-lesson-draw-text = Шестёрки ничего не украли, поэтому можно взять карту. Девятка из резерва составит пару вашей.
linko-lesson-rob = Столько же, но выше
linko-lesson-rob-text = { $one }: сверху две семёрки. Выложите столько же карт, но выше, и слой ваш: хватит двух девяток.
linko-lesson-take = Взять или оставить
linko-lesson-take-text = Если взять семёрки, они пойдут вам в руку, а { $one } возьмёт две карты. С вашими их станет четыре: берите.
linko-lesson-robbed = Теперь крадут у вас
linko-lesson-robbed-text = { $one } кладёт две одиннадцатки и оставляет вам девятки: верните их в руку или сбросьте и возьмите две другие карты. На этот раз сбросьте.
linko-lesson-reserve = По одной карте
linko-lesson-reserve-text = Каждую карту можно взять из резерва или из колоды. В резерве лежит джокер: возьмите его.
linko-lesson-pile = Следующая вслепую
linko-lesson-pile-text = Резерв пополнится, только когда вы закончите. Вторую карту возьмите из колоды.
linko-lesson-large = Чем больше, тем надёжнее
linko-lesson-large-text = Слой из четырёх карт украсть трудно: нужны четыре карты повыше. Выложите все семёрки.
linko-lesson-pass = Брать не обязательно
linko-lesson-pass-text = Снова без кражи, можно взять карту. Но карты в руке отнимают очки: на этот раз не берите.
linko-lesson-joker = Джокер в компании
linko-lesson-joker-text = { $two }: сверху пять двенадцаток. Джокер считается той картой, с которой его выложили: четыре ваши тринадцатки и джокер — это пять тринадцаток.
linko-lesson-leave = На этот раз оставьте
linko-lesson-leave-text = Пять карт заполнили бы вашу руку. Оставьте их: { $two } вернёт их себе или сбросит и возьмёт пять других.
linko-lesson-last = Последние карты
linko-lesson-last-text = { $two } возвращает все пять. Выложите двойки: кто сыграл последнюю карту, сразу заканчивает партию, и никто больше не крадёт.
linko-lesson-count = Подсчёт
linko-lesson-count-text = Очко за каждую карту перед вами, минус очко за каждую карту в руке. Побеждает тот, у кого очков больше, и на этот раз это вы!
