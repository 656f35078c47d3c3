# What the command line prints.

show-players = Players: { $names }
show-name = { $name } ({ $seat })
show-unfinished = The record ends here; the game is not over.

sim-heading = { $games ->
    [one] one game
   *[other] { $games } games
  }, { $title }
sim-bots = Bots
sim-seed = Seed
sim-win-rate = Games won
sim-rate = { $rate } %  (95 % interval { $low } to { $high } %; { $wins } of { $games })
sim-mean-score = Mean score
sim-mean-cells = Mean of cells filled
sim-mean = { $mean }  (95 % interval { $low } to { $high })
sim-length = Actions a game
sim-length-figures = { $mean } on average, { $least } to { $most }
sim-by-seat = By seat
sim-seat = Seat { $seat }
sim-ends = Endings
sim-causes = Causes of loss
sim-share = { $share } %  ({ $count })
sim-cut-off = Cut off
sim-speed = Speed
sim-speed-figures = { $actions } actions in { $seconds } s

arena-grid = By players and pauses
arena-players = { $count ->
    [one] 1 player
   *[other] { $count } players
  }
arena-pauses = { $count ->
    [0] no pauses
    [one] 1 pause
   *[other] { $count } pauses
  }
arena-field = Field
arena-wins = Wins
arena-interval = 95 % interval
arena-par = Par
arena-score = Mean score
arena-blocks = Blocks
arena-games = Games
arena-proven = Proven
arena-open = not yet
arena-more = more
arena-less = less
arena-ceiling = open cards
arena-ceiling-figures = With open cards { $rate } of { $deals } deals can be won ({ $interval }); { $lost } are lost, { $unknown } not known.
arena-ratings = Ratings
arena-decisions = Decision times
arena-bot = Bot
arena-median = Median
arena-p99 = 99th percentile
arena-max = Maximum
arena-count = Decisions
arena-end = Seed { $seed }, { $games } games in { $seconds } s

verify-good = { $count ->
    [one] 1 record is good.
   *[other] { $count } records are good.
  }
verify-bad = { $bad } of { $count } records are bad.
verify-none = There was no record to read.

analyze-won = The game was won.
analyze-winnable = With open cards the game can still be won.
analyze-last-chance = With open cards the game could be won before move { $number }, and not after it:
analyze-last-known = With open cards a win was found from before move { $number }; { $count ->
    [one] of one later position it is not known whether it could be won
   *[other] of { $count } later positions it is not known whether they could be won
  }:
analyze-never = This deal could not be won, not even with open cards.
analyze-not-found = No way to win was found, not even with open cards; that there is none is not proved.
analyze-line = This would have won:
analyze-differences = { $count ->
    [0] { $bot } would have made all { $decisions } decisions in the same way.
   *[other] { $bot } would have made { $count } of { $decisions } decisions otherwise:
  }
analyze-difference = { $name }: { $played } ({ $bot }: { $preferred })
analyze-estimate = – { $preferred }% to win
analyze-estimates = – { $preferred }% to win instead of { $played }%
analyze-team = All together

serve-open = Sobremesa is open at { $link }
serve-lan = Phones on this network find it at { $link }
serve-no-network = This machine has no address on a network, so phones cannot find it.

admin-no-reports = There is no open report.
admin-report = Report { $report }, { $at }, by { $by }
admin-report-about = about { $about }
admin-report-table = at table { $table }
admin-person = { $name } (person { $person })
admin-person-gone = somebody who is gone (person { $person })
admin-resolved = Report { $report } is dealt with.
admin-banned = Person { $person } is banned.
admin-unbanned = Person { $person } may come again.
admin-purged = { $count ->
    [0] No table was old enough to delete.
    [one] One table is deleted.
   *[other] { $count } tables are deleted.
  }
