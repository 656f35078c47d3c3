# On the first page.
level8-name = Level 8
level8-kind = Каждый за себя · 2–6 игроков
level8-sentence = Ряды, наборы и цвета: пройдите восемь уровней раньше всех.

# When a table is set up, and in the arena's rows.
option-stars = Карта уровней
option-stars-1 = Одна звезда
option-stars-2 = Две звезды, с нашими уровнями
option-levels = Свои уровни
option-levels-help = Восемь уровней через запятую. В уровне от одной до четырёх комбинаций, соединённых знаком +: run4 — ряд из 4, set3 — тройка, colour5 — пять карт одного цвета. Оставьте поле пустым, чтобы играть по уровням с карты.
option-levels-example = Уровни с одной звездой:

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
level8-colors = { $color ->
    [R] красного цвета
    [Y] жёлтого цвета
    [G] зелёного цвета
    [B] синего цвета
    [P] фиолетового цвета
   *[K] чёрного цвета
  }
level8-number = { level8-color } { $value }
level8-joker = джокер
level8-skip = пропуск хода
level8-of-name = игрока { $name }
level8-of-owner = игрока { $owner }

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
level8-place = № { $place }

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
  } { level8-colors } [{ $cards }]

# Why something is not allowed.
level8-not-dealt = Карты ещё не розданы: раунд начинается с раздачи.
level8-wrong-players = В Level 8 играют от 2 до 6 человек, а не { $players }.
level8-wrong-level-count = Уровней должно быть 8, через запятую, а не { $found }.
level8-level-combinations = Уровень { $number }: в уровне от 1 до 4 комбинаций, а здесь { $found }.
level8-level-unknown = Уровень { $number }: «{ $text }» — не комбинация; комбинация — это, например, run4, set2 или colour7.
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
level8-already-drawn = За ход берут одну карту, и вы её уже взяли.
level8-no-keep-due = Сейчас оставить карты нельзя: это можно только на стороне с двумя звёздами, с уровня 5 и выше, если он не выложен, и один раз после раунда.
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
level8-due = { $to ->
    [you] { $what ->
        [draw] Сначала возьмите карту: с этого начинается ход.
        [act] Карта взята: выкладывайте и добавляйте карты, а закончите ход сбросом карты или пропуском хода.
        [pass] Перед вами лежит пропуск хода: этот ход вы пропускаете.
       *[keep] Сначала выберите, какие карты оставить на следующий раунд: до четырёх или ни одной.
      }
   *[player] { $what ->
        [draw] Сейчас ходит { $name }: сначала нужно взять карту.
        [act] Сейчас ходит { $name }: карта взята, а закончить ход нужно сбросом карты или пропуском хода.
        [pass] Сейчас ходит { $name }: из-за пропуска хода этот ход пропускается.
       *[keep] Сначала { $name } выбирает, какие карты оставить на следующий раунд.
      }
  }
level8-discard-empty = Сброс { level8-of-name } пуст: возьмите карту из колоды или из сброса, где есть карты.
level8-already-laid = Ваш уровень уже на столе: теперь можно добавлять карты к комбинациям по одной.
level8-wrong-combination-count = В этом уровне { $expected ->
    [one] { $expected } комбинация
    [few] { $expected } комбинации
   *[many] { $expected } комбинаций
  }, а не { $found }: выложите всё сразу и ничего лишнего.
