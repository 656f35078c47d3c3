# What the command line prints.

show-players = Играют: { $names }
show-name = { $name } ({ $seat })
show-unfinished = Запись здесь обрывается; партия не окончена.

sim-heading = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
  }, { $title }
sim-bots = Боты
sim-seed = Зерно
sim-win-rate = Побед
sim-rate = { $rate } %  (95-процентный интервал от { $low } до { $high } %; { $wins } из { $games })
sim-mean-score = Средний счёт
sim-mean-cells = Заполнено ячеек в среднем
sim-mean = { $mean }  (95-процентный интервал от { $low } до { $high })
sim-length = Действий за партию
sim-length-figures = { $mean } в среднем, от { $least } до { $most }
sim-by-seat = По местам
sim-seat = Место { $seat }
sim-ends = Чем кончается
sim-causes = Причины поражений
sim-share = { $share } %  ({ $count })
sim-cut-off = Прервано
sim-speed = Скорость
sim-speed-figures = действий: { $actions } за { $seconds } с

arena-grid = По игрокам и паузам
arena-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
  }
arena-pauses = { $count ->
    [0] без пауз
    [one] { $count } пауза
    [few] { $count } паузы
   *[many] { $count } пауз
  }
arena-field = Стол
arena-wins = Победы
arena-interval = 95 %-й интервал
arena-par = Равная доля
arena-score = Средний счёт
arena-blocks = Блоки
arena-games = Партии
arena-proven = Доказано
arena-open = пока нет
arena-more = больше
arena-less = меньше
arena-ceiling = открытые карты
arena-ceiling-figures = С открытыми картами можно выиграть { $rate } из { $deals } раздач ({ $interval }); проиграны: { $lost }, неизвестно: { $unknown }.
arena-ratings = Рейтинг
arena-decisions = Время на решение
arena-bot = Бот
arena-median = Медиана
arena-p99 = 99-й процентиль
arena-max = Максимум
arena-count = Решения
arena-end = Зерно { $seed }, партий: { $games } за { $seconds } с

verify-good = { $count ->
    [one] { $count } запись в порядке.
    [few] { $count } записи в порядке.
   *[many] { $count } записей в порядке.
  }
verify-bad = Записей с ошибками: { $bad } из { $count }.
verify-none = Читать нечего: нет ни одной записи.

analyze-won = Партия выиграна.
analyze-winnable = С открытыми картами партию ещё можно выиграть.
analyze-last-chance = С открытыми картами партию можно было выиграть до хода { $number }, а после него уже нет:
analyze-last-known = С открытыми картами найден выигрыш из позиции перед ходом { $number }; { $count ->
    [one] о { $count } более поздней позиции неизвестно, можно ли было её выиграть
    [few] о { $count } более поздних позициях неизвестно, можно ли было их выиграть
   *[other] о { $count } более поздних позициях неизвестно, можно ли было их выиграть
  }:
analyze-never = Этот расклад нельзя было выиграть даже с открытыми картами.
analyze-not-found = Выигрыш не найден даже с открытыми картами; что его нет, не доказано.
analyze-line = Так можно было выиграть:
analyze-differences = { $count ->
    [0] { $bot } принял бы все решения ({ $decisions }) так же.
   *[other] { $bot } решил бы иначе { $count } из { $decisions } раз:
  }
analyze-difference = { $name }: { $played } ({ $bot }: { $preferred })
analyze-estimate = – шанс { $preferred } %
analyze-estimates = – шанс { $preferred } % вместо { $played } %
analyze-team = Вместе

serve-open = Sobremesa открыта по адресу { $link }
serve-lan = Телефоны в этой сети найдут её по адресу { $link }
serve-no-network = У этого компьютера нет адреса в сети, поэтому телефоны его не найдут.

admin-no-reports = Открытых жалоб нет.
admin-report = Жалоба { $report }, { $at }, от кого: { $by }
admin-report-about = на кого: { $about }
admin-report-table = за столом { $table }
admin-person = { $name } (участник { $person })
admin-person-gone = удалённый участник ({ $person })
admin-resolved = Жалоба { $report } закрыта.
admin-banned = Участник { $person } заблокирован.
admin-unbanned = Участник { $person } снова может заходить.
admin-purged = { $count ->
    [0] Достаточно старых столов для удаления нет.
    [one] Удалён { $count } стол.
    [few] Удалено { $count } стола.
   *[many] Удалено { $count } столов.
  }
