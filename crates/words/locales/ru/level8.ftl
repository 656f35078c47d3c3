# Level 8: names, errors, and the course of a game.

level8-title = Level 8, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
  }, { $side }
# The list for two stars is our own, and is called so wherever it is shown.
level8-side = { $side ->
    [one-star] одна звезда
    [two-stars] две звезды (наши уровни)
    [custom-one-star] свои уровни, одна звезда
   *[custom-two-stars] свои уровни, две звезды
  }

level8-color = { $color ->
    [R] красная
    [Y] жёлтая
    [G] зелёная
    [B] синяя
    [P] фиолетовая
   *[K] чёрная
  }
level8-number = { $color } { $value }
level8-joker = джокер
level8-skip = пропуск хода

# What a level asks for: in a sentence, and as a part of the level's name.
level8-combination = { $kind ->
    [run] ряд из { $size }
    [set] { $size ->
        [2] пара
        [3] тройка
       *[other] набор из { $size }
      }
   *[color] { $size ->
        [one] { $size } карта одного цвета
        [few] { $size } карты одного цвета
       *[many] { $size } карт одного цвета
      }
  }
level8-part = { $kind ->
    [run] ряд из { $size }
    [set] { $size ->
        [2] пара
        [3] тройка
       *[other] набор из { $size }
      }
   *[color] { $size } одного цвета
  }
level8-place = { $place ->
    [0] 1
    [1] 2
    [2] 3
   *[other] 4
  }

# What lies on the table.
level8-meld-run = ряд от { $from } до { $to } [{ $cards }]
level8-meld-set = { $size ->
    [2] пара со значением { $value }
    [3] тройка со значением { $value }
   *[other] набор со значением { $value }
  } [{ $cards }]
level8-meld-color = { $size ->
    [one] { $size } карта
    [few] { $size } карты
   *[many] { $size } карт
  }, каждая { $color } [{ $cards }]

# Why something is not allowed.
level8-not-dealt = Карты ещё не розданы: раунд начинается с раздачи.
level8-wrong-players = В Level 8 играют от 2 до 6 человек, а не { $players }.
level8-wrong-level-count = Уровней должно быть 8, через запятую, а не { $found }.
level8-level-combinations = Уровень { $number }: в уровне от 1 до 4 комбинаций, а здесь { $found }.
level8-level-unknown = Уровень { $number }: «{ $text }» — не комбинация; комбинация — это, например, run4, set2 или colour7.
level8-level-size = Уровень { $number }: в { $combination } должно быть от { $least } до { $most } карт.
level8-level-cards = Уровень { $number }: в уровне не больше 10 карт, а здесь { $found }.
level8-not-custom = Это обычные уровни { $stars ->
    [1] с одной звездой
   *[other] с двумя звёздами
  }, так что своими они не считаются.
level8-is-custom = Это не обычные уровни { $stars ->
    [1] с одной звездой
   *[other] с двумя звёздами
  }, так что их нужно указать как свои.
level8-already-drawn = За ход берут одну карту, и она уже взята.
level8-no-keep-due = Этот игрок карт не оставляет: один раз после раунда это можно лишь тому, кто на стороне с двумя звёздами дошёл до уровня 5 или выше и не выложил его.
level8-no-reshuffle-due = Новая колода пока не нужна: её собирают, когда взята последняя закрытая карта.
level8-reshuffle-is-due = Колода кончилась: сначала тасуют новую из сбросов, кроме верхних карт.
level8-reshuffle-with-skips-is-due = Колода кончилась: сначала тасуют новую из сбросов, кроме верхних карт, и пропусков хода под колодой.
level8-game-over = Партия окончена.
level8-no-such-seat = Места { $seat } здесь нет: { $players ->
    [one] играет { $players } человек
    [few] играют { $players } человека
   *[many] играют { $players } человек
  }, а места считаются с 0.
level8-wrong-cards = В руках и колоде карта «{ $card }» { $found ->
    [0] не встречается ни разу
    [one] встречается { $found } раз
    [few] встречается { $found } раза
   *[many] встречается { $found } раз
  }, а должна { $expected ->
    [one] { $expected } раз
    [few] { $expected } раза
   *[many] { $expected } раз
  }.
level8-wrong-reshuffle = В новой колоде карта «{ $card }» { $found ->
    [0] не встречается ни разу
    [one] встречается { $found } раз
    [few] встречается { $found } раза
   *[many] встречается { $found } раз
  }, а { $expected ->
    [0] её там быть не должно
    [one] должна { $expected } раз
    [few] должна { $expected } раза
   *[many] должна { $expected } раз
  }: новую колоду собирают из сбросов, кроме верхних карт, и из пропусков хода под старой колодой.