level8-too-much-laid = Столько не бывает ни в одном уровне: комбинаций не больше { $combinations }, карт не больше { $cards }. Выложите ровно то, что требует уровень.
level8-other-combination = Комбинация { level8-place } должна быть такой: { $combination }. Выложите ровно то, что требует уровень, и в том же порядке.
level8-misfit-run = Комбинация { level8-place } — ряд, который начинается с { $from }, и карта «{ $card }» здесь не на месте: значения должны идти подряд.
level8-misfit-run-joker = Комбинация { level8-place }, ряд, который начинается с { $from }, выходит за 15: начните его ниже.
level8-misfit-set = Комбинация { level8-place } — набор со значением { $value }, и карта «{ $card }» в нём лишняя: все карты должны быть этого значения или джокерами.
level8-misfit-color = Комбинация { level8-place } — карты { level8-colors }, и карта «{ $card }» в ней лишняя: все карты должны быть этого цвета или джокерами.
level8-skip-in-combination = Пропуск хода не входит в комбинации: используйте числа и джокеров.
level8-laid-not-held = { $kind ->
    [joker] У вас нет столько джокеров.
   *[number] У вас нет карты «{ $card }», или она занята дважды.
  }
level8-nothing-left-to-discard = Оставьте в руке хотя бы одну карту: ход заканчивается сбросом.
level8-level-not-laid = Добавлять карты можно, только когда в этом раунде выложен ваш уровень: сначала выложите его или закончите ход.
level8-no-such-group = Такой комбинации у игрока { $name } на столе нет: выберите ту, что там есть.
level8-added-not-held = У вас нет карты «{ $card }».
level8-does-not-fit = Карта «{ $card }» сюда не подходит: к ряду добавляют следующее значение с любого конца, к набору — карты его значения, а к картам одного цвета — карты того же цвета.
level8-run-is-at-its-end = С этого конца ряд уже не продолжить, ведь значения идут от 1 до 15: выберите другой конец или другую комбинацию.
level8-end-missing = Эта комбинация — ряд: укажите, к какому концу идёт карта, нижнему или верхнему.
level8-no-ends = Эта комбинация — не ряд: добавьте карту, не указывая конец.
level8-discarded-not-held = У вас нет карты «{ $card }».
level8-no-skip = У вас нет пропуска хода: закончите ход сбросом карты.
level8-skip-of-oneself = Положить пропуск хода перед собой нельзя: выберите кого-то ещё.
level8-already-skipped = Перед игроком { $name } уже лежит пропуск хода: выберите кого-то ещё или закончите ход сбросом карты.
level8-last-card-is-discarded = Этот пропуск хода — ваша последняя карта и никого не остановит: сбросьте его, и раунд закончится.
level8-too-many-kept = Оставить можно не больше { $most } карт, а выбрано { $count }.
level8-kept-not-held = { $kind ->
    [joker] У вас нет столько джокеров.
    [skip] У вас нет столько пропусков хода.
   *[number] У вас нет карты «{ $card }», или она выбрана дважды.
  }
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
level8-drew-pile = { $you ->
    [name] Вы берёте из колоды карту «{ $card }».
   *[other] { $name } берёт из колоды карту «{ $card }».
  }
level8-drew-discard = { $you ->
    [name] Вы берёте карту «{ $card }» из сброса игрока { $owner }.
    [owner] { $name } берёт карту «{ $card }» из вашего сброса.
   *[other] { $name } берёт карту «{ $card }» из сброса игрока { $owner }.
  }
level8-drew-own-discard = { $you ->
    [name] Вы берёте карту «{ $card }» обратно из своего сброса.
   *[other] { $name } берёт карту «{ $card }» обратно из своего сброса.
  }
level8-laid = { $name } выкладывает уровень { $level }: { $melds }.
level8-added = { $name } добавляет карту «{ $card }» к комбинации игрока { $owner }: { $meld }.
level8-added-own = { $name } добавляет карту «{ $card }» к своей комбинации: { $meld }.
level8-discarded = { $you ->
    [name] Вы сбрасываете карту «{ $card }».
   *[other] { $name } сбрасывает карту «{ $card }».
  }
level8-skipped = { $you ->
    [name] Вы кладёте пропуск хода перед игроком { $target }.
    [target] { $name } кладёт пропуск хода перед вами.
   *[other] { $name } кладёт пропуск хода перед игроком { $target }.
  }
level8-passed = { $you ->
    [name] Вы пропускаете ход и кладёте пропуск хода под колоду лицом вверх.
   *[other] { $name } пропускает ход и кладёт пропуск хода под колоду лицом вверх.
  }
