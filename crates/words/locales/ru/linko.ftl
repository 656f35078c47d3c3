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
linko-jokers-missing = В дуэли у каждого вначале два джокера, а у места { $seat } — нет.
linko-wrong-beginner = Начинает место { $seat }.
linko-due = { $what ->
    [play] Сейчас ходит место { $seat }: нужно сыграть карты.
    [ghost] Сначала место { $seat } выбирает набор из призрачной зоны.
    [steal] Сначала место { $seat } решает, что делать со слоем, украденным у места { $other }.
    [answer] Сначала место { $seat } возвращает в руку или сбрасывает слой, оставленный местом { $other }.
    [draw] Сначала место { $seat } берёт столько карт, сколько украдено.
   *[extra] Сначала место { $seat } решает, брать ли карту.
  }
linko-nothing-played = Нужно сыграть хотя бы одну карту.
linko-several-values = Вместе играют карты одного значения; джокеры подходят к любым.
linko-not-held = { $held ->
    [0] Карты «{ $card }» в этой руке нет.
   *[other] Нельзя сыграть столько карт «{ $card }» ({ $count }): в этой руке их { $held }.
  }
linko-not-in-the-box = Нельзя сыграть столько карт «{ $card }» ({ $count }): в коробке их { $boxed }.
linko-no-such-set = Набор со значением { $value } нельзя украсть из призрачной зоны: в нём должно быть столько карт, сколько сыграно, и значение ниже.
linko-no-ghost-theft = Сейчас из призрачной зоны нечего красть.
linko-no-theft = Сейчас нечего красть.
linko-other-victim = Сначала крадут у места { $victim }: соперники идут по очереди, по часовой стрелке.
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
linko-first = { $name } начинает.
linko-played = { $name } играет { $cards }.
linko-ghost-robbed = { $name } крадёт { $cards } из призрачной зоны.
linko-stolen = { $name } крадёт { $cards } у игрока { $victim } и берёт в руку.
linko-left = { $name } крадёт { $cards } у игрока { $victim }, но себе не берёт.
linko-took-back = { $name } возвращает в руку { $cards }.
linko-discarded = { $name } сбрасывает { $cards }.
linko-drew-pile = { $name } берёт { $cards } из колоды.
linko-drew-reserve = { $name } берёт { $cards } из резерва.
linko-passed = { $name } не берёт карту.
linko-filled = { $left ->
    [0] Стол пополнен; колода пуста.
    [one] Стол пополнен; в колоде осталась { $left } карта.
    [few] Стол пополнен; в колоде осталось { $left } карты.
   *[many] Стол пополнен; в колоде осталось { $left } карт.
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
linko-sim-seat-figures = побед { $rate } % (от { $low } до { $high } %), средний счёт { $mean } (от { $mean_low } до { $mean_high })
linko-sim-by-order = По очерёдности хода
linko-sim-shared = Общих побед
linko-sim-thefts = Краж за партию
linko-sim-joker-layers = Слоёв из одних джокеров за партию
linko-sim-end-last-card = последняя карта игрока
linko-sim-end-exhausted = колода и резерв пусты