level8-wrong-hand-count = Роздано рук: { $found }, а должно быть { $players }.
level8-wrong-hand-size = После раздачи карт у места { $seat }: { $found }, а должно быть { $expected } вместе с оставленными.
level8-wrong-first-dealer = По настройкам первым сдаёт место { $seat }.
level8-wrong-dealer = В этом раунде сдаёт место { $seat }: сосед слева от прошлого сдающего.
level8-kept-not-dealt = Место { $seat } оставляло карту «{ $card }», но в новой руке её нет: оставленные карты входят в руку.
level8-due = { $what ->
    [draw] Сейчас ходит место { $seat }: ход начинается с того, что берут карту.
    [act] Сейчас ходит место { $seat }: карта взята, можно выложить уровень и добавлять карты, а закончить ход нужно сбросом карты или пропуском хода.
    [pass] Перед местом { $seat } лежит пропуск хода: этот ход нужно пропустить.
   *[keep] Сначала место { $seat } выбирает, какие карты оставить на следующий раунд: до четырёх или ни одной.
  }
level8-discard-empty = Сброс места { $seat } пуст: возьмите карту из колоды или из сброса, где есть карты.
level8-already-laid = Уровень выкладывают один раз за раунд, и он уже на столе: теперь можно добавлять карты к комбинациям по одной.
level8-wrong-combination-count = В этом уровне { $expected ->
    [one] { $expected } комбинация
    [few] { $expected } комбинации
   *[many] { $expected } комбинаций
  }, а не { $found }: выложите всё сразу и ничего лишнего.
level8-too-much-laid = Столько не бывает ни в одном уровне: комбинаций не больше { $combinations }, карт не больше { $cards }. Выложите ровно то, что требует уровень.
level8-other-combination = Комбинация { $place } должна быть такой: { $combination }. Выложите ровно то, что требует уровень, и в том же порядке.
level8-misfit-run = Комбинация { $place } — ряд, который начинается с { $from }, и карта «{ $card }» здесь не на месте: значения должны идти подряд.
level8-misfit-run-joker = Комбинация { $place }, ряд, который начинается с { $from }, выходит за 15: начните его ниже.
level8-misfit-set = Комбинация { $place } — набор со значением { $value }, и карта «{ $card }» в нём лишняя: все карты должны быть этого значения или джокерами.
level8-misfit-color = В комбинации { $place } каждая карта { $color }, и карта «{ $card }» в ней лишняя: все карты должны быть этого цвета или джокерами.
level8-skip-in-combination = Пропуск хода не входит в комбинации: используйте числа и джокеров.
level8-laid-not-held = { $kind ->
    [joker] В этой руке меньше джокеров, чем нужно для этих комбинаций
   *[number] В этой руке нет карты «{ $card }», или она занята в комбинациях дважды
  }: выкладывайте карты из руки, каждую один раз.
level8-nothing-left-to-discard = В руке должна остаться хотя бы одна карта, ведь ход заканчивается сбросом.
level8-level-not-laid = Добавлять карты может только тот, кто уже выложил уровень в этом раунде: сначала выложите его или закончите ход.
level8-no-such-group = У места { $seat } на столе нет комбинации { $group }: выберите ту, что там есть, считая с 0.
level8-added-not-held = В этой руке нет карты «{ $card }»: добавьте ту, что есть.
level8-does-not-fit = Карта «{ $card }» сюда не подходит: к ряду добавляют следующее значение с любого конца, к набору — карты его значения, а к картам одного цвета — карты того же цвета.
level8-run-is-at-its-end = С этого конца ряд уже не продолжить, ведь значения идут от 1 до 15: выберите другой конец или другую комбинацию.
level8-end-missing = Эта комбинация — ряд: укажите, к какому концу идёт карта, нижнему или верхнему.
level8-no-ends = Эта комбинация — не ряд: добавьте карту, не указывая конец.
level8-discarded-not-held = В этой руке нет карты «{ $card }»: сбросьте ту, что есть.
level8-no-skip = В этой руке нет пропуска хода: закончите ход сбросом карты.
level8-skip-of-oneself = Пропуск хода кладут перед другим игроком, а не перед собой: выберите кого-то ещё.
level8-already-skipped = Перед местом { $seat } уже лежит пропуск хода: выберите кого-то ещё или закончите ход сбросом карты.
level8-last-card-is-discarded = Этот пропуск хода — последняя карта в руке и никого не остановит: сбросьте его, и раунд закончится.
level8-too-many-kept = Оставить можно не больше { $most } карт, а выбрано { $count }.
level8-kept-not-held = { $kind ->
    [joker] В этой руке меньше джокеров, чем вы хотите оставить
    [skip] В этой руке меньше пропусков хода, чем вы хотите оставить
   *[number] В этой руке нет карты «{ $card }», или она выбрана дважды
  }: оставляйте карты из руки, каждую один раз.