level8-kept = { $name } оставляет на следующий раунд { $cards }.
level8-kept-nothing = { $you ->
    [name] Вы ничего не оставляете на следующий раунд.
   *[other] { $name } ничего не оставляет на следующий раунд.
  }
level8-area = { $skipped ->
    [yes] { $name }, перед игроком лежит пропуск хода
   *[no] { $name }
  }: { $melds } (в руке: { $hand }; верх сброса: { $discard })
level8-empty = ничего
level8-round-ended = { $you ->
    [name] Вы сбрасываете последнюю карту из руки: раунд окончен.
   *[other] { $name } сбрасывает последнюю карту из руки: раунд окончен.
  }
level8-moved-up = { $name } поднимается с уровня { $from } на уровень { $to }.
level8-stayed = { $name } остаётся на уровне { $level }.
level8-through = { $name }: был уровень { $from }, и все уровни пройдены.
level8-ended-last-level = { $you ->
    [name] Вы выкладываете уровень 8: партия сразу окончена, и больше никто не поднимается.
   *[other] { $name } выкладывает уровень 8: партия сразу окончена, и больше никто не поднимается.
  }
level8-ended-went-out = { $you ->
    [name] Вы заканчиваете раунд на уровне 7: партия окончена.
   *[other] { $name } заканчивает раунд на уровне 7: партия окончена.
  }
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

# level8 at a table: what the page says.

# Cards and combinations, as they are spoken where no sentence stands around them.
level8-page-number = { level8-color } { $value }
level8-page-joker = джокер
level8-page-skip = пропуск хода
level8-page-meld = { $kind ->
    [run] ряд от { $from } до { $to }
    [set] { $size ->
        [2] пара: { $value }
        [3] тройка: { $value }
       *[other] { $size } × { $value }
      }
   *[color] { $size ->
        [one] { $size } карта
        [few] { $size } карты
       *[many] { $size } карт
      } { level8-colors }
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
level8-page-dealt = { $you ->
    [name] Вы сдаёте карты на новый раунд.
   *[other] { $name } сдаёт карты на новый раунд.
  }
level8-page-dealt-and-turned-up = { $you ->
    [name] Вы сдаёте карты на новый раунд и открываете карту «{ $card }».
   *[other] { $name } сдаёт карты на новый раунд и открывает карту «{ $card }».
  }
level8-page-reshuffled = Новую колоду тасуют из сбросов, кроме верхних карт.
level8-page-drew = { $you ->
    [name] Вы берёте карту из колоды.
   *[other] { $name } берёт карту из колоды.
  }
level8-page-laid-down = { $you ->
    [name] Вы выкладываете уровень { $level }.
   *[other] { $name } выкладывает уровень { $level }.
  }
level8-page-added = { $you ->
    [name] Вы добавляете карту «{ $card }» к комбинации игрока { $owner }.
    [owner] { $name } добавляет карту «{ $card }» к вашей комбинации.
   *[other] { $name } добавляет карту «{ $card }» к комбинации игрока { $owner }.
  }
level8-page-added-own = { $you ->
    [name] Вы добавляете карту «{ $card }» к своей комбинации.
   *[other] { $name } добавляет карту «{ $card }» к своей комбинации.
  }
level8-page-kept = { $you ->
    [name] Вы оставляете
   *[other] { $name } оставляет
  } { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
  } на следующий раунд.

# What an action does, on buttons and in hints.
level8-page-deed-draw = Взять из колоды
level8-page-deed-take = Взять из сброса игрока { $name }
level8-page-deed-lay = Выложить уровень: { $melds }
level8-page-deed-add = { $end ->
    [low] Добавить карту «{ $card }» перед комбинацией { level8-place } { level8-of-name }
    [high] Добавить карту «{ $card }» после комбинации { level8-place } { level8-of-name }
   *[none] Добавить карту «{ $card }» к комбинации { level8-place } { level8-of-name }
  }
level8-page-deed-discard = Сбросить «{ $card }»
level8-page-deed-skip = Пропуск хода игроку { $name }
level8-page-deed-pass = Пропустить ход
level8-page-deed-keep = Оставить: { $cards }
level8-page-deed-keep-nothing = Ничего не оставлять

# Why an action is a good one. Nobody is spoken to: the same is told in hints and of games that are over.
level8-why-wins = Это победа.
level8-why-completes = Это завершит уровень { $level }.
level8-why-lays-now = С ней уровень можно выложить сразу.
level8-why-nearer = { $count ->
    [one] До уровня ближе: нужна ещё { $count } карта.
    [few] До уровня ближе: нужны ещё { $count } карты.
   *[many] До уровня ближе: нужно ещё { $count } карт.
  }
level8-why-can-be-added = Её можно добавить на стол.
level8-why-nothing-open-helps = Ни одна открытая карта не приближает уровень.
level8-why-nothing-open-fits = Ни одну открытую карту нельзя добавить на стол.
level8-why-goes-out = Остальные карты тоже уйдут, и раунд закончится.
level8-why-ends-round = Это закончит раунд.
level8-why-spare = Без неё уровень так же близок.
level8-why-fits-nowhere = На столе она никуда не подходит.
level8-why-holds-back = Карта «{ $card }» останется: { $name } уже собирает такие («{ $taken }»).
level8-why-holds-addition = Карта «{ $card }» останется: её может добавить { $name }.
level8-why-useless-to-next = Следующий игрок, { $name }, не может её добавить.
level8-why-thrown-by-next = Следующий игрок, { $name }, уже сбрасывал такую.
level8-why-nearly-out = { $count ->
    [one] { $name }: уровень выложен, осталась { $count } карта.
    [few] { $name }: уровень выложен, осталось { $count } карты.
   *[many] { $name }: уровень выложен, осталось { $count } карт.
  }
level8-why-furthest = { $name }: уровень { $level }, и никто из соперников не ушёл дальше.
level8-why-kept-for = { $count ->
    [0] Этих карт хватит на уровень.
    [one] С ними до уровня нужна ещё { $count } карта.
    [few] С ними до уровня нужны ещё { $count } карты.
   *[many] С ними до уровня нужно ещё { $count } карт.
  }

# The bar.
level8-page-where = Раунд { $round } · { $turn }
level8-page-turn-mine = ваш ход
level8-page-turn-of = ходит { $name }
level8-page-turn-dealing = идёт раздача
level8-page-turn-over = партия окончена

# Seats.
level8-page-players = Игроки
level8-page-level = Уровень { $level }
level8-page-level-short = Ур. { $level }
level8-page-level-laid = Уровень { $level } · выложен
level8-page-level-through = Все уровни пройдены
level8-page-in-hand = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
  }
level8-page-skipped = пропуск хода
level8-page-kept-mark = оставляет { $count }
level8-page-won-mark = победа
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
    [low] Добавить карту «{ $card }» в начало: { $meld } ({ $name })
    [high] Добавить карту «{ $card }» в конец: { $meld } ({ $name })
   *[none] Добавить карту «{ $card }» сюда: { $meld } ({ $name })
  }
level8-page-add-short = { $end ->
    [low] Добавить в начало: { $meld } ({ $name })
    [high] Добавить в конец: { $meld } ({ $name })
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
level8-page-went-out = Все карты сброшены
level8-page-laid-it = Уровень выложен
level8-page-stays = Уровень не выложен
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
    [one] Для уровня { $level } вам не хватает { $count } карты.
   *[other] Для уровня { $level } вам не хватает { $count } карт.
  }