level8-wrong-winner-by-last-level = Побеждает место { $seat }: выложен уровень 8.
level8-wrong-winner-by-going-out = Побеждает место { $seat }: раунд закончен на уровне 7.
level8-wrong-winner-level = В конце победитель стоит на уровне 9.
level8-wrong-levels = Уровни в конце: { $levels }.
level8-wrong-rounds = Сыграно раундов: { $expected }.

# The course of a game.
level8-round = Раунд { $round }, { $side }: сдаёт { $name }.
level8-dealt-hand = { $name }, уровень { $level } ({ $combinations }), получает { $cards }
level8-dealt-hand-beside-kept = { $name }, уровень { $level } ({ $combinations }), оставляет { $kept } и получает { $cards }
level8-turned-up = { $name } открывает карту «{ $card }».
level8-pile = Колода, начиная с верхней карты: { $cards }
level8-first = { $name } начинает.
level8-reshuffled = { $skips ->
    [0] Колода кончилась: новую тасуют из сбросов, кроме верхних карт.
    [1] Колода кончилась: новую тасуют из сбросов, кроме верхних карт, и пропуска хода под колодой.
    [one] Колода кончилась: новую тасуют из сбросов, кроме верхних карт, и { $skips } пропуска хода под колодой.
   *[many] Колода кончилась: новую тасуют из сбросов, кроме верхних карт, и { $skips } пропусков хода под колодой.
  }
level8-drew-pile = { $name } берёт из колоды карту «{ $card }».
level8-drew-discard = { $name } берёт карту «{ $card }» из сброса игрока { $owner }.
level8-drew-own-discard = { $name } берёт карту «{ $card }» обратно из своего сброса.
level8-laid = { $name } выкладывает уровень { $level }: { $melds }.
level8-added = { $name } добавляет карту «{ $card }» к комбинации игрока { $owner }: { $meld }.
level8-added-own = { $name } добавляет карту «{ $card }» к своей комбинации: { $meld }.
level8-discarded = { $name } сбрасывает карту «{ $card }».
level8-skipped = { $name } кладёт пропуск хода перед игроком { $target }.
level8-passed = { $name } пропускает ход и кладёт пропуск хода под колоду лицом вверх.
level8-kept = { $name } оставляет на следующий раунд { $cards }.
level8-kept-nothing = { $name } ничего не оставляет на следующий раунд.
level8-area = { $skipped ->
    [yes] { $name }, впереди пропуск хода
   *[no] { $name }
  }: { $melds } (в руке: { $hand }; верх сброса: { $discard })
level8-empty = ничего
level8-round-ended = { $name } сбрасывает последнюю карту из руки: раунд окончен.
level8-moved-up = { $name } поднимается с уровня { $from } на уровень { $to }.
level8-stayed = { $name } остаётся на уровне { $level }.
level8-through = { $name }: был уровень { $from }, и все уровни пройдены.
level8-ended-last-level = { $name } выкладывает уровень 8: партия сразу окончена, и больше никто не поднимается.
level8-ended-went-out = { $name } заканчивает раунд на уровне 7: партия окончена.
level8-won = { $name } побеждает в раунде { $round }.

# The table of many games.
level8-sim-levels = За сколько ходов выложен каждый уровень
level8-sim-level = Уровень { $number }
level8-sim-level-figures = { $laid ->
    [0] ни разу не выложен
    [one] ходов: { $turns } (выложен { $laid } раз)
    [few] ходов: { $turns } (выложен { $laid } раза)
   *[many] ходов: { $turns } (выложен { $laid } раз)
  }
level8-sim-rounds = Раундов за партию
level8-sim-reshuffles = Перетасовок за партию
level8-sim-skips = Пропусков хода за партию
level8-sim-end-last-level = выложен уровень 8
level8-sim-end-went-out = раунд закончен на уровне 7