level8-page-ask-lay = Можно выложить уровень { $level }
level8-page-lay-wins = Это принесёт вам победу.
level8-page-lay = Выложить уровень
level8-page-another = Иначе
level8-page-another-of = { $number }/{ $count }
level8-page-would-lie = { $meld }: предложение
level8-page-arrange = Составить
level8-page-ask-arrange = Составьте уровень { $level }
level8-page-arrange-how = Выберите из руки карты для каждой комбинации.
level8-page-group = { $part }, карт: { $count } из { $size }
level8-page-reading = Что заменяет джокер
level8-page-reading-of = { $kind ->
    [run] от { $from } до { $to }
    [set] { $value }
   *[color] { $color ->
        [R] красный цвет
        [Y] жёлтый цвет
        [G] зелёный цвет
        [B] синий цвет
        [P] фиолетовый цвет
       *[K] чёрный цвет
      }
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
   *[number] Ваша { level8-color } { $value }
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
level8-page-wait-act = { $name } продолжает ход: карта взята, можно выкладывать и добавлять, а потом нужно сбросить карту.
level8-page-wait-pass = { $name } пропускает ход.
level8-page-wait-keep = { $name } выбирает, что оставить на следующий раунд.
level8-page-wait-deal = Идёт раздача
level8-page-wait-shuffle = Тасуется новая колода
level8-page-watching = Вы смотрите партию.
level8-page-clock = на время
level8-page-ask-return = Вы отошли
level8-page-return-how = Возможно, за вас играет бот. Вернуться на своё место можно в любой момент.
level8-page-return = Вернуться в игру

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
level8-page-ahead = { $count ->
    [one] Отрыв: { $count } уровень.
    [few] Отрыв: { $count } уровня.
   *[many] Отрыв: { $count } уровней.
  }
level8-page-behind = { $count ->
    [one] Вам не хватило { $count } уровня.
   *[other] Вам не хватило { $count } уровней.
  }
level8-page-sum-levels = { $count ->
    [one] уровень пройден
    [few] уровня пройдено
   *[many] уровней пройдено
  }
level8-page-sum-rounds = { $count ->
    [one] раунд
    [few] раунда
   *[many] раундов
  }
level8-page-given-up = Партия прервана
level8-page-given-up-how = Она закончилась раньше, чем кто-либо прошёл все уровни.
level8-page-practice = Тренировочная партия: она не засчитывается.

# The rules page of Level 8.

rules-level8-title = Как играть в Level 8
rules-level8-lead = Ваш уровень требует определённых комбинаций: соберите их, выложите и избавьтесь от остальных карт. В каждом раунде можно подняться выше, и побеждает тот, кто первым пройдёт уровень 8.

# At a glance.
rules-level8-glance-turn = Ход
rules-level8-glance-turn-text = Возьмите карту из колоды или из любого сброса. Выложите уровень, если можете, а в конце сбросьте карту.
rules-level8-glance-level = Ваш уровень
rules-level8-glance-level-text = Он требует рядов, наборов или карт одного цвета. Выкладывайте его целиком: здесь это два ряда из 3.
rules-level8-glance-win = Как победить
rules-level8-glance-win-text = Сбросьте последнюю карту и поднимитесь на два уровня; остальные, кто выложил уровень, поднимаются на один. Побеждает тот, кто первым пройдёт уровень 8.
rules-level8-glance-half = Половина уровня
rules-level8-glance-half-text = Если уровень требует двух рядов, одного мало.
rules-level8-glance-add = Добавить карту
rules-level8-glance-add-text = Когда ваш уровень лежит на столе, добавляйте карты к любой комбинации, своей или чужой.
rules-level8-glance-beyond = Дальше 15
rules-level8-glance-beyond-text = Ряд кончается на 15. Дальше не идёт ничего, даже 1.
rules-level8-glance-jokers = Джокер: заменяет любую карту с числом
rules-level8-glance-skips = Пропуск хода: кто-то пропускает ход

# What there is.
rules-level8-cards = Что в коробке
rule-L8-1 = В игре 101 карта: числа от 1 до 15 шести цветов, по одной карте каждого числа и цвета, 7 джокеров и 4 пропуска хода. У каждого цвета своя фигура.
rules-level8-example-cards = Шесть цветов со своими фигурами, джокер и пропуск хода.
rule-L8-2 = У карты уровней две стороны: с одной звездой и с двумя, потруднее. Вы вместе выбираете сторону, и все начинают с уровня 1.
rule-L8-2-ruling = В одной партии все играют на одной и той же стороне.

# Setting up.
rules-level8-setup = Подготовка раунда
rule-L8-3 = Сдающий тасует все карты и раздаёт каждому по десять. Остальное — колода. Сдающий открывает её верхнюю карту: с неё начинается его собственный сброс. Сброс есть у каждого; у остальных он вначале пуст.
rule-L8-3-ruling = Можно выбрать, кто сдаёт первым; иначе решает случай. Если открылся джокер или пропуск хода, он просто лежит там.
rule-L8-4 = Начинает игрок слева от сдающего. Ходят по часовой стрелке.

# The levels.
rules-level8-levels = Уровни
rules-level8-levels-lead = Уровень требует рядов, наборов (пара, тройка и больше) или карт одного цвета.
rules-level8-example-run = Ряд из 4: значения идут подряд.
rules-level8-example-set = Тройка, то есть набор из 3: карты одного значения.
rules-level8-example-color = 4 карты одного цвета: значения любые.
rule-L8-4a = Одна звезда: уровни, как их напечатали в 2016 году.
rule-L8-4b = Две звезды: это наши уровни.
rule-L8-4b-ruling = Печатного списка мы раздобыть не смогли, поэтому составили свой. Он не от издателя.
rule-L8-4c = Можно принести свои уровни: любые восемь в этих пределах. Список, который их нарушает, отклоняется, и сообщение говорит почему. Со своими уровнями звёзды решают только, действует ли L8-24.
rules-level8-level = Уровень
rules-level8-needs = Что нужно
rules-level8-count = Карты
rules-level8-what = Что
rules-level8-limits = Пределы
rules-level8-limit-combinations = Комбинаций в уровне
rules-level8-limit-run = Карт в ряду
rules-level8-limit-set = Карт в наборе
rules-level8-limit-color = Карт одного цвета
rules-level8-limit-cards = Карт в уровне
rules-level8-limit-most = Не больше { $most }
rules-level8-limit-range = От { $least } до { $most }

# A turn.
rules-level8-turn = Ход: взять, выложить, сбросить
rule-L8-5 = Сначала возьмите одну карту: верхнюю из колоды или верхнюю из любого сброса, даже своего.
rule-L8-6 = Затем можно выложить уровень, на котором вы стоите: все его комбинации сразу, лицом вверх, и в каждой ровно столько карт, сколько требуется. Нельзя выложить только часть уровня или больше, чем он требует.
rules-level8-example-hand = Вы на уровне 1, который требует двух рядов из 3. Карта взята, и у вас в руке эти карты.
rules-level8-example-lay = Так выложить можно. Джокер здесь заменяет 4.
rules-level8-example-part = Так нельзя: это лишь часть уровня.
rules-level8-example-more = И так нельзя: в первом ряду четыре карты, а уровень требует трёх.
rule-L8-7 = Когда ваш уровень лежит на столе, вы можете добавлять карты из руки к любой комбинации, своей или чужой, в этот ход и во все следующие. Ряд растёт с любого конца, самое большее от 1 до 15. К набору добавляют карты его значения, а к группе одного цвета — карты её цвета.
rules-level8-example-add = Вот что выложили Бен и Клео. Любая 3 подходит перед рядом Бена, а любая 7 — после него; 7 подходит и к семёркам Клео. Ни одна 5 не подходит: 5 здесь — джокер Бена.
rule-L8-8 = В конце положите одну карту на свой сброс: любую, даже джокера или пропуск хода. Или вместо этого положите пропуск хода перед другим игроком (L8-16).
rule-L8-9 = Выкладывая или добавляя карты, нужно оставить хотя бы одну, чтобы её сбросить. Только для уровня 8 она не нужна: кто его выложил, сразу побеждает.
rule-L8-9-ruling = В печатных правилах этого нет, но каждый ход заканчивается сбросом.

# Combinations.
rules-level8-combinations = Комбинации
rule-L8-10 = В ряду значения идут подряд. Цвета не важны. После 15 не идёт ничего, даже 1.
rule-L8-11 = В наборе карты одного значения; две карты — пара, три — тройка. Два набора одного уровня могут быть с одинаковым значением.
rule-L8-12 = В группе одного цвета значения могут быть любыми.
rules-level8-example-right-run = Ряд из 3, до самого последнего значения.
rules-level8-example-wrong-run = Не ряд: после 15 ничего не идёт.
rules-level8-example-right-set = Две пары с одинаковым значением.
rules-level8-example-wrong-set = Не пара: значения разные.
rules-level8-example-right-color = Четыре фиолетовые карты.
rules-level8-example-wrong-color = Не один цвет: последняя карта синяя.
rule-L8-13 = Джокер заменяет любую карту с числом, но никогда не пропуск хода. Джокеров можно использовать несколько. Выкладывая джокера, вы говорите, что он значит: место в ряду, значение набора, цвет группы. Это уже не меняется, и обменять его никто не может.
rule-L8-13-ruling = Комбинация может состоять из одних джокеров. Вы говорите, что она значит, как и с любой другой.
rules-level8-example-joker-ends = Джокеры с обоих концов: ряд от 4 до 6. Тогда подходят 3 и 7.
rules-level8-example-joker-high = Выложено как ряд от 5 до 7. Тогда подходят 4 и 8.
rules-level8-example-joker-alone = Два джокера: пара девяток, если вы так скажете.
rules-level8-example-joker-color = Четыре синие карты.
rule-L8-14 = Пропуск хода никогда не входит в комбинацию.
rule-L8-14-ruling = У него нет ни значения, ни цвета.

# Pile and skips.
rules-level8-skips = Колода и пропуски хода
rule-L8-15 = Когда взята последняя карта колоды, сразу собирают новую. Для неё тасуют все сбросы, кроме верхней карты каждого.
rule-L8-16 = Вместо сброса можно положить пропуск хода из руки перед другим игроком, перед которым его ещё нет. Свой следующий ход этот игрок пропускает: он только кладёт пропуск хода под колоду лицом вверх. Если вас двое, следующий ход снова ваш.
rules-level8-example-skip = Анна положила пропуск хода перед Клео. Бен теперь не может выбрать Клео. Когда Клео пропустит ход, пропуск хода будет лежать под колодой, и перед ней снова можно будет положить пропуск хода.
rule-L8-17 = Когда наверху колоды оказывается пропуск хода, лежащий лицом вверх, закрытых карт больше нет. Собирают новую колоду, как в L8-15, и замешивают в неё пропуски хода из старой.
rule-L8-18 = Пропуск хода, если это ваша последняя карта, заканчивает раунд, как любой сброс. Он идёт на ваш собственный сброс и никого не останавливает.

# The end.
rules-level8-end = Конец раунда и конец партии
rule-L8-19 = Раунд сразу заканчивается, когда вы кладёте последнюю карту из руки на свой сброс.
rule-L8-20 = Кто закончил раунд, поднимается на два уровня. Все остальные, кто выложил уровень в этом раунде, поднимаются на один. Прочие остаются на месте.
rules-level8-player = Игрок
rules-level8-before = Уровень в этом раунде
rules-level8-laid = Выкладывает уровень?
rules-level8-ended = Заканчивает раунд?
rules-level8-after = Уровень в следующем раунде
rule-L8-21 = Кто выкладывает уровень 8, сразу побеждает, сколько бы карт ни осталось в руке.
rule-L8-21-ruling = Этот раунд не закончен, поэтому больше никто не поднимается.
rule-L8-22 = Вы побеждаете и тогда, когда стоите на уровне 7, выложили его и заканчиваете раунд.
rule-L8-22-ruling = Этот раунд закончен, поэтому остальные, кто выложил уровень, всё же поднимаются на один — для итоговой таблицы.
rule-L8-23 = Если никто не победил, следующий раунд сдаёт сосед слева от сдающего, из всех 101 карты.

# The harder side.
rules-level8-harder = Трудная сторона
rule-L8-24 = С двумя звёздами: если в конце раунда вы на уровне 5, 6, 7 или 8 и не выложили его, можно оставить до четырёх карт из руки. Тогда вам сдают лишь столько, чтобы стало десять.
rule-L8-24-ruling = Выбирают до новой раздачи, по очереди, начиная слева от нового сдающего. Другие видят только, сколько карт вы оставляете. Оставлять можно и джокеров, и пропуски хода. После последнего раунда ничего не оставляют.
rules-level8-example-keep = Бен на уровне 6 оставляет эти четыре карты, и ему сдают шесть.

# What may be known.
rules-level8-known = Что можно знать
rules-level8-known-all = Все видят сбросы, комбинации и лежащие перед игроками пропуски хода и знают, сколько карт в каждой руке и в колоде.
rules-level8-known-hands = Если карту взяли из сброса, все знают, что она в этой руке, пока она её не покинет. Карту из колоды знает только тот, кто её взял. Когда раунд заканчивается, всё это забывается, кроме карт, которые вы оставляете сами.

# A first game.
level8-lesson-aim = Восемь уровней
level8-lesson-aim-text = Все проходят восемь уровней, и у каждого свои комбинации. Вы начинаете с уровня 1: два ряда по три карты.
level8-lesson-draw = Сначала взять карту
level8-lesson-draw-text = Каждый ход начинается с карты из колоды или сверху любого сброса. { $two }: в сбросе открыта 6, она дополнит ваши 4 и 5.
level8-lesson-lay = Выложите уровень
level8-lesson-lay-text = Теперь у вас есть оба ряда, и они выкладываются сразу. Джокер заменяет недостающую 11.
level8-lesson-add = Добавьте карту
level8-lesson-add-text = Когда ваш уровень на столе, к нему можно добавлять карты. 7 продолжит ряд от 4 до 6: выберите её, потом её место.
level8-lesson-discard = В конце сбросить
level8-lesson-discard-text = Каждый ход заканчивается картой в вашем собственном сбросе. Единица вам не нужна: сбросьте её.
level8-lesson-pile = Снова ваш ход
level8-lesson-pile-text = { $two } тоже выкладывает уровень. Сбросы вам сейчас не помогут: возьмите карту из колоды.
level8-lesson-others = Чужие ряды
level8-lesson-others-text = Добавлять можно и к чужим комбинациям. { $two }: второй ряд кончается на 14, туда подойдёт ваша красная 15.
level8-lesson-skip = Пропуск хода
level8-lesson-skip-text = Вместо сброса можно положить пропуск хода перед другим игроком. Тогда { $one } теряет ход.
level8-lesson-skipped = Ход пропущен
level8-lesson-skipped-text = { $one } пропускает ход, { $two } играет. Возьмите карту: потом останется избавиться всего от трёх.
level8-lesson-more = Избавьтесь от карт
level8-lesson-more-text = До сброса можно добавить сколько угодно карт. 8 продолжит ваш ряд, который кончается на 7.
level8-lesson-last = И ещё одна
level8-lesson-last-text = Взятая 13 продолжит другой ряд. Одна карта должна остаться для сброса.
level8-lesson-out = Рука пуста!
level8-lesson-out-text = Положите последнюю карту в свой сброс: раунд сразу закончится.
level8-lesson-round = Следующий раунд
level8-lesson-round-text = Вы поднялись на два уровня, { $two } — на один. Побеждает тот, кто первым выполнит уровень 8.
level8-lesson-add-deed = Добавьте её к своему ряду
